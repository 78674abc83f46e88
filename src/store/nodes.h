/*
 * nodes.h - what servers on one store have in common beside its rows: the time, since when one of them has been
 * alive, and work that only one of them does. A store that one process has to itself answers as if there were no
 * others.
 */
#ifndef VAKA_STORE_NODES_H
#define VAKA_STORE_NODES_H

#include "store/store.h"

struct store_beat {
    bool is_shared; /* false: nothing below is filled */
    int64_t now;    /* the store's clock, milliseconds since 1970 */
    int64_t since;  /* since then there has always been a server: no ten seconds without a beat */
    uint64_t salt;  /* a secret of all of them */
};
int store_beat(struct store *s, struct store_beat *out, struct err *e);

/* Is the work of this name ours for the next `ms`? Taken and compared in one statement; inside a transaction. */
int store_lease(struct store *s, const char *work, const char *node, int64_t ms, bool *is_ours,
                struct err *e);

/* How far tables are; an id that is not there is left out. */
struct store_version {
    char id[STORE_ID];
    int64_t version, n_chat;
};
typedef void store_version_fn(void *context, const struct store_version *v);
int store_versions(struct store *s, const char (*ids)[STORE_ID], int n, store_version_fn *fn,
                   void *context, struct err *e);

#endif
