/* pieces.c - pieces, goods and Turtle tokens changing hands, shared by all actions. */
#include "games/polynesia/rules.h"

void poly_land(struct poly_state *s, int seat, int island, int n)
{
    s->pieces[seat][island] = (uint8_t)(s->pieces[seat][island] + n);
    s->occupied[seat] |= 1u << island;
}

void poly_lift(struct poly_state *s, int seat, int island, int n)
{
    s->pieces[seat][island] = (uint8_t)(s->pieces[seat][island] - n);
    if (s->pieces[seat][island] == 0)
        s->occupied[seat] &= ~(1u << island);
}

/* From the individual board to an island. */
void poly_settle_home(struct poly_state *s, int seat, int island, int n, struct vk_sink *ev)
{
    s->home[seat] = (uint8_t)(s->home[seat] - n);
    poly_land(s, seat, island, n);
    VK_EMIT(ev, E_populated, seat, poly_island_id(poly_map_of(s), island), n);
}

/* "While the supply lasts": takes what there is. */
void poly_take_turtles(struct poly_state *s, int seat, int n, enum card by, struct vk_sink *ev)
{
    if (n > s->turtle_supply)
        n = s->turtle_supply;
    if (n == 0)
        return;
    s->turtle_supply = (uint8_t)(s->turtle_supply - n);
    s->turtle_tokens[seat] = (uint8_t)(s->turtle_tokens[seat] + n);
    VK_EMIT(ev, E_took_turtles, seat, n, by);
}

void poly_pay(struct poly_state *s, int from, int to, int goods, int n, struct vk_sink *ev)
{
    s->goods[from][goods] = (uint16_t)(s->goods[from][goods] - n);
    s->goods[to][goods] = (uint16_t)(s->goods[to][goods] + n);
    VK_EMIT(ev, E_paid, from, to, goods, n);
}
