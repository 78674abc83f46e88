/* face_picture.c - looking at text pictures, for the tests of all games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "face_picture.h"
#include "play_text.h"
#include <string.h>

enum { UNTOUCHED = 0x7E }; /* whatever was there before */

struct vk_picture picture;

void draw_picture(const struct vk_face *f, const void *seen, const struct vk_words *w, int width,
                  int height)
{
    memset(&picture, UNTOUCHED, sizeof picture);
    picture.w = width;
    picture.h = height;
    f->picture(seen, w, &picture);
}

/* All of them are one column wide in every terminal. */
static bool is_narrow(const char *glyph, const char *const *signs, bool has_braille)
{
    const unsigned char *u = (const unsigned char *)glyph;
    if (u[0] >= 0x20 && u[0] < 0x7F)
        return u[1] == 0;
    bool is_braille = u[0] == 0xE2 && u[1] >= 0xA0 && u[1] <= 0xA3 && u[2] >= 0x80 && u[2] <= 0xBF;
    if (is_braille && has_braille)
        return u[3] == 0;
    for (; *signs; signs++)
        if (strcmp(glyph, *signs) == 0)
            return true;
    return false;
}

void assert_clean(const char *const *signs, bool has_braille)
{
    for (int y = 0; y < VK_PICTURE_H; y++)
        for (int x = 0; x < VK_PICTURE_W; x++) {
            const struct vk_cell *cell = &picture.cell[y][x];
            if (x < picture.w && y < picture.h) {
                assert_true(is_narrow(cell->glyph, signs, has_braille));
                assert_true(cell->ink < VK_N_INKS);
                assert_int_equal(cell->mark, 0);
            } else {
                assert_int_equal(cell->ink, UNTOUCHED);
            }
        }
}

static size_t size_of(const char *glyph)
{
    unsigned char first = (unsigned char)glyph[0];
    return first < 0x80 ? 1 : first < 0xE0 ? 2 : 3;
}

bool is_inside(struct vk_spot at)
{
    return at.x >= 0 && at.y >= 0 && at.x < picture.w && at.y < picture.h;
}

/* Glyphs are compared one by one. */
bool stands_at(int x, int y, const char *text)
{
    for (; *text; x++, text += size_of(text)) {
        if (x < 0 || x >= picture.w || y < 0 || y >= picture.h)
            return false;
        const char *glyph = picture.cell[y][x].glyph;
        if (strncmp(glyph, text, size_of(text)) != 0 || glyph[size_of(text)])
            return false;
    }
    return true;
}

int times_seen(const char *text)
{
    int n = 0;
    for (int y = 0; y < picture.h; y++)
        for (int x = 0; x < picture.w; x++)
            n += stands_at(x, y, text);
    return n;
}

void must_see(const char *text)
{
    if (!times_seen(text))
        fail_msg("\"%s\" is nowhere at %d x %d", text, picture.w, picture.h);
}

void assert_points_at(const struct vk_face *f, const void *seen, const char *action,
                      const char *text)
{
    struct vk_spot from, to;
    if (!f->spot(seen, act_of(f->game, action), &picture, &from, &to))
        fail_msg("%s points at nothing", action);
    assert_true(is_inside(to));
    if (!stands_at(to.x, to.y, text))
        fail_msg("%s does not point at %s but at (%d, %d)", action, text, to.x, to.y);
}

void assert_points_nowhere(const struct vk_face *f, const void *seen, const char *action)
{
    struct vk_spot from, to;
    assert_false(f->spot(seen, act_of(f->game, action), &picture, &from, &to));
}
