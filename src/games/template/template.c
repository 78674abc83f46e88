/*
 * template.c - Template: its tables, made from the .def files, and
 * the one symbol that others use.
 */
#include "state.h"

extern const struct vk_game template_game;

static const char *const sky_words[N_SKIES] = { "clear", "rain", "storm" };
static const char *const climate_words[N_CLIMATES] = { "dry", "wet" };

#include "games/scaffold/tables.inc"

const struct vk_game template_game = {
    .id = "template",
    .title = "Template",
    .first_game = "",
    .minutes = 1,
    .weight = VK_EASY,
    .rules_version = 1,
    .state_size = sizeof(struct template_state),
    .step_bound = ROUNDS_MAX * (1 + SEATS_MAX),
    .seats_min = 1,
    .seats_max = SEATS_MAX,
    .first_point = P_round,
    .score_unit = 1,
    GAME_TABLES,
    .setup = template_setup,
    .score = template_score,
    .conceal = vk_conceal_nothing, /* nothing is secret */
    .imagine = vk_imagine_nothing,
    .check = template_check,
    .weigh = template_weigh,
    .estimate = template_estimate,
};
