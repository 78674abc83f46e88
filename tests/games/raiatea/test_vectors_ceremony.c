/*
 * test_vectors_ceremony.c - vectors of section 9 about acts 1 to 5: offers, rewards, the row of
 * rituals, the bag. Those of two players are here as well.
 */
#include "../../support/raiatea_given.h"

/* Rafael, Maria, Max, Arno are seats 0 to 3, and stand in this order. */
static void v03_offers(void **state)
{
    (void)state;
    given_bare(4, "");
    set_stock(0, 0, 7);
    set_stock(1, 0, 4);
    set_stock(2, 0, 4);
    set_stock(3, 0, 8);
    hold_ceremony(1);
    goes("0 pass; 1 pass; 2 pass; 3 pass"); /* nobody buys */
    goes("0 bid 7; 1 bid 4; 2 bid 4; 3 bid 8");
    must_be_in_order("3012");
    assert_int_equal(isle.bag, 23);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(player(seat)->mana, 0);
}

static void v04_act_5(void **state)
{
    (void)state;
    given_bare(4, "");
    lay_rows("T101 T102");
    set_stock(0, 0, 7);
    set_stock(1, 0, 4);
    set_stock(2, 0, 4);
    set_stock(3, 0, 8);
    set_tracks(1, 0, 5);
    set_hand(0, "uru_taetae raa");
    set_hand(1, "rua_hatu mata_arahu rau_pena");
    set_hand(2, "roroo");
    set_hand(3, "hina taere ihi");
    hold_ceremony(1);
    goes("0 pass; 1 pass; 2 pass; 3 pass");
    goes("0 ritual uru_taetae; 0 ritual raa; 0 done; 2 ritual roroo; 2 done");
    goes("1 ritual rua_hatu; 1 ritual mata_arahu; 1 ritual rau_pena; 1 done");
    goes("3 ritual hina; 3 ritual taere; 3 ritual ihi; 3 done");
    goes("0 bid 7; 1 bid 4; 2 bid 4; 3 bid 8; 3 pass; 0 pass; 1 pass");
    must_be_at(1, "order_equal");
    assert_int_equal(isle.bag, 23);
    offers_all(1, "ritual rua_hatu; ritual rau_pena");
    does(1, "ritual rua_hatu");
    must_be_at(0, "choose_good"); /* of Uru-Taetae: 23 - 1 + 24 - 4 */
    assert_int_equal(isle.bag, 42);
    must_lie_in_row("1:rua_hatu 1:rau_pena 0:raa 2:roroo 1:mata_arahu 3:taere 3:ihi");
    goes("0 good uru; 0 good taro");
    must_be_at(1, "choose_helper");
    assert_int_equal(player(1)->pearls, 3); /* Rua-Hatu came first */
    does(1, "helper diver");                /* Ra'a: no priests, no mana */
    must_be_at(3, "choose_mission");
    assert_int_equal(player(2)->priests, 2);
    assert_int_equal(player(1)->tattoo, 7);
    does(3, "mission T101");
    assert_int_equal(owner_of("T101"), 3);
    assert_int_equal(isle.bag, 5);
    assert_int_equal(n_open("ihi"), 1); /* it failed */
    assert_int_equal(n_open("taere"), 1);
    assert_int_equal(isle.n_row, 0);
    assert_int_equal(isle.act, 6);
    decline_until(0, "choose_location");
    assert_int_equal(isle.bag, 5);
}

static void v15_rewards_with_3_players(void **state)
{
    (void)state;
    given_bare(3, "");
    hold_ceremony(1);
    goes("0 reward good; 0 good tiare; 1 reward tattoo");
    assert_int_equal(player(0)->goods[TIARE], 1);
    assert_int_equal(player(1)->tattoo, 1);
    assert_int_equal(isle.act, 0); /* nobody was asked again; nothing lies on the statues */
    assert_int_equal(player(0)->pearls + player(1)->pearls + player(2)->pearls, 0);
    assert_int_equal(player(2)->tattoo, 0);
}

