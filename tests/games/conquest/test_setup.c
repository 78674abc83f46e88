/* test_setup.c - section 3: the start of a game with each number of seats, and which options are refused. */
#include "../../support/conquest_given.h"
#include <string.h>

static int in_cup(enum marker_type type)
{
    int n = 0;
    for (int m = 0; m < N_MARKERS; m++)
        n += conq_markers[m].type == type ? sea.cup[m] : 0;
    return n;
}

static void open_tile(int hex, enum tile tile)
{
    assert_int_equal(sea.tile[hex], tile);
    assert_false(hs_has(sea.face_down, hex));
    assert_false(hs_has(sea.unexplored, hex));
    assert_true(hs_has(conq_known(&sea), hex));
}

static void home_of(int side, int hex)
{
    assert_int_equal(sea.home[side], hex);
    must_own(side, hex, 2);
    must_hold(side, hex, "2 wb");
    assert_int_equal(conq_villages_of(&sea, side), 2);
    assert_int_equal(sea.n_pieces[side], 2);
    assert_int_equal(sea.track[side], 4); /* 2 VP in halves */
    assert_int_equal(hs_count(sea.di[side]), 0);
    assert_int_equal(conq_free_markers(&sea, side), 3);
    assert_int_equal(sea.supply[side][WC], 8);
    assert_int_equal(sea.supply[side][TC], 13);
    assert_int_equal(sea.supply[side][WB], 10);
    assert_int_equal(sea.supply[side][COL], 4);
    assert_int_equal(sea.supply[side][RUM], 2);
}

static void v01_setup_3_players(void **state)
{
    (void)state;
    set_game(3, "");
    open_tile(HEX_HIVA, T_hiva);
    open_tile(HEX_FLINT, T_flint);
    open_tile(HEX_NIUE, T_niue);
    assert_true(hs_has(sea.ocean, hex_at(2, -1)));
    assert_true(hs_has(sea.ocean, hex_at(4, -3)));
    assert_int_equal(in_cup(SEA), 29);
    assert_int_equal(in_cup(ISLAND), 26);
    assert_int_equal(in_cup(COURSE), 5);
    assert_int_equal(sea.pool_left, 26);
    assert_int_equal(hs_count(sea.unexplored), 53);
    home_of(0, HEX_TONGA);
    home_of(1, HEX_SAMOA);
    home_of(2, HEX_HIVA);
    must_be_sound();
}

static void v02_setup_4_players(void **state)
{
    (void)state;
    set_game(4, "");
    open_tile(HEX_HIVA, T_hiva);
    open_tile(HEX_FLINT, T_flint);
    open_tile(HEX_NIUE, T_niue);
    open_tile(HEX_RAIATEA, T_raiatea);
    assert_int_equal(in_cup(SEA), 29);
    assert_int_equal(in_cup(ISLAND), 25);
    assert_int_equal(in_cup(COURSE), 5);
    assert_int_equal(sea.pool_left, 25);
    assert_int_equal(hs_count(sea.unexplored), 52);
    home_of(0, HEX_TONGA);
    home_of(1, HEX_SAMOA);
    home_of(2, HEX_HIVA);
    home_of(3, HEX_RAIATEA);
    must_be_sound();
}

static void setup_2_players(void **state)
{
    (void)state;
    set_game(2, "");
    assert_int_equal(in_cup(SEA), 31);
    assert_int_equal(in_cup(ISLAND), 29);
    assert_int_equal(in_cup(COURSE), 5);
    assert_int_equal(sea.pool_left, 29);
    assert_int_equal(hs_count(sea.unexplored), 58);
    assert_true(hs_equal(sea.unexplored, conq_unknown));
    assert_true(hs_equal(sea.ocean, conq_printed_ocean));
    assert_int_equal(hs_count(sea.independent), 11);
    assert_int_equal(sea.deck_left, 28);
    home_of(0, HEX_TONGA);
    home_of(1, HEX_SAMOA);
    must_be_sound();
}

/* 3.4, 3.5: each draw takes a marker of its type out of the cup, seen by all. */
static void setup_draws(void **state)
{
    (void)state;
    assert_true(set_options(4, ""));
    must_outcomes("people tonga 1, people samoa 1, people hiva 1, people raiatea 1");
    luck("people hiva");
    must_hear(VK_SPECTATOR, "people_dealt 0 hiva");
    must_outcomes("people tonga 1, people samoa 1, people raiatea 1");
    luck("people raiatea");
    luck("people samoa");
    if (is_at(VK_CHANCE, "deal_home")) { /* the last seat takes what is left */
        must_outcomes("people tonga 1");
        luck("people tonga");
    }
    int islands = 0, oceans = 0;
    while (is_at(VK_CHANCE, "setup_island") || is_at(VK_CHANCE, "setup_ocean")) {
        bool is_island = is_at(VK_CHANCE, "setup_island");
        if (is_island && islands == 0)
            must_outcomes("knots 1 4, knots 2 16, knots 3 9");
        if (!is_island && oceans == 0)
            must_outcomes("knots 1 14, knots 2 12, knots 3 5");
        luck("knots 3");
        islands += is_island;
        oceans += !is_island;
    }
    assert_int_equal(islands, 4);
    assert_int_equal(oceans, 2);
    assert_int_equal(sea.cup[MK_I3], 5);
    assert_int_equal(sea.cup[MK_O3], 3);
    assert_int_equal(sea.people[0], HIVA);
    assert_int_equal(sea.home[0], HEX_HIVA);
    assert_int_equal(sea.home[3], HEX_TONGA);
    must_be_due(3, "choose_turn_order"); /* Tonga is lowest */
}

