/* bot.c - what bots are told of Raiatea: which actions look good, who is likely to win. */
#include "games/raiatea/rules.h"

void raia_weigh(const void *st, int seat, const struct vk_actions *list, float *w)
{
    (void)st, (void)seat;
    for (int i = 0; i < list->n; i++)
        w[i] = 1.0f;
}

void raia_estimate(const void *st, float value[VK_SEATS_MAX])
{
    const struct raia_state *s = st;
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        value[seat] = seat < s->h.seats ? 1.0f / (float)s->h.seats : 0.0f;
}
