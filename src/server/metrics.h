/*
 * metrics.h - counters, gauges and histograms, all listed in metrics.def, written as Prometheus
 * text. Any thread may count. A NULL `struct metrics` counts nothing (tests).
 */
#ifndef VAKA_SERVER_METRICS_H
#define VAKA_SERVER_METRICS_H

#include <stddef.h>
#include <stdint.h>

enum metric {
#define METRIC(kind, id, name, labels, help) M_##id,
#include "server/metrics.def"
#undef METRIC
    N_METRICS
};

struct metrics;

struct metrics *metrics_new(void);
void metrics_free(struct metrics *m);

void metrics_add(struct metrics *m, enum metric id, int64_t n); /* counters and gauges */
void metrics_set(struct metrics *m, enum metric id,
                 int64_t n); /* gauges, and counters kept elsewhere */
void metrics_time(struct metrics *m, enum metric id, double seconds); /* histograms */
int64_t metrics_get(const struct metrics *m, enum metric id);         /* histograms: how many */

/* A request that was answered with this status. */
void metrics_status(struct metrics *m, int status);

/* The text of /metrics, to be freed. */
char *metrics_text(struct metrics *m, size_t *n);

#endif
