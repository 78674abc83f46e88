/*
 * test_rulings.c - rulings of section 8 that no vector of section 9 covers; each test carries the number
 * of its ruling.
 */
#include "../../support/raiatea_given.h"

/* A condition tile goes to who completes it; one state of affairs serves for several tiles. */
static void ruling_09_condition_serves_once_a_tile(void **state)
{
    (void)state;
    given_bare(3, "");
    open_statues(2);
    lay_rows("T215 T204");
    lay_tile("T117", 3, 1);
    lay_tile("T105", 3, 2);
    set_tracks(0, 6, 0);
    set_tracks(1, 6, 0);
    goes("0 go neighbours; 0 mission T215");
    goes("1 go path; 2 go oyster; * die 1");
    hold_act_6(2);
    assert_false(awaits(0, "neigh_mission"));
    does(0, "mission T117");
    assert_int_equal(owner_of("T215"), 0);
    assert_int_equal(owner_of("T117"), 0);
    assert_int_equal(player(0)->priests, 6);
    must_be_at(1, "too_turn");
    refuses(1, "mission T215"); /* it is gone */
    refuses(1, "mission T117");
}

/* A rank counts when its space is reached, also in passing. */
static void ruling_15c_rank_in_passing(void **state)
{
    (void)state;
    given_hand(3, "", "oro");
    set_tracks(0, 12, 3); /* 3 + 3 passes 5 */
    perform("oro");
    assert_int_equal(player(0)->tattoo, 6);
    assert_int_equal(raia_rank(player(0)), ARIOI);
}

static void ruling_17_start_masks_have_no_treasure(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    goes("* start 0; * deal mt_pearl; * deal mt_mana; * deal mt_goods");
    for (int seat = 0; seat < 3; seat++) {
        assert_int_equal(player(seat)->pearls, 4);
        assert_int_equal(player(seat)->mana, 5);
        assert_int_equal(player(seat)->tattoo, 0);
        assert_int_equal(player(seat)->masks[seat], 1);
    }
}

/* Shamans work at every point marked [F], and nowhere else: not in acts 1 to 5. */
static void ruling_18_windows_of_shamans(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T105 T104");
    set_hand(0, "rua_hatu");
    set_helpers(0, SHAMAN, 1, 1);
    set_tracks(0, 4, 0);
    hold_ceremony(1);
    for (int i = 0; i < 30 && !awaits(0, "too_turn"); i++) {
        struct vk_due due = vk_due(&raiatea_game, &isle);
        if (due.seats & 1)
            refuses(0, "shaman rua_hatu");
        step_on();
    }
    must_be_at(0, "too_turn");
    assert_true(offers(0, "shaman rua_hatu"));
}

/* Forbidden and general rituals are for shamans too; the limit is the number of priests. */
static void ruling_19_shamans_play_all_kinds(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "rua_hatu atea fatu_tiri hina rumia taere papa_rai_5 tane_mata");
    offers_all(0, "go forest; go marae; go oyster; go path; go neighbours; go market; "
                  "shaman rua_hatu; shaman atea; shaman fatu_tiri; shaman hina; shaman rumia; "
                  "shaman taere"); /* Papa-Ra'i 13 is too dear, Tane-Mata is for act 5 */
}

/* If no good lies there after the normal pick, the extra card is lost, and what was revealed stays. */
static void ruling_22_extra_card_is_lost(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("uru");
    set_helpers(0, GATHERER, 1, 1);
    goes("0 go forest; * die 4; 0 gather; * reveal FM01; 0 take uru");
    must_be_at(1, "forest_pick");
    offers_all(1, "take FM01; pass");
}

/* Ready and used helpers count for a roll; Ti'i gives nothing where there is none. */
static void ruling_23_rolls_count_all_helpers(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(0, DIVER, 1, 0);
    set_lasting(0, "tii");
    set_lasting(0, "tii");
    set_lasting(1, "maui");
    set_helpers(1, DIVER, 2, 0);
    goes("0 go oyster; * die 3");
    assert_int_equal(player(0)->pearls, 4); /* 1 and 2 extra */
    assert_int_equal(player(1)->pearls, 0);
    given_bare(3, "");
    set_lasting(0, "tii");
    set_helpers(1, DIVER, 1, 1);
    goes("0 go oyster; * die 1");
    assert_int_equal(player(0)->pearls, 0); /* he owns none */
    assert_int_equal(player(1)->pearls, 4);
}

