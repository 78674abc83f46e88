/* test_vectors_map.c - vectors of section 9 about the map: placement, straits, convoys, the limit of three,
 * turn zero, the last hex: 20 to 29, 55, 57, 61, 65, 66. */
#include "../../support/archipelago_given.h"

static void start(int seats, const char *options)
{
    start_game(&archipelago_game, &colony, seats, options);
    for (int seat = 0; seat < seats - 1; seat++)
        luck("starts %d", seat);
}

static void draw(int a, int b, int c)
{
    luck("hex %d", a);
    luck("hex %d", b);
    luck("hex %d", c);
}

static void put(int seat, const char *face, int side, int rot)
{
    does(seat, "choose %s", face);
    does(seat, "put %d %d", side, rot);
    while (!asks(VK_CHANCE, "tz_deal") && !asks(VK_CHANCE, "region_top"))
        go_on();
}

/* The poses that are offered on a side of the start hex, "123". */
static void poses_are(int seat, int side, const char *wanted)
{
    char rots[8] = "";
    int n = 0;
    for (int rot = 0; rot < 6; rot++)
        if (may(seat, "put %d %d", side, rot))
            rots[n++] = (char)('0' + rot);
    assert_string_equal(rots, wanted);
}

static void vector_20_first_placement(void **state)
{
    (void)state;
    start(3, "");
    draw(3, 4, 5);
    does(0, "choose palm_beach");
    poses_are(0, 0, "123");
    start(3, "start=desert");
    draw(3, 4, 5);
    does(0, "choose palm_beach");
    poses_are(0, 0, "045");
}

static void second_placement(int first_rot, const char *face, const char *poses)
{
    start(3, "");
    draw(3, 4, 5);
    put(0, "palm_beach", 0, first_rot);
    draw(strcmp(face, "pearl_islet") == 0 ? 1 : 12, 6, 23);
    does(1, "choose %s", face);
    poses_are(1, 1, poses);
}

static void vector_21_second_placement(void **state)
{
    (void)state;
    second_placement(3, "timber_point", "2");
    second_placement(3, "high_pass", "5");
    second_placement(3, "strait_of_kings", "14");
    second_placement(3, "pearl_islet", "");
    second_placement(1, "timber_point", "34");
    second_placement(1, "high_pass", "");
}

static void vector_22_inland_hex(void **state)
{
    (void)state;
    start(3, "");
    draw(3, 4, 5);
    may_not(0, "choose cattle_plain");
    can(0, "choose western_headland");
}

static void vector_23_plain_against_mountain(void **state)
{
    (void)state;
    start(3, "");
    draw(3, 4, 8);
    put(0, "palm_beach", 0, 3); /* PPPSSS: plain towards the cell in the north east */
    draw(19, 1, 2);
    does(1, "choose stormy_cape");
    poses_are(1, 1, "");
    start(3, "");
    draw(3, 4, 8);
    put(0, "volcano", 0, 3); /* MMMSSS */
    draw(19, 1, 2);
    does(1, "choose stormy_cape");
    poses_are(1, 1, "0");
}

static void vector_24_strait_harvest(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("twin_shores", 5, 5, 0);
    stand(0, x, "A");
    can(0, "harvest fruit");
    can(0, "harvest wood");
    may_not(0, "harvest cattle");
    may_not(0, "harvest fish");
    moor(0, x, "sea");
    does(0, "harvest fish");
    may_only(0, "deploy 1 0 10");
}

static void vector_25_strait_reproduction(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("twin_shores", 5, 5, 0), y = lay("narrows", -5, -5, 0);
    stand(0, x, "A");
    stand(0, x, "B");
    may_not(0, "reproduce");
    stand(0, y, "A");
    stand(0, y, "A");
    does(0, "reproduce");
    may_only(0, "grow 2");
    does(0, "grow %d", y);
    assert_int_equal(count_units(0, y, "A", false), 3);
}

static void vector_26_recruit_by_ship(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("narrows", 5, 5, 0);
    moor(0, x, "sea");
    colony.sur = 9;
    does(0, "recruit");
    may_only(0, "hire 1 A; hire 1 B");
    does(0, "hire 1 A");
    does(0, "hire 1 B");
    does(0, "hire 1 B");
    may_only(0, "stop");
    assert_int_equal(count_units(0, x, NULL, false), 3);
}

