/*
 * older.c - the bots of another commit as a library, for match: compiled with that commit's sources.
 *
 *     git archive COMMIT include src/core src/games src/bot | tar x -C DIR
 *     make -C train older OLDER=DIR          DIR/older.so, for match --b DIR/older.so
 */
#include "vaka/bot.h"
#include "vaka/registry.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

_Noreturn void vk_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

static double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool is_early(void *deadline, uint32_t iterations)
{
    return iterations && seconds_now() < *(double *)deadline;
}

/* What `level` answers for the seat; with seconds above 0 it thinks so long. */
uint32_t older_choose(const char *game, const char *level, const void *view, int seat,
                      uint64_t seed, double seconds, uint32_t iterations);

__attribute__((visibility("default"))) uint32_t older_choose(const char *game, const char *level,
                                                             const void *view, int seat,
                                                             uint64_t seed, double seconds,
                                                             uint32_t iterations)
{
    static void *memory;
    static size_t size;
    const struct vk_game *g = vk_game_by_id(game);
    struct vk_level how;
    struct vk_bot bot;
    double deadline = seconds_now() + seconds;
    if (!g || !vk_level_read(level, &how))
        abort();
    if (iterations)
        how.iterations = iterations;
    if (size < vk_bot_memory(g, &how)) {
        size = vk_bot_memory(g, &how);
        free(memory);
        memory = aligned_alloc(64, (size + 63) / 64 * 64);
    }
    vk_bot_open(&bot, g, &how, seed, memory, size);
    if (seconds > 0)
        bot.more = is_early, bot.more_context = &deadline;
    return vk_bot_choose(&bot, view, seat, NULL, 0, NULL);
}
