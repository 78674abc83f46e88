/*
 * state.h - Conquest of Paradise: the position (names are in names.h). "Side" is a player on the
 * map: a seat, or in solitaire the automatic opponent, who is side 1 without being a seat.
 *
 * Every set of things that some may not know stands beside its public number, so that conceal can
 * wipe the one and leave the other. An unknown card, tile or event lies "in the deck"; an unknown
 * piece has the kind VK_NONE.
 */
#ifndef VAKA_GAMES_CONQUEST_STATE_H
#define VAKA_GAMES_CONQUEST_STATE_H

#include "games/conquest/frames.h"
#include "games/conquest/hexset.h"
#include "games/conquest/names.h"
#include "vaka/game.h"

enum {
    CONQ_SIDES = 4,
    CONQ_HEXES = 100,
    CONQ_PIECES = 39, /* of a side, supply included */
    CONQ_PLAN = 80,   /* entries: more than all Build Points on the map can pay for */
    CONQ_WAY = 16,
    CONQ_ROLLS = 15,
    CONQ_TURNS = 40,
    CONQ_DI = 3,       /* Discovered Island markers of a side */
    CONQ_MARKERS = 15, /* of Random Events: 1 to 14; place 0 is not used */
    CONQ_GALAPAGOS = 96,
    CONQ_UNFORTUNATE = 99
};

/* Who knows a hidden thing: a bit a seat, and this one for everybody. */
enum { SEEN_BY_ALL = 0x80 };

/* Where a card or a Random Event is, if not with a side. */
enum { IN_DECK = 0xFE, DISCARDED = 0xFD };

enum card_flag { CARD_UP = 1, CARD_USED = 2, CARD_PLAYED = 4 /* in this Battle */ };

/* One piece on the map. The lists are sorted, so that equal positions are equal bytes. */
struct conq_piece {
    uint8_t at, kind, mask;
    uint8_t marks; /* of the owner's own stage, else 0; enum below */
};
enum {
    PIECE_MP = 7,     /* movement points left */
    PIECE_CARGO = 24, /* enum cargo, shifted by CARGO_SHIFT */
    CARGO_SHIFT = 3,
    PIECE_SPENT = 32, /* has used Transit; after Transit: was carried (WB, COL), has jumped (RUM) */
    PIECE_PARTY = 64, /* is in the party being put together */
    PIECE_CROSSED = 128 /* WB, COL: went over the strait of 7.3 in this stage */
};

/* What a sealed plan holds, in this order. */
enum plan_item {
    PLAN_USE_CARD,
    PLAN_SHOW_CARD,
    PLAN_INWARD,
    PLAN_USE_SAVED,
    PLAN_BUILD, /* + enum item */
    PLAN_BUY = PLAN_BUILD + N_ITEMS,
    PLAN_SAVE,
    PLAN_CONVERT
};

struct conq_plan {
    uint8_t n;
    uint8_t pending; /* item that waits for its hex, or VK_NONE */
    struct {
        uint8_t item, arg; /* enum plan_item; hex, card, or 0 */
    } entry[CONQ_PLAN];
};

/* The Battle that is being fought; all zero but hex = VK_NONE if there is none. */
enum row_kind { ROW_WC, ROW_WB, ROW_LW, ROW_LEADER, N_ROWS };
enum battle_part { ATTACKING, DEFENDING };
enum battle_loss { PANICS, REMOVED };
enum roll_fate { ROLL_OPEN, ROLL_CHANGED, ROLL_AGAIN, ROLL_VOID }; /* ROLL_CHANGED: by a card */
struct conq_battle {
    uint8_t hex, attacker;
    uint8_t defender;         /* a side; VK_NEUTRAL: an Independent group */
    uint8_t villages;         /* at stake, provisional ones included */
    uint8_t front[2][N_ROWS]; /* enum battle_part */
    uint8_t panicked[2][N_ROWS];
    uint8_t die, n_rolls;     /* shown now, 0 before the first; rolls made */
    uint8_t final;            /* enum roll_fate */
    uint8_t chooser;          /* who picks the piece that is hit, by Mana; else VK_NONE */
    uint8_t roll[CONQ_ROLLS]; /* the first ones, as they were carried out */
    uint8_t spare;
};

struct conq_state {
    struct vk_head h;                       /* h.round is the turn */
    uint8_t sides, game_end, phase, active; /* active: whose part of the step it is, or VK_NONE */

