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
#include "cli/sim_openings.h"
#include "vaka/session.h"

enum {
    SIM_WIN = 60,        /* units of one victory: shares of 1 to 5 winners are whole */
    SIM_NOTES_KEPT = 10, /* broken or forfeited games told in full */
    SIM_NOTE_TEXT = 200,
    SIM_THREADS_MAX = 256,
    SIM_SHARDS_MAX = 100000
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
    int64_t shard, shards; /* plays the games whose number is shard, shard + shards, ... */
    int64_t openings;      /* decisions that make an opening; 0: nobody asks */
    const char *journals;  /* directory, or NULL */
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
    char what[SIM_NOTE_TEXT];
};

struct sim_notes {
    int64_t n;
    struct sim_note kept[SIM_NOTES_KEPT]; /* the first ones by number */
};

struct sim_sums {
    int64_t games, decisions, steps, rounds;
    struct sim_tally player[VK_SEATS_MAX], seat[VK_SEATS_MAX];
    struct sim_tally at[VK_SEATS_MAX][VK_SEATS_MAX]; /* by player and seat */
    struct sim_thinking thinking[VK_SEATS_MAX];      /* by player, where it is measured */
    int64_t beats[VK_SEATS_MAX][VK_SEATS_MAX]; /* by player: 2 for a better rank, 1 for the same */
    struct sim_notes breaks, forfeits;
};

/* Everything that one thread needs; its memory is taken once. */
struct sim_worker {
    const struct sim_plan *plan;
    struct sim_sums sums;
    struct sim_openings openings;
    char opening[VK_SEATS_MAX][OPENING_TEXT]; /* by seat: of this game */
    int64_t n_opening[VK_SEATS_MAX];
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
const struct vk_reason *sim_reason(const struct sim_worker *w, int64_t number);

/* sim_crew.c: play the whole plan; the sums are added to `sums`, and a status comes back */
struct sim_progress {
    int64_t before, games; /* games of earlier plans, and of all of them */
    double start;
};
int sim_run_plan(const struct sim_plan *plan, const struct sim_progress *progress,
                 struct sim_sums *sums, struct sim_openings *openings);
/* Games of its shard. */
int64_t sim_games_of(const struct sim_plan *plan);
bool sim_was_interrupted(void);

/* sim_plan.c: the options that sim and tournament share */
int sim_pick_playing(const struct cli_call *call, struct sim_plan *plan);
int sim_pick_shard(const struct cli_call *call, struct sim_plan *plan);
int sim_check_form(const struct cli_call *call);
void sim_fit_threads(struct sim_plan *plan);
/* --budget, and whether the external players are there */
int sim_pick_budget(const struct cli_call *call, struct cli_bot *bot, int n);

/* sim_sums.c */
struct sim_tally sim_tally_of(const struct vk_score *score, int seat, int loser);
void sim_count(struct sim_sums *sums, const struct sim_plan *plan, int64_t number,
               const struct vk_score *score, int loser);
void sim_add(struct sim_sums *to, const struct sim_sums *from);
void sim_add_note(struct sim_notes *notes, const struct sim_note *note);
void sim_wilson(double wins, double games, double *low, double *high);

/* sim_report.c */
struct sim_result {
    const struct sim_plan *plan;
    const struct sim_sums *sums;
    const struct sim_openings *openings; /* sorted */
    double seconds;
    bool was_interrupted;
    bool has_times; /* what the clock says is told */
};
/* As the call says: as text, JSON or CSV. What is wrong with games goes to standard error. */
int sim_tell(const struct sim_result *r);
double sim_per_game(const struct sim_result *r, int64_t n);
double sim_per_second(const struct sim_result *r, int64_t n);
double sim_share(const struct sim_tally *t);
double sim_points(const struct sim_result *r, int64_t score);
double sim_mean_score(const struct sim_result *r, const struct sim_tally *t);
void sim_write_options(struct vk_json *j, const struct sim_plan *plan);

/* sim_text.c */
void sim_print_text(const struct sim_result *r);

/* sim_notes.c */
void sim_print_breaks(const struct cli_call *call, const struct sim_plan *plan,
                      const struct sim_sums *sums);
void sim_print_forfeits(const struct cli_call *call, const struct sim_plan *plan,
                        const struct sim_sums *sums);

/* sim_csv.c */
void sim_write_csv(struct vk_out *out, const void *result);
void sim_put_csv(struct vk_out *out, const char *text); /* in quotes where it needs them */
void sim_put_real(struct vk_out *out, double x, int places);

/* Options that sim and tournament share: how is played, and what is printed. */
#define SIM_PLAYING_OPTIONS                                                                        \
    { "--seed", "S", "where all luck comes from (1)" },                                            \
        { "--opt", "KEY=VALUE", "an option of the game; may be given several times" },             \
        { "--threads", "T", "threads to play in (as many as there are cores)" },                   \
        { "--budget", "ITER", "iterations of bots that search, instead of their level's" },        \
        { "--time", "MS",                                                                          \
          "milliseconds for each decision of players that search, not iterations" },               \
    {                                                                                              \
        "--patience", "MS", "how much later an external player may answer before it loses (10000)" \
    }

#define SIM_PRINTING_OPTIONS                                                                       \
    { "--json", NULL, "print one JSON object" },                                                   \
        { "--csv", NULL, "print comma-separated values" },                                         \
        { "--no-times", NULL, "leave out all times: equal runs print equal bytes" },               \
    {                                                                                              \
        "--quiet", NULL, "no progress bar"                                                         \
    }

#endif
