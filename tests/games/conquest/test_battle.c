/*
 * test_battle.c - Battles (4.3.5, 4.3.6, 4.3.8): rows, rolls, losses, cards, conquest.
 * Retreat and lost Homes are in test_retreat.c, odds in test_battle_odds.c, the single cards in
 * test_cards.c.
 */
#include "battle_kit.h"

static void v07_combat_example(void **state)
{
    (void)state;
    given_target("tuamotu");
    set_villages(1, 54, 2);
    set_pieces(1, 54, "1 tc, 1 wb");
    set_pieces(0, HEX_TONGA, "2 wc, 1 tc, 1 wb");
    goes("0 end_transit; 0 depart 45 54; 0 take wc 2 none; 0 keep; 0 take wc 2 none; 0 load wb; "
         "0 take tc 2 none; 0 go; 0 end_movement");
    front(0, 2, 1, 0, 0);
    front(1, 0, 1, 1, 0);
    assert_int_equal(sea.battle.villages, 2);
    luck("die 3");
    must_be_due(0, "battle_choose_loss");
    must_list(0, "lose wc, lose wb");
    does(0, "lose wb");
    must_hear(VK_SPECTATOR, "panicked 0 54 wb");
    luck("die 4");
    must_be_due(1, "battle_choose_loss");
    must_list(1, "lose wb, lose lw");
    must_usual(1, "lose lw");
    does(1, "lose wb");
    luck("die 1"); /* War Canoes alone are in the row: nothing to choose */
    front(0, 1, 0, 0, 0);
    assert_int_equal(sea.supply[0][WC], 7);
    luck("die 4");
    must_hold(1, HEX_SAMOA, "1 tcu, 1 wb");
    must_be_due(0, "save_villages");
    must_list(0, "give 0 0, give 1 0");
    must_usual(0, "give 1 0");
    does(0, "give 0 0");
    must_hear(VK_SPECTATOR, "villages_razed 0 54 2");
    assert_int_equal(sea.villages[54], 0);
    assert_int_equal(conq_owner(&sea, 54), VK_NONE);
    must_be_due(0, "regroup_chain");
    must_usual(0, "up");
    does(0, "down");
    must_hold(0, 54, "1 wc, 1 tc, 1 wb");
    assert_int_equal(n_known(0, 54), 3);
}

/* The row of the specification with a second TC, without which the Bands could not be at sea. */
static void v19_rows_at_sea(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(0, HEX_TONGA, "3 wc");
    set_pieces(1, 54, "1 wc, 3 wb, 2 tc");
    attacks(54, 3, 0);
    front(0, 3, 0, 0, 0);
    front(1, 1, 1, 0, 0);
}

static void v20_attack_on_fiji(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(0, HEX_TONGA, "2 wc, 1 wb");
    attacks(FIJI, 2, 1);
    assert_int_equal(sea.battle.defender, VK_NEUTRAL);
    assert_int_equal(sea.battle.villages, 3); /* none in the brown box */
    front(0, 2, 1, 0, 0);
    front(1, 0, 0, 4, 0);
    luck("die 2");
    does(0, "lose wb");
    goes("* die 6; * die 6; * die 6; * die 6");
    must_be_due(0, "save_villages");
    must_list(0, "give 0 0, give 1 0, give 2 0");
    must_usual(0, "give 2 0");
    does(0, "give 2 0");
    must_own(0, FIJI, 2);
    must_hold(0, FIJI, "1 wb"); /* the panicked Band stays */
    assert_int_equal(sea.conqueror[FIJI], 0);
    assert_false(hs_has(sea.independent, FIJI));
}

static void v21_fiji_with_one_canoe_left(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(0, HEX_TONGA, "1 wc");
    attacks(FIJI, 1, 0);
    goes("* die 4; * die 5; * die 6; * die 4");
    must_be_due(0, "save_villages");
    must_list(0, "give 0 0");
    does(0, "give 0 0");
    assert_int_equal(conq_owner(&sea, FIJI), VK_NONE);
    assert_false(hs_has(sea.independent, FIJI));
    must_hold(0, FIJI, "1 wc");
}

static void v22_cards_on_rolls(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, 54, "2 wc");
    set_card_up(1, "AC22");
    set_card_up(0, "AC23");
    attacks(54, 2, 0);
    luck("die 4");
    must_be_due(1, "rp_battle_roll");
    must_list(1, "pass, use_card AC22");
    must_usual(1, "pass");
    does(1, "use_card AC22");
    must_hear(VK_SPECTATOR, "panicked 0 54 wc");
    front(0, 1, 0, 0, 0); /* War Clubs were not asked for */
    must_roll("roll");
    luck("die 2");
    must_be_due(0, "rp_battle_roll"); /* Haka is spent: the defender is not asked */
    must_list(0, "pass, use_card AC23");
    does(0, "use_card AC23");
    must_roll("roll");
    luck("die 6");
    front(1, 1, 0, 0, 0);
    assert_int_equal(sea.supply[1][WC], 7);
    front(0, 1, 0, 0, 0);
    must_roll("roll"); /* nobody had anything to add */
    luck("die 4");     /* both spent: nobody is asked, the defender has lost */
    must_hear(VK_SPECTATOR, "battle_won 0 54");
    must_hold(1, HEX_SAMOA, "1 wc");
    assert_int_equal(sea.card_flags[C_HAKA] & CARD_PLAYED, 0); /* fresh in the next Battle */
    assert_int_equal(sea.card_flags[C_WAR_CLUBS] & CARD_PLAYED, 0);
    assert_int_equal(sea.card_flags[C_HAKA] & CARD_UP, CARD_UP);
}

