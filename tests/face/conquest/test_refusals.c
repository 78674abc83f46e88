/*
 * test_refusals.c - why something cannot be chosen now, of Conquest: hexes of the map at each kind of decision, cards
 * and kept events in the hand, islands for what is being built. What can be chosen is never refused.
 */
#include "face/conquest/face.h"
#include "support/conquest_given.h"
#include "support/face_view.h"
#include "vaka/told.h"
#include <stdio.h>
#include <string.h>

enum { VIEW_MOST = 1 << 19 };

static void look(int viewer)
{
    look_at(&conquest_game, &sea, viewer, VIEW_MOST);
}

static bool is_in_row(int row, int hex)
{
    char path[64];
    snprintf(path, sizeof path, "refusals.%d.places", row);
    if (json_at(view, path))
        return false;
    snprintf(path, sizeof path, "refusals.%d.hexes", row);
    if (!json_at(view, path))
        return true;
    for (int i = 0, n = json_count(view, path); i < n; i++) {
        char place[80];
        snprintf(place, sizeof place, "%s.%d", path, i);
        if (json_number(view, place) == hex)
            return true;
    }
    return false;
}

static bool is_row_from(int row, int from)
{
    char path[64];
    snprintf(path, sizeof path, "refusals.%d.from", row);
    return json_at(view, path) ? json_number(view, path) == from : from == VK_NONE;
}

/* What the one who looks reads of a hex; `from`: with that hex chosen. */
static void must_refuse_from(int from, int hex, const char *why)
{
    char path[64];
    for (int row = 0; row < json_count(view, "refusals"); row++) {
        if (!is_row_from(row, from) || !is_in_row(row, hex))
            continue;
        char quoted[300];
        snprintf(quoted, sizeof quoted, "\"%s\"", why);
        snprintf(path, sizeof path, "refusals.%d.why", row);
        is(path, quoted);
        return;
    }
    fail_msg("nothing is said of hex %d", hex);
}

static void must_refuse(int hex, const char *why)
{
    must_refuse_from(VK_NONE, hex, why);
}

/* ---- Hexes --------------------------------------------------------------------------------------- */

/* 4.2: a voyage begins beside known water that one's islands reach without meeting others. */
static void a_voyage(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(62, "tahiti", "0");
    set_until(0, "explore_start");
    look(0);
    must_refuse(HEX_TONGA, "This hex is known. The Explorer looks for unknown ones.");
    must_refuse(62, "You have seen this island already.");
    must_refuse(hex_at(3, -6), "Too far: no known water leads there from your islands.");
    look(1);
    is("refusals", "[]");
}

/* 4.2: others in the water bar it. */
static void a_barred_voyage(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54 55");
    set_pieces(1, 54, "1 wc");
    set_until(0, "explore_start");
    look(0);
    must_refuse(hex_at(2, 1), "Others bar the known water that leads there.");
}

/* 4.2: at sea the next hex is one beside the Explorer; a known one is crossed for 2 Knots, below the limit. */
static void at_sea(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    goes("0 explore 54; * marker o1");
    look(0);
    must_refuse(54, "Your Explorer is here.");
    must_refuse(hex_at(3, -6), "Too far: the Explorer sails to a hex next to it.");
    must_refuse(HEX_TONGA, "This hex is known. To cross it, press \xE2\x80\x9C"
                           "Cross known water\xE2\x80\x9D first.");
    goes("0 explore 55; * marker o2");
    look(0);
    must_refuse(54, "This hex is known, and to cross it would tie too many knots.");
}

/* 4.3.2: Transit needs a chain of two hexes. */
static void along_the_chain(void **state)
{
    (void)state;
    set_game(2, "");
    set_pieces(0, HEX_TONGA, "1 tcu, 1 wb");
    set_until(0, "transit_action");
    look(0);
    must_refuse(HEX_TONGA,
                "Pieces travel along a chain: you need chain canoes in two hexes side by side.");
    set_ocean("54");
    set_tile(61, "tahiti");
    set_pieces(0, 54, "1 tcu");
    set_pieces(0, 61, "1 wb");
    look(0);
    must_refuse(54, "Nothing can leave from here. First choose what goes, then where it goes.");
    must_refuse(61, "This hex is not in a chain: what lies here sails afterwards.");
    must_refuse(FIJI, "You have no pieces here.");
    set_pieces(0, HEX_TONGA, "1 tcu, 2 wb");
    set_pieces(0, 54, "1 tcu, 1 wb");
    does(0, "lift 54 wb");
    look(0);
    must_refuse(54, "They are here already.");
    must_refuse(61, "This hex is not in the same chain.");
}

