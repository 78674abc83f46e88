/*
 * picture.c - the map of Conquest in text: flat-top hexes in staggered columns. Where there is
 * height, a hex has an outline and four lines; else two lines and no outline. Every colour is doubled
 * by a letter. The sea is named by a grid: the letter of its column, the number of its row.
 *
 *      _____
 *     /     \          line 0   Local Warriors, Home, marks
 *    / Tonga \_____    line 1   name
 *    \ C⌂⌂□▫ /     \   line 2   Villages, free boxes, brown boxes
 *     \_C▸2_/ ~ H7  \  line 3   pieces
 */
#include "face.h"
#include "face/canvas.h"

#define VILLAGE_GLYPH "\xE2\x8C\x82" /* U+2302 */
#define FREE_GLYPH    "\xE2\x96\xA1" /* U+25A1 */
#define BROWN_GLYPH   "\xE2\x96\xAB" /* U+25AB */
#define CHAIN_GLYPH   "\xE2\x96\xB8" /* U+25B8 */
#define ACROSS_GLYPH  "\xE2\x95\x90" /* U+2550 */
#define DOWN_GLYPH    "\xE2\x95\x91" /* U+2551 */
#define TIMES         "\xC3\x97"
#define EXPLORER      "@"

enum { COLUMNS = 19, FIRST_COLUMN = -6 };
enum { TALL_MIN = 30, TALL_H = 37, FLAT_H = 18, PITCH_TALL = 5, PITCH_FLAT = 6, PITCH_MAX = 10 };

struct layout {
    int pitch, w, h;
    bool is_tall, has_legend;
};

/* Runs of text of one hex, gathered before they are centred. */
struct run {
    const char *text;
    int ink;
};

static struct layout lay_out(int w, int h)
{
    struct layout l = { .is_tall = h >= TALL_MIN };
    int least = l.is_tall ? PITCH_TALL : PITCH_FLAT, height = l.is_tall ? TALL_H : FLAT_H;
    l.pitch = (w - 2) / COLUMNS;
    l.pitch = l.pitch < least ? least : l.pitch > PITCH_MAX ? PITCH_MAX : l.pitch;
    l.w = COLUMNS * l.pitch + 2;
    l.has_legend = h >= height + 2;
    l.h = height + (l.has_legend ? 2 : 0);
    return l;
}

/* Half rows from the north; hexes of a column are two apart. */
static int half_row(int hex)
{
    return 2 * conq_hexes[hex].r + conq_hexes[hex].q + 10;
}

static struct vk_spot corner(const struct layout *l, int hex)
{
    int x = (conq_hexes[hex].q - FIRST_COLUMN) * l->pitch;
    int y = l->is_tall ? 1 + 2 * half_row(hex) : half_row(hex);
    return (struct vk_spot){ (int16_t)x, (int16_t)y };
}

/* ---- Lines of a hex ------------------------------------------------------------------------------ */

/* Where text of this width begins on a line of a hex, and how much room it has. */
static struct vk_spot place(const struct layout *l, int hex, int line, int width)
{
    struct vk_spot at = corner(l, hex);
    int room = l->pitch; /* the two middle lines of an outline, and both without one */
    int left = l->is_tall ? 1 : 0;
    if (!l->is_tall)
        room--;
    if (width > room)
        width = room;
    return (struct vk_spot){ (int16_t)(at.x + left + (room - width) / 2), (int16_t)(at.y + line) };
}

static int room_of(const struct layout *l)
{
    return l->is_tall ? l->pitch : l->pitch - 1;
}

static void put_runs(struct vk_picture *p, const struct layout *l, int hex, int line,
                     const struct run *run, int n)
{
    int width = 0, left = room_of(l);
    for (int i = 0; i < n; i++)
        width += canvas_width(run[i].text);
    struct vk_spot at = place(l, hex, line, width);
    int x = at.x;
    for (int i = 0; i < n && left > 0; i++) {
        int before = x;
        x = canvas_text(p, x, at.y, run[i].text, left, run[i].ink);
        left -= x - before;
    }
}

static void put_line(struct vk_picture *p, const struct layout *l, int hex, int line,
                     const char *text, int ink)
{
    put_runs(p, l, hex, line, &(struct run){ text, ink }, 1);
}

static int ink_of(int side)
{
    return VK_INK_SEAT_0 + side;
}

static void put_letter(int side, struct vk_out *out)
{
    vk_put_char(out, conquest_face.seat_letter[side]);
}

