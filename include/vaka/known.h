/*
 * known.h - a game as one seat could know it, as bytes: what was done as far as it could be read, and the position
 * behind each step as that seat saw it. Not a byte depends on anything else, so whoever works on these bytes alone can
 * give nothing away. For programs of one build: positions are bytes of states.
 */
#ifndef VAKA_KNOWN_H
#define VAKA_KNOWN_H

#include "vaka/session.h"

/*
 * The first `most` steps that the seat was told of (vk_step_told), and no more. The last position of a game that is
 * over is known to everybody.
 */
void vk_known_write(const struct vk_session *t, int seat, uint32_t most, struct vk_out *out);

/* What such bytes are of. */
struct vk_known {
    const char *bytes;
    size_t size;
    const struct vk_game *game;
    struct vk_setup setup;
    uint8_t seat;
    uint32_t n; /* steps */
};

/* False: they are damaged, or of another program. */
bool vk_known_look(const char *bytes, size_t size, struct vk_known *out);

/*
 * As a session that can be looked at and not played: `known_by` is set, an action that the seat could not read is
 * VK_NO_ACTION, and vk_session_at gives what it saw. `steps` has room for n of them, `views` for n + 1 states, aligned
 * to 8.
 */
void vk_known_read(const struct vk_known *k, struct vk_step *steps, void *views,
                   struct vk_session *out);

#endif
