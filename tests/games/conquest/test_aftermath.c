/*
 * test_aftermath.c - what a Battle leaves behind, beyond the numbered vectors: canoes that retreat,
 * the way between the two tiles of Aotearoa, who pays and who is bound, Kumara that changes hands,
 * Mana, the list of rolls; and in solitaire what chance settles for the opponent.
 */
#include "../../support/conquest_given.h"

enum { SEA_HEX = 28, NORTH = 46, SOUTH = 47, FAR_EAST = 80 };

/* The seat stands among the enemy's pieces and ends his Movement; so many Bands are aboard War Canoes. */
static void attack(int seat, int hex, const char *attacker, int aboard)
{
    set_pieces(seat, hex, attacker);
    for (int i = 0; i < sea.n_pieces[seat]; i++) {
        struct conq_piece *p = &sea.piece[seat][i];
        if (p->at == hex && p->kind == WC && aboard > 0) {
            p->marks = CARGO_WB << CARGO_SHIFT;
            aboard--;
        }
    }
    assert_int_equal(aboard, 0);
    conq_sort_pieces(&sea, seat);
    does(seat, "end_movement");
}

static void given(const char *options)
{
    set_game(2, options);
    set_until(0, "move_action");
}

static void mana_names_the_piece_of_the_enemy(void **state)
{
    (void)state;
    given("");
    set_card_up(0, "AC25");
    set_tile(NORTH, "rarotonga");
    set_villages(1, NORTH, 1);
    set_pieces(1, NORTH, "1 wb");
    attack(0, NORTH, "2 wc", 0);
    luck("die 2"); /* against himself: no use for it; War Canoes only, so nobody is asked */
    must_roll("roll");
    luck("die 6");
    must_be_due(0, "rp_battle_roll");
    must_list(0, "pass, use_card AC25");
    does(0, "use_card AC25");
    must_be_due(0, "battle_choose_loss");
    must_list(0, "lose wb, lose lw");
    does(0, "lose wb");
    must_hear(VK_SPECTATOR, "removed 1 46 wb 1");
    must_hold(1, NORTH, "");
    luck("die 4"); /* one kind is left: Mana, used before, would serve nothing either */
    must_hear(VK_SPECTATOR, "battle_won 0 46");
}

/* 4.3.6: not where the enemy's row shows one kind only. */
static void mana_needs_a_choice(void **state)
{
    (void)state;
    given("");
    set_card_up(0, "AC25");
    attack(0, FIJI, "2 wc", 0);
    luck("die 4");
    must_hear(VK_SPECTATOR, "panicked 253 36 lw");
    must_roll("roll");
}

/* One card a roll: who has used one is not asked again, whatever he may still hold. */
static void one_card_a_roll(void **state)
{
    (void)state;
    given("");
    set_card_up(1, "AC22");
    set_card(1, "AC23");
    set_pieces(1, SEA_HEX, "2 wc");
    attack(0, SEA_HEX, "2 wc", 0);
    must_list(1, "pass"); /* rp_battle_start: his hidden card could be an Arioi */
    goes("1 pass; * die 4");
    must_list(1, "pass, use_card AC22, use_card AC23");
    does(1, "use_card AC22");
    must_hear(VK_SPECTATOR, "panicked 0 28 wc");
    must_roll("roll");
}

/* Arioi is the defender's; once it is played the attacker has nothing left to answer. */
static void arioi_ends_all_questions(void **state)
{
    (void)state;
    given("events=on");
    set_card(0, "AC26");
    set_card(1, "AC27");
    set_kept(0, "RE13");
    set_pieces(1, SEA_HEX, "1 wc");
    attack(0, SEA_HEX, "2 wc", 0);
    struct conq_state before = sea;
    must_list(1, "pass, use_card AC27");
    does(1, "use_card AC27");
    must_hear(VK_SPECTATOR, "battle_off 1 28");
    must_hear(VK_SPECTATOR, "retreated 0 28 45 2");
    assert_int_equal(sea.battle.hex, VK_NONE);
    assert_int_equal(sea.event_at[RE_LEADER], 0);

    sea = before;
    does(1, "pass");
    must_list(0, "pass, play_event RE13");
}

