/*
 * test_view.c - the position of Conquest as JSON: a few positions by hand, then random games
 * of every kind: always valid, and the same in two worlds that a viewer cannot tell apart.
 */
#include "face/conquest/face.h"
#include "support/conquest_given.h"
#include "support/face_view.h"
#include <stdio.h>
#include <string.h>

enum { VIEW_MOST = 1 << 19 };

static void look(int viewer)
{
    look_at(&conquest_game, &sea, viewer, VIEW_MOST);
}

/* The path of a hex in the list: `position.hexes.7` + rest. */
static const char *at_hex(int hex, const char *rest)
{
    static char path[120];
    for (int i = 0; i < json_count(view, "position.hexes"); i++) {
        snprintf(path, sizeof path, "position.hexes.%d.hex", i);
        if (json_number(view, path) != hex)
            continue;
        snprintf(path, sizeof path, "position.hexes.%d.%s", i, rest);
        return path;
    }
    fail_msg("hex %d is not in the list", hex);
    return "";
}

static int count_ground(const char *ground)
{
    char path[60];
    int n = 0;
    for (int i = 0; i < json_count(view, "position.hexes"); i++) {
        snprintf(path, sizeof path, "position.hexes.%d.ground", i);
        n += json_is(view, path, ground);
    }
    return n;
}

/* ---- By hand ----------------------------------------------------------------------------------- */

static void the_beginning(void **state)
{
    (void)state;
    set_game(3, "kumara=on");
    look(0);
    is("due.point", "\"choose_turn_order\"");
    is("due.title", "\"Who begins this turn\"");
    is("legal.0.label", "\"You begin, then clockwise\"");
    is("legal.0.order", "[0,1,2]");
    number_is("position.turn", 1);
    is("stage", "\"Turn 1, Turn order\"");
    is("position.phase", "\"turn_order\"");
    number_is("position.game_end", 25);
    is("position.options", "[\"kumara\"]");
    is("position.solo", "false");
    is("position.players.2.people", "\"hiva\"");
    number_is("position.players.2.home", HEX_HIVA);
    is("position.players.0.points",
       "{\"villages\":4,\"groups\":0,\"atolls\":0,\"cards\":0,\"kumara\":0,\"total\":4}");
    number_is("position.players.0.build_points", 2);
    is("position.players.0.supply", "{\"wc\":8,\"tc\":13,\"wb\":10,\"col\":4,\"rum\":2}");
    is("position.players.1.supply", "null");
    number_is("position.players.1.markers", 3);
    number_is("position.deck_left", 28);
    assert_int_equal(json_count(view, "position.hexes"), CONQ_HEXES);
    assert_int_equal(count_ground("\"unexplored\""), 53);
    assert_int_equal(count_ground("\"ocean\""), 27 + 2);
    is("position.hexes.54", "{\"hex\":54,\"ground\":\"unexplored\"}");
    is(at_hex(HEX_TONGA, "group"), "\"tonga\"");
    is(at_hex(HEX_TONGA, "ground"), "\"group\"");
    is(at_hex(HEX_TONGA, "text"),
       "\"2 Villages, 1 free box, 1 brown box that needs Agriculture, 1 Local Warrior\"");
    number_is(at_hex(HEX_TONGA, "usable"), 3);
    number_is(at_hex(HEX_TONGA, "brown"), 1);
    number_is(at_hex(HEX_TONGA, "home"), 0);
    number_is(at_hex(HEX_TONGA, "warriors"), 1);
    is(at_hex(HEX_TONGA, "stacks.0.known"), "{\"wc\":0,\"tc\":0,\"wb\":2,\"col\":0,\"rum\":0}");
    is(at_hex(HEX_TONGA, "stacks.0.text"), "\"2 Warrior Bands\"");
    is(at_hex(HEX_SAMOA, "stacks.0.text"), "\"2 pieces face down\"");
    is(at_hex(HEX_SAMOA, "stacks.0.known"), "{\"wc\":0,\"tc\":0,\"wb\":0,\"col\":0,\"rum\":0}");
    number_is(at_hex(HEX_SAMOA, "stacks.0.unknown"), 2);
    is(at_hex(HEX_NIUE, "tile"), "\"niue\"");
    is(at_hex(HEX_NIUE, "name"), "\"Niue\"");
    assert_null(json_at(view, at_hex(HEX_TONGA, "name"))); /* it is never called anything else */
    is(at_hex(HEX_FLINT, "ground"), "\"atoll\"");
    is(at_hex(HEX_FLINT, "text"), "\"an atoll: \xC2\xBD point in a chain\"");
    is(at_hex(FIJI, "independent"), "true");
    number_is(at_hex(FIJI, "warriors"), 4);
    is("position.voyage", "null");
    is("position.battle", "null");
    is("position.plan", "null");
    is("position.chits", "null");
    is("score.parts.0.help", "\"1 point for each Village, wherever it stands.\"");
    is("score.parts.0.notes", "[\"Tonga 2\",\"Samoa 2\",\"Hiva 2\"]");
    is("score.parts.1.notes",
       "[\"0 of 1 linked; apart: Tonga\",\"0 of 1 linked; apart: Samoa\",\"0 of 1 linked; apart: "
       "Hiva\"]");
    is("score.parts.3.notes", "[\"none\",\"none\",\"none\"]");
    assert_int_equal(json_count(view, "score.parts"), 5);
}