/* A location is used in part. */
static void ruling_24_parts_can_be_declined(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 0, 0, 0, 1);
    set_stock(0, 4, 0);
    goes("0 go market; 0 sell tiare 1; 0 pass");
    assert_int_equal(raia_all_helpers(player(0)), 0);
    given_bare(3, "");
    set_goods(0, 0, 0, 0, 1);
    goes("0 go marae; 0 draw; * draws roo; * draws moe; * draws hina; 0 keep roo; 0 pass");
    assert_int_equal(player(0)->goods[TIARE], 1);
    must_be_at(1, "marae_turn");
}

static void ruling_26_one_card_must_be_kept(void **state)
{
    (void)state;
    given_bare(3, "");
    goes("0 go marae; 0 draw; * draws roo; * draws moe; * draws hina");
    offers_all(0, "keep roo; keep moe; keep hina");
    assert_string_equal(usual_of(0), "keep hina"); /* the cheapest */
}

/* The good that was sold lies in the market already and pays for nothing. */
static void ruling_28_sold_good_does_not_pay(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T112 T105"); /* 1 mahi */
    set_goods(0, 0, 0, 1, 0);
    set_level(MAHI, 5);
    goes("0 go market; 0 sell mahi 5");
    must_be_at(0, "choose_mission");
    offers_all(0, "pass");
}

static void ruling_29_missing_goods_cannot_be_taken(void **state)
{
    (void)state;
    given_hand(3, "", "matarii");
    set_goods_market(0, 1, 0, 0);
    perform("matarii");
    offers_all(0, "good taro; pass");
}

/* The mission comes after the exchange: a pair made there counts. */
static void ruling_30_exchange_comes_before_the_mission(void **state)
{
    (void)state;
    given_bare(3, "");
    open_statues(3);
    lay_rows("T317 T304");
    give_masks(0, "mc_red mc_red mc_blue mc_green");
    give_masks(1, "mc_blue");
    goes("0 go neighbours; 0 mask mc_green; 1 mask mc_blue");
    must_be_at(0, "neigh_take");
    goes("0 mask mc_blue; 1 mask mc_green");
    must_be_at(0, "neigh_mission");
    does(0, "mission T317");
    assert_int_equal(owner_of("T317"), 0);
}

/* Half of a natural pair may be given away. */
static void ruling_31_natural_pairs_are_no_lock(void **state)
{
    (void)state;
    given_bare(3, "");
    give_masks(0, "mc_red mc_red");
    does(0, "go neighbours");
    offers_all(0, "mask mc_red; pass");
    does(0, "mask mc_red");
    assert_int_equal(raia_pairs(player(0), 8), 0);
}

/* Permanent rituals that fail are discarded too, and cost nothing. */
static void ruling_33_failed_rituals_are_discarded(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "atea papa_rai_3");
    isle.bag = 4;
    hold_ceremony(1);
    goes("0 ritual atea; 0 ritual papa_rai_3; 0 done; 0 pass; 1 pass");
    assert_int_equal(n_open("atea"), 1);
    assert_int_equal(n_open("papa_rai_3"), 1);
    assert_false(cards_any(player(0)->lasting));
    assert_int_equal(isle.bag, 4);
}

static void ruling_34_empty_effects_are_paid(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "te_fatu");
    isle.bag = 7;
    hold_ceremony(1);
    goes("0 ritual te_fatu; 0 done; 0 pass; 1 pass");
    assert_int_equal(isle.bag, 2);
    assert_int_equal(n_open("te_fatu"), 1);
}

