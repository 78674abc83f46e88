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

static const struct vk_arg_kind arg_kinds[N_ARGS] = {
    [A_NONE] = { "none", NULL, 0, 0 },
    [A_SEAT] = { "seat", NULL, RAIA_SEATS, 0 },
    [A_MASK] = { "mask", raia_mask_words, N_MASK_FACES, 0 },
    [A_FACE] = { "face", raia_face_words, N_FACES, 0 },
    [A_TILE] = { "tile", raia_tile_words, N_MISSIONS, 0 },
    [A_RITUAL] = { "ritual", raia_ritual_words, N_RITUALS, 0 },
    [A_DIE] = { "die", NULL, 4, 1 },
    [A_LOCATION] = { "location", location_words, N_LOCATIONS, 0 },
    [A_GOOD] = { "good", good_words, N_GOODS, 0 },
    [A_HELPER] = { "helper", helper_words, N_HELPERS, 0 },
    [A_DECK] = { "deck", deck_words, N_DECKS, 0 },
    [A_LEVEL] = { "level", NULL, RAIA_LEVELS, 1 },
    [A_REWARD] = { "reward", reward_words, N_REWARDS, 0 },
    [A_AMOUNT] = { "amount", NULL, RAIA_BID_MAX + 1, 0 },
    [A_RANK] = { "rank", rank_words, N_RANKS, 0 },
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
#define STEP(name)           { #name, VK_STEP, raia_##name##_run, NULL, NULL, NULL },
#define DECISION(name, kind) { #name, kind, NULL, raia_##name##_legal, raia_##name##_apply, NULL },
#define PRIVATE(name, kind)                                                                        \
    { #name, kind, NULL, raia_##name##_legal, raia_##name##_apply, raia_##name##_seen },
#include "points.def"
#undef STEP
#undef DECISION
#undef PRIVATE
};

static const char *const leftover_words[] = { "keep", "supply" };
static const char *const order_words[] = { "turn", "reverse" };

static const struct vk_option options[N_OPTIONS] = {
#define OPTION(id, key, kind, words, lowest, highest, standard, display, title, help)              \
    [O_##id] = { key, words, title, help, lowest, highest, standard, VK_OPT_##kind, display },
#include "options.def"
#undef OPTION
};

static const char *const parts[N_PARTS] = { "rank",      "papa_rai",     "tiles",
                                            "too_pairs", "helper_pairs", "colour_pairs" };

const struct vk_game raiatea_game = {
    .id = "raiatea",
    .title = "Raiatea",
    .rules_version = 2,
    .state_size = sizeof(struct raia_state),
    .step_bound = 20000,
    .seats_min = 2,
    .seats_max = RAIA_SEATS,
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
    .setup = raia_setup,
    .score = raia_score,
    .conceal = raia_conceal,
    .imagine = raia_imagine,
    .check = raia_check,
    .weigh = raia_weigh,
    .estimate = raia_estimate,
};
