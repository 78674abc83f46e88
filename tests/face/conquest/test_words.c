/*
 * test_words.c - the sentences of Conquest: none is missing, every blank can be filled, names
 * tell what their viewer may know, and what is explained of an action is what the rules do.
 */
#include "face/conquest/face.h"
#include "support/conquest_given.h"
#include "support/face_words.h"
#include <string.h>

static const struct vk_face *const face = &conquest_face;

static struct conq_state seen;
static struct vk_words words;

/* Words about `sea` as this viewer knows it. */
static const struct vk_words *eyes(int viewer)
{
    vk_view(&conquest_game, &sea, viewer, &seen);
    words = (struct vk_words){ .state = &seen, .viewer = viewer };
    return &words;
}

/* ---- Who acts by the rules alone ----------------------------------------------------------- */

static void must_be_neutral(int event, int hex, int kind, int side, const char *called)
{
    struct vk_event ev = { .kind = (uint8_t)event,
                           .actor = VK_NEUTRAL,
                           .arg = { (int16_t)hex, (int16_t)kind } };
    const struct vk_words *w = eyes(0);
    assert_int_equal(face->neutral_side(&ev, w), side);
    assert_string_equal(face->neutral_of(&ev, w), called);
}

/* Samoa of solitaire is side 1; islands that were Independent are defended by their people, who are no side. */
static void the_neutral_figure(void **state)
{
    (void)state;
    set_game(2, "");
    must_be_neutral(E_removed, FIJI, LW, VK_NONE, "The local chief");
    set_game(1, "");
    must_be_neutral(E_removed, FIJI, LW, VK_NONE, "The local chief");
    must_be_neutral(E_battle_won, FIJI, 0, VK_NONE, "The local chief");
    must_be_neutral(E_removed, FIJI, WC, 1, "Samoa"); /* which attacks there */
    must_be_neutral(E_retreated, FIJI, HEX_SAMOA, 1, "Samoa");
    must_be_neutral(E_removed, HEX_SAMOA, LW, 1, "Samoa");
    must_be_neutral(E_chit_drawn, 0, 0, 1, "Samoa");
}

/* ---- Tables -------------------------------------------------------------------------------- */

/* Words and tests hang on numbers; tests on flags too. */
static bool may_choose(unsigned kind, char sign)
{
    return kind == 0 || kind == A_NUMBER || kind == A_COUNT || (sign == '?' && kind == A_FLAG);
}

FACE_TABLES(face, may_choose, NULL)

static void everything_has_a_name(void **state)
{
    (void)state;
    assert_names(face);
    for (int c = 0; c < N_CARDS; c++) {
        assert_text("card", c, conq_card_text[c]);
        assert_true(strlen(conq_card_text[c]) < 160);
    }
    for (int e = 0; e < N_RANDOM_EVENTS; e++) {
        bool is_kept = conq_random_events[e].type == KEPT;
        assert_text("Random Event", e, conq_random_event_text[e]);
        assert_true(strlen(conq_random_event_text[e]) < 200);
        assert_int_equal(strncmp(conq_random_event_text[e], "Kept. ", 6) == 0, is_kept);
    }
    assert_string_equal(face->seat_letter, "CTVG");
}

/* The points that a card's text promises are those of the rules: without a condition met, one. */
static void cards_tell_their_points(void **state)
{
    (void)state;
    set_game(2, "");
    for (int c = 0; c < N_CARDS; c++) {
        bool is_worthless = conq_card_points(&sea, 0, (enum card)c) == 0;
        assert_int_equal(strncmp(conq_card_text[c], "No points", 9) == 0, is_worthless);
        assert_int_equal(strncmp(conq_card_text[c], "1 point", 7) == 0, !is_worthless);
    }
}

static void every_value_has_a_name(void **state)
{
    (void)state;
    set_game(4, "");
    assert_values_named(face, eyes(0));
}

static void options_have_names(void **state)
{
    (void)state;
    assert_options_named(face, 1);
    face->option_text(O_END_OFFSET, 3, NULL, fresh());
    assert_string_equal(said, "+3");
    face->option_text(O_END_OFFSET, -3, NULL, fresh());
    assert_string_equal(said, "-3");
}

/* ---- Names ----------------------------------------------------------------------------------- */

static void must_say(unsigned kind, int value, int viewer, const char *wanted)
{
    face->arg_text(kind, value, eyes(viewer), fresh());
    assert_string_equal(said, wanted);
}

