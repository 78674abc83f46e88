/* hash.c - eight bytes at a time, little-endian whatever the machine. */
#include "vaka/hash.h"
#include "vaka/rng.h"

uint64_t vk_hash(uint64_t start, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;
    uint64_t h = vk_mix64(start ^ n);
    while (n) {
        uint64_t word = 0;
        size_t k = n < 8 ? n : 8;
        for (size_t i = 0; i < k; i++)
            word |= (uint64_t)b[i] << (8 * i);
        h = vk_mix64(h ^ word) + 0x9E3779B97F4A7C15u;
        b += k;
        n -= k;
    }
    return vk_mix64(h);
}
