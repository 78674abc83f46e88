/*
 * test_rituals.c - 2.12, the normal deck: each of its 26 designs does what its row says. Seat 0 plays
 * them by a shaman where nothing else is said. The other designs: test_rituals_forbidden.c.
 */
#include "../../support/raiatea_given.h"

/* ---- gains ------------------------------------------------------------------------------------- */

static void rn01_rua_hatu_gives_3_pearls(void **state)
{
    (void)state;
    given_hand(3, "", "rua_hatu");
    perform("rua_hatu");
    must_be_done("rua_hatu");
    assert_int_equal(isle.player[0].pearls, 4 + 3);
    assert_int_equal(isle.player[0].mana, 5); /* a shaman needs none */
    assert_int_equal(isle.player[1].pearls, 4);
}

static void rn04_roroo_gives_2_priests(void **state)
{
    (void)state;
    given_hand(3, "", "roroo");
    isle.player[0].priests = 6;
    perform("roroo");
    must_be_done("roroo");
    assert_int_equal(isle.player[0].priests, 8);
    assert_int_equal(isle.player[0].pearls, 4);
}

static void rn04_roroo_stops_at_12_priests(void **state)
{
    (void)state;
    given_hand(3, "", "roroo");
    isle.player[0].priests = 11;
    perform("roroo");
    assert_int_equal(isle.player[0].priests, 12);
}

static void rn05_mata_arahu_gives_2_tattoos(void **state)
{
    (void)state;
    given_hand(3, "", "mata_arahu");
    perform("mata_arahu");
    must_be_done("mata_arahu");
    assert_int_equal(isle.player[0].tattoo, 2);
}

static void rn07_tino_rua_gives_5_pearls(void **state)
{
    (void)state;
    given_hand(3, "", "tino_rua");
    perform("tino_rua");
    must_be_done("tino_rua");
    assert_int_equal(isle.player[0].pearls, 4 + 5);
}

static void rn08_roo_gives_4_mana(void **state)
{
    (void)state;
    given_hand(3, "", "roo");
    perform("roo");
    must_be_done("roo");
    assert_int_equal(isle.player[0].mana, 5 + 4);
}

static void rn09_tohu_gives_1_tattoo(void **state)
{
    (void)state;
    given_hand(3, "", "tohu");
    perform("tohu");
    must_be_done("tohu");
    assert_int_equal(isle.player[0].tattoo, 1);
}

/* ---- markets, forest ------------------------------------------------------------------------------ */

static void rn02_uru_taetae_takes_two_goods_of_two_kinds(void **state)
{
    (void)state;
    given_hand(3, "", "uru_taetae");
    set_goods_market(2, 1, 0, 1);
    perform("uru_taetae");
    must_be_at(0, "choose_good");
    offers_only(0, "good uru; good taro; good tiare; pass");
    does(0, "good uru");
    offers_only(0, "good taro; good tiare; pass");
    does(0, "good tiare");
    must_be_done("uru_taetae");
    assert_int_equal(isle.player[0].goods[URU], 1);
    assert_int_equal(isle.player[0].goods[TIARE], 1);
    assert_int_equal(isle.level[URU], 3);
    assert_int_equal(isle.level[TARO], 2);
    assert_int_equal(isle.level[TIARE], 3);
}

static void rn02_uru_taetae_of_one_kind_asks_once(void **state)
{
    (void)state;
    given_hand(3, "", "uru_taetae");
    set_goods_market(0, 3, 0, 0);
    perform("uru_taetae");
    does(0, "good taro");
    must_be_done("uru_taetae");
    assert_int_equal(isle.goods[TARO], 2);
}

static void rn02_uru_taetae_of_an_empty_market_is_lost(void **state)
{
    (void)state;
    given_hand(3, "", "uru_taetae");
    set_goods_market(0, 0, 0, 0);
    perform("uru_taetae");
    must_be_done("uru_taetae");
    assert_true(was_told(VK_SPECTATOR, "no_effect 0 uru_taetae"));
}

static void rn06_rau_pena_takes_a_helper_free(void **state)
{
    (void)state;
    given_hand(3, "", "rau_pena");
    perform("rau_pena");
    must_be_at(0, "choose_helper");
    does(0, "helper diver");
    must_be_done("rau_pena");
    assert_int_equal(isle.player[0].helpers[DIVER], 1);
    assert_int_equal(isle.player[0].ready[DIVER], 1);
    assert_int_equal(isle.helpers[DIVER], 5);
    assert_int_equal(isle.player[0].pearls, 4);
}

