/* explore.c - 4.3 exploring new and existing routes, 4.5 the free exploration of a boat token. */
#include "games/polynesia/rules.h"

/* Card 1.1: no route that touches the archipelago holds a boat of anybody. */
uint64_t poly_landfall_routes(const struct poly_state *s)
{
    const struct poly_map *m = poly_map_of(s);
    uint64_t explored = poly_explored(s), found = 0;
    if (!poly_has_card(s, C_FIRST_LANDFALL))
        return 0;
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++) {
        uint64_t touching = poly_touching(m, x);
        if (!(touching & explored))
            found |= touching;
    }
    return found;
}

int poly_new_price(const struct poly_state *s, int route)
{
    return poly_marker(s) * (poly_landfall_routes(s) >> route & 1 ? 2 : 1);
}

/*
 * Routes that cost the same: each adds one action for each kind that pays. Half of all time of a
 * random game is spent here, so the list is written with a fixed stride and without branches.
 */
static void add_new_at(const struct poly_state *s, int seat, uint64_t routes, int cost,
                       struct vk_actions *out)
{
    unsigned pays_fish = s->goods[seat][G_FISH] >= cost,
             pays_shell = s->goods[seat][G_SHELL] >= cost;
    unsigned n = pays_fish + pays_shell, cheapest = pays_fish ? G_FISH : G_SHELL;
    unsigned first = poly_map_of(s)->first_route_id;
    vk_action *at = out->act + out->n;
    if (n == 0)
        return;
    while (routes) {
        unsigned r = (unsigned)poly_next64(&routes);
        at[n - 1] = vk_act(V_EXN, first + r, G_SHELL, 0);
        at[0] = vk_act(V_EXN, first + r, cheapest, 0);
        at += n;
    }
    out->n = (uint16_t)(at - out->act);
}

/* Card 1.1 gives two prices: runs of routes of one price keep the list in its order. */
static void add_new(const struct poly_state *s, int seat, uint64_t routes, struct vk_actions *out)
{
    uint64_t landfall = poly_landfall_routes(s) & routes;
    int price = poly_marker(s);
    while (landfall) {
        uint64_t before = (landfall & -landfall) - 1, dear = routes & landfall;
        add_new_at(s, seat, routes & before, price, out);
        routes &= ~before;
        uint64_t cheap = routes & ~landfall;
        uint64_t run = cheap ? (cheap & -cheap) - 1 : ~(uint64_t)0;
        add_new_at(s, seat, dear & run, 2 * price, out);
        routes &= ~run;
        landfall &= ~run;
    }
    add_new_at(s, seat, routes, price, out);
}

void poly_explore_legal(const struct poly_state *s, int seat, struct vk_actions *out)
{
    const struct poly_map *m = poly_map_of(s);
    uint64_t explored = poly_explored(s), others = explored & ~s->boats[seat];
    if (s->boats_left[seat] == 0)
        return;
    add_new(s, seat, m->explorable & ~explored, out);
    if (s->h.seats == 2)
        return;
    for (int g = 0; g < N_GOODS; g++) /* one owner at least wants his price */
        if (s->goods[seat][g] < POLY_JOIN_PRICE)
            others &= ~s->marker[g];
    while (others) {
        int r = poly_next64(&others);
        if (s->goods[seat][poly_marker_of(s, r)] >= POLY_JOIN_PRICE * poly_boats_on(s, r))
            vk_add(out, vk_act(V_EXE, poly_route_id(m, r), 0, 0));
    }
}

static void put_boat(struct poly_state *s, int seat, int route)
{
    s->boats[seat] |= (uint64_t)1 << route;
    s->boats_left[seat]--;
}

/* A boat on a route without one, its marker, and what card 1.1 grants for it. */
static void open_route(struct poly_state *s, int seat, int route, int goods)
{
    bool is_landfall = poly_landfall_routes(s) >> route & 1;
    s->marker[goods] |= (uint64_t)1 << route;
    put_boat(s, seat, route);
    if (is_landfall && s->home[seat])
        vk_push(&s->h, P_populate_bonus, seat);
}

/* A boat beside those of others; card 3.2 counts the boats that were there before. */
static void join_route(struct poly_state *s, int seat, int route, struct vk_sink *ev)
{
    int before = poly_boats_on(s, route);
    put_boat(s, seat, route);
    if (poly_has_card(s, C_CROWDED_ROUTES))
        poly_take_turtles(s, seat, before, C_CROWDED_ROUTES, ev);
}

static int route_of(const struct poly_state *s, vk_action a)
{
    return (int)vk_arg(a, 0) - poly_map_of(s)->first_route_id;
}

void poly_explore_new(struct poly_state *s, int seat, vk_action a, struct vk_sink *ev)
{
    int r = route_of(s, a), g = (int)vk_arg(a, 1);
    int price = poly_new_price(s, r);
    s->goods[seat][g] = (uint16_t)(s->goods[seat][g] - price);
    VK_EMIT(ev, E_explored_new, seat, vk_arg(a, 0), g, price);
    open_route(s, seat, r, g);
}

void poly_explore_old(struct poly_state *s, int seat, vk_action a, struct vk_sink *ev)
{
    int r = route_of(s, a), g = poly_marker_of(s, r);
    VK_EMIT(ev, E_explored_old, seat, vk_arg(a, 0), g, POLY_JOIN_PRICE * poly_boats_on(s, r));
    for (int q = 0; q < s->h.seats; q++)
        if (s->boats[q] >> r & 1)
            poly_pay(s, seat, q, g, POLY_JOIN_PRICE, ev);
    join_route(s, seat, r, ev);
}

LEGAL(free_explore)
{
    const struct poly_state *s = st;
    const struct poly_map *m = poly_map_of(s);
    uint64_t explored = poly_explored(s);
    uint64_t fresh = m->explorable & ~explored, others = explored & ~s->boats[seat];
    while (fresh) {
        unsigned id = poly_route_id(m, poly_next64(&fresh));
        for (unsigned g = 0; g < N_GOODS; g++)
            vk_add(out, vk_act(V_FREE_NEW, id, g, 0));
    }
    while (others && s->h.seats > 2)
        vk_add(out, vk_act(V_FREE_OLD, poly_route_id(m, poly_next64(&others)), 0, 0));
    vk_add(out, vk_act(V_FREE_SKIP, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(free_explore)
{
    struct poly_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_FREE_SKIP) {
        VK_EMIT(ev, E_free_skipped, seat, 0);
        return;
    }
    int r = route_of(s, a);
    bool is_new = vk_verb_of(a) == V_FREE_NEW;
    int g = is_new ? (int)vk_arg(a, 1) : poly_marker_of(s, r);
    VK_EMIT(ev, E_explored_free, seat, vk_arg(a, 0), g);
    if (is_new)
        open_route(s, seat, r, g);
    else
        join_route(s, seat, r, ev);
}
