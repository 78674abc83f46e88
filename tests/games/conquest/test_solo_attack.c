/*
 * test_solo_attack.c - 7.7: the Attack! of the automatic opponent, his targets and reach, the
 * Battles that follow, and his answers and cards in any Battle.
 */
#include "solo_kit.h"

enum { TAHITI_HEX = 54 }; /* (1,1): two hexes from Samoa, by way of 53 */

/* ---- whom he attacks ---- */

/* Attack! with 1 War Canoe more; a one-Village group of the human beyond the sea of 53. */
static void set_raid(void)
{
    set_attack_chit();
    set_ocean("53");
    set_tile(TAHITI_HEX, "tahiti");
    set_villages(HUMAN, TAHITI_HEX, 1);
}

static void the_weakest_group_in_reach(void **state)
{
    (void)state;
    set_raid();
    set_pieces(OPPONENT, HEX_SAMOA, "1 wc, 2 wb");
    luck("chit SC14"); /* Tonga has 2 Bands and a Local Warrior, Tahiti the Local Warrior alone */
    must_hear(0, "solo_attack 253 44 54 4");
    must_hear(0, "battle_began 253 54 0 1");
    must_roll("roll");
    luck("die 6");
    must_own(OPPONENT, TAHITI_HEX, 1);             /* he saves one Village */
    must_hold(OPPONENT, TAHITI_HEX, "2 wc, 1 wb"); /* at the price of a Band */
    must_hold(OPPONENT, HEX_SAMOA, "");
    must_be_due(0, "explore_start");
    assert_int_equal(sea.force[0][0], VK_NONE);
}

static void one_village_is_all_he_saves(void **state)
{
    (void)state;
    set_raid();
    set_villages(HUMAN, TAHITI_HEX, 2);
    set_pieces(OPPONENT, HEX_SAMOA, "3 wc, 3 wb");
    luck("chit SC14");
    luck("die 6");
    must_own(OPPONENT, TAHITI_HEX, 1);
    must_hold(OPPONENT, TAHITI_HEX, "4 wc, 2 wb");
}

static void bands_beyond_the_canoes_stay(void **state)
{
    (void)state;
    set_raid();
    set_pieces(OPPONENT, HEX_SAMOA, "1 tcu, 5 wb");
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 54 2");
    must_hold(OPPONENT, HEX_SAMOA, "1 tcu, 4 wb");
}

static void the_nearest_of_equals(void **state)
{
    (void)state;
    set_raid();
    set_tile(NORTH_EAST, "niue");
    set_villages(HUMAN, NORTH_EAST, 1); /* one hex from Samoa */
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 52 2");
}

static void chance_among_the_last(void **state)
{
    (void)state;
    set_raid();
    set_tile(EAST, "niue"); /* (2,0): as far, as weak */
    set_villages(HUMAN, EAST, 1);
    luck("chit SC14");
    must_outcomes("tie 54 1, tie 62 1");
    luck("tie 62");
    must_hear(0, "solo_attack 253 44 62 2");
}

static void defenders_are_bands_canoes_and_locals(void **state)
{
    (void)state;
    set_raid();
    set_pieces(HUMAN, TAHITI_HEX, "2 wc, 1 tcu, 2 tc"); /* 3 with the Local Warrior */
    set_pieces(HUMAN, HEX_TONGA, "1 wb");               /* 2 */
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 45 2");
}

/* ---- how far he comes ---- */

static void a_human_canoe_bars_the_way(void **state)
{
    (void)state;
    set_raid();
    set_pieces(HUMAN, SOUTH_EAST, "1 tcu"); /* a Transport Canoe does not */
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 54 2");

    set_raid();
    set_pieces(HUMAN, SOUTH_EAST, "1 wc");
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 45 2");

    set_attack_chit(); /* nor does he pass Tonga: (0,2) is two hexes away, but only over it */
    set_tile(46, "niue");
    set_villages(HUMAN, 46, 1);
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 45 2");
}

static void unexplored_water_bars_the_way(void **state)
{
    (void)state;
    set_attack_chit();
    set_tile(TAHITI_HEX, "tahiti");
    set_villages(HUMAN, TAHITI_HEX, 1); /* 53 is unexplored */
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 45 2");
}

