/*
 * transit.c - the Movement & Battle Step from player to player, the stages of one player in it, and
 * Transit along his chain (4.3.1, 4.3.2). Movement itself is in movement.c and party.c, Battles are
 * in battle.c.
 */
#include "games/conquest/rules.h"

/* f: pc the place in the order of the player whose turn it is. */
RUN(movement)
{
    struct conq_state *s = st;
    int movers = conq_is_solo(s) ? 1 : s->sides;
    if (f->pc == movers) {
        s->active = VK_NONE;
        vk_pop(&s->h);
        return;
    }
    int side = conq_is_solo(s) ? 0 : s->order[f->pc];
    f->pc++;
    s->active = (uint8_t)side;
    vk_push(&s->h, P_stage, side);
}

/* One player: Transit, Movement, Battles. */
RUN(stage)
{
    struct conq_state *s = st;
    int side = f->seat;
    switch (f->pc++) {
    case 0: vk_push(&s->h, P_transit_action, side); return;
    case 1:
        conq_begin_movement(s, side);
        vk_push(&s->h, P_move_action, side);
        return;
    case 2:
        conq_end_movement(s, side);
        vk_push(&s->h, P_battles, side);
        return;
    default: conq_wipe_marks(s, side); vk_pop(&s->h);
    }
}

/* ---- how many may go ------------------------------------------------------------------------ */

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* How many passengers more the canoes of a stack at sea could carry: Colonies, and all. */
struct room {
    int colonies, all;
};

static struct room room_in(struct conq_stack k)
{
    int transports = k.n[TC] + k.n[TCU];
    return (struct room){ .colonies = transports - k.n[COL],
                          .all = transports + k.n[WC] - k.n[COL] - k.n[WB] };
}

/* Pieces of a kind that can leave a hex, or come into it, without breaking invariant 1 there. */
static int can_leave(const struct conq_state *s, int side, int hex, int kind)
{
    if (!hs_has(s->ocean, hex))
        return CONQ_PIECES;
    struct room room = room_in(conq_stack_at(s, side, hex));
    switch (kind) {
    case WC: return room.all;
    case TC: return least(room.colonies, room.all);
    default: return CONQ_PIECES;
    }
}

static int can_come(const struct conq_state *s, int side, int hex, int kind)
{
    if (!hs_has(s->ocean, hex))
        return CONQ_PIECES;
    struct room room = room_in(conq_stack_at(s, side, hex));
    switch (kind) {
    case WB: return room.all;
    case COL: return least(room.colonies, room.all);
    default: return CONQ_PIECES;
    }
}

/* Pieces of that kind here that have not used Transit yet. */
static int fresh_pieces(const struct conq_state *s, int side, int hex, int kind)
{
    const struct conq_piece *list = s->piece[side];
    int n = 0;
    for (int i = conq_first(s, side, hex); i < s->n_pieces[side] && list[i].at == hex; i++)
        n += list[i].kind == kind && !(list[i].marks & PIECE_SPENT);
    return n;
}

/* The chain as Transit can use it: what a Typhoon closes belongs to no component. */
static struct hexset open_chain(const struct conq_state *s, int side)
{
    struct hexset chain = s->chain[side];
    if (s->mark_hex[M_TYPHOON] != VK_NONE)
        hs_del(&chain, s->mark_hex[M_TYPHOON]);
    return chain;
}

/* ---- transit_action -------------------------------------------------------------------------- */

/* The hexes of a component where a piece of that kind can come: at sea only with room. */
static struct hexset takers(const struct conq_state *s, int side, struct hexset component, int kind)
{
    struct hexset out = { { 0, 0 } };
    while (hs_any(component)) {
        int hex = hs_next(&component);
        if (can_come(s, side, hex, kind) > 0)
            hs_add(&out, hex);
    }
    return out;
}

/* What one component has to offer: for every hex the kinds that have somewhere to go. */
static void add_lifts(const struct conq_state *s, int side, struct hexset component,
                      struct vk_actions *out)
{
    struct hexset goals[N_MAP_KINDS];
    for (int kind = 0; kind < N_MAP_KINDS; kind++)
        goals[kind] = component;
    goals[WB] = takers(s, side, component, WB);
    goals[COL] = takers(s, side, component, COL);
    goals[TCU] = (struct hexset){ { 0, 0 } }; /* a chain canoe stays */
    while (hs_any(component)) {
        int hex = hs_next(&component);
        for (int kind = 0; kind < N_MAP_KINDS; kind++)
            if (hs_any(hs_minus(goals[kind], hs_one(hex))) && fresh_pieces(s, side, hex, kind) &&
                can_leave(s, side, hex, kind) > 0)
                vk_add(out, vk_act(V_lift, (unsigned)hex, (unsigned)kind, 0));
    }
}

LEGAL(transit_action)
{
    const struct conq_state *s = st;
    struct hexset chain = open_chain(s, seat), left = chain;
    while (hs_any(left)) {
        struct hexset first = left;
        struct hexset component = conq_flood(hs_one(hs_next(&first)), left);
        left = hs_minus(left, component);
        if (hs_count(component) > 1)
            add_lifts(s, seat, component, out);
    }
    vk_add(out, vk_act(V_end_transit, 0, 0, 0));
    vk_mark_usual(out);
    conq_side_legal(s, P_transit_action, seat, out);
}

APPLY(transit_action)
{
    struct conq_state *s = st;
    if (conq_side_apply(s, P_transit_action, seat, a, ev))
        return;
    if (vk_verb_of(a) == V_end_transit) {
        vk_pop(&s->h);
        return;
    }
    struct vk_frame *to = vk_push(&s->h, P_transit_to, seat);
    to->v[MOVE_FROM] = (int16_t)vk_arg(a, 0);
    to->v[MOVE_KIND] = (int16_t)vk_arg(a, 1);
}

SEEN(transit_action)
{
    return vk_verb_of(a) == V_lift ? conq_seen_by_owner(st, seat) : VK_EVERYBODY;
}

/* ---- transit_to ------------------------------------------------------------------------------ */

LEGAL(transit_to)
{
    const struct conq_state *s = st;
    int from = f->v[MOVE_FROM], kind = f->v[MOVE_KIND];
    struct hexset goals = conq_flood(hs_one(from), open_chain(s, seat));
    int most = least(fresh_pieces(s, seat, from, kind), can_leave(s, seat, from, kind));
    hs_del(&goals, from);
    while (hs_any(goals)) {
        int to = hs_next(&goals), n = least(most, can_come(s, seat, to, kind));
        for (int k = 1; k <= n; k++)
            vk_add(out, vk_act(V_send, (unsigned)to, (unsigned)k, 0));
    }
}

APPLY(transit_to)
{
    struct conq_state *s = st;
    struct conq_piece *list = s->piece[seat];
    int from = f->v[MOVE_FROM], kind = f->v[MOVE_KIND], to = (int)vk_arg(a, 0),
        n = (int)vk_arg(a, 1);
    vk_pop(&s->h);
    conq_forget(s, seat, from); /* so that those that go are forgotten too */
    for (int k = 0; k < n; k++) {
        int i = conq_first(s, seat, from);
        while (list[i].kind != kind || list[i].marks & PIECE_SPENT)
            i++;
        list[i].marks |= PIECE_SPENT;
        conq_move(s, seat, i, to);
    }
    VK_EMIT_TO(ev, conq_seen_by_owner(s, seat), 1u << 3, E_transit, seat, from, to, n, kind);
}

SEEN(transit_to)
{
    return conq_seen_by_owner(st, seat);
}
