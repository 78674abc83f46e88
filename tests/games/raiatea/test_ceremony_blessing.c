/*
 * test_ceremony_blessing.c - act 5 (4.9): the row and its order, what the bag pays, where it stops.
 */
#include "../../support/raiatea_given.h"

/* Each hand is prepared whole, nobody wants a reward; the bag holds so much. */
static void hold_act_5(int bag)
{
    vk_action pass = act_of(&raiatea_game, "pass");
    isle.bag = (uint16_t)bag;
    hold_ceremony(1);
    while (isle.act > 0 && isle.act < 5) { /* 0: nothing kept it from ending */
        int seat = __builtin_ctz(vk_due(&raiatea_game, &isle).seats);
        struct vk_actions list;
        vk_legal(&raiatea_game, &isle, seat, &list);
        vk_action a = list.act[awaits(seat, "prepare") ? list.n > 1 : 0];
        event_log_open(&told);
        vk_play(&raiatea_game, &isle, seat, offers(seat, "pass") ? pass : a, &told.sink);
    }
    must_be_whole(__FILE__, __LINE__);
}

/* Seats 0 to 3 stand for Arno, Rafael, Maria and Max. */
static void example_of_the_rulebook(void **state)
{
    (void)state;
    given_bare(4, "");
    set_hand(1, "uru_taetae raa");
    set_hand(0, "taere ihi hina");
    set_hand(3, "roroo");
    set_hand(2, "mata_arahu rau_pena rua_hatu");
    isle.player[2].tattoo = 5;
    lay_tile("T101", 2, 1);
    lay_tile("T102", 2, 2);
    hold_act_5(23);
    must_be_at(2, "order_equal");
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 2);
    offers_only(2, "ritual rua_hatu; ritual rau_pena");
    assert_string_equal(usual_of(2), "ritual rua_hatu");
    does(2, "ritual rua_hatu");
    assert_true(was_told(VK_SPECTATOR, "row_laid - hina 1; row_laid 1 uru_taetae 2; "
                                       "row_laid 2 rua_hatu 3; row_laid 2 rau_pena 4; "
                                       "row_laid 1 raa 5; row_laid 3 roroo 6; "
                                       "row_laid 2 mata_arahu 7; row_laid 0 taere 8; "
                                       "row_laid 0 ihi 9"));
    assert_int_equal(isle.bag, 46 - 4); /* Hina is done, Uru-Taetae is paid */
    goes("1 good uru; 1 good taro");
    assert_int_equal(player(2)->pearls, 3);
    does(2, "helper diver");
    assert_int_equal(player(3)->priests, 2);
    assert_int_equal(player(2)->tattoo, 7);
    must_be_at(0, "choose_mission");
    does(0, "mission T101");
    assert_int_equal(owner_of("T101"), 0);
    assert_true(was_told(VK_SPECTATOR, "row_failed 0 ihi"));
    assert_int_equal(isle.bag, 5);
    assert_int_equal(isle.n_row, 0);
    assert_int_equal(n_open("ihi"), 1);
    assert_int_equal(isle.act, 6);
}

static void dear_cards_stop_the_row(void **state)
{
    (void)state;
    static const char *const options[] = { "", "bag_leftover=supply" };
    for (int i = 0; i < 2; i++) {
        given_bare(3, options[i]);
        set_hand(0, "rua_hatu tino_rua");
        set_hand(1, "ruanuu roo");
        hold_act_5(12); /* 3, 4, 6, 6 */
        assert_int_equal(player(1)->mana, 4);
        assert_int_equal(player(0)->pearls, 3);
        assert_true(was_told(VK_SPECTATOR, "row_failed 0 tino_rua; row_failed 1 ruanuu"));
        assert_int_equal(n_open("tino_rua"), 1);
        assert_int_equal(n_open("ruanuu"), 1); /* a permanent one as well */
        assert_int_equal(raia_lasting(player(1), R_ruanuu), 0);
        assert_int_equal(isle.bag, i == 0 ? 5 : 0);
    }
}

static void empty_bag_pays_nothing(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "hina");
    hold_act_5(0);
    assert_true(was_told(VK_SPECTATOR, "row_failed - hina"));
    assert_int_equal(isle.bag, 0);
    assert_int_equal(n_open("hina"), 1);
}

