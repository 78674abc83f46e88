/*
 * travel.c - 4.4 Travel: hops of single pieces, guides, tokens taken on arrival; 4.6 card 2.1.
 * The automatic point `travel` lies under every `travel_step` and holds the points left, so that
 * Travel ends by itself once everything that a hop opened has been answered.
 */
#include "games/polynesia/rules.h"

/* Routes over which a piece can move at all: neutral ones and those with a boat. */
static uint64_t open_routes(const struct poly_state *s)
{
    return ~poly_map_of(s)->explorable | poly_explored(s);
}

static bool has_pilot(const struct poly_state *s, int seat)
{
    return s->masks[seat] && poly_has_card(s, C_MASK_PILOT);
}

/* Which seats could guide over this route from this island; 0 if the fee cannot be paid. */
static unsigned guides(const struct poly_state *s, int seat, int island, int route)
{
    unsigned found = 0;
    if (s->goods[seat][poly_marker_of(s, route)] == 0)
        return 0;
    for (int q = 0; q < s->h.seats; q++)
        if (s->boats[q] >> route & 1 && s->pieces[q][island])
            found |= 1u << q;
    return found;
}

bool poly_can_hop(const struct poly_state *s, int seat)
{
    const struct poly_map *m = poly_map_of(s);
    uint64_t open = open_routes(s), free_ones = ~m->explorable | s->boats[seat];
    uint32_t islands = s->occupied[seat];
    while (islands) {
        int i = poly_next32(&islands);
        uint64_t routes = m->routes_at[i] & open;
        if (routes & free_ones)
            return true;
        while (routes) {
            int r = poly_next64(&routes);
            if (guides(s, seat, i, r) || has_pilot(s, seat))
                return true;
        }
    }
    return false;
}

static void add_hops(const struct poly_state *s, int seat, int island, struct vk_actions *out)
{
    const struct poly_map *m = poly_map_of(s);
    uint64_t routes = m->routes_at[island] & open_routes(s);
    unsigned from = poly_island_id(m, island);
    while (routes) {
        int r = poly_next64(&routes);
        unsigned id = poly_route_id(m, r);
        if (s->boats[seat] >> r & 1) {
            vk_add(out, vk_act(V_HOP, from, id, M_OWN));
        } else if (!(m->explorable >> r & 1)) {
            vk_add(out, vk_act(V_HOP, from, id, M_NEUTRAL));
        } else {
            uint32_t who = guides(s, seat, island, r);
            while (who)
                vk_add(out, vk_act(V_HOP, from, id, M_GUIDE + (unsigned)poly_next32(&who)));
            if (has_pilot(s, seat))
                vk_add(out, vk_act(V_HOP, from, id, M_MASK));
        }
    }
}

RUN(travel)
{
    struct poly_state *s = st;
    int left = f->v[TRAVEL_LEFT], seat = f->seat;
    if (left == 0 || !poly_can_hop(s, seat)) {
        VK_EMIT(ev, E_landed, seat, left);
        vk_pop(&s->h);
        return;
    }
    struct vk_frame *step = vk_push(&s->h, P_travel_step, seat);
    step->v[TRAVEL_STEP_LEFT] = (int16_t)left;
    step->v[TRAVEL_STEP_ALL] = (int16_t)poly_marker(s);
}

LEGAL(travel_step)
{
    const struct poly_state *s = st;
    uint32_t islands = s->occupied[seat];
    while (islands)
        add_hops(s, seat, poly_next32(&islands), out);
    if (f->v[TRAVEL_STEP_LEFT] < f->v[TRAVEL_STEP_ALL]) {
        vk_add(out, vk_act(V_STOP, 0, 0, 0));
        vk_mark_usual(out);
    }
}

