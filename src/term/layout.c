/* layout.c - which part of the screen shows what. */
#include "term/layout.h"

enum {
    SIDE_MIN = 34,
    SIDE_MAX = 52,
    MAP_GOOD_W = 62, /* below this a map is hard to read: it gets its share first */
    MAP_GOOD_H = 24,
    LOG_MIN = 4,
    LOG_MAX = 12,
    CHOICES_MIN = 5,
    CHOICES_MAX = 14,
    CHOICES_GOOD = 7,
    EXPLAIN_MIN = 3,
    EXPLAIN_MAX = 6
};

static int between(int x, int low, int high)
{
    return x < low ? low : x > high ? high : x;
}

/* Panels are read and the map is looked at: beyond easy lines, all width goes to the map. */
int layout_side(int cols)
{
    return between(cols - 1 - MAP_GOOD_W, SIDE_MIN, between(cols / 3, 37, SIDE_MAX));
}

bool rect_has(const struct rect *r, int x, int y)
{
    return x >= r->x && x < r->x + r->w && y >= r->y && y < r->y + r->h;
}

void layout_make(int cols, int rows, const struct wants *want, struct layout *out)
{
    *out = (struct layout){ .fits = cols >= LAYOUT_MIN_W && rows >= LAYOUT_MIN_H };
    if (!out->fits)
        return;
    int side = layout_side(cols), left = cols - side - 1, x = left + 1;
    int body = rows - 2; /* between title and bar */
    int log = between((body - MAP_GOOD_H) / 2, LOG_MIN, LOG_MAX);
    out->title = (struct rect){ 0, 0, cols, 1 };
    out->map = (struct rect){ 0, 1, left, body - log };
    out->log = (struct rect){ 0, 1 + body - log, left, log };
    out->bar = (struct rect){ 0, rows - 1, cols, 1 };

    int players = between(want->players, 1, body - 1 - CHOICES_MIN - EXPLAIN_MIN);
    int rest = body - 1 - players - want->table;
    int explain = between(rest - CHOICES_GOOD, EXPLAIN_MIN, EXPLAIN_MAX);
    int list = between(rest - explain, CHOICES_MIN, CHOICES_MAX);
    int table = body - 1 - players - list - explain;
    int bottom = 1 + body - explain - list;
    out->players = (struct rect){ x, 1, side, players };
    out->table = (struct rect){ x, 1 + players, side, table };
    out->ask = (struct rect){ x, bottom - 1, side, 1 };
    out->choices = (struct rect){ x, bottom, side, list };
    out->explain = (struct rect){ x, bottom + list, side, explain };
}
