/*
 * speak.h - the language that this process speaks to the person who started it: the command and the terminal. A server
 * speaks to many people and has each one's own (languages.h). What programs read, journals, JSON, CSV and typed
 * commands, is the same in every language.
 */
#ifndef VAKA_WORDS_SPEAK_H
#define VAKA_WORDS_SPEAK_H

#include "vaka/language.h"
#include "vaka/reason.h"

/* A text in a table, which is said by vk_say later: tools/words.mjs finds it by this mark. */
#define VK_WORD(text) text

/* From now on; NULL: English. */
void vk_speak(const struct vk_language *l);
/* The text, or the format, in that language. */
const char *vk_say(const char *msgid) __attribute__((format_arg(1)));
/* Why something was refused, in that language. */
struct vk_said {
    char text[500];
};
struct vk_said vk_say_reason(const struct vk_reason *r);
/* What the system says of an error number (ENOENT), in that language where we have it. */
const char *vk_say_error(int error);
/* The same in English: for vk_reason_word. */
const char *vk_error_word(int error);
/* The words of a game speak it too. */
void vk_say_in(struct vk_words *w);
/* `LC_ALL`, `LC_MESSAGES` and `LANG`: the first that is set tells. NULL: English. */
const struct vk_language *vk_language_of_system(void);

#endif