static void ruling_35_hina_of_a_shaman_fills_the_bag(void **state)
{
    static const int hina[] = { 0, 0, 18, 18, 24, 30 }, rumia[] = { 0, 0, 30, 30, 40, 50 };
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        given_hand(seats, "", "hina");
        perform("hina");
        assert_int_equal(isle.bag, hina[seats]);
        given_hand(seats, "", "rumia");
        perform("rumia");
        assert_int_equal(isle.bag, rumia[seats]);
    }
}

/* A sale inside Punua: the bonus waits for the end of the ritual. */
static void ruling_36_tahua_waits_for_the_ritual(void **state)
{
    (void)state;
    given_hand(3, "", "punua papa_rai_5");
    set_tracks(0, 12, 8);
    set_goods(0, 0, 0, 0, 1);
    does(0, "shaman punua");
    goes("0 good tiare; 0 sell tiare 5");
    assert_int_equal(player(0)->tattoo, 9);
    assert_int_equal(player(0)->mana, 5 + 3);
    assert_int_equal(n_open("punua"), 1); /* Punua is over and lies there */
    must_be_at(0, "tahua_ritual");
    does(0, "ritual papa_rai_5");
    must_be_at(0, "choose_location");
}

/* Usual ways to the ninth tattoo: a card of the display, and the shaman roll before the next player. */
static void ruling_36_tahua_comes_at_once(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("FM03 uru uru taro");
    set_tracks(0, 0, 8);
    set_hand(0, "papa_rai_5");
    goes("0 go forest; 0 take FM03");
    must_be_at(0, "tahua_ritual");
    does(0, "ritual papa_rai_5");
    must_be_at(1, "forest_pick");
    given_bare(3, "");
    for (int seat = 0; seat < 2; seat++) {
        set_helpers(seat, SHAMAN, 1, 0);
        set_tracks(seat, 0, 8);
    }
    set_hand(0, "papa_rai_5");
    goes("0 go marae; * die 1; 0 yes");
    must_be_at(0, "tahua_ritual"); /* each tattoo of the roll is an outer effect */
    does(0, "pass");
    must_be_at(1, "shaman_tattoo");
    given_bare(3, "");
    set_tracks(0, 0, 8);
    set_hand(0, "papa_rai_5");
    set_goods(0, 0, 0, 0, 2);
    set_level(TIARE, 4);
    goes("0 go market; 0 sell tiare 4");
    must_be_at(0, "tahua_ritual"); /* before his second sale */
    does(0, "pass");
    must_be_at(0, "market_turn");
}

static void ruling_37_tattoos_are_single_steps(void **state)
{
    (void)state;
    given_hand(3, "", "mata_arahu papa_rai_3");
    set_tracks(0, 12, 8);
    does(0, "shaman mata_arahu"); /* the step beyond 9 is lost */
    assert_int_equal(player(0)->tattoo, 9);
    must_be_at(0, "tahua_ritual");
    does(0, "pass");
    must_be_at(0, "choose_location");
    assert_int_equal(player(0)->tahua, TAHUA_DONE);
}

/* An empty hand loses the bonus; cards drawn later do not bring it back. */
static void ruling_38_bonus_of_an_empty_hand_is_lost(void **state)
{
    (void)state;
    given_bare(3, "");
    set_tracks(0, 0, 8);
    set_goods(0, 0, 0, 0, 1);
    goes("0 go marae; 0 sacrifice tiare");
    must_be_at(0, "marae_turn");
    goes("0 draw; 0 deck forbidden");
    draw_any(5);
    step_on();
    must_be_at(0, "marae_turn");
}

/* The auction is settled before the interrupted turn goes on. */
static void ruling_39_auction_interrupts_an_action(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T122", 2, 1);
    lay_tile("T101", 2, 2);
    set_goods(0, 0, 0, 1, 0);
    set_stock(0, 4, 1);
    set_level(MAHI, 5);
    goes("0 go market; 0 sell mahi 5; 0 mission T101");
    must_be_at(0, "auction_bid");
    does(0, "bid 1");
    assert_int_equal(owner_of("T122"), 0);
    must_be_at(0, "market_turn"); /* he has not hired yet */
    assert_true(offers(0, "hire diver"));
}

