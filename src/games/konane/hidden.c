/* hidden.c - what a viewer may not know: nothing. Every stone of Konane lies in the open. */
#include "state.h"

void konane_conceal(VK_UNUSED void *state, VK_UNUSED int viewer) {}

void konane_imagine(VK_UNUSED void *concealed, VK_UNUSED int viewer, VK_UNUSED struct vk_rng *rng)
{
}
