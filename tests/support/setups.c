/* setups.c - walking over the setups of a game. */
#include "setups.h"
#include "vaka/rng.h"

enum { WIDE = 12 /* values that are all tried */ };

static void each_value(const struct vk_game *g, int option, const struct vk_setup *standard,
                       setup_fn each, void *context)
{
    const struct vk_option *o = &g->options[option];
    for (int v = o->min; v <= o->max; v += o->max - o->min > WIDE ? (o->max - o->min) / 2 : 1) {
        struct vk_setup cfg = *standard;
        cfg.option[option] = (int16_t)v;
        if (v != o->standard)
            each(context, &cfg, SETUP_ONE_OPTION);
    }
}

void each_setup(const struct vk_game *g, int seats, int n_random, setup_fn each, void *context)
{
    struct vk_setup standard;
    vk_setup_standard(g, seats, &standard);
    each(context, &standard, SETUP_STANDARD);
    for (int i = 0; i < g->n_options; i++)
        each_value(g, i, &standard, each, context);
    for (int k = 0; g->n_options && k < n_random; k++) {
        struct vk_rng rng = vk_rng_from((uint64_t)k, (uint64_t)seats);
        struct vk_setup cfg = standard;
        for (int i = 0; i < g->n_options; i++) {
            const struct vk_option *o = &g->options[i];
            uint32_t width = (uint32_t)(o->max - o->min + 1);
            cfg.option[i] = (int16_t)(o->min + (int)vk_rng_below(&rng, width));
        }
        each(context, &cfg, SETUP_RANDOM);
    }
}
