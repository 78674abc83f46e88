/* test_progress.c - the 24 progress cards (2.11, 4.7.12), the four wonders (2.12) among them: when each can
 * be used or built, what it costs and does, and what another player pays its owner. */
#include "../../support/archipelago_given.h"

/* The icon that a unit of seat 0 works on, doubled. */
static void doubles(const char *card, const char *face, int res, int icon, int price)
{
    static const char *const words[] = { "fruit", "cattle", "fish", "wood", "stone", "iron" };
    given_card(card);
    int x = lay(face, 5, 5, 0);
    may_not(0, "use_card %s", card); /* nobody could harvest */
    if (res == FISH)
        moor(0, x, "sea");
    else
        stand(0, x, "A");
    does(0, "use_card %s", card);
    does(0, "harvest %s", words[res]);
    does(0, "deploy %d %d %d", x, icon, res == FISH ? boat(0, x, "sea") : who(0, x, "A"));
    has_cubes(0, res, 2);
    must_be_used(card, 10 - price, 0);
    given_card(card); /* wasted on another harvest, and gone with the round */
    x = lay(face, 5, 5, 0);
    if (res == FISH)
        moor(0, x, "sea");
    else
        stand(0, x, "A");
    does(0, "use_card %s", card);
    does(0, "tax");
    does(0, "end_round");
    begin_round(0);
    does(0, "harvest %s", words[res]);
    does(0, "deploy %d %d %d", x, icon, res == FISH ? boat(0, x, "sea") : who(0, x, "A"));
    has_cubes(0, res, 1);
    given_card(card); /* the action of the round must be open */
    x = lay(face, 5, 5, 0);
    if (res == FISH)
        moor(0, x, "sea");
    else
        stand(0, x, "A");
    does(0, "tax");
    may_not(0, "use_card %s", card);
}

static void a25_fishing_nets(void **state)
{
    (void)state;
    doubles("fishing_nets", "palm_beach", FISH, 0, 1);
}

static void a26_plantation(void **state)
{
    (void)state;
    doubles("plantation", "palm_beach", FRUIT, 1, 1);
}

static void a27_stock_farming(void **state)
{
    (void)state;
    doubles("stock_farming", "great_pasture", CATTLE, 0, 1);
}

static void a28_sawmill(void **state)
{
    (void)state;
    doubles("sawmill", "forest_coast", WOOD, 1, 1);
}

static void a29_quarrying(void **state)
{
    (void)state;
    doubles("quarrying", "stone_cape", STONE, 2, 1);
}

static void a30_mining(void **state)
{
    (void)state;
    doubles("mining", "ore_mountain", IRON, 2, 2);
}

static void a31_local_trade(void **state)
{
    (void)state;
    given_card("local_trade");
    set_cubes(0, FISH, 2);
    does(0, "use_card local_trade");
    may_not(0, "sell export fish");
    does(0, "sell domestic fish");
    must_be_used("local_trade", 16, 0); /* one only */
}

static void a32_overseas_trade(void **state)
{
    (void)state;
    given_card("overseas_trade");
    may_not(0, "use_card overseas_trade"); /* an empty market, nothing to sell */
    set_cubes(0, STONE, 1);
    does(0, "use_card overseas_trade");
    may_only(0, "sell export stone");
    does(0, "sell export stone");
    must_be_used("overseas_trade", 18, 0);
}

static void a33_expansionism(void **state)
{
    (void)state;
    given_card("expansionism");
    may_not(0, "use_card expansionism");
    int x = lay("oldwood", 5, 5, 0), y = lay("green_hills", 6, 5, 0);
    stand(0, x, "A");
    does(0, "use_card expansionism");
    does(0, "pick %d", who(0, x, "A"));
    does(0, "move %d A", y);
    does(0, "stop");
    must_be_used("expansionism", 8, 0);
    can(0, "migrate");
}

static void a34_emigration(void **state)
{
    (void)state;
    given_card("emigration");
    colony.sur = 3;
    may_not(0, "use_card emigration");
    raise_on_coasts("port", 4);
    does(0, "use_card emigration");
    assert_int_equal(colony.sur, 0);
    must_be_used("emigration", 9, 0);
}

