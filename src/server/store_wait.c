/* store_wait.c - trying to open a store once a second, away from the loop. */
#include "server/store_wait.h"
#include "store/xmalloc.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct store_wait {
    char *url;
    void (*wake)(void *context);
    void *context;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t has_ended;
    bool is_ended; /* under the lock, like all below */
    enum store_wait_state state;
    struct store *store;
    struct err e;
};

/* With the lock held: a second, or until nobody waits any more. */
static void pause_a_second(struct store_wait *w)
{
    struct timespec until;
    (void)clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    while (!w->is_ended && pthread_cond_timedwait(&w->has_ended, &w->lock, &until) == 0)
        continue;
}

static void *thread_main(void *argument)
{
    struct store_wait *w = argument;
    pthread_mutex_lock(&w->lock);
    while (w->state == STORE_WAITS && !w->is_ended) {
        pause_a_second(w);
        if (w->is_ended)
            break;
        pthread_mutex_unlock(&w->lock);
        struct err e = { 0 };
        struct store *store = store_open(w->url, &e);
        pthread_mutex_lock(&w->lock);
        w->e = e;
        w->store = store;
        if (store)
            w->state = STORE_OPENED;
        else if (e.code != ERR_AWAY)
            w->state = STORE_REFUSED;
    }
    pthread_mutex_unlock(&w->lock);
    w->wake(w->context);
    return NULL;
}

struct store_wait *store_wait_start(const char *url, void (*wake)(void *context), void *context)
{
    struct store_wait *w = xcalloc(1, sizeof *w);
    w->url = xstrdup(url);
    w->wake = wake;
    w->context = context;
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->has_ended, NULL);
    if (pthread_create(&w->thread, NULL, thread_main, w) == 0)
        return w;
    free(w->url);
    free(w);
    return NULL;
}

enum store_wait_state store_wait_look(struct store_wait *w, struct store **store, struct err *e)
{
    pthread_mutex_lock(&w->lock);
    enum store_wait_state state = w->state;
    *store = w->store;
    w->store = NULL;
    *e = w->e;
    pthread_mutex_unlock(&w->lock);
    return state;
}

void store_wait_end(struct store_wait *w)
{
    if (!w)
        return;
    pthread_mutex_lock(&w->lock);
    w->is_ended = true;
    pthread_cond_signal(&w->has_ended);
    pthread_mutex_unlock(&w->lock);
    pthread_join(w->thread, NULL);
    store_close(w->store);
    pthread_mutex_destroy(&w->lock);
    pthread_cond_destroy(&w->has_ended);
    free(w->url);
    free(w);
}