static void without_mana_the_owner_chooses(void **state)
{
    (void)state;
    given("");
    set_tile(NORTH, "rarotonga");
    set_villages(1, NORTH, 1);
    set_pieces(1, NORTH, "1 wb");
    attack(0, NORTH, "2 wc", 0);
    luck("die 6");
    must_be_due(1, "battle_choose_loss");
    must_list(1, "lose wb, lose lw");
    must_usual(1, "lose lw");
}

/* 4.3.7: only a canoe that came in the retreat becomes the chain canoe of the refuge. */
static void canoe_of_the_refuge_stays_hidden(void **state)
{
    (void)state;
    given("");
    set_pieces(1, HEX_SAMOA, "1 tc");
    set_pieces(1, SEA_HEX, "1 wc");
    attack(0, SEA_HEX, "2 wc", 0);
    luck("die 4");
    must_hold(1, HEX_SAMOA, "1 wc, 1 tc");
    must_hear(VK_SPECTATOR, "retreated 1 28 44 1");
    assert_int_equal(n_heard("chain_up"), 0);
}

static void canoe_that_retreats_joins_the_chain(void **state)
{
    (void)state;
    given("");
    set_pieces(1, HEX_SAMOA, "1 tc");
    set_pieces(1, SEA_HEX, "2 tc");
    attack(0, SEA_HEX, "1 wc", 0);
    must_hold(1, HEX_SAMOA, "1 tcu, 2 tc");
    must_hear(VK_SPECTATOR, "chain_up 1 44");

    given("");
    set_pieces(1, HEX_SAMOA, "1 tcu");
    set_pieces(1, SEA_HEX, "1 tcu");
    attack(0, SEA_HEX, "1 wc", 0);
    must_hold(1, HEX_SAMOA, "1 tcu, 1 tc"); /* one chain canoe a hex */
}

/* Two groups lie next to the Battle, one of them nearer to the Home. */
static void usual_refuge_is_near_the_home(void **state)
{
    (void)state;
    given("");
    set_tile(29, "tahiti");
    set_tile(37, "tuamotu");
    set_villages(1, 29, 1);
    set_villages(1, 37, 1);
    set_pieces(1, SEA_HEX, "1 wc");
    attack(0, SEA_HEX, "2 wc", 0);
    luck("die 4");
    must_be_due(1, "retreat_destination");
    must_list(1, "to 29, to 37");
    must_usual(1, "to 37");
    does(1, "to 29");
    must_hold(1, 29, "1 wc");
}

/* Two Bands panic and have no canoe; the refuge is on SOUTH. */
static void lose_north(void)
{
    set_pieces(1, NORTH, "2 wb");
    set_villages(1, NORTH, 1);
    set_villages(1, SOUTH, 1);
    attack(0, NORTH, "8 wc", 0);
    goes("* die 4; 1 lose lw; * die 4; * die 4");
    must_hear(VK_SPECTATOR, "battle_won 0 46");
}

static void no_canoe_is_needed_to_te_waka_maui(void **state)
{
    (void)state;
    given("south_island=on");
    set_tile(NORTH, "aotearoa");
    hs_del(&sea.unexplored, SOUTH);
    sea.tile[SOUTH] = T_te_waka_maui;
    lose_north();
    must_hold(1, SOUTH, "2 wb");

    given("");
    set_tile(NORTH, "aotearoa");
    set_tile(SOUTH, "tahiti");
    lose_north();
    must_hold(1, SOUTH, "");
    must_hear(VK_SPECTATOR, "removed 1 46 wb 2");
}

