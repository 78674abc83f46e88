/*
 * state.h - the whole position of Konane, and the names that its files share. Flat: no pointers, no
 * padding, fixed widths; VK_NONE for "none". Private to this folder and to its face.
 *
 * A place is a number: ten times its row, from 0 at the bottom, and its column, from 0 at the left. So
 * c4 is 32 on every board, and smaller boards use the lower left corner of the largest.
 */
#ifndef VAKA_GAMES_KONANE_STATE_H
#define VAKA_GAMES_KONANE_STATE_H

#include "vaka/play.h"

enum { BLACK, WHITE, N_SIDES };
enum { SIDE_MAX = 10, N_PLACES = SIDE_MAX * SIDE_MAX };
enum board { BOARD_6, BOARD_8, BOARD_10, N_BOARDS };
enum direction { NORTH, EAST, SOUTH, WEST, N_DIRECTIONS };

#define GAME     konane
#define GAME_DIR konane
#include "games/scaffold/names.inc"

struct konane_state {
    struct vk_head h;                   /* h.round counts the turns of Black, the opening is 1 */
    uint16_t stones[N_SIDES][SIDE_MAX]; /* a row of the board each, bit 0 is column a */
    uint8_t side;                       /* of the board: 6, 8 or 10 places */
    uint8_t last_from, last_to;         /* the last move; of a removal both are its place */
    uint8_t winner;                     /* VK_NONE until the end */
};

_Static_assert(sizeof(struct konane_state) == sizeof(struct vk_head) + 44, "no padding");

static inline int place_of(int column, int row)
{
    return row * SIDE_MAX + column;
}
static inline int column_of(int place)
{
    return place % SIDE_MAX;
}
static inline int row_of(int place)
{
    return place / SIDE_MAX;
}
static inline bool has_stone(const struct konane_state *s, int seat, int place)
{
    return s->stones[seat][row_of(place)] >> column_of(place) & 1;
}

/* board.c */
int konane_stones(const struct konane_state *s, int seat);
/* How many stones this seat could jump with, counted once for each direction: 0 means that it loses. */
int konane_mobility(const struct konane_state *s, int seat);
/* How many enemy stones the stone at `from` can take one after the other in this direction. */
int konane_reach(const struct konane_state *s, int seat, int from, enum direction d);
int konane_place_beyond(int from, enum direction d, int n_jumps);
/* Carry out a jump: how many stones were taken. */
int konane_jump(struct konane_state *s, int seat, int from, int to);

/* points.c */
#include "games/scaffold/points.inc"

/* setup.c */
int konane_setup(void *state, const struct vk_setup *cfg, struct vk_refusal *no);
void konane_score(const void *state, struct vk_score *out);

/* check.c */
const char *konane_check(const void *state);

/* policy.c */
void konane_weigh(const void *state, int seat, const struct vk_actions *list, float *w);
void konane_estimate(const void *state, float value[VK_SEATS_MAX]);

#endif
