/*
 * migration_targets.c - where a unit can go in a migration (4.7.9): ships by sea, citizens on foot or in
 * convoy, and the limit of three citizens in a region, which may be exceeded only where the next move
 * cures it.
 */
#include "games/archipelago/migration.h"
#include <string.h>

void arch_see_migrants(struct arch_migrants *m, const struct arch_state *s, int seat, int how)
{
    m->s = s;
    m->seat = seat;
    m->how = how;
    m->overfull = VK_NONE;
    m->room = 0;
    arch_look(s, &m->sight);
    for (int region = 0; region < s->n_regions; region++) {
        int n = m->sight.citizens[seat][region];
        if (n > ARCH_CITIZENS_IN_REGION)
            m->overfull = region;
        else if (n < ARCH_CITIZENS_IN_REGION)
            m->room |= UINT32_C(1) << region;
    }
}

/* ---- spots ---------------------------------------------------------------------------------------- */

/* On a land part, or at sea: free, or on a building that he may enter there. */
static unsigned spots_of_part(const struct arch_migrants *m, int region, int part)
{
    const uint8_t *building = m->s->region[region].building;
    unsigned spots = 1u << (FREE_A + part);
    if (part == PART_W)
        return spots | (unsigned)arch_is_enterable(m->s, &m->sight, m->seat, region, PORT)
                           << ON_PORT;
    for (int b = 0; b < N_BUILDINGS; b++)
        if (building[b] == part && arch_is_enterable(m->s, &m->sight, m->seat, region, b))
            spots |= 1u << (ON_TOWN + b);
    return spots;
}

/* Where it stands: onto a building, or off the one that it stands on. */
static unsigned spots_at_home(const struct arch_migrants *m, const struct arch_unit *u)
{
    unsigned spots = spots_of_part(m, u->region, u->part);
    return u->spot == SPOT_FREE ? spots & ~(1u << (FREE_A + u->part)) : spots;
}

static void add_spots(uint8_t *to, unsigned spots)
{
    *to = (uint8_t)(*to | spots);
}

/* ---- ships ---------------------------------------------------------------------------------------- */

static void add_by_sea(const struct arch_migrants *m, int from, int steps,
                       uint8_t spots[ARCH_REGIONS])
{
    for (int side = 0; side < SIDES; side++) {
        int to = arch_sail(m->s, from, side);
        if (to == VK_NONE)
            continue;
        add_spots(&spots[to], spots_of_part(m, to, PART_W));
        if (steps > 1)
            add_by_sea(m, to, steps - 1, spots);
    }
}

static void targets_of_ship(const struct arch_migrants *m, const struct arch_unit *u,
                            uint8_t spots[ARCH_REGIONS])
{
    add_by_sea(m, u->region, m->how == MIGRATE_ONE_SHIP ? 2 : 1, spots);
    spots[u->region] = (uint8_t)spots_at_home(m, u); /* to go out and come back is no move */
}

static bool has_sea_lane(const struct arch_state *s, int region)
{
    for (int side = 0; side < SIDES; side++)
        if (arch_sail(s, region, side) != VK_NONE)
            return true;
    return false;
}

/* ---- citizens ------------------------------------------------------------------------------------- */

static void add_on_foot(const struct arch_migrants *m, const struct arch_unit *u,
                        uint8_t spots[ARCH_REGIONS])
{
    if (m->how != MIGRATE_ALL)
        return;
    add_spots(&spots[u->region], spots_at_home(m, u));
    for (int side = 0; side < SIDES; side++) {
        int part, to = arch_walk(m->s, u->region, u->part, side, &part);
        if (to != VK_NONE)
            add_spots(&spots[to], spots_of_part(m, to, part));
    }
}

static void add_by_convoy(const struct arch_migrants *m, const struct arch_unit *u,
                          uint8_t spots[ARCH_REGIONS])
{
    uint8_t reach[ARCH_REGIONS];
    arch_convoy(m->s, m->seat, u->region, u->part, reach);
    for (int to = 0; to < m->s->n_regions; to++)
        for (unsigned parts = reach[to]; parts; parts &= parts - 1)
            add_spots(&spots[to], spots_of_part(m, to, __builtin_ctz(parts)));
}

static bool walks_to_one_of(const struct arch_migrants *m, const struct arch_unit *u,
                            uint32_t regions)
{
    for (int side = 0; side < SIDES; side++) {
        int part, to = arch_walk(m->s, u->region, u->part, side, &part);
        if (to != VK_NONE && regions >> to & 1)
            return true;
    }
    return false;
}

