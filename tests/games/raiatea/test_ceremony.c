/*
 * test_ceremony.c - acts 1 to 4 of a ceremony (4.9) and its end: the dance, purchases, preparation,
 * offers and rewards; a statue opens, the game ends. Act 5 is in test_ceremony_blessing.c, act 6 and
 * the Spirit of two players in test_ceremony_raising.c.
 */
#include "../../support/raiatea_given.h"

/* ---- act 1 -------------------------------------------------------------------------------------- */

static void dance_pays_as_the_path_does(void **state)
{
    (void)state;
    given_bare(4, "");
    for (int seat = 0; seat < 4; seat++)
        isle.player[seat].priests = 3;
    set_stock(1, 5, 0);
    set_stock(2, 2, 0);
    hold_ceremony(1);
    assert_int_equal(isle.act, 1);
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 1 | 1u << 2);
    offers_only(1, "train 0; train 1; train 2");
    offers_only(2, "train 0; train 1");
    does(1, "train 2");
    assert_int_equal(player(1)->priests, 3); /* under seal */
    assert_int_equal(player(0)->mana, 0);
    assert_true(was_told(VK_SPECTATOR, "ready 1"));
    does(2, "train 0");
    assert_int_equal(player(1)->priests, 5);
    assert_int_equal(player(1)->pearls, 0);
    assert_int_equal(player(1)->mana, 5);
    assert_int_equal(player(2)->priests, 3);
    assert_int_equal(player(2)->pearls, 2);
    for (int seat = 0; seat < 4; seat += seat == 0 ? 2 : 1)
        assert_int_equal(player(seat)->mana, 3);
}

static void dance_knows_track_end_and_atea(void **state)
{
    (void)state;
    given_bare(3, "");
    for (int seat = 0; seat < 3; seat++)
        set_stock(seat, 9, 0);
    isle.player[0].priests = 11;
    isle.player[1].priests = 12;
    set_lasting(0, "atea");
    set_lasting(0, "atea");
    hold_ceremony(1);
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 0 | 1u << 2);
    offers_only(0, "train 0; train 1");
    goes("2 train 0; 0 train 1");
    assert_int_equal(player(0)->priests, 12);
    assert_int_equal(player(0)->mana, 12 + 4);
    assert_int_equal(player(1)->mana, 12);
    assert_int_equal(player(2)->mana, 0);
    assert_int_equal(isle.act, 2);
}

/* ---- act 2 -------------------------------------------------------------------------------------- */

static void buying_costs_three_and_keeps_one(void **state)
{
    (void)state;
    given_bare(4, "");
    set_stock(0, 0, 3);
    set_stock(1, 0, 2);
    set_stock(2, 0, 5);
    set_stock(3, 0, 9);
    isle.player[2].tattoo = 2;
    isle.player[3].tattoo = 5;
    hold_ceremony(1);
    must_be_at(0, "buy_rituals");
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 0 | 1u << 2 | 1u << 3);
    offers_only(0, "pass; deck normal");
    offers_only(2, "pass; deck normal; deck forbidden");
    assert_string_equal(usual_of(2), "pass");
    goes("3 deck forbidden; 2 pass; 0 deck normal");
    must_be_at(VK_CHANCE, "draw_ritual");
    assert_int_equal(isle.bag, 3); /* in the order: seat 0 first */
    goes("* draws roo; * draws hina; * draws roo; * draws ihi; * draws oro; * draws taere; "
         "* draws taaroa; * draws rumia");
    assert_int_equal(isle.bag, 6);
    assert_int_equal(player(0)->mana, 0);
    assert_int_equal(player(2)->mana, 5);
    assert_int_equal(player(3)->mana, 6);
    must_be_at(0, "buy_keep");
    must_be_at(3, "buy_keep");
    offers_only(0, "keep roo; keep hina");
    assert_string_equal(usual_of(0), "keep hina"); /* the cheapest */
    offers_only(3, "keep taere; keep ihi; keep oro; keep taaroa; keep rumia");
    does(3, "keep oro");
    assert_int_equal(raia_known_hand(&isle, 3), 0);
    does(0, "keep roo");
    assert_string_equal(cards_text(player(0)->hand), "roo");
    assert_string_equal(cards_text(player(0)->buried), "roo hina");
    assert_string_equal(cards_text(player(3)->hand), "oro");
    assert_int_equal(player(3)->n_buried[FORBIDDEN], 4);
    assert_true(was_told(VK_SPECTATOR, "ritual_kept 0 normal ?"));
    assert_true(was_told(0, "ritual_kept 0 normal roo"));
    must_be_at(0, "prepare");
}

