/*
 * solo_explore.c - 7.7: where the human's Explorer drifts, whose is a tile that he finds, and the
 * Explore! of the automatic opponent. Markers and tiles are drawn at the points of explore.c.
 */
#include "games/conquest/rules.h"

enum { EXPLORE_KNOTS = 5, BIG_TILE = 4, BIG_TILE_HARD = 3 };

static void lay_canoe(struct conq_state *s, int hex, struct vk_sink *ev)
{
    if (!s->supply[CONQ_OPPONENT][TC] || hs_has(s->chain[CONQ_OPPONENT], hex))
        return;
    conq_put(s, CONQ_OPPONENT, hex, TCU, 1, 0);
    VK_EMIT(ev, E_built, conq_actor(s, CONQ_OPPONENT), hex, I_TC_UP, 1);
}

/* Off Course: the human's Explorer is shifted to the hex farthest from Tonga. */
struct hexset conq_solo_drift_choices(const struct conq_state *s)
{
    struct hexset near = hs_and(conq_near[s->pos], s->unexplored), best = { { 0, 0 } };
    int farthest = 0;
    while (hs_any(near)) {
        int hex = hs_next(&near), distance = conq_distance(hex, conq_peoples[TONGA].home);
        if (distance > farthest) {
            farthest = distance;
            best = (struct hexset){ { 0, 0 } };
        }
        if (distance == farthest)
            hs_add(&best, hex);
    }
    return best;
}

/* ---- a tile that the human found ------------------------------------------------------------------- */

/* Stages of `solo_find`. */
enum find_stage { ROLL_OWNER, TAKE_OR_LEAVE, ROLL_VILLAGE, LAY_VILLAGE, ROLL_BAND, LAY_BAND };

void conq_solo_push_find(struct conq_state *s, int hex)
{
    vk_push(&s->h, P_solo_find, VK_NONE)->v[SOLO_FIND_HEX] = (int16_t)hex;
}

/* What the die loses the nearer a hex is to Samoa. */
static int nearness(int hex)
{
    int to_tonga = conq_distance(hex, conq_peoples[TONGA].home);
    int to_samoa = conq_distance(hex, conq_peoples[SAMOA].home);
    return to_samoa < to_tonga ? 2 : to_samoa == to_tonga;
}

static void take_or_leave(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int hex = f->v[SOLO_FIND_HEX], die = f->v[STEP_DIE], x = die - nearness(hex);
    struct conq_boxes boxes = conq_boxes_at(s, hex);
    VK_EMIT(ev, E_find_roll, conq_actor(s, CONQ_OPPONENT), hex, die - 1, x > 0 ? x : 0);
    if (x < conq_distance(hex, conq_peoples[TONGA].home)) {
        VK_EMIT(ev, E_find_taken, conq_actor(s, CONQ_OPPONENT), hex);
        lay_canoe(s, hex, ev);
        f->v[SOLO_FIND_ROLLS] = boxes.green;
        f->pc = ROLL_VILLAGE;
        return;
    }
    if (boxes.green + boxes.brown >= (conq_option(s, O_SOLO_HARD) ? BIG_TILE_HARD : BIG_TILE)) {
        s->solo = (uint8_t)(s->solo + SOLO_DUE);
        VK_EMIT(ev, E_chit_due, conq_actor(s, CONQ_OPPONENT), hex);
    }
    vk_pop(&s->h);
}

/* One more die of this row, or on to the next stage but one. */
static bool roll_next(struct conq_state *s, struct vk_frame *f)
{
    if (f->v[SOLO_FIND_ROLLS] == 0)
        return false;
    f->v[SOLO_FIND_ROLLS]--;
    f->pc++;
    conq_push_roll(s, VK_CHANCE);
    return true;
}

static void lay_village(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    f->pc = ROLL_VILLAGE;
    VK_EMIT(ev, E_find_die, conq_actor(s, CONQ_OPPONENT), f->v[SOLO_FIND_HEX], f->v[STEP_DIE] - 1,
            I_VILLAGE);
    if (f->v[STEP_DIE] % 2)
        return;
    f->v[SOLO_FIND_VILLAGES]++;
    conq_add_village(s, CONQ_OPPONENT, f->v[SOLO_FIND_HEX]);
    VK_EMIT(ev, E_built, conq_actor(s, CONQ_OPPONENT), f->v[SOLO_FIND_HEX], I_VILLAGE, 1);
    conq_mend_home(s, CONQ_OPPONENT, ev);
}

