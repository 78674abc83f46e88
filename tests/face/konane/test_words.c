/* test_words.c - the sentences of Konane: none is missing, and what they say is what the rules do. */
#include "support/play_text.h"
#include <cmocka.h>

#include "face/konane/face.h"
#include "support/face_view.h"
#include "support/face_words.h"
#include "vaka/why.h"
#include <string.h>

static const struct vk_face *const face = &konane_face;
static _Alignas(8) struct konane_state s;

static bool may_choose(unsigned kind, VK_UNUSED char sign)
{
    return kind == A_COUNT;
}

static void tables_are_whole(void **state)
{
    (void)state;
    assert_sentences(face, may_choose, NULL);
    assert_labels(face, may_choose);
    assert_names(face);
    assert_values_named(face, NULL);
    assert_options_named(face, 6);
    face->option_text(O_BOARD, BOARD_10, NULL, fresh());
    assert_string_equal(said, "10 by 10");
    assert_label_is(face, "remove d4", NULL, "Remove the stone at d4");
    assert_label_is(face, "jump d2 d6", NULL, "Jump from d2 to d6");
}

/* The opening of section 3, and the first jump: b4, f4 and d2 were the three that Black had. */
static void moves_are_explained_and_told(void **state)
{
    static struct event_log log;
    (void)state;
    start_game(&konane_game, &s, 2, "");
    assert_reason_is(face, &s, BLACK, "remove d4", NULL,
                     "White then removes a stone beside this gap.");
    play(&konane_game, &s, BLACK, "remove d4");
    assert_reason_is(face, &s, WHITE, "remove d5", NULL,
                     "Black then makes the first jump, into one of the two gaps.");
    play(&konane_game, &s, WHITE, "remove d5");
    event_log_open(&log);
    play_heard(&konane_game, &s, BLACK, "jump d2 d4", &log);
    assert_told_is(face, &log, VK_SPECTATOR, NULL, "Black jumps from d2 to d4 and takes 1 stone.");
}

static const char *why_closed(int seat, const char *action)
{
    static struct vk_closed closed[VK_CLOSED_MAX];
    int n = face->closed(&s, seat, closed);
    for (int i = 0; i < n; i++)
        if (closed[i].act == act_of(&konane_game, action))
            return closed[i].why;
    return NULL;
}

/* Every stone of yours that is no choice has its reason, at each of the three questions. */
static void what_cannot_be_chosen_has_a_reason(void **state)
{
    (void)state;
    start_game(&konane_game, &s, 2, "board=6x6");
    assert_string_equal(why_closed(BLACK, "remove c1"),
                        "The first stone comes from the middle or a corner of the board.");
    assert_null(why_closed(BLACK, "remove a1"));
    play_line(&konane_game, &s, "0 remove a1");
    assert_string_equal(why_closed(WHITE, "remove d1"), "The second stone is one beside the gap.");
    assert_null(why_closed(WHITE, "remove b1"));
    play_line(&konane_game, &s, "1 remove b1");
    assert_string_equal(why_closed(BLACK, "jump e5 e3"), "The place behind the stone is taken.");
    assert_string_equal(why_closed(BLACK, "jump a3 a5"), "The place behind the stone is taken.");
    assert_null(why_closed(BLACK, "jump a3 a1"));
    for (int row = 0; row < s.side; row++)
        s.stones[WHITE][row] = 0;
    assert_string_equal(why_closed(BLACK, "jump e5 c5"),
                        "There is no stone of your rival to jump over.");
}

/* A reason counts jumps; a jump that is closed is one that the rules do not allow. */
static void jumps_are_counted(void **state)
{
    struct vk_closed closed[VK_CLOSED_MAX];
    struct vk_actions legal;
    (void)state;
    start_game(&konane_game, &s, 2, "");
    play_line(&konane_game, &s, "0 remove d4; 1 remove d5");
    assert_true(vk_why(face, &s, BLACK, act_of(&konane_game, "jump d2 d4"),
                       &(struct vk_words){ .state = &s }, fresh()));
    assert_non_null(strstr(said, "Whatever the answer, you have "));
    int n = face->closed(&s, BLACK, closed);
    assert_true(n > 20);
    vk_legal(&konane_game, &s, BLACK, &legal);
    for (int i = 0; i < n; i++)
        assert_true(vk_find(&legal, closed[i].act) < 0);
}

/* Black jumps twice over a white stone each; White is left with b6 and nothing beside it. */
static void a_winning_jump_is_called_so(void **state)
{
    static struct event_log log;
    (void)state;
    start_game(&konane_game, &s, 2, "board=6x6");
    play_line(&konane_game, &s, "0 remove a1; 1 remove a2");
    for (int row = 0; row < s.side; row++)
        s.stones[BLACK][row] = s.stones[WHITE][row] = 0;
    s.stones[BLACK][0] = 1;     /* a1 */
    s.stones[WHITE][0] = 2 | 8; /* b1, d1 */
    s.stones[WHITE][5] = 1;     /* a6 */
    assert_reason_is(face, &s, BLACK, "jump a1 e1", NULL,
                     "Takes 2 stones. White then has no jump left: you win.");
    /* After one jump d1 has c1 beside it and b1 empty behind. */
    assert_reason_is(face, &s, BLACK, "jump a1 c1", NULL,
                     "Takes 1 stone. White then has 1 jump to choose from, you have 1.");
    look_at(&konane_game, &s, BLACK, VIEW_MAX - 1);
    is("legal.1.do", "\"jump a1 e1\"");
    is("legal.1.over", "[\"b1\",\"d1\"]");
    event_log_open(&log);
    play_heard(&konane_game, &s, BLACK, "jump a1 e1", &log);
    assert_told_is(face, &log, VK_SPECTATOR, NULL,
                   "Black jumps from a1 to e1 and takes 2 stones. "
                   "White cannot jump any more and loses.");
    look_at(&konane_game, &s, BLACK, VIEW_MAX - 1);
    is("ending", "\"White had no jump left in turn 2.\"");
    is("by_points", "false");
}

