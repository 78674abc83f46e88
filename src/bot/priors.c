/* priors.c - what suggests itself: the shares of a list by the game's weights, or by its learned policy. */
#include "bot/parts.h"

/* Positive and finite, also what is not a number; summing to 1. */
static void settle(float *w, int n)
{
    float sum = 0;
    for (int i = 0; i < n; i++) {
        w[i] = !(w[i] > 1e-12f) ? 1e-12f : w[i] > 1e12f ? 1e12f : w[i];
        sum += w[i];
    }
    for (int i = 0; i < n; i++)
        w[i] /= sum;
}

void bot_priors(const struct vk_game *g, const void *s, int seat, const struct vk_actions *list,
                float *w)
{
    for (int i = 0; i < list->n && !g->weigh; i++)
        w[i] = 1.0f;
    if (g->weigh)
        g->weigh(s, seat, list, w);
    settle(w, list->n);
}

void bot_glance(const struct vk_game *g, const void *s, int seat, const struct vk_actions *list,
                float *w)
{
    g->ladder->glance(s, seat, list, w);
    settle(w, list->n);
}

void bot_quick_priors(const struct vk_game *g, const void *s, int seat,
                      const struct vk_actions *list, float *w)
{
    if (!g->policy) {
        bot_priors(g, s, seat, list, w);
        return;
    }
    bot_policy(g, s, seat, list, w);
    settle(w, list->n);
}
