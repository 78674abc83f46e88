/*
 * sim.h - many games, one after the other on each core. What a plan is, what is summed up, and who
 * does what: sim.c reads the call and runs threads, sim_game.c plays one game, sim_report.c tells.
 * All sums are whole numbers and added without order, so threads cannot change a result.
 */
#ifndef VAKA_CLI_SIM_H
#define VAKA_CLI_SIM_H

#include "cli/cli.h"
#include "vaka/session.h"
#include <stdatomic.h>

enum {
    SIM_WIN = 60,        /* units of one victory: shares of 1 to 5 winners are whole */
    SIM_BREAKS_KEPT = 10 /* broken games told in full */
};

struct sim_plan {
    const struct cli_call *call;
    const struct vk_game *game;
    struct vk_setup setup;
    struct cli_bot bot[VK_SEATS_MAX]; /* of each player; players rotate over the seats */
    uint64_t seed;
    int64_t games;
    int threads;
    const char *journals; /* directory, or NULL */
};

/* What one player, or whoever sat on one seat, has achieved. */
struct sim_tally {
    int64_t games, wins, score; /* wins in units of SIM_WIN */
    int32_t min, max;
};

/* A game in which a law of the engine did not hold. */
struct sim_break {
    int64_t number;
    uint64_t seed;
    uint32_t step;
    char what[120];
};

struct sim_sums {
    int64_t games, decisions, steps, rounds, broken;
    struct sim_tally player[VK_SEATS_MAX], seat[VK_SEATS_MAX];
    struct sim_break breaks[SIM_BREAKS_KEPT]; /* the first ones by number */
};

/* Everything that one thread needs; its memory is taken once. */
struct sim_worker {
    const struct sim_plan *plan;
    struct sim_sums sums;
    struct vk_bot bot[VK_SEATS_MAX];    /* by player */
    struct vk_rng random[VK_SEATS_MAX]; /* by seat: for random players */
    struct vk_session table;
    void *view; /* a concealed state */
    char *text; /* of a journal */
    size_t text_size;
    char fault[400]; /* a file that could not be written: the worker stopped */
    const atomic_int *stop;
};

/* sim_game.c */
uint64_t sim_game_seed(uint64_t seed, int64_t number);
bool sim_worker_open(struct sim_worker *w, const struct sim_plan *plan, const atomic_int *stop);
void sim_worker_close(struct sim_worker *w);
/* Play game `number` and add it to the sums; false if it was interrupted or there is a fault. */
bool sim_play(struct sim_worker *w, int64_t number);
/* The player on a seat of game `number`. */
int sim_player_at(const struct sim_plan *plan, int64_t number, int seat);

/* sim_sums.c */
void sim_add(struct sim_sums *to, const struct sim_sums *from);
void sim_add_break(struct sim_sums *sums, const struct sim_break *b);
void sim_wilson(double wins, double games, double *low, double *high);

/* sim_report.c */
struct sim_result {
    const struct sim_plan *plan;
    const struct sim_sums *sums;
    double seconds;
    bool was_interrupted;
};
void sim_write_json(struct vk_out *out, const void *result);
void sim_print_text(const struct sim_result *r);
void sim_print_breaks(const struct sim_result *r);

#endif
