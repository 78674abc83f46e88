/* thoughts.c - what a bot found, in order: for the bot, and for people. */
#include "bot/parts.h"

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
