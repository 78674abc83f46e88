/*
 * test_kept_events.c - 2.13: the Random Events that are kept in secret and played later: RE08, RE13,
 * RE14, RE19, RE21, RE22, RE27.
 */
#include "event_kit.h"

/* ---- RE08 Favorable Winds ---- */

static void re08_kept_in_secret(void **state)
{
    (void)state;
    given_drawn("RE08");
    must_hear(0, "event_drawn 0 RE08");
    must_hear(1, "event_drawn 0 ?");
    must_not_hear(1, "event_drawn 0 RE08");
    assert_int_equal(sea.event_at[RE_WINDS], 0);
    assert_int_equal(sea.n_kept[0], 1);
    must_be_due(0, "explore_start");
}

static void re08_one_more_step(void **state)
{
    (void)state;
    given_drawn("RE08");
    set_pieces(0, HEX_TONGA, "1 tc, 1 wc, 1 rum");
    set_until(0, "transit_action");
    does(0, "play_event RE08");
    must_hear(1, "event_played 0 RE08");
    must_be_due(0, "transit_action");
    assert_false(offers(0, "play_event RE08"));
    does(0, "end_transit");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 3);
    assert_int_equal(mp_of(0, HEX_TONGA, WC), 3);
    assert_int_equal(mp_of(0, HEX_TONGA, RUM), 3);
    given_next_building();
    assert_int_equal(sea.winds, 0);
}

static void re08_not_when_becalmed(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE08");
    set_pieces(0, HEX_TONGA, "1 tc");
    drawn("RE26");
    set_until(0, "transit_action");
    assert_false(offers(0, "play_event RE08"));
}

/* ---- RE22 Beached Whale ---- */

static void re22_one_point(void **state)
{
    (void)state;
    given_drawn("RE22");
    set_until(0, "transit_action");
    does(0, "play_event RE22");
    must_hear(1, "points_changed 0 1 0");
    given_building();
    assert_int_equal(home_points(0), 3);
}

/* ---- RE13 War Leader ---- */

static void re13_joins_the_front_row(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE13");
    drawn("RE09");
    given_attack("");
    must_be_due(0, "rp_battle_start");
    must_list(0, "pass, play_event RE13");
    does(0, "play_event RE13");
    must_hear(1, "row_joined 0 44 leader 1");
    assert_int_equal(sea.battle.front[ATTACKING][ROW_LEADER], 1);
    assert_true(is_discarded(RE_LEADER));
    luck("die 1");
    must_be_due(0, "battle_choose_loss");
    must_list(0, "lose wc, lose leader");
    must_usual(0, "lose leader");
    does(0, "lose leader");
    must_hold(0, HEX_SAMOA, "2 wc");
}

/* Two War Canoes on a printed group: one may pay, one has to stay, and the Leader pays for none. */
static void re13_cannot_save_a_village(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE13");
    drawn("RE09");
    given_attack("");
    does(0, "play_event RE13");
    luck("die 6");
    must_be_due(0, "save_villages");
    must_list(0, "give 0 0, give 1 0");
    does(0, "give 1 0");
    assert_int_equal(sea.battle.hex, VK_NONE);
    assert_int_equal(sea.mark_hex[M_LEADER], VK_NONE);
}

/* ---- RE14 Shaman ---- */

static void re14_stops_an_event(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(1, "RE14");
    drawn("RE09");
    must_be_due(1, "rp_event");
    must_list(1, "pass, play_event RE14");
    must_usual(1, "pass");
    does(1, "play_event RE14");
    must_hear(0, "event_stopped 0 RE09");
    assert_true(is_discarded(RE_SHAMAN));
    assert_true(is_discarded(RE_FISHING));
    assert_int_equal(sea.n_kept[1], 0);
    given_building();
    assert_int_equal(home_points(0), 2);
}

