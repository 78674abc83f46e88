/*
 * map.h - the two sides of the map as constant tables: islands, routes, and masks of them. Island
 * and route numbers here are those of one side; poly_island_id and poly_route_id turn them into
 * the numbers that actions and events use.
 */
#ifndef VAKA_GAMES_POLYNESIA_MAP_H
#define VAKA_GAMES_POLYNESIA_MAP_H

#include "games/polynesia/state.h"

enum island_kind { VOLCANO, NEAR, PLAIN, ARCHIPELAGO, TURTLE };
enum symbol { NO_SYMBOL, SYMBOL_FISH, SYMBOL_SHELL, TURTLE_1, TURTLE_2 };
enum archipelago { SAMOA, TUAMOTU, COOK, MARQUESAS, NO_ARCHIPELAGO };
enum label { LABEL_IN, LABEL_RIGHT, LABEL_LEFT, LABEL_TOP, LABEL_BOTTOM };
enum corner { NO_CORNER, NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST };
enum route_class { NEUTRAL, SEA, INNER };

enum {
    POLY_ISLAND_IDS = 30 + 24, /* a00..a29, b00..b23 */
    POLY_ROUTE_IDS = 53 + 41   /* ra01..ra53, rb01..rb41 */
};

struct poly_island {
    const char *slug, *name;
    int16_t x, y;
    uint8_t kind, symbol, archipelago, slot, label, corner;
    char provenance;
};

struct poly_route {
    uint8_t end[2];
    uint8_t class;
    char provenance;
};

struct poly_map {
    const struct poly_island *island;
    const struct poly_route *route;
    const uint64_t *routes_at; /* routes that touch an island */
    uint8_t n_islands, n_routes, first_island_id, first_route_id;
    uint64_t explorable; /* routes that are not neutral */
    uint32_t islands_of[POLY_ARCHIPELAGOS];
    uint32_t producing[N_GOODS]; /* islands with a fish or shell symbol */
    uint32_t turtles[2];         /* islands with one turtle, with two */
    uint32_t sinking;            /* the volcano and the near islands */
    uint32_t slots[N_BACKS];     /* islands that get a token at setup */
};

extern const struct poly_map poly_maps[2];
extern const char *const poly_island_words[POLY_ISLAND_IDS];
extern const char *const poly_route_words[POLY_ROUTE_IDS];

static inline const struct poly_map *poly_map_of(const struct poly_state *s)
{
    return &poly_maps[s->side];
}

static inline unsigned poly_island_id(const struct poly_map *m, int island)
{
    return (unsigned)(m->first_island_id + island);
}

static inline unsigned poly_route_id(const struct poly_map *m, int route)
{
    return (unsigned)(m->first_route_id + route);
}

static inline int poly_far_end(const struct poly_map *m, int route, int island)
{
    return m->route[route].end[0] ^ m->route[route].end[1] ^ island;
}

/* Routes that touch either island of an archipelago. */
static inline uint64_t poly_touching(const struct poly_map *m, int archipelago)
{
    uint32_t pair = m->islands_of[archipelago];
    return m->routes_at[__builtin_ctz(pair)] | m->routes_at[31 - __builtin_clz(pair)];
}

/* The island with this number in actions: its row, whatever the side. */
const struct poly_island *poly_island_by_id(unsigned id);
const struct poly_route *poly_route_by_id(unsigned id, const struct poly_map **side);

#endif
