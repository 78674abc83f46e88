/*
 * picture.c - the map of Polynesia in text. Routes are drawn with the dots of braille
 * cells, eight to a cell: sparse where nobody has been, full in the owner's colour where boats are.
 * Every glyph is one column wide in every terminal; every colour is doubled by a letter or a shape.
 */
#include "face/canvas.h"
#include "layout.h"
#include <string.h>

#define FISH_GLYPH   "\xE2\x8B\x89" /* U+22C9 */
#define SHELL_GLYPH  "@"
#define TURTLE_GLYPH "\xE2\x8A\x9B" /* U+229B */

/* What lies under the text: dots of lines, and whose they are. */
struct sea {
    uint8_t dots[VK_PICTURE_H][VK_PICTURE_W];
    uint8_t ink[VK_PICTURE_H][VK_PICTURE_W];
};

enum line { DOTTED, DASHED, SOLID };

/* ---- Text ---------------------------------------------------------------------------------- */

static int put_letter(struct vk_picture *p, int x, int y, int seat)
{
    return canvas_text(p, x, y, polynesia_face.seat_letter + seat, 1, VK_INK_SEAT_0 + seat);
}

/* ---- Lines --------------------------------------------------------------------------------- */

/* Where two lines share a cell, the more important one gives its colour. */
static void dot(const struct poly_layout *l, struct sea *sea, int px, int py, int ink)
{
    static const uint8_t bit[4][2] = { { 1, 8 }, { 2, 16 }, { 4, 32 }, { 64, 128 } };
    int x = px / 2, y = py / 4;
    if (px < 0 || py < 0 || x >= l->w || y >= l->map_h)
        return;
    sea->dots[y][x] |= bit[py % 4][px % 2];
    if (sea->ink[y][x] == 0 || sea->ink[y][x] == VK_INK_SEA)
        sea->ink[y][x] = (uint8_t)ink;
}

static bool is_drawn(enum line style, int k)
{
    return style == SOLID || (style == DASHED ? k % 6 < 3 : k % 3 == 0);
}

static void draw_line(const struct poly_layout *l, struct sea *sea, struct vk_spot a,
                      struct vk_spot b, enum line style, int ink)
{
    int ax = 2 * a.x + 1, ay = 4 * a.y + 2, bx = 2 * b.x + 1, by = 4 * b.y + 2;
    int dx = bx - ax, dy = by - ay;
    int wide = dx < 0 ? -dx : dx, high = dy < 0 ? -dy : dy;
    int n = wide > high ? wide : high;
    for (int k = 0; k <= n; k++)
        if (is_drawn(style, k))
            dot(l, sea, (2 * ax * n + 2 * dx * k + n) / (2 * n),
                (2 * ay * n + 2 * dy * k + n) / (2 * n), ink);
}

/* A short route may lie under the names of its ends: a point tells that it is there. */
static void draw_hidden(const struct poly_state *s, const struct poly_layout *l,
                        struct vk_picture *p)
{
    for (int r = 0; r < poly_map_of(s)->n_routes; r++)
        if (l->room[r] == 0 && !poly_boats_on(s, r))
            canvas_glyph(p, l->middle[r].x, l->middle[r].y, ".", VK_INK_SEA);
}

/* The ink of an explored route: its owner's, or sand where several share it. */
static int route_ink(const struct poly_state *s, int route)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->boats[seat] >> route & 1)
            return poly_boats_on(s, route) == 1 ? VK_INK_SEAT_0 + seat : VK_INK_SAND;
    return VK_INK_SEA;
}

static void draw_routes(const struct poly_state *s, const struct poly_layout *l, struct sea *sea)
{
    const struct poly_map *m = poly_map_of(s);
    for (int r = 0; r < m->n_routes; r++) {
        struct vk_spot a = l->island[m->route[r].end[0]], b = l->island[m->route[r].end[1]];
        if (m->route[r].class == NEUTRAL)
            draw_line(l, sea, a, b, DASHED, VK_INK_FIRE);
        else
            draw_line(l, sea, a, b, poly_boats_on(s, r) ? SOLID : DOTTED, route_ink(s, r));
    }
}

