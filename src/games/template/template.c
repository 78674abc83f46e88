/*
 * template.c - the null game, in which everybody passes under a changing sky: copy this folder to
 * start a game. Here are its tables, made from the .def files, and the one symbol that others use.
 */
#include "state.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

extern const struct vk_game template_game;

static const char *const sky_words[N_SKIES] = { "clear", "rain", "storm" };
static const char *const climate_words[N_CLIMATES] = { "dry", "wet" };

static const struct vk_arg_kind arg_kinds[N_ARG_KINDS] = {
    [A_NONE] = { "none", NULL, 0, 0 },
#define WORD_ARG(id, name, words)       [A_##id] = { name, words, COUNT(words), 0 },
#define NUMBER_ARG(id, name, lowest, n) [A_##id] = { name, NULL, n, lowest },
#include "args.def"
#undef WORD_ARG
#undef NUMBER_ARG
};

static const struct vk_verb verbs[N_VERBS] = {
#define VERB(id, name, a, b, c) [V_##id] = { name, { a, b, c } },
#include "verbs.def"
#undef VERB
};

static const struct vk_event_def events[N_EVENTS] = {
#define EVENT(id, name, a, b, c, d, e, f) [E_##id] = { name, { a, b, c, d, e, f } },
#include "events.def"
#undef EVENT
};

static const struct vk_option options[N_OPTIONS] = {
#define OPTION(id, key, kind, words, lowest, highest, standard, display, title, help)              \
    [O_##id] = { key, words, title, help, lowest, highest, standard, VK_OPT_##kind, display },
#include "options.def"
#undef OPTION
};

static const char *const parts[N_PARTS] = {
#define PART(id, name) [R_##id] = name,
#include "parts.def"
#undef PART
};

const struct vk_game template_game = {
    .id = "template",
    .title = "Template",
    .rules_version = 1,
    .state_size = sizeof(struct template_state),
    .step_bound = ROUNDS_MAX * (1 + SEATS_MAX),
    .seats_min = 1,
    .seats_max = SEATS_MAX,
    .first_point = P_ROUND,
    .score_unit = 1,
    .points = template_points,
    .arg_kinds = arg_kinds,
    .verbs = verbs,
    .events = events,
    .options = options,
    .parts = parts,
    .n_points = N_POINTS,
    .n_arg_kinds = N_ARG_KINDS,
    .n_verbs = N_VERBS,
    .n_events = N_EVENTS,
    .n_options = N_OPTIONS,
    .n_parts = N_PARTS,
    .setup = template_setup,
    .score = template_score,
    .conceal = template_conceal,
    .imagine = template_imagine,
    .check = template_check,
    .weigh = template_weigh,
    .estimate = template_estimate,
};
