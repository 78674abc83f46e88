/*
 * fields_raiatea.c - what an observation of Raiatea shows. Of a set of cards: those of which there
 * is one, then both.
 */
#include "games/raiatea/state.h"
#include "lib/fields.h"

typedef struct raia_state S;

#define NUMBERS(member, word) OF_SEAT(player, member, word, NUMBER, 0)
#define CARDS(member)         OF_SEAT(player, member, member.one, BITS, N_RITUALS)

static const struct lib_field fields[] = {
    FIELD(space, space, NUMBER, 0),
    FIELD(ceremony, ceremony, NUMBER, 0),
    FIELD(act, act, NUMBER, 0),
    FIELD(start, start, SEAT, 0),
    FIELD(deck, deck[0].one, BITS, N_RITUALS),
    FIELD(open, open[0].one, BITS, N_RITUALS),
    CARDS(hand),
    CARDS(drawn),
    CARDS(buried),
    CARDS(prepared),
    CARDS(lasting),
    NUMBERS(pearls, pearls),
    NUMBERS(mana, mana),
    NUMBERS(goods, goods[0]),
    NUMBERS(helpers, helpers[0]),
    NUMBERS(ready, ready[0]),
    NUMBERS(masks, masks[0]),
    NUMBERS(links, links[0]),
    NUMBERS(tattoo, tattoo),
    NUMBERS(priests, priests),
    NUMBERS(tahua, tahua),
    NUMBERS(shamans_used, shamans_used),
    NUMBERS(trader_used, trader_used),
    NUMBERS(missions, missions),
    NUMBERS(n_hand, n_hand[0]),
    NUMBERS(n_drawn, n_drawn[0]),
    NUMBERS(n_buried, n_buried[0]),
    NUMBERS(slot, slot),
    NUMBERS(lowest, lowest),
    NUMBERS(to_keep, to_keep),
    NUMBERS(n_equal, n_equal),
    NUMBERS(equal, equal[0]),
    NUMBERS(laid, laid[0]),
    OF_SEAT(player, spare, spare[0], LEFT, 0),
    FIELD(bag, bag, NUMBER, 0),
    FIELD(options, options, BITS, 16),
    FIELD(offer, offer[0], NUMBER, 0),
    FIELD(bids, bids[0], NUMBER, 0),
    FIELD(n_deck, n_deck[0], NUMBER, 0),
    FIELD(kahuna, kahuna, SEAT, 0),
    FIELD(location, location, ONE_OF, N_LOCATIONS),
    FIELD(choices, choices, NUMBER, 0),
    FIELD(taken, taken, BITS, 8),
    FIELD(taken_by, taken_by[0], SEAT, 0),
    FIELD(order, order[0], SEAT, 0),
    FIELD(n_order, n_order, NUMBER, 0),
    FIELD(rewards, rewards, BITS, 8),
    FIELD(forest, forest[0], NUMBER, 0),
    FIELD(display, display[0], NUMBER, 0),
    FIELD(goods, goods[0], NUMBER, 0),
    FIELD(helpers, helpers[0], NUMBER, 0),
    FIELD(masks, masks[0], NUMBER, 0),
    FIELD(level, level[0], NUMBER, 0),
    FIELD(tile, tile[0][0], NUMBER, 0),
    FIELD(tile_at, tile_at[0], SEAT, 0),
    FIELD(open_statues, open_statues, NUMBER, 0),
    FIELD(shown_statues, shown_statues, NUMBER, 0),
    FIELD(n_row, n_row, NUMBER, 0),
    OF_EACH(row, ritual, ritual, NUMBER, 0),
    OF_EACH(row, owner, owner, SEAT, 0),
    FIELD(auction, auction, NUMBER, 0),
    FIELD(chooser, chooser, SEAT, 0),
    FIELD(spare, spare[0], LEFT, 0),
};

const struct lib_fields lib_fields_raiatea = { "raiatea", fields, sizeof fields / sizeof *fields,
                                               1 };