static void rn10_hiro_takes_a_mask_without_its_treasure(void **state)
{
    (void)state;
    given_hand(3, "", "hiro");
    set_mask_market(2, "mirror mc_yellow"); /* whose treasure in the forest is mana or pearls */
    perform("hiro");
    must_be_at(0, "choose_mask");
    offers_only(0, "mask mc_yellow; mask mirror; pass");
    does(0, "mask mc_yellow");
    must_be_done("hiro");
    assert_int_equal(isle.player[0].masks[11], 1);
    assert_int_equal(isle.masks[11], 0);
    assert_int_equal(isle.player[0].mana, 5);
    assert_int_equal(isle.player[0].pearls, 4);
}

static void rn10_hiro_of_an_empty_market_is_lost(void **state)
{
    (void)state;
    given_hand(3, "", "hiro");
    empty_mask_market(2);
    perform("hiro");
    must_be_done("hiro");
}

static void rn11_toa_hiti_takes_a_card_with_its_treasure(void **state)
{
    (void)state;
    given_hand(3, "", "toa_hiti");
    set_display("uru uru FM01 diver");
    perform("toa_hiti");
    must_be_at(0, "choose_display");
    offers_only(0, "take uru; take diver; take FM01; pass");
    does(0, "take FM01");
    must_be_done("toa_hiti");
    assert_int_equal(isle.player[0].masks[0], 1);
    assert_int_equal(isle.player[0].pearls, 4 + 3);
    assert_int_equal(raia_display_size(&isle), 3); /* not refilled */
}

static void rn11_toa_hiti_of_an_empty_display_reveals_one(void **state)
{
    (void)state;
    given_hand(3, "", "toa_hiti");
    set_display("");
    perform("toa_hiti");
    must_be_at(VK_CHANCE, "reveal_forest");
    luck("reveal mahi");
    offers_only(0, "take mahi; pass");
    does(0, "take mahi");
    must_be_done("toa_hiti");
    assert_int_equal(isle.player[0].goods[MAHI], 1);
    assert_int_equal(isle.level[MAHI], 2); /* no price moves */
    assert_int_equal(raia_display_size(&isle), 0);
}

static void rn16_matarii_gives_a_good_2_pearls_3_mana(void **state)
{
    (void)state;
    given_hand(3, "", "matarii");
    perform("matarii");
    must_be_at(0, "choose_good");
    does(0, "good mahi");
    must_be_done("matarii");
    assert_int_equal(isle.player[0].goods[MAHI], 1);
    assert_int_equal(isle.player[0].pearls, 4 + 2);
    assert_int_equal(isle.player[0].mana, 5 + 3);
}

static void rn16_matarii_without_goods_gives_the_rest(void **state)
{
    (void)state;
    given_hand(3, "", "matarii");
    set_goods_market(0, 0, 0, 0);
    perform("matarii");
    must_be_done("matarii");
    assert_int_equal(isle.player[0].pearls, 4 + 2);
    assert_int_equal(isle.player[0].mana, 5 + 3);
}

/* ---- priests, helpers, cards, missions, sales -------------------------------------------------------- */

static void rn03_raa_is_a_priest_track_action(void **state)
{
    (void)state;
    given_hand(3, "", "raa");
    isle.player[0].priests = 5;
    isle.player[0].pearls = 6;
    perform("raa");
    must_be_at(0, "train");
    offers_only(0, "train 0; train 1; train 2");
    does(0, "train 2");
    must_be_done("raa");
    assert_int_equal(isle.player[0].priests, 7);
    assert_int_equal(isle.player[0].pearls, 1);
    assert_int_equal(isle.player[0].mana, 5 + 7);
}

static void rn03_raa_stops_at_12_priests(void **state)
{
    (void)state;
    given_hand(3, "", "raa");
    isle.player[0].pearls = 6;
    isle.player[0].priests = 10;
    perform("raa");
    offers_only(0, "train 0; train 1; train 2");
    given_hand(3, "", "raa");
    isle.player[0].pearls = 6;
    isle.player[0].priests = 11;
    perform("raa");
    offers_only(0, "train 0; train 1");
}