static bool sails_to_one_of(const struct arch_migrants *m, const struct arch_unit *u,
                            uint32_t regions)
{
    uint8_t reach[ARCH_REGIONS];
    arch_convoy(m->s, m->seat, u->region, u->part, reach);
    for (int to = 0; to < m->s->n_regions; to++)
        if (to != u->region && reach[to] && regions >> to & 1)
            return true;
    return false;
}

static bool can_leave_to(const struct arch_migrants *m, const struct arch_unit *u, uint32_t regions)
{
    return (m->how == MIGRATE_ALL && walks_to_one_of(m, u, regions)) ||
           sails_to_one_of(m, u, regions);
}

static bool is_fresh(const struct arch_unit *u)
{
    return arch_is_free(u) && !(u->flags & MOVED);
}

/* ---- the limit of three ---------------------------------------------------------------------------- */

/* If somebody from `from` joins three citizens in `region`: can one of these leave it afterwards, to
 * where two at most are? The region that he comes from has room then, unless it is overfull now. */
static bool is_cured(const struct arch_migrants *m, int from, int region)
{
    uint32_t room = m->room;
    if (from != m->overfull)
        room |= UINT32_C(1) << from;
    int end = arch_first_ship(m->s, m->seat);
    for (int unit = arch_first_unit(m->s, m->seat); unit < end; unit++) {
        const struct arch_unit *u = &m->s->unit[unit];
        if (u->region == region && is_fresh(u) && can_leave_to(m, u, room))
            return true;
    }
    return false;
}

static void keep_limit(const struct arch_migrants *m, int from, uint8_t spots[ARCH_REGIONS])
{
    for (int to = 0; to < m->s->n_regions; to++)
        if (spots[to] && to != from && !(m->room >> to & 1) && !is_cured(m, from, to))
            spots[to] = 0;
    if (m->overfull != VK_NONE)
        spots[m->overfull] = 0;
}

/* ---- targets --------------------------------------------------------------------------------------- */

void arch_find_targets(const struct arch_migrants *m, int unit, uint8_t spots[ARCH_REGIONS])
{
    const struct arch_unit *u = &m->s->unit[unit];
    memset(spots, 0, ARCH_REGIONS);
    if (arch_is_ship(m->s, unit)) {
        targets_of_ship(m, u, spots);
        return;
    }
    add_on_foot(m, u, spots);
    add_by_convoy(m, u, spots);
    keep_limit(m, u->region, spots);
}

bool arch_goes_on_foot(const struct arch_migrants *m, int unit, int region, int spot)
{
    uint8_t spots[ARCH_REGIONS] = { 0 };
    add_on_foot(m, &m->s->unit[unit], spots);
    return spots[region] >> spot & 1;
}

static bool has_any_target(const struct arch_migrants *m, int unit)
{
    uint8_t spots[ARCH_REGIONS];
    arch_find_targets(m, unit, spots);
    for (int region = 0; region < m->s->n_regions; region++)
        if (spots[region])
            return true;
    return false;
}

bool arch_can_pick(const struct arch_migrants *m, int unit)
{
    const struct arch_unit *u = &m->s->unit[unit];
    bool is_ship = arch_is_ship(m->s, unit);
    if (!is_fresh(u))
        return false;
    if (m->overfull != VK_NONE)
        return !is_ship && u->region == m->overfull && can_leave_to(m, u, m->room);
    if (is_ship)
        return has_sea_lane(m->s, u->region) || spots_at_home(m, u);
    if (m->how == MIGRATE_ALL && (spots_at_home(m, u) || walks_to_one_of(m, u, m->room)))
        return true;
    return has_any_target(m, unit);
}

/* ---- is there a migration at all --------------------------------------------------------------------- */

/* What most often is the case, without a look at the whole board. */
static bool is_plain(const struct arch_state *s, int seat, int how)
{
    int end = arch_end_unit(s, seat);
    for (int unit = arch_first_ship(s, seat); unit < end; unit++)
        if (arch_is_free(&s->unit[unit]) && has_sea_lane(s, s->unit[unit].region))
            return true;
    if (how != MIGRATE_ALL)
        return false;
    for (int unit = arch_first_unit(s, seat); unit < arch_first_ship(s, seat); unit++)
        if (arch_is_free(&s->unit[unit]) && s->unit[unit].spot != SPOT_FREE)
            return true;
    return false;
}

bool arch_can_migrate(const struct arch_state *s, int seat, int how)
{
    struct arch_migrants m;
    if (is_plain(s, seat, how))
        return true;
    arch_see_migrants(&m, s, seat, how);
    int unit = how == MIGRATE_ONE_SHIP ? arch_first_ship(s, seat) : arch_first_unit(s, seat);
    for (int end = arch_end_unit(s, seat); unit < end; unit++)
        if (arch_can_pick(&m, unit))
            return true;
    return false;
}
