/* test_vectors_rounds.c - vectors of section 9 about the action phase, deals and the end: 30, 39 to 41, 43
 * to 50, 52 to 54, 59, 64, 68, 70, 72. */
#include "../../support/archipelago_given.h"

static void vector_30_tax(void **state)
{
    (void)state;
    for (int poor = 0; poor < 2; poor++) {
        given_colony(3, "length=long");
        int x = lay("palm_beach", 5, 5, 0);
        raise_building("town", x, "A");
        raise_building("temple", x, "A");
        stand(0, x, "town");
        stand_as(0, x, "@1", BY_WORK);
        int y = lay("oldwood", -5, -5, 0);
        stand_as(0, y, "@0", BY_WORK);
        stand(0, y, "A");
        stand_as(0, y, "A", REBEL);
        moor(0, x, "sea");
        moor(0, 0, "sea");
        set_objective(1, 0, "L10");
        if (poor)
            set_bank(5, 2);
        watch();
        does(0, "tax");
        assert_int_equal(colony.reb, 1);
        has_florins(0, poor ? 15 : 19);
        assert_int_equal(colony.end_pending, poor);
        assert_int_equal(colony.player[1].shown, poor);
        assert_true(!poor || was_news(2, "objective_shown 1 L10; end_near - L10"));
    }
}

/* A place in the north east of the start where seat 0 can go by ship. */
static void explore_there(void)
{
    lay("palm_beach", 1, 0, 1);
    moor(0, 0, "sea");
    show_top("timber_point");
    does(0, "explore");
    does(0, "keep");
    does(0, "place 1 -1 a3");
    does(0, "send %d", boat(0, 0, "sea"));
}

static void vector_39_extra_disc(void **state)
{
    (void)state;
    given_colony(4, "");
    set_tokens(2, 7);
    colony.player[1].has_passed = 1;
    set_discs(1, 3, 0);
    set_discs(3, 5, 5);
    explore_there();
    assert_int_equal(colony.stack[0], 0);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(colony.player[seat].discs, 4);
    assert_int_equal(colony.player[3].discs, 5);
    assert_int_equal(colony.player[1].ready, 1);
    go_until(0, "round_menu");
    does(0, "end_round");
    must_ask(1, "round_menu");
}

static void vector_40_end_of_round(void **state)
{
    (void)state;
    given_colony(4, "");
    static const char *const faces[] = { "palm_beach", "timber_point", "banana_bay" };
    for (int k = 0; k < 3; k++)
        raise_building("temple", lay(faces[k], 2 * k, 8, 0), "A");
    int x = lay("forest_coast", -5, -5, 0);
    raise_building("port", x, "A");
    stand(0, x, "A");
    moor(0, x, "port");
    crowd(1, 3);
    own(0, "agitator");
    set_cubes(0, STONE, 2);
    set_cubes(0, WOOD, 1);
    set_objective(0, 0, "S03");
    set_objective(1, 0, "S04");
    set_objective(3, 0, "S01");
    watch();
    does(0, "build");
    does(0, "temple");
    does(0, "by %d A", who(0, x, "A"));
    assert_true(colony.end_pending);
    assert_int_equal(colony.player[3].shown, 1);
    assert_int_equal(colony.player[0].shown, 0);
    must_ask(0, "round_menu");
    can(0, "use_card agitator");
    does(0, "use_port %d", x);
    does(0, "sell export wood");
    does(0, "stop");
    must_ask(0, "round_menu");
    does(0, "end_round");
    assert_true(colony.h.over);
    assert_false(colony.independent);
    assert_int_equal(colony.player[0].shown, 1);
}

static void vector_41_port_control_change(void **state)
{
    (void)state;
    for (int used = 0; used < 2; used++) {
        given_colony(3, "");
        int x = lay("palm_beach", 1, 0, 1);
        raise_building("town", x, "A");
        raise_building("port", x, "A");
        stand(0, x, "town");
        moor(1, x, "port");
        if (used)
            colony.region[x].used = 1u << PORT;
        assert_int_equal(controller(x, "port"), 1);
        may_not(0, "use_port %d", x);
        set_cubes(0, FISH, 1);
        begin_round(1);
        does(1, "migrate");
        does(1, "pick %d", boat(1, x, "port"));
        does(1, "move 0 sea");
        does(1, "stop");
        assert_int_equal(controller(x, "port"), 0);
        begin_round(0);
        assert_int_equal(may(0, "use_port %d", x), !used);
    }
}

