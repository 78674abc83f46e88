/* estimate.c - what share of the victory each seat may expect: at the end, by a net, or by the game's own word. */
#include "bot/parts.h"
#include <string.h>

static void value_at_end(const struct vk_game *g, const void *s, float value[VK_SEATS_MAX])
{
    struct vk_score score;
    memset(&score, 0, sizeof score);
    g->score(s, &score);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++) {
        bool has_won = score.winners >> seat & 1;
        value[seat] = has_won ? 1.0f / (float)__builtin_popcount(score.winners) : 0.0f;
    }
}

bool vk_can_estimate(const struct vk_game *g)
{
    return g->net || g->estimate;
}

const struct vk_net *bot_net_of(const struct vk_game *g, const void *s)
{
    const struct vk_head *h = s;
    return h->seats == 1 && g->net_alone ? g->net_alone : g->net;
}

void bot_estimate(const struct vk_game *g, const void *s, struct bot_reading *r,
                  float value[VK_SEATS_MAX])
{
    const struct vk_head *h = s;
    const struct vk_net *net = bot_net_of(g, s);
    if (h->over) {
        value_at_end(g, s, value);
    } else if (net) {
        struct vk_features f = { 0 };
        g->reader->read(s, &f);
        bot_net_value(net, &f, h->seats, r, value);
    } else {
        g->estimate(s, value);
    }
}

void vk_estimate(const struct vk_game *g, const void *s, float value[VK_SEATS_MAX])
{
    const struct vk_net *net = bot_net_of(g, s);
    struct bot_reading reading;
    if (net)
        bot_reading_begin(net, ((const struct vk_head *)s)->seats, &reading);
    bot_estimate(g, s, &reading, value);
}
