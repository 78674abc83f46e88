/*
 * test_picture.c - the board of Raiatea in text: every cell one glyph of one column, nothing
 * outside, every thing drawn where an action points at, at every size.
 */
#include "look.h"
#include "support/face_picture.h"

struct raia_state seen;
struct vk_words words;

#define MARKER "\xE2\x96\xB6"
#define TIMES  "\xC3\x97"
#define CAN    "\xE2\x9C\x93"

static const struct vk_face *const face = &raiatea_face;

static const char *const signs[] = { MARKER,         TIMES,          CAN,
                                     "\xC2\xB7",     "\xE2\x96\x91", "\xE2\x94\x80",
                                     "\xE2\x94\x82", "\xE2\x94\x8C", "\xE2\x94\x90",
                                     "\xE2\x94\x94", "\xE2\x94\x98", NULL };

static void draw(int viewer, int w, int h)
{
    const struct vk_words *at = eyes(viewer);
    draw_picture(face, &seen, at, w, h);
}

/* The action points at this text. */
static void must_point(const char *action, const char *text)
{
    assert_points_at(face, &seen, action, text);
}

static void every_size_is_clean(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        begin(seats, "oracle=on");
        for (int w = 1; w <= VK_PICTURE_W; w += 13)
            for (int h = 1; h <= VK_PICTURE_H; h += 5) {
                draw(0, w, h);
                assert_clean(signs, false);
                assert_true(picture.w <= (w > 62 ? w : 62) && picture.h <= (h > 31 ? h : 31));
            }
    }
}

/* The field for the board in terminals of 200 x 60, 150 x 50 and 100 x 40. */
static const int sizes[][2] = { { 147, 46 }, { 114, 36 }, { 62, 31 } };

static void wanted_sizes_are_used(void **state)
{
    (void)state;
    begin(5, "");
    draw(0, 147, 46);
    assert_int_equal(picture.w, 147);
    assert_int_equal(picture.h, 46);
    draw(0, 114, 36);
    assert_int_equal(picture.w, 114);
    draw(0, 62, 31);
    assert_int_equal(picture.w, 62);
    assert_int_equal(picture.h, 31);
}

static void everything_is_on_it(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        begin(3, "");
        isle.level[TARO] = 5;
        isle.goods[MAHI] = 0;
        isle.bag = 23;
        isle.masks[MIRROR] = 2;
        isle.player[1].tattoo = 9;
        isle.player[2].tattoo = 5;
        isle.player[2].priests = 12;
        draw(0, sizes[i][0], sizes[i][1]);
        must_see("[A1]");
        must_see("start C");
        must_see("Forest");
        must_see("Oyster bank");
        must_see(MARKER "8 mana");
        must_see(MARKER "2 pearls");
        must_see("mahi " TIMES "0");
        must_see("Bag 23 mana");
        must_see("Order C T V");
        must_see("Statue 1");
        must_see("3 pearls");
        must_see(CAN);
        must_see("uru " TIMES "4");
        must_see("shaman " TIMES "6");
        must_see("mirror " TIMES "2");
        must_see(i == 0 ? "mask of deeds" : "deeds  gatherers  traders");
        assert_int_equal(times_seen(MARKER), 4);
    }
}

/* Letters stand below the name of their place. */
static void tracks(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        begin(5, "");
        isle.player[1].tattoo = 9;
        isle.player[2].tattoo = 2;
        isle.player[3].tattoo = 2;
        draw(0, sizes[i][0], sizes[i][1]);
        for (int y = 0; y < picture.h - 1; y++)
            for (int x = 0; x < picture.w; x++) {
                if (stands_at(x, y, "Tahu'a"))
                    assert_true(stands_at(x, y + 1, "T"));
                if (stands_at(x, y, "Ariki"))
                    assert_true(stands_at(x, y + 1, "VG"));
                if (stands_at(x, y, "Ra'atira"))
                    assert_true(stands_at(x, y + 1, "CS"));
            }
        must_see("CTVGS"); /* all have no priests */
        must_see("Tahu'a");
        must_see("Ariki");
    }
}

static void actions_point_at_things(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        begin(3, "");
        draw(0, sizes[i][0], sizes[i][1]);
        must_point("go marae", "Marae");
        must_point("go market", "Market");
        must_point("trader tiare", "tiare");
        must_point("take uru", "uru " TIMES "4");
        must_point("sell tiare 4", "tattoo");
        must_point("sell uru 2", "2 pearls");
        must_point("hire diver", "diver " TIMES "6");
        must_point("mission T104", i < 2 ? "T104 4 pearls" : "4 pearls");
        must_point("deck forbidden", "forbidden 28");
        assert_points_nowhere(face, &seen, "pass");
        assert_points_nowhere(face, &seen, "mission T301");
    }
}

