/* pen.c - the pen of pen.h. */
#include "pen.h"
#include "canvas.h"

void pen_thing(struct pen *pen, unsigned thing, int number, int x, int y)
{
    if (pen->is_found || thing != pen->wanted || number != pen->number)
        return;
    pen->is_found = true;
    pen->at = (struct vk_spot){ (int16_t)x, (int16_t)y };
}

int pen_text(struct pen *pen, int x, int y, const char *text, int n, int ink)
{
    int width = canvas_width(text);
    if (pen->p)
        canvas_text(pen->p, x, y, text, n, ink);
    return x + (width < n ? width : n > 0 ? n : 0);
}

int pen_number(struct pen *pen, int x, int y, int number, int ink)
{
    char text[12];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put_int(&out, number);
    return pen_text(pen, x, y, text, (int)out.len, ink);
}

int pen_ink(const struct pen *pen, int seat)
{
    return seat < pen->face->game->seats_max ? VK_INK_SEAT_0 + seat : VK_INK_DIM;
}

int pen_letter(struct pen *pen, int x, int y, int seat)
{
    bool is_seat = seat < pen->face->game->seats_max;
    char nobody = pen->face->neutral ? '*' : '.';
    char letter[2] = { is_seat ? vk_seat_letter(pen->face, seat) : nobody, 0 };
    return pen_text(pen, x, y, letter, 1, pen_ink(pen, seat));
}

void pen_box(struct pen *pen, int x, int y, int w, int h, const char *title)
{
    for (int i = 1; i < w - 1; i++) {
        pen_text(pen, x + i, y, "\xE2\x94\x80", 1, VK_INK_DIM);
        pen_text(pen, x + i, y + h - 1, "\xE2\x94\x80", 1, VK_INK_DIM);
    }
    for (int i = 1; i < h - 1; i++) {
        pen_text(pen, x, y + i, "\xE2\x94\x82", 1, VK_INK_DIM);
        pen_text(pen, x + w - 1, y + i, "\xE2\x94\x82", 1, VK_INK_DIM);
    }
    pen_text(pen, x, y, "\xE2\x94\x8C", 1, VK_INK_DIM);
    pen_text(pen, x + w - 1, y, "\xE2\x94\x90", 1, VK_INK_DIM);
    pen_text(pen, x, y + h - 1, "\xE2\x94\x94", 1, VK_INK_DIM);
    pen_text(pen, x + w - 1, y + h - 1, "\xE2\x94\x98", 1, VK_INK_DIM);
    if (title[0]) {
        pen_text(pen, x + 1, y, " ", 1, VK_INK_DIM);
        int end = pen_text(pen, x + 2, y, title, w - 5, VK_INK_STRONG);
        pen_text(pen, end, y, " ", 1, VK_INK_DIM);
    }
}

int pen_fill(struct pen *pen, int x, int y, int n, int ink, const char *msgid, int a, int b)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    face_fill(pen->face, msgid,
              &(struct face_blanks){ .who = VK_NONE, .n = 2, .value = { (int16_t)a, (int16_t)b } },
              pen->words, &out);
    return pen_text(pen, x, y, text, n, ink);
}

int pen_value(struct pen *pen, int x, int y, unsigned kind, int value, int n, int ink)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_arg_text(pen->face, kind, value, pen->words, &out);
    return pen_text(pen, x, y, text, n, ink);
}

void pen_bar(struct pen *pen, int x, int y, int full, int size, int ink, int rest)
{
    for (int i = 0; i < size; i++)
        pen_text(pen, x + i, y, i < full ? FULL_GLYPH : EMPTY_GLYPH, 1, i < full ? ink : rest);
}

bool pen_flow_room(struct pen_flow *f, int width)
{
    if (f->x > f->left && f->x + width > f->right) {
        f->x = f->left;
        f->y++;
    }
    return f->y <= f->last;
}