static void re14_asked_by_public_facts(void **state)
{
    (void)state;
    given_turn(3, "");
    set_kept(2, "RE08");
    set_kept(1, "RE14");
    drawn("RE09");
    must_be_due(1, "rp_event"); /* after the drawer in turn order */
    does(1, "pass");
    must_be_due(2, "rp_event"); /* he has a kept event, if not that one */
    must_list(2, "pass");
    does(2, "pass");
    must_be_due(0, "explore_start");
    assert_int_equal(sea.bonus[0], 2);
}

static void re14_targets_come_first(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_kept(1, "RE14");
    drawn("RE01");
    does(0, "at 44");
    must_be_due(1, "rp_event");
    does(1, "play_event RE14");
    must_own(1, HEX_SAMOA, 3);
    assert_int_equal(conq_usable(&sea, HEX_SAMOA), 3);
}

static void re14_not_for_an_event_that_is_ignored(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(1, "RE14");
    drawn("RE01");
    does(0, "at 44");
    must_be_due(0, "explore_start");
    assert_int_equal(sea.event_at[RE_SHAMAN], 1);
}

static void re14_stops_a_kept_event(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE13");
    set_kept(1, "RE14");
    drawn("RE09");
    does(1, "pass");
    given_attack("");
    must_be_due(1, "rp_battle_start"); /* the defender first */
    must_list(1, "pass");
    does(1, "pass");
    does(0, "play_event RE13");
    must_be_due(1, "rp_event");
    does(1, "play_event RE14");
    assert_int_equal(sea.battle.front[ATTACKING][ROW_LEADER], 0);
    assert_true(is_discarded(RE_LEADER)); /* lost */
}

/* ---- RE19 Restless Youth ---- */

static void re19_colony_and_canoe(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE19");
    set_tile(37, "niue");
    set_villages(0, 37, 1);
    drawn("RE09");
    set_until(0, "transit_action");
    does(0, "play_event RE19");
    must_be_due(0, "event_place");
    must_list(0, "at 37, at 45");
    must_usual(0, "at 45"); /* the Home */
    does(0, "at 37");
    must_hear(1, "pieces_given 0 37 2");
    must_hold(0, 37, "1 col, 1 tc");
    must_be_due(0, "transit_action");
}

static void re19_what_the_supply_lacks(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE19");
    set_pieces(0, HEX_TONGA, "4 col");
    drawn("RE09");
    set_until(0, "transit_action");
    goes("0 play_event RE19; 0 at 45");
    must_hear(1, "pieces_given 0 45 1");
    must_hold(0, HEX_TONGA, "4 col, 1 tc");
}

static void re19_not_without_a_group(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE19");
    conq_lose_villages(&sea, HEX_TONGA, 2);
    sea.home[0] = VK_NONE;
    drawn("RE26");
    set_until(0, "transit_action");
    assert_false(offers(0, "play_event RE19"));
}

/* ---- RE21 Spies in the Lagoon ---- */

static void re21_sees_stack_cards_and_events(void **state)
{
    (void)state;
    given_turn(3, "");
    set_kept(0, "RE21");
    set_kept(1, "RE27");
    set_card(1, "AC01");
    set_card(2, "AC02");
    set_pieces(1, HEX_SAMOA, "1 tcu, 1 wc");
    set_pieces(2, HEX_HIVA, "1 tcu"); /* nothing face down */
    drawn("RE26");
    does(1, "pass");
    set_until(0, "transit_action");
    does(0, "play_event RE21");
    must_list(0, "at 44");
    does(0, "at 44");
    does(1, "pass"); /* he has a kept event: rp_event */
    must_hear(2, "spied 0 44 1");
    int wc = conq_first(&sea, 1, HEX_SAMOA); /* sorted by kind: the War Canoe is first */
    assert_int_equal(sea.piece[1][wc].kind, WC);
    assert_int_equal(sea.piece[1][wc].mask, 1);
    assert_true(sea.card_mask[C_TAPA_CLOTH] & 1);
    assert_false(sea.card_mask[C_LAPITA_POTTERY] & 1);
    assert_true(sea.event_mask[RE_OMENS] & 1);
    must_be_due(0, "transit_action");
}

