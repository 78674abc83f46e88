/*
 * migration.c - the points of a migration (4.7.9), of the wheel or of a card: picks of a unit and of where
 * it goes, until the player stops. The targets are in migration_targets.c.
 */
#include "games/archipelago/migration.h"

/* migrate_pick lies under migrate_to. */
void arch_push_migration(struct arch_state *s, int seat, int how)
{
    vk_push(&s->h, P_migrate_pick, seat)->v[MIGRATE_HOW] = (int16_t)how;
}

static int first_picked(const struct arch_state *s, int seat, int how)
{
    return how == MIGRATE_ONE_SHIP ? arch_first_ship(s, seat) : arch_first_unit(s, seat);
}

LEGAL(migrate_pick)
{
    const struct arch_state *s = st;
    struct arch_migrants m;
    arch_see_migrants(&m, s, seat, f->v[MIGRATE_HOW]);
    int end = arch_end_unit(s, seat);
    for (int unit = first_picked(s, seat, m.how); unit < end; unit++)
        if (arch_on_map(&s->unit[unit]) && !arch_is_twin(s, unit) && arch_can_pick(&m, unit))
            vk_add(out, vk_act(V_pick, (unsigned)unit, 0, 0));
    if (f->v[MIGRATE_MOVES] > 0 && m.overfull == VK_NONE) {
        vk_add(out, vk_act(V_stop, 0, 0, 0));
        vk_mark_usual(out);
    }
}

/* The top frame is migrate_pick. */
static void end_migration(struct arch_state *s, int seat)
{
    for (int unit = arch_first_unit(s, seat); unit < arch_end_unit(s, seat); unit++)
        s->unit[unit].flags &= (uint8_t)~MOVED;
    vk_pop(&s->h);
}

APPLY(migrate_pick)
{
    struct arch_state *s = st;
    if (vk_verb_of(a) == V_stop)
        end_migration(s, seat);
    else
        vk_push(&s->h, P_migrate_to, seat)->v[MIGRATE_UNIT] = (int16_t)vk_arg(a, 0);
}

LEGAL(migrate_to)
{
    const struct arch_state *s = st;
    struct arch_migrants m;
    uint8_t spots[ARCH_REGIONS];
    arch_see_migrants(&m, s, seat, vk_below_of(&s->h)->v[MIGRATE_HOW]);
    arch_find_targets(&m, f->v[MIGRATE_UNIT], spots);
    for (unsigned region = 0; region < s->n_regions; region++)
        for (unsigned left = spots[region]; left; left &= left - 1)
            vk_add(out, vk_act(V_move, region, (unsigned)__builtin_ctz(left), 0));
}

static void move(struct arch_state *s, const struct arch_migrants *m, int unit, int region,
                 int spot, struct vk_sink *ev)
{
    bool is_ship = arch_is_ship(s, unit);
    bool is_convoyed = !is_ship && !arch_goes_on_foot(m, unit, region, spot);
    int from = s->unit[unit].region, building = spot - ON_TOWN;
    if (spot <= FREE_SEA)
        arch_move_unit(s, unit, region, spot - FREE_A + PART_A, SPOT_FREE);
    else
        arch_move_unit(s, unit, region,
                       is_ship ? (int)PART_W : s->region[region].building[building],
                       SPOT_BUILDING + building);
    s->unit[unit].flags |= MOVED;
    if (is_convoyed)
        VK_EMIT(ev, E_convoyed, m->seat, from, region, spot);
    else
        VK_EMIT(ev, E_moved, m->seat, is_ship ? SHIP_KIND : CITIZEN_KIND, from, region, spot);
}

APPLY(migrate_to)
{
    struct arch_state *s = st;
    struct arch_migrants m;
    int unit = f->v[MIGRATE_UNIT], how = vk_below(&s->h)->v[MIGRATE_HOW];
    arch_see_migrants(&m, s, seat, how);
    vk_pop(&s->h);
    move(s, &m, unit, (int)vk_arg(a, 0), (int)vk_arg(a, 1), ev);
    vk_top(&s->h)->v[MIGRATE_MOVES]++;
    if (how == MIGRATE_ONE_SHIP)
        end_migration(s, seat);
}
