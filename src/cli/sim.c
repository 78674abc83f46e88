/* sim.c - `vaka sim`: many games on all cores. The call, the threads and the progress bar. */
#include "cli/sim.h"
#include "cli/commands.h"
#include "cli/file.h"
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { THREADS_MAX = 256, BAR = 30 };

/* Set by Ctrl-C, and when a file cannot be written: no more games. */
static atomic_int stop;
static atomic_int was_interrupted;

static void interrupt(int signal_number)
{
    (void)signal_number;
    atomic_store(&stop, 1);
    atomic_store(&was_interrupted, 1);
}

/* The second Ctrl-C ends the program at once. */
static void listen_for_interrupt(void)
{
    struct sigaction action = { .sa_handler = interrupt, .sa_flags = (int)SA_RESETHAND };
    (void)sigemptyset(&action.sa_mask);
    (void)sigaction(SIGINT, &action, NULL);
    (void)sigaction(SIGTERM, &action, NULL);
}

struct crew {
    const struct sim_plan *plan;
    struct sim_worker *worker;
    atomic_llong next;    /* game to be played */
    atomic_llong done;    /* games played */
    atomic_int n_running; /* threads at work */
};

struct job {
    struct crew *crew;
    struct sim_worker *worker;
};

static void *work(void *context)
{
    struct job *job = context;
    struct crew *crew = job->crew;
    while (!atomic_load(&stop)) {
        int64_t number = atomic_fetch_add(&crew->next, 1);
        if (number >= crew->plan->games)
            break;
        if (!sim_play(job->worker, number)) {
            atomic_store(&stop, 1);
            break;
        }
        atomic_fetch_add(&crew->done, 1);
    }
    atomic_fetch_sub(&crew->n_running, 1);
    return NULL;
}

static void show_progress(const struct crew *crew, double start)
{
    int64_t done = atomic_load(&crew->done), games = crew->plan->games;
    double seconds = cli_seconds() - start;
    double left = done > 0 ? seconds / (double)done * (double)(games - done) : 0;
    char bar[BAR + 1];
    for (int i = 0; i < BAR; i++)
        bar[i] = i < done * BAR / games ? '#' : '.';
    bar[BAR] = '\0';
    (void)fprintf(stderr, "\r[%s] %lld of %lld games, %.0f s, about %.0f s to go \033[K", bar,
                  (long long)done, (long long)games, seconds, left);
}

static void watch(const struct crew *crew)
{
    bool has_bar = isatty(STDERR_FILENO) && !cli_has(crew->plan->call, "--quiet");
    double start = cli_seconds(), shown = start;
    struct timespec nap = { .tv_nsec = 500000 };
    while (atomic_load(&crew->n_running) > 0) {
        (void)nanosleep(&nap, NULL);
        if (nap.tv_nsec < 50000000)
            nap.tv_nsec += nap.tv_nsec / 4;
        if (has_bar && cli_seconds() - shown > 0.2) {
            shown = cli_seconds();
            show_progress(crew, start);
        }
    }
    if (has_bar && shown > start)
        (void)fprintf(stderr, "\r\033[K");
}

/* Runs the plan; the sums of all workers into `sums`. */
static int run_crew(const struct sim_plan *plan, struct sim_worker *workers, struct sim_sums *sums)
{
    struct crew crew = { .plan = plan, .worker = workers };
    pthread_t thread[THREADS_MAX];
    struct job job[THREADS_MAX];
    int n = 0;
    atomic_store(&crew.n_running, plan->threads);
    for (; n < plan->threads; n++) {
        job[n] = (struct job){ &crew, &workers[n] };
        if (pthread_create(&thread[n], NULL, work, &job[n]) != 0)
            break;
    }
    atomic_fetch_sub(&crew.n_running, plan->threads - n);
    if (n == 0)
        return cli_fault(plan->call, "the system gives no thread to play in");
    watch(&crew);
    for (int i = 0; i < n; i++)
        (void)pthread_join(thread[i], NULL);
    for (int i = 0; i < n; i++)
        sim_add(sums, &workers[i].sums);
    for (int i = 0; i < n; i++)
        if (workers[i].fault[0])
            return cli_fault(plan->call, "%s; %lld games were played until then", workers[i].fault,
                             (long long)sums->games);
    return CLI_OK;
}

