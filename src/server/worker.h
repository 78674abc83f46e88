/*
 * worker.h - threads for what takes long: bots, hints, passphrase hashes. Work waits in one queue,
 * first come first served; a table has at most one bot thinking and each seat one hint, so no table
 * can crowd out the others. Results come back to the loop: workers_deliver calls `done` of each.
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

struct work {
    void (*run)(struct work *w, struct worker_memory *m); /* on a worker */
    void (*done)(struct work *w, void *context);          /* on the loop; frees it */
    struct work *next;                                    /* the queue's */
};

struct workers_config {
    int threads; /* 0: workers_deliver does the work itself (tests) */
    int max_waiting;
    void *context;          /* for `done` */
    void (*wake)(void *of); /* from a worker: results are there */
    void *wake_context;
};

struct workers *workers_open(const struct workers_config *c);
bool workers_put(struct workers *ws, struct work *w); /* false: too many wait */
bool workers_deliver(struct workers *w);
void workers_close(struct workers *w); /* what waits is dropped through `done` */

struct workers_figures {
    uint64_t finished, busy_us;
    int waiting, running;
};
void workers_figures(struct workers *w, struct workers_figures *out);

#endif
