/* test_vectors_crises.c - vectors of section 9 about order of play, population effects, crises and the
 * evolution phase: 31 to 38, 42, 51, 56, 58, 60, 62, 63, 67, 69, 71. */
#include "../../support/archipelago_given.h"

static void all_done(int seats)
{
    for (int seat = 0; seat < seats; seat++)
        does(seat, "done");
}

static void vector_31_tax_to_independence(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 8);
    colony.reb = 8;
    does(0, "tax");
    assert_int_equal(colony.reb, 9);
    assert_true(colony.h.over);
    assert_true(colony.independent);
    has_florins(0, 10);
}

/* 14 citizens, one on a temple that nobody uses. */
static void vector_32_crisis_arithmetic(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("temple", x, "A");
    stand(2, x, "temple");
    int a = crowd(0, 7), b = crowd(1, 6);
    set_market(DOMESTIC, FISH, 2);
    set_back("B20"); /* fish 4 */
    enter_phase(4);
    assert_int_equal(arch_all_rebels(&colony), 13);
    for (int k = 0; k < 2; k++) {
        does(0, "consume_market");
        for (int i = 0; i < 4; i++)
            does(0, "stand %d", k ? who(1, b, "A") + i : who(0, a, "A") + i);
    }
    may_only(0, "done");
    all_done(3);
    assert_int_equal(arch_all_rebels(&colony), 5);
    assert_int_equal(colony.reb, 5);
}

static void vector_33_forced_standing(void **state)
{
    (void)state;
    for (int n = 3; n <= 7; n += 4) {
        given_colony(3, "deals=plain");
        int x = crowd(0, n);
        set_back("B45"); /* wood 5 */
        enter_phase(4);
        does(0, "consume_market");
        int first = who(0, x, "A");
        for (int k = 0; k < (n == 3 ? 3 : 5); k++) {
            must_ask(0, "crisis_stand");
            may_not(0, "stand %d", n == 7 ? first + 3 + k : first + k + 1);
            does(0, "stand %d", first + k);
        }
        assert_int_equal(arch_all_rebels(&colony), n == 3 ? 0 : 2);
        must_ask(0, n == 3 ? "crisis_export_turn" : "crisis_domestic_turn");
    }
}

static void vector_34_token_in_a_crisis(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    set_trends("T12");
    int x = crowd(0, 2);
    set_tokens(0, 1);
    set_back("B45"); /* wood 5, fish 2 */
    int bank = colony.bank;
    enter_phase(4);
    does(0, "consume_token");
    does(0, "stand %d", who(0, x, "A"));
    does(0, "stand %d", who(0, x, "A") + 1);
    assert_int_equal(colony.player[0].tokens, 0);
    assert_int_equal(colony.spent_tokens, 1);
    assert_int_equal(colony.player[0].benefactor, 1);
    assert_int_equal(colony.bank, bank - 1);
    must_ask(0, "crisis_export_turn");
}

static void vector_35_red_back_in_phase_4(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 3);
    set_back("B29");
    enter_phase(4);
    must_ask(0, "crisis_export_turn");
    assert_true(was_news(0, "crisis_began - export stone 1"));
    assert_int_equal(arch_all_rebels(&colony), 0);
    all_done(3);
    assert_int_equal(colony.reb, 1);
}

static void vector_36_phase_order(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 6);
    crowd(1, 6);
    colony.sur = 7;
    enter_phase(3);
    assert_int_equal(colony.sur, 8);
    assert_int_equal(colony.reb, 1);
}

static void vector_37_low_surplus(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 6);
    colony.sur = 2;
    enter_phase(3);
    assert_int_equal(colony.reb, 0);
    colony.reb = 2;
    enter_phase(3);
    assert_int_equal(colony.reb, 1);
}

static void order_is(const char *wanted)
{
    char order[8] = "";
    for (int i = 0; i < colony.n_order; i++)
        order[i] = (char)('0' + colony.order[i]);
    assert_string_equal(order, wanted);
}

