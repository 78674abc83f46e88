/*
 * things.c - pearls, mana, tattoos, priests, goods, helpers, masks and ritual cards: everything that
 * moves one of them, with the event that tells it. Prices follow the goods market by themselves.
 */
#include "games/raiatea/rules.h"

void raia_gain_pearls(struct raia_state *s, int seat, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    s->player[seat].pearls = (uint16_t)(s->player[seat].pearls + n);
    VK_EMIT(ev, E_pearls, seat, n, 0);
}

void raia_pay_pearls(struct raia_state *s, int seat, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    vk_assert(s->player[seat].pearls >= n);
    s->player[seat].pearls = (uint16_t)(s->player[seat].pearls - n);
    VK_EMIT(ev, E_pearls, seat, 0, n);
}

void raia_gain_mana(struct raia_state *s, int seat, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    s->player[seat].mana = (uint16_t)(s->player[seat].mana + n);
    VK_EMIT(ev, E_mana, seat, n, 0);
}

void raia_pay_mana(struct raia_state *s, int seat, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    vk_assert(s->player[seat].mana >= n);
    s->player[seat].mana = (uint16_t)(s->player[seat].mana - n);
    VK_EMIT(ev, E_mana, seat, 0, n);
}

void raia_fill_bag(struct raia_state *s, int actor, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    s->bag = (uint16_t)(s->bag + n);
    VK_EMIT(ev, E_bag_gained, actor, n, s->bag);
}

void raia_gain_tattoo(struct raia_state *s, int seat, int n, struct vk_sink *ev)
{
    struct raia_player *p = &s->player[seat];
    for (; n > 0 && p->tattoo < RAIA_TATTOOS; n--) {
        p->tattoo++;
        VK_EMIT(ev, E_tattooed, seat, p->tattoo, raia_rank(p));
        if (p->tattoo == RAIA_TATTOOS && p->tahua == TAHUA_NOT_YET) {
            p->tahua = TAHUA_DUE;
            VK_EMIT(ev, E_tahua_due, seat, 0);
        }
    }
}

void raia_gain_priests(struct raia_state *s, int seat, int n, int paid, struct vk_sink *ev)
{
    struct raia_player *p = &s->player[seat];
    int room = RAIA_PRIESTS - p->priests;
    n = n < room ? n : room;
    if (n <= 0)
        return;
    p->priests = (uint8_t)(p->priests + n);
    VK_EMIT(ev, E_trained, seat, n, paid);
}

void raia_lose_priest(struct raia_state *s, int seat, struct vk_sink *ev)
{
    if (s->player[seat].priests == 0)
        return;
    s->player[seat].priests--;
    VK_EMIT(ev, E_priests_lost, seat, 1);
}

/* ---- goods --------------------------------------------------------------------------------- */

void raia_take_good(struct raia_state *s, int seat, int good, struct vk_sink *ev)
{
    vk_assert(s->goods[good] > 0);
    s->goods[good]--;
    s->player[seat].goods[good]++;
    s->level[good] = (uint8_t)raia_level_after(s, good, 1);
    VK_EMIT(ev, E_took_good, seat, good, s->level[good] - 1);
}

static void enter_market(struct raia_state *s, int good)
{
    s->goods[good]++;
    s->level[good] = (uint8_t)raia_level_after(s, good, -1);
}

void raia_return_good(struct raia_state *s, int seat, int good, struct vk_sink *ev)
{
    vk_assert(s->player[seat].goods[good] > 0);
    s->player[seat].goods[good]--;
    enter_market(s, good);
    VK_EMIT(ev, E_gave_good, seat, good, s->level[good] - 1);
}

void raia_market_gets(struct raia_state *s, int good, struct vk_sink *ev)
{
    enter_market(s, good);
    VK_EMIT(ev, E_gave_good, VK_NONE, good, s->level[good] - 1);
}

/* ---- helpers ------------------------------------------------------------------------------- */

static void add_helper(struct raia_player *p, int helper)
{
    p->helpers[helper]++;
    p->ready[helper]++;
}

void raia_take_helper(struct raia_state *s, int seat, int helper, int paid, struct vk_sink *ev)
{
    vk_assert(s->helpers[helper] > 0);
    s->helpers[helper]--;
    add_helper(&s->player[seat], helper);
    VK_EMIT(ev, E_took_helper, seat, helper, paid);
}

void raia_use_helper(struct raia_state *s, int seat, int helper, struct vk_sink *ev)
{
    vk_assert(s->player[seat].ready[helper] > 0);
    s->player[seat].ready[helper]--;
    VK_EMIT(ev, E_helper_used, seat, helper);
}

