/* attempts.c - a fixed number of buckets, found by hash. */
#include "server/attempts.h"
#include "vaka/hash.h"
#include <sodium.h>
#include <string.h>

void attempts_open(struct attempts *a, double burst, double seconds)
{
    a->burst = burst;
    a->seconds = seconds;
    randombytes_buf(&a->salt, sizeof a->salt);
}

static uint64_t hash_of(const struct attempts *a, const char *key)
{
    return vk_hash(a->salt, key, strlen(key));
}

static struct bucket *bucket_of(struct attempts *a, uint64_t hash)
{
    return &a->bucket[hash % ATTEMPT_BUCKETS];
}

static void tell(const struct attempts *a, uint64_t hash, double amount)
{
    if (a->tell)
        a->tell(a, hash, amount);
}

bool attempts_take(struct attempts *a, const char *key, int64_t now)
{
    uint64_t hash = hash_of(a, key);
    if (a->burst <= 0)
        return true;
    if (!bucket_take(bucket_of(a, hash), 1 / a->seconds, a->burst, now))
        return false;
    tell(a, hash, 1);
    return true;
}

double attempts_left(struct attempts *a, const char *key, int64_t now)
{
    if (a->burst <= 0)
        return 1;
    return bucket_left(bucket_of(a, hash_of(a, key)), 1 / a->seconds, a->burst, now);
}

void attempts_hear(struct attempts *a, uint64_t hash, double amount, int64_t now)
{
    struct bucket *b = bucket_of(a, hash);
    if (a->burst <= 0)
        return;
    (void)bucket_left(b, 1 / a->seconds, a->burst, now); /* what dripped in is there first */
    b->tokens -= amount;
}

void attempts_spend(struct attempts *a, const char *key, double amount, int64_t now)
{
    uint64_t hash = hash_of(a, key);
    if (a->burst <= 0)
        return;
    attempts_hear(a, hash, amount, now);
    tell(a, hash, amount);
}
