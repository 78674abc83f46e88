/*
 * test_lexicon.c - the words of a game: every decision and every named value is there, in sentences as
 * alone, cards say what they do, a translation reaches all of it, and a game without a face has words too.
 * A game in a list, and which values a setup may not have.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../support/games.h"
#include "../support/json_read.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include <stdio.h>
#include <string.h>

static char buf[1 << 16];

static void words_of(const struct vk_game *g, const struct vk_words *w)
{
    struct vk_out out = vk_out_to(buf, sizeof buf);
    struct vk_json j = vk_json_to(&out);
    vk_words_json(g, w, &j);
    assert_true(vk_out_ok(&out));
    assert_true(json_is_valid(buf));
}

static void assert_words_of(const char *game, const char *path, const char *wanted)
{
    words_of(vk_game_by_id(game), NULL);
    if (!json_is(buf, path, wanted))
        fail_msg("%s %s is not %s", game, path, wanted);
}

static void every_decision_and_value_is_there(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        char path[100];
        int n = 0;
        words_of(g, NULL);
        for (int p = 0; p < g->n_points; p++) {
            (void)snprintf(path, sizeof path, "points.%s.title", g->points[p].name);
            n += g->points[p].kind != VK_STEP;
            assert_int_equal(json_at(buf, path) != NULL, g->points[p].kind != VK_STEP);
        }
        assert_int_equal(json_count(buf, "points"), n);
        assert_int_equal(json_count(buf, "parts"), g->n_parts);
        for (int k = 1; k < g->n_arg_kinds; k++) {
            (void)snprintf(path, sizeof path, "kinds.%s", g->arg_kinds[k].name);
            if (g->arg_kinds[k].words)
                assert_int_equal(json_count(buf, path), g->arg_kinds[k].n);
        }
    }
}

static void alone_and_in_a_sentence(void **state)
{
    (void)state;
    assert_words_of("raiatea", "kinds.ritual.rua_hatu.text", "\"Rua-Hatu (4)\"");
    assert_words_of("raiatea", "kinds.ritual.rua_hatu.title", "\"Rua-Hatu\"");
    assert_words_of("raiatea", "kinds.act.6.text", "\"Raise the To'o\"");
    assert_words_of("polynesia", "kinds.face.boat.text", "\"a boat token\"");
    assert_words_of("polynesia", "kinds.face.boat.title", "\"boat token\"");
    assert_words_of("archipelago", "kinds.phase.5.title", "\"actions\"");
    assert_words_of("archipelago", "kinds.side.1.text", "\"north-east\"");
    assert_words_of("conquest", "kinds.card.AC01.text", "\"Tapa Cloth\"");
    assert_null(json_at(buf, "kinds.card.AC01.title")); /* the same */
    assert_words_of("conquest", "kinds.hit.1.text", "\"attacker loses one\"");
    assert_words_of("conquest", "kinds.hit.3.text", "\"attacker panics\"");
    assert_words_of("conquest", "kinds.hit.4.text", "\"defender panics\"");
    assert_words_of("conquest", "kinds.hit.6.text", "\"defender loses one\"");
}

static void cards_say_what_they_do(void **state)
{
    static const struct {
        const char *game, *kind;
        int n;
    } rows[] = { { "polynesia", "card", 18 },  { "conquest", "card", 28 },
                 { "conquest", "event", 27 },  { "raiatea", "ritual", 46 },
                 { "raiatea", "helper", 4 },   { "raiatea", "mask", 13 },
                 { "archipelago", "card", 48 } };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct vk_game *g = vk_game_by_id(rows[i].game);
        int kind = 1;
        while (strcmp(g->arg_kinds[kind].name, rows[i].kind) != 0)
            kind++;
        assert_int_equal(g->arg_kinds[kind].n, rows[i].n);
        for (int v = 0; v < rows[i].n; v++) {
            char help[1000];
            struct vk_out out = vk_out_to(help, sizeof help);
            vk_face_of(g)->arg_help((unsigned)kind, v, NULL, &out);
            assert_true(out.len > 5 && vk_out_ok(&out));
            assert_int_equal(help[out.len - 1], '.');
        }
    }
}