/* The westmost column is A, the northmost row 1; every second column lies half a row lower. */
static void the_grid(void **state)
{
    static const struct {
        int q, r;
        const char *name;
    } row[] = { { 0, -5, "G1" }, { 0, 0, "G6" },  { 0, 1, "G7" },  { -6, -1, "A2" },
                { 1, 0, "H6" },  { 1, -1, "H5" }, { -1, 1, "F6" }, { 12, -4, "S8" } };
    char name[CONQ_HEXES][8];
    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        conq_grid_text(hex_at(row[i].q, row[i].r), fresh());
        assert_string_equal(said, row[i].name);
    }
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        struct vk_out one = vk_out_to(name[hex], sizeof name[hex]);
        conq_grid_text(hex, &one);
        assert_int_equal(one.len, 2);
        for (int before = 0; before < hex; before++)
            assert_string_not_equal(name[before], name[hex]);
    }
}

static void hexes_by_what_is_known(void **state)
{
    (void)state;
    set_game(3, "");
    set_hidden(62, "tahiti", "1");
    set_ocean("54");
    set_tile(46, "hawaii");
    must_say(A_HEX, 46, 0, "Hawaii");
    must_say(A_HEX, FIJI, 0, "Fiji");
    must_say(A_HEX, 54, 0, "H7");
    must_say(A_HEX, 30, 0, "E9"); /* not by its label, Aotearoa: that lies elsewhere */
    must_say(A_HEX, 96, 0, "Galapagos");
    must_say(A_HEX, 62, 1, "Tahiti");
    must_say(A_HEX, 62, 0, "the island at I7");
    must_say(A_HEX, 62, VK_SPECTATOR, "the island at I7");
    face->arg_text(A_HEX, 46, NULL, fresh());
    assert_string_equal(said, "G8");
    face->arg_text(A_HEX, HEX_TONGA, NULL, fresh());
    assert_string_equal(said, "Tonga");
}

static void halves_and_unknowns(void **state)
{
    (void)state;
    set_game(3, "");
    must_say(A_HALVES, 0, 0, "0 points");
    must_say(A_HALVES, 1, 0, "\xC2\xBD point");
    must_say(A_HALVES, 2, 0, "1 point");
    must_say(A_HALVES, 21, 0, "10\xC2\xBD points");
    must_say(A_CARD, VK_NONE, 0, "a hidden card");
    must_say(A_KIND, VK_NONE, 0, "face down");
    must_say(A_EVENT, VK_NONE, 0, "one to keep");
    must_say(A_SIDE, CONQ_SIDES, 0, "the local chief");
    must_say(A_DIRECTION, COUNTER_CLOCKWISE, 0, "counter-clockwise");
    set_game(1, "");
    must_say(A_SIDE, CONQ_SIDES, 0, "Samoa");
    must_say(A_SIDE, 1, 0, "Samoa");
}

/* ---- Sentences --------------------------------------------------------------------------------- */

/* What a viewer hears of the last action. */
static void must_tell(int viewer, const char *wanted)
{
    assert_told_is(face, &heard, viewer, eyes(viewer), wanted);
}

/* Alone there is no rank: the challenge is won or lost. */
static void the_end_is_told(void **state)
{
    const struct vk_event ev = { .kind = E_scored, .actor = 0, .arg = { 21, 1 } };
    (void)state;
    set_game(1, "");
    assert_int_equal(vk_events_text(face, &ev, 1, eyes(0), fresh()), 1);
    assert_string_equal(said, "Coral has 10\xC2\xBD points: the challenge is lost.");
    sea.solo |= SOLO_WON;
    assert_int_equal(vk_events_text(face, &ev, 1, eyes(0), fresh()), 1);
    assert_string_equal(said, "Coral has 10\xC2\xBD points: the challenge is won.");
    set_game(3, "");
    assert_int_equal(vk_events_text(face, &ev, 1, eyes(0), fresh()), 1);
    assert_string_equal(said, "Coral has 10\xC2\xBD points: rank 1.");
}

static void must_label(int seat, const char *action, const char *wanted)
{
    assert_true(offers(seat, action));
    assert_label_is(face, action, eyes(seat), wanted);
}

static void must_explain(int seat, const char *action, const char *wanted)
{
    assert_true(offers(seat, action));
    assert_reason_is(face, &seen, seat, action, eyes(seat), wanted);
}

