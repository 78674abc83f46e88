/* hash.c - eight bytes at a time, little-endian whatever the machine. */
#include "vaka/hash.h"
#include "vaka/rng.h"

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
