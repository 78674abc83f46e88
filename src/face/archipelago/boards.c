/*
 * boards.c - the boards of Archipelago in text: gauges, order of play, markets, wheel,
 * evolution track, the visible back, piles, and what is under way.
 */
#include "boards.h"
#include "face/canvas.h"
#include "things.h"
#include "trading.h"

/* ---- Gauges ---------------------------------------------------------------------------------------- */

/* How near independence is: from here on it is told in the ink of fire. */
enum { MARGIN_LOW = 3, GAP = 2 };

/* Name and number, then the bar: as long as what stands behind it leaves room for. */
enum { GAUGE_NAME = 13 };
static int gauge_size(struct frame at)
{
    return at.w > 100 ? 40 : at.w >= 74 ? 20 : 10;
}

static int gauge_line(struct pen *pen, struct frame at, int y, const char *name, int value,
                      int full, int ink)
{
    int size = gauge_size(at);
    int x = pen_text(pen, at.x, y, vk_tr(pen->words, name), at.w, VK_INK_STRONG);
    pen_number(pen, x + 1, y, value, ink);
    pen_bar(pen, at.x + GAUGE_NAME, y, full, size, ink, VK_INK_LAND);
    return at.x + GAUGE_NAME + size + 1;
}

int arch_draw_gauges(struct pen *pen, struct frame at)
{
    const struct arch_state *s = arch_of(pen);
    struct arch_forecast row[FORECAST_MAX];
    int sur, reb, size = gauge_size(at), margin = s->pop - s->reb;
    arch_forecast_of(s, row, &sur, &reb);
    int full = s->pop ? s->reb * size / s->pop : 0;
    bool is_low = margin <= MARGIN_LOW && s->phase;
    int x = gauge_line(pen, at, at.y, "Rebellion", s->reb, full > size ? size : full, VK_INK_FIRE);
    x = pen_fill(pen, x, at.y, at.x + at.w - x, VK_INK_PLAIN, "people {0}", s->pop, 0);
    x += GAP;
    x = pen_fill(pen, x, at.y, at.x + at.w - x, is_low ? VK_INK_FIRE : VK_INK_LAND,
                 is_low ? "only {0} to spare" : arch_counts[COUNT_SPARE], margin, 0);
    if (reb != s->reb)
        pen_fill(pen, x, at.y, at.x + at.w - x, reb > s->reb ? VK_INK_FIRE : VK_INK_LAND,
                 "  phase 3: {0}", reb, 0);
    x = gauge_line(pen, at, at.y + 1, "Surplus", s->sur, s->sur * size / ARCH_SUR_MAX, VK_INK_SAND);
    int cost = arch_recruit_cost(s->sur);
    x = pen_fill(pen, x, at.y + 1, at.x + at.w - x, VK_INK_PLAIN, "{0?no worker|a worker {0}f}",
                 cost, 0);
    if (sur != s->sur)
        pen_fill(pen, x, at.y + 1, at.x + at.w - x, VK_INK_SAND, "  phase 3: {0}", sur, 0);
    return at.y + 2;
}

/* `Turn 3/12, phase 5. C > T > V`: whose round it is stands in brackets. */
int arch_draw_order(struct pen *pen, struct frame at)
{
    const struct arch_state *s = arch_of(pen);
    int right = at.x + at.w, x = at.x;
    if (s->phase)
        x = pen_fill(pen, x, at.y, at.w, VK_INK_STRONG, "Turn {0}/{1}", s->h.round,
                     arch_turn_limit[arch_pack(s)]);
    else
        x = pen_text(pen, x, at.y, vk_tr(pen->words, "Turn zero"), at.w, VK_INK_STRONG);
    if (s->phase)
        x = pen_fill(pen, x, at.y, right - x, VK_INK_PLAIN, ", phase {0}", s->phase, 0);
    x = pen_text(pen, x, at.y, "  ", right - x, VK_INK_DIM);
    for (int i = 0; i < s->n_order; i++) {
        bool is_active = s->order[i] == s->active;
        x = pen_text(pen, x, at.y, is_active ? "[" : " ", 1, VK_INK_STRONG);
        pen_thing(pen, THING_ORDER, s->order[i], x, at.y);
        x = pen_letter(pen, x, at.y, s->order[i]);
        x = pen_text(pen, x, at.y, is_active ? "]" : " ", 1, VK_INK_STRONG);
    }
    if (s->end_pending)
        pen_text(pen, x + 1, at.y, vk_tr(pen->words, "THE END IS NEAR"), right - x - 1,
                 VK_INK_FIRE);
    return at.y + 1;
}

