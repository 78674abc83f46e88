/*
 * layout.h - which part of the screen shows what, for any size of terminal. Pure.
 *
 *   +--------------------------------------------------+
 *   | title: game, round, whose decision               |
 *   | map                              | players       |
 *   |                                  | table         |
 *   |                                  | ask           |
 *   |                                  | choices       |
 *   | log                              | explain       |
 *   | bar: keys, messages, typed text                  |
 *   +--------------------------------------------------+
 */
#ifndef VAKA_TERM_LAYOUT_H
#define VAKA_TERM_LAYOUT_H

#include <stdbool.h>

enum { LAYOUT_MIN_W = 80, LAYOUT_MIN_H = 24 };

struct rect {
    int x, y, w, h;
};

struct layout {
    bool fits; /* else nothing below is set */
    struct rect title, map, players, table, log, ask, choices, explain, bar;
};

/* What the panels at the side would like to have, in lines, at the width that layout_side gives. */
struct wants {
    int players, table;
};

int layout_side(int cols);
void layout_make(int cols, int rows, const struct wants *want, struct layout *out);

bool rect_has(const struct rect *r, int x, int y);

#endif
