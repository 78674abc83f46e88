/*
 * state.h - the whole position of the template, and the names that its files share. Flat: no
 * pointers, no padding, fixed widths; VK_NONE for "none". Private to this folder and to its face.
 */
#ifndef GAMES_TEMPLATE_STATE_H
#define GAMES_TEMPLATE_STATE_H

#include "vaka/play.h"

enum { SEATS_MAX = 4, ROUNDS_MAX = 5 };

enum point {
#define STEP_POINT(id, name)   P_##id,
#define RANDOM_POINT(id, name) P_##id,
#define CHOICE_POINT(id, name) P_##id,
#include "points.def"
#undef STEP_POINT
#undef RANDOM_POINT
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

enum part {
#define PART(id, name) R_##id,
#include "parts.def"
#undef PART
    N_PARTS
};

enum sky { SKY_CLEAR, SKY_RAIN, SKY_STORM, N_SKIES };
enum climate { CLIMATE_DRY, CLIMATE_WET, N_CLIMATES };

struct template_state {
    struct vk_head h;          /* h.round is the round, from 1 */
    uint8_t rounds;            /* to be played */
    uint8_t climate;           /* enum climate */
    uint8_t has_storms;        /* 0 or 1 */
    uint8_t sky;               /* enum sky, VK_NONE before the first round */
    uint8_t passes[SEATS_MAX]; /* made by each seat */
    uint8_t clear[SEATS_MAX];  /* of them under a clear sky */
};

_Static_assert(sizeof(struct template_state) == sizeof(struct vk_head) + 12, "no padding");

/* points.c */
extern const struct vk_point template_points[N_POINTS];

/* setup.c */
int template_setup(void *state, const struct vk_setup *cfg, struct vk_refusal *no);
void template_score(const void *state, struct vk_score *out);
const char *template_check(const void *state);

/* hidden.c */
void template_conceal(void *state, int viewer);
void template_imagine(void *concealed, int viewer, struct vk_rng *rng);

/* policy.c */
void template_weigh(const void *state, int seat, const struct vk_actions *list, float *w);
void template_estimate(const void *state, float value[VK_SEATS_MAX]);

#endif
