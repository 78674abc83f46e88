/* test_rulings.c - rulings of section 8 that no vector shows, with their numbers, and the small rules of
 * sections 2.10 and 4.7 that go with them. */
#include "../../support/archipelago_given.h"

static void ruling_1_rebels_stand_up_in_phase_1(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("market", x, "A");
    stand_as(0, x, "A", REBEL | BY_WORK);
    stand_as(0, x, "market", BY_SERVICE);
    moor_as(0, x, "@0", BY_WORK);
    own(0, "king");
    colony.card_flags[C_king] = CARD_USED | CARD_FRESH;
    enter_phase(1);
    assert_int_equal(arch_all_rebels(&colony), 0);
    assert_int_equal(count_units(0, x, "market", false), 1); /* buildings are kept */
    assert_int_equal(count_units(0, x, "sea", true), 1);     /* icons are left */
    for (int u = 0; u < 14; u++)
        assert_int_equal(colony.unit[u].flags, 0);
    assert_int_equal(colony.card_flags[C_king], 0);
}

static void ruling_2_first_turn(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 9);
    colony.h.round = 1;
    set_back("B01");
    int x = lay("palm_beach", 5, 5, 0);
    stand_as(0, x, "A", BY_WORK);
    colony.sur = 13;
    enter_phase(1);
    must_ask(0, "bid_order"); /* phase 2 */
    assert_int_equal(colony.unit[who(0, x, "A")].flags, BY_WORK);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "bid 0");
    assert_int_equal(colony.reb, 2); /* phase 3 */
    must_ask(0, "round_menu");       /* no phase 4 */
}

static void ruling_4_reject(void **state)
{
    (void)state;
    given_colony(3, "");
    lay("palm_beach", 1, 0, 1);
    moor(0, 0, "sea");
    does(0, "explore");
    may_only(0, "keep; reject");
    assert_string_equal(usual_answer(0), "keep");
    does(0, "reject");
    assert_int_equal(colony.hex_at[24], HEX_DISCARDS);
    must_ask(VK_CHANCE, "region_draw");
    may_not(VK_CHANCE, "hex 24");
    assert_int_equal(n_ways(VK_CHANCE, "hex"), 22);
    luck("hex 1");
    must_ask(0, "explore_spot");                /* he must take it, and place it (8.5) */
    may_only(0, "place 1 -1 a0; place 0 1 b3"); /* the islet in the sea, the valley by the land */
}

/* The pile is empty: the rejected hex is among those that come back. */
static void ruling_4_reject_with_an_empty_pile(void **state)
{
    (void)state;
    given_colony(3, "");
    lay("palm_beach", 1, 0, 1);
    moor(0, 0, "sea");
    empty_pile();
    colony.hex_at[7] = HEX_DISCARDS;
    does(0, "explore");
    does(0, "reject");
    may_only(VK_CHANCE, "hex 7; hex 24");
}

/* The explorer is free to act again (8.6), and goes by his own means only (8.7). */
static void ruling_6_explorer_is_not_engaged(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 1, 0, 2); /* PPSSSP */
    lay("coconut_grove", 0, -1, 0);     /* SSPPPS */
    stand(0, x, "A");
    moor(0, x, "sea");
    show_top("pearl_islet");
    does(0, "explore");
    does(0, "keep");
    /* (1,-1) lies between the start, the palm beach and the grove: all sea */
    can(0, "place 1 -1 a0");
    does(0, "place 1 -1 a0");
    may_only(0, "send 10");
    does(0, "send 10");
    assert_true(was_news(1, "explored 0 3 ship 1")); /* from the palm beach */
    go_until(0, "round_menu");
    assert_int_equal(colony.unit[10].flags, 0);
    assert_int_equal(colony.unit[10].region, 3);
    assert_int_equal(colony.player[0].tokens, 1);
    assert_int_equal(colony.sur, 1); /* one hut */
}

static void ruling_10_bank_out_of_cubes_on_discovery(void **state)
{
    (void)state;
    given_colony(3, "");
    lay("palm_beach", 1, 0, 1);
    moor(0, 0, "sea");
    show_top("timber_point"); /* 2 fish, 2 wood */
    set_cubes(1, WOOD, 14);
    does(0, "explore");
    does(0, "keep");
    does(0, "place 1 -1 a3");
    does(0, "send 10");
    may_only(0, "market_cube fish");
    does(0, "market_cube fish");
    may_only(0, "own_cube fish");
}

