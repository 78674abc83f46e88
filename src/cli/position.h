/*
 * position.h - a position as one word of text, for programs that share the engine: the bytes of a
 * concealed state, and the form by which a reader knows whether its own states are made alike.
 */
#ifndef VAKA_CLI_POSITION_H
#define VAKA_CLI_POSITION_H

#include "vaka/play.h"

/*
 * The form of a game's states: the same in two programs whose states, points, verbs and options
 * are alike. What the rules do with them is not part of it.
 */
uint64_t position_form(const struct vk_game *g);

/*
 * Of a position concealed for a seat: whoever reads bytes that do not add up to it must not play on
 * from them. Rules take any bytes of a state for what they themselves have made.
 */
uint64_t position_sum(const struct vk_game *g, uint64_t form, int seat, const void *state);

/* Two digits a byte. */
void position_write(const struct vk_game *g, const void *state, struct vk_out *out);
bool position_read(const struct vk_game *g, const char *text, void *state);

#endif
