/* polynesia.c - the tables of Polynesia and its one visible symbol. Rules: docs/games/polynesia.md. */
#include "games/polynesia/bot.h"
#include "games/polynesia/rules.h"

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
static const char *const step_words[] = { "m3",      "m2",        "m1",       "lava",
                                          "decline", "resources", "new_first" };
static const char *const stone_words[] = {
#define STONE(colour, word, number, provenance) word,
#include "stones.def"
#undef STONE
};

static const struct vk_arg_kind arg_kinds[N_ARGS] = {
    [A_NONE] = { "none", NULL, 0, 0 },
    [A_CARD] = { "card", card_words, N_CARDS, 0 },
    [A_ISLAND] = { "island", poly_island_words, POLY_ISLAND_IDS, 0 },
    [A_FACE] = { "face", face_words, N_FACES, 0 },
    [A_SEAT] = { "seat", NULL, POLY_SEATS, 0 },
    [A_ROUTE] = { "route", poly_route_words, POLY_ROUTE_IDS, 0 },
    [A_GOODS] = { "goods", goods_words, N_GOODS, 0 },
    [A_MODE] = { "mode", mode_words, N_MODES, 0 },
    [A_STONE] = { "stone", stone_words, N_STONES, 0 },
    [A_STEP] = { "step", step_words, N_STEPS, 0 },
    [A_NUMBER] = { "number", NULL, 32768, 0 },
};

static const struct vk_verb verbs[N_VERBS] = {
#define VERB(name, a, b, c) { #name, { a, b, c } },
#include "verbs.def"
#undef VERB
};

static const struct vk_event_def events[N_EVENTS] = {
#define EVENT(name, a, b, c, d, e, f) { #name, { a, b, c, d, e, f } },
#include "events.def"
#undef EVENT
};

static const struct vk_point points[N_POINTS] = {
#define STEP(name)           { #name, VK_STEP, poly_##name##_run, NULL, NULL, NULL },
#define DECISION(name, kind) { #name, kind, NULL, poly_##name##_legal, poly_##name##_apply, NULL },
#include "points.def"
#undef STEP
#undef DECISION
};

static const char *const side_options[] = { "auto", "A", "B" };
static const char *const card_1_options[] = { "random", "1.1", "1.2", "1.3", "1.4" };
static const char *const card_2_options[] = { "random", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6" };
static const char *const card_3_options[] = { "random", "3.1", "3.2", "3.3", "3.4",
                                              "3.5",    "3.6", "3.7", "3.8" };
static const char *const first_options[] = { "random", "0", "1", "2", "3" };

static const struct vk_option options[N_OPTIONS] = {
#define OPTION(id, key, kind, words, lowest, highest, standard, display, title, help)              \
    [O_##id] = { key, words, title, help, lowest, highest, standard, VK_OPT_##kind, display },
#include "options.def"
#undef OPTION
};

static const char *const parts[N_PARTS] = { "board",         "turtle_islands", "island_turtles",
                                            "turtle_tokens", "card_1",         "card_2",
                                            "card_3" };

/* Section 5: everybody sees everything but the stones to come, and no order of them exists. */
static void conceal(void *st, int viewer)
{
    (void)st, (void)viewer;
}

static void imagine(void *st, int viewer, struct vk_rng *rng)
{
    (void)st, (void)viewer, (void)rng;
}

const struct vk_game polynesia_game = {
    .id = "polynesia",
    .title = "Polynesia",
    .rules_version = 1,
    .state_size = sizeof(struct poly_state),
    .step_bound = 374,
    .seats_min = 2,
    .seats_max = POLY_SEATS,
    .first_point = P_game,
    .score_unit = 1,
    .points = points,
    .arg_kinds = arg_kinds,
    .verbs = verbs,
    .events = events,
    .options = options,
    .parts = parts,
    .n_points = N_POINTS,
    .n_arg_kinds = N_ARGS,
    .n_verbs = N_VERBS,
    .n_events = N_EVENTS,
    .n_options = N_OPTIONS,
    .n_parts = N_PARTS,
    .setup = poly_setup,
    .score = poly_score,
    .conceal = conceal,
    .imagine = imagine,
    .check = poly_check,
    .weigh = poly_weigh,
    .estimate = poly_estimate,
};
