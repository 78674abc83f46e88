/*
 * test_edges.c - corners of the set-up, turn order, exploration and victory that no numbered vector
 * touches: closed hexes, secret draws, the search for Kumara through the east, lost Homes, recounts.
 */
#include "../../support/conquest_given.h"

/* ---- Exploration ---- */

/* Vector 3 with a Taniwha in the sea between: nothing is reached through it (4.0.5, 4.2). */
static void no_way_through_a_closed_hex(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_tile(HEX_NIUE, "niue");
    set_ocean("61");
    set_until(0, "explore_start");
    must_verb(0, "explore",
              "explore 37, explore 46, explore 52, explore 54, explore 60, explore 62, "
              "explore 67, explore 68");
    sea.mark_hex[M_TANIWHA] = 61;
    must_verb(0, "explore", "explore 37, explore 46, explore 52, explore 54, explore 62");
    goes("0 explore 62; * marker o1");
    must_verb(0, "traverse", "traverse 53");
}

static uint16_t readers_of(const char *outcome)
{
    const char *why;
    vk_action a;
    assert_true(vk_action_read(&conquest_game, outcome, &a, &why));
    return vk_seen(&conquest_game, &sea, VK_CHANCE, a);
}

/* 4.0.6: a tile is seen by its finder; by all in solitaire. A marker is seen by all. */
static void who_sees_a_draw(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    does(0, "explore 54");
    assert_int_equal(readers_of("marker i2"), VK_EVERYBODY);
    luck("marker i2");
    must_roll("draw_tile");
    assert_int_equal(readers_of("tile hawaii"), VK_ONLY(0));
    luck("tile hawaii");
    must_hear(0, "island_found 0 54 hawaii");
    must_hear(1, "island_found 0 54 ?");
    must_hear(VK_SPECTATOR, "island_found 0 54 ?");

    set_game(1, "");
    set_until(0, "explore_start");
    goes("0 explore 54; * marker i2");
    assert_int_equal(readers_of("tile hawaii"), VK_EVERYBODY);
}

/* ---- Kumara ---- */

/* 7.5: the way to a marked hex may not lead over the printed ocean of the east end. */
static void no_kumara_by_way_of_the_east(void **state)
{
    (void)state;
    set_game(2, "kumara=on south_island=on");
    set_ocean("90");
    hs_del(&sea.ocean, 97); /* the South Island lies in the east, and Tonga has settled there */
    sea.tile[97] = T_te_waka_maui;
    set_villages(0, 97, 1);
    set_until(0, "explore_start");
    assert_true(offers(0, "explore 89")); /* an ordinary voyage passes */
    assert_int_equal(n_offers(0, "kumara"), 0);
}

/* 2.15 without modifiers: 1 Lost, 2 and 3 Return, 4 Off Course, 5 and 6 Explore. */
static void kumara_table(void **state)
{
    (void)state;
    static const char *const die[] = { "die 1", "die 2", "die 3", "die 4", "die 5", "die 6" };
    static const char *const next[] = { NULL,           NULL,          NULL,
                                        "kumara_drift", "kumara_move", "kumara_move" };
    set_game(2, "kumara=on");
    set_tile(91, "rapa_nui");
    set_villages(0, 91, 1);
    set_ocean("90");
    set_until(0, "explore_start");
    struct conq_state before = sea;
    for (int i = 0; i < 6; i++) {
        sea = before;
        does(0, "kumara 91");
        luck(die[i]);
        assert_int_equal(sea.lost, i == 0);
        must_be_due(next[i] ? 0 : 1, next[i] ? next[i] : "explore_start");
    }
}

