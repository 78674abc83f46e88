/*
 * discovery.c - 4.2: the cubes of a region just found, one for the domestic market and one for its
 * discoverer.
 */
#include "games/archipelago/rules.h"

/* Stages. */
enum stage { MARKET_CUBE, OWN_CUBE, FOUND };

/* Icons of each resource on the region, less the one whose cube is on the market now. */
static int count_icons(const struct arch_state *s, const struct vk_frame *d, uint8_t number[N_RES])
{
    const struct arch_face *face = arch_face_of(s, d->v[DISCOVERY_REGION]);
    for (int res = 0; res < N_RES; res++)
        number[res] = 0;
    for (int i = 0; i < face->n_icons; i++)
        number[face->icon[i].res]++;
    if (d->v[DISCOVERY_PUT] >= 0)
        number[d->v[DISCOVERY_PUT]]--;
    return face->n_icons;
}

/* Resources that can go to the market, or to the player: a bit each. */
static unsigned choices(const struct arch_state *s, const struct vk_frame *d, bool is_market,
                        uint8_t number[N_RES])
{
    unsigned found = 0;
    int icons = count_icons(s, d, number);
    if (!is_market && d->v[DISCOVERY_PUT] < 0 && icons < 2)
        return 0;
    for (int res = 0; res < N_RES; res++) {
        bool has_room = s->market[DOMESTIC][res] < arch_zone_capacity(DOMESTIC, res);
        if (number[res] && s->supply[res] && (!is_market || has_room))
            found |= 1u << res;
    }
    return found;
}

void arch_push_discovery(struct arch_state *s, int seat, int region)
{
    struct vk_frame *f = vk_push(&s->h, P_discovery, seat);
    f->v[DISCOVERY_REGION] = (int16_t)region;
    f->v[DISCOVERY_PUT] = -1;
}

RUN(discovery)
{
    struct arch_state *s = st;
    uint8_t number[N_RES];
    bool is_market = f->pc == MARKET_CUBE;
    if (f->pc == FOUND) {
        vk_pop(&s->h);
        return;
    }
    f->pc++;
    if (choices(s, f, is_market, number))
        vk_push(&s->h, is_market ? P_discover_market_cube : P_discover_own_cube, f->seat);
}

/* Usual: what the region has most of. */
static void list_choices(const struct arch_state *s, bool is_market, struct vk_actions *out)
{
    uint8_t number[N_RES];
    unsigned found = choices(s, vk_below_of(&s->h), is_market, number);
    int most = 0;
    for (unsigned res = 0; res < N_RES; res++) {
        if (!(found >> res & 1))
            continue;
        vk_add(out, vk_act(is_market ? V_market_cube : V_own_cube, res, 0, 0));
        if (number[res] > most) {
            most = number[res];
            vk_mark_usual(out);
        }
    }
}

LEGAL(discover_market_cube)
{
    list_choices(st, true, out);
}

APPLY(discover_market_cube)
{
    struct arch_state *s = st;
    int res = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    vk_top(&s->h)->v[DISCOVERY_PUT] = (int16_t)res;
    arch_market_takes(s, DOMESTIC, res, ev);
    VK_EMIT(ev, E_market_cube, seat, res, s->market[DOMESTIC][res]);
}

LEGAL(discover_own_cube)
{
    list_choices(st, false, out);
}

APPLY(discover_own_cube)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    VK_EMIT(ev, E_took_cube, seat, vk_arg(a, 0));
    arch_gain_cubes(s, seat, (int)vk_arg(a, 0), 1, ev);
}
