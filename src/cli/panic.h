/* panic.h - what a thread works on, so that a panic can say it. */
#ifndef VAKA_CLI_PANIC_H
#define VAKA_CLI_PANIC_H

#include "vaka/game.h"

struct cli_work {
    const struct vk_game *game;
    uint64_t seed;
    uint32_t step;
};

void cli_work_on(const struct vk_game *game, uint64_t seed, uint32_t step);

#endif