/* A group of one Village, three hexes from Samoa over known water. */
static void set_far_raid(void)
{
    set_attack_chit();
    set_ocean("53 62");
    set_tile(69, "niue"); /* (3,0) */
    set_villages(HUMAN, 69, 1);
}

static void transit_brings_him_nearer(void **state)
{
    (void)state;
    set_far_raid();
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 45 2");

    set_far_raid();
    set_pieces(OPPONENT, HEX_SAMOA, "1 tcu, 2 wb");
    set_pieces(OPPONENT, SOUTH_EAST, "1 tcu");
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 69 2");
}

static void double_hulls_and_poi(void **state)
{
    (void)state;
    set_far_raid();
    set_card(OPPONENT, "AC15"); /* turned up by the Attack! */
    luck("chit SC14");
    must_hear(0, "card_shown 253 AC15");
    must_hear(0, "solo_attack 253 44 69 2");

    set_far_raid();
    set_card(OPPONENT, "AC16");
    luck("chit SC14");
    must_hear(0, "card_used 253 AC16");
    must_hear(0, "solo_attack 253 44 69 2");

    set_far_raid();
    set_card_used(OPPONENT, "AC16"); /* once only */
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 45 2");
}

static void nothing_in_reach(void **state)
{
    (void)state;
    set_attack_chit();
    set_tile(40, "niue"); /* (0,-4) */
    set_villages(OPPONENT, 40, 1);
    set_pieces(OPPONENT, 40, "8 wc");
    luck("chit SC14");
    must_hear(0, "solo_idle 253");
    must_hold(OPPONENT, 40, "8 wc");
    must_be_due(0, "explore_start");
}

static void forces_meet(void **state)
{
    (void)state;
    set_raid();
    set_tile(NORTH_EAST, "niue");
    set_villages(OPPONENT, NORTH_EAST, 1);
    set_pieces(OPPONENT, NORTH_EAST, "1 wc");
    set_pieces(OPPONENT, HEX_SAMOA, "");
    luck("chit SC14");
    must_hear(0, "solo_attack 253 44 54 1");
    must_hear(0, "solo_attack 253 52 54 1");
    must_hear(0, "revealed 253 54 wc 2");
    assert_int_equal(n_heard("battle_began"), 1);
}

/* Both targets are fixed before anything moves, the Battles are fought from the lowest hex on. */
static void two_battles(void **state)
{
    (void)state;
    set_raid();
    set_tile(NORTH_2, "niue");
    set_tile(33, "pukapuka"); /* (-1,-2), next to (0,-2) */
    set_villages(OPPONENT, NORTH_2, 1);
    set_villages(HUMAN, 33, 1);
    set_pieces(OPPONENT, NORTH_2, "1 wc, 1 wb");
    set_pieces(OPPONENT, HEX_SAMOA, "1 wb");
    luck("chit SC14");
    must_hear(0, "solo_attack 253 42 33 2");
    must_hear(0, "solo_attack 253 44 54 2");
    must_hear(0, "battle_began 253 33 0 1");
    must_not_hear(0, "battle_began 253 54 0 1");
    luck("die 6");
    must_hear(0, "battle_began 253 54 0 1");
}

/* ---- what becomes of it ---- */

static void a_lost_attack_retreats(void **state)
{
    (void)state;
    set_raid();
    set_pieces(OPPONENT, HEX_SAMOA, "");
    luck("chit SC14"); /* a War Canoe alone */
    luck("die 2");
    must_hold(OPPONENT, HEX_SAMOA, "1 wc");
    must_own(HUMAN, TAHITI_HEX, 1);
    must_be_due(0, "explore_start");
}

static void arioi_of_the_human_stops_a_battle(void **state)
{
    (void)state;
    set_raid();
    set_card(HUMAN, "AC26");
    luck("chit SC14");
    must_be_due(0, "rp_battle_start");
    does(0, "use_card AC26");
    must_hear(0, "battle_off 0 54");
    must_own(HUMAN, TAHITI_HEX, 1);
    must_hold(OPPONENT, HEX_SAMOA, "1 wc, 2 wb");
}