/*
 * The shore of an archipelago: a dotted ring around its two islands. In columns and rows, doubled;
 * a row counts as two columns.
 */
static bool is_inside(struct vk_spot a, struct vk_spot b, int px, int py, int radius)
{
    int dx = b.x - a.x, dy = 2 * (b.y - a.y);
    int qx = px - 2 * a.x, qy = py - 4 * a.y;
    int along = qx * dx + qy * dy, all = dx * dx + dy * dy;
    int k = along < 0 ? 0 : along > 2 * all ? 2 * all : along;
    int ox = qx * all - k * dx, oy = qy * all - k * dy;
    int64_t off = (int64_t)ox * ox + (int64_t)oy * oy;
    return off <= (int64_t)radius * radius * all * all;
}

static void draw_shores(const struct poly_state *s, const struct poly_layout *l, struct sea *sea)
{
    const struct poly_map *m = poly_map_of(s);
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++) {
        struct vk_spot a = l->island[__builtin_ctz(m->islands_of[x])];
        struct vk_spot b = l->island[31 - __builtin_clz(m->islands_of[x])];
        int radius = l->is_wide ? 13 : 10;
        for (int py = 0; py < 4 * l->map_h; py++)
            for (int px = 0; px < 2 * l->w; px++) {
                bool is_in = is_inside(a, b, px, py - 4, radius);
                bool is_edge = is_in && (!is_inside(a, b, px - 1, py - 4, radius) ||
                                         !is_inside(a, b, px + 1, py - 4, radius) ||
                                         !is_inside(a, b, px, py - 5, radius) ||
                                         !is_inside(a, b, px, py - 3, radius));
                if (is_edge && !l->line[py / 4][px / 2])
                    dot(l, sea, px, py, VK_INK_DIM);
            }
    }
}

/* The sea goes under the text, one free column away from it. */
static void pour_sea(const struct poly_layout *l, const struct sea *sea, struct vk_picture *p)
{
    for (int y = 0; y < l->map_h; y++)
        for (int x = 0; x < l->w; x++) {
            unsigned dots = sea->dots[y][x];
            char glyph[4] = { (char)0xE2, (char)(0xA0 | dots >> 6), (char)(0x80 | (dots & 63)),
                              '\0' };
            bool is_beside =
                (x > 0 && p->cell[y][x - 1].mark) || (x + 1 < l->w && p->cell[y][x + 1].mark);
            if (dots && !p->cell[y][x].mark && !is_beside)
                canvas_glyph(p, x, y, glyph, sea->ink[y][x]);
        }
}

/* ---- Islands, boats, the volcano ----------------------------------------------------------- */

static int name_ink(const struct poly_island *island)
{
    static const uint8_t by_kind[] = { [VOLCANO] = VK_INK_FIRE,
                                       [NEAR] = VK_INK_FIRE,
                                       [PLAIN] = VK_INK_LAND,
                                       [ARCHIPELAGO] = VK_INK_SAND,
                                       [TURTLE] = VK_INK_STRONG };
    return by_kind[island->kind];
}

static void draw_name(const struct poly_island *island, struct poly_run run,
                      const struct vk_words *w, struct vk_picture *p)
{
    int x = run.x, end = run.x + run.n;
    if (island->symbol == SYMBOL_FISH)
        x = canvas_text(p, x, run.y, FISH_GLYPH, 1, VK_INK_FISH);
    else if (island->symbol == SYMBOL_SHELL)
        x = canvas_text(p, x, run.y, SHELL_GLYPH, 1, VK_INK_SHELL);
    for (int k = 0; island->symbol >= TURTLE_1 && k <= island->symbol - TURTLE_1; k++)
        x = canvas_text(p, x, run.y, TURTLE_GLYPH, 1, VK_INK_TURTLE);
    canvas_text(p, x, run.y, vk_tr(w, island->name), end - x, name_ink(island));
}

