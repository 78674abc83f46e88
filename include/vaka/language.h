/*
 * language.h - a language other than English: a catalogue of sentences by their msgids, made of words/<tag>.po
 * by tools/catalogue.c. Pure: whoever has its bytes reads them here, and nothing is copied.
 *
 *   "vaka words 1\n"  13 bytes
 *   rule               1 byte: enum vk_plural
 *   tag                8 bytes, ended and filled with zero: "fr"
 *   name              24 bytes, the same: "Français"
 *   n                  4 bytes, low byte first, as all numbers here
 *   n rows            12 bytes each: hash of the msgid (8), place of the text (4), sorted by hash
 *   texts             each ended by a zero byte
 *
 * A msgid that means two things has its context before it: VK_IN("stone", "grey").
 */
#ifndef VAKA_LANGUAGE_H
#define VAKA_LANGUAGE_H

#include "vaka/words.h"

enum vk_plural {
    VK_PLURAL_ONE,    /* one thing, and any other number of things: English, Dutch */
    VK_PLURAL_FRENCH, /* no thing is one thing too */
    VK_N_PLURALS
};

struct vk_language {
    const uint8_t *bytes;
    uint32_t n;
    uint8_t rule;
    const char *tag, *name;
};

/* False: these bytes are no catalogue, or a damaged one. They have to stay where they are. */
bool vk_language_read(struct vk_language *l, const void *bytes, size_t n);
/* The text, or NULL where it has none. */
const char *vk_language_find(const struct vk_language *l, const char *msgid);

/* Speak it from now on; NULL: English. */
void vk_words_in(struct vk_words *w, const struct vk_language *l);

/* The msgid without its context, as English says it. */
const char *vk_msgid_text(const char *msgid);

#endif
