/* closed.h - why something is not to be had in a round of Archipelago. */
#ifndef VAKA_GAMES_ARCHIPELAGO_CLOSED_H
#define VAKA_GAMES_ARCHIPELAGO_CLOSED_H

#include "games/archipelago/board.h"

/* OPEN_NOW: it is to be had. */
enum arch_closed {
    OPEN_NOW,
    CLOSED_SPENT,     /* that part of the round is used */
    CLOSED_NO_DISC,   /* too few discs */
    CLOSED_NO_CIRCLE, /* of the zone */
    CLOSED_USED,      /* until the next turn */
    CLOSED_FRESH,     /* acquired in this turn */
    CLOSED_BUILT,     /* a wonder that stands */
    CLOSED_NOT_YOURS,
    CLOSED_ENGAGED,  /* nobody there can serve */
    CLOSED_FLORINS,  /* too few florins */
    CLOSED_CUBES,    /* too few cubes and tokens */
    CLOSED_CITIZEN,  /* no free citizen */
    CLOSED_BUILDING, /* a building that it needs */
    CLOSED_DEALS,    /* so many are made */
    CLOSED_REFUSALS, /* so many offers were refused */
    CLOSED_OFFERS,   /* so many were drafted in this turn */
    CLOSED_USELESS   /* nothing could be done with it */
};
enum arch_closed arch_zone_closed(const struct arch_state *s, const struct arch_sight *sight,
                                  int seat, int zone);
enum arch_closed arch_service_closed(const struct arch_state *s, const struct arch_sight *sight,
                                     int seat, int region, int building);
enum arch_closed arch_deals_closed(const struct arch_state *s, int owner, bool in_round);
/* Whether or not a card was used in this round; so for wonders. */
enum arch_closed arch_card_closed(const struct arch_state *s, const struct arch_sight *sight,
                                  int seat, int card);
enum arch_closed arch_wonder_closed(const struct arch_state *s, const struct arch_sight *sight,
                                    int seat, int card);

#endif
