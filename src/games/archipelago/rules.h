/* rules.h - functions of Archipelago that cross files: one block a file, in the order of a game. */
#ifndef VAKA_GAMES_ARCHIPELAGO_RULES_H
#define VAKA_GAMES_ARCHIPELAGO_RULES_H

#include "games/archipelago/board.h"
#include "games/archipelago/closed.h"
#include "games/archipelago/deals.h"

#include "games/scaffold/points.inc"

/* ---- things.c: everything that moves a thing, with its event ------------------------------------ */

/* From the bank, as far as it has them; to the bank. */
int arch_gain_florins(struct arch_state *s, int seat, int n, struct vk_sink *ev);
void arch_pay_florins(struct arch_state *s, int seat, int n, struct vk_sink *ev);
void arch_hand_florins(struct arch_state *s, int from, int to, int n, struct vk_sink *ev);
int arch_gain_cubes(struct arch_state *s, int seat, int res, int n, struct vk_sink *ev);
void arch_spend_cube(struct arch_state *s, int seat, int res, struct vk_sink *ev); /* to the bank */
void arch_hand_good(struct arch_state *s, int from, int to, int good, struct vk_sink *ev);
void arch_spend_tokens(struct arch_state *s, int seat, int n, struct vk_sink *ev);
/* Cubes first, tokens fill the gaps; to the bank. */
bool arch_can_pay(const struct arch_state *s, int seat, const struct arch_cost *cost);
void arch_pay(struct arch_state *s, int seat, const struct arch_cost *cost, struct vk_sink *ev);
/* The market's last cube goes to the bank; a cube of the bank goes to the market. */
void arch_market_gives(struct arch_state *s, int board, int res, struct vk_sink *ev);
void arch_market_takes(struct arch_state *s, int board, int res, struct vk_sink *ev);
/* A cube from the market to a player (buying), from a player to the market (selling). */
void arch_cube_from_market(struct arch_state *s, int seat, int board, int res, struct vk_sink *ev);
void arch_cube_to_market(struct arch_state *s, int seat, int board, int res, struct vk_sink *ev);

/* Boards. A rise of REB, or a fall of POP, above POP is independence: the game is over then
 * (s->h.over), and the caller stops. */
void arch_surplus(struct arch_state *s, int change, struct vk_sink *ev);
void arch_rebel(struct arch_state *s, int change, struct vk_sink *ev);

/* A token of the first stack that has one; an emptied stack gives everybody a disc. */
void arch_take_token(struct arch_state *s, int seat, struct vk_sink *ev);
void arch_benefit(struct arch_state *s, int seat, struct vk_sink *ev); /* the benefactor trend */
void arch_raise_building(struct arch_state *s, int region, int building, int part,
                         struct vk_sink *ev);
bool arch_building_left(const struct arch_state *s, int building); /* a token of it is left */

/* Discs. Own circle first, then the multicolour ones of 2.10; other zones have no limit. */
bool arch_has_circles(int zone); /* is it limited at all? */
bool arch_own_circle_free(const struct arch_state *s, int seat, int zone);
int arch_shared_circles(const struct arch_state *s, int zone); /* multicolour ones still free */
bool arch_circle_free(const struct arch_state *s, int seat, int zone);
void arch_lay_disc(struct arch_state *s, int seat, int zone, struct vk_sink *ev);
void arch_lay_on_card(struct arch_state *s, int seat, int n);
int arch_income(const struct arch_state *s, int seat); /* taxes by 2.9 */

/* Cards: to a player, fresh; to the discards. */
void arch_acquire(struct arch_state *s, int seat, int card, struct vk_sink *ev);
void arch_discard(struct arch_state *s, int card, struct vk_sink *ev);

/* ---- ends.c: conditions, independence, the end --------------------------------------------------- */

/* Look at every end condition of the pack (6.2). Whatever moves a thing that counts calls it. */
void arch_watch(struct arch_state *s, struct vk_sink *ev);
bool arch_is_met_now(const struct arch_state *s, int objective);
int arch_end_value(const struct arch_state *s, int objective); /* what its condition counts */
void arch_declare_independence(struct arch_state *s, struct vk_sink *ev);
/* All cards are shown, points are told, the game is over. */
void arch_end_game(struct arch_state *s, struct vk_sink *ev);

/* ---- score.c ------------------------------------------------------------------------------------ */

/* Points of the first place of an objective, of a trend; of a Pacifist. */
enum { ARCH_OBJECTIVE_FIRST = 3, ARCH_TREND_FIRST = 4, ARCH_PACIFIST_POINTS = 3, ARCH_PLACES = 3 };
int arch_value(const struct arch_state *s, const struct arch_sight *sight, int seat, int criterion);
/* Points of a criterion for every seat: dense places worth first, first - 1, first - 2. */
void arch_rank_points(const struct arch_state *s, const struct arch_sight *sight, int criterion,
                      int first, int16_t points[ARCH_SEATS]);
