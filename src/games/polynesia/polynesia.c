/* polynesia.c - the tables of Polynesia and its one visible symbol. Rules: docs/games/polynesia.md. */
#include "games/polynesia/bot.h"
#include "games/polynesia/rules.h"
#include "vaka/play.h"

extern const struct vk_game polynesia_game;

static const char *const card_words[] = {
#define CARD(code, id, title, type, kind, provenance) code,
#include "cards.def"
#undef CARD
};
static const char *const face_words[] = { "mask", "boat", "fish", "shell", "turtle", "none" };
static const char *const goods_words[] = { "fish", "shell" };
static const char *const mode_words[] = { "own",     "neutral", "guide:0", "guide:1",
                                          "guide:2", "guide:3", "mask" };
const char *const poly_step_words[N_STEPS] = { "m3",      "m2",        "m1",       "lava",
                                               "decline", "resources", "new_first" };
static const char *const stone_words[] = {
#define STONE(colour, word, number, provenance) word,
#include "stones.def"
#undef STONE
};

static const char *const side_options[] = { "auto", "A", "B" };
static const char *const card_1_options[] = { "random", "1.1", "1.2", "1.3", "1.4" };
static const char *const card_2_options[] = { "random", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6" };
static const char *const card_3_options[] = { "random", "3.1", "3.2", "3.3", "3.4",
                                              "3.5",    "3.6", "3.7", "3.8" };
static const char *const first_options[] = { "random", "0", "1", "2", "3" };

#include "games/scaffold/tables.inc"

/* Each doubling of a search takes much here, so even steps end early. */
static const struct vk_ladder ladder = {
    .rung = { { "easy", 56, 0.81f },
              { "normal", 240, 0.29f },
              { "hard", 1050, 0.0f },
              { "master", 6400, 0.0f } },
};

const struct vk_game polynesia_game = {
    .id = "polynesia",
    .title = "Polynesia",
    .first_game = "card_1=1.3 card_2=2.4 card_3=3.7",
    .first_help = "Three cards that only count at the end: nothing to remember while you learn.",
    .minutes = 60,
    .weight = VK_EASY,
    .rules_version = 1,
    .state_size = sizeof(struct poly_state),
    .step_bound = 374,
    .seats_min = 2,
    .seats_max = POLY_SEATS,
    .first_point = P_game,
    .score_unit = 1,
    GAME_TABLES,
    .setup = poly_setup,
    .score = poly_score,
    /* Section 5: everybody sees everything but the stones to come, and no order of them exists. */
    .conceal = vk_conceal_nothing,
    .imagine = vk_imagine_nothing,
    .check = poly_check,
    .weigh = poly_weigh,
    .reader = &poly_reader,
    .net = &poly_net,
    .policy = &poly_policy,
    .ladder = &ladder,
};
