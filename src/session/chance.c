/* chance.c - luck from a plain number, for simulation and tests. Fair luck is in fair.c. */
#include "vaka/chance.h"
#include "vaka/rng.h"

static uint64_t number_of_seed(const struct vk_chance *self, uint32_t step)
{
    struct vk_rng rng = vk_rng_from(self->seed, step);
    return vk_rng_next(&rng);
}

struct vk_chance vk_chance_from_seed(uint64_t seed)
{
    return (struct vk_chance){ .number = number_of_seed, .seed = seed };
}