static void re21_not_without_a_stack(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE21");
    set_pieces(1, HEX_SAMOA, "1 tcu");
    drawn("RE26");
    set_until(0, "transit_action");
    assert_false(offers(0, "play_event RE21"));
}

/* ---- RE27 Omens ---- */

static void re27_rolls_again(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE27");
    set_card_up(0, "AC23");
    drawn("RE09");
    given_attack("");
    does(0, "pass"); /* rp_battle_start, by public facts */
    luck("die 1");
    must_be_due(0, "rp_battle_roll");
    must_list(0, "pass, use_card AC23, play_event RE27");
    does(0, "play_event RE27");
    must_roll("roll");
    luck("die 6"); /* stands: War Clubs may not follow */
    must_be_due(0, "save_villages");
    assert_int_equal(conq_count(&sea, 0, HEX_SAMOA, WC), 2);
}

static void re27_stopped_is_the_one_card_of_the_roll(void **state)
{
    (void)state;
    given_turn(2, "");
    set_kept(0, "RE27");
    set_kept(1, "RE14");
    set_card_up(0, "AC23");
    drawn("RE09");
    does(1, "pass");
    given_attack("");
    goes("1 pass; 0 pass; * die 1");
    does(1, "pass");
    does(0, "play_event RE27");
    does(1, "play_event RE14");
    must_roll("roll"); /* the next one: the 1 stood, and no second card was asked for */
    assert_int_equal(conq_count(&sea, 0, HEX_SAMOA, WC), 1);
    assert_true(is_discarded(RE_OMENS));
}

/* ---- The end ---- */

/* Section 5: who kept what is public at the end of the game, and a secret until then. */
static void what_was_kept_is_shown_at_the_end(void **state)
{
    struct conq_state seen;
    (void)state;
    given_turn(2, "");
    set_kept(1, "RE22");
    drawn("RE08");
    set_until(1, "victory_action");
    vk_view(&conquest_game, &sea, VK_SPECTATOR, &seen);
    assert_int_equal(seen.event_at[RE_WHALE], IN_DECK);
    sea.h.round = CONQ_TURNS;
    does(1, "pass");
    assert_true(vk_due(&conquest_game, &sea).over);
    for (int viewer = 0; viewer < 2; viewer++) {
        vk_view(&conquest_game, &sea, viewer, &seen);
        assert_int_equal(seen.event_at[RE_WINDS], 0);
        assert_int_equal(seen.event_at[RE_WHALE], 1);
    }
    vk_view(&conquest_game, &sea, VK_SPECTATOR, &seen);
    assert_int_equal(seen.event_at[RE_WINDS], 0);
    assert_int_equal(seen.event_at[RE_WHALE], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(re08_kept_in_secret),
        cmocka_unit_test(re08_one_more_step),
        cmocka_unit_test(re08_not_when_becalmed),
        cmocka_unit_test(re22_one_point),
        cmocka_unit_test(re13_joins_the_front_row),
        cmocka_unit_test(re13_cannot_save_a_village),
        cmocka_unit_test(re14_stops_an_event),
        cmocka_unit_test(re14_asked_by_public_facts),
        cmocka_unit_test(re14_targets_come_first),
        cmocka_unit_test(re14_not_for_an_event_that_is_ignored),
        cmocka_unit_test(re14_stops_a_kept_event),
        cmocka_unit_test(re19_colony_and_canoe),
        cmocka_unit_test(re19_what_the_supply_lacks),
        cmocka_unit_test(re19_not_without_a_group),
        cmocka_unit_test(re21_sees_stack_cards_and_events),
        cmocka_unit_test(re21_not_without_a_stack),
        cmocka_unit_test(re27_rolls_again),
        cmocka_unit_test(re27_stopped_is_the_one_card_of_the_roll),
        cmocka_unit_test(what_was_kept_is_shown_at_the_end),
    };
    return cmocka_run_group_tests_name("kept events", tests, NULL, NULL);
}
