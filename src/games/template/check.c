/* check.c - what must always hold in the template. */
#include "state.h"

/* What must hold in every position: NULL, or the sentence that does not. */
const char *template_check(const void *state)
{
    const struct template_state *s = state;
    int passes = 0;
    if (s->h.round > s->rounds)
        return "more rounds were begun than are played";
    if (s->sky != VK_NONE && s->sky >= N_SKIES)
        return "the sky is none that exists";
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        passes += s->passes[seat];
        if (s->clear[seat] > s->passes[seat])
            return "more clear passes than passes";
        if (seat >= s->h.seats && s->passes[seat])
            return "an empty seat passed";
    }
    if (passes > s->h.round * s->h.seats)
        return "more passes than turns";
    if (s->h.over && passes != s->rounds * s->h.seats)
        return "a turn was left out";
    return NULL;
}
