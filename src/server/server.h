/*
 * server.h - the parts of `vaka serve` and how they hang together.
 *
 *   net (loop thread) -> api -> people, lobby, table
 *   store thread: one queue of jobs, group commit        (keeper.h)
 *   workers: bots, hints, passphrase hashes              (worker.h)
 *
 * Everything in struct server is touched by the loop thread only. Jobs and work carry copies, and
 * their results come back to the loop through net_wake and tick.
 */
#ifndef VAKA_SERVER_SERVER_H
#define VAKA_SERVER_SERVER_H

#include "server/net.h"
#include "store/err.h"

struct keeper;
struct workers;
struct people;
struct budgets;
struct tables;
struct metrics;
struct nodes;

struct server_config {
    struct net_config net;
    char store[400];  /* "sqlite:var/vaka.db" */
    char log[400];    /* file, or empty for stderr */
    int workers;      /* bot threads */
    int idle_seconds; /* a table nobody looks at leaves memory after this */
    int tables_per_person, tables_per_guest;
    int bot_tables_per_person, bot_tables_per_address;  /* at which bots play at once */
    int think_per_person, think_per_address;            /* seconds of bots a minute */
    int new_tables_per_address, new_guests_per_address; /* an hour */
    size_t bytes_per_address;                           /* that stay on the disk, a day */
    int max_tables;                                     /* in memory at once */
    int bot_pause_ms;                                   /* people want to see what a bot does */
    char known_luck[40]; /* for tests: luck follows from this; empty: from the system */
};

/*
 * Clocks, in milliseconds. The wall clock says when something was; somebody may set it, so how long
 * something took is told by the others. `awake` stands still while the machine sleeps, `lasting`
 * runs on.
 */
struct moment {
    int64_t wall, awake, lasting;
};

struct server {
    struct server_config config;
    struct net *net;
    struct keeper *keeper;
    struct workers *workers;
    struct people *people;
    struct budgets *budgets;
    struct tables *tables;
    struct metrics *metrics;
    struct nodes *nodes; /* NULL: no other server is on this store */
    uint32_t n_known;    /* tables that were opened with known luck */
    struct moment start;
    int64_t offset; /* of the store's clock to the system's, where servers share one */
    int64_t
        house_since; /* since then some server has been there: live clocks forgive what was before */
    int64_t now;     /* of this turn of the loop: the wall clock */
    /* The others, as if they had been set by the wall clock at the start and never since; and how
     * far the wall clock is ahead of each by now. */
    int64_t awake, lasting, ahead_of_awake, ahead_of_lasting;
    const char *refusal; /* of the table whose visits are being refused, while they are */
    int64_t probed;      /* when the store was asked last whether it is well */
    bool is_store_failing;
    struct err store_fault; /* why, or why there is no store yet */
    bool is_stopping;
};

#endif
