/*
 * test_amendments.c - the amendments of section 12 that concern the rules: what looks at rivals takes
 * nothing from them (1), helpers made ready again (2), general rituals of one cost (4), where mana and
 * cards go (6). Those about screens and words are in tests/face, names of bots in tests/server.
 */
#include "../../support/raiatea_given.h"

/* ---- 1: robbing belongs to Tane --------------------------------------------------------------- */

static void amendment_1_rima_roa_counts_richer_rivals(void **state)
{
    (void)state;
    given_hand(5, "", "rima_roa");
    static const int pearls[] = { 4, 5, 4, 9, 0 };
    for (int seat = 0; seat < 5; seat++)
        set_stock(seat, pearls[seat], 0);
    perform("rima_roa");
    must_be_done("rima_roa");
    assert_int_equal(player(0)->pearls, 4 + 2); /* seats 1 and 3 have more, seat 2 has as many */
    for (int seat = 1; seat < 5; seat++)
        assert_int_equal(player(seat)->pearls, pearls[seat]);
    given_hand(3, "", "rima_roa");
    set_stock(0, 9, 0);
    perform("rima_roa");
    must_be_done("rima_roa");
    assert_int_equal(player(0)->pearls, 9);
    assert_true(was_told(VK_SPECTATOR, "no_effect 0 rima_roa"));
}

static void amendment_1_fatu_tiri_gives_a_mana_at_least(void **state)
{
    (void)state;
    given_hand(4, "", "fatu_tiri");
    static const int mana[] = { 3, 4, 9, 3 };
    for (int seat = 0; seat < 4; seat++)
        set_stock(seat, 0, mana[seat]);
    perform("fatu_tiri");
    must_be_done("fatu_tiri");
    assert_int_equal(player(0)->mana, 3 + 2);
    for (int seat = 1; seat < 4; seat++)
        assert_int_equal(player(seat)->mana, mana[seat]);
    assert_int_equal(isle.bag, 0);
    given_hand(4, "", "fatu_tiri");
    set_stock(0, 0, 20);
    perform("fatu_tiri");
    assert_int_equal(player(0)->mana, 20 + 1);
}

/* A kind that a rival owns and the market has; if there is none, any of the market. */
static void amendment_1_tama_ehu_takes_from_the_market(void **state)
{
    (void)state;
    given_hand(3, "", "tama_ehu");
    set_goods(0, 0, 0, 0, 1); /* his own do not count */
    set_goods(1, 2, 0, 1, 0);
    set_goods(2, 0, 1, 0, 0);
    set_goods_market(1, 0, 2, 1); /* no taro */
    perform("tama_ehu");
    must_be_at(0, "choose_good");
    offers_only(0, "good uru; good mahi; pass");
    does(0, "good mahi");
    must_be_done("tama_ehu");
    assert_int_equal(player(0)->goods[MAHI], 1);
    assert_int_equal(isle.goods[MAHI], 1);
    assert_int_equal(isle.level[MAHI], 3); /* taken from the market */
    assert_int_equal(player(1)->goods[MAHI], 1);
    given_hand(3, "", "tama_ehu");
    set_goods(2, 0, 1, 0, 0);
    set_goods_market(1, 0, 0, 1);
    perform("tama_ehu");
    offers_only(0, "good uru; good tiare; pass");
    does(0, "pass");
    must_be_done("tama_ehu");
    given_hand(3, "", "tama_ehu");
    set_goods_market(0, 0, 0, 0);
    perform("tama_ehu");
    must_be_done("tama_ehu");
    assert_true(was_told(VK_SPECTATOR, "no_effect 0 tama_ehu"));
}

/* With the cards of Tane out of play no ritual takes pearls, mana, goods or priests of a rival. */
static void amendment_1_only_tane_robs(void **state)
{
    (void)state;
    for (int r = 0; r < N_RITUALS; r++) {
        struct raia_player before[3];
        if (r >= R_tane_mata || raia_rituals[r].cost > 12)
            continue;
        given_hand(3, "", raia_ritual_words[r]);
        for (int seat = 1; seat < 3; seat++) {
            set_stock(seat, 9, 9);
            set_tracks(seat, 5, 3);
            set_goods(seat, 1, 1, 1, 1);
            before[seat] = *player(seat);
        }
        perform(raia_ritual_words[r]);
        for (int i = 0; i < 12 && !awaits(0, "choose_location"); i++)
            step_on();
        must_be_at(0, "choose_location");
        for (int seat = 1; seat < 3; seat++) {
            assert_true(player(seat)->pearls >= before[seat].pearls);
            assert_true(player(seat)->mana >= before[seat].mana);
            assert_true(player(seat)->priests >= before[seat].priests);
            for (int g = 0; g < N_GOODS; g++)
                assert_true(player(seat)->goods[g] >= before[seat].goods[g]);
        }
    }
}

/* ---- 2: helpers made ready again --------------------------------------------------------------- */

static void amendment_2_shaman_made_ready_performs_again(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "tipa rua_hatu");
    set_helpers(0, SHAMAN, 1, 1);
    set_tracks(0, 4, 0);
    goes("0 go market; 0 shaman tipa; 0 helper shaman");
    assert_true(offers(0, "shaman rua_hatu"));
    does(0, "shaman rua_hatu");
    assert_int_equal(player(0)->pearls, 3);
    refuses(0, "shaman rua_hatu");
}

