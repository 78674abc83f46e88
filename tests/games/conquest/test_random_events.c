/*
 * test_random_events.c - 7.2: the deck, and Random Events that take effect when drawn and do not
 * strike anybody: RE09 to RE12, RE15, RE16, RE20, RE23, RE25, RE26. The others are in
 * test_disasters.c and test_kept_events.c.
 */
#include "event_kit.h"

/* ---- RE09 Bountiful Fishing ---- */

static void re09_two_points(void **state)
{
    (void)state;
    given_drawn("RE09");
    given_building();
    assert_int_equal(home_points(0), 4);
    assert_int_equal(home_points(1), 2);
    given_next_building();
    assert_int_equal(home_points(0), 2);
}

/* ---- RE10 Freshwater Spring, RE11 Volcanic Ash ---- */

static void re10_one_more_box(void **state)
{
    (void)state;
    given_turn(2, "");
    set_tile(46, "niue");
    set_villages(0, 46, 1);
    drawn("RE10");
    must_list(0, "at 45, at 46"); /* the drawer's own groups */
    does(0, "at 45");
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 4);
    must_hear(1, "box_gained 0 45");
    given_next_turn();
    given_next_turn();
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 4); /* for the rest of the game */
}

static void re11_the_same_group_again(void **state)
{
    (void)state;
    given_turn(2, "");
    sea.mark_hex[M_SPRING] = HEX_TONGA;
    sea.event_at[RE_SPRING] = DISCARDED;
    sea.events_left--;
    drawn("RE11");
    must_list(0, "at 45");
    does(0, "at 45");
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 5);
    assert_int_equal(conq_brown(&sea, HEX_TONGA), 1); /* six boxes in all */
}

/* ---- RE12 Call to War ---- */

static void re12_drawer_twice_others_once(void **state)
{
    (void)state;
    given_turn(3, "");
    set_tile(46, "tokelau");
    set_villages(0, 46, 1);
    drawn("RE12");
    must_be_due(0, "event_place");
    must_list(0, "at 45, at 46, none");
    must_usual(0, "at 45");
    does(0, "at 46");
    must_hear(1, "pieces_given 0 46 1");
    must_be_due(0, "event_place");
    does(0, "at 45");
    must_be_due(1, "event_place");
    must_list(1, "at 44, none");
    does(1, "none");
    must_be_due(2, "event_place");
    does(2, "at 77");
    must_be_due(0, "explore_start");
    must_hold(0, 46, "1 wb");
    must_hold(0, HEX_TONGA, "3 wb");
    must_hold(1, HEX_SAMOA, "2 wb");
    must_hold(2, HEX_HIVA, "3 wb");
}

static void re12_empty_supply(void **state)
{
    (void)state;
    given_turn(2, "");
    set_pieces(0, HEX_TONGA, "11 wb");
    set_pieces(1, HEX_SAMOA, "12 wb");
    drawn("RE12");
    does(0, "at 45");
    must_list(0, "none"); /* his twelfth was the last */
    does(0, "none");
    must_list(1, "none");
}

static void re12_without_a_group(void **state)
{
    (void)state;
    given_turn(2, "");
    conq_lose_villages(&sea, HEX_SAMOA, 2);
    sea.home[1] = VK_NONE;
    drawn("RE12");
    goes("0 none; 0 none");
    must_be_due(0, "explore_start");
}

/* ---- RE15 Reef Blight, RE16 Pearl Lagoon ---- */

/* Tonga with its Home and the atoll Flint linked: 2 Villages, Home group, half a point. */
static void given_atoll(void)
{
    given_turn(2, "");
    set_tile(54, "flint");
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_pieces(0, 54, "1 tcu");
    assert_int_equal(halves(0), 4 + 2 + 1);
}

static void re15_worth_nothing(void **state)
{
    (void)state;
    given_atoll();
    drawn("RE15");
    must_list(0, "at 15, at 22, at 54");
    does(0, "at 54");
    assert_int_equal(halves(0), 4 + 2);
}

