/*
 * names.h - names of everything in Conquest of Paradise: points, verbs, events, cards, tiles, pieces,
 * options. The tables are the .def files beside it.
 */
#ifndef VAKA_GAMES_CONQUEST_NAMES_H
#define VAKA_GAMES_CONQUEST_NAMES_H

#include "vaka/limits.h"

#define GAME     conq
#define GAME_DIR conquest
#include "games/scaffold/names.inc"

enum card {
#define CARD(code, id, title, type, provenance) C_##id,
#include "cards.def"
#undef CARD
    N_CARDS
};
enum card_type { PLAIN, COND, BLUE, RED, BATTLE, SPECIAL };

enum random_event {
#define RANDOM_EVENT(code, id, title, type, marker, provenance) RE_##id,
#include "random_events.def"
#undef RANDOM_EVENT
    N_RANDOM_EVENTS
};
enum random_event_type { NOW, KEPT };

/* Markers of Random Events that others have to look at; the number is the row's. */
enum event_marker {
    M_WEEDS = 1,
    M_EROSION,
    M_DROUGHT,
    M_TYPHOON,
    M_PELE,
    M_TANIWHA,
    M_SPRING,
    M_ASH,
    M_LEADER,
    M_BLIGHT,
    M_PEARLS,
    M_SICKNESS,
    M_MARRIAGE,
    M_TAPU
};

enum tile {
#define TILE(id, name, green, brown, from, provenance) T_##id,
#include "tiles.def"
#undef TILE
    N_TILES,
    NO_TILE = VK_NONE
};

enum marker {
#define MARKER(word, id, type, knots, number, provenance) MK_##id,
#include "markers.def"
#undef MARKER
    N_MARKERS
};
enum marker_type { SEA, ISLAND, COURSE };

/* Kinds of pieces; the order WC, TCU, TC, RUM is the order of a party. */
enum kind {
#define PIECE(word, id, title, number, moves, provenance) id,
#include "pieces.def"
#undef PIECE
    N_KINDS,
    N_MAP_KINDS = LW, /* those that lie on the map */
    NO_PIECE = VK_NONE
};

enum item {
#define ITEM(word, id, title, cost, piece, provenance) I_##id,
#include "items.def"
#undef ITEM
    N_ITEMS
};

enum { N_CHITS = 15 };
enum gain {
    GAIN_NOTHING,
    GAIN_CHAIN,
    GAIN_CARD,
    GAIN_VILLAGE,
    GAIN_VILLAGES, /* one on each island */
    GAIN_BAND,
    GAIN_BANDS,     /* two */
    GAIN_GARRISONS, /* one Warrior Band a Village */
    GAIN_CANOE
};
enum chit_action { EXPLORE, BUILD, DEFEND, ATTACK };
enum chit_place { CHIT_ASIDE, CHIT_IN, CHIT_DUE, CHIT_OUT };

enum people { TONGA, SAMOA, HIVA, RAIATEA, N_PEOPLES };
enum phase { TURN_ORDER, EXPLORATION, MOVEMENT, BUILDING, VICTORY, N_PHASES };
enum direction { CLOCKWISE, COUNTER_CLOCKWISE, N_DIRECTIONS };
enum cargo { NO_CARGO, CARGO_WB, CARGO_COL, N_CARGOS };
enum hex_kind { UNKNOWN, OCEAN, INDEPENDENT, HOME, ATOLL };
enum hex_flag { F_S3 = 1, F_S4 = 2, F_RED = 4, F_TSA = 8, F_EAST = 16, F_SAM = 32 };

#endif