static void v20_stop_rule(void **state)
{
    (void)state;
    for (int is_lost = 0; is_lost <= 1; is_lost++) {
        given_bare(3, is_lost ? "bag_leftover=supply" : "bag_leftover=keep");
        set_hand(0, "rua_hatu roroo");
        set_hand(1, "tino_rua");
        isle.bag = 9;
        hold_ceremony(1);
        goes("0 ritual rua_hatu; 0 ritual roroo; 0 done; 1 ritual tino_rua; 1 done");
        goes("0 pass; 1 pass");
        assert_int_equal(player(0)->pearls, 3);
        assert_int_equal(player(0)->priests, 0);
        assert_int_equal(player(1)->pearls, 0);
        assert_int_equal(n_open("rua_hatu"), 1);
        assert_int_equal(n_open("roroo"), 1);
        assert_int_equal(n_open("tino_rua"), 1);
        assert_int_equal(isle.bag, is_lost ? 0 : 5);
    }
}

/* Of 3 mana in the bag only the first card is paid: the general one. */
static void v21_general_first(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "roo");
    set_hand(1, "rai_tupua");
    set_tracks(2, 2, 0);
    isle.bag = 3;
    hold_ceremony(1);
    goes("0 ritual roo; 0 done; 1 ritual rai_tupua; 1 done; 2 bid 0; 0 pass; 1 pass");
    assert_int_equal(player(2)->mana, 4); /* the dance, and Rai-Tupua */
    assert_int_equal(player(0)->mana, 0);
    assert_int_equal(isle.bag, 0);
    assert_int_equal(n_open("roo"), 1);
}

static void v22_too_little_at_once(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "hina");
    hold_ceremony(1);
    goes("0 ritual hina; 0 done; 0 pass; 1 pass");
    assert_int_equal(isle.bag, 0);
    assert_int_equal(n_open("hina"), 1);
    assert_true(was_told(VK_SPECTATOR, "row_failed - hina"));
}

static void v30_scarcity(void **state)
{
    (void)state;
    given_bare(3, "mana_scarcity=on");
    lay_tile("T121", 2, 1);
    lay_tile("T102", 2, 2);
    set_stock(0, 3, 10);
    hold_ceremony(1);
    goes("0 train 0; 0 deck normal");
    draw_any(3);
    step_on(); /* one is kept */
    assert_int_equal(player(0)->mana, 7);
    assert_int_equal(isle.bag, 0);
    goes("0 done; 0 bid 4; 0 pass; 1 pass");
    assert_int_equal(isle.bag, 4); /* offers go into it */
    goes("0 mission T102; 0 bid 2");
    assert_int_equal(owner_of("T121"), 0);
    assert_int_equal(player(0)->mana, 1);
    assert_int_equal(isle.bag, 4); /* bids do not */
}

/* A is seat 1, B seat 0. */
static void v34_maui(void **state)
{
    (void)state;
    given_bare(3, "");
    set_stock(0, 0, 5);
    set_stock(1, 0, 6);
    set_lasting(1, "maui");
    hold_ceremony(1);
    goes("0 pass; 1 pass; 0 bid 5; 1 bid 4");
    must_be_in_order("102");
    assert_int_equal(player(1)->mana, 2);
    assert_int_equal(isle.bag, 9);
}

static void v40_clips(void **state)
{
    (void)state;
    given_bare(3, "");
    set_tracks(0, 0, 2);
    set_hand(0, "rua_hatu roo tohu hina vai_ora rai_tupua");
    hold_ceremony(1);
    goes("0 ritual rua_hatu; 0 ritual roo");
    offers_all(0, "ritual hina; ritual vai_ora; ritual rai_tupua; done"); /* a third clip is none */
    goes("0 ritual hina; 0 ritual vai_ora; 0 ritual rai_tupua");
    offers_all(0, "done");
    given_bare(3, "");
    set_tracks(0, 0, 5);
    set_hand(0, "rua_hatu roo tohu tipa");
    hold_ceremony(1);
    goes("0 ritual rua_hatu; 0 ritual roo; 0 ritual tohu");
    offers_all(0, "done"); /* arioi: three */
}

