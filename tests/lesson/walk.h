/* walk.h - a lesson under way in a test: its buffers, and what the tests of this folder share. */
#ifndef VAKA_TESTS_LESSON_WALK_H
#define VAKA_TESTS_LESSON_WALK_H

#include "lesson/run.h"

enum { WALK_STEPS = 4000, WALK_VIEW = 1 << 19 };

struct walk {
    struct vk_book book;
    struct vk_session session;
    struct vk_run run;
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_step step[WALK_STEPS];
    char view[WALK_VIEW];
};

/* Everything empty but the book. */
static inline void walk_ready(struct walk *w)
{
    w->session = (struct vk_session){ .state = w->state, .step = w->step, .cap = WALK_STEPS };
    w->run = (struct vk_run){ .session = &w->session, .view = w->view, .view_size = WALK_VIEW };
}

#endif
