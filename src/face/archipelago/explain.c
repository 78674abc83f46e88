/* explain.c - what an action gives and costs now: by which file it is told. */
#include "telling.h"

void arch_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out)
{
    /* A writer of its own: sentences are parted by what this one has written. */
    char text[480];
    struct vk_out mine = vk_out_to(text, sizeof text);
    const struct arch_state *s = st;
    if (seat >= s->h.seats)
        return;
    struct telling to = { s, &s->player[seat], seat, w, &mine };
    if (!arch_tell_round(&to, a))
        arch_tell_dealings(&to, a);
    vk_put(out, text);
}
