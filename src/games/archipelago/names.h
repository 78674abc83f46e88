/*
 * names.h - names of everything in Archipelago: points, verbs, events, faces of hexes, cards, backs,
 * objectives, criteria, options. The tables are the .def files beside it.
 */
#ifndef VAKA_GAMES_ARCHIPELAGO_NAMES_H
#define VAKA_GAMES_ARCHIPELAGO_NAMES_H

#include "vaka/limits.h"

#define GAME     arch
#define GAME_DIR archipelago
#include "games/scaffold/names.inc"

enum face {
#define FACE(key, edges, parts, n_parts, huts, icons, provenance) F_##key,
#include "faces.def"
#undef FACE
    N_FACES
};
enum { N_HEXES = N_FACES / 2, START_HEX = 0 };
enum { CELL_BASE = 16 }; /* a coordinate in actions and events: itself and this */

enum card {
#define CARD(code, key, kind, p0, p1, p2, discs, florins, medals, provenance) C_##key,
#include "cards.def"
#undef CARD
    N_CARDS
};
enum card_kind { CHARACTER, PROGRESS, WONDER };

enum { N_BACKS = 48, N_OBJECTIVES = 30, PACK_SIZE = 10, N_TRENDS = 12, T_BENEFACTOR = 11 };
enum pack { SHORT_PACK, MEDIUM_PACK, LONG_PACK, N_PACKS };

enum res { FRUIT, CATTLE, FISH, WOOD, STONE, IRON, N_RES, TOKEN = N_RES, N_GOODS };
enum { TEMPLE_CALM = N_RES, TOWN_UNREST }; /* halves of a back that are no crisis */

enum edge { EDGE_S, EDGE_P, EDGE_M };
enum part { PART_A, PART_B, PART_W /* the sea */, N_PARTS_OF_FACE };
enum building { TOWN, TEMPLE, MARKET, PORT, N_BUILDINGS, SHIP = N_BUILDINGS, N_CONSTRUCTIONS };
enum board { DOMESTIC, EXPORT, N_BOARDS };
enum unit_kind { CITIZEN_KIND, SHIP_KIND }; /* in events */
enum zone {
    Z_TAXES,
    Z_HARVEST, /* one for each resource, in their order */
    Z_TRANSACTION = Z_HARVEST + N_RES,
    Z_EXPLORATION,
    Z_REPRODUCTION,
    Z_RECRUITMENT,
    Z_MIGRATION,
    Z_CONSTRUCTION,
    N_ZONES
};

/* Argument `spot` of a move. */
enum spot_arg { FREE_A, FREE_B, FREE_SEA, ON_TOWN, ON_TEMPLE, ON_MARKET, ON_PORT, N_SPOTS };

enum ends {
    END_TEMPLES,
    END_PORTS,
    END_TOWNS,
    END_MARKETS,
    END_CHARACTERS,
    END_PROGRESS,
    END_CARDS,
    END_SHIPS,
    END_STACKS,
    END_EXHAUSTED,
    END_POP,
    END_SUR,
    END_BANKRUPT
};

enum criterion {
    BY_MONEY,
    BY_CHARACTERS,
    BY_PROGRESS,
    BY_CARDS,
    BY_TOWNS,
    BY_TEMPLES,
    BY_MARKETS,
    BY_PORTS,
    BY_TOKENS,
    BY_CUBES_FRUIT, /* cubes and icons go by resource, in its order */
    BY_CUBES_CATTLE,
    BY_CUBES_FISH,
    BY_CUBES_WOOD,
    BY_CUBES_STONE,
    BY_CUBES_IRON,
    BY_ICONS_FRUIT,
    BY_ICONS_CATTLE,
    BY_ICONS_FISH,
    BY_ICONS_WOOD,
    BY_ICONS_STONE,
    BY_ICONS_IRON,
    BY_POPULATION,
    BY_BENEFACTOR,
    N_CRITERIA,
    PACIFIST = N_CRITERIA,
    SEPARATIST
};

#endif
