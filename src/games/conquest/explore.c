/*
 * explore.c - 4.2 the Exploration Step: one voyage a player, hex by hex, with Knots, drift and
 * tiles found. Reactions to a draw are asked through window.c; the search for Kumara is in kumara.c.
 */
#include "games/conquest/rules.h"
#include <string.h>

enum { KNOT_LIMIT = 5, KNOTS_AGAIN = 2 /* an explored hex, or stuck off course */ };

/* ---- where to -------------------------------------------------------------------------------- */

struct hexset conq_pre_move(const struct conq_state *s, int side, struct hexset barred)
{
    struct hexset through = hs_minus(conq_known(s), conq_enemy_hexes(s, side));
    return conq_flood(s->held[side], hs_minus(hs_minus(through, conq_closed(s, side)), barred));
}

static struct hexset explorable(const struct conq_state *s, int side)
{
    return hs_or(s->unexplored, hs_minus(s->face_down, s->di[side]));
}

/* Neighbours of the Explorer that can be crossed without a discovery. */
static struct hexset passable(const struct conq_state *s, int side)
{
    struct hexset barred = hs_or(conq_enemy_hexes(s, side), conq_closed(s, side));
    struct hexset open = hs_or(hs_minus(conq_known(s), barred), hs_and(s->face_down, s->di[side]));
    return hs_and(conq_near[s->pos], open);
}

static int knot_limit(const struct conq_state *s, int side)
{
    return KNOT_LIMIT + conq_card_up(s, side, C_NAVIGATION);
}

static bool is_lost(const struct conq_state *s, int side)
{
    return s->knots > knot_limit(s, side) && !conq_card_up(s, side, C_OCEAN_CHART);
}

/* ---- the Explorer ---------------------------------------------------------------------------- */

void conq_sail(struct conq_state *s, int hex)
{
    s->pos = (uint8_t)hex;
    s->drawn = VK_NONE;
    if (s->n_way < CONQ_WAY)
        s->way[s->n_way++] = (uint8_t)hex;
}

void conq_end_voyage(struct conq_state *s)
{
    s->knots = s->n_way = s->found = 0;
    s->pos = s->drawn = VK_NONE;
    memset(s->way, VK_NONE, sizeof s->way);
}

void conq_explorer_home(struct conq_state *s, int side, struct vk_sink *ev)
{
    VK_EMIT(ev, E_explorer_home, conq_actor(s, side), s->knots);
}

void conq_explorer_lost(struct conq_state *s, int side, struct vk_sink *ev)
{
    s->lost = (uint8_t)(s->lost | 1u << side);
    VK_EMIT(ev, E_explorer_lost, conq_actor(s, side), s->knots);
}

RUN(exploration)
{
    struct conq_state *s = st;
    if (f->v[EXPLORATION_DONE] == s->h.seats) {
        vk_pop(&s->h);
        if (conq_is_solo(s))
            conq_solo_push_due(s);
        return;
    }
    int side = s->order[f->v[EXPLORATION_DONE]++];
    s->active = (uint8_t)side;
    if (s->lost >> side & 1) {
        s->lost = (uint8_t)(s->lost & ~(1u << side));
        VK_EMIT(ev, E_explorer_back, side, 0);
    } else {
        vk_push(&s->h, P_voyage, side);
    }
}

/* ---- a voyage -------------------------------------------------------------------------------- */

/* Stages of `voyage`. The seat of the frame sails; flag: a forced end was accepted. */
enum stage { SET_OUT, ENTER, DRAW, DRAWN, ANSWERED, LAID, DECIDE, CHECK, FORCED, END, OVER };

