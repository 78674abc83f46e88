/* conquest.c - the tables of Conquest of Paradise and its one visible symbol. Rules: docs/games/conquest.md. */
#include "games/conquest/rules.h"

extern const struct vk_game conquest_game;

static const char *const side_words[] = { "0", "1", "2", "3", "neutral" };
static const char *const direction_words[N_DIRECTIONS] = { "clockwise", "counter" };
static const char *const flag_words[] = { "no", "yes" };

#include "games/scaffold/tables.inc"

static const struct vk_ladder ladder = {
    .rung = { { "easy", 5, 0.985f }, { "normal", 78, 0.49f }, { "hard", 300, 0.0f } },
    .curiosity = 0.9f,
};

const struct vk_game conquest_game = {
    .id = "conquest",
    .title = "Conquest of Paradise",
    .first_game = "",
    .minutes = 90,
    .weight = VK_MEDIUM,
    .rules_version = 2,
    .state_size = sizeof(struct conq_state),
    .step_bound = 300000,
    .seats_min = 1,
    .seats_max = CONQ_SIDES,
    .first_point = P_game,
    .score_unit = 2,
    GAME_TABLES,
    .setup = conq_setup,
    .score = conq_score,
    .conceal = conq_conceal,
    .imagine = conq_imagine,
    .check = conq_check,
    .weigh = conq_weigh,
    .reader = &conq_reader,
    .net = &conq_net,
    .net_alone = &conq_net_alone,
    .ladder = &ladder,
};