/* P1 is seat 0. */
static void v43_two_players(void **state)
{
    (void)state;
    given_bare(2, "");
    set_order("0S1");
    set_stock(0, 0, 7);
    set_stock(1, 0, 5);
    hold_ceremony(2);
    goes("0 pass; 1 pass; 0 bid 7; 1 bid 5");
    must_be_at(VK_CHANCE, "roll_spirit");
    luck("die 3");
    must_be_in_order("0S1");
    assert_int_equal(isle.bag, 19);
    assert_int_equal(isle.offer[RAIA_SPIRIT], 7);
    does(0, "reward good");
    does(0, "pass");
    must_be_at(VK_CHANCE, "spirit_reward");
    must_draw_of("reward tattoo 1; reward pearls 1");
    luck("reward tattoo");
    assert_false(awaits(1, "choose_reward"));
}

static void v63_spirit(void **state)
{
    (void)state;
    given_bare(2, "");
    set_stock(0, 0, 2);
    set_stock(1, 0, 3);
    hold_ceremony(1);
    goes("1 pass; 0 bid 2; 1 bid 3; * die 4");
    must_be_in_order("S10");
    assert_int_equal(isle.bag, 11);
    must_be_at(VK_CHANCE, "spirit_reward");
    must_draw_of("reward tattoo 1; reward good 1; reward pearls 1");
    luck("reward pearls");
    offers_all(1, "reward tattoo; reward good; pass");
    does(1, "reward tattoo");
    assert_false(awaits(0, "choose_reward"));
    assert_int_equal(player(1)->tattoo, 1);
}

static void v48_tahua_waits(void **state)
{
    (void)state;
    given_bare(3, "");
    set_tracks(0, 0, 8);
    set_hand(0, "rua_hatu tohu ihi papa_rai_3");
    set_hand(1, "oro");
    isle.bag = 23;
    hold_ceremony(1);
    goes("0 ritual ihi; 0 done; 1 ritual oro; 1 done; 0 pass; 1 pass");
    must_be_at(0, "ihi_ritual");
    offers_all(0, "ritual rua_hatu; ritual tohu; pass"); /* Papa-Ra'i costs 9 */
    does(0, "ritual tohu");
    assert_int_equal(player(0)->tattoo, 9);
    must_be_at(0, "ihi_ritual");
    does(0, "ritual rua_hatu");
    assert_int_equal(player(0)->pearls, 3);
    must_be_at(0, "tahua_ritual");
    must_lie_in_row("1:oro");
    does(0, "ritual papa_rai_3");
    assert_int_equal(raia_lasting(player(0), R_papa_rai_3), 1);
    assert_int_equal(player(1)->tattoo, 3); /* the next card of the row */
}

/* B, A, C are seats 1, 0, 2. */
static void v49_two_at_tahua(void **state)
{
    (void)state;
    given_bare(3, "");
    set_order("102");
    set_tracks(1, 0, 8);
    set_tracks(0, 0, 8);
    set_tracks(2, 0, 3);
    set_hand(0, "papa_rai_3");
    set_hand(1, "papa_rai_5");
    set_hand(2, "hina_ere");
    isle.bag = 7;
    hold_ceremony(1);
    goes("0 done; 1 done; 2 ritual hina_ere; 2 done; 1 pass; 0 pass");
    assert_int_equal(player(1)->tattoo, 9);
    assert_int_equal(player(0)->tattoo, 9);
    assert_int_equal(player(2)->tattoo, 4);
    must_be_at(1, "tahua_ritual");
    assert_false(awaits(0, "tahua_ritual"));
    does(1, "ritual papa_rai_5");
    must_be_at(0, "tahua_ritual");
    does(0, "ritual papa_rai_3");
    assert_int_equal(points_of(1, PART_PAPA_RAI), 5);
    assert_int_equal(points_of(0, PART_PAPA_RAI), 3);
}