/* `C▸3`: a chain canoe and three pieces face down. */
static void stack_text(const struct conq_state *s, int side, int hex, struct vk_out *out)
{
    int has_chain = hs_has(s->chain[side], hex), down = conq_total(s, side, hex) - has_chain;
    put_letter(side, out);
    if (has_chain)
        vk_put(out, CHAIN_GLYPH);
    if (down)
        vk_put_int(out, down);
}

/* All stacks of a hex, and the Explorer who is there. */
static void draw_stacks(const struct conq_state *s, const struct layout *l, int hex, int line,
                        struct vk_picture *p)
{
    char text[CONQ_SIDES + 1][24];
    struct run run[CONQ_SIDES + 1];
    int n = 0, sailor = conq_sailor(s);
    for (int side = 0; side < s->sides; side++) {
        if (!hs_has(s->occupied[side], hex))
            continue;
        struct vk_out out = vk_out_to(text[n], sizeof text[n]);
        if (n)
            vk_put_char(&out, ' ');
        stack_text(s, side, hex, &out);
        run[n] = (struct run){ text[n], ink_of(side) };
        n++;
    }
    if (sailor != VK_NONE && s->pos == hex)
        run[n++] = (struct run){ EXPLORER, ink_of(sailor) };
    if (n)
        put_runs(p, l, hex, line, run, n);
}

static const char *mark_of(const struct conq_state *s, int hex)
{
    for (int mark = 1; mark < CONQ_MARKERS; mark++)
        if (s->mark_hex[mark] == hex)
            return "!";
    return "";
}

/* ---- Hexes ----------------------------------------------------------------------------------------- */

/* Villages in the owner's colour, then what is free, then what needs Improved Agriculture. */
static void draw_boxes(const struct conq_state *s, const struct layout *l, int hex, int line,
                       struct vk_picture *p)
{
    int owner = conq_owner(s, hex), full = s->villages[hex];
    int empty = conq_usable(s, hex) - full, brown = conq_brown(s, hex);
    char text[3][32];
    struct vk_out house = vk_out_to(text[0], sizeof text[0]);
    struct vk_out open = vk_out_to(text[1], sizeof text[1]);
    struct vk_out field = vk_out_to(text[2], sizeof text[2]);
    if (owner < CONQ_SIDES)
        put_letter(owner, &house);
    for (int i = 0; i < full; i++)
        vk_put(&house, VILLAGE_GLYPH);
    for (int i = 0; i < empty; i++)
        vk_put(&open, FREE_GLYPH);
    for (int i = 0; i < brown; i++)
        vk_put(&field, BROWN_GLYPH);
    put_runs(p, l, hex, line,
             (struct run[]){ { text[0], owner < CONQ_SIDES ? ink_of(owner) : VK_INK_PLAIN },
                             { text[1], VK_INK_LAND },
                             { text[2], VK_INK_SAND } },
             3);
}

/* Local Warriors of an Independent group, a Home, event markers. */
static void draw_signs(const struct conq_state *s, const struct layout *l, int hex,
                       struct vk_picture *p)
{
    char text[24];
    struct vk_out out = vk_out_to(text, sizeof text);
    int ink = VK_INK_DIM;
    if (hs_has(s->independent, hex)) {
        vk_put(&out, TIMES);
        vk_put_int(&out, conq_local_warriors(s, hex));
        ink = VK_INK_FIRE;
    }
    for (int side = 0; side < s->sides; side++)
        if (s->home[side] == hex) {
            vk_put_char(&out, '*');
            ink = ink_of(side);
        }
    put_runs(p, l, hex, 0, (struct run[]){ { text, ink }, { mark_of(s, hex), VK_INK_FIRE } }, 2);
}

/* Without an outline: letter, Villages, chain canoe, pieces face down. */
static void draw_flat_group(const struct conq_state *s, const struct layout *l, int hex,
                            struct vk_picture *p)
{
    int owner = conq_owner(s, hex);
    char text[32];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (owner >= CONQ_SIDES) {
        draw_stacks(s, l, hex, 1, p);
        if (hs_has(s->independent, hex)) {
            vk_put(&out, TIMES);
            vk_put_int(&out, conq_local_warriors(s, hex));
            put_line(p, l, hex, 1, text, VK_INK_FIRE);
        }
        return;
    }
    put_letter(owner, &out);
    vk_put(&out, VILLAGE_GLYPH);
    vk_put_int(&out, s->villages[hex]);
    if (hs_has(s->occupied[owner], hex)) {
        char stack[24];
        struct vk_out pieces = vk_out_to(stack, sizeof stack);
        stack_text(s, owner, hex, &pieces);
        if (!hs_has(s->chain[owner], hex))
            vk_put_char(&out, '+');
        vk_put(&out, stack + 1); /* the letter stands there already */
    }
    put_line(p, l, hex, 1, text, ink_of(owner));
}

