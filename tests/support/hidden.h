/*
 * hidden.h - what section 5 of a game's rules hides, written down a second time for tests: as changes
 * of a position that a viewer must not notice, and as who may read the text of an action. None of this
 * looks at `conceal` or `seen`, so whatever those forget is noticed (tests/laws/test_views.c).
 */
#ifndef VAKA_TESTS_SUPPORT_HIDDEN_H
#define VAKA_TESTS_SUPPORT_HIDDEN_H

#include "vaka/play.h"
#include "vaka/rng.h"

enum {
    HIDDEN_COUNTED =
        1, /* anybody could count it, so legality may hang on it: who is due is not asked */
    HIDDEN_LOOK_ONLY = 2, /* the changed world is to be looked at, not played on */
    HIDDEN_REMEMBERED =
        4 /* who watched closely knows it: advice may follow from it, no word tells it */
};

struct hidden_thing {
    const char *name;
    /*
     * Make it another one in this true position, if this viewer may not know it; false if there is
     * nothing of the kind now. Positions that the rules do not allow may come out: `check` sorts them.
     */
    bool (*change)(void *s, int viewer, struct vk_rng *rng);
    unsigned how; /* HIDDEN_* */
};

struct hidden_things {
    const struct vk_game *game;
    const struct hidden_thing *thing;
    int n;
    /* Who may read this action's text, by the rules; NULL: a sealed one its seat, else everybody. */
    uint16_t (*readers)(const void *s, const struct vk_frame *f, int seat, vk_action a);
};

/* A seat that is not this viewer's, at random; VK_NONE if there is none. */
int some_other(int seats, int viewer, struct vk_rng *rng);
/* Two of them. */
bool some_two_others(int seats, int viewer, struct vk_rng *rng, int two[2]);

#endif
