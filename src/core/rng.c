/* rng.c - splitmix64: small, quick, the same everywhere. */
#include "vaka/rng.h"

#define GOLDEN 0x9E3779B97F4A7C15u

struct vk_rng vk_rng_from(uint64_t seed, uint64_t stream)
{
    return (struct vk_rng){ vk_mix64(seed + GOLDEN) ^ vk_mix64(stream * GOLDEN + 1) };
}

uint64_t vk_rng_next(struct vk_rng *r)
{
    return vk_mix64(r->s += GOLDEN);
}

/* Multiply and shift: the bias is below n / 2^32, far under what any of our counts can see. */
uint32_t vk_rng_below(struct vk_rng *r, uint32_t n)
{
    return (uint32_t)(((vk_rng_next(r) >> 32) * n) >> 32);
}

float vk_rng_unit(struct vk_rng *r)
{
    return (float)(vk_rng_next(r) >> 40) * (1.0f / 16777216.0f);
}