/* A hidden tile of others: the Explorer looks at it. */
static void examine(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int side = f->seat;
    bool have_all = true;
    s->knots += KNOTS_AGAIN;
    s->tile_mask[s->pos] = (uint8_t)(s->tile_mask[s->pos] | 1u << side);
    s->found = 1;
    f->pc = DECIDE;
    vk_reveal(&s->h);
    VK_EMIT_TO(ev, VK_ONLY(side), 1u << 1, E_tile_examined, side, s->pos, s->tile[s->pos],
               s->knots);
    for (int other = 0; other < s->sides; other++)
        have_all &= other == side || hs_has(s->di[other], s->pos);
    if (have_all)
        conq_show_tile(s, side, s->pos, ev);
}

static void take_marker(struct conq_state *s, struct vk_frame *f)
{
    const struct conq_marker *m = &conq_markers[s->drawn];
    if (m->type == SEA) {
        s->knots = (uint8_t)(s->knots + m->knots);
        hs_del(&s->unexplored, s->pos);
        hs_add(&s->ocean, s->pos);
        f->pc = CHECK;
        return;
    }
    f->pc = ANSWERED;
    f->v[STEP_USED] = 0;
    conq_push_window(s, P_rp_draw, &f->seat, 1, false);
}

static void drift(struct conq_state *s, int side, int to, int chooser, struct vk_sink *ev)
{
    VK_EMIT(ev, E_drifted, side, s->pos, to, chooser);
    conq_sail(s, to);
}

static void go_off_course(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    struct hexset near = hs_and(conq_near[s->pos], explorable(s, f->seat));
    if (!hs_any(near)) {
        s->knots += KNOTS_AGAIN;
        f->pc = CHECK;
        VK_EMIT(ev, E_stuck, f->seat, s->pos, s->knots);
        return;
    }
    if (!conq_is_solo(s)) {
        f->pc = ENTER;
        vk_push(&s->h, P_off_course_choice, (f->seat + 1) % s->h.seats);
        return;
    }
    int to = conq_solo_pick(s, f); /* alone nobody sits to the left */
    if (to == CONQ_ASKED)
        return;
    f->pc = ENTER;
    drift(s, f->seat, to, f->seat, ev);
}

/* The reaction, if any, is over. */
static void follow_marker(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    const struct conq_marker *m = &conq_markers[s->drawn];
    bool is_spared = f->v[STEP_USED];
    enum card c = m->type == COURSE ? C_STAR_PATH_CHANT : C_SEABIRD_LORE;
    f->v[STEP_USED] = 0;
    if (is_spared)
        VK_EMIT(ev, E_knots_spared, f->seat, s->pos, c);
    if (m->type == COURSE && is_spared) {
        s->drawn = VK_NONE;
        f->pc = DRAW;
    } else if (m->type == COURSE) {
        go_off_course(s, f, ev);
    } else {
        s->knots = (uint8_t)(s->knots + (is_spared ? 0 : m->knots));
        f->pc = LAID;
        vk_push(&s->h, P_draw_tile, f->seat);
    }
}

static void check_knots(struct conq_state *s, struct vk_frame *f)
{
    int side = f->seat;
    if (s->knots < knot_limit(s, side)) {
        vk_push(&s->h, P_explore_continue, side);
        return;
    }
    f->pc = s->n_hidden[side] ? FORCED : END;
    if (f->pc != FORCED)
        return;
    struct vk_frame *ask = vk_push(&s->h, P_explore_forced_end, side);
    ask->v[FORCED_END_IS_LOST] = is_lost(s, side);
    ask->v[FORCED_END_IS_LIMIT] = 1;
}

