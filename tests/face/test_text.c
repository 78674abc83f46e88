/*
 * test_text.c - sentences with blanks, other languages, names of people, and the face of games
 * that have none of their own.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../support/games.h"
#include "../support/json_read.h"
#include "../support/play_text.h"
#include "face/fill.h"
#include "face/not_now.h"
#include "face/wait.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include <string.h>

extern const struct vk_game polynesia_game, raiatea_game;

static char buf[16384];
static struct vk_out out;

static struct vk_out *fresh(void)
{
    out = vk_out_to(buf, sizeof buf);
    return &out;
}

/* Three plain numbers in the blanks, seat 1 as the actor. */
static void assert_filled(const char *msgid, int a, int b, int c, const char *wanted)
{
    struct face_blanks blanks = { .who = 1,
                                  .n = 3,
                                  .value = { (int16_t)a, (int16_t)b, (int16_t)c } };
    face_fill(vk_face_of(&polynesia_game), msgid, &blanks, NULL, fresh());
    assert_string_equal(buf, wanted);
}

static void blanks_are_filled(void **state)
{
    (void)state;
    assert_filled("", 1, 2, 3, "");
    assert_filled("{0}, {2}, {1}; {0}", 7, -8, 9, "7, 9, -8; 7");
    assert_filled("{who} has {0}.", 4, 0, 0, "Turquoise has 4.");
}

static void words_go_with_their_number(void **state)
{
    (void)state;
    assert_filled("{0} {0|piece|pieces}", 1, 0, 0, "1 piece");
    assert_filled("{0} {0|piece|pieces}", 0, 0, 0, "0 pieces");
    assert_filled("{0} {0|piece|pieces}", 2, 0, 0, "2 pieces");
    assert_filled("{0} {0|fish}", 5, 0, 0, "5 fish"); /* the last word serves for the rest */
    assert_filled("{0} {0|sheep|}", 5, 0, 0, "5 ");
}

static void zero_is_told_apart(void **state)
{
    (void)state;
    assert_filled("lands{0?|; {0} {0|step is|steps are} lost}.", 0, 0, 0, "lands.");
    assert_filled("lands{0?|; {0} {0|step is|steps are} lost}.", 1, 0, 0, "lands; 1 step is lost.");
    assert_filled("lands{0?|; {0} {0|step is|steps are} lost}.", 2, 0, 0,
                  "lands; 2 steps are lost.");
    assert_filled("{0?{1} fish|{1} {1|shell|shells}}", 0, 3, 0, "3 fish");
    assert_filled("{0?{1} fish|{1} {1|shell|shells}}", 1, 1, 0, "1 shell");
    assert_filled("{0?a|{1?b|{2?c|d}}}", 1, 1, 1, "d");
}

static void what_is_no_blank_is_text(void **state)
{
    (void)state;
    assert_filled("{3} {x} {} { {0", 1, 2, 3, "{3} {x} {} { {0");
    assert_filled("{0 {1}", 1, 2, 3, "{0 2");
    assert_filled("{0!a|b} }{", 1, 2, 3, "{0!a|b} }{");
}

/* A language that turns sentences round and counts 0 as one, as French does. */
static const char *turn_round(const struct vk_words *self, const char *msgid)
{
    (void)self;
    if (strcmp(msgid, "{who} has {0} {0|piece|pieces}.") == 0)
        return "Il y a {0} {0|pion|pions} pour {who}.";
    return strcmp(msgid, "turquoise") == 0 ? "bleu vert" : msgid;
}

static int french_form(const struct vk_words *self, int n)
{
    (void)self;
    return n > 1;
}

static void other_languages_turn_sentences_round(void **state)
{
    (void)state;
    struct vk_words w = { .tr = turn_round, .form = french_form };
    struct face_blanks b = { .who = 1, .n = 1, .value = { 0 } };
    const struct vk_face *f = vk_face_of(&polynesia_game);
    face_fill(f, "{who} has {0} {0|piece|pieces}.", &b, &w, fresh());
    assert_string_equal(buf, "Il y a 0 pion pour Bleu vert.");
    b.value[0] = 2;
    w.name[1] = "H\xC4\x93ni {who}"; /* a name is never filled itself */
    face_fill(f, "{who} has {0} {0|piece|pieces}.", &b, &w, fresh());
    assert_string_equal(buf, "Il y a 2 pions pour H\xC4\x93ni {who}.");
}

static void assert_seat(const struct vk_game *g, int seat, const struct vk_words *w,
                        const char *wanted)
{
    vk_seat_text(vk_face_of(g), seat, w, fresh());
    assert_string_equal(buf, wanted);
}

