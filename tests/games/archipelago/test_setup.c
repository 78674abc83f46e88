/* test_setup.c - sections 3, 4.2 and 7: what lies on the table at the start, turn zero, and what each
 * option and each lawful pair of options changes. */
#include "../../support/archipelago_given.h"

static void start(int seats, const char *options)
{
    start_game(&archipelago_game, &colony, seats, options);
}

/* ---- section 3 ---- */

static void base_set_up(void **state)
{
    static const int bank[N_RES] = { 14, 14, 14, 14, 11, 9 };
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        start(seats, "");
        assert_int_equal(colony.bank, 135 - 10 * seats);
        for (int res = 0; res < N_RES; res++) {
            assert_int_equal(colony.supply[res], bank[res]);
            assert_int_equal(colony.market[DOMESTIC][res], 1);
            assert_int_equal(colony.market[EXPORT][res], 0);
        }
        assert_int_equal(colony.pop + colony.reb + colony.sur, 0);
        assert_int_equal(colony.region[0].face, F_open_sea);
        for (int seat = 0; seat < seats; seat++) {
            has_florins(seat, 10);
            assert_int_equal(colony.player[seat].discs, 3);
            assert_int_equal(count_units(seat, 0, "sea", true), 1);
            assert_int_equal(arch_supply(&colony, seat, true), seats == 2 ? 7 : 3);
            assert_int_equal(arch_supply(&colony, seat, false), seats == 2 ? 20 : 10);
        }
        go_until(0, "bid_order");
        assert_int_equal(colony.h.round, 1);
        assert_int_equal(colony.n_deck, 43);
        assert_int_equal(colony.n_trends, 1);
        for (int slot = 0; slot < ARCH_SLOTS; slot++)
            assert_int_equal(colony.turned[slot], 0);
        for (int seat = 0; seat < seats; seat++)
            assert_int_equal(colony.player[seat].n_objectives, seats == 2 ? 2 : 1);
        int in_pile = 0;
        for (int hex = 0; hex < N_HEXES; hex++)
            in_pile += colony.hex_at[hex] == HEX_PILE;
        assert_int_equal(in_pile, 24 - seats - 1); /* without the visible one */
    }
}

/* The last place falls to who is left. */
static void order_is_drawn(void **state)
{
    (void)state;
    start(4, "");
    may_only(VK_CHANCE, "starts 0; starts 1; starts 2; starts 3");
    luck("starts 2");
    may_only(VK_CHANCE, "starts 0; starts 1; starts 3");
    luck("starts 0");
    luck("starts 3");
    must_ask(VK_CHANCE, "tz_deal");
    assert_int_equal(colony.order[3], 1);
    assert_int_equal(n_ways(VK_CHANCE, "hex"), 24);
    assert_true(was_news(0, "order_now 2 1; order_now 0 2; order_now 3 3; order_now 1 4"));
}

/* Token, huts, landing; the usual cubes are of the type with most icons. */
static void turn_zero(void **state)
{
    (void)state;
    start(3, "");
    luck("starts 0");
    luck("starts 1");
    luck("hex 12");
    luck("hex 7");
    luck("hex 14");
    assert_false(was_news(1, "hex_dealt 0 14"));
    assert_true(was_news(0, "hex_dealt 0 14"));
    assert_true(was_news(1, "hex_dealt 0 ?"));
    does(0, "choose sandy_spit"); /* SSSSPS, 3 huts, fish, fruit */
    does(0, "put 3 0");
    assert_int_equal(colony.sur, 3);
    assert_int_equal(colony.player[0].tokens, 1);
    assert_int_equal(count_units(0, 1, "sea", true), 1);
    assert_int_equal(count_units(0, 1, "A", false), 2);
    assert_int_equal(colony.region[1].q, -1);
    assert_int_equal(colony.region[1].r, 0);
    start(3, "");
    luck("starts 0");
    luck("starts 1");
    luck("hex 22");
    luck("hex 7");
    luck("hex 14");
    does(0, "choose seagull_rock"); /* fish 3, stone 1 */
    does(0, "put 3 0");
    may_only(0, "market_cube fish; market_cube stone");
    assert_string_equal(usual_answer(0), "market_cube fish");
    does(0, "market_cube stone");
    assert_string_equal(usual_answer(0), "own_cube fish");
    may_only(0, "own_cube fish");
}

