/*
 * hidden.c - section 5, one half: what a viewer may not know is overwritten. Numbers that everybody
 * knows stand beside what is wiped and stay: pieces in a hex, cards in a hand, tiles in the pool.
 * The other half, filling the unknown, is in imagine.c.
 */
#include "games/conquest/rules.h"
#include <string.h>

static bool is_known(unsigned mask, int viewer)
{
    return mask & SEEN_BY_ALL || mask >> viewer & 1;
}

/* Private sub-steps of a mover: the others see him at the point below. */
static void fold(struct conq_state *s, int viewer)
{
    while (s->h.depth) {
        const struct vk_frame *top = vk_top_of(&s->h);
        bool is_private = top->point == P_transit_to || top->point == P_party_pick ||
                          top->point == P_party_cargo || top->point == P_jump_to;
        if (!is_private || top->seat == viewer)
            return;
        vk_pop(&s->h);
    }
}

static void conceal_pieces(struct conq_state *s, int side, int viewer)
{
    bool is_changed = false;
    for (int i = 0; i < s->n_pieces[side]; i++) {
        struct conq_piece *p = &s->piece[side][i];
        bool is_hidden = p->kind != TCU && p->kind != NO_PIECE && !is_known(p->mask, viewer);
        is_changed |= is_hidden || p->marks;
        p->marks = 0;
        if (is_hidden)
            p->kind = NO_PIECE;
    }
    if (is_changed)
        conq_sort_pieces(s, side);
    if (!conq_is_solo(s)) /* there everything lies open, and the supply with it */
        memset(s->supply[side], 0, sizeof s->supply[side]);
}

/* An unknown tile is one of the pool. */
static void conceal_tiles(struct conq_state *s, int viewer)
{
    struct hexset left = s->face_down;
    while (hs_any(left)) {
        int hex = hs_next(&left);
        if (s->tile[hex] == NO_TILE || is_known(s->tile_mask[hex], viewer))
            continue;
        s->pool |= 1u << s->tile[hex];
        s->tile[hex] = NO_TILE;
    }
    if (s->sunk_tile != NO_TILE && !is_known(s->sunk_mask, viewer)) {
        s->pool |= 1u << s->sunk_tile;
        s->sunk_tile = NO_TILE;
    }
}

/* An unknown card is one of the deck. */
static void conceal_cards(struct conq_state *s, int viewer)
{
    for (int c = 0; c < N_CARDS; c++) {
        bool is_in_hand = s->card_at[c] < CONQ_SIDES && !(s->card_flags[c] & CARD_UP);
        if (!is_in_hand || s->card_at[c] == viewer || is_known(s->card_mask[c], viewer))
            continue;
        s->card_at[c] = IN_DECK;
        s->card_mask[c] = 0;
    }
}

static void conceal_events(struct conq_state *s, int viewer)
{
    for (int e = 0; e < N_RANDOM_EVENTS; e++) {
        bool is_kept = s->event_at[e] < CONQ_SIDES;
        if (!is_kept || s->event_at[e] == viewer || is_known(s->event_mask[e], viewer))
            continue;
        s->event_at[e] = IN_DECK;
        s->event_mask[e] = 0;
    }
}

void conq_conceal(void *st, int viewer)
{
    struct conq_state *s = st;
    fold(s, viewer);
    for (int side = 0; side < s->sides; side++) {
        if (side == viewer)
            continue;
        conceal_pieces(s, side, viewer);
        if (s->plan[side].n || s->plan[side].pending != VK_NONE)
            conq_wipe_plan(s, side);
    }
    if (hs_any(s->face_down) || s->sunk_tile != NO_TILE)
        conceal_tiles(s, viewer);
    conceal_cards(s, viewer);
    if (conq_option(s, O_EVENTS))
        conceal_events(s, viewer);
}
