/* worker.c - worker threads: a queue of work, and memory that each thread keeps. */
#define _DEFAULT_SOURCE /* nice */
#include "server/worker.h"
#include "store/xmalloc.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { THREADS_MAX = 64, ALIGN = 16, NICE = 10 };

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
    struct queue waiting, finished; /* under the lock, like all below */
    int running;
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

static struct work *take(struct queue *q)
{
    struct work *w = q->first;
    if (!w)
        return NULL;
    q->first = w->next;
    if (!q->first)
        q->end = &q->first;
    q->n--;
    return w;
}

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

static uint64_t microseconds(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

/* With the lock held and something waiting. */
static void work_once(struct workers *ws, struct worker_memory *m)
{
    struct work *w = take(&ws->waiting);
    ws->running++;
    pthread_mutex_unlock(&ws->lock);
    uint64_t start = microseconds();
    w->run(w, m);
    uint64_t us = microseconds() - start;
    pthread_mutex_lock(&ws->lock);
    ws->running--;
    ws->figures.finished++;
    ws->figures.busy_us += us;
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
        while (!ws->waiting.first && !ws->is_closing)
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
    clear(&ws->waiting);
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
    pthread_mutex_lock(&ws->lock);
    bool is_taken = ws->waiting.n < ws->config.max_waiting;
    if (is_taken) {
        add(&ws->waiting, w);
        pthread_cond_signal(&ws->has_work);
    }
    pthread_mutex_unlock(&ws->lock);
    return is_taken;
}

bool workers_deliver(struct workers *ws)
{
    struct work *ready;
    pthread_mutex_lock(&ws->lock);
    while (ws->n_threads == 0 && ws->waiting.first)
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
    for (struct work *w; (w = take(&ws->waiting)) != NULL;)
        add(&ws->finished, w);
    ws->n_threads = 1; /* nothing is begun any more */
    (void)workers_deliver(ws);
    pthread_mutex_destroy(&ws->lock);
    pthread_cond_destroy(&ws->has_work);
    free(ws->own.bytes);
    free(ws);
}

void workers_figures(struct workers *ws, struct workers_figures *out)
{
    pthread_mutex_lock(&ws->lock);
    *out = ws->figures;
    out->waiting = ws->waiting.n;
    out->running = ws->running;
    pthread_mutex_unlock(&ws->lock);
}