/* A place that is no stone of yours: whose it is, or what has to be chosen first. */
static void other_places_are_refused(void **state)
{
    (void)state;
    start_game(&konane_game, &s, 2, "board=6x6");
    look_at(&konane_game, &s, BLACK, VIEW_MAX - 1);
    is("refusals.0.why", "\"That stone is your rival's.\"");
    assert_int_equal(json_count(view, "refusals.0.places"), 18);
    is("refusals.0.places.0", "\"b1\"");
    is("refusals.1", "{\"why\":\"There is no stone to remove there.\"}");
    is("refusals.2", NULL);
    is("closed.0.do", "\"remove c1\"");
    is("closed.0.from", "\"c1\"");
    is("closed.0.to", NULL);
    play_line(&konane_game, &s, "0 remove a1; 1 remove b1");
    look_at(&konane_game, &s, BLACK, VIEW_MAX - 1);
    is("refusals.0.places.0", "\"d1\"");
    is("legal.0.do", "\"jump a3 a1\"");
    is("legal.0.short", "\"To a1, take 1\"");
    is("closed.0.do", "\"jump c1 c3\"");
    is("closed.0.from", "\"c1\"");
    is("closed.0.to", "\"c3\"");
    is("refusals.1", "{\"why\":\"The stone cannot land there.\",\"lifted\":true}");
    is("refusals.2", "{\"why\":\"Choose one of your stones first, then where it lands.\"}");
    look_at(&konane_game, &s, WHITE, VIEW_MAX - 1);
    is("refusals", "[]");
    is("ending", NULL);
}

/* A removal goes over nothing; a jump over every other place, whichever way it goes. */
static void the_last_move_says_what_it_took(void **state)
{
    (void)state;
    start_game(&konane_game, &s, 2, "");
    look_at(&konane_game, &s, BLACK, VIEW_MAX - 1);
    is("position.last", "{\"from\":null,\"to\":null,\"over\":[]}");
    play_line(&konane_game, &s, "0 remove d4; 1 remove d5");
    look_at(&konane_game, &s, BLACK, VIEW_MAX - 1);
    is("position.last", "{\"from\":\"d5\",\"to\":\"d5\",\"over\":[]}");
    play_line(&konane_game, &s, "0 jump d2 d4; 1 jump d7 d5");
    look_at(&konane_game, &s, BLACK, VIEW_MAX - 1);
    is("position.last", "{\"from\":\"d7\",\"to\":\"d5\",\"over\":[\"d6\"]}");
}

static void panels_and_the_spoken_board(void **state)
{
    (void)state;
    start_game(&konane_game, &s, 2, "board=6x6");
    play_line(&konane_game, &s, "0 remove a1; 1 remove b1");
    face->player_text(&s, BLACK, NULL, fresh());
    assert_string_equal(
        said, "B Black \xE2\x97\x8F\n 17 stones, 1 jump to choose from\n"); /* a3 over a2 into a1 */
    face->table_text(&s, NULL, fresh());
    assert_non_null(strstr(said, "Board 6 by 6, turn 2."));
    assert_non_null(strstr(said, "Last move: b1 removed."));
    face->board_text(&s, NULL, fresh());
    assert_non_null(strstr(said, "Empty: a1, b1.\n"));
    assert_non_null(strstr(said, "Black has 17 stones: c1, e1, b2, "));
    assert_non_null(strstr(said, "White has 17 stones: d1, f1, a2, "));
    assert_non_null(strstr(said, "f6.\n"));
}

static void words_of_whole_games(void **state)
{
    static const struct word_lengths lengths = { .label = { 10, 30 },
                                                 .reason = 100,
                                                 .sentence = { 10, 60 },
                                                 .never = { "{", "}", "  ", "1 stones" } };
    static const char *const options[] = { "board=6x6", "board=8x8", "board=10x10" };
    (void)state;
    for (int i = 0; i < 6; i++)
        assert_words_of_game(face, 2, options[i % 3], (uint64_t)i, &lengths, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_are_whole),
        cmocka_unit_test(moves_are_explained_and_told),
        cmocka_unit_test(jumps_are_counted),
        cmocka_unit_test(what_cannot_be_chosen_has_a_reason),
        cmocka_unit_test(a_winning_jump_is_called_so),
        cmocka_unit_test(other_places_are_refused),
        cmocka_unit_test(the_last_move_says_what_it_took),
        cmocka_unit_test(panels_and_the_spoken_board),
        cmocka_unit_test(words_of_whole_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
