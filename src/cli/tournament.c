/* tournament.c - `vaka tournament` and `vaka tournament merge`: the call, the tables, the sums. */
#include "cli/tournament.h"
#include "cli/commands.h"
#include <stdlib.h>

_Static_assert((int)RATED_MAX == (int)PART_BOTS_MAX, "every player has a rating");

enum { GAMES_STANDARD = 100 };

/* ---- Sums ------------------------------------------------------------------------------------ */

static void add_table(struct tournament *t, const struct part_table *table, int seats)
{
    const struct sim_sums *s = &table->sums;
    for (int i = 0; i < seats; i++) {
        struct tournament_row *row = &t->row[table->bot[i]];
        const struct sim_thinking *think = &s->thinking[i];
        sim_add_tally(&row->tally, &s->player[i]);
        row->thinking.decisions += think->decisions;
        row->thinking.microseconds += think->microseconds;
        if (think->longest > row->thinking.longest)
            row->thinking.longest = think->longest;
        for (int k = 0; k < seats; k++) {
            t->beats.of[table->bot[i]][table->bot[k]] += s->beats[i][k];
            row->points += s->beats[i][k];
            row->meetings += k == i ? 0 : s->games;
        }
    }
    t->games += s->games;
    t->forfeited += s->forfeits.n;
    t->broken += s->breaks.n;
}

/* Equal ratings keep the order of --bots. */
static int by_rating(const void *a, const void *b)
{
    const struct tournament_row *x = a, *y = b;
    if (x->rating.elo > y->rating.elo || x->rating.elo < y->rating.elo)
        return x->rating.elo > y->rating.elo ? -1 : 1;
    return x->bot - y->bot;
}

static void sum_part(struct tournament *t, const struct sim_part *part)
{
    struct rating rating[RATED_MAX];
    int seats = part->plan.setup.seats;
    *t = (struct tournament){ .part = part };
    for (int i = 0; i < part->n_tables; i++)
        add_table(t, &part->table[i], seats);
    rating_fit(&t->beats, part->n_bots, seats, rating);
    for (int i = 0; i < part->n_bots; i++) {
        t->row[i].bot = i;
        t->row[i].rating = rating[i];
    }
    qsort(t->row, (size_t)part->n_bots, sizeof *t->row, by_rating);
}

/* ---- Playing --------------------------------------------------------------------------------- */

static int play_tables(struct sim_part *p, double start)
{
    struct sim_progress progress = { .start = start };
    int status = CLI_OK;
    progress.games = sim_games_of(&p->plan) * p->n_tables;
    for (int i = 0; i < p->n_tables && !status && !sim_was_interrupted(); i++) {
        struct sim_plan plan = part_plan_of(p, i);
        status = sim_run_plan(&plan, &progress, &p->table[i].sums, &p->table[i].openings);
        progress.before += sim_games_of(&p->plan);
    }
    p->was_interrupted = sim_was_interrupted();
    return status;
}

static int tell(const struct sim_part *p, double seconds, bool has_times)
{
    struct tournament *t = calloc(1, sizeof *t);
    if (!t)
        return cli_no_memory(p->plan.call);
    sum_part(t, p);
    t->seconds = seconds;
    t->has_times = has_times;
    int status = tournament_tell(t);
    free(t);
    return status;
}

static int play(struct sim_part *p)
{
    const struct cli_call *call = p->plan.call;
    double start = cli_seconds();
    int status = part_set_tables(p) ? play_tables(p, start) : cli_no_memory(call);
    if (status)
        return status;
    if (!cli_has(call, "--shard"))
        return tell(p, cli_seconds() - start, !cli_has(call, "--no-times"));
    if (!cli_print(part_write, p))
        return cli_no_memory(call);
    return p->was_interrupted ? CLI_INTERRUPTED : CLI_OK;
}

static int read_call(const struct cli_call *call, struct sim_part *p)
{
    const char *bots = cli_given(call, "--bots");
    int status = sim_pick_playing(call, &p->plan), seats = p->plan.setup.seats;
    if (status)
        return status;
    if (seats < 2)
        return cli_wrong(call, "a tournament needs --seats 2 or more");
    if (!bots)
        return cli_wrong(call, "who plays? --bots names at least %d players", seats);
    p->plan.games = GAMES_STANDARD;
    p->n_bots = PART_BOTS_MAX;
    if ((status = cli_pick_entrants(call, bots, &p->n_bots, p->bot)) ||
        (status = sim_pick_budget(call, p->bot, p->n_bots)) ||
        (status = cli_pick_int(call, "--games", 1, SIM_GAMES_MAX, &p->plan.games)) ||
        (status = sim_pick_shard(call, &p->plan)) || (status = sim_check_form(call)))
        return status;
    if (p->n_bots < seats)
        return cli_wrong(call, "--bots names %d {player|players}, and a table has %d seats",
                         p->n_bots, seats);
    sim_fit_threads(&p->plan);
    return CLI_OK;
}

static int tournament_run(struct cli_call *call)
{
    struct sim_part *p = calloc(1, sizeof *p);
    if (!p)
        return cli_no_memory(call);
    p->kind = "tournament";
    int status = read_call(call, p);
    if (!status)
        status = play(p);
    part_close(p);
    free(p);
    return status;
}

static int merge_run(struct cli_call *call)
{
    struct sim_part *whole = calloc(1, sizeof *whole);
    if (!whole)
        return cli_no_memory(call);
    int status = part_merge(call, "tournament", whole);
    if (!status)
        status = tell(whole, 0, false);
    part_close(whole);
    free(whole);
    return status;
}

static const struct cli_option tournament_options[] = {
    { "--seats", "N", "seats at each table (2)" },
    { "--bots", "PLAYER,...", "2 to 16 players: levels, or exec:COMMAND" },
    { "--games", "K", "games of each table (100)" },
    SIM_PLAYING_OPTIONS,
    { "--shard", "I/N", "play the I-th of N parts; vaka tournament merge adds them up" },
    SIM_PRINTING_OPTIONS,
    { NULL, NULL, NULL },
};

const struct cli_command cli_tournament_command = {
    .name = "tournament",
    .usage = "GAME --bots PLAYER,... [OPTION]...",
    .summary = "Let everybody play everybody, and rate them",
    .detail = "Every set of as many players as there are seats plays a table of K games, on "
              "rotating seats.\n"
              "Ratings are like Elo's: 400 points are odds of ten to one, and the mean is 0.\n",
    .options = tournament_options,
    .words_max = 1,
    .run = tournament_run,
};

static const struct cli_option merge_options[] = {
    { "--json", NULL, "print one JSON object" },
    { "--csv", NULL, "print comma-separated values" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_tournament_merge_command = {
    .name = "tournament merge",
    .usage = "FILE...",
    .summary = "Add up the shards of a tournament",
    .detail = "Each file is what vaka tournament --shard I/N printed. With all N of them this "
              "prints, byte\n"
              "for byte, what one tournament with --no-times prints.\n",
    .options = merge_options,
    .words_max = CLI_ANY,
    .run = merge_run,
};