static void scarce_mana_of_purchases_is_lost(void **state)
{
    (void)state;
    given_bare(3, "mana_scarcity=on");
    set_stock(1, 0, 4);
    hold_ceremony(1);
    goes("1 deck normal; * draws roo; * draws roo; * draws moe; 1 keep roo");
    assert_int_equal(player(1)->mana, 1);
    assert_int_equal(isle.bag, 0);
}

/* All cards of the forbidden deck but these two are out of reach: before a fifth player. */
static void leave_forbidden(int last)
{
    for (uint64_t left = isle.deck[FORBIDDEN].one; left; left &= left - 1) {
        int ritual = __builtin_ctzll(left);
        while (cards_of(isle.deck[FORBIDDEN], ritual) > (ritual == R_ihi || ritual == R_oro)) {
            cards_take(&isle.deck[FORBIDDEN], ritual);
            cards_add(&isle.player[last].lasting, ritual);
        }
    }
    isle.n_deck[FORBIDDEN] = (uint8_t)cards_count(isle.deck[FORBIDDEN]);
}

static void short_deck_gives_mana_back(void **state)
{
    (void)state;
    given_bare(3, "");
    leave_forbidden(2);
    assert_int_equal(isle.n_deck[FORBIDDEN], 2);
    for (int seat = 0; seat < 2; seat++) {
        set_stock(seat, 0, 4);
        isle.player[seat].tattoo = 5;
    }
    hold_ceremony(2);
    goes("0 deck forbidden; 1 deck forbidden; * draws oro; * draws ihi");
    assert_true(was_told(VK_SPECTATOR, "sold_out 1 forbidden"));
    must_be_at(0, "buy_keep");
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 0);
    does(0, "keep ihi");
    assert_int_equal(isle.bag, 3);
    assert_int_equal(player(0)->mana, 1);
    assert_int_equal(player(1)->mana, 4);
    assert_int_equal(raia_known_hand(&isle, 1), 0);
}

static void nobody_is_asked_who_cannot_buy(void **state)
{
    (void)state;
    given_bare(3, "");
    set_stock(0, 0, 2);
    set_hand(1, "hina");
    hold_ceremony(1);
    must_be_at(1, "prepare");
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 1);
}

/* ---- act 3 -------------------------------------------------------------------------------------- */

static void clips_limit_all_but_general_rituals(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "rua_hatu roo roo atea hina hina rumia");
    isle.player[0].tattoo = 4;
    set_hand(1, "rua_hatu tipa tipa maui");
    isle.player[1].tattoo = 5;
    hold_ceremony(1);
    offers_only(0, "done; ritual rua_hatu; ritual roo; ritual atea; ritual hina; ritual rumia");
    assert_string_equal(usual_of(0), "done");
    does(0, "ritual roo");
    offers_only(0, "done; ritual roo; ritual atea; ritual hina; ritual rumia");
    does(0, "ritual roo");
    offers_only(0, "done; ritual hina; ritual rumia"); /* two clips for an ariki */
    goes("0 ritual hina; 0 ritual hina; 0 ritual rumia");
    offers_only(0, "done");
    goes("1 ritual rua_hatu; 1 ritual tipa; 1 ritual tipa");
    offers_only(1, "done"); /* three for an arioi */
    does(0, "done");
    must_be_at(1, "prepare");
    assert_string_equal(cards_text(player(0)->hand), "rua_hatu atea");
    assert_string_equal(cards_text(player(0)->prepared), "roo roo hina hina rumia");
}

static void numbers_are_frozen_until_the_reveal(void **state)
{
    struct raia_state seen;
    (void)state;
    given_bare(3, "");
    set_hand(0, "rua_hatu roo hina oro");
    set_stock(1, 0, 1); /* somebody can offer: the game waits in act 4 */
    hold_ceremony(1);
    for (int step = 0; step < 4; step++) {
        static const char *const acts[] = { "ritual hina", "ritual oro", "done", NULL };
        vk_view(&raiatea_game, &isle, 1, &seen);
        assert_int_equal(seen.player[0].n_hand[NORMAL], 3);
        assert_int_equal(seen.player[0].n_hand[FORBIDDEN], 1);
        assert_false(cards_any(seen.player[0].prepared));
        assert_int_equal(seen.player[0].lowest, 0);
        if (acts[step])
            does(0, acts[step]);
    }
    must_be_at(1, "mana_offer");
    does(1, "bid 0");
    goes("0 pass; 1 pass");
    assert_int_equal(player(0)->n_hand[NORMAL], 2);
    assert_int_equal(player(0)->n_hand[FORBIDDEN], 0);
}

