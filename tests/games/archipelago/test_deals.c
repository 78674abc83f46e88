/*
 * test_deals.c - amendment 5, the wider negotiation, and amendment 4 as far as offers are concerned: one test
 * a sentence of theirs.
 */
#include "../../support/archipelago_given.h"

/* ---- what changes hands ---- */

/* Florins, cubes, tokens and cards with their engaged state; both sides hold several kinds. */
static void amendment_5_both_sides_hold_several_kinds(void **state)
{
    (void)state;
    given_colony(3, "");
    set_cubes(0, WOOD, 2);
    set_tokens(0, 1);
    own(0, "king");
    set_cubes(1, IRON, 1);
    own(1, "pope");
    colony.card_flags[C_pope] = CARD_USED;
    does(0, "deal 1");
    does(0, "offer 3");
    does(0, "give wood");
    does(0, "give wood");
    does(0, "give token");
    does(0, "want iron");
    does(0, "give_card king");
    does(0, "want_card pope");
    does(0, "propose");
    does(1, "accept");
    has_florins(0, 7);
    has_florins(1, 13);
    has_cubes(1, WOOD, 2);
    has_cubes(0, IRON, 1);
    assert_int_equal(colony.player[1].tokens, 1);
    assert_int_equal(colony.card_at[C_king], 1);
    assert_int_equal(colony.card_at[C_pope], 0);
    assert_true(colony.card_flags[C_pope] & CARD_USED);
}

/* ---- counter-offers ---- */

static void offer_one(int seat, const char *verb)
{
    does(seat, "%s 1", verb);
    does(seat, "propose");
}

/* Yes, no, or another offer: three times back and forth at most. */
static void amendment_5_three_counter_offers(void **state)
{
    (void)state;
    given_colony(3, "");
    set_cubes(1, IRON, 1);
    does(0, "deal 1");
    does(0, "offer 1");
    does(0, "want iron");
    does(0, "propose");
    for (int k = 0; k < 3; k++) {
        int seat = k % 2 ? 0 : 1;
        must_ask(seat, "deal_answer");
        can(seat, "counter");
        does(seat, "counter");
        must_ask(seat, "deal_florins");
        if (seat == 1) {
            does(1, "ask %d", 5 - k);
            does(1, "give iron");
        } else {
            does(0, "offer 2");
            does(0, "want iron");
        }
        does(seat, "propose");
    }
    must_ask(0, "deal_answer");
    may_only(0, "accept; reject"); /* the third was the last */
    does(0, "accept");
    has_florins(0, 7);
    has_cubes(0, IRON, 1);
    assert_int_equal(colony.deals, 1);
    must_ask(0, "round_menu");
}

/* Who takes his answer back has the offer before him again. */
static void amendment_5_an_answer_can_be_withdrawn(void **state)
{
    (void)state;
    given_colony(3, "");
    does(0, "deal 1");
    offer_one(0, "offer");
    does(1, "counter");
    does(1, "ask 4");
    does(1, "withdraw");
    must_ask(1, "deal_answer");
    can(1, "accept");
    does(1, "accept");
    has_florins(1, 11);
}

/* ---- in a round ---- */

/* Four deals, refused ones not counted, with any partners; eight refusals end the talk. */
static void amendment_5_four_deals_in_a_round(void **state)
{
    (void)state;
    given_colony(3, "");
    for (int k = 0; k < 4; k++) {
        does(0, "deal %d", 1 + k % 2);
        offer_one(0, "offer");
        does(1 + k % 2, "reject");
        does(0, "deal %d", 1 + k % 2);
        offer_one(0, "offer");
        does(1 + k % 2, "accept");
    }
    assert_int_equal(n_ways(0, "deal"), 0);
    has_florins(0, 6);
    given_colony(3, "");
    for (int k = 0; k < 8; k++) {
        assert_int_equal(n_ways(0, "deal"), 2);
        does(0, "deal 1");
        if (k % 2) {
            does(0, "withdraw");
            continue;
        }
        offer_one(0, "ask");
        does(1, "reject");
    }
    assert_int_equal(n_ways(0, "deal"), 0);
    must_ask(0, "round_menu");
}

