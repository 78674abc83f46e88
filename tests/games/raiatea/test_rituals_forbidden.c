/*
 * test_rituals_forbidden.c - 2.12, the forbidden deck and the cards of Tane: each of these 20 designs
 * does what its row says. By a shaman where nothing else is said; what needs the row in act 5.
 */
#include "../../support/raiatea_given.h"

/* ---- gains ------------------------------------------------------------------------------------- */

static void rf03_oro_gives_3_tattoos(void **state)
{
    (void)state;
    given_hand(3, "", "oro");
    isle.player[0].tattoo = 3;
    perform("oro");
    must_be_done("oro");
    assert_int_equal(isle.player[0].tattoo, 6);
    assert_int_equal(raia_rank(&isle.player[0]), ARIOI);
}

static void rf05_tua_raa_tai_gives_7_pearls(void **state)
{
    (void)state;
    given_hand(3, "", "tua_raa_tai");
    perform("tua_raa_tai");
    must_be_done("tua_raa_tai");
    assert_int_equal(isle.player[0].pearls, 4 + 7);
}

static void rf06_tumu_nui_gives_3_priests(void **state)
{
    (void)state;
    given_hand(3, "", "tohu tumu_nui");
    isle.player[0].priests = 5;
    isle.player[0].tattoo = 8;
    perform("tohu");
    does(0,
         "ritual tumu_nui"); /* as a Tahua bonus: 9 priests for a shaman would leave room for 3 */
    must_be_done("tumu_nui");
    assert_int_equal(isle.player[0].priests, 8);
}

static void rf04_taaroa_takes_a_good_a_helper_and_a_mask(void **state)
{
    (void)state;
    given_hand(3, "", "taaroa");
    perform("taaroa");
    must_be_at(0, "choose_good");
    does(0, "good uru");
    must_be_at(0, "choose_helper");
    does(0, "helper trader");
    must_be_at(0, "choose_mask");
    does(0, "mask mh_diver");
    must_be_done("taaroa");
    assert_int_equal(isle.player[0].goods[URU], 1);
    assert_int_equal(isle.level[URU], 3);
    assert_int_equal(isle.player[0].ready[TRADER], 1);
    assert_int_equal(isle.player[0].masks[7], 1);
    assert_int_equal(isle.player[0].pearls, 4);
}

static void rf04_taaroa_takes_what_there_is(void **state)
{
    (void)state;
    given_hand(3, "", "taaroa");
    set_goods_market(0, 0, 0, 0);
    empty_mask_market(1);
    perform("taaroa");
    must_be_at(0, "choose_helper");
    does(0, "pass");
    must_be_done("taaroa");
}

/* ---- missions and rituals ------------------------------------------------------------------------ */

static void rf01_taere_completes_a_mission_for_nothing(void **state)
{
    (void)state;
    given_hand(3, "", "taere");
    set_tiles("T105 T122 T116 T121");
    isle.player[0].pearls = 0;
    perform("taere");
    must_be_at(0, "choose_mission");
    offers_only(0, "mission T105; mission T116; pass"); /* no auctions; ariki he is not */
    does(0, "mission T116");
    assert_int_equal(owner_of("T116"), 0);
    assert_int_equal(isle.player[0].tattoo, 0);
    must_be_at(0, "auction_bid"); /* T121 is alone in its row now */
    assert_int_equal(isle.auction, tile_of("T121"));
}

static void rf02_ihi_performs_two_rituals_of_cost_8_or_less(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "ihi rua_hatu roo mata_arahu tumu_nui tane_mata");
    perform("ihi");
    must_be_at(0, "ihi_ritual");
    offers_only(0, "ritual rua_hatu; ritual mata_arahu; ritual roo; pass"); /* 9: too dear */
    does(0, "ritual mata_arahu");
    assert_int_equal(isle.player[0].tattoo, 2);
    must_be_at(0, "ihi_ritual");
    does(0, "ritual roo");
    must_be_at(0, "choose_location");
    assert_int_equal(isle.player[0].mana, 5 + 4);
    assert_string_equal(cards_text(isle.player[0].hand), "rua_hatu tumu_nui tane_mata");
    assert_int_equal(n_open("ihi") + n_open("roo") + n_open("mata_arahu"), 3);
}

