/*
 * test_terms.c - what is told of an action of Conquest besides its words: where it leads and what it is done to, how it
 * stands among the answers, what it gives up.
 */
#include "face/conquest/face.h"
#include "support/conquest_given.h"
#include <string.h>

static void told(int seat, const char *action, const char *expected)
{
    char text[400];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_json j = vk_json_to(&out);
    const char *why = "";
    vk_action a;
    assert_true(vk_action_read(&conquest_game, action, &a, &why));
    vk_json_object(&j, NULL);
    conq_write_terms(&sea, seat, a, NULL, &j);
    vk_json_end(&j, '}');
    if (strcmp(text, expected) != 0)
        fail_msg("%s: %s, not %s", action, text, expected);
}

static void where_it_leads(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    told(0, "explore 53", "{\"hex\":53,\"meets\":\"unknown\"}");
    told(0, "to 54", "{\"hex\":54}");
    told(0, "traverse 62", "{\"hex\":62,\"click\":\"traverse\"}");
    told(0, "send 54 3", "{\"hex\":54,\"n\":3}");
    told(0, "people hiva", "{\"hex\":77}");
}

/* A piece, a stack or a canoe comes after the click on its hex; rivals are met on the islands of others, also of
 * nobody's people. */
static void what_it_is_done_to(void **state)
{
    (void)state;
    set_game(2, "");
    told(0, "lift 45 wb",
         "{\"from\":45,\"kind\":\"wb\",\"short\":\"Warrior Band\",\"click\":\"lift\"}");
    told(0, "depart 45 54", "{\"from\":45,\"hex\":54,\"click\":\"depart\"}");
    told(0, "depart 45 44", "{\"from\":45,\"hex\":44,\"meets\":\"rivals\",\"click\":\"depart\"}");
    told(0, "depart 45 36", "{\"from\":45,\"hex\":36,\"meets\":\"rivals\",\"click\":\"depart\"}");
    told(0, "cross wb 20", "{\"kind\":\"wb\",\"from\":20,\"click\":\"depart\"}");
    told(0, "flip 45", "{\"from\":45,\"click\":\"depart\"}");
    told(0, "jump 45", "{\"from\":45,\"click\":\"depart\"}");
    told(0, "pair wc wb", "{\"kind\":\"wc\"}");
    told(0, "up", "{\"kind\":\"tcu\"}");
    told(0, "down", "{\"kind\":\"tc\"}");
    told(0, "colonies 1", "{\"kind\":\"col\"}");
}

/* 4.3.6: 1 to 3 hit the attacker, 4 to 6 the defender. */
static void whose_piece_is_hit(void **state)
{
    (void)state;
    set_game(2, "");
    sea.battle.die = 3;
    told(0, "lose wc", "{\"kind\":\"wc\",\"part\":0}");
    sea.battle.die = 4;
    told(0, "lose wb", "{\"kind\":\"wb\",\"part\":1}");
}

/* 4.3.7: a piece for each Village. */
static void what_is_given_up(void **state)
{
    (void)state;
    set_game(2, "");
    told(0, "give 2 1",
         "{\"wc\":2,\"wb\":1,\"saves\":3,\"paid\":\"2 War Canoes, 1 Warrior Band\"}");
    told(0, "give 0 0", "{\"wc\":0,\"wb\":0,\"saves\":0}");
}

static void who_plays_after_whom(void **state)
{
    (void)state;
    set_game(3, "");
    told(0, "first 2 counter", "{\"order\":[2,1,0]}");
}

static void among_the_answers(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC11");
    set_until(0, "explore_start");
    told(0, "stay", "{\"role\":\"end\"}");
    told(0, "show_card AC11", "{\"card\":\"AC11\",\"role\":\"aside\"}");
    told(0, "show_tile 54", "{\"from\":54,\"role\":\"aside\"}");
    set_until(0, "move_action");
    told(0, "end_movement", "{\"role\":\"end\"}");
    told(0, "recall 45", "{\"from\":45,\"role\":\"aside\"}");
    told(0, "go", "{\"role\":\"call\"}");
    set_until(0, "build_session");
    told(0, "show_card AC19", "{\"card\":\"AC19\"}"); /* it is part of the plan */
    told(0, "end_build", "{\"role\":\"end\"}");
    set_until(0, "victory_action");
    told(0, "declare", "{\"role\":\"call\"}");
    told(0, "show_card AC11", "{\"card\":\"AC11\",\"role\":\"aside\"}");
}

/* Once the next draw loses the Explorer as often as not, to sail home is what one came for. */
static void when_to_sail_home(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    goes("0 explore 54; * marker o1");
    must_be_due(0, "explore_continue");
    told(0, "return", "{\"role\":\"end\"}");
    sea.knots = 5; /* what ties a knot is one too many: 60 of 64 */
    told(0, "return", "{\"role\":\"call\"}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(where_it_leads),       cmocka_unit_test(what_it_is_done_to),
        cmocka_unit_test(whose_piece_is_hit),   cmocka_unit_test(what_is_given_up),
        cmocka_unit_test(who_plays_after_whom), cmocka_unit_test(among_the_answers),
        cmocka_unit_test(when_to_sail_home),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