/* The steps of a game stay within its bound: a seat drafts sixty offers a turn. */
static void amendment_5_offers_of_a_turn_are_bounded(void **state)
{
    (void)state;
    given_colony(3, "");
    colony.player[0].offers = 59;
    does(0, "deal 1");
    offer_one(0, "ask");
    does(1, "counter");
    offer_one(1, "ask");
    may_only(0, "accept; reject");
    does(0, "reject");
    assert_int_equal(n_ways(0, "deal"), 0);
    enter_phase(2);
    assert_int_equal(colony.player[0].offers, 0);
}

/* ---- wishes ---- */

static void ask_wishes(int active)
{
    wishes_are_asked = true;
    begin_round(active);
}

/* Others send him up to two wishes each; he takes one up with one action. */
static void amendment_5_wishes(void **state)
{
    (void)state;
    given_colony(3, "");
    set_cubes(0, IRON, 1);
    ask_wishes(0);
    must_ask(1, "wish");
    assert_string_equal(usual_answer(1), "none");
    for (int k = 0; k < 2; k++) {
        does(1, "wish");
        does(1, "offer %d", 3 + k);
        does(1, "want iron");
        does(1, "propose");
    }
    must_ask(2, "wish"); /* two are enough */
    does(2, "wish");
    does(2, "withdraw");
    must_ask(2, "wish");
    does(2, "none");
    must_ask(0, "round_menu");
    can(0, "take_up 1 0");
    does(0, "take_up 1 1");
    has_florins(0, 14);
    has_florins(1, 6);
    has_cubes(1, IRON, 1);
    assert_int_equal(colony.deals, 1);
    assert_int_equal(n_ways(0, "take_up"), 0); /* he has no iron left for the other */
    must_ask(0, "round_menu");
}

/* They are forgotten when the round is over. */
static void amendment_5_wishes_last_a_round(void **state)
{
    (void)state;
    given_colony(3, "");
    ask_wishes(0);
    does(1, "wish");
    offer_one(1, "offer");
    does(1, "none");
    does(2, "none");
    can(0, "take_up 1 0");
    does(0, "end_round");
    assert_int_equal(colony.player[1].n_notes, 0);
    must_ask(2, "wish"); /* the next round is of seat 1 */
}

/* A permit can be promised in a wish. */
static void amendment_5_a_permit_is_wished_upon(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("forest_coast", 5, 5, 0);
    raise_building("town", x, "A");
    stand(1, x, "town");
    stand(0, x, "A");
    ask_wishes(0);
    does(1, "wish");
    does(1, "ask 1");
    assert_int_equal(n_ways(1, "want_permit"), 0);
    does(1, "give_permit %d", x);
    does(1, "propose");
    does(1, "none");
    does(2, "none");
    may_not(0, "harvest wood");
    does(0, "take_up 1 0");
    can(0, "harvest wood");
    has_florins(1, 11);
}

static void amendment_5_no_wishes_in_a_plain_game(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    ask_wishes(0);
    must_ask(0, "round_menu");
}

/* ---- in a crisis ---- */

/* Stone crisis, one cube for each three: nine of seat 0 and 1 lie. */
static void given_standing(void)
{
    given_colony(3, "");
    crowd(0, 4);
    crowd(1, 4);
    crowd(2, 2);
    set_market(DOMESTIC, FRUIT, 2);
    set_back("B09"); /* fruit 4 */
    enter_phase(4);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "pledge 0");
    does(0, "consume_market");
}

/* After each cube those whose citizens lie may offer deals; what is accepted binds the stander. */
static void amendment_5_offers_while_citizens_stand_up(void **state)
{
    (void)state;
    given_standing();
    must_ask(1, "crisis_offer");
    assert_string_equal(usual_answer(1), "none");
    does(1, "deal 0");
    does(1, "offer 3");
    does(1, "want_stand");
    does(1, "want_stand");
    does(1, "propose");
    must_ask(0, "deal_answer");
    does(0, "accept");
    has_florins(0, 13);
    must_ask(2, "crisis_offer");
    does(2, "none");
    must_ask(0, "crisis_stand");
    for (int k = 0; k < 4; k++)
        does(0, "%s", usual_answer(0));
    assert_int_equal(arch_rebels(&colony, 1), 2);
    assert_int_equal(arch_rebels(&colony, 0), 2);
    assert_int_equal(colony.player[1].owed, 0);
    must_ask(0, "crisis_domestic_turn");
    does(0, "consume_market"); /* the next cube, the next talk */
    must_ask(1, "crisis_offer");
}