static void rf02_ihi_can_be_stopped(void **state)
{
    (void)state;
    given_hand(3, "", "ihi rua_hatu roo");
    perform("ihi");
    does(0, "pass");
    must_be_at(0, "choose_location");
    assert_int_equal(raia_known_hand(&isle, 0), 2);
}

static void rf02_ihi_of_an_empty_hand_asks_nothing(void **state)
{
    (void)state;
    given_hand(3, "", "ihi");
    perform("ihi");
    must_be_done("ihi");
}

/* ---- permanent rituals ----------------------------------------------------------------------------- */

static int papa_rai_points(int seat)
{
    struct vk_score score = { 0 };
    raia_score(&isle, &score);
    return score.part[seat][PART_PAPA_RAI];
}

static void rf07_papa_rai_is_worth_3_points(void **state)
{
    (void)state;
    given_hand(3, "", "papa_rai_3");
    assert_int_equal(papa_rai_points(0), 0);
    lay_down("papa_rai_3");
    assert_int_equal(papa_rai_points(0), 3);
    assert_int_equal(papa_rai_points(1), 0);
}

/* Nobody has 13 priests: as a Tahua bonus. */
static void rf08_papa_rai_is_worth_5_points(void **state)
{
    (void)state;
    given_hand(3, "", "papa_rai_5 tohu");
    isle.player[0].tattoo = 8;
    assert_false(offers(0, "shaman papa_rai_5"));
    perform("tohu");
    must_be_at(0, "tahua_ritual");
    does(0, "ritual papa_rai_5");
    must_be_at(0, "choose_location");
    assert_string_equal(cards_text(isle.player[0].lasting), "papa_rai_5");
    assert_int_equal(isle.player[0].mana, 5);
    assert_int_equal(isle.player[0].pearls, 4);
    assert_int_equal(papa_rai_points(0), 5);
    assert_int_equal(isle.player[0].tahua, TAHUA_DONE);
}

static void rf09_te_rai_completes_a_mission_at_the_neighbours(void **state)
{
    (void)state;
    given_hand(3, "", "te_rai");
    set_tiles("T101 T102 T103 T104");
    lay_down("te_rai");
    isle.player[0].pearls = 5;
    does(0, "go neighbours");
    go_on_until(0, "neigh_mission");
    does(0, "mission T101");
    must_be_at(0, "neigh_mission"); /* once more, besides the Kahuna's */
    does(0, "mission T102");
    assert_false(awaits(0, "neigh_mission"));
    assert_int_equal(isle.player[0].pearls, 0);

    given_hand(3, "", "te_rai");
    set_tiles("T101 T102 T103 T104");
    perform("te_rai");
    does(0, "go market");
    go_on_until(1, "choose_location");
    isle.player[0].pearls = 9;
    does(1, "go neighbours");
    go_on_until(1, "neigh_mission");
    does(1, "pass");
    must_be_at(0, "neigh_mission"); /* although he is not the Kahuna */
    does(0, "mission T101");
    must_be_at(2, "choose_location");
}

static void rf10_tu_nui_allows_a_second_mission_in_act_6(void **state)
{
    (void)state;
    given_hand(3, "", "tu_nui");
    lay_down("tu_nui");
    set_tiles("T101 T102 T103 T104 T105 T106");
    go_on_until(0, "too_turn");
    isle.player[0].pearls = 20;
    set_helpers(0, DIVER, 1, 1);
    does(0, "mission T101");
    must_be_at(0, "too_turn");
    does(0, "mission T103");
    assert_int_equal(isle.player[0].ready[DIVER], 1); /* not used */
    assert_false(awaits(0, "too_turn") && offers(0, "mission T105"));
}

/* ---- others, everybody ------------------------------------------------------------------------------- */

