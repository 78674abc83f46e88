/*
 * test_options.c - numbered vectors and rulings of the advanced rules: Random Events (7.2), South Island
 * (7.3), Kumara (7.5), Malaria (7.6). Each event by itself is in test_random_events.c.
 */
#include "../../support/conquest_given.h"

/* Turn 2 of a game with events: seat 0, lowest, draws this one; seat 1 has set the order. */
static void given_event(const char *event)
{
    char text[40];
    struct vk_out out = vk_out_to(text, sizeof text);
    goes("0 event; 1 first 0 clockwise");
    vk_put(&out, "event_card ");
    vk_put(&out, event);
    luck(text);
}

/* Somebody had 5 VP, and seat 0 is to choose between order and event. */
static void given_events_on(void)
{
    set_game(2, "events=on");
    set_until(1, "victory_action");
    sea.begun |= BEGUN_EVENTS;
    does(1, "pass");
    must_be_due(0, "choose_order_or_event");
}

static void v08_invasive_weeds(void **state)
{
    (void)state;
    given_events_on();
    set_tile(HEX_NIUE, "tuamotu");
    set_villages(0, HEX_NIUE, 2); /* with the Home 4 in all */
    given_event("RE01");
    must_be_due(0, "event_hex");
    must_list(0, "at 44, at 45, at 53");
    must_usual(0, "at 44");
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 3);
    does(0, "at 45");
    must_own(0, HEX_TONGA, 1);
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 2);
    assert_int_equal(sea.mark_hex[M_WEEDS], HEX_TONGA);
    set_until(1, "victory_action");
    does(1, "pass");
    set_until(VK_CHANCE, "draw_event");
    luck("event_card RE09");
    must_be_due(0, "explore_start"); /* a turn later it still is so */
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 2);
}

static void v34_two_villages_are_safe(void **state)
{
    (void)state;
    given_events_on();
    set_pieces(1, HEX_SAMOA, "1 wc, 1 tc");
    given_event("RE05");
    does(0, "at 44");
    must_hear(VK_SPECTATOR, "event_void 0 RE05");
    must_own(1, HEX_SAMOA, 2);
    must_hold(1, HEX_SAMOA, "1 wc, 1 tc");
    must_be_due(0, "explore_start");

    given_events_on(); /* Samoa has 3, Tonga but 1: carried out on Samoa (ruling 49) */
    set_villages(0, HEX_TONGA, 1);
    set_villages(1, HEX_SAMOA, 3);
    set_pieces(1, HEX_SAMOA, "1 wc, 1 tc");
    given_event("RE05");
    does(0, "at 44");
    must_own(1, HEX_SAMOA, 2);
    must_be_due(1, "event_loss");
    must_list(1, "wc, tc");
    must_usual(1, "tc");
    does(1, "wc");
    must_hold(1, HEX_SAMOA, "1 tc");
    must_be_due(0, "explore_start");
}

/* ---- South Island ---- */

static void v31_south_island(void **state)
{
    (void)state;
    set_game(2, "south_island=on"); /* Tonga at the historic place: south-west is off the map */
    set_hidden(30, "aotearoa", "0");
    set_until(0, "explore_start");
    does(0, "show_tile 30");
    assert_int_equal(n_heard("south_island_out"), 1);
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        assert_int_not_equal(sea.tile[hex], T_te_waka_maui);

    set_game(2, "south_island=on"); /* Samoa: north-east, onto discovered ocean */
    set_hidden(54, "aotearoa", "1");
    set_ocean("62");
    set_until(1, "explore_start");
    does(1, "show_tile 54");
    assert_int_equal(n_heard("south_island"), 1);
    assert_int_equal(sea.tile[62], T_te_waka_maui);
    assert_false(hs_has(sea.ocean, 62));
    assert_true(conq_is_group(&sea, 62));
    assert_int_equal(conq_usable(&sea, 62), 2);
    assert_int_equal(conq_brown(&sea, 62), 1);

    set_game(2, "south_island=on"); /* another group lies there open */
    set_hidden(54, "aotearoa", "1");
    set_tile(62, "niue");
    set_until(1, "explore_start");
    does(1, "show_tile 54");
    assert_int_equal(n_heard("south_island_out"), 1);
    assert_int_equal(sea.tile[62], T_niue);
}