static void vector_38_bid_tie(void **state)
{
    (void)state;
    given_colony(3, "");
    int bank = colony.bank;
    enter_phase(2);
    does(2, "bid 1");
    does(0, "bid 3");
    assert_int_equal(colony.bank, bank); /* not before all are open */
    does(1, "bid 3");
    assert_int_equal(colony.bank, bank + 7);
    must_ask(0, "rebid_order");
    must_ask(1, "rebid_order");
    assert_false(asks(2, "rebid_order"));
    assert_int_equal(n_ways(0, "bid"), 8); /* 0 to the 7 florins left */
    does(0, "bid 0");
    does(1, "bid 0");
    order_is("012");
    assert_int_not_equal(vk_due(&archipelago_game, &colony).point, P_choose_order);
    enter_phase(2);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "bid 0");
    order_is("012");
    assert_false(asks(0, "rebid_order"));
    given_colony(2, ""); /* two players: no second bid */
    enter_phase(2);
    does(0, "bid 2");
    does(1, "bid 2");
    order_is("01");
    has_florins(0, 8);
    assert_false(asks(0, "rebid_order"));
}

/* Offers for a place, as amendment 5 has them: the decider takes one of two that want the same place. */
static void vector_51_order_offers(void **state)
{
    (void)state;
    for (int k = 0; k < 2; k++) {
        given_colony(4, "");
        enter_phase(2);
        for (int seat = 0; seat < 4; seat++)
            does(seat, "bid %d", seat == 3);
        assert_false(asks(3, "order_offer"));
        for (int seat = 0; seat < 2; seat++) {
            does(seat, "for_place 1");
            assert_int_equal(n_ways(seat, "offer"), 10);
            does(seat, "offer %d", 2 + seat);
            does(seat, "propose");
        }
        does(2, "none");
        must_ask(3, "take_offers");
        assert_string_equal(usual_answer(3), "stop");
        may_only(3, "take_offer 0; take_offer 1; stop");
        does(3, "take_offer %d", k);
        may_only(3, "stop"); /* both cannot be first */
        does(3, "stop");
        must_ask(3, "choose_order");
        may_only(3, k ? "next 1" : "next 0");
        does(3, "next %d", k);
        does(3, "next %d", 1 - k);
        does(3, "next 3");
        order_is(k ? "1032" : "0132");
        has_florins(0, k ? 10 : 8);
        has_florins(1, k ? 7 : 10);
        has_florins(2, 10);
        has_florins(3, k ? 12 : 11);
    }
}

/* B's citizen lies on a market in A's town region. */
static int rebel_on_market(void)
{
    given_colony(3, "deals=plain");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("market", x, "A");
    stand(0, x, "town");
    stand(1, x, "market");
    set_tokens(0, 1);
    set_market(DOMESTIC, FRUIT, 0);
    set_back("B09"); /* fruit 4 */
    crowd(2, 3);
    enter_phase(4);
    does(0, "consume_token");
    does(0, "stand %d", who(0, x, "town"));
    int far = who(2, arch_region_at(&colony, 10, -6), "A");
    for (int k = 0; k < 3; k++)
        does(0, "stand %d", far + k);
    all_done(3);
    must_ask(0, "evict_rebel");
    may_only(0, "evict; leave");
    assert_string_equal(usual_answer(0), "evict");
    return x;
}

static void vector_42_eviction(void **state)
{
    (void)state;
    int x = rebel_on_market();
    does(0, "evict");
    assert_int_equal(count_units(1, x, "A", false), 1);
    assert_int_equal(colony.unit[who(1, x, "A")].flags, REBEL);
    assert_int_equal(controller(x, "market"), 0);
    enter_phase(1);
    assert_int_equal(controller(x, "market"), 0);
}