static void a_voyage_is_told(void **state)
{
    (void)state;
    set_game(3, "");
    must_label(0, "first 1 counter", "Turquoise begins, then counter-clockwise");
    set_until(0, "explore_start");
    must_label(0, "explore 46", "Explore G8");
    must_explain(0, "explore 46", "Just south of Tonga. Nothing can go wrong with this draw.");
    does(0, "explore 46");
    must_tell(1, "Coral sends the Explorer to G8.");
    luck("marker i3");
    luck("tile hawaiki");
    must_tell(0, "Coral finds land: Hawaiki.");
    must_tell(1, "Coral finds land: the island at G8.");
    must_label(0, "keep", "Keep it secret under your disc");
    must_explain(0, "keep", "Hawaiki: 3 green boxes, 1 brown box. You then have 2 discs left.");
    does(0, "keep");
    must_tell(2, "Coral keeps the island at G8 secret.");
    /* 3 Knots, limit 5, 59 markers left: 14 + 4 of one Knot and 5 off course go on, 12 - 2 + 16 of two
     * Knots end it, 5 + 8 of three lose it (set-up took ocean markers of 1 Knot and island ones). */
    struct conq_risk risk = conq_risk_of(&sea, 0, 3);
    int on = sea.cup[MK_O1] + sea.cup[MK_I1] + sea.cup[MK_X];
    int lost = sea.cup[MK_O3] + sea.cup[MK_I3], all = 59;
    assert_int_equal(risk.on, (100 * on + all / 2) / all);
    assert_int_equal(risk.lost, (100 * lost + all / 2) / all);
    assert_int_equal(risk.on + risk.home + risk.lost, 100);
    must_explain(0, "return", "3 knots: home and safe.");
    does(0, "return");
    must_tell(1, "Coral has the Explorer home after 3 knots.");
}

/* A full stop of a name is the full stop of the sentence. */
static void names_with_a_full_stop(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(54, "pitcairn", "0");
    set_until(0, "explore_start");
    must_label(0, "show_tile 54", "Show Pitcairn");
    does(0, "show_tile 54");
    must_tell(1, "Coral shows an island: Pitcairn.");
}

static void movement_is_told(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54 62");
    set_pieces(0, HEX_TONGA, "2 wc, 1 tcu, 1 tc, 2 wb");
    set_pieces(1, 54, "2 tc");
    set_until(0, "move_action");
    must_label(0, "depart 45 54", "Sail from Tonga to H7, among rivals");
    must_explain(0, "depart 45 54",
                 "An attack: 0 to 2 pieces may defend. With 4 of yours from there you win "
                 "81 to 100 of 100.");
    must_label(0, "flip 45", "Turn down the chain canoe at Tonga");
    must_explain(0, "flip 45", "You then have 2 points instead of 3 points.");
    does(0, "depart 45 54");
    must_label(0, "take wc 2 none", "Take along: War Canoe (empty, 2 moves left)");
    does(0, "take wc 2 none");
    must_label(0, "keep", "Sail with what is aboard");
    must_label(0, "load wb", "Take aboard: Warrior Band");
    does(0, "load wb");
    does(0, "go");
    must_tell(1, "Coral sails with 2 pieces from Tonga to H7. Coral meets the enemy at H7: "
                 "no War Canoe is there.");
}

static void an_attack_on_a_local_chief(void **state)
{
    (void)state;
    set_game(2, "");
    set_pieces(0, HEX_TONGA, "3 wc");
    set_until(0, "move_action");
    must_explain(0, "depart 45 36",
                 "An attack: 4 pieces defend. With 3 of yours from there you win 34 of 100.");
    does(0, "depart 45 36");
    goes("0 take wc 2 none; 0 take wc 2 none; 0 take wc 2 none; 0 go; 0 end_movement");
    fresh();
    for (int i = 0; i < heard.n; i++)
        if (heard.row[i].kind == E_row_joined || heard.row[i].kind == E_battle_began) {
            vk_events_text(face, &heard.row[i], 1, eyes(1), &out);
            vk_put_char(&out, ' ');
        }
    assert_string_equal(said, "Coral attacks the local chief at Fiji; 3 Villages are at stake. "
                              "The local chief has 4 Local Warriors in the front row at Fiji. ");
    const struct vk_words *w = eyes(0);
    face->table_text(&seen, w, fresh());
    assert_non_null(strstr(said, "\nYou attack: "));
    assert_non_null(strstr(said, "\nThe local chief defends: 4 Local Warriors\n"));
    w = eyes(1);
    face->table_text(&seen, w, fresh());
    assert_non_null(strstr(said, "\nCoral attacks: "));
    luck("die 6");
    must_tell(0, "Battle of Fiji: the die shows 6. The local chief loses 1 Local Warrior at "
                 "Fiji.");
}

