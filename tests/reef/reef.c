/* reef.c - setup, score and tables of Reef. */
#include "reef.h"
#include "state.h"
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

#define SHELL(id, word, worth, copies) [SHELL_##id] = worth,
const uint8_t reef_worth[N_SHELLS] = {
#include "shells.def"
};
#undef SHELL

#define SHELL(id, word, worth, copies) [SHELL_##id] = copies,
const uint8_t reef_copies[N_SHELLS] = {
#include "shells.def"
};
#undef SHELL

static const char *const shell_words[N_SHELLS] = {
#define SHELL(id, word, worth, copies) [SHELL_##id] = word,
#include "shells.def"
#undef SHELL
};

static const char *const tide_words[N_TIDES] = { "gentle", "wild" };
static const char *const parts[N_PARTS] = { "shells", "pearls" };

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

static int setup(void *state, const struct vk_setup *cfg, struct vk_refusal *no)
{
    struct reef_state *s = state;
    s->rounds = (uint8_t)cfg->option[O_ROUNDS];
    s->has_kelp = (uint8_t)cfg->option[O_KELP];
    s->tide = (uint8_t)cfg->option[O_TIDE];
    memset(s->basket, VK_NONE, sizeof s->basket);
    memset(s->shown, VK_NONE, sizeof s->shown);
    memset(s->place, VK_NONE, sizeof s->place);
    if (s->tide == TIDE_WILD && !s->has_kelp) {
        *no = (struct vk_refusal){ O_TIDE, "a wild tide needs kelp to hide in" };
        return VK_ERR_SETUP;
    }
    return VK_OK;
}

static void score(const void *state, struct vk_score *out)
{
    const struct reef_state *s = state;
    *out = (struct vk_score){ 0 };
    for (int seat = 0; seat < s->h.seats; seat++) {
        out->part[seat][R_SHELLS] = s->points[seat];
        out->part[seat][R_PEARLS] = s->pearls[seat];
        out->total[seat] = s->points[seat] + s->pearls[seat];
        out->tie_break[seat] = s->held[seat];
    }
    vk_rank(out, s->h.seats);
}

const struct vk_game reef_game = {
    .id = "reef",
    .title = "Reef",
    .rules_version = 1,
    .state_size = sizeof(struct reef_state),
    /* a round of a seat: four draws; two shells and done; raid, yield, tide and slip */
    .step_bound = ROUNDS_MAX * VK_SEATS_MAX * (DEAL + LAY_MAX + 1 + 4),
    .seats_min = 2,
    .seats_max = VK_SEATS_MAX,
    .first_point = P_ROUND,
    .score_unit = 1,
    .points = reef_points,
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
    .setup = setup,
    .score = score,
    .conceal = reef_conceal,
    .imagine = reef_imagine,
    .check = reef_check,
    .weigh = reef_weigh,
    .estimate = reef_estimate,
};
