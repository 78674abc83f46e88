/* test_explore.c - the Exploration Step (4.2): pre-move, markers, Knots, tiles, Off Course. */
#include "../../support/conquest_given.h"

/* Vector 3: Niue open, ocean at (2,-1), nothing else explored; Tonga is about to explore. */
static void given_vector_3(void)
{
    set_game(2, "");
    set_tile(HEX_NIUE, "niue");
    set_ocean("61");
    set_pieces(0, HEX_TONGA, "2 wb");
    set_until(0, "explore_start");
}

/* The Explorer of Tonga stands at (2,0) in open ocean that it found with 1 Knot. */
static void given_explorer_at_sea(void)
{
    given_vector_3();
    does(0, "explore 62");
    luck("marker o1");
    must_be_due(0, "explore_continue");
}

static bool is_lost(int side)
{
    return sea.lost >> side & 1;
}

static void v03_pre_move(void **state)
{
    (void)state;
    given_vector_3();
    must_list(0, "stay, explore 37, explore 46, explore 54, explore 52, explore 62, explore 60, "
                 "explore 67, explore 68");
    must_usual(0, "stay");
}

static void v04_exploration(void **state)
{
    (void)state;
    given_vector_3();
    does(0, "explore 62");
    must_hear(VK_SPECTATOR, "set_out 0 62");
    must_outcomes("marker o1 13, marker o2 12, marker o3 5, marker i1 3, marker i2 16, "
                  "marker i3 9, marker x 5");
    luck("marker o1");
    must_hear(VK_SPECTATOR, "marker_drawn 0 62 o1 1");
    does(0, "explore 69");
    luck("marker i2");
    must_roll("draw_tile");
    assert_int_equal(n_offers(VK_CHANCE, "tile"), 28);
    luck("tile tuamotu");
    must_hear(0, "island_found 0 69 tuamotu");
    must_hear(1, "island_found 0 69 ?");
    must_hear(VK_SPECTATOR, "island_found 0 69 ?");
    must_be_due(0, "explore_tile_choice");
    must_list(0, "keep, show");
    must_usual(0, "keep");
    does(0, "keep");
    assert_int_equal(sea.knots, 3);
    assert_true(hs_has(sea.di[0], 69));
    assert_int_equal(hs_count(sea.di[0]), 1);
    must_be_due(0, "explore_continue");
    does(0, "return");
    must_hear(VK_SPECTATOR, "explorer_home 0 3");
    assert_true(hs_has(sea.ocean, 62));
    assert_true(hs_has(conq_known(&sea), 62));
    assert_false(hs_has(conq_known(&sea), 69));
    assert_true(hs_has(sea.face_down, 69));
    assert_int_equal(sea.cup[MK_I2], 15);
    assert_int_equal(sea.cup[MK_O1], 12); /* 14, one for (2,-1), one for (2,0) */
    must_be_due(1, "explore_start");
}

/* K = 4, then a marker; what becomes of the Explorer. */
static void draw_at_four(const char *card, const char *marker, bool lost, bool goes_on)
{
    given_explorer_at_sea();
    if (card)
        set_card_up(0, card);
    sea.knots = 4;
    does(0, "explore 69");
    luck(marker);
    assert_int_equal(is_lost(0), lost);
    must_be_due(goes_on ? 0 : 1, goes_on ? "explore_continue" : "explore_start");
    assert_true(hs_has(sea.ocean, 69)); /* discoveries stand in every case */
}

static void v11_knots(void **state)
{
    (void)state;
    draw_at_four(NULL, "marker o1", false, false); /* K = 5: a forced Return */
    must_hear(VK_SPECTATOR, "explorer_home 0 5");
    draw_at_four(NULL, "marker o2", true, false);
    must_hear(VK_SPECTATOR, "explorer_lost 0 6");
    draw_at_four("AC11", "marker o1", false, true); /* K = 5 < 6 */
    draw_at_four("AC11", "marker o2", false, false);
    must_hear(VK_SPECTATOR, "explorer_home 0 6");
    draw_at_four("AC11", "marker o3", true, false);
    must_hear(VK_SPECTATOR, "explorer_lost 0 7");
    draw_at_four("AC12", "marker o3", false, false);
    must_hear(VK_SPECTATOR, "explorer_home 0 7");
}