RUN(voyage)
{
    struct conq_state *s = st;
    switch ((enum stage)f->pc) {
    case SET_OUT: vk_push(&s->h, P_explore_start, f->seat); break;
    case ENTER:
        if (hs_has(s->face_down, s->pos))
            examine(s, f, ev);
        else
            f->pc = DRAW;
        break;
    case DRAW:
        f->pc = DRAWN;
        vk_push(&s->h, P_draw_marker, f->seat);
        break;
    case DRAWN: take_marker(s, f); break;
    case ANSWERED: follow_marker(s, f, ev); break;
    case LAID:
        f->pc = DECIDE;
        if (conq_is_solo(s))
            conq_solo_push_find(s, s->pos);
        break;
    case DECIDE:
        if (s->found)
            vk_push(&s->h, P_explore_tile_choice, f->seat);
        else
            f->pc = CHECK;
        break;
    case CHECK: check_knots(s, f); break;
    case FORCED:
        f->pc = f->flag ? END : CHECK;
        f->flag = 0;
        break;
    case END:
        f->pc = OVER;
        if (is_lost(s, f->seat))
            conq_explorer_lost(s, f->seat, ev);
        else
            conq_explorer_home(s, f->seat, ev);
        break;
    case OVER:
        conq_end_voyage(s);
        vk_pop(&s->h);
        break;
    }
}

/* ---- draws ----------------------------------------------------------------------------------- */

LEGAL(draw_marker)
{
    const struct conq_state *s = st;
    for (unsigned m = 0; m < N_MARKERS; m++)
        if (s->cup[m])
            vk_add_outcome(out, vk_act(V_marker, m, 0, 0), s->cup[m]);
}

/* f: seat the side that explores s->pos. */
APPLY(draw_marker)
{
    struct conq_state *s = st;
    unsigned m = vk_arg(a, 0);
    s->cup[m]--;
    s->drawn = (uint8_t)m;
    VK_EMIT(ev, E_marker_drawn, conq_actor(s, f->seat), s->pos, m,
            s->knots + conq_markers[m].knots);
    vk_pop(&s->h);
}

LEGAL(draw_tile)
{
    const struct conq_state *s = st;
    for (unsigned t = 0; t < N_TILES; t++)
        if (s->pool >> t & 1)
            vk_add_outcome(out, vk_act(V_tile, t, 0, 0), 1);
}

/* f: seat the side that found an island in s->pos. */
APPLY(draw_tile)
{
    struct conq_state *s = st;
    int side = f->seat, t = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    s->pool &= ~(1u << t);
    s->pool_left--;
    if (conq_is_solo(s)) {
        conq_lay_tile(s, side, s->pos, t, ev);
        return;
    }
    hs_del(&s->unexplored, s->pos);
    hs_add(&s->face_down, s->pos);
    s->tile[s->pos] = (uint8_t)t;
    s->tile_mask[s->pos] = (uint8_t)(1u << side);
    s->found = 1;
    VK_EMIT_TO(ev, VK_ONLY(side), 1u << 1, E_island_found, side, s->pos, t);
}

SEEN(draw_tile)
{
    const struct conq_state *s = st;
    return (uint16_t)(conq_is_solo(s) ? VK_EVERYBODY : VK_ONLY(f->seat));
}

/* ---- decisions ------------------------------------------------------------------------------- */

LEGAL(explore_start)
{
    const struct conq_state *s = st;
    struct hexset edge = conq_around(conq_pre_move(s, seat, (struct hexset){ { 0, 0 } }));
    vk_add(out, vk_act(V_stay, 0, 0, 0));
    conq_add_hexes(out, V_explore, 0, hs_and(edge, explorable(s, seat)));
    if (conq_option(s, O_KUMARA))
        conq_add_hexes(out, V_kumara, 0, conq_kumara_starts(s, seat));
    conq_side_legal(s, P_explore_start, seat, out);
}

APPLY(explore_start)
{
    struct conq_state *s = st;
    int hex = (int)vk_arg(a, 0);
    if (conq_side_apply(s, P_explore_start, seat, a, ev))
        return;
    vk_pop(&s->h);
    struct vk_frame *voyage = vk_top(&s->h);
    switch (vk_verb_of(a)) {
    case V_explore:
        VK_EMIT(ev, E_set_out, seat, hex);
        conq_sail(s, hex);
        voyage->pc = ENTER;
        break;
    case V_kumara:
        VK_EMIT(ev, E_kumara_search, seat, hex);
        conq_sail(s, hex);
        voyage->pc = OVER;
        vk_push(&s->h, P_kumara, seat);
        break;
    default:
        VK_EMIT(ev, E_stayed, seat, 0);
        voyage->pc = OVER;
        break;
    }
}