static void a35_education(void **state)
{
    (void)state;
    given_card("education");
    may_not(0, "use_card education");
    colony.sur = 5;
    does(0, "use_card education");
    assert_int_equal(colony.sur, 3);
    must_be_used("education", 8, 0);
}

static void a36_clergy_donations(void **state)
{
    (void)state;
    for (int two = 0; two < 2; two++) {
        given_card("clergy_donations");
        colony.reb = 4;
        may_not(0, "use_card clergy_donations");
        set_cubes(0, FRUIT, 1);
        set_tokens(0, two);
        does(0, "use_card clergy_donations");
        may_only(0, two ? "one; two" : "one"); /* a token stands for the cattle */
        assert_string_equal(usual_answer(0), "one");
        does(0, two ? "two" : "one");
        assert_int_equal(colony.reb, two ? 2 : 3);
        has_cubes(0, FRUIT, 0);
        assert_int_equal(colony.player[0].tokens, 0);
        must_be_used("clergy_donations", 10, 0);
    }
}

static void a37_amphitheatre(void **state)
{
    (void)state;
    given_card("amphitheatre");
    colony.reb = 4;
    does(0, "use_card amphitheatre");
    assert_int_equal(colony.reb, 3);
    must_be_used("amphitheatre", 12, 1);
}

static void a38_forced_labour(void **state)
{
    (void)state;
    given_card("forced_labour");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    may_not(0, "use_card forced_labour");
    colony.sur = 3;
    set_florins(0, 0);
    does(0, "use_card forced_labour");
    does(0, "hire %d A", x);
    assert_int_equal(colony.reb, 0); /* only when it is over */
    does(0, "hire %d A", x);
    assert_int_equal(colony.reb, 2);
    assert_int_equal(colony.sur, 1);
    assert_int_equal(count_units(0, x, "A", false), 3);
    must_be_used("forced_labour", 0, 1);
}

/* A chain of sea: start, islet, lagoon; and a port that another cannot enter. */
static void a39_navigation(void **state)
{
    (void)state;
    given_colony(3, "");
    own(0, "navigation");
    may_not(0, "use_card navigation");
    lay("pearl_islet", 1, -1, 0);
    int far = lay("lagoon", 2, -2, 0), farther = lay("granite_isle", 3, -3, 0);
    raise_building("port", far, "A");
    moor(0, 0, "sea");
    moor_as(0, 0, "sea", BY_WORK);
    does(0, "use_card navigation");
    may_only(0, "pick 10");
    does(0, "pick 10");
    may_not(0, "move %d sea", farther);
    may_only(0, "move 1 sea; move 2 sea; move 2 port");
    does(0, "move %d port", far);
    must_be_used("navigation", 9, 0);
    assert_int_equal(controller(far, "port"), 0);
}

static void a40_medicine(void **state)
{
    (void)state;
    given_card("medicine");
    int x = lay("palm_beach", 5, 5, 0);
    stand_as(1, x, "A", REBEL);
    colony.reb = 3;
    may_not(0, "use_card medicine"); /* own rebels only */
    stand_as(0, x, "A", REBEL);
    does(0, "use_card medicine");
    may_only(0, "heal 0");
    does(0, "heal 0");
    assert_int_equal(colony.reb, 2);
    assert_int_equal(arch_rebels(&colony, 0), 0);
    must_be_used("medicine", 9, 0);
}

static void a41_masonry(void **state)
{
    (void)state;
    given_card("masonry");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    may_not(0, "use_card masonry");
    set_cubes(0, STONE, 1);
    does(0, "use_card masonry");
    does(0, "build");
    may_only(0, "temple");
    does(0, "temple");
    does(0, "by %d A", who(0, x, "A"));
    has_cubes(0, STONE, 0);
    assert_int_equal(colony.discount, 0);
    must_be_used("masonry", 8, 0);
}

