/*
 * turn.c - turns that ask one point again and again, the choice of a location, the free actions of
 * 4.3, and outer effects with the Tahua bonuses that wait for their end (4.2).
 */
#include "games/raiatea/rules.h"

/* ---- turns --------------------------------------------------------------------------------- */

struct vk_frame *raia_push_turn(struct raia_state *s, int point, int seat)
{
    struct vk_frame *f = vk_push(&s->h, P_turn, seat);
    f->v[TURN_POINT] = (int16_t)point;
    return f;
}

void raia_run_location(struct raia_state *s, struct vk_frame *f, int helper, int turn)
{
    enum { ROLL, TURNS };
    if (f->pc == ROLL) {
        f->pc = TURNS;
        raia_push_helper_roll(s, helper);
    } else if (f->v[LOCATION_TURNS] == s->h.seats) {
        vk_pop(&s->h);
    } else {
        raia_push_turn(s, turn, raia_after(s, s->kahuna, f->v[LOCATION_TURNS]++));
    }
}

static bool goes_on(const struct raia_state *s, const struct vk_frame *turn)
{
    switch (turn->v[TURN_POINT]) {
    case P_forest_pick: return raia_forest_pick_goes_on(s, turn);
    case P_forest_extra: return raia_forest_extra_goes_on(s, turn);
    case P_marae_turn: return raia_marae_turn_goes_on(s, turn);
    case P_path_turn: return raia_path_turn_goes_on(s, turn);
    case P_neigh_add: return raia_neigh_add_goes_on(s, turn);
    case P_neigh_mission: return raia_neigh_mission_goes_on(s, turn);
    case P_market_turn: return raia_market_turn_goes_on(s, turn);
    case P_too_turn: return raia_too_turn_goes_on(s, turn);
    default: return true; /* choose_location, neigh_take: asked until they are answered */
    }
}

RUN(turn)
{
    struct raia_state *s = st;
    if (goes_on(s, f))
        vk_push(&s->h, f->v[TURN_POINT], f->seat);
    else
        vk_pop(&s->h);
}

void raia_clear_turn(struct raia_state *s, int seat)
{
    struct raia_player *p = &s->player[seat];
    p->shamans_used = p->trader_used = p->missions = 0;
}

/* ---- the choice of a location ---------------------------------------------------------------- */

LEGAL(choose_location)
{
    const struct raia_state *s = st;
    for (unsigned l = 0; l < N_LOCATIONS; l++)
        if (!(s->taken >> l & 1))
            vk_add(out, vk_act(V_go, l, 0, 0));
    raia_free_legal(s, seat, out);
}

APPLY(choose_location)
{
    struct raia_state *s = st;
    unsigned location = vk_arg(a, 0);
    vk_pop(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    vk_pop(&s->h);
    s->location = (uint8_t)location;
    s->taken = (uint8_t)(s->taken | 1u << location);
    s->taken_by[location] = (uint8_t)seat;
    s->choices++;
    VK_EMIT(ev, E_went, seat, location);
}

/* ---- free actions ------------------------------------------------------------------------------ */

/* One that may perform a ritual now. Ready is enough, also for one that was made ready again in this turn. The bound is
 * far above what a turn brings: Tipa and Moe could feed each other as long as the deck gives them. */
static bool has_shaman(const struct raia_player *p)
{
    return p->ready[SHAMAN] && p->shamans_used < RAIA_SHAMAN_USES;
}

/* One a turn, but a trader that is made ready again gives its use back (raia_ready_helper). */
static bool has_trader(const struct raia_player *p)
{
    return p->ready[TRADER] && !p->trader_used;
}

static bool can_raise_price(const struct raia_state *s)
{
    for (int g = 0; g < N_GOODS; g++)
        if (s->level[g] < RAIA_LEVELS)
            return true;
    return false;
}

static bool has_mask_to_link(const struct raia_player *p)
{
    for (int m = 0; m < N_MASKS; m++)
        if (raia_unlinked(p, m) > 0)
            return true;
    return false;
}

bool raia_free_possible(const struct raia_state *s, int seat)
{
    const struct raia_player *p = &s->player[seat];
    return (has_shaman(p) && raia_known_hand(s, seat) > 0) ||
           (has_trader(p) && can_raise_price(s)) ||
           (raia_unlinked(p, MIRROR) > 0 && has_mask_to_link(p));
}

void raia_free_legal(const struct raia_state *s, int seat, struct vk_actions *out)
{
    const struct raia_player *p = &s->player[seat];
    if (has_shaman(p))
        for (uint64_t left = p->hand.one; left; left &= left - 1) {
            int ritual = __builtin_ctzll(left);
            if (raia_rituals[ritual].cost <= p->priests && raia_is_playable(s, ritual))
                vk_add(out, vk_act(V_shaman, (unsigned)ritual, 0, 0));
        }
    if (has_trader(p))
        for (unsigned g = 0; g < N_GOODS; g++)
            if (s->level[g] < RAIA_LEVELS)
                vk_add(out, vk_act(V_trader, g, 0, 0));
    if (raia_unlinked(p, MIRROR) > 0)
        for (unsigned m = 0; m < N_MASKS; m++)
            if (raia_unlinked(p, (int)m) > 0)
                vk_add(out, vk_act(V_mirror, m, 0, 0));
}

bool raia_free_apply(struct raia_state *s, int seat, vk_action a, struct vk_sink *ev)
{
    struct raia_player *p = &s->player[seat];
    int what = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_shaman:
        raia_use_helper(s, seat, SHAMAN, ev);
        p->shamans_used++;
        raia_push_outer(s);
        raia_play_from_hand(s, seat, what);
        return true;
    case V_trader:
        raia_use_helper(s, seat, TRADER, ev);
        p->trader_used = 1;
        s->level[what] = RAIA_LEVELS;
        VK_EMIT(ev, E_price_raised, seat, what, RAIA_LEVELS - 1);
        return true;
    case V_mirror:
        p->links[what]++;
        VK_EMIT(ev, E_mirror_linked, seat, what);
        return true;
    default: return false;
    }
}

/* ---- outer effects ------------------------------------------------------------------------------ */

void raia_push_outer(struct raia_state *s)
{
    vk_push(&s->h, P_outer, VK_NONE);
}

/* What was pushed above has ended: who became Tahua may perform a ritual now, in ceremonial order. A
 * ritual performed so can make others Tahua: this runs again after it. */
RUN(outer)
{
    struct raia_state *s = st;
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    for (int i = 0; i < n; i++) {
        if (s->player[seats[i]].tahua != TAHUA_DUE)
            continue;
        if (raia_known_hand(s, seats[i]) > 0) {
            vk_push(&s->h, P_tahua_ritual, seats[i]);
            return;
        }
        s->player[seats[i]].tahua = TAHUA_DONE;
    }
    vk_pop(&s->h);
}

LEGAL(tahua_ritual)
{
    const struct raia_state *s = st;
    for (uint64_t left = s->player[seat].hand.one; left; left &= left - 1) {
        int ritual = __builtin_ctzll(left);
        if (raia_is_playable(s, ritual))
            vk_add(out, vk_act(V_ritual, (unsigned)ritual, 0, 0));
    }
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(tahua_ritual)
{
    struct raia_state *s = st;
    s->player[seat].tahua = TAHUA_DONE;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_ritual)
        raia_play_from_hand(s, seat, (int)vk_arg(a, 0));
    else
        VK_EMIT(ev, E_passed, seat, 0);
}
