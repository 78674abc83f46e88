/*
 * reason.h - why something was refused, before it is said: a whole sentence with blanks, and what goes into them.
 * Whoever refuses does not know who reads; the sentence is written in the reader's language, or in English for logs
 * and programs.
 */
#ifndef VAKA_REASON_H
#define VAKA_REASON_H

#include "vaka/words.h"

struct vk_reason {
    const char *text; /* msgid: `there is no seat {0} at this table`; NULL: there is no reason */
    uint8_t n;        /* blanks that are filled */
    uint8_t words;    /* bits of those that are msgids themselves */
    uint16_t used;
    char blanks[300]; /* one behind the other, each ended by a zero byte; what is too long is cut */
};

/* A new one, and what goes into {0}, {1} … in turn: a text, a number, a msgid. */
struct vk_reason vk_reason(const char *msgid);
void vk_reason_text(struct vk_reason *r, const char *text);
void vk_reason_int(struct vk_reason *r, int64_t n);
void vk_reason_word(struct vk_reason *r, const char *msgid);
/* Another one, said at once. */
void vk_reason_reason(struct vk_reason *r, const struct vk_reason *other, const struct vk_words *w);

/* Say it; `w` NULL: in English. */
void vk_reason_put(const struct vk_reason *r, const struct vk_words *w, struct vk_out *out);
#endif
