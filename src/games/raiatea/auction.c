/*
 * auction.c - 4.8 To'o auctions: the tiles of a row that holds no others are sold one by one for mana
 * in a sealed bid of all players; the Spirit of two players bids by the die (7.5).
 */
#include "games/raiatea/rules.h"
#include <string.h>

/* The first tile of a row from the left, or VK_NONE. */
static int first_tile(const struct raia_state *s, int statue, int row)
{
    for (int i = 0; i <= row; i++) {
        int tile = s->tile[statue][raia_row_start(row) + i];
        if (tile != VK_NONE)
            return tile;
    }
    return VK_NONE;
}

static bool has_other_tile(const struct raia_state *s, int statue, int row)
{
    for (int i = 0; i <= row; i++) {
        int tile = s->tile[statue][raia_row_start(row) + i];
        if (tile != VK_NONE && raia_missions[tile].kind != KIND_AUCTION)
            return true;
    }
    return false;
}

/* The statue must be open. */
bool raia_push_row_auctions(struct raia_state *s, int statue, int row)
{
    if (first_tile(s, statue, row) == VK_NONE || has_other_tile(s, statue, row))
        return false;
    struct vk_frame *f = vk_push(&s->h, P_auction, VK_NONE);
    f->v[AUCTION_STATUE] = (int16_t)statue;
    f->v[AUCTION_ROW] = (int16_t)row;
    return true;
}

LEGAL(auction_bid)
{
    raia_mana_offer_legal(st, f, seat, out);
}

APPLY(auction_bid)
{
    raia_mana_offer_apply(st, f, seat, a, ev);
}

static void ask_bids(struct raia_state *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->player[seat].mana)
            seats |= 1u << seat;
    if (seats)
        vk_push_secret(&s->h, P_auction_bid, seats);
}

/* Everybody pays what he has bid. */
static void open_bids(struct raia_state *s, struct vk_sink *ev)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    for (int i = 0; i < n; i++) {
        struct raia_player *p = &s->player[seats[i]];
        int mana = p->slot == VK_NONE ? 0 : p->slot;
        p->slot = VK_NONE;
        s->bids[seats[i]] = (uint16_t)mana;
        VK_EMIT(ev, E_auction_bid, seats[i], s->auction, mana, raia_counts_as(s, seats[i], mana));
        raia_pay_mana(s, seats[i], mana, ev);
        if (!raia_option(s, O_MANA_SCARCITY))
            raia_fill_bag(s, seats[i], mana, ev);
    }
}

/* The highest bid; of equal ones the earlier in the order. */
static void award(struct raia_state *s, struct vk_sink *ev)
{
    int tile = s->auction, winner = s->order[0];
    for (int i = 1; i < s->n_order; i++) {
        int who = s->order[i];
        if (raia_counts_as(s, who, s->bids[who]) > raia_counts_as(s, winner, s->bids[winner]))
            winner = who;
    }
    if (winner == RAIA_SPIRIT) {
        raia_take_tile(s, tile, TILE_GONE);
        VK_EMIT(ev, E_tile_gone, VK_NEUTRAL, tile);
    } else {
        raia_take_tile(s, tile, winner);
        VK_EMIT(ev, E_auction_won, winner, tile);
    }
    s->auction = VK_NONE;
    memset(s->bids, 0, sizeof s->bids);
}

enum stage { NEXT, OPEN, AWARD };

RUN(auction)
{
    struct raia_state *s = st;
    int tile;
    switch ((enum stage)f->pc) {
    case NEXT:
        tile = first_tile(s, f->v[AUCTION_STATUE], f->v[AUCTION_ROW]);
        if (tile == VK_NONE) {
            vk_pop(&s->h);
            break;
        }
        f->pc = OPEN;
        s->auction = (uint8_t)tile;
        VK_EMIT(ev, E_auction_began, VK_NONE, tile);
        ask_bids(s);
        break;
    case OPEN:
        f->pc = AWARD;
        open_bids(s, ev);
        if (s->h.seats == 2)
            vk_push(&s->h, P_roll_spirit, VK_NONE);
        break;
    case AWARD:
        f->pc = NEXT;
        award(s, ev);
        break;
    }
}