/* 7.5: the victim keeps his Kumara; with nothing saved there is nothing to learn it from. */
static void kumara_is_taken_with_a_village(void **state)
{
    (void)state;
    for (int saved = 0; saved <= 1; saved++) {
        given("kumara=on");
        set_tile(NORTH, "rarotonga");
        set_villages(1, NORTH, 1);
        sea.facing[NORTH] = SAMOA;
        sea.kumara = 1 << 1;
        attack(0, NORTH, "3 wc", 0);
        luck("die 6");
        does(0, saved ? "give 1 0" : "give 0 0");
        assert_int_equal(sea.kumara, saved ? 3 : 2);
        assert_int_equal(n_heard("kumara_taken"), saved);
        assert_int_equal(sea.facing[NORTH], TONGA); /* the tile is turned in any case */
    }
}

static void nobody_takes_a_second_kumara(void **state)
{
    (void)state;
    given("kumara=on");
    set_tile(NORTH, "rarotonga");
    set_villages(1, NORTH, 1);
    sea.kumara = 3;
    attack(0, NORTH, "3 wc", 0);
    goes("* die 6; 0 give 1 0");
    assert_int_equal(n_heard("kumara_taken"), 0);
    assert_int_equal(sea.kumara, 3);
}

/* Invariant 3 binds the conqueror of a printed Home, but not the people that it is printed for. */
static void the_people_of_a_home_are_free(void **state)
{
    (void)state;
    given("");
    set_pieces(1, HEX_SAMOA, "");
    attack(0, HEX_SAMOA, "1 wc", 0);
    luck("die 4"); /* two Villages: one Local Warrior */
    must_list(0, "give 0 0");
    does(0, "give 0 0");
    assert_int_equal(sea.conqueror[HEX_SAMOA], 0);
    must_own(VK_NONE, HEX_SAMOA, 0);

    set_game(2, "");
    set_tile(FAR_EAST, "tahiti");
    set_villages(1, FAR_EAST, 1);
    set_conquered(0, HEX_SAMOA, 1);
    sea.home[1] = FAR_EAST;
    set_pieces(1, HEX_SAMOA, "");
    set_until(1, "move_action");
    attack(1, HEX_SAMOA, "1 wc", 0);
    luck("die 4");
    must_list(1, "give 0 0, give 1 0");
    does(1, "give 1 0");
    must_own(1, HEX_SAMOA, 1);
    must_hold(1, HEX_SAMOA, "");
}

/* On a tile nobody is bound: the last piece may be given up. */
static void a_tile_may_be_left_to_its_villages(void **state)
{
    (void)state;
    given("");
    set_tile(NORTH, "rarotonga");
    sea.facing[NORTH] = SAMOA;
    set_villages(1, NORTH, 1);
    attack(0, NORTH, "1 wc", 0);
    luck("die 6");
    must_list(0, "give 0 0, give 1 0");
    must_usual(0, "give 1 0");
    does(0, "give 1 0");
    must_own(0, NORTH, 1);
    must_hold(0, NORTH, "");
    assert_int_equal(sea.facing[NORTH], TONGA);
    assert_int_equal(sea.conqueror[NORTH], VK_NONE);
}

/* Ruling 24: after a conquest at once. */
static void the_homeless_find_a_home(void **state)
{
    (void)state;
    given("");
    set_tile(NORTH, "rarotonga");
    set_villages(1, NORTH, 1);
    set_villages(0, HEX_TONGA, 0);
    sea.home[0] = VK_NONE;
    attack(0, NORTH, "1 wc", 0);
    goes("* die 6; 0 give 1 0");
    must_hear(VK_SPECTATOR, "home_moved 0 46");
    assert_int_equal(sea.home[0], NORTH);
}

static void usual_price_is_bands_first(void **state)
{
    (void)state;
    given("");
    set_tile(NORTH, "hawaii");
    set_villages(1, NORTH, 2);
    attack(0, NORTH, "2 wc, 1 wb", 1);
    luck("die 5");
    must_list(0, "give 0 0, give 0 1, give 1 0, give 1 1, give 2 0");
    must_usual(0, "give 1 1");
}

