/*
 * sim.h - many games, one after the other on each core. What a plan is, what is summed up, and who
 * does what: sim.c reads the call, sim_crew.c runs threads, sim_game.c plays one game, sim_sums.c
 * adds up, sim_report.c tells. All sums are whole numbers and added without order, so neither
 * threads nor machines can change a result.
 */
#ifndef VAKA_CLI_SIM_H
#define VAKA_CLI_SIM_H

#include "cli/cli.h"
#include "cli/player.h"
#include "vaka/session.h"

enum {
    SIM_WIN = 60,        /* units of one victory: shares of 1 to 5 winners are whole */
    SIM_NOTES_KEPT = 10, /* broken or forfeited games told in full */
    SIM_THREADS_MAX = 256
};

#define SIM_GAMES_MAX INT64_C(1000000000000)

struct sim_plan {
    const struct cli_call *call;
    const struct vk_game *game;
    struct vk_setup setup;
    struct cli_bot bot[VK_SEATS_MAX]; /* of each player; players rotate over the seats */
    uint64_t seed;
    int64_t games;
    int64_t time;     /* milliseconds for each decision of those who search; 0: by iterations */
    int64_t patience; /* and so many more until an external player has lost */
    int threads;
    const char *journals; /* directory, or NULL */
};

/* What one player, or whoever sat on one seat, has achieved. */
struct sim_tally {
    int64_t games, wins;   /* wins in units of SIM_WIN */
    int64_t scored, score; /* games that were played to their end, and all points of these */
    int64_t forfeits;
    int32_t min, max;
};

/* How long a player thought: by the clock on the wall, so no two runs are alike. */
struct sim_thinking {
    int64_t decisions, microseconds, longest;
};

/* A game of which something is to be told. */
struct sim_note {
    int64_t number;
    uint64_t seed;
    uint32_t step;
    int32_t player; /* who forfeited it; -1: a law of the engine did not hold */
    char what[CHILD_WHY];
};

struct sim_notes {
    int64_t n;
    struct sim_note kept[SIM_NOTES_KEPT]; /* the first ones by number */
};

struct sim_sums {
    int64_t games, decisions, steps, rounds;
    struct sim_tally player[VK_SEATS_MAX], seat[VK_SEATS_MAX];
    struct sim_thinking thinking[VK_SEATS_MAX]; /* by player, where it is measured */
    struct sim_notes breaks, forfeits;
};

/* Everything that one thread needs; its memory is taken once. */
struct sim_worker {
    const struct sim_plan *plan;
    struct sim_sums sums;
    struct vk_bot bot[VK_SEATS_MAX];          /* by player */
    struct cli_player outsider[VK_SEATS_MAX]; /* by player: those that are external */
    struct player_game told[VK_SEATS_MAX];    /* by player: the game as it was told */
    uint32_t n_told[VK_SEATS_MAX];            /* by seat: steps that it may read */
    int64_t time[VK_SEATS_MAX];               /* by player: of its decisions, or 0 */
    struct vk_rng random[VK_SEATS_MAX];       /* by seat: for random players */
    int loser;                                /* the seat that forfeited this game, or VK_NONE */
    bool has_outsiders, is_timed, was_stopped;
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

/* sim_answer.c: who plays for a seat */
void sim_seat_players(struct sim_worker *w, int64_t number, uint64_t seed);
/* VK_NO_ACTION: the seat has lost the game (w->loser), or it was interrupted (w->was_stopped). */
vk_action sim_answer(struct sim_worker *w, int64_t number, int seat, const struct vk_actions *list);
/* A step that is about to be played, to those who may read it. */
void sim_tell_step(struct sim_worker *w, int64_t number, int seat, vk_action a);
void sim_tell_end(struct sim_worker *w, int64_t number, const struct vk_score *score);
/* Why the loser lost. */
const char *sim_reason(const struct sim_worker *w, int64_t number);

/* sim_crew.c: play the whole plan; the sums are added to `sums`, and a status comes back */
struct sim_progress {
    int64_t before, games; /* games of earlier plans, and of all of them */
    double start;
};
int sim_run_plan(const struct sim_plan *plan, const struct sim_progress *progress,
                 struct sim_sums *sums);
bool sim_was_interrupted(void);

/* sim_plan.c: the options that sim and tournament share */
int sim_pick_playing(const struct cli_call *call, struct sim_plan *plan);
/* --budget, and whether the external players are there */
int sim_pick_budget(const struct cli_call *call, struct cli_bot *bot, int n);

/* sim_sums.c */
void sim_count(struct sim_sums *sums, const struct sim_plan *plan, int64_t number,
               const struct vk_score *score, int loser);
void sim_add(struct sim_sums *to, const struct sim_sums *from);
void sim_add_note(struct sim_notes *notes, const struct sim_note *note);
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
void sim_print_forfeits(const struct sim_result *r);

#endif
