/*
 * hidden.c - what a viewer may not know, and how it imagines that. The template has no secrets, so
 * both do nothing; tests/reef is the example of a game that has them.
 */
#include "state.h"

void template_conceal(void *state, int viewer)
{
    (void)state, (void)viewer;
}

void template_imagine(void *concealed, int viewer, struct vk_rng *rng)
{
    (void)concealed, (void)viewer, (void)rng;
}