/* Where there is no room for its word, a token is the sign of what lies there. */
static void draw_token(int face, struct poly_run run, bool is_wide, const struct vk_words *w,
                       struct vk_picture *p)
{
    static const char *const name[] = { "+mask", "+boat", "+fish", "+shell", "+turtle" };
    const char *text = face == FACE_TURTLE && !is_wide ? "+" TURTLE_GLYPH : vk_tr(w, name[face]);
    int n = canvas_width(text) < run.n ? canvas_width(text) : run.n;
    canvas_text(p, run.x + (run.n - n) / 2, run.y, text, n, VK_INK_TOKEN);
}

/* `P3T2`: up to two seats in a row. */
static void draw_pieces(const struct poly_state *s, int island, const struct poly_layout *l,
                        struct vk_picture *p)
{
    struct poly_run run = l->pieces[island];
    int x = run.x + (run.n > 5 ? 1 : 0), shown = 0;
    for (int seat = 0; seat < s->h.seats; seat++) {
        int n = s->pieces[seat][island];
        if (n == 0)
            continue;
        if (shown == 2)
            x = run.x + (run.n > 5 ? 1 : 0);
        else if (shown && l->is_wide)
            x++;
        x = put_letter(p, x, run.y + shown / 2, seat);
        x = canvas_number(p, x, run.y + shown / 2, n, VK_INK_SEAT_0 + seat);
        shown++;
    }
}

static void draw_boats(const struct poly_state *s, int route, struct poly_run run,
                       struct vk_picture *p)
{
    bool is_fish = poly_marker_of(s, route) == G_FISH;
    int n = 1 + poly_boats_on(s, route);
    int x = run.x + (run.n > n ? (run.n - n) / 2 : 0);
    x = canvas_text(p, x, run.y, is_fish ? FISH_GLYPH : SHELL_GLYPH, 1,
                    is_fish ? VK_INK_FISH : VK_INK_SHELL);
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->boats[seat] >> route & 1 && x < run.x + run.n)
            x = put_letter(p, x, run.y, seat);
}

/* The stones that were drawn lie on the crater; points stand for red ones still to come. */
static void draw_volcano(const struct poly_state *s, const struct poly_layout *l,
                         struct vk_picture *p)
{
    static const char *const glyph[N_STONES] = { "*", "o", "#" };
    static const uint8_t ink[N_STONES] = { VK_INK_FIRE, VK_INK_DIM, VK_INK_STRONG };
    struct vk_spot at = l->island[POLY_VOLCANO];
    int width = 2 + poly_stones[RED] + poly_drawn(s, GREY) + poly_drawn(s, BLACK);
    int x = at.x - width / 2 < 0 ? 0 : at.x - width / 2;
    canvas_text(p, x + width / 2 - 2, at.y - 2, "/^^\\", 4, VK_INK_FIRE);
    x = canvas_text(p, x, at.y - 1, "/", 1, VK_INK_FIRE);
    for (int c = 0; c < N_STONES; c++) {
        for (int k = 0; k < poly_drawn(s, c); k++)
            x = canvas_text(p, x, at.y - 1, glyph[c], 1, ink[c]);
        for (int k = 0; c == RED && k < s->bag[c]; k++)
            x = canvas_text(p, x, at.y - 1, ".", 1, VK_INK_DIM);
    }
    canvas_text(p, x, at.y - 1, "\\", 1, VK_INK_FIRE);
}

/* In capitals, so that it is not taken for an island. */
static void draw_lagoon(const struct poly_state *s, int x, const struct poly_layout *l,
                        const struct vk_words *w, struct vk_picture *p)
{
    static const char *const capitals[POLY_ARCHIPELAGOS] = { "SAMOA", "TUAMOTU", "COOK",
                                                             "MARQUESAS" };
    struct poly_run run = l->lagoon[x];
    int at = run.x;
    if (run.n == 0)
        return;
    if (l->is_wide)
        at = 1 + canvas_text(p, at, run.y, vk_tr(w, capitals[x]), run.n, VK_INK_DIM);
    if (s->lagoon >> x & 1)
        canvas_text(p, at, run.y, "+" TURTLE_GLYPH, 2, VK_INK_TOKEN);
}