/* 7.5: +1 with Navigation, Poi or Double-Hulled Canoes face up, once for all; +1 with the marker. */
static void kumara_craft_counts_once(void **state)
{
    (void)state;
    static const struct {
        const char *up[3];
        bool has_marker;
        const char *roll;
    } all[] = {
        { { NULL }, false, "kumara_roll 0 2 2" },
        { { "AC11" }, false, "kumara_roll 0 2 3" },
        { { "AC15" }, false, "kumara_roll 0 2 3" },
        { { "AC16" }, false, "kumara_roll 0 2 3" },
        { { "AC11", "AC15", "AC16" }, false, "kumara_roll 0 2 3" },
        { { NULL }, true, "kumara_roll 0 2 3" },
        { { "AC15" }, true, "kumara_roll 0 2 4" },
    };
    set_game(2, "kumara=on");
    set_tile(91, "rapa_nui");
    set_villages(0, 91, 1);
    set_ocean("90");
    set_until(0, "explore_start");
    struct conq_state before = sea;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        sea = before;
        for (int k = 0; k < 3 && all[i].up[k]; k++)
            set_card_up(0, all[i].up[k]);
        sea.isles = all[i].has_marker;
        does(0, "kumara 91");
        luck("die 2");
        must_hear(VK_SPECTATOR, all[i].roll);
    }
    sea = before; /* face down it is of no use, nor is another's */
    set_card(0, "AC15");
    set_card_up(1, "AC16");
    sea.isles = 1 << 1;
    does(0, "kumara 91");
    luck("die 2");
    must_hear(VK_SPECTATOR, "kumara_roll 0 2 2");
}

/* ---- South Island ---- */

/* 7.3: a Taniwha in the hex leaves the game together with the ocean marker. */
static void south_island_drives_the_taniwha_away(void **state)
{
    (void)state;
    set_game(2, "events=on south_island=on");
    set_hidden(54, "aotearoa", "0");
    set_ocean("46");
    set_until(0, "explore_start");
    sea.mark_hex[M_TANIWHA] = 46;
    does(0, "show_tile 54"); /* Tonga: to the south-west */
    must_hear(VK_SPECTATOR, "south_island 0 46");
    must_hear(VK_SPECTATOR, "event_over - RE07");
    assert_int_equal(sea.tile[46], T_te_waka_maui);
    assert_int_equal(sea.mark_hex[M_TANIWHA], VK_NONE);
    assert_true(offers(0, "explore 47")); /* south of it: the way is open */
}

/* ---- Turn order ---- */

/* 7.6: a Home that dies of malaria is replaced. */
static void malaria_takes_a_home(void **state)
{
    (void)state;
    enum { SANTA_CRUZ = 19 };
    set_game(2, "malaria=on");
    set_until(1, "victory_action");
    set_tile(54, "tuamotu");
    set_villages(0, 54, 1);
    set_conquered(0, SANTA_CRUZ, 1);
    sea.home[0] = SANTA_CRUZ;
    does(1, "pass");
    must_roll("roll");
    luck("die 5");
    must_hear(VK_SPECTATOR, "malaria 0 5 19 1");
    must_be_due(0, "choose_new_home");
    must_list(0, "at 45, at 54");
    does(0, "at 54");
    assert_int_equal(sea.home[0], 54);
    must_be_due(1, "choose_turn_order"); /* Samoa is lower on the track */
}

/* 4.1 step 3: "as long as events are left". */
static void no_event_when_the_deck_is_empty(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_until(1, "victory_action");
    sea.begun |= BEGUN_EVENTS;
    struct conq_state before = sea;
    does(1, "pass");
    must_be_due(0, "choose_order_or_event");
    sea = before;
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        sea.event_at[e] = DISCARDED;
    sea.events_left = 0;
    does(1, "pass");
    must_be_due(0, "choose_turn_order");
    does(0, "first 0 clockwise");
    must_be_due(0, "explore_start");
}

