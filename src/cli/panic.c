/*
 * panic.c - the program found itself broken. Says what, where and what is known about the work at
 * hand, and aborts: a wrong answer would be worse. Journals are written line by line before this.
 */
#include "cli/panic.h"
#include "cli/cli.h"
#include <stdlib.h>

static _Thread_local struct cli_work at_work;

void cli_work_on(const struct vk_game *game, uint64_t seed, uint32_t step)
{
    at_work = (struct cli_work){ game, seed, step };
}

_Noreturn void vk_panic(const char *what, const char *file, int line)
{
    (void)fprintf(stderr, "\nvaka: this is a fault of the program: %s does not hold (%s:%d)\n",
                  what, file, line);
    (void)fprintf(stderr, "vaka: version %s", VAKA_VERSION);
    if (at_work.game)
        (void)fprintf(stderr, ", game %s, rules version %d, seed %llu, step %u", at_work.game->id,
                      at_work.game->rules_version, (unsigned long long)at_work.seed, at_work.step);
    (void)fprintf(stderr, "; please report it with these lines\n");
    abort();
}