static void rn03_raa_without_pearls_pays_mana_at_once(void **state)
{
    (void)state;
    given_hand(3, "", "raa");
    isle.player[0].priests = 5;
    isle.player[0].pearls = 1;
    perform("raa");
    must_be_done("raa");
    assert_int_equal(isle.player[0].mana, 5 + 5);
}

static void rn12_tipa_makes_two_helpers_ready(void **state)
{
    (void)state;
    given_hand(3, "", "tipa");
    set_helpers(0, GATHERER, 1, 0);
    set_helpers(0, TRADER, 2, 0);
    set_helpers(0, DIVER, 1, 1);
    perform("tipa");
    must_be_at(0, "reactivate");
    offers_only(0, "helper gatherer; helper trader; helper shaman; pass"); /* ruling 20 */
    does(0, "helper trader");
    offers_only(0, "helper trader; helper shaman; pass"); /* in order */
    does(0, "helper trader");
    must_be_at(0, "choose_location");
    assert_int_equal(isle.player[0].ready[TRADER], 2);
    assert_int_equal(isle.player[0].ready[GATHERER], 0);
    assert_int_equal(n_open("tipa"), 1);
}

static void rn13_moe_keeps_two_of_a_draw(void **state)
{
    (void)state;
    given_hand(3, "", "moe");
    perform("moe"); /* raatira: no question of decks */
    luck("draws tino_rua");
    luck("draws rua_hatu");
    luck("draws hina");
    must_be_at(0, "ritual_keep");
    offers_only(0, "keep rua_hatu; keep tino_rua"); /* with hina alone the set would be short */
    struct raia_state drawn = isle;
    does(0, "keep tino_rua");
    offers_only(0, "keep hina"); /* in code order */
    isle = drawn;
    does(0, "keep rua_hatu");
    offers_only(0, "keep tino_rua; keep hina");
    does(0, "keep hina");
    must_be_at(0, "choose_location");
    assert_string_equal(cards_text(isle.player[0].hand), "rua_hatu hina");
    assert_string_equal(cards_text(isle.player[0].buried), "tino_rua");
    assert_int_equal(isle.player[0].n_hand[NORMAL], 2);
    assert_int_equal(isle.player[0].n_buried[NORMAL], 1);
    assert_int_equal(n_open("moe"), 1);
}

static void rn14_te_fatu_completes_a_mission_for_its_price(void **state)
{
    (void)state;
    given_hand(3, "", "te_fatu");
    set_tiles("T101 T105 T116 T106");
    isle.player[0].pearls = 3;
    perform("te_fatu");
    must_be_at(0, "choose_mission");
    offers_only(0, "mission T101; mission T106; pass"); /* 4 pearls and ariki are out of reach */
    does(0, "mission T101");
    must_be_done("te_fatu");
    assert_int_equal(isle.player[0].pearls, 1);
    assert_int_equal(owner_of("T101"), 0);
}

static void rn15_punua_raises_a_price_and_sells(void **state)
{
    (void)state;
    given_hand(3, "", "punua");
    set_goods(0, 0, 0, 1, 2);
    perform("punua");
    must_be_at(0, "punua_kind");
    offers_only(0, "good uru; good taro; good mahi; good tiare");
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, 0, &list);
    assert_int_equal(list.usual, MAHI); /* the first of which he has one */
    does(0, "good tiare");
    assert_int_equal(isle.level[TIARE], 5);
    must_be_at(0, "punua_sell");
    offers_only(0, "sell tiare 1; sell tiare 2; sell tiare 3; sell tiare 4; sell tiare 5; pass");
    does(0, "sell tiare 5");
    must_be_done("punua");
    assert_int_equal(isle.player[0].tattoo, 1);
    assert_int_equal(isle.player[0].mana, 5 + 3);
    assert_int_equal(isle.level[TIARE], 4);
    assert_int_equal(isle.player[0].goods[TIARE], 1); /* one sale only */
}

static void rn15_punua_without_the_good_only_raises(void **state)
{
    (void)state;
    given_hand(3, "", "punua");
    perform("punua");
    does(0, "good mahi");
    must_be_done("punua");
    assert_int_equal(isle.level[MAHI], 5);
}

/* ---- permanent rituals ----------------------------------------------------------------------------- */

