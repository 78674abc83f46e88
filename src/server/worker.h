/*
 * worker.h - threads for what takes long: bots, hints, judgements, passphrase hashes. Who is next is decided when
 * a thread is free: first by class, then whoever was served longest ago, by address, then by person,
 * then by table. So nobody waits for more than one piece of work of any other address, however much
 * of it waits. A piece is short (a bot's move of the strongest level is a second or so at
 * most), so none is cut up. Results come back to the loop: workers_deliver calls `done` of each.
 *
 * When people wait too long for bots at the tables that they look at, load is shed: first nothing more is judged,
 * then no more hints are given, then bots rest where nobody looks, and at last no new table with bots is opened. What
 * nobody can still want (a hint after many seconds) is not begun. Moves of people are no work of this kind.
 */
#ifndef VAKA_SERVER_WORKER_H
#define VAKA_SERVER_WORKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct workers;

/* Memory of one thread, kept from one piece of work to the next. */
struct worker_memory {
    void *bytes; /* aligned to 16 */
    size_t size;
};

/* At least `size` bytes, contents lost. */
void *worker_memory(struct worker_memory *m, size_t size);

/* What is served first stands first. The last has one turn in UNWATCHED_EACH all the same. */
enum work_class {
    WORK_PASSPHRASE, /* somebody waits before the door; few at once (people.c) */
    WORK_HINT,
    WORK_JUDGEMENT, /* of a move that somebody is about to make, or has made */
    WORK_WATCHED,   /* a bot at a table that somebody has open */
    WORK_UNWATCHED, /* a bot at a table that nobody looks at */
    N_WORK_CLASSES
};

/* Whose work it is: numbers that stand for an address, a person, a table; 0 for nobody's. */
enum { BY_ADDRESS, BY_PERSON, BY_TABLE, N_SHARES };

struct work {
    enum work_class kind;
    uint64_t share[N_SHARES];
    void (*run)(struct work *w, struct worker_memory *m); /* on a worker */
    void (*done)(struct work *w, void *context);          /* on the loop, run or not; frees it */
    struct work *next;                                    /* the queue's, like what follows */
    int64_t since;                                        /* microseconds: when it was put there */
    bool was_run;
};

struct workers_config {
    int threads; /* 0: workers_deliver does the work itself (tests) */
    int max_waiting;
    void *context;          /* for `done` */
    void (*wake)(void *of); /* from a worker: results are there */
    void *wake_context;
};

struct workers *workers_open(const struct workers_config *c);
bool workers_put(struct workers *ws,
                 struct work *w);        /* false: too much waits for a piece of its kind */
bool workers_refuse(struct workers *ws); /* nothing more may come for which bots must think */
bool workers_deliver(struct workers *w);

/* Somebody has opened this table: what waits for it is no longer unwatched. */
void workers_watch(struct workers *w, uint64_t table);

/* For tests, without threads: deliver does at most this many pieces a call. */
void workers_hold(struct workers *w, int n);
void workers_age(struct workers *w, int milliseconds); /* for tests: so much time has passed */
void workers_close(struct workers *w);                 /* what waits is dropped through `done` */

struct workers_figures {
    uint64_t finished, busy_us, shed[N_WORK_CLASSES];
    int waiting, waiting_of[N_WORK_CLASSES], running;
};
void workers_figures(struct workers *w, struct workers_figures *out);

#endif
