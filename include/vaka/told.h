/*
 * told.h - one step of a game as a viewer is told it, as JSON (docs/protocol.md, section 5). Pure, and
 * the same for every front: what a page moves and reads out comes from here.
 */
#ifndef VAKA_TOLD_H
#define VAKA_TOLD_H

#include "vaka/face.h"

struct vk_told {
    const struct vk_game *game;
    const struct vk_words *words; /* language and names; NULL: English, colours */
    int viewer;
    uint32_t number; /* that the step has for this viewer */
    uint8_t seat;    /* who took it, or VK_CHANCE */
    bool is_read;    /* the viewer may read the action */
    bool is_unasked; /* it is the viewer's own, and he was not asked: the log says so */
    vk_action act;
    int64_t time;
};

/*
 * Writes "seat","do","time","events","log", and "unasked" where is_unasked, into an open object. `state` is the true
 * state before the step, and is moved on.
 */
void vk_step_json(const struct vk_told *step, void *state, struct vk_json *j);

/* The events of a step that its viewer gets. */
enum { VK_HEARD_MAX = 256, VK_UNASKED_TEXT = 200 };
struct vk_heard {
    struct vk_sink sink;
    const struct vk_face *face;
    const void *state; /* while it plays */
    int viewer;
    int n;
    struct vk_event ev[VK_HEARD_MAX];
    int moment; /* the event that goes with the position as it was `then`; none: VK_HEARD_MAX */
    _Alignas(8) uint8_t then[VK_STATE_MAX];
    char unasked[VK_UNASKED_TEXT]; /* the sentence that says so, or "" */
};

/* The step alone: plays it on the true state. */
void vk_step_hear(const struct vk_told *step, void *state, struct vk_heard *heard);

/* Its sentences, into an open array: {"n","seat","text","time"}, with "unasked" where is_unasked.
 * `after` is the true state after it. */
void vk_step_log(const struct vk_told *step, const struct vk_heard *heard, const void *after,
                 struct vk_json *j);

/* Writes "round","scores" as this viewer knows them into an open object. */
void vk_standing_json(const struct vk_game *g, const void *state, int viewer, struct vk_json *j);

#endif