/* It counts for the next building or ship of the round alone. */
static void a42_carpentry(void **state)
{
    (void)state;
    given_card("carpentry");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    does(0, "use_card carpentry");
    does(0, "build");
    may_only(0, "ship");
    does(0, "ship");
    does(0, "by %d A", who(0, x, "A"));
    assert_int_equal(count_units(0, x, "sea", true), 1);
    must_be_used("carpentry", 8, 0);
    given_card("carpentry");
    x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    does(0, "use_card carpentry");
    does(0, "tax");
    does(0, "end_round");
    begin_round(0);
    may_not(0, "build");
}

static void a43_agriculture(void **state)
{
    (void)state;
    given_card("agriculture");
    does(0, "use_card agriculture");
    may_only(0, "take fruit; take cattle");
    does(0, "take cattle");
    has_cubes(0, CATTLE, 1);
    must_be_used("agriculture", 9, 0);
}

static void a44_banking(void **state)
{
    static const char *const more[] = { "king", "pope", "spy", "thief", "sawmill", "mining" };
    (void)state;
    given_card("banking");
    does(0, "use_card banking");
    must_be_used("banking", 11, 1);
    given_card("banking");
    for (int k = 0; k < 6; k++)
        own(0, more[k]);
    does(0, "use_card banking"); /* seven cards: at most 6f */
    must_be_used("banking", 16, 1);
    given_colony(3, ""); /* another player must own a card himself */
    own(1, "banking");
    may_not(0, "use_card banking");
}

/* ---- wonders ---- */

/* The wonder stands: its citizen is gone for good, its medals count. */
static void is_built(const char *card, int discs, int medals)
{
    must_ask(0, "round_menu");
    assert_int_equal(colony.card_flags[card_of(card)] & CARD_BUILT, CARD_BUILT);
    assert_int_equal(colony.player[0].on_cards, discs);
    assert_int_equal(points_by(0, PART_MEDALS), medals);
    assert_int_equal(arch_supply(&colony, 0, false) + arch_citizens_on_map(&colony, 0), 9);
    assert_int_equal(n_ways(0, "use_card"), 0); /* part b of the round */
    begin_round(0);
    may_not(0, "wonder %s", card);
    enter_phase(1);
    assert_int_equal(arch_supply(&colony, 0, false) + arch_citizens_on_map(&colony, 0), 9);
}

static void a45_cathedral(void **state)
{
    (void)state;
    given_card("cathedral");
    raise_on_coasts("temple", 3);
    set_cubes(0, STONE, 3);
    colony.reb = 5;
    int x = lay("oldwood", -5, -5, 0);
    stand(0, x, "A");
    may_not(0, "wonder cathedral"); /* he controls no temple */
    stand_as(0, 2, "temple", BY_WORK);
    assert_int_equal(points_by(0, PART_MEDALS), 0);
    does(0, "wonder cathedral");
    may_only(0, "settle 1");
    does(0, "settle %d", who(0, x, "A"));
    assert_int_equal(colony.reb, 2);
    has_cubes(0, STONE, 0);
    is_built("cathedral", 2, 2);
}

static void a46_colossus(void **state)
{
    (void)state;
    given_card("colossus");
    int x = lay("oldwood", -5, -5, 0);
    set_cubes(0, IRON, 2);
    set_tokens(0, 1);
    colony.sur = 5;
    may_not(0, "wonder colossus"); /* no citizen */
    stand_as(0, x, "A", REBEL);
    may_not(0, "wonder colossus");
    stand(0, x, "A");
    colony.card_flags[C_colossus] = CARD_FRESH;
    may_not(0, "wonder colossus"); /* acquired in this turn */
    colony.card_flags[C_colossus] = 0;
    does(0, "wonder colossus");
    does(0, "settle %d", who(0, x, "A"));
    assert_int_equal(colony.sur, 3);
    assert_int_equal(colony.player[0].tokens, 0);
    is_built("colossus", 1, 1);
}

