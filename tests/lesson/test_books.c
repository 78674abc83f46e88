/*
 * test_books.c - every book on board, walked through: each position replays, each action that is asked
 * for is legal, each solution reaches its goal, each row of a try can happen and says what it should,
 * and what is pointed at is there. A fault is told by game, lesson and line.
 */
#include "lesson/cond.h"
#include "support/brief.h"
#include "vaka/registry.h"
#include "walk.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

/* A row of a try is looked for so many actions beside its solution. */
enum { ASIDE_MAX = 5 };

static struct walk w;

static void fault(uint32_t line, const char *what, const char *which)
{
    const struct vk_book *b = &w.book;
    fail_msg("src/lesson/books/%s.txt, line %u, lesson %s: %s%s", b->game->id, line,
             b->lesson[w.run.lesson].id, what, which);
}

static void must(enum vk_run_answer answer)
{
    if (answer == VK_RUN_BROKEN || w.run.fault.line)
        fault(w.run.fault.line, w.run.fault.why, "");
}

/* ---- What is pointed at ------------------------------------------------------------------------ */

static bool is_legal_text(const char *text)
{
    struct vk_actions list;
    vk_action a;
    const char *why;
    if (!vk_action_read(w.book.game, text, &a, &why))
        return false;
    vk_legal(w.book.game, w.state, w.book.you, &list);
    return vk_find(&list, a) >= 0;
}

static void look(void)
{
    struct vk_out out = vk_out_to(w.view, WALK_VIEW);
    struct vk_json j = vk_json_to(&out);
    vk_view_json(w.book.game, w.state, w.book.you, w.session.n, &j);
    assert_true(vk_out_ok(&out));
}

/* A thing of the game is one that the view speaks of, as a whole string or number. */
static bool is_in_view(const char *value)
{
    static const char ends[] = "\"[]{}:,";
    size_t n = strlen(value);
    look();
    for (const char *at = strstr(w.view, value); at; at = strstr(at + 1, value))
        if (strchr(ends, at[-1]) && at[n] && strchr(ends, at[n]))
            return true;
    return false;
}

static void check_points(void)
{
    const struct vk_book_beat *beat = vk_run_beat(&w.run);
    int points = 0;
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &w.book.row[beat->rows.from + i];
        unsigned kind;
        if (row->kind != VK_ROW_POINT)
            continue;
        const char *thing = vk_book_thing(w.book.game, row->cond, &kind);
        points++;
        if (strncmp(row->cond, "action ", 7) == 0 && !is_legal_text(row->cond + 7))
            fault(row->line, "an action is pointed at that is not legal: ", row->cond + 7);
        if (thing && !is_in_view(thing))
            fault(row->line, "a thing is pointed at that is not there: ", row->cond);
    }
    if (!points && beat->kind != VK_BEAT_ASK)
        fault(beat->line, "nothing is pointed at", "");
}

/* What the book says of the position is so. */
static void check_facts(void)
{
    const struct vk_book_beat *beat = vk_run_beat(&w.run);
    struct vk_cond_at at = { .session = &w.session, .seat = w.book.you, .view = w.view };
    look();
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &w.book.row[beat->rows.from + i];
        if (row->kind == VK_ROW_FACT && vk_cond(row->cond, &at) != VK_TRUE)
            fault(row->line, "this does not hold: ", row->cond);
    }
}

/* ---- Tries ------------------------------------------------------------------------------------- */

static void show_through(void)
{
    const struct vk_book_beat *beat = vk_run_beat(&w.run);
    must(vk_run_show(&w.run));
    while (w.run.awaits == VK_AWAITS_WATCH)
        must(vk_run_watch(&w.run));
    if (!w.run.is_reached)
        fault(beat->line, "the solution does not reach the goal", "");
}

static void replies(void)
{
    while (w.run.awaits == VK_AWAITS_WATCH && w.run.session->n < WALK_STEPS)
        must(vk_run_watch(&w.run));
}

/* What others do, and the learner where there is nothing to choose; may he go on after it? */
static bool play_on(void)
{
    struct vk_actions list;
    for (;;) {
        replies();
        if (w.run.awaits != VK_AWAITS_ACTION || w.run.said == VK_SAID_WRONG)
            return false;
        vk_legal(w.book.game, w.state, w.book.you, &list);
        if (list.n != 1)
            return true;
        must(vk_run_act(&w.run, list.act[0]));
    }
}

