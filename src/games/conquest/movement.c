/*
 * movement.c - the Movement stage of one player (4.3.3) but for parties, which are in party.c:
 * movement points, chain canoes turned up and down, Rumors that jump, and the crossing between
 * Aotearoa and the South Island (7.3).
 */
#include "games/conquest/rules.h"
#include <string.h>

enum { POINTS = 2, POINTS_BECALMED = 1 };
enum { TURNED_DOWN, TURNED_UP }; /* the sets in `flipped` */

int conq_movement_points(const struct conq_state *s, int side)
{
    if (s->becalmed)
        return POINTS_BECALMED;
    return POINTS + conq_card_up(s, side, C_DOUBLE_HULLS) + (s->winds >> side & 1) +
           (s->poi >> side & 1);
}

void conq_begin_movement(struct conq_state *s, int side)
{
    int points = conq_movement_points(s, side);
    for (int i = 0; i < s->n_pieces[side]; i++) {
        struct conq_piece *p = &s->piece[side][i];
        p->marks = (uint8_t)(p->kind == WB || p->kind == COL ? 0 : points);
    }
    conq_sort_pieces(s, side);
}

void conq_end_movement(struct conq_state *s, int side)
{
    for (int i = 0; i < s->n_pieces[side]; i++)
        s->piece[side][i].marks &= PIECE_CARGO; /* Battles ask who is aboard */
    memset(s->flipped, 0, sizeof s->flipped);
    conq_sort_pieces(s, side);
}

static struct conq_places places_of(const struct conq_state *s, int side)
{
    struct conq_places out = { 0 };
    for (int i = 0; i < s->n_pieces[side]; i++) {
        struct conq_piece p = s->piece[side][i];
        if (p.marks & PIECE_SPENT) /* which canoes never are after Transit */
            hs_add(&out.spent[p.kind == RUM], p.at);
        else
            hs_add(&out.fresh[p.kind], p.at);
        if (p.marks & PIECE_MP)
            hs_add(&out.sailing[p.kind == WC], p.at);
        if ((p.kind == WB || p.kind == COL) && !(p.marks & PIECE_CROSSED))
            hs_add(&out.ashore[p.kind == COL], p.at);
    }
    return out;
}

/* ---- the lists --------------------------------------------------------------------------------- */

/* In every hex once up and once down, never among enemies. */
static struct hexset flips(const struct conq_state *s, int side, const struct conq_places *own)
{
    if (conq_is_solo(s)) /* 7.7: nothing lies face down */
        return (struct hexset){ { 0, 0 } };
    struct hexset down = hs_minus(s->chain[side], s->flipped[TURNED_DOWN]);
    struct hexset up = hs_minus(own->fresh[TC], s->chain[side]);
    up = hs_minus(up, s->flipped[TURNED_UP]);
    return hs_minus(hs_or(down, up), conq_enemy_hexes(s, side));
}

/* Where a Rumor can jump to. */
static struct hexset jump_goals(const struct conq_state *s, int side)
{
    struct hexset barred = hs_or(conq_enemy_hexes(s, side), conq_closed(s, side));
    return hs_minus(conq_known(s), barred);
}

static void add_jumps(const struct conq_state *s, int side, const struct conq_places *own,
                      struct vk_actions *out)
{
    struct hexset rumors = own->fresh[RUM];
    if (!hs_any(rumors))
        return;
    struct hexset goals = jump_goals(s, side);
    while (hs_any(rumors)) {
        int hex = hs_next(&rumors);
        if (hex != s->mark_hex[M_TYPHOON] && hs_any(hs_minus(goals, hs_one(hex))))
            vk_add(out, vk_act(V_jump, (unsigned)hex, 0, 0));
    }
}

/* The hex where a tile lies face up, or VK_NONE. */
static int hex_of(const struct conq_state *s, enum tile tile)
{
    const uint8_t *at = memchr(s->tile, (int)tile, sizeof s->tile);
    int hex = at ? (int)(at - s->tile) : VK_NONE;
    return hex != VK_NONE && hs_has(s->face_down, hex) ? VK_NONE : hex;
}

/* The tile on the other side of the strait between the two islands of 7.3, or VK_NONE. */
static int other_shore(const struct conq_state *s, int hex)
{
    int north = hex_of(s, T_aotearoa), south = hex_of(s, T_te_waka_maui);
    if (north == VK_NONE || south == VK_NONE)
        return VK_NONE;
    return hex == north ? south : hex == south ? north : VK_NONE;
}

static void add_crossings(const struct conq_state *s, int side, const struct conq_places *own,
                          struct vk_actions *out)
{
    int south = conq_option(s, O_SOUTH_ISLAND) ? hex_of(s, T_te_waka_maui) : VK_NONE;
    int north = south == VK_NONE ? VK_NONE : other_shore(s, south);
    if (north == VK_NONE)
        return;
    struct hexset barred = hs_or(conq_enemy_hexes(s, side), conq_closed(s, side));
    struct hexset shores = { { 0, 0 } };
    if (!hs_has(barred, south))
        hs_add(&shores, north);
    if (!hs_has(barred, north))
        hs_add(&shores, south);
    for (int kind = WB; kind <= COL; kind++) {
        struct hexset left = hs_and(shores, own->ashore[kind == COL]);
        conq_add_hexes(out, vk_act(V_cross, (unsigned)kind, 0, 0), 1, left);
    }
}

LEGAL(move_action)
{
    const struct conq_state *s = st;
    struct conq_places own = places_of(s, seat);
    conq_add_departs(s, seat, &own, out);
    conq_add_hexes(out, V_flip, 0, flips(s, seat, &own));
    add_jumps(s, seat, &own, out);
    add_crossings(s, seat, &own, out);
    vk_add(out, vk_act(V_end_movement, 0, 0, 0));
    vk_mark_usual(out);
    conq_side_legal(s, P_move_action, seat, out);
}

