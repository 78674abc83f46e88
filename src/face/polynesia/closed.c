/*
 * closed.c - what a player of Polynesia may look for in vain when he chooses an action, a step of a voyage or a free
 * route; and why. What is possible comes from the rules' own list.
 */
#include "face.h"

struct closing {
    const struct poly_state *s;
    int seat, n;
    const struct vk_actions *legal;
    struct vk_closed *list;
};

static void shut_of(struct closing *c, vk_action a, const char *why, struct vk_closed blanks)
{
    if (c->n == VK_CLOSED_MAX || vk_find(c->legal, a) >= 0)
        return;
    blanks.act = a;
    blanks.why = why;
    c->list[c->n++] = blanks;
}

static void shut(struct closing *c, vk_action a, const char *why, int x, int y)
{
    shut_of(c, a, why, (struct vk_closed){ .value = { (int16_t)x, (int16_t)y } });
}

/* One of those that are shut for the same reason tells it for all. */
static void shut_all(struct closing *c, vk_action a, const char *why, int x)
{
    shut_of(c, a, why, (struct vk_closed){ .value = { (int16_t)x }, .is_for_all = true });
}

static vk_action act_on(const struct closing *c, unsigned verb, int route, unsigned goods)
{
    return vk_act(verb, poly_route_id(poly_map_of(c->s), route), goods, 0);
}

static bool has_verb(const struct vk_actions *list, unsigned verb)
{
    for (int i = 0; i < list->n; i++)
        if (vk_verb_of(list->act[i]) == verb)
            return true;
    return false;
}

/* ---- Boats ------------------------------------------------------------------------------------------ */

/* Routes with boats of others. */
static void close_taken(struct closing *c, unsigned verb)
{
    const struct poly_state *s = c->s;
    uint64_t taken = poly_explored(s) & ~s->boats[c->seat];
    while (taken) {
        int route = poly_next64(&taken), goods = poly_marker_of(s, route),
            cost = POLY_JOIN_PRICE * poly_boats_on(s, route);
        if (s->h.seats == 2)
            shut(c, act_on(c, verb, route, 0), "With two players a route belongs to one alone.", 0,
                 0);
        else if (verb == V_EXE && s->goods[c->seat][goods] < cost)
            shut(c, act_on(c, verb, route, 0),
                 goods == G_FISH ? "It costs {0} fish; you have {1}."
                                 : "It costs {0} {0|shell|shells}; you have {1}.",
                 cost, s->goods[c->seat][goods]);
    }
}

/* Routes that are dearer as the first to an archipelago, where the others are to be had. */
static void close_landfalls(struct closing *c, int most)
{
    uint64_t dear = poly_landfall_routes(c->s) & ~poly_explored(c->s);
    while (dear) {
        int route = poly_next64(&dear), price = poly_new_price(c->s, route);
        if (price > most)
            shut(c, act_on(c, V_EXN, route, G_FISH),
                 "The first route to an archipelago costs double: {0} fish or {0} shells.", price,
                 0);
    }
}

static void close_new(struct closing *c)
{
    const struct poly_state *s = c->s;
    uint64_t new = poly_map_of(s)->explorable & ~poly_explored(s);
    int price = poly_marker(s), fish = s->goods[c->seat][G_FISH],
        shells = s->goods[c->seat][G_SHELL], most = fish > shells ? fish : shells;
    if (!new)
        return;
    if (most < price)
        shut_all(c, act_on(c, V_EXN, poly_next64(&new), G_FISH),
                 price > 1
                     ? "A new route costs {0} fish or {0} shells now. Fish first, or wait for "
                       "a lower turn value."
                     : "A new route costs 1 fish or 1 shell now. Fish first.",
                 price);
    else
        close_landfalls(c, most);
}

/* Routes that need no boat of this seat: its own, and those that are open to all. */
static void close_needless(struct closing *c, unsigned verb)
{
    const struct poly_map *m = poly_map_of(c->s);
    for (int route = 0; route < m->n_routes; route++)
        if (!(m->explorable >> route & 1))
            shut(c, act_on(c, verb, route, 0), "It is open to all: no boat is needed.", 0, 0);
        else if (c->s->boats[c->seat] >> route & 1)
            shut(c, act_on(c, verb, route, 0), "Your boat is already on it.", 0, 0);
}