/* 4.3.3: who may enter a hex. */
static void by_canoe(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    set_hidden(46, "hawaii", "1");
    set_pieces(0, HEX_TONGA, "1 tc");
    set_pieces(0, 54, "1 wc");
    set_until(0, "move_action");
    set_mp(0, 54, "wc", 0);
    look(0);
    must_refuse(FIJI, "You have no pieces here. Choose one of your own stacks.");
    must_refuse(54, "Nothing here can move any more this turn.");
    must_refuse_from(HEX_TONGA, 46, "Only those whose disc lies on a secret island may enter it.");
    must_refuse_from(HEX_TONGA, FIJI, "Others are there: only a War Canoe leads the way in.");
    must_refuse_from(HEX_TONGA, HEX_HIVA, "Not next to Tonga: canoes sail hex by hex.");
    set_pieces(0, HEX_TONGA, "1 tc, 1 wc");
    set_mp(0, HEX_TONGA, "wc", 2);
    look(0);
    for (int row = 0; row < json_count(view, "refusals"); row++) {
        char path[64];
        snprintf(path, sizeof path, "refusals.%d.hexes", row);
        if (is_row_from(row, HEX_TONGA) && json_at(view, path))
            assert_false(is_in_row(row, FIJI));
    }
}

/* 4.4: one builds on islands of one's own, and says first what. */
static void building(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    look(0);
    must_refuse(HEX_TONGA, "First choose in the bar what you build, then press where.");
    must_refuse(HEX_SAMOA, "You build on your own islands only.");
    does(0, "build village");
    look(0);
    must_refuse(HEX_SAMOA, "Choose one of the glowing hexes.");
}

/* An item that can go to some islands says why not to the others. */
static void islands_for_an_item(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(46, "tokelau");
    set_villages(0, 46, 1);
    set_until(0, "build_session");
    look(0);
    is("draft.items.1.item", "\"village\"");
    is("draft.items.1.shut",
       "[{\"why\":\"This island has no free box for a Village. A brown box needs "
       "Agriculture first.\",\"hexes\":[46]}]");
}

/* ---- Battles ------------------------------------------------------------------------------------- */

static void must_refuse_rows(const char *why)
{
    char quoted[200];
    snprintf(quoted, sizeof quoted, "{\"why\":\"%s\",\"places\":[\"rows\"]}", why);
    is("refusals.0", quoted);
}

/* 4.3.6: a piece in the rows is chosen only once the die has hit, and no card changes that. */
static void rows_of_a_battle(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    set_until(0, "transit_action");
    set_pieces(0, HEX_TONGA, "2 wc, 2 wb");
    set_pieces(1, 54, "2 wc");
    set_card_up(0, "AC22");
    look(0);
    is("refusals.0.places", NULL);
    attacks(54, 2, 2);
    luck("die 3");
    look(0);
    must_refuse_rows("Which piece the die hits is settled once this roll stands.");
    does(0, "pass");
    look(0);
    must_refuse_rows("Only a piece of the front row that the die hits will do.");
    must_refuse(FIJI, "Nothing is chosen on the map now. Answer the question in the bar.");
}

/* The event of that name in the step as it is told to a viewer, which is played: its row, or -1. */
static int told_of(int viewer, const char *action, const char *event)
{
    struct vk_out out = vk_out_to(view, VIEW_MAX);
    struct vk_json j = vk_json_to(&out);
    struct vk_told step = {
        .game = &conquest_game, .viewer = viewer, .seat = VK_CHANCE, .is_read = true
    };
    char path[40], quoted[40];
    assert_true(vk_action_read(&conquest_game, action, &step.act, NULL));
    vk_json_object(&j, NULL);
    vk_step_json(&step, &sea, &j);
    vk_json_end(&j, '}');
    snprintf(quoted, sizeof quoted, "\"%s\"", event);
    for (int i = 0, n = json_count(view, "events"); i < n; i++) {
        snprintf(path, sizeof path, "events.%d.name", i);
        if (json_is(view, path, quoted))
            return i;
    }
    return -1;
}

