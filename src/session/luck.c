/* luck.c - a game that gets other luck: what it had until then. */
#include "vaka/journal.h"
#include <string.h>

bool vk_luck_ends(struct vk_journal_head *h, uint32_t steps, const uint8_t *secret, int64_t time)
{
    if (h->n_past == VK_PAST_LUCKS)
        return false;
    struct vk_past_luck *past = &h->past[h->n_past++];
    *past = (struct vk_past_luck){
        .until = steps, .kind = h->chance_kind, .time = time, .seed = h->seed
    };
    memcpy(past->commit, h->commit, sizeof past->commit);
    if (secret)
        memcpy(past->secret, secret, sizeof past->secret);
    return true;
}

void vk_luck_undone(struct vk_journal_head *h, uint32_t to)
{
    for (int k = 0; k < h->n_past; k++)
        if (h->past[k].until > to)
            h->past[k].until = to;
}
