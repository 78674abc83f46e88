/* setup.c - how the template begins, what it is worth, and what must always hold. */
#include "state.h"

/* Options come in range; setup refuses what does not go together, naming the option. */
int template_setup(void *state, const struct vk_setup *cfg, struct vk_refusal *no)
{
    struct template_state *s = state;
    s->rounds = (uint8_t)cfg->option[O_ROUNDS];
    s->climate = (uint8_t)cfg->option[O_CLIMATE];
    s->has_storms = (uint8_t)cfg->option[O_STORMS];
    s->sky = VK_NONE;
    if (s->climate == CLIMATE_DRY && s->has_storms && s->rounds == 1) {
        *no = (struct vk_refusal){ O_STORMS, "one dry round is too short for storms" };
        return VK_ERR_SETUP;
    }
    return VK_OK;
}

/* Valid at any time: before the end, as if the game ended now. */
void template_score(const void *state, struct vk_score *out)
{
    const struct template_state *s = state;
    *out = (struct vk_score){ 0 };
    for (int seat = 0; seat < s->h.seats; seat++) {
        out->part[seat][PART_PASSES] = s->passes[seat];
        out->part[seat][PART_LUCK] = s->clear[seat];
        out->total[seat] = s->passes[seat] + s->clear[seat];
    }
    vk_rank(out, s->h.seats);
}

/* What must hold in every position: NULL, or the sentence that does not. */
const char *template_check(const void *state)
{
    const struct template_state *s = state;
    int passes = 0;
    if (s->h.round > s->rounds)
        return "more rounds were begun than are played";
    if (s->sky != VK_NONE && s->sky >= N_SKIES)
        return "the sky is none that exists";
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        passes += s->passes[seat];
        if (s->clear[seat] > s->passes[seat])
            return "more clear passes than passes";
        if (seat >= s->h.seats && s->passes[seat])
            return "an empty seat passed";
    }
    if (passes > s->h.round * s->h.seats)
        return "more passes than turns";
    if (s->h.over && passes != s->rounds * s->h.seats)
        return "a turn was left out";
    return NULL;
}
