/* sim.c - `vaka sim`: many games on all cores. The call, and what comes of it. */
#include "cli/sim.h"
#include "cli/commands.h"
#include "cli/file.h"
#include <stdlib.h>

static int report(const struct sim_plan *plan, const struct sim_sums *sums, double seconds)
{
    struct sim_result result = { plan, sums, seconds, sim_was_interrupted() };
    bool has_memory = true;
    if (cli_has(plan->call, "--json"))
        has_memory = cli_print(sim_write_json, &result);
    else
        sim_print_text(&result);
    sim_print_breaks(&result);
    sim_print_forfeits(&result);
    if (!has_memory)
        return cli_no_memory(plan->call);
    if (sums->breaks.n)
        return CLI_FAULT;
    return result.was_interrupted ? CLI_INTERRUPTED : CLI_OK;
}

static int simulate(const struct sim_plan *plan)
{
    struct sim_progress progress = { .games = plan->games, .start = cli_seconds() };
    struct sim_sums *sums = calloc(1, sizeof *sums);
    if (!sums)
        return cli_no_memory(plan->call);
    int status = sim_run_plan(plan, &progress, sums);
    if (status == CLI_OK)
        status = report(plan, sums, cli_seconds() - progress.start);
    free(sums);
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
        (status = cli_pick_int(call, "--games", 1, SIM_GAMES_MAX, &plan->games)))
        return status;
    plan->threads = plan->threads < plan->games ? plan->threads : (int)plan->games;
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
    { "--time", "MS", "milliseconds for each decision of those who search, not iterations" },
    { "--patience", "MS", "and so many more until an external player has lost (10000)" },
    { "--journals", "DIR", "write the journal of each game into this directory" },
    { "--json", NULL, "print one JSON object" },
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
