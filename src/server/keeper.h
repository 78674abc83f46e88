/*
 * keeper.h - the store thread. Jobs wait in one bounded queue; the thread takes all that wait, runs
 * them in one transaction, each behind a mark of its own, and commits once (group commit). Where many come
 * it takes the next ones 2 ms after it took the last, so that one commit serves more of them. Results
 * come back to the loop: keeper_deliver calls `done` of each. A job that fails takes nothing of the
 * others with it; a commit that fails fails them all. After such a one the keeper tries to write
 * something of its own behind each batch, until that succeeds: reading proves nothing.
 *
 * Whoever makes a job owns it until keeper_put; `done` owns it again and frees it.
 */
#ifndef VAKA_SERVER_KEEPER_H
#define VAKA_SERVER_KEEPER_H

#include "store/change.h"

struct keeper;
struct metrics;

struct keeper_job {
    /* What it writes to tables: those of a batch go to the store together. Or NULL, and `run`. */
    struct store_change *change;
    /* On the store thread: 0, or -1 with *e filled. May not touch anything but the job. */
    int (*run)(struct keeper_job *job, struct store *s, struct err *e);
    /* On the loop thread, once; job->e.code is ERR_NONE if all is on disk. */
    void (*done)(struct keeper_job *job, void *context);
    struct err e;
    uint64_t committed;      /* when, in microseconds of the monotonic clock */
    struct keeper_job *next; /* the keeper's */
};

struct keeper_config {
    struct store *store;    /* the keeper's until keeper_close, which closes it */
    void *context;          /* for `done` */
    void (*wake)(void *of); /* from the store thread: results are there */
    void *wake_context;
    int max_waiting;
    struct metrics *metrics; /* or NULL */
    bool has_thread;         /* false: keeper_deliver does the work itself (tests) */
};

struct keeper *keeper_open(const struct keeper_config *c, struct err *e);

/* False if too many wait: nothing was taken. */
bool keeper_put(struct keeper *k, struct keeper_job *job);

/* Call `done` of everything that is finished; true if there was any. */
bool keeper_deliver(struct keeper *k);

/* Finish and deliver all that waits, then close the store. */
void keeper_close(struct keeper *k);

struct keeper_figures {
    uint64_t jobs, failed_jobs, commits, failed_commits;
    int waiting, longest_batch;
    bool is_failing; /* the last commit failed, and nothing could be written since */
};
void keeper_figures(struct keeper *k, struct keeper_figures *out);

#endif
