/* test_vectors_rulebook.c - the worked examples of the rulebook: vectors 1 to 18b of section 9. */
#include "../../support/archipelago_given.h"

/* Seat 0 has drawn three hexes in turn zero, and has put one of their faces east of the start. */
static void explore_first(int a, int b, int c, const char *face, int rot)
{
    start_game(&archipelago_game, &colony, 3, "");
    luck("starts 0");
    luck("starts 1");
    luck("hex %d", a);
    luck("hex %d", b);
    luck("hex %d", c);
    does(0, "choose %s", face);
    does(0, "put 0 %d", rot);
}

static void vector_1_population_after_turn_zero(void **state)
{
    (void)state;
    start_game(&archipelago_game, &colony, 4, "");
    go_until(0, "bid_order");
    assert_int_equal(colony.pop, 8);
    assert_int_equal(colony.ships, 4);
    assert_int_equal(colony.n_regions, 5);
}

static void vector_2_discovery_choice(void **state)
{
    static const char *const cubes[] = { "fish", "wood" };
    (void)state;
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++) {
            explore_first(12, 20, 7, "timber_point", 1);
            may_only(0, "market_cube fish; market_cube wood");
            does(0, "market_cube %s", cubes[i]);
            may_only(0, "own_cube fish; own_cube wood");
            does(0, "own_cube %s", cubes[k]);
            assert_int_equal(colony.market[DOMESTIC][FISH], i == 0 ? 2 : 1);
            assert_int_equal(colony.market[DOMESTIC][WOOD], i == 1 ? 2 : 1);
            has_cubes(0, k == 0 ? FISH : WOOD, 1);
        }
}

static void vector_3_discovery_two_different_icons(void **state)
{
    (void)state;
    explore_first(12, 20, 7, "bamboo_shore", 1);
    may_only(0, "market_cube fruit; market_cube wood");
    does(0, "market_cube fruit");
    may_only(0, "own_cube wood");
}

static void vector_4_discovery_twin_icons(void **state)
{
    (void)state;
    explore_first(12, 20, 7, "grazing_shore", 2);
    may_only(0, "market_cube cattle");
    does(0, "market_cube cattle");
    may_only(0, "own_cube cattle");
    does(0, "own_cube cattle");
    assert_int_equal(colony.market[DOMESTIC][CATTLE], 2);
    has_cubes(0, CATTLE, 1);
}

/* SUR 4 at first: its row changes nothing, neither before nor after. */
static void vector_5_domestic_glut(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(1, 8);
    colony.sur = 4;
    set_market(DOMESTIC, FISH, 5);
    set_market(DOMESTIC, IRON, 6);
    set_market(DOMESTIC, WOOD, 3);
    enter_phase(3);
    assert_int_equal(colony.sur, 5);
    assert_int_equal(colony.reb, 1);
    assert_true(was_news(0, "glut - domestic fish 2; surplus - 1 5; "
                            "glut - domestic iron 3; rebellion - 1 1"));
}

static void vector_6_stability_rows(void **state)
{
    (void)state;
    given_colony(5, "");
    for (int seat = 0; seat < 5; seat++)
        crowd(seat, 3);
    colony.sur = 4;
    enter_phase(3);
    assert_int_equal(colony.pop, 15);
    assert_int_equal(colony.sur, 5);
    assert_int_equal(colony.reb, 0);
    for (int seat = 0; seat < 5; seat++)
        crowd(seat, 4);
    colony.sur = 4;
    enter_phase(3);
    assert_int_equal(colony.pop, 35);
    assert_int_equal(colony.sur, 5);
    assert_int_equal(colony.reb, 1);
}

static void vector_7_surplus_row(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 8);
    colony.sur = 15;
    enter_phase(3);
    assert_int_equal(colony.reb, 2);
}

static void vector_8_crisis_back_b01(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    int there = crowd(0, 6);
    set_back("B01");
    set_market(EXPORT, CATTLE, 2);
    enter_phase(4);
    must_ask(0, "crisis_domestic_turn");
    does(0, "consume_market");
    for (int k = 0; k < 6; k++)
        does(0, "stand %d", who(0, there, "A") + k);
    assert_int_equal(colony.reb, 0);
    must_ask(0, "crisis_export_turn");
    does(0, "consume_market");
    does(0, "consume_market");
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
    assert_int_equal(colony.reb, 1);
    must_ask(0, "round_menu");
}

static void trade(const char *text)
{
    begin_round(0);
    does(0, "trade");
    does(0, "%s", text);
}