    struct hexset ocean; /* printed or discovered */
    struct hexset unexplored;
    struct hexset face_down; /* a hidden tile lies here */
    struct hexset independent;
    struct hexset held[CONQ_SIDES];     /* controlled groups */
    struct hexset occupied[CONQ_SIDES]; /* hexes with pieces */
    struct hexset chain[CONQ_SIDES];    /* with a chain canoe */
    struct hexset di[CONQ_SIDES];       /* hidden tiles with a marker of this side */
    struct hexset no_canoe[CONQ_SIDES]; /* stacks known to hold no War Canoe */
    struct hexset flipped[2];           /* in this stage: turned down, turned up */

    uint32_t pool;    /* tiles not found yet, a bit each */
    uint16_t options; /* toggles, a bit each */
    uint8_t pool_left, deck_left, events_left, chits_drawn;

    uint8_t tile[CONQ_HEXES];      /* tile that lies here, face up or down */
    uint8_t tile_mask[CONQ_HEXES]; /* who knows a hidden one; 0 elsewhere */
    uint8_t facing[CONQ_HEXES];    /* people that a tile is turned to, or VK_NONE */
    uint8_t villages[CONQ_HEXES];
    uint8_t ia[CONQ_HEXES];        /* Improved Agriculture markers */
    uint8_t conqueror[CONQ_HEXES]; /* last one of a printed group, or VK_NONE */
    uint8_t sunk_tile, sunk_mask;  /* hidden tile that the South Island displaced */

    struct conq_piece piece[CONQ_SIDES][CONQ_PIECES];
    uint8_t n_pieces[CONQ_SIDES];
    uint8_t supply[CONQ_SIDES][N_MAP_KINDS]; /* TCU stays 0 */
    uint8_t losses[CONQ_SIDES][N_MAP_KINDS]; /* pieces that all saw go to it in this turn */
    uint8_t cup[N_MARKERS];

    uint8_t card_at[N_CARDS], card_mask[N_CARDS], card_flags[N_CARDS];
    uint8_t event_at[N_RANDOM_EVENTS], event_mask[N_RANDOM_EVENTS];
    uint8_t n_hidden[CONQ_SIDES]; /* face-down Arts & Culture cards */
    uint8_t n_kept[CONQ_SIDES];   /* kept Random Events */

    uint8_t mark_hex[CONQ_MARKERS];   /* where a marker lies, or VK_NONE */
    uint8_t mark_until[CONQ_MARKERS]; /* last turn of its term; 0: for ever */
    uint8_t marriage[2];              /* sides bound by Royal Marriage, or VK_NONE */
    uint8_t tapu_side;                /* whose Tapu Ground, or VK_NONE */
    uint8_t brown_eroded;             /* Severe Erosion took a brown box */

    uint8_t people[CONQ_SIDES];
    uint8_t home[CONQ_SIDES];           /* hex, or VK_NONE */
    uint8_t track[CONQ_SIDES];          /* VP in halves, as of the last Victory Step */
    uint8_t order[CONQ_SIDES];          /* sides in turn order */
    uint8_t lost, saved, kumara, isles; /* masks of sides: Explorer in the Lost box, markers held */
    uint8_t winds;                      /* mask: Favorable Winds this turn */
    uint8_t poi;                        /* mask: Poi used in this stage */
    uint8_t becalmed;                   /* this turn */
    uint8_t begun;                      /* bits: enum begun */
    int8_t bonus[CONQ_SIDES];           /* Build Points for the Home pool of this turn */
    int8_t rats[CONQ_SIDES];            /* taken off before that */

    uint8_t knots, pos, drawn, n_way; /* the voyage: Knots, Explorer, marker drawn, hexes visited */
    uint8_t way[CONQ_WAY];
    uint8_t found; /* the Explorer stands on a tile whose finder still decides */

    uint8_t chit[N_CHITS]; /* enum chit_place */
    uint8_t force[8][2];   /* solitaire: Samoa's attacks, from and to; VK_NONE */
    uint8_t solo;          /* of the automatic opponent: enum solo_flag */

    struct conq_battle battle;
    struct conq_plan plan[CONQ_SIDES];
};

_Static_assert(sizeof(struct conq_state) == 2872, "no padding hides in the state");

enum begun { BEGUN_EVENTS = 1, BEGUN_MALARIA = 2 };
/* SOLO_DUE and its multiples count the chits that are due after the exploration. */
enum solo_flag { SOLO_WON = 1, SOLO_DUE = 16 };

#endif
