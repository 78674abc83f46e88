/*
 * event_effects.c - what the 27 Random Events do (2.13), once aimed and not stopped, and the
 * questions that an effect asks: event_place, event_loss, event_mark. What lies on the map as a
 * marker works where it is looked at: ground.c, score.c, pools.c, plan.c.
 */
#include "games/conquest/random_events.h"

/* Terms: the last turn of a marker's life, reckoned from this one. */
enum { THIS_TURN, NEXT_TURN };

enum { CALLED_BY_DRAWER = 2, FISH = 2, RATS = 2, WHALE = 1, FEUD_PIECES = 2 };

static void lay_marker(struct conq_state *s, int event, int hex)
{
    s->mark_hex[conq_random_events[event].marker] = (uint8_t)hex;
}

static void set_term(struct conq_state *s, int event, int turns)
{
    s->mark_until[conq_random_events[event].marker] = (uint8_t)(s->h.round + turns);
}

static void lay_marker_for(struct conq_state *s, int event, int hex, int turns)
{
    lay_marker(s, event, hex);
    set_term(s, event, turns);
}

static void take_villages(struct conq_state *s, int hex, int n, struct vk_sink *ev)
{
    int owner = conq_owner(s, hex);
    conq_lose_villages(s, hex, n);
    VK_EMIT(ev, E_village_lost, conq_actor(s, owner), hex, n);
    conq_mend_home(s, owner, ev);
}

static void take_piece(struct conq_state *s, int side, int hex, enum kind kind, struct vk_sink *ev)
{
    conq_remove(s, side, hex, kind, 1);
    VK_EMIT(ev, E_removed, conq_actor(s, side), hex, kind, 1);
}

static void gain(struct conq_state *s, int side, int points, struct vk_sink *ev)
{
    s->bonus[side] = (int8_t)(s->bonus[side] + points);
    VK_EMIT(ev, E_points_changed, side, points, 0);
}

/* ---- effects in one step ------------------------------------------------------------------------ */

static void erode(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    lay_marker(s, RE_EROSION, f->v[EVENT_AIM]);
    s->brown_eroded = f->flag;
    VK_EMIT(ev, E_box_blocked, f->seat, f->v[EVENT_AIM]);
}

static void overgrow(struct conq_state *s, int seat, int hex, struct vk_sink *ev)
{
    lay_marker(s, RE_WEEDS, hex);
    VK_EMIT(ev, E_box_blocked, seat, hex);
    take_villages(s, hex, 1, ev);
}

static void erupt(struct conq_state *s, int hex, struct vk_sink *ev)
{
    lay_marker_for(s, RE_PELE, hex, NEXT_TURN);
    take_villages(s, hex, s->villages[hex] > 1 ? 2 : 1, ev);
}

static void sicken(struct conq_state *s, int hex, struct vk_sink *ev)
{
    int owner = conq_owner(s, hex);
    lay_marker_for(s, RE_SICKNESS, hex, THIS_TURN);
    vk_reveal(&s->h); /* whether a Band was there */
    if (conq_count(s, owner, hex, WB))
        take_piece(s, owner, hex, WB, ev);
}

static void plague(struct conq_state *s, int side, struct vk_sink *ev)
{
    s->rats[side] = (int8_t)(s->rats[side] + RATS);
    VK_EMIT(ev, E_points_changed, conq_actor(s, side), 0, RATS);
}

static void marry(struct conq_state *s, int side, int partner)
{
    s->marriage[0] = (uint8_t)side;
    s->marriage[1] = (uint8_t)partner;
    set_term(s, RE_MARRIAGE, NEXT_TURN);
}

static void hallow(struct conq_state *s, int side, int hex)
{
    lay_marker_for(s, RE_TAPU, hex, NEXT_TURN);
    s->tapu_side = (uint8_t)side;
}

/* RE21: that somebody looked is public, what he saw goes into the masks. */
static void spy(struct conq_state *s, int seat, int hex, struct vk_sink *ev)
{
    int owner = conq_rival_in(s, seat, hex);
    uint8_t own_bit = (uint8_t)(1u << seat);
    conq_expose(s, owner, hex, own_bit);
    for (int c = 0; c < N_CARDS; c++)
        if (s->card_at[c] == owner && !(s->card_flags[c] & CARD_UP))
            s->card_mask[c] |= own_bit;
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        if (s->event_at[e] == owner)
            s->event_mask[e] |= own_bit;
    vk_reveal(&s->h);
    VK_EMIT(ev, E_spied, seat, hex, conq_side_arg(s, owner));
}

