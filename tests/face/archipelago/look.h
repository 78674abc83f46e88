/*
 * look.h - for tests of the face of Archipelago: the position `colony` of support/, as a
 * viewer sees it, and the words of that viewer. Each program has its own `seen` and `words`.
 */
#ifndef VAKA_TESTS_FACE_ARCHIPELAGO_LOOK_H
#define VAKA_TESTS_FACE_ARCHIPELAGO_LOOK_H

#include "face/archipelago/face.h"
#include "support/archipelago_given.h"

extern struct arch_state seen;
extern struct vk_words words;

static inline const struct vk_words *eyes(int viewer)
{
    vk_view(&archipelago_game, &colony, viewer, &seen);
    words = (struct vk_words){ .state = &seen, .viewer = viewer };
    return &words;
}

/*
 * Three players; Palm beach in the east of the open sea, Twin shores in the north-east of it, whose shore B
 * it joins by land. Seat 0: two citizens and a ship in Palm beach; seat 1: a town with his citizen and one
 * more on shore B of Twin shores, a ship at sea; seat 2: a ship and nothing else.
 */
static inline void given_islands(const char *options)
{
    given_colony(3, options);
    int palm = lay("palm_beach", 1, 0, 3);
    int twin = lay("twin_shores", 1, -1, 1);
    stand(0, palm, "A");
    stand(0, palm, "A");
    moor(0, palm, "sea");
    raise_building("town", twin, "B");
    stand(1, twin, "town");
    stand(1, twin, "B");
    moor(1, twin, "sea");
    moor(2, 0, "sea");
}

enum { PALM = 1, TWIN = 2 };

/* Random games, two to five players in turn: `look` at every decision of a seat in `colony`, with its legal list. */
static inline void each_decision(int games, void (*look)(int seat, const struct vk_actions *list))
{
    static struct vk_actions list;
    for (int game = 0; game < games; game++) {
        struct vk_rng rng = vk_rng_from((uint64_t)game + 1, 7);
        struct vk_setup cfg;
        struct vk_refusal no;
        vk_setup_standard(&archipelago_game, 2 + game % 4, &cfg);
        assert_int_equal(vk_start(&archipelago_game, &colony, &cfg, &no, NULL), VK_OK);
        for (int step = 0; step < 1500 && !colony.h.over; step++) {
            struct vk_due due = vk_due(&archipelago_game, &colony);
            bool is_luck = due.kind == VK_RANDOM;
            int seat = is_luck ? VK_CHANCE : __builtin_ctz(due.seats);
            vk_legal(&archipelago_game, &colony, seat, &list);
            if (!is_luck)
                look(seat, &list);
            vk_play(&archipelago_game, &colony, seat,
                    is_luck ? vk_pick_outcome(&list, vk_rng_next(&rng))
                            : list.act[vk_rng_below(&rng, (uint32_t)list.n)],
                    NULL);
        }
    }
}

#endif
