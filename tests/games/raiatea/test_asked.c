/*
 * test_asked.c - 4.12, row by row: a point is posed as soon as public facts leave its player a choice,
 * and is passed over where they do not.
 */
#include "../../support/raiatea_given.h"

/* ---- rituals ---------------------------------------------------------------------------------------- */

/* Marae: which deck is a question from ariki on, if both can give a card. */
static void ritual_deck_needs_two_decks(void **state)
{
    (void)state;
    given_bare(3, "");
    goes("0 go marae; 0 draw");
    must_be_at(VK_CHANCE, "draw_ritual"); /* raatira */
    given_bare(3, "");
    set_tracks(0, 0, 2);
    goes("0 go marae; 0 draw");
    must_be_at(0, "ritual_deck");
    offers_all(0, "deck normal; deck forbidden");
    assert_string_equal(usual_of(0), "deck normal");
    given_bare(3, "");
    set_tracks(0, 0, 2);
    leave_in_deck(FORBIDDEN, "", 2);
    goes("0 go marae; 0 draw; * draws hina"); /* normal ones alone are left */
    given_bare(3, "");
    set_tracks(0, 0, 2);
    leave_in_deck(NORMAL, "", 2);
    goes("0 go marae; 0 draw; * draws oro");
    given_bare(3, "");
    leave_in_deck(NORMAL, "", 2);
    does(0, "go marae"); /* no deck is open to him: nothing to draw, nothing to sacrifice */
    must_be_at(1, "choose_location");
}

static void ritual_keep_needs_more_than_is_kept(void **state)
{
    (void)state;
    given_bare(3, "");
    leave_in_deck(NORMAL, "hina", 2);
    goes("0 go marae; 0 draw; * draws hina");
    assert_string_equal(cards_text(player(0)->hand), "hina"); /* kept unasked */
    given_bare(3, "");
    leave_in_deck(NORMAL, "hina moe", 2);
    goes("0 go marae; 0 draw; * draws hina; * draws moe");
    must_be_at(0, "ritual_keep");
}

/* The discards count as cards of the deck, open and buried ones. */
static void discards_become_the_deck(void **state)
{
    (void)state;
    given_bare(3, "");
    leave_in_deck(NORMAL, "hina moe tipa", 2);
    goes("0 go marae; 0 draw; * draws hina; * draws moe; * draws tipa; 0 keep tipa");
    assert_int_equal(isle.n_deck[NORMAL], 0);
    assert_int_equal(player(0)->n_buried[NORMAL], 2);
    goes("0 draw");
    assert_true(was_told(VK_SPECTATOR, "deck_renewed - normal"));
    must_draw_of("draws moe 1; draws hina 1");
    assert_int_equal(player(0)->n_buried[NORMAL], 0);
    /* One card that somebody laid down is enough. */
    given_bare(3, "");
    leave_in_deck(NORMAL, "hina moe", 2);
    goes("0 go marae; 0 draw; * draws hina; * draws moe; 0 keep moe; 0 draw; * draws hina");
    assert_string_equal(cards_text(player(0)->hand), "moe hina");
    must_be_at(1, "choose_location"); /* no card is left for the others */
}

static void train_needs_pearls_and_room(void **state)
{
    static const struct {
        int pearls, priests;
        bool is_posed;
    } row[] = { { 1, 11, false }, { 2, 11, true }, { 2, 12, false }, { 0, 5, false } };
    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        given_bare(3, "");
        set_stock(0, row[i].pearls, 0);
        set_tracks(0, row[i].priests, 0);
        hold_ceremony(1);
        assert_int_equal(awaits(0, "dance_train"), row[i].is_posed);
        assert_int_equal(player(0)->mana, row[i].is_posed ? 0 : row[i].priests);
        given_bare(3, "");
        set_stock(0, row[i].pearls, 0);
        set_tracks(0, row[i].priests, 0);
        set_stock(1, 0, 0);
        goes("0 go neighbours; 1 go path"); /* he is not Kahuna */
        assert_int_equal(awaits(0, "path_turn"), row[i].is_posed);
        given_hand(3, "", "raa");
        set_stock(0, row[i].pearls, 0);
        isle.player[0].priests = (uint8_t)(row[i].priests < 5 ? 5 : row[i].priests);
        perform("raa");
        assert_int_equal(awaits(0, "train"), row[i].is_posed);
    }
}