/* ---- act 4 -------------------------------------------------------------------------------------- */

static void offers_order_the_players(void **state)
{
    (void)state;
    given_bare(4, "");
    set_stock(0, 0, 8);
    set_stock(1, 0, 4);
    set_stock(2, 0, 4);
    set_stock(3, 0, 8);
    hold_ceremony(1);
    decline_until(0, "mana_offer");
    offers_only(1, "bid 0; bid 1; bid 2; bid 3; bid 4");
    assert_string_equal(usual_of(1), "bid 0");
    goes("3 bid 8; 1 bid 4; 2 bid 4");
    assert_int_equal(isle.bag, 0);
    must_be_in_order("0123");
    does(0, "bid 7");
    must_be_in_order("3012");
    assert_int_equal(isle.bag, 23);
    assert_int_equal(player(0)->mana, 1);
    assert_int_equal(player(3)->mana, 0);
    assert_true(was_told(VK_SPECTATOR, "offered 0 7 7"));
    assert_true(was_told(VK_SPECTATOR, "order_now 3 1"));
    must_be_at(3, "choose_reward");
}

static void maui_counts_two_more(void **state)
{
    (void)state;
    given_bare(3, "mana_scarcity=on");
    set_stock(0, 0, 5);
    set_stock(1, 0, 4);
    set_stock(2, 0, 2);
    set_lasting(1, "maui");
    set_lasting(2, "maui");
    hold_ceremony(1);
    decline_until(0, "mana_offer");
    goes("0 bid 4; 1 bid 2; 2 bid 2");
    must_be_in_order("012");       /* all count 4: as before */
    assert_int_equal(isle.bag, 8); /* scarcity spares the offers */
    assert_int_equal(player(1)->mana, 2);
    assert_int_equal(isle.offer[0], 4);
    assert_int_equal(isle.offer[1], 2);
    given_bare(3, "");
    set_stock(0, 0, 5);
    set_lasting(1, "maui");
    set_lasting(1, "maui");
    hold_ceremony(1);
    decline_until(0, "mana_offer");
    does(0, "bid 3");
    must_be_in_order("102"); /* nothing counts 4 and beats 3 */
}

static void offers_end_at_99(void **state)
{
    struct vk_actions list;
    (void)state;
    given_bare(3, "");
    set_stock(0, 0, 120);
    hold_ceremony(1);
    decline_until(0, "mana_offer");
    vk_legal(&raiatea_game, &isle, 0, &list);
    assert_int_equal(list.n, 100); /* 0 to 99 */
    does(0, "bid 99");
    assert_int_equal(player(0)->mana, 21);
    assert_int_equal(isle.bag, 99);
}

static void three_players_have_two_rewards(void **state)
{
    (void)state;
    given_bare(3, "");
    hold_ceremony(1);
    must_be_at(0, "choose_reward");
    offers_only(0, "reward tattoo; reward good; reward pearls; pass");
    assert_string_equal(usual_of(0), "reward tattoo");
    does(0, "reward good");
    must_be_at(0, "choose_good");
    does(0, "good taro");
    assert_int_equal(player(0)->goods[TARO], 1);
    assert_int_equal(isle.level[TARO], 3);
    offers_only(1, "reward tattoo; reward pearls; pass");
    does(1, "reward tattoo");
    assert_int_equal(player(1)->tattoo, 1);
    assert_int_equal(player(2)->pearls, 0);
    assert_false(awaits(2, "choose_reward"));
    assert_int_equal(isle.rewards, 0);
}

static void more_players_have_three_rewards(void **state)
{
    (void)state;
    for (int seats = 4; seats <= 5; seats++) {
        given_bare(seats, "");
        hold_ceremony(1);
        does(0, "pass"); /* what is declined stays for the next */
        offers_only(1, "reward tattoo; reward good; reward pearls; pass");
        does(1, "reward pearls");
        assert_int_equal(player(1)->pearls, 2);
        must_be_at(2, "choose_reward");
        does(2, "reward tattoo");
        assert_int_equal(player(2)->tattoo, 1);
        assert_false(awaits(3, "choose_reward"));
    }
}