/* RE13 fights, but it neither pays nor stays. */
static void the_leader_pays_for_nothing(void **state)
{
    (void)state;
    given("events=on");
    set_kept(0, "RE13");
    set_tile(NORTH, "rarotonga");
    set_villages(1, NORTH, 1);
    attack(0, NORTH, "1 wc", 0);
    must_be_due(0, "rp_battle_start");
    does(0, "play_event RE13");
    must_hear(VK_SPECTATOR, "row_joined 0 46 leader 1");
    luck("die 2");
    must_list(0, "lose wc, lose leader");
    must_usual(0, "lose leader");
    goes("0 lose wc; * die 4");
    must_hear(VK_SPECTATOR, "battle_won 0 46");
    must_list(0, "give 0 0");
    does(0, "give 0 0");
    must_hold(0, NORTH, "1 wc");
    assert_int_equal(sea.battle.hex, VK_NONE);
    assert_int_equal(sea.event_at[RE_LEADER], DISCARDED);
}

static void local_warriors_before_the_leader(void **state)
{
    (void)state;
    given("events=on");
    set_kept(1, "RE13");
    set_tile(NORTH, "rarotonga");
    set_villages(1, NORTH, 1);
    attack(0, NORTH, "3 wc", 0);
    goes("1 play_event RE13; * die 4");
    must_list(1, "lose lw, lose leader");
    must_usual(1, "lose lw");
}

/* What the front shows: each roll once, as it was carried out. */
static void rolls_are_kept_as_carried_out(void **state)
{
    (void)state;
    given("");
    set_card_up(0, "AC23");
    set_card_up(1, "AC22");
    set_pieces(1, SEA_HEX, "3 wc");
    attack(0, SEA_HEX, "4 wc", 0);
    goes("* die 5; 1 pass; 0 pass");
    assert_int_equal(sea.battle.n_rolls, 1);
    assert_int_equal(sea.battle.roll[0], 5);
    goes("* die 4; 1 use_card AC22");
    must_hear(VK_SPECTATOR, "die_turned 1 28 AC22 3");
    assert_int_equal(sea.battle.n_rolls, 2);
    assert_int_equal(sea.battle.roll[1], 3);
    goes("* die 1; 0 use_card AC23");
    must_roll("roll");
    luck("die 6");
    must_hear(VK_SPECTATOR, "die_rerolled 0 28 6");
    assert_int_equal(sea.battle.n_rolls, 3);
    assert_int_equal(sea.battle.roll[2], 6);
    assert_int_equal(sea.battle.front[ATTACKING][ROW_WC], 3);
    assert_int_equal(sea.battle.front[DEFENDING][ROW_WC], 1);
}

/* More rolls than the list holds: the first ones stay, the number is right. */
static void a_battle_longer_than_its_list(void **state)
{
    (void)state;
    given("");
    set_tile(NORTH, "rarotonga");
    set_villages(1, NORTH, 1);
    set_pieces(1, NORTH, "8 wc, 3 wb");
    attack(0, NORTH, "8 wc, 8 wb", 8);
    for (int n = 1; n <= 22; n++) {
        luck(n % 2 ? "die 2" : "die 5");
        if (is_at(0, "battle_choose_loss"))
            does(0, offers(0, "lose wb") ? "lose wb" : "lose wc");
        if (is_at(1, "battle_choose_loss"))
            does(1, offers(1, "lose lw") ? "lose lw" : "lose wc");
        assert_int_equal(sea.battle.n_rolls, n);
        assert_int_equal(sea.battle.roll[CONQ_ROLLS - 1], n < CONQ_ROLLS ? 0 : 2);
    }
    must_roll("roll"); /* 5 against 1 */
    luck("die 5");
    must_hear(VK_SPECTATOR, "battle_won 0 46");
}

/* ---- Solitaire: Samoa is side 1, and no seat; VK_NEUTRAL, 253, acts for it ---- */

static void given_solitaire(void)
{
    set_game(1, "");
    set_until(0, "move_action");
}