static void v50_auction_in_act_5(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T102", 2, 1);
    lay_tile("T121", 2, 2);
    set_hand(0, "rua_hatu taere ihi");
    set_stock(0, 0, 3);
    set_stock(1, 0, 2);
    set_stock(2, 0, 1);
    isle.bag = 16;
    hold_ceremony(1);
    goes("0 pass; 0 ritual taere; 0 ritual ihi; 0 done; 0 bid 0; 1 bid 0; 2 bid 0");
    goes("0 pass; 1 pass; 0 mission T102");
    assert_int_equal(isle.bag, 6);
    must_be_at(0, "auction_bid");
    goes("0 bid 3; 1 bid 2; 2 bid 0");
    assert_int_equal(owner_of("T121"), 0);
    must_be_at(0, "ihi_ritual"); /* 16 - 10 + 5 - 11 */
    assert_int_equal(isle.bag, 0);
    does(0, "pass");
    assert_int_equal(n_open("ihi"), 1);
}

static void v54_frozen_numbers(void **state)
{
    struct raia_state seen;
    (void)state;
    given_bare(3, "");
    set_hand(0, "rua_hatu roo hina oro");
    set_hand(1, "moe");
    hold_ceremony(1);
    goes("0 ritual hina; 0 ritual oro; 0 done");
    for (int viewer = 1; viewer < 3; viewer++) {
        vk_view(&raiatea_game, &isle, viewer, &seen);
        assert_int_equal(seen.player[0].n_hand[NORMAL], 3);
        assert_int_equal(seen.player[0].n_hand[FORBIDDEN], 1);
    }
    does(1, "done"); /* now all are ready: act 4 */
    must_be_at(0, "choose_reward");
    vk_view(&raiatea_game, &isle, 1, &seen);
    assert_int_equal(seen.player[0].n_hand[NORMAL], 3);
    assert_int_equal(seen.player[0].n_hand[FORBIDDEN], 1);
    goes("0 pass; 1 pass"); /* the reveal */
    vk_view(&raiatea_game, &isle, 1, &seen);
    assert_int_equal(seen.player[0].n_hand[NORMAL], 2);
    assert_int_equal(seen.player[0].n_hand[FORBIDDEN], 0);
}

/* A and B are seats 0 and 1. */
static void v57_short_deck(void **state)
{
    (void)state;
    given_bare(3, "");
    set_tracks(0, 0, 5);
    set_tracks(1, 0, 5);
    set_stock(0, 0, 5);
    set_stock(1, 0, 5);
    leave_in_deck(FORBIDDEN, "oro ihi", 2);
    hold_ceremony(1);
    goes("1 deck forbidden; 0 deck forbidden");
    goes("* draws oro; * draws ihi");
    must_be_at(0, "buy_keep");
    assert_false(awaits(1, "buy_keep"));
    offers_all(0, "keep ihi; keep oro");
    does(0, "keep oro");
    assert_string_equal(cards_text(player(0)->hand), "oro");
    assert_int_equal(player(0)->n_buried[FORBIDDEN], 1);
    assert_int_equal(raia_known_hand(&isle, 1), 0);
    assert_int_equal(player(0)->mana, 2);
    assert_int_equal(player(1)->mana, 5);
    assert_int_equal(isle.bag, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v03_offers),
        cmocka_unit_test(v04_act_5),
        cmocka_unit_test(v15_rewards_with_3_players),
        cmocka_unit_test(v20_stop_rule),
        cmocka_unit_test(v21_general_first),
        cmocka_unit_test(v22_too_little_at_once),
        cmocka_unit_test(v30_scarcity),
        cmocka_unit_test(v34_maui),
        cmocka_unit_test(v40_clips),
        cmocka_unit_test(v43_two_players),
        cmocka_unit_test(v63_spirit),
        cmocka_unit_test(v48_tahua_waits),
        cmocka_unit_test(v49_two_at_tahua),
        cmocka_unit_test(v50_auction_in_act_5),
        cmocka_unit_test(v54_frozen_numbers),
        cmocka_unit_test(v57_short_deck),
    };
    return cmocka_run_group_tests_name("raiatea: vectors of the ceremony", tests, NULL, NULL);
}
