/* bench.h - measuring one game on one core. */
#ifndef VAKA_CLI_BENCH_H
#define VAKA_CLI_BENCH_H

#include "cli/cli.h"

struct bench_row {
    const struct vk_game *game;
    int seats;
    double decisions_per_second, steps_per_second, games_per_second;
    double clone_ns, legal_ns, conceal_ns, imagine_ns;
    double estimate_ns; /* 0: the game has no idea of who will win */
    double iterations_per_second;
};

/* Measure for about `seconds` per figure; false if there is no memory. */
bool bench_measure(const struct vk_game *g, int seats, double seconds, struct bench_row *row);

#endif
