/*
 * cards_rivals.c - cards at the expense of another player: the Pirate sinks his ship, the Spy
 * looks at his objective, the Thief takes a cube out of one of his hands.
 */
#include "games/archipelago/cards.h"

static bool has_cube(const struct arch_player *p)
{
    for (int res = 0; res < N_RES; res++)
        if (p->cubes[res])
            return true;
    return false;
}

/* The resource of which he has most, other than `but`; N_RES if none. */
static int most_frequent(const struct arch_player *p, int but)
{
    int most = N_RES;
    for (int res = 0; res < N_RES; res++)
        if (res != but && p->cubes[res] > (most < N_RES ? p->cubes[most] : 0))
            most = res;
    return most;
}

/* ---- pirate ---------------------------------------------------------------------------------- */

/* Regions with a ship of the seat, a bit each. */
static uint32_t regions_with_ships(const struct arch_state *s, int seat)
{
    uint32_t regions = 0;
    for (int u = arch_first_ship(s, seat); u < arch_end_unit(s, seat); u++)
        if (arch_on_map(&s->unit[u]))
            regions |= 1u << s->unit[u].region;
    return regions;
}

ARCH_CARD_CAN(pirate)
{
    uint32_t mine = regions_with_ships(s, user->seat);
    for (int other = 0; other < s->h.seats; other++)
        if (other != user->seat && (mine & regions_with_ships(s, other)))
            return true;
    return false;
}

ARCH_CARD_USE(pirate)
{
    vk_push(&s->h, P_pirate_target, seat);
}

LEGAL(pirate_target)
{
    const struct arch_state *s = st;
    uint32_t mine = regions_with_ships(s, seat);
    for (int other = 0; other < s->h.seats; other++) {
        if (other == seat)
            continue;
        for (int u = arch_first_ship(s, other); u < arch_end_unit(s, other); u++)
            if (arch_on_map(&s->unit[u]) && mine >> s->unit[u].region & 1 && !arch_is_twin(s, u))
                vk_add(out, vk_act(V_sink, (unsigned)u, 0, 0));
    }
}

APPLY(pirate_target)
{
    struct arch_state *s = st;
    int unit = (int)vk_arg(a, 0), victim = arch_owner(s, unit);
    vk_pop(&s->h);
    VK_EMIT(ev, E_sunk, seat, victim, s->unit[unit].region);
    arch_remove_unit(s, unit, IN_SUPPLY, ev);
    if (has_cube(&s->player[victim]))
        vk_push(&s->h, P_pirate_ransom, victim)->v[RANSOM_PIRATE] = (int16_t)seat;
}

LEGAL(pirate_ransom)
{
    const struct arch_state *s = st;
    const struct arch_player *p = &s->player[seat];
    int most = most_frequent(p, N_RES);
    for (int res = 0; res < N_RES; res++)
        if (p->cubes[res]) {
            vk_add(out, vk_act(V_give, (unsigned)res, 0, 0));
            if (res == most)
                vk_mark_usual(out);
        }
}

APPLY(pirate_ransom)
{
    struct arch_state *s = st;
    int pirate = f->v[RANSOM_PIRATE], res = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    VK_EMIT(ev, E_ransom, seat, pirate, res);
    arch_hand_good(s, seat, pirate, res, ev);
}

/* ---- spy ------------------------------------------------------------------------------------- */

static bool is_known_to(const struct arch_player *holder, int k, int seat)
{
    return holder->shown >> k & 1 || holder->known[k] >> seat & 1;
}

ARCH_CARD_CAN(spy)
{
    for (int other = 0; other < s->h.seats; other++)
        for (int k = 0; other != user->seat && k < s->player[other].n_objectives; k++)
            if (!is_known_to(&s->player[other], k, user->seat))
                return true;
    return false;
}

ARCH_CARD_USE(spy)
{
    vk_push(&s->h, P_spy_target, seat);
}

LEGAL(spy_target)
{
    const struct arch_state *s = st;
    for (int other = 0; other < s->h.seats; other++)
        for (int k = 0; other != seat && k < s->player[other].n_objectives; k++)
            if (!is_known_to(&s->player[other], k, seat))
                vk_add(out, vk_act(V_look, (unsigned)other, (unsigned)k, 0));
}

