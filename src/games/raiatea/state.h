/*
 * state.h - Raiatea: the position (names are in names.h). Only rituals are hidden: which cards a
 * player holds, has drawn, laid down or prepared. Beside each hidden zone stands its public size by
 * deck. In a concealed state an unknown card lies in its deck.
 */
#ifndef VAKA_GAMES_RAIATEA_STATE_H
#define VAKA_GAMES_RAIATEA_STATE_H

#include "games/raiatea/cards.h"
#include "games/raiatea/frames.h"
#include "games/raiatea/names.h"
#include "vaka/game.h"

enum {
    RAIA_SEATS = 5,
    RAIA_SPIRIT = 5, /* in the ceremonial order of two players */
    RAIA_STATUES = 3,
    RAIA_ROWS = 5,
    RAIA_SPACES = 15, /* of a statue; row r (from 1) has r columns: space r(r-1)/2 + column */
    RAIA_ROW = 26,    /* cards in the row of act 5 at most */
    RAIA_TATTOOS = 9,
    RAIA_PRIESTS = 12,
    RAIA_LEVELS = 5,
    RAIA_BID_MAX = 99,
    RAIA_SHAMAN_USES = 20, /* rituals by shamans in one turn at most */
    RAIA_TRACK = 9         /* spaces of the round track, from 1 */
};

/* Where a mission tile is: with the seat of that number, or here. */
enum { TILE_POOL = 0xFE, TILE_STATUE = 0xFD, TILE_GONE = 0xFC };

/* The Tahua bonus of a player. */
enum { TAHUA_NOT_YET, TAHUA_DUE, TAHUA_DONE };

struct raia_player {
    struct cards hand, drawn, buried; /* buried: laid down face down, known to its owner */
    struct cards prepared;            /* in the bag, until the reveal of act 5 */
    struct cards lasting;             /* permanent rituals before the player */
    uint16_t pearls, mana;
    uint8_t goods[N_GOODS];
    uint8_t helpers[N_HELPERS], ready[N_HELPERS]; /* all; those that can still be used */
    uint8_t masks[N_MASK_FACES];                  /* cards of each picture; mirrors */
    uint8_t links[N_MASKS];                       /* mirrors linked to this picture */
    uint8_t tattoo, priests, tahua;
    uint8_t shamans_used, trader_used, missions; /* in this own turn; missions of the act-6 turn */
    uint8_t n_hand[N_DECKS]; /* public; from act 3 to the reveal hand and bag together */
    uint8_t n_drawn[N_DECKS], n_buried[N_DECKS];
    uint8_t slot;    /* sealed: priests to train, deck to buy from, bid; VK_NONE */
    uint8_t lowest;  /* sealed or private: the last card picked of a set, 0 at its start */
    uint8_t to_keep; /* cards still to be kept */
    uint8_t n_equal, equal[3]; /* picks so far, of a set to keep or cards of one cost; the number
                                  is public, the cards are a secret */
    uint8_t laid[3];           /* those of one cost as they were laid in the last row: public */
    uint8_t spare[1];
};

struct raia_card {
    uint8_t ritual, owner; /* VK_NONE: a general ritual */
};

struct raia_state {
    struct vk_head h;
    uint8_t space, ceremony,
        act; /* of the round track; 1 to 3 and 1 to 6 while one is held, else 0 */
    uint8_t start;

    struct cards deck[N_DECKS], open[N_DECKS]; /* the discards that everybody has seen */
    struct raia_player player[RAIA_SEATS];

    uint16_t bag;      /* mana in it */
    uint16_t options;  /* toggles, a bit each; words with two values too */
    uint16_t offer[6]; /* of the last act 4, the Spirit's too */
    uint16_t bids[6];  /* of the auction under way */
    uint8_t n_deck[N_DECKS];
    uint8_t kahuna, location;      /* in progress, or VK_NONE */
    uint8_t choices;               /* locations chosen in this round */
    uint8_t taken;                 /* locations that are gone, a bit each */
    uint8_t taken_by[N_LOCATIONS]; /* whose screen they lie at, or VK_NONE */
    uint8_t order[6], n_order;     /* the ceremonial order, with the Spirit of two players */
    uint8_t rewards;               /* of act 4 that are left, a bit each */
    uint8_t forest[N_FACES], display[N_FACES];
    uint8_t goods[N_GOODS], helpers[N_HELPERS], masks[N_MASK_FACES]; /* the markets */
    uint8_t level[N_GOODS];
    uint8_t tile[RAIA_STATUES][RAIA_SPACES]; /* mission, or VK_NONE */
    uint8_t tile_at[N_MISSIONS];
    uint8_t open_statues, shown_statues; /* 1 to 3 */
    uint8_t n_row;
    struct raia_card row[RAIA_ROW]; /* of act 5, from the left */
    uint8_t auction;                /* tile that is being auctioned, or VK_NONE */
    uint8_t chooser; /* puts the general rituals of one cost in order (act 5), or VK_NONE */
    uint8_t spare[3];
};

_Static_assert(sizeof(struct raia_player) == 144, "no padding hides in a player");
_Static_assert(sizeof(struct raia_state) == 1288, "no padding hides in the state");

#endif
