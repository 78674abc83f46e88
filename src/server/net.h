/*
 * net.h - HTTP and WebSockets, without a word of how they are done (net*.c: one epoll loop, own
 * readers of heads and frames). One loop thread calls the handlers; only net_wake may be called
 * from another thread.
 *
 * A request is answered exactly once, now or later (after a commit, after a worker); until then it
 * belongs to the handler, and if its connection closes meanwhile the answer is simply dropped. A
 * socket lives from `opened` to `closed`.
 */
#ifndef VAKA_SERVER_NET_H
#define VAKA_SERVER_NET_H

#include "words/languages.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct net;
struct net_request;
struct net_socket;

struct net_config {
    const char *host;                          /* interface address to listen on */
    int port;                                  /* 0: any free one */
    bool behind_proxy;                         /* trust X-Forwarded-For and X-Forwarded-Proto */
    size_t max_body, max_message, max_waiting; /* bytes */
    size_t max_journal;                        /* of a request that is_long */
    int max_sockets, max_per_address;
    double message_rate, message_burst; /* per connection */
    double request_rate, request_burst; /* per address */
};

struct net_handlers {
    void *context;
    /* A whole request with its body has arrived. */
    void (*request)(void *context, struct net_request *q);
    /* A WebSocket wants to open: 0 to accept (it is then open), else an HTTP status and *why. */
    int (*opening)(void *context, struct net_socket *ws, struct net_request *q, const char **why);
    void (*opened)(void *context, struct net_socket *ws);
    void (*message)(void *context, struct net_socket *ws, const char *text, size_t n);
    void (*closed)(void *context, struct net_socket *ws);
    /* Woken by net_wake, and at least ten times a second. */
    void (*tick)(void *context, int64_t now);
    /* May a request for this path be longer than others (max_journal)? NULL: none may. */
    bool (*is_long)(const char *path);
};

struct net *net_open(const struct net_config *c, const struct net_handlers *h, char *why, size_t n);
int net_port(const struct net *n);
void net_run(struct net *n);  /* until net_stop */
void net_stop(struct net *n); /* from a handler or a signal */
void net_wake(struct net *n); /* from any thread */
void net_close(struct net *n);

/* Requests. Strings live until the answer. */
const char *net_method(const struct net_request *q); /* "GET", "POST", "HEAD" */
const char *net_path(const struct net_request *q);   /* decoded, without the query */
const char *net_query(const struct net_request *q, const char *key); /* decoded, or NULL */
const char *net_header(const struct net_request *q,
                       const char *name); /* lower case name, or NULL */
const char *net_cookie(const struct net_request *q, const char *name); /* or NULL */
/* Of whoever asks: `?lang=`, or what the browser wishes; NULL: English. Whichever network it is. */
static inline const struct vk_language *net_language(const struct net_request *q)
{
    const char *wish = net_query(q, "lang");
    return vk_language_of(wish ? wish : net_header(q, "accept-language"));
}
const char *net_body(const struct net_request *q, size_t *n);
const char *net_address(const struct net_request *q); /* of the client */
bool net_is_tls(const struct net_request *q);

/* Extra header for the answer: `Set-Cookie`, `Cache-Control` … */
void net_add_header(struct net_request *q, const char *name, const char *value);
void net_answer(struct net_request *q, int status, const char *type, const void *body, size_t n);

/* What may be said to many: it is kept once, and packed at most once. Whoever has made it drops it when it is sent. */
struct net_text;
struct net_text *net_text_new(const char *text, size_t n);
void net_text_drop(struct net_text *t);

/* Sockets. A message that does not fit the socket's queue closes it (a slow reader). */
void net_send(struct net_socket *ws, const char *text, size_t n);
/* `front`, which is this socket's alone and shorter than NET_FRONT, and then the text: one message. */
enum { NET_FRONT = 64 };
void net_send_text(struct net_socket *ws, const char *front, size_t n_front, struct net_text *t);
void net_hang_up(struct net_socket *ws, int code, const char *why);
void net_set_data(struct net_socket *ws, void *data);
void *net_data(const struct net_socket *ws);

/* What goes on, for metrics. */
struct net_figures {
    uint64_t requests, refused, messages_in, messages_out, bytes_in, bytes_out, slow_readers;
    int connections, sockets;
};
void net_figures(const struct net *n, struct net_figures *out);

#endif
