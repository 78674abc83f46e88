/*
 * words.h - the words of a game's face: who speaks to whom, and rows of texts.
 *
 * Sentences are msgids: whole English sentences, so that another language may turn them round. `tr`
 * of struct vk_words translates them; NULL leaves them English. In them
 *
 *   {who}                       is the actor,
 *   {who|prend|prenez}          is the word that goes with the actor, and, the second, with "you" if he reads it,
 *   {0} {1} …                   is an argument, as people say it,
 *   {2|piece|pieces}            is the word that goes with the number in argument 2,
 *   {2?nothing|{2} for all}     is the first text if argument 2 is 0, and else the second.
 */
#ifndef VAKA_WORDS_H
#define VAKA_WORDS_H

#include "vaka/out.h"
#include "vaka/play.h"

struct vk_language; /* vaka/language.h */

/* The same English in two senses: "stone", "grey" is no seat's colour. Readers see the text alone. */
#define VK_IN(context, text) context "\004" text

struct vk_words {
    const char *(*tr)(const struct vk_words *self, const char *msgid);
    const struct vk_language *language; /* that `tr` and `form` look into: vk_words_in */
    const char *name[VK_SEATS_MAX];     /* of the people at the table; NULL: the colour */
    /* Which of the words of {2|piece|pieces} goes with n; NULL: as in English. */
    int (*form)(const struct vk_words *self, int n);
    /*
     * The position that is spoken of, concealed for the viewer, and who looks: some names exist on
     * this map only (`region 7`), some verbs mean another thing at another point, and a screen may
     * hide counts from others. NULL: names and words that need no position.
     */
    const void *state;
    int viewer;
    /* The seat of whoever reads, plus 1: "you" in log lines and labels. 0: everybody is called by name. */
    int reader;
};

/* A verb's text at one point, where it differs from the usual one. */
struct vk_verb_at {
    uint8_t point, verb;
    const char *text;
};

/* An action that somebody may look for in vain, and why: a sentence with blanks {0} and {1}. */
struct vk_closed {
    vk_action act;
    const char *why;
    uint8_t kind[2];
    int16_t value[2];
    bool is_for_all; /* it tells it for all others of its kind that no row names */
};
enum { VK_CLOSED_MAX = 160, VK_PART_FROM = 16 /* see part_from of a face */ };

/* Words of a game that are no argument of its actions or events (an act, a criterion), by their id. */
struct vk_glossary {
    const char *kind;
    int n;
    const char *const *id, *const *text, *const *help; /* help may be NULL, and any row of it */
    /* Writes the text of row i, where it has numbers of the tables in it; `text` is NULL then. */
    void (*write)(int i, const struct vk_words *w, struct vk_out *out);
};

#endif