/* Rows of 2.13 that hold for one turn are over with it. */
static void a_turn_ends_what_was_for_one_turn(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_until(1, "victory_action");
    sea.bonus[0] = 2;
    sea.rats[1] = 2;
    sea.winds = 1;
    sea.becalmed = 1;
    does(1, "pass");
    assert_int_equal(sea.h.round, 2);
    assert_int_equal(sea.bonus[0], 0);
    assert_int_equal(sea.rats[1], 0);
    assert_int_equal(sea.winds, 0);
    assert_int_equal(sea.becalmed, 0);
}

/* ---- Victory ---- */

static void full(int side, int hex, const char *tile, int villages)
{
    if (tile)
        set_tile(hex, tile);
    sea.ia[hex] = conq_boxes_at(&sea, hex).brown;
    set_villages(side, hex, villages);
}

/* The game ends at 18; both have 18 Villages, nobody a chain; Samoa holds Deforestation. */
static void given_18(void)
{
    set_game(2, "end_offset=-10");
    full(0, HEX_TONGA, NULL, 4);
    full(0, 46, "hawaii", 4);
    full(0, 54, "hawaiki", 4);
    full(0, 37, "tahiti", 3);
    full(0, 47, "hiva", 3);
    full(1, HEX_SAMOA, NULL, 4);
    full(1, 43, "aotearoa", 4);
    full(1, 52, "raiatea", 3);
    full(1, 35, "rapa_nui", 3);
    full(1, 34, "tuamotu", 2);
    full(1, 42, "rarotonga", 2);
    set_card(1, "AC28");
    set_until(0, "victory_action");
    assert_int_equal(halves(0), 36);
    assert_int_equal(halves(1), 36);
}

/* 4.5: the declarer is cut down, but another has the value: the game ends, and he wins. */
static void somebody_else_has_enough(void **state)
{
    (void)state;
    given_18();
    goes("0 declare; 1 use_card AC28; 1 at 45");
    if (is_at(1, "rp_declare"))
        does(1, "pass");
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().total[0], 34);
    assert_int_equal(scores().total[1], 36);
    assert_int_equal(scores().winners, 2);
}

/* 4.5, ruling 32: a card that stays hidden does not help to end the game. */
static void a_hidden_card_is_not_enough(void **state)
{
    (void)state;
    given_18();
    set_villages(1, 42, 1);
    set_card(1, "AC01");
    goes("0 declare; 1 use_card AC28; 1 at 45; 1 pass");
    must_hear(VK_SPECTATOR, "declared_short 0 34");
    must_be_due(1, "victory_action");
    assert_true(offers(1, "declare")); /* now he can: 17 and his card */
}

/* 4.0.4: the others are asked in turn order from the one after the declarer. */
static void who_answers_a_declaration_first(void **state)
{
    (void)state;
    set_game(3, "end_offset=-10");
    full(1, HEX_SAMOA, NULL, 4);
    full(1, 43, "aotearoa", 4);
    full(1, 52, "hawaii", 4);
    full(1, 35, "tahiti", 3);
    set_card(0, "AC01");
    set_card(2, "AC02");
    does(0, "first 0 clockwise");
    set_until(1, "victory_action");
    does(1, "declare");
    must_be_due(2, "rp_declare");
    does(2, "pass");
    must_be_due(0, "rp_declare");
    does(0, "pass");
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().winners, VK_ONLY(1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_way_through_a_closed_hex),
        cmocka_unit_test(who_sees_a_draw),
        cmocka_unit_test(no_kumara_by_way_of_the_east),
        cmocka_unit_test(kumara_table),
        cmocka_unit_test(kumara_craft_counts_once),
        cmocka_unit_test(south_island_drives_the_taniwha_away),
        cmocka_unit_test(malaria_takes_a_home),
        cmocka_unit_test(no_event_when_the_deck_is_empty),
        cmocka_unit_test(a_turn_ends_what_was_for_one_turn),
        cmocka_unit_test(somebody_else_has_enough),
        cmocka_unit_test(a_hidden_card_is_not_enough),
        cmocka_unit_test(who_answers_a_declaration_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
