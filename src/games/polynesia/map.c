/*
 * map.c - the tables of islands.def and routes.def, and the masks that follow from them. Every mask
 * is a constant expression over the rows, so a corrected row needs no second change.
 */
#include "games/polynesia/map.h"
#include "islands.def"
#include "routes.def"

/* Numbers on one side: the enum of a side starts at 0. */
#define ISLAND_ENUM(id, ...)    id,
#define ROUTE_ENUM(at, id, ...) id,
enum { ISLANDS_A(ISLAND_ENUM) N_A };
enum { ISLANDS_B(ISLAND_ENUM) N_B };
enum { ROUTES_A(ROUTE_ENUM, 0) N_RA };
enum { ROUTES_B(ROUTE_ENUM, 0) N_RB };
_Static_assert((int)N_A == (int)POLY_ISLANDS && (int)N_RA == (int)POLY_ROUTES,
               "side A is the larger side");
_Static_assert((int)N_A + (int)N_B == (int)POLY_ISLAND_IDS &&
                   (int)N_RA + (int)N_RB == (int)POLY_ROUTE_IDS,
               "ids count all rows");
_Static_assert((int)a00 == (int)POLY_VOLCANO && (int)b00 == (int)POLY_VOLCANO,
               "the volcano comes first");

#define ISLAND_WORD(id, ...)    #id,
#define ROUTE_WORD(at, id, ...) #id,
const char *const poly_island_words[POLY_ISLAND_IDS] = { ISLANDS_A(ISLAND_WORD)
                                                             ISLANDS_B(ISLAND_WORD) };
const char *const poly_route_words[POLY_ROUTE_IDS] = { ROUTES_A(ROUTE_WORD, 0)
                                                           ROUTES_B(ROUTE_WORD, 0) };

#define ISLAND_ROW(id, slug, name, x, y, kind, symbol, arch, slot, label, corner, provenance)      \
    { #slug, name, x, y, kind, symbol, arch, slot, label, corner, #provenance[0] },
static const struct poly_island islands[2][POLY_ISLANDS] = { { ISLANDS_A(ISLAND_ROW) },
                                                             { ISLANDS_B(ISLAND_ROW) } };

#define ROUTE_ROW(at, id, one, other, class, provenance) { { one, other }, class, #provenance[0] },
static const struct poly_route routes[2][POLY_ROUTES] = { { ROUTES_A(ROUTE_ROW, 0) },
                                                          { ROUTES_B(ROUTE_ROW, 0) } };

/* Ask each route whether it touches island `at`. */
#define IF_AT(at, id, one, other, class, provenance)                                               \
    | ((uint64_t)((one) == (at) || (other) == (at)) << (id))
#define AT_A(id, ...) 0 ROUTES_A(IF_AT, id),
#define AT_B(id, ...) 0 ROUTES_B(IF_AT, id),
static const uint64_t routes_at[2][POLY_ISLANDS] = { { ISLANDS_A(AT_A) }, { ISLANDS_B(AT_B) } };

/* The same for sets: islands that are so, routes that are so. */
#define IF_KIND(k, id, kind)                            | ((uint32_t)((int)(kind) == (int)(k)) << (id))
#define IF_CLASS(at, id, one, other, class, provenance) | ((uint64_t)((class) != NEUTRAL) << (id))

#define IS_FISH(id, s, n, x, y, k, symbol, ...)       IF_KIND(SYMBOL_FISH, id, symbol)
#define IS_SHELL(id, s, n, x, y, k, symbol, ...)      IF_KIND(SYMBOL_SHELL, id, symbol)
#define IS_TURTLE_1(id, s, n, x, y, k, symbol, ...)   IF_KIND(TURTLE_1, id, symbol)
#define IS_TURTLE_2(id, s, n, x, y, k, symbol, ...)   IF_KIND(TURTLE_2, id, symbol)
#define IS_SINKING(id, s, n, x, y, kind, ...)         IF_KIND(VOLCANO, id, kind) IF_KIND(NEAR, id, kind)
#define IS_GREEN(id, s, n, x, y, k, m, a, slot, ...)  IF_KIND(GREEN, id, slot)
#define IS_ORANGE(id, s, n, x, y, k, m, a, slot, ...) IF_KIND(ORANGE, id, slot)
#define IN_SAMOA(id, s, n, x, y, k, m, arch, ...)     IF_KIND(SAMOA, id, arch)
#define IN_TUAMOTU(id, s, n, x, y, k, m, arch, ...)   IF_KIND(TUAMOTU, id, arch)
#define IN_COOK(id, s, n, x, y, k, m, arch, ...)      IF_KIND(COOK, id, arch)
#define IN_MARQUESAS(id, s, n, x, y, k, m, arch, ...) IF_KIND(MARQUESAS, id, arch)

#define MASKS(ISLANDS, ROUTES)                                                                     \
    .explorable = 0 ROUTES(IF_CLASS, 0),                                                           \
    .islands_of = { 0 ISLANDS(IN_SAMOA), 0 ISLANDS(IN_TUAMOTU), 0 ISLANDS(IN_COOK),                \
                    0 ISLANDS(IN_MARQUESAS) },                                                     \
    .producing = { 0 ISLANDS(IS_FISH), 0 ISLANDS(IS_SHELL) },                                      \
    .turtles = { 0 ISLANDS(IS_TURTLE_1), 0 ISLANDS(IS_TURTLE_2) },                                 \
    .sinking = 0 ISLANDS(IS_SINKING), .slots = { 0 ISLANDS(IS_GREEN), 0 ISLANDS(IS_ORANGE) }

const struct poly_map poly_maps[2] = {
    [SIDE_A] = { islands[SIDE_A], routes[SIDE_A], routes_at[SIDE_A], N_A, N_RA, 0, 0,
                 MASKS(ISLANDS_A, ROUTES_A) },
    [SIDE_B] = { islands[SIDE_B], routes[SIDE_B], routes_at[SIDE_B], N_B, N_RB, N_A, N_RA,
                 MASKS(ISLANDS_B, ROUTES_B) },
};

const struct poly_island *poly_island_by_id(unsigned id)
{
    return id < N_A ? &islands[SIDE_A][id] : &islands[SIDE_B][id - N_A];
}

const struct poly_route *poly_route_by_id(unsigned id, const struct poly_map **side)
{
    *side = &poly_maps[id < N_RA ? SIDE_A : SIDE_B];
    return &(*side)->route[id - (*side)->first_route_id];
}
