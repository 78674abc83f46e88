/*
 * state.h - Archipelago: the position (names are in names.h). Hidden are objectives, sealed choices, the
 * hands of the thief's victim, and hexes held in turn zero; all else, screens included, is public. In a
 * concealed state an unknown objective is VK_NONE, an unknown hex lies in the pile.
 */
#ifndef VAKA_GAMES_ARCHIPELAGO_STATE_H
#define VAKA_GAMES_ARCHIPELAGO_STATE_H

#include "games/archipelago/frames.h"
#include "games/archipelago/names.h"
#include "games/archipelago/tables.h"
#include "vaka/game.h"

enum {
    ARCH_SEATS = 5,
    ARCH_REGIONS = 25,
    ARCH_UNITS = 70,
    ARCH_FLEET = 8, /* ships of a player at most, with two players */
    ARCH_SLOTS = 5, /* of the evolution track */
    ARCH_STACKS = 3,
    ARCH_STACK = 8,      /* explorer tokens in one */
    ARCH_OBJECTIVES = 3, /* of a player at most (two players with more_spice draw three) */
    ARCH_ITEMS = 12,     /* of an offer */
    ARCH_WISHES = 2,     /* of a seat in a round */
    ARCH_FLORINS = 135,
    ARCH_DISCS = 5,
    ARCH_CITIZENS_IN_REGION = 3,
    ARCH_TOKENS_OF_PAIR = 13, /* towns + temples; markets + ports */
    ARCH_SUR_MAX = 27,
    ARCH_TERMS_MAX = 9,
    ARCH_TERMS_CHANGES = 3, /* in a round */
    ARCH_PLEDGE_MAX = 5,
    ARCH_DEALS = 4,    /* made in a round, in a part in a crisis */
    ARCH_REFUSALS = 8, /* offers refused or withdrawn there */
    ARCH_COUNTERS = 3, /* offers in answer to an offer */
    ARCH_OFFERS = 60   /* of a seat in a turn, whatever becomes of them */
};

/* Where a unit is, if on no region. */
enum { IN_SUPPLY = VK_NONE, ON_WONDER = 0xFE };
/* Where on its part: a building, an icon (SPOT_ICON + index), or free. */
enum spot { SPOT_FREE, SPOT_BUILDING, SPOT_ICON = SPOT_BUILDING + N_BUILDINGS };
/* Flags of a unit. REBEL: a citizen who lies, in a crisis or after it. */
enum { BY_WORK = 1, BY_SERVICE = 2, ENGAGED = BY_WORK | BY_SERVICE, REBEL = 4, MOVED = 8 };

/* Unit 14 * seat + k (two players: 28 * seat + k): citizens first, then ships (units.c). */
struct arch_unit {
    uint8_t region, part, spot, flags;
};

struct arch_region {
    int8_t q, r;
    uint8_t face, rot;
    uint16_t edges, owners;        /* of the face as it lies (arch_of_side) */
    uint8_t next[SIDES];           /* neighbouring region, or VK_NONE */
    uint8_t building[N_BUILDINGS]; /* the part it stands on (port: its shore), or VK_NONE */
    uint8_t used;                  /* this turn: bits 1 << MARKET, 1 << PORT */
    uint8_t ravaged;               /* icons under a Barbarian's florin, a bit each */
    uint8_t terms, terms_of;       /* florins a unit for others, and who asks them; or VK_NONE */
};

/* Where an evolution card is: with the seat of that number, or here. */
enum { CARD_DECK = 0xF0, CARD_TRACK, CARD_DISCARDS, CARD_REVEALED /* by researcher, headhunter */ };
/* Flags of an evolution card. USED: engaged until phase 1; FRESH: acquired in this turn. */
enum { CARD_USED = 1, CARD_FRESH = 2, CARD_BUILT = 4 };

/* Where a hex is: held by the seat of that number in turn zero, or here. */
enum { HEX_PILE = 0xF0, HEX_TOP, HEX_DISCARDS, HEX_MAP, HEX_ASIDE, HEX_TAKEN /* being explored */ };

/* In phase 5: no more rounds for him; or nothing that he could do at present. */
enum { PASSED = 1, IDLE };
/* Where a deal is made: with the active player, with a player at his part in a crisis, with one who
 * stands citizens up; a wish for the active player; for the decider of the order. */
enum window { IN_ROUND, IN_CRISIS, AT_STANDING, AS_WISH, FOR_PLACE };

/* An offer: what its owner gives and wants. Items are verbs with their argument. */
struct arch_deal {
    uint8_t owner, partner; /* VK_NONE: no offer */
    uint8_t give, want;     /* florins */
    uint8_t window;
    uint8_t counters; /* offers that it answers */
    uint8_t places;   /* of the order, a bit each from 1 */
    uint8_t n_items;
    uint8_t verb[ARCH_ITEMS], arg[ARCH_ITEMS];
};