static void a_voyage(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    look(0);
    is("stage", "\"Turn 1, Explore\"");
    assert_int_equal(json_count(view, "score.parts"), 4); /* nobody can have the Kumara */
    is("position.rest.label", "\"Do nothing this turn: lose 2 Build Points\"");
    is("position.rest.help", "\"Every step of this turn ends at once, also your plan: 2 Build "
                             "Points are lost.\"");
    is("position.draws", "{\"sea\":31,\"island\":29,\"course\":5,\"knots\":[18,28,14]}");
    goes("0 explore 54; * marker o3");
    look(1);
    is("position.draws", "{\"sea\":30,\"island\":29,\"course\":5,\"knots\":[18,28,13]}");
    number_is("position.voyage.side", 0);
    number_is("position.voyage.knots", 3);
    number_is("position.voyage.limit", 5);
    number_is("position.voyage.pos", 54);
    is("position.voyage.way", "[54]");
    number_is("position.voyage.start", HEX_TONGA); /* its one island */
    is("position.players.0.explorer", "\"sailing\"");
    /* 64 markers left: 14 + 4 + 5 go on (35.9 %), 4 + 9 lose (20.3 %), the rest comes home */
    is("position.voyage.risk", "{\"on\":36,\"home\":44,\"lost\":20}");
    goes("0 explore 62; * marker i1; * tile kuporu");
    look(0);
    is("position.voyage.tile", "\"kuporu\"");
    is(at_hex(62, "tile"), "\"kuporu\"");
    is(at_hex(62, "name"), "\"Kuporu\"");
    is(at_hex(62, "ground"), "\"hidden\"");
    is(at_hex(62, "text"), "\"face down; you know it: 1 green box, 1 brown box\"");
    look(1);
    assert_null(json_at(view, "position.voyage.tile"));
    assert_null(json_at(view, at_hex(62, "tile")));
    is(at_hex(62, "name"), "\"Secret island I7\"");
    does(0, "keep");
    look(1);
    is(at_hex(62, "di"), "[0]");
    number_is("position.players.0.markers", 2);
}