static void vector_43_consent(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    moor(1, x, "sea");
    begin_round(1);
    may_not(1, "harvest fish");
    colony.unit[who(0, x, "town")].flags = REBEL;
    can(1, "harvest fish");
}

static void vector_44_sell_a_token(void **state)
{
    (void)state;
    given_colony(3, "");
    set_tokens(0, 1);
    set_market(DOMESTIC, IRON, 6);
    set_cubes(1, IRON, 3);
    assert_int_equal(colony.supply[IRON], 1);
    does(0, "trade");
    may_not(0, "sell export iron");
    does(0, "sell_token export iron");
    has_florins(0, 19);
    assert_int_equal(colony.market[EXPORT][IRON], 1);
    assert_int_equal(colony.supply[IRON], 0);
    assert_int_equal(colony.player[0].tokens, 0);
}

/* 4.7.5: the cube comes from the bank, so there must be one. */
static void no_token_is_sold_as_what_the_bank_lacks(void **state)
{
    (void)state;
    given_colony(3, "");
    set_tokens(0, 1);
    set_market(DOMESTIC, IRON, 6);
    set_cubes(1, IRON, 4);
    assert_int_equal(colony.supply[IRON], 0);
    does(0, "trade");
    may_not(0, "sell_token export iron");
    can(0, "sell_token export stone");
}

static void vector_45_wonder_and_population(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = crowd(0, 10);
    own(0, "colossus");
    set_cubes(0, IRON, 3);
    colony.reb = 10;
    colony.sur = 5;
    does(0, "wonder colossus");
    does(0, "settle %d", who(0, x, "A"));
    assert_int_equal(colony.pop, 9);
    assert_true(colony.h.over);
    assert_true(colony.independent);
}

static void vector_46_minimal_cost(void **state)
{
    static const char *const shown[] = { "mining", "king", "pope", "thief", "spy" };
    (void)state;
    given_colony(3, "");
    lay_track("admiral architect barbarian diplomat exporter");
    own(0, "researcher");
    set_florins(0, 5);
    does(0, "use_card researcher");
    for (int k = 0; k < 5; k++)
        luck("draws %s", shown[k]);
    may_only(0, "acquire mining; none");
    does(0, "acquire mining");
    has_florins(0, 0);
    assert_int_equal(colony.card_at[C_mining], 0);
    assert_int_equal(colony.n_discards, 4);
}

static void vector_47_pacifist(void **state)
{
    (void)state;
    given_colony(4, "length=long");
    set_objective(2, 0, "L09");
    for (int seat = 0; seat < 4; seat++)
        crowd(seat, seat ? 8 : 7);
    colony.reb = 20;
    assert_int_equal(colony.pop, 31);
    assert_int_equal(points_by(2, PART_PACIFIST), 3);
    assert_int_equal(points_by(1, PART_PACIFIST), 0);
    colony.reb = 21;
    assert_int_equal(points_by(2, PART_PACIFIST), 0);
}

static void vector_48_building_tokens(void **state)
{
    static const char *const faces[] = { "palm_beach",    "timber_point", "banana_bay",
                                         "forest_coast",  "mango_coast",  "marble_coast",
                                         "grazing_shore", "coconut_grove" };
    (void)state;
    given_colony(3, "");
    for (int k = 0; k < 8; k++) {
        int x = lay(faces[k], 2 * k - 8, 6, 0);
        raise_building("market", x, "A");
        if (k < 4)
            raise_building("port", x, "A");
    }
    int x = lay("bamboo_shore", -5, -5, 0);
    stand(0, x, "A");
    for (int res = 0; res < N_RES; res++)
        set_cubes(0, res, 2);
    does(0, "build");
    may_only(0, "town; temple; market; port; ship");
    begin_round(0);
    set_discs(0, 3, 3);
    raise_building("port", x - 1, "A");
    does(0, "build");
    may_only(0, "town; temple; ship");
}

static void vector_49_thresholds(void **state)
{
    (void)state;
    given_colony(5, "length=long");
    for (int k = 0; k < 15; k++) {
        assert_false(arch_is_met_now(&colony, objective_of("L08")));
        moor(k % 5, 0, "sea");
    }
    assert_true(arch_is_met_now(&colony, objective_of("L08")));
    given_colony(4, "length=long");
    deck_of(43 - 19, 0, 0);
    assert_false(arch_is_met_now(&colony, objective_of("L06")));
    own(1, arch_card_words[colony.track[0]]);
    assert_true(arch_is_met_now(&colony, objective_of("L06")));
}

