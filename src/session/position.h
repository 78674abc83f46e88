/*
 * position.h - a position as one short text, for links and for people who copy: the game, its setup and the steps
 * that lead there. Each step is its place in the list of what was legal, in as few bits as that takes, so a text
 * is read by playing it. Luck that is still to come is not in it. docs/positions.md describes every bit.
 */
#ifndef VAKA_SESSION_POSITION_H
#define VAKA_SESSION_POSITION_H

#include "vaka/session.h"

#define VK_POSITION_BEGIN "vaka1."

/* Longer than that of any game on board; and what one may be at most. */
enum { VK_POSITION_MAX = 32768 };

struct vk_position_head {
    const struct vk_game *game;
    struct vk_setup setup;
    uint32_t n; /* steps */
};

/* Why a text was refused: one sentence without a full stop. */
struct vk_position_fault {
    bool is_of_other_rules; /* nothing is wrong with it, but this program has other rules */
    char why[160];
};

/* The position behind the first `at` steps. */
void vk_position_write(const struct vk_session *t, uint32_t at, struct vk_out *out);

/* Does the position behind `at` steps tell nothing that a spectator was not told? */
bool vk_position_is_public(const struct vk_session *t, uint32_t at);

/* What a text says before its steps, for sizing a session: whole and undamaged, but not yet played. */
bool vk_position_read_head(const char *text, struct vk_position_head *h,
                           struct vk_position_fault *no);

/*
 * Play it. `t` has its buffers set: state (VK_STATE_MAX bytes, or those of the game), step and cap. After a
 * refusal the session holds nothing of use.
 */
bool vk_position_read(const char *text, struct vk_session *t, struct vk_position_fault *no);

#endif