/* A circuit with free actions alone is the last one; a tile taken by a ritual prolongs the act. */
static void ruling_40_circuits_count_tiles(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T105 T104 T117 T116");
    set_hand(0, "taere rua_hatu");
    set_helpers(0, SHAMAN, 2, 2);
    set_tracks(0, 10, 0);
    hold_ceremony(1);
    goes("0 pass; 0 done; 0 bid 0; 0 pass; 1 pass"); /* no purchase, card, mana or reward */
    must_be_at(0, "too_turn");
    goes("0 shaman taere; 0 mission T105; 0 mission T117"); /* Ta'ere's is not one of the turn's */
    assert_int_equal(owner_of("T105"), 0);
    assert_int_equal(owner_of("T117"), 0);
    goes("0 pass; 1 pass; 2 pass"); /* tiles have left the statue: once more */
    does(0, "shaman rua_hatu");
    goes("0 pass; 1 pass; 2 pass");
    assert_int_equal(isle.act, 0);
}

/* Ta'ere's tile scores for masks as any other. */
static void ruling_41_taere_tile_keeps_its_kind(void **state)
{
    (void)state;
    given_hand(3, "", "taere");
    clear_tiles();
    lay_rows("T104 T105");
    give_masks(0, "mt_pearl mt_pearl");
    does(0, "shaman taere");
    does(0, "mission T104");
    assert_int_equal(player(0)->pearls, 4);
    assert_int_equal(points_of(0, PART_TOO_PAIRS), 1);
}

static void ruling_42_ruanuu_works_in_action_rounds(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T105");
    set_lasting(0, "ruanuu");
    set_lasting(0, "ruanuu");
    does(0, "go neighbours"); /* 2 pearls less: T101 costs nothing */
    offers_all(0, "mission T101; pass");
    does(0, "mission T101");
    assert_int_equal(owner_of("T101"), 0);
}

static void ruling_44_lost_priests_leave_tiles(void **state)
{
    (void)state;
    given_hand(3, "tane=on", "tane_toa");
    set_won(1, "T117");
    set_tracks(1, 3, 0);
    perform("tane_toa");
    assert_int_equal(player(1)->priests, 2);
    assert_int_equal(owner_of("T117"), 1);
}

/* Tiles that nobody took stay, and every round begins with all six. */
static void ruling_45_six_locations_every_round(void **state)
{
    (void)state;
    given_bare(3, "");
    goes("0 go oyster; * die 1; 1 go neighbours; 2 go path");
    decline_until(1, "choose_location");
    assert_int_equal(isle.space, 3);
    offers_all(1, "go forest; go marae; go oyster; go path; go neighbours; go market");
}

/* Before a ceremony the display is refilled, and the start figure moves. */
static void ruling_46_display_before_a_ceremony(void **state)
{
    (void)state;
    given_bare(3, "");
    goes("0 go oyster; * die 1; 1 go neighbours; 2 go path");
    while (isle.space != 2)
        step_on();
    assert_int_equal(raia_display_size(&isle), 4);
    assert_int_equal(isle.start, 1);
}

/* A pass of one circuit binds nobody in the next. */
static void ruling_50_pass_is_for_one_circuit(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T102 T103 T104");
    hold_act_6(1);
    set_stock(0, 5, 0);
    set_stock(1, 5, 0);
    goes("0 pass; 1 mission T101; 2 pass; 0 mission T102");
    assert_int_equal(owner_of("T102"), 0);
}

static void ruling_52_stolen_goods_are_shown(void **state)
{
    (void)state;
    given_hand(4, "tane=on", "tane_uru");
    set_goods(1, 0, 0, 0, 1);
    perform("tane_uru");
    goes("0 target 1; * good tiare");
    assert_true(was_told(VK_SPECTATOR, "robbed_good 0 1 tiare"));
    assert_true(was_told(3, "robbed_good 0 1 tiare"));
}

