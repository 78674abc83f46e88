/* attempts.c - a fixed number of buckets, found by hash. */
#include "server/attempts.h"
#include "vaka/hash.h"
#include <string.h>

static struct bucket *bucket_of(struct attempts *a, const char *kind, const char *key)
{
    uint64_t h = vk_hash(a->salt, kind, strlen(kind));
    h = vk_hash(h, key, strlen(key));
    return &a->bucket[h % ATTEMPT_BUCKETS];
}

bool attempts_take(struct attempts *a, const char *kind, const char *key, double burst,
                   double seconds, int64_t now)
{
    return bucket_take(bucket_of(a, kind, key), 1 / seconds, burst, now);
}

double attempts_left(struct attempts *a, const char *kind, const char *key, double burst,
                     double seconds, int64_t now)
{
    return bucket_left(bucket_of(a, kind, key), 1 / seconds, burst, now);
}

void attempts_spend(struct attempts *a, const char *kind, const char *key, double burst,
                    double seconds, double amount, int64_t now)
{
    struct bucket *b = bucket_of(a, kind, key);
    (void)bucket_left(b, 1 / seconds, burst,
                      now); /* what has dripped in until now is there first */
    b->tokens -= amount;
}
