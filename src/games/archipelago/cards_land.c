/*
 * cards_land.c - cards about icons and harvests: the Barbarian, the Diplomat, Agriculture; and the
 * marks that make a harvest of this round yield double or a construction of it cost less.
 */
#include "games/archipelago/cards.h"

enum { BARBARIAN_CUBES = 3, DIPLOMAT_PRICE = 1 };

/* Parts of each region, a bit each, where the seat has units that are active, or free as well. */
static void see_parts(const struct arch_state *s, int seat, bool only_free,
                      uint8_t parts[ARCH_REGIONS])
{
    for (int r = 0; r < ARCH_REGIONS; r++)
        parts[r] = 0;
    for (int u = arch_first_unit(s, seat); u < arch_end_unit(s, seat); u++) {
        const struct arch_unit *unit = &s->unit[u];
        if (only_free ? arch_is_free(unit) : arch_is_active(unit))
            parts[unit->region] |= (uint8_t)(1u << unit->part);
    }
}

/*
 * The next icon, from `icon` on, that is neither occupied nor ravaged, lies on one of these parts
 * and is of a resource that the bank has; or ICONS. Ships are on the sea part, where the fish are.
 */
static int next_icon(const struct arch_state *s, const struct arch_sight *sight, int region,
                     unsigned parts, int icon)
{
    const struct arch_face *face = arch_face_of(s, region);
    for (int i = icon; i < face->n_icons; i++)
        if (parts >> face->icon[i].part & 1 && !(sight->taken[region] >> i & 1) &&
            s->supply[face->icon[i].res] > 0)
            return i;
    return ICONS;
}

/* ---- barbarian ------------------------------------------------------------------------------- */

ARCH_CARD_CAN(barbarian)
{
    uint8_t parts[ARCH_REGIONS];
    see_parts(s, user->seat, false, parts);
    for (int r = 0; r < s->n_regions; r++)
        if (next_icon(s, sight, r, parts[r], 0) < ICONS)
            return true;
    return false;
}

ARCH_CARD_USE(barbarian)
{
    vk_push(&s->h, P_barbarian_icon, seat);
}

/* Equal icons lie side by side in the list of a face: only the first free one is offered. */
LEGAL(barbarian_icon)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    uint8_t parts[ARCH_REGIONS];
    arch_look(s, &sight);
    see_parts(s, seat, false, parts);
    for (int r = 0; r < s->n_regions; r++) {
        const struct arch_icon *icon = arch_face_of(s, r)->icon, *last = 0;
        for (int i = next_icon(s, &sight, r, parts[r], 0); i < ICONS;
             i = next_icon(s, &sight, r, parts[r], i + 1)) {
            if (!last || last->res != icon[i].res || last->part != icon[i].part)
                vk_add(out, vk_act(V_ravage, (unsigned)r, (unsigned)i, 0));
            last = &icon[i];
        }
    }
}

/* The florin stays on the icon: it is in no bank any more (8.12). */
APPLY(barbarian_icon)
{
    struct arch_state *s = st;
    int region = (int)vk_arg(a, 0), icon = (int)vk_arg(a, 1);
    int res = arch_face_of(s, region)->icon[icon].res;
    int n = s->supply[res] < BARBARIAN_CUBES ? s->supply[res] : BARBARIAN_CUBES;
    vk_pop(&s->h);
    s->player[seat].florins--;
    VK_EMIT(ev, E_florins, seat, 0, 1);
    s->region[region].ravaged |= (uint8_t)(1u << icon);
    VK_EMIT(ev, E_ravaged, seat, region, res, n);
    arch_gain_cubes(s, seat, res, n, ev);
    arch_rebel(s, 1, ev);
}

/* ---- diplomat -------------------------------------------------------------------------------- */

static bool is_worth_a_visit(const struct arch_state *s, const struct arch_sight *sight, int seat,
                             int region, unsigned parts)
{
    int control = sight->control[region];
    return control != VK_NONE && control != seat && next_icon(s, sight, region, parts, 0) < ICONS;
}

ARCH_CARD_CAN(diplomat)
{
    uint8_t parts[ARCH_REGIONS];
    if (!arch_can_act(s, user) || user->florins < DIPLOMAT_PRICE || s->built[TOWN] == 0)
        return false;
    see_parts(s, user->seat, true, parts);
    for (int r = 0; r < s->n_regions; r++)
        if (is_worth_a_visit(s, sight, user->seat, r, parts[r]))
            return true;
    return false;
}

ARCH_CARD_USE(diplomat)
{
    vk_push(&s->h, P_diplomat_region, seat);
}

LEGAL(diplomat_region)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    uint8_t parts[ARCH_REGIONS];
    arch_look(s, &sight);
    see_parts(s, seat, true, parts);
    for (int r = 0; r < s->n_regions; r++)
        if (is_worth_a_visit(s, &sight, seat, r, parts[r]))
            vk_add(out, vk_act(V_visit, (unsigned)r, 0, 0));
}

APPLY(diplomat_region)
{
    struct arch_state *s = st;
    struct arch_sight sight;
    int region = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    arch_look(s, &sight);
    s->diplomat = (uint8_t)region;
    VK_EMIT(ev, E_visits, seat, region, sight.control[region]);
}

/* ---- agriculture ----------------------------------------------------------------------------- */

ARCH_CARD_CAN(agriculture)
{
    return s->supply[FRUIT] > 0 || s->supply[CATTLE] > 0;
}

ARCH_CARD_USE(agriculture)
{
    vk_push(&s->h, P_agriculture_pick, seat);
}

LEGAL(agriculture_pick)
{
    const struct arch_state *s = st;
    for (unsigned res = FRUIT; res <= CATTLE; res++)
        if (s->supply[res] > 0)
            vk_add(out, vk_act(V_take, res, 0, 0));
}

APPLY(agriculture_pick)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    VK_EMIT(ev, E_took_cube, seat, vk_arg(a, 0));
    arch_gain_cubes(s, seat, (int)vk_arg(a, 0), 1, ev);
}

/* ---- marks for the action of this round ------------------------------------------------------ */

/* A harvest whose consent he can still pay. */
ARCH_CARD_CAN(doubler)
{
    return arch_can_act(s, user) &&
           arch_harvests(s, sight, user->seat, 1u << number, user->florins) != 0;
}

ARCH_CARD_USE(doubler)
{
    s->doubled |= (uint8_t)(1u << number);
    VK_EMIT(ev, E_double_harvest, seat, number);
}

/* Masonry spares a stone of a building, Carpentry a wood of a building or ship. */
ARCH_CARD_CAN(discount)
{
    if (!arch_can_act(s, user))
        return false;
    unsigned discount = s->discount | 1u << number;
    for (int what = 0; what < N_CONSTRUCTIONS; what++)
        if (arch_constructions[what].cubes[number] &&
            arch_can_construct(s, user->seat, what, discount, user->florins))
            return true;
    return false;
}

ARCH_CARD_USE(discount)
{
    s->discount |= (uint8_t)(1u << number);
    VK_EMIT(ev, E_discount, seat, number);
}