static void a_party(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    set_pieces(0, HEX_TONGA, "2 wc, 1 tcu, 1 wb");
    set_until(0, "move_action");
    does(0, "depart 45 54");
    look(0);
    assert_int_equal(json_count(view, "draft.boats"),
                     3); /* in order, with how each would go along */
    is("draft.boats.2",
       "{\"do\":\"take tcu 2 none\",\"kind\":\"tcu\",\"label\":\"chain canoe (empty, 2 moves "
       "left)\",\"mp\":2,\"cargo\":\"none\",\"in\":false,\"wish\":\"2 keep\","
       "\"why\":null,\"loads\":[]}");
    is("draft.all", "[\"0 load wb\",\"1 keep\",\"2 keep\"]");
    is("draft.aboard", "\"\"");
    is("draft.stay", "\"Staying: 2 War Canoes, 1 chain canoe, 1 Warrior Band.\"");
    number_is("draft.moves", 2); /* 4.3: with a card or good winds one more */
    is("draft.why", "\"Choose who goes along.\"");
    is("draft.actions", "null");
    look(1);
    is("draft", "null");
    goes("0 take wc 2 none; 0 load wb");
    look(0);
    is("draft", "null");
    is("position.party",
       "{\"from\":45,\"to\":54,\"pieces\":[{\"kind\":\"wc\",\"cargo\":\"wb\",\"n\":1}]}");
    number_is(at_hex(HEX_TONGA, "stacks.0.down"), 3);
    is(at_hex(HEX_TONGA, "stacks.0.chain"), "true");
    look(1);
    is("position.party", "null");
    assert_null(json_at(view, at_hex(HEX_TONGA, "stacks.0.canoes")));
    does(0, "go");
    look(0);
    is(at_hex(54, "stacks.0.canoes"), "[{\"kind\":\"wc\",\"mp\":1,\"cargo\":\"wb\",\"n\":1}]");
    is("position.chains", "[{\"side\":0,\"edges\":[],\"home\":[45]}]");
}

static void a_battle(void **state)
{
    (void)state;
    set_game(2, "");
    set_pieces(0, HEX_TONGA, "2 wc, 1 tc");
    set_pieces(1, HEX_SAMOA, "1 wb, 1 tc");
    set_card_up(1, "AC22");
    set_until(0, "move_action");
    goes("0 depart 45 44; 0 take wc 2 none; 0 take wc 2 none; 0 go; 0 end_movement");
    must_roll("roll");
    luck("die 4");
    must_be_due(1, "rp_battle_roll");
    look(1);
    number_is("position.battle.hex", HEX_SAMOA);
    number_is("position.battle.attacker", 0);
    number_is("position.battle.defender", 1);
    number_is("position.battle.villages", 2);
    is("position.battle.front.0", "{\"wc\":2,\"wb\":0,\"lw\":0,\"leader\":0}");
    is("position.battle.front.1", "{\"wc\":0,\"wb\":1,\"lw\":1,\"leader\":0}");
    is("position.battle.back.1", "{\"wc\":0,\"tc\":1,\"wb\":0,\"col\":0}");
    is("position.battle.aboard.1",
       "{\"wb\":0,\"col\":0}"); /* who defends an island stands ashore */
    number_is("position.battle.die", 4);
    is("position.battle.rolls", "[4]");
    number_is("position.battle.odds", 75); /* two against one */
    is("position.battle.chance", "\"You win 25 of 100 from here\"");
    is("legal.0.do", "\"pass\"");
    is("legal.0.role", "\"end\"");
    number_is("legal.0.odds", 25); /* of whoever decides */
    is("legal.0.brings", "\"One of your pieces panics.\"");
    is("legal.1.do", "\"use_card AC22\"");
    assert_null(json_at(view, "legal.1.role")); /* it is what is asked */
    number_is("legal.1.odds", 75);              /* a 3 instead: one against two */
    is("legal.1.brings", "\"The die then shows 3. One of their pieces panics.\"");
    is("position.battle.open", "true");
    look(0);
    is("legal", "[]");
    is("position.battle.chance", "\"You win 75 of 100 from here\"");
    look(VK_SPECTATOR);
    is("position.battle.chance", "\"Coral wins 75 of 100 from here\"");
    does(1, "use_card AC22");
    look(0);
    number_is("position.battle.odds", 25);
    is("position.battle.front.0", "{\"wc\":1,\"wb\":0,\"lw\":0,\"leader\":0}");
    is("position.battle.back.0", "{\"wc\":0,\"tc\":0,\"wb\":0,\"col\":0}");
    is("position.battle.panicked.0", "{\"wc\":1,\"wb\":0,\"lw\":0,\"leader\":0}");
}

