/*
 * cond.h - conditions of lessons: what was done, what can be done, what the learner's view says. A
 * condition looks at the position as JSON, exactly as fronts get it, and knows no rules. Pure.
 *
 *   did HOP b10 *                                an action, by its pattern
 *   can EXE *                                    an action of that pattern is legal now
 *   position.players[you].saved >= 2             a value of the view
 *   position.players[you].tiles has T117         a list of the view; `lacks` is the contrary
 *   A and B                                      both
 */
#ifndef VAKA_LESSON_COND_H
#define VAKA_LESSON_COND_H

#include "vaka/session.h"

struct vk_cond_at {
    const struct vk_session *session;
    int seat;         /* whose view it is */
    uint32_t from;    /* `did` means steps of this seat behind this one */
    const char *view; /* JSON */
};

enum vk_truth { VK_FALSE, VK_TRUE, VK_NO_SUCH /* a path that the view has not */ };

enum vk_truth vk_cond(const char *cond, const struct vk_cond_at *at);

/* Is it written as a condition can be? NULL: yes; else what is wrong with it. */
const char *vk_cond_fault(const char *cond);

/*
 * Does an action fit a pattern? Words are compared one by one; `*` is any word, as the last one any rest;
 * `rb04/rb05` is either.
 */
bool vk_pattern_fits(const char *pattern, size_t n, const struct vk_game *g, vk_action a);

#endif
