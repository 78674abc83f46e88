/*
 * closed.c - what a player of Polynesia may look for in vain when he chooses his action: routes, islands, a voyage;
 * and why. What is possible comes from the rules' own list.
 */
#include "face.h"

struct closing {
    const struct poly_state *s;
    int seat, n;
    const struct vk_actions *legal;
    struct vk_closed *list;
};

static void shut(struct closing *c, vk_action a, const char *why, int x, int y)
{
    if (c->n < VK_CLOSED_MAX && vk_find(c->legal, a) < 0)
        c->list[c->n++] =
            (struct vk_closed){ .act = a, .why = why, .value = { (int16_t)x, (int16_t)y } };
}

static bool has_verb(const struct vk_actions *list, unsigned verb)
{
    for (int i = 0; i < list->n; i++)
        if (vk_verb_of(list->act[i]) == verb)
            return true;
    return false;
}

/* Routes that somebody may want and cannot have; where nothing can be explored, one sentence for all. */
static void close_routes(struct closing *c)
{
    const struct poly_state *s = c->s;
    const struct poly_map *m = poly_map_of(s);
    uint64_t taken = poly_explored(s) & ~s->boats[c->seat];
    int price = poly_marker(s), fish = s->goods[c->seat][G_FISH],
        shells = s->goods[c->seat][G_SHELL];
    if (s->boats_left[c->seat] == 0)
        taken = 0;
    while (taken) {
        int route = poly_next64(&taken), goods = poly_marker_of(s, route);
        int cost = 2 * poly_boats_on(s, route);
        vk_action a = vk_act(V_EXE, poly_route_id(m, route), 0, 0);
        if (s->h.seats == 2)
            shut(c, a, "With two players a route belongs to one alone.", 0, 0);
        else if (s->goods[c->seat][goods] < cost)
            shut(c, a,
                 goods == G_FISH ? "It costs {0} fish; you have {1}."
                                 : "It costs {0} {0|shell|shells}; you have {1}.",
                 cost, s->goods[c->seat][goods]);
    }
    if (!s->boats_left[c->seat] || (fish < price && shells < price)) {
        uint64_t new = m->explorable & ~poly_explored(s);
        vk_action a =
            new ? vk_act(V_EXN, poly_route_id(m, poly_next64(&new)), G_FISH, 0) : VK_NO_ACTION;
        if (a != VK_NO_ACTION)
            shut(c, a,
                 s->boats_left[c->seat] ? "A new route costs {0} fish or {0} shells now."
                                        : "All your boats are on the map.",
                 price, 0);
    }
}

int poly_closed(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX])
{
    const struct poly_state *s = st;
    struct vk_actions legal = { .n = 0 };
    struct closing c = { s, seat, 0, &legal, list };
    if (vk_due(&polynesia_game, s).point != P_choose_action)
        return 0;
    vk_legal(&polynesia_game, s, seat, &legal);
    close_routes(&c);
    if (!has_verb(&legal, V_TRV))
        shut(&c, vk_act(V_TRV, 0, 0, 0), "No route that you can use leads from your islands.", 0,
             0);
    if (s->home[seat] == 0)
        shut(&c, vk_act(V_POPV, 0, 0, 0), "All your pieces are on the map.", 0, 0);
    return c.n;
}
