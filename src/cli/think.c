/* think.c - see think.h. */
#include "cli/think.h"
#include <time.h>

enum {
    ITERATIONS_PER_MS = 200, /* more than any game makes */
    ITERATIONS_HELD = 200000 /* beyond that a search goes on in the tree that it has */
};

size_t think_memory(const struct vk_game *g, const struct vk_level *level, int64_t milliseconds)
{
    struct vk_level held = *level;
    int64_t most = milliseconds * ITERATIONS_PER_MS;
    if (milliseconds > 0)
        held.iterations = (uint32_t)(most < ITERATIONS_HELD ? most : ITERATIONS_HELD);
    return vk_bot_memory(g, &held);
}

/* That this thread has worked: what others do on the machine takes nothing away from a bot. */
static int64_t worked_ns(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static bool has_time(void *until, VK_UNUSED uint32_t iterations)
{
    return worked_ns() < *(const int64_t *)until;
}

vk_action think(struct vk_bot *b, const void *concealed, int seat, int64_t milliseconds)
{
    int64_t until = milliseconds > 0 ? worked_ns() + milliseconds * 1000000 : 0;
    b->more = milliseconds > 0 ? has_time : NULL;
    b->more_context = &until;
    vk_action a = vk_bot_choose(b, concealed, seat, NULL, 0, NULL);
    b->more = NULL;
    b->more_context = NULL;
    return a;
}
