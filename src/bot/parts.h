/* parts.h - the kinds of bots, one function each; vk_bot_choose calls the one of the level. */
#ifndef VAKA_BOT_PARTS_H
#define VAKA_BOT_PARTS_H

#include "vaka/bot.h"

/* What one choice works on. `list` is not empty. */
struct bot_task {
    const void *concealed;
    int seat;
    struct vk_actions list;
    struct vk_rng rng; /* from the bot's seed and the position */
    struct vk_thought *thought;
    int max_thoughts, n_thoughts;
};

vk_action bot_random(const struct vk_bot *b, struct bot_task *t);
vk_action bot_greedy(const struct vk_bot *b, struct bot_task *t);
vk_action bot_search(struct vk_bot *b, struct bot_task *t);

/* The share of the victory that a search finds for the seat behind these steps of its own, in level.iterations. */
float bot_search_behind(struct vk_bot *b, const struct bot_task *t, const vk_action *line, int n);

/* Bytes that a search of this many iterations wants. */
size_t bot_search_memory(const struct vk_game *g, uint32_t iterations);

/* Priors of the list, positive and finite, summing to 1; the same for all if the game has none. Those of
   a glance are by the ladder's, which it has; the quick ones by a learned policy, where there is one. */
void bot_priors(const struct vk_game *g, const void *s, int seat, const struct vk_actions *list,
                float *w);
void bot_glance(const struct vk_game *g, const void *s, int seat, const struct vk_actions *list,
                float *w);
void bot_quick_priors(const struct vk_game *g, const void *s, int seat,
                      const struct vk_actions *list, float *w);

/* Weights of the list by the learned policy of the game; and the rows of one action: how many. */
enum { BOT_ROWS_MAX = 1 + VK_ARGS_MAX };
void bot_policy(const struct vk_game *g, const void *s, int seat, const struct vk_actions *list,
                float *w);
int bot_rows_of(const struct vk_game *g, const uint16_t *first, vk_action a,
                uint16_t rows[BOT_ROWS_MAX]);

/*
 * What the first layer of a net has made of a position: of the table, and what each seat is to itself and to the
 * others; the last row is nobody's. The next position is read by what is different in it, which is little.
 */
enum { BOT_READING_ROWS = VK_SEATS_MAX + 1 };
struct bot_reading {
    struct vk_features of;
    int32_t base[VK_NET_FIRST];
    int32_t own[BOT_READING_ROWS][VK_NET_FIRST], others[BOT_READING_ROWS][VK_NET_FIRST];
};
void bot_reading_begin(const struct vk_net *net, int seats, struct bot_reading *r);

/* Shares of the victory by a net; the reading was begun for as many seats, and goes on. */
void bot_net_value(const struct vk_net *net, const struct vk_features *f, int seats,
                   struct bot_reading *r, float value[VK_SEATS_MAX]);

/* The net that judges a position, or NULL. */
const struct vk_net *bot_net_of(const struct vk_game *g, const void *s);

/* vk_estimate, with a reading that was begun if the game has a net. */
void bot_estimate(const struct vk_game *g, const void *s, struct bot_reading *r,
                  float value[VK_SEATS_MAX]);

/* Keep a thought in its place: most visits first, then by value, then in the order of coming. */
void bot_think(struct bot_task *t, struct vk_thought row);

#endif