/* ---- Markets --------------------------------------------------------------------------------------- */

/* `3 6/4`: cubes there, what one costs and what the next one brings; - if it is empty or full. */
static int draw_zone(struct pen *pen, int x, int y, int board, int res)
{
    int n = arch_of(pen)->market[board][res], full = n == arch_zone_capacity(board, res);
    int row = arch_zone_row(board, res, n);
    struct arch_effect e = arch_row_effect(board, res, row);
    int ink = e.reb ? VK_INK_FIRE : e.sur ? VK_INK_SAND : VK_INK_PLAIN;
    pen_thing(pen, THING_MARKET, board * 8 + res, x, y);
    x = pen_number(pen, x, y, n, ink);
    x = pen_text(pen, x, y, e.reb ? "R" : e.sur ? "S" : " ", 1, ink);
    if (n)
        x = pen_number(pen, x, y, arch_zone_price(board, res, n), VK_INK_TOKEN);
    else
        x = pen_text(pen, x, y, "-", 1, VK_INK_DIM);
    x = pen_text(pen, x, y, "/", 1, VK_INK_DIM);
    if (full)
        return pen_text(pen, x, y, "-", 1, VK_INK_DIM);
    return pen_number(pen, x, y, arch_zone_price(board, res, n + 1), VK_INK_TOKEN);
}

/* Heads of columns and rows: seven letters, whatever they are called elsewhere. */
static const char *const res_column[N_RES] = {
    [FRUIT] = VK_IN("column", "fruit"), [CATTLE] = VK_IN("column", "cattle"),
    [FISH] = VK_IN("column", "fish"),   [WOOD] = VK_IN("column", "wood"),
    [STONE] = VK_IN("column", "stone"), [IRON] = VK_IN("column", "iron"),
};
static const char *const market_row[] = { VK_IN("column", "home"), VK_IN("column", "export"),
                                          VK_IN("column", "bank") };

int arch_draw_markets(struct pen *pen, struct frame at)
{
    const struct vk_words *w = pen->words;
    int y = at.y;
    pen_text(pen, at.x, y, vk_tr(w, "Markets"), 10, VK_INK_STRONG);
    pen_text(pen, at.x + 10, y, vk_tr(w, market_row[0]), 10, VK_INK_DIM);
    pen_text(pen, at.x + 21, y, vk_tr(w, market_row[1]), 10, VK_INK_DIM);
    pen_text(pen, at.x + 32, y, vk_tr(w, market_row[2]), at.w - 32, VK_INK_DIM);
    for (int res = 0; res < N_RES; res++) {
        pen_text(pen, at.x, ++y, vk_tr(w, res_column[res]), 9, VK_INK_PLAIN);
        draw_zone(pen, at.x + 10, y, DOMESTIC, res);
        draw_zone(pen, at.x + 21, y, EXPORT, res);
        pen_number(pen, at.x + 32, y, arch_of(pen)->supply[res],
                   arch_of(pen)->supply[res] ? VK_INK_PLAIN : VK_INK_FIRE);
    }
    pen_fill(pen, at.x, ++y, at.w, VK_INK_DIM, "cubes buy/sell  S surplus  R rebellion  bank {0}f",
             arch_of(pen)->bank, 0);
    return y + 1;
}

/* A resource a column. */
int arch_draw_flat_markets(struct pen *pen, struct frame at)
{
    const struct vk_words *w = pen->words;
    for (int line = 0; line < 3; line++)
        pen_text(pen, at.x, at.y + 1 + line, vk_tr(w, market_row[line]), 7, VK_INK_DIM);
    pen_fill(pen, at.x, at.y, 7, VK_INK_STRONG, "{0}f", arch_of(pen)->bank, 0);
    for (int res = 0; res < N_RES; res++) {
        int x = at.x + 8 + 9 * res;
        pen_text(pen, x, at.y, vk_tr(w, res_column[res]), 8, VK_INK_PLAIN);
        draw_zone(pen, x, at.y + 1, DOMESTIC, res);
        draw_zone(pen, x, at.y + 2, EXPORT, res);
        pen_number(pen, x, at.y + 3, arch_of(pen)->supply[res],
                   arch_of(pen)->supply[res] ? VK_INK_PLAIN : VK_INK_FIRE);
    }
    return at.y + 4;
}