/* And he may ask for them. */
static void amendment_5_the_stander_asks(void **state)
{
    (void)state;
    given_standing();
    does(1, "none");
    does(2, "none");
    does(0, "deal 2");
    does(0, "ask 2");
    does(0, "give_stand");
    does(0, "propose");
    does(2, "accept");
    has_florins(0, 12);
    must_ask(0, "crisis_stand");
    for (int k = 0; k < 4; k++)
        does(0, "%s", usual_answer(0));
    assert_int_equal(arch_rebels(&colony, 2), 1);
}

/* He cannot promise more than stand up, nor the same one twice. */
static void amendment_5_no_more_than_stand_up(void **state)
{
    (void)state;
    given_standing();
    does(1, "deal 0");
    does(1, "offer 1");
    for (int k = 0; k < 4; k++)
        does(1, "want_stand");
    assert_int_equal(n_ways(1, "want_stand"), 0);
    does(1, "propose");
    does(0, "accept");
    does(2, "deal 0");
    does(2, "no_money");
    assert_int_equal(n_ways(2, "want_stand"), 0);
    does(2, "withdraw");
    for (int k = 0; k < 4; k++)
        does(0, "%s", usual_answer(0));
    assert_int_equal(arch_rebels(&colony, 1), 0);
    assert_int_equal(arch_rebels(&colony, 0), 4);
}

/* Who is silent is not asked again in this crisis; pledges stay. */
static void amendment_5_silence_and_pledges(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 1);
    crowd(1, 9);
    set_market(DOMESTIC, FRUIT, 2);
    set_back("B09");
    enter_phase(4);
    does(0, "pledge 0");
    does(1, "pledge 2");
    does(0, "consume_market");
    does(1, "silent");
    for (int k = 0; k < 4; k++)
        does(0, "%s", usual_answer(0));
    has_florins(0, 16);
    does(0, "consume_market");
    must_ask(0, "crisis_stand");
    go_until(0, "round_menu");
    assert_int_equal(colony.player[1].is_silent, 0);
}

/* ---- the order of play ---- */

/* Florins, cubes, tokens and cards for one of several places; all are seen, any number is taken. */
static void amendment_5_offers_for_places(void **state)
{
    (void)state;
    given_colony(4, "");
    set_cubes(0, IRON, 2);
    set_tokens(0, 1);
    own(0, "king");
    enter_phase(2);
    for (int seat = 0; seat < 4; seat++)
        does(seat, "bid %d", seat == 3);
    does(0, "for_place 1");
    does(0, "for_place 2");
    does(0, "offer 4");
    does(0, "give iron");
    does(0, "give iron");
    does(0, "give token");
    does(0, "give_card king");
    does(0, "propose");
    does(1, "for_place 1");
    does(1, "offer 1");
    does(1, "propose");
    does(2, "for_place 1");
    does(2, "for_place 2");
    does(2, "offer 2");
    assert_int_equal(colony.player[0].note[0].n_items, 4);
    does(2, "propose");
    must_ask(3, "take_offers");
    may_only(3, "take_offer 0; take_offer 1; take_offer 2; stop");
    does(3, "take_offer 0");
    does(3, "take_offer 1");
    may_only(3, "stop"); /* three cannot share two places */
    does(3, "stop");
    may_only(3, "next 1");
    does(3, "next 1");
    may_only(3, "next 0");
    does(3, "next 0");
    does(3, "next 3");
    assert_int_equal(colony.order[3], 2);
    has_florins(0, 6);
    has_florins(1, 9);
    has_florins(2, 10); /* not taken, not paid */
    has_florins(3, 9 + 4 + 1);
    has_cubes(3, IRON, 2);
    assert_int_equal(colony.player[3].tokens, 1);
    assert_int_equal(colony.card_at[C_king], 3);
}

