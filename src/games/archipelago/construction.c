/*
 * construction.c - 4.7.10: towns, temples, markets, ports and ships: what they cost with the discounts of
 * a round, who can build where. The shipwright builds one ship for money alone.
 */
#include "games/archipelago/rules.h"

/* ---- cost and sites ------------------------------------------------------------------------------ */

static void take_off(struct arch_cost *cost, unsigned discount, int res)
{
    if (discount >> res & 1 && cost->cubes[res] > 0)
        cost->cubes[res]--;
}

void arch_construction_cost(int what, unsigned discount, struct arch_cost *cost)
{
    *cost = arch_constructions[what];
    take_off(cost, discount, STONE);
    take_off(cost, discount, WOOD);
}

static bool is_payable(const struct arch_state *s, int seat, int what, unsigned discount,
                       int florins)
{
    struct arch_cost cost;
    arch_construction_cost(what, discount, &cost);
    if (florins < cost.florins)
        return false;
    cost.florins = 0; /* what he will have then is not what he has now */
    return arch_can_pay(s, seat, &cost);
}

static bool is_left(const struct arch_state *s, int seat, int what)
{
    return what == SHIP ? arch_supply(s, seat, true) > 0 : arch_building_left(s, what);
}

/* What a unit can build where it stands, a bit each. */
static unsigned works_of(const struct arch_state *s, const struct arch_unit *u, bool is_ship)
{
    const struct arch_region *r = &s->region[u->region];
    const struct arch_face *face = arch_face_of(s, u->region);
    unsigned works = 0;
    if (is_ship)
        return face->n_parts && r->building[PORT] == VK_NONE ? 1u << PORT : 0;
    for (int what = TOWN; what <= PORT; what++)
        if (r->building[what] == VK_NONE && (what != PORT || face->has_sea))
            works |= 1u << what;
    if (face->has_sea)
        works |= 1u << SHIP;
    return works;
}

/* Those of `wanted` that some unit of his can build; stops when it has `enough` of them. */
static unsigned buildable(const struct arch_state *s, int seat, unsigned wanted, int enough)
{
    unsigned found = 0;
    int unit = arch_first_unit(s, seat), ships = arch_first_ship(s, seat);
    if (!wanted)
        return 0;
    for (int end = arch_end_unit(s, seat); unit < end; unit++) {
        if (!arch_is_free(&s->unit[unit]))
            continue;
        found |= wanted & works_of(s, &s->unit[unit], unit >= ships);
        if (found == wanted || (found && enough == 1))
            break;
    }
    return found;
}

/* ---- may he -------------------------------------------------------------------------------------- */

static unsigned affordable(const struct arch_state *s, int seat, unsigned discount, int florins)
{
    unsigned found = 0;
    for (int what = TOWN; what <= SHIP; what++)
        if (is_payable(s, seat, what, discount, florins) && is_left(s, seat, what))
            found |= 1u << what;
    return found;
}

bool arch_can_construct(const struct arch_state *s, int seat, int what, unsigned discount,
                        int florins)
{
    return is_payable(s, seat, what, discount, florins) && is_left(s, seat, what) &&
           buildable(s, seat, 1u << what, 1);
}

bool arch_can_build(const struct arch_state *s, int seat, unsigned discount, int florins)
{
    return buildable(s, seat, affordable(s, seat, discount, florins), 1) != 0;
}

bool arch_has_ship_site(const struct arch_state *s, int seat)
{
    return is_left(s, seat, SHIP) && buildable(s, seat, 1u << SHIP, 1);
}

/* ---- the points ---------------------------------------------------------------------------------- */

void arch_push_construction(struct arch_state *s, int seat)
{
    vk_push(&s->h, P_build_type, seat);
}

/* The verbs go in the order of the constructions. */
LEGAL(build_type)
{
    const struct arch_state *s = st;
    unsigned wanted = affordable(s, seat, s->discount, s->player[seat].florins);
    for (unsigned left = buildable(s, seat, wanted, N_CONSTRUCTIONS); left; left &= left - 1)
        vk_add(out, vk_act(V_town + (unsigned)__builtin_ctz(left), 0, 0, 0));
}

static void push_site(struct arch_state *s, int seat, int what, int price)
{
    struct vk_frame *f = vk_push(&s->h, P_build_site, seat);
    f->v[SITE_WHAT] = (int16_t)what;
    f->v[SITE_PRICE] = (int16_t)price;
}

APPLY(build_type)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    push_site(s, seat, (int)vk_verb_of(a) - V_town, 0);
}

void arch_push_shipwright(struct arch_state *s, int seat)
{
    push_site(s, seat, SHIP, SHIPWRIGHT_PRICE);
}

/* A citizen builds on his part; a ship that builds a port chooses the shore. */
LEGAL(build_site)
{
    const struct arch_state *s = st;
    int unit = arch_first_unit(s, seat), ships = arch_first_ship(s, seat);
    for (int end = arch_end_unit(s, seat); unit < end; unit++) {
        const struct arch_unit *u = &s->unit[unit];
        bool is_ship = unit >= ships;
        if (!arch_is_free(u) || !(works_of(s, u, is_ship) >> f->v[SITE_WHAT] & 1) ||
            arch_is_twin(s, unit))
            continue;
        unsigned first = is_ship ? PART_A : u->part;
        unsigned last = is_ship ? arch_face_of(s, u->region)->n_parts - 1u : u->part;
        for (unsigned part = first; part <= last; part++)
            vk_add(out, vk_act(V_by, (unsigned)unit, part, 0));
    }
}

/* Masonry is for the next building, carpentry for the next building or ship. */
static void use_up_discounts(struct arch_state *s, int what)
{
    s->discount = what == SHIP ? s->discount & (uint8_t) ~(1u << WOOD) : 0;
}

static void raise_building(struct arch_state *s, int seat, int what, int unit, int part,
                           struct vk_sink *ev)
{
    struct arch_unit *u = &s->unit[unit];
    arch_move_unit(s, unit, u->region, u->part, SPOT_BUILDING + what);
    u->flags |= BY_WORK;
    VK_EMIT(ev, E_built, seat, what, u->region, part);
    arch_raise_building(s, u->region, what, part, ev);
    if (what == TEMPLE)
        arch_benefit(s, seat, ev);
}

APPLY(build_site)
{
    struct arch_state *s = st;
    struct arch_cost cost = { (uint8_t)f->v[SITE_PRICE], { 0 } };
    int what = f->v[SITE_WHAT], unit = (int)vk_arg(a, 0), part = (int)vk_arg(a, 1);
    bool is_shipwright = f->v[SITE_PRICE] > 0;
    vk_pop(&s->h);
    if (!is_shipwright) {
        arch_construction_cost(what, s->discount, &cost);
        use_up_discounts(s, what);
    }
    arch_pay(s, seat, &cost, ev);
    if (what != SHIP) {
        raise_building(s, seat, what, unit, part, ev);
        return;
    }
    int region = s->unit[unit].region;
    VK_EMIT(ev, E_built, seat, SHIP, region, PART_W);
    arch_add_unit(s, seat, true, region, PART_W, ev);
}
