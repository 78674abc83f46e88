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

/* What docs/terminal.md and the legends explain: signs, and ASCII that is a sign of its own. */
static const struct {
    const char *game, *signs, *ascii;
} legend[] = {
    { "polynesia", "⋉⊛", "@+*o#./^\\" }, { "conquest", "⌂□▫▸×═║", "*!~?@[]/_\\" },
    { "raiatea", "░×✓▶·◆", "[]" },       { "archipelago", "░█→⌂△□◇", "+~\"^'!fcpwsix" },
    { "konane", "●○·", "[]" },
};
enum { N_LEGENDS = sizeof legend / sizeof legend[0] };

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

static void signs_of_a_picture_differ(void **state)
{
    (void)state;
    for (int i = 0; i < N_LEGENDS; i++) {
        char used[64] = { 0 };
        snprintf(used, sizeof used, "%s", legend[i].ascii);
        for (const char *at = legend[i].signs; *at;) {
            char sign[8];
            const char *text = spelt(next_sign(&at, sign));
            if (strlen(text) != 1 || *text == '?' || strchr(used, *text))
                fail_msg("%s: %s becomes %s, which is taken", legend[i].game, sign, text);
            used[strlen(used)] = *text; /* all zero behind it */
        }
    }
}

static bool is_line(uint32_t c)
{
    return (c >= 0x2500 && c <= 0x254F) || (c >= 0x2800 && c <= 0x28FF);
}

/* All that is drawn and no ASCII is in the table above: lines and dots of the sea apart. */
static void look_at(int i)
{
    for (int y = 0; y < picture.h; y++)
        for (int x = 0; x < picture.w; x++) {
            const char *glyph = picture.cell[y][x].glyph, *at = glyph;
            uint32_t c = text_next(&at);
            bool is_letter = c >= 0xC0 && c < 0x250 && c != 0xD7;
            if (c >= 0x80 && !is_line(c) && !is_letter && !strstr(legend[i].signs, glyph))
                fail_msg("%s: the picture has %s, which no legend has", legend[i].game, glyph);
        }
}

static void the_table_has_all_that_is_drawn(void **state)
{
    (void)state;
    for (int i = 0; i < N_LEGENDS; i++) {
        const struct vk_game *g = vk_game_by_id(legend[i].game);
        static _Alignas(8) unsigned char s[VK_STATE_MAX];
        struct vk_rng rng = vk_rng_from(31, (uint64_t)i);
        start_game(g, s, g->seats_max < 3 ? g->seats_max : 3, "");
        for (int step = 0; step < 1500 && !((struct vk_head *)(void *)s)->over; step++) {
            struct vk_actions list = { .n = 0 };
            int seat = next_to_act(g, s);
            vk_legal(g, s, seat, &list);
            vk_play(g, s, seat, any_of(&list, seat, &rng), NULL);
            if (step % 25 == 0) {
                draw_picture(vk_face_of(g), s, &(struct vk_words){ .state = s }, 150, 44);
                look_at(i);
            }
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
