/* test_retreat.c - after a Battle: retreat and its load (4.3.7), a Home that is lost (4.3.8). */
#include "battle_kit.h"

static void v06_retreat(void **state)
{
    (void)state;
    given_target("malden");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, 54, "1 tc, 2 wb");
    attacks(54, 2, 0);
    front(1, 0, 2, 0, 0);
    goes("* die 4; * die 5");
    must_hear(VK_SPECTATOR, "retreated 1 54 44 2");
    must_hold(1, HEX_SAMOA, "1 tcu, 1 wb"); /* it had no chain canoe: the TC becomes it */
    assert_int_equal(n_known(1, HEX_SAMOA), 2);
    assert_int_equal(sea.supply[1][WB], 11);
    must_hold(0, 54, "2 wc");
    must_be_due(1, "transit_action");
}

static void v48_retreat_load(void **state)
{
    (void)state;
    given_target("malden");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, 54, "1 tc, 1 wc, 2 wb, 1 col");
    attacks(54, 2, 0);
    luck("die 4");
    does(1, "lose wc");
    goes("* die 4; * die 4");
    must_be_due(1, "retreat_load");
    must_list(1, "colonies 0, colonies 1");
    must_usual(1, "colonies 1");
    struct conq_state before = sea;
    does(1, "colonies 0");
    must_hold(1, HEX_SAMOA, "1 wc, 1 tcu, 2 wb");
    sea = before;
    does(1, "colonies 1");
    must_hold(1, HEX_SAMOA, "1 wc, 1 tcu, 1 wb, 1 col");

    given_target("malden");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, 54, "2 tc, 1 wc, 1 wb, 2 col");
    attacks(54, 2, 0);
    luck("die 4");
    does(1, "lose wc");
    luck("die 4");
    must_be_due(1, "transit_action"); /* not asked */
    must_hold(1, HEX_SAMOA, "1 wc, 1 tcu, 1 tc, 1 wb, 2 col");
}

/* D's Home falls while he controls groups with 2 and 1 Villages; ruling 52 is the order of it all. */
static void v54_lost_home(void **state)
{
    (void)state;
    given_target(NULL);
    set_tile(43, "tokelau");
    set_tile(51, "tuamotu");
    set_villages(1, 43, 1);
    set_villages(1, 51, 2);
    set_pieces(1, HEX_SAMOA, "1 tc, 1 wb");
    set_pieces(0, HEX_TONGA, "3 wc");
    attacks(HEX_SAMOA, 3, 0);
    front(1, 0, 1, 1, 0);
    luck("die 5");
    does(1, "lose wb");
    luck("die 5");
    must_hold(1, 43, "1 tcu, 1 wb"); /* the nearest of the two */
    must_be_due(0, "save_villages");
    must_list(0, "give 0 0, give 1 0, give 2 0"); /* a piece must stay on a printed group */
    does(0, "give 1 0");
    must_be_due(1, "choose_new_home");
    must_list(1, "at 43, at 51");
    must_usual(1, "at 51");
    does(1, "at 43");
    must_hear(VK_SPECTATOR, "home_moved 1 43");
    assert_int_equal(sea.home[1], 43);
    must_own(0, HEX_SAMOA, 1);
    must_hold(0, HEX_SAMOA, "2 wc");
    assert_int_equal(sea.conqueror[HEX_SAMOA], 0);
}

/* No group is left: no Home, everything is lost; the next group controlled becomes the Home. */
static void ruling_24_no_home(void **state)
{
    (void)state;
    given_target(NULL);
    set_tile(43, "tokelau");
    set_pieces(1, HEX_SAMOA, "1 tc, 1 wb");
    set_pieces(1, 43, "1 tc, 1 col");
    set_pieces(0, HEX_TONGA, "3 wc");
    attacks(HEX_SAMOA, 3, 0);
    luck("die 5");
    does(1, "lose wb");
    luck("die 5");
    must_hear(VK_SPECTATOR, "no_refuge 1 44");
    does(0, "give 0 0");
    must_hear(VK_SPECTATOR, "home_lost 1");
    assert_int_equal(sea.home[1], VK_NONE);
    assert_int_equal(halves(1), 0);
    must_be_due(1, "transit_action");
    set_until(1, "build_session");
    must_list(1, "convert 43, end_build"); /* no pool, no Turning Inward; the Colony settles */
    goes("1 convert 43; 1 end_build; 0 end_build");
    assert_int_equal(sea.home[1], 43);
    must_own(1, 43, 1);
}