static void vector_9_prices(void **state)
{
    (void)state;
    given_colony(3, "");
    set_florins(0, 20);
    set_market(DOMESTIC, FISH, 5);
    trade("buy domestic fish");
    has_florins(0, 16);
    trade("buy domestic fish");
    has_florins(0, 12);
    trade("buy domestic fish");
    has_florins(0, 6);
    assert_int_equal(colony.market[DOMESTIC][FISH], 2);
    given_colony(3, "");
    set_market(DOMESTIC, FISH, 5);
    set_cubes(0, FISH, 2);
    trade("sell domestic fish");
    has_florins(0, 14);
    trade("sell domestic fish");
    has_florins(0, 17);
    assert_int_equal(colony.market[DOMESTIC][FISH], 7);
}

static void vector_10_recruitment_price(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("cattle_plain", 5, 5, 0), y = lay("oldwood", -5, -5, 0);
    stand(0, x, "A");
    stand(0, y, "A");
    colony.sur = 5;
    does(0, "recruit");
    does(0, "hire %d A", x);
    has_florins(0, 7);
    does(0, "hire %d A", x);
    has_florins(0, 4);
    may_not(0, "hire %d A", x);
    does(0, "hire %d A", y);
    has_florins(0, 0);
    assert_int_equal(colony.sur, 2);
    assert_int_equal(colony.pop, 5);
}

/* What a card of the track costs now: somebody who has all the money buys it, and it is undone. */
static int price_of(int seat, int slot)
{
    struct arch_state before = colony;
    set_florins(seat, 30);
    does(seat, "buy_card %d", slot);
    int price = 30 - colony.player[seat].florins;
    colony = before;
    return price;
}

static void vector_11_rotation(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 2);
    lay_track("pirate local_trade king pope thief");
    set_back("B01");
    enter_phase(6);
    assert_int_equal(price_of(0, 0), 3);
    does(0, "rotate 0");
    does(0, "rotate 1");
    must_ask(1, "evolve_first");
    assert_int_equal(price_of(1, 0), 4);
    assert_int_equal(price_of(1, 1), 2);
    does(1, "rotate 0");
    does(1, "rotate 2");
    assert_int_equal(price_of(2, 0), 5);
    does(2, "rotate 0");
    assert_int_equal(colony.card_at[C_pirate], CARD_DISCARDS);
    does(2, "rotate 3");
    must_ask(VK_CHANCE, "card_draw");
    luck("draws exporter");
    assert_int_equal(colony.track[0], C_exporter);
    assert_int_equal(colony.turned[0], 0);
    must_ask(VK_CHANCE, "back_draw");
    luck("back B29");
    must_ask(0, "crisis_domestic_turn");
    assert_true(was_news(0, "crisis_began - domestic wood 5"));
}

static void vector_12_sawmill(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("forest_coast", 5, 5, 0);
    for (int k = 0; k < 3; k++)
        stand(0, x, "A");
    own(1, "sawmill");
    does(0, "use_card sawmill");
    has_florins(0, 8);
    has_florins(1, 12);
    does(0, "harvest wood");
    for (int icon = 1; icon <= 3; icon++)
        does(0, "deploy %d %d %d", x, icon, who(0, x, "A"));
    has_cubes(0, WOOD, 6);
    must_ask(0, "round_menu");
    for (int icon = 1; icon <= 3; icon++)
        assert_int_equal(count_units(0, x, (char[]){ '@', (char)('0' + icon), 0 }, false), 1);
    stand(1, x, "A");
    begin_round(1);
    may_not(1, "use_card sawmill");
    enter_phase(1);
    assert_int_equal(colony.card_flags[C_sawmill] & CARD_USED, 0);
    assert_int_equal(count_units(0, x, "A", false), 3);
}

static void vector_13_pirate(void **state)
{
    (void)state;
    given_colony(3, "");
    moor(0, 0, "sea");
    moor(1, 0, "sea");
    own(1, "pirate");
    may_not(0, "use_card pirate");
    begin_round(1);
    does(1, "use_card pirate");
    assert_int_equal(colony.player[1].ready, 2);
    assert_int_equal(colony.player[1].on_cards, 1);
    does(1, "sink %d", boat(0, 0, "sea"));
    assert_int_equal(count_units(0, 0, NULL, true), 0);
    assert_int_equal(arch_supply(&colony, 0, true), 4);
    must_ask(1, "round_menu");
    may_not(1, "use_card pirate");
}

