/* boards.h - what the files that draw the board of Archipelago share: things on it, and its parts. */
#ifndef VAKA_FACE_ARCHIPELAGO_BOARDS_H
#define VAKA_FACE_ARCHIPELAGO_BOARDS_H

#include "face.h"
#include "face/pen.h"

#define TOWN_GLYPH   "\xE2\x8C\x82" /* U+2302 */
#define TEMPLE_GLYPH "\xE2\x96\xB3" /* U+25B3 */
#define MARKET_GLYPH "\xE2\x96\xA1" /* U+25A1 */
#define PORT_GLYPH   "\xE2\x97\x87" /* U+25C7 */
#define ARROW_GLYPH  "\xE2\x86\x92" /* U+2192 */

/* Things that actions point at. */
enum thing {
    THING_NONE,
    THING_REGION,
    THING_UNIT,
    THING_ICON,     /* region * 8 + icon */
    THING_BUILDING, /* region * 8 + building */
    THING_CELL,     /* (q + 16) * 64 + r + 16 */
    THING_ZONE,     /* of the wheel */
    THING_SLOT,     /* of the track */
    THING_MARKET,   /* board * 8 + res */
    THING_ORDER,    /* a seat in the order of play */
    THING_TOP,      /* the land in sight */
    THING_BACK
};

static inline const struct arch_state *arch_of(const struct pen *pen)
{
    return pen->state;
}

static inline const struct arch_sight *arch_sight_of(const struct pen *pen)
{
    return pen->more;
}

struct frame {
    int x, y, w, h;
};

/* map.c: all regions, as large as they fit. */
void arch_draw_map(struct pen *pen, struct frame at);

/* boards.c: the boards, each into its own rectangle; they return the line behind. */
int arch_draw_gauges(struct pen *pen, struct frame at);
int arch_draw_order(struct pen *pen, struct frame at);
int arch_draw_markets(struct pen *pen, struct frame at);
int arch_draw_flat_markets(struct pen *pen, struct frame at);
int arch_draw_wheel(struct pen *pen, struct frame at, int columns);
int arch_draw_track(struct pen *pen, struct frame at);
int arch_draw_back(struct pen *pen, struct frame at);
int arch_draw_piles(struct pen *pen, struct frame at);
int arch_draw_now(struct pen *pen, struct frame at);

#endif
