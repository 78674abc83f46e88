/*
 * plan.h - the sealed plan of the Building Step (4.4), and of the starting pieces (7.8): pools and prices are in
 * pools.c, what may be planned in plan.c.
 */
#ifndef VAKA_GAMES_CONQUEST_PLAN_H
#define VAKA_GAMES_CONQUEST_PLAN_H

#include "games/conquest/state.h"

/* ---- pools.c ---- */

/* Pools of a side at the start of the step: lowest hex, all hexes of groups, Build Points. */
struct conq_pool {
    struct hexset groups;
    int16_t points;
    uint8_t lowest, is_home;
};
int conq_pools(const struct conq_state *s, int side, struct conq_pool pool[CONQ_HEXES]);
/* The same with what the plan so far has gained; and less what it has spent. */
int conq_pools_full(const struct conq_state *s, int side, struct conq_pool pool[CONQ_HEXES]);
int conq_pools_left(const struct conq_state *s, int side, struct conq_pool pool[CONQ_HEXES]);
int conq_price(const struct conq_state *s, int side, enum item item); /* with the plan's cards */
int conq_card_price(const struct conq_state *s);
/* What an entry of the plan costs; 0 where it costs nothing. */
int conq_entry_cost(const struct conq_state *s, int side, int entry);
/* ---- plan.c ---- */

/* Why an entry may not come next in a plan; 0: it may. */
enum conq_no {
    CONQ_FITS,
    NO_ORDER, /* it would have to stand before what the plan holds already */
    NO_ONCE,
    NO_POINTS,
    NO_SUPPLY,
    NO_ROOM,
    NO_BROWN,
    NO_CHAIN, /* there is a chain canoe already */
    NO_SICK,
    NO_BARREN,
    NO_HOME,
    NO_EXPLORER, /* he misses the next turn anyway */
    NO_SAVED,
    NO_DECK,
    NO_COLONY,
    NO_RIVAL,
    NO_SOLO,
    NO_CARD,
    NO_GROUP, /* no group of this side, or none that can do it */
    N_NOS
};
/* `item` is an enum plan_item, `arg` its hex or card; of choose_start_pieces as well. */
enum conq_no conq_entry_no(const struct conq_state *s, int side, int item, int arg);
void conq_write_entry(struct conq_plan *plan, int item, unsigned arg);
/* Pieces of an item that the plan so far leaves in the supply. */
int conq_supply_left(const struct conq_state *s, int side, enum item item);
enum { CONQ_START_POINTS = 4 }; /* 7.8 */
bool conq_is_start_plan(const struct conq_state *s);
/* A plan without entries: what stands there outside the Building Step. */
void conq_wipe_plan(struct conq_state *s, int side);

#endif
