/* test_picture.c - the board in text, and as JSON: every stone where it lies, at every size. */
#include "support/play_text.h"
#include <cmocka.h>

#include "face/konane/face.h"
#include "support/face_picture.h"
#include "support/face_view.h"
#include <string.h>

#define BLACK_STONE "\xE2\x97\x8F"
#define WHITE_STONE "\xE2\x97\x8B"
#define GAP         "\xC2\xB7"

static const struct vk_face *const face = &konane_face;
static const char *const signs[] = { BLACK_STONE,
                                     WHITE_STONE,
                                     GAP,
                                     "\xE2\x94\x80",
                                     "\xE2\x94\x82",
                                     "\xE2\x94\x8C",
                                     "\xE2\x94\x90",
                                     "\xE2\x94\x94",
                                     "\xE2\x94\x98",
                                     NULL };
static _Alignas(8) struct konane_state s;

static void every_stone_is_seen(void **state)
{
    static const char *const options[] = { "board=6x6", "board=8x8", "board=10x10" };
    (void)state;
    for (int i = 0; i < 3; i++)
        for (int height = 14; height <= 40; height += 13) {
            start_game(&konane_game, &s, 2, options[i]);
            draw_picture(face, &s, NULL, 60, height);
            assert_clean(signs, false);
            assert_true(picture.h <= (height > 2 * s.side + 3 ? 2 * s.side + 3 : s.side + 4));
            assert_int_equal(times_seen(BLACK_STONE), s.side * s.side / 2);
            assert_int_equal(times_seen(WHITE_STONE), s.side * s.side / 2);
            assert_int_equal(times_seen(GAP), 0);
        }
}

static void actions_point_at_their_stones(void **state)
{
    (void)state;
    start_game(&konane_game, &s, 2, "");
    draw_picture(face, &s, NULL, 60, 40);
    assert_points_at(face, &s, "remove d4", BLACK_STONE);
    play(&konane_game, &s, BLACK, "remove d4");
    draw_picture(face, &s, NULL, 60, 40);
    must_see("[" GAP "]");
    assert_points_at(face, &s, "remove d5", WHITE_STONE);
    play(&konane_game, &s, WHITE, "remove d5");
    draw_picture(face, &s, NULL, 60, 40);
    assert_points_at(face, &s, "jump d2 d4", GAP);
    play(&konane_game, &s, BLACK, "jump d2 d4");
    draw_picture(face, &s, NULL, 60, 40);
    must_see("[" BLACK_STONE "]");
    assert_int_equal(times_seen(GAP), 3);
}

static void the_view_has_rows_and_the_last_move(void **state)
{
    (void)state;
    start_game(&konane_game, &s, 2, "board=6x6");
    look_at(&konane_game, &s, BLACK, 8000);
    is("position.last.from", "null");
    is("stage", "\"Turn 1\"");
    play_line(&konane_game, &s, "0 remove c3; 1 remove c4; 0 jump c1 c3");
    look_at(&konane_game, &s, WHITE, 8000);
    number_is("position.side", 6);
    is("position.rows.0", "\"bw.wbw\"");
    is("position.rows.1", "\"wb.bwb\"");
    is("position.rows.2", "\"bwbwbw\"");
    is("position.rows.3", "\"wb.bwb\"");
    is("position.last.from", "\"c1\"");
    is("position.last.to", "\"c3\"");
    is("position.players.0.colour_title", "\"Black\"");
    is("score.parts.0.notes", "[\"17 stones\",\"16 stones\"]");
    number_is("position.players.0.stones", 17);
    number_is("position.players.1.stones", 16);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_stone_is_seen),
        cmocka_unit_test(actions_point_at_their_stones),
        cmocka_unit_test(the_view_has_rows_and_the_last_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