static void vector_58_rebel_left_in_place(void **state)
{
    (void)state;
    int x = rebel_on_market();
    does(0, "leave");
    assert_int_equal(count_units(1, x, "market", false), 1);
    assert_int_equal(controller(x, "market"), 0);
    must_ask(0, "round_menu");
    can(0, "use_market %d", x);
    enter_phase(1);
    assert_int_equal(controller(x, "market"), 1);
}

static void vector_56_two_crises_in_one_refill(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 9);
    lay_track("king pope thief spy healer");
    colony.turned[2] = 2;
    set_back("B01");
    enter_phase(6);
    set_florins(0, 20);
    does(0, "buy_card 0");
    does(0, "rotate 2");
    luck("draws pirate");
    assert_int_equal(colony.track[0], C_pirate);
    must_ask(VK_CHANCE, "back_draw");
    may_not(VK_CHANCE, "back B01"); /* spent */
    luck("back B29");
    must_ask(0, "crisis_domestic_turn");
    assert_true(was_news(0, "crisis_began - domestic wood 5"));
    does(0, "consume_market");
    for (int k = 0; k < 5; k++)
        does(0, "stand %d", who(0, arch_region_at(&colony, 10, -10), "A") + k);
    all_done(3);
    assert_int_equal(colony.reb, 4);
    must_ask(VK_CHANCE, "card_draw");
    luck("draws recruiter");
    assert_int_equal(colony.track[2], C_recruiter);
    may_not(VK_CHANCE, "back B29");
    luck("back B36");
    assert_true(was_news(0, "crisis_began - domestic stone 6"));
    does(0, "consume_market");
    for (int k = 0; k < 6; k++)
        does(0, "stand %d", who(0, arch_region_at(&colony, 10, -10), "A") + k);
    all_done(3);
    assert_int_equal(colony.reb, 7);
    must_ask(1, "evolve_first");
    enter_phase(4);
    assert_true(was_news(0, "crisis_began - export cattle 2"));
}

static void vector_60_crisis_choice(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 2);
    set_cubes(0, STONE, 1);
    set_tokens(0, 3);
    set_market(DOMESTIC, STONE, 0);
    set_back("B01"); /* stone 6 */
    enter_phase(4);
    may_only(0, "consume_own; consume_token; done");
    does(0, "consume_token");
    has_cubes(0, STONE, 1);
    assert_int_equal(colony.player[0].tokens, 2);
}

static void vector_62_rotating_pairs(void **state)
{
    (void)state;
    given_colony(3, "");
    lay_track("king pope thief spy healer");
    set_florins(0, 0);
    enter_phase(6);
    may_only(0, "rotate 0; rotate 1; rotate 2; rotate 3");
    does(0, "rotate 1");
    may_only(0, "rotate 2; rotate 3; rotate 4");
    does(0, "rotate 4");
    set_florins(1, 9);
    does(1, "buy_card 4");
    may_only(1, "rotate 0; rotate 1; rotate 2; rotate 3");
    assert_string_equal(usual_answer(1), "rotate 0");
    has_florins(1, 5); /* the healer turned once: 4 */
}

static void vector_63_pledge(void **state)
{
    (void)state;
    given_colony(3, "");
    int q = crowd(1, 3);
    set_florins(1, 3);
    set_back("B03"); /* fish 5 */
    set_market(DOMESTIC, FISH, 2);
    enter_phase(4);
    must_ask(1, "crisis_pledge");
    assert_false(asks(0, "crisis_pledge")); /* nobody of his lies */
    assert_int_equal(n_ways(1, "pledge"), 6);
    does(1, "pledge 2");
    must_ask(0, "crisis_domestic_turn");
    does(0, "consume_market");
    does(0, "stand %d", who(1, q, "A"));
    has_florins(0, 12);
    has_florins(1, 1);
    does(0, "stand %d", who(1, q, "A") + 1);
    has_florins(0, 13);
    has_florins(1, 0);
    given_colony(3, ""); /* his own citizens cost him nothing */
    q = crowd(1, 1);
    set_back("B03");
    enter_phase(4);
    does(1, "pledge 5");
    does(0, "done");
    does(1, "consume_market");
    does(1, "stand %d", who(1, q, "A"));
    has_florins(1, 10);
}

