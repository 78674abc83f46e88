/* bot.c - a bot's life: how much memory, opening, one choice. */
#include "vaka/bot.h"
#include "bot/parts.h"

size_t vk_bot_memory(const struct vk_game *g, const struct vk_level *level)
{
    return level->kind == VK_BOT_SEARCH ? bot_search_memory(g, vk_level_in(g, level).iterations)
                                        : 0;
}

void vk_bot_open(struct vk_bot *b, const struct vk_game *g, const struct vk_level *level,
                 uint64_t seed, void *memory, size_t size)
{
    *b = (struct vk_bot){ .game = g,
                          .level = vk_level_in(g, level),
                          .rng = { seed },
                          .memory = memory,
                          .memory_size = size,
                          .watched = VK_NO_ACTION };
}

/* The one action that the game's own policy leaves, or VK_NO_ACTION: there is nothing to search for. */
static vk_action only_one(const struct vk_bot *b, const struct bot_task *t)
{
    float w[VK_ACTIONS_MAX];
    int best = 0;
    bot_priors(b->game, t->concealed, t->seat, &t->list, w);
    for (int i = 1; i < t->list.n; i++)
        best = w[i] > w[best] ? i : best;
    for (int i = 0; i < t->list.n; i++)
        if (i != best && w[i] > 1e-11f)
            return VK_NO_ACTION;
    return t->list.act[best];
}

vk_action vk_bot_choose(struct vk_bot *b, const void *concealed, int seat,
                        struct vk_thought *thought, int max, int *n)
{
    struct bot_task t = {
        .concealed = concealed, .seat = seat, .thought = thought, .max_thoughts = thought ? max : 0
    };
    /* Luck from seed and position alone: asking twice, or in another order, changes nothing. */
    t.rng = vk_rng_from(b->rng.s, vk_state_hash(b->game, concealed));
    b->iterations = 0;
    vk_legal(b->game, concealed, seat, &t.list);
    vk_assert(t.list.n > 0);

    vk_action a = VK_NO_ACTION;
    switch (b->level.kind) {
    case VK_BOT_RANDOM: a = bot_random(b, &t); break;
    case VK_BOT_GREEDY: a = bot_greedy(b, &t); break;
    default:
        if (!t.max_thoughts && b->game->weigh)
            a = only_one(b, &t);
        if (a == VK_NO_ACTION)
            a = bot_search(b, &t);
        break;
    }
    if (n)
        *n = t.n_thoughts;
    return a;
}