static void no_good_is_left_for_a_reward(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods_market(0, 0, 0, 0);
    hold_ceremony(1);
    does(0, "reward good");
    must_be_at(1, "choose_reward");
}

static void tahua_by_reward_comes_before_the_next(void **state)
{
    (void)state;
    given_bare(3, "");
    isle.player[0].tattoo = 8;
    set_hand(0, "papa_rai_5 tino_rua");
    hold_ceremony(1);
    goes("0 ritual tino_rua; 0 done; 0 reward tattoo");
    must_be_at(0, "tahua_ritual");
    offers_only(0, "ritual papa_rai_5; pass"); /* Tino-Rua is in the bag */
    does(0, "ritual papa_rai_5");
    assert_int_equal(raia_lasting(player(0), R_papa_rai_5), 1);
    must_be_at(1, "choose_reward");
}

/* ---- the end -------------------------------------------------------------------------------------- */

static void next_statue_opens(void **state)
{
    (void)state;
    for (int n = 1; n <= 2; n++) {
        given_bare(3, "");
        hold_ceremony(n);
        goes("0 pass; 1 pass");
        for (int i = 0; i < 9; i++) {
            assert_int_equal(isle.open_statues, n); /* not before it lies there */
            must_be_at(VK_CHANCE, "reveal_tile");
            step_on();
        }
        assert_int_equal(isle.open_statues, n + 1);
        assert_int_equal(isle.ceremony, 0);
        assert_int_equal(isle.act, 0);
        assert_int_equal(isle.space, n == 1 ? 3 : 6);
        must_be_at(0, "choose_location");
    }
}

static void last_ceremony_ends_the_game(void **state)
{
    struct vk_score score = { 0 };
    (void)state;
    given_bare(3, "");
    give_masks(1, "mt_pearl mc_red mirror");
    for (int t = tile_of("T101"); t <= tile_of("T103"); t++)
        isle.tile_at[t] = 1; /* three of kind pearl */
    isle.player[2].tattoo = 9;
    isle.player[2].tahua = TAHUA_DONE;
    isle.player[0].tattoo = 2;
    hold_ceremony(3);
    goes("0 pass; 1 pass; 1 pass"); /* the mirror is a free action in act 6 */
    assert_true(isle.h.over);
    assert_int_equal(player(1)->links[0], 1); /* 3 points with mt_pearl, 2 with mc_red */
    assert_true(was_told(VK_SPECTATOR, "mirror_linked 1 mt_pearl"));
    assert_true(was_told(VK_SPECTATOR, "scored 0 3 3; scored 1 6 2; scored 2 9 1"));
    raia_score(&isle, &score);
    assert_int_equal(score.winners, 1u << 2);
}

static void equal_points_go_to_the_earlier(void **state)
{
    struct vk_score score = { 0 };
    (void)state;
    given_bare(3, "");
    set_stock(1, 0, 1);
    isle.player[0].tattoo = isle.player[1].tattoo = 5;
    hold_ceremony(3);
    goes("1 bid 1; 1 pass; 0 pass");
    assert_true(isle.h.over);
    raia_score(&isle, &score);
    assert_int_equal(score.total[0], score.total[1]);
    assert_int_equal(score.winners, 1u << 1);
    assert_int_equal(score.rank[0], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dance_pays_as_the_path_does),
        cmocka_unit_test(dance_knows_track_end_and_atea),
        cmocka_unit_test(buying_costs_three_and_keeps_one),
        cmocka_unit_test(scarce_mana_of_purchases_is_lost),
        cmocka_unit_test(short_deck_gives_mana_back),
        cmocka_unit_test(nobody_is_asked_who_cannot_buy),
        cmocka_unit_test(clips_limit_all_but_general_rituals),
        cmocka_unit_test(numbers_are_frozen_until_the_reveal),
        cmocka_unit_test(offers_order_the_players),
        cmocka_unit_test(maui_counts_two_more),
        cmocka_unit_test(offers_end_at_99),
        cmocka_unit_test(three_players_have_two_rewards),
        cmocka_unit_test(more_players_have_three_rewards),
        cmocka_unit_test(no_good_is_left_for_a_reward),
        cmocka_unit_test(tahua_by_reward_comes_before_the_next),
        cmocka_unit_test(next_statue_opens),
        cmocka_unit_test(last_ceremony_ends_the_game),
        cmocka_unit_test(equal_points_go_to_the_earlier),
    };
    return cmocka_run_group_tests_name("raiatea: ceremony", tests, NULL, NULL);
}