/* A 1 removes a piece of the attacker; a roll that waits has removed nothing yet. */
static void losses_of_a_battle(void **state)
{
    (void)state;
    set_game(2, "");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, HEX_SAMOA, "1 wb");
    set_card_up(1, "AC22");
    set_until(0, "move_action");
    goes("0 depart 45 44; 0 take wc 2 none; 0 take wc 2 none; 0 go; 0 end_movement");
    must_roll("roll");
    luck("die 1");
    look(0);
    is("position.battle.losses", "[[1],[]]");
    must_roll("roll");
    luck("die 4");
    must_be_due(1, "rp_battle_roll");
    look(0);
    is("position.battle.losses", "[[1],[]]");
}

static void a_plan(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    goes("0 build village; 0 place 45");
    look(0);
    is("position.plan.entries", "[{\"item\":\"village\",\"hex\":45,\"cost\":2}]");
    is("position.plan.pending", "null");
    number_is("position.prices.wc", 2);
    number_is("position.prices.card", 2);
    is("draft.wishes", "[\"build village,place 45\"]");
    is("draft.pools", "[{\"text\":\"Tonga: 0 of 2 Build Points "
                      "left\",\"pool\":45,\"hexes\":[45],\"points\":2,\"left\":0,\"home\":true}]");
    is("draft.forecast", "{\"now\":4,\"then\":6}");
    is("draft.actions", "[\"end_build\"]");
    is("position.ready", "[]");
    look(1);
    is("position.plan.entries", "[]");
    is("draft.wishes", "[]");
    does(0, "end_build");
    look(1);
    is("position.ready", "[0]");
    look(0);
    is("draft", "null");
}

static void cards_of_others(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_card(0, "AC01");
    set_card_up(0, "AC10");
    set_kept(0, "RE14");
    look(0);
    is("position.players.0.cards",
       "[{\"card\":\"AC01\",\"up\":false,\"state\":\"down\",\"points\":2},"
       "{\"card\":\"AC10\",\"up\":true,\"state\":\"up\",\"points\":2}]");
    is("position.players.0.events", "[\"RE14\"]");
    number_is("position.players.0.hidden_points", 2);
    number_is("position.players.0.known_points", 8); /* 2 Villages, 2 cards of 1 point */
    look(1);
    is("position.players.0.cards",
       "[{\"card\":\"AC10\",\"up\":true,\"state\":\"up\",\"points\":2}]");
    is("position.players.0.events", "[]");
    is("position.players.0.hidden_points", "null");
    number_is("position.players.0.known_points", 6);
    number_is("position.players.0.hand", 2);
    number_is("position.players.0.hidden", 1);
    number_is("position.players.0.kept", 1);
    look(VK_REFEREE);
    number_is("position.players.0.hand", 2); /* however many of them one can read */
    assert_int_equal(json_count(view, "position.players.0.cards"), 2);
}

static void alone(void **state)
{
    (void)state;
    set_game(1, "");
    look(0);
    is("position.solo", "true");
    assert_int_equal(json_count(view, "position.players"), 2);
    number_is("position.game_end", 30);
    is("position.players.1.people", "\"samoa\"");
    number_is("position.chits.left", 15);
    is(at_hex(HEX_SAMOA, "stacks.0.known"), "{\"wc\":0,\"tc\":0,\"wb\":2,\"col\":0,\"rum\":0}");
    is("position.players.0.supply", "{\"wc\":8,\"tc\":13,\"wb\":10,\"col\":4}"); /* no Rumors */
}

/* ---- Random games --------------------------------------------------------------------------------- */

static void play_and_look(int seats, const char *options, uint64_t seed, int every)
{
    assert_true(set_options(seats, options));
    compare_views(&conquest_game, &sea, seed, every, 4000);
    look(VK_REFEREE);
}

static void random_games(void **state)
{
    (void)state;
    play_and_look(2, "", 1, 7);
    play_and_look(3, "events=on south_island=on saved=on variable_start=on", 2, 11);
    play_and_look(4, "events=on kumara=on malaria=on tournament_cards=on choose_home=on", 3, 13);
    play_and_look(1, "solo_hard=on", 4, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_beginning),
        cmocka_unit_test(a_voyage),
        cmocka_unit_test(a_party),
        cmocka_unit_test(a_battle),
        cmocka_unit_test(losses_of_a_battle),
        cmocka_unit_test(a_plan),
        cmocka_unit_test(cards_of_others),
        cmocka_unit_test(alone),
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
