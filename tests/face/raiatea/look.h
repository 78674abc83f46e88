/*
 * look.h - for tests of the face of Raiatea: one position `isle`, begun with the first outcome of
 * every chance and the usual answers, then edited or played on; and the eyes of a viewer on it.
 * Seat 0 begins; seat i holds the mask of picture i; the forest shows uru; the tiles of statue 1 lie in
 * the order of their codes.
 */
#ifndef VAKA_TESTS_FACE_RAIATEA_LOOK_H
#define VAKA_TESTS_FACE_RAIATEA_LOOK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "face/raiatea/face.h"
#include "support/play_text.h"
#include <string.h>

/* The position and the last events are those of support/raiatea_given.c. */
extern struct raia_state isle;
extern struct event_log told;
/* Each program has its own: what a viewer sees of it, and its words. */
extern struct raia_state seen;
extern struct vk_words words;

/* The first outcome, or the usual answer of every seat that is due. */
static inline void go_on(void)
{
    static struct vk_actions list;
    assert_false(vk_due(&raiatea_game, &isle).over);
    int seat = next_to_act(&raiatea_game, &isle);
    vk_legal(&raiatea_game, &isle, seat, &list);
    vk_play(&raiatea_game, &isle, seat, list.act[seat == VK_CHANCE ? 0 : list.usual], NULL);
}

/* Until this point is due, whoever decides there. */
static inline void until(const char *point)
{
    for (int step = 0; step < 4000; step++) {
        struct vk_due due = vk_due(&raiatea_game, &isle);
        if (!due.over && strcmp(raiatea_game.points[due.point].name, point) == 0)
            return;
        go_on();
    }
    fail_msg("%s is never due", point);
}

static inline void begin(int seats, const char *options)
{
    start_game(&raiatea_game, &isle, seats, options);
    until("choose_location");
}

static inline void does(int seat, const char *action)
{
    event_log_open(&told);
    play_heard(&raiatea_game, &isle, seat, action, &told);
}

static inline const struct vk_words *eyes(int viewer)
{
    vk_view(&raiatea_game, &isle, viewer, &seen);
    words = (struct vk_words){ .state = &seen, .viewer = viewer };
    return &words;
}

#endif