/*
 * Does some legal action from here, or some that follow it, make the run say this? At most `depth` more
 * actions; the position is as before when it was not found.
 */
static bool can_be_said(const char *text, int depth)
{
    static struct vk_actions lists[ASIDE_MAX + 1];
    struct vk_actions *list = &lists[depth];
    uint32_t here = w.session.n;
    vk_legal(w.book.game, w.state, w.book.you, list);
    for (int i = 0; i < list->n; i++) {
        must(vk_run_act(&w.run, list->act[i]));
        if (w.run.result == text)
            return true;
        bool is_open = play_on();
        if (w.run.result == text)
            return true;
        if (depth > 1 && is_open && can_be_said(text, depth - 1))
            return true;
        vk_session_rewind(&w.session, here);
        w.run.awaits = VK_AWAITS_ACTION;
        w.run.is_reached = false;
    }
    return false;
}

/* After so many steps of the solution, a few others. */
static bool can_happen(const char *text, int prefix, int depth)
{
    const struct vk_book_beat *beat = vk_run_beat(&w.run);
    if (w.session.n > w.run.began)
        must(vk_run_again(&w.run));
    for (int i = 0; i < prefix; i++) {
        must(vk_run_act(&w.run, w.book.step[beat->steps.from + i].act));
        replies();
        if (w.run.awaits != VK_AWAITS_ACTION)
            return w.run.result == text;
    }
    return w.run.result == text || can_be_said(text, depth);
}

/* A brief walk looks no further than one action aside, and does not say that a row cannot happen. */
static void check_row(uint32_t line, const char *what, const char *text)
{
    const struct vk_book_beat *beat = vk_run_beat(&w.run);
    for (int depth = 1; depth <= (is_brief() ? 1 : ASIDE_MAX); depth++)
        for (int prefix = 0; prefix <= beat->steps.n; prefix++)
            if (can_happen(text, prefix, depth))
                return;
    if (!is_brief())
        fault(line, what, text);
}

static void check_try(void)
{
    const struct vk_book_beat *beat = vk_run_beat(&w.run);
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &w.book.row[beat->rows.from + i];
        if (row->kind == VK_ROW_GOAL)
            check_row(row->line, "no action leads to this goal: ", row->text);
        else if (row->kind == VK_ROW_WRONG || row->kind == VK_ROW_NOTE)
            check_row(row->line, "no action makes this be said: ", row->text);
    }
    if (beat->then)
        check_row(beat->line, "no action leads to its else: ", beat->then);
    if (w.session.n > w.run.began)
        must(vk_run_again(&w.run));
    show_through();
    if (vk_run_can_back(&w.run)) {
        must(vk_run_again(&w.run));
        assert_int_equal(w.session.n, w.run.began);
        show_through();
    }
}

/* ---- Lessons ----------------------------------------------------------------------------------- */

static void walk_beat(void)
{
    const struct vk_book_beat *beat = vk_run_beat(&w.run);
    uint16_t number = w.run.beat;
    check_points();
    check_facts();
    switch (beat->kind) {
    case VK_BEAT_DO: must(vk_run_show(&w.run)); break;
    case VK_BEAT_WATCH:
        while (w.run.awaits == VK_AWAITS_WATCH && w.run.beat == number)
            must(vk_run_watch(&w.run));
        break;
    case VK_BEAT_TRY: check_try(); break;
    case VK_BEAT_ASK: must(vk_run_choose(&w.run, 0)); break;
    default: must(vk_run_next(&w.run)); break;
    }
    if (w.run.beat == number) {
        assert_true(vk_run_is_done(&w.run));
        must(vk_run_next(&w.run));
    }
    assert_int_equal(w.run.beat, number + 1);
}

static void walk_lesson(int lesson)
{
    static char text[1 << 14];
    must(vk_run_open(&w.run, &w.book, lesson));
    while (w.run.awaits != VK_AWAITS_OVER) {
        struct vk_out out = vk_out_to(text, sizeof text);
        struct vk_json j = vk_json_to(&out);
        vk_run_json(&w.run, NULL, &j);
        assert_true(vk_out_ok(&out));
        walk_beat();
    }
}

