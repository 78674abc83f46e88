/* sim_crew.c - the threads of a simulation, Ctrl-C, and the progress bar. */
#include "cli/sim.h"
#include "words/tell.h"
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 30 };

/* Set by Ctrl-C, and when a file cannot be written: no more games. */
static atomic_int stop;
static atomic_int was_interrupted;

static void interrupt(VK_UNUSED int signal_number)
{
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
    const struct sim_progress *progress;
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
    const struct sim_plan *plan = crew->plan;
    child_expect_broken_pipes();
    while (!atomic_load(&stop)) {
        int64_t number = plan->shard + atomic_fetch_add(&crew->next, 1) * plan->shards;
        if (number >= plan->games)
            break;
        if (!sim_play(job->worker, number)) {
            atomic_store(&stop, 1);
            break;
        }
        atomic_fetch_add(&crew->done, 1);
    }
    for (int i = 0; i < VK_SEATS_MAX; i++)
        player_close(&job->worker->outsider[i]);
    atomic_fetch_sub(&crew->n_running, 1);
    return NULL;
}

static void show_progress(const struct crew *crew)
{
    const struct sim_progress *p = crew->progress;
    int64_t done = p->before + atomic_load(&crew->done), games = p->games;
    double seconds = cli_seconds() - p->start;
    double left = done > 0 ? seconds / (double)done * (double)(games - done) : 0;
    char bar[BAR + 1];
    for (int i = 0; i < BAR; i++)
        bar[i] = games > 0 && i < done * BAR / games ? '#' : '.';
    bar[BAR] = '\0';
    (void)fprintf(stderr, "\r[%s] ", bar);
    vk_tell_to(stderr, "%lld of %lld games, %.0f s, about %.0f s to go", (long long)done,
               (long long)games, seconds, left);
    (void)fputs(CLI_CLEAR_REST, stderr);
}

static void watch(const struct crew *crew)
{
    bool has_bar = isatty(STDERR_FILENO) && !cli_has(crew->plan->call, "--quiet");
    bool is_shown = false;
    double shown = cli_seconds();
    struct timespec nap = { .tv_nsec = 500000 };
    while (atomic_load(&crew->n_running) > 0) {
        (void)nanosleep(&nap, NULL);
        if (nap.tv_nsec < 50000000)
            nap.tv_nsec += nap.tv_nsec / 4;
        if (has_bar && cli_seconds() - shown > 0.2) {
            shown = cli_seconds();
            is_shown = true;
            show_progress(crew);
        }
    }
    if (is_shown)
        (void)fputs(CLI_CLEAR_LINE, stderr);
}

/* Runs the plan; the sums of all workers into `sums`. */
static int run_crew(struct crew *crew, struct sim_sums *sums, struct sim_openings *openings)
{
    const struct sim_plan *plan = crew->plan;
    pthread_t thread[SIM_THREADS_MAX];
    struct job job[SIM_THREADS_MAX];
    int n = 0;
    atomic_store(&crew->n_running, plan->threads);
    for (; n < plan->threads; n++) {
        job[n] = (struct job){ crew, &crew->worker[n] };
        if (pthread_create(&thread[n], NULL, work, &job[n]) != 0)
            break;
    }
    atomic_fetch_sub(&crew->n_running, plan->threads - n);
    if (n == 0)
        return cli_fault(plan->call, "cannot start a thread to play in");
    watch(crew);
    for (int i = 0; i < n; i++)
        (void)pthread_join(thread[i], NULL);
    for (int i = 0; i < n; i++)
        sim_add(sums, &crew->worker[i].sums);
    for (int i = 0; i < n; i++)
        if (!openings_merge(openings, &crew->worker[i].openings))
            return cli_no_memory(plan->call);
    for (int i = 0; i < n; i++)
        if (crew->worker[i].fault[0])
            return cli_fault(plan->call, "%s; %lld games were played until then",
                             crew->worker[i].fault, (long long)sums->games);
    return CLI_OK;
}

int64_t sim_games_of(const struct sim_plan *plan)
{
    return plan->shard < plan->games ? (plan->games - plan->shard + plan->shards - 1) / plan->shards
                                     : 0;
}

bool sim_was_interrupted(void)
{
    return atomic_load(&was_interrupted) != 0;
}

int sim_run_plan(const struct sim_plan *plan, const struct sim_progress *progress,
                 struct sim_sums *sums, struct sim_openings *openings)
{
    struct sim_worker *workers = calloc((size_t)plan->threads, sizeof *workers);
    struct crew crew = { .plan = plan, .worker = workers, .progress = progress };
    int n = 0, status = CLI_OK;
    while (workers && n < plan->threads && sim_worker_open(&workers[n], plan, &stop))
        n++;
    if (!workers || n < plan->threads) {
        status = cli_no_memory(plan->call);
    } else {
        listen_for_interrupt();
        status = run_crew(&crew, sums, openings);
    }
    for (int i = 0; workers && i < plan->threads && i <= n; i++)
        sim_worker_close(&workers[i]);
    free(workers);
    return status;
}