static void draw_legend(const struct poly_layout *l, const struct vk_words *w, struct vk_picture *p)
{
    const struct {
        const char *glyph, *text;
        int ink;
    } sign[] = {
        { FISH_GLYPH, "fish", VK_INK_FISH },
        { SHELL_GLYPH, "shell", VK_INK_SHELL },
        { TURTLE_GLYPH, "turtle", VK_INK_TURTLE },
        { "+", "token", VK_INK_TOKEN },
        { "P3", VK_IN("tribe", "pieces"), VK_INK_SEAT_0 },
        { SHELL_GLYPH "P", "boats", VK_INK_SEAT_0 },
    };
    int x = 1, y = l->h - 1;
    if (l->map_h == l->h)
        return;
    for (size_t i = 0; i < sizeof sign / sizeof sign[0]; i++) {
        x = canvas_text(p, x, y, sign[i].glyph, 2, sign[i].ink) + 1;
        x = canvas_text(p, x, y, vk_tr(w, sign[i].text), l->w, VK_INK_DIM) + 2;
    }
}

/* ---- The whole picture --------------------------------------------------------------------- */

/* While drawing, `mark` says that a cell holds text; a finished picture marks nothing. */
static void mark_text(struct vk_picture *p, int is_done)
{
    for (int y = 0; y < p->h; y++)
        for (int x = 0; x < p->w; x++)
            p->cell[y][x].mark = !is_done && p->cell[y][x].glyph[0] != ' ';
}

void poly_picture(const void *st, const struct vk_words *w, struct vk_picture *out)
{
    const struct poly_state *s = st;
    const struct poly_map *m = poly_map_of(s);
    struct poly_layout l;
    struct sea sea = { 0 };
    poly_lay_out(s, out->w, out->h, &l);
    canvas_clear(out, l.w, l.h);
    draw_volcano(s, &l, out);
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++)
        draw_lagoon(s, x, &l, w, out);
    for (int i = 0; i < m->n_islands; i++) {
        if (s->token[i] < NO_FACE)
            draw_token(s->token[i], l.pieces[i], l.is_wide, w, out);
        else
            draw_pieces(s, i, &l, out);
    }
    for (int r = 0; r < m->n_routes; r++)
        if (poly_boats_on(s, r))
            draw_boats(s, r, l.boats[r], out);
    for (int i = 0; i < m->n_islands; i++)
        draw_name(&m->island[i], l.name[i], w, out);
    mark_text(out, false);
    draw_routes(s, &l, &sea);
    draw_shores(s, &l, &sea);
    pour_sea(&l, &sea, out);
    draw_hidden(s, &l, out);
    draw_legend(&l, w, out);
    mark_text(out, true);
}

static struct vk_spot island_spot(const struct poly_layout *l, int island)
{
    return (struct vk_spot){ l->name[island].x, l->name[island].y };
}

static struct vk_spot route_spot(const struct poly_layout *l, int route)
{
    struct poly_run run = l->boats[route];
    return run.n ? (struct vk_spot){ run.x, run.y } : l->middle[route];
}

bool poly_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to)
{
    const struct poly_state *s = st;
    const struct poly_map *m = poly_map_of(s);
    struct poly_layout l;
    struct poly_terms t = poly_terms_of(s, 0, a);
    if (vk_verb_of(a) == V_TOKEN)
        t.to = (int)vk_arg(a, 0) - m->first_island_id;
    if (t.to < 0 && t.route < 0)
        return false;
    poly_lay_out(s, p->w, p->h, &l);
    *to = t.to >= 0 ? island_spot(&l, t.to) : route_spot(&l, t.route);
    *from = t.from >= 0 ? island_spot(&l, t.from) : *to;
    return true;
}