/* No two of the legal actions that point at different things share a place. */
static void places_differ(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++)
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            struct vk_spot at[N_MISSIONS], from;
            int n = 0;
            begin(seats, "oracle=on");
            draw(0, sizes[i][0], sizes[i][1]);
            for (unsigned tile = 0; tile < N_MISSIONS; tile++)
                if (face->spot(&seen, vk_act(V_mission, tile, 0, 0), &picture, &from, &at[n])) {
                    for (int k = 0; k < n; k++)
                        assert_false(at[k].x == at[n].x && at[k].y == at[n].y);
                    n++;
                }
            assert_int_equal(n, seats <= 3 ? 27 : seats == 4 ? 36 : 45);
        }
}

static void who_took_a_location(void **state)
{
    (void)state;
    begin(3, "");
    does(0, "go forest");
    draw(1, 147, 46);
    must_see("C now");
    assert_int_equal(times_seen("free"), 5);
    draw(1, 62, 31);
    must_see("Forest C now");
    assert_int_equal(times_seen("free"), 5);
}

static void training_and_offers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct vk_spot from, to;
        begin(3, "");
        isle.player[0].priests = 6;
        does(0, "go path"); /* the free priest is the seventh */
        draw(0, sizes[i][0], sizes[i][1]);
        must_point("train 1", "C");
        face->spot(&seen, act_of(&raiatea_game, "train 1"), &picture, &from, &to);
        assert_true(stands_at(to.x, to.y - 1, "7"));
        until("dance_train");
        draw(0, sizes[i][0], sizes[i][1]);
        assert_points_nowhere(face, &seen, "train 1");
        until("mana_offer");
        draw(0, sizes[i][0], sizes[i][1]);
        must_point("bid 2", "Bag");
    }
}

static void the_row_is_seen(void **state)
{
    (void)state;
    begin(3, "");
    isle.n_row = 2;
    isle.row[0] = (struct raia_card){ R_hina, VK_NONE };
    isle.row[1] = (struct raia_card){ R_raa, 1 };
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        draw(0, sizes[i][0], sizes[i][1]);
        must_see("Line Hina (1)  Ra'a (5) T");
        must_point("strike 1 raa", "Ra'a");
    }
}

/* However many cards lie in the forest and in the mask market, all of them are there. */
static void no_card_is_left_out(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct vk_spot from, to;
        begin(5, "");
        memset(isle.display, 0, sizeof isle.display);
        memset(isle.masks, 1, sizeof isle.masks);
        for (int face_of = 10; face_of < 17; face_of++)
            isle.display[face_of] = 1; /* seven masks with their treasures */
        draw(0, sizes[i][0], sizes[i][1]);
        for (unsigned f = 10; f < 17; f++)
            assert_true(face->spot(&seen, vk_act(V_take, f, 0, 0), &picture, &from, &to));
        until("choose_location");
        vk_push(&isle.h, P_choose_mask, 0);
        draw(0, sizes[i][0], sizes[i][1]);
        for (unsigned m = 0; m < N_MASK_FACES; m++)
            assert_true(face->spot(&seen, vk_act(V_mask, m, 0, 0), &picture, &from, &to));
    }
}

/* Tiles in signs where there is no room for words: the legend tells them. */
static void short_tiles(void **state)
{
    (void)state;
    begin(5, "oracle=on");
    draw(0, 62, 31);
    must_point("mission T101", "2p");
    must_point("mission T106", "3m");
    must_point("mission T110", "U");
    must_point("mission T311", "TMF");
    must_point("mission T313", "3=");
    must_point("mission T314", "tah");
    must_see("p pearl m mana");
    draw(0, 147, 46);
    must_point("mission T101", "2 pearls");
}

static void two_players_and_a_spirit(void **state)
{
    (void)state;
    begin(2, "");
    draw(0, 147, 46);
    must_see("Order C T *");
    must_see("A5 ");
    assert_int_equal(times_seen("A6"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_size_is_clean),
        cmocka_unit_test(wanted_sizes_are_used),
        cmocka_unit_test(everything_is_on_it),
        cmocka_unit_test(tracks),
        cmocka_unit_test(actions_point_at_things),
        cmocka_unit_test(places_differ),
        cmocka_unit_test(who_took_a_location),
        cmocka_unit_test(training_and_offers),
        cmocka_unit_test(the_row_is_seen),
        cmocka_unit_test(no_card_is_left_out),
        cmocka_unit_test(short_tiles),
        cmocka_unit_test(two_players_and_a_spirit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
