/*
 * fake_net.h - net.h in memory, and a house on top of it: a server without threads and without a
 * network, whose time stands still until a test moves it. Requests and messages are answered within
 * the call, so a whole conversation is a plain sequence of statements.
 */
#ifndef VAKA_TESTS_SERVER_FAKE_NET_H
#define VAKA_TESTS_SERVER_FAKE_NET_H

#include "server/api.h"
#include <jansson.h>

/* ---- The house ---- */
struct house {
    struct server sv;
    struct net *net;
    int64_t now;
    int64_t wall_ahead, slept; /* the wall clock was set; the machine slept */
    bool has_slow_bots;        /* one piece of work a turn of house_think, none else */
    struct feed *feed; /* where it is one of several: set before house_open, which keeps both */
    const char *node;
};

/* A server on this store (it is the house's then). Bots do not pause. */
void house_open(struct house *h, struct store *s);
void house_close(struct house *h);

/* Turn the loop until nothing more happens. */
void house_settle(struct house *h);
void house_turn(struct house *h);              /* one turn of the loop: at most one commit */
void house_later(struct house *h, int64_t ms); /* move time on, then settle */
void house_think(struct house *h);             /* one piece of work, with slow bots */

/* ---- Somebody with a browser ---- */
struct browser {
    struct house *house;
    char cookie[64], traits[128]; /* the last one that was set, and what followed its value */
    bool is_tls;
    const char *address;
    const char *origin; /* NULL: none is sent */
    int64_t id;
};

/* The answer of a request. */
struct reply {
    int status;
    char *text;
    size_t n;
    json_t *json; /* NULL if it is none */
};

struct reply get(struct browser *b, const char *path); /* path with its query */
struct reply post(struct browser *b, const char *path, const char *body);
struct reply ask_raw(struct browser *b, const char *method, const char *path, const char *type,
                     const char *body, size_t n);
/* The same in two parts: asked and not settled; later the answer, when its house has settled. */
struct net_request *post_only(struct browser *b, const char *path, const char *body);
struct reply answer_to(struct net_request *q);
void reply_free(struct reply *r);
const char *table_path(const char *id, const char *what);   /* of a table: "/join" */
struct browser newcomer(struct house *h, const char *name); /* signed in as a guest */

/* ---- A socket ---- */
struct net_socket; /* also the test's handle */
struct net_socket *dial(struct browser *b, const char *table, const char *query);
struct net_socket *dial_only(struct browser *b, const char *table, const char *query);
void socket_cut(struct net_socket *ws); /* closed and gone, whatever its house is doing */
void say(struct net_socket *ws, const char *text);      /* one message, settled */
void say_only(struct net_socket *ws, const char *text); /* not settled */
void hang_up(struct net_socket *ws);
bool is_hung_up(const struct net_socket *ws, int *code);

/* Messages that came, oldest first; each is parsed once. NULL: no more. */
json_t *heard(struct net_socket *ws);
json_t *heard_type(struct net_socket *ws, const char *type); /* skips others; fails if none */
json_t *heard_last(struct net_socket *ws, const char *type); /* all are heard; fails if none */
void heard_nothing(struct net_socket *ws);
void forget_heard(struct net_socket *ws);

/* All bytes ever sent to it. */
const char *all_heard(const struct net_socket *ws, size_t *n);
void socket_free(struct net_socket *ws);

/* The journal of a game that is over: replayed, every draw recomputed from its secret. */
void check_fair(struct browser *b, const char *table);

/* ---- JSON by path: "table.seats.1.name" ---- */
json_t *at(const json_t *root, const char *path);
const char *text_at(const json_t *root, const char *path);
int64_t int_at(const json_t *root, const char *path);
bool is_true_at(const json_t *root, const char *path);

#endif