/* One group left takes the place of the Home without a question. */
static void home_moves_by_itself(void **state)
{
    (void)state;
    given_target(NULL);
    set_tile(43, "tokelau");
    set_villages(1, 43, 1);
    set_pieces(0, HEX_TONGA, "2 wc");
    attacks(HEX_SAMOA, 2, 0);
    luck("die 6");
    does(0, "give 0 0");
    assert_int_equal(sea.home[1], 43);
    must_be_due(1, "transit_action");
    assert_int_equal(conq_owner(&sea, HEX_SAMOA), VK_NONE);
}

/* The nearest group holds an enemy piece: the next nearest; among equals the owner chooses. */
static void ruling_23_blocked_refuge(void **state)
{
    (void)state;
    given_target("malden");
    set_tile(53, "niue");
    set_tile(62, "tokelau");
    set_villages(1, 53, 1);
    set_villages(1, 62, 1);
    set_pieces(1, 54, "1 wc");
    set_pieces(0, HEX_TONGA, "2 wc");
    struct conq_state before = sea;
    attacks(54, 2, 0);
    luck("die 4");
    must_be_due(1, "retreat_destination");
    must_list(1, "to 53, to 62");
    must_usual(1, "to 53"); /* nearest to his Home */
    does(1, "to 62");
    must_hold(1, 62, "1 wc");

    sea = before; /* ruling 54: 53 is under attack itself */
    does(0, "end_transit");
    goes("0 depart 45 53; 0 take wc 2 none; 0 go; 0 depart 45 54; 0 take wc 2 none; 0 go; "
         "0 end_movement");
    must_be_due(0, "choose_battle");
    must_list(0, "at 53, at 54");
    must_usual(0, "at 53");
    does(0, "at 54");
    luck("die 4");
    must_hold(1, 62, "1 wc");
}

/* Nowhere to go: all are removed. The attacker loses everything as well if he has no group. */
static void ruling_23_no_refuge(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(1, 54, "2 wc");
    set_villages(1, HEX_SAMOA, 0);
    sea.home[1] = VK_NONE;
    set_pieces(0, HEX_TONGA, "2 wc");
    attacks(54, 2, 0);
    goes("* die 4; * die 4");
    must_hear(VK_SPECTATOR, "no_refuge 1 54");
    assert_int_equal(sea.supply[1][WC], 8);
    must_hold(0, 54, "2 wc");
}

/* A lost attack: the attacker's Transport Canoe and panicked pieces go home. */
static void attacker_retreats(void **state)
{
    (void)state;
    given_target("tuamotu");
    set_villages(1, 54, 1);
    set_pieces(0, HEX_TONGA, "1 wc, 1 tc, 1 col");
    goes("0 end_transit; 0 depart 45 54; 0 take wc 2 none; 0 take tc 2 none; 0 load col; 0 go; "
         "0 end_movement");
    luck("die 2");
    must_hear(VK_SPECTATOR, "battle_won 1 54");
    must_hold(0, HEX_TONGA, "1 wc, 1 tcu, 1 col");
    must_own(1, 54, 1);
    assert_int_equal(n_known(0, HEX_TONGA), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v06_retreat),          cmocka_unit_test(v48_retreat_load),
        cmocka_unit_test(v54_lost_home),        cmocka_unit_test(ruling_24_no_home),
        cmocka_unit_test(home_moves_by_itself), cmocka_unit_test(ruling_23_blocked_refuge),
        cmocka_unit_test(ruling_23_no_refuge),  cmocka_unit_test(attacker_retreats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