static void told_is(int row, const char *key, const char *value)
{
    char path[60];
    snprintf(path, sizeof path, "events.%d.%s", row, key);
    is(path, value);
}

/* How it ended goes with the events, said to whoever looks, and the rows as the last roll left them: a 4 has a
 * defender panic, a 6 removes one. */
static void the_end_of_a_battle(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    set_until(0, "transit_action");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, 54, "2 wc");
    attacks(54, 2, 0);
    int roll = told_of(1, "die 6", "battle_roll");
    told_is(roll, "args", "[54,6]");
    told_is(roll, "text", NULL);
    told_is(roll, "battle", NULL);
    int won = told_of(1, "die 4", "battle_won");
    assert_non_null(strstr(view, "{\"name\":\"battle_won\",\"actor\":0,\"args\":[54],"
                                 "\"text\":\"Coral wins the Battle of "));
    told_is(won, "battle.hex", "54");
    told_is(won, "battle.front",
            "[{\"wc\":2,\"wb\":0,\"lw\":0,\"leader\":0},"
            "{\"wc\":0,\"wb\":0,\"lw\":0,\"leader\":0}]");
    told_is(won, "battle.panicked.1", "{\"wc\":1,\"wb\":0,\"lw\":0,\"leader\":0}");
    told_is(won, "battle.rolls", "[6,4]");
    told_is(won, "battle.losses", "[[],[1]]");
    told_is(won, "battle.open", "false");
    told_is(won - 1, "battle", NULL);
}

/* ---- Cards -------------------------------------------------------------------------------------- */

/* The row of an action, or -1. */
static int closed_row(const char *action)
{
    char path[64], quoted[60];
    snprintf(quoted, sizeof quoted, "\"%s\"", action);
    for (int row = 0; row < json_count(view, "closed"); row++) {
        snprintf(path, sizeof path, "closed.%d.do", row);
        if (json_is(view, path, quoted))
            return row;
    }
    return -1;
}

static void must_tell(const char *action, const char *key, const char *text)
{
    char path[64], quoted[300];
    int row = closed_row(action);
    if (row < 0)
        fail_msg("nothing is said of %s", action);
    snprintf(path, sizeof path, "closed.%d.%s", row, key);
    snprintf(quoted, sizeof quoted, "\"%s\"", text);
    is(path, quoted);
}

static void must_close(const char *action, const char *why)
{
    must_tell(action, "why", why);
}

static void cards_in_the_hand(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_card(0, "AC01");
    set_card_up(0, "AC02");
    set_card(0, "AC11");
    set_card(0, "AC22");
    set_card_used(0, "AC21");
    set_kept(0, "RE14");
    set_until(0, "explore_start");
    look(0);
    must_close("show_card AC01",
               "You can show it in the Victory Step, or when a rival declares victory.");
    must_close("show_card AC02", "It lies face up: its points count already.");
    must_close("use_card AC22", "You can use it when the die is rolled in a Battle of yours.");
    must_close("use_card AC21", "You have used it. It still counts its points.");
    must_close("play_event RE14", "You can play it when an event of a rival is about to happen.");
    assert_int_equal(closed_row("show_card AC11"), -1); /* 4.0.3: when the Explorer sails */
    must_tell("use_card AC22", "card", "AC22");         /* of what it speaks */
    must_tell("play_event RE14", "event", "RE14");
}

static void a_victory(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "victory_action");
    look(0);
    must_close("declare", "With all your cards you still need 26 points.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_voyage),
        cmocka_unit_test(a_barred_voyage),
        cmocka_unit_test(at_sea),
        cmocka_unit_test(along_the_chain),
        cmocka_unit_test(by_canoe),
        cmocka_unit_test(building),
        cmocka_unit_test(islands_for_an_item),
        cmocka_unit_test(rows_of_a_battle),
        cmocka_unit_test(the_end_of_a_battle),
        cmocka_unit_test(cards_in_the_hand),
        cmocka_unit_test(a_victory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
