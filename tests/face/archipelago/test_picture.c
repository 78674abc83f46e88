/*
 * test_picture.c - the board of Archipelago in text: every cell one glyph of one column,
 * nothing outside, every thing drawn where an action points at, at every size.
 */
#include "face/archipelago/boards.h"
#include "look.h"
#include "support/face_picture.h"

struct arch_state seen;
struct vk_words words;

static const struct vk_face *const face = &archipelago_face;

static const char *const signs[] = { TOWN_GLYPH, TEMPLE_GLYPH, MARKET_GLYPH, PORT_GLYPH,
                                     FULL_GLYPH, EMPTY_GLYPH,  ARROW_GLYPH,  NULL };

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

/* The field for the board in terminals of 200 x 60, 150 x 50 and 100 x 40. */
static const int sizes[][2] = { { 147, 46 }, { 114, 36 }, { 62, 31 } };
enum { N_SIZES = sizeof sizes / sizeof sizes[0] };

static void every_size_is_clean(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        given_colony(seats, "");
        stand(0, lay("palm_beach", 1, 0, 3), "A");
        for (int w = 1; w <= VK_PICTURE_W; w += 13)
            for (int h = 1; h <= VK_PICTURE_H; h += 5) {
                draw(0, w, h);
                assert_clean(signs, false);
                assert_true(picture.w <= (w > 62 ? w : 62) && picture.h <= (h > 31 ? h : 31));
            }
    }
}

static void the_map_is_seen(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("");
        stand_as(0, PALM, "@1", BY_WORK);
        stand_as(2, PALM, "A", REBEL);
        colony.region[PALM].ravaged = 1 << 2;
        draw(0, sizes[i][0], sizes[i][1]);
        must_see("Palm beach");
        must_see("T:Twin shores"); /* seat 1 has the town */
        must_see("A fw");
        must_see("B " TOWN_GLYPH "T c T");
        must_see("fC'x CCV!"); /* a worker, a ravaged icon, two free citizens, a rebel */
        must_see("~ppppp V");
        must_see("~~~~+\"\"\"\""); /* sea beside a plain */
    }
}

static void the_boards_are_seen(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("");
        set_market(DOMESTIC, FISH, 8);
        set_market(EXPORT, IRON, 3);
        lay_track("pirate mining - - -");
        colony.turned[1] = 2;
        set_back("B29");
        colony.sur = 9;
        draw(0, sizes[i][0], sizes[i][1]);
        must_see("Turn 2/12, phase 5");
        must_see("[C]");
        must_see("8R3/3"); /* eight fish: the third row */
        must_see("3S7/7"); /* three iron abroad: its last row */
        must_see("Pirate 3f" ARROW_GLYPH "4");
        must_see("Mining 5f" ARROW_GLYPH "X");
        must_see("RED crisis: each wood helps 5 up");
        must_see("export: 1 stone");
        must_see("Rebellion 0");
        must_see("people 4");
        must_see("4 to spare");
        must_see("phase 3: 2"); /* fish 1; SUR 10 gives 1 more */
        must_see("a worker 3f");
        must_see("Tokens 8 8 8");
        must_see("next Hidden harbour");
        must_see("taxes oooo");
        must_see("children ooo");
    }
}

static void ruin_is_shown(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("");
        colony.reb = 3;
        draw(0, sizes[i][0], sizes[i][1]);
        must_see("only 1 to spare");
        colony.reb = 0;
        draw(0, sizes[i][0], sizes[i][1]);
        assert_int_equal(times_seen("ruin"), 0);
    }
}

static void discs_lie_on_the_wheel(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("");
        does(0, "tax");
        draw(1, sizes[i][0], sizes[i][1]);
        must_see("taxes Cooo"); /* two of the others, one for anybody */
    }
}

