/*
 * turn.c - 4.0.1 the course of a game: draws of the set-up, then turns of five steps each; 4.1 the
 * Turn Order Step with Malaria (7.6); the die that many steps roll.
 */
#include "games/conquest/rules.h"
#include <string.h>

/* ---- the game ------------------------------------------------------------------------------ */

enum stage { DEAL, ISLANDS, OCEANS, LAST_ISLAND, SETTLE, BEGIN, TURNS };

/* Each seat gets a people; the last one takes what is left. */
static void deal(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    unsigned left = conq_peoples_left(s);
    if (!left) {
        f->pc = ISLANDS;
        f->v[GAME_NEXT] = 0;
        return;
    }
    int seat = f->v[GAME_NEXT]++;
    if (conq_is_solo(s) || !(left & (left - 1)))
        conq_deal_people(s, seat, __builtin_ctz(left), ev);
    else
        vk_push(&s->h, conq_option(s, O_CHOOSE_HOME) ? P_choose_home : P_deal_home, seat);
}

/* So many draws of one kind, then the next stage. */
static void draw_islands(struct conq_state *s, struct vk_frame *f, int n)
{
    if (f->v[GAME_NEXT]++ < n) {
        vk_push(&s->h, P_setup_island, VK_NONE);
        return;
    }
    f->pc++;
    f->v[GAME_NEXT] = 0;
}

/* One draw for each hex with a red mark. */
static void draw_oceans(struct conq_state *s, struct vk_frame *f)
{
    int hex = f->v[GAME_NEXT];
    while (hex < CONQ_HEXES && !(conq_hexes[hex].flags & F_RED))
        hex++;
    if (s->sides < 3 || hex == CONQ_HEXES) {
        f->pc++;
        f->v[GAME_NEXT] = 0;
        return;
    }
    f->v[GAME_NEXT] = (int16_t)(hex + 1);
    vk_push(&s->h, P_setup_ocean, VK_NONE)->v[SETUP_OCEAN_HEX] = (int16_t)hex;
}

RUN(game)
{
    struct conq_state *s = st;
    switch ((enum stage)f->pc) {
    case DEAL: deal(s, f, ev); break;
    case ISLANDS: draw_islands(s, f, s->sides >= 3 ? 3 : 0); break;
    case OCEANS: draw_oceans(s, f); break;
    case LAST_ISLAND: draw_islands(s, f, s->sides == 4 ? 1 : 0); break;
    case SETTLE:
        f->pc = BEGIN;
        conq_settle_homes(s);
        if (conq_option(s, O_VARIABLE_START))
            vk_push_secret(&s->h, P_choose_start_pieces, (1u << s->h.seats) - 1);
        break;
    case BEGIN:
        f->pc = TURNS;
        if (conq_option(s, O_VARIABLE_START))
            conq_lay_start_pieces(s, ev);
        break;
    case TURNS:
        s->h.round++;
        vk_push(&s->h, P_turn, VK_NONE);
        break;
    }
}

/* ---- a turn -------------------------------------------------------------------------------- */

static const uint8_t phase_point[N_PHASES] = { P_turn_order, P_exploration, P_movement, P_building,
                                               P_victory };

/* What lasts for one turn only. */
static void begin_turn(struct conq_state *s, struct vk_sink *ev)
{
    s->winds = s->poi = s->becalmed = 0;
    memset(s->bonus, 0, sizeof s->bonus);
    memset(s->rats, 0, sizeof s->rats);
    memset(s->losses, 0, sizeof s->losses);
    VK_EMIT(ev, E_turn_began, VK_NONE, s->h.round);
}

/* f: pc the step that comes next. */
RUN(turn)
{
    struct conq_state *s = st;
    s->active = VK_NONE;
    if (f->pc == N_PHASES) {
        vk_pop(&s->h);
        return;
    }
    if (f->pc == TURN_ORDER)
        begin_turn(s, ev);
    s->phase = f->pc++;
    VK_EMIT(ev, E_phase_began, VK_NONE, s->phase);
    vk_push(&s->h, phase_point[s->phase], VK_NONE);
}

/* ---- a die --------------------------------------------------------------------------------- */

void conq_push_roll(struct conq_state *s, int seat)
{
    vk_push(&s->h, P_roll, seat);
}

LEGAL(roll)
{
    for (unsigned n = 0; n < 6; n++)
        vk_add_outcome(out, vk_act(V_die, n, 0, 0), 1);
}

APPLY(roll)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    vk_top(&s->h)->v[STEP_DIE] = (int16_t)(vk_arg(a, 0) + 1);
}

/* ---- 7.6 Malaria --------------------------------------------------------------------------- */

const uint8_t conq_malaria_hex[6] = { 3, 3, 12, 12, 19, 20 };