/* The objectives in play, in the order of seats (common ones alone with no_secrets); at most five.
 * VK_NONE where this state does not know the card. */
int arch_in_play(const struct arch_state *s, uint8_t objective[ARCH_SEATS],
                 uint8_t owner[ARCH_SEATS]);
int arch_medals_on(const struct arch_state *s, int card); /* of a card with a player */
void arch_score(const void *st, struct vk_score *out);

/* ---- setup.c, game.c, turn_zero.c ---------------------------------------------------------------- */

int arch_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no);
/* Objectives that may be dealt: of the pack, without Separatist and Pacifist where they are out. */
uint16_t arch_pack_mask(const struct arch_state *s);
int arch_objectives_dealt(const struct arch_state *s); /* to each player, before dropping */

/* ---- map.c: cells, continuity, connections -------------------------------------------------------- */

extern const int8_t arch_step[SIDES][2]; /* (dq, dr) of each side */
/* The side of the neighbour that touches this side. */
static inline int arch_across(int side)
{
    return (side + 3) % SIDES;
}
int arch_region_at(const struct arch_state *s, int q, int r); /* or VK_NONE */
/* What the neighbours of an empty cell want of its edges, packed like them; mask: sides with one. */
struct arch_wanted {
    uint16_t mask, edges;
};
struct arch_wanted arch_wants(const struct arch_state *s, int q, int r);
static inline bool arch_meets(struct arch_wanted w, unsigned edges)
{
    return ((edges ^ w.edges) & w.mask) == 0;
}
/* Do these edges (packed, as the face would lie) continue every neighbour of the empty cell? */
bool arch_fits(const struct arch_state *s, int q, int r, unsigned edges);
/* Poses of a face that differ: rot 0 only if all its edges are alike. */
int arch_rotations(int face);
int arch_put_region(struct arch_state *s, int q, int r, int face, int rot, struct vk_sink *ev);
/* Neighbour by sea in this direction, or VK_NONE. */
int arch_sail(const struct arch_state *s, int region, int side);
/* Neighbour by land from this part, or VK_NONE; and the part it comes to. */
int arch_walk(const struct arch_state *s, int region, int part, int side, int *to_part);
/* A citizen at (region, part) with the owner's ships that are not engaged: land parts that convoys
 * reach, a bit 1 << part for each region. */
void arch_convoy(const struct arch_state *s, int seat, int region, int part,
                 uint8_t reach[ARCH_REGIONS]);
/* The ships that carry him to such a region: a shortest chain in its order. How many. */
int arch_carriers(const struct arch_state *s, int seat, int region, int to,
                  uint8_t ship[ARCH_FLEET]);

/* ---- exploration.c, discovery.c, game.c ------------------------------------------------------------ */

bool arch_can_explore(const struct arch_state *s, int seat); /* a top, and a free unit; no circle */
/* Cells (q, r) where new land could lie, whatever its edges and whoever went there. How many. */
enum { ARCH_CELLS = ARCH_REGIONS * SIDES }; /* beside all regions, at most */
int arch_open_cells(const struct arch_state *s, int8_t cell[ARCH_CELLS][2]);
/* Could this player place the hex somewhere now? VK_NONE: is there a cell that he could explore? */
bool arch_has_spot(const struct arch_state *s, int seat, int hex);
/* The same for one face: what can be told of a hex whose other side nobody has seen. */
bool arch_has_place(const struct arch_state *s, int seat, int face);
void arch_push_exploration(struct arch_state *s, int seat, bool with_cartographer);
/* Renews an empty pile; nothing if no hex is left. */
void arch_push_region_top(struct arch_state *s, struct vk_sink *ev);
/* In the pile or the discards. */
bool arch_is_hex_left(const struct arch_state *s);
/* If it is empty. */
void arch_renew_pile(struct arch_state *s, struct vk_sink *ev);
void arch_push_discovery(struct arch_state *s, int seat, int region);

/* ---- turn.c, order.c, crisis.c, evolution.c ---------------------------------------------------------- */

/* Places of the order that the decider may give a seat, a bit each from 1. */
unsigned arch_places_for(const struct arch_state *s, int seat);
/* The halves of the visible back: those of the day (phase 4), or the red ones (4.8.3). */
void arch_push_balance(struct arch_state *s, bool is_red);
/* Citizens who lie, in a crisis or after it: of a seat, of all. */
int arch_rebels(const struct arch_state *s, int seat);
int arch_all_rebels(const struct arch_state *s);
/* Of those, how many stand up for one cube of a domestic crisis of this number. */
int arch_stand_for_cube(const struct arch_state *s, int number);
/* A card of the deck to a slot of the track, or VK_NONE: revealed by a search. Its back is spent. */
void arch_push_card(struct arch_state *s, int slot);
/* The next back of the deck (renewed if empty), then its red halves unless this is the set-up. */
void arch_push_next_back(struct arch_state *s, bool is_setup);
bool arch_can_draw_card(const struct arch_state *s); /* deck or discards hold one */