static void actions_point_at_things(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("");
        lay_track("spy - - king -");
        draw(0, sizes[i][0], sizes[i][1]);
        must_point("tax", "taxes");
        must_point("harvest fish", "fish");
        must_point("build", "build");
        must_point("deal 1", "T");
        must_point("grow 1", "Palm beach");
        must_point("deploy 1 1 0", "f");
        must_point("buy domestic stone", "1 7/7");
        must_point("market_cube iron", "1 8/8");
        must_point("buy_card 3", "King 9f");
        must_point("rotate 0", "Spy 4f");
    }
}

static void moves_go_from_unit_to_place(void **state)
{
    struct vk_spot from, to;
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("");
        does(0, "migrate");
        does(0, "pick %d", boat(0, PALM, "sea"));
        draw(0, sizes[i][0], sizes[i][1]);
        must_point("move 0 sea", "Open sea");
        assert_true(
            face->spot(&seen, act_of(&archipelago_game, "move 0 sea"), &picture, &from, &to));
        assert_true(stands_at(from.x, from.y, "C"));
    }
}

/* Every cell where the land could lie has its coordinates on it, and the action points there. */
static void open_cells(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        static struct vk_actions list;
        given_islands("");
        show_top("timber_point");
        does(0, "explore");
        does(0, "keep");
        draw(0, sizes[i][0], sizes[i][1]);
        vk_legal(&archipelago_game, &seen, 0, &list);
        assert_true(list.n > 0);
        for (int k = 0; k < list.n; k++) {
            struct vk_spot from, to;
            char text[16];
            snprintf(text, sizeof text, "%d,%d", (int)vk_arg(list.act[k], 0) - 16,
                     (int)vk_arg(list.act[k], 1) - 16);
            assert_true(face->spot(&seen, list.act[k], &picture, &from, &to));
            assert_true(stands_at(to.x, to.y, text));
        }
    }
}

static void a_crisis_is_shown(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("deals=plain");
        set_back("B01");
        enter_phase(4);
        go_until(0, "crisis_domestic_turn");
        draw(0, sizes[i][0], sizes[i][1]);
        must_see("CRISIS: each stone helps 6 up");
        must_see("no help: +4  C 2 lie  T 2 lie  V 0 lie");
        must_point("consume_market", "1 7/7");
    }
}

static void a_deal_is_shown(void **state)
{
    (void)state;
    for (int i = 0; i < N_SIZES; i++) {
        given_islands("");
        set_cubes(1, WOOD, 2);
        does(0, "deal 1");
        does(0, "offer 4");
        does(0, "want wood");
        draw(0, sizes[i][0], sizes[i][1]);
        must_see("C gives 4 florins");
        must_see("T gives 1 wood");
    }
}

/* However the land grows, every region is on the picture. */
static void whole_games_fit(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        static struct vk_actions list;
        struct vk_rng rng = vk_rng_from(seed, 5);
        start_game(&archipelago_game, &colony, 4, "length=long");
        for (int step = 0; !colony.h.over && step < 20000; step++) {
            int seat = next_to_act(&archipelago_game, &colony);
            vk_legal(&archipelago_game, &colony, seat, &list);
            if (step % 40 == 0) {
                struct vk_spot from, to;
                int i = step / 40 % N_SIZES;
                draw(0, sizes[i][0], sizes[i][1]);
                assert_clean(signs, false);
                for (unsigned r = 0; r < colony.n_regions; r++)
                    assert_true(face->spot(&seen, vk_act(V_grow, r, 0, 0), &picture, &from, &to));
            }
            vk_play(&archipelago_game, &colony, seat, any_of(&list, seat, &rng), NULL);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_size_is_clean),
        cmocka_unit_test(the_map_is_seen),
        cmocka_unit_test(the_boards_are_seen),
        cmocka_unit_test(ruin_is_shown),
        cmocka_unit_test(discs_lie_on_the_wheel),
        cmocka_unit_test(actions_point_at_things),
        cmocka_unit_test(moves_go_from_unit_to_place),
        cmocka_unit_test(open_cells),
        cmocka_unit_test(a_crisis_is_shown),
        cmocka_unit_test(a_deal_is_shown),
        cmocka_unit_test(whole_games_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
