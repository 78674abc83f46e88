/*
 * map.c - the hexes of Archipelago as a wall of bricks: a pointy hex has a neighbour on either
 * side, two above and two below, and so has a brick of every other row set off by half. A border tells
 * what the edge is: ~ sea, " plain, ^ mountain.
 *
 *   +~~~~~~~~+""""""""+   In a brick: the name, in the ink of who controls it; what stands on the
 *   ~Twin shores      "   land, part by part: buildings with who is on them, icons (small letters)
 *   ~A ⌂C fw CC'      "   with who works there, free citizens; the sea: icons and ships.
 *   ~B c T!           "   C' is busy, C! a rebel, x an icon that is ravaged.
 *   ~~pp C            "
 *   +""""""""+~~~~~~~~+
 */
#include "boards.h"
#include "face/canvas.h"

/* Of a brick with its left and upper border; lines: inside. */
struct size {
    int w, h;
};
static const struct size sizes[] = { { 20, 5 }, { 16, 5 }, { 14, 4 }, { 10, 4 }, { 8, 3 } };
enum { N_SIZES = sizeof sizes / sizeof sizes[0] };

struct map {
    struct frame at;
    struct size size;
    int left, top; /* of cell (0, 0) */
};

static const char icon_letters[] = "fcpwsi";

/* ---- Where bricks lie --------------------------------------------------------------------------- */

struct bounds {
    int left, right, top, bottom; /* in half bricks and rows */
};

static void take_in(struct bounds *b, int q, int r)
{
    int x = 2 * q + r;
    b->left = x < b->left ? x : b->left;
    b->right = x + 2 > b->right ? x + 2 : b->right;
    b->top = r < b->top ? r : b->top;
    b->bottom = r + 1 > b->bottom ? r + 1 : b->bottom;
}

/* Empty cells where land may be put now, by the number of neighbours alone. */
static bool is_open_cell(const struct arch_state *s, int q, int r)
{
    int point = arch_point_now(s), near = 0, needed = point == P_tz_place ? 1 : 2;
    if ((point != P_tz_place && point != P_explore_spot) || arch_region_at(s, q, r) != VK_NONE)
        return false;
    for (int d = 0; d < SIDES; d++)
        near += arch_region_at(s, q + arch_step[d][0], r + arch_step[d][1]) != VK_NONE;
    bool is_near_start = false;
    for (int d = 0; d < SIDES; d++)
        is_near_start |= q == arch_step[d][0] && r == arch_step[d][1];
    return near >= needed && (point != P_tz_place || is_near_start);
}

static void each_open_cell(struct pen *pen, const struct map *m, struct bounds *b,
                           void (*put)(struct pen *, const struct map *, int, int))
{
    const struct arch_state *s = arch_of(pen);
    for (int region = 0; region < s->n_regions; region++)
        for (int d = 0; d < SIDES; d++) {
            int q = s->region[region].q + arch_step[d][0];
            int r = s->region[region].r + arch_step[d][1];
            if (!is_open_cell(s, q, r))
                continue;
            if (b)
                take_in(b, q, r);
            if (put)
                put(pen, m, q, r);
        }
}

/* The largest bricks with which all land fits; the smallest may be cut at the frame. */
static struct map lay_out(struct pen *pen, struct frame at)
{
    const struct arch_state *s = arch_of(pen);
    struct bounds b = { 0, 2, 0, 1 };
    struct map m = { .at = at };
    for (int region = 0; region < s->n_regions; region++)
        take_in(&b, s->region[region].q, s->region[region].r);
    each_open_cell(pen, NULL, &b, NULL);
    for (int i = 0; i < N_SIZES; i++) {
        m.size = sizes[i];
        if ((b.right - b.left) * m.size.w / 2 < at.w && (b.bottom - b.top) * m.size.h < at.h)
            break;
    }
    int w = (b.right - b.left) * m.size.w / 2, h = (b.bottom - b.top) * m.size.h;
    m.left = at.x + (at.w - 1 - w) / 2 - b.left * m.size.w / 2;
    m.top = at.y + (at.h - 1 - h) / 2 - b.top * m.size.h;
    return m;
}

static struct vk_spot corner(const struct map *m, int q, int r)
{
    return (struct vk_spot){ (int16_t)(m->left + (2 * q + r) * m->size.w / 2),
                             (int16_t)(m->top + r * m->size.h) };
}