static void seats_have_names(void **state)
{
    (void)state;
    struct vk_words w = { .name = { [2] = "Hina" } };
    assert_seat(&polynesia_game, 0, NULL, "Coral");
    assert_seat(&polynesia_game, 2, &w, "Hina");
    assert_seat(&polynesia_game, 3, &w, "Gold");
    assert_seat(&polynesia_game, VK_CHANCE, NULL, "Chance");
    assert_seat(&polynesia_game, VK_NONE, NULL, "Somebody");
    assert_seat(&polynesia_game, 4, NULL, "Somebody"); /* there is no fifth seat */
    assert_seat(&polynesia_game, -1, NULL, "Somebody");
    assert_seat(&template_game, 1, NULL, "Seat 2");
}

/* "Hina begins" is on a button of Hina's "You begin", and others read her name. */
static void whoever_reads_is_you(void **state)
{
    (void)state;
    const struct vk_face *f = vk_face_of(&polynesia_game);
    struct vk_words w = { .name = { [1] = "Hina" }, .reader = 2 };
    struct vk_event began = { .kind = 0, .actor = VK_NONE, .arg = { 1 } };
    const char *why;
    vk_action first;
    assert_true(vk_action_read(&polynesia_game, "FIRST 1", &first, &why));
    vk_action_label(f, first, &w, fresh());
    assert_string_equal(buf, "You begin");
    while (strcmp(polynesia_game.events[began.kind].name, "first_player") != 0)
        began.kind++;
    assert_int_equal(vk_events_text(f, &began, 1, &w, fresh()), 1);
    assert_null(strstr(buf, "Hina"));
    assert_non_null(strstr(buf, "ou "));
    w.reader = 1;
    vk_action_label(f, first, &w, fresh());
    assert_string_equal(buf, "Hina begins");
    w.reader = 0;
    vk_action_label(f, first, &w, fresh());
    assert_string_equal(buf, "Hina begins");
}

static void every_game_has_a_face(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++)
        assert_ptr_equal(vk_face_of(vk_games[i])->game, vk_games[i]);
    const struct vk_face *t = vk_face_of(&template_game), *r = vk_face_of(&reef_game);
    assert_ptr_equal(t->game, &template_game);
    assert_ptr_equal(r->game, &reef_game);
    assert_ptr_not_equal(t, r);
    assert_ptr_equal(vk_face_of(&template_game), t); /* the same one every time */
}

static void a_faceless_game_is_told_by_its_tables(void **state)
{
    (void)state;
    const struct vk_face *f = vk_face_of(&template_game);
    static _Alignas(8) char s[VK_STATE_MAX];
    static struct event_log log;
    start_game(&template_game, s, 2, "");
    vk_action_label(f, act_of(&template_game, "sky rain"), NULL, fresh());
    assert_string_equal(buf, "sky rain");
    event_log_open(&log);
    play_heard(&template_game, s, VK_CHANCE, "sky rain", &log);
    vk_event_text(f, &log.row[0], NULL, fresh());
    assert_string_equal(buf, "Chance: Sky turned rain");
    vk_point_title(f, vk_due(&template_game, s).point, NULL, fresh());
    assert_string_equal(buf, "Turn");
    vk_option_title(f, 0, NULL, fresh());
    vk_option_text(f, 0, 3, NULL, &out);
    vk_part_title(f, 1, NULL, &out);
    assert_string_equal(buf, "Rounds3Luck");
    vk_point_help(f, 0, NULL, fresh());
    assert_string_equal(buf, "");
}

static void a_faceless_game_shows_nothing_wrong(void **state)
{
    (void)state;
    const struct vk_face *f = vk_face_of(&reef_game);
    static struct vk_picture p = { .w = 64, .h = 26 };
    static _Alignas(8) char s[VK_STATE_MAX];
    struct vk_spot spot;
    start_game(&reef_game, s, reef_game.seats_min, "");
    f->picture(s, NULL, &p);
    assert_int_equal(p.w, 0);
    assert_false(f->spot(s, 0, &p, &spot, &spot));
    assert_false(f->card(s, 0, NULL, fresh()));
    f->player_text(s, 0, NULL, &out);
    f->table_text(s, NULL, &out);
    f->explain(s, 0, 0, NULL, &out);
    assert_int_equal(out.len, 0);
    assert_null(f->about[0]);
}