/* ---- carried out ------------------------------------------------------------------------------- */

/* Do some know more of one piece here than of another? Then it matters which one is turned up. */
static bool is_partly_known(const struct conq_state *s, int side, int hex)
{
    const struct conq_piece *list = s->piece[side];
    int i = conq_first(s, side, hex), mask = list[i].mask;
    while (i < s->n_pieces[side] && list[i].at == hex && list[i].mask == mask)
        i++;
    return i < s->n_pieces[side] && list[i].at == hex;
}

static void flip(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    if (hs_has(s->chain[side], hex)) {
        conq_turn_down(s, side, hex);
        hs_add(&s->flipped[TURNED_DOWN], hex);
        VK_EMIT(ev, E_chain_down, side, hex);
    } else {
        if (is_partly_known(s, side, hex))
            vk_reveal(&s->h);
        conq_turn_up(s, side, hex);
        hs_add(&s->flipped[TURNED_UP], hex);
        VK_EMIT(ev, E_chain_up, side, hex);
    }
}

/* The Rumor that has not jumped yet. What was known of the stack is forgotten. */
static void jump(struct conq_state *s, int side, int from, int to)
{
    struct conq_piece *list = s->piece[side];
    conq_forget(s, side, from);
    int i = conq_first(s, side, from);
    while (list[i].kind != RUM || list[i].marks & PIECE_SPENT)
        i++;
    list[i].marks |= PIECE_SPENT;
    list[i].mask |= SEEN_BY_ALL;
    conq_move(s, side, i, to);
}

/* Canoes in a hex that have a passenger of this kind aboard; the first of them, or -1, in `canoe`. */
static int aboard(const struct conq_state *s, int side, int hex, int kind, int *canoe)
{
    const struct conq_piece *list = s->piece[side];
    int cargo = kind == WB ? CARGO_WB : CARGO_COL, n = 0;
    *canoe = -1;
    for (int i = conq_first(s, side, hex); i < s->n_pieces[side] && list[i].at == hex; i++) {
        if ((list[i].marks & PIECE_CARGO) >> CARGO_SHIFT != cargo)
            continue;
        if (n++ == 0)
            *canoe = i;
    }
    return n;
}

/*
 * Which of equal passengers crosses: one that was carried and has landed, since no canoe takes it any
 * more; then one that was not carried; at last one that is still aboard, and leaves its canoe.
 */
static int crosser(struct conq_state *s, int side, int kind, int hex)
{
    struct conq_piece *list = s->piece[side];
    int carried = 0, canoe, best[2] = { -1, -1 }; /* not carried, carried */
    for (int i = conq_first(s, side, hex); i < s->n_pieces[side] && list[i].at == hex; i++) {
        bool is_spent = list[i].marks & PIECE_SPENT;
        carried += list[i].kind == kind && is_spent;
        if (list[i].kind == kind && !(list[i].marks & PIECE_CROSSED))
            best[is_spent] = i;
    }
    bool has_landed = carried > aboard(s, side, hex, kind, &canoe);
    if (best[1] >= 0 && has_landed)
        return best[1];
    if (best[0] >= 0)
        return best[0];
    list[canoe].marks = (uint8_t)(list[canoe].marks & ~PIECE_CARGO);
    return best[1];
}

/* Amendment 4: no ride in a canoe, so it may come before or after one; once in a stage. */
static void cross(struct conq_state *s, int side, int kind, int from, struct vk_sink *ev)
{
    int to = other_shore(s, from);
    conq_forget(s, side, from);
    int place = crosser(s, side, kind, from);
    vk_assert(place >= 0);
    s->piece[side][place].marks |= PIECE_CROSSED;
    conq_move(s, side, place, to);
    conq_sort_stack(s, side, conq_first(s, side, from)); /* a canoe may have lost its passenger */
    VK_EMIT_TO(ev, conq_seen_by_owner(s, side), 1u << 2, E_crossed, side, from, to, kind);
}

APPLY(move_action)
{
    struct conq_state *s = st;
    int first = (int)vk_arg(a, 0), second = (int)vk_arg(a, 1);
    if (conq_side_apply(s, P_move_action, seat, a, ev))
        return;
    switch (vk_verb_of(a)) {
    case V_depart: conq_push_party(s, seat, first, second); return;
    case V_flip: flip(s, seat, first, ev); return;
    case V_jump: vk_push(&s->h, P_jump_to, seat)->v[MOVE_FROM] = (int16_t)first; return;
    case V_cross: cross(s, seat, first, second, ev); return;
    default: vk_pop(&s->h); /* end_movement */
    }
}

SEEN(move_action)
{
    switch (vk_verb_of(a)) {
    case V_depart:
    case V_jump:
    case V_cross: return conq_seen_by_owner(st, seat);
    default: return VK_EVERYBODY;
    }
}

LEGAL(jump_to)
{
    const struct conq_state *s = st;
    conq_add_hexes(out, V_to, 0, hs_minus(jump_goals(s, seat), hs_one(f->v[MOVE_FROM])));
}

/* Ruling 45, amendment 3: a jump shows what the piece is, and it stays where it lands. */
APPLY(jump_to)
{
    struct conq_state *s = st;
    int from = f->v[MOVE_FROM], to = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    jump(s, seat, from, to);
    VK_EMIT(ev, E_rumor_jumped, seat, from, to);
}

SEEN(jump_to)
{
    return conq_seen_by_owner(st, seat);
}