/* Text that stays inside the frame of the map. */
static int put(struct pen *pen, const struct map *m, int x, int y, const char *text, int n, int ink)
{
    int right = m->at.x + m->at.w;
    if (y < m->at.y || y >= m->at.y + m->at.h || x < m->at.x)
        return x + canvas_width(text);
    return pen_text(pen, x, y, text, n < right - x ? n : right - x, ink);
}

/* ---- Borders -------------------------------------------------------------------------------------- */

static void put_edge(struct pen *pen, const struct map *m, int x, int y, int edge)
{
    static const char *const glyph[] = { [EDGE_S] = "~", [EDGE_P] = "\"", [EDGE_M] = "^" };
    static const uint8_t ink[] = {
        [EDGE_S] = VK_INK_SEA, [EDGE_P] = VK_INK_LAND, [EDGE_M] = VK_INK_SAND
    };
    put(pen, m, x, y, glyph[edge], 1, ink[edge]);
}

static void draw_border(struct pen *pen, const struct map *m, int region)
{
    const struct arch_region *at = &arch_of(pen)->region[region];
    struct vk_spot c = corner(m, at->q, at->r);
    int w = m->size.w, h = m->size.h, half = w / 2;
    for (int x = 1; x < w; x++) {
        put_edge(pen, m, c.x + x, c.y, arch_of_side(at->edges, x < half ? 2 : 1));
        put_edge(pen, m, c.x + x, c.y + h, arch_of_side(at->edges, x < half ? 4 : 5));
    }
    for (int y = 1; y < h; y++) {
        put_edge(pen, m, c.x, c.y + y, arch_of_side(at->edges, 3));
        put_edge(pen, m, c.x + w, c.y + y, arch_of_side(at->edges, 0));
    }
    for (int k = 0; k <= 2; k++) {
        put(pen, m, c.x + k * half, c.y, "+", 1, VK_INK_DIM);
        put(pen, m, c.x + k * half, c.y + h, "+", 1, VK_INK_DIM);
    }
}

/* ---- What is in a region --------------------------------------------------------------------------- */

/* A line of a brick that is filled from the left; what does not fit is told by a last +. */
struct line {
    struct pen *pen;
    const struct map *m;
    int x, y, end;
};

static bool add(struct line *l, const char *text, int ink)
{
    if (l->x + canvas_width(text) > l->end) {
        put(l->pen, l->m, l->end - 1, l->y, "+", 1, VK_INK_STRONG);
        l->x = l->end + 1;
        return false;
    }
    l->x = put(l->pen, l->m, l->x, l->y, text, l->end - l->x, ink);
    return true;
}

/* Things are found on the map only where they can be seen. */
static void mark(struct line *l, enum thing thing, int number)
{
    int x = l->x < l->end ? l->x : l->end - 1;
    pen_thing(l->pen, thing, number, x, l->y);
}

static void add_unit(struct line *l, int unit)
{
    const struct arch_state *s = arch_of(l->pen);
    int seat = arch_owner(s, unit), flags = s->unit[unit].flags;
    char text[4] = { archipelago_face.seat_letter[seat], 0, 0, 0 };
    if (flags & REBEL)
        text[1] = '!';
    else if (flags & ENGAGED)
        text[1] = '\'';
    mark(l, THING_UNIT, unit);
    add(l, text, pen_ink(l->pen, seat));
}

static void add_building(struct line *l, int region, int b)
{
    static const char *const glyph[N_BUILDINGS] = { TOWN_GLYPH, TEMPLE_GLYPH, MARKET_GLYPH,
                                                    PORT_GLYPH };
    const struct pen *pen = l->pen;
    int unit = arch_sight_of(pen)->on[region][b];
    mark(l, THING_BUILDING, region * 8 + b);
    add(l, glyph[b], pen_ink(pen, arch_controller(arch_of(pen), arch_sight_of(pen), region, b)));
    if (unit == VK_NONE)
        add(l, ".", VK_INK_DIM);
    else
        add_unit(l, unit);
}

static int worker_on(const struct arch_state *s, int region, int icon)
{
    for (int u = 0; u < arch_end_unit(s, s->h.seats - 1); u++)
        if (s->unit[u].region == region && s->unit[u].spot == SPOT_ICON + icon)
            return u;
    return VK_NONE;
}