/* Where no boat is left, one sentence tells it all. */
static void close_routes(struct closing *c)
{
    uint64_t new = poly_map_of(c->s)->explorable & ~poly_explored(c->s);
    if (!c->s->boats_left[c->seat]) {
        if (new)
            shut_all(c, act_on(c, V_EXN, poly_next64(&new), G_FISH),
                     "All your boats are on the map. You can still sail, populate or fish.", 0);
        return;
    }
    close_taken(c, V_EXE);
    close_new(c);
    close_needless(c, V_EXE);
}

/* ---- A step of a voyage ----------------------------------------------------------------------------- */

static bool can_sail(const struct vk_actions *list, unsigned from, unsigned route)
{
    for (int i = 0; i < list->n; i++)
        if (vk_verb_of(list->act[i]) == V_HOP && vk_arg(list->act[i], 0) == from &&
            vk_arg(list->act[i], 1) == route)
            return true;
    return false;
}

/* A route of others: its owners have nobody there, or the toll cannot be paid. */
static void close_guided(struct closing *c, int from, int route)
{
    const struct poly_state *s = c->s;
    const struct poly_map *m = poly_map_of(s);
    int owner = VK_NONE, guide = VK_NONE, goods = poly_marker_of(s, route);
    for (int q = s->h.seats - 1; q >= 0; q--)
        if (s->boats[q] >> route & 1) {
            owner = q;
            guide = s->pieces[q][from] ? q : guide;
        }
    unsigned mode = (unsigned)(M_GUIDE + (guide == VK_NONE ? owner : guide));
    vk_action a = vk_act(V_HOP, poly_island_id(m, from), poly_route_id(m, route), mode);
    struct vk_closed here = { .kind = { A_SEAT, A_ISLAND },
                              .value = { (int16_t)owner, (int16_t)poly_island_id(m, from) } };
    if (guide == VK_NONE)
        shut_of(c, a,
                poly_boats_on(s, route) > 1
                    ? "None of its owners has a piece on {1} that could guide you."
                    : "{0} has no piece on {1} that could guide you.",
                here);
    else
        shut(c, a,
             goods == G_FISH ? "You have no fish to pay for a guide."
                             : "You have no shell to pay for a guide.",
             0, 0);
}

static void close_steps(struct closing *c)
{
    const struct poly_state *s = c->s;
    const struct poly_map *m = poly_map_of(s);
    uint32_t mine = s->occupied[c->seat];
    while (mine) {
        int from = poly_next32(&mine);
        uint64_t routes = m->routes_at[from];
        while (routes) {
            int route = poly_next64(&routes);
            if (can_sail(c->legal, poly_island_id(m, from), poly_route_id(m, route)))
                continue;
            if (poly_explored(s) >> route & 1)
                close_guided(c, from, route);
            else
                shut(c, vk_act(V_HOP, poly_island_id(m, from), poly_route_id(m, route), M_OWN),
                     "Nobody has a boat on it yet. Explore it first.", 0, 0);
        }
    }
}

/* Islands where new pieces cannot come: one of them tells it for all. */
static void close_islands(struct closing *c, unsigned verb)
{
    const struct poly_map *m = poly_map_of(c->s);
    uint32_t empty = ((1u << m->n_islands) - 1) & ~(1u << POLY_VOLCANO) & ~c->s->occupied[c->seat];
    if (c->s->home[c->seat] && empty)
        shut_all(c, vk_act(verb, poly_island_id(m, poly_next32(&empty)), 0, 0),
                 "New pieces come to the volcano, or to an island where you already have one.", 0);
}

static void close_actions(struct closing *c)
{
    close_routes(c);
    close_islands(c, V_POPI);
    if (!has_verb(c->legal, V_TRV))
        shut(c, vk_act(V_TRV, 0, 0, 0),
             "No route that you can use leads from your islands. Explore one first.", 0, 0);
    if (c->s->home[c->seat] == 0)
        shut(c, vk_act(V_POPV, 0, 0, 0), "All your pieces are on the map.", 0, 0);
}

int poly_closed(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX])
{
    struct vk_actions legal = { .n = 0 };
    struct closing c = { st, seat, 0, &legal, list };
    vk_legal(&polynesia_game, st, seat, &legal);
    switch (vk_due(&polynesia_game, st).point) {
    case P_choose_action: close_actions(&c); break;
    case P_travel_step: close_steps(&c); break;
    case P_free_explore:
        close_taken(&c, V_FREE_OLD);
        close_needless(&c, V_FREE_OLD);
        break;
    case P_populate_bonus: close_islands(&c, V_BPOPI); break;
    default: break;
    }
    return c.n;
}
