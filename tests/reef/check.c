/* check.c - what must hold in every position of Reef, true or imagined. */
#include "state.h"

static const char *check_hand(const struct reef_state *s, int seat)
{
    int n = 0, laid[N_SHELLS] = { 0 };
    for (int k = 0; k < N_SHELLS; k++) {
        n += s->hand[seat][k];
        for (int who = 0; who < VK_SEATS_MAX; who++)
            if (s->known[who][seat][k] > s->hand[seat][k])
                return "somebody knows of a shell that is not in that hand";
    }
    if (n != s->held[seat] || n > HAND_MAX)
        return "a hand is not as large as it is said to be";
    for (int i = 0; i < LAY_MAX; i++) {
        if (s->basket[seat][i] == VK_NONE)
            continue;
        if (!s->h.waiting)
            return "a basket is full though nobody seals";
        if (i && s->basket[seat][i - 1] > s->basket[seat][i])
            return "a basket is not in order";
        if (++laid[s->basket[seat][i]] > s->hand[seat][s->basket[seat][i]])
            return "a basket holds what the hand does not";
    }
    return NULL;
}

const char *reef_check(const void *state)
{
    const struct reef_state *s = state;
    int total = 0, copies = 0;
    for (int k = 0; k < N_SHELLS; k++) {
        int n = s->out[k];
        for (int seat = 0; seat < VK_SEATS_MAX; seat++)
            n += s->hand[seat][k];
        for (int at = 0; at < PLACES; at++)
            n += s->place[at] == k;
        if (n > reef_copies[k])
            return "there are more shells of a kind than were made";
        total += n;
        copies += reef_copies[k];
    }
    if (copies - total != reef_bag_size(s))
        return "shells were lost";
    for (int at = 0; at < PLACES; at++)
        if ((s->place[at] == VK_NONE) != (s->scouts[at] == 0))
            return "a place was seen but is unknown, or the other way round";
    for (int seat = 0; seat < VK_SEATS_MAX; seat++) {
        const char *why = check_hand(s, seat);
        if (why)
            return why;
        if (s->pearls[seat] > s->h.round)
            return "a seat rested more often than it had turns";
    }
    return NULL;
}
