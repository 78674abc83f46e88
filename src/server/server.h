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

struct keeper;
struct workers;
struct people;
struct budgets;
struct tables;
struct metrics;

struct server_config {
    struct net_config net;
    char store[400];  /* "sqlite:var/vaka.db" */
    char log[400];    /* file, or empty for stderr */
    int workers;      /* bot threads */
    int idle_seconds; /* a table nobody looks at leaves memory after this */
    int tables_per_person, tables_per_guest;
    int bot_tables_per_person, bot_tables_per_address; /* at which bots play at once */
    int think_per_person, think_per_address;           /* seconds of bots a minute */
    int new_tables_per_address, new_guests_per_address; /* an hour */
    size_t bytes_per_address;                           /* that stay on the disk, a day */
    int max_tables;      /* in memory at once */
    int bot_pause_ms;    /* people want to see what a bot does */
    char known_luck[40]; /* for tests: luck follows from this; empty: from the system */
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
    uint32_t n_known; /* tables that were opened with known luck */
    int64_t now;      /* of this turn of the loop */
    bool is_stopping;
};

#endif
