/*
 * keys.h - the keys of one JSON object from outside, read strictly and without memory of its own: values are
 * looked at where they stand. The first thing that is wrong is kept as a sentence, as server/ask.h does.
 */
#ifndef VAKA_TABLE_KEYS_H
#define VAKA_TABLE_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { VK_KEYS_MAX = 32, VK_KEYS_DEPTH = 8, VK_KEYS_WHY = 200 };

/* A value: its text from the first to the last character. */
struct vk_value {
    const char *at;
    size_t n;
};

struct vk_keys {
    int n;
    struct vk_value key[VK_KEYS_MAX], value[VK_KEYS_MAX]; /* keys without their quotes */
    char why[VK_KEYS_WHY];                                /* empty: nothing is wrong so far */
};

/* False: it is not such an object, and `why` says so. No text at all is an object without keys. */
bool vk_keys_read(struct vk_keys *k, const char *text, size_t n);

/* Kept if nothing was wrong before. `key` stands between the two parts, in quotes; NULL: there are none. */
void vk_keys_refuse(struct vk_keys *k, const char *before, const char *key, const char *after);

bool vk_keys_have(const struct vk_keys *k, const char *key); /* and it is not null */
/* At most cap - 1 bytes, with a final zero. */
void vk_keys_text(struct vk_keys *k, const char *key, char *buf, size_t cap);
int64_t vk_keys_int(struct vk_keys *k, const char *key, int64_t least, int64_t most);
bool vk_keys_bool(struct vk_keys *k, const char *key);

/* A list of texts: *at is NULL before the first; false: no more. */
bool vk_keys_next(struct vk_keys *k, const char *key, const char **at, char *buf, size_t cap);

#endif
