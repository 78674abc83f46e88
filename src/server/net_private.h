/*
 * net_private.h - the insides of the network, shared by net*.c.
 *
 * Ownership: a connection owns its socket and its answer. A request is owned by the connection
 * until it is handed to the handler, then by whoever must answer it; net_answer frees it. Nothing
 * is written or freed while handlers run: connections that have something to do are put on a list
 * of the loop (net_want_write), which looks at each when the handlers are done.
 */
#ifndef VAKA_SERVER_NET_PRIVATE_H
#define VAKA_SERVER_NET_PRIVATE_H

#include "server/limits.h"
#include "server/metrics.h"
#include "server/net.h"
#include "server/net_extra.h"
#include "server/net_frame.h"
#include "server/net_http.h"
#include "server/net_pack.h"

enum {
    NET_ADDRESS = 48,
    NET_LISTENERS = 4,
    NET_FIRST_SECONDS = 15,   /* a new connection must have sent a whole request */
    NET_IDLE_SECONDS = 60,    /* between two requests of a connection */
    NET_BODY_SECONDS = 20,    /* a body after its head */
    NET_ANSWER_SECONDS = 120, /* the handler */
    NET_SEND_SECONDS = 30,    /* each piece of an answer must be taken */
    NET_PING_SECONDS = 30,    /* a socket that is silent is asked whether it lives */
    NET_SILENT_SECONDS = 45,  /* and given up */
    NET_LINGER_SECONDS = 2    /* for the other side to read our last words */
};

/* Headers that a handler may ask for; the rest is not kept. */
enum net_header_id {
    H_HOST,
    H_ORIGIN,
    H_COOKIE,
    H_AUTHORIZATION,
    H_CONTENT_TYPE,
    H_CONTENT_LENGTH,
    H_TRANSFER_ENCODING,
    H_CONNECTION,
    H_ACCEPT_ENCODING,
    H_ACCEPT_LANGUAGE,
    H_IF_NONE_MATCH,
    H_USER_AGENT,
    H_FORWARDED_FOR,
    H_FORWARDED_PROTO,
    H_EXPECT,
    H_UPGRADE,
    H_SOCKET_KEY,
    H_SOCKET_VERSION,
    H_SOCKET_EXTENSIONS,
    N_HEADERS
};

enum { NET_PAIRS = 16, NET_COOKIES = 4 };

struct net_request {
    struct connection *connection; /* NULL: gone */
    char method[HTTP_METHOD];
    char *path;
    char *header[N_HEADERS];
    char *pairs; /* the bytes of the query */
    char *key[NET_PAIRS], *value[NET_PAIRS];
    int n_pairs;
    char *cookie[NET_COOKIES]; /* found so far */
    int n_cookies;
    char *body;
    size_t n_body, expected;
    char address[NET_ADDRESS];
    bool is_tls, is_old; /* old: HTTP/1.0 */
    bool is_handled;     /* the handler has it */
    char *extra;         /* header lines of the answer */
};

struct answer {
    char *head;
    size_t n_head, head_sent;
    char *owned; /* the body, if it must be freed */
    const char *body;
    size_t n, sent;
    bool is_there, is_last; /* last: close afterwards */
};

/* Lives as long as a letter, or its maker, holds it. */
struct net_text {
    int refs;
    size_t n, n_packed;
    uint8_t *packed; /* NULL: not yet */
    char bytes[];
};

/* A frame, or the head of the answer that opens a socket, on its way out: what is its own, then what it shares. */
struct letter {
    struct letter *next;
    struct net_text *text; /* NULL: all is its own */
    const void *shared;    /* the text as it is, or packed */
    size_t n_own, n, sent; /* n: of both */
    unsigned char own[];
};

struct net_socket {
    struct connection *connection;
    void *data;
    struct letter *first, *last;
    size_t waiting; /* bytes not sent yet */
    struct frame_reader reader;
    struct bucket messages;
    struct peer *peer;           /* counted there, if behind a proxy */
    bool is_accepted, is_ending; /* ending: the last frame is queued */
};

enum net_state {
    C_HEAD,    /* reads a request */
    C_BODY,    /* reads its body */
    C_HANDLER, /* waits for the handler */
    C_ANSWER,  /* writes the answer */
    C_SOCKET,  /* is a WebSocket */
    C_LINGER   /* all is said; what still comes is thrown away until the other side closes too */
};

struct connection {
    struct net *net;
    struct connection *next, **back;
    struct connection *next_ready; /* on the list of the loop */
    bool is_ready, is_dead, is_pinged;
    int fd;
    uint32_t interest; /* what the kernel was asked to tell */
    enum net_state state;
    char *in; /* bytes of requests not looked at yet */
    size_t n_in;
    struct peer *peer;
    char address[NET_ADDRESS];
    struct net_request *request;
    struct answer answer;
    struct net_socket *socket;
    int64_t deadline, heard; /* deadline 0: none */
};

struct net {
    struct net_config config;
    struct net_handlers handlers;
    struct metrics *metrics;
    struct limits *limits;
    struct packer packer;
    uint8_t *packing; /* where a text is packed, before its length is known */
    size_t n_packing;
    int epoll, bell; /* bell: rung by other threads */
    int listener[NET_LISTENERS], n_listeners, port, max_connections;
    struct connection *connections, *ready;
    struct net_figures figures;
    int64_t now, ticked, swept;
    int haste; /* all waits are this many times shorter: 1 but in tests */
    volatile bool is_stopping;
    bool is_draining;
};

/* net.c */
int64_t net_deadline(const struct net *n, int seconds);
void net_want_write(struct connection *c); /* look at it when the handlers are done */
void net_kill(struct connection *c);       /* then, without a word */

/* net_connection.c */
struct connection *net_connection_new(struct net *n, int fd, const char *address);
void net_connection_gone(struct connection *c);
void net_socket_gone(struct connection *c);
/* What of a request cannot be right, however it goes on; it has then been refused. */
bool net_is_malformed(struct connection *c, struct net_request *q);
/* The request wants a WebSocket: it gets one, or a refusal. */
void net_let_in(struct connection *c, struct net_request *q);
/* Bytes of a socket. */
void net_hear(struct connection *c, const unsigned char *bytes, size_t n);

/* net_queue.c: -1 if the connection is broken, 0 if it must wait, 1 if all is written */
int net_write_answer(struct connection *c);
int net_write_letters(struct connection *c);
void net_free_letters(struct net_socket *ws);
void net_send_frame(struct net_socket *ws, enum frame_opcode opcode, const void *bytes, size_t n);
void net_send_plain(struct net_socket *ws, const char *text);

/* net_request.c */
struct net_request *net_request_new(struct connection *c);
void net_request_free(struct net_request *q);
void net_answer_free(struct answer *a);
/* From the head that was read; NULL, or what is wrong with it. */
const char *net_request_fill(struct net_request *q, const struct http_head *h);
bool net_wants_socket(const struct net_request *q);
/* False if the request may not go on; then it has been refused. */
bool net_admit(struct net_request *q, struct peer *peer);
void net_refused(struct net *n, enum metric reason);

/* net_head.c: the head of an answer, to be freed */
char *net_head(int status, const char *type, size_t n_body, const char *extra, bool is_last,
               size_t *n);

/* net_listen.c: sockets that listen; returns how many, 0 with *why */
int net_listen(const char *host, int *port, int fd[NET_LISTENERS], char *why, size_t n);
/* The next connection, not blocking; -1 if there is none. */
int net_accept(int listener, char address[NET_ADDRESS]);
/* Say why on a connection that is not taken, and close it. */
void net_turn_away(int fd, int status);

#endif
