/* keeper.c - the store thread: one queue of jobs, one transaction for all that wait. */
#include "server/keeper.h"
#include "server/metrics.h"
#include "store/xmalloc.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/*
 * Where many play at once a transaction waits until so long after the one before it began: what a commit costs besides
 * its rows is then shared by all that came meanwhile. Who plays alone waits for nobody.
 */
enum { APART_US = 2000 };

struct list {
    struct keeper_job *first, **end;
    int n;
};

struct keeper {
    struct keeper_config config;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t has_work;
    struct list waiting, finished; /* under the lock, like all below */
    bool is_closing;
    bool has_company; /* the last batch was of several, or more had come while it was written */
    uint64_t began;   /* that batch, in microseconds */
    struct keeper_figures figures;
};

static void list_clear(struct list *l)
{
    l->first = NULL;
    l->end = &l->first;
    l->n = 0;
}

static void list_add(struct list *l, struct keeper_job *job)
{
    job->next = NULL;
    *l->end = job;
    l->end = &job->next;
    l->n++;
}

/* All of `from` behind `to`. */
static void list_move(struct list *to, struct list *from)
{
    if (!from->first)
        return;
    *to->end = from->first;
    to->end = from->end;
    to->n += from->n;
    list_clear(from);
}

static uint64_t microseconds(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

/* ---- One batch ----------------------------------------------------------------------------- */

static void run_job(struct keeper_job *job, struct store *s)
{
    if (store_mark_point(s, &job->e))
        return;
    if (job->run(job, s, &job->e) == 0) {
        job->e.code = ERR_NONE;
        store_keep_mark(s);
        return;
    }
    if (job->e.code == ERR_NONE)
        job->e.code = ERR_UNAVAILABLE;
    store_undo_to_mark(s);
}

/* All changes of tables at once: a store far away is asked once for all of them. */
static void run_changes(struct keeper_job *first, struct store *s)
{
    int n = 0, i = 0;
    for (const struct keeper_job *job = first; job; job = job->next)
        n += job->change != NULL;
    if (n == 0)
        return;
    struct store_change **all = xcalloc((size_t)n, sizeof(struct store_change *));
    struct err e = { 0 };
    for (struct keeper_job *job = first; job; job = job->next)
        if (job->change)
            all[i++] = job->change;
    bool is_lost = store_changes(s, all, n, &e) != 0;
    for (struct keeper_job *job = first; job; job = job->next)
        if (job->change && (is_lost || job->change->outcome == CHANGE_REFUSED))
            job->e = is_lost ? e : job->change->fault;
    free(all);
}

static void fail_all(struct keeper_job *first, const struct err *e)
{
    for (struct keeper_job *job = first; job; job = job->next)
        if (job->e.code == ERR_NONE)
            job->e = *e;
}

/* Was it committed? */
static bool run_batch(struct keeper *k, struct keeper_job *first)
{
    struct err e = { 0 };
    for (struct keeper_job *job = first; job; job = job->next)
        job->e = (struct err){ 0 };
    if (store_begin(k->config.store, &e)) {
        fail_all(first, &e);
        return false;
    }
    run_changes(first, k->config.store);
    for (struct keeper_job *job = first; job; job = job->next)
        if (!job->change)
            run_job(job, k->config.store);
    if (store_commit(k->config.store, &e) == 0)
        return true;
    fail_all(first, &e);
    return false;
}

static bool can_write(struct store *s)
{
    struct err e = { 0 };
    if (store_begin(s, &e))
        return false;
    if (store_probe(s, &e) == 0)
        return store_commit(s, &e) == 0;
    store_rollback(s);
    return false;
}

static void count(struct keeper *k, const struct list *batch, bool is_committed, uint64_t us)
{
    struct keeper_figures *f = &k->figures;
    for (const struct keeper_job *job = batch->first; job; job = job->next) {
        f->jobs++;
        f->failed_jobs += job->e.code != ERR_NONE;
    }
    f->commits += is_committed;
    f->failed_commits += !is_committed;
    if (batch->n > f->longest_batch)
        f->longest_batch = batch->n;
    metrics_add(k->config.metrics, is_committed ? M_COMMITS : M_COMMITS_FAILED, 1);
    metrics_set(k->config.metrics, M_STORE_FAILING, f->is_failing);
    metrics_time(k->config.metrics, M_COMMIT_SECONDS, (double)us * 1e-6);
}

/* With the lock held: take all that waits, run it without the lock, and file the results. */
static void work_once(struct keeper *k)
{
    struct list batch;
    list_clear(&batch);
    list_move(&batch, &k->waiting);
    bool is_failing = k->figures.is_failing;
    pthread_mutex_unlock(&k->lock);
    uint64_t start = microseconds();
    bool is_committed = run_batch(k, batch.first);
    uint64_t end = microseconds(), us = end - start;
    if (!is_committed)
        is_failing = true;
    else if (is_failing)
        is_failing = !can_write(k->config.store);
    for (struct keeper_job *job = batch.first; job; job = job->next)
        job->committed = end;
    pthread_mutex_lock(&k->lock);
    k->began = start;
    k->has_company = batch.n > 1 || k->waiting.n > 0;
    k->figures.is_failing = is_failing;
    count(k, &batch, is_committed, us);
    list_move(&k->finished, &batch);
}

/* With the lock held: until those may have come who will share the next transaction. */
static void await_company(struct keeper *k)
{
    uint64_t now = microseconds(), until = k->began + APART_US;
    if (!k->has_company || now >= until)
        return;
    struct timespec rest = { .tv_nsec = (long)(until - now) * 1000 };
    pthread_mutex_unlock(&k->lock);
    (void)nanosleep(&rest, NULL);
    pthread_mutex_lock(&k->lock);
}

static void *thread_main(void *argument)
{
    struct keeper *k = argument;
    pthread_mutex_lock(&k->lock);
    for (;;) {
        while (!k->waiting.first && !k->is_closing)
            pthread_cond_wait(&k->has_work, &k->lock);
        if (!k->waiting.first)
            break;
        await_company(k);
        work_once(k);
        k->config.wake(k->config.wake_context);
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

/* ---- For the loop -------------------------------------------------------------------------- */

struct keeper *keeper_open(const struct keeper_config *c, struct err *e)
{
    struct keeper *k = xcalloc(1, sizeof *k);
    k->config = *c;
    list_clear(&k->waiting);
    list_clear(&k->finished);
    pthread_mutex_init(&k->lock, NULL);
    pthread_cond_init(&k->has_work, NULL);
    if (c->has_thread && pthread_create(&k->thread, NULL, thread_main, k)) {
        err_set(e, ERR_UNAVAILABLE, "cannot start a thread for the store");
        free(k);
        return NULL;
    }
    return k;
}

bool keeper_put(struct keeper *k, struct keeper_job *job)
{
    pthread_mutex_lock(&k->lock);
    bool is_taken = k->waiting.n < k->config.max_waiting;
    if (is_taken) {
        list_add(&k->waiting, job);
        pthread_cond_signal(&k->has_work);
    }
    pthread_mutex_unlock(&k->lock);
    return is_taken;
}

bool keeper_deliver(struct keeper *k)
{
    struct list ready;
    list_clear(&ready);
    pthread_mutex_lock(&k->lock);
    if (!k->config.has_thread && k->waiting.first)
        work_once(k);
    list_move(&ready, &k->finished);
    pthread_mutex_unlock(&k->lock);
    bool is_any = ready.first != NULL;
    while (ready.first) {
        struct keeper_job *job = ready.first;
        ready.first = job->next;
        job->done(job, k->config.context);
    }
    return is_any;
}

void keeper_close(struct keeper *k)
{
    if (!k)
        return;
    pthread_mutex_lock(&k->lock);
    k->is_closing = true;
    pthread_cond_signal(&k->has_work);
    pthread_mutex_unlock(&k->lock);
    if (k->config.has_thread)
        pthread_join(k->thread, NULL);
    k->config.has_thread = false; /* what `done` puts now is done here */
    while (keeper_deliver(k))
        continue;
    pthread_mutex_destroy(&k->lock);
    pthread_cond_destroy(&k->has_work);
    store_close(k->config.store);
    free(k);
}

void keeper_figures(struct keeper *k, struct keeper_figures *out)
{
    pthread_mutex_lock(&k->lock);
    *out = k->figures;
    out->waiting = k->waiting.n;
    pthread_mutex_unlock(&k->lock);
}
