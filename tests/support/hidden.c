/* hidden.c - picking seats whose secrets are changed. */
#include "hidden.h"

int some_other(int seats, int viewer, struct vk_rng *rng)
{
    int others = seats - (viewer < seats);
    if (others <= 0)
        return VK_NONE;
    int seat = (int)vk_rng_below(rng, (uint32_t)others);
    return seat + (viewer < seats && seat >= viewer);
}

bool some_two_others(int seats, int viewer, struct vk_rng *rng, int two[2])
{
    if (seats - (viewer < seats) < 2)
        return false;
    two[0] = some_other(seats, viewer, rng);
    do
        two[1] = some_other(seats, viewer, rng);
    while (two[1] == two[0]);
    return true;
}