/* The four directions: Tonga SW, Samoa NE, Hiva N, Raiatea S. */
static void south_island_directions(void **state)
{
    static const int wanted[4] = { 50, VK_NONE, 57, 59 };
    (void)state;
    for (int seat = 0; seat < 4; seat++) {
        static const char *const seats[] = { "0", "1", "2", "3" };
        set_game(4, "south_island=on");
        set_hidden(58, "aotearoa", seats[seat]); /* its north-east is off the map */
        set_until(seat, "explore_start");
        does(seat, "show_tile 58");
        int at = VK_NONE;
        for (int hex = 0; hex < CONQ_HEXES; hex++)
            if (sea.tile[hex] == T_te_waka_maui)
                at = hex;
        assert_int_equal(at, wanted[seat]);
        if (at != VK_NONE)
            assert_false(hs_has(sea.unexplored, at));
    }
}

/* A hidden tile there leaves the game unseen, and its markers return. */
static void south_island_over_a_hidden_tile(void **state)
{
    (void)state;
    set_game(2, "south_island=on");
    set_hidden(54, "aotearoa", "1");
    set_hidden(62, "hawaii", "0");
    set_until(1, "explore_start");
    does(1, "show_tile 54");
    assert_int_equal(n_heard("tile_lost"), 1);
    assert_int_equal(sea.tile[62], T_te_waka_maui);
    assert_int_equal(sea.sunk_tile, T_hawaii);
    assert_int_equal(sea.sunk_mask, 1);
    assert_int_equal(conq_free_markers(&sea, 0), 3);
    assert_false(hs_has(sea.face_down, 62));
}

/* Pieces at sea are on land afterwards. */
static void ruling_56_stacks_on_the_south_island(void **state)
{
    (void)state;
    set_game(2, "south_island=on");
    set_hidden(54, "aotearoa", "1");
    set_ocean("62");
    set_pieces(0, 62, "1 tc, 1 wb");
    set_until(1, "transit_action");
    does(1, "show_tile 54");
    must_hold(0, 62, "1 tc, 1 wb");
    set_until(1, "victory_action");
    does(1, "pass");
    set_until(0, "move_action");
    does(0, "depart 62 54"); /* the Band may stay behind now */
    does(0, "take tc 2 none");
    must_list(0, "keep, load wb");
}

/* Bands and Colonies cross without a canoe, once a stage. */
static void crossing(void **state)
{
    (void)state;
    set_game(2, "south_island=on");
    set_hidden(54, "aotearoa", "1");
    set_until(1, "transit_action");
    does(1, "show_tile 54");
    assert_int_equal(sea.tile[62], T_te_waka_maui);
    set_pieces(1, 54, "1 wb, 1 col");
    does(1, "end_transit");
    must_verb(1, "cross", "cross wb 54, cross col 54");
    does(1, "cross col 54");
    must_hear(1, "crossed 1 54 62 col");
    must_hear(0, "crossed 1 54 62 ?");
    must_hold(1, 62, "1 col");
    must_verb(1, "cross", "cross wb 54");
}

/* A tile just found lies where the South Island belongs: it leaves the game and its choice falls away. */
static void ruling_48_south_island_on_the_explorers_hex(void **state)
{
    (void)state;
    set_game(2, "south_island=on");
    set_hidden(54, "aotearoa", "1"); /* south-west of 62 */
    set_hidden(76, "hawaii", "1");
    set_hidden(80, "tahiti", "1");
    set_ocean("53");
    set_until(1, "explore_start");
    does(1, "explore 62");
    luck("marker i1");
    luck("tile niue");
    must_list(1, "show, free 54, free 76, free 80");
    does(1, "free 54");
    assert_int_equal(n_heard("tile_lost"), 1);
    assert_int_equal(sea.tile[62], T_te_waka_maui);
    assert_int_equal(sea.sunk_tile, T_niue);
    must_be_due(1, "explore_continue");
}

