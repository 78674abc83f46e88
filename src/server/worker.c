/* worker.c - worker threads: who is next, and memory that each thread keeps. */
#define _DEFAULT_SOURCE /* nice */
#include "server/worker.h"
#include "store/xmalloc.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum {
    THREADS_MAX = 64,
    ALIGN = 16,
    NICE = 10,
    SLOTS = 4096, /* who shares one with another shares his turns */
    UNWATCHED_EACH = 16
};

/*
 * How long bots at tables that somebody looks at may wait, in milliseconds, before a piece of each kind is refused; and
 * how long one waits itself before nobody can want it any more. 0: always, for ever.
 */
struct bounds {
    int strain, patience;
};

static const struct bounds bounds[N_WORK_CLASSES] = {
    [WORK_PASSPHRASE] = { 0, 30000 },
    [WORK_HINT] = { 3000, 10000 },
    [WORK_JUDGEMENT] = { 1000, 5000 },
    [WORK_UNWATCHED] = { 6000, 0 },
};
static const int no_new_tables = 10000;

struct queue {
    struct work *first, **end;
    int n;
};

struct workers {
    struct workers_config config;
    pthread_t thread[THREADS_MAX];
    int n_threads;
    pthread_mutex_t lock;
    pthread_cond_t has_work;
    struct queue waiting[N_WORK_CLASSES], finished; /* under the lock, like all below */
    uint64_t turn, served[N_SHARES][SLOTS];         /* the turn in which each was served last */
    int n_waiting, watched_in_a_row, held, running;
    int64_t aged;
    bool is_closing;
    struct workers_figures figures;
    struct worker_memory own; /* of the loop, without threads */
};

static void clear(struct queue *q)
{
    q->first = NULL;
    q->end = &q->first;
    q->n = 0;
}

static void add(struct queue *q, struct work *w)
{
    w->next = NULL;
    *q->end = w;
    q->end = &w->next;
    q->n++;
}

/* The piece behind `link`, which is in q. */
static struct work *take(struct queue *q, struct work **link)
{
    struct work *w = *link;
    *link = w->next;
    if (!w->next)
        q->end = link;
    q->n--;
    return w;
}

/* ---- Who is next --------------------------------------------------------------------------- */

/* Was the owner of a served longer ago than that of b? */
static bool is_before(const struct workers *ws, const struct work *a, const struct work *b)
{
    for (int i = 0; i < N_SHARES; i++) {
        uint64_t of_a = ws->served[i][a->share[i] % SLOTS];
        uint64_t of_b = ws->served[i][b->share[i] % SLOTS];
        if (of_a != of_b)
            return of_a < of_b;
    }
    return false;
}

static struct work *next_of(struct workers *ws, struct queue *q)
{
    struct work **best = &q->first;
    for (struct work **at = &q->first; *at; at = &(*at)->next)
        if (is_before(ws, *at, *best))
            best = at;
    struct work *w = take(q, best);
    ws->turn++;
    for (int i = 0; i < N_SHARES; i++)
        ws->served[i][w->share[i] % SLOTS] = ws->turn;
    return w;
}