void raia_ready_helper(struct raia_state *s, int seat, int helper, struct vk_sink *ev)
{
    vk_assert(raia_used_helpers(&s->player[seat], helper) > 0);
    s->player[seat].ready[helper]++;
    if (helper == TRADER)
        s->player[seat].trader_used = 0;
    VK_EMIT(ev, E_helper_ready, seat, helper);
}

int raia_all_helpers(const struct raia_player *p)
{
    return p->helpers[0] + p->helpers[1] + p->helpers[2] + p->helpers[3];
}

int raia_used_helpers(const struct raia_player *p, int helper)
{
    return p->helpers[helper] - p->ready[helper];
}

int raia_helper_count(const struct raia_player *p, int helper)
{
    return p->helpers[helper] ? p->helpers[helper] + raia_lasting(p, R_tii) : 0;
}

/* ---- masks --------------------------------------------------------------------------------- */

/* Mirrors that are linked to some picture. */
static int linked_mirrors(const struct raia_player *p)
{
    int n = 0;
    for (int m = 0; m < N_MASKS; m++)
        n += p->links[m];
    return n;
}

int raia_unlinked(const struct raia_player *p, int face)
{
    if (face == MIRROR)
        return p->masks[MIRROR] - linked_mirrors(p);
    return p->masks[face] - p->links[face];
}

int raia_unpaired(const struct raia_player *p, int face)
{
    int n = raia_unlinked(p, face);
    return face == MIRROR ? n : n % 2;
}

int raia_pairs(const struct raia_player *p, int picture)
{
    return p->links[picture] + raia_unlinked(p, picture) / 2;
}

void raia_take_mask(struct raia_state *s, int seat, int face, struct vk_sink *ev)
{
    vk_assert(s->masks[face] > 0);
    s->masks[face]--;
    s->player[seat].masks[face]++;
    VK_EMIT(ev, E_took_mask, seat, face);
}

void raia_give_mask(struct raia_state *s, int seat, int face, struct vk_sink *ev)
{
    vk_assert(raia_unlinked(&s->player[seat], face) > 0);
    s->player[seat].masks[face]--;
    s->masks[face]++;
    VK_EMIT(ev, E_gave_mask, seat, face);
}

/* ---- the forest ------------------------------------------------------------------------------ */

int raia_display_size(const struct raia_state *s)
{
    int n = 0;
    for (int face = 0; face < N_FACES; face++)
        n += s->display[face];
    return n;
}

void raia_take_card(struct raia_state *s, int seat, int face, struct vk_sink *ev)
{
    const struct raia_face *card = &raia_faces[face];
    struct raia_player *p = &s->player[seat];
    vk_assert(s->display[face] > 0);
    s->display[face]--;
    VK_EMIT(ev, E_took_card, seat, face);
    switch (card->type) {
    case FACE_GOOD: p->goods[card->what]++; break;
    case FACE_HELPER: add_helper(p, card->what); break;
    case FACE_MASK: p->masks[card->what]++; break;
    default: p->masks[MIRROR]++; break;
    }
    if (card->treasure == NO_TREASURE)
        return;
    VK_EMIT(ev, E_treasure, seat, card->what);
    switch (card->treasure) {
    case TREASURE_PEARLS: raia_gain_pearls(s, seat, 3, ev); break;
    case TREASURE_MANA: raia_gain_mana(s, seat, 4, ev); break;
    default: raia_gain_tattoo(s, seat, 1, ev); break;
    }
}

/* ---- rituals --------------------------------------------------------------------------------- */

void raia_discard(struct raia_state *s, int ritual)
{
    cards_add(&s->open[raia_deck_of(ritual)], ritual);
}

void raia_bury(struct raia_state *s, int seat, int ritual, struct vk_sink *ev)
{
    int deck = raia_deck_of(ritual);
    cards_add(&s->player[seat].buried, ritual);
    s->player[seat].n_buried[deck]++;
    VK_EMIT_TO(ev, VK_ONLY(seat), 1u << 1, E_ritual_buried, seat, deck, ritual);
}

bool raia_can_draw(const struct raia_state *s, int deck)
{
    if (s->n_deck[deck] || cards_any(s->open[deck]))
        return true;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->player[seat].n_buried[deck])
            return true;
    return false;
}

int raia_known_hand(const struct raia_state *s, int seat)
{
    return s->player[seat].n_hand[NORMAL] + s->player[seat].n_hand[FORBIDDEN];
}
