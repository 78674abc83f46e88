/* greedy.c - the action that the game's own `weigh` or `glance` likes best, without looking further. */
#include "bot/parts.h"

vk_action bot_greedy(const struct vk_bot *b, struct bot_task *t)
{
    float w[VK_ACTIONS_MAX];
    int best = 0, n_equal = 0;
    if (b->level.glances)
        bot_glance(b->game, t->concealed, t->seat, &t->list, w);
    else
        bot_priors(b->game, t->concealed, t->seat, &t->list, w);
    for (int i = 0; i < t->list.n; i++)
        bot_think(t, (struct vk_thought){ .act = t->list.act[i], .value = w[i] });
    for (int i = 0; i < t->list.n; i++) {
        if (w[i] > w[best])
            n_equal = 0;
        else if (w[i] < w[best])
            continue;
        /* The k-th of equals replaces those before it one time in k: all are as likely. */
        if (vk_rng_below(&t->rng, (uint32_t)++n_equal) == 0)
            best = i;
    }
    return t->list.act[best];
}