static void no_south_island_without_the_option(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(54, "aotearoa", "1");
    set_until(1, "explore_start");
    does(1, "show_tile 54");
    assert_true(hs_has(sea.unexplored, 62));
}

/* ---- Kumara ---- */

/* Tonga holds a group on a hex that is marked "To South America". */
static void given_search(int hex)
{
    set_game(2, "kumara=on");
    set_tile(hex, "rapa_nui");
    set_villages(0, hex, 1);
    set_until(0, "explore_start");
}

static void v32_kumara_modifiers(void **state)
{
    (void)state;
    given_search(91);
    set_ocean("90");
    must_verb(0, "kumara", "kumara 90, kumara 91");
    sea.isles = 1;
    struct conq_state before = sea;
    does(0, "kumara 91");
    must_hear(VK_SPECTATOR, "kumara_search 0 91");
    luck("die 1");
    must_hear(VK_SPECTATOR, "kumara_roll 0 1 2");
    assert_int_equal(sea.lost, 0);
    must_be_due(1, "explore_start"); /* a Return */

    sea = before;
    set_card_up(0, "AC16");
    does(0, "kumara 91");
    luck("die 2");
    must_hear(VK_SPECTATOR, "kumara_roll 0 2 4");
    must_be_due(0, "kumara_drift");
    must_list(0, "to 90");

    sea = before; /* 4 + 1 is an Explore; from (12,-5) it may go ashore */
    does(0, "kumara 91");
    luck("die 4");
    must_list(0, "to 90, to 94, to 95");
    does(0, "to 94");
    luck("die 5");
    does(0, "to 98");
    luck("die 6");
    must_list(0, "to 93, to 94, to 97, to 99, land");
    must_usual(0, "land");
    does(0, "land");
    must_hear(VK_SPECTATOR, "kumara_won 0");
    assert_int_equal(sea.kumara, 1);
    assert_int_equal(halves(0), 2 * (3 + 2));
    assert_int_equal(sea.lost, 0);
    must_be_due(1, "explore_start");
}

static void kumara_results(void **state)
{
    (void)state;
    given_search(91);
    struct conq_state before = sea;
    does(0, "kumara 91");
    luck("die 1");
    assert_int_equal(sea.lost, 1); /* Lost */
    sea = before;
    set_card(0, "AC12");
    does(0, "kumara 91");
    luck("die 1");
    must_be_due(0, "explore_forced_end");
    must_list(0, "accept, show_card AC12");
    does(0, "show_card AC12");
    assert_int_equal(sea.lost, 0);
    must_be_due(1, "explore_start");
    for (int card = 0; card < 3; card++) { /* not cumulative */
        static const char *const cards[] = { "AC11", "AC15", "AC16" };
        sea = before;
        for (int i = 0; i <= card; i++)
            set_card_up(0, cards[i]);
        does(0, "kumara 91");
        luck("die 3");
        must_hear(VK_SPECTATOR, "kumara_roll 0 3 4");
    }
    sea = before; /* the isles give their marker at once, for the next roll */
    goes("0 kumara 91; * die 5; 0 to 95; * die 6; 0 to 99");
    must_hear(VK_SPECTATOR, "kumara_isles 0 99");
    assert_int_equal(sea.isles, 1);
    luck("die 4");
    must_be_due(0, "kumara_move"); /* 4 + 1 */
    assert_true(offers(0, "land"));
}

static void v53_kumara_drift(void **state)
{
    (void)state;
    given_search(90);
    struct conq_state before = sea;
    set_ocean("91");
    does(0, "kumara 90");
    luck("die 4");
    must_be_due(0, "kumara_drift");
    must_list(0, "to 91");

    sea = before;
    does(0, "kumara 90");
    luck("die 4");
    assert_int_equal(sea.pos, 90);
    must_roll("roll");
}

/* Every neighbour is barred: the Explorer stays and rolls, twelve times in all. */
static void ruling_55_twelve_rolls(void **state)
{
    (void)state;
    given_search(90);
    does(0, "kumara 90");
    for (int i = 0; i < 11; i++) {
        luck("die 4");
        must_roll("roll");
    }
    luck("die 4");
    assert_int_equal(sea.lost, 0);
    must_be_due(1, "explore_start");
}

