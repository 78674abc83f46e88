/* flow.c - the stack of control: what rules may do to it. */
#include "vaka/game.h"

struct vk_frame *vk_push(struct vk_head *h, int point, int seat)
{
    vk_assert(h->depth < VK_FRAMES_MAX);
    struct vk_frame *f = &h->frame[h->depth++];
    f->point = (uint8_t)point;
    f->seat = (uint8_t)seat;
    return f;
}

void vk_pop(struct vk_head *h)
{
    vk_assert(h->depth > 0);
    h->frame[--h->depth] = (struct vk_frame){ 0 };
}

struct vk_frame *vk_push_secret(struct vk_head *h, int point, unsigned seats)
{
    vk_assert(seats && !h->waiting);
    h->waiting = (uint16_t)seats;
    return vk_push(h, point, VK_NONE);
}

bool vk_secret_done(struct vk_head *h, int seat)
{
    h->waiting = (uint16_t)(h->waiting & ~VK_ONLY(seat));
    if (h->waiting)
        return false;
    h->barrier++;
    vk_pop(h);
    return true;
}

void vk_finish(struct vk_head *h)
{
    h->over = 1;
}

void vk_emit_row(struct vk_sink *ev, const struct vk_event *row)
{
    ev->put(ev, row);
}

static bool is_better(const struct vk_score *s, int a, int b)
{
    if (s->total[a] != s->total[b])
        return s->total[a] > s->total[b];
    return s->tie_break[a] > s->tie_break[b];
}

void vk_rank(struct vk_score *score, int seats)
{
    score->winners = 0;
    for (int a = 0; a < seats; a++) {
        score->rank[a] = 1;
        for (int b = 0; b < seats; b++)
            score->rank[a] = (uint8_t)(score->rank[a] + is_better(score, b, a));
        if (score->rank[a] == 1)
            score->winners = (uint16_t)(score->winners | VK_ONLY(a));
    }
}
