/*
 * things.c - everything that moves a thing, with its event: florins, cubes, tokens, discs, buildings,
 * cards, and the markers of the boards. Whatever an end condition counts is watched from here.
 */
#include "games/archipelago/rules.h"

/* ---- florins ------------------------------------------------------------------------------------ */

int arch_gain_florins(struct arch_state *s, int seat, int n, struct vk_sink *ev)
{
    if (n > s->bank)
        n = s->bank;
    if (n <= 0)
        return 0;
    s->bank = (uint8_t)(s->bank - n);
    s->player[seat].florins = (uint8_t)(s->player[seat].florins + n);
    VK_EMIT(ev, E_florins, seat, n, 0);
    arch_watch(s, ev);
    return n;
}

void arch_pay_florins(struct arch_state *s, int seat, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    vk_assert(s->player[seat].florins >= n);
    s->player[seat].florins = (uint8_t)(s->player[seat].florins - n);
    s->bank = (uint8_t)(s->bank + n);
    VK_EMIT(ev, E_florins, seat, 0, n);
    arch_watch(s, ev);
}

void arch_hand_florins(struct arch_state *s, int from, int to, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    vk_assert(s->player[from].florins >= n);
    s->player[from].florins = (uint8_t)(s->player[from].florins - n);
    s->player[to].florins = (uint8_t)(s->player[to].florins + n);
    VK_EMIT(ev, E_florins, from, 0, n);
    VK_EMIT(ev, E_florins, to, n, 0);
}

/* ---- cubes and tokens --------------------------------------------------------------------------- */

int arch_gain_cubes(struct arch_state *s, int seat, int res, int n, struct vk_sink *ev)
{
    if (n > s->supply[res])
        n = s->supply[res];
    if (n <= 0)
        return 0;
    s->supply[res] = (uint8_t)(s->supply[res] - n);
    s->player[seat].cubes[res] = (uint8_t)(s->player[seat].cubes[res] + n);
    VK_EMIT(ev, E_cubes, seat, res, n, 0);
    arch_watch(s, ev);
    return n;
}

static void spend_cubes(struct arch_state *s, int seat, int res, int n, struct vk_sink *ev)
{
    vk_assert(s->player[seat].cubes[res] >= n);
    s->player[seat].cubes[res] = (uint8_t)(s->player[seat].cubes[res] - n);
    s->supply[res] = (uint8_t)(s->supply[res] + n);
    VK_EMIT(ev, E_cubes, seat, res, 0, n);
    arch_watch(s, ev);
}

void arch_spend_cube(struct arch_state *s, int seat, int res, struct vk_sink *ev)
{
    spend_cubes(s, seat, res, 1, ev);
}

void arch_spend_tokens(struct arch_state *s, int seat, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    vk_assert(s->player[seat].tokens >= n);
    s->player[seat].tokens = (uint8_t)(s->player[seat].tokens - n);
    s->spent_tokens = (uint8_t)(s->spent_tokens + n);
    VK_EMIT(ev, E_tokens, seat, 0, n);
}

void arch_hand_good(struct arch_state *s, int from, int to, int good, struct vk_sink *ev)
{
    uint8_t *of = good == TOKEN ? &s->player[from].tokens : &s->player[from].cubes[good];
    uint8_t *his = good == TOKEN ? &s->player[to].tokens : &s->player[to].cubes[good];
    vk_assert(*of > 0);
    --*of;
    ++*his;
    if (good == TOKEN) {
        VK_EMIT(ev, E_tokens, from, 0, 1);
        VK_EMIT(ev, E_tokens, to, 1, 0);
    } else {
        VK_EMIT(ev, E_cubes, from, good, 0, 1);
        VK_EMIT(ev, E_cubes, to, good, 1, 0);
    }
}