static void v23_agriculture_stays(void **state)
{
    (void)state;
    given_target("tubuai");
    sea.ia[54] = 1;
    set_villages(1, 54, 2);
    set_pieces(0, HEX_TONGA, "3 wc");
    attacks(54, 3, 0);
    luck("die 6");
    does(0, "give 1 0");
    must_hear(VK_SPECTATOR, "villages_saved 0 54 1 1 0");
    must_own(0, 54, 1);
    assert_int_equal(sea.ia[54], 1);
    assert_int_equal(conq_usable(&sea, 54), 2);
    must_hold(0, 54, "2 wc");
}

static void v35_three_local_warriors(void **state)
{
    (void)state;
    given_target("hawaii");
    sea.ia[54] = 1;
    sea.mark_hex[M_SPRING] = 54;
    static const int warriors[] = { 0, 1, 1, 2, 2, 3 };
    for (int n = 1; n <= 5; n++) {
        set_villages(1, 54, n);
        assert_int_equal(conq_local_warriors(&sea, 54), warriors[n]);
    }
    set_pieces(0, HEX_TONGA, "1 wc");
    attacks(54, 1, 0);
    front(1, 0, 0, 3, 0);
    assert_int_equal(sea.battle.villages, 5);
}

static void v40_arioi(void **state)
{
    (void)state;
    given_target("niue");
    set_villages(1, 54, 1);
    set_pieces(1, 54, "1 wb");
    set_card(1, "AC26");
    set_pieces(0, HEX_TONGA, "2 wc, 2 wb");
    int before = halves(1);
    attacks(54, 2, 2);
    must_be_due(1, "rp_battle_start");
    must_list(1, "pass, use_card AC26");
    does(1, "use_card AC26");
    must_hear(VK_SPECTATOR, "battle_off 1 54");
    must_hold(0, HEX_TONGA, "2 wc, 2 wb");
    must_hold(1, 54, "1 wb");
    must_own(1, 54, 1);
    assert_int_equal(n_known(1, 54), 1);
    assert_int_equal(n_known(0, HEX_TONGA), 4);
    assert_int_equal(sea.card_flags[C_ARIOI], CARD_UP | CARD_USED);
    assert_int_equal(halves(1), before + 2);
    must_be_due(1, "transit_action");
}

/* Arioi protects a convoy that has nothing to fight with. */
static void ruling_42_arioi_before_an_automatic_win(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(1, 54, "1 tc, 1 col");
    set_pieces(0, HEX_TONGA, "1 wc");
    set_card(1, "AC27");
    struct conq_state before = sea;
    attacks(54, 1, 0);
    must_be_due(1, "rp_battle_start");
    does(1, "use_card AC27");
    must_hold(1, 54, "1 tc, 1 col");
    must_hold(0, HEX_TONGA, "1 wc");

    sea = before; /* without it the Battle is won without a roll */
    attacks(54, 1, 0);
    does(1, "pass");
    must_hear(VK_SPECTATOR, "battle_won 0 54");
    must_hold(1, HEX_SAMOA, "1 tcu, 1 col");
    must_hold(0, 54, "1 wc");
}

static void v47_asked_by_public_facts(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, 54, "2 wc");
    set_card(1, "AC01");
    attacks(54, 2, 0);
    must_be_due(1, "rp_battle_start");
    must_list(1, "pass");
    does(1, "pass");
    luck("die 3");
    must_be_due(1, "rp_battle_roll");
    must_list(1, "pass");
    does(1, "pass");
    must_roll("roll"); /* the attacker has no card: he is not asked */
}

/* ---- Rulings ---- */

/* A stack of Rumors alone vanishes, and the attacker has the hex. */
static void ruling_09_rumors_vanish(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(1, 54, "2 rum");
    set_pieces(0, HEX_TONGA, "1 wc");
    goes("0 end_transit; 0 depart 45 54; 0 take wc 2 none; 0 go; 0 end_movement");
    must_hear(VK_SPECTATOR, "rumors_gone 1 54 2");
    must_hear(VK_SPECTATOR, "battle_won 0 54");
    must_hold(1, 54, "");
    must_hold(0, 54, "1 wc");
    assert_int_equal(sea.supply[1][RUM], 2);
    must_be_due(1, "transit_action");
}