static void re15_chains_still_pass(void **state)
{
    (void)state;
    given_atoll();
    set_tile(63, "niue"); /* next to 54 */
    set_villages(0, 63, 1);
    set_pieces(0, 63, "1 tcu");
    drawn("RE15");
    does(0, "at 54");
    assert_int_equal(halves(0), 6 + 4);
}

static void re16_worth_one(void **state)
{
    (void)state;
    given_atoll();
    drawn("RE16");
    must_list(0, "at 15, at 22, at 54");
    does(0, "at 54");
    assert_int_equal(halves(0), 4 + 2 + 2);
}

static void re16_blight_prevails(void **state)
{
    (void)state;
    given_atoll();
    sea.mark_hex[M_BLIGHT] = 54;
    drawn("RE16");
    does(0, "at 54");
    assert_int_equal(halves(0), 4 + 2);
}

/* ---- RE20 Castaway's Tale ---- */

static void re20_sees_and_marks(void **state)
{
    (void)state;
    given_turn(3, "");
    set_hidden(46, "tahiti", "1");
    set_hidden(54, "hawaii", "0");
    drawn("RE20");
    must_list(0, "at 46"); /* 54 he knows */
    does(0, "at 46");
    must_hear(0, "tile_examined 0 46 tahiti 0");
    must_hear(2, "tile_examined 0 46 ? 0");
    assert_int_equal(sea.tile_mask[46], 3);
    must_be_due(0, "event_mark");
    must_list(0, "mark, leave");
    must_usual(0, "mark");
    does(0, "mark");
    assert_true(hs_has(sea.di[0], 46));
    assert_true(hs_has(sea.face_down, 46));
    must_be_due(0, "explore_start");
}

static void re20_may_leave_it(void **state)
{
    (void)state;
    given_turn(3, "");
    set_hidden(46, "tahiti", "1");
    drawn("RE20");
    goes("0 at 46; 0 leave");
    assert_false(hs_has(sea.di[0], 46));
    assert_int_equal(sea.tile_mask[46], 3); /* he knows it all the same */
}

static void re20_turned_up_once_all_know_it(void **state)
{
    (void)state;
    given_turn(2, "");
    set_hidden(46, "tahiti", "1");
    drawn("RE20");
    goes("0 at 46; 0 mark");
    assert_false(hs_has(sea.face_down, 46));
    assert_false(hs_has(sea.di[1], 46));
    assert_int_equal(sea.facing[46], TONGA);
    must_hear(VK_SPECTATOR, "tile_shown 0 46 tahiti");
}

static void re20_without_a_free_marker(void **state)
{
    (void)state;
    given_turn(3, "");
    set_hidden(46, "tahiti", "1");
    set_hidden(54, "hawaii", "0");
    set_hidden(37, "tokelau", "0");
    set_hidden(38, "tubuai", "0");
    drawn("RE20");
    does(0, "at 46");
    must_list(0, "leave");
}

static void re20_nothing_to_see(void **state)
{
    (void)state;
    given_drawn("RE20");
    must_hear(VK_SPECTATOR, "event_void 0 RE20");
    must_be_due(0, "explore_start");
    assert_true(is_discarded(RE_CASTAWAY));
}

/* ---- RE23 Royal Marriage ---- */

static void re23_keeps_both_apart(void **state)
{
    (void)state;
    given_turn(3, "");
    set_ocean("54 46");
    set_pieces(1, 54, "1 wc");
    set_pieces(0, HEX_TONGA, "1 wc");
    drawn("RE23");
    must_be_due(0, "event_seat");
    must_list(0, "seat 1, seat 2");
    must_usual(0, "seat 1");
    does(0, "seat 1");
    set_until(0, "move_action");
    assert_false(offers(0, "depart 45 44")); /* his group */
    assert_false(offers(0, "depart 45 54")); /* his pieces */
    assert_true(offers(0, "depart 45 46"));
    set_until(1, "move_action");
    assert_false(offers(1, "depart 54 45"));
    given_next_turn(); /* turn 3: the term runs to its end */
    set_until(0, "move_action");
    assert_false(offers(0, "depart 45 44"));
    given_next_turn();
    set_until(0, "move_action");
    assert_true(offers(0, "depart 45 44"));
}

