/*
 * tables.h - constant tables of Raiatea: rituals, missions, masks, forest cards, stalls, ranks,
 * the round track.
 */
#ifndef VAKA_GAMES_RAIATEA_TABLES_H
#define VAKA_GAMES_RAIATEA_TABLES_H

#include "games/raiatea/state.h"

struct raia_ritual {
    const char *code, *id, *name;
    uint8_t deck; /* NORMAL or FORBIDDEN, Tane cards too */
    uint8_t is_tane, kind, cost, when;
};

struct raia_mission {
    const char *code, *what;
    uint8_t points, kind, need, number;
};

struct raia_mask {
    const char *id;
    uint8_t family, colour, counts;
};

struct raia_face {
    const char *id;
    uint8_t number, type, what, treasure;
};

struct raia_rank {
    uint8_t tattoos, points, draws, clips;
};

/* A space of the round track: used with `least` to `most` players. */
struct raia_space {
    const char *name;
    uint8_t kind, least, most;
};

struct raia_stall {
    uint8_t bonus, number;
};

extern const struct raia_ritual raia_rituals[N_RITUALS];
extern const struct raia_mission raia_missions[N_MISSIONS];
extern const struct raia_mask raia_masks[N_MASKS];
extern const struct raia_face raia_faces[N_FACES];
extern const struct raia_stall raia_stalls[N_GOODS][RAIA_LEVELS + 1]; /* by level, from 1 */
extern const struct raia_rank raia_ranks[N_RANKS];
extern const struct raia_space raia_spaces[RAIA_TRACK + 1]; /* from 1 */

/* Designs by deck (with or without Tane) and general ones, as masks. */
extern const uint64_t raia_deck_mask[N_DECKS], raia_tane_mask, raia_general_mask;

/* Words of actions, in the order of the enums. */
extern const char *const raia_ritual_words[N_RITUALS];
extern const char *const raia_tile_words[N_MISSIONS];
extern const char *const raia_mask_words[N_MASK_FACES];
extern const char *const raia_face_words[N_FACES];

static inline int raia_deck_of(int ritual)
{
    return raia_rituals[ritual].deck;
}

static inline bool raia_space_used(int space, int seats)
{
    return seats >= raia_spaces[space].least && seats <= raia_spaces[space].most;
}

/* Row and column (from 0) of a space, and the first space of a row. */
static inline int raia_row_of(int space)
{
    return space < 1 ? 0 : space < 3 ? 1 : space < 6 ? 2 : space < 10 ? 3 : 4;
}
static inline int raia_row_start(int row)
{
    return row * (row + 1) / 2;
}
/* Spaces of each row that are used with this many players. */
static inline int raia_row_size(int row, int seats)
{
    int columns = seats <= 3 ? 2 : seats == 4 ? 3 : 5;
    return row + 1 < columns ? row + 1 : columns;
}

#endif