static void turn_zero_on_a_strait(void **state)
{
    (void)state;
    start(3, "");
    luck("starts 0");
    luck("starts 1");
    luck("hex 2");
    luck("hex 7");
    luck("hex 14");
    does(0, "choose twin_shores");
    does(0, "put 0 0");
    may_only(0, "land 0; land 1; land 2");
    assert_string_equal(usual_answer(0), "land 0");
    does(0, "land 2");
    assert_int_equal(count_units(0, 1, "B", false), 2);
    assert_int_equal(colony.pop, 2);
}

/* ---- section 7 ---- */

static void two_players(void **state)
{
    (void)state;
    start(2, "");
    assert_int_equal(colony.bank, 115);
    go_until(VK_CHANCE, "deal_objective");
    may_only(VK_CHANCE,
             "objective S01; objective S02; objective S03; objective S04; objective S05; "
             "objective S06; objective S07; objective S08");
    luck("objective S02");
    assert_int_equal(n_ways(VK_CHANCE, "objective"), 7);
    luck("objective S04");
    luck("objective S05");
    luck("objective S08");
    assert_int_equal(colony.player[colony.order[0]].objective[0], objective_of("S02"));
    assert_int_equal(colony.player[colony.order[0]].objective[1], objective_of("S04"));
    assert_int_equal(colony.player[colony.order[1]].objective[1], objective_of("S08"));
    must_ask(0, "bid_order");
}

/* The second colour comes when the first runs out; unit numbers are 28 * seat + k. */
static void two_players_have_two_colours(void **state)
{
    (void)state;
    given_colony(2, "");
    int x = crowd(1, 20);
    assert_int_equal(who(1, x, "A"), 28);
    assert_int_equal(arch_supply(&colony, 1, false), 0);
    for (int k = 0; k < 8; k++)
        moor(1, 0, "sea");
    assert_int_equal(boat(1, 0, "sea"), 48);
    assert_int_equal(arch_supply(&colony, 1, true), 0);
}

static void desert_start(void **state)
{
    (void)state;
    start(4, "start=desert");
    assert_int_equal(colony.region[0].face, F_desert_village);
    assert_int_equal(colony.pop, 8);
    assert_int_equal(colony.sur, 5);
    assert_int_equal(colony.ships, 0);
    luck("starts 0");
    luck("starts 1");
    luck("starts 2");
    luck("hex 4");
    luck("hex 11");
    luck("hex 19");
    can(0, "choose cattle_plain");
    may_not(0, "choose lagoon");      /* an island */
    may_not(0, "choose stormy_cape"); /* mountains do not meet plains */
    does(0, "choose cattle_plain");
    does(0, "put 0 0");
    assert_int_equal(count_units(0, 0, "A", false), 1);
    assert_int_equal(count_units(0, 1, "A", false), 1);
    assert_int_equal(colony.pop, 8);
    assert_int_equal(colony.sur, 6);
    assert_int_equal(colony.player[0].tokens, 1);
    must_ask(0, "discover_market_cube");
    assert_int_equal(arch_supply(&colony, 0, true), 4);
}

/* On a strait he comes to the shore that touches the village. */
static void desert_strait(void **state)
{
    (void)state;
    start(3, "start=desert");
    luck("starts 0");
    luck("starts 1");
    luck("hex 2");
    luck("hex 7");
    luck("hex 14");
    does(0,
         "choose twin_shores"); /* SPPSPP: A 1 2, B 4 5; side 3 shows edge 4 when turned 5 times */
    does(0, "put 0 5");
    assert_int_equal(count_units(0, 1, "B", false), 1);
    must_ask(0, "discover_market_cube");
}

static void no_secrets(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        start(seats, "no_secrets=on");
        go_until(VK_CHANCE, "deal_objective");
        assert_int_equal(n_ways(VK_CHANCE, "objective"), 8);
        go_until(0, "bid_order");
        assert_int_equal(colony.n_common, seats);
        assert_int_equal(colony.n_trends, 0);
        for (int seat = 0; seat < seats; seat++)
            assert_int_equal(colony.player[seat].n_objectives, 0);
    }
    given_colony(3, "no_secrets=on"); /* S01, S02, S03 lie open */
    crowd(0, 5);
    watch();
    set_florins(1, 20);
    assert_int_equal(points_by(1, PART_OBJECTIVE_1), 3);
    assert_int_equal(points_by(0, PART_OBJECTIVE_1), 2);
    static const char *const faces[] = { "palm_beach", "timber_point", "banana_bay" };
    for (int k = 0; k < 3; k++)
        raise_building("temple", lay(faces[k], 2 * k, 6, 0), "A");
    assert_true(colony.end_pending);
}

