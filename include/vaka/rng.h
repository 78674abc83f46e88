/*
 * rng.h - a small generator for imagination, bots and simulation: the same numbers on every
 * machine. Rules never draw; a table's chance is settled by the session (vaka/chance.h).
 */
#ifndef VAKA_RNG_H
#define VAKA_RNG_H

#include <stdint.h>

struct vk_rng {
    uint64_t s;
};

/* A generator for purpose `stream` of seed `seed`; different streams are unrelated. */
struct vk_rng vk_rng_from(uint64_t seed, uint64_t stream);
uint64_t vk_rng_next(struct vk_rng *r);
uint32_t vk_rng_below(struct vk_rng *r, uint32_t n); /* 0 .. n-1, n > 0 */
float vk_rng_unit(struct vk_rng *r);                 /* 0 <= x < 1 */

/* Mix a number into another: the one-way step under all of the above. */
static inline uint64_t vk_mix64(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

#endif
