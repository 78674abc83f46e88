/* pen.c - the pen of pen.h. */
#include "pen.h"
#include "face/canvas.h"

void arch_pen_thing(struct pen *pen, enum thing thing, int number, int x, int y)
{
    if (pen->is_found || thing != pen->wanted || number != pen->number)
        return;
    pen->is_found = true;
    pen->at = (struct vk_spot){ (int16_t)x, (int16_t)y };
}

int arch_pen_text(struct pen *pen, int x, int y, const char *text, int n, int ink)
{
    int width = canvas_width(text);
    if (n <= 0)
        return x;
    if (pen->p)
        canvas_text(pen->p, x, y, text, n, ink);
    return x + (width < n ? width : n);
}

int arch_pen_number(struct pen *pen, int x, int y, int number, int ink)
{
    char text[12];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put_int(&out, number);
    return arch_pen_text(pen, x, y, text, (int)out.len, ink);
}

int arch_ink(int seat)
{
    return seat < ARCH_SEATS ? VK_INK_SEAT_0 + seat : VK_INK_DIM;
}

int arch_pen_letter(struct pen *pen, int x, int y, int seat)
{
    char letter[2] = { seat < ARCH_SEATS ? archipelago_face.seat_letter[seat] : '.', 0 };
    return arch_pen_text(pen, x, y, letter, 1, arch_ink(seat));
}

int arch_pen_fill(struct pen *pen, int x, int y, int n, int ink, const char *msgid, int a, int b)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    face_fill(&archipelago_face, msgid,
              &(struct face_blanks){ .who = VK_NONE, .n = 2, .value = { (int16_t)a, (int16_t)b } },
              pen->words, &out);
    return arch_pen_text(pen, x, y, text, n, ink);
}

int arch_pen_value(struct pen *pen, int x, int y, unsigned kind, int value, int n, int ink)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    arch_arg_text(kind, value, pen->words, &out);
    return arch_pen_text(pen, x, y, text, n, ink);
}

void arch_pen_bar(struct pen *pen, int x, int y, int full, int size, int ink, int rest)
{
    for (int i = 0; i < size; i++)
        arch_pen_text(pen, x + i, y, i < full ? FULL_GLYPH : EMPTY_GLYPH, 1, i < full ? ink : rest);
}
