/*
 * ask.h - reading a JSON object that came from outside. Every key is checked for its type and its
 * range as it is read; the first that is wrong leaves one sentence that names it in `why`, and all
 * later questions are answered with their fallbacks.
 */
#ifndef VAKA_SERVER_ASK_H
#define VAKA_SERVER_ASK_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ASK_DEPTH = 8 }; /* nothing that we take is nested deeper */

struct vk_language;

struct ask {
    const json_t *from;
    const struct vk_language *language; /* of whoever is refused; NULL: English */
    char why[200];                      /* empty: all is well so far */
};

/* An object of at most ASK_DEPTH levels, or NULL with a sentence in why[200]. An empty text is {}. */
json_t *ask_parse(const char *text, size_t n, char why[200]);

struct ask ask_of(const json_t *object, const struct vk_language *language);

/* UTF-8 of at most `max` bytes, no zero byte in it. `other` where the key is missing or null; NULL
 * as `other` means that it must be there, and "" comes back where it is not. */
const char *ask_text(struct ask *a, const char *key, size_t max, const char *other);
int64_t ask_int(struct ask *a, const char *key, int64_t least, int64_t most);
int64_t ask_int_or(struct ask *a, const char *key, int64_t least, int64_t most, int64_t other);
bool ask_bool_or(struct ask *a, const char *key, bool other);
const json_t *ask_object(struct ask *a, const char *key);             /* NULL if missing or null */
const json_t *ask_array(struct ask *a, const char *key, size_t most); /* must be there */
bool ask_has(const struct ask *a, const char *key);                   /* there and not null */
/* `format` is a msgid. */
void ask_refuse(struct ask *a, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
