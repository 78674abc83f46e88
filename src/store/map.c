/* map.c - open addressing with linear probing; removing moves later entries back. */
#include "store/map.h"
#include "store/xmalloc.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 64 };

static uint32_t hash_of(const void *key, size_t n)
{
    const unsigned char *at = key;
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ at[i]) * 16777619u;
    return hash ^ (hash >> 15);
}

static bool is_it(const struct map_entry *entry, uint32_t hash, const void *key, size_t n_key)
{
    return entry->hash == hash && entry->n_key == n_key && memcmp(entry->key, key, n_key) == 0;
}

/* Where the key is, or the free slot where it would be. The map has a free slot. */
static size_t place_of(const struct map *m, uint32_t hash, const void *key, size_t n_key)
{
    size_t at = hash & (m->n_slots - 1);
    while (m->slot[at] && !is_it(m->slot[at], hash, key, n_key))
        at = (at + 1) & (m->n_slots - 1);
    return at;
}

static void grow(struct map *m)
{
    struct map bigger = { .n_slots = m->n_slots ? m->n_slots * 2 : FIRST_SLOTS,
                          .n_entries = m->n_entries };
    bigger.slot = xcalloc(bigger.n_slots, sizeof(struct map_entry *));
    for (size_t i = 0; i < m->n_slots; i++) {
        struct map_entry *entry = m->slot[i];
        if (entry)
            bigger.slot[place_of(&bigger, entry->hash, entry->key, entry->n_key)] = entry;
    }
    free(m->slot);
    *m = bigger;
}

/* Entries after a hole move into it, unless they sit at or after their own place already. */
static void remove_at(struct map *m, size_t hole)
{
    size_t mask = m->n_slots - 1;
    free(m->slot[hole]);
    m->slot[hole] = NULL;
    m->n_entries--;
    for (size_t at = (hole + 1) & mask; m->slot[at]; at = (at + 1) & mask) {
        size_t from_home = (at - m->slot[at]->hash) & mask;
        size_t from_hole = (at - hole) & mask;
        if (from_home < from_hole)
            continue;
        m->slot[hole] = m->slot[at];
        m->slot[at] = NULL;
        hole = at;
    }
}

const struct map_entry *map_find(const struct map *m, const void *key, size_t n_key)
{
    return m->n_slots ? m->slot[place_of(m, hash_of(key, n_key), key, n_key)] : NULL;
}

void *map_swap(struct map *m, const void *key, size_t n_key, void *value, size_t n_value,
               size_t *n_old)
{
    if ((m->n_entries + 1) * 4 > m->n_slots * 3)
        grow(m);
    uint32_t hash = hash_of(key, n_key);
    size_t at = place_of(m, hash, key, n_key);
    struct map_entry *entry = m->slot[at];
    void *old = entry ? entry->value : NULL;
    *n_old = entry ? entry->n_value : 0;
    if (!value) {
        if (entry)
            remove_at(m, at);
        return old;
    }
    if (!entry) {
        entry = xmalloc(sizeof *entry + n_key);
        entry->hash = hash;
        entry->n_key = n_key;
        memcpy(entry->key, key, n_key);
        m->slot[at] = entry;
        m->n_entries++;
    }
    entry->value = value;
    entry->n_value = n_value;
    return old;
}

const struct map_entry *map_next(const struct map *m, size_t *at)
{
    while (*at < m->n_slots) {
        const struct map_entry *entry = m->slot[(*at)++];
        if (entry)
            return entry;
    }
    return NULL;
}

void map_free(struct map *m)
{
    for (size_t i = 0; i < m->n_slots; i++) {
        if (m->slot[i])
            free(m->slot[i]->value);
        free(m->slot[i]);
    }
    free(m->slot);
    *m = (struct map){ 0 };
}