static void read_book(const struct vk_book_source *source)
{
    struct vk_book_fault no;
    if (!vk_book_read(&w.book, source->text, &no))
        fail_msg("src/lesson/books/%s.txt, line %u: %s", source->game, no.line, no.why);
    assert_string_equal(w.book.game->id, source->game);
    walk_ready(&w);
}

static void every_lesson_can_be_walked(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_book_sources; i++) {
        read_book(&vk_book_sources[i]);
        for (int k = 0; k < w.book.n_lessons; k++)
            walk_lesson(k);
    }
}

/* All steps of every story, also those that no lesson reaches. */
static void every_story_can_be_played(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_book_sources; i++) {
        read_book(&vk_book_sources[i]);
        for (int k = 0; k < w.book.n_stories; k++) {
            struct vk_book_beat *beat = &w.book.beat[w.book.lesson[0].beats.from];
            beat->story = (uint8_t)k;
            beat->at = w.book.story[k].steps.n;
            must(vk_run_open(&w.run, &w.book, 0));
            assert_int_equal(w.session.n, w.book.story[k].steps.n);
        }
    }
}

static void there_are_enough_lessons(void **unused)
{
    (void)unused;
    assert_true(vk_n_book_sources > 0);
    assert_non_null(vk_book_text("polynesia"));
    assert_null(vk_book_text("template"));
    for (int i = 0; i < vk_n_book_sources; i++) {
        read_book(&vk_book_sources[i]);
        int n = 0;
        for (int k = 0; k < w.book.n_lessons; k++) {
            n = k && w.book.lesson[k].part == w.book.lesson[k - 1].part ? n + 1 : 1;
            if (n > 12)
                fail_msg("%s has more than 12 lessons in a part", w.book.game->id);
        }
        if (w.book.n_lessons < 5)
            fail_msg("%s has %d lessons, not 5 or more", w.book.game->id, w.book.n_lessons);
    }
}

/* Where the right answer to a question stands, from 0; -1: this beat is no question. */
static int place_of_right(const struct vk_book_beat *beat)
{
    int place = 0;
    for (int i = 0; beat->kind == VK_BEAT_ASK && i < beat->rows.n; i++) {
        const struct vk_book_row *row = &w.book.row[beat->rows.from + i];
        if (row->kind == VK_ROW_RIGHT)
            return place;
        place += row->kind == VK_ROW_OTHER;
    }
    return -1;
}

/* Whoever always takes the same answer does not know the game: with several questions its place changes. */
static void the_right_answer_stands_anywhere(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_book_sources; i++) {
        int n = 0, places = 0;
        read_book(&vk_book_sources[i]);
        for (int k = 0; k < w.book.n_lessons; k++)
            for (int b = 0; b < w.book.lesson[k].beats.n; b++) {
                int place = place_of_right(&w.book.beat[w.book.lesson[k].beats.from + b]);
                n += place >= 0;
                places |= place >= 0 ? 1 << place : 0;
            }
        if (n > 2 && !(places & (places - 1)))
            fail_msg("%s: the right answer always stands at the same place", w.book.game->id);
    }
}

/* Somebody who has learned enough is told so, and a coach waits in the first game. */
static void a_first_game_follows(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_book_sources; i++) {
        read_book(&vk_book_sources[i]);
        if (!w.book.n_coach)
            fail_msg("%s has no coach", w.book.game->id);
        for (int k = 0; k < w.book.n_coach; k++)
            for (int m = 0; m < k; m++)
                if (strcmp(w.book.coach[k].text, w.book.coach[m].text) == 0)
                    fail_msg("src/lesson/books/%s.txt, line %u: the coach says this twice",
                             w.book.game->id, w.book.coach[k].line);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_first_game_follows),
        cmocka_unit_test(there_are_enough_lessons),
        cmocka_unit_test(the_right_answer_stands_anywhere),
        cmocka_unit_test(every_story_can_be_played),
        cmocka_unit_test(every_lesson_can_be_walked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
