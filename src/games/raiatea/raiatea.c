/* raiatea.c - the tables of Raiatea and its one visible symbol. Rules: docs/games/raiatea.md. */
#include "games/raiatea/rules.h"

extern const struct vk_game raiatea_game;

static const char *const location_words[N_LOCATIONS] = { "forest", "marae",      "oyster",
                                                         "path",   "neighbours", "market" };
static const char *const good_words[N_GOODS] = { "uru", "taro", "mahi", "tiare" };
static const char *const helper_words[N_HELPERS] = { "gatherer", "trader", "shaman", "diver" };
static const char *const deck_words[N_DECKS] = { "normal", "forbidden" };
static const char *const reward_words[N_REWARDS] = { "tattoo", "good", "pearls" };
static const char *const rank_words[N_RANKS] = { "raatira", "ariki", "arioi", "tahua" };

static const char *const leftover_words[] = { "keep", "supply" };
static const char *const order_words[] = { "turn", "reverse" };

#include "games/scaffold/tables.inc"

static const struct vk_ladder ladder = {
    .rung = { { "easy", 15, 0.88f }, { "normal", 70, 0.5f }, { "hard", 300, 0.0f } },
};

const struct vk_game raiatea_game = {
    .id = "raiatea",
    .title = "Raiatea",
    .first_game = "open_counts=on",
    .first_help =
        "What the others have behind their screens lies open: nothing to remember while you learn.",
    .minutes = 90,
    .weight = VK_DEMANDING,
    .rules_version = 2,
    .state_size = sizeof(struct raia_state),
    .step_bound = 20000,
    .seats_min = 2,
    .seats_max = RAIA_SEATS,
    .first_point = P_game,
    .score_unit = 1,
    GAME_TABLES,
    .setup = raia_setup,
    .score = raia_score,
    .conceal = raia_conceal,
    .imagine = raia_imagine,
    .check = raia_check,
    .weigh = raia_weigh,
    .reader = &raia_reader,
    .net = &raia_net,
    .ladder = &ladder,
};
