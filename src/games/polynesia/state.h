/*
 * state.h - Polynesia: names of everything and the position. Inside a state islands and routes are
 * numbered on their own side of the map; in actions and events they are numbered over both sides
 * (map.h converts), so that the text of an action needs no position to be read.
 */
#ifndef VAKA_GAMES_POLYNESIA_STATE_H
#define VAKA_GAMES_POLYNESIA_STATE_H

#include "games/polynesia/frames.h"
#include "vaka/game.h"

enum {
    POLY_SEATS = 4,
    POLY_ISLANDS = 30, /* of the larger side */
    POLY_ROUTES = 53,
    POLY_ARCHIPELAGOS = 4,
    POLY_PIECES = 13,
    POLY_PIECES_HOME = 8, /* at the start; the others are on the volcano */
    POLY_BOATS = 15,
    POLY_START_GOODS = 3,
    POLY_TURTLES = 10,
    POLY_VOLCANO = 0 /* the volcano is island 0 of either side */
};

#define GAME     poly
#define GAME_DIR polynesia
#include "games/scaffold/names.inc"

enum card {
#define CARD(code, id, title, type, kind, provenance) C_##id,
#include "cards.def"
#undef CARD
    N_CARDS
};

enum side { SIDE_A, SIDE_B };
enum goods { G_FISH, G_SHELL, N_GOODS };
enum stone { RED, GREY, BLACK, N_STONES };
enum back { GREEN, ORANGE, N_BACKS, NO_SLOT = N_BACKS };
enum face { FACE_MASK, FACE_BOAT, FACE_FISH, FACE_SHELL, FACE_TURTLE, NO_FACE, N_FACES };
enum mode { M_OWN, M_NEUTRAL, M_GUIDE, M_MASK = M_GUIDE + POLY_SEATS, N_MODES };

/* Spaces of the phase track. At the first three the marker value is 3, 2, 1. */
enum step { S_M3, S_M2, S_M1, S_LAVA, S_DECLINE, S_RESOURCES, S_NEW_FIRST, N_STEPS };
extern const char *const poly_step_words[N_STEPS];

struct poly_state {
    struct vk_head h;
    uint8_t side, first, step;
    uint8_t turn_index; /* turns begun at this marker value */

    uint64_t boats[POLY_SEATS];    /* bit r: a boat of this seat on route r */
    uint64_t marker[N_GOODS];      /* bit r: the marker of route r is of this kind */
    uint32_t occupied[POLY_SEATS]; /* bit i: at least one piece of this seat on island i */

    uint16_t goods[POLY_SEATS][N_GOODS];
    uint8_t pieces[POLY_SEATS][POLY_ISLANDS];
    uint8_t home[POLY_SEATS];
    uint8_t boats_left[POLY_SEATS];
    uint8_t masks[POLY_SEATS];
    uint8_t turtle_tokens[POLY_SEATS];
    uint8_t island_turtles[POLY_SEATS];
    uint8_t goods_tokens[POLY_SEATS][N_GOODS];

    uint8_t token[POLY_ISLANDS];    /* face, or VK_NONE */
    uint8_t heap[N_BACKS][N_FACES]; /* tokens not laid out yet; empty once play begins */
    uint8_t card[3];                /* in play, by type; VK_NONE until drawn */
    uint8_t bag[N_STONES];
    uint8_t lagoon;        /* bit x: archipelago x still has its Turtle token (card 1.2) */
    uint8_t turtle_supply; /* cards 3.1 and 3.2 */
    uint8_t fixed_first;   /* option: this seat begins, or VK_NONE */
    uint8_t spare[9];      /* to a whole number of words */
};

_Static_assert(sizeof(struct poly_state) == 496, "no padding hides in the state");

/* Marker value of the present step: what Travel and Fish give and a new route costs. */
static inline int poly_turn_value(int step)
{
    return 3 - step;
}

static inline int poly_marker(const struct poly_state *s)
{
    return poly_turn_value(s->step);
}

static inline bool poly_has_card(const struct poly_state *s, enum card c)
{
    return s->card[c < C_MASK_BOON ? 0 : c < C_SHARED_VOYAGE ? 1 : 2] == c;
}

#endif
