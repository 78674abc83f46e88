/*
 * test_ascii.c - pictures without UTF-8: every sign of a game's picture has a spelling of one column,
 * and no two of one picture the same.
 */
#include "../support/face_picture.h"
#include "../support/play_text.h"
#include "term/text.c"
#include "vaka/registry.h"
#include "vaka/rng.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

/* What docs/terminal.md and the legends explain: signs, and ASCII that is a sign of its own. A game without a row has
   the signs that it draws. */
struct legend {
    const char *game, *signs, *ascii;
};
static const struct legend legends[] = {
    { "polynesia", "⋉⊛", "@+*o#./^\\" }, { "conquest", "⌂□▫▸×═║", "*!~?@[]/_\\" },
    { "raiatea", "░×✓▶·◆", "[]" },       { "archipelago", "░█→⌂△□◇", "+~\"^'!fcpwsix" },
    { "konane", "●○·", "[]" },
};
enum { N_LEGENDS = sizeof legends / sizeof legends[0] };

static const struct legend *legend_of(const struct vk_game *g)
{
    for (int i = 0; i < N_LEGENDS; i++)
        if (strcmp(legends[i].game, g->id) == 0)
            return &legends[i];
    return NULL;
}

static const char *spelt(const char *glyph)
{
    static char text[16];
    struct vk_out out = vk_out_to(text, sizeof text);
    text_put_ascii(glyph, &out);
    return text;
}

/* The next sign of a text. */
static const char *next_sign(const char **at, char sign[8])
{
    const char *start = *at;
    text_next(at);
    memcpy(sign, start, (size_t)(*at - start));
    sign[*at - start] = '\0';
    return sign;
}

/* No two of them, and none of what is ASCII anyway, are spelt alike. */
static void signs_differ(const struct legend *l)
{
    char used[128] = { 0 };
    snprintf(used, sizeof used, "%s", l->ascii);
    for (const char *at = l->signs; *at;) {
        char sign[8];
        const char *text = spelt(next_sign(&at, sign));
        if (strlen(text) != 1 || *text == '?' || strchr(used, *text))
            fail_msg("%s: %s becomes %s, which is taken", l->game, sign, text);
        used[strlen(used)] = *text; /* all zero behind it */
    }
}

static void signs_of_a_picture_differ(void **state)
{
    (void)state;
    for (int i = 0; i < N_LEGENDS; i++)
        signs_differ(&legends[i]);
}

static bool is_line(uint32_t c)
{
    return (c >= 0x2500 && c <= 0x254F) || (c >= 0x2800 && c <= 0x28FF);
}

/* The signs that are drawn and no ASCII, lines and dots of the sea apart: each once. */
static void add_signs(char *signs, size_t size)
{
    for (int y = 0; y < picture.h; y++)
        for (int x = 0; x < picture.w; x++) {
            const char *glyph = picture.cell[y][x].glyph, *at = glyph;
            uint32_t c = text_next(&at);
            bool is_letter = c >= 0xC0 && c < 0x250 && c != 0xD7;
            if (c >= 0x80 && !is_line(c) && !is_letter && !strstr(signs, glyph))
                strncat(signs, glyph, size - strlen(signs) - 1);
        }
}

static void draw_a_game(const struct vk_game *g, uint64_t seed, char *signs, size_t size)
{
    static _Alignas(8) unsigned char s[VK_STATE_MAX];
    struct vk_rng rng = vk_rng_from(31, seed);
    start_game(g, s, g->seats_max < 3 ? g->seats_max : 3, "");
    for (int step = 0; step < 1500 && !((struct vk_head *)(void *)s)->over; step++) {
        struct vk_actions list = { .n = 0 };
        int seat = next_to_act(g, s);
        vk_legal(g, s, seat, &list);
        vk_play(g, s, seat, any_of(&list, seat, &rng), NULL);
        if (step % 25 == 0) {
            draw_picture(vk_face_of(g), s, &(struct vk_words){ .state = s }, 150, 44);
            add_signs(signs, size);
        }
    }
}

static void the_table_has_all_that_is_drawn(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        const struct legend *l = legend_of(g);
        char signs[256] = { 0 };
        if (!vk_face_of(g)->picture)
            continue;
        draw_a_game(g, (uint64_t)i, signs, sizeof signs);
        signs_differ(&(struct legend){ g->id, signs, l ? l->ascii : "" });
        for (const char *at = signs; l && *at;) {
            char sign[8];
            if (!strstr(l->signs, next_sign(&at, sign)))
                fail_msg("%s: the picture has %s, which no legend has", g->id, sign);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(signs_of_a_picture_differ),
        cmocka_unit_test(the_table_has_all_that_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
