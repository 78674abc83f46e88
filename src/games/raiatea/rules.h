/* rules.h - functions of Raiatea that cross files: one block a file, in the order of a game. */
#ifndef VAKA_GAMES_RAIATEA_RULES_H
#define VAKA_GAMES_RAIATEA_RULES_H

#include "games/raiatea/state.h"
#include "games/raiatea/tables.h"

#include "games/scaffold/points.inc"

/* ---- small questions ----------------------------------------------------------------------- */

static inline bool raia_option(const struct raia_state *s, enum option o)
{
    return s->options >> o & 1;
}

/* Players that "per player" counts: the Spirit is one. */
static inline int raia_players(const struct raia_state *s)
{
    return s->h.seats == 2 ? 3 : s->h.seats;
}

static inline int raia_rank(const struct raia_player *p)
{
    return p->tattoo >= TATTOOS_OF_TAHUA   ? TAHUA
           : p->tattoo >= TATTOOS_OF_ARIOI ? ARIOI
           : p->tattoo >= TATTOOS_OF_ARIKI ? ARIKI
                                           : RAATIRA;
}

/* Rituals that a player draws, by rank. */
static inline int raia_draw_number(const struct raia_player *p)
{
    return raia_ranks[raia_rank(p)].draws;
}

/* Own rituals that a player may put into the bag, by rank. */
static inline int raia_clips(const struct raia_player *p)
{
    return raia_ranks[raia_rank(p)].clips;
}

static inline int raia_lasting(const struct raia_player *p, enum ritual r)
{
    return cards_of(p->lasting, (int)r);
}

/* The mana that so many priests of a player bring (Atea). */
static inline int raia_priest_mana(const struct raia_player *p, int priests)
{
    return priests + 2 * raia_lasting(p, R_atea);
}

/* The price of a good after one is taken from the market (by 1) or comes to it (by -1), 2.9. */
static inline int raia_level_after(const struct raia_state *s, int good, int by)
{
    int level = s->level[good] + by;
    return level < 1 ? 1 : level > RAIA_LEVELS ? RAIA_LEVELS : level;
}

/* What things cost and bring that no table has. */
enum { RAIA_HELPER_PRICE = 2, RAIA_RITUAL_PRICE = 3, RAIA_REWARD_PEARLS = 2 };

/* The seat that comes i places after k in clockwise order. */
static inline int raia_after(const struct raia_state *s, int k, int i)
{
    vk_assert(s->h.seats > 0);
    return (k + i) % s->h.seats;
}

/* ---- things.c: everything that moves a thing, with its event -------------------------------- */

void raia_gain_pearls(struct raia_state *s, int seat, int n, struct vk_sink *ev);
void raia_pay_pearls(struct raia_state *s, int seat, int n, struct vk_sink *ev);
void raia_gain_mana(struct raia_state *s, int seat, int n, struct vk_sink *ev);
void raia_pay_mana(struct raia_state *s, int seat, int n, struct vk_sink *ev);  /* to the supply */
void raia_fill_bag(struct raia_state *s, int actor, int n, struct vk_sink *ev); /* from anywhere */
/* Single steps; reaching 9 makes the Tahua bonus due (resolved by the outer effect). */
void raia_gain_tattoo(struct raia_state *s, int seat, int n, struct vk_sink *ev);
void raia_gain_priests(struct raia_state *s, int seat, int n, int paid, struct vk_sink *ev);
void raia_lose_priest(struct raia_state *s, int seat, struct vk_sink *ev);

/* Goods market with the price rule of 2.9. */
void raia_take_good(struct raia_state *s, int seat, int good, struct vk_sink *ev);
void raia_return_good(struct raia_state *s, int seat, int good,
                      struct vk_sink *ev);                                 /* from the hand */
void raia_market_gets(struct raia_state *s, int good, struct vk_sink *ev); /* from the display */
void raia_take_helper(struct raia_state *s, int seat, int helper, int paid, struct vk_sink *ev);
void raia_use_helper(struct raia_state *s, int seat, int helper, struct vk_sink *ev);
void raia_ready_helper(struct raia_state *s, int seat, int helper, struct vk_sink *ev);
void raia_take_mask(struct raia_state *s, int seat, int face,
                    struct vk_sink *ev); /* of the market */
void raia_give_mask(struct raia_state *s, int seat, int face, struct vk_sink *ev); /* to it */
/* A card of the forest display with its usual effect, treasures included. */
void raia_take_card(struct raia_state *s, int seat, int face, struct vk_sink *ev);