static void rf11_rua_hine_takes_an_unpaired_mask(void **state)
{
    (void)state;
    given_hand(4, "", "rua_hine");
    give_masks(1, "mt_pearl mt_pearl"); /* a pair: safe */
    give_masks(2, "mt_mana mc_red mirror");
    give_masks(3, "mh_diver");
    perform("rua_hine");
    must_be_at(0, "choose_player");
    offers_only(0, "target 2; target 3");
    does(0, "target 2");
    must_be_at(0, "choose_stolen_mask");
    offers_only(0, "mask mt_mana; mask mc_red; mask mirror");
    does(0, "mask mc_red");
    must_be_done("rua_hine");
    assert_int_equal(isle.player[0].masks[8], 1);
    assert_int_equal(isle.player[2].masks[8], 0);
    assert_int_equal(isle.player[0].pearls, 4); /* no treasure */
    assert_int_equal(isle.player[0].mana, 5);
    assert_true(was_told(VK_SPECTATOR, "robbed_mask 0 2 mc_red"));
}

static void rf11_rua_hine_leaves_linked_masks(void **state)
{
    (void)state;
    given_hand(3, "", "rua_hine");
    give_masks(1, "mt_mana mirror mh_diver");
    isle.player[1].links[1] = 1;
    perform("rua_hine"); /* one victim, one card: no questions */
    must_be_done("rua_hine");
    assert_int_equal(isle.player[0].masks[7], 1);
    assert_int_equal(isle.player[1].masks[1], 1);
    assert_int_equal(isle.player[1].masks[MIRROR], 1);
}

static void rf11_rua_hine_with_nobody_to_rob_is_lost(void **state)
{
    (void)state;
    given_hand(3, "", "rua_hine");
    give_masks(1, "mt_pearl mt_pearl");
    perform("rua_hine");
    must_be_done("rua_hine");
    assert_true(was_told(VK_SPECTATOR, "no_effect 0 rua_hine"));
}

static void rf13_rumia_adds_10_mana_a_player_to_the_bag(void **state)
{
    (void)state;
    static const int bag[] = { 0, 0, 30, 30, 40, 50 };
    for (int seats = 2; seats <= 5; seats++) {
        given_hand(seats, "", "rumia");
        perform("rumia");
        must_be_done("rumia");
        assert_int_equal(isle.bag, bag[seats]);
    }
}

static void rf14_hina_ere_tattoos_everybody(void **state)
{
    (void)state;
    given_hand(3, "", "hina_ere");
    isle.order[0] = 1, isle.order[1] = 0;
    isle.player[0].tattoo = isle.player[1].tattoo = 8;
    set_hand(1, "roo");
    set_hand(0, "hina_ere roo");
    perform("hina_ere");
    assert_int_equal(isle.player[0].tattoo, 9);
    assert_int_equal(isle.player[2].tattoo, 1);
    must_be_at(1, "tahua_ritual"); /* earlier in the order */
    does(1, "ritual roo");
    must_be_at(0, "tahua_ritual");
    does(0, "ritual roo");
    must_be_done("hina_ere");
}

/* ---- Tane -------------------------------------------------------------------------------------------- */

static void rt02_tane_moana_takes_3_pearls(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_moana");
    isle.player[2].pearls = 2;
    perform("tane_moana");
    must_be_at(0, "choose_player");
    offers_only(0, "target 1; target 2");
    does(0, "target 2");
    must_be_done("tane_moana");
    assert_int_equal(isle.player[0].pearls, 4 + 2);
    assert_int_equal(isle.player[2].pearls, 0);
    given_hand(2, "tane=on", "tane_moana");
    perform("tane_moana"); /* of two players there is no choice */
    must_be_done("tane_moana");
    assert_int_equal(isle.player[0].pearls, 4 + 3);
    assert_int_equal(isle.player[1].pearls, 1);
}