static void his_last_piece_on_a_printed_group_stays(void **state)
{
    (void)state;
    set_attack_chit();
    set_pieces(HUMAN, HEX_TONGA, "");
    set_pieces(OPPONENT, HEX_SAMOA, "");
    luck("chit SC14");
    luck("die 6");
    must_own(OPPONENT, HEX_TONGA, 0); /* no Village saved */
    must_hold(OPPONENT, HEX_TONGA, "1 wc");
    assert_int_equal(sea.conqueror[HEX_TONGA], OPPONENT);

    set_attack_chit(); /* with a second piece one is given */
    set_pieces(HUMAN, HEX_TONGA, "");
    set_pieces(OPPONENT, HEX_SAMOA, "1 wb");
    luck("chit SC14");
    luck("die 6");
    must_own(OPPONENT, HEX_TONGA, 1);
    must_hold(OPPONENT, HEX_TONGA, "1 wc");
}

/* Invariant 3 binds him as well: what he took on the printed map he does not leave empty. */
static void he_does_not_abandon_a_printed_group(void **state)
{
    (void)state;
    set_raid();
    set_conquered(OPPONENT, FIJI, 1);
    set_pieces(OPPONENT, FIJI, "1 wc, 1 wb");
    set_pieces(OPPONENT, HEX_SAMOA, "1 tcu, 7 tc");
    luck("chit SC14");
    must_hold(OPPONENT, FIJI, "1 wb");
}

/* ---- his answers ---- */

static void what_he_loses(void **state)
{
    static const uint8_t all[N_ROWS] = { [ROW_WC] = 2, [ROW_WB] = 1, [ROW_LW] = 1 };
    static const uint8_t some[N_ROWS] = { [ROW_WC] = 2, [ROW_WB] = 1 };
    static const uint8_t canoes[N_ROWS] = { [ROW_WC] = 2 };
    (void)state;
    set_game(1, "");
    assert_int_equal(conq_solo_loss(true, all), ROW_LW);
    assert_int_equal(conq_solo_loss(true, some), ROW_WB);
    assert_int_equal(conq_solo_loss(true, canoes), ROW_WC);
    assert_int_equal(conq_solo_loss(false, all), ROW_WC);
    assert_int_equal(conq_solo_loss(false, (uint8_t[N_ROWS]){ 0, 1, 1, 0 }), ROW_WB);
    assert_int_equal(conq_solo_loss(false, (uint8_t[N_ROWS]){ 0, 0, 1, 0 }), ROW_LW);
}

/* The card he plays on each number of the die, "-" for none; d: he defends, a: he attacks. */
static void must_play(const char *hand, bool is_attacker, const char *wanted)
{
    static const char letters[] = "-HCTM"; /* none, Haka, War Clubs, Tattoo, Mana */
    char got[7] = "";
    for (int die = 1; die <= 6; die++) {
        sea.battle.die = (uint8_t)die;
        int card = conq_solo_battle_card(&sea, is_attacker);
        got[die - 1] = card == VK_NONE ? '-' : letters[1 + card - C_HAKA];
    }
    if (strcmp(got, wanted) != 0)
        fail_msg("with %s: %s, wanted %s", hand, got, wanted);
}

static void his_battle_cards(void **state)
{
    (void)state;
    set_game(1, "");
    sea.battle.front[ATTACKING][ROW_WC] = sea.battle.front[ATTACKING][ROW_WB] = 1;
    sea.battle.front[DEFENDING][ROW_WC] = sea.battle.front[DEFENDING][ROW_LW] = 1;
    must_play("nothing", true, "------");
    set_card_up(OPPONENT, "AC23");
    must_play("War Clubs", true, "CCC---");
    must_play("War Clubs", false, "---CCC");
    set_card_up(OPPONENT, "AC22");
    must_play("Haka too", true, "HCH---"); /* 1 becomes a Panic, 3 a hit on the human */
    must_play("Haka too", false, "---HCH");
    set_card_up(OPPONENT, "AC24");
    must_play("Tattoo too", true, "HTT---"); /* before Haka on a Panic */
    must_play("Tattoo too", false, "---TTH");
    set_card_up(OPPONENT, "AC25");
    must_play("Mana too", true, "HTTMMM");
    must_play("Mana too", false, "MMMTTH");
    sea.battle.front[DEFENDING][ROW_LW] = 0; /* one kind: nothing to choose */
    must_play("Mana in vain", true, "HTT---");
    sea.card_flags[C_TATTOO] |= CARD_PLAYED; /* each once in a Battle */
    must_play("Tattoo gone", true, "HCH---");
    set_game(1, "");
    set_card(OPPONENT, "AC23"); /* face down it does not serve */
    must_play("hidden", true, "------");
    set_card_up(HUMAN, "AC22");
    must_play("not his", true, "------");
}