/* Seat 1 has three ports and one ship left: he chooses where it goes. */
static void a47_great_lighthouse(void **state)
{
    static const char *const faces[] = { "palm_beach", "timber_point", "banana_bay",
                                         "forest_coast" };
    (void)state;
    given_card("great_lighthouse");
    set_cubes(0, IRON, 1);
    set_cubes(0, STONE, 2);
    for (int k = 0; k < 4; k++) {
        int x = lay(faces[k], 2 * k, 6, 0);
        raise_building("port", x, "A");
        stand(k == 3 ? 0 : 1, x, "port");
    }
    for (int k = 0; k < 3; k++)
        moor(1, 0, "sea");
    stand(0, 5, "A");
    does(0, "wonder great_lighthouse");
    does(0, "settle %d", who(0, 5, "A"));
    must_ask(1, "lighthouse_ship");
    may_only(1, "launch 2; launch 3; launch 4");
    does(1, "launch 3");
    assert_int_equal(count_units(1, 3, "sea", true), 1);
    assert_int_equal(count_units(0, 5, "sea", true), 1);
    assert_int_equal(arch_supply(&colony, 1, true), 0);
    is_built("great_lighthouse", 1, 1);
}

static void a48_pyramid(void **state)
{
    (void)state;
    given_card("pyramid");
    int x = lay("oldwood", -5, -5, 0);
    stand(0, x, "A");
    set_cubes(0, STONE, 4);
    set_discs(0, 3, 1);
    may_not(0, "wonder pyramid"); /* two discs */
    set_discs(0, 3, 2);
    does(0, "wonder pyramid");
    does(0, "settle %d", who(0, x, "A"));
    assert_int_equal(colony.reb, 2);
    has_cubes(0, STONE, 0);
    is_built("pyramid", 2, 2);
}

/* ---- whose card it is ---- */

/* Owner: to the bank. Another: one florin more, to the owner; the discs are his own. */
static void others_pay_the_owner(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(2, 9);
    own(1, "education");
    own(1, "amphitheatre");
    own(1, "agriculture");
    colony.sur = 9;
    colony.reb = 3;
    set_florins(0, 2);
    may_not(0, "use_card education"); /* 2f + 1f */
    does(0, "use_card agriculture");  /* 1f + 1f */
    does(0, "take fruit");
    has_florins(0, 0);
    has_florins(1, 12);
    begin_round(1);
    may_not(1, "use_card agriculture"); /* engaged for its owner too */
    begin_round(2);
    does(2, "use_card amphitheatre"); /* no florin cost: 1f */
    has_florins(2, 11);
    has_florins(1, 13);
    assert_int_equal(colony.player[2].on_cards, 1);
    begin_round(1);
    int bank = colony.bank;
    does(1, "use_card education");
    has_florins(1, 11);
    assert_int_equal(colony.bank, bank + 2);
}

static void wonders_are_their_owner_s(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = crowd(0, 2);
    crowd(2, 5);
    own(1, "colossus");
    set_cubes(0, IRON, 3);
    may_not(0, "wonder colossus");
    may_not(0, "use_card colossus");
    assert_true(who(0, x, "A") == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a25_fishing_nets),     cmocka_unit_test(a26_plantation),
        cmocka_unit_test(a27_stock_farming),    cmocka_unit_test(a28_sawmill),
        cmocka_unit_test(a29_quarrying),        cmocka_unit_test(a30_mining),
        cmocka_unit_test(a31_local_trade),      cmocka_unit_test(a32_overseas_trade),
        cmocka_unit_test(a33_expansionism),     cmocka_unit_test(a34_emigration),
        cmocka_unit_test(a35_education),        cmocka_unit_test(a36_clergy_donations),
        cmocka_unit_test(a37_amphitheatre),     cmocka_unit_test(a38_forced_labour),
        cmocka_unit_test(a39_navigation),       cmocka_unit_test(a40_medicine),
        cmocka_unit_test(a41_masonry),          cmocka_unit_test(a42_carpentry),
        cmocka_unit_test(a43_agriculture),      cmocka_unit_test(a44_banking),
        cmocka_unit_test(a45_cathedral),        cmocka_unit_test(a46_colossus),
        cmocka_unit_test(a47_great_lighthouse), cmocka_unit_test(a48_pyramid),
        cmocka_unit_test(others_pay_the_owner), cmocka_unit_test(wonders_are_their_owner_s),
    };
    return cmocka_run_group_tests_name("archipelago: progress cards", tests, NULL, NULL);
}
