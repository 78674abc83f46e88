/*
 * test_why.c - reasons for hints in Conquest: from prepared positions, decision by decision, with the numbers that
 * the map has; and choices that differ in worth do not carry the same words.
 */
#include "face/conquest/face.h"
#include "games/conquest/bot.h"
#include "support/conquest_given.h"
#include "vaka/bot.h"
#include "vaka/why.h"
#include <string.h>

enum { TEXT = 1200 };

static struct conq_state seen;

/* Why this legal action of a seat, as a hint tells it. */
static const char *why(int seat, const char *action, char text[TEXT])
{
    struct vk_words words = { .state = &seen, .viewer = seat };
    struct vk_out out = vk_out_to(text, TEXT);
    vk_action a = VK_NO_ACTION;
    vk_view(&conquest_game, &sea, seat, &seen);
    assert_true(offers(seat, action));
    const char *no;
    assert_true(vk_action_read(&conquest_game, action, &a, &no));
    text[0] = '\0';
    (void)vk_why(&conquest_face, &seen, seat, a, &words, &out);
    return text;
}

static void must_say(int seat, const char *action, const char *wanted)
{
    char text[TEXT];
    if (strcmp(why(seat, action, text), wanted) != 0)
        fail_msg("why %s?\n  is:     %s\n  wanted: %s", action, text, wanted);
}

/* ---- Exploration --------------------------------------------------------------------------- */

/* Tonga has no chain canoe yet, so a neighbour needs two. Of the 65 markers in the cup 29 are islands, and hexes
 * next to Samoa are as near to her. */
static void where_to_explore(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    int all = 0;
    for (int m = 0; m < N_MARKERS; m++)
        all += sea.cup[m];
    assert_int_equal(all, 65);
    assert_int_equal(sea.cup[MK_I1] + sea.cup[MK_I2] + sea.cup[MK_I3], 29);
    must_say(
        0, "explore 46",
        "It touches Tonga: an island there needs 2 chain canoes to count. Turquoise is 1 hex "
        "farther away, on Samoa. Land in 45 of 100 draws, and 5 more unknown hexes around it.");
    must_say(
        0, "explore 53",
        "It touches Tonga: an island there needs 2 chain canoes to count. Turquoise is as near, "
        "on Samoa: keep a find secret. Land in 45 of 100 draws, and 4 more unknown hexes around "
        "it.");
    set_pieces(0, HEX_TONGA, "1 tcu");
    must_say(
        0, "explore 46",
        "It touches Tonga: an island there needs 1 chain canoe to count. Turquoise is 1 hex "
        "farther away, on Samoa. Land in 45 of 100 draws, and 5 more unknown hexes around it.");
}

/* With 3 Knots every marker of 3 loses the Explorer. */
static void sail_home_for_the_odds(void **state)
{
    char wanted[200];
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    goes("0 explore 46; * marker o3");
    int bad = sea.cup[MK_O3] + sea.cup[MK_I3], all = 0;
    for (int m = 0; m < N_MARKERS; m++)
        all += sea.cup[m];
    struct vk_out out = vk_out_to(wanted, sizeof wanted);
    vk_put(&out, "One hex more loses the Explorer ");
    vk_put_int(&out, (200 * bad + all) / (2 * all));
    vk_put(&out, " of 100 times, and a lost one misses the next turn.");
    must_say(0, "return", wanted);
}

static void keep_or_show(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    goes("0 explore 46; * marker i1; * tile tahiti");
    must_say(0, "keep",
             "Turquoise is 2 hexes away on Samoa and cannot go there before you show it.");
    must_say(0, "show", "You are 1 hex away on Tonga, and your disc stays free for the next find.");
}

static void an_atoll_is_shown(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    goes("0 explore 46; * marker i1; * tile laysan");
    must_say(0, "show", "Nobody settles an atoll: your discs are for islands with boxes.");
}

static void drift(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(1, "explore_start");
    goes("1 explore 43; * marker x");
    if (!is_at(0, "off_course_choice"))
        does(1, "pass"); /* a card could have spared it */
    must_say(0, "to 42",
             "2 hexes from Samoa, the nearest island of Turquoise. 3 from yours, Tonga.");
}

/* ---- Turn order ---------------------------------------------------------------------------- */

static void who_begins(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "choose_turn_order");
    must_say(0, "first 1 clockwise", "You see where they explore and attack before you decide.");
    set_pieces(0, HEX_TONGA, "1 wc");
    must_say(0, "first 1 clockwise",
             "What your 1 War Canoe cuts after them, they cannot mend before points are counted.");
    set_tile(54, "tuamotu");
    set_pieces(0, HEX_TONGA, "1 tc, 1 col");
    must_say(0, "first 0 clockwise", "Your settlers can be on Tuamotu before anybody else moves.");
}

/* ---- Movement ------------------------------------------------------------------------------ */

static void settlers_sail(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(54, "tuamotu");
    set_ocean("46");
    set_pieces(0, HEX_TONGA, "1 tcu, 1 tc, 1 col");
    set_until(0, "move_action");
    must_say(
        0, "depart 45 54",
        "Your Colony settles Tuamotu this turn: 1 point, and 1 more once 1 chain canoe links it.");
    goes("0 depart 45 54; 0 take tc 2 none");
    must_say(0, "load col", "Tuamotu waits for settlers: it becomes a Village when you build.");
}

