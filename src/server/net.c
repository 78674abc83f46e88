/*
 * net.c - the loop: an epoll of Linux, connections that read requests, and a clock. What is read
 * goes to net_http.c and net_frame.c, what is decided to net_request.c and net_connection.c, what
 * is written to net_queue.c.
 */
#include "server/log.h"
#include "server/net_parse.h"
#include "server/net_private.h"
#include "store/xmalloc.h"
#include "words/tell.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    SPARE_CONNECTIONS = 256, /* beside sockets: pages and requests */
    SPARE_FILES = 64,        /* store, log, the loop itself */
    TICK_MILLISECONDS = 100,
    ADDRESSES_MAX = 65536,
    ACCEPTS_AT_ONCE = 64,
    EVENTS_AT_ONCE = 256,
    READ_BYTES = 16384,
    READS_AT_ONCE = 4, /* then it is somebody else's turn */
    SWEEP_MILLISECONDS = 10000
};

static int64_t clock_of(clockid_t which)
{
    struct timespec t;
    (void)clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static int64_t net_clock(void)
{
    return clock_of(CLOCK_MONOTONIC);
}

int64_t net_deadline(const struct net *n, int seconds)
{
    return n->now + (int64_t)seconds * 1000 / n->haste;
}

void net_want_write(struct connection *c)
{
    if (c->is_ready)
        return;
    c->is_ready = true;
    c->next_ready = c->net->ready;
    c->net->ready = c;
}

void net_kill(struct connection *c)
{
    c->is_dead = true;
    net_want_write(c);
}

/* ---- Requests ---- */

static void dispatch(struct connection *c)
{
    struct net *n = c->net;
    c->request->is_handled = true;
    c->state = C_HANDLER;
    c->deadline = net_deadline(n, NET_ANSWER_SECONDS);
    n->handlers.request(n->handlers.context, c->request);
}

/* As much of the body as has come with the head. */
static void begin_body(struct connection *c, struct net_request *q)
{
    q->body = xmalloc(q->expected + 1);
    q->n_body = c->n_in < q->expected ? c->n_in : q->expected;
    memcpy(q->body, c->in, q->n_body);
    q->body[q->n_body] = '\0';
    c->n_in -= q->n_body;
    memmove(c->in, c->in + q->n_body, c->n_in);
    if (q->n_body == q->expected) {
        dispatch(c);
        return;
    }
    c->state = C_BODY;
    c->deadline = net_deadline(c->net, NET_BODY_SECONDS);
    if (!q->is_old && q->header[H_EXPECT] && net_has_word(q->header[H_EXPECT], "100-continue"))
        (void)send(c->fd, "HTTP/1.1 100 Continue\r\n\r\n", 25, MSG_NOSIGNAL | MSG_DONTWAIT);
}

static void begin_request(struct connection *c, const struct http_head *h)
{
    struct net *n = c->net;
    struct net_request *q = net_request_new(c);
    c->request = q;
    n->figures.requests++;
    const char *why = net_request_fill(q, h);
    if (why) {
        c->answer.is_last = true;
        net_refused(n, M_REFUSED_BAD);
        net_refuse(q, 400, "bad_request", why);
    } else if (net_wants_socket(q)) {
        net_let_in(c, q);
    } else if (!net_is_malformed(c, q) &&
               net_admit(q, limits_peer(n->limits, q->address, n->now))) {
        if (q->expected > 0)
            begin_body(c, q);
        else
            dispatch(c);
    }
}

/* What no request can be made of. */
static void refuse_bytes(struct connection *c, int status, const char *why)
{
    c->request = net_request_new(c);
    c->request->path = xstrdup("");
    c->answer.is_last = true;
    net_refused(c->net, status == 431 ? M_REFUSED_SIZE : M_REFUSED_BAD);
    net_refuse(c->request, status, status == 431 ? "too_large" : "bad_request", why);
}

/* One request of the bytes that are there, if they are one. */
static void look_at_bytes(struct connection *c)
{
    struct http_head h;
    const char *why = NULL;
    if (c->state != C_HEAD || c->n_in == 0)
        return;
    int n = http_read(c->in, c->n_in, &h, &why);
    if (n < 0) {
        refuse_bytes(c, -n, why);
    } else if (n > 0) {
        char *head = xmemdup(c->in, (size_t)n);
        c->n_in -= (size_t)n;
        memmove(c->in, c->in + n, c->n_in);
        (void)http_read(head, (size_t)n, &h, &why); /* its rows point into the copy */
        begin_request(c, &h);
        free(head);
    }
}

/* ---- Bytes that come in ---- */

/* 0 when nothing is there now, -1 when nothing will come. */
static ssize_t read_bytes(struct connection *c, void *to, size_t n)
{
    for (;;) {
        ssize_t got = recv(c->fd, to, n, MSG_DONTWAIT);
        if (got > 0)
            return got;
        if (got == 0)
            return -1;
        if (errno == EAGAIN || errno == EWOULDBLOCK)
            return 0;
        if (errno != EINTR)
            return -1;
    }
}

static ssize_t read_head(struct connection *c)
{
    if (!c->in)
        c->in = xmalloc(HTTP_HEAD);
    ssize_t got = read_bytes(c, c->in + c->n_in, HTTP_HEAD - c->n_in);
    if (got > 0) {
        c->n_in += (size_t)got;
        look_at_bytes(c);
    }
    return got;
}

static ssize_t read_body(struct connection *c)
{
    struct net_request *q = c->request;
    ssize_t got = read_bytes(c, q->body + q->n_body, q->expected - q->n_body);
    if (got <= 0)
        return got;
    q->n_body += (size_t)got;
    q->body[q->n_body] = '\0';
    c->net->figures.bytes_in += (uint64_t)got;
    metrics_add(c->net->metrics, M_BYTES_IN, got);
    if (q->n_body == q->expected)
        dispatch(c);
    return got;
}

static ssize_t read_socket(struct connection *c)
{
    unsigned char bytes[READ_BYTES];
    ssize_t got = read_bytes(c, bytes, sizeof bytes);
    if (got > 0 && c->state == C_SOCKET)
        net_hear(c, bytes, (size_t)got);
    return got;
}

static void on_readable(struct connection *c)
{
    for (int i = 0; i < READS_AT_ONCE && !c->is_dead; i++) {
        ssize_t got = 0;
        switch (c->state) {
        case C_HEAD: got = read_head(c); break;
        case C_BODY: got = read_body(c); break;
        case C_SOCKET:
        case C_LINGER: got = read_socket(c); break;
        case C_HANDLER:
        case C_ANSWER: return;
        }
        if (got < 0)
            net_kill(c);
        if (got <= 0 || (c->state == C_SOCKET && got < READ_BYTES))
            return; /* that was all; what comes now is told by the next look */
    }
}

/* ---- Looking at connections when the handlers are done ---- */

/* Our last words are out: the other side may read them before it is cut. */
static void linger(struct connection *c)
{
    net_socket_gone(c);
    (void)shutdown(c->fd, SHUT_WR);
    c->state = C_LINGER;
    c->deadline = net_deadline(c->net, NET_LINGER_SECONDS);
}

static void write_some(struct connection *c)
{
    int result = 0;
    if (c->state == C_ANSWER) {
        result = net_write_answer(c);
        if (result == 1) {
            bool is_last = c->answer.is_last;
            net_answer_free(&c->answer);
            if (is_last) {
                linger(c);
            } else {
                c->state = C_HEAD;
                c->deadline = net_deadline(c->net, NET_IDLE_SECONDS);
                look_at_bytes(c);
            }
        }
    } else if (c->state == C_SOCKET) {
        result = net_write_letters(c);
        if (result == 1 && c->socket->is_ending)
            linger(c);
    }
    if (result < 0)
        c->is_dead = true;
}

static void set_interest(struct connection *c)
{
    static const uint32_t of_state[] = {
        [C_HEAD] = EPOLLIN,    [C_BODY] = EPOLLIN,   [C_HANDLER] = 0,
        [C_ANSWER] = EPOLLOUT, [C_SOCKET] = EPOLLIN, [C_LINGER] = EPOLLIN,
    };
    uint32_t wanted = of_state[c->state];
    if (c->state == C_SOCKET && c->socket->first)
        wanted |= EPOLLOUT;
    if (wanted == c->interest)
        return;
    struct epoll_event e = { .events = wanted, .data = { .ptr = c } };
    (void)epoll_ctl(c->net->epoll, EPOLL_CTL_MOD, c->fd, &e);
    c->interest = wanted;
}

static void look_at_ready(struct net *n)
{
    while (n->ready) {
        struct connection *c = n->ready;
        n->ready = c->next_ready;
        c->is_ready = false;
        if (!c->is_dead)
            write_some(c);
        if (c->is_ready)
            continue; /* there is more to do: it is on the list again */
        if (c->is_dead)
            net_connection_gone(c);
        else
            set_interest(c);
    }
}

/* ---- The door ---- */

static void come_in(struct net *n, int fd, const char *address)
{
    const struct peer *peer = limits_peer(n->limits, address, n->now);
    if (n->figures.connections >= n->max_connections) {
        net_refused(n, M_REFUSED_FULL);
        net_turn_away(fd, 503);
        return;
    }
    if (!n->config.behind_proxy && peer->connections >= n->config.max_per_address) {
        net_refused(n, M_REFUSED_ADDRESS);
        net_turn_away(fd, 429);
        return;
    }
    struct connection *c = net_connection_new(n, fd, address);
    struct epoll_event e = { .events = EPOLLIN, .data = { .ptr = c } };
    c->interest = EPOLLIN;
    if (epoll_ctl(n->epoll, EPOLL_CTL_ADD, fd, &e) < 0)
        net_kill(c);
}

static void accept_some(struct net *n, int listener)
{
    for (int i = 0; i < ACCEPTS_AT_ONCE; i++) {
        char address[NET_ADDRESS];
        int fd = net_accept(listener, address);
        if (fd < 0)
            return;
        come_in(n, fd, address);
    }
}

/* ---- The clock ---- */

/* Whoever takes too long over a request or over its answer, or has gone without a word. */
static void close_late(struct net *n)
{
    for (struct connection *c = n->connections; c; c = c->next) {
        if (c->deadline && n->now >= c->deadline) {
            if (c->state == C_BODY || c->state == C_ANSWER || c->n_in > 0)
                net_refused(n, M_REFUSED_LATE);
            net_kill(c);
        } else if (c->state == C_SOCKET) {
            int64_t silent = (n->now - c->heard) * n->haste;
            if (silent >= (int64_t)NET_SILENT_SECONDS * 1000) {
                net_kill(c);
            } else if (silent >= (int64_t)NET_PING_SECONDS * 1000 && !c->is_pinged) {
                c->is_pinged = true;
                net_send_frame(c->socket, FRAME_PING, "", 0);
            }
        }
    }
}

static void tick(struct net *n)
{
    if (n->now - n->ticked >= TICK_MILLISECONDS) {
        n->ticked = n->now;
        close_late(n);
    }
    if (n->now - n->swept >= SWEEP_MILLISECONDS) {
        n->swept = n->now;
        limits_sweep(n->limits, n->config.request_rate, n->now);
    }
    n->handlers.tick(n->handlers.context, clock_of(CLOCK_REALTIME));
}

/* ---- The loop ---- */

/* Listeners and the bell are told from connections by where their pointers point. */
static bool is_own(struct net *n, const struct epoll_event *e, bool *is_rung)
{
    if (e->data.ptr == &n->bell) {
        uint64_t count = 0;
        (void)!read(n->bell, &count, sizeof count);
        *is_rung = true;
        return true;
    }
    for (int i = 0; i < n->n_listeners; i++) {
        if (e->data.ptr == &n->listener[i]) {
            accept_some(n, n->listener[i]);
            return true;
        }
    }
    return false;
}

static void turn(struct net *n)
{
    struct epoll_event events[EVENTS_AT_ONCE];
    bool is_rung = false;
    int64_t wait = n->ticked + TICK_MILLISECONDS - net_clock();
    int n_events = epoll_wait(n->epoll, events, EVENTS_AT_ONCE, wait > 0 ? (int)wait : 0);
    n->now = net_clock();
    for (int i = 0; i < n_events; i++) {
        if (is_own(n, &events[i], &is_rung))
            continue;
        struct connection *c = events[i].data.ptr;
        bool is_broken = (events[i].events & (EPOLLERR | EPOLLHUP)) != 0;
        if (events[i].events & EPOLLIN)
            on_readable(c);
        else if (is_broken)
            net_kill(c);
        net_want_write(c);
    }
    look_at_ready(n);
    if (is_rung || n->now - n->ticked >= TICK_MILLISECONDS) {
        tick(n);
        look_at_ready(n);
    }
}

/* Enough descriptors for what is allowed, or fewer connections. */
static void make_room(struct net *n)
{
    struct rlimit files;
    n->max_connections = n->config.max_sockets + SPARE_CONNECTIONS;
    rlim_t wanted = (rlim_t)n->max_connections + SPARE_FILES;
    if (getrlimit(RLIMIT_NOFILE, &files) < 0)
        return;
    if (files.rlim_cur < wanted) {
        files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        (void)setrlimit(RLIMIT_NOFILE, &files);
    }
    if (files.rlim_cur < wanted) {
        n->max_connections = (int)files.rlim_cur - SPARE_FILES;
        log_event(LOG_WARN, "few_descriptors", "allowed=%llu connections=%d",
                  (unsigned long long)files.rlim_cur, n->max_connections);
    }
}

static bool watch(struct net *n, int *fd)
{
    struct epoll_event e = { .events = EPOLLIN, .data = { .ptr = fd } };
    return epoll_ctl(n->epoll, EPOLL_CTL_ADD, *fd, &e) == 0;
}

struct net *net_open(const struct net_config *c, const struct net_handlers *h, char *why, size_t n)
{
    struct net *net = xcalloc(1, sizeof *net);
    net->config = *c;
    net->handlers = *h;
    net->port = c->port;
    net->haste = 1;
    net->now = net->swept = net_clock();
    net->limits = limits_new(c->request_burst, ADDRESSES_MAX);
    net->epoll = epoll_create1(EPOLL_CLOEXEC);
    net->bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    make_room(net);
    net->n_listeners = net_listen(c->host, &net->port, net->listener, why, n);
    bool is_open = net->n_listeners > 0;
    if (is_open && (net->epoll < 0 || net->bell < 0 || !watch(net, &net->bell))) {
        vk_tell_text(why, n, "cannot wait for connections: %s", vk_say_error(errno));
        is_open = false;
    }
    for (int i = 0; i < net->n_listeners && is_open; i++)
        is_open = watch(net, &net->listener[i]);
    if (is_open)
        return net;
    net_close(net);
    return NULL;
}

int net_port(const struct net *n)
{
    return n->port;
}

void net_count_into(struct net *n, struct metrics *m)
{
    n->metrics = m;
}

void net_hasten(struct net *n, int times)
{
    n->haste = times;
}

void net_run(struct net *n)
{
    while (!n->is_stopping)
        turn(n);
}

void net_wake(struct net *n)
{
    uint64_t one = 1;
    (void)!write(n->bell, &one, sizeof one);
}

void net_stop(struct net *n)
{
    n->is_stopping = true;
    net_wake(n);
}

static void close_door(struct net *n)
{
    while (n->n_listeners > 0)
        (void)close(n->listener[--n->n_listeners]);
}

/* Connections that have nothing more to say are closed, sockets are told to go. */
static void see_off(struct net *n)
{
    for (struct connection *c = n->connections; c; c = c->next) {
        if (c->state == C_SOCKET)
            net_hang_up(c->socket, 1001, "the server stops");
        else if (c->state == C_HEAD)
            net_kill(c);
    }
}

void net_drain(struct net *n, int milliseconds)
{
    n->now = net_clock();
    int64_t until = n->now + milliseconds;
    n->is_stopping = true;
    n->is_draining = true;
    close_door(n);
    look_at_ready(n);
    while (n->connections && n->now < until) {
        see_off(n);
        look_at_ready(n);
        turn(n);
    }
}

void net_close(struct net *n)
{
    if (!n)
        return;
    close_door(n);
    for (struct connection *c = n->connections; c; c = c->next)
        net_kill(c);
    look_at_ready(n);
    if (n->epoll >= 0)
        (void)close(n->epoll);
    if (n->bell >= 0)
        (void)close(n->bell);
    limits_free(n->limits);
    free(n->packing);
    free(n);
}

void net_figures(const struct net *n, struct net_figures *out)
{
    *out = n->figures;
}