static void chance_settles_the_new_home_of_samoa(void **state)
{
    (void)state;
    given_solitaire();
    set_tile(NORTH, "rarotonga");
    set_tile(FAR_EAST, "tahiti");
    set_villages(1, NORTH, 1);
    set_villages(1, FAR_EAST, 1);
    set_pieces(1, HEX_SAMOA, "");
    attack(0, HEX_SAMOA, "3 wc", 0);
    goes("* die 6; 0 give 1 0");
    must_roll("solo_tie");
    must_outcomes("tie 46 1, tie 80 1");
    luck("tie 80");
    assert_int_equal(sea.home[1], FAR_EAST);
    assert_int_equal(sea.home[0], HEX_TONGA);
    assert_int_equal(sea.battle.hex, VK_NONE);
}

static void samoa_moves_to_most_villages(void **state)
{
    (void)state;
    given_solitaire();
    set_tile(NORTH, "rarotonga");
    set_tile(FAR_EAST, "tahiti");
    set_villages(1, NORTH, 1);
    set_villages(1, FAR_EAST, 2);
    set_pieces(1, HEX_SAMOA, "");
    attack(0, HEX_SAMOA, "3 wc", 0);
    goes("* die 6; 0 give 1 0");
    assert_int_equal(sea.home[1], FAR_EAST);
}

/* His order: Removed LW, WB, WC; Panic WC, WB, LW; nobody is asked for him. */
static void samoa_loses_by_his_own_order(void **state)
{
    (void)state;
    given_solitaire();
    set_pieces(1, HEX_SAMOA, "1 wc, 1 wb");
    attack(0, HEX_SAMOA, "4 wc", 0);
    luck("die 4");
    must_hear(VK_SPECTATOR, "panicked 253 44 wc");
    luck("die 6");
    must_hear(VK_SPECTATOR, "removed 253 44 lw 1");
    luck("die 6");
    must_hear(VK_SPECTATOR, "removed 253 44 wb 1");
    must_hear(VK_SPECTATOR, "battle_won 0 44");
    must_hear(VK_SPECTATOR, "no_refuge 253 44");
}

/* An attack on others does not concern him: his cards stay down; an attack on him shows them. */
static void samoas_cards_are_shown_when_he_is_attacked(void **state)
{
    (void)state;
    given_solitaire();
    set_card(1, "AC26");
    attack(0, 36, "1 wc", 0);
    assert_int_equal(sea.n_hidden[1], 1);
    luck("die 1");

    given_solitaire();
    set_card(1, "AC26");
    attack(0, HEX_SAMOA, "1 wc", 0);
    must_hear(VK_SPECTATOR, "card_shown 253 AC26");
    must_hear(VK_SPECTATOR, "battle_off 253 44"); /* Arioi at the first chance */
    must_hold(0, HEX_SAMOA, "");
    assert_true(sea.card_flags[C_ARIOI] & CARD_USED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mana_names_the_piece_of_the_enemy),
        cmocka_unit_test(mana_needs_a_choice),
        cmocka_unit_test(one_card_a_roll),
        cmocka_unit_test(arioi_ends_all_questions),
        cmocka_unit_test(without_mana_the_owner_chooses),
        cmocka_unit_test(canoe_of_the_refuge_stays_hidden),
        cmocka_unit_test(canoe_that_retreats_joins_the_chain),
        cmocka_unit_test(usual_refuge_is_near_the_home),
        cmocka_unit_test(no_canoe_is_needed_to_te_waka_maui),
        cmocka_unit_test(kumara_is_taken_with_a_village),
        cmocka_unit_test(nobody_takes_a_second_kumara),
        cmocka_unit_test(the_people_of_a_home_are_free),
        cmocka_unit_test(a_tile_may_be_left_to_its_villages),
        cmocka_unit_test(the_homeless_find_a_home),
        cmocka_unit_test(usual_price_is_bands_first),
        cmocka_unit_test(the_leader_pays_for_nothing),
        cmocka_unit_test(local_warriors_before_the_leader),
        cmocka_unit_test(rolls_are_kept_as_carried_out),
        cmocka_unit_test(a_battle_longer_than_its_list),
        cmocka_unit_test(chance_settles_the_new_home_of_samoa),
        cmocka_unit_test(samoa_moves_to_most_villages),
        cmocka_unit_test(samoa_loses_by_his_own_order),
        cmocka_unit_test(samoas_cards_are_shown_when_he_is_attacked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
