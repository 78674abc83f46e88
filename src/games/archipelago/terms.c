/* terms.c - 4.9.4: what others pay, a unit, for harvests in a region that one controls. */
#include "games/archipelago/rules.h"

LEGAL(terms_price)
{
    for (unsigned x = 0; x <= ARCH_TERMS_MAX; x++)
        vk_add(out, vk_act(V_price, x, 0, 0));
    vk_add(out, vk_act(V_close, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(terms_price)
{
    struct arch_state *s = st;
    int region = f->v[TERMS_REGION];
    struct arch_region *r = &s->region[region];
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_close) {
        r->terms = r->terms_of = VK_NONE;
        VK_EMIT(ev, E_terms_closed, seat, region);
        return;
    }
    r->terms = (uint8_t)vk_arg(a, 0);
    r->terms_of = (uint8_t)seat;
    VK_EMIT(ev, E_terms, seat, region, r->terms);
}

static bool has_terms(const struct arch_state *s)
{
    for (int r = 0; r < s->n_regions; r++)
        if (s->region[r].terms_of != VK_NONE)
            return true;
    return false;
}

/* 8.27: terms of a controller who lies down or walks away sleep; a new controller ends them. */
void arch_wake_terms(struct arch_state *s)
{
    struct arch_sight sight;
    if (!has_terms(s))
        return;
    arch_look(s, &sight);
    for (int r = 0; r < s->n_regions; r++) {
        struct arch_region *region = &s->region[r];
        if (region->terms_of != VK_NONE && sight.control[r] != VK_NONE &&
            sight.control[r] != region->terms_of)
            region->terms = region->terms_of = VK_NONE;
    }
}