int raia_display_size(const struct raia_state *s);
int raia_all_helpers(const struct raia_player *p);
int raia_used_helpers(const struct raia_player *p, int helper);
int raia_helper_count(const struct raia_player *p, int helper); /* for effects A: Ti'i counts */
/* Masks: cards of a face that are not linked; unpaired ones; complete pairs of a picture. */
int raia_unlinked(const struct raia_player *p, int face);
int raia_unpaired(const struct raia_player *p, int face);
int raia_pairs(const struct raia_player *p, int picture);

/* Rituals: from a zone to the discards. Open: everybody saw it; else its owner alone knows. */
void raia_discard(struct raia_state *s, int ritual);
void raia_bury(struct raia_state *s, int seat, int ritual, struct vk_sink *ev);
/* Can this deck give a card (its discards count)? */
bool raia_can_draw(const struct raia_state *s, int deck);
/* Number of rituals in hand that everybody knows of (4.12 "known hand"). */
int raia_known_hand(const struct raia_state *s, int seat);

/* ---- setup.c, round.c ------------------------------------------------------------------------ */

int raia_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no);
/* Forest cards until the display is full (n+1; two players 4), or `more` single ones. */
void raia_push_refill(struct raia_state *s);
void raia_push_reveal(struct raia_state *s, int n);
bool raia_can_reveal(const struct raia_state *s); /* a forest card can be drawn (4.5 Refill) */
/* Its tiles (statue from 0) are turned up; those that are shown already (oracle) stay as they are. */
void raia_push_statue(struct raia_state *s, int statue);

/* ---- turn.c: turns, free actions, outer effects ------------------------------------------------ */

/* Push the program that asks `seat` at `point` again and again until the rules end it: the point's own
 * file tells when (raia_turn_goes_on). v[0..2] of the turn's frame belong to the point. */
struct vk_frame *raia_push_turn(struct raia_state *s, int point, int seat);
/* A location: its helpers roll, then everybody has a turn there from the Kahuna on. */
void raia_run_location(struct raia_state *s, struct vk_frame *f, int helper, int turn);
/* An outer effect: what is pushed above this frame, then Tahua bonuses that have become due. */
void raia_push_outer(struct raia_state *s);
bool raia_free_possible(const struct raia_state *s, int seat);
/* shaman, trader, mirror as far as legal; and carrying one out (true). */
void raia_free_legal(const struct raia_state *s, int seat, struct vk_actions *out);
bool raia_free_apply(struct raia_state *s, int seat, vk_action a, struct vk_sink *ev);
void raia_clear_turn(struct raia_state *s, int seat); /* the counters of a turn of its own */
/* forest.c, marae.c, path.c, neighbours.c, market.c, raising.c: is the point of this turn posed (again)? */
#define RAIA_GOES_ON(name)                                                                         \
    bool raia_##name##_goes_on(VK_UNUSED const struct raia_state *s,                               \
                               VK_UNUSED const struct vk_frame *turn)
RAIA_GOES_ON(forest_pick);
RAIA_GOES_ON(forest_extra);
RAIA_GOES_ON(marae_turn);
RAIA_GOES_ON(path_turn);
RAIA_GOES_ON(neigh_add);
RAIA_GOES_ON(neigh_mission);
RAIA_GOES_ON(market_turn);
RAIA_GOES_ON(too_turn);

/* ---- helper_roll.c, forest.c: rolls, and questions that many effects ask ------------------------- */

void raia_push_helper_roll(struct raia_state *s, int helper);
void raia_clear_display(struct raia_state *s, struct vk_sink *ev); /* to the markets */
/* Seats that pick after the present one in this pass of the Forest, a bit each. */
unsigned raia_pickers_left(const struct raia_state *s);
/* Each asks if the point is posed (4.12), and says whether it did. The good that was taken (VK_NONE:
 * passed) is left in ASKER_GOOD of the frame below; `kinds` are those that may be taken, a bit each. */
enum { RAIA_ANY_GOOD = (1 << N_GOODS) - 1 };
bool raia_push_choose_good(struct raia_state *s, int seat, unsigned kinds);
bool raia_push_choose_helper(struct raia_state *s, int seat);
bool raia_push_choose_mask(struct raia_state *s, int seat);
bool raia_push_choose_display(struct raia_state *s, int seat);
bool raia_push_reactivate(struct raia_state *s, int seat, int n); /* up to n helpers */

/* ---- draw.c, perform.c ------------------------------------------------------------------------- */

/* draw_rituals of 4.2: deck question, draw, keep `keep`. */
void raia_push_draw(struct raia_state *s, int seat, int keep);
/* `number` cards of a deck for a seat, one by one, into `drawn` (stops when nothing is left). */
void raia_push_deal(struct raia_state *s, int seat, int deck, int number);
/* Sealed keeping (set-up, act 2), after player.to_keep was set: the seats that are due; and when all
 * are ready (or none was due): kept cards to the hands, the others buried, for all with cards drawn. */