/* All neighbours of (2,0) are explored when its Explorer goes Off Course. */
static void v12_stuck_off_course(void **state)
{
    (void)state;
    for (int knots = 2; knots <= 4; knots += 2) {
        given_vector_3();
        set_ocean("68 69 63");
        does(0, "explore 54");
        luck("marker o2");
        assert_int_equal(sea.knots, 2);
        sea.knots = (uint8_t)knots;
        does(0, "explore 62");
        luck("marker x");
        assert_int_equal(sea.cup[MK_X], 4); /* the marker leaves the game */
        if (knots == 4) {
            assert_true(is_lost(0));
            must_hear(VK_SPECTATOR, "explorer_lost 0 6");
            must_be_due(1, "explore_start");
            continue;
        }
        assert_int_equal(sea.knots, 4);
        must_be_due(0, "explore_continue");
        must_list(0, "return, retry");
        does(0, "retry");
        must_roll("draw_marker");
        luck("marker o1");
        assert_true(hs_has(sea.ocean, 62));
        must_be_due(1, "explore_start"); /* K = 5 */
        assert_false(is_lost(0));
    }
}

static void v13_three_markers_out(void **state)
{
    (void)state;
    given_vector_3();
    set_hidden(60, "tokelau", "0");
    set_hidden(67, "pukapuka", "0");
    set_hidden(68, "necker", "0");
    does(0, "explore 62");
    luck("marker i2");
    luck("tile tuvalu");
    must_list(0, "show, free 60, free 67, free 68");
    must_usual(0, "show");
    does(0, "free 67");
    must_hear(VK_SPECTATOR, "tile_shown 0 67 pukapuka");
    assert_false(hs_has(sea.face_down, 67));
    assert_false(hs_has(sea.di[0], 67));
    must_be_due(0, "explore_tile_choice");
    must_list(0, "keep, show");
    must_usual(0, "keep");
    does(0, "keep");
    assert_int_equal(hs_count(sea.di[0]), 3);
    assert_true(hs_has(sea.di[0], 62));
}

/* Both have discovered it: it lies open and the markers are back. */
static void v14_both_have_discovered(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(52, "tuamotu", "1");
    set_until(0, "explore_start");
    set_ocean("53"); /* a way for Tonga */
    does(0, "explore 52");
    assert_false(hs_has(sea.face_down, 52));
    assert_int_equal(sea.tile[52], T_tuamotu);
    assert_int_equal(hs_count(sea.di[0]) + hs_count(sea.di[1]), 0);
    assert_int_equal(conq_free_markers(&sea, 1), 3);
    must_hear(VK_SPECTATOR, "tile_shown 0 52 tuamotu");
}

static void v46_foreign_tile_with_two_players(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(HEX_NIUE, "hawaii", "0");
    set_until(1, "explore_start");
    does(1, "explore 53");
    assert_int_equal(sea.knots, 2);
    assert_false(hs_has(sea.face_down, HEX_NIUE));
    assert_int_equal(sea.facing[HEX_NIUE], SAMOA);
    assert_int_equal(hs_count(sea.di[0]), 0);
    must_be_due(1, "explore_continue");
}

/* With three it takes the third: the second chooses, seeing the tile alone. */
static void ruling_33_last_discoverer_reveals(void **state)
{
    (void)state;
    set_game(3, "");
    set_hidden(52, "hawaii", "0");
    set_until(1, "explore_start");
    does(1, "explore 52");
    must_hear(1, "tile_examined 1 52 hawaii 2");
    must_hear(2, "tile_examined 1 52 ? 2");
    must_be_due(1, "explore_tile_choice");
    must_list(1, "keep, show");
    does(1, "keep");
    assert_true(hs_has(sea.di[0], 52) && hs_has(sea.di[1], 52));
    does(1, "return");
    assert_true(hs_has(sea.face_down, 52));
    must_be_due(2, "explore_start");
    does(2, "explore 52"); /* Hiva comes by Flint's sea */
    must_be_due(2, "explore_continue");
    assert_false(hs_has(sea.face_down, 52));
    assert_int_equal(sea.facing[52], HIVA);
}

static void v49_traverse(void **state)
{
    (void)state;
    given_explorer_at_sea();
    sea.knots = 3;
    assert_int_equal(n_offers(0, "traverse"), 0);
    sea.knots = 2;
    must_verb(0, "traverse", "traverse 61, traverse 53");
    does(0, "traverse 61");
    assert_int_equal(sea.knots, 4);
    assert_int_equal(sea.pos, 61);
    must_be_due(0, "explore_continue");
    must_list(0, "return, explore 52, explore 60, explore 67, explore 68");
}