static void ruling_13_limit_counts_shores_and_rebels(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("twin_shores", 5, 5, 0);
    stand(0, x, "A");
    stand_as(0, x, "B", REBEL);
    colony.sur = 9;
    does(0, "recruit");
    may_only(0,
             "hire 1 A"); /* a citizen recruits on his own shore (8.15), a rebel nowhere (8.16) */
    does(0, "hire 1 A");
    may_only(0, "stop");
}

static void ruling_14_reproduction(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    stand_as(0, x, "A", REBEL);
    may_not(0, "reproduce"); /* an active one and a rebel */
    stand(0, x, "A");
    may_not(0, "reproduce"); /* two and a rebel: three */
    given_colony(3, "");
    x = lay("palm_beach", 5, 5, 0);
    stand_as(0, x, "@1", BY_WORK);
    stand_as(0, x, "A", BY_WORK);
    stand(1, x, "A");
    can(0, "reproduce"); /* engaged ones do, others do not count */
}

/* Leaving a building for an icon: the town's owner has it at once (8.17). */
static void ruling_17_harvest_from_a_building(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("market", x, "A");
    stand(1, x, "town");
    stand(0, x, "market");
    does(0, "deal 1");
    does(0, "offer 1");
    does(0, "want_permit %d", x);
    does(0, "propose");
    does(1, "accept");
    assert_int_equal(controller(x, "market"), 0);
    does(0, "harvest fruit");
    does(0, "deploy %d 1 %d", x, who(0, x, "market"));
    assert_int_equal(controller(x, "market"), 1);
    assert_int_equal(count_units(0, x, "@1", false), 1);
}

static void ruling_18_builder_leaves_his_building(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    set_cubes(0, FRUIT, 1);
    set_cubes(0, CATTLE, 1);
    does(0, "build");
    does(0, "market");
    does(0, "by %d A", who(0, x, "town"));
    assert_int_equal(count_units(0, x, "market", false), 1);
    assert_int_equal(controller(x, "town"), VK_NONE);
    assert_int_equal(controller(x, "market"), 0);
    begin_round(0);
    may_not(0, "use_market %d", x); /* not in the turn of construction (8.19) */
    may_not(0, "terms %d", x);
}

/* The unit on the port controls it, not the citizen on the town (8.20). Who serves: amendment 2. */
static void ruling_20_own_unit_on_the_port(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("port", x, "A");
    stand(0, x, "town");
    moor(1, x, "port");
    set_cubes(0, FISH, 2);
    assert_int_equal(controller(x, "port"), 1);
    may_not(0, "use_port %d", x);
}

static void ruling_21_town_citizen_serves_twice(void **state)
{
    (void)state;
    for (int built = 0; built < 2; built++) {
        given_colony(3, "");
        int x = lay("palm_beach", 5, 5, 0);
        raise_building("town", x, "A");
        raise_building("port", x, "A");
        raise_building("market", x, "A");
        stand_as(0, x, "town", built ? BY_WORK : 0);
        set_cubes(0, FISH, 4);
        assert_int_equal(may(0, "use_port %d", x), !built);
        if (built)
            continue;
        does(0, "use_port %d", x);
        does(0, "sell export fish");
        does(0, "stop");
        begin_round(0);
        may_not(0, "use_port %d", x); /* once a turn (8.22) */
        does(0, "use_market %d", x);
        does(0, "sell domestic fish");
        does(0, "stop");
        assert_int_equal(colony.unit[who(0, x, "town")].flags, BY_SERVICE);
    }
}

static void ruling_23_ship_on_a_port_is_not_evicted(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("port", x, "A");
    stand(0, x, "town");
    moor(1, x, "port");
    set_back("B09"); /* fruit 4, temple_calm */
    enter_phase(4);
    does(0, "consume_market");
    does(0, "stand %d", who(0, x, "town"));
    must_ask(0, "round_menu");
    assert_int_equal(controller(x, "port"), 1);
}

static void ruling_24_and_25_empty_buildings(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("market", x, "A");
    stand(0, x, "A");
    does(0, "migrate");
    does(0, "pick %d", who(0, x, "A"));
    may_only(0, "move 1 town; move 1 market");
    does(0, "move 1 town");
    does(0, "stop");
    assert_int_equal(controller(x, "market"), 0);
    stand(1, x, "A");
    begin_round(1);
    may_not(1, "migrate"); /* the market is another's */
    set_cubes(1, STONE, 2);
    does(1, "build");
    can(1, "temple"); /* but he may build there */
}

