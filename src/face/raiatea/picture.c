/*
 * picture.c - the board of Raiatea in text: where its parts lie, broad or narrow; and where an
 * action is on it. Broad, locations stand in a line and the tracks beside the stalls; narrow, all is
 * stacked.
 */
#include "boards.h"
#include "face/canvas.h"

enum { BROAD_W = 114, BROAD_W_MAX = 150, BROAD_H = 34, NARROW_W = 62, NARROW_H = 31 };

/* What the signs on tiles mean; it stands where the row of act 5 would be. */
static const char tile_signs[] = "p pearl m mana P priest h helper k mask r ritual F tiare =same";

static bool is_broad(int w, int h)
{
    return w >= BROAD_W && h >= BROAD_H;
}

/* Five bands of frames, and as many lines between them as the height allows. */
static void draw_broad(struct pen *pen)
{
    const struct vk_words *words = pen->words;
    int w = pen->w, box = w / N_LOCATIONS, third = w / RAIA_STATUES;
    int gap = (pen->h - BROAD_H) / 5, y = 1;
    int cell = w < 130 ? 11 : 14, stalls = 5 + 4 * cell, tracks = w - stalls - 1;
    int step = (tracks - 13) / (RAIA_PRIESTS + 1);
    raia_draw_track(pen, 0, 0);
    for (int l = 0; l < N_LOCATIONS; l++)
        raia_draw_location(pen, l, l * box, y, box - 1, true);
    y += 5 + gap;
    pen_box(pen, 0, y, stalls, 8, vk_tr(words, "Stalls"));
    raia_draw_stalls(pen, 2, y + 1, cell);
    pen_box(pen, stalls + 1, y, tracks, 8, vk_tr(words, "Tracks"));
    raia_draw_tattoos(pen, stalls + 3, y + 2, step);
    raia_draw_priests(pen, stalls + 3, y + 5, step);
    y += 8 + gap;
    pen_box(pen, 0, y, w, 5, vk_tr(words, "Ceremony"));
    raia_draw_order(pen, 2, y + 1, w - 4);
    raia_draw_row(pen, 2, y + 2, w - 4, 2);
    if (!raia_of(pen)->n_row && raia_statue_has_signs(pen, third - 3))
        pen_text(pen, 2, y + 3, vk_tr(words, tile_signs), w - 4, VK_INK_DIM);
    y += 5 + gap;
    for (int i = 0; i < RAIA_STATUES; i++)
        raia_draw_statue(pen, i, i * third, y, third - 1, true);
    y += 7 + gap;
    pen_box(pen, 0, y, w, 8, vk_tr(words, "Markets"));
    raia_draw_forest(pen, 2, y + 1, w - 4, 2);
    raia_draw_helpers(pen, 2, y + 3, w - 4, 1);
    raia_draw_masks(pen, 2, y + 4, w - 4, 2);
    raia_draw_decks(pen, 2, y + 6, w - 4);
}

static void draw_narrow(struct pen *pen)
{
    int w = pen->w, third = w / 3;
    raia_draw_track(pen, 0, 0);
    for (int l = 0; l < N_LOCATIONS; l++)
        raia_draw_location(pen, l, l % 3 * third, 1 + l / 3 * 2, third - 1, false);
    raia_draw_stalls(pen, 0, 6, 14);
    raia_draw_tattoos(pen, 0, 13, 4);
    raia_draw_priests(pen, 0, 15, 4);
    raia_draw_order(pen, 0, 17, w);
    raia_draw_row(pen, 0, 18, w, 1);
    if (!raia_of(pen)->n_row && raia_statue_has_signs(pen, third))
        pen_text(pen, 0, 18, vk_tr(pen->words, tile_signs), w, VK_INK_DIM);
    for (int i = 0; i < RAIA_STATUES; i++)
        raia_draw_statue(pen, i, i * third, 19, third, false);
    raia_draw_forest(pen, 0, 25, w, 2);
    raia_draw_helpers(pen, 0, 27, w, 1);
    raia_draw_masks(pen, 0, 28, w, 2);
    raia_draw_decks(pen, 0, 30, w);
}