static void v50_forced_end(void **state)
{
    (void)state;
    given_explorer_at_sea();
    set_card(0, "AC11");
    sea.knots = 4;
    does(0, "explore 69");
    luck("marker o1");
    must_be_due(0, "explore_forced_end");
    must_list(0, "accept, show_card AC11");
    must_usual(0, "accept");
    struct conq_state before = sea;
    does(0, "show_card AC11");
    must_hear(VK_SPECTATOR, "card_shown 0 AC11");
    must_be_due(0, "explore_continue");
    assert_int_equal(sea.knots, 5);
    assert_int_equal(n_offers(0, "traverse"), 0); /* 5 + 2 is not below 6 */
    sea = before;
    does(0, "accept");
    must_be_due(1, "explore_start");
    assert_false(is_lost(0));
}

/* Asked by the public number of hidden cards; Ocean Chart helps against Lost only. */
static void forced_end_with_other_cards(void **state)
{
    (void)state;
    given_explorer_at_sea();
    set_card(0, "AC12");
    sea.knots = 4;
    struct conq_state before = sea;
    does(0, "explore 69");
    luck("marker o1");
    must_be_due(0, "explore_forced_end");
    must_list(0, "accept");
    sea = before;
    does(0, "explore 69");
    luck("marker o2");
    must_be_due(0, "explore_forced_end");
    must_list(0, "accept, show_card AC12");
    does(0, "show_card AC12");
    must_be_due(1, "explore_start");
    assert_false(is_lost(0));
}

static void v56_off_course(void **state)
{
    (void)state;
    given_vector_3();
    does(0, "explore 62");
    luck("marker x");
    must_be_due(1, "off_course_choice");
    must_list(1, "to 68, to 69, to 63, to 54");
    must_usual(1, "to 54");
    does(1, "to 69");
    must_hear(VK_SPECTATOR, "drifted 0 62 69 1");
    assert_int_equal(sea.knots, 0); /* Off Course itself costs nothing */
    must_roll("draw_marker");
    assert_true(hs_has(sea.unexplored, 62));
    luck("marker o1");
    assert_true(hs_has(sea.ocean, 69));
    assert_true(hs_has(sea.unexplored, 62));
}

/* Hidden tiles of others may be chosen, tiles with the explorer's own marker not; it may repeat. */
static void ruling_06_off_course_onto_hidden_tiles(void **state)
{
    (void)state;
    given_vector_3();
    set_hidden(68, "necker", "0");
    set_hidden(69, "hawaii", "1");
    does(0, "explore 62");
    luck("marker x");
    must_list(1, "to 69, to 63, to 54");
    does(1, "to 54");
    luck("marker x");
    must_be_due(1, "off_course_choice");
    must_list(1, "to 62, to 63, to 46, to 55");
    does(1, "to 62");
    luck("marker x");
    does(1, "to 69"); /* Samoa's own tile: now both have discovered it */
    assert_int_equal(sea.knots, 2);
    assert_false(hs_has(sea.face_down, 69));
    must_be_due(0, "explore_continue");
    assert_int_equal(sea.cup[MK_X], 2);
}

/* With three the left neighbour is the next seat, whatever the order of play. */
static void left_neighbour_shifts(void **state)
{
    (void)state;
    set_game(3, "");
    does(0, "first 2 counter");
    set_until(1, "explore_start");
    does(1, "explore 52");
    luck("marker x");
    must_be_due(2, "off_course_choice");
    set_game(3, "");
    does(0, "first 2 counter");
    does(2, "explore 76");
    luck("marker x");
    must_be_due(0, "off_course_choice");
}

/* A hidden tile is Known to nobody: no pre-move across, but its discoverer may cross it on the voyage. */
static void ruling_01_hidden_tiles_are_not_known(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(54, "niue", "0");
    set_until(0, "explore_start");
    assert_false(offers(0, "explore 54")); /* own marker */
    assert_false(offers(0, "explore 63")); /* only behind it */
    does(0, "explore 46");
    luck("marker o1");
    must_verb(0, "traverse", "traverse 45, traverse 54");
    does(0, "traverse 54");
    assert_int_equal(sea.knots, 3);
    assert_true(hs_has(sea.face_down, 54));
    must_verb(0, "explore", "explore 53, explore 62, explore 63, explore 55");
}