static void rn17_oro_paa_adds_2_pearls_at_the_oyster_bank(void **state)
{
    (void)state;
    given_hand(3, "", "oro_paa");
    lay_down("oro_paa");
    does(0, "go oyster"); /* nobody has a diver: one roll */
    luck("die 3");
    assert_int_equal(isle.player[0].pearls, 4 + 3 + 2 + 3); /* the Kahuna's three as well */
    assert_int_equal(isle.player[1].pearls, 4 + 3);
}

static void rn18_atea_adds_2_mana_on_the_path(void **state)
{
    (void)state;
    given_hand(3, "", "atea");
    lay_down("atea");
    isle.player[0].priests = 3;
    does(0, "go path");
    does(0, "train 0");
    assert_int_equal(isle.player[0].mana, 5 + 4 + 2); /* the Kahuna's free priest */
}

static void rn18_two_atea_add_4(void **state)
{
    (void)state;
    given_hand(3, "", "atea atea raa");
    set_helpers(0, SHAMAN, 3, 3);
    isle.player[0].pearls = 0;
    does(0, "shaman atea");
    does(0, "shaman atea");
    assert_string_equal(cards_text(isle.player[0].lasting), "atea atea");
    does(0, "shaman raa");
    assert_int_equal(isle.player[0].mana, 5 + 12 + 4);
}

static void rn19_tii_counts_as_a_helper_of_kinds_that_he_has(void **state)
{
    (void)state;
    given_hand(3, "", "tii");
    lay_down("tii");
    set_helpers(0, DIVER, 1, 0);
    set_helpers(1, DIVER, 1, 1);
    does(0, "go oyster");
    luck("die 2");
    assert_int_equal(isle.player[0].pearls, 4 + 4);
    assert_int_equal(isle.player[1].pearls, 4);
    assert_int_equal(raia_helper_count(&isle.player[0], GATHERER), 0); /* he has none */
}

static void rn20_ruanuu_makes_pearl_and_mana_missions_cheaper(void **state)
{
    (void)state;
    given_hand(3, "", "ruanuu te_fatu te_fatu");
    set_helpers(0, SHAMAN, 3, 3);
    set_tiles("T105 T109 T110 T116");
    isle.player[0].pearls = 3;
    isle.player[0].mana = 3;
    does(0, "shaman ruanuu");
    does(0, "shaman te_fatu");
    offers_only(0, "mission T105; mission T109; pass"); /* 4 pearls, 5 mana; still 1 uru */
    does(0, "mission T105");
    does(0, "shaman te_fatu");
    does(0, "mission T109");
    assert_int_equal(isle.player[0].pearls, 0);
    assert_int_equal(isle.player[0].mana, 0);
}

static void rn21_maui_lifts_offers_by_2(void **state)
{
    (void)state;
    given_hand(3, "", "maui");
    lay_down("maui");
    isle.order[0] = 1, isle.order[1] = 0; /* equal offers would leave 1 in front */
    go_on_until(0, "mana_offer");
    isle.player[0].mana = isle.player[1].mana = isle.player[2].mana = 6;
    int bag = isle.bag;
    does(0, "bid 4");
    does(1, "bid 5");
    does(2, "bid 0");
    assert_int_equal(isle.order[0], 0);
    assert_int_equal(isle.order[1], 1);
    assert_int_equal(isle.player[0].mana, 6 - 4);
    assert_int_equal(isle.bag, bag + 9);
}

/* ---- everybody (those that look at others: test_amendments.c) -------------------------------- */

static void rn24_hina_adds_6_mana_a_player_to_the_bag(void **state)
{
    (void)state;
    static const int bag[] = { 0, 0, 18, 18, 24, 30 }; /* the Spirit counts with two */
    for (int seats = 2; seats <= 5; seats++) {
        given_hand(seats, "", "hina");
        perform("hina");
        must_be_done("hina");
        assert_int_equal(isle.bag, bag[seats]);
        assert_int_equal(isle.player[0].mana, 5);
    }
}

static void rn25_vai_ora_lets_everybody_take_a_good(void **state)
{
    (void)state;
    given_hand(3, "", "vai_ora");
    isle.order[0] = 2, isle.order[2] = 0;
    set_goods_market(1, 1, 0, 0);
    perform("vai_ora");
    must_be_at(2, "choose_good");
    does(2, "good uru");
    must_be_at(1, "choose_good");
    does(1, "pass");
    must_be_at(0, "choose_good");
    does(0, "good taro");
    must_be_done("vai_ora");
    assert_int_equal(isle.player[2].goods[URU], 1);
    assert_int_equal(isle.player[0].goods[TARO], 1);
}

