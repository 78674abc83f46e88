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
#ifndef TESTS_REEF_STATE_H
#define TESTS_REEF_STATE_H

#include "vaka/play.h"

enum { ROUNDS_MAX = 4, DEAL = 4, HAND_MAX = 6, LAY_MAX = 2, PLACES = 4, TIDE_SIDES = 4 };

enum shell {
#define SHELL(id, word, worth, copies) SHELL_##id,
#include "shells.def"
#undef SHELL
    N_SHELLS
};

enum point {
#define STEP_POINT(id, name)        P_##id,
#define RANDOM_POINT(id, name)      P_##id,
#define RANDOM_SEEN_POINT(id, name) P_##id,
#define SECRET_POINT(id, name)      P_##id,
#define CHOICE_POINT(id, name)      P_##id,
#include "points.def"
#undef STEP_POINT
#undef RANDOM_POINT
#undef RANDOM_SEEN_POINT
#undef SECRET_POINT
#undef CHOICE_POINT
    N_POINTS
};

enum verb {
#define VERB(id, name, a, b, c) V_##id,
#include "verbs.def"
#undef VERB
    N_VERBS
};

enum event {
#define EVENT(id, name, a, b, c, d, e, f) E_##id,
#include "events.def"
#undef EVENT
    N_EVENTS
};

enum arg_kind {
    A_NONE,
#define WORD_ARG(id, name, words)       A_##id,
#define NUMBER_ARG(id, name, lowest, n) A_##id,
#include "args.def"
#undef WORD_ARG
#undef NUMBER_ARG
    N_ARG_KINDS
};

enum option {
#define OPTION(id, key, kind, words, lowest, highest, standard, display, title, help) O_##id,
#include "options.def"
#undef OPTION
    N_OPTIONS
};

enum part { R_SHELLS, R_PEARLS, N_PARTS };
enum tide { TIDE_GENTLE, TIDE_WILD, N_TIDES };

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
extern const struct vk_point reef_points[N_POINTS];

/* points.c */
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