static void add_box(struct conq_state *s, int event, int seat, int hex, struct vk_sink *ev)
{
    lay_marker(s, event, hex);
    VK_EMIT(ev, E_box_gained, seat, hex);
}

static void single_effect(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int event = f->v[EVENT_WHICH], at = f->v[EVENT_AIM], seat = f->seat;
    switch (event) {
    case RE_WEEDS: overgrow(s, seat, at, ev); return;
    case RE_EROSION: erode(s, f, ev); return;
    case RE_DROUGHT: lay_marker_for(s, event, at, NEXT_TURN); return;
    case RE_PELE: erupt(s, at, ev); return;
    case RE_TYPHOON:
        lay_marker_for(s, event, at, THIS_TURN);
        vk_push(&s->h, P_typhoon, seat)->v[TYPHOON_HEX] = (int16_t)at;
        return;
    case RE_TANIWHA:
    case RE_BLIGHT:
    case RE_PEARLS: lay_marker(s, event, at); return;
    case RE_WINDS: s->winds = (uint8_t)(s->winds | 1u << seat); return;
    case RE_FISHING: gain(s, seat, FISH, ev); return;
    case RE_WHALE: gain(s, seat, WHALE, ev); return;
    case RE_SPRING:
    case RE_ASH: add_box(s, event, seat, at, ev); return;
    case RE_LEADER:
    case RE_OMENS: conq_battle_event(s, seat, event, ev); return;
    case RE_RATS: plague(s, at, ev); return;
    case RE_SICKNESS: sicken(s, at, ev); return;
    case RE_YOUTH: conq_event_ask(s, f, P_event_place, seat); return;
    case RE_SPIES: spy(s, seat, at, ev); return;
    case RE_MARRIAGE: marry(s, seat, at); return;
    case RE_FEUD: conq_event_ask(s, f, P_event_loss, conq_owner(s, at)); return;
    case RE_TAPU: hallow(s, seat, at); return;
    case RE_BECALMED: s->becalmed = 1; return;
    default: return;
    }
}

/* ---- effects in several steps ------------------------------------------------------------------- */

/* RE05: the Village first, a new Home if need be, then a canoe; asked whoever has a piece there. */
static bool flood(struct conq_state *s, struct vk_frame *f, int step, struct vk_sink *ev)
{
    int hex = f->v[EVENT_AIM];
    if (step == 0) {
        f->flag = (uint8_t)conq_owner(s, hex);
        take_villages(s, hex, 1, ev);
        return true;
    }
    if (conq_total(s, f->flag, hex))
        conq_event_ask(s, f, P_event_loss, f->flag);
    return false;
}

/* RE12: the drawer twice, then the others in turn order once each. */
static bool call_to_war(struct conq_state *s, struct vk_frame *f, int step)
{
    int seat = f->seat, other = step - CALLED_BY_DRAWER;
    for (int i = 0; other >= 0 && i < s->h.seats; i++)
        if (s->order[i] != f->seat && other-- == 0)
            seat = s->order[i];
    if (hs_any(s->held[seat]))
        conq_event_ask(s, f, P_event_place, seat);
    return step + 1 < CALLED_BY_DRAWER + s->h.seats - 1;
}

/* RE20: the drawer sees the tile, then he may mark it. */
static void tell_tale(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int hex = f->v[EVENT_AIM];
    s->tile_mask[hex] = (uint8_t)(s->tile_mask[hex] | 1u << f->seat);
    vk_reveal(&s->h);
    VK_EMIT_TO(ev, VK_ONLY(f->seat), 1u << 1, E_tile_examined, f->seat, hex, s->tile[hex], 0);
    conq_event_ask(s, f, P_event_mark, f->seat);
}

bool conq_event_effect(struct conq_state *s, struct vk_frame *f, int step, struct vk_sink *ev)
{
    switch (f->v[EVENT_WHICH]) {
    case RE_TSUNAMI: return flood(s, f, step, ev);
    case RE_CALL: return call_to_war(s, f, step);
    case RE_CASTAWAY: tell_tale(s, f, ev); return false;
    default: single_effect(s, f, ev); return false;
    }
}

/* ---- event_place: RE12 a Warrior Band, RE19 a Colony and a Transport Canoe ----------------------- */

