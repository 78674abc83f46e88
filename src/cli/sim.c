/* sim.c - `vaka sim`: many games on all cores. The call, and what comes of it. */
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/sim_part.h"
#include <stdlib.h>

/* A shard prints its part; a whole run its result. */
static int report(struct sim_part *part, double seconds)
{
    const struct sim_plan *plan = &part->plan;
    struct part_table *t = &part->table[0];
    if (cli_has(plan->call, "--shard")) {
        sim_print_breaks(plan->call, plan, &t->sums);
        sim_print_forfeits(plan->call, plan, &t->sums);
        if (!cli_print(part_write, part))
            return cli_no_memory(plan->call);
        return part->was_interrupted ? CLI_INTERRUPTED : t->sums.breaks.n ? CLI_FAULT : CLI_OK;
    }
    openings_sort(&t->openings);
    struct sim_result result = { .plan = plan,
                                 .sums = &t->sums,
                                 .openings = &t->openings,
                                 .seconds = seconds,
                                 .was_interrupted = part->was_interrupted,
                                 .has_times = !cli_has(plan->call, "--no-times") };
    return sim_tell(&result);
}

static int simulate(const struct sim_plan *plan)
{
    struct sim_progress progress = { .games = sim_games_of(plan), .start = cli_seconds() };
    struct sim_part *part = calloc(1, sizeof *part);
    if (!part)
        return cli_no_memory(plan->call);
    part->kind = "sim";
    part->plan = *plan;
    part->n_bots = plan->setup.seats;
    for (int i = 0; i < part->n_bots; i++)
        part->bot[i] = plan->bot[i];
    int status = part_set_tables(part) ? CLI_OK : cli_no_memory(plan->call);
    if (!status)
        status =
            sim_run_plan(&part->plan, &progress, &part->table[0].sums, &part->table[0].openings);
    part->was_interrupted = sim_was_interrupted();
    if (!status)
        status = report(part, cli_seconds() - progress.start);
    part_close(part);
    free(part);
    return status;
}

static int read_plan(const struct cli_call *call, struct sim_plan *plan)
{
    const char *bots = cli_given(call, "--bots");
    char why[400];
    int status = sim_pick_playing(call, plan), seats = plan->setup.seats;
    plan->games = 1000;
    if (status || (status = cli_pick_bots(call, bots ? bots : "random", seats, plan->bot)) ||
        (status = sim_pick_budget(call, plan->bot, seats)) ||
        (status = cli_pick_int(call, "--games", 1, SIM_GAMES_MAX, &plan->games)) ||
        (status = cli_pick_int(call, "--openings", 1, OPENING_DECISIONS_MAX, &plan->openings)) ||
        (status = sim_pick_shard(call, plan)) || (status = sim_check_form(call)))
        return status;
    sim_fit_threads(plan);
    plan->journals = cli_given(call, "--journals");
    if (plan->journals && !cli_make_directory(plan->journals, why, sizeof why))
        return cli_fault(call, "%s", why);
    return CLI_OK;
}

static int sim_run(struct cli_call *call)
{
    struct sim_plan plan;
    int status = read_plan(call, &plan);
    return status ? status : simulate(&plan);
}

static const struct cli_option sim_options[] = {
    { "--seats", "N", "seats at the table (2)" },
    { "--bots", "PLAYER,...",
      "levels, or exec:COMMAND; the last one fills the seats left (random)" },
    { "--games", "K", "games to play (1000)" },
    { "--seed", "S", "where all luck comes from (1)" },
    { "--opt", "KEY=VALUE", "an option of the game; may be given several times" },
    { "--threads", "T", "threads to play in (as many as there are cores)" },
    { "--budget", "ITER", "iterations of bots that search, instead of their level's" },
    { "--time", "MS", "milliseconds for each decision of players that search, not iterations" },
    { "--patience", "MS", "how much later an external player may answer before it loses (10000)" },
    { "--journals", "DIR", "write the journal of each game into this directory" },
    { "--openings", "N", "also tell how seats fared by what they did first: N decisions each" },
    { "--shard", "I/N", "play the I-th of N parts; vaka sim merge adds them up" },
    { "--json", NULL, "print one JSON object" },
    { "--csv", NULL, "print comma-separated values" },
    { "--no-times", NULL, "leave out all times: equal runs print equal bytes" },
    { "--quiet", NULL, "no progress bar" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_sim_command = {
    .name = "sim",
    .usage = "GAME [OPTION]...",
    .summary = "Let bots play many games and tell how they fared",
    .detail =
        "The players rotate over the seats game by game; a shared win counts as a fraction. The\n"
        "same seed gives the same result, whatever the number of threads. Exit status 1 if a law\n"
        "of the engine broke in any game. Ctrl-C stops and reports the games played so far.\n"
        "\n"
        "exec:COMMAND is a program that is asked over its standard input and output; it loses the\n"
        "games in which it does not answer as docs/external-players.md says.\n",
    .options = sim_options,
    .words_max = 1,
    .run = sim_run,
};
