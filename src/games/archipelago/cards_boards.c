/*
 * cards_boards.c - cards that move the markers of the boards or take money from the bank, and
 * those that make rebels stand up.
 */
#include "games/archipelago/cards.h"

enum {
    GOVERNOR_MOST = 3,
    KING_MOST = 6,
    AGITATOR_FLORINS = 3,
    AMPHITHEATRE_FLORINS = 2,
    EDUCATED = 2,
    BANKING_MOST = 6
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* What the bank has, told as the card's own effect. */
static void take_florins(struct arch_state *s, int seat, int n, struct vk_sink *ev)
{
    n = arch_gain_florins(s, seat, n, ev);
    VK_EMIT(ev, E_took_florins, seat, n);
}

/* ---- temples and towns ----------------------------------------------------------------------- */

ARCH_CARD_CAN(archbishop)
{
    return s->reb > 0;
}

ARCH_CARD_USE(archbishop)
{
    int temples = s->built[TEMPLE];
    arch_rebel(s, temples <= 2 ? -1 : temples <= 4 ? -2 : -3, ev);
}

ARCH_CARD_CAN(pope)
{
    return s->reb > 0 && s->built[TEMPLE] > 0;
}

ARCH_CARD_USE(pope)
{
    arch_rebel(s, -s->built[TEMPLE], ev);
}

static int towns_of(const struct arch_state *s, const struct arch_sight *sight, int seat)
{
    int towns = 0;
    for (int r = 0; r < s->n_regions; r++)
        towns += sight->control[r] == seat;
    return towns;
}

ARCH_CARD_CAN(governor)
{
    return s->reb > 0 && towns_of(s, sight, user->seat) > 0;
}

ARCH_CARD_USE(governor)
{
    struct arch_sight sight;
    arch_look(s, &sight);
    arch_rebel(s, -least(towns_of(s, &sight, seat), GOVERNOR_MOST), ev);
}

ARCH_CARD_CAN(king)
{
    return s->built[TOWN] > 0 && s->bank > 0;
}

ARCH_CARD_USE(king)
{
    take_florins(s, seat, least(s->built[TOWN], KING_MOST), ev);
    arch_rebel(s, 1, ev);
}

/* ---- money and the people -------------------------------------------------------------------- */

ARCH_CARD_CAN(agitator)
{
    return true;
}

ARCH_CARD_USE(agitator)
{
    take_florins(s, seat, AGITATOR_FLORINS, ev);
    arch_rebel(s, 2, ev);
}

/* An income of 2.9: whoever controls a building has an active unit, which is taxed itself. */
ARCH_CARD_CAN(tax_collector)
{
    for (int u = arch_first_unit(s, user->seat); u < arch_end_unit(s, user->seat); u++)
        if (arch_is_active(&s->unit[u]))
            return true;
    return false;
}

/* As for taxes the people are asked first: nothing is paid to a colony that is lost. */
ARCH_CARD_USE(tax_collector)
{
    arch_rebel(s, 1, ev);
    if (!s->h.over)
        take_florins(s, seat, (arch_income(s, seat) + 1) / 2, ev);
}

ARCH_CARD_CAN(amphitheatre)
{
    return s->reb > 0 || s->bank > 0;
}

ARCH_CARD_USE(amphitheatre)
{
    take_florins(s, seat, AMPHITHEATRE_FLORINS, ev);
    arch_rebel(s, -1, ev);
}

static int cards_of(const struct arch_state *s, int seat)
{
    int cards = 0;
    for (int c = 0; c < N_CARDS; c++)
        cards += s->card_at[c] == seat;
    return cards;
}

ARCH_CARD_CAN(banking)
{
    return s->bank > 0 && cards_of(s, user->seat) > 0;
}

ARCH_CARD_USE(banking)
{
    take_florins(s, seat, least(cards_of(s, seat), BANKING_MOST), ev);
}

/* ---- surplus workers ------------------------------------------------------------------------- */

ARCH_CARD_CAN(missionary)
{
    return s->sur > 0 || s->reb > 0;
}

ARCH_CARD_USE(missionary)
{
    arch_surplus(s, -1, ev);
    arch_rebel(s, -1, ev);
}

ARCH_CARD_CAN(emigration)
{
    return s->sur > 0 && s->built[PORT] > 0;
}

ARCH_CARD_USE(emigration)
{
    arch_surplus(s, -s->built[PORT], ev);
}

ARCH_CARD_CAN(education)
{
    return s->sur > 0;
}

ARCH_CARD_USE(education)
{
    arch_surplus(s, -EDUCATED, ev);
}

/* ---- gifts of the clergy --------------------------------------------------------------------- */

static const struct arch_cost one_gift = { .cubes = { [FRUIT] = 1 } };
static const struct arch_cost two_gifts = { .cubes = { [FRUIT] = 1, [CATTLE] = 1 } };

ARCH_CARD_CAN(clergy_donations)
{
    return s->reb > 0 && arch_can_pay(s, user->seat, &one_gift);
}

ARCH_CARD_USE(clergy_donations)
{
    vk_push(&s->h, P_clergy_gift, seat);
}

LEGAL(clergy_gift)
{
    const struct arch_state *s = st;
    vk_add(out, vk_act(V_one, 0, 0, 0));
    vk_mark_usual(out);
    if (arch_can_pay(s, seat, &two_gifts))
        vk_add(out, vk_act(V_two, 0, 0, 0));
}

APPLY(clergy_gift)
{
    struct arch_state *s = st;
    bool is_two = vk_verb_of(a) == V_two;
    vk_pop(&s->h);
    arch_pay(s, seat, is_two ? &two_gifts : &one_gift, ev);
    arch_rebel(s, is_two ? -2 : -1, ev);
}

/* ---- rebels stand up ------------------------------------------------------------------------- */

static void push_healing(struct arch_state *s, int seat, int most, int from, int to)
{
    struct vk_frame *f = vk_push(&s->h, P_heal_next, seat);
    f->v[HEAL_LEFT] = (int16_t)most;
    f->v[HEAL_LOWEST] = (int16_t)from;
    f->v[HEAL_END] = (int16_t)to;
}

/* The first rebel of these units, or `to`. */
static int next_rebel(const struct arch_state *s, int from, int to)
{
    int u = from;
    while (u < to && !(arch_on_map(&s->unit[u]) && (s->unit[u].flags & REBEL)))
        u++;
    return u;
}

static int end_of_units(const struct arch_state *s)
{
    return arch_first_unit(s, s->h.seats);
}

ARCH_CARD_CAN(healer)
{
    return next_rebel(s, 0, end_of_units(s)) < end_of_units(s);
}

ARCH_CARD_USE(healer)
{
    push_healing(s, seat, number, 0, end_of_units(s));
}

ARCH_CARD_CAN(medicine)
{
    int end = arch_first_ship(s, user->seat);
    return next_rebel(s, arch_first_unit(s, user->seat), end) < end;
}

ARCH_CARD_USE(medicine)
{
    push_healing(s, seat, 1, arch_first_unit(s, seat), arch_first_ship(s, seat));
}

/* `stop` after the first, which the flag tells. */
LEGAL(heal_next)
{
    const struct arch_state *s = st;
    for (int u = next_rebel(s, f->v[HEAL_LOWEST], f->v[HEAL_END]); u < f->v[HEAL_END];
         u = next_rebel(s, u + 1, f->v[HEAL_END]))
        if (!arch_is_twin(s, u))
            vk_add(out, vk_act(V_heal, (unsigned)u, 0, 0));
    if (f->flag) {
        vk_add(out, vk_act(V_stop, 0, 0, 0));
        vk_mark_usual(out);
    }
}

APPLY(heal_next)
{
    struct arch_state *s = st;
    if (vk_verb_of(a) == V_stop) {
        vk_pop(&s->h);
        return;
    }
    int u = (int)vk_arg(a, 0);
    s->unit[u].flags = (uint8_t)(s->unit[u].flags & ~REBEL);
    VK_EMIT(ev, E_healed, seat, arch_owner(s, u), s->unit[u].region, s->unit[u].part);
    arch_rebel(s, -1, ev);
    f->flag = 1;
    f->v[HEAL_LEFT]--;
    f->v[HEAL_LOWEST] = (int16_t)(u + 1);
    if (f->v[HEAL_LEFT] == 0)
        vk_pop(&s->h);
}