/* X has sea towards the start, the islet and beyond; the start lies between X and Z. */
static void vector_27_convoy(void **state)
{
    (void)state;
    for (int k = 0; k < 2; k++) {
        given_colony(3, "");
        int x = lay("palm_beach", 1, 0, 1), y = lay("pearl_islet", 1, -1, 0);
        stand(0, x, "A");
        moor(0, k ? y : x, "sea");
        does(0, "migrate");
        does(0, "pick %d", who(0, x, "A"));
        may_only(0, "move 2 A");
    }
    for (int ships = 1; ships <= 2; ships++) {
        given_colony(3, "");
        int x = lay("palm_beach", 1, 0, 1), z = lay("coconut_grove", -1, 0, 0);
        stand(0, x, "A");
        moor(0, x, "sea");
        if (ships == 2)
            moor(0, z, "sea");
        does(0, "migrate");
        assert_int_equal(may(0, "pick %d", who(0, x, "A")), ships == 2);
        if (ships == 1)
            continue;
        does(0, "pick %d", who(0, x, "A"));
        may_only(0, "move 2 A");
    }
    given_colony(3, ""); /* the same with land in the middle */
    int x = lay("palm_beach", 1, 0, 1), y = lay("pearl_islet", 1, -1, 0);
    int z = lay("lagoon", 1, -2, 0);
    stand(0, x, "A");
    moor(0, x, "sea");
    moor(0, z, "sea");
    does(0, "migrate");
    does(0, "pick %d", who(0, x, "A"));
    can(0, "move %d A", y);
    can(0, "move %d A", z);
}

static void vector_28_engaged_ship(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 1, 0, 1);
    lay("pearl_islet", 1, -1, 0);
    stand(0, x, "A");
    moor_as(0, x, "@0", BY_WORK);
    may_not(0, "migrate");
    moor(0, x, "sea");
    does(0, "migrate");
    can(0, "pick %d", who(0, x, "A"));
}

static void vector_29_limit_at_the_end_of_migration(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("cattle_plain", 5, 5, 0), y = lay("oldwood", 6, 5, 0);
    for (int k = 0; k < 3; k++) {
        stand(0, x, "A");
        stand(0, y, "A");
    }
    does(0, "migrate");
    does(0, "pick %d", who(0, x, "A"));
    does(0, "move %d A", y);
    may_not(0, "stop");
    does(0, "pick 3"); /* the first of the three who were there */
    does(0, "move %d A", x);
    does(0, "stop");
    assert_int_equal(count_units(0, x, NULL, false), 3);
    assert_int_equal(count_units(0, y, NULL, false), 3);
}

static void vector_55_turn_zero_refusal(void **state)
{
    (void)state;
    start(3, "");
    draw(8, 1, 2);
    put(0, "volcano", 0, 3);
    draw(3, 4, 5);
    put(1, "iron_ridge", 2, 4); /* mountains towards the east too */
    for (int face = 2; face < N_FACES; face++)
        for (int rot = 0; rot < 6; rot++)
            assert_false(arch_fits(&colony, 1, -1, arch_turn(arch_faces[face].edges, rot)));
    draw(6, 7, 9);
    must_ask(2, "tz_choose_face");
    does(2, "choose fishing_village");
    poses_are(2, 1, "");
    assert_true(n_ways(2, "put") > 0);
}

static void vector_57_turn_zero_guest(void **state)
{
    static const int hexes[12] = { 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 24 };
    (void)state;
    start(5, "");
    draw(3, 1, 2);
    put(0, "iron_ridge", 0, 2);
    draw(8, 4, 5);
    put(1, "fruit_terraces", 1, 5);
    draw(19, 6, 7);
    put(2, "native_plains", 2, 5);
    draw(23, 9, 10);
    put(3, "strait_of_kings", 3, 0);
    for (int k = 0; k < 12; k++)
        luck("hex %d", hexes[k]);
    assert_true(was_news(0, "hex_aside 4 21; hex_aside 4 22; hex_aside 4 24"));
    must_ask(4, "tz_guest");
    may_only(4, "visit 1; visit 2; visit 3; visit 4");
    does(4, "visit 4");
    must_ask(4, "tz_land_citizens");
    may_only(4, "land 0; land 1; land 2");
    does(4, "land 1");
    must_ask(VK_CHANCE, "region_top");
    assert_int_equal(colony.pop, 10);
    assert_int_equal(colony.stack[0] + colony.stack[1] + colony.stack[2], 20);
    assert_int_equal(colony.player[4].tokens, 0);
    assert_int_equal(count_units(4, 4, NULL, false), 2);
    assert_int_equal(count_units(4, 4, "B", false), 1);
    assert_int_equal(count_units(4, 4, "sea", true), 1);
}