static void ruling_53_treasure_is_given_once(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("FM01 uru uru taro");
    give_masks(1, "mc_red");
    goes("0 go forest; 0 take FM01");
    assert_int_equal(player(0)->pearls, 3);
    decline_until(1, "choose_location");
    goes("1 go neighbours; 1 mask mc_red");
    decline_until(0, "neigh_add");
    goes("0 mask mt_pearl; 1 mask mt_pearl");
    assert_int_equal(player(1)->masks[0], 1);
    assert_int_equal(player(1)->pearls, 0);
}

static void ruling_56_punua_may_choose_the_top(void **state)
{
    (void)state;
    given_hand(3, "", "punua");
    set_helpers(0, TRADER, 1, 1);
    set_level(URU, 5);
    refuses(0, "trader uru");
    perform("punua");
    assert_true(offers(0, "good uru"));
    does(0, "good uru");
    assert_int_equal(isle.level[URU], 5);
}

static void ruling_57_closed_statues_stay_closed(void **state)
{
    (void)state;
    given_hand(3, "oracle=on", "te_fatu");
    assert_int_equal(isle.tile[1][0], tile_of("T201"));
    set_stock(0, 20, 20);
    perform("te_fatu");
    refuses(0, "mission T201");
    refuses(0, "mission T301");
    given_bare(3, "oracle=on");
    isle.shown_statues = 3;
    lay_tile("T101", 2, 1);
    lay_tile("T201", 2, 1);
    set_goods(0, 0, 0, 1, 0);
    set_level(MAHI, 5);
    set_stock(0, 20, 0);
    goes("0 go market; 0 sell mahi 5");
    offers_all(0, "mission T101; pass");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_09_condition_serves_once_a_tile),
        cmocka_unit_test(ruling_15c_rank_in_passing),
        cmocka_unit_test(ruling_17_start_masks_have_no_treasure),
        cmocka_unit_test(ruling_18_windows_of_shamans),
        cmocka_unit_test(ruling_19_shamans_play_all_kinds),
        cmocka_unit_test(ruling_22_extra_card_is_lost),
        cmocka_unit_test(ruling_23_rolls_count_all_helpers),
        cmocka_unit_test(ruling_24_parts_can_be_declined),
        cmocka_unit_test(ruling_26_one_card_must_be_kept),
        cmocka_unit_test(ruling_28_sold_good_does_not_pay),
        cmocka_unit_test(ruling_29_missing_goods_cannot_be_taken),
        cmocka_unit_test(ruling_30_exchange_comes_before_the_mission),
        cmocka_unit_test(ruling_31_natural_pairs_are_no_lock),
        cmocka_unit_test(ruling_33_failed_rituals_are_discarded),
        cmocka_unit_test(ruling_34_empty_effects_are_paid),
        cmocka_unit_test(ruling_35_hina_of_a_shaman_fills_the_bag),
        cmocka_unit_test(ruling_36_tahua_waits_for_the_ritual),
        cmocka_unit_test(ruling_36_tahua_comes_at_once),
        cmocka_unit_test(ruling_37_tattoos_are_single_steps),
        cmocka_unit_test(ruling_38_bonus_of_an_empty_hand_is_lost),
        cmocka_unit_test(ruling_39_auction_interrupts_an_action),
        cmocka_unit_test(ruling_40_circuits_count_tiles),
        cmocka_unit_test(ruling_41_taere_tile_keeps_its_kind),
        cmocka_unit_test(ruling_42_ruanuu_works_in_action_rounds),
        cmocka_unit_test(ruling_44_lost_priests_leave_tiles),
        cmocka_unit_test(ruling_45_six_locations_every_round),
        cmocka_unit_test(ruling_46_display_before_a_ceremony),
        cmocka_unit_test(ruling_50_pass_is_for_one_circuit),
        cmocka_unit_test(ruling_52_stolen_goods_are_shown),
        cmocka_unit_test(ruling_53_treasure_is_given_once),
        cmocka_unit_test(ruling_56_punua_may_choose_the_top),
        cmocka_unit_test(ruling_57_closed_statues_stay_closed),
    };
    return cmocka_run_group_tests_name("raiatea: rulings", tests, NULL, NULL);
}