/* ---- Wheel, track, backs ----------------------------------------------------------------------------- */

static const char *const zone_short[N_ZONES] = {
    "taxes", "fruit",   "cattle",   "fish", "wood", "stone", "iron",
    "trade", "explore", "children", "hire", "move", "build",
};

static int circles_free(const struct arch_state *s, int zone)
{
    int n = arch_shared_circles(s, zone);
    for (int seat = 0; seat < s->h.seats; seat++)
        n += arch_own_circle_free(s, seat, zone);
    return n;
}

/* The letters of those whose discs lie there, and an o for each free circle of a zone that has some. */
static void draw_wheel_zone(struct pen *pen, int zone, int x, int y, int w)
{
    const struct arch_state *s = arch_of(pen);
    int right = x + w;
    pen_thing(pen, THING_ZONE, zone, x, y);
    x = pen_text(pen, x, y, vk_tr(pen->words, zone_short[zone]), w, VK_INK_PLAIN) + 1;
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int n = s->player[seat].laid[zone]; n > 0 && x < right; n--)
            x = pen_letter(pen, x, y, seat);
    for (int n = arch_has_circles(zone) ? circles_free(s, zone) : 0; n > 0 && x < right; n--)
        x = pen_text(pen, x, y, "o", 1, VK_INK_DIM);
}

int arch_draw_wheel(struct pen *pen, struct frame at, int columns)
{
    int lines = (N_ZONES + columns - 1) / columns, w = at.w / columns;
    for (int zone = 0; zone < N_ZONES; zone++)
        draw_wheel_zone(pen, zone, at.x + zone / lines * w, at.y + zone % lines, w - 1);
    return at.y + lines;
}

/* `Pirate 4f→5f`; a card that leaves at the next turn has →X. */
static void draw_slot(struct pen *pen, int slot, int x, int y, int w)
{
    const struct arch_state *s = arch_of(pen);
    int card = s->track[slot], next = arch_price_next(s, slot), right = x + w;
    char name[40];
    struct vk_out out = vk_out_to(name, sizeof name);
    pen_thing(pen, THING_SLOT, slot, x, y);
    if (card >= N_CARDS) {
        pen_text(pen, x, y, "-", w, VK_INK_DIM);
        return;
    }
    arch_card_name(card, pen->words, &out);
    bool is_character = arch_cards[card].kind == CHARACTER;
    x = pen_text(pen, x, y, name, w - 7, is_character ? VK_INK_SHELL : VK_INK_TURTLE) + 1;
    x = pen_number(pen, x, y, arch_price_now(s, slot), VK_INK_TOKEN);
    x = pen_text(pen, x, y, "f" ARROW_GLYPH, right - x, VK_INK_DIM);
    if (next >= 0)
        pen_number(pen, x, y, next, VK_INK_DIM);
    else
        pen_text(pen, x, y, "X", right - x, VK_INK_FIRE);
}

int arch_draw_track(struct pen *pen, struct frame at)
{
    const struct vk_words *w = pen->words;
    int columns = at.h >= 6 ? 1 : 3, width = at.w / columns, first = columns == 1;
    if (columns == 1) {
        int x = pen_text(pen, at.x, at.y, vk_tr(w, "Cards"), at.w, VK_INK_STRONG);
        pen_fill(pen, x, at.y, at.x + at.w - x, VK_INK_DIM, "  price now, next; deck {0}",
                 arch_of(pen)->n_deck, 0);
    }
    for (int slot = 0; slot < ARCH_SLOTS; slot++)
        draw_slot(pen, slot, at.x + slot % columns * width, at.y + first + slot / columns,
                  width - 1);
    return at.y + first + (ARCH_SLOTS + columns - 1) / columns;
}

static int draw_half(struct pen *pen, struct frame at, int y, int board)
{
    char text[100];
    struct vk_out out = vk_out_to(text, sizeof text);
    bool is_red = arch_backs[arch_of(pen)->back].half[board].is_red;
    arch_half_text(arch_of(pen)->back, board, pen->words, &out);
    int x = pen_text(pen, at.x, y, text, at.w, is_red ? VK_INK_FIRE : VK_INK_STRONG);
    if (is_red && at.h > 1)
        x = pen_text(pen, x, y, vk_tr(pen->words, " (at once)"), at.x + at.w - x, VK_INK_DIM);
    return x;
}

