/* check.c - 2.13 invariants, each counted from the pieces themselves and not from how they moved. */
#include "games/polynesia/rules.h"

static const char *check_seat(const struct poly_state *s, int seat)
{
    int on_map = 0;
    uint32_t occupied = 0;
    for (int i = 0; i < POLY_ISLANDS; i++) {
        on_map += s->pieces[seat][i];
        occupied |= (uint32_t)(s->pieces[seat][i] > 0) << i;
        if (s->pieces[seat][i] && i >= poly_map_of(s)->n_islands)
            return "a piece stands on an island that this side does not have";
        if (s->pieces[seat][i] && s->token[i] != VK_NONE)
            return "a piece stands beside an island token";
    }
    if (occupied != s->occupied[seat])
        return "the set of occupied islands is wrong";
    if (on_map + s->home[seat] != POLY_PIECES)
        return "a player does not have 13 pieces";
    if (__builtin_popcountll(s->boats[seat]) + s->boats_left[seat] != POLY_BOATS)
        return "a player does not have 15 boats";
    if (s->goods[seat][G_FISH] > 650 || s->goods[seat][G_SHELL] > 650)
        return "a player has more goods than can be, or fewer than none";
    if (s->masks[seat] && (poly_has_card(s, C_MASK_BOON) || poly_has_card(s, C_MASK_SETTLER)))
        return "a player keeps a mask that should be gone";
    return NULL;
}

static const char *check_empty_seat(const struct poly_state *s, int seat)
{
    if (s->boats[seat] || s->occupied[seat] || s->home[seat] || s->boats_left[seat])
        return "an empty seat owns something";
    return NULL;
}

static const char *check_routes(const struct poly_state *s)
{
    const struct poly_map *m = poly_map_of(s);
    uint64_t explored = poly_explored(s), shared = 0, seen = 0;
    for (int p = 0; p < s->h.seats; p++) {
        shared |= seen & s->boats[p];
        seen |= s->boats[p];
    }
    if (explored & ~m->explorable || explored >> m->n_routes)
        return "a boat is on a route that cannot be explored";
    if ((s->marker[G_FISH] | s->marker[G_SHELL]) != explored)
        return "a route has a marker without a boat or a boat without a marker";
    if (s->marker[G_FISH] & s->marker[G_SHELL])
        return "a route has two markers";
    if (s->h.seats == 2 && shared)
        return "with 2 players a route holds two boats";
    return NULL;
}

/* Turtle tokens: those of the players, on archipelagos and in the supply are the start number. */
static const char *check_turtles(const struct poly_state *s)
{
    bool has_lagoons = poly_has_card(s, C_ARCHIPELAGO_TURTLES);
    bool has_supply = poly_has_card(s, C_SHARED_VOYAGE) || poly_has_card(s, C_CROWDED_ROUTES);
    int start = has_supply ? POLY_TURTLES : has_lagoons ? POLY_ARCHIPELAGOS : 0;
    int now = s->turtle_supply + __builtin_popcount(s->lagoon);
    for (int p = 0; p < s->h.seats; p++)
        now += s->turtle_tokens[p];
    if (now != start)
        return "Turtle tokens are not conserved";
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++)
        for (int p = 0; p < s->h.seats; p++)
            if (s->lagoon >> x & 1 && s->occupied[p] & poly_map_of(s)->islands_of[x])
                return "a piece stands in an archipelago that still has its Turtle token";
    return NULL;
}

static const char *check_bag(const struct poly_state *s)
{
    int drawn = 0;
    for (int c = 0; c < N_STONES; c++) {
        if (s->bag[c] > poly_stones[c])
            return "the bag holds more stones than there are";
        drawn += poly_drawn(s, c);
    }
    if (s->step <= S_M1 && drawn != s->h.round - 1 + (s->bag[BLACK] ? 0 : 2))
        return "the stones drawn do not fit the round";
    if ((s->bag[RED] == 0) != s->h.over)
        return "the sixth red stone and the end do not go together";
    return NULL;
}

const char *poly_check(const void *st)
{
    const struct poly_state *s = st;
    const char *why = check_routes(s);
    for (int p = 0; p < POLY_SEATS && !why; p++)
        why = p < s->h.seats ? check_seat(s, p) : check_empty_seat(s, p);
    if (!why && s->h.round)
        why = check_turtles(s);
    if (!why && s->h.round)
        why = check_bag(s);
    return why;
}