/* Moving, recruiting, reproducing, building and exploring need no consent (8.26). */
static void ruling_26_consent_is_for_harvest(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 1, 0, 1);
    raise_building("town", x, "A");
    stand(1, x, "town");
    stand(0, x, "A");
    stand(0, x, "A");
    moor(0, x, "sea");
    colony.sur = 4;
    set_cubes(0, STONE, 2);
    may_not(0, "harvest fruit");
    may_not(0, "harvest fish");
    can(0, "recruit");
    can(0, "reproduce");
    can(0, "migrate");
    can(0, "explore");
    can(0, "build");
}

/* Terms sleep with the controller, and end when another takes the town (8.27). */
static void ruling_27_terms(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    stand(1, x, "A");
    does(0, "terms %d", x);
    assert_int_equal(n_ways(0, "price"), 10);
    assert_string_equal(usual_answer(0), "close");
    does(0, "price 3");
    colony.unit[who(0, x, "town")].flags = REBEL;
    begin_round(1);
    does(1, "harvest fruit");
    does(1, "deploy %d 1 %d", x, who(1, x, "A"));
    has_florins(1, 10); /* nobody asks anything of him */
    colony.unit[who(0, x, "town")].flags = 0;
    begin_round(2);
    stand(2, x, "A");
    does(2, "harvest fruit");
    does(2, "deploy %d 2 %d", x, who(2, x, "A"));
    has_florins(2, 7); /* they count again */
    has_florins(0, 13);
    begin_round(0);
    for (int k = 0; k < 3; k++) {
        does(0, "terms %d", x);
        does(0, "price %d", k);
    }
    may_not(0, "terms %d", x); /* three changes a round */
}

static void ruling_31_own_cubes_before_the_market(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 2);
    set_cubes(0, WOOD, 1);
    set_back("B07"); /* cattle 4, wood 3 */
    set_market(EXPORT, WOOD, 1);
    set_market(DOMESTIC, CATTLE, 0);
    enter_phase(4);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
    may_only(0, "consume_market; consume_own; done");
    does(0, "consume_own");
    assert_int_equal(colony.market[EXPORT][WOOD], 1);
}

/* The round of the researcher waits for the crisis, then goes on (8.32). */
static void ruling_32_crisis_inside_a_round(void **state)
{
    static const char *const shown[] = { "mining", "king", "pope", "thief", "spy" };
    (void)state;
    given_colony(3, "deals=plain");
    lay_track("admiral architect barbarian diplomat exporter");
    int x = crowd(1, 2);
    own(1, "researcher");
    set_back("B01");
    begin_round(1);
    does(1, "use_card researcher");
    for (int k = 0; k < 5; k++)
        luck("draws %s", shown[k]);
    does(1, "none");
    luck("back B29"); /* RED wood 5 */
    must_ask(0, "crisis_domestic_turn");
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
    must_ask(1, "round_menu");
    assert_int_equal(colony.reb, 2);
    assert_int_equal(arch_rebels(&colony, 1), 2);
    can(1, "tax");
    may_not(1, "migrate"); /* nobody of his is active */
    assert_int_equal(count_units(1, x, NULL, false), 2);
}

static void ruling_37_and_39_fresh_cards(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 2);
    own(1, "colossus");
    own(1, "king");
    colony.card_flags[C_king] = CARD_USED;
    set_cubes(0, IRON, 3);
    colony.sur = 3;
    does(0, "deal 1");
    does(0, "offer 2");
    does(0, "want_card king");
    does(0, "want_card colossus");
    does(0, "propose");
    does(1, "accept");
    assert_int_equal(colony.card_flags[C_king], CARD_USED | CARD_FRESH);
    assert_int_equal(colony.card_flags[C_colossus], CARD_FRESH);
    may_not(0, "wonder colossus");
    enter_phase(1);
    enter_phase(5);
    can(0, "wonder colossus");
}