bool arch_can_pay(const struct arch_state *s, int seat, const struct arch_cost *cost)
{
    const struct arch_player *p = &s->player[seat];
    int missing = 0;
    for (int res = 0; res < N_RES; res++)
        if (cost->cubes[res] > p->cubes[res])
            missing += cost->cubes[res] - p->cubes[res];
    return p->florins >= cost->florins && missing <= p->tokens;
}

void arch_pay(struct arch_state *s, int seat, const struct arch_cost *cost, struct vk_sink *ev)
{
    int missing = 0;
    arch_pay_florins(s, seat, cost->florins, ev);
    for (int res = 0; res < N_RES; res++) {
        int own = s->player[seat].cubes[res], n = cost->cubes[res] < own ? cost->cubes[res] : own;
        missing += cost->cubes[res] - n;
        if (n)
            spend_cubes(s, seat, res, n, ev);
    }
    arch_spend_tokens(s, seat, missing, ev);
}

void arch_market_gives(struct arch_state *s, int board, int res, struct vk_sink *ev)
{
    vk_assert(s->market[board][res] > 0);
    s->market[board][res]--;
    s->supply[res]++;
    arch_watch(s, ev);
}

void arch_market_takes(struct arch_state *s, int board, int res, struct vk_sink *ev)
{
    vk_assert(s->supply[res] > 0);
    s->market[board][res]++;
    s->supply[res]--;
    arch_watch(s, ev);
}

void arch_cube_from_market(struct arch_state *s, int seat, int board, int res, struct vk_sink *ev)
{
    vk_assert(s->market[board][res] > 0);
    s->market[board][res]--;
    s->player[seat].cubes[res]++;
    VK_EMIT(ev, E_cubes, seat, res, 1, 0);
}

void arch_cube_to_market(struct arch_state *s, int seat, int board, int res, struct vk_sink *ev)
{
    vk_assert(s->player[seat].cubes[res] > 0);
    s->player[seat].cubes[res]--;
    s->market[board][res]++;
    VK_EMIT(ev, E_cubes, seat, res, 0, 1);
}

/* ---- boards ------------------------------------------------------------------------------------- */

void arch_surplus(struct arch_state *s, int change, struct vk_sink *ev)
{
    int now = s->sur + change, was = s->sur;
    now = now < 0 ? 0 : now > ARCH_SUR_MAX ? ARCH_SUR_MAX : now;
    if (now == was)
        return;
    s->sur = (uint8_t)now;
    VK_EMIT(ev, E_surplus, VK_NONE, now - was, now);
    arch_watch(s, ev);
}

void arch_rebel(struct arch_state *s, int change, struct vk_sink *ev)
{
    int now = s->reb + change, was = s->reb;
    if (now < 0)
        now = 0;
    if (now == was)
        return;
    s->reb = (uint8_t)now;
    VK_EMIT(ev, E_rebellion, VK_NONE, now - was, now);
    if (s->reb > s->pop)
        arch_declare_independence(s, ev);
}

/* ---- tokens of explorers, discs ------------------------------------------------------------------- */

static void more_discs(struct arch_state *s, struct vk_sink *ev)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        if (p->discs >= ARCH_DISCS)
            continue;
        p->discs++;
        p->ready++;
        p->has_passed = 0;
        VK_EMIT(ev, E_discs, seat, p->discs);
    }
}

void arch_take_token(struct arch_state *s, int seat, struct vk_sink *ev)
{
    int k = 0;
    while (k < ARCH_STACKS && !s->stack[k])
        k++;
    if (k == ARCH_STACKS)
        return;
    s->stack[k]--;
    s->player[seat].tokens++;
    VK_EMIT(ev, E_tokens, seat, 1, 0);
    if (!s->stack[k])
        more_discs(s, ev);
    arch_watch(s, ev);
}