static void a_plan_is_told(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    must_label(0, "build village", "Build Village, price 2");
    must_label(0, "buy_card 45", "Buy an Arts & Culture card, price 2, paid by Tonga");
    must_explain(0, "build village", "1 point, and 1 Build Point every turn.");
    must_explain(0, "end_build", "2 Build Points are left and will be lost.");
    does(0, "build tc_up");
    must_label(0, "place 45", "Put it on Tonga");
    must_explain(0, "place 45",
                 "Costs 1, and 1 is left. By this plan you have 3 points "
                 "instead of 2 points.");
    does(0, "place 45");
    must_label(0, "build tc", "Build Transport, price 1");
    const struct vk_words *w = eyes(0);
    face->table_text(&seen, w, fresh());
    assert_non_null(strstr(said, "Tonga: 1 of 2 Build Points left\nPlanned: Chain canoe on Tonga\n"
                                 "Points by your plan: 3 of 28\n"));
    w = eyes(1);
    face->table_text(&seen, w, fresh());
    assert_null(strstr(said, "Planned"));
}

/* The 65 markers: 31 of the ocean, 29 islands, 5 off course; 18 tie one knot, 28 two, 14 three. */
static void a_cup_is_told(void **state)
{
    (void)state;
    set_game(2, "");
    face->table_text(&seen, eyes(0), fresh());
    assert_non_null(strstr(said, "Cup: 31 ocean, 29 island, 5 off course\n"
                                 "1 knot: 18; 2 knots: 28; 3 knots: 14\n"));
}

static void a_price_with_a_card(void **state)
{
    (void)state;
    set_game(2, "tournament_cards=on");
    set_card_up(0, "AC20");
    set_villages(0, HEX_TONGA, 3);
    set_until(0, "build_session");
    must_label(0, "build wc", "Build War Canoe, price 1");
    must_label(0, "buy_card 45", "Buy an Arts & Culture card, price 3, paid by Tonga");
    must_explain(0, "buy_card 45", "About 1 point. It leaves 0 Build Points there.");
}

static void cards_are_listed(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC05");
    set_card_used(1, "AC16");
    set_card(1, "AC28");
    const struct vk_words *w = eyes(0);
    assert_true(face->card(&seen, 0, w, fresh()));
    assert_string_equal(said,
                        "Moai (Coral, face down)\n1 point; 2 while its owner holds Rapa Nui.");
    assert_true(face->card(&seen, 1, w, fresh()));
    assert_int_equal(strncmp(said, "Poi (Turquoise, used)\n", 22), 0);
    assert_false(face->card(&seen, 2, w, fresh())); /* the hidden card of another */
    w = eyes(1);
    assert_true(face->card(&seen, 0, w, fresh()));
    assert_int_equal(strncmp(said, "Poi (Turquoise, used)\n", 22), 0); /* one's own come first */
    assert_true(face->card(&seen, 1, w, fresh()));
    assert_int_equal(strncmp(said, "Deforestation (Turquoise, face down)\n", 37), 0);
}

static void panels_tell_own_secrets_only(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC01");
    const struct vk_words *w = eyes(0);
    face->player_text(&seen, 0, w, fresh());
    assert_string_equal(said, "C Coral, Tonga: 2 points\n 2 Villages, 1 island, 2 Build Points\n"
                              " 1 card face down: +1\n");
    w = eyes(1);
    face->player_text(&seen, 0, w, fresh());
    assert_string_equal(said, "C Coral, Tonga: 2 points\n 2 Villages, 1 island, 2 Build Points\n"
                              " 1 card face down\n");
    face->table_text(&seen, w, fresh());
    assert_non_null(strstr(said, "\n27 cards left, for 2 Build Points each\n"));
    face->board_text(&seen, w, fresh());
    assert_non_null(strstr(said, "Tonga (G7): 2 Villages, 1 free box, 1 brown box that needs "
                                 "Agriculture, 1 Local Warrior; Home of Coral; Coral: 2 pieces "
                                 "face down\n"));
    assert_non_null(strstr(said, "; your Home; Turquoise: 2 Warrior Bands\n"));
}