/* ---- rounds.c, harvest.c, trade.c ---------------------------------------------------------------------- */

/* The zone of the wheel that an action needs a disc for, or N_ZONES; and the action of a zone. */
int arch_zone_of(vk_action a);
vk_action arch_action_of(int zone);
/* May the unit be deployed on the icon; what consent costs (paid to *to, VK_NONE: nobody), -1: closed. */
int arch_consent(const struct arch_state *s, const struct arch_sight *sight, int seat, int region,
                 int *to);
/* Those of `wanted` (a bit each) that he could harvest if he had so many florins. */
unsigned arch_harvests(const struct arch_state *s, const struct arch_sight *sight, int seat,
                       unsigned wanted, int florins);

void arch_push_harvest(struct arch_state *s, int seat, int res);

/* Transactions: on which boards (bits), off the price, buying only. `florins`: what the seat has then. */
struct arch_trade {
    uint8_t boards, discount, buy_only, number; /* number: 1, or 2 with the second optional */
};
int arch_price_to_buy(const struct arch_state *s, int board, int res, int discount);
/* What a use of a port or market is: the trades, after a florin. */
enum { ARCH_SERVICE_PRICE = 1 };
struct arch_trade arch_service_trade(int building);
bool arch_can_trade(const struct arch_state *s, int seat, struct arch_trade t, int florins);
void arch_push_trade(struct arch_state *s, int seat, struct arch_trade t);

/* ---- growth.c: reproduction, recruitment ---------------------------------------------------------------- */

bool arch_is_fertile(const struct arch_state *s, const struct arch_sight *sight, int seat,
                     int region);
bool arch_can_reproduce(const struct arch_state *s, const struct arch_sight *sight, int seat);
uint32_t arch_regions_to_grow(const struct vk_frame *f); /* of the question; a bit each */
void arch_push_reproduction(struct arch_state *s, int seat, int most);
bool arch_can_recruit(const struct arch_state *s, const struct arch_sight *sight, int seat,
                      int florins, bool is_paid);
/* Up to `most` workers (99: no limit); forced labour pays nothing and adds REB when it ends. */
void arch_push_recruitment(struct arch_state *s, int seat, int most, bool is_paid, int reb_after);

/* ---- migration.c, migration_targets.c, construction.c ----------------------------------------------------- */

enum arch_migration { MIGRATE_ALL, MIGRATE_FLEET /* admiral */, MIGRATE_ONE_SHIP /* navigation */ };
bool arch_can_migrate(const struct arch_state *s, int seat, int how);
void arch_push_migration(struct arch_state *s, int seat, int how);

/* Discounts as in state.discount; florins: what the seat has then. */
void arch_construction_cost(int what, unsigned discount, struct arch_cost *cost);
bool arch_can_construct(const struct arch_state *s, int seat, int what, unsigned discount,
                        int florins);
/* Anything at all. */
bool arch_can_build(const struct arch_state *s, int seat, unsigned discount, int florins);
void arch_push_construction(struct arch_state *s, int seat);
enum { SHIPWRIGHT_PRICE = 3 };
bool arch_has_ship_site(const struct arch_state *s, int seat);
void arch_push_shipwright(struct arch_state *s, int seat); /* one ship for 3f */

/* ---- cards.c, cards_search.c, wonders.c ------------------------------------------------------------------------ */

int arch_price_of_use(const struct arch_state *s, int seat, int card);
bool arch_can_use_card(const struct arch_state *s, const struct arch_sight *sight, int seat,
                       int card);
void arch_use_card(struct arch_state *s, int seat, int card, struct vk_sink *ev);
bool arch_can_build_wonder(const struct arch_state *s, const struct arch_sight *sight, int seat,
                           int card);
void arch_push_wonder(struct arch_state *s, int seat, int card);
int arch_minimal_cost(int card);

/* ---- terms.c; offers, deals and wishes are in deals.h ------------------------------------------------- */

void arch_wake_terms(struct arch_state *s); /* terms end when another controls the region (8.27) */

/* ---- hidden.c, check.c, bot.c, features.c, net.inc ------------------------------------------- */

void arch_conceal(void *st, int viewer);
void arch_imagine(void *st, int viewer, struct vk_rng *rng);
const char *arch_check(const void *st);
void arch_weigh(const void *st, int seat, const struct vk_actions *list, float *w);
void arch_glance(const void *st, int seat, const struct vk_actions *list, float *w);
extern const struct vk_reader arch_reader;
extern const struct vk_net arch_net;

#endif
