/*
 * layout.c - placing names, pieces and boats on a text picture so that nothing covers
 * anything else. Islands keep their places on the map; names are cut where room is short; the boats
 * of a route look for the free place nearest to its middle.
 */
#include "layout.h"
#include <string.h>

/* Islands lie in this part of the frame of the map. */
enum { LEFT = 75, RIGHT = 925, TOP = 65, BOTTOM = 665 };

static int absolute(int x)
{
    return x < 0 ? -x : x;
}

static int between(int x, int low, int high)
{
    return x < low ? low : x > high ? high : x;
}

/* How many glyphs stand before the name of an island: none, one, or two turtles. */
static int symbol_width(const struct poly_island *island)
{
    return island->symbol == NO_SYMBOL ? 0 : island->symbol == TURTLE_2 ? 2 : 1;
}

static int name_length(const struct poly_island *island)
{
    return (int)strlen(island->name);
}

/* Is this run inside the map and free, with a free cell at either side? */
static bool is_free(const struct poly_layout *l, struct poly_run run)
{
    if (run.y < 0 || run.y >= l->map_h || run.x < 0 || run.x + run.n > l->w)
        return false;
    int from = between(run.x - 1, 0, l->w - 1), to = between(run.x + run.n, 0, l->w - 1);
    for (int x = from; x <= to; x++)
        if (l->taken[run.y][x])
            return false;
    return true;
}

static void mark(struct poly_layout *l, struct poly_run run, int is_taken)
{
    for (int x = run.x; x < run.x + run.n; x++)
        l->taken[run.y][x] = (uint8_t)is_taken;
}

/* A run of n cells around column x, shifted where it would leave the picture. */
static struct poly_run around(const struct poly_layout *l, int x, int y, int n)
{
    return (struct poly_run){ (int16_t)between(x - n / 2, 0, l->w - n), (int16_t)y, (int16_t)n };
}

static void place_islands(const struct poly_map *m, struct poly_layout *l)
{
    int left = 3, right = l->w - 4, bottom = l->map_h - 3;
    for (int i = 0; i < m->n_islands; i++) {
        int x =
            left + ((m->island[i].x - LEFT) * (right - left) + (RIGHT - LEFT) / 2) / (RIGHT - LEFT);
        int y = ((m->island[i].y - TOP) * bottom + (BOTTOM - TOP) / 2) / (BOTTOM - TOP);
        l->island[i] = (struct vk_spot){ (int16_t)x, (int16_t)y };
    }
}

/* Columns that the pieces of a row take: seats are shown two by two. */
static int pieces_width(const struct poly_state *s, int island, bool is_wide)
{
    int width[2] = { 0 }, shown = 0;
    for (int seat = 0; seat < s->h.seats; seat++) {
        int n = s->pieces[seat][island];
        if (n == 0)
            continue;
        width[shown / 2] += (n > 9 ? 3 : 2) + (is_wide && shown % 2);
        shown++;
    }
    return width[0] > width[1] ? width[0] : width[1];
}

/* Room for pieces below each name: two rows of two seats, or the token that lies there. */
static void place_pieces(const struct poly_state *s, struct poly_layout *l)
{
    const struct poly_map *m = poly_map_of(s);
    for (int i = 0; i < m->n_islands; i++) {
        bool has_token = m->island[i].slot != NO_SLOT || i == POLY_VOLCANO;
        int n = (has_token ? 6 : 4) + l->is_wide, needed = pieces_width(s, i, l->is_wide);
        int rows = s->h.seats > 2 ? 2 : 1;
        l->pieces[i] = around(l, l->island[i].x, l->island[i].y + 1, needed > n ? needed : n);
        for (int k = 0; k < rows; k++) {
            struct poly_run row = l->pieces[i];
            row.y = (int16_t)(row.y + k);
            mark(l, row, 1);
        }
    }
}

/* A name of this length that fits, a few columns off its place if it must; false if none does. */
static bool fit_name(const struct poly_island *island, struct vk_spot at, int length,
                     const struct poly_layout *l, struct poly_run *out)
{
    static const int shift[] = { 0, -1, 1, -2, 2, -3, 3 };
    for (size_t k = 0; k < sizeof shift / sizeof shift[0]; k++) {
        *out = around(l, at.x + shift[k], at.y, symbol_width(island) + length);
        if (is_free(l, *out))
            return true;
    }
    return false;
}

/* First a short name for everybody, then the whole name, or a little more, where it fits. */
static void place_names(const struct poly_map *m, struct poly_layout *l)
{
    for (int i = 0; i < m->n_islands; i++) {
        int n = symbol_width(&m->island[i]) + between(name_length(&m->island[i]), 0, 4);
        l->name[i] = around(l, l->island[i].x, l->island[i].y, n);
        mark(l, l->name[i], 1);
    }
    for (int i = 0; i < m->n_islands; i++) {
        const struct poly_island *island = &m->island[i];
        struct poly_run run;
        mark(l, l->name[i], 0);
        for (int n = name_length(island); n > 4; n = n > 6 ? 6 : n - 1)
            if (fit_name(island, l->island[i], n, l, &run)) {
                l->name[i] = run;
                break;
            }
        mark(l, l->name[i], 1);
    }
}

/* The cell at step k of n on the way between two islands. */
static struct vk_spot on_the_way(struct vk_spot a, struct vk_spot b, int k, int n)
{
    int x = a.x * n + (b.x - a.x) * k, y = a.y * n + (b.y - a.y) * k;
    return (struct vk_spot){ (int16_t)((x + n / 2) / n), (int16_t)((y + n / 2) / n) };
}