static void peoples_in_play(void **state)
{
    (void)state;
    assert_true(set_options(2, ""));
    must_outcomes("people tonga 1, people samoa 1");
    assert_true(set_options(3, ""));
    must_outcomes("people tonga 1, people samoa 1, people hiva 1");
}

static void peoples_are_chosen(void **state)
{
    (void)state;
    assert_true(set_options(3, "choose_home=on"));
    must_be_due(0, "choose_home");
    must_list(0, "people tonga, people samoa, people hiva");
    must_usual(0, "people tonga");
    does(0, "people samoa");
    must_be_due(1, "choose_home");
    must_list(1, "people tonga, people hiva");
    must_usual(1, "people tonga");
    does(1, "people hiva");
    if (is_at(2, "choose_home"))
        does(2, "people tonga");
    while (is_at(VK_CHANCE, "setup_island") || is_at(VK_CHANCE, "setup_ocean"))
        luck("knots 2");
    assert_int_equal(sea.home[0], HEX_SAMOA);
    assert_int_equal(sea.home[1], HEX_HIVA);
    assert_int_equal(sea.home[2], HEX_TONGA);
    must_be_due(2, "choose_turn_order");
}

static void game_end_values(void **state)
{
    static const int wanted[] = { 0, 30, 28, 25, 22 };
    (void)state;
    for (int seats = 1; seats <= 4; seats++) {
        assert_true(set_options(seats, ""));
        assert_int_equal(sea.game_end, wanted[seats]);
        assert_true(set_options(seats, "end_offset=-10"));
        assert_int_equal(sea.game_end, wanted[seats] - 10);
        assert_true(set_options(seats, "end_offset=3"));
        assert_int_equal(sea.game_end, wanted[seats] + 3);
    }
}

static void setup_alone(void **state)
{
    (void)state;
    set_game(1, "");
    must_be_due(0, "explore_start");
    assert_int_equal(sea.sides, 2);
    assert_int_equal(sea.home[0], HEX_TONGA);
    assert_int_equal(sea.home[1], HEX_SAMOA);
    must_own(0, HEX_TONGA, 2);
    must_own(1, HEX_SAMOA, 2);
    assert_int_equal(sea.pool_left, 29);
    for (int i = 0; i < N_CHITS; i++) /* SC12 to SC15 come in later */
        assert_int_equal(sea.chit[i], i < 11 ? CHIT_IN : CHIT_ASIDE);
    assert_int_equal(sea.chits_drawn, 0);
}

/* 7.7: alone only 7.1, 7.3, 7.4, 7.6 and solo_hard; solo_hard only alone. */
static void options_alone(void **state)
{
    static const struct {
        const char *word;
        bool alone, with_others;
    } row[] = {
        { "south_island=on", true, true },      { "saved=on", true, true },
        { "malaria=on", true, true },           { "end_offset=2", true, true },
        { "solo_hard=on", true, false },        { "events=on", false, true },
        { "kumara=on", false, true },           { "variable_start=on", false, true },
        { "tournament_cards=on", false, true }, { "choose_home=on", false, true },
    };
    (void)state;
    assert_int_equal(conquest_game.n_options, 10);
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_int_equal(set_options(1, row[i].word), row[i].alone);
        for (int seats = 2; seats <= 4; seats++)
            assert_int_equal(set_options(seats, row[i].word), row[i].with_others);
    }
}

/* 7.8: pieces worth up to 4 BP on the Home instead of the 2 Warrior Bands. */
static void variable_start(void **state)
{
    (void)state;
    set_game(2, "variable_start=on");
    must_be_due(0, "choose_start_pieces");
    must_be_due(1, "choose_start_pieces");
    must_verb(0, "build", "build wc, build tc_up, build tc, build wb, build col");
    does(0, "build wc");
    does(0, "build tc_up");
    denied(0, "build wc"); /* the order; and 1 BP is left */
    denied(0, "build col");
    denied(0, "build tc_up"); /* one chain canoe a hex */
    does(0, "build wb");
    must_list(0, "end_build");
    does(0, "end_build");
    must_hold(1, HEX_SAMOA, "");
    does(1, "build col");
    does(1, "end_build");
    must_hold(0, HEX_TONGA, "1 wc, 1 tcu, 1 wb");
    must_hold(1, HEX_SAMOA, "1 col");
    must_be_due(0, "choose_turn_order");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v01_setup_3_players), cmocka_unit_test(v02_setup_4_players),
        cmocka_unit_test(setup_2_players),     cmocka_unit_test(setup_draws),
        cmocka_unit_test(peoples_in_play),     cmocka_unit_test(peoples_are_chosen),
        cmocka_unit_test(game_end_values),     cmocka_unit_test(setup_alone),
        cmocka_unit_test(options_alone),       cmocka_unit_test(variable_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