/* The two halves of the back on top of the deck: what phase 4 will ask. */
int arch_draw_back(struct pen *pen, struct frame at)
{
    if (arch_of(pen)->back >= N_BACKS)
        return at.y;
    pen_thing(pen, THING_BACK, arch_of(pen)->back, at.x, at.y);
    if (at.h > 1) {
        pen_text(pen, at.x, at.y, vk_tr(pen->words, "Next crisis"), at.w, VK_INK_STRONG);
        draw_half(pen, at, at.y + 1, DOMESTIC);
        draw_half(pen, at, at.y + 2, EXPORT);
        return at.y + 3;
    }
    int x = draw_half(pen, at, at.y, DOMESTIC) + 2;
    draw_half(pen, (struct frame){ x, at.y, at.x + at.w - x, 1 }, at.y, EXPORT);
    return at.y + 1;
}

int arch_draw_piles(struct pen *pen, struct frame at)
{
    const struct arch_state *s = arch_of(pen);
    int right = at.x + at.w, pile = arch_unseen_hexes(s, arch_viewer(pen->words));
    int x =
        pen_fill(pen, at.x, at.y, at.w, VK_INK_PLAIN, "Tokens {0} {1}", s->stack[0], s->stack[1]);
    x = pen_fill(pen, x, at.y, right - x, VK_INK_PLAIN, " {0}  hexes {1}", s->stack[2], pile);
    if (s->top < N_FACES) {
        x = pen_text(pen, x, at.y, vk_tr(pen->words, "  next "), right - x, VK_INK_DIM);
        pen_thing(pen, THING_TOP, 0, x, at.y);
        pen_value(pen, x, at.y, A_FACE, s->top, right - x, VK_INK_STRONG);
    }
    return at.y + 1;
}

/* ---- What is under way --------------------------------------------------------------------------------- */

static int draw_crisis(struct pen *pen, struct frame at, const struct arch_crisis *c)
{
    const struct arch_state *s = arch_of(pen);
    char text[160];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct face_blanks b = { .who = VK_NONE,
                             .n = 3,
                             .kind = { A_RES, 0, 0 },
                             .value = { (int16_t)c->res, (int16_t)c->number, (int16_t)c->given } };
    face_fill(&archipelago_face,
              c->board == DOMESTIC ? "CRISIS: each {0} helps {1} up"
                                   : "EXPORT CRISIS: {1} {0}, {2} given",
              &b, pen->words, &out);
    int right = at.x + at.w, y = at.y;
    pen_text(pen, at.x, y, text, at.w, VK_INK_FIRE);
    int x = pen_fill(pen, at.x, ++y, at.w, VK_INK_FIRE, "no help: +{0}", c->if_nothing, 0);
    for (int seat = 0; seat < s->h.seats && c->board == DOMESTIC; seat++) {
        x = pen_letter(pen, x + 2, y, seat);
        x = pen_fill(pen, x, y, right - x, VK_INK_PLAIN, " {0} lie", c->lying[seat], 0);
        if (s->player[seat].pledge && s->player[seat].pledge != VK_NONE)
            x = pen_fill(pen, x, y, right - x, VK_INK_TOKEN, " pays {0}f", s->player[seat].pledge,
                         0);
    }
    return y + 1;
}

static int draw_deal(struct pen *pen, struct frame at)
{
    const struct arch_deal *d = arch_deal_now(arch_of(pen), arch_viewer(pen->words));
    for (int line = 0; line < 2; line++) {
        char text[200];
        struct vk_out out = vk_out_to(text, sizeof text);
        int seat = line ? d->partner : d->owner;
        if (line && d->window == FOR_PLACE)
            return at.y + 1;
        arch_bundle_text(arch_of(pen), d, !line, pen->words, &out);
        int x = pen_letter(pen, at.x, at.y + line, seat);
        x = pen_text(pen, x, at.y + line, vk_tr(pen->words, " gives "), 8, VK_INK_DIM);
        pen_text(pen, x, at.y + line, text, at.x + at.w - x, VK_INK_STRONG);
    }
    return at.y + 2;
}

int arch_draw_now(struct pen *pen, struct frame at)
{
    struct arch_crisis c;
    if (arch_deal_now(arch_of(pen), arch_viewer(pen->words)))
        return draw_deal(pen, at);
    if (arch_crisis_now(arch_of(pen), &c))
        return draw_crisis(pen, at, &c);
    return at.y;
}