static int64_t microseconds(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* Without threads the loop that asks is the one that works: time passes when it says so. */
static int64_t present(const struct workers *ws)
{
    return (ws->config.threads ? microseconds() : 0) + ws->aged;
}

static int waited(const struct workers *ws, const struct work *w)
{
    return (int)((present(ws) - w->since) / 1000);
}

/* How long the bot waits that somebody waits for longest; its queue is in the order in which they came. */
static int strain(const struct workers *ws)
{
    const struct work *first = ws->waiting[WORK_WATCHED].first;
    return first ? waited(ws, first) : 0;
}

/* Nobody can want it any more. */
static bool is_late(const struct workers *ws, const struct work *w)
{
    return bounds[w->kind].patience && waited(ws, w) >= bounds[w->kind].patience;
}

/* With something waiting. */
static struct work *next_work(struct workers *ws)
{
    struct queue *unwatched = &ws->waiting[WORK_UNWATCHED];
    int kind = 0;
    ws->n_waiting--;
    while (!ws->waiting[kind].first)
        kind++;
    if (kind == WORK_WATCHED && unwatched->first && ++ws->watched_in_a_row >= UNWATCHED_EACH)
        kind = WORK_UNWATCHED;
    if (kind == WORK_UNWATCHED)
        ws->watched_in_a_row = 0;
    return next_of(ws, &ws->waiting[kind]);
}

void workers_watch(struct workers *ws, uint64_t table)
{
    pthread_mutex_lock(&ws->lock);
    struct queue *q = &ws->waiting[WORK_UNWATCHED];
    for (struct work **at = &q->first; *at;) {
        if ((*at)->share[BY_TABLE] != table) {
            at = &(*at)->next;
            continue;
        }
        struct work *w = take(q, at);
        w->since = present(ws); /* nobody has waited for it so far */
        add(&ws->waiting[WORK_WATCHED], w);
    }
    pthread_mutex_unlock(&ws->lock);
}

/* ---- Doing it ------------------------------------------------------------------------------ */

void *worker_memory(struct worker_memory *m, size_t size)
{
    if (size <= m->size)
        return m->bytes;
    size = (size + ALIGN - 1) / ALIGN * ALIGN;
    free(m->bytes);
    m->bytes = aligned_alloc(ALIGN, size);
    m->size = m->bytes ? size : 0;
    return m->bytes;
}

/* With the lock held and something waiting. */
static void work_once(struct workers *ws, struct worker_memory *m)
{
    struct work *w = next_work(ws);
    if (is_late(ws, w)) {
        ws->figures.shed[w->kind]++;
        add(&ws->finished, w);
        return;
    }
    ws->running++;
    pthread_mutex_unlock(&ws->lock);
    int64_t start = microseconds();
    w->run(w, m);
    w->was_run = true;
    int64_t us = microseconds() - start;
    pthread_mutex_lock(&ws->lock);
    ws->running--;
    ws->figures.finished++;
    ws->figures.busy_us += (uint64_t)us;
    add(&ws->finished, w);
}

static void *thread_main(void *argument)
{
    struct workers *ws = argument;
    struct worker_memory memory = { 0 };
    /* On Linux of this thread alone: a bot can wait, the loop and the store cannot. */
    (void)!nice(NICE);
    pthread_mutex_lock(&ws->lock);
    for (;;) {
        while (!ws->n_waiting && !ws->is_closing)
            pthread_cond_wait(&ws->has_work, &ws->lock);
        if (ws->is_closing)
            break;
        work_once(ws, &memory);
        ws->config.wake(ws->config.wake_context);
    }
    pthread_mutex_unlock(&ws->lock);
    free(memory.bytes);
    return NULL;
}

struct workers *workers_open(const struct workers_config *c)
{
    struct workers *ws = xcalloc(1, sizeof *ws);
    ws->config = *c;
    ws->held = -1;
    for (int i = 0; i < N_WORK_CLASSES; i++)
        clear(&ws->waiting[i]);
    clear(&ws->finished);
    pthread_mutex_init(&ws->lock, NULL);
    pthread_cond_init(&ws->has_work, NULL);
    while (ws->n_threads < c->threads && ws->n_threads < THREADS_MAX) {
        if (pthread_create(&ws->thread[ws->n_threads], NULL, thread_main, ws))
            break;
        ws->n_threads++;
    }
    return ws;
}

bool workers_put(struct workers *ws, struct work *w)
{
    const struct bounds *b = &bounds[w->kind];
    pthread_mutex_lock(&ws->lock);
    bool is_taken =
        ws->n_waiting < ws->config.max_waiting && !(b->strain && strain(ws) >= b->strain);
    if (is_taken) {
        w->since = present(ws);
        add(&ws->waiting[w->kind], w);
        ws->n_waiting++;
        pthread_cond_signal(&ws->has_work);
    } else {
        ws->figures.shed[w->kind]++;
    }
    pthread_mutex_unlock(&ws->lock);
    return is_taken;
}

bool workers_refuse(struct workers *ws)
{
    pthread_mutex_lock(&ws->lock);
    bool is_so = strain(ws) >= no_new_tables;
    pthread_mutex_unlock(&ws->lock);
    return is_so;
}

bool workers_deliver(struct workers *ws)
{
    struct work *ready;
    pthread_mutex_lock(&ws->lock);
    int left = ws->held < 0 ? ws->n_waiting : ws->held;
    while (ws->n_threads == 0 && ws->n_waiting && left-- > 0)
        work_once(ws, &ws->own);
    ready = ws->finished.first;
    clear(&ws->finished);
    pthread_mutex_unlock(&ws->lock);
    bool is_any = ready != NULL;
    while (ready) {
        struct work *w = ready;
        ready = w->next;
        w->done(w, ws->config.context);
    }
    return is_any;
}

void workers_close(struct workers *ws)
{
    if (!ws)
        return;
    pthread_mutex_lock(&ws->lock);
    ws->is_closing = true;
    pthread_cond_broadcast(&ws->has_work);
    pthread_mutex_unlock(&ws->lock);
    for (int i = 0; i < ws->n_threads; i++)
        pthread_join(ws->thread[i], NULL);
    while (ws->n_waiting)
        add(&ws->finished, next_work(ws));
    ws->n_threads = 1; /* nothing is begun any more */
    (void)workers_deliver(ws);
    pthread_mutex_destroy(&ws->lock);
    pthread_cond_destroy(&ws->has_work);
    free(ws->own.bytes);
    free(ws);
}

void workers_hold(struct workers *ws, int n)
{
    ws->held = n;
}

void workers_age(struct workers *ws, int milliseconds)
{
    ws->aged += (int64_t)milliseconds * 1000;
}

void workers_figures(struct workers *ws, struct workers_figures *out)
{
    pthread_mutex_lock(&ws->lock);
    *out = ws->figures;
    for (int i = 0; i < N_WORK_CLASSES; i++)
        out->waiting_of[i] = ws->waiting[i].n;
    out->waiting = ws->n_waiting;
    out->running = ws->running;
    pthread_mutex_unlock(&ws->lock);
}