static void draw_island(const struct conq_state *s, const struct layout *l, int hex,
                        const struct vk_words *w, struct vk_picture *p)
{
    bool is_group = conq_is_group(s, hex);
    put_line(p, l, hex, l->is_tall, vk_tr(w, conq_island_name(s, hex)),
             is_group ? VK_INK_LAND : VK_INK_SAND);
    if (!l->is_tall && is_group) {
        draw_flat_group(s, l, hex, p);
        return;
    }
    if (l->is_tall) {
        draw_signs(s, l, hex, p);
        if (is_group)
            draw_boxes(s, l, hex, 2, p);
        else
            put_line(p, l, hex, 2, vk_tr(w, "atoll"), VK_INK_DIM);
    }
    draw_stacks(s, l, hex, l->is_tall ? 3 : 1, p);
}

/* A hidden tile: its name for those who know it, and the letters of its discoverers. */
static void draw_hidden(const struct conq_state *s, const struct layout *l, int hex,
                        const struct vk_words *w, struct vk_picture *p)
{
    const char *name = conq_island_name(s, hex);
    char grid[8], letter[CONQ_SIDES][2];
    struct run run[CONQ_SIDES + 2];
    struct vk_out out = vk_out_to(grid, sizeof grid);
    int n = 0;
    conq_grid_text(hex, &out);
    if (l->is_tall)
        put_line(p, l, hex, 0, grid, VK_INK_DIM);
    put_line(p, l, hex, l->is_tall, vk_tr(w, name ? name : "land?"),
             name ? VK_INK_STRONG : VK_INK_SAND);
    run[n++] = (struct run){ "[", VK_INK_SAND };
    for (int side = 0; side < s->sides; side++) {
        letter[side][0] = conquest_face.seat_letter[side];
        letter[side][1] = '\0';
        if (hs_has(s->di[side], hex))
            run[n++] = (struct run){ letter[side], ink_of(side) };
    }
    run[n++] = (struct run){ "]", VK_INK_SAND };
    put_runs(p, l, hex, l->is_tall ? 2 : 1, run, n);
    if (l->is_tall)
        draw_stacks(s, l, hex, 3, p);
}

static void draw_sea(const struct conq_state *s, const struct layout *l, int hex,
                     struct vk_picture *p)
{
    char grid[8];
    struct vk_out out = vk_out_to(grid, sizeof grid);
    bool is_known = hs_has(s->ocean, hex);
    int ink = is_known ? VK_INK_SEA : VK_INK_DIM;
    conq_grid_text(hex, &out);
    put_runs(p, l, hex, l->is_tall,
             (struct run[]){
                 { is_known ? "~ " : "? ", ink }, { grid, ink }, { mark_of(s, hex), VK_INK_FIRE } },
             3);
    draw_stacks(s, l, hex, l->is_tall ? 2 : 1, p);
}

/* ---- Outlines and chains ---------------------------------------------------------------------------- */

static void draw_outline(const struct layout *l, int hex, struct vk_picture *p)
{
    struct vk_spot at = corner(l, hex);
    int near = at.x + 1, far = at.x + l->pitch;
    for (int x = near + 1; x < far; x++) {
        canvas_glyph(p, x, at.y - 1, "_", VK_INK_DIM);
        canvas_glyph(p, x, at.y + 3, "_", VK_INK_DIM);
    }
    canvas_glyph(p, near, at.y, "/", VK_INK_DIM);
    canvas_glyph(p, near - 1, at.y + 1, "/", VK_INK_DIM);
    canvas_glyph(p, near - 1, at.y + 2, "\\", VK_INK_DIM);
    canvas_glyph(p, near, at.y + 3, "\\", VK_INK_DIM);
    canvas_glyph(p, far, at.y, "\\", VK_INK_DIM);
    canvas_glyph(p, far + 1, at.y + 1, "\\", VK_INK_DIM);
    canvas_glyph(p, far + 1, at.y + 2, "/", VK_INK_DIM);
    canvas_glyph(p, far, at.y + 3, "/", VK_INK_DIM);
}

