/* aboard.h - what can be played, and against which bots: the answer to /api/games, told without a server too. */
#ifndef VAKA_TABLE_ABOARD_H
#define VAKA_TABLE_ABOARD_H

#include "vaka/json.h"
#include "vaka/words.h"

/* The title of a level, or its help, as people read it. */
void vk_level_put(const char *text, const struct vk_words *w, struct vk_out *out);

void vk_aboard_json(const struct vk_words *w, struct vk_json *j); /* NULL: English */

#endif
