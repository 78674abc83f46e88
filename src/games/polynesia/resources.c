/* resources.c - 4.11 what islands and tokens give, and section 6, steps 1 and 2: what sinks. */
#include "games/polynesia/rules.h"

/* 4.11 Resources: one for each producing island and token; `kinds` is a set of goods. */
void poly_gather(struct poly_state *s, unsigned kinds, struct vk_sink *ev)
{
    const struct poly_map *m = poly_map_of(s);
    for (int p = 0; p < s->h.seats; p++) {
        int gain[N_GOODS] = { 0 };
        for (int g = 0; g < N_GOODS; g++) {
            if (kinds >> g & 1)
                gain[g] =
                    __builtin_popcount(s->occupied[p] & m->producing[g]) + s->goods_tokens[p][g];
            s->goods[p][g] = (uint16_t)(s->goods[p][g] + gain[g]);
        }
        if (gain[G_FISH] || gain[G_SHELL])
            VK_EMIT(ev, E_gathered, p, gain[G_FISH], gain[G_SHELL]);
    }
}

/* Section 6, steps 1 and 2: what an eruption changes. */
void poly_sink(struct poly_state *s, struct vk_sink *ev)
{
    for (int p = 0; p < s->h.seats; p++) {
        uint32_t lost = s->occupied[p] & poly_map_of(s)->sinking;
        int n = 0;
        while (lost) {
            int i = poly_next32(&lost);
            n += s->pieces[p][i];
            poly_lift(s, p, i, s->pieces[p][i]);
        }
        s->home[p] = (uint8_t)(s->home[p] + n);
        if (n)
            VK_EMIT(ev, E_went_home, p, n);
    }
    if (poly_has_card(s, C_FISH_HOARD))
        poly_gather(s, 1u << G_FISH, ev);
    if (poly_has_card(s, C_SHELL_HOARD))
        poly_gather(s, 1u << G_SHELL, ev);
}
