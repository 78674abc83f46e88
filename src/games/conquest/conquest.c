/* conquest.c - the tables of Conquest of Paradise and its one visible symbol. Rules: docs/games/conquest.md. */
#include "games/conquest/rules.h"

extern const struct vk_game conquest_game;

static const char *const side_words[] = { "0", "1", "2", "3", "neutral" };
static const char *const direction_words[N_DIRECTIONS] = { "clockwise", "counter" };
static const char *const cargo_words[N_CARGOS] = { "none", "wb", "col" };
static const char *const phase_words[N_PHASES] = { "turn_order", "exploration", "movement",
                                                   "building", "victory" };
static const char *const flag_words[] = { "no", "yes" };

static const struct vk_arg_kind arg_kinds[N_ARGS] = {
    [A_NONE] = { "none", NULL, 0, 0 },
    [A_HEX] = { "hex", NULL, CONQ_HEXES, 0 },
    [A_KNOTS] = { "knots", NULL, 3, 1 },
    [A_MARKER] = { "marker", conq_marker_words, N_MARKERS, 0 },
    [A_TILE] = { "tile", conq_tile_words, N_TILES, 0 },
    [A_CARD] = { "card", conq_card_words, N_CARDS, 0 },
    [A_EVENT] = { "event", conq_event_words, N_RANDOM_EVENTS, 0 },
    [A_DIE] = { "die", NULL, 6, 1 },
    [A_CHIT] = { "chit", conq_chit_words, N_CHITS, 0 },
    [A_PEOPLE] = { "people", conq_people_words, N_PEOPLES, 0 },
    [A_SEAT] = { "seat", NULL, CONQ_SIDES, 0 },
    [A_SIDE] = { "side", side_words, CONQ_SIDES + 1, 0 },
    [A_DIRECTION] = { "direction", direction_words, N_DIRECTIONS, 0 },
    [A_KIND] = { "kind", conq_kind_words, N_KINDS, 0 },
    [A_COUNT] = { "count", NULL, 41, 0 },
    [A_CARGO] = { "cargo", cargo_words, N_CARGOS, 0 },
    [A_ITEM] = { "item", conq_item_words, N_ITEMS, 0 },
    [A_PHASE] = { "phase", phase_words, N_PHASES, 0 },
    [A_FLAG] = { "flag", flag_words, 2, 0 },
    [A_NUMBER] = { "number", NULL, 32768, 0 },
    [A_HALVES] = { "halves", NULL, 256, 0 },
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
#define STEP(name)           { #name, VK_STEP, conq_##name##_run, NULL, NULL, NULL },
#define DECISION(name, kind) { #name, kind, NULL, conq_##name##_legal, conq_##name##_apply, NULL },
#define PRIVATE(name, kind)                                                                        \
    { #name, kind, NULL, conq_##name##_legal, conq_##name##_apply, conq_##name##_seen },
#include "points.def"
#undef STEP
#undef DECISION
#undef PRIVATE
};

static const struct vk_option options[N_OPTIONS] = {
#define OPTION(id, key, kind, words, lowest, highest, standard, display, title, help)              \
    [O_##id] = { key, words, title, help, lowest, highest, standard, VK_OPT_##kind, display },
#include "options.def"
#undef OPTION
};

static const char *const parts[N_PARTS] = { "villages", "groups", "atolls", "cards", "kumara" };

const struct vk_game conquest_game = {
    .id = "conquest",
    .title = "Conquest of Paradise",
    .rules_version = 2,
    .state_size = sizeof(struct conq_state),
    .step_bound = 300000,
    .seats_min = 1,
    .seats_max = CONQ_SIDES,
    .first_point = P_game,
    .score_unit = 2,
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
    .setup = conq_setup,
    .score = conq_score,
    .conceal = conq_conceal,
    .imagine = conq_imagine,
    .check = conq_check,
    .weigh = conq_weigh,
    .estimate = conq_estimate,
};
