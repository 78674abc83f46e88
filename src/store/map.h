/*
 * map.h - a hash map from bytes to bytes, for the store in memory. It owns its keys and values.
 * Private to src/store.
 */
#ifndef VAKA_STORE_MAP_H
#define VAKA_STORE_MAP_H

#include <stddef.h>
#include <stdint.h>

struct map_entry {
    uint32_t hash;
    size_t n_key, n_value;
    void *value;         /* from xmalloc */
    unsigned char key[]; /* n_key bytes */
};

struct map {
    struct map_entry **slot; /* n_slots of them, a power of two; NULL: free */
    size_t n_slots, n_entries;
};

const struct map_entry *map_find(const struct map *m, const void *key, size_t n_key);

/*
 * Put `value` (NULL: remove the key) and give back the old value, or NULL: the map takes the one
 * and the caller the other.
 */
void *map_swap(struct map *m, const void *key, size_t n_key, void *value, size_t n_value,
               size_t *n_old);

/* All entries in no order: start with *at = 0, until NULL. The map must not change meanwhile. */
const struct map_entry *map_next(const struct map *m, size_t *at);

void map_free(struct map *m);

#endif