static int refusal_of(int seats, const char *options)
{
    struct vk_setup cfg = setup_of(&archipelago_game, seats, options);
    struct vk_refusal no;
    if (vk_start(&archipelago_game, &colony, &cfg, &no, NULL) == VK_OK)
        return VK_NONE;
    assert_true(strlen(no.why) > 20);
    return no.option;
}

static void exclusions(void **state)
{
    (void)state;
    assert_int_equal(refusal_of(3, "no_secrets=on more_control=on"), O_MORE_CONTROL);
    assert_int_equal(refusal_of(3, "no_secrets=on more_spice=on"), O_MORE_SPICE);
    assert_int_equal(refusal_of(3, "no_secrets=on chosen_trend=on"), O_CHOSEN_TREND);
    assert_int_equal(refusal_of(3, "no_secrets=on benefactor=on"), O_BENEFACTOR);
    assert_int_equal(refusal_of(3, "no_secrets=on family=on start=desert"), VK_NONE);
    assert_int_equal(refusal_of(5, "more_spice=on benefactor=on"), O_BENEFACTOR);
    assert_int_equal(refusal_of(5, "more_spice=on family=on"), O_FAMILY);
    assert_int_equal(refusal_of(5, "more_spice=on"), VK_NONE);
    assert_int_equal(refusal_of(4, "more_spice=on benefactor=on family=on"), VK_NONE);
}

static void more_control(void **state)
{
    (void)state;
    start(3, "more_control=on");
    go_until(VK_CHANCE, "deal_trend");
    assert_int_equal(n_ways(VK_CHANCE, "trend"), 12);
    luck("trend T01");
    assert_int_equal(n_ways(VK_CHANCE, "trend"), 11);
    luck("trend T06");
    go_until(0, "bid_order");
    set_cubes(0, IRON, 1);
    set_cubes(1, FRUIT, 9);
    assert_int_equal(points_by(0, PART_TREND_2), 4);
    assert_int_equal(points_by(1, PART_TREND_1), 4);
}

static void more_spice(void **state)
{
    (void)state;
    start(2, "more_spice=on");
    go_until(0, "choose_objective");
    must_ask(1, "choose_objective");
    may_only(0, "drop 0; drop 1; drop 2");
    assert_string_equal(usual_answer(0), "drop 2");
    int first = colony.player[0].objective[0], last = colony.player[0].objective[2];
    int dropped = colony.player[0].objective[1];
    does(0, "drop 1");
    assert_int_equal(colony.player[0].n_objectives, 3); /* sealed */
    does(1, "drop 2");
    assert_int_equal(colony.player[0].n_objectives, 2);
    assert_int_equal(colony.player[0].objective[0], first);
    assert_int_equal(colony.player[0].objective[1], last);
    assert_int_equal(colony.player[0].dropped, dropped);
    assert_true(was_news(1, "objective_gone 0 ?"));
}

static void vote(int seats, const char *names)
{
    for (int seat = 0; seat < seats; seat++)
        does(seat, "name T%.2s", names + 3 * seat);
}

static void chosen_trend(void **state)
{
    (void)state;
    start(5, "chosen_trend=on");
    must_ask(3, "trend_vote"); /* before anything is drawn */
    assert_int_equal(n_ways(0, "name"), 12);
    assert_string_equal(usual_answer(0), "name T01");
    vote(5, "04 04 07 04 09"); /* more than half */
    must_ask(VK_CHANCE, "draw_order");
    assert_int_equal(colony.trend[0], trend_of("T04"));
    start(4, "chosen_trend=on");
    vote(4, "04 04 07 07"); /* half is not enough */
    must_ask(0, "trend_vote");
    may_only(0, "name T04; name T07");
    vote(4, "07 07 07 04");
    assert_int_equal(colony.trend[0], trend_of("T07"));
    start(3, "chosen_trend=on");
    vote(3, "01 02 03");
    may_only(2, "name T01; name T02; name T03");
    vote(3, "03 02 01");
    must_ask(VK_CHANCE, "vote_tie");
    may_only(VK_CHANCE, "trend T01; trend T02; trend T03");
    luck("trend T02");
    assert_int_equal(colony.trend[0], trend_of("T02"));
    go_until(0, "bid_order");
    assert_int_equal(colony.n_trends, 1);
}