/* The middle of the longest free stretch of a route, and the length of that stretch. */
static void find_middle(const struct poly_map *m, int r, struct poly_layout *l)
{
    struct vk_spot a = l->island[m->route[r].end[0]], b = l->island[m->route[r].end[1]];
    int n = 2 * (absolute(a.x - b.x) + absolute(a.y - b.y));
    int best = 0, best_end = n / 2, run = 0;
    for (int k = 0; k <= n; k++) {
        struct vk_spot at = on_the_way(a, b, k, n);
        run = l->taken[at.y][at.x] ? 0 : run + 1;
        if (!l->taken[at.y][at.x])
            l->line[at.y][at.x] = (uint8_t)(1 + r);
        if (run > best) {
            best = run;
            best_end = k;
        }
    }
    l->middle[r] = on_the_way(a, b, best_end - best / 2, n);
    l->room[r] = (int16_t)best;
}

/* How badly a run lies for boats of a route: off its line, or on that of another. */
static int misplaced(const struct poly_layout *l, int route, struct poly_run run)
{
    int own = 0, others = 0;
    for (int x = run.x; x < run.x + run.n; x++) {
        int line = l->line[run.y][x];
        own += line == 1 + route;
        others += line && line != 1 + route;
    }
    return (own ? 0 : 6) + 4 * others;
}

/* The best free run of n cells near a place, for a route or for none (-1); false if none is. */
static bool find_room(const struct poly_layout *l, struct vk_spot at, int route, int n,
                      struct poly_run *out)
{
    int best = 1000;
    for (int dy = -6; dy <= 6; dy++)
        for (int dx = -12; dx <= 12; dx++) {
            struct poly_run run = { (int16_t)(at.x - n / 2 + dx), (int16_t)(at.y + dy),
                                    (int16_t)n };
            int cost = absolute(dx) + 2 * absolute(dy);
            if (cost >= best || !is_free(l, run))
                continue;
            cost += misplaced(l, route, run);
            if (cost >= best)
                continue;
            best = cost;
            *out = run;
        }
    return best < 1000;
}

/*
 * Middles of all routes, given what has been placed so far. A short one may be hidden altogether:
 * its middle is then a free cell beside it.
 */
static void find_middles(const struct poly_map *m, struct poly_layout *l)
{
    struct poly_run run;
    for (int r = 0; r < m->n_routes; r++) {
        find_middle(m, r, l);
        if (l->room[r] == 0 && find_room(l, l->middle[r], r, 1, &run))
            l->middle[r] = (struct vk_spot){ run.x, run.y };
    }
}

/* Marker and boats of each explored route; the ones with the least room choose first. */
static void place_boats(const struct poly_state *s, struct poly_layout *l)
{
    const struct poly_map *m = poly_map_of(s);
    int order[POLY_ROUTES], n_routes = 0;
    for (int r = 0; r < m->n_routes; r++) {
        if (!poly_boats_on(s, r))
            continue;
        int k = n_routes++;
        for (; k > 0 && l->room[order[k - 1]] > l->room[r]; k--)
            order[k] = order[k - 1];
        order[k] = r;
    }
    for (int k = 0; k < n_routes; k++) {
        int r = order[k], n = 1 + poly_boats_on(s, r);
        struct poly_run *run = &l->boats[r];
        if (!find_room(l, l->middle[r], r, n, run))
            *run = around(l, l->middle[r].x, l->middle[r].y, n);
        mark(l, *run, 1);
    }
}

/* Between the two islands of each archipelago: its name, and the Turtle token of card 1.2. */
static void place_lagoons(const struct poly_state *s, struct poly_layout *l)
{
    const struct poly_map *m = poly_map_of(s);
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++) {
        struct vk_spot a = l->island[__builtin_ctz(m->islands_of[x])];
        struct vk_spot b = l->island[31 - __builtin_clz(m->islands_of[x])];
        struct vk_spot at = { (int16_t)((a.x + b.x) / 2), (int16_t)((a.y + b.y + 1) / 2) };
        int name = (int)strlen(poly_archipelago_names[x]), token = s->lagoon >> x & 1 ? 2 : 0;
        int n = l->is_wide ? name + (token ? 3 : 0) : token;
        if (n && find_room(l, at, -1, n, &l->lagoon[x]))
            mark(l, l->lagoon[x], 1);
    }
}

/* The crater: two rows above the name of the volcano. */
static void place_crater(struct poly_layout *l)
{
    struct vk_spot at = l->island[POLY_VOLCANO];
    for (int k = 1; k <= 2; k++)
        mark(l, around(l, at.x, at.y - k, 12), 1);
}

void poly_lay_out(const struct poly_state *s, int w, int h, struct poly_layout *out)
{
    const struct poly_map *m = poly_map_of(s);
    memset(out, 0, sizeof *out);
    out->w = between(w, POLY_PICTURE_MIN_W, VK_PICTURE_W);
    out->h = between(h, POLY_PICTURE_MIN_H, VK_PICTURE_H);
    out->map_h = out->h - (out->h >= 26);
    out->is_wide = out->w >= 90;
    place_islands(m, out);
    place_crater(out);
    place_pieces(s, out);
    place_names(m, out);
    find_middles(m, out);
    place_lagoons(s, out);
    find_middles(m, out);
    place_boats(s, out);
    find_middles(m, out);
}
