/*
 * hidden.c - what a viewer may not know, and how it imagines that. The template has no secrets, so
 * both do nothing; tests/reef is the example of a game that has them.
 */
#include "state.h"

void template_conceal(VK_UNUSED void *state, VK_UNUSED int viewer) {}

void template_imagine(VK_UNUSED void *concealed, VK_UNUSED int viewer, VK_UNUSED struct vk_rng *rng)
{
}