static int report(const struct sim_plan *plan, const struct sim_sums *sums, double seconds)
{
    struct sim_result result = { plan, sums, seconds, atomic_load(&was_interrupted) != 0 };
    bool has_memory = true;
    if (cli_has(plan->call, "--json"))
        has_memory = cli_print(sim_write_json, &result);
    else
        sim_print_text(&result);
    sim_print_breaks(&result);
    if (!has_memory)
        return cli_no_memory(plan->call);
    if (sums->broken)
        return CLI_FAULT;
    return result.was_interrupted ? CLI_INTERRUPTED : CLI_OK;
}

static int simulate(const struct sim_plan *plan)
{
    struct sim_worker *workers = calloc((size_t)plan->threads, sizeof *workers);
    struct sim_sums *sums = calloc(1, sizeof *sums);
    int n = 0, status = CLI_OK;
    while (workers && n < plan->threads && sim_worker_open(&workers[n], plan, &stop))
        n++;
    if (!workers || !sums || n < plan->threads) {
        status = cli_no_memory(plan->call);
    } else {
        listen_for_interrupt();
        double start = cli_seconds();
        status = run_crew(plan, workers, sums);
        if (status == CLI_OK)
            status = report(plan, sums, cli_seconds() - start);
    }
    for (int i = 0; workers && i < plan->threads && i <= n; i++)
        sim_worker_close(&workers[i]);
    free(workers);
    free(sums);
    return status;
}

static int pick_budget(const struct cli_call *call, struct sim_plan *plan)
{
    int64_t budget = 0;
    int status = cli_pick_int(call, "--budget", 1, VK_ITERATIONS_MAX, &budget);
    if (status || !budget)
        return status;
    for (int i = 0; i < plan->setup.seats; i++)
        if (plan->bot[i].level.kind == VK_BOT_SEARCH) {
            plan->bot[i].level.iterations = (uint32_t)budget;
            (void)snprintf(plan->bot[i].text, sizeof plan->bot[i].text, "%s:%lld",
                           plan->bot[i].level.id, (long long)budget);
        }
    return CLI_OK;
}

static int read_plan(const struct cli_call *call, struct sim_plan *plan)
{
    const char *bots = cli_given(call, "--bots");
    int64_t threads = sysconf(_SC_NPROCESSORS_ONLN);
    char why[400];
    int status;
    threads = threads < 1 ? 1 : threads > THREADS_MAX ? THREADS_MAX : threads;
    *plan = (struct sim_plan){ .call = call, .seed = 1, .games = 1000 };
    if ((status = cli_pick_game(call, call->n_words ? call->word[0] : NULL, &plan->game)))
        return status;
    int seats = plan->game->seats_min > 2 ? plan->game->seats_min : 2;
    if ((status = cli_pick_setup(call, plan->game, seats, &plan->setup)) ||
        (status = cli_pick_bots(call, bots ? bots : "random", plan->setup.seats, plan->bot)) ||
        (status = pick_budget(call, plan)) ||
        (status = cli_pick_int(call, "--games", 1, 1000000000000, &plan->games)) ||
        (status = cli_pick_int(call, "--threads", 1, THREADS_MAX, &threads)) ||
        (status = cli_pick_seed(call, &plan->seed)))
        return status;
    plan->threads = (int)(threads < plan->games ? threads : plan->games);
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
    { "--bots", "LEVEL,...", "the players; the last one fills the seats left (random)" },
    { "--games", "K", "games to play (1000)" },
    { "--seed", "S", "where all luck comes from (1)" },
    { "--opt", "KEY=VALUE", "an option of the game; may be given several times" },
    { "--threads", "T", "threads to play in (as many as there are cores)" },
    { "--budget", "ITER", "iterations of bots that search, instead of their level's" },
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
        "of the engine broke in any game. Ctrl-C stops and reports the games played so far.\n",
    .options = sim_options,
    .words_max = 1,
    .run = sim_run,
};
