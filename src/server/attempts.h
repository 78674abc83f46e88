/*
 * attempts.h - how often something may be tried: a bucket per key that refills with time. A fixed
 * number of buckets; keys that share one share its limit, so that nobody can fill memory. Servers on
 * one store tell each other what was used (nodes.h).
 */
#ifndef VAKA_SERVER_ATTEMPTS_H
#define VAKA_SERVER_ATTEMPTS_H

#include "server/limits.h"
#include <stdbool.h>
#include <stdint.h>

enum { ATTEMPT_BUCKETS = 16384 };

struct attempts {
    struct bucket bucket[ATTEMPT_BUCKETS];
    double burst, seconds; /* so many at once, and one more each `seconds`; no burst: any number */
    uint64_t salt;
    /* Of a key, by its hash, so much was used here; NULL: there is nobody to tell. */
    void (*tell)(const struct attempts *a, uint64_t hash, double amount);
    void *context;
    char name; /* among all limits of a server */
};

void attempts_open(struct attempts *a, double burst, double seconds);

/* One more try of `key`. */
bool attempts_take(struct attempts *a, const char *key, int64_t now);

/* How many are left; may be negative after attempts_spend. */
double attempts_left(struct attempts *a, const char *key, int64_t now);

/* What cannot be undone any more is counted all the same; a negative amount gives back. */
void attempts_spend(struct attempts *a, const char *key, double amount, int64_t now);

/* The same, of another server. */
void attempts_hear(struct attempts *a, uint64_t hash, double amount, int64_t now);

#endif
