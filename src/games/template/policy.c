/* policy.c - what bots are told of the template: which actions look good, who is likely to win. */
#include "state.h"

void template_weigh(VK_UNUSED const void *state, VK_UNUSED int seat, const struct vk_actions *list,
                    float *w)
{
    for (int i = 0; i < list->n; i++)
        w[i] = 1.0f;
}

/* In the end everybody has passed equally often and under the same skies: the victory is shared. */
void template_estimate(const void *state, float value[VK_SEATS_MAX])
{
    const struct template_state *s = state;
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        value[seat] = seat < s->h.seats ? 1.0f / (float)s->h.seats : 0.0f;
}