static void vector_50_archbishop(void **state)
{
    static const char *const faces[] = { "palm_beach", "timber_point", "banana_bay", "forest_coast",
                                         "mango_coast" };
    static const int change[] = { 1, 1, 1, 2, 2, 3 };
    (void)state;
    for (int n = 0; n <= 5; n++) {
        given_colony(3, "");
        crowd(0, 8);
        own(0, "archbishop");
        for (int k = 0; k < n; k++)
            raise_building("temple", lay(faces[k], 2 * k, 6, 0), "A");
        colony.reb = 6;
        does(0, "use_card archbishop");
        assert_int_equal(colony.reb, 6 - change[n]);
        has_florins(0, 9);
    }
}

static void vector_52_deal(void **state)
{
    (void)state;
    given_colony(3, "");
    set_florins(1, 4);
    set_cubes(0, WOOD, 2);
    begin_round(1);
    does(1, "deal 0");
    assert_int_equal(n_ways(1, "offer"), 4);
    assert_int_equal(n_ways(1, "ask"), 135 - 4); /* amendment 4: all that is not his own */
    does(1, "offer 4");
    does(1, "want wood");
    does(1, "want wood");
    can(1, "propose");
    struct arch_state asked = colony;
    does(1, "propose");
    must_ask(0, "deal_answer");
    may_only(0, "accept; reject; counter");
    assert_string_equal(usual_answer(0), "reject");
    does(0, "accept");
    has_cubes(1, WOOD, 2);
    has_cubes(0, WOOD, 0);
    has_florins(0, 14);
    has_florins(1, 0);
    must_ask(1, "round_menu");
    colony = asked;
    does(1, "propose");
    does(0, "reject");
    has_cubes(0, WOOD, 2);
    has_florins(1, 4);
    must_ask(1, "round_menu");
    does(1, "deal 0");
    does(1, "ask 1");
    does(1, "propose");
    does(0, "reject");
    can(1, "deal 0"); /* amendment 5: refused ones are not counted */
    can(1, "deal 2");
}