struct arch_player {
    uint8_t florins, tokens, cubes[N_RES];
    uint8_t discs, ready;               /* owned; not laid on the wheel or a card */
    uint8_t laid[N_ZONES];              /* on the wheel */
    uint8_t on_cards;                   /* discs laid on cards */
    uint8_t benefactor;                 /* florins in his zone of that trend */
    uint8_t n_objectives;               /* public */
    uint8_t objective[ARCH_OBJECTIVES]; /* cards, or VK_NONE */
    uint8_t known[ARCH_OBJECTIVES];     /* mask of seats that know each */
    uint8_t dropped;    /* more_spice: the card not kept, known to him alone; VK_NONE */
    uint8_t shown;      /* objectives that lie open, a bit each */
    uint8_t n_held;     /* hexes of turn zero: public */
    uint8_t slot[2];    /* sealed: bid, pledge, vote, drop, two hands */
    uint8_t bid, rebid; /* public once open; VK_NONE */
    uint8_t pledge;     /* of the crisis under way */
    uint8_t has_passed; /* PASSED, IDLE or 0: he plays */
    uint8_t zero_done;  /* he has explored in turn zero */
    uint8_t offers;     /* drafted in this turn */
    uint8_t owed;       /* citizens of his that must be stood up now: a deal says so */
    uint8_t is_silent;  /* makes no more offers in this crisis */
    uint8_t is_taken;   /* his offer to the decider */
    uint8_t n_notes, spare;
    struct arch_deal
        note[ARCH_WISHES]; /* wishes; or the offer to the decider, sealed until all are in */
};

struct arch_state {
    struct vk_head h;
    uint16_t armed, met; /* cards of the pack: condition false once; true since */
    uint64_t bag;        /* backs that can still be turned up */
    struct arch_player player[ARCH_SEATS];
    struct arch_unit unit[ARCH_UNITS];
    struct arch_region region[ARCH_REGIONS];

    uint16_t named; /* trends named in the first vote */
    uint8_t option[N_OPTIONS];
    uint8_t phase; /* 0 in set-up and turn zero, 1 to 6 */
    uint8_t order[ARCH_SEATS], n_order;
    uint8_t active, decider; /* whose round; who sets the order; or VK_NONE */
    uint8_t pop, reb, sur;
    uint8_t is_watched; /* conditions count: objectives are dealt */
    uint8_t end_pending, independent;
    uint8_t n_regions;
    uint8_t built[N_BUILDINGS], ships; /* on the map */
    uint8_t in_play[2];                /* characters, progress cards with players */

    uint8_t bank, wheel;   /* florins; wheel: on the port and market zones */
    uint8_t supply[N_RES]; /* cubes in the bank */
    uint8_t market[N_BOARDS][N_RES];
    uint8_t stack[ARCH_STACKS], spent_tokens;

    uint8_t hex_at[N_HEXES];
    uint8_t top, second; /* visible faces: of the pile, of the cartographer; VK_NONE */
    uint8_t card_at[N_CARDS], card_flags[N_CARDS];
    uint8_t track[ARCH_SLOTS], turned[ARCH_SLOTS]; /* card, quarter turns */
    uint8_t n_deck, n_discards;
    uint8_t back; /* on top of the deck, or VK_NONE */
    uint8_t trend[2], n_trends;
    uint8_t common[ARCH_SEATS], n_common; /* no_secrets: objectives of all */

    /* the round under way */
    uint8_t used;                                            /* parts of it, bits ROUND_* */
    uint8_t deals, changes;                                  /* deals made, terms changed */
    uint8_t refused;                                         /* offers that came to nothing */
    uint8_t refused_by;                                      /* seats that said no, a bit each */
    uint8_t crisis_deals, crisis_refused, crisis_refused_by; /* of the part in a crisis under way */
    uint8_t doubled;                                         /* resources, a bit each */
    uint8_t discount;                                        /* bits 1 << STONE, 1 << WOOD */
    uint8_t diplomat;                                        /* region visited, or VK_NONE */
    uint8_t permit[ARCH_REGIONS]; /* units the active player may deploy there */
    /* One deal at a time: the offer on the table, the one that it answers, and the one being drafted. */
    struct arch_deal deal, before, draft;
    uint8_t vote[ARCH_SEATS]; /* trend named in the last vote, public; or VK_NONE */
    uint8_t spare[5];
};

enum { ROUND_ACTION = 1, ROUND_CARD = 2, ROUND_BUILDING = 4 };

_Static_assert(sizeof(struct arch_unit) == 4, "no padding hides in a unit");
_Static_assert(sizeof(struct arch_region) == 22, "no padding hides in a region");
_Static_assert(sizeof(struct arch_player) == 112, "no padding hides in a player");
_Static_assert(sizeof(struct arch_deal) == 32, "no padding hides in a deal");
_Static_assert(sizeof(struct arch_state) == 1952, "no padding hides in the state");

#endif
