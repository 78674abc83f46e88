/* attempts.c - a fixed number of buckets, found by hash. */
#include "server/attempts.h"
#include "vaka/hash.h"
#include <string.h>

bool attempts_take(struct attempts *a, const char *kind, const char *key, double burst,
                   double seconds, int64_t now)
{
    uint64_t h = vk_hash(a->salt, kind, strlen(kind));
    h = vk_hash(h, key, strlen(key));
    return bucket_take(&a->bucket[h % ATTEMPT_BUCKETS], 1 / seconds, burst, now);
}