bool conq_is_malarial(int hex)
{
    return memchr(conq_malaria_hex, hex, sizeof conq_malaria_hex) != NULL;
}

static void strike(struct conq_state *s, int die, struct vk_sink *ev)
{
    int hex = conq_malaria_hex[die - 1], owner = conq_owner(s, hex);
    VK_EMIT(ev, E_malaria, owner == VK_NONE ? VK_NONE : conq_actor(s, owner), die - 1, hex,
            owner != VK_NONE);
    if (owner == VK_NONE)
        return;
    conq_lose_villages(s, hex, 1);
    conq_mend_home(s, owner, ev);
}

/* ---- 4.1 the Turn Order Step ---------------------------------------------------------------- */

/* Stages of `turn_order`. */
enum order_stage { MARKERS, MALARIA, STRUCK, RANK, CHOOSE, DRAW_EVENT, FIXED };

static bool is_lower(const struct conq_state *s, int a, int b)
{
    if (s->track[a] != s->track[b])
        return s->track[a] < s->track[b];
    return conq_peoples[s->people[a]].lowness < conq_peoples[s->people[b]].lowness;
}

/* The lowest on the track but for one player. */
static int lowest_but(const struct conq_state *s, int but)
{
    int low = but == 0;
    for (int side = low + 1; side < s->h.seats; side++)
        if (side != but && is_lower(s, side, low))
            low = side;
    return low;
}

static void rank(struct conq_state *s, struct vk_frame *f)
{
    f->pc = CHOOSE;
    if (conq_is_solo(s)) {
        f->pc = FIXED;
        s->order[0] = 0;
        s->order[1] = 1;
        if (s->h.round > 1)
            conq_solo_push_chit(s);
        return;
    }
    f->v[TURN_ORDER_FIRST] = (int16_t)lowest_but(s, VK_NONE);
    f->v[TURN_ORDER_EVENT] = VK_NONE;
    if (conq_option(s, O_EVENTS) && s->begun & BEGUN_EVENTS && s->events_left) {
        f->v[TURN_ORDER_EVENT] = (int16_t)lowest_but(s, f->v[TURN_ORDER_FIRST]);
        vk_push(&s->h, P_choose_order_or_event, f->v[TURN_ORDER_FIRST]);
    }
}

RUN(turn_order)
{
    struct conq_state *s = st;
    switch ((enum order_stage)f->pc++) {
    case MARKERS: conq_drop_markers(s, ev); break;
    case MALARIA:
        f->v[STEP_DIE] = 0;
        if (conq_option(s, O_MALARIA) && s->begun & BEGUN_MALARIA)
            conq_push_roll(s, VK_CHANCE);
        break;
    case STRUCK:
        if (f->v[STEP_DIE])
            strike(s, f->v[STEP_DIE], ev);
        break;
    case RANK: rank(s, f); break;
    case CHOOSE: vk_push(&s->h, P_choose_turn_order, f->v[TURN_ORDER_FIRST]); break;
    case DRAW_EVENT:
        if (f->v[TURN_ORDER_EVENT] != VK_NONE)
            conq_push_event_draw(s, f->v[TURN_ORDER_EVENT]);
        break;
    case FIXED: vk_pop(&s->h); break;
    }
}

LEGAL(choose_order_or_event)
{
    vk_add(out, vk_act(V_order, 0, 0, 0));
    vk_add(out, vk_act(V_event, 0, 0, 0));
}

/* Who rather draws an event leaves the order to the other. */
APPLY(choose_order_or_event)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) != V_event)
        return;
    struct vk_frame *below = vk_top(&s->h);
    VK_EMIT(ev, E_fate_chosen, seat, 0);
    below->v[TURN_ORDER_FIRST] = below->v[TURN_ORDER_EVENT];
    below->v[TURN_ORDER_EVENT] = (int16_t)seat;
}

LEGAL(choose_turn_order)
{
    const struct conq_state *s = st;
    unsigned directions = s->h.seats > 2 ? N_DIRECTIONS : 1;
    for (unsigned first = 0; first < s->h.seats; first++)
        for (unsigned d = 0; d < directions; d++) {
            vk_add(out, vk_act(V_first, first, d, 0));
            if ((int)first == seat && d == CLOCKWISE)
                vk_mark_usual(out);
        }
}

APPLY(choose_turn_order)
{
    struct conq_state *s = st;
    int first = (int)vk_arg(a, 0), direction = (int)vk_arg(a, 1), n = s->h.seats;
    vk_pop(&s->h);
    for (int i = 0; i < n; i++)
        s->order[i] = (uint8_t)((first + (direction == CLOCKWISE ? i : n - i)) % n);
    VK_EMIT(ev, E_order_chosen, seat, first, direction);
}
