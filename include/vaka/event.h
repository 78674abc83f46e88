/*
 * event.h - what happened, as typed rows. Rules send them to a sink; fronts translate, draw and
 * animate them. Rules contain no sentences.
 *
 * Who may see a row: viewers in `seen_by` get it whole. The others get it with the arguments in
 * `veil` blanked to VK_NONE, or not at all if `veil` is 0. A kind of argument that may be veiled has
 * at most 255 values.
 */
#ifndef VAKA_EVENT_H
#define VAKA_EVENT_H

#include "vaka/limits.h"
#include <stdbool.h>
#include <stdint.h>

struct vk_event {
    uint8_t kind;  /* row of the game's table of events */
    uint8_t actor; /* a seat, VK_CHANCE or VK_NONE */
    uint8_t veil;  /* bit i: argument i is a secret of `seen_by` */
    uint8_t spare;
    uint16_t seen_by;
    int16_t arg[VK_EVENT_ARGS];
};

/* One row of a game's events: its name and the kinds of its arguments (0: none). */
struct vk_event_def {
    const char *name;
    uint8_t arg[VK_EVENT_ARGS];
};

/* NULL where nobody listens (playouts). */
struct vk_sink {
    void (*put)(struct vk_sink *self, const struct vk_event *ev);
};

/* The event as this viewer gets it; false if it gets nothing. */
bool vk_event_for(const struct vk_event *ev, int viewer, struct vk_event *out);

#endif