static void amendment_2_stall_wakes_shaman(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "rua_hatu roo");
    set_helpers(0, SHAMAN, 1, 1);
    set_tracks(0, 4, 0);
    set_goods(0, 1, 0, 0, 0);
    set_level(URU, 3);
    goes("0 shaman roo; 0 go market");
    refuses(0, "shaman rua_hatu");
    goes("0 sell uru 3; 0 helper shaman");
    assert_true(offers(0, "shaman rua_hatu"));
}

/* One trader a turn; one that a stall made ready again gives its use back, once. */
static void amendment_2_trader_made_ready_is_used_again(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(0, TRADER, 3, 3);
    set_goods(0, 1, 0, 0, 1);
    set_level(URU, 3);
    goes("0 go market; * die 4; 0 trader mahi");
    refuses(0, "trader taro"); /* two are ready still */
    goes("0 sell uru 3; 0 helper trader");
    assert_true(offers(0, "trader taro"));
    does(0, "trader taro");
    refuses(0, "trader tiare");
    assert_int_equal(player(0)->ready[TRADER], 2);
}

/* ---- 4: general rituals of one cost ---------------------------------------------------------------- */

/* Both in the bag, which holds 3: the order decides whether anything else is paid. */
static void prepare_both(int bag, const char *mine, const char *others)
{
    given_bare(3, "");
    set_hand(1, mine);
    set_hand(2, others);
    isle.bag = (uint16_t)bag;
    hold_ceremony(1);
    while (isle.act > 0 && isle.act < 5) { /* 0: nothing kept it from ending */
        int seat = __builtin_ctz(vk_due(&raiatea_game, &isle).seats);
        struct vk_actions list;
        vk_legal(&raiatea_game, &isle, seat, &list);
        int i = awaits(seat, "prepare") ? list.n > 1 : list.usual;
        vk_play(&raiatea_game, &isle, seat, list.act[i], NULL);
    }
    must_be_whole(__FILE__, __LINE__);
}

static void amendment_4_owner_of_both_says_which_is_first(void **state)
{
    (void)state;
    prepare_both(3, "rai_tupua rumia", "");
    must_be_at(1, "order_equal");
    offers_only(1, "ritual rai_tupua; ritual rumia");
    assert_string_equal(usual_of(1), "ritual rai_tupua");
    does(1, "ritual rumia");
    assert_true(was_told(VK_SPECTATOR, "row_laid - rumia 1; row_laid - rai_tupua 2"));
    assert_int_equal(isle.bag, 3 - 3 + 30 - 3);
    prepare_both(3, "rai_tupua rumia", "");
    does(1, "ritual rai_tupua");
    assert_true(was_told(VK_SPECTATOR, "row_failed - rumia"));
    assert_int_equal(isle.bag, 0);
}

static void amendment_4_of_two_owners_nobody_is_asked(void **state)
{
    (void)state;
    prepare_both(0, "rumia", "rai_tupua roo");
    assert_int_equal(isle.act, 0); /* all failed, and the ceremony is over */
    assert_int_equal(n_open("rumia"), 1);
}

/* All copies of the design come first; of two who put both in, the earlier one in the order says. */
static void amendment_4_two_copies_of_each(void **state)
{
    (void)state;
    prepare_both(3, "rai_tupua rumia", "rai_tupua rumia");
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 1);
    does(1, "ritual rumia");
    assert_true(was_told(VK_SPECTATOR, "row_laid - rumia 1; row_laid - rumia 2; "
                                       "row_laid - rai_tupua 3; row_laid - rai_tupua 4"));
}

/* The same player orders his clipped ones too, after the general ones. */
static void amendment_4_general_then_own_cards(void **state)
{
    (void)state;
    prepare_both(60, "rai_tupua rumia roo tipa", "");
    offers_only(1, "ritual rai_tupua; ritual rumia");
    does(1, "ritual rumia");
    offers_only(1, "ritual roo; ritual tipa");
    does(1, "ritual tipa");
    assert_true(was_told(VK_SPECTATOR, "row_laid - rumia 1; row_laid - rai_tupua 2; "
                                       "row_laid 1 tipa 3; row_laid 1 roo 4"));
}

/* ---- 6: where mana and cards go -------------------------------------------------------------------- */

/* What is drawn and not kept is in the deck again once that is renewed. */
static void amendment_6_cards_not_kept_come_again(void **state)
{
    (void)state;
    given_bare(3, "");
    leave_in_deck(NORMAL, "roo moe hina", 2);
    goes("0 go marae; 0 draw; * draws roo; * draws moe; * draws hina; 0 keep roo; 0 draw");
    must_draw_of("draws moe 1; draws hina 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(amendment_1_rima_roa_counts_richer_rivals),
        cmocka_unit_test(amendment_1_fatu_tiri_gives_a_mana_at_least),
        cmocka_unit_test(amendment_1_tama_ehu_takes_from_the_market),
        cmocka_unit_test(amendment_1_only_tane_robs),
        cmocka_unit_test(amendment_2_shaman_made_ready_performs_again),
        cmocka_unit_test(amendment_2_stall_wakes_shaman),
        cmocka_unit_test(amendment_2_trader_made_ready_is_used_again),
        cmocka_unit_test(amendment_4_owner_of_both_says_which_is_first),
        cmocka_unit_test(amendment_4_of_two_owners_nobody_is_asked),
        cmocka_unit_test(amendment_4_two_copies_of_each),
        cmocka_unit_test(amendment_4_general_then_own_cards),
        cmocka_unit_test(amendment_6_cards_not_kept_come_again),
    };
    return cmocka_run_group_tests_name("raiatea: amendments", tests, NULL, NULL);
}
