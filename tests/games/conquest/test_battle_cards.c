/*
 * test_battle_cards.c - 2.12, 4.3.6: AC22 Haka, AC23 War Clubs, AC24 Tattoo, AC25 Mana, AC26 and AC27
 * Arioi, in Tonga's attack on Samoa.
 */
#include "../../support/conquest_given.h"
#include <string.h>

/* ---- Given ---- */

static bool is_up(enum card c)
{
    return sea.card_flags[c] & CARD_UP;
}

static bool is_used(enum card c)
{
    return sea.card_flags[c] & CARD_USED;
}

/* Tonga attacks Samoa (2 Villages, 1 Local Warrior) with two War Canoes; up to the first question. */
static void given_attack(const char *defence)
{
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, HEX_SAMOA, defence);
    set_until(0, "move_action");
    goes("0 depart 45 44; 0 take wc 2 none; 0 take wc 2 none; 0 go");
    does(0, "end_movement");
}

static int front(enum battle_part part, enum row_kind row)
{
    return sea.battle.front[part][row];
}

/* ---- Battles ---- */

static void ac22_haka_attacking(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC22");
    given_attack("");
    luck("die 3");
    must_be_due(0, "rp_battle_roll");
    must_list(0, "pass, use_card AC22");
    does(0, "use_card AC22");
    must_hear(1, "die_turned 0 44 AC22 4");
    must_be_due(0, "save_villages"); /* the Local Warrior panics: the row is empty */
    must_hold(0, HEX_SAMOA, "2 wc");
}

static void ac22_haka_defending(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(1, "AC22");
    given_attack("");
    luck("die 4");
    must_be_due(1, "rp_battle_roll");
    does(1, "use_card AC22"); /* 3: the attacker panics */
    assert_int_equal(sea.battle.panicked[ATTACKING][ROW_WC], 1);
    assert_int_equal(front(DEFENDING, ROW_LW), 1);
    luck("die 1"); /* once in a Battle: he is not asked */
    assert_int_equal(conq_count(&sea, 0, HEX_SAMOA, WC), 0);
}

/* At the end of the die there is nothing to shift, and with open cards only nobody is asked. */
static void ac22_haka_able_to_change(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC22");
    given_attack("1 wb");
    luck("die 6");
    must_be_due(1, "battle_choose_loss");
}

static void ac23_war_clubs(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC23");
    given_attack("1 wb");
    luck("die 1");
    does(0, "use_card AC23");
    must_roll("roll");
    luck("die 2"); /* the new result stands */
    assert_int_equal(sea.battle.panicked[ATTACKING][ROW_WC], 1);
    assert_int_equal(front(ATTACKING, ROW_WC), 1);
    must_roll("roll");
    luck("die 6"); /* War Clubs are spent */
    must_be_due(1, "battle_choose_loss");
}

static void ac23_fresh_in_the_next_battle(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC23");
    given_attack("");
    goes("* die 6; 0 use_card AC23; * die 6; 0 give 0 0");
    assert_int_equal(sea.card_flags[C_WAR_CLUBS] & CARD_PLAYED, 0);
    assert_false(is_used(C_WAR_CLUBS));
}

static void ac24_tattoo(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC24");
    given_attack("");
    luck("die 1"); /* Removed: no Panic */
    must_roll("roll");
    luck("die 2");
    must_be_due(0, "rp_battle_roll");
    does(0, "use_card AC24");
    must_hear(1, "roll_void 0 44 AC24");
    assert_int_equal(front(ATTACKING, ROW_WC), 1);
    must_roll("roll");
}

static void ac24_tattoo_defending(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(1, "AC24");
    given_attack("");
    luck("die 5");
    must_be_due(1, "rp_battle_roll");
    does(1, "use_card AC24");
    assert_int_equal(front(DEFENDING, ROW_LW), 1);
    must_roll("roll");
}

static void ac25_mana(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC25");
    given_attack("1 wb");
    luck("die 6");
    must_be_due(0, "rp_battle_roll");
    does(0, "use_card AC25");
    must_be_due(0, "battle_choose_loss"); /* he, not Samoa */
    must_list(0, "lose wb, lose lw");
    does(0, "lose wb");
    must_hold(1, HEX_SAMOA, "");
    luck("die 5"); /* one kind only is left, and Mana is spent */
    must_be_due(0, "save_villages");
}

static void arioi(const char *card, enum card c)
{
    char act[32] = "use_card ";
    memcpy(act + 9, card, 5);
    set_game(2, "");
    set_card(1, card);
    set_pieces(1, HEX_SAMOA, "1 wb");
    given_attack("1 wb");
    must_be_due(1, "rp_battle_start");
    does(1, act);
    must_hear(0, "battle_off 1 44");
    must_hold(0, HEX_TONGA, "2 wc"); /* back to the nearest own group */
    must_hold(1, HEX_SAMOA, "1 wb");
    must_own(1, HEX_SAMOA, 2);
    assert_true(is_up(c) && is_used(c));
    assert_int_equal(halves(1), 4 + 2);
}

static void ac26_arioi(void **state)
{
    (void)state;
    arioi("AC26", C_ARIOI);
}

static void ac27_arioi(void **state)
{
    (void)state;
    arioi("AC27", C_ARIOI_2);
}

static void ac26_not_for_the_attacker(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC26");
    given_attack("");
    must_roll("roll"); /* a face-down card of the attacker asks nothing before the rolls */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ac22_haka_attacking),
        cmocka_unit_test(ac22_haka_defending),
        cmocka_unit_test(ac22_haka_able_to_change),
        cmocka_unit_test(ac23_war_clubs),
        cmocka_unit_test(ac23_fresh_in_the_next_battle),
        cmocka_unit_test(ac24_tattoo),
        cmocka_unit_test(ac24_tattoo_defending),
        cmocka_unit_test(ac25_mana),
        cmocka_unit_test(ac26_arioi),
        cmocka_unit_test(ac27_arioi),
        cmocka_unit_test(ac26_not_for_the_attacker),
    };
    return cmocka_run_group_tests_name("battle cards", tests, NULL, NULL);
}
