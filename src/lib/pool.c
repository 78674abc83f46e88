/* pool.c - threads that share one piece of work after the other. */
#include "lib/pool.h"
#include <signal.h>
#include <string.h>
#include <unistd.h>

enum { LUMP = 32 };

static void share(struct lib_pool *p)
{
    for (int from; (from = atomic_fetch_add(&p->next, LUMP)) < p->n;)
        p->work(p->context, from, from + LUMP < p->n ? from + LUMP : p->n);
}

static void *help(void *context)
{
    struct lib_pool *p = context;
    (void)pthread_mutex_lock(&p->lock);
    /* Threads are started with a turn already set for them: their first one is the next. */
    for (unsigned seen = p->turn - 1;;) {
        while (p->turn == seen && !p->is_closing)
            (void)pthread_cond_wait(&p->begin, &p->lock);
        if (p->is_closing)
            break;
        seen = p->turn;
        (void)pthread_mutex_unlock(&p->lock);
        share(p);
        (void)pthread_mutex_lock(&p->lock);
        if (--p->n_busy == 0)
            (void)pthread_cond_signal(&p->end);
    }
    (void)pthread_mutex_unlock(&p->lock);
    return NULL;
}

void lib_pool_open(struct lib_pool *p, int threads)
{
    memset(p, 0, sizeof *p);
    p->threads = threads;
}

/* Signals are the business of the caller's threads. The lock is held. */
static void start(struct lib_pool *p)
{
    sigset_t all, before;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    for (p->n_started = 1; p->n_started < p->threads; p->n_started++)
        if (pthread_create(&p->thread[p->n_started], NULL, help, p) != 0)
            break;
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void lib_pool_run(struct lib_pool *p, int n, void (*work)(void *context, int from, int to),
                  void *context)
{
    if (p->threads < 2 || n <= LUMP) {
        work(context, 0, n);
        return;
    }
    bool is_new = p->owner != getpid();
    if (is_new) {
        (void)pthread_mutex_init(&p->lock, NULL);
        (void)pthread_cond_init(&p->begin, NULL);
        (void)pthread_cond_init(&p->end, NULL);
        p->owner = getpid();
    }
    (void)pthread_mutex_lock(&p->lock);
    p->work = work;
    p->context = context;
    p->n = n;
    atomic_store(&p->next, 0);
    p->turn++;
    if (is_new)
        start(p);
    p->n_busy = p->n_started - 1;
    (void)pthread_cond_broadcast(&p->begin);
    (void)pthread_mutex_unlock(&p->lock);
    share(p);
    (void)pthread_mutex_lock(&p->lock);
    while (p->n_busy)
        (void)pthread_cond_wait(&p->end, &p->lock);
    (void)pthread_mutex_unlock(&p->lock);
}

void lib_pool_close(struct lib_pool *p)
{
    if (p->owner != getpid())
        return; /* none were started, or they are another process's */
    (void)pthread_mutex_lock(&p->lock);
    p->is_closing = true;
    (void)pthread_cond_broadcast(&p->begin);
    (void)pthread_mutex_unlock(&p->lock);
    for (int i = 1; i < p->n_started; i++)
        (void)pthread_join(p->thread[i], NULL);
    (void)pthread_cond_destroy(&p->begin);
    (void)pthread_cond_destroy(&p->end);
    (void)pthread_mutex_destroy(&p->lock);
}