static void vector_67_condition_true_at_the_deal(void **state)
{
    (void)state;
    start_game(&archipelago_game, &colony, 3, "start=desert");
    go_until(VK_CHANCE, "deal_objective");
    colony.sur = 18;
    luck("objective S09");
    go_until(0, "bid_order");
    assert_true(colony.is_watched);
    assert_int_equal(colony.end_pending, 0);
    assert_int_equal(colony.player[0].shown, 0);
    assert_int_equal(colony.player[0].objective[0], objective_of("S09"));
    arch_surplus(&colony, -1, NULL);
    assert_int_equal(colony.end_pending, 0);
    arch_surplus(&colony, 1, NULL);
    assert_int_equal(colony.end_pending, 1);
    assert_int_equal(colony.player[0].shown, 1);
}

static void vector_69_turn_limit(void **state)
{
    static const char *const lengths[] = { "length=short", "length=medium", "length=long" };
    static const int limits[] = { 12, 16, 20 };
    (void)state;
    for (int k = 0; k < 3; k++)
        for (int before = 1; before >= 0; before--) {
            given_colony(3, lengths[k]);
            colony.h.round = (uint16_t)(limits[k] - before);
            crowd(0, 3);
            lay_track("- - - - -");
            enter_phase(6);
            assert_int_equal(colony.h.over, !before);
            if (before)
                continue;
            assert_int_equal(colony.independent, 0);
            for (int seat = 0; seat < 3; seat++)
                assert_int_equal(colony.player[seat].shown, 1);
        }
}

static void vector_71_researcher_near_the_end_of_the_deck(void **state)
{
    static const int outcomes[5] = { 2, 1, 7, 6, 5 };
    (void)state;
    given_colony(3, "");
    own(0, "researcher");
    deck_of(2, 7, 2);
    set_back("B01");
    does(0, "use_card researcher");
    for (int k = 0; k < 5; k++) {
        must_ask(VK_CHANCE, "card_draw");
        assert_int_equal(n_ways(VK_CHANCE, "draws"), outcomes[k]);
        go_on();
    }
    must_ask(0, "reveal_buy");
    assert_int_equal(colony.n_deck, 4);
    does(0, "none");
    must_ask(VK_CHANCE, "back_draw");
    assert_int_equal(n_ways(VK_CHANCE, "back"), 48);
    luck("back B01");
    must_ask(0, "round_menu");
    assert_int_equal(colony.n_discards, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vector_31_tax_to_independence),
        cmocka_unit_test(vector_32_crisis_arithmetic),
        cmocka_unit_test(vector_33_forced_standing),
        cmocka_unit_test(vector_34_token_in_a_crisis),
        cmocka_unit_test(vector_35_red_back_in_phase_4),
        cmocka_unit_test(vector_36_phase_order),
        cmocka_unit_test(vector_37_low_surplus),
        cmocka_unit_test(vector_38_bid_tie),
        cmocka_unit_test(vector_42_eviction),
        cmocka_unit_test(vector_51_order_offers),
        cmocka_unit_test(vector_56_two_crises_in_one_refill),
        cmocka_unit_test(vector_58_rebel_left_in_place),
        cmocka_unit_test(vector_60_crisis_choice),
        cmocka_unit_test(vector_62_rotating_pairs),
        cmocka_unit_test(vector_63_pledge),
        cmocka_unit_test(vector_67_condition_true_at_the_deal),
        cmocka_unit_test(vector_69_turn_limit),
        cmocka_unit_test(vector_71_researcher_near_the_end_of_the_deck),
    };
    return cmocka_run_group_tests_name("archipelago: vectors of crises", tests, NULL, NULL);
}