static void vector_14_great_lighthouse(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0), y = lay("timber_point", -5, -5, 0);
    raise_building("port", x, "A");
    raise_building("port", y, "A");
    stand(0, x, "port");
    stand(1, y, "port");
    stand(0, x, "A");
    own(0, "great_lighthouse");
    set_cubes(0, IRON, 1);
    set_cubes(0, STONE, 2);
    does(0, "wonder great_lighthouse");
    does(0, "settle %d", who(0, x, "A"));
    has_cubes(0, IRON, 0);
    has_cubes(0, STONE, 0);
    assert_int_equal(colony.player[0].on_cards, 1);
    assert_int_equal(colony.pop, 2);
    assert_int_equal(arch_supply(&colony, 0, false), 8);
    assert_int_equal(count_units(0, x, "sea", true), 1);
    assert_int_equal(count_units(1, y, "sea", true), 1);
    assert_int_equal(colony.ships, 2);
    assert_int_equal(points_by(0, PART_MEDALS), 1);
}

static void vector_15_two_ports(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0), y = lay("timber_point", -5, -5, 0);
    raise_building("port", x, "A");
    raise_building("port", y, "A");
    stand(0, x, "port");
    moor(0, y, "port");
    set_cubes(0, FISH, 4);
    does(0, "use_port %d", x);
    has_florins(0, 9);
    assert_int_equal(colony.wheel, 1);
    does(0, "sell export fish");
    does(0, "stop");
    may_not(0, "use_port %d", y); /* one in a round */
    does(0, "end_round");
    begin_round(0);
    may_not(0, "use_port %d", x);
    does(0, "use_port %d", y);
    does(0, "sell export fish");
    does(0, "sell export fish");
    must_ask(0, "round_menu");
    assert_int_equal(colony.wheel, 2);
    has_florins(0, 10 - 2 + 5 + 5 + 4);
}

static void vector_16_town_and_rebel(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("temple", x, "A");
    stand(0, x, "town");
    stand(0, x, "A");
    stand(1, x, "A");
    set_cubes(0, FISH, 1);
    set_market(DOMESTIC, FISH, 0);
    set_back("B20"); /* fish 4 */
    crowd(2, 6);
    enter_phase(4);
    may_only(0, "consume_own; done");
    does(0, "consume_own");
    does(0, "stand %d", who(0, x, "town"));
    int far = who(2, arch_region_at(&colony, 10, -6), "A");
    for (int k = 0; k < 3; k++)
        does(0, "stand %d", far + k);
    can(0, "stand_free %d", who(0, x, "A"));
    can(0, "stand_free %d", who(1, x, "A"));
    does(0, "stand_free %d", who(1, x, "A"));
    does(0, "stand_free %d", who(0, x, "A"));
    assert_int_equal(n_ways(0, "stand_free"), 0);
    assert_int_equal(arch_all_rebels(&colony), 3);
}

static const char *const ten_places[] = { "palm_beach",    "timber_point", "forest_coast",
                                          "banana_bay",    "mango_coast",  "green_hills",
                                          "great_pasture", "marble_coast", "native_plains",
                                          "coconut_grove" };

/* Red 0, Yellow 1, Green 2, Blue 3. */
static void vector_17_full_scoring_example(void **state)
{
    static const int temples[] = { 2, 1, 4, 3 };
    (void)state;
    given_colony(4, "length=medium");
    set_objective(0, 0, "M04");
    set_objective(1, 0, "M06");
    set_objective(2, 0, "M05");
    set_objective(3, 0, "M10");
    set_trends("T09");
    for (int seat = 0, k = 0; seat < 4; seat++)
        for (int i = 0; i < temples[seat]; i++, k++) {
            int x = lay(ten_places[k], 2 * k - 10, 0, 0);
            raise_building("temple", x, "A");
            stand(seat, x, "temple");
        }
    set_market(DOMESTIC, IRON, 0);
    set_cubes(1, IRON, 6);
    set_cubes(0, IRON, 4);
    own(3, "sawmill");
    own(3, "mining");
    own(3, "great_lighthouse");
    colony.card_flags[C_great_lighthouse] = CARD_BUILT;
    own(1, "banking");
    own(1, "medicine");
    own(1, "colossus");
    own(0, "masonry");
    own(2, "king");
    assert_int_equal(all_points(3), 9);
    assert_int_equal(all_points(2), 8);
    assert_int_equal(all_points(0), 7);
    assert_int_equal(all_points(1), 6);
    assert_int_equal(points_by(2, PART_TREND_1), 4);
    assert_int_equal(points_by(3, PART_TREND_1), 3);
    assert_int_equal(points_by(0, PART_TREND_1), 2);
    assert_int_equal(points_by(1, PART_TREND_1), 0);
    assert_int_equal(points_by(3, PART_MEDALS), 1);
    assert_int_equal(points_by(2, PART_MEDALS), 1);
}

