/*
 * growth.c - new citizens: reproduction (4.7.7) and recruitment (4.7.8), by the wheel or by a card. How
 * a citizen comes to the map and what it does to the population is in units.c.
 */
#include "games/archipelago/rules.h"

/* ---- reproduction ------------------------------------------------------------------------------- */

enum { PAIR = 2 };

/* Regions with exactly two citizens of his, both active, on one part: a bit each. */
static uint32_t fertile_regions(const struct arch_state *s, const struct arch_sight *sight,
                                int seat)
{
    uint32_t seen[2] = { 0, 0 }, found = 0; /* regions with an active citizen on A, on B */
    for (int unit = arch_first_unit(s, seat); unit < arch_first_ship(s, seat); unit++) {
        const struct arch_unit *u = &s->unit[unit];
        if (!arch_is_active(u) || sight->citizens[seat][u->region] != PAIR)
            continue;
        uint32_t bit = UINT32_C(1) << u->region;
        found |= seen[u->part] & bit;
        seen[u->part] |= bit;
    }
    return found;
}

bool arch_is_fertile(const struct arch_state *s, const struct arch_sight *sight, int seat,
                     int region)
{
    return fertile_regions(s, sight, seat) >> region & 1;
}

bool arch_can_reproduce(const struct arch_state *s, const struct arch_sight *sight, int seat)
{
    return arch_supply(s, seat, false) > 0 && fertile_regions(s, sight, seat) != 0;
}

/* flag: one has grown. */
enum { LOW_BITS = 15 };

uint32_t arch_regions_to_grow(const struct vk_frame *f)
{
    return (uint32_t)f->v[REPRODUCE_LOW] | (uint32_t)f->v[REPRODUCE_HIGH] << LOW_BITS;
}

static void keep_regions(struct vk_frame *f, uint32_t regions)
{
    f->v[REPRODUCE_LOW] = (int16_t)(regions & ((1u << LOW_BITS) - 1));
    f->v[REPRODUCE_HIGH] = (int16_t)(regions >> LOW_BITS);
}

void arch_push_reproduction(struct arch_state *s, int seat, int most)
{
    struct arch_sight sight;
    arch_look(s, &sight);
    struct vk_frame *f = vk_push(&s->h, P_reproduce_next, seat);
    keep_regions(f, fertile_regions(s, &sight, seat));
    f->v[REPRODUCE_LEFT] = (int16_t)most;
}

LEGAL(reproduce_next)
{
    uint32_t regions = arch_supply(st, seat, false) > 0 ? arch_regions_to_grow(f) : 0;
    for (uint32_t left = regions; left; left &= left - 1)
        vk_add(out, vk_act(V_grow, (unsigned)__builtin_ctz(left), 0, 0));
    if (f->flag)
        vk_add(out, vk_act(V_stop, 0, 0, 0));
}

static int part_of_citizens(const struct arch_state *s, int seat, int region)
{
    int unit = arch_first_unit(s, seat);
    while (s->unit[unit].region != region)
        unit++;
    return s->unit[unit].part;
}

/* Regions are named in ascending order: what lies below is passed over. */
APPLY(reproduce_next)
{
    struct arch_state *s = st;
    if (vk_verb_of(a) == V_stop) {
        vk_pop(&s->h);
        return;
    }
    int region = (int)vk_arg(a, 0), part = part_of_citizens(s, seat, region);
    arch_add_unit(s, seat, false, region, part, ev);
    VK_EMIT(ev, E_grew, seat, region, part);
    keep_regions(f, arch_regions_to_grow(f) & ~((UINT32_C(2) << region) - 1));
    f->v[REPRODUCE_LEFT]--;
    f->flag = 1;
    if (f->v[REPRODUCE_LEFT] == 0)
        vk_pop(&s->h);
}

/* ---- recruitment -------------------------------------------------------------------------------- */