static void buying_needs_mana_and_a_deck(void **state)
{
    (void)state;
    given_bare(3, "");
    set_stock(0, 0, 3);
    set_stock(1, 0, 2);
    hold_ceremony(1);
    must_be_at(0, "buy_rituals");
    assert_false(awaits(1, "buy_rituals"));
    offers_all(0, "pass; deck normal");
    assert_string_equal(usual_of(0), "pass");
    given_bare(3, "");
    set_stock(0, 0, 3);
    set_stock(1, 0, 3);
    set_tracks(1, 0, 2);
    leave_in_deck(NORMAL, "", 2);
    hold_ceremony(1);
    assert_false(awaits(0, "buy_rituals")); /* forbidden ones are not for him */
    must_be_at(1, "buy_rituals");
    offers_all(1, "pass; deck forbidden");
}

static void preparing_needs_a_hand(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(1, "oro");
    hold_ceremony(1);
    must_be_at(1, "prepare");
    assert_false(awaits(0, "prepare"));
    offers_all(1, "done; ritual oro");
    assert_string_equal(usual_of(1), "done");
}

/* What others know of a hand in act 4 is hand and bag together: he is asked, and can only decline. */
static void tahua_is_asked_by_the_known_hand(void **state)
{
    (void)state;
    given_bare(3, "");
    set_tracks(0, 0, 8);
    set_hand(0, "oro");
    hold_ceremony(1);
    goes("0 ritual oro; 0 done; 0 reward tattoo");
    must_be_at(0, "tahua_ritual");
    offers_all(0, "pass");
    given_bare(3, "");
    set_tracks(0, 0, 8);
    hold_ceremony(1);
    does(0, "reward tattoo");
    must_be_at(1, "choose_reward"); /* an empty hand: the bonus is lost */
    assert_int_equal(player(0)->tahua, TAHUA_DONE);
}

static void ihi_needs_a_hand(void **state)
{
    (void)state;
    given_hand(3, "", "ihi");
    perform("ihi");
    must_be_done("ihi");
    given_hand(3, "", "ihi oro");
    perform("ihi");
    must_be_at(0, "ihi_ritual"); /* a card too dear is a card in hand all the same */
    offers_all(0, "pass");
}

static void bids_need_mana(void **state)
{
    (void)state;
    given_bare(3, "");
    set_stock(1, 0, 1);
    hold_ceremony(1);
    must_be_at(1, "mana_offer");
    assert_false(awaits(0, "mana_offer"));
    given_bare(3, "");
    lay_tile("T121", 2, 1);
    lay_tile("T117", 2, 2);
    set_tracks(0, 3, 0);
    set_stock(2, 0, 1);
    goes("0 go neighbours; 0 mission T117");
    must_be_at(2, "auction_bid");
    assert_false(awaits(0, "auction_bid"));
    given_bare(3, "");
    lay_tile("T121", 2, 1);
    lay_tile("T117", 2, 2);
    set_tracks(0, 3, 0);
    goes("0 go neighbours; 0 mission T117"); /* nobody has mana: the first in the order takes it */
    assert_int_equal(owner_of("T121"), 0);
    must_be_at(1, "choose_location");
}

static void equal_costs_are_ordered(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "rua_hatu uru_taetae"); /* 4 and 4 */
    set_hand(1, "roo roo");             /* alike */
    set_hand(2, "moe vai_ora");         /* 2 and 2, but one of them is general */
    hold_ceremony(1);
    goes("0 ritual rua_hatu; 0 ritual uru_taetae; 0 done; 1 ritual roo; 1 ritual roo; 1 done");
    goes("2 ritual moe; 2 ritual vai_ora; 2 done; 0 pass; 1 pass");
    must_be_at(0, "order_equal");
    assert_false(awaits(1, "order_equal"));
    assert_false(awaits(2, "order_equal"));
    offers_all(0, "ritual rua_hatu; ritual uru_taetae");
    assert_string_equal(usual_of(0), "ritual rua_hatu");
}

/* ---- markets ------------------------------------------------------------------------------------------ */

static void taking_needs_something_to_take(void **state)
{
    (void)state;
    given_hand(3, "", "taaroa");
    set_goods_market(0, 0, 0, 0);
    for (int h = 0; h < N_HELPERS; h++)
        set_helpers(1, h, player(1)->helpers[h] + isle.helpers[h], 0);
    empty_mask_market(1);
    perform("taaroa");
    must_be_done("taaroa");
    given_hand(3, "", "taaroa");
    perform("taaroa");
    must_be_at(0, "choose_good");
    does(0, "pass");
    must_be_at(0, "choose_helper");
    does(0, "pass");
    must_be_at(0, "choose_mask");
    does(0, "pass");
    must_be_done("taaroa");
}