static void ruling_09_bands_on_an_atoll_fight(void **state)
{
    (void)state;
    given_target("malden");
    set_pieces(1, 54, "1 wb, 1 col");
    set_pieces(0, HEX_TONGA, "1 wc");
    attacks(54, 1, 0);
    front(1, 0, 1, 0, 0);
    luck("die 6");
    must_hold(1, 54, "");
    must_hold(1, HEX_SAMOA, ""); /* a Colony without a canoe cannot retreat */
    assert_int_equal(sea.supply[1][COL], 4);
}

/* At sea a Band without its Canoe is lost after the Battle, on the winner's side too. */
static void ruling_15_passengers_of_the_winner(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(1, 54, "1 wc");
    set_pieces(0, HEX_TONGA, "1 wc, 1 wb");
    attacks(54, 1, 1);
    front(0, 1, 1, 0, 0);
    luck("die 1");
    must_list(0, "lose wc, lose wb");
    must_usual(0, "lose wb");
    does(0, "lose wc");
    front(0, 0, 1, 0, 0); /* it fights on */
    luck("die 6");
    must_hold(0, 54, "");
    assert_int_equal(sea.supply[0][WB], 12);
}

/* Panicked pieces and Bands aboard a Transport Canoe cannot pay. */
static void ruling_18_who_can_pay(void **state)
{
    (void)state;
    given_target("tuamotu");
    set_villages(1, 54, 2);
    set_pieces(0, HEX_TONGA, "1 wc, 1 tc, 2 wb");
    goes("0 end_transit; 0 depart 45 54; 0 take wc 2 none; 0 load wb; 0 take tc 2 none; 0 load wb; "
         "0 go; 0 end_movement");
    front(0, 1, 1, 0, 0);
    luck("die 3");
    does(0, "lose wc");
    luck("die 6");
    must_list(0, "give 0 0, give 0 1");
    must_usual(0, "give 0 1");
    does(0, "give 0 1");
    must_own(0, 54, 1);
}

/* A failed attack: full Local Warriors again. */
static void ruling_22_failed_attack(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(0, HEX_TONGA, "1 wc");
    attacks(FIJI, 1, 0);
    goes("* die 6; * die 6");
    front(1, 0, 0, 2, 0);
    luck("die 1");
    assert_true(hs_has(sea.independent, FIJI));
    assert_int_equal(conq_local_warriors(&sea, FIJI), 4);
    assert_int_equal(sea.villages[FIJI], 0); /* the provisional ones are gone */
    must_be_due(1, "transit_action");
}

/* A Transport Canoe of the winner: up or down, and a Colony simply joins. */
static void ruling_17_winner_regroups(void **state)
{
    (void)state;
    given_target(NULL);
    set_pieces(1, 54, "1 wc, 2 tc, 1 col");
    set_pieces(0, HEX_TONGA, "1 wc");
    attacks(54, 1, 0);
    luck("die 1");
    must_be_due(1, "regroup_chain");
    must_list(1, "up, down");
    must_usual(1, "up");
    does(1, "up");
    must_hold(1, 54, "1 wc, 1 tcu, 1 tc, 1 col");
}

/* The usual loss: Local Warriors first, Bands before Canoes. */
static void usual_losses(void **state)
{
    (void)state;
    given_target("tuamotu");
    set_villages(1, 54, 1);
    set_pieces(1, 54, "1 wc, 1 wb");
    set_pieces(0, HEX_TONGA, "2 wc, 1 wb");
    attacks(54, 2, 1);
    luck("die 6");
    must_list(1, "lose wc, lose wb, lose lw");
    must_usual(1, "lose lw");
    does(1, "lose lw");
    luck("die 6");
    must_usual(1, "lose wb");
    does(1, "lose wb");
    luck("die 1");
    must_usual(0, "lose wb");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v07_combat_example),
        cmocka_unit_test(v19_rows_at_sea),
        cmocka_unit_test(v20_attack_on_fiji),
        cmocka_unit_test(v21_fiji_with_one_canoe_left),
        cmocka_unit_test(v22_cards_on_rolls),
        cmocka_unit_test(v23_agriculture_stays),
        cmocka_unit_test(v35_three_local_warriors),
        cmocka_unit_test(v40_arioi),
        cmocka_unit_test(ruling_42_arioi_before_an_automatic_win),
        cmocka_unit_test(v47_asked_by_public_facts),
        cmocka_unit_test(ruling_09_rumors_vanish),
        cmocka_unit_test(ruling_09_bands_on_an_atoll_fight),
        cmocka_unit_test(ruling_15_passengers_of_the_winner),
        cmocka_unit_test(ruling_18_who_can_pay),
        cmocka_unit_test(ruling_22_failed_attack),
        cmocka_unit_test(ruling_17_winner_regroups),
        cmocka_unit_test(usual_losses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
