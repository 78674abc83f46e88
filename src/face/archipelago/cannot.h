/* cannot.h - what the two files that say why something cannot be chosen share. */
#ifndef VAKA_FACE_ARCHIPELAGO_CANNOT_H
#define VAKA_FACE_ARCHIPELAGO_CANNOT_H

#include "telling.h"
#include "vaka/why.h"

/* A thing on the table: a unit; a region, a shore of it, one of its icons, one of its buildings; a
 * sector of the wheel; goods of a market; a card of the row or of somebody; what is only to be read. */
enum thing_kind {
    A_UNIT_THERE,
    A_REGION_THERE,
    A_SHORE,
    AN_ICON,
    A_HOUSE,
    A_SECTOR,
    A_ZONE_OF_GOODS,
    A_SLOT_THERE,
    A_CARD_THERE,
    THE_PILE,
    THE_SECOND,
    THE_BACK,
    THE_STACKS,
    THE_CRISIS,
    THE_COUNTS,
    A_SEAT_THERE,
    N_THINGS
};
struct thing {
    int kind, one, two;
};

/* Each says one sentence, or nothing: false. */
bool arch_says_closed(const struct telling *to, vk_action a); /* what closed.c says of an action */
bool arch_says_wheel(const struct telling *to, int zone);     /* in a round: the way to it */
bool arch_says_lying(const struct telling *to, int unit);     /* in a crisis */
bool arch_says_land(const struct telling *to, const struct thing *t); /* cannot_land.c */

#endif
