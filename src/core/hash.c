/* hash.c - eight bytes at a time, little-endian whatever the machine; and quickly, as the machine has them. */
#include "vaka/hash.h"
#include "vaka/rng.h"
#include <string.h>

/* Written out: compilers make one load of it. A loop over the bytes they leave a loop. */
static uint64_t word_at(const uint8_t *b)
{
    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
           (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 |
           (uint64_t)b[7] << 56;
}

static uint64_t take(uint64_t h, uint64_t word)
{
    return vk_mix64(h ^ word) + 0x9E3779B97F4A7C15u;
}

uint64_t vk_hash(uint64_t start, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;
    uint64_t h = vk_mix64(start ^ n), last = 0;
    for (; n >= 8; n -= 8, b += 8)
        h = take(h, word_at(b));
    for (size_t i = 0; i < n; i++)
        last |= (uint64_t)b[i] << (8 * i);
    return vk_mix64(n ? take(h, last) : h);
}

static uint64_t eight_at(const char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/* Words as they lie there; the last one lies over the one before it, so that none is read byte by byte. */
uint64_t vk_hash_long(uint64_t h, const void *from, size_t n)
{
    enum { WORD = sizeof(uint64_t) };
    uint64_t other = 0;
    const char *bytes = from, *end = bytes + n;
    for (; end - bytes > 2 * WORD; bytes += 2 * WORD) { /* two that do not wait for each other */
        h = vk_hash_mix(h, eight_at(bytes));
        other = vk_hash_mix(other, eight_at(bytes + WORD));
    }
    if (end - bytes > WORD)
        h = vk_hash_mix(h, eight_at(bytes));
    /* Turned: what the same change of a top bit makes of both must not meet, and be gone. */
    return vk_hash_mix(vk_hash_mix(h, eight_at(end - WORD)), other << 23 | other >> 41);
}
