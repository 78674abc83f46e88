/*
 * picture.c - the board in text: stones on a framed slab with letters and numbers around it, the last
 * move in brackets. Rows lie one line apart where there is no room for two.
 */
#include "face.h"
#include "face/canvas.h"

#define BLACK_GLYPH "\xE2\x97\x8F" /* U+25CF */
#define WHITE_GLYPH "\xE2\x97\x8B" /* U+25CB */
#define EMPTY_GLYPH "\xC2\xB7"     /* U+00B7 */

enum { LEFT = 3, TOP = 2, STEP_X = 4 };

struct slab {
    int side, step_y, w, h; /* w, h: inside the frame */
};

static struct slab slab_of(const struct konane_state *s, int height)
{
    struct slab slab = { .side = s->side, .step_y = 2 };
    if (height < 2 * s->side - 1 + 2 * TOP)
        slab.step_y = 1;
    slab.w = STEP_X * s->side + 1;
    slab.h = slab.step_y * (s->side - 1) + 1;
    return slab;
}

static struct vk_spot spot_of(const struct slab *slab, int place)
{
    return (struct vk_spot){ (int16_t)(LEFT + 3 + STEP_X * column_of(place)),
                             (int16_t)(TOP + slab->step_y * (slab->side - 1 - row_of(place))) };
}

static void draw_frame(const struct slab *slab, struct vk_picture *p)
{
    int right = LEFT + 1 + slab->w, bottom = TOP + slab->h;
    for (int x = LEFT + 1; x < right; x++) {
        canvas_glyph(p, x, TOP - 1, "\xE2\x94\x80", VK_INK_SAND);
        canvas_glyph(p, x, bottom, "\xE2\x94\x80", VK_INK_SAND);
    }
    for (int y = TOP; y < bottom; y++) {
        canvas_glyph(p, LEFT, y, "\xE2\x94\x82", VK_INK_SAND);
        canvas_glyph(p, right, y, "\xE2\x94\x82", VK_INK_SAND);
    }
    canvas_glyph(p, LEFT, TOP - 1, "\xE2\x94\x8C", VK_INK_SAND);
    canvas_glyph(p, right, TOP - 1, "\xE2\x94\x90", VK_INK_SAND);
    canvas_glyph(p, LEFT, bottom, "\xE2\x94\x94", VK_INK_SAND);
    canvas_glyph(p, right, bottom, "\xE2\x94\x98", VK_INK_SAND);
    for (int i = 0; i < slab->side; i++) {
        char letter[2] = { (char)('a' + i), 0 };
        struct vk_spot at = spot_of(slab, place_of(i, i));
        canvas_glyph(p, at.x, TOP - 2, letter, VK_INK_DIM);
        canvas_glyph(p, at.x, bottom + 1, letter, VK_INK_DIM);
        canvas_number(p, i < 9 ? 1 : 0, at.y, i + 1, VK_INK_DIM);
        canvas_number(p, right + 2, at.y, i + 1, VK_INK_DIM);
    }
}

static void draw_place(const struct konane_state *s, struct vk_picture *p, struct vk_spot at,
                       int place)
{
    if (has_stone(s, BLACK, place))
        canvas_glyph(p, at.x, at.y, BLACK_GLYPH, VK_INK_SEAT_0 + BLACK);
    else if (has_stone(s, WHITE, place))
        canvas_glyph(p, at.x, at.y, WHITE_GLYPH, VK_INK_SEAT_0 + WHITE);
    else
        canvas_glyph(p, at.x, at.y, EMPTY_GLYPH, VK_INK_DIM);
    if (place == s->last_from || place == s->last_to) {
        canvas_glyph(p, at.x - 1, at.y, "[", VK_INK_FIRE);
        canvas_glyph(p, at.x + 1, at.y, "]", VK_INK_FIRE);
    }
}

void konane_picture(const void *state, VK_UNUSED const struct vk_words *w, struct vk_picture *p)
{
    const struct konane_state *s = state;
    struct slab slab = slab_of(s, p->h);
    canvas_clear(p, LEFT + slab.w + 5, slab.h + 2 * TOP);
    draw_frame(&slab, p);
    for (int row = 0; row < s->side; row++)
        for (int column = 0; column < s->side; column++) {
            int place = place_of(column, row);
            draw_place(s, p, spot_of(&slab, place), place);
        }
}

/* A jump goes from a stone to its landing place; a removal is on its stone. */
bool konane_spot(const void *state, vk_action a, const struct vk_picture *p, struct vk_spot *from,
                 struct vk_spot *to)
{
    struct slab slab = slab_of(state, p->h);
    *from = spot_of(&slab, (int)vk_arg(a, 0));
    *to = vk_verb_of(a) == V_jump ? spot_of(&slab, (int)vk_arg(a, 1)) : *from;
    return true;
}
