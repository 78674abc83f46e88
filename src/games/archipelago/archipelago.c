/* archipelago.c - the tables of Archipelago and its one visible symbol. Rules: docs/games/archipelago.md. */
#include "games/archipelago/rules.h"

extern const struct vk_game archipelago_game;

static const char *const pose_words[2 * SIDES] = { "a0", "a1", "a2", "a3", "a4", "a5",
                                                   "b0", "b1", "b2", "b3", "b4", "b5" };
static const char *const part_words[N_PARTS_OF_FACE] = { "A", "B", "sea" };
static const char *const spot_words[N_SPOTS] = {
    "A", "B", "sea", "town", "temple", "market", "port"
};
static const char *const goods_words[N_GOODS] = { "fruit", "cattle", "fish", "wood",
                                                  "stone", "iron",   "token" };
static const char *const hand_words[N_RES + 1] = { "fruit", "cattle", "fish",   "wood",
                                                   "stone", "iron",   "nothing" };
static const char *const board_words[N_BOARDS] = { "domestic", "export" };
const char *const arch_zone_words[N_ZONES] = {
    "taxes",       "fruit",     "cattle",       "fish",        "wood",
    "stone",       "iron",      "transaction",  "exploration", "reproduction",
    "recruitment", "migration", "construction",
};
static const char *const building_words[N_CONSTRUCTIONS] = { "town", "temple", "market", "port",
                                                             "ship" };
static const char *const kind_words[] = { "citizen", "ship" };

static const char *const length_words[] = { "short", "medium", "long" };
static const char *const start_words[] = { "sea", "desert" };
static const char *const deals_words[] = { "full", "plain" };
static const char *const screens_words[] = { "open", "closed" };

#include "games/scaffold/tables.inc"

static const struct vk_ladder ladder = {
    .rung = { { "easy", 10, 0.97f }, { "normal", 250, 0.17f }, { "hard", 600, 0.0f } },
    .evenly = 0.1f,
    .glance = arch_glance,
};

const struct vk_game archipelago_game = {
    .id = "archipelago",
    .title = "Archipelago",
    .first_game = "deals=plain family=on",
    .first_help = "No deals and no secret traitor: you learn the islands first.",
    .minutes = 120,
    .weight = VK_DEMANDING,
    .rules_version = 2,
    .state_size = sizeof(struct arch_state),
    .step_bound = 400000,
    .seats_min = 2,
    .seats_max = ARCH_SEATS,
    .first_point = P_game,
    .quiet_point = P_wish,
    .score_unit = 1,
    GAME_TABLES,
    .setup = arch_setup,
    .score = arch_score,
    .conceal = arch_conceal,
    .imagine = arch_imagine,
    .check = arch_check,
    .weigh = arch_weigh,
    .reader = &arch_reader,
    .net = &arch_net,
    .ladder = &ladder,
};
