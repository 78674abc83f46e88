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
static const char *const zone_words[N_ZONES] = {
    "taxes",       "fruit",     "cattle",       "fish",        "wood",
    "stone",       "iron",      "transaction",  "exploration", "reproduction",
    "recruitment", "migration", "construction",
};
static const char *const building_words[N_CONSTRUCTIONS] = { "town", "temple", "market", "port",
                                                             "ship" };
static const char *const kind_words[] = { "citizen", "ship" };

static const struct vk_arg_kind arg_kinds[N_ARGS] = {
    [A_NONE] = { "none", NULL, 0, 0 },
    [A_SEAT] = { "seat", NULL, ARCH_SEATS, 0 },
    [A_REGION] = { "region", NULL, ARCH_REGIONS, 0 },
    [A_CELL] = { "cell", NULL, 33, -16 },
    [A_HEX] = { "hex", NULL, N_HEXES, 0 },
    [A_FACE] = { "face", arch_face_words, N_FACES, 0 },
    [A_POSE] = { "pose", pose_words, 2 * SIDES, 0 },
    [A_SIDE] = { "side", NULL, SIDES, 0 },
    [A_ROT] = { "rot", NULL, SIDES, 0 },
    [A_PART] = { "part", part_words, N_PARTS_OF_FACE, 0 },
    [A_SPOT] = { "spot", spot_words, N_SPOTS, 0 },
    [A_ICON] = { "icon", NULL, ICONS, 0 },
    [A_RES] = { "res", goods_words, N_RES, 0 },
    [A_GOODS] = { "goods", goods_words, N_GOODS, 0 },
    [A_HAND] = { "hand", hand_words, N_RES + 1, 0 },
    [A_UNIT] = { "unit", NULL, ARCH_UNITS, 0 },
    [A_CARD] = { "card", arch_card_words, N_CARDS, 0 },
    [A_SLOT] = { "slot", NULL, ARCH_SLOTS, 0 },
    [A_BOARD] = { "market", board_words, N_BOARDS, 0 },
    [A_FLORINS] = { "florins", NULL, ARCH_FLORINS + 1, 0 },
    [A_PLACE] = { "place", NULL, ARCH_SEATS + 1, 0 },
    [A_COUNT] = { "count", NULL, 10, 0 },
    [A_TREND] = { "trend", arch_trend_words, N_TRENDS, 0 },
    [A_OBJECTIVE] = { "objective", arch_objective_words, N_OBJECTIVES, 0 },
    [A_BACK] = { "back", arch_back_words, N_BACKS, 0 },
    [A_ZONE] = { "zone", zone_words, N_ZONES, 0 },
    [A_BUILDING] = { "building", building_words, N_CONSTRUCTIONS, 0 },
    [A_KIND] = { "kind", kind_words, 2, 0 },
    [A_CHANGE] = { "change", NULL, 2001, 0 },
    [A_PHASE] = { "phase", NULL, 7, 0 },
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
#define STEP(name)           { #name, VK_STEP, arch_##name##_run, NULL, NULL, NULL },
#define DECISION(name, kind) { #name, kind, NULL, arch_##name##_legal, arch_##name##_apply, NULL },
#define PRIVATE(name, kind)                                                                        \
    { #name, kind, NULL, arch_##name##_legal, arch_##name##_apply, arch_##name##_seen },
#include "points.def"
#undef STEP
#undef DECISION
#undef PRIVATE
};

static const char *const length_words[] = { "short", "medium", "long" };
static const char *const start_words[] = { "sea", "desert" };
static const char *const deals_words[] = { "full", "plain" };
static const char *const screens_words[] = { "open", "closed" };

static const struct vk_option options[N_OPTIONS] = {
#define OPTION(id, key, kind, words, lowest, highest, standard, display, title, help)              \
    [O_##id] = { key, words, title, help, lowest, highest, standard, VK_OPT_##kind, display },
#include "options.def"
#undef OPTION
};

static const char *const parts[N_PARTS] = { "objective_1", "objective_2", "objective_3",
                                            "objective_4", "objective_5", "trend_1",
                                            "trend_2",     "pacifist",    "medals" };

const struct vk_game archipelago_game = {
    .id = "archipelago",
    .title = "Archipelago",
    .rules_version = 2,
    .state_size = sizeof(struct arch_state),
    .step_bound = 400000,
    .seats_min = 2,
    .seats_max = ARCH_SEATS,
    .first_point = P_game,
    .quiet_point = P_wish,
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
    .setup = arch_setup,
    .score = arch_score,
    .conceal = arch_conceal,
    .imagine = arch_imagine,
    .check = arch_check,
    .weigh = arch_weigh,
    .estimate = arch_estimate,
};