/* Everybody sees whose card he looks at, he alone what it is. */
APPLY(spy_target)
{
    struct arch_state *s = st;
    int holder = (int)vk_arg(a, 0), k = (int)vk_arg(a, 1);
    vk_pop(&s->h);
    s->player[holder].known[k] |= (uint8_t)VK_ONLY(seat);
    VK_EMIT_TO(ev, VK_ONLY(seat), 1u << 1, E_spied, seat, holder, s->player[holder].objective[k]);
    vk_reveal(&s->h);
}

/* ---- thief ----------------------------------------------------------------------------------- */

enum { LEFT, RIGHT, EMPTY_HAND = N_RES };

/* Whoever he names may turn out to have nothing: what is behind a screen shows in no list. */
ARCH_CARD_CAN(thief)
{
    return true;
}

ARCH_CARD_USE(thief)
{
    vk_push(&s->h, P_theft, seat);
}

/* The hands are in slots of the victim. */
RUN(theft)
{
    struct arch_state *s = st;
    switch (f->pc++) {
    case 0: vk_push(&s->h, P_thief_target, f->seat); return;
    case 1: vk_push_secret(&s->h, P_thief_hide, VK_ONLY(f->v[THEFT_VICTIM])); return;
    case 2: vk_push(&s->h, P_thief_pick, f->seat); return;
    default: vk_pop(&s->h);
    }
}

LEGAL(thief_target)
{
    const struct arch_state *s = st;
    for (int other = 0; other < s->h.seats; other++)
        if (other != seat)
            vk_add(out, vk_act(V_rob, (unsigned)other, 0, 0));
}

APPLY(thief_target)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    vk_top(&s->h)->v[THEFT_VICTIM] = (int16_t)vk_arg(a, 0);
}

static int count_cubes(const struct arch_player *p)
{
    int cubes = 0;
    for (int res = 0; res < N_RES; res++)
        cubes += p->cubes[res];
    return cubes;
}

/* No cube leaves both hands empty, a single one leaves one; of two or more there is one in each. */
static bool can_hold(const struct arch_player *p, int cubes, int left, int right)
{
    if (!cubes)
        return left == EMPTY_HAND && right == EMPTY_HAND;
    if (left == EMPTY_HAND || right == EMPTY_HAND)
        return cubes == 1 && left != right && p->cubes[left == EMPTY_HAND ? right : left];
    return p->cubes[left] && p->cubes[right] > (left == right);
}

/* Usual: the two cubes of which he has most. */
LEGAL(thief_hide)
{
    const struct arch_state *s = st;
    const struct arch_player *p = &s->player[seat];
    int cubes = count_cubes(p);
    int first = most_frequent(p, N_RES), second = most_frequent(p, first);
    if (second == N_RES && cubes > 1)
        second = first;
    for (int left = 0; left <= EMPTY_HAND; left++)
        for (int right = 0; right <= EMPTY_HAND; right++)
            if (can_hold(p, cubes, left, right)) {
                vk_add(out, vk_act(V_hold, (unsigned)left, (unsigned)right, 0));
                if (left == first && right == second)
                    vk_mark_usual(out);
            }
}

APPLY(thief_hide)
{
    struct arch_state *s = st;
    s->player[seat].slot[LEFT] = (uint8_t)vk_arg(a, 0);
    s->player[seat].slot[RIGHT] = (uint8_t)vk_arg(a, 1);
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

LEGAL(thief_pick)
{
    vk_add(out, vk_act(V_left, 0, 0, 0));
    vk_add(out, vk_act(V_right, 0, 0, 0));
}

/* What is in the other hand nobody learns. */
APPLY(thief_pick)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    int victim = vk_top(&s->h)->v[THEFT_VICTIM];
    uint8_t *hands = s->player[victim].slot;
    int in_hand = hands[vk_verb_of(a) == V_left ? LEFT : RIGHT];
    hands[LEFT] = hands[RIGHT] = VK_NONE;
    vk_reveal(&s->h);
    VK_EMIT(ev, E_robbed, seat, victim, in_hand);
    if (in_hand != EMPTY_HAND)
        arch_hand_good(s, victim, seat, in_hand, ev);
}
