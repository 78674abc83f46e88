/* bot.c - a bot's life: how much memory, opening, one choice; and what all kinds share. */
#include "vaka/bot.h"
#include "bot/parts.h"
#include <string.h>

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

static bool is_better(const struct vk_thought *a, const struct vk_thought *b)
{
    return a->visits != b->visits ? a->visits > b->visits : a->value > b->value;
}

void bot_think(struct bot_task *t, struct vk_thought row)
{
    int at = t->n_thoughts;
    if (at == t->max_thoughts) {
        if (at == 0 || !is_better(&row, &t->thought[at - 1]))
            return;
        at--;
    } else {
        t->n_thoughts++;
    }
    for (; at > 0 && is_better(&row, &t->thought[at - 1]); at--)
        t->thought[at] = t->thought[at - 1];
    t->thought[at] = row;
}

/* ---- For people ---------------------------------------------------------------------------- */

enum { RARE = 20 }; /* less than a twentieth of the visits of the first: its value says little */

int vk_thoughts_for_people(struct vk_thought *thought, int n)
{
    int kept = 0;
    uint32_t most = n ? thought[0].visits : 0;
    for (int i = 0; i < n; i++) {
        struct vk_thought t = thought[i];
        if (t.visits < most / RARE)
            continue;
        int at = kept++;
        for (; at > 0 && vk_wins_of_100(&t) > vk_wins_of_100(&thought[at - 1]); at--)
            thought[at] = thought[at - 1];
        thought[at] = t;
    }
    return kept;
}