static void benefactor(void **state)
{
    (void)state;
    start(3, "benefactor=on");
    go_until(VK_CHANCE, "deal_trend");
    assert_int_equal(colony.trend[0], trend_of("T12"));
    assert_int_equal(n_ways(VK_CHANCE, "trend"), 11);
    may_not(VK_CHANCE, "trend T12");
    go_until(VK_CHANCE, "deal_objective");
    assert_int_equal(n_ways(VK_CHANCE, "objective"), 8);
    go_until(0, "bid_order");
    assert_int_equal(colony.n_trends, 2);
    given_colony(3, "benefactor=on"); /* a temple, also by the architect */
    int x = lay("palm_beach", 5, 5, 0);
    crowd(2, 5);
    stand(0, x, "A");
    own(0, "architect");
    set_cubes(0, STONE, 2);
    does(0, "use_card architect");
    does(0, "temple");
    does(0, "by %d A", who(0, x, "A"));
    assert_int_equal(colony.player[0].benefactor, 1);
    assert_int_equal(points_by(0, PART_TREND_1), 4);
    assert_int_equal(points_by(1, PART_TREND_1), 0);
}

/* Cubes of the market are nobody's own; an empty bank gives nothing. */
static void benefactor_counts_own_cubes(void **state)
{
    (void)state;
    given_colony(3, "benefactor=on deals=plain");
    crowd(0, 1);
    set_market(EXPORT, CATTLE, 1);
    set_cubes(0, CATTLE, 1);
    set_cubes(1, CATTLE, 1);
    set_market(DOMESTIC, STONE, 0);
    set_back("B01"); /* stone 6, cattle 3 */
    enter_phase(4);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
    does(0, "consume_market");
    assert_int_equal(colony.player[0].benefactor, 0);
    does(0, "consume_own");
    assert_int_equal(colony.player[0].benefactor, 1);
    does(0, "done");
    set_bank(0, 2);
    does(1, "consume_own");
    assert_int_equal(colony.player[1].benefactor, 0);
}

static void combined_trends(void **state)
{
    (void)state;
    start(3, "chosen_trend=on more_control=on");
    vote(3, "05 05 05");
    must_ask(0, "trend_vote");
    may_not(0, "name T05");
    vote(3, "06 06 06");
    assert_int_equal(colony.n_trends, 2);
    start(3, "chosen_trend=on benefactor=on");
    may_not(0, "name T12");
    vote(3, "05 05 05");
    assert_int_equal(colony.trend[0], trend_of("T12"));
    assert_int_equal(colony.trend[1], trend_of("T05"));
    start(3, "more_control=on benefactor=on");
    go_until(0, "bid_order");
    assert_int_equal(colony.n_trends, 2);
    start(3, "more_control=on benefactor=on chosen_trend=on");
    vote(3, "05 05 05");
    must_ask(VK_CHANCE, "draw_order");
    assert_int_equal(colony.n_trends, 2);
}

static void family(void **state)
{
    (void)state;
    start(5, "family=on length=medium");
    go_until(VK_CHANCE, "deal_objective");
    assert_int_equal(n_ways(VK_CHANCE, "objective"), 8);
    may_not(VK_CHANCE, "objective M09");
    may_not(VK_CHANCE, "objective M10");
    start(5, "length=medium");
    go_until(VK_CHANCE, "deal_objective");
    assert_int_equal(n_ways(VK_CHANCE, "objective"), 10);
}

static void plain_deals(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 3);
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    assert_int_equal(n_ways(0, "deal"), 0);
    can(0, "terms %d", x);
    set_back("B01");
    enter_phase(2);
    does(0, "bid 1");
    does(1, "bid 0");
    does(2, "bid 0");
    must_ask(0, "choose_order"); /* no bribes */
    does(0, "next 2");
    does(0, "next 0");
    must_ask(2, "crisis_domestic_turn"); /* no pledges */
    assert_int_equal(n_ways(2, "deal"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(base_set_up),
        cmocka_unit_test(order_is_drawn),
        cmocka_unit_test(turn_zero),
        cmocka_unit_test(turn_zero_on_a_strait),
        cmocka_unit_test(two_players),
        cmocka_unit_test(two_players_have_two_colours),
        cmocka_unit_test(desert_start),
        cmocka_unit_test(desert_strait),
        cmocka_unit_test(no_secrets),
        cmocka_unit_test(exclusions),
        cmocka_unit_test(more_control),
        cmocka_unit_test(more_spice),
        cmocka_unit_test(chosen_trend),
        cmocka_unit_test(benefactor),
        cmocka_unit_test(benefactor_counts_own_cubes),
        cmocka_unit_test(combined_trends),
        cmocka_unit_test(family),
        cmocka_unit_test(plain_deals),
    };
    return cmocka_run_group_tests_name("archipelago: set-up and options", tests, NULL, NULL);
}