/* keep or show the tile in s->pos; without a free marker another tile may be turned up first. */
LEGAL(explore_tile_choice)
{
    const struct conq_state *s = st;
    if (conq_free_markers(s, seat))
        vk_add(out, vk_act(V_keep, 0, 0, 0));
    else
        conq_add_hexes(out, V_free, 0, s->di[seat]);
    vk_add(out, vk_act(V_show, 0, 0, 0));
    if (!conq_free_markers(s, seat))
        vk_mark_usual(out);
}

APPLY(explore_tile_choice)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_keep:
        hs_add(&s->di[seat], s->pos);
        s->found = 0;
        VK_EMIT(ev, E_tile_kept, seat, s->pos);
        break;
    case V_free: conq_show_tile(s, seat, (int)vk_arg(a, 0), ev); break;
    default: conq_show_tile(s, seat, s->pos, ev); break;
    }
}

/* The left neighbour of s->active decides. */
LEGAL(off_course_choice)
{
    const struct conq_state *s = st;
    conq_add_hexes(out, V_to, 0, hs_and(conq_near[s->pos], explorable(s, s->active)));
}

APPLY(off_course_choice)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    drift(s, s->active, (int)vk_arg(a, 0), seat, ev);
}

LEGAL(explore_continue)
{
    const struct conq_state *s = st;
    vk_add(out, vk_act(V_return, 0, 0, 0));
    conq_add_hexes(out, V_explore, 0, hs_and(conq_near[s->pos], explorable(s, seat)));
    if (s->knots + KNOTS_AGAIN < knot_limit(s, seat))
        conq_add_hexes(out, V_traverse, 0, passable(s, seat));
    if (hs_has(s->unexplored, s->pos))
        vk_add(out, vk_act(V_retry, 0, 0, 0));
    conq_side_legal(s, P_explore_continue, seat, out);
}

APPLY(explore_continue)
{
    struct conq_state *s = st;
    int hex = (int)vk_arg(a, 0);
    if (conq_side_apply(s, P_explore_continue, seat, a, ev))
        return;
    vk_pop(&s->h);
    struct vk_frame *voyage = vk_top(&s->h);
    switch (vk_verb_of(a)) {
    case V_explore:
        VK_EMIT(ev, E_sailed_on, seat, hex);
        conq_sail(s, hex);
        voyage->pc = ENTER;
        break;
    case V_traverse:
        conq_sail(s, hex);
        s->knots += KNOTS_AGAIN;
        VK_EMIT(ev, E_traversed, seat, hex, s->knots);
        voyage->pc = CHECK;
        break;
    case V_retry:
        s->drawn = VK_NONE;
        voyage->pc = DRAW;
        break;
    default: voyage->pc = END; break;
    }
}

LEGAL(explore_forced_end)
{
    const struct conq_state *s = st;
    vk_add(out, vk_act(V_accept, 0, 0, 0));
    if (f->v[FORCED_END_IS_LIMIT] && conq_has_card(s, seat, C_NAVIGATION) &&
        !conq_card_up(s, seat, C_NAVIGATION))
        vk_add(out, vk_act(V_show_card, C_NAVIGATION, 0, 0));
    if (f->v[FORCED_END_IS_LOST] && conq_has_card(s, seat, C_OCEAN_CHART) &&
        !conq_card_up(s, seat, C_OCEAN_CHART))
        vk_add(out, vk_act(V_show_card, C_OCEAN_CHART, 0, 0));
}

/* Below: flag tells whether it was accepted. */
APPLY(explore_forced_end)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_accept)
        vk_top(&s->h)->flag = 1;
    else
        conq_show_card(s, seat, (enum card)vk_arg(a, 0), ev);
}
