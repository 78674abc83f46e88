/*
 * harvest.c - 4.7.4: units go to icons of one resource and bring a cube each; whose consent that needs,
 * and what it costs. How consent comes to be is in deal.c, terms.c and cards_land.c.
 */
#include "games/archipelago/rules.h"

enum { NO_CONSENT = -1, DIPLOMAT_PRICE = 1 };

/* ---- consent ------------------------------------------------------------------------------------ */

static bool is_anothers(const struct arch_sight *sight, int seat, int region)
{
    return sight->control[region] != VK_NONE && sight->control[region] != seat;
}

/* A permit first, else the cheaper of the diplomat and the terms of whoever controls the region. */
static int price_of_consent(const struct arch_state *s, const struct arch_sight *sight, int seat,
                            int region, int florins)
{
    const struct arch_region *r = &s->region[region];
    int price = NO_CONSENT;
    if (!is_anothers(sight, seat, region) || s->permit[region])
        return 0;
    if (r->terms != VK_NONE && r->terms_of == sight->control[region])
        price = r->terms;
    if (s->diplomat == region && (price == NO_CONSENT || price > DIPLOMAT_PRICE))
        price = DIPLOMAT_PRICE;
    return price > florins ? NO_CONSENT : price;
}

int arch_consent(const struct arch_state *s, const struct arch_sight *sight, int seat, int region,
                 int *to)
{
    *to = is_anothers(sight, seat, region) ? sight->control[region] : VK_NONE;
    return price_of_consent(s, sight, seat, region, s->player[seat].florins);
}

static void pay_consent(struct arch_state *s, const struct arch_sight *sight, int seat, int region,
                        struct vk_sink *ev)
{
    int to, price = arch_consent(s, sight, seat, region, &to);
    if (to == VK_NONE)
        return;
    if (s->permit[region])
        s->permit[region]--;
    arch_hand_florins(s, seat, to, price, ev);
    VK_EMIT(ev, E_consent, seat, to, region, price);
}

/* ---- what can be harvested ------------------------------------------------------------------------ */

/* Resources of the icons that a unit can go to, a bit each. Fish lie at sea, where only ships are. */
static unsigned icons_for(const struct arch_state *s, const struct arch_sight *sight,
                          const struct arch_unit *u)
{
    const struct arch_face *face = arch_face_of(s, u->region);
    unsigned found = 0;
    for (int i = 0; i < face->n_icons; i++)
        if (face->icon[i].part == u->part && !(sight->taken[u->region] >> i & 1))
            found |= 1u << face->icon[i].res;
    return found;
}

static unsigned in_reach(const struct arch_state *s, const struct arch_sight *sight, int seat,
                         unsigned wanted, int florins)
{
    unsigned found = 0;
    int end = arch_end_unit(s, seat);
    for (int unit = arch_first_unit(s, seat); unit < end && found != wanted; unit++) {
        const struct arch_unit *u = &s->unit[unit];
        if (!arch_is_free(u))
            continue;
        unsigned more = icons_for(s, sight, u) & wanted & ~found;
        if (more && price_of_consent(s, sight, seat, u->region, florins) != NO_CONSENT)
            found |= more;
    }
    return found;
}

unsigned arch_harvests(const struct arch_state *s, const struct arch_sight *sight, int seat,
                       unsigned wanted, int florins)
{
    for (int res = 0; res < N_RES; res++)
        if (!s->supply[res])
            wanted &= ~(1u << res);
    return in_reach(s, sight, seat, wanted, florins);
}

/* ---- the action ------------------------------------------------------------------------------------ */

void arch_push_harvest(struct arch_state *s, int seat, int res)
{
    vk_push(&s->h, P_harvest_deploy, seat)->v[HARVEST_RES] = (int16_t)res;
}

/* The units of one region, a bit each from number `first`, to its icons: of equal icons the first. */
static void add_deployments(const struct arch_state *s, const struct arch_sight *sight, int region,
                            int res, uint32_t units, int first, struct vk_actions *out)
{
    const struct arch_face *face = arch_face_of(s, region);
    unsigned parts_done = 0;
    for (int i = 0; i < face->n_icons; i++) {
        int part = face->icon[i].part;
        if (face->icon[i].res != res || sight->taken[region] >> i & 1 || parts_done >> part & 1)
            continue;
        parts_done |= 1u << part;
        for (uint32_t left = units; left; left &= left - 1) {
            int unit = first + __builtin_ctz(left);
            if (s->unit[unit].part == part && !arch_is_twin(s, unit))
                vk_add(out, vk_act(V_deploy, (unsigned)region, (unsigned)i, (unsigned)unit));
        }
    }
}

LEGAL(harvest_deploy)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    uint32_t here[ARCH_REGIONS] = { 0 }; /* free units in each region */
    int first = arch_first_unit(s, seat), end = arch_end_unit(s, seat);
    arch_look(s, &sight);
    for (int unit = first; unit < end; unit++)
        if (arch_is_free(&s->unit[unit]))
            here[s->unit[unit].region] |= 1u << (unit - first);
    int florins = s->player[seat].florins;
    for (int region = 0; region < s->n_regions; region++)
        if (here[region] && price_of_consent(s, &sight, seat, region, florins) != NO_CONSENT)
            add_deployments(s, &sight, region, f->v[HARVEST_RES], here[region], first, out);
    if (f->v[HARVEST_DEPLOYED] > 0) {
        vk_add(out, vk_act(V_stop, 0, 0, 0));
        vk_mark_usual(out);
    }
}

static void deploy(struct arch_state *s, int seat, int res, vk_action a, struct vk_sink *ev)
{
    int region = (int)vk_arg(a, 0), icon = (int)vk_arg(a, 1), unit = (int)vk_arg(a, 2);
    struct arch_sight sight;
    arch_look(s, &sight);
    pay_consent(s, &sight, seat, region, ev);
    arch_move_unit(s, unit, region, s->unit[unit].part, SPOT_ICON + icon);
    s->unit[unit].flags |= BY_WORK;
    int n = arch_gain_cubes(s, seat, res, s->doubled >> res & 1 ? 2 : 1, ev);
    VK_EMIT(ev, E_deployed, seat, region, res, n);
}

/* An empty bank does not end it: he may occupy more places than he gets cubes. */
APPLY(harvest_deploy)
{
    struct arch_state *s = st;
    int res = f->v[HARVEST_RES];
    struct arch_sight sight;
    if (vk_verb_of(a) == V_stop) {
        vk_pop(&s->h);
        return;
    }
    deploy(s, seat, res, a, ev);
    f->v[HARVEST_DEPLOYED]++;
    arch_look(s, &sight);
    if (!in_reach(s, &sight, seat, 1u << res, s->player[seat].florins))
        vk_pop(&s->h);
}
