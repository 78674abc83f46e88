/*
 * postgres_feed.c - notices through PostgreSQL: NOTIFY and LISTEN on a connection of their own, with a thread that
 * does nothing else. They are sent after the commit, never within it: the lock that NOTIFY takes would be held while
 * commits are flushed. All that waits goes out as one notice.
 */
#include "store/feed.h"
#include "store/xmalloc.h"
#include <fcntl.h>
#include <libpq-fe.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    PAYLOAD = 7900,    /* PostgreSQL takes less than 8,000 bytes */
    WAITING = 1 << 20, /* bytes; more than that is a gap for the others to find by asking */
    HEARD = 8192,      /* notices */
    AGAIN_MS = 1000    /* between two tries to connect */
};

struct postgres_feed {
    struct feed base;
    char *url;
    char node[STORE_ID];
    void (*wake)(void *context);
    void *context;
    pthread_t thread;
    PGconn *connection; /* that it begins with, if there is one; then the thread's */
    int pipe[2];        /* a byte: there is something to send, or it is the end */
    pthread_mutex_t lock;
    char *waiting; /* under the lock, like all below: words with a blank before each */
    size_t n_waiting, room;
    struct notice *heard; /* a ring */
    size_t first, n_heard;
    bool has_gap, is_closing;
};

/* ---- On the thread ---- */

static void hear_gap(struct postgres_feed *f)
{
    pthread_mutex_lock(&f->lock);
    f->has_gap = true;
    pthread_mutex_unlock(&f->lock);
    f->wake(f->context);
}

/* That it ends is found out anyway, and said once, in the log. */
static void say_nothing(void *context, const char *message)
{
    (void)context;
    (void)message;
}

static PGconn *connected(const struct postgres_feed *f)
{
    static const char *const keys[] = { "connect_timeout", "tcp_user_timeout",
                                        "fallback_application_name", "dbname", NULL };
    const char *values[] = { "5", "10000", "vaka-feed", f->url, NULL };
    PGconn *c = PQconnectdbParams(keys, values, 1);
    PQsetNoticeProcessor(c, say_nothing, NULL);
    if (PQstatus(c) == CONNECTION_OK) {
        PGresult *r = PQexec(c, "SET synchronous_commit = off; LISTEN vaka");
        bool is_good = PQresultStatus(r) == PGRES_COMMAND_OK;
        PQclear(r);
        if (is_good)
            return c;
    }
    PQfinish(c);
    return NULL;
}

/* The payload: the node that speaks, then words. */
static void take_payload(struct postgres_feed *f, const char *text)
{
    struct notice n;
    size_t length = strcspn(text, " ");
    char node[STORE_ID] = "";
    if (length >= sizeof node)
        return;
    memcpy(node, text, length);
    if (strcmp(node, f->node) == 0)
        return; /* our own */
    pthread_mutex_lock(&f->lock);
    for (text += length; *text; text += length) {
        text += strspn(text, " ");
        length = strcspn(text, " ");
        if (!notice_read(text, length, &n))
            continue;
        memcpy(n.node, node, sizeof n.node);
        if (f->n_heard < HEARD)
            f->heard[(f->first + f->n_heard++) % HEARD] = n;
        else
            f->has_gap = true;
    }
    pthread_mutex_unlock(&f->lock);
}

static void take_notices(struct postgres_feed *f, PGconn *c)
{
    bool is_any = false;
    for (PGnotify *n; (n = PQnotifies(c)) != NULL; is_any = true) {
        take_payload(f, n->extra);
        PQfreemem(n);
    }
    if (is_any)
        f->wake(f->context);
}

/* The words that fit into one payload; false: there are none. */
static bool next_payload(struct postgres_feed *f, char *payload)
{
    pthread_mutex_lock(&f->lock);
    size_t n = f->n_waiting;
    if (n > PAYLOAD - STORE_ID) {
        n = PAYLOAD - STORE_ID;
        while (n > 0 && f->waiting[n] != ' ')
            n--;
    }
    size_t head = strlen(f->node);
    memcpy(payload, f->node, head);
    memcpy(payload + head, f->waiting, n);
    payload[head + n] = 0;
    f->n_waiting -= n;
    memmove(f->waiting, f->waiting + n, f->n_waiting);
    pthread_mutex_unlock(&f->lock);
    return n > 0;
}

static bool send_all(struct postgres_feed *f, PGconn *c)
{
    char payload[PAYLOAD + 1];
    const char *value = payload;
    bool is_good = true;
    while (is_good && next_payload(f, payload)) {
        PGresult *r =
            PQexecParams(c, "SELECT pg_notify('vaka', $1)", 1, NULL, &value, NULL, NULL, 0);
        is_good = PQresultStatus(r) == PGRES_TUPLES_OK;
        PQclear(r);
        take_notices(f, c);
    }
    return is_good;
}

