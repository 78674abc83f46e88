/*
 * arena.h - one piece of the caller's memory, handed out from front to back and never given back.
 * Places are offsets of 32 bits and not pointers: a tree takes the same room on every machine, so
 * it fills up at the same moment and a search gives the same answer. Offset 0 is no place.
 */
#ifndef VAKA_BOT_ARENA_H
#define VAKA_BOT_ARENA_H

#include <stddef.h>
#include <stdint.h>

enum { ARENA_ALIGN = 16 };

struct arena {
    unsigned char *base;
    uint32_t size, used;
};

struct arena arena_of(void *memory, size_t size);

/* Room for `bytes`, not cleared; 0 if it is full. */
uint32_t arena_take(struct arena *a, uint32_t bytes);

static inline void *arena_at(const struct arena *a, uint32_t place)
{
    return a->base + place;
}

#endif
