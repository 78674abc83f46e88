/*
 * sides.c - Arts & Culture cards in the hand and on the table, and the side actions of 4.0.3 that
 * come on top of the proper actions of a point: show and use cards, turn tiles up, recall Rumors,
 * play kept events. Cards that answer something (rp_ points) are listed in window.c and
 * battle_cards.c, those of a sealed plan in plan.c; all of them end in conq_show_card, conq_use_card.
 */
#include "games/conquest/rules.h"

enum { ARIKI_BANDS = 2, DEFORESTED_OWNER = 3 /* Villages that he has at least */ };

static bool is_hidden_card(const struct conq_state *s, int side, enum card c)
{
    return s->card_at[c] == side && !(s->card_flags[c] & CARD_UP);
}

static bool is_unused_card(const struct conq_state *s, int side, enum card c)
{
    return s->card_at[c] == side && !(s->card_flags[c] & CARD_USED);
}

/* ---- cards ---------------------------------------------------------------------------------- */

void conq_take_card(struct conq_state *s, int side, int card, struct vk_sink *ev)
{
    bool is_seat = side < s->h.seats; /* nobody looks at the cards of the solitaire opponent */
    vk_assert(s->card_at[card] == IN_DECK);
    s->card_at[card] = (uint8_t)side;
    s->card_mask[card] = (uint8_t)(is_seat ? 1u << side : 0);
    s->deck_left--;
    s->n_hidden[side]++;
    VK_EMIT_TO(ev, is_seat ? VK_ONLY(side) : VK_NOBODY, 1u << 0, E_card_drawn, conq_actor(s, side),
               card);
}

void conq_show_card(struct conq_state *s, int side, enum card c, struct vk_sink *ev)
{
    if (!is_hidden_card(s, side, c))
        return;
    s->card_flags[c] |= CARD_UP;
    s->card_mask[c] = 0;
    s->n_hidden[side]--;
    vk_reveal(&s->h);
    VK_EMIT(ev, E_card_shown, conq_actor(s, side), c);
}

void conq_show_all(struct conq_state *s, int side, struct vk_sink *ev)
{
    for (int c = 0; c < N_CARDS; c++)
        if (conq_cards[c].type != SPECIAL)
            conq_show_card(s, side, (enum card)c, ev);
}

/* Hexes that Deforestation can strike: groups of other players with Villages to spare. */
static struct hexset deforestable(const struct conq_state *s, int side)
{
    struct hexset out = { { 0, 0 } };
    for (int other = 0; other < s->sides; other++)
        if (other != side && conq_villages_of(s, other) >= DEFORESTED_OWNER)
            out = hs_or(out, s->held[other]);
    return out;
}

/*
 * Canoes and Rumors that a bonus to movement still serves: those that do not stand in a stop hex.
 * In the owner's own stage an enemy stack is no stop hex exactly if it is marked "no War Canoe".
 */
static bool can_quicken(const struct conq_state *s, int side, struct conq_piece p)
{
    if (p.kind != WC && p.kind != TCU && p.kind != TC && p.kind != RUM)
        return false;
    int rival = conq_rival_in(s, side, p.at);
    if (rival == VK_NONE)
        return true;
    return rival != VK_NEUTRAL && !hs_has(s->held[rival], p.at) && hs_has(s->no_canoe[rival], p.at);
}

static bool has_quick_piece(const struct conq_state *s, int side)
{
    for (int i = 0; i < s->n_pieces[side]; i++)
        if (can_quicken(s, side, s->piece[side][i]))
            return true;
    return false;
}

/* A bonus gained during the stage: one movement point for each canoe and Rumor outside stop hexes
 * (conq_side_apply calls it for AC15 and AC16). */
static void quicken(struct conq_state *s, int side)
{
    if (s->becalmed)
        return;
    for (int i = 0; i < s->n_pieces[side]; i++)
        if (can_quicken(s, side, s->piece[side][i]))
            s->piece[side][i].marks++; /* PIECE_MP are the lowest bits */
    conq_sort_pieces(s, side);
}

void conq_use_card(struct conq_state *s, int side, enum card c, struct vk_sink *ev)
{
    conq_show_card(s, side, c, ev);
    s->card_flags[c] |= conq_cards[c].type == BATTLE ? CARD_PLAYED : CARD_USED;
    VK_EMIT(ev, E_card_used, conq_actor(s, side), c);
    if (side >= s->h.seats) /* the solitaire opponent asks nobody: solo.c */
        return;
    if (c == C_ARIKI)
        vk_push(&s->h, P_ariki_place, side);
    else if (c == C_DEFORESTATION)
        vk_push(&s->h, P_deforest_hex, side);
}

/* ---- the lists ------------------------------------------------------------------------------- */

static void add_show(const struct conq_state *s, int side, enum card c, struct vk_actions *out)
{
    if (is_hidden_card(s, side, c))
        vk_add(out, vk_act(V_show_card, c, 0, 0));
}

static void add_deforestation(const struct conq_state *s, int side, struct vk_actions *out)
{
    if (is_hidden_card(s, side, C_DEFORESTATION) && hs_any(deforestable(s, side)))
        vk_add(out, vk_act(V_use_card, C_DEFORESTATION, 0, 0));
}

/* Every card but Deforestation, which is turned up only by using it. */
static void add_show_any(const struct conq_state *s, int side, struct vk_actions *out)
{
    if (!s->n_hidden[side])
        return;
    for (int c = 0; c < N_CARDS; c++)
        if (conq_cards[c].type != SPECIAL)
            add_show(s, side, (enum card)c, out);
    add_deforestation(s, side, out);
}

