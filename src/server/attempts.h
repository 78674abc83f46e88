/*
 * attempts.h - how often something may be tried: a bucket per key that refills with time. A fixed
 * number of buckets; keys that share one share its limit, so that nobody can fill memory.
 */
#ifndef VAKA_SERVER_ATTEMPTS_H
#define VAKA_SERVER_ATTEMPTS_H

#include "server/limits.h"
#include <stdbool.h>
#include <stdint.h>

enum { ATTEMPT_BUCKETS = 16384 };

struct attempts {
    struct bucket bucket[ATTEMPT_BUCKETS];
    uint64_t salt;
};

/* One more try of `key`, of which there are `burst`, and one more each `seconds`. */
bool attempts_take(struct attempts *a, const char *kind, const char *key, double burst,
                   double seconds, int64_t now);

/* How many are left; may be negative after attempts_spend. */
double attempts_left(struct attempts *a, const char *kind, const char *key, double burst,
                     double seconds, int64_t now);

/* What cannot be undone any more is counted all the same; a negative amount gives back. */
void attempts_spend(struct attempts *a, const char *kind, const char *key, double burst,
                    double seconds, double amount, int64_t now);

#endif
