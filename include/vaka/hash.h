/* hash.h - a 64-bit hash of bytes, the same on every machine. It finds drift, not forgery. */
#ifndef VAKA_HASH_H
#define VAKA_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define VK_HASH_START 0x76616B6120313000u

uint64_t vk_hash(uint64_t start, const void *bytes, size_t n);

static inline uint64_t vk_hash_mix(uint64_t h, uint64_t x)
{
    h = (h ^ x) * 0x9E3779B97F4A7C15u;
    return h ^ h >> 29;
}

uint64_t vk_hash_long(uint64_t h, const void *bytes, size_t n); /* of more than a word */

/*
 * The same in a quarter of the time, for what no file and no other machine gets to see; not for bytes that somebody who
 * wishes for a clash can choose. Most are a few letters of a message: they are read in pieces that may lie over each
 * other.
 */
static inline uint64_t vk_hash_quick(uint64_t start, const void *from, size_t n)
{
    const unsigned char *b = from;
    uint64_t h = (start + n) * 0xD6E8FEB86659FD93u;
    uint32_t half[2] = { 0 };
    if (n > sizeof half)
        return vk_hash_long(h, from, n);
    if (n >= sizeof *half) {
        memcpy(&half[0], b, sizeof *half);
        memcpy(&half[1], b + n - sizeof *half, sizeof *half);
    } else if (n) {
        half[0] = (uint32_t)b[0] | (uint32_t)b[n >> 1] << 8 | (uint32_t)b[n - 1] << 16;
    }
    return vk_hash_mix(h, half[0] | (uint64_t)half[1] << 32);
}

#endif
