/*
 * twins.h - two games of the same kind, played side by side so that one viewer cannot tell them
 * apart: what it may not know differs wherever that is possible, what it may know is the same to
 * the byte. Pure: sessions only. twin_servers.h puts them on two servers.
 */
#ifndef VAKA_TESTS_SERVER_TWINS_H
#define VAKA_TESTS_SERVER_TWINS_H

#include "vaka/journal.h"
#include "vaka/rng.h"

enum { TWIN_STEPS = 4000 };

struct twins {
    const struct vk_game *game;
    struct vk_session world[2];
    struct vk_step step[2][TWIN_STEPS];
    _Alignas(8) uint8_t state[2][VK_STATE_MAX];
    int viewer; /* who must not be able to tell; with it the spectator */
    struct vk_rng rng;
    /* At a sealed choice: which other action may take the place of one; NULL: any. */
    bool (*stands_for)(vk_action other, vk_action one);
    int differing; /* steps in which the two did not do the same */
};

/* What is to be done next, in each world. */
struct twin_step {
    int seat;
    vk_action act[2];
};

void twins_open(struct twins *t, const struct vk_game *g, const struct vk_setup *cfg, int viewer,
                uint64_t seed);

/*
 * The next step: by the bots' rule of thumb in the first world, and in the second one that looks
 * the same to the viewer; another one where `wants_other` and there is one. False: the game is over,
 * or whatever were done, the viewer would see a difference.
 */
bool twins_choose(struct twins *t, bool wants_other, struct twin_step *out);
void twins_play(struct twins *t, const struct twin_step *step);

/* Would the two look the same after these steps? Asked for luck that a server draws by itself. */
bool twins_look_same(const struct twins *t, const struct twin_step *step);

#endif