/* ---- RE25 Tapu Ground ---- */

static void re25_keeps_others_out(void **state)
{
    (void)state;
    given_turn(2, "");
    set_pieces(1, HEX_SAMOA, "1 wc");
    drawn("RE25");
    must_list(0, "at 45");
    does(0, "at 45");
    assert_false(hs_has(conq_closed(&sea, 0), HEX_TONGA));
    set_until(1, "move_action");
    assert_false(offers(1, "depart 44 45"));
    given_next_turn();
    set_until(1, "move_action");
    assert_false(offers(1, "depart 44 45")); /* the next turn too */
    given_next_turn();
    set_until(1, "move_action");
    assert_true(offers(1, "depart 44 45"));
    assert_int_equal(sea.tapu_side, VK_NONE);
}

/* ---- RE26 Becalmed ---- */

static void re26_one_step_and_no_bonus(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("46");
    set_pieces(0, HEX_TONGA, "1 tc, 1 wc, 1 rum");
    set_card(0, "AC15");
    set_card(0, "AC16");
    drawn("RE26");
    set_until(0, "move_action");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 1);
    assert_int_equal(mp_of(0, HEX_TONGA, WC), 1);
    assert_int_equal(mp_of(0, HEX_TONGA, RUM), 1);
    assert_false(offers(0, "use_card AC16"));
    does(0, "show_card AC15");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 1);
    given_next_turn();
    set_until(0, "move_action");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 3); /* over, and AC15 serves again */
}

/* ---- the deck ---- */

static void discarded_events_do_not_come_back(void **state)
{
    (void)state;
    given_drawn("RE09");
    assert_int_equal(sea.events_left, 26);
    sea.begun |= BEGUN_EVENTS;
    set_until(0, "choose_order_or_event");
    goes("0 event; 1 first 0 clockwise");
    must_roll("draw_event");
    struct vk_actions list;
    vk_legal(&conquest_game, &sea, VK_CHANCE, &list);
    assert_int_equal(list.n, 26);
    for (int i = 0; i < list.n; i++)
        assert_int_not_equal(vk_arg(list.act[i], 0), RE_FISHING);
}

static void kept_events_are_read_by_the_drawer_alone(void **state)
{
    (void)state;
    given_turn(3, "");
    does(2, "first 0 clockwise");
    vk_action kept = act_of(&conquest_game, "event_card RE08");
    vk_action open = act_of(&conquest_game, "event_card RE09");
    assert_int_equal(vk_seen(&conquest_game, &sea, VK_CHANCE, kept), VK_ONLY(0));
    assert_int_equal(vk_seen(&conquest_game, &sea, VK_CHANCE, open), VK_EVERYBODY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(re09_two_points),
        cmocka_unit_test(re10_one_more_box),
        cmocka_unit_test(re11_the_same_group_again),
        cmocka_unit_test(re12_drawer_twice_others_once),
        cmocka_unit_test(re12_empty_supply),
        cmocka_unit_test(re12_without_a_group),
        cmocka_unit_test(re15_worth_nothing),
        cmocka_unit_test(re15_chains_still_pass),
        cmocka_unit_test(re16_worth_one),
        cmocka_unit_test(re16_blight_prevails),
        cmocka_unit_test(re20_sees_and_marks),
        cmocka_unit_test(re20_may_leave_it),
        cmocka_unit_test(re20_turned_up_once_all_know_it),
        cmocka_unit_test(re20_without_a_free_marker),
        cmocka_unit_test(re20_nothing_to_see),
        cmocka_unit_test(re23_keeps_both_apart),
        cmocka_unit_test(re25_keeps_others_out),
        cmocka_unit_test(re26_one_step_and_no_bonus),
        cmocka_unit_test(discarded_events_do_not_come_back),
        cmocka_unit_test(kept_events_are_read_by_the_drawer_alone),
    };
    return cmocka_run_group_tests_name("random events", tests, NULL, NULL);
}