static void lay_band(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    f->pc = ROLL_BAND;
    VK_EMIT(ev, E_find_die, conq_actor(s, CONQ_OPPONENT), f->v[SOLO_FIND_HEX], f->v[STEP_DIE] - 1,
            I_WB);
    if (f->v[STEP_DIE] % 2 || !s->supply[CONQ_OPPONENT][WB])
        return;
    conq_put(s, CONQ_OPPONENT, f->v[SOLO_FIND_HEX], WB, 1, 0);
    VK_EMIT(ev, E_built, conq_actor(s, CONQ_OPPONENT), f->v[SOLO_FIND_HEX], I_WB, 1);
}

RUN(solo_find)
{
    struct conq_state *s = st;
    switch ((enum find_stage)f->pc) {
    case ROLL_OWNER:
        f->pc = TAKE_OR_LEAVE;
        conq_push_roll(s, VK_CHANCE);
        return;
    case TAKE_OR_LEAVE: take_or_leave(s, f, ev); return;
    case ROLL_VILLAGE:
        if (roll_next(s, f))
            return;
        f->v[SOLO_FIND_ROLLS] = f->v[SOLO_FIND_VILLAGES];
        f->pc = ROLL_BAND;
        return;
    case LAY_VILLAGE: lay_village(s, f, ev); return;
    case ROLL_BAND:
        if (!roll_next(s, f))
            vk_pop(&s->h);
        return;
    case LAY_BAND: lay_band(s, f, ev); return;
    }
}

/* ---- Explore! ---------------------------------------------------------------------------------------- */

/* Stages of `solo_explore`. The voyage is kept as that of any Explorer: s->pos, knots, way. */
enum explore_stage { SHOW_CARDS, NEXT_HEX, DRAWN, FOUND };

static int knot_limit(const struct conq_state *s)
{
    return EXPLORE_KNOTS + (conq_card_up(s, CONQ_OPPONENT, C_NAVIGATION) ||
                            conq_card_up(s, CONQ_OPPONENT, C_OCEAN_CHART));
}

/* The first hex of his list that nobody has explored, or VK_NONE. */
static int next_hex(const struct conq_state *s)
{
    for (int i = 0; i < CONQ_UNKNOWN_HEXES; i++)
        if (hs_has(s->unexplored, conq_explore_order[i]))
            return conq_explore_order[i];
    return VK_NONE;
}

static void sail_on(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int hex = next_hex(s);
    if (s->knots >= knot_limit(s) || hex == VK_NONE) {
        conq_end_voyage(s);
        vk_pop(&s->h);
        return;
    }
    VK_EMIT(ev, s->pos == VK_NONE ? E_set_out : E_sailed_on, conq_actor(s, CONQ_OPPONENT), hex);
    conq_sail(s, hex);
    f->pc = DRAWN;
    vk_push(&s->h, P_draw_marker, CONQ_OPPONENT);
}

/* Seabird Lore serves once, for the first Island marker after it was turned up. */
static bool spares_knots(struct conq_state *s, struct vk_sink *ev)
{
    if (!conq_card_up(s, CONQ_OPPONENT, C_SEABIRD_LORE) ||
        s->card_flags[C_SEABIRD_LORE] & CARD_USED)
        return false;
    conq_use_card(s, CONQ_OPPONENT, C_SEABIRD_LORE, ev);
    VK_EMIT(ev, E_knots_spared, conq_actor(s, CONQ_OPPONENT), s->pos, C_SEABIRD_LORE);
    return true;
}

static void take_marker(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    const struct conq_marker *m = &conq_markers[s->drawn];
    if (m->type == COURSE) { /* no effect on him: another one for the same hex */
        s->drawn = VK_NONE;
        vk_push(&s->h, P_draw_marker, CONQ_OPPONENT);
        return;
    }
    if (m->type == SEA) {
        s->knots = (uint8_t)(s->knots + m->knots);
        hs_del(&s->unexplored, s->pos);
        hs_add(&s->ocean, s->pos);
        f->pc = NEXT_HEX;
        return;
    }
    if (!spares_knots(s, ev))
        s->knots = (uint8_t)(s->knots + m->knots);
    f->pc = FOUND;
    vk_push(&s->h, P_draw_tile, CONQ_OPPONENT);
}

RUN(solo_explore)
{
    struct conq_state *s = st;
    switch ((enum explore_stage)f->pc) {
    case SHOW_CARDS:
        f->pc = NEXT_HEX;
        conq_solo_reveal(s, ev);
        return;
    case NEXT_HEX: sail_on(s, f, ev); return;
    case DRAWN: take_marker(s, f, ev); return;
    case FOUND:
        f->pc = NEXT_HEX;
        lay_canoe(s, s->pos, ev);
        return;
    }
}