/* Steps 1 to 3 of a hop: pay, card 3.1, move. Returns the island reached. */
static int sail(struct poly_state *s, int seat, vk_action a, int left, struct vk_sink *ev)
{
    const struct poly_map *m = poly_map_of(s);
    int from = (int)vk_arg(a, 0) - m->first_island_id;
    int r = (int)vk_arg(a, 1) - m->first_route_id;
    int mode = (int)vk_arg(a, 2), to = poly_far_end(m, r, from);
    bool is_guided = mode >= M_GUIDE && mode < M_MASK;
    int owner = mode - M_GUIDE;

    if (is_guided) {
        poly_pay(s, seat, owner, poly_marker_of(s, r), 1, ev);
        if (poly_has_card(s, C_SHARED_VOYAGE)) {
            poly_take_turtles(s, seat, 1, C_SHARED_VOYAGE, ev);
            poly_take_turtles(s, owner, 1, C_SHARED_VOYAGE, ev);
        }
        poly_lift(s, owner, from, 1);
        poly_land(s, owner, to, 1);
    } else if (mode == M_MASK) {
        s->masks[seat]--;
    }
    poly_lift(s, seat, from, 1);
    poly_land(s, seat, to, 1);

    int16_t from_id = (int16_t)vk_arg(a, 0), to_id = (int16_t)poly_island_id(m, to);
    VK_EMIT(ev, E_hopped, seat, from_id, to_id, vk_arg(a, 1), mode, left);
    if (is_guided)
        VK_EMIT(ev, E_guided, owner, from_id, to_id, vk_arg(a, 1), seat);
    return to;
}

static void take_mask(struct poly_state *s, int seat, int island, struct vk_sink *ev)
{
    if (poly_has_card(s, C_MASK_BOON))
        vk_push(&s->h, P_mask_boon, seat);
    else if (poly_has_card(s, C_MASK_SETTLER)) {
        if (s->home[seat])
            poly_settle_home(s, seat, island, 1, ev);
    } else
        s->masks[seat]++;
}

static void take_token(struct poly_state *s, int seat, int island, struct vk_sink *ev)
{
    int face = s->token[island];
    int16_t id = (int16_t)poly_island_id(poly_map_of(s), island);
    if (face == VK_NONE)
        return;
    s->token[island] = VK_NONE;
    VK_EMIT(ev, E_took_token, seat, id, face);
    switch (face) {
    case FACE_TURTLE: s->island_turtles[seat]++; break;
    case FACE_FISH: s->goods_tokens[seat][G_FISH]++; break;
    case FACE_SHELL: s->goods_tokens[seat][G_SHELL]++; break;
    case FACE_MASK: take_mask(s, seat, island, ev); break;
    case FACE_BOAT:
        if (s->boats_left[seat])
            vk_push(&s->h, P_free_explore, seat);
        else
            VK_EMIT(ev, E_token_wasted, seat, id, face);
        break;
    default: break;
    }
}

/* Card 1.2: the first to reach either island of an archipelago takes its Turtle token. */
static void take_lagoon(struct poly_state *s, int seat, int island, struct vk_sink *ev)
{
    int x = poly_map_of(s)->island[island].archipelago;
    if (x == NO_ARCHIPELAGO || !(s->lagoon >> x & 1))
        return;
    s->lagoon = (uint8_t)(s->lagoon & ~(1u << x));
    s->turtle_tokens[seat]++;
    VK_EMIT(ev, E_took_turtles, seat, 1, C_ARCHIPELAGO_TURTLES);
}

APPLY(travel_step)
{
    struct poly_state *s = st;
    int left = f->v[TRAVEL_STEP_LEFT] - 1;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_STOP) {
        VK_EMIT(ev, E_landed, seat, left + 1);
        vk_pop(&s->h); /* travel itself: the points left are lost */
        return;
    }
    vk_top(&s->h)->v[TRAVEL_LEFT] = (int16_t)left;
    int island = sail(s, seat, a, left, ev);
    take_lagoon(s, seat, island, ev);
    take_token(s, seat, island, ev);
}

LEGAL(mask_boon)
{
    const struct poly_state *s = st;
    for (unsigned g = 0; g < N_GOODS; g++) {
        vk_add(out, vk_act(V_MASK_GAIN, g, 0, 0));
        if ((int)g == poly_scarcer(s, seat))
            vk_mark_usual(out);
    }
    for (unsigned g = 0; g < N_GOODS; g++)
        vk_add(out, vk_act(V_MASK_CURSE, g, 0, 0));
}

APPLY(mask_boon)
{
    struct poly_state *s = st;
    unsigned g = vk_arg(a, 0);
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_MASK_GAIN) {
        s->goods[seat][g] = (uint16_t)(s->goods[seat][g] + POLY_BOON);
        VK_EMIT(ev, E_mask_gift, seat, g, POLY_BOON);
        return;
    }
    VK_EMIT(ev, E_mask_curse, seat, g);
    for (int q = 0; q < s->h.seats; q++) {
        int n = s->goods[q][g] < POLY_BOON ? s->goods[q][g] : POLY_BOON;
        if (q == seat || n == 0)
            continue;
        s->goods[q][g] = (uint16_t)(s->goods[q][g] - n);
        VK_EMIT(ev, E_lost, q, g, n);
    }
}