/* ---- when the human attacks ---- */

static void set_human_attack(int hex)
{
    char depart[32];
    snprintf(depart, sizeof depart, "depart 45 %d", hex);
    set_game(1, "");
    set_pieces(HUMAN, HEX_TONGA, "2 wc");
    set_until(0, "move_action");
    does(0, depart);
    does(0, "take wc 2 none");
    if (is_at(0, "party_cargo"))
        does(0, "keep");
    if (is_at(0, "party_pick"))
        does(0, "go");
}

static void his_cards_are_shown_when_he_is_attacked(void **state)
{
    (void)state;
    set_human_attack(HEX_SAMOA);
    set_card(OPPONENT, "AC01");
    does(0, "end_movement");
    must_hear(0, "card_shown 253 AC01");

    set_human_attack(FIJI); /* an Independent people is none of his business */
    set_card(OPPONENT, "AC01");
    does(0, "end_movement");
    must_not_hear(0, "card_shown 253 AC01");
    assert_int_equal(sea.n_hidden[OPPONENT], 1);
}

static void his_arioi_calls_off_the_first_attack(void **state)
{
    (void)state;
    set_human_attack(HEX_SAMOA);
    set_card(OPPONENT, "AC27");
    does(0, "end_movement");
    must_hear(0, "card_used 253 AC27");
    must_hold(HUMAN, HEX_TONGA, "2 wc");
    must_hold(HUMAN, HEX_SAMOA, "");

    set_human_attack(HEX_SAMOA);
    set_card_used(OPPONENT, "AC27");
    does(0, "end_movement");
    must_roll("roll");
}

static void his_home_falls(void **state)
{
    (void)state;
    set_human_attack(HEX_SAMOA);
    set_pieces(OPPONENT, HEX_SAMOA, "");
    set_tile(NORTH, "niue");
    set_tile(NORTH_EAST, "pukapuka");
    set_villages(OPPONENT, NORTH, 1);
    set_villages(OPPONENT, NORTH_EAST, 1);
    does(0, "end_movement");
    luck("die 6");
    does(0, "give 0 0");
    must_roll("solo_tie"); /* most Villages; both have one */
    must_outcomes("tie 43 1, tie 52 1");
    luck("tie 52");
    assert_int_equal(sea.home[OPPONENT], NORTH_EAST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_weakest_group_in_reach),
        cmocka_unit_test(one_village_is_all_he_saves),
        cmocka_unit_test(bands_beyond_the_canoes_stay),
        cmocka_unit_test(the_nearest_of_equals),
        cmocka_unit_test(chance_among_the_last),
        cmocka_unit_test(defenders_are_bands_canoes_and_locals),
        cmocka_unit_test(a_human_canoe_bars_the_way),
        cmocka_unit_test(unexplored_water_bars_the_way),
        cmocka_unit_test(transit_brings_him_nearer),
        cmocka_unit_test(double_hulls_and_poi),
        cmocka_unit_test(nothing_in_reach),
        cmocka_unit_test(forces_meet),
        cmocka_unit_test(two_battles),
        cmocka_unit_test(a_lost_attack_retreats),
        cmocka_unit_test(arioi_of_the_human_stops_a_battle),
        cmocka_unit_test(his_last_piece_on_a_printed_group_stays),
        cmocka_unit_test(he_does_not_abandon_a_printed_group),
        cmocka_unit_test(what_he_loses),
        cmocka_unit_test(his_battle_cards),
        cmocka_unit_test(his_cards_are_shown_when_he_is_attacked),
        cmocka_unit_test(his_arioi_calls_off_the_first_attack),
        cmocka_unit_test(his_home_falls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