/* Odds by Battle Pieces, as the specification's table of hints has them. */
static void odds_by_the_table(void **state)
{
    static const int wanted[6][6] = { { 50, 25, 12, 6, 3, 2 },    { 75, 50, 31, 19, 11, 6 },
                                      { 88, 69, 50, 34, 23, 14 }, { 94, 81, 66, 50, 36, 25 },
                                      { 97, 89, 77, 64, 50, 38 }, { 98, 94, 86, 75, 62, 50 } };
    (void)state;
    for (int a = 1; a <= 6; a++)
        for (int d = 1; d <= 6; d++) {
            int off = conq_odds(a, d) - wanted[a - 1][d - 1]; /* 12.5 may be rounded either way */
            assert_true(off >= -1 && off <= 1);
        }
    assert_int_equal(conq_odds(1, 0), 100);
    assert_int_equal(conq_odds(0, 1), 0);
}

/* RE13: the War Leader stands in the front row of whoever plays it. */
static void odds_with_a_war_leader(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_kept(0, "RE13");
    set_kept(1, "RE14");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, HEX_SAMOA, ""); /* the Local Warrior of two Villages is alone */
    set_until(0, "move_action");
    goes("0 depart 45 44; 0 take wc 2 none; 0 take wc 2 none; 0 go; 0 end_movement");
    set_until(0, "rp_battle_start");
    assert_int_equal(conq_battle_odds(&sea), conq_odds(2, 1));
    assert_int_equal(conq_odds_with_event(&sea, 0, RE_LEADER), conq_odds(3, 1));
    assert_int_equal(conq_odds_with_event(&sea, 1, RE_LEADER), conq_odds(2, 2));
}

/* On land every Warrior Band fights, at sea one for each War Canoe; what lies hidden may be anything. */
static void who_may_defend(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    set_until(0, "move_action");
    set_pieces(1, HEX_SAMOA, "1 wc, 3 wb, 1 tc");
    set_pieces(1, 54, "1 wc, 3 wb, 3 tc");
    int warriors = conq_local_warriors(&sea, HEX_SAMOA);
    vk_view(&conquest_game, &sea, 0, &seen);
    assert_int_equal(conq_defenders(&seen, 0, HEX_SAMOA).least, warriors);
    assert_int_equal(conq_defenders(&seen, 0, HEX_SAMOA).most, warriors + 5);
    assert_int_equal(conq_defenders(&seen, 0, 54).least, 0);
    assert_int_equal(conq_defenders(&seen, 0, 54).most, 7);
    conq_expose(&sea, 1, HEX_SAMOA, SEEN_BY_ALL);
    conq_expose(&sea, 1, 54, SEEN_BY_ALL);
    vk_view(&conquest_game, &sea, 0, &seen);
    assert_int_equal(conq_defenders(&seen, 0, HEX_SAMOA).least, warriors + 4);
    assert_int_equal(conq_defenders(&seen, 0, HEX_SAMOA).most, warriors + 4);
    assert_int_equal(conq_defenders(&seen, 0, 54).least, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_neutral_figure),
        cmocka_unit_test(every_event_has_a_sentence),
        cmocka_unit_test(every_verb_has_a_label),
        cmocka_unit_test(everything_has_a_name),
        cmocka_unit_test(cards_tell_their_points),
        cmocka_unit_test(every_value_has_a_name),
        cmocka_unit_test(options_have_names),
        cmocka_unit_test(the_grid),
        cmocka_unit_test(hexes_by_what_is_known),
        cmocka_unit_test(halves_and_unknowns),
        cmocka_unit_test(the_end_is_told),
        cmocka_unit_test(a_voyage_is_told),
        cmocka_unit_test(names_with_a_full_stop),
        cmocka_unit_test(movement_is_told),
        cmocka_unit_test(an_attack_on_a_local_chief),
        cmocka_unit_test(a_plan_is_told),
        cmocka_unit_test(a_cup_is_told),
        cmocka_unit_test(a_price_with_a_card),
        cmocka_unit_test(cards_are_listed),
        cmocka_unit_test(panels_tell_own_secrets_only),
        cmocka_unit_test(odds_by_the_table),
        cmocka_unit_test(odds_with_a_war_leader),
        cmocka_unit_test(who_may_defend),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