static void reactivating_needs_a_used_helper(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 0, 0, 0, 1);
    set_level(TIARE, 3);
    set_helpers(0, DIVER, 1, 1);
    goes("0 go market; 0 sell tiare 3");
    must_be_at(1, "choose_location"); /* the bonus is lost */
    given_bare(3, "");
    set_goods(0, 0, 0, 0, 1);
    set_level(TIARE, 3);
    set_helpers(0, DIVER, 2, 1);
    goes("0 go market; 0 sell tiare 3");
    must_be_at(0, "reactivate");
    offers_all(0, "helper diver; pass");
    assert_string_equal(usual_of(0), "pass");
}

/* ---- missions ----------------------------------------------------------------------------------------- */

static void missions_need_an_open_tile(void **state)
{
    (void)state;
    given_bare(3, "");
    does(0, "go neighbours");
    must_be_at(1, "choose_location");
    given_bare(3, "");
    lay_tile("T121", 1, 1); /* an auction is no mission */
    does(0, "go neighbours");
    must_be_at(1, "choose_location");
    given_bare(3, "");
    lay_rows("T105"); /* too dear for him, but that is no matter */
    does(0, "go neighbours");
    must_be_at(0, "neigh_mission");
    offers_all(0, "pass");
    given_hand(3, "", "te_fatu");
    clear_tiles();
    perform("te_fatu");
    must_be_done("te_fatu");
    given_hand(3, "", "te_fatu");
    clear_tiles();
    lay_rows("T105");
    set_stock(0, 0, 0);
    perform("te_fatu");
    must_be_at(0, "choose_mission");
    offers_all(0, "pass");
}

/* Without tiles a turn of act 6 is posed for free actions alone. */
static void act_6_is_asked_for_free_actions(void **state)
{
    (void)state;
    given_bare(3, "");
    give_masks(1, "mc_red mirror");
    hold_ceremony(1);
    decline_until(1, "too_turn");
    offers_all(1, "pass; mirror mc_red");
    does(1, "mirror mc_red"); /* then nothing is left for anybody */
    must_be_at(VK_CHANCE, "reveal_tile");
}

/* ---- payments and victims -------------------------------------------------------------------------------- */

static void payments_need_two_options(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T114 T105");
    set_goods(0, 0, 2, 0, 0);
    goes("0 go neighbours; 0 mission T114"); /* one kind only */
    assert_int_equal(player(0)->goods[TARO], 1);
    assert_int_equal(owner_of("T114"), 0);
    given_bare(3, "");
    lay_rows("T114 T105");
    set_goods(0, 0, 1, 0, 2);
    goes("0 go neighbours; 0 mission T114");
    must_be_at(0, "pay_good");
    offers_all(0, "good taro; good tiare");
    assert_string_equal(usual_of(0), "good tiare"); /* of which he has most */
    given_bare(3, "");
    lay_rows("T123 T105");
    give_masks(0, "mc_red mc_red");
    goes("0 go neighbours; 0 pass; 0 mission T123");
    assert_int_equal(owner_of("T123"), 0); /* two cards, one picture */
    given_bare(3, "");
    lay_rows("T124 T105");
    set_hand(0, "oro");
    goes("0 go neighbours; 0 mission T124");
    assert_int_equal(owner_of("T124"), 0);
    given_bare(3, "");
    lay_rows("T124 T105");
    set_hand(0, "oro oro"); /* that both are alike nobody knows */
    goes("0 go neighbours; 0 mission T124");
    must_be_at(0, "pay_ritual");
    offers_all(0, "ritual oro");
}

static void victims_are_asked_for_if_there_are_two(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_haere");
    set_tracks(2, 1, 0);
    perform("tane_haere"); /* only one of them has a priest */
    must_be_done("tane_haere");
    assert_int_equal(player(2)->priests, 0);
    given_hand(3, "tane=on", "tane_haere");
    set_tracks(1, 1, 0);
    set_tracks(2, 1, 0);
    perform("tane_haere");
    must_be_at(0, "choose_player");
    offers_all(0, "target 1; target 2");
    assert_string_equal(usual_of(0), "target 1"); /* the first in the order */
    given_hand(2, "tane=on", "tane_moana");
    set_stock(0, 0, 0);
    set_stock(1, 2, 0);
    perform("tane_moana"); /* with two players there is one other */
    must_be_done("tane_moana");
    assert_int_equal(player(0)->pearls, 2);
}