static void numbers_have_no_words(void **state)
{
    (void)state;
    words_of(vk_game_by_id("archipelago"), NULL);
    assert_null(json_at(buf, "kinds.florins"));
    assert_null(json_at(buf, "kinds.number"));
    assert_null(json_at(buf, "kinds.unit")); /* `unit 3` tells nothing without a position */
    words_of(vk_game_by_id("conquest"), NULL);
    assert_null(json_at(buf, "kinds.halves"));
    assert_null(json_at(buf, "kinds.die"));
}

static const char *shout(const struct vk_words *self, const char *msgid)
{
    (void)self, (void)msgid;
    return "AHOY";
}

static void a_translation_reaches_them(void **state)
{
    struct vk_words w = { .tr = shout };
    (void)state;
    words_of(vk_game_by_id("conquest"), &w);
    assert_true(json_is(buf, "kinds.card.AC01.help", "\"AHOY\""));
    assert_true(json_is(buf, "points.explore_start.help", "\"AHOY\""));
    assert_true(json_is(buf, "parts.villages", "\"AHOY\""));
    words_of(vk_game_by_id("archipelago"), &w);
    assert_true(json_is(buf, "kinds.criterion.money.text", "\"AHOY\""));
}

static void a_faceless_game_has_the_words_of_its_tables(void **state)
{
    (void)state;
    words_of(&template_game, NULL);
    assert_true(json_is(buf, "kinds.sky.rain.text", "\"rain\""));
    assert_true(json_is(buf, "points.turn.title", "\"Turn\""));
    assert_true(json_is(buf, "points.turn.help", "\"\""));
}

/* ---- A game in a list, and what may not be set --------------------------------------------- */

static void game_of(const struct vk_game *g)
{
    struct vk_out out = vk_out_to(buf, sizeof buf);
    struct vk_json j = vk_json_to(&out);
    vk_game_json(g, NULL, &j);
    assert_true(vk_out_ok(&out) && json_is_valid(buf));
}

static void a_list_tells_what_a_game_is(void **state)
{
    (void)state;
    game_of(vk_game_by_id("conquest"));
    assert_true(json_is(buf, "seats", "[1,4]"));
    assert_true(json_is(buf, "usual_seats", "2"));
    assert_true(json_is(buf, "daily", "true"));
    assert_true(json_is(buf, "unit", "2"));
    assert_true(json_is(buf, "weight", "\"medium\""));
    assert_true(json_is(buf, "letters", "\"CTVG\""));
    assert_true(json_is(buf, "colours.3", "\"gold\""));
    assert_true(json_is(buf, "title", "\"Conquest of Paradise\""));
    assert_true(json_is(buf, "short", "\"Conquest\""));
    assert_true(json_is(buf, "chance", "true"));
    assert_true(json_is(buf, "secrets", "true"));
    assert_true(json_is(buf, "points", "true"));
    assert_true(json_is(buf, "parts.0.title", "\"Villages\""));
    assert_int_equal(json_count(buf, "first_game"), 0);
    game_of(vk_game_by_id("polynesia"));
    assert_true(json_is(buf, "daily", "false"));
    assert_true(json_is(buf, "short", "\"Polynesia\""));
    assert_true(json_is(buf, "chance", "true")); /* it draws, and hides nothing */
    assert_true(json_is(buf, "secrets", "false"));
    assert_int_equal(json_count(buf, "first_game"), 3);
    assert_true(json_is(buf, "first_game.card_2", "\"2.4\""));
    assert_true(json_is(buf, "options.3.titles.1", "\"Shared voyage\""));
    game_of(vk_game_by_id("konane"));
    assert_true(json_is(buf, "chance", "false"));
    assert_true(json_is(buf, "points", "false"));
    game_of(&template_game); /* without a face: seats by number */
    assert_int_equal(json_count(buf, "colours"), 0);
    assert_int_equal(buf[strlen(buf) - 1], '}');
    assert_non_null(strstr(buf, "\"letters\":\"12"));
}