/* Circles of 2.10: one of one's own, then those for all. */
static void circles(int seats, const char *verb, int zone, int more)
{
    given_colony(seats, "");
    lay("palm_beach", 1, 0, 1);
    crowd(0, 9);
    for (int seat = 0; seat < seats; seat++) {
        set_discs(seat, 5, 5);
        moor(seat, 0, "sea");
        colony.player[seat].laid[zone] = 1;
        colony.player[seat].ready = 4;
    }
    for (int k = 0; k <= more; k++) {
        begin_round(0);
        assert_int_equal(may(0, "%s", verb), k < more);
        begin_round(1);
        assert_int_equal(may(1, "%s", verb), k < more);
        colony.player[0].laid[zone]++;
        colony.player[0].ready--;
    }
}

static void circles_of_the_wheel(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        circles(seats, "tax", Z_TAXES, 1);
        circles(seats, "explore", Z_EXPLORATION, seats == 5 ? 1 : 2);
    }
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    stand(0, x, "A");
    does(0, "reproduce");
    does(0, "grow %d", x);
    does(0, "stop");
    x = lay("oldwood", -5, -5, 0);
    stand(0, x, "A");
    stand(0, x, "A");
    begin_round(0);
    may_not(0, "reproduce"); /* once a turn */
}

/* Passing with discs left is allowed, and is for the rest of the phase (8.49). */
static void ruling_49_passing(void **state)
{
    (void)state;
    given_colony(2, "deals=plain");
    crowd(0, 3);
    does(0, "end_round");
    assert_int_equal(colony.player[0].has_passed, 1);
    does(1, "tax");
    does(1, "end_round");
    must_ask(1, "round_menu");
    does(1, "end_round");
    assert_int_equal(colony.phase, 6);
    assert_int_equal(colony.player[0].has_passed, 0);
}

static void ruling_53_swapped_shores_are_placements(void **state)
{
    (void)state;
    start_game(&archipelago_game, &colony, 3, "");
    luck("starts 0");
    luck("starts 1");
    luck("hex 2");
    luck("hex 4");
    luck("hex 5");
    does(0, "choose twin_shores"); /* SPPSPP */
    can(0, "put 0 0");
    can(0, "put 0 3");
    may_not(0, "put 0 1");
}

static void ruling_54_ravaged_icons(void **state)
{
    struct arch_sight sight;
    (void)state;
    given_colony(3, "");
    int x = lay("forest_coast", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    arch_look(&colony, &sight);
    assert_int_equal(arch_value(&colony, &sight, 0, BY_ICONS_WOOD), 3);
    colony.region[x].ravaged = 1 << 2;
    arch_look(&colony, &sight);
    assert_int_equal(arch_value(&colony, &sight, 0, BY_ICONS_WOOD), 2);
    assert_int_equal(arch_value(&colony, &sight, 1, BY_ICONS_WOOD), 0);
    colony.region[x].ravaged = 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_1_rebels_stand_up_in_phase_1),
        cmocka_unit_test(ruling_2_first_turn),
        cmocka_unit_test(ruling_4_reject),
        cmocka_unit_test(ruling_4_reject_with_an_empty_pile),
        cmocka_unit_test(ruling_6_explorer_is_not_engaged),
        cmocka_unit_test(ruling_10_bank_out_of_cubes_on_discovery),
        cmocka_unit_test(ruling_13_limit_counts_shores_and_rebels),
        cmocka_unit_test(ruling_14_reproduction),
        cmocka_unit_test(ruling_17_harvest_from_a_building),
        cmocka_unit_test(ruling_18_builder_leaves_his_building),
        cmocka_unit_test(ruling_20_own_unit_on_the_port),
        cmocka_unit_test(ruling_21_town_citizen_serves_twice),
        cmocka_unit_test(ruling_23_ship_on_a_port_is_not_evicted),
        cmocka_unit_test(ruling_24_and_25_empty_buildings),
        cmocka_unit_test(ruling_26_consent_is_for_harvest),
        cmocka_unit_test(ruling_27_terms),
        cmocka_unit_test(ruling_31_own_cubes_before_the_market),
        cmocka_unit_test(ruling_32_crisis_inside_a_round),
        cmocka_unit_test(ruling_37_and_39_fresh_cards),
        cmocka_unit_test(circles_of_the_wheel),
        cmocka_unit_test(ruling_49_passing),
        cmocka_unit_test(ruling_53_swapped_shores_are_placements),
        cmocka_unit_test(ruling_54_ravaged_icons),
    };
    return cmocka_run_group_tests_name("archipelago: rulings", tests, NULL, NULL);
}