static void rn25_vai_ora_ends_with_the_market(void **state)
{
    (void)state;
    given_hand(3, "", "vai_ora");
    set_goods_market(0, 0, 1, 0);
    perform("vai_ora");
    does(0, "good mahi");
    must_be_done("vai_ora"); /* the others are not asked */
}

static void rn26_rai_tupua_pays_everybody_for_his_priests(void **state)
{
    (void)state;
    given_hand(3, "", "rai_tupua");
    isle.player[0].priests = 4;
    isle.player[1].priests = 2;
    cards_take(&isle.deck[NORMAL], R_atea); /* no priest-track action: Atea pays nothing */
    isle.n_deck[NORMAL]--;
    cards_add(&isle.player[1].lasting, R_atea);
    perform("rai_tupua");
    must_be_done("rai_tupua");
    assert_int_equal(isle.player[0].mana, 5 + 4);
    assert_int_equal(isle.player[1].mana, 5 + 2);
    assert_int_equal(isle.player[2].mana, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rn01_rua_hatu_gives_3_pearls),
        cmocka_unit_test(rn02_uru_taetae_takes_two_goods_of_two_kinds),
        cmocka_unit_test(rn02_uru_taetae_of_one_kind_asks_once),
        cmocka_unit_test(rn02_uru_taetae_of_an_empty_market_is_lost),
        cmocka_unit_test(rn03_raa_is_a_priest_track_action),
        cmocka_unit_test(rn03_raa_stops_at_12_priests),
        cmocka_unit_test(rn03_raa_without_pearls_pays_mana_at_once),
        cmocka_unit_test(rn04_roroo_gives_2_priests),
        cmocka_unit_test(rn04_roroo_stops_at_12_priests),
        cmocka_unit_test(rn05_mata_arahu_gives_2_tattoos),
        cmocka_unit_test(rn06_rau_pena_takes_a_helper_free),
        cmocka_unit_test(rn07_tino_rua_gives_5_pearls),
        cmocka_unit_test(rn08_roo_gives_4_mana),
        cmocka_unit_test(rn09_tohu_gives_1_tattoo),
        cmocka_unit_test(rn10_hiro_takes_a_mask_without_its_treasure),
        cmocka_unit_test(rn10_hiro_of_an_empty_market_is_lost),
        cmocka_unit_test(rn11_toa_hiti_takes_a_card_with_its_treasure),
        cmocka_unit_test(rn11_toa_hiti_of_an_empty_display_reveals_one),
        cmocka_unit_test(rn12_tipa_makes_two_helpers_ready),
        cmocka_unit_test(rn13_moe_keeps_two_of_a_draw),
        cmocka_unit_test(rn14_te_fatu_completes_a_mission_for_its_price),
        cmocka_unit_test(rn15_punua_raises_a_price_and_sells),
        cmocka_unit_test(rn15_punua_without_the_good_only_raises),
        cmocka_unit_test(rn16_matarii_gives_a_good_2_pearls_3_mana),
        cmocka_unit_test(rn16_matarii_without_goods_gives_the_rest),
        cmocka_unit_test(rn17_oro_paa_adds_2_pearls_at_the_oyster_bank),
        cmocka_unit_test(rn18_atea_adds_2_mana_on_the_path),
        cmocka_unit_test(rn18_two_atea_add_4),
        cmocka_unit_test(rn19_tii_counts_as_a_helper_of_kinds_that_he_has),
        cmocka_unit_test(rn20_ruanuu_makes_pearl_and_mana_missions_cheaper),
        cmocka_unit_test(rn21_maui_lifts_offers_by_2),
        cmocka_unit_test(rn24_hina_adds_6_mana_a_player_to_the_bag),
        cmocka_unit_test(rn25_vai_ora_lets_everybody_take_a_good),
        cmocka_unit_test(rn25_vai_ora_ends_with_the_market),
        cmocka_unit_test(rn26_rai_tupua_pays_everybody_for_his_priests),
    };
    return cmocka_run_group_tests_name("the normal rituals of Raiatea", tests, NULL, NULL);
}