/* The land parts of each region where he can hire: bits 1 << part. A ship hires on every shore, a citizen
 * on his own. */
static void find_sites(const struct arch_state *s, const struct arch_sight *sight, int seat,
                       uint8_t parts[ARCH_REGIONS])
{
    int unit = arch_first_unit(s, seat), ships = arch_first_ship(s, seat);
    for (int r = 0; r < ARCH_REGIONS; r++)
        parts[r] = 0;
    for (int end = arch_end_unit(s, seat); unit < end; unit++) {
        const struct arch_unit *u = &s->unit[unit];
        if (!arch_is_active(u) || sight->citizens[seat][u->region] >= ARCH_CITIZENS_IN_REGION)
            continue;
        unsigned shores =
            unit < ships ? 1u << u->part : (1u << arch_face_of(s, u->region)->n_parts) - 1;
        parts[u->region] = (uint8_t)(parts[u->region] | shores);
    }
}

/* Idle hands, citizens left in the supply, and the money for one of them. */
static bool can_hire_one(const struct arch_state *s, int seat, int florins, bool is_paid)
{
    return s->sur > 0 && (!is_paid || florins >= arch_recruit_cost(s->sur)) &&
           arch_supply(s, seat, false) > 0;
}

bool arch_can_recruit(const struct arch_state *s, const struct arch_sight *sight, int seat,
                      int florins, bool is_paid)
{
    uint8_t parts[ARCH_REGIONS];
    if (!can_hire_one(s, seat, florins, is_paid))
        return false;
    find_sites(s, sight, seat, parts);
    for (int r = 0; r < s->n_regions; r++)
        if (parts[r])
            return true;
    return false;
}

void arch_push_recruitment(struct arch_state *s, int seat, int most, bool is_paid, int reb_after)
{
    struct vk_frame *f = vk_push(&s->h, P_recruit_next, seat);
    f->v[RECRUIT_LEFT] = (int16_t)most;
    f->v[RECRUIT_IS_PAID] = is_paid;
    f->v[RECRUIT_REB] = (int16_t)reb_after;
}

static void add_hires(const struct arch_state *s, int seat, struct vk_actions *out)
{
    struct arch_sight sight;
    uint8_t parts[ARCH_REGIONS];
    arch_look(s, &sight);
    find_sites(s, &sight, seat, parts);
    for (unsigned r = 0; r < s->n_regions; r++)
        for (unsigned part = PART_A; part <= PART_B; part++)
            if (parts[r] >> part & 1)
                vk_add(out, vk_act(V_hire, r, part, 0));
}

LEGAL(recruit_next)
{
    const struct arch_state *s = st;
    if (can_hire_one(s, seat, s->player[seat].florins, f->v[RECRUIT_IS_PAID] != 0))
        add_hires(s, seat, out);
    if (f->v[RECRUIT_HIRED] > 0) {
        vk_add(out, vk_act(V_stop, 0, 0, 0));
        vk_mark_usual(out);
    }
}

static void hire(struct arch_state *s, int seat, int region, int part, bool is_paid,
                 struct vk_sink *ev)
{
    int price = is_paid ? arch_recruit_cost(s->sur) : 0;
    arch_pay_florins(s, seat, price, ev);
    arch_surplus(s, -1, ev);
    arch_add_unit(s, seat, false, region, part, ev);
    VK_EMIT(ev, E_hired, seat, region, part, price);
}

APPLY(recruit_next)
{
    struct arch_state *s = st;
    int reb_after = f->v[RECRUIT_REB];
    if (vk_verb_of(a) == V_hire) {
        hire(s, seat, (int)vk_arg(a, 0), (int)vk_arg(a, 1), f->v[RECRUIT_IS_PAID] != 0, ev);
        f->v[RECRUIT_HIRED]++;
        if (--f->v[RECRUIT_LEFT] > 0)
            return;
    }
    vk_pop(&s->h);
    arch_rebel(s, reb_after, ev);
}
