/*
 * words.h - a board in words, out of the JSON that the face writes of a position: a line for each
 * thing that has a name, with what is there. For plain play and screen readers. Pure.
 */
#ifndef VAKA_TERM_WORDS_H
#define VAKA_TERM_WORDS_H

#include "vaka/face.h"

/* `json` is one object; its lists of named things become paragraphs. */
void words_of_board(const char *json, const struct vk_face *f, const struct vk_words *w,
                    struct vk_out *out);

#endif
