/* reef.c - setup, score and tables of Reef. */
#include "reef.h"
#include "state.h"
#include <string.h>

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

#include "games/scaffold/tables.inc"

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
        out->part[seat][PART_SHELLS] = s->points[seat];
        out->part[seat][PART_PEARLS] = s->pearls[seat];
        out->total[seat] = s->points[seat] + s->pearls[seat];
        out->tie_break[seat] = s->held[seat];
    }
    vk_rank(out, s->h.seats);
}

const struct vk_game reef_game = {
    .id = "reef",
    .title = "Reef",
    .first_game = "",
    .minutes = 5,
    .weight = VK_EASY,
    .rules_version = 1,
    .state_size = sizeof(struct reef_state),
    /* a round of a seat: four draws; two shells and done; raid, yield, tide and slip */
    .step_bound = ROUNDS_MAX * VK_SEATS_MAX * (DEAL + LAY_MAX + 1 + 4),
    .seats_min = 2,
    .seats_max = VK_SEATS_MAX,
    .first_point = P_round,
    .score_unit = 1,
    GAME_TABLES,
    .setup = setup,
    .score = score,
    .conceal = reef_conceal,
    .imagine = reef_imagine,
    .check = reef_check,
    .weigh = reef_weigh,
    .estimate = reef_estimate,
};