static void stolen_masks_are_asked_for_if_two_differ(void **state)
{
    (void)state;
    given_hand(3, "", "rua_hine");
    give_masks(1, "mc_red mirror");
    perform("rua_hine");
    must_be_at(0, "choose_stolen_mask");
    offers_all(0, "mask mc_red; mask mirror");
    assert_string_equal(usual_of(0), "mask mc_red");
    given_hand(3, "", "rua_hine");
    give_masks(1, "mirror mirror");
    perform("rua_hine"); /* all mirrors are alike */
    must_be_done("rua_hine");
    assert_int_equal(player(0)->masks[MIRROR], 1);
}

static void punua_sells_what_one_has(void **state)
{
    (void)state;
    given_hand(3, "", "punua");
    set_goods(0, 0, 0, 1, 0);
    perform("punua");
    must_be_at(0, "punua_kind");
    offers_all(0, "good uru; good taro; good mahi; good tiare");
    assert_string_equal(usual_of(0), "good mahi"); /* the first of which he has a good */
    struct raia_state before = isle;
    does(0, "good taro");
    must_be_done("punua");
    isle = before;
    does(0, "good mahi");
    must_be_at(0, "punua_sell");
    offers_all(0, "sell mahi 1; sell mahi 2; sell mahi 3; sell mahi 4; sell mahi 5; pass");
    assert_string_equal(usual_of(0), "pass");
}

/* ---- locations -------------------------------------------------------------------------------------------- */

static void forest_is_asked_for_cards_gatherers_or_free_actions(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("");
    give_masks(1, "mc_red mirror");
    does(0, "go forest");
    must_be_at(1, "forest_pick"); /* seat 0 has nothing to do there */
    offers_all(1, "pass; mirror mc_red");
    given_bare(3, "");
    set_display("diver FM01 mirror gatherer");
    set_helpers(0, GATHERER, 1, 1);
    goes("0 go forest; * die 4; 0 gather; * reveal diver; 0 take FM01");
    must_be_at(1, "forest_pick"); /* no goods in the display: no extra card */
}

static void neighbours_are_asked_for_masks_or_free_actions(void **state)
{
    (void)state;
    given_bare(3, "");
    give_masks(1, "mc_red mirror");
    set_link(1, "mc_red");
    give_masks(2, "mc_blue");
    does(0, "go neighbours");
    must_be_at(2, "neigh_add"); /* seat 0 has no mask, those of seat 1 are linked */
}

static void marae_is_asked_for_goods_cards_or_free_actions(void **state)
{
    (void)state;
    given_bare(3, "");
    leave_in_deck(NORMAL, "", 2);
    set_goods(1, 0, 1, 0, 0);
    does(0, "go marae");
    must_be_at(1, "marae_turn"); /* nothing can be drawn; seat 0 has no good */
    offers_all(1, "sacrifice taro; pass");
    assert_string_equal(usual_of(1), "pass");
}

static void market_is_asked_for_goods_or_pearls(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(1, 0, 1, 0, 0);
    set_stock(2, 2, 0);
    does(0, "go market");
    must_be_at(1, "market_turn"); /* seat 0 has neither */
    offers_all(1, "sell taro 1; sell taro 2; pass");
    does(1, "pass");
    must_be_at(2, "market_turn");
    does(2, "pass");
    must_be_at(1, "choose_location");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ritual_deck_needs_two_decks),
        cmocka_unit_test(ritual_keep_needs_more_than_is_kept),
        cmocka_unit_test(discards_become_the_deck),
        cmocka_unit_test(train_needs_pearls_and_room),
        cmocka_unit_test(buying_needs_mana_and_a_deck),
        cmocka_unit_test(preparing_needs_a_hand),
        cmocka_unit_test(tahua_is_asked_by_the_known_hand),
        cmocka_unit_test(ihi_needs_a_hand),
        cmocka_unit_test(bids_need_mana),
        cmocka_unit_test(equal_costs_are_ordered),
        cmocka_unit_test(taking_needs_something_to_take),
        cmocka_unit_test(reactivating_needs_a_used_helper),
        cmocka_unit_test(missions_need_an_open_tile),
        cmocka_unit_test(act_6_is_asked_for_free_actions),
        cmocka_unit_test(payments_need_two_options),
        cmocka_unit_test(victims_are_asked_for_if_there_are_two),
        cmocka_unit_test(stolen_masks_are_asked_for_if_two_differ),
        cmocka_unit_test(punua_sells_what_one_has),
        cmocka_unit_test(forest_is_asked_for_cards_gatherers_or_free_actions),
        cmocka_unit_test(neighbours_are_asked_for_masks_or_free_actions),
        cmocka_unit_test(marae_is_asked_for_goods_cards_or_free_actions),
        cmocka_unit_test(market_is_asked_for_goods_or_pearls),
    };
    return cmocka_run_group_tests_name("raiatea: who is asked", tests, NULL, NULL);
}