static bool is_closing(struct postgres_feed *f)
{
    pthread_mutex_lock(&f->lock);
    bool is_so = f->is_closing;
    pthread_mutex_unlock(&f->lock);
    return is_so;
}

/* Wait for one or the other, and empty the pipe. */
static void wait_for(struct postgres_feed *f, int socket, int ms)
{
    struct pollfd p[2] = { { .fd = f->pipe[0], .events = POLLIN },
                           { .fd = socket, .events = POLLIN } };
    char bytes[64];
    (void)poll(p, socket < 0 ? 1 : 2, ms);
    while (read(f->pipe[0], bytes, sizeof bytes) > 0)
        continue;
}

static void *thread_main(void *argument)
{
    struct postgres_feed *f = argument;
    PGconn *c = f->connection;
    while (!is_closing(f)) {
        if (!c) {
            c = connected(f);
            if (!c) {
                wait_for(f, -1, AGAIN_MS);
                continue;
            }
            hear_gap(f);
        }
        bool is_good = send_all(f, c);
        if (is_good) {
            wait_for(f, PQsocket(c), -1);
            is_good = PQconsumeInput(c);
            take_notices(f, c);
        }
        if (!is_good || PQstatus(c) != CONNECTION_OK) {
            PQfinish(c);
            c = NULL;
        }
    }
    if (c)
        (void)send_all(f, c);
    PQfinish(c);
    return NULL;
}

/* ---- For the loop ---- */

static void nudge(struct postgres_feed *f)
{
    (void)!write(f->pipe[1], "", 1); /* a full pipe wakes as well */
}

static void tell(struct feed *base, const struct notice *n)
{
    struct postgres_feed *f = (struct postgres_feed *)base;
    char word[NOTICE_TEXT];
    notice_write(n, word);
    size_t length = strlen(word);
    pthread_mutex_lock(&f->lock);
    if (f->n_waiting + length + 1 > f->room && f->room < WAITING) {
        f->room = f->room ? f->room * 2 : 4096;
        f->waiting = xrealloc(f->waiting, f->room, 1);
    }
    if (f->n_waiting + length + 1 <= f->room) {
        f->waiting[f->n_waiting] = ' ';
        memcpy(f->waiting + f->n_waiting + 1, word, length);
        f->n_waiting += length + 1;
    }
    pthread_mutex_unlock(&f->lock);
    nudge(f);
}

static bool hear(struct feed *base, struct notice *n)
{
    struct postgres_feed *f = (struct postgres_feed *)base;
    pthread_mutex_lock(&f->lock);
    bool is_any = f->has_gap || f->n_heard > 0;
    if (f->has_gap) {
        *n = (struct notice){ .kind = NOTICE_GAP };
        f->has_gap = false;
    } else if (is_any) {
        *n = f->heard[f->first];
        f->first = (f->first + 1) % HEARD;
        f->n_heard--;
    }
    pthread_mutex_unlock(&f->lock);
    return is_any;
}

static void close_feed(struct feed *base)
{
    struct postgres_feed *f = (struct postgres_feed *)base;
    pthread_mutex_lock(&f->lock);
    f->is_closing = true;
    pthread_mutex_unlock(&f->lock);
    nudge(f);
    pthread_join(f->thread, NULL);
    close(f->pipe[0]);
    close(f->pipe[1]);
    pthread_mutex_destroy(&f->lock);
    free(f->waiting);
    free(f->heard);
    free(f->url);
    free(f);
}

static const struct feed_ops postgres_feed_ops = { tell, hear, close_feed };

struct feed *feed_postgres_open(const char *url, const char *node, void (*wake)(void *context),
                                void *context)
{
    struct postgres_feed *f = xcalloc(1, sizeof *f);
    f->base.ops = &postgres_feed_ops;
    f->wake = wake;
    f->context = context;
    memcpy(f->node, node, strlen(node));
    if (pipe(f->pipe)) {
        free(f);
        return NULL;
    }
    for (int i = 0; i < 2; i++) {
        (void)fcntl(f->pipe[i], F_SETFD, FD_CLOEXEC);
        (void)fcntl(f->pipe[i], F_SETFL, O_NONBLOCK);
    }
    f->url = xstrdup(url);
    f->heard = xcalloc(HEARD, sizeof *f->heard);
    f->room = 4096;
    f->waiting = xmalloc(f->room);
    f->connection = connected(f); /* whoever has a feed hears all that is said from now on */
    pthread_mutex_init(&f->lock, NULL);
    if (pthread_create(&f->thread, NULL, thread_main, f) == 0)
        return &f->base;
    PQfinish(f->connection);
    close(f->pipe[0]);
    close(f->pipe[1]);
    free(f->waiting);
    free(f->heard);
    free(f->url);
    free(f);
    return NULL;
}