/* Printed ocean is Known from the start and never explored: by it Tonga gets from (-1,2) round the
 * Independents in the west to the hexes that touch 24, 31 and 32. */
static void ruling_02_printed_ocean(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("37"); /* Tonga's way to the western ocean */
    set_until(0, "explore_start");
    must_list(0, "stay, explore 46, explore 53, explore 54, explore 38, explore 29, explore 30, "
                 "explore 33, explore 39, explore 40, explore 41");
    assert_false(offers(0, "explore 28"));
}

/* Any controlled group is a start; without one there is no exploring. */
static void ruling_05_pre_move_starts_everywhere(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(84, "niue");
    set_villages(0, 84, 1);
    set_until(0, "explore_start");
    assert_true(offers(0, "explore 80"));
    assert_true(offers(0, "explore 81"));
    assert_true(offers(0, "explore 85"));
    set_villages(0, 84, 0);
    set_villages(0, HEX_TONGA, 0);
    sea.home[0] = VK_NONE;
    must_list(0, "stay");
}

/* Enemy pieces bar the pre-move, Rumors too; so does a foreign group. */
static void pre_move_is_barred(void **state)
{
    (void)state;
    given_vector_3();
    set_pieces(1, 61, "1 rum");
    must_list(0, "stay, explore 37, explore 46, explore 54, explore 52, explore 62");
    set_villages(1, HEX_NIUE, 1);
    must_list(0, "stay, explore 37, explore 46, explore 54");
}

static void lost_explorer_comes_back(void **state)
{
    (void)state;
    draw_at_four(NULL, "marker o2", true, false);
    set_until(1, "victory_action");
    does(1, "pass");
    does(0, "first 0 clockwise");
    must_hear(VK_SPECTATOR, "explorer_back 0");
    assert_false(is_lost(0));
    must_be_due(1, "explore_start"); /* the step of Tonga is over */
}

/* `show` returns all markers on the tile and turns it to the one who shows. */
static void shown_at_once(void **state)
{
    (void)state;
    set_game(3, "");
    set_hidden(52, "tahiti", "0");
    set_until(1, "explore_start");
    does(1, "explore 52");
    does(1, "show");
    assert_int_equal(hs_count(sea.di[0]) + hs_count(sea.di[1]), 0);
    assert_int_equal(sea.facing[52], SAMOA);
    assert_int_equal(sea.tile_mask[52], 0);
    assert_true(conq_is_group(&sea, 52));
    must_be_due(1, "explore_continue");
}

/* A tile kept can be shown later at one's own points. */
static void shown_later(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(54, "niue", "0");
    set_hidden(52, "tahiti", "1");
    set_until(0, "explore_start");
    must_verb(0, "show_tile", "show_tile 54");
    does(0, "show_tile 54");
    must_hear(VK_SPECTATOR, "tile_shown 0 54 niue");
    must_be_due(0, "explore_start");
    assert_true(offers(0, "explore 63")); /* now Known */
    set_until(1, "transit_action");
    must_verb(1, "show_tile", "show_tile 52");
    does(1, "end_transit");
    must_verb(1, "show_tile", "show_tile 52");
    set_until(1, "victory_action");
    must_verb(1, "show_tile", "show_tile 52");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v03_pre_move),
        cmocka_unit_test(v04_exploration),
        cmocka_unit_test(v11_knots),
        cmocka_unit_test(v12_stuck_off_course),
        cmocka_unit_test(v13_three_markers_out),
        cmocka_unit_test(v14_both_have_discovered),
        cmocka_unit_test(v46_foreign_tile_with_two_players),
        cmocka_unit_test(ruling_33_last_discoverer_reveals),
        cmocka_unit_test(v49_traverse),
        cmocka_unit_test(v50_forced_end),
        cmocka_unit_test(forced_end_with_other_cards),
        cmocka_unit_test(v56_off_course),
        cmocka_unit_test(ruling_06_off_course_onto_hidden_tiles),
        cmocka_unit_test(left_neighbour_shifts),
        cmocka_unit_test(ruling_01_hidden_tiles_are_not_known),
        cmocka_unit_test(ruling_02_printed_ocean),
        cmocka_unit_test(ruling_05_pre_move_starts_everywhere),
        cmocka_unit_test(pre_move_is_barred),
        cmocka_unit_test(lost_explorer_comes_back),
        cmocka_unit_test(shown_at_once),
        cmocka_unit_test(shown_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
