/*
 * picture.c - the board of Archipelago in text: where its parts lie, broad or narrow; and
 * where an action is on it. Broad, the boards stand in a column beside the map; narrow, below it.
 */
#include "boards.h"
#include "face/canvas.h"

enum { BROAD_W = 110, BROAD_H = 36, BOARDS_W = 46, NARROW_W = 62, NARROW_H = 31 };

static const char icon_legend[] = "f fruit  c cattle  p fish  w wood  s stone  i iron  x ravaged";
static const char sign_legend[] = TOWN_GLYPH " town " TEMPLE_GLYPH " temple " MARKET_GLYPH
                                             " market " PORT_GLYPH " port   C' busy  C! rebel";

static bool is_broad(int w, int h)
{
    return w >= BROAD_W && h >= BROAD_H;
}

static void draw_legend(struct pen *pen, struct frame at)
{
    pen_text(pen, at.x, at.y, vk_tr(pen->words, icon_legend), at.w, VK_INK_DIM);
    pen_text(pen, at.x, at.y + 1, vk_tr(pen->words, sign_legend), at.w, VK_INK_DIM);
}

static void draw_broad(struct pen *pen)
{
    int x = pen->w - BOARDS_W, y;
    struct frame side = { x, 0, BOARDS_W, pen->h };
    arch_draw_order(pen, (struct frame){ 0, 0, x - 1, 1 });
    arch_draw_gauges(pen, (struct frame){ 0, 1, x - 1, 2 });
    arch_draw_map(pen, (struct frame){ 0, 3, x - 1, pen->h - 5 });
    draw_legend(pen, (struct frame){ 0, pen->h - 2, x - 1, 2 });
    y = arch_draw_markets(pen, side);
    y = arch_draw_wheel(pen, (struct frame){ x, y + 1, BOARDS_W, 5 }, 3);
    y = arch_draw_track(pen, (struct frame){ x, y + 1, BOARDS_W, 6 });
    y = arch_draw_back(pen, (struct frame){ x, y + 1, BOARDS_W, 3 });
    y = arch_draw_piles(pen, (struct frame){ x, y + 1, BOARDS_W, 1 });
    arch_draw_now(pen, (struct frame){ x, y + 1, BOARDS_W, 3 });
}

static void draw_narrow(struct pen *pen)
{
    int w = pen->w, y = pen->h - 16;
    arch_draw_order(pen, (struct frame){ 0, 0, w, 1 });
    arch_draw_map(pen, (struct frame){ 0, 1, w, y - 1 });
    y = arch_draw_gauges(pen, (struct frame){ 0, y, w, 2 });
    y = arch_draw_flat_markets(pen, (struct frame){ 0, y, w, 4 });
    y = arch_draw_track(pen, (struct frame){ 0, y, w, 2 });
    y = arch_draw_back(pen, (struct frame){ 0, y, w, 1 });
    y = arch_draw_piles(pen, (struct frame){ 0, y, w, 1 });
    y = arch_draw_wheel(pen, (struct frame){ 0, y, w, 4 }, 4);
    if (arch_draw_now(pen, (struct frame){ 0, y, w, 2 }) == y)
        draw_legend(pen, (struct frame){ 0, y, w, 2 });
}

static void draw(struct pen *pen)
{
    struct arch_sight sight;
    arch_look(arch_of(pen), &sight);
    pen->more = &sight;
    if (is_broad(pen->w, pen->h))
        draw_broad(pen);
    else
        draw_narrow(pen);
    pen->more = NULL;
}

void arch_picture(const void *st, const struct vk_words *w, struct vk_picture *out)
{
    struct pen pen = { .face = &archipelago_face, .state = st, .words = w, .p = out };
    pen.w = out->w > NARROW_W ? out->w : NARROW_W;
    pen.h = out->h > NARROW_H ? out->h : NARROW_H;
    canvas_clear(out, pen.w, pen.h);
    draw(&pen);
}

/* ---- Where an action is ------------------------------------------------------------------------------ */

static bool aim(struct pen *pen, enum thing thing, int number)
{
    pen->wanted = thing;
    pen->number = number;
    return true;
}

/* A move goes to a building or to the region as a whole. */
static bool aim_at_spot(struct pen *pen, int region, int spot)
{
    if (spot >= ON_TOWN)
        return aim(pen, THING_BUILDING, region * 8 + spot - ON_TOWN);
    return aim(pen, THING_REGION, region);
}

static bool aim_at_cell(struct pen *pen, vk_action a)
{
    if (vk_verb_of(a) == V_place)
        return aim(pen, THING_CELL, (int)(vk_arg(a, 0) * 64 + vk_arg(a, 1)));
    int d = (int)vk_arg(a, 0);
    return aim(pen, THING_CELL, (arch_step[d][0] + 16) * 64 + arch_step[d][1] + 16);
}

/* The crisis under way takes its cubes from a market. */
static bool aim_at_need(struct pen *pen)
{
    struct arch_crisis c;
    return arch_crisis_now(arch_of(pen), &c) && aim(pen, THING_MARKET, c.board * 8 + c.res);
}

static bool aim_by_kind(struct pen *pen, vk_action a)
{
    int first = (int)vk_arg(a, 0), zone = arch_zone_of(a);
    if (zone != N_ZONES)
        return aim(pen, THING_ZONE, zone);
    switch (archipelago_game.verbs[vk_verb_of(a)].arg[0]) {
    case A_REGION: return aim(pen, THING_REGION, first);
    case A_UNIT: return aim(pen, THING_UNIT, first);
    case A_SLOT: return aim(pen, THING_SLOT, first);
    case A_SEAT: return aim(pen, THING_ORDER, first);
    default: return false;
    }
}

/* What an action points at; false if nothing on the board. */
static bool aim_at(struct pen *pen, vk_action a)
{
    int first = (int)vk_arg(a, 0), second = (int)vk_arg(a, 1);
    switch (vk_verb_of(a)) {
    case V_put:
    case V_place: return aim_at_cell(pen, a);
    case V_move: return aim_at_spot(pen, first, second);
    case V_deploy:
    case V_ravage: return aim(pen, THING_ICON, first * 8 + second);
    case V_use_port: return aim(pen, THING_BUILDING, first * 8 + PORT);
    case V_use_market: return aim(pen, THING_BUILDING, first * 8 + MARKET);
    case V_buy:
    case V_sell:
    case V_sell_token: return aim(pen, THING_MARKET, first * 8 + second);
    case V_market_cube: return aim(pen, THING_MARKET, DOMESTIC * 8 + first);
    case V_consume_market: return aim_at_need(pen);
    case V_keep:
    case V_reject: return arch_point_now(arch_of(pen)) != P_deal_answer && aim(pen, THING_TOP, 0);
    default: return aim_by_kind(pen, a);
    }
}

static bool find(struct pen *pen, const struct vk_picture *p, struct vk_spot *at)
{
    pen->is_found = false;
    draw(pen);
    *at = pen->at;
    return pen->is_found && pen->at.x >= 0 && pen->at.y >= 0 && pen->at.x < p->w &&
           pen->at.y < p->h;
}

bool arch_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to)
{
    struct pen pen = { .face = &archipelago_face, .state = st, .w = p->w, .h = p->h };
    int unit = vk_verb_of(a) == V_move ? arch_migrant_now(st) : VK_NONE;
    if (!aim_at(&pen, a) || !find(&pen, p, to))
        return false;
    *from = *to;
    if (unit != VK_NONE && aim(&pen, THING_UNIT, unit))
        (void)find(&pen, p, from);
    return true;
}
