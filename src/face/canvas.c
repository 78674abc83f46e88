/* canvas.c - writing text into a picture. */
#include "canvas.h"
#include <string.h>

static size_t glyph_size(const char *glyph)
{
    unsigned char first = (unsigned char)glyph[0];
    return first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

void canvas_clear(struct vk_picture *p, int w, int h)
{
    p->w = w;
    p->h = h;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            p->cell[y][x] = (struct vk_cell){ .glyph = " " };
}

void canvas_glyph(struct vk_picture *p, int x, int y, const char *glyph, int ink)
{
    if (x < 0 || y < 0 || x >= p->w || y >= p->h)
        return;
    struct vk_cell *cell = &p->cell[y][x];
    memset(cell->glyph, 0, sizeof cell->glyph);
    memcpy(cell->glyph, glyph, glyph_size(glyph));
    cell->ink = (uint8_t)ink;
}

int canvas_text(struct vk_picture *p, int x, int y, const char *text, int n, int ink)
{
    for (; *text && n > 0; n--) {
        canvas_glyph(p, x++, y, text, ink);
        do
            text++;
        while ((*text & 0xC0) == 0x80);
    }
    return x;
}

int canvas_number(struct vk_picture *p, int x, int y, int number, int ink)
{
    char text[12];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put_int(&out, number);
    return canvas_text(p, x, y, text, (int)out.len, ink);
}

int canvas_width(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += (*text & 0xC0) != 0x80;
    return n;
}