/* A bridge over the edge to the neighbour in the north, north-east or south-east. */
static void draw_link(const struct layout *l, int hex, int direction, int side,
                      struct vk_picture *p)
{
    struct vk_spot at = corner(l, hex);
    int far = at.x + l->pitch;
    if (direction == 0) {
        canvas_glyph(p, at.x + 1, at.y - 1, DOWN_GLYPH, ink_of(side));
        canvas_glyph(p, at.x + 1, at.y, DOWN_GLYPH, ink_of(side));
    } else {
        canvas_glyph(p, far + 1, at.y + direction, ACROSS_GLYPH, ink_of(side));
    }
}

static void draw_chains(const struct conq_state *s, const struct layout *l, struct vk_picture *p)
{
    for (int side = 0; side < s->sides; side++) {
        struct hexset nodes = s->chain[side];
        while (hs_any(nodes)) {
            int hex = hs_next(&nodes);
            for (int direction = 0; direction < 3; direction++) {
                int next = conq_hexes[hex].next[direction];
                if (next < CONQ_HEXES && hs_has(s->chain[side], next))
                    draw_link(l, hex, direction, side, p);
            }
        }
    }
}

static void draw_legend(const struct layout *l, const struct vk_words *w, struct vk_picture *p)
{
    const struct {
        const char *glyph, *text;
        int ink;
    } sign[] = {
        { "?", "unknown", VK_INK_DIM },
        { "~", "sea", VK_INK_SEA },
        { VILLAGE_GLYPH, "Village", VK_INK_PLAIN },
        { FREE_GLYPH, "free box", VK_INK_LAND },
        { BROWN_GLYPH, "brown box", VK_INK_SAND },
        { TIMES "4", "Local Warriors", VK_INK_FIRE },
        { "*", "Home", VK_INK_PLAIN },
        { CHAIN_GLYPH, "chain canoe", VK_INK_PLAIN },
    };
    int x = 1, y = l->h - 1;
    for (size_t i = 0; l->has_legend && i < sizeof sign / sizeof sign[0]; i++) {
        if (x + canvas_width(vk_tr(w, sign[i].text)) + 3 > l->w)
            break;
        x = canvas_text(p, x, y, sign[i].glyph, 2, sign[i].ink) + 1;
        x = canvas_text(p, x, y, vk_tr(w, sign[i].text), l->w, VK_INK_DIM) + 2;
    }
}

void conq_picture(const void *st, const struct vk_words *w, struct vk_picture *out)
{
    const struct conq_state *s = st;
    struct layout l = lay_out(out->w, out->h);
    canvas_clear(out, l.w, l.h);
    for (int hex = 0; l.is_tall && hex < CONQ_HEXES; hex++)
        draw_outline(&l, hex, out);
    if (l.is_tall)
        draw_chains(s, &l, out);
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        if (hs_has(s->face_down, hex))
            draw_hidden(s, &l, hex, w, out);
        else if (conq_is_island(s, hex))
            draw_island(s, &l, hex, w, out);
        else
            draw_sea(s, &l, hex, out);
    }
    draw_legend(&l, w, out);
}

/* ---- Where an action is ------------------------------------------------------------------------------- */

/* The name of a hex, or its letter in the grid. */
static struct vk_spot spot_of(const struct conq_state *s, const struct layout *l, int hex)
{
    const char *name = hs_has(s->ocean, hex) ? NULL : conq_island_name(s, hex);
    if (!name && hs_has(s->face_down, hex))
        name = "land?";
    struct vk_spot at = place(l, hex, l->is_tall, name ? canvas_width(name) : 4);
    if (!name)
        at.x = (int16_t)(at.x + 2);
    return at;
}

bool conq_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to)
{
    const struct conq_state *s = st;
    const struct vk_frame *top = vk_top_of(&s->h);
    const uint8_t *kind = conquest_game.verbs[vk_verb_of(a)].arg;
    int hex[2] = { VK_NONE, VK_NONE }, n = 0;
    struct layout l = lay_out(p->w, p->h);
    for (int i = 0; i < VK_ARGS_MAX && n < 2; i++)
        if (kind[i] == A_HEX && vk_arg(a, i) < CONQ_HEXES)
            hex[n++] = (int)vk_arg(a, i);
    if (n == 0)
        return false;
    if (n == 1) {
        hex[1] = hex[0];
        if (s->h.depth && (top->point == P_jump_to || top->point == P_transit_to))
            hex[0] = top->v[MOVE_FROM];
        else if (s->pos < CONQ_HEXES)
            hex[0] = s->pos;
    }
    *from = spot_of(s, &l, hex[0]);
    *to = spot_of(s, &l, hex[1]);
    return true;
}