/* Without money he has other things to offer; and nothing wanted is in such an offer. */
static void amendment_5_a_place_for_a_card(void **state)
{
    (void)state;
    given_colony(3, "");
    set_florins(1, 0);
    own(1, "king");
    enter_phase(2);
    does(0, "bid 1");
    does(1, "bid 0");
    does(2, "bid 0");
    may_only(1, "for_place 1; for_place 2; for_place 3; none");
    does(1, "for_place 3");
    may_only(1, "give_card king; none");
    does(1, "none"); /* takes it all back */
    assert_int_equal(colony.player[1].n_notes, 0);
    does(2, "none");
    must_ask(0, "choose_order"); /* nothing to take */
}

/* ---- amendment 4 ---- */

/* What can be asked for, and of whom, is the same whatever lies behind a screen; so is the refusal. */
static void amendment_4_offers_tell_nothing(void **state)
{
    (void)state;
    struct vk_actions list[2][3];
    char heard[2][400];
    for (int rich = 0; rich < 2; rich++) {
        given_colony(3, "screens=closed");
        set_florins(1, rich ? 20 : 0);
        set_cubes(1, IRON, rich ? 5 : 0);
        set_tokens(1, rich);
        vk_legal(&archipelago_game, &colony, 0, &list[rich][0]);
        does(0, "deal 1");
        vk_legal(&archipelago_game, &colony, 0, &list[rich][1]);
        does(0, "ask 30");
        does(0, "want iron");
        vk_legal(&archipelago_game, &colony, 0, &list[rich][2]);
        does(0, "want iron");
        does(0, "propose");
        must_ask(1, "deal_answer");
        may_only(1, "reject; counter");
        does(1, "reject");
        snprintf(heard[rich], sizeof heard[rich], "%s",
                 event_log_text(&archipelago_game, &news, 0));
        can(0, "deal 1");
    }
    for (int k = 0; k < 3; k++) {
        assert_int_equal(list[0][k].n, list[1][k].n);
        assert_memory_equal(list[0][k].act, list[1][k].act,
                            (size_t)list[0][k].n * sizeof list[0][k].act[0]);
    }
    assert_string_equal(heard[0], heard[1]);
    given_colony(3, "screens=closed"); /* and it is the word of any refusal */
    does(0, "deal 1");
    offer_one(0, "offer");
    does(1, "reject");
    assert_string_equal(event_log_text(&archipelago_game, &news, 0), heard[0]);
}

/* A wish whose owner cannot keep it any more is refused when it is taken up. */
static void amendment_4_a_wish_may_be_empty(void **state)
{
    (void)state;
    given_colony(3, "screens=closed");
    set_cubes(1, IRON, 1);
    ask_wishes(0);
    for (int k = 0; k < 2; k++) {
        does(1, "wish");
        does(1, "ask 1");
        does(1, "give iron");
        does(1, "propose");
    }
    does(2, "none");
    does(0, "take_up 1 0");
    can(0, "take_up 1 0"); /* the second, though the iron is gone */
    does(0, "take_up 1 0");
    assert_true(was_news(0, "deal_rejected 1 0"));
    has_florins(0, 9);
    assert_int_equal(colony.deals, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(amendment_5_both_sides_hold_several_kinds),
        cmocka_unit_test(amendment_5_three_counter_offers),
        cmocka_unit_test(amendment_5_an_answer_can_be_withdrawn),
        cmocka_unit_test(amendment_5_four_deals_in_a_round),
        cmocka_unit_test(amendment_5_offers_of_a_turn_are_bounded),
        cmocka_unit_test(amendment_5_wishes),
        cmocka_unit_test(amendment_5_wishes_last_a_round),
        cmocka_unit_test(amendment_5_a_permit_is_wished_upon),
        cmocka_unit_test(amendment_5_no_wishes_in_a_plain_game),
        cmocka_unit_test(amendment_5_offers_while_citizens_stand_up),
        cmocka_unit_test(amendment_5_the_stander_asks),
        cmocka_unit_test(amendment_5_no_more_than_stand_up),
        cmocka_unit_test(amendment_5_silence_and_pledges),
        cmocka_unit_test(amendment_5_offers_for_places),
        cmocka_unit_test(amendment_5_a_place_for_a_card),
        cmocka_unit_test(amendment_4_offers_tell_nothing),
        cmocka_unit_test(amendment_4_a_wish_may_be_empty),
    };
    return cmocka_run_group_tests_name("archipelago: deals", tests, NULL, NULL);
}
