/* populate.c - 4.3 Populate, 4.7 the bonus of card 1.1, 4.8 the extra settler of card 3.3. */
#include "games/polynesia/rules.h"

void poly_populate_legal(const struct poly_state *s, int seat, unsigned volcano, unsigned island,
                         struct vk_actions *out)
{
    uint32_t islands = s->occupied[seat] & ~(1u << POLY_VOLCANO);
    if (s->home[seat] == 0)
        return;
    vk_add(out, vk_act(volcano, 0, 0, 0));
    while (islands)
        vk_add(out, vk_act(island, poly_island_id(poly_map_of(s), poly_next32(&islands)), 0, 0));
}

/* Carry out POPV, POPI and their twins of card 1.1; card 3.3 may follow. */
void poly_populate(struct poly_state *s, int seat, vk_action a, struct vk_sink *ev)
{
    bool is_volcano = vk_verb_of(a) == V_POPV || vk_verb_of(a) == V_BPOPV;
    int home = s->home[seat];
    if (is_volcano)
        poly_settle_home(s, seat, POLY_VOLCANO,
                         home < POLY_VOLCANO_PIECES ? home : POLY_VOLCANO_PIECES, ev);
    else
        poly_settle_home(s, seat, (int)vk_arg(a, 0) - poly_map_of(s)->first_island_id, 1, ev);
    bool can_pay = s->goods[seat][G_FISH] >= POLY_SETTLER_PRICE ||
                   s->goods[seat][G_SHELL] >= POLY_SETTLER_PRICE;
    if (poly_has_card(s, C_PAID_SETTLER) && s->home[seat] && can_pay)
        vk_push(&s->h, P_extra_settler, seat);
}

LEGAL(populate_bonus)
{
    poly_populate_legal(st, seat, V_BPOPV, V_BPOPI, out);
    vk_add(out, vk_act(V_BPOP_SKIP, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(populate_bonus)
{
    struct poly_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_BPOP_SKIP)
        VK_EMIT(ev, E_bonus_skipped, seat, C_FIRST_LANDFALL);
    else
        poly_populate(s, seat, a, ev);
}

LEGAL(extra_settler)
{
    const struct poly_state *s = st;
    for (unsigned g = 0; g < N_GOODS; g++)
        if (s->goods[seat][g] >= POLY_SETTLER_PRICE)
            vk_add(out, vk_act(V_EXTRA, g, 0, 0));
    vk_add(out, vk_act(V_EXTRA_SKIP, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(extra_settler)
{
    struct poly_state *s = st;
    unsigned g = vk_arg(a, 0);
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_EXTRA_SKIP) {
        VK_EMIT(ev, E_bonus_skipped, seat, C_PAID_SETTLER);
        return;
    }
    s->goods[seat][g] = (uint16_t)(s->goods[seat][g] - POLY_SETTLER_PRICE);
    VK_EMIT(ev, E_extra_settler, seat, g);
    poly_settle_home(s, seat, POLY_VOLCANO, 1, ev);
}
