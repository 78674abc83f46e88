/* words.h - taking an entry of a book apart, in place. */
#ifndef VAKA_LESSON_WORDS_H
#define VAKA_LESSON_WORDS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline char *skip(char *text)
{
    while (*text == ' ')
        text++;
    return text;
}

/* Ends `text` at the first `mark` and returns what is behind it, without blanks around; NULL: none. */
static inline char *cut(char *text, const char *mark)
{
    char *at = strstr(text, mark);
    if (!at)
        return NULL;
    char *rest = skip(at + strlen(mark));
    while (at > text && at[-1] == ' ')
        at--;
    *at = '\0';
    return rest;
}

static inline bool read_number(const char *text, uint32_t most, uint32_t *n)
{
    *n = 0;
    for (; *text >= '0' && *text <= '9' && *n <= most; text++)
        *n = 10 * *n + (uint32_t)(*text - '0');
    return !*text && *n <= most;
}

/* Characters, not bytes. */
static inline int length_of(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80;
    return n;
}

#endif