/* What a viewer gets is the same in every world that it cannot tell apart. */
static void a_view_keeps_secrets(void **state)
{
    (void)state;
    static _Alignas(8) char s[VK_STATE_MAX], other[VK_STATE_MAX];
    static char told[sizeof buf];
    struct vk_rng rng = vk_rng_from(5, 5);
    struct vk_actions list;
    for (int game = 0; game < 20; game++) {
        start_game(&reef_game, s, reef_game.seats_max, "");
        for (struct vk_due due = vk_due(&reef_game, s); !due.over; due = vk_due(&reef_game, s)) {
            int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
            for (int viewer = 0; viewer < reef_game.seats_max; viewer++) {
                struct vk_json j = vk_json_to(fresh());
                vk_view_json(&reef_game, s, viewer, 1, &j);
                assert_true(vk_out_ok(&out) && json_is_valid(buf));
                memcpy(told, buf, sizeof told);
                vk_view(&reef_game, s, viewer, other);
                reef_game.imagine(other, viewer, &rng);
                j = vk_json_to(fresh());
                vk_view_json(&reef_game, other, viewer, 1, &j);
                assert_string_equal(buf, told);
            }
            vk_legal(&reef_game, s, seat, &list);
            vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                            : list.act[vk_rng_below(&rng, list.n)];
            vk_play(&reef_game, s, seat, a, NULL);
        }
    }
}

/* Of what cannot be used, whoever looks is told whose turn it is, or what he himself decides. */
static void assert_not_now(struct vk_due due, int viewer, const char *wanted)
{
    const struct vk_words w = { .name = { "Moana", "Tama", "Ari" } };
    face_not_now(vk_face_of(&polynesia_game), &due, viewer, &w, fresh());
    assert_string_equal(buf, wanted);
}

static void what_is_not_to_be_had_now_is_told(void **state)
{
    (void)state;
    _Alignas(8) unsigned char s[VK_STATE_MAX];
    struct vk_setup cfg;
    struct vk_refusal no;
    vk_setup_standard(&polynesia_game, 3, &cfg);
    assert_int_equal(vk_start(&polynesia_game, s, &cfg, &no, NULL), VK_OK);
    struct vk_due due = vk_due(&polynesia_game, s);
    due.kind = VK_CHOICE;
    due.seats = 1 << 1;
    assert_not_now(due, 0, "Tama is to decide now.");
    assert_not_now(due, VK_SPECTATOR, "You are looking on: the players decide.");
    char mine[256] = "You cannot choose this now. The step is: ";
    struct vk_out title = vk_out_to(mine + strlen(mine), sizeof mine - strlen(mine));
    vk_point_title(vk_face_of(&polynesia_game), due.point, NULL, &title);
    vk_put_char(&title, '.');
    assert_not_now(due, 1, mine);
    due.seats = 1 << 1 | 1 << 2;
    assert_not_now(due, 0, "The others decide now.");
    assert_not_now(due, 2, mine);
    assert_not_now((struct vk_due){ .kind = VK_RANDOM }, 0, "Chance decides now.");
    assert_not_now((struct vk_due){ .over = 1 }, 0, "The game is over.");
}

/* Whoever has nothing to decide reads who has, and what. */
static void assert_wait(const struct vk_game *g, struct vk_due due, const char *wanted)
{
    const struct vk_words w = { .name = { "Moana", "Tama", "Ari" } };
    face_wait(vk_face_of(g), &due, &w, fresh());
    assert_string_equal(buf, wanted);
}

static int point_called(const struct vk_game *g, const char *name)
{
    int p = 0;
    while (strcmp(g->points[p].name, name) != 0)
        p++;
    return p;
}

static void the_others_read_whom_they_wait_for(void **state)
{
    (void)state;
    struct vk_due due = { .kind = VK_CHOICE, .seats = 1 << 1 };
    due.point = (uint8_t)point_called(&polynesia_game, "travel_step");
    assert_wait(&polynesia_game, due, "Tama is sailing");
    due.point = (uint8_t)point_called(&raiatea_game, "choose_location");
    assert_wait(&raiatea_game, due, "Tama decides");
    due.kind = VK_SECRET;
    due.seats = 1 << 0 | 1 << 2;
    assert_wait(&raiatea_game, due, "Still choosing in secret: Moana, Ari");
    due.kind = VK_RANDOM;
    due.point = (uint8_t)point_called(&polynesia_game, "draw_stone");
    assert_wait(&polynesia_game, due, "A lava stone is drawn");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blanks_are_filled),
        cmocka_unit_test(words_go_with_their_number),
        cmocka_unit_test(zero_is_told_apart),
        cmocka_unit_test(what_is_no_blank_is_text),
        cmocka_unit_test(other_languages_turn_sentences_round),
        cmocka_unit_test(seats_have_names),
        cmocka_unit_test(whoever_reads_is_you),
        cmocka_unit_test(every_game_has_a_face),
        cmocka_unit_test(a_faceless_game_is_told_by_its_tables),
        cmocka_unit_test(a_faceless_game_shows_nothing_wrong),
        cmocka_unit_test(a_view_keeps_secrets),
        cmocka_unit_test(what_is_not_to_be_had_now_is_told),
        cmocka_unit_test(the_others_read_whom_they_wait_for),
    };
    return cmocka_run_group_tests_name("face text", tests, NULL, NULL);
}
