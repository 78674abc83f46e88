/*
 * pen.h - a pen that draws the board of Archipelago, or, without a picture, walks over it to
 * find the place of one thing. So a thing is found where it was drawn, whatever the size.
 */
#ifndef VAKA_FACE_ARCHIPELAGO_PEN_H
#define VAKA_FACE_ARCHIPELAGO_PEN_H

#include "face.h"

#define TOWN_GLYPH   "\xE2\x8C\x82" /* U+2302 */
#define TEMPLE_GLYPH "\xE2\x96\xB3" /* U+25B3 */
#define MARKET_GLYPH "\xE2\x96\xA1" /* U+25A1 */
#define PORT_GLYPH   "\xE2\x97\x87" /* U+25C7 */
#define FULL_GLYPH   "\xE2\x96\x88" /* U+2588 */
#define EMPTY_GLYPH  "\xE2\x96\x91" /* U+2591 */
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

struct pen {
    const struct arch_state *s;
    const struct vk_words *words;
    struct arch_sight sight;
    struct vk_picture *p; /* NULL: only look */
    int w, h;
    enum thing wanted;
    int number;
    struct vk_spot at;
    bool is_found;
};

struct frame {
    int x, y, w, h;
};

/* Here is a thing. */
void arch_pen_thing(struct pen *pen, enum thing thing, int number, int x, int y);
/* At most n columns; these return the column behind. */
int arch_pen_text(struct pen *pen, int x, int y, const char *text, int n, int ink);
int arch_pen_number(struct pen *pen, int x, int y, int number, int ink);
int arch_pen_letter(struct pen *pen, int x, int y, int seat);
/* A sentence with two numbers in it. */
int arch_pen_fill(struct pen *pen, int x, int y, int n, int ink, const char *msgid, int a, int b);
/* A value for people, as arg_text writes it. */
int arch_pen_value(struct pen *pen, int x, int y, unsigned kind, int value, int n, int ink);
/* `full` of `size` cells of a bar. */
void arch_pen_bar(struct pen *pen, int x, int y, int full, int size, int ink, int rest);
int arch_ink(int seat);

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