static void rt03_tane_uru_takes_a_good_by_chance(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_uru");
    set_goods(1, 2, 0, 1, 0);
    perform("tane_uru");
    does(0, "target 1");
    must_be_at(VK_CHANCE, "steal_good");
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, VK_CHANCE, &list);
    assert_int_equal(list.n, 2);
    assert_int_equal(list.weight[0], 2);
    assert_int_equal(list.weight[1], 1);
    luck("good uru");
    must_be_done("tane_uru");
    assert_int_equal(isle.player[0].goods[URU], 1);
    assert_int_equal(isle.player[1].goods[URU], 1);
    assert_int_equal(isle.player[1].mana, 5);
}

static void rt03_tane_uru_takes_mana_of_one_without_goods(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_uru");
    perform("tane_uru");
    does(0, "target 2");
    must_be_done("tane_uru");
    assert_int_equal(isle.player[0].mana, 5 + 3);
    assert_int_equal(isle.player[2].mana, 2);
}

static void rt04_tane_haere_lures_a_priest_away(void **state)
{
    (void)state;
    given_hand(4, "tane=on", "tane_haere");
    isle.player[0].priests = 4;
    isle.player[1].priests = 2;
    isle.player[3].priests = 1;
    perform("tane_haere");
    offers_only(0, "target 1; target 3"); /* 2 has no priest */
    does(0, "target 3");
    must_be_done("tane_haere");
    assert_int_equal(isle.player[0].priests, 5);
    assert_int_equal(isle.player[3].priests, 0);
}

static void rt04_tane_haere_without_priests_is_lost(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_haere");
    perform("tane_haere");
    must_be_done("tane_haere");
    assert_int_equal(isle.player[0].priests, 12);
    assert_true(was_told(VK_SPECTATOR, "no_effect 0 tane_haere"));
}

static void rt06_tane_toa_costs_others_a_priest(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_toa");
    isle.player[0].priests = 9;
    isle.player[1].priests = 3;
    perform("tane_toa");
    must_be_done("tane_toa");
    assert_int_equal(isle.player[0].priests, 11);
    assert_int_equal(isle.player[1].priests, 2);
    assert_int_equal(isle.player[2].priests, 0);
}

/* ---- cards of the row: act 5 --------------------------------------------------------------------------- */

/* In code order. */
static void prepare(int seat, const char *ids)
{
    char text[256], action[64];
    snprintf(text, sizeof text, "%s", ids);
    for (char *id = strtok(text, " "); id; id = strtok(NULL, " ")) {
        snprintf(action, sizeof action, "ritual %s", id);
        does(seat, action);
    }
    does(seat, "done");
}

/* The first ceremony: these rituals in the bag, and mana enough for all of them. */
static void given_row(const char *of_0, const char *of_1, const char *of_2)
{
    given(3, "tane=on");
    set_hand(0, of_0);
    set_hand(1, of_1);
    set_hand(2, of_2);
    set_helpers(0, SHAMAN, 0, 0);
    go_on_until(0, "prepare");
    isle.bag = 90;
    for (int seat = 0; seat < 3; seat++)
        isle.player[seat].tattoo = 5; /* three clips */
    prepare(0, of_0);
    prepare(1, of_1);
    prepare(2, of_2);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "bid 0");
    while (awaits(0, "choose_reward") || awaits(1, "choose_reward"))
        does(isle.h.frame[isle.h.depth - 1].seat, "pass");
}

static void rt01_tane_mata_strikes_a_card_of_the_row(void **state)
{
    (void)state;
    given_row("roo tane_mata", "rua_hatu tino_rua rai_tupua", "rua_hine");
    must_be_at(0, "choose_row_card"); /* not his own, no general one, none above 6 */
    assert_int_equal(isle.n_row, 5);
    offers_only(0, "strike 1 rua_hatu; strike 1 tino_rua");
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, 0, &list);
    assert_int_equal(list.usual, 1); /* the rightmost */
    int pearls = isle.player[1].pearls, bag = isle.bag;
    does(0, "strike 1 tino_rua");
    assert_true(was_told(VK_SPECTATOR, "struck 0 1 tino_rua"));
    assert_int_equal(n_open("tino_rua"), 1);
    assert_int_equal(isle.player[1].pearls, pearls + 3); /* Rua-Hatu alone */
    assert_int_equal(isle.bag, bag - 3 - 3 - 4 - 7);     /* the struck one costs nothing */
}