static void ruling_38_kumara_wants_a_free_start(void **state)
{
    (void)state;
    given_search(91);
    set_ocean("90");
    set_pieces(1, 90, "1 rum");
    must_verb(0, "kumara", "kumara 91");
    sea.kumara = 1;
    assert_int_equal(n_offers(0, "kumara"), 0); /* he has it */
}

/* Whoever conquers a group of somebody with Kumara takes a marker; the victim keeps his. */
static void kumara_capture(void **state)
{
    (void)state;
    for (int saved = 0; saved < 2; saved++) {
        set_game(2, "kumara=on");
        set_tile(54, "tuamotu");
        set_villages(1, 54, 1);
        set_pieces(0, HEX_TONGA, "2 wc");
        sea.kumara = 2;
        set_until(0, "move_action");
        goes("0 depart 45 54; 0 take wc 2 none; 0 take wc 2 none; 0 go; 0 end_movement; * die 6");
        does(0, saved ? "give 1 0" : "give 0 0");
        assert_int_equal(sea.kumara, saved ? 3 : 2);
    }
}

/* ---- Malaria ---- */

static void v33_malaria(void **state)
{
    (void)state;
    set_game(2, "malaria=on");
    set_until(1, "victory_action");
    does(1, "pass");
    must_be_due(0, "choose_turn_order"); /* nobody controls one of the four: no roll */
    set_conquered(0, 12, 1);
    set_until(1, "victory_action");
    does(1, "pass");
    must_roll("roll");
    struct conq_state before = sea;
    luck("die 4");
    assert_int_equal(n_heard("malaria"), 1);
    assert_int_equal(sea.villages[12], 0);
    assert_int_equal(conq_owner(&sea, 12), VK_NONE);
    assert_false(hs_has(sea.independent, 12));

    sea = before;
    luck("die 5");
    assert_true(hs_has(sea.independent, 19));
    must_own(0, 12, 1);
    assert_int_equal(sea.villages[19], 0);
    assert_true(is_at(0, "choose_turn_order") || is_at(1, "choose_turn_order"));
}

/* 1-2 Bismarck, 3-4 Solomon, 5 Santa Cruz, 6 Vanuatu. */
static void malaria_table(void **state)
{
    static const int hex[] = { 0, 3, 3, 12, 12, 19, 20 };
    static const char *const dice[] = { "", "die 1", "die 2", "die 3", "die 4", "die 5", "die 6" };
    (void)state;
    for (int die = 1; die <= 6; die++) {
        set_game(2, "malaria=on");
        set_conquered(0, 3, 2);
        set_conquered(0, 12, 2);
        set_conquered(1, 19, 2);
        set_conquered(1, 20, 2);
        set_until(1, "victory_action");
        does(1, "pass");
        must_roll("roll");
        luck(dice[die]);
        for (int i = 1; i <= 6; i++)
            assert_int_equal(sea.villages[hex[i]], hex[i] == hex[die] ? 1 : 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v08_invasive_weeds),
        cmocka_unit_test(v34_two_villages_are_safe),
        cmocka_unit_test(v31_south_island),
        cmocka_unit_test(south_island_directions),
        cmocka_unit_test(south_island_over_a_hidden_tile),
        cmocka_unit_test(ruling_56_stacks_on_the_south_island),
        cmocka_unit_test(crossing),
        cmocka_unit_test(ruling_48_south_island_on_the_explorers_hex),
        cmocka_unit_test(no_south_island_without_the_option),
        cmocka_unit_test(v32_kumara_modifiers),
        cmocka_unit_test(kumara_results),
        cmocka_unit_test(v53_kumara_drift),
        cmocka_unit_test(ruling_55_twelve_rolls),
        cmocka_unit_test(ruling_38_kumara_wants_a_free_start),
        cmocka_unit_test(kumara_capture),
        cmocka_unit_test(v33_malaria),
        cmocka_unit_test(malaria_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
