/* units.c - citizens and ships: from the supply to the map and back, and the order of their numbers. */
#include "games/archipelago/rules.h"

static int first_of(const struct arch_state *s, int seat, bool ships)
{
    return ships ? arch_first_ship(s, seat) : arch_first_unit(s, seat);
}

static int end_of(const struct arch_state *s, int seat, bool ships)
{
    return ships ? arch_end_unit(s, seat) : arch_first_ship(s, seat);
}

int arch_supply(const struct arch_state *s, int seat, bool ships)
{
    int n = 0, end = end_of(s, seat, ships);
    for (int u = first_of(s, seat, ships); u < end; u++)
        n += s->unit[u].region == IN_SUPPLY;
    return n;
}

static int on_map(const struct arch_state *s, int seat, bool ships)
{
    int n = 0;
    for (int u = first_of(s, seat, ships); u < end_of(s, seat, ships); u++)
        n += arch_on_map(&s->unit[u]);
    return n;
}

int arch_citizens_on_map(const struct arch_state *s, int seat)
{
    return on_map(s, seat, false);
}

int arch_ships_on_map(const struct arch_state *s, int seat)
{
    return on_map(s, seat, true);
}

int arch_add_unit(struct arch_state *s, int seat, bool is_ship, int region, int part,
                  struct vk_sink *ev)
{
    int u = first_of(s, seat, is_ship);
    while (s->unit[u].region != IN_SUPPLY)
        u++;
    vk_assert(u < end_of(s, seat, is_ship));
    s->unit[u] = (struct arch_unit){ (uint8_t)region, (uint8_t)part, SPOT_FREE, 0 };
    if (is_ship) {
        s->ships++;
    } else {
        s->pop++;
        VK_EMIT(ev, E_population, seat, 1, s->pop);
    }
    arch_watch(s, ev);
    return u;
}

void arch_remove_unit(struct arch_state *s, int unit, int where, struct vk_sink *ev)
{
    int seat = arch_owner(s, unit);
    s->unit[unit] = (struct arch_unit){ (uint8_t)where, 0, 0, 0 };
    if (arch_is_ship(s, unit)) {
        s->ships--;
    } else {
        s->pop--;
        VK_EMIT(ev, E_population, seat, -1, s->pop);
    }
    arch_watch(s, ev);
    if (s->reb > s->pop)
        arch_declare_independence(s, ev);
}

void arch_move_unit(struct arch_state *s, int unit, int region, int part, int spot)
{
    struct arch_unit *u = &s->unit[unit];
    u->region = (uint8_t)region;
    u->part = (uint8_t)part;
    u->spot = (uint8_t)spot;
}

static uint32_t key(const struct arch_unit *u)
{
    return (uint32_t)u->region << 24 | (uint32_t)u->part << 16 | (uint32_t)u->spot << 8 | u->flags;
}

/* By insertion: they are almost in order. */
static void sort_some(struct arch_unit *u, int n)
{
    uint32_t highest = key(&u[0]);
    for (int i = 1; i < n; i++) {
        struct arch_unit one = u[i];
        uint32_t mine = key(&one);
        if (mine >= highest) {
            highest = mine;
            continue;
        }
        int j = i;
        for (; j > 0 && key(&u[j - 1]) > mine; j--)
            u[j] = u[j - 1];
        u[j] = one;
    }
}

void arch_sort_units(struct arch_state *s)
{
    int citizens = arch_citizens_of(s), all = arch_per_seat(s);
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_unit *u = &s->unit[arch_first_unit(s, seat)];
        sort_some(u, citizens);
        sort_some(u + citizens, all - citizens);
    }
}

int arch_first_alike(const struct arch_state *s, int unit)
{
    const struct arch_unit *u = &s->unit[unit];
    if (u->spot != SPOT_FREE)
        return unit;
    uint32_t mine = key(u);
    int k = first_of(s, arch_owner(s, unit), arch_is_ship(s, unit));
    while (k < unit && key(&s->unit[k]) != mine)
        k++;
    return k;
}

bool arch_is_twin(const struct arch_state *s, int unit)
{
    return arch_first_alike(s, unit) != unit;
}