/* One Village on Tahiti and its link: two points of Samoa, if nobody defends it. */
static void an_attack_says_what_it_costs_the_other(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(53, "tahiti");
    set_villages(1, 53, 1);
    set_pieces(1, 53, "1 tcu");
    set_pieces(1, HEX_SAMOA, "1 tcu");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_until(0, "move_action");
    must_say(0, "depart 45 53", "It would cost Turquoise 2 points.");
}

/* Turned up, the Transport joins Tuamotu to the Home: 2 Villages and 1 pay together. */
static void a_link_joins_the_pools(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(54, "tuamotu");
    set_villages(0, 54, 1);
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_pieces(0, 54, "1 tc");
    set_until(0, "move_action");
    must_say(0, "flip 54",
             "1 point more at once: Linked islands +1. Your islands then share 3 Build Points.");
}

/* ---- Battle -------------------------------------------------------------------------------- */

static void who_is_hit(void **state)
{
    (void)state;
    set_game(2, "");
    set_pieces(0, HEX_TONGA, "2 wc, 2 wb");
    set_until(0, "move_action");
    attacks(FIJI, 2, 2);
    luck("die 2");
    must_say(
        0, "lose wc",
        "Your dearest piece is then safe from the rolls to come. Only pieces still in front can "
        "pay for the 3 Villages.");
    must_say(
        0, "lose wb",
        "It stays yours, and stronger pieces stay in front. Only pieces still in front can pay "
        "for the 3 Villages.");
}

/* ---- Building ------------------------------------------------------------------------------ */

/* Two pieces lie on Samoa, beside Tonga with one Local Warrior for each Village: 2 against 2, then 3. */
static void what_to_build(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    must_say(0, "build village",
             "On Tonga: 1 point this turn. It has paid for itself after two turns.");
    must_say(0, "build tc_up",
             "Your Home Tonga begins to count: 1 point for the cheapest piece there is.");
    must_say(0, "build col", "No free island is known within reach yet.");
    must_say(0, "build rum", "One more piece that rivals must reckon with.");
}

static void a_colony_and_its_canoe(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(54, "tuamotu");
    set_villages(0, HEX_TONGA, 3);
    set_until(0, "build_session");
    must_say(
        0, "build col",
        "Tuamotu waits, 1 hex away: it can be a Village next turn. It needs a Transport to get "
        "there.");
    goes("0 build tc; 0 place 45");
    must_say(0, "build col", "Tuamotu waits, 1 hex away: it can be a Village next turn.");
    goes("0 build col; 0 place 45");
    must_say(0, "end_build", "Everything is spent.");
}

static void settling_costs_nothing(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(54, "tuamotu");
    set_pieces(0, 54, "1 tc, 1 col");
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_until(0, "build_session");
    must_say(
        0, "convert 54",
        "It costs nothing and gives 1 Build Point every turn. 1 chain canoe more, and the island "
        "itself counts too.");
}

/* The lessons say: first a Village. So does the hint of a search, in the first plan of a game. */
static void the_first_hint_is_a_village(void **state)
{
    static _Alignas(16) unsigned char memory[4 << 20];
    struct vk_level level;
    struct vk_bot bot;
    struct vk_thought thought[3];
    char text[VK_ACTION_TEXT];
    int n = 0;
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    vk_view(&conquest_game, &sea, 0, &seen);
    assert_true(vk_level_read("normal", &level));
    assert_true(vk_bot_memory(&conquest_game, &level) <= sizeof memory);
    vk_bot_open(&bot, &conquest_game, &level, 7, memory, sizeof memory);
    (void)vk_bot_choose(&bot, &seen, 0, thought, 3, &n);
    assert_true(n > 0);
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_action_write(&conquest_game, thought[0].act, &out);
    assert_string_equal(text, "build village");
    for (int i = 1; i < n; i++) /* the page sorts by the value */
        assert_true(thought[i].value <= thought[0].value);
}

/* ---- The end ------------------------------------------------------------------------------- */

static void declare_or_go_on(void **state)
{
    (void)state;
    set_game(2, "end_offset=-10");
    set_until(0, "victory_action");
    must_say(0, "pass", "You still need 16 points.");
}

/* Whatever may be weighed against each other has words of its own where the map makes a difference. */
static void items_have_words_of_their_own(void **state)
{
    static const char *const item[] = { "build village", "build wc",  "build tc_up", "build tc",
                                        "build wb",      "build col", "build rum" };
    char text[7][TEXT];
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    for (int i = 0; i < 7; i++) {
        why(0, item[i], text[i]);
        assert_true(text[i][0]);
        for (int k = 0; k < i; k++) /* both kinds of warriors guard alike */
            if (i != 4 || k != 1)
                assert_string_not_equal(text[i], text[k]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(where_to_explore),
        cmocka_unit_test(sail_home_for_the_odds),
        cmocka_unit_test(keep_or_show),
        cmocka_unit_test(an_atoll_is_shown),
        cmocka_unit_test(drift),
        cmocka_unit_test(who_begins),
        cmocka_unit_test(settlers_sail),
        cmocka_unit_test(an_attack_says_what_it_costs_the_other),
        cmocka_unit_test(a_link_joins_the_pools),
        cmocka_unit_test(who_is_hit),
        cmocka_unit_test(what_to_build),
        cmocka_unit_test(a_colony_and_its_canoe),
        cmocka_unit_test(settling_costs_nothing),
        cmocka_unit_test(the_first_hint_is_a_village),
        cmocka_unit_test(declare_or_go_on),
        cmocka_unit_test(items_have_words_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
