/*
 * map.h - constant tables of Conquest: hexes and who is next to whom, printed groups, tiles, cards.
 */
#ifndef VAKA_GAMES_CONQUEST_MAP_H
#define VAKA_GAMES_CONQUEST_MAP_H

#include "games/conquest/state.h"

struct conq_hex {
    int8_t q, r;
    uint8_t kind, flags;
    uint8_t next[6]; /* clockwise from the north, VK_NONE off the map */
    const char *label;
};

/* Boxes of a group: those usable at once, those that need Improved Agriculture. */
struct conq_boxes {
    uint8_t green, brown;
};

struct conq_group {
    const char *id, *name;
    uint8_t hex, warriors;
    struct conq_boxes boxes;
};

struct conq_tile {
    const char *id, *name;
    struct conq_boxes boxes;
    uint8_t
        from; /* players from which on it lies on the map at the start; 0 never, VK_NONE aside */
};

struct conq_people {
    const char *id, *name, *explorer;
    uint8_t home, tile, lowness, facing;
};

struct conq_card {
    const char *code, *title;
    uint8_t type;
};

struct conq_random_event {
    const char *code, *title;
    uint8_t type, marker;
};

struct conq_marker {
    uint8_t type, knots, number;
};

struct conq_die {
    uint8_t part, loss;
};

struct conq_item {
    const char *word, *title;
    uint8_t cost, piece;
};

struct conq_chit {
    const char *code;
    uint8_t gain[2], action;
};

enum { CONQ_GROUPS = 15, CONQ_UNKNOWN_HEXES = 58, CONQ_DIE = 6 };

extern const struct conq_hex conq_hexes[CONQ_HEXES];
extern const struct hexset conq_near[CONQ_HEXES];
extern const struct hexset conq_printed_ocean, conq_unknown, conq_east;
extern const struct conq_group conq_groups[CONQ_GROUPS];
extern const uint8_t
    conq_group_at[CONQ_HEXES]; /* 1 + row of conq_groups; 0: none is printed here */
extern const struct conq_tile conq_tiles[N_TILES];
extern const struct conq_people conq_peoples[N_PEOPLES];
extern const struct conq_card conq_cards[N_CARDS];
extern const struct conq_random_event conq_random_events[N_RANDOM_EVENTS];
extern const struct conq_marker conq_markers[N_MARKERS];
extern const struct conq_die conq_dice[CONQ_DIE + 1]; /* by the number; 0: not rolled yet */
extern const struct conq_item conq_items[N_ITEMS];
extern const struct conq_chit conq_chits[N_CHITS];
extern const uint8_t conq_explore_order[CONQ_UNKNOWN_HEXES];
extern const uint8_t conq_piece_number[N_MAP_KINDS]; /* of each kind a side owns */

/* Words of actions, in the order of the enums. */
extern const char *const conq_tile_words[N_TILES];
extern const char *const conq_card_words[N_CARDS];
extern const char *const conq_event_words[N_RANDOM_EVENTS];
extern const char *const conq_marker_words[N_MARKERS];
extern const char *const conq_kind_words[N_KINDS];
extern const char *const conq_item_words[N_ITEMS];
extern const char *const conq_chit_words[N_CHITS];
extern const char *const conq_people_words[N_PEOPLES];
extern const char *const conq_cargo_words[N_CARGOS], *const conq_phase_words[N_PHASES];

int conq_distance(int a, int b);
/* To South America, which is not on the map itself. */
int conq_distance_to_america(int hex);

/* All neighbours of a set, some of which may be in it. */
struct hexset conq_around(struct hexset a);
/* Everything that can be reached from `from` inside `through`; `from` belongs to it. */
struct hexset conq_flood(struct hexset from, struct hexset through);

#endif
