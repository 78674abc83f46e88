/* sight.c - who stands where, in one pass over the units; control of regions and buildings (section 3). */
#include "games/archipelago/rules.h"
#include <string.h>

static void see_unit(struct arch_sight *sight, const struct arch_unit *u, int unit)
{
    if (u->spot >= SPOT_ICON)
        sight->taken[u->region] |= (uint8_t)(1u << (u->spot - SPOT_ICON));
    else if (u->spot != SPOT_FREE)
        sight->on[u->region][u->spot - SPOT_BUILDING] = (uint8_t)unit;
}

static bool is_lord(const struct arch_unit *u)
{
    return u->spot == SPOT_BUILDING + TOWN && !(u->flags & REBEL);
}

void arch_look(const struct arch_state *s, struct arch_sight *sight)
{
    memset(sight->on, VK_NONE, sizeof sight->on);
    memset(sight->control, VK_NONE, sizeof sight->control);
    memset(sight->citizens, 0, sizeof sight->citizens);
    memset(sight->taken, 0, sizeof sight->taken);
    for (int r = 0; r < s->n_regions; r++)
        sight->taken[r] = s->region[r].ravaged;
    for (int seat = 0; seat < s->h.seats; seat++) {
        int unit = arch_first_unit(s, seat), ships = arch_first_ship(s, seat);
        for (; unit < ships; unit++) {
            const struct arch_unit *u = &s->unit[unit];
            if (!arch_on_map(u))
                continue;
            sight->citizens[seat][u->region]++;
            see_unit(sight, u, unit);
            if (is_lord(u))
                sight->control[u->region] = (uint8_t)seat;
        }
        for (int end = arch_end_unit(s, seat); unit < end; unit++)
            if (arch_on_map(&s->unit[unit]))
                see_unit(sight, &s->unit[unit], unit);
    }
}

uint32_t arch_controlled(const struct arch_state *s, int seat)
{
    uint32_t regions = 0;
    int ships = arch_first_ship(s, seat);
    for (int unit = arch_first_unit(s, seat); unit < ships; unit++)
        if (arch_on_map(&s->unit[unit]) && is_lord(&s->unit[unit]))
            regions |= 1u << s->unit[unit].region;
    return regions;
}

/* The one on it if active, else the citizen on the town (not for the town itself). */
static int controlling_unit(const struct arch_state *s, const struct arch_sight *sight, int region,
                            int building)
{
    if (s->region[region].building[building] == VK_NONE)
        return VK_NONE;
    int unit = sight->on[region][building];
    if (unit != VK_NONE && !(s->unit[unit].flags & REBEL))
        return unit;
    if (building == TOWN || sight->control[region] == VK_NONE)
        return VK_NONE;
    return sight->on[region][TOWN];
}

int arch_controller(const struct arch_state *s, const struct arch_sight *sight, int region,
                    int building)
{
    int unit = controlling_unit(s, sight, region, building);
    return unit == VK_NONE ? VK_NONE : arch_owner(s, unit);
}

bool arch_is_enterable(const struct arch_state *s, const struct arch_sight *sight, int seat,
                       int region, int building)
{
    if (s->region[region].building[building] == VK_NONE || sight->on[region][building] != VK_NONE)
        return false;
    int control = sight->control[region];
    return control == VK_NONE || control == seat;
}