static void rt01_tane_mata_with_nothing_to_strike_is_lost(void **state)
{
    (void)state;
    given_row("roo tane_mata", "hina", "tua_raa_tai");
    assert_false(awaits(0, "choose_row_card"));
    assert_int_equal(isle.n_row, 0);
    assert_int_equal(n_open("tane_mata"), 1);
}

static void rt01_tane_mata_is_for_act_5_alone(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_mata tane_nui tane_moana");
    assert_true(offers(0, "shaman tane_moana"));
    assert_false(offers(0, "shaman tane_mata"));
    assert_false(offers(0, "shaman tane_nui"));
}

static void rt05_tane_nui_strikes_all_cards_of_a_player(void **state)
{
    (void)state;
    given_row("tane_nui", "rua_hatu tino_rua tua_raa_tai rumia", "tua_raa_tai");
    must_be_at(0, "choose_player");
    offers_only(0, "target 1; target 2");
    int pearls_1 = isle.player[1].pearls, pearls_2 = isle.player[2].pearls;
    assert_int_equal(isle.n_row, 3); /* Rumia and Rua-Hatu are over */
    does(0, "target 1");
    assert_int_equal(isle.player[1].pearls, pearls_1);
    assert_int_equal(isle.player[2].pearls, pearls_2 + 7);
    assert_int_equal(n_open("tino_rua") + n_open("tua_raa_tai"), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rf01_taere_completes_a_mission_for_nothing),
        cmocka_unit_test(rf02_ihi_performs_two_rituals_of_cost_8_or_less),
        cmocka_unit_test(rf02_ihi_can_be_stopped),
        cmocka_unit_test(rf02_ihi_of_an_empty_hand_asks_nothing),
        cmocka_unit_test(rf03_oro_gives_3_tattoos),
        cmocka_unit_test(rf04_taaroa_takes_a_good_a_helper_and_a_mask),
        cmocka_unit_test(rf04_taaroa_takes_what_there_is),
        cmocka_unit_test(rf05_tua_raa_tai_gives_7_pearls),
        cmocka_unit_test(rf06_tumu_nui_gives_3_priests),
        cmocka_unit_test(rf07_papa_rai_is_worth_3_points),
        cmocka_unit_test(rf08_papa_rai_is_worth_5_points),
        cmocka_unit_test(rf09_te_rai_completes_a_mission_at_the_neighbours),
        cmocka_unit_test(rf10_tu_nui_allows_a_second_mission_in_act_6),
        cmocka_unit_test(rf11_rua_hine_takes_an_unpaired_mask),
        cmocka_unit_test(rf11_rua_hine_leaves_linked_masks),
        cmocka_unit_test(rf11_rua_hine_with_nobody_to_rob_is_lost),
        cmocka_unit_test(rf13_rumia_adds_10_mana_a_player_to_the_bag),
        cmocka_unit_test(rf14_hina_ere_tattoos_everybody),
        cmocka_unit_test(rt01_tane_mata_strikes_a_card_of_the_row),
        cmocka_unit_test(rt01_tane_mata_with_nothing_to_strike_is_lost),
        cmocka_unit_test(rt01_tane_mata_is_for_act_5_alone),
        cmocka_unit_test(rt02_tane_moana_takes_3_pearls),
        cmocka_unit_test(rt03_tane_uru_takes_a_good_by_chance),
        cmocka_unit_test(rt03_tane_uru_takes_mana_of_one_without_goods),
        cmocka_unit_test(rt04_tane_haere_lures_a_priest_away),
        cmocka_unit_test(rt04_tane_haere_without_priests_is_lost),
        cmocka_unit_test(rt05_tane_nui_strikes_all_cards_of_a_player),
        cmocka_unit_test(rt06_tane_toa_costs_others_a_priest),
    };
    return cmocka_run_group_tests_name("the forbidden rituals of Raiatea and Tane", tests, NULL,
                                       NULL);
}
