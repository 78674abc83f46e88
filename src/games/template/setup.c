/* setup.c - how the template begins, and what it is worth. */
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
