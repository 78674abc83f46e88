/* reef_hidden.c - what Reef hides, as changes that a viewer must not notice: see hidden.h. */
#include "../reef/state.h"
#include "games.h"
#include "hidden.h"

/* Another shell out of the bag, where nobody knows this one. */
static bool change_hand(void *state, int viewer, struct vk_rng *rng)
{
    struct reef_state *s = state;
    uint8_t bag[N_SHELLS];
    int seat = some_other(s->h.seats, viewer, rng);
    unsigned a = vk_rng_below(rng, N_SHELLS), b = vk_rng_below(rng, N_SHELLS);
    reef_unseen(s, VK_REFEREE, bag);
    if (seat == VK_NONE || a == b || !bag[b] || !s->hand[seat][a])
        return false;
    for (int who = 0; who < s->h.seats; who++)
        if (s->known[who][seat][a] >= s->hand[seat][a])
            return false;
    for (int i = 0; i < LAY_MAX; i++)
        if (s->basket[seat][i] == a)
            return false;
    s->hand[seat][a]--;
    s->hand[seat][b]++;
    return true;
}

static bool change_place(void *state, int viewer, struct vk_rng *rng)
{
    struct reef_state *s = state;
    uint8_t bag[N_SHELLS];
    unsigned at = vk_rng_below(rng, PLACES), k = vk_rng_below(rng, N_SHELLS);
    reef_unseen(s, VK_REFEREE, bag);
    if (!s->scouts[at] || s->scouts[at] >> viewer & 1 || !bag[k] || s->place[at] >= N_SHELLS)
        return false;
    s->place[at] = (uint8_t)k;
    return true;
}

/* One seat has forgotten what it knew of another's hand. */
static bool change_known(void *state, int viewer, struct vk_rng *rng)
{
    struct reef_state *s = state;
    int two[2];
    unsigned k = vk_rng_below(rng, N_SHELLS);
    if (!some_two_others(s->h.seats, viewer, rng, two) || !s->known[two[0]][two[1]][k])
        return false;
    s->known[two[0]][two[1]][k]--;
    return true;
}

static uint16_t readers(const void *state, const struct vk_frame *f, int seat, vk_action a)
{
    (void)state, (void)a;
    switch (f->point) {
    case P_draw:
    case P_look: return (uint16_t)VK_ONLY(f->seat);
    case P_slip: return (uint16_t)(VK_ONLY(f->seat) | VK_ONLY(f->v[RAID_BY]));
    default:
        return (uint16_t)(reef_game.points[f->point].kind == VK_SECRET ? VK_ONLY(seat)
                                                                       : VK_EVERYBODY);
    }
}

static const struct hidden_thing things[] = {
    { "a shell in hand", change_hand, 0 },
    { "a scouted place", change_place, 0 },
    { "what another knows", change_known, 0 },
};
const struct hidden_things reef_hidden = { &reef_game, things, sizeof things / sizeof *things,
                                           readers };