/* Lists show a sentence, pages a few; a first game that differs from the standard says what is easier about it. */
static void every_game_says_what_it_is_about(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_faces; i++) {
        game_of(vk_faces[i]->game);
        assert_false(json_is(buf, "line", "\"\""));
        assert_false(json_is(buf, "about", "\"\""));
        bool has_first = json_count(buf, "first_game") > 0;
        assert_int_equal(strstr(buf, "\"first_help\":\"") != NULL, has_first);
    }
    game_of(vk_game_by_id("konane"));
    assert_true(
        json_is(buf, "line", "\"Hawaiian checkers: jump, and leave your rival without a jump.\""));
}

static void every_first_game_can_be_played(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++)
        for (int seats = vk_games[i]->seats_min; seats <= vk_games[i]->seats_max; seats++) {
            struct vk_setup cfg;
            struct vk_refusal no;
            vk_setup_first(vk_games[i], seats, &cfg);
            assert_int_equal(vk_setup_refused(vk_games[i], &cfg, -1, 0, &no), VK_OK);
        }
}

static void setup_of_game(const char *id, int seats, const char *key, const char *value)
{
    const struct vk_game *g = vk_game_by_id(id);
    struct vk_out out = vk_out_to(buf, sizeof buf);
    struct vk_json j = vk_json_to(&out);
    struct vk_setup cfg;
    vk_setup_standard(g, seats, &cfg);
    if (key)
        assert_true(vk_setup_option(g, &cfg, key, value, &out));
    vk_setup_json(g, &cfg, NULL, &j);
    assert_true(vk_out_ok(&out) && json_is_valid(buf));
}

static void a_setup_says_what_does_not_go_with_it(void **state)
{
    (void)state;
    setup_of_game("polynesia", 4, NULL, NULL);
    assert_string_equal(buf, "{\"refused\":{},\"why\":null}");
    setup_of_game("polynesia", 2, NULL, NULL);
    assert_int_equal(json_count(buf, "refused.card_3"), 2);
    assert_int_equal(json_count(buf, "refused.first_player"), 2);
    assert_int_equal(json_count(buf, "refused"), 2);
    assert_true(json_is(buf, "why", "null"));
    setup_of_game("polynesia", 2, "card_3", "3.1");
    assert_true(json_is(buf, "why", "\"cards 3.1 and 3.2 are not used with 2 players\""));
    assert_int_equal(json_count(buf, "refused.card_3"), 2);
    assert_null(json_at(buf, "refused.card_1")); /* the fault is not laid at it */
    setup_of_game("archipelago", 3, "no_secrets", "on");
    assert_int_equal(json_count(buf, "refused"), 4);
    assert_non_null(json_at(buf, "refused.more_control.on"));
    setup_of_game("raiatea", 5, "tane", "on");
    assert_int_equal(json_count(buf, "refused"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_decision_and_value_is_there),
        cmocka_unit_test(alone_and_in_a_sentence),
        cmocka_unit_test(cards_say_what_they_do),
        cmocka_unit_test(numbers_have_no_words),
        cmocka_unit_test(a_translation_reaches_them),
        cmocka_unit_test(a_faceless_game_has_the_words_of_its_tables),
        cmocka_unit_test(a_list_tells_what_a_game_is),
        cmocka_unit_test(every_game_says_what_it_is_about),
        cmocka_unit_test(every_first_game_can_be_played),
        cmocka_unit_test(a_setup_says_what_does_not_go_with_it),
    };
    return cmocka_run_group_tests_name("lexicon", tests, NULL, NULL);
}