static void add_icons(struct line *l, int region, int part)
{
    const struct arch_state *s = arch_of(l->pen);
    const struct arch_face *face = arch_face_of(s, region);
    for (int i = 0; i < face->n_icons; i++) {
        bool is_dead = s->region[region].ravaged >> i & 1;
        char text[2] = { is_dead ? 'x' : icon_letters[face->icon[i].res], 0 };
        int unit = worker_on(s, region, i);
        if (face->icon[i].part != part)
            continue;
        mark(l, THING_ICON, region * 8 + i);
        add(l, text, is_dead ? VK_INK_FIRE : part == PART_W ? VK_INK_FISH : VK_INK_LAND);
        if (unit != VK_NONE)
            add_unit(l, unit);
    }
}

/* Units that stand on nothing, after a blank. */
static void add_free(struct line *l, int region, int part)
{
    const struct arch_state *s = arch_of(l->pen);
    bool is_first = true;
    for (int u = 0; u < arch_end_unit(s, s->h.seats - 1); u++) {
        const struct arch_unit *at = &s->unit[u];
        if (at->region != region || at->part != part || at->spot != SPOT_FREE)
            continue;
        if (is_first)
            add(l, " ", VK_INK_DIM);
        is_first = false;
        add_unit(l, u);
    }
}

static void draw_part(struct line *l, int region, int part)
{
    const struct arch_region *at = &arch_of(l->pen)->region[region];
    bool has_building = false;
    for (int b = 0; b < N_BUILDINGS; b++)
        if (at->building[b] == part) {
            add_building(l, region, b);
            has_building = true;
        }
    if (has_building)
        add(l, " ", VK_INK_DIM);
    add_icons(l, region, part);
    add_free(l, region, part);
}

static void draw_name(struct line *l, int region)
{
    const struct pen *pen = l->pen;
    char name[64];
    struct vk_out out = vk_out_to(name, sizeof name);
    int owner = arch_sight_of(pen)->control[region];
    arch_region_name(arch_of(pen), region, pen->words, &out);
    mark(l, THING_REGION, region);
    if (owner != VK_NONE) {
        char letter[3] = { archipelago_face.seat_letter[owner], ':', 0 };
        add(l, letter, pen_ink(pen, owner));
    }
    put(l->pen, l->m, l->x, l->y, name, l->end - l->x,
        owner == VK_NONE ? VK_INK_STRONG : pen_ink(pen, owner));
}

/* Lines of a brick: the name; A; B; the sea. With less height both shores share a line, then all. */
static void draw_region(struct pen *pen, const struct map *m, int region)
{
    const struct arch_face *face = arch_face_of(arch_of(pen), region);
    struct vk_spot c = corner(m, arch_of(pen)->region[region].q, arch_of(pen)->region[region].r);
    int lines = m->size.h - 1, y = c.y + 1;
    struct line l = { pen, m, c.x + 1, y, c.x + m->size.w };
    draw_name(&l, region);
    for (int part = PART_A; part < PART_W; part++) {
        static const char *const tag[] = { "A ", "B " };
        if (part >= face->n_parts)
            continue;
        if (part == PART_A || lines == 4)
            l = (struct line){ pen, m, c.x + 1, ++y, c.x + m->size.w };
        else
            add(&l, "|", VK_INK_SEA);
        if (face->n_parts > 1 && lines == 4)
            add(&l, tag[part], VK_INK_SAND);
        draw_part(&l, region, part);
    }
    if (!face->has_sea)
        return;
    if (lines > 2 || face->n_parts == 0) {
        l = (struct line){ pen, m, c.x + 1, c.y + lines, c.x + m->size.w };
        add(&l, "~", VK_INK_SEA);
    } else {
        add(&l, "~", VK_INK_SEA);
    }
    draw_part(&l, region, PART_W);
}

static void draw_open_cell(struct pen *pen, const struct map *m, int q, int r)
{
    struct vk_spot c = corner(m, q, r);
    char text[16];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put_int(&out, q);
    vk_put_char(&out, ',');
    vk_put_int(&out, r);
    int x = c.x + (m->size.w - canvas_width(text) + 1) / 2, y = c.y + m->size.h / 2;
    pen_thing(pen, THING_CELL, (q + 16) * 64 + r + 16, x, y);
    put(pen, m, x, y, text, 8, VK_INK_TOKEN);
}

void arch_draw_map(struct pen *pen, struct frame at)
{
    struct map m = lay_out(pen, at);
    for (int region = 0; region < arch_of(pen)->n_regions; region++)
        draw_border(pen, &m, region);
    for (int region = 0; region < arch_of(pen)->n_regions; region++)
        draw_region(pen, &m, region);
    each_open_cell(pen, &m, NULL, draw_open_cell);
}