LEGAL(event_place)
{
    const struct conq_state *s = st;
    struct hexset groups = s->held[seat];
    bool is_call = f->v[EVENT_WHICH] == RE_CALL;
    while (hs_any(groups) && (!is_call || s->supply[seat][WB])) {
        int hex = hs_next(&groups);
        vk_add(out, vk_act(V_at, (unsigned)hex, 0, 0));
        if (hex == s->home[seat])
            vk_mark_usual(out);
    }
    if (is_call)
        vk_add(out, vk_act(V_none, 0, 0, 0));
}

static int put_free(struct conq_state *s, int side, int hex, enum kind kind)
{
    if (!s->supply[side][kind])
        return 0;
    conq_put(s, side, hex, kind, 1, 0);
    return 1;
}

APPLY(event_place)
{
    struct conq_state *s = st;
    int hex = (int)vk_arg(a, 0), n = 0, event = f->v[EVENT_WHICH];
    vk_pop(&s->h);
    vk_reveal(&s->h); /* what the supply lacks */
    if (vk_verb_of(a) == V_none)
        return;
    if (event == RE_CALL)
        n = put_free(s, seat, hex, WB);
    else
        n = put_free(s, seat, hex, COL) + put_free(s, seat, hex, TC);
    VK_EMIT(ev, E_pieces_given, seat, hex, n);
}

/* ---- event_loss: RE05 a canoe, RE24 a Village or two Battle Pieces -------------------------------- */

static void list_canoes(const struct conq_stack *here, struct vk_actions *out)
{
    if (here->n[WC])
        vk_add(out, vk_act(V_wc, 0, 0, 0));
    if (here->n[TC] || here->n[TCU]) {
        vk_add(out, vk_act(V_tc, 0, 0, 0));
        vk_mark_usual(out);
    }
    if (!out->n)
        vk_add(out, vk_act(V_none, 0, 0, 0));
}

static void list_pairs(const struct conq_stack *here, struct vk_actions *out)
{
    vk_add(out, vk_act(V_village, 0, 0, 0));
    if (here->n[WC] >= FEUD_PIECES)
        vk_add(out, vk_act(V_pair, WC, WC, 0));
    if (here->n[WC] && here->n[WB])
        vk_add(out, vk_act(V_pair, WC, WB, 0));
    if (here->n[WB] >= FEUD_PIECES)
        vk_add(out, vk_act(V_pair, WB, WB, 0));
}

LEGAL(event_loss)
{
    const struct conq_state *s = st;
    struct conq_stack here = conq_stack_at(s, seat, f->v[EVENT_AIM]);
    if (f->v[EVENT_WHICH] == RE_TSUNAMI)
        list_canoes(&here, out);
    else
        list_pairs(&here, out);
}

APPLY(event_loss)
{
    struct conq_state *s = st;
    int hex = f->v[EVENT_AIM];
    vk_pop(&s->h);
    vk_reveal(&s->h); /* what was there, face down */
    switch (vk_verb_of(a)) {
    case V_wc: take_piece(s, seat, hex, WC, ev); return;
    case V_tc: take_piece(s, seat, hex, conq_count(s, seat, hex, TC) ? TC : TCU, ev); return;
    case V_village: take_villages(s, hex, 1, ev); return;
    case V_pair:
        take_piece(s, seat, hex, (enum kind)vk_arg(a, 0), ev);
        take_piece(s, seat, hex, (enum kind)vk_arg(a, 1), ev);
        return;
    default: return;
    }
}

/* ---- event_mark: RE20 ------------------------------------------------------------------------------ */

LEGAL(event_mark)
{
    const struct conq_state *s = st;
    if (conq_free_markers(s, seat))
        vk_add(out, vk_act(V_mark, 0, 0, 0));
    vk_add(out, vk_act(V_leave, 0, 0, 0));
}

APPLY(event_mark)
{
    struct conq_state *s = st;
    int hex = f->v[EVENT_AIM];
    bool by_all = true;
    vk_pop(&s->h);
    if (vk_verb_of(a) != V_mark)
        return;
    hs_add(&s->di[seat], hex);
    VK_EMIT(ev, E_tile_kept, seat, hex);
    for (int side = 0; side < s->sides; side++)
        by_all &= hs_has(s->di[side], hex);
    if (by_all)
        conq_show_tile(s, seat, hex, ev);
}
