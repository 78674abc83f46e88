/* sim_plan.c - the options that `vaka sim` and `vaka tournament` share. */
#include "cli/sim.h"
#include "cli/think.h"
#include "words/speak.h"
#include <string.h>
#include <unistd.h>

enum { PATIENCE_MS = 10000 };

static int pick_time(const struct cli_call *call, struct sim_plan *plan)
{
    int status = cli_pick_int(call, "--time", 1, THINK_MS_MAX, &plan->time);
    if (!status && plan->time && cli_has(call, "--budget"))
        status = cli_wrong(call, "--time and --budget cannot be used together");
    if (!status)
        status = cli_pick_int(call, "--patience", 1, THINK_MS_MAX, &plan->patience);
    return status;
}

int sim_pick_playing(const struct cli_call *call, struct sim_plan *plan)
{
    int64_t threads = sysconf(_SC_NPROCESSORS_ONLN);
    int status;
    threads = threads < 1 ? 1 : threads > SIM_THREADS_MAX ? SIM_THREADS_MAX : threads;
    *plan = (struct sim_plan){ .call = call, .seed = 1, .patience = PATIENCE_MS, .shards = 1 };
    if ((status = cli_pick_game(call, call->n_words ? call->word[0] : NULL, &plan->game)))
        return status;
    int seats = vk_usual_seats(plan->game);
    if ((status = cli_pick_setup(call, plan->game, seats, &plan->setup)) ||
        (status = cli_pick_int(call, "--threads", 1, SIM_THREADS_MAX, &threads)) ||
        (status = cli_pick_seed(call, &plan->seed)) || (status = pick_time(call, plan)))
        return status;
    plan->threads = (int)threads;
    return CLI_OK;
}

/* I/N, from 1 to N. */
int sim_pick_shard(const struct cli_call *call, struct sim_plan *plan)
{
    const char *text = cli_given(call, "--shard"), *slash = text ? strchr(text, '/') : NULL;
    char first[24];
    int64_t shard = 0, shards = 0;
    if (!text)
        return CLI_OK;
    (void)snprintf(first, sizeof first, "%.*s", slash ? (int)(slash - text) : 0, text);
    if (!slash || !cli_read_int(slash + 1, 1, SIM_SHARDS_MAX, &shards) ||
        !cli_read_int(first, 1, shards, &shard))
        return cli_wrong(call, "--shard takes I/N, I from 1 to N and N up to %u, not \"%s\"",
                         SIM_SHARDS_MAX, text);
    plan->shard = shard - 1;
    plan->shards = shards;
    return CLI_OK;
}

static void give_budget(struct cli_bot *b, int64_t budget)
{
    if (b->is_external || b->level.kind != VK_BOT_SEARCH)
        return;
    b->level.iterations = (uint32_t)budget;
    (void)snprintf(b->text, sizeof b->text, "%s:%lld", b->level.id, (long long)budget);
}

int sim_pick_budget(const struct cli_call *call, struct cli_bot *bot, int n)
{
    int64_t budget = 0;
    struct vk_reason why;
    int status = cli_pick_int(call, "--budget", 1, VK_ITERATIONS_MAX, &budget);
    for (int i = 0; !status && i < n; i++) {
        if (budget)
            give_budget(&bot[i], budget);
        if (bot[i].is_external && !child_is_there(cli_bot_command_of(&bot[i]), &why))
            status = cli_fault(call, "\"%s\" %s", bot[i].text, vk_say_reason(&why).text);
    }
    return status;
}

/* No more threads than games. */
void sim_fit_threads(struct sim_plan *plan)
{
    int64_t games = sim_games_of(plan);
    if (plan->threads > games)
        plan->threads = games > 0 ? (int)games : 1;
}

/* Forms that exclude each other. */
int sim_check_form(const struct cli_call *call)
{
    if (cli_has(call, "--json") && cli_has(call, "--csv"))
        return cli_wrong(call, "--json and --csv cannot be used together");
    if (cli_has(call, "--shard") && (cli_has(call, "--json") || cli_has(call, "--csv")))
        return cli_wrong(call, "--shard prints a part for vaka %s merge, not %s", call->name,
                         cli_has(call, "--json") ? "--json" : "--csv");
    if (cli_has(call, "--json") || cli_has(call, "--csv") || cli_has(call, "--shard"))
        vk_speak(NULL); /* programs read it, with what is noted of games on the way */
    return CLI_OK;
}