void arch_benefit(struct arch_state *s, int seat, struct vk_sink *ev)
{
    bool is_in_play = false;
    for (int i = 0; i < s->n_trends; i++)
        is_in_play |= s->trend[i] == T_BENEFACTOR;
    if (!is_in_play || !s->bank)
        return;
    s->bank--;
    s->player[seat].benefactor++;
    VK_EMIT(ev, E_benefactor, seat, s->player[seat].benefactor);
    arch_watch(s, ev);
}

bool arch_has_circles(int zone)
{
    return zone == Z_TAXES || zone == Z_EXPLORATION || zone == Z_REPRODUCTION;
}

int arch_shared_circles(const struct arch_state *s, int zone)
{
    int free = zone == Z_TAXES ? 1 : zone == Z_REPRODUCTION ? 0 : s->h.seats == 5 ? 1 : 2;
    for (int k = 0; k < s->h.seats; k++)
        free -= s->player[k].laid[zone] ? s->player[k].laid[zone] - 1 : 0;
    return free;
}

bool arch_own_circle_free(const struct arch_state *s, int seat, int zone)
{
    return !s->player[seat].laid[zone];
}

bool arch_circle_free(const struct arch_state *s, int seat, int zone)
{
    return !arch_has_circles(zone) || arch_own_circle_free(s, seat, zone) ||
           arch_shared_circles(s, zone) > 0;
}

void arch_lay_disc(struct arch_state *s, int seat, int zone, struct vk_sink *ev)
{
    struct arch_player *p = &s->player[seat];
    vk_assert(p->ready > 0);
    p->ready--;
    p->laid[zone]++;
    VK_EMIT(ev, E_acted, seat, zone);
}

void arch_lay_on_card(struct arch_state *s, int seat, int n)
{
    struct arch_player *p = &s->player[seat];
    vk_assert(p->ready >= n);
    p->ready = (uint8_t)(p->ready - n);
    p->on_cards = (uint8_t)(p->on_cards + n);
}

int arch_income(const struct arch_state *s, int seat)
{
    struct arch_sight sight;
    arch_look(s, &sight);
    int income = arch_ships_on_map(s, seat);
    for (int u = arch_first_unit(s, seat); u < arch_first_ship(s, seat); u++)
        income += arch_is_active(&s->unit[u]);
    for (int r = 0; r < s->n_regions; r++) {
        income += 2 * (sight.control[r] == seat);
        income += arch_controller(s, &sight, r, TEMPLE) == seat;
    }
    return income;
}

/* ---- buildings and cards -------------------------------------------------------------------------- */

bool arch_building_left(const struct arch_state *s, int building)
{
    int pair = building == TOWN || building == TEMPLE ? s->built[TOWN] + s->built[TEMPLE]
                                                      : s->built[MARKET] + s->built[PORT];
    return pair < ARCH_TOKENS_OF_PAIR;
}

void arch_raise_building(struct arch_state *s, int region, int building, int part,
                         struct vk_sink *ev)
{
    vk_assert(s->region[region].building[building] == VK_NONE);
    s->region[region].building[building] = (uint8_t)part;
    s->built[building]++;
    arch_watch(s, ev);
}

static int heap_of(int card)
{
    return arch_cards[card].kind == CHARACTER ? 0 : 1;
}

void arch_acquire(struct arch_state *s, int seat, int card, struct vk_sink *ev)
{
    bool was_owned = s->card_at[card] < ARCH_SEATS;
    s->card_at[card] = (uint8_t)seat;
    s->card_flags[card] = (uint8_t)((s->card_flags[card] & CARD_USED) | CARD_FRESH);
    if (was_owned)
        return;
    s->in_play[heap_of(card)]++;
    arch_watch(s, ev);
}

void arch_discard(struct arch_state *s, int card, struct vk_sink *ev)
{
    vk_assert(s->card_at[card] >= ARCH_SEATS);
    s->card_at[card] = CARD_DISCARDS;
    s->card_flags[card] = 0;
    s->n_discards++;
    VK_EMIT(ev, E_card_discarded, VK_NONE, card);
}
