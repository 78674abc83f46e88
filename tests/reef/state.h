/*
 * state.h - Reef, a small game full of secrets: the witness that the interface carries them, and
 * the example for games that have some. Each round every seat fills its hand from a bag, all lay
 * up to two shells under seal, and a shell that nobody else laid is worth its value. Then each seat
 * scouts or gathers a hidden place, raids a hand (which kelp can prevent), or rests for a pearl.
 *
 * Four kinds of secrets: hands (their owner's), sealed baskets (their owner's until all are done),
 * places (of those who scouted them: a mask), and what a seat knows of another's hand (counts).
 * The bag is no part of the state: it is what is nowhere else.
 */
#ifndef VAKA_TESTS_REEF_STATE_H
#define VAKA_TESTS_REEF_STATE_H

#include "vaka/play.h"

enum { ROUNDS_MAX = 4, DEAL = 4, HAND_MAX = 6, LAY_MAX = 2, PLACES = 4, TIDE_SIDES = 4 };

enum shell {
#define SHELL(id, word, worth, copies) SHELL_##id,
#include "shells.def"
#undef SHELL
    N_SHELLS
};

/* Reef is in no folder of src/games. */
#define GAME      reef
#define GAME_DIR  reef
#define GAME_ROOT .
#include "games/scaffold/names.inc"

enum tide { TIDE_GENTLE, TIDE_WILD, N_TIDES };

/* What the words of a frame hold, point by point. */
enum round_words { ROUND_NEXT /* the seat whose turn is next */ };
enum look_words { LOOK_PLACE };
enum raid_words { RAID_BY }; /* guard, tide, slip: who raids the seat of the frame */

struct reef_state {
    struct vk_head h;
    uint8_t rounds, has_kelp, tide;
    uint8_t out[N_SHELLS];                               /* laid or spent, in the open */
    uint8_t held[VK_SEATS_MAX];                          /* size of each hand: public */
    uint8_t hand[VK_SEATS_MAX][N_SHELLS];                /* how many of each: the owner's secret */
    uint8_t known[VK_SEATS_MAX][VK_SEATS_MAX][N_SHELLS]; /* [who] knows of [whose] hand so many */
    uint8_t basket[VK_SEATS_MAX][LAY_MAX]; /* sealed, ascending, still in the hand; VK_NONE */
    uint8_t shown[VK_SEATS_MAX][LAY_MAX];  /* what the last baskets held: all saw it */
    uint8_t place[PLACES];                 /* what lies there, once somebody looked */
    uint8_t scouts[PLACES];                /* who looked: public */
    uint8_t points[VK_SEATS_MAX], pearls[VK_SEATS_MAX];
};

_Static_assert(sizeof(struct reef_state) == sizeof(struct vk_head) + 232, "no padding");

extern const uint8_t reef_worth[N_SHELLS], reef_copies[N_SHELLS];

/* points.c */
#include "games/scaffold/points.inc"
int reef_bag_size(const struct reef_state *s); /* from public facts alone */

/* hidden.c */
void reef_unseen(const struct reef_state *s, int viewer, uint8_t left[N_SHELLS]);
void reef_conceal(void *state, int viewer);
void reef_imagine(void *concealed, int viewer, struct vk_rng *rng);

/* check.c */
const char *reef_check(const void *state);

/* policy.c */
void reef_weigh(const void *state, int seat, const struct vk_actions *list, float *w);
void reef_estimate(const void *state, float value[VK_SEATS_MAX]);

#endif