static void add_recalls(const struct conq_state *s, int side, struct vk_actions *out)
{
    struct hexset rumors = { { 0, 0 } };
    int left = conq_piece_number[RUM] - s->supply[side][RUM];
    for (int i = 0; left > 0; i++)
        if (s->piece[side][i].kind == RUM) {
            hs_add(&rumors, s->piece[side][i].at);
            left--;
        }
    conq_add_hexes(out, V_recall, 0, rumors);
}

static void add_explorer_cards(const struct conq_state *s, int point, int side,
                               struct vk_actions *out)
{
    add_show(s, side, C_NAVIGATION, out);
    add_show(s, side, C_OCEAN_CHART, out);
    if (point == P_explore_start && conq_option(s, O_KUMARA)) {
        add_show(s, side, C_DOUBLE_HULLS, out);
        add_show(s, side, C_POI, out);
    }
}

static void add_transit_cards(const struct conq_state *s, int side, struct vk_actions *out)
{
    static const uint8_t kept[] = { RE_WINDS, RE_YOUTH, RE_SPIES, RE_WHALE };
    if (is_unused_card(s, side, C_ARIKI) && s->supply[side][WB] && hs_any(s->held[side]))
        vk_add(out, vk_act(V_use_card, C_ARIKI, 0, 0));
    add_deforestation(s, side, out);
    for (unsigned i = 0; s->n_kept[side] && i < sizeof kept; i++)
        if (conq_event_playable(s, side, kept[i]))
            vk_add(out, vk_act(V_play_event, kept[i], 0, 0));
}

static void add_movement_cards(const struct conq_state *s, int side, struct vk_actions *out)
{
    add_show(s, side, C_DOUBLE_HULLS, out);
    if (is_unused_card(s, side, C_POI) && !s->becalmed && has_quick_piece(s, side))
        vk_add(out, vk_act(V_use_card, C_POI, 0, 0));
}

/* 4.0.3 */
void conq_side_legal(const struct conq_state *s, int point, int side, struct vk_actions *out)
{
    switch (point) {
    case P_explore_start:
        add_explorer_cards(s, point, side, out);
        conq_add_hexes(out, V_show_tile, 0, s->di[side]);
        return;
    case P_explore_continue: add_explorer_cards(s, point, side, out); return;
    case P_transit_action:
        add_transit_cards(s, side, out);
        conq_add_hexes(out, V_show_tile, 0, s->di[side]);
        add_recalls(s, side, out);
        return;
    case P_move_action:
        add_movement_cards(s, side, out);
        conq_add_hexes(out, V_show_tile, 0, s->di[side]);
        add_recalls(s, side, out);
        return;
    case P_victory_action:
        add_show_any(s, side, out);
        conq_add_hexes(out, V_show_tile, 0, s->di[side]);
        return;
    case P_rp_declare: add_show_any(s, side, out); return;
    default: return;
    }
}

/* ---- carried out ------------------------------------------------------------------------------ */

bool conq_side_apply(struct conq_state *s, int point, int side, vk_action a, struct vk_sink *ev)
{
    int what = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_show_card:
        conq_show_card(s, side, (enum card)what, ev);
        if (point == P_move_action && what == C_DOUBLE_HULLS)
            quicken(s, side);
        return true;
    case V_use_card:
        conq_use_card(s, side, (enum card)what, ev);
        if (what == C_POI) {
            s->poi = (uint8_t)(s->poi | 1u << side);
            quicken(s, side);
        }
        return true;
    case V_show_tile: conq_show_tile(s, side, what, ev); return true;
    case V_recall:
        conq_remove(s, side, what, RUM, 1);
        vk_reveal(&s->h);
        VK_EMIT(ev, E_rumor_recalled, side, what);
        return true;
    case V_play_event: conq_play_event(s, side, what, ev); return true;
    default: return false;
    }
}

/* How many the supply still has is the owner's secret. */
LEGAL(ariki_place)
{
    const struct conq_state *s = st;
    struct hexset groups = s->held[seat];
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        vk_add(out, vk_act(V_at, (unsigned)hex, 0, 0));
        if (hex == s->home[seat])
            vk_mark_usual(out);
    }
}

APPLY(ariki_place)
{
    struct conq_state *s = st;
    int hex = (int)vk_arg(a, 0);
    conq_put(s, seat, hex, WB, 1, 0);
    vk_reveal(&s->h); /* whether the supply has another */
    VK_EMIT(ev, E_pieces_given, seat, hex, 1);
    if (++f->v[ARIKI_LAID] == ARIKI_BANDS || !s->supply[seat][WB])
        vk_pop(&s->h);
}

LEGAL(deforest_hex)
{
    const struct conq_state *s = st;
    struct hexset groups = deforestable(s, seat);
    int most = 0;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        vk_add(out, vk_act(V_at, (unsigned)hex, 0, 0));
        if (s->villages[hex] > most) {
            most = s->villages[hex];
            vk_mark_usual(out);
        }
    }
}

APPLY(deforest_hex)
{
    struct conq_state *s = st;
    int hex = (int)vk_arg(a, 0), owner = conq_owner(s, hex);
    vk_pop(&s->h);
    conq_lose_villages(s, hex, 1);
    VK_EMIT(ev, E_village_lost, conq_actor(s, owner), hex, 1);
    conq_mend_home(s, owner, ev);
}