/*
 * The start hex is open sea; W is a strait with a ship in it, M and N are coasts east of the start, and
 * inland regions hang on M.
 */
static void vector_18_migration_pictures(void **state)
{
    (void)state;
    given_colony(3, "");
    int m = lay("palm_beach", 1, 0, 2); /* sides PPSSSP: land towards E, NE and SE */
    int plain = lay("cattle_plain", 2, 0, 0);
    int strait = lay("twin_shores", -1, 0, 0);  /* sides SPPSPP: sea to the start and beyond */
    int east = lay("hidden_harbour", 2, -1, 0); /* sides SPPPPP */
    raise_building("temple", m, "A");
    raise_building("market", plain, "A");
    raise_building("port", m, "A");
    stand(0, m, "A");
    stand(0, m, "A");
    stand(0, east, "A");
    moor(0, m, "port");
    stand(0, strait, "A");
    stand(0, strait, "B");
    moor(0, strait, "sea");
    does(0, "migrate");
    does(0, "pick %d", who(0, m, "A"));
    can(0, "move %d temple", m);     /* onto an empty building of the same region */
    can(0, "move %d A", plain);      /* on foot */
    can(0, "move %d market", plain); /* on foot onto a building */
    can(0, "move %d A", strait);     /* chained: two ships, two regions */
    can(0, "move %d B", strait);
    does(0, "move %d temple", m);
    does(0, "pick %d", who(0, east, "A"));
    does(0, "move %d market", plain);
    does(0, "pick %d", who(0, m, "A"));
    does(0, "move %d A", strait); /* by the ship at the port to the start, on by the other */
    does(0, "pick %d", who(0, strait, "B"));
    can(0, "move %d A", m);
    does(0, "move %d A", strait); /* across the strait */
    does(0, "pick %d", boat(0, strait, "sea"));
    does(0, "move 0 sea"); /* then the ship itself */
    does(0, "pick %d", boat(0, m, "port"));
    does(0, "move 0 sea");
    does(0, "stop");
    assert_int_equal(count_units(0, 0, "sea", true), 2);
    assert_int_equal(count_units(0, strait, "A", false), 3);
    assert_int_equal(count_units(0, plain, "market", false), 1);
    assert_int_equal(count_units(0, m, "temple", false), 1);
}

static void vector_18b_dense_ranking(void **state)
{
    struct arch_sight sight;
    int16_t points[ARCH_SEATS] = { 0 };
    (void)state;
    given_colony(4, "");
    set_florins(0, 5);
    set_florins(1, 5);
    set_florins(2, 1);
    set_florins(3, 3);
    arch_look(&colony, &sight);
    arch_rank_points(&colony, &sight, BY_MONEY, 3, points);
    assert_int_equal(points[0], 3);
    assert_int_equal(points[1], 3);
    assert_int_equal(points[3], 2);
    assert_int_equal(points[2], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vector_1_population_after_turn_zero),
        cmocka_unit_test(vector_2_discovery_choice),
        cmocka_unit_test(vector_3_discovery_two_different_icons),
        cmocka_unit_test(vector_4_discovery_twin_icons),
        cmocka_unit_test(vector_5_domestic_glut),
        cmocka_unit_test(vector_6_stability_rows),
        cmocka_unit_test(vector_7_surplus_row),
        cmocka_unit_test(vector_8_crisis_back_b01),
        cmocka_unit_test(vector_9_prices),
        cmocka_unit_test(vector_10_recruitment_price),
        cmocka_unit_test(vector_11_rotation),
        cmocka_unit_test(vector_12_sawmill),
        cmocka_unit_test(vector_13_pirate),
        cmocka_unit_test(vector_14_great_lighthouse),
        cmocka_unit_test(vector_15_two_ports),
        cmocka_unit_test(vector_16_town_and_rebel),
        cmocka_unit_test(vector_17_full_scoring_example),
        cmocka_unit_test(vector_18_migration_pictures),
        cmocka_unit_test(vector_18b_dense_ranking),
    };
    return cmocka_run_group_tests_name("archipelago: vectors of the rulebook", tests, NULL, NULL);
}