/* Equal cost: general ones by code, then owners by the ceremonial order. */
static void row_is_sorted(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(2, "roo rai_tupua");
    set_hand(1, "rumia maui");
    set_hand(0, "punua moe");
    hold_act_5(0);
    assert_true(was_told(VK_SPECTATOR, "row_laid 0 moe 1; row_laid - rai_tupua 2; "
                                       "row_laid - rumia 3; row_laid 0 punua 4; "
                                       "row_laid 1 maui 5; row_laid 2 roo 6"));
}

static void owners_stand_by_the_new_order(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "roo");
    set_hand(1, "tipa");
    set_hand(2, "punua");
    set_stock(2, 0, 2);
    set_stock(1, 0, 1);
    hold_ceremony(1);
    goes("0 ritual roo; 0 done; 1 ritual tipa; 1 done; 2 ritual punua; 2 done; 1 bid 1; 2 bid 2");
    must_be_in_order("210");
    goes("2 pass; 1 pass");
    assert_true(was_told(VK_SPECTATOR, "row_laid 2 punua 1; row_laid 1 tipa 2; row_laid 0 roo 3"));
}

static void general_ritual_helps_everybody(void **state)
{
    (void)state;
    given_bare(3, "");
    isle.player[1].priests = 4;
    set_hand(0, "rai_tupua");
    hold_act_5(3);
    assert_int_equal(player(1)->mana, 4 + 4); /* the dance and Rai-Tupua */
    assert_int_equal(isle.bag, 0);
}

static void permanent_ritual_stays_before_its_owner(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(1, "maui");
    hold_act_5(3);
    assert_int_equal(raia_lasting(player(1), R_maui), 1);
    assert_int_equal(n_open("maui"), 0);
}

static void two_copies_and_another_are_ordered(void **state)
{
    (void)state;
    given_bare(3, "");
    isle.player[0].tattoo = isle.player[1].tattoo = 5;
    set_hand(0, "roo roo tipa");
    set_hand(1, "tama_ehu punua maui");
    set_hand(2, "raa raa"); /* alike: nothing to order */
    hold_act_5(0);
    must_lie_in_row("0:roo 0:roo 0:tipa 1:punua 1:maui 1:tama_ehu 2:raa 2:raa");
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 0 | 1u << 1);
    offers_only(0, "ritual roo; ritual tipa");
    does(1, "ritual tama_ehu");
    offers_only(1, "ritual punua; ritual maui");
    does(0, "ritual tipa"); /* two alike are left */
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 1);
    must_lie_in_row("0:roo 0:roo 0:tipa 1:punua 1:maui 1:tama_ehu 2:raa 2:raa");
    does(1, "ritual maui");
    assert_true(was_told(VK_SPECTATOR, "row_laid 0 tipa 1; row_laid 0 roo 2; row_laid 0 roo 3; "
                                       "row_laid 1 tama_ehu 4; row_laid 1 maui 5; "
                                       "row_laid 1 punua 6; row_laid 2 raa 7; row_laid 2 raa 8"));
}

static void auction_of_a_ritual_feeds_the_row(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "taere");
    set_hand(1, "ihi");
    set_stock(0, 0, 3);
    set_stock(1, 0, 2);
    lay_tile("T102", 2, 1);
    lay_tile("T121", 2, 2);
    isle.bag = 16;
    hold_ceremony(1);
    goes("0 pass; 0 ritual taere; 0 done; 1 ritual ihi; 1 done; 0 bid 0; 1 bid 0; 0 pass; 1 pass");
    must_be_at(0, "choose_mission");
    assert_int_equal(isle.bag, 6);
    offers_only(0, "mission T102; pass"); /* no auction tile */
    does(0, "mission T102");
    goes("1 bid 2; 0 bid 3");
    assert_int_equal(owner_of("T121"), 0);
    /* Ihi is paid with the bids; its owner has no card left. */
    assert_true(was_told(VK_SPECTATOR, "bag_paid 1 ihi 11 0 11"));
    assert_int_equal(isle.bag, 0);
    assert_int_equal(n_open("ihi"), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(example_of_the_rulebook),
        cmocka_unit_test(dear_cards_stop_the_row),
        cmocka_unit_test(empty_bag_pays_nothing),
        cmocka_unit_test(row_is_sorted),
        cmocka_unit_test(owners_stand_by_the_new_order),
        cmocka_unit_test(general_ritual_helps_everybody),
        cmocka_unit_test(permanent_ritual_stays_before_its_owner),
        cmocka_unit_test(two_copies_and_another_are_ordered),
        cmocka_unit_test(auction_of_a_ritual_feeds_the_row),
    };
    return cmocka_run_group_tests_name("raiatea: act 5", tests, NULL, NULL);
}