static void vector_53_permit_life(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("forest_coast", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    stand(1, x, "A");
    stand(1, x, "A");
    begin_round(1);
    may_not(1, "harvest wood");
    does(1, "deal 0");
    does(1, "no_money");
    does(1, "want_permit %d", x);
    does(1, "want_permit %d", x);
    does(1, "propose");
    does(0, "accept");
    does(1, "harvest wood");
    does(1, "deploy %d 1 %d", x, who(1, x, "A"));
    does(1, "stop");
    has_cubes(1, WOOD, 1);
    has_florins(1, 10);
    does(1, "end_round");
    begin_round(1);
    may_not(1, "harvest wood");
}

static void vector_54_forbidden_deal(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = crowd(1, 2);
    own(1, "colossus");
    own(1, "king");
    own(0, "thief");
    set_tokens(1, 1);
    colony.card_flags[C_colossus] = CARD_BUILT;
    stand(0, x, "A");
    does(0, "deal 1");
    does(0, "no_money");
    may_only(0, "want fruit; want cattle; want fish; want wood; want stone; want iron; want token; "
                "give_card thief; want_card king; withdraw");
    does(0, "want token");
    may_only(0, "want token; give_card thief; want_card king; propose; withdraw");
    assert_false(asks(1, "deal_goods"));
}

static void vector_59_tokens_fill_gaps(void **state)
{
    (void)state;
    for (int stones = 1; stones <= 2; stones++) {
        given_colony(3, "");
        int x = lay("palm_beach", 5, 5, 0);
        stand(0, x, "A");
        set_cubes(0, STONE, stones);
        set_tokens(0, 3);
        set_florins(0, 1);
        does(0, "build");
        does(0, "temple");
        does(0, "by %d A", who(0, x, "A"));
        has_cubes(0, STONE, 0);
        has_florins(0, 0);
        assert_int_equal(colony.player[0].tokens, stones == 1 ? 2 : 3);
        assert_int_equal(count_units(0, x, "temple", false), 1);
    }
}

static void vector_64_terms(void **state)
{
    (void)state;
    for (int doubled = 0; doubled < 2; doubled++) {
        given_colony(3, "");
        int x = lay("forest_coast", 5, 5, 0);
        raise_building("town", x, "A");
        stand(0, x, "town");
        stand(1, x, "A");
        stand(1, x, "A");
        does(0, "terms %d", x);
        does(0, "price 2");
        begin_round(1);
        set_florins(1, doubled ? 4 : 3);
        if (doubled) {
            own(1, "sawmill");
            does(1, "use_card sawmill");
        }
        does(1, "harvest wood");
        does(1, "deploy %d 1 %d", x, who(1, x, "A"));
        has_florins(1, 1);
        has_florins(0, 12);
        has_cubes(1, WOOD, doubled ? 2 : 1);
        must_ask(1, "round_menu"); /* no second unit: 1f is not enough */
    }
    given_colony(3, "");
    int x = lay("forest_coast", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    stand(1, x, "A");
    does(0, "terms %d", x);
    does(0, "price 2");
    colony.unit[who(0, x, "town")].flags = REBEL;
    begin_round(1);
    does(1, "harvest wood");
    does(1, "deploy %d 1 %d", x, who(1, x, "A"));
    has_florins(1, 10);
    has_florins(0, 10);
}

static void vector_68_options(void **state)
{
    struct vk_refusal no;
    struct vk_setup cfg = setup_of(&archipelago_game, 5, "more_spice=on family=on");
    (void)state;
    assert_int_equal(vk_start(&archipelago_game, &colony, &cfg, &no, NULL), VK_ERR_SETUP);
    assert_int_equal(no.option, O_FAMILY);
    start_game(&archipelago_game, &colony, 4, "more_spice=on family=on");
    go_until(0, "choose_objective");
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(colony.player[seat].n_objectives, 2);
    may_only(0, "drop 0; drop 1");
    go_until(0, "bid_order");
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(colony.player[seat].n_objectives, 1);
}

static void vector_70_thief(void **state)
{
    (void)state;
    given_colony(3, "");
    own(0, "thief");
    set_cubes(1, FISH, 3);
    set_cubes(1, IRON, 1);
    does(0, "use_card thief");
    may_only(0, "rob 1; rob 2"); /* whoever has cubes: amendment 4 */
    does(0, "rob 1");
    must_ask(1, "thief_hide");
    may_only(1, "hold fish fish; hold fish iron; hold iron fish");
    does(1, "hold iron fish");
    must_ask(0, "thief_pick");
    may_only(0, "left; right");
    does(0, "left");
    has_cubes(0, IRON, 1);
    has_cubes(1, IRON, 0);
    has_cubes(1, FISH, 3);
    assert_true(was_news(2, "robbed 0 1 iron"));
    assert_int_equal(colony.player[1].slot[0], VK_NONE);
    assert_int_equal(colony.player[1].slot[1], VK_NONE);
    given_colony(3, "");
    own(0, "thief");
    set_cubes(1, IRON, 1);
    does(0, "use_card thief");
    does(0, "rob 1");
    may_only(1, "hold iron nothing; hold nothing iron");
    does(1, "hold nothing iron");
    does(0, "left");
    has_cubes(1, IRON, 1);
}

static void vector_72_automatic_pass(void **state)
{
    (void)state;
    for (int can_use = 0; can_use < 2; can_use++) {
        given_colony(3, "deals=plain");
        crowd(0, 3);
        set_discs(1, 3, 0);
        colony.reb = 2;
        if (can_use) {
            own(0, "clergy_donations");
            set_cubes(1, FRUIT, 1);
        }
        does(0, "tax");
        does(0, "end_round");
        must_ask(can_use ? 1 : 2, "round_menu");
        if (can_use)
            may_only(1, "use_card clergy_donations; end_round");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vector_30_tax),
        cmocka_unit_test(vector_39_extra_disc),
        cmocka_unit_test(vector_40_end_of_round),
        cmocka_unit_test(vector_41_port_control_change),
        cmocka_unit_test(vector_43_consent),
        cmocka_unit_test(vector_44_sell_a_token),
        cmocka_unit_test(no_token_is_sold_as_what_the_bank_lacks),
        cmocka_unit_test(vector_45_wonder_and_population),
        cmocka_unit_test(vector_46_minimal_cost),
        cmocka_unit_test(vector_47_pacifist),
        cmocka_unit_test(vector_48_building_tokens),
        cmocka_unit_test(vector_49_thresholds),
        cmocka_unit_test(vector_50_archbishop),
        cmocka_unit_test(vector_52_deal),
        cmocka_unit_test(vector_53_permit_life),
        cmocka_unit_test(vector_54_forbidden_deal),
        cmocka_unit_test(vector_59_tokens_fill_gaps),
        cmocka_unit_test(vector_64_terms),
        cmocka_unit_test(vector_68_options),
        cmocka_unit_test(vector_70_thief),
        cmocka_unit_test(vector_72_automatic_pass),
    };
    return cmocka_run_group_tests_name("archipelago: vectors of rounds", tests, NULL, NULL);
}