/* X, Y, Z in a row, Y in the middle. */
static void vector_61_overfull_region(void **state)
{
    (void)state;
    for (int n_free = 0; n_free < 2; n_free++) {
        given_colony(3, "");
        int x = lay("cattle_plain", 5, 5, 0), y = lay("oldwood", 6, 5, 0);
        int z = lay("green_hills", 7, 5, 0);
        for (int k = 0; k < 3; k++) {
            stand(0, x, "A");
            stand_as(0, y, "A", k < n_free ? 0 : BY_WORK);
        }
        assert_int_equal(may(0, "migrate"), n_free > 0);
        if (!n_free)
            continue;
        does(0, "migrate");
        does(0, "pick %d", who(0, x, "A"));
        may_only(0, "move 2 A");
        does(0, "move 2 A");
        assert_int_equal(n_ways(0, "pick"), 1);
        may_not(0, "stop");
        can(0, "pick 3");
        does(0, "pick 3");
        assert_int_equal(colony.unit[3].region, y);
        may_only(0, "move 1 A; move 3 A");
        does(0, "move %d A", z);
        can(0, "stop");
    }
}

static void vector_65_last_hex(void **state)
{
    (void)state;
    given_colony(3, "");
    moor(0, 0, "sea");
    empty_pile();
    does(0, "explore");
    may_only(0, "keep");
    does(0, "keep");
    assert_true(was_news(1, "explore_failed 0 24"));
    must_ask(VK_CHANCE, "region_top");
    may_only(VK_CHANCE, "shows hidden_harbour; shows marble_coast");
    luck("shows marble_coast");
    must_ask(0, "round_menu");
    assert_int_equal(colony.player[0].tokens, 0);
    assert_int_equal(colony.player[0].laid[Z_EXPLORATION], 1);
}

static void vector_66_full_zone_at_discovery(void **state)
{
    (void)state;
    for (int exports = 0; exports < 2; exports++) {
        given_colony(3, "");
        lay("palm_beach", 1, 0, 1);
        moor(0, 0, "sea");
        show_top("timber_point");
        set_market(DOMESTIC, WOOD, 9);
        set_market(DOMESTIC, FISH, 9);
        set_market(EXPORT, FISH, exports ? 6 : 0);
        does(0, "explore");
        does(0, "keep");
        does(0, "place 1 -1 a3");
        does(0, "send %d", boat(0, 0, "sea"));
        must_ask(0, "discover_own_cube");
        may_only(0, exports ? "own_cube wood" : "own_cube fish; own_cube wood");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vector_20_first_placement),
        cmocka_unit_test(vector_21_second_placement),
        cmocka_unit_test(vector_22_inland_hex),
        cmocka_unit_test(vector_23_plain_against_mountain),
        cmocka_unit_test(vector_24_strait_harvest),
        cmocka_unit_test(vector_25_strait_reproduction),
        cmocka_unit_test(vector_26_recruit_by_ship),
        cmocka_unit_test(vector_27_convoy),
        cmocka_unit_test(vector_28_engaged_ship),
        cmocka_unit_test(vector_29_limit_at_the_end_of_migration),
        cmocka_unit_test(vector_55_turn_zero_refusal),
        cmocka_unit_test(vector_57_turn_zero_guest),
        cmocka_unit_test(vector_61_overfull_region),
        cmocka_unit_test(vector_65_last_hex),
        cmocka_unit_test(vector_66_full_zone_at_discovery),
    };
    return cmocka_run_group_tests_name("archipelago: vectors of the map", tests, NULL, NULL);
}
