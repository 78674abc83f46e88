/*
 * hidden.c - what a viewer may not know, and how it imagines that. The rule of thumb: whatever
 * conceal overwrites, imagine fills again, and nothing else.
 */
#include "state.h"
#include <string.h>

/*
 * What is in sight of nobody or only of others: the bag and, but for the referee, hidden hands and
 * places. Works on true and on concealed states alike.
 */
void reef_unseen(const struct reef_state *s, int viewer, uint8_t left[N_SHELLS])
{
    for (int k = 0; k < N_SHELLS; k++) {
        int n = reef_copies[k] - s->out[k];
        for (int seat = 0; seat < s->h.seats; seat++) {
            if (viewer == VK_REFEREE || seat == viewer)
                n -= s->hand[seat][k];
            else if (viewer != VK_SPECTATOR)
                n -= s->known[viewer][seat][k];
        }
        for (int at = 0; at < PLACES; at++)
            n -= (viewer == VK_REFEREE || s->scouts[at] >> viewer & 1) && s->place[at] == k;
        left[k] = (uint8_t)n;
    }
}

/* A viewer keeps its own hand and basket, what it knows, and what is known of it. */
void reef_conceal(void *state, int viewer)
{
    struct reef_state *s = state;
    for (int seat = 0; seat < s->h.seats; seat++) {
        if (seat == viewer)
            continue;
        memset(s->hand[seat], VK_NONE, N_SHELLS);
        memset(s->basket[seat], VK_NONE, LAY_MAX);
        for (int who = 0; who < s->h.seats; who++)
            if (who != viewer && who != seat)
                memset(s->known[who][seat], VK_NONE, N_SHELLS);
    }
    for (int at = 0; at < PLACES; at++)
        if (!(s->scouts[at] >> viewer & 1))
            s->place[at] = VK_NONE;
}

static int draw_from(uint8_t left[N_SHELLS], struct vk_rng *rng)
{
    uint32_t n = 0;
    int k = 0;
    for (int i = 0; i < N_SHELLS; i++)
        n += left[i];
    uint32_t x = vk_rng_below(rng, n);
    while (x >= left[k])
        x -= left[k++];
    left[k]--;
    return k;
}

/* Some sealed choice that this hand allows. */
static void imagine_basket(struct reef_state *s, int seat, struct vk_rng *rng)
{
    uint8_t rest[N_SHELLS];
    int n = (int)vk_rng_below(rng, LAY_MAX + 1);
    memcpy(rest, s->hand[seat], N_SHELLS);
    if (n > s->held[seat])
        n = s->held[seat];
    for (int i = 0; i < n; i++) {
        int k = draw_from(rest, rng), at = i;
        for (; at > 0 && s->basket[seat][at - 1] > k; at--)
            s->basket[seat][at] = s->basket[seat][at - 1];
        s->basket[seat][at] = (uint8_t)k;
    }
}

static void imagine_hand(struct reef_state *s, int seat, int viewer, uint8_t left[N_SHELLS],
                         struct vk_rng *rng)
{
    int n = 0;
    memset(s->hand[seat], 0, N_SHELLS);
    for (int k = 0; viewer != VK_SPECTATOR && k < N_SHELLS; k++) {
        s->hand[seat][k] = s->known[viewer][seat][k];
        n += s->hand[seat][k];
    }
    for (; n < s->held[seat]; n++)
        s->hand[seat][draw_from(left, rng)]++;
    for (int who = 0; who < s->h.seats; who++) /* as if the others had forgotten */
        if (who != viewer && who != seat)
            memset(s->known[who][seat], 0, N_SHELLS);
}

void reef_imagine(void *concealed, int viewer, struct vk_rng *rng)
{
    struct reef_state *s = concealed;
    uint8_t left[N_SHELLS];
    reef_unseen(s, viewer, left);
    for (int at = 0; at < PLACES; at++)
        if (s->scouts[at] && !(s->scouts[at] >> viewer & 1))
            s->place[at] = (uint8_t)draw_from(left, rng);
    for (int seat = 0; seat < s->h.seats; seat++) {
        if (seat == viewer)
            continue;
        imagine_hand(s, seat, viewer, left, rng);
        if (s->h.waiting)
            imagine_basket(s, seat, rng);
    }
}
