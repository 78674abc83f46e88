/*
 * pool.h - threads that share one piece of work after the other: items from 0 on, in lumps, in no order. The
 * caller works too. After a fork the child has threads of its own again.
 */
#ifndef VAKA_LIB_POOL_H
#define VAKA_LIB_POOL_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/types.h>

enum { POOL_THREADS_MAX = 256 };

struct lib_pool {
    int threads, n_started; /* the caller is the first of them */
    pid_t owner;            /* whose threads they are */
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    unsigned turn; /* pieces of work so far */
    int n_busy;
    bool is_closing;
    void (*work)(void *context, int from, int to);
    void *context;
    int n;
    atomic_int next;
    pthread_t thread[POOL_THREADS_MAX];
};

void lib_pool_open(struct lib_pool *p, int threads);
/* Where the system gives fewer threads than were asked for, these do. */
void lib_pool_run(struct lib_pool *p, int n, void (*work)(void *context, int from, int to),
                  void *context);
void lib_pool_close(struct lib_pool *p);

#endif
