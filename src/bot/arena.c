/* arena.c - see arena.h. */
#include "bot/arena.h"

struct arena arena_of(void *memory, size_t size)
{
    struct arena a = { memory, 0, ARENA_ALIGN };
    if (memory)
        a.size = size > 0x7FFFFFFF ? 0x7FFFFFFF : (uint32_t)size;
    return a;
}

uint32_t arena_take(struct arena *a, uint32_t bytes)
{
    uint32_t place = a->used;
    if (bytes > a->size || place > a->size - bytes)
        return 0;
    a->used = (place + bytes + ARENA_ALIGN - 1) & ~(uint32_t)(ARENA_ALIGN - 1);
    return place;
}