unsigned raia_keepers(const struct raia_state *s);
void raia_settle_keep(struct raia_state *s, struct vk_sink *ev);
/* Carry out a ritual of this owner (VK_NONE: general, of the row); the card has left its zone. */
void raia_push_perform(struct raia_state *s, int owner, int ritual);
/* The same straight from the hand: everybody sees the card now. */
void raia_play_from_hand(struct raia_state *s, int seat, int ritual);
/* May this card be performed free of mana from the hand now (shaman, Tahua, Ihi)? */
bool raia_is_playable(const struct raia_state *s, int ritual);
/* PTA of 4.2: free priests, the question (if asked is true), mana. */
void raia_push_priest_track(struct raia_state *s, int seat, int free_priests);
void raia_priest_income(struct raia_state *s, int seat, struct vk_sink *ev);
int raia_training_price(int n); /* pearls for so many priests */
void raia_training_legal(const struct raia_state *s, int seat, struct vk_actions *out);
void raia_train(struct raia_state *s, int seat, int n, struct vk_sink *ev);

/* ---- mission.c, auction.c ---------------------------------------------------------------------- */

int raia_tile_price(const struct raia_player *p, int tile); /* if it asks for pearls or mana */
/* How much of what the tile asks for he lacks; 0: he can complete it. */
int raia_lacks(const struct raia_player *p, int tile);
bool raia_can_complete(const struct raia_state *s, int seat, int tile);
bool raia_is_open(const struct raia_state *s, int tile); /* on a statue that is open */
int raia_all_masks(const struct raia_player *p);         /* mirrors too */
bool raia_any_mission(const struct raia_state *s);       /* an open tile that is no auction */
void raia_missions_legal(const struct raia_state *s, int seat, bool is_free,
                         struct vk_actions *out);
/* Asks choose_mission if it is posed, and says whether it did. */
bool raia_push_choose_mission(struct raia_state *s, int seat, bool is_free);
/* Payment steps, the tile to the player, then auction_check of its row. */
void raia_push_complete(struct raia_state *s, int seat, int tile, bool is_free);
/* Auctions of a row that holds auction tiles only (4.8). True if something was pushed. */
bool raia_push_row_auctions(struct raia_state *s, int statue, int row);
/* A tile leaves its statue: to a seat, or TILE_GONE. */
void raia_take_tile(struct raia_state *s, int tile, int where);
int raia_space_of(const struct raia_state *s, int tile); /* of a tile on its statue */

/* ---- market.c: sales ---------------------------------------------------------------------------- */

void raia_sell_legal(const struct raia_state *s, int seat, int good, struct vk_actions *out);
/* Pearls for a helper in this turn at the Market. */
int raia_hire_price(const struct raia_state *s, const struct vk_frame *turn);
/* The good to the market, then the bonus of the level. Not an outer effect by itself. */
void raia_push_sale(struct raia_state *s, int seat, int good, int level, struct vk_sink *ev);

/* ---- ceremony.c, blessing.c ---------------------------------------------------------------------- */

/* Seats (without the Spirit) in ceremonial order; how many. */
int raia_seats_in_order(const struct raia_state *s, uint8_t seats[RAIA_SEATS]);
/* Act 5 if nothing comes between: the mana in the bag before each card of the row. How many are performed. */
int raia_blessing_forecast(const struct raia_state *s, uint16_t before[RAIA_ROW]);
/* Does it take one of the clips? */
bool raia_needs_clip(int ritual);
/* What the Spirit gives from the supply by this die: an offer, or a bid in the auction under way. */
int raia_spirit_mana(const struct raia_state *s, bool is_bid, int die);
/* What an offer or a bid counts as: Maui adds to it (not for the Spirit). */
int raia_counts_as(const struct raia_state *s, int seat, int mana);

/* ---- score.c, hidden.c, check.c, bot.c, features.c, net.inc -------------------------------------- */

void raia_score(const void *st, struct vk_score *out);
/* Points for pairs if the free mirrors were linked as well as possible (final mirrors, 4.9). */
void raia_best_links(const struct raia_state *s, int seat, uint8_t links[N_MASKS]);
/* Pairs of one picture, mirrors linked like this: how many, points of each, points of one more mask of it. */
struct raia_pairs {
    int n, worth, twin;
};
struct raia_pairs raia_pairs_at_end(const struct raia_state *s, int seat,
                                    const uint8_t links[N_MASKS], int picture);
void raia_conceal(void *st, int viewer);
void raia_imagine(void *st, int viewer, struct vk_rng *rng);
const char *raia_check(const void *st);
void raia_weigh(const void *st, int seat, const struct vk_actions *list, float *w);
extern const struct vk_reader raia_reader;
extern const struct vk_net raia_net;

#endif
