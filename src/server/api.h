/*
 * api.h - the server above the network: what `vaka serve` opens, and what it hands to the handlers
 * of net.h. Paths under /api/ belong here; everything else (pages, health, metrics) to others.
 */
#ifndef VAKA_SERVER_API_H
#define VAKA_SERVER_API_H

#include "server/server.h"
#include "store/store.h"

/* How api_open runs: with threads, or everything on the caller's thread (tests). */
struct feed;
struct api_config {
    struct store *store; /* is the server's from here on */
    struct feed *feed;   /* the same; NULL: it has the store to itself */
    const char *node;    /* how it is called among others */
    bool has_threads;
    struct moment now;
};

/*
 * Fills keeper, workers, people and tables of `sv`, whose config is set. sv->net may be set later,
 * but before threads have something to say: right after net_open, before net_run.
 */
int api_open(struct server *sv, const struct api_config *c, struct err *e);

/* Waits for the store thread; every accepted move is on disk when it returns. */
void api_close(struct server *sv);

/* The handlers of struct net_handlers, with the server as context. */
void api_request(void *server, struct net_request *q); /* only paths under /api/ */
bool api_is_long(const char *path);                    /* a game is brought there */
int api_opening(void *server, struct net_socket *ws, struct net_request *q, const char **why);
void api_opened(void *server, struct net_socket *ws);
void api_message(void *server, struct net_socket *ws, const char *text, size_t n);
void api_closed(void *server, struct net_socket *ws);
void api_tick(struct server *sv, const struct moment *now);

#endif