static void draw(struct pen *pen)
{
    if (is_broad(pen->w, pen->h))
        draw_broad(pen);
    else
        draw_narrow(pen);
}

void raia_picture(const void *st, const struct vk_words *w, struct vk_picture *out)
{
    struct pen pen = { .face = &raiatea_face, .state = st, .words = w, .p = out };
    if (is_broad(out->w, out->h)) {
        pen.w = out->w < BROAD_W_MAX ? out->w : BROAD_W_MAX;
        pen.h = out->h < BROAD_H + 12 ? out->h : BROAD_H + 12;
    } else {
        pen.w = NARROW_W;
        pen.h = NARROW_H;
    }
    canvas_clear(out, pen.w, pen.h);
    draw(&pen);
}

/* ---- Where an action is ---------------------------------------------------------------------------- */

/* The place in the row of act 5 of this card, or -1. */
static int row_place(const struct raia_state *s, int owner, int ritual)
{
    for (int i = 0; i < s->n_row; i++)
        if (s->row[i].owner == owner && s->row[i].ritual == ritual)
            return i;
    return -1;
}

static enum thing market_thing(int point, unsigned verb)
{
    if (!raia_is_in_market(verb, point))
        return THING_NONE;
    return verb == V_good ? THING_GOOD : verb == V_helper ? THING_HELPER : THING_MASK;
}

/* What goes into the bag, and bids for a tile. */
static void aim_at_bag(struct pen *pen, unsigned verb, int point)
{
    bool is_offer = verb == V_bid && point == P_mana_offer;
    bool is_ritual = (verb == V_ritual || verb == V_done) && point == P_prepare;
    if (is_offer || is_ritual) {
        pen->wanted = THING_BAG;
        pen->number = 0;
    } else if (verb == V_bid) {
        pen->wanted = THING_TILE;
        pen->number = raia_of(pen)->auction;
    }
}

/* What an action points at; pen->wanted stays THING_NONE if nothing on the board. */
static void aim(struct pen *pen, vk_action a)
{
    const struct raia_state *s = raia_of(pen);
    int point = raia_point_now(s);
    pen->number = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_go: pen->wanted = THING_LOCATION; break;
    case V_take: pen->wanted = THING_FACE; break;
    case V_good:
    case V_helper:
    case V_mask: pen->wanted = market_thing(point, vk_verb_of(a)); break;
    case V_sacrifice:
    case V_trader: pen->wanted = THING_GOOD; break;
    case V_hire: pen->wanted = THING_HELPER; break;
    case V_deck: pen->wanted = THING_DECK; break;
    case V_mission: pen->wanted = THING_TILE; break;
    case V_reward: pen->wanted = THING_REWARD; break;
    case V_target: pen->wanted = THING_ORDER; break;
    case V_sell:
        pen->wanted = THING_STALL;
        pen->number = (int)(vk_arg(a, 0) * 8 + vk_arg(a, 1) + 1);
        break;
    case V_draw:
        pen->wanted = THING_DECK;
        pen->number = NORMAL;
        break;
    case V_yes:
    case V_train: /* the marker of who decides; where all do, nobody's */
        pen->wanted = vk_verb_of(a) == V_yes ? THING_TATTOO : THING_PRIEST;
        pen->number = vk_top_of(&s->h)->seat;
        break;
    case V_strike:
        pen->wanted = THING_ROW;
        pen->number = row_place(s, (int)vk_arg(a, 0), (int)vk_arg(a, 1));
        break;
    default: aim_at_bag(pen, vk_verb_of(a), point); break;
    }
}

bool raia_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to)
{
    struct pen pen = { .face = &raiatea_face, .state = st, .w = p->w, .h = p->h };
    aim(&pen, a);
    if (pen.wanted == THING_NONE)
        return false;
    draw(&pen);
    *from = *to = pen.at;
    return pen.is_found && pen.at.x < p->w && pen.at.y < p->h;
}
