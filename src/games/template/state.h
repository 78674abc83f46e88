/*
 * state.h - the whole position of the template, and the names that its files share. Flat: no
 * pointers, no padding, fixed widths; VK_NONE for "none". Private to this folder and to its face.
 */
#ifndef VAKA_GAMES_TEMPLATE_STATE_H
#define VAKA_GAMES_TEMPLATE_STATE_H

#include "vaka/play.h"

enum { SEATS_MAX = 4, ROUNDS_MAX = 5 };

#define GAME     template
#define GAME_DIR template
#include "games/scaffold/names.inc"

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
#include "games/scaffold/points.inc"

/* setup.c */
int template_setup(void *state, const struct vk_setup *cfg, struct vk_refusal *no);
void template_score(const void *state, struct vk_score *out);

/* check.c */
const char *template_check(const void *state);

/* policy.c */
void template_weigh(const void *state, int seat, const struct vk_actions *list, float *w);
void template_estimate(const void *state, float value[VK_SEATS_MAX]);

#endif
