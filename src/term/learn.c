/*
 * learn.c - the lessons of a game in lines of text: something is said, something is pointed at, the
 * learner answers with the number of a choice or with a word. The run (lesson/run.h) decides everything.
 */
#include "lesson/run.h"
#include "term/choose.h"
#include "term/front.h"
#include "term/lesson_file.h"
#include "term/lines.h"
#include "term/pages.h"
#include "term/term.h"
#include "term/text.h"
#include "vaka/told.h"
#include "words/speak.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 78, LINE = 1000, VIEW = 1 << 19 };

struct learn {
    struct table t; /* its session is the run's; nothing else of it is used but its pages */
    struct vk_book book;
    struct vk_run run;
    uint32_t told;      /* steps up to this one were printed */
    int beat;           /* what was said last */
    const char *result; /* what was answered since the learner's last line */
    char page[PAGE_MAX];
    struct choices choices;
    struct scope scope;
    struct branch branch;
    struct row row[VK_ACTIONS_MAX];
    int n_rows;
    struct vk_heard heard;
    _Alignas(8) uint8_t state[VK_STATE_MAX], view[VK_STATE_MAX], before[VK_STATE_MAX];
    char json[VIEW];
};

/* ---- Out ------------------------------------------------------------------------------------- */

static void print_wrapped(const char *text)
{
    const char *line;
    while (text) {
        char part[4 * COLUMNS + 1];
        size_t n = text_line(&text, COLUMNS, &line);
        if (!text && !n)
            break;
        memcpy(part, line, n < sizeof part ? n : sizeof part - 1);
        part[n < sizeof part ? n : sizeof part - 1] = '\0';
        print_line(part);
    }
}

static struct vk_out page_begin(struct learn *l)
{
    return vk_out_to(l->page, sizeof l->page);
}

/* What the steps since the last time did. */
static void tell_steps(struct learn *l)
{
    const struct vk_session *s = &l->t.session;
    int viewer = l->book.you;
    for (; l->told < s->n; l->told++) {
        const struct vk_step *step = &s->step[l->told];
        struct vk_told told = { .game = s->game,
                                .words = &l->t.words,
                                .viewer = viewer,
                                .number = l->told + 1,
                                .seat = step->seat,
                                .is_read = step->seen >> viewer & 1,
                                .act = step->act };
        vk_session_at(s, l->told, l->before, NULL);
        vk_step_hear(&told, l->before, &l->heard);
        vk_view(s->game, l->before, viewer, l->view);
        l->t.words.state = l->view;
        for (int k = 0; k < l->heard.n;) {
            struct vk_out out = page_begin(l);
            k += vk_events_text(l->t.face, &l->heard.ev[k], l->heard.n - k, &l->t.words, &out);
            if (out.len)
                print_line(l->page);
        }
    }
    l->told = s->n;
}

/* What a part of the screen is called in lines of text, and how it can be seen. */
static const char *part_title(const char *part)
{
    static const char *const titles[][2] = {
        { "board", VK_WORD("the board (type map or picture)") },
        { "dock", VK_WORD("your decision") },
        { "track", VK_WORD("the course of the round (type table)") },
        { "gauge", VK_WORD("what concerns everybody (type table)") },
        { "stock", VK_WORD("what you own") },
        { "players", VK_WORD("the players (type players)") },
        { "cards", VK_WORD("the cards (type cards)") },
        { "score", VK_WORD("the score (type score)") },
        { "log", VK_WORD("what has happened") }
    };
    for (size_t i = 0; i < sizeof titles / sizeof titles[0]; i++)
        if (strcmp(titles[i][0], part) == 0)
            return vk_say(titles[i][1]);
    return part;
}

static void print_points(struct learn *l, const struct vk_book_beat *beat)
{
    struct vk_out out = page_begin(l);
    (void)table_view(&l->t, l->book.you);
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &l->book.row[beat->rows.from + i];
        unsigned kind = 0;
        vk_action a;
        const char *why;
        if (row->kind != VK_ROW_POINT)
            continue;
        vk_put(&out, out.len ? vk_say("; ") : vk_say("Look at: "));
        const char *thing = vk_book_thing(l->book.game, row->cond, &kind);
        for (int v = 0; thing && v < l->book.game->arg_kinds[kind].n; v++) {
            char text[VK_ACTION_TEXT];
            struct vk_out word = vk_out_to(text, sizeof text);
            vk_arg_write(l->book.game, kind, v, &word);
            if (strcmp(text, thing) == 0)
                vk_arg_title(l->t.face, kind, v, &l->t.words, &out);
        }
        if (thing)
            continue;
        if (strncmp(row->cond, "action ", 7) == 0 &&
            vk_action_read(l->book.game, row->cond + 7, &a, &why))
            vk_action_label(l->t.face, a, &l->t.words, &out);
        else
            vk_put(&out, part_title(row->cond));
    }
    if (out.len)
        print_wrapped(l->page);
}

static void print_list(struct learn *l)
{
    for (int i = 0; i < l->n_rows; i++) {
        const struct row *row = &l->row[i];
        struct vk_out out = page_begin(l);
        vk_put_int(&out, i + 1);
        vk_put(&out, i < 9 ? ".  " : ". ");
        menu_label(&l->choices, &l->scope, row, 0, &out);
        if (row->n == 1) {
            vk_put(&out, "  [");
            vk_put(&out, l->choices.at[l->scope.at[row->from]].text);
            vk_put(&out, "]");
        }
        print_line(l->page);
    }
}

static void list_choices(struct learn *l)
{
    struct vk_actions list;
    table_legal(&l->t, l->book.you, &list);
    choices_fill(&l->choices, l->book.game, l->t.face, &list, &l->t.words);
    scope_all(&l->choices, &l->scope);
    l->branch = (struct branch){ 0 };
    l->n_rows = menu_rows(&l->choices, &l->scope, &l->branch, CHOOSE_FLAT, l->row);
    print_list(l);
}

static void list_answers(const struct learn *l)
{
    const struct vk_book_beat *beat = vk_run_beat(&l->run);
    char number[16];
    for (int i = 0, n = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &l->book.row[beat->rows.from + i];
        if (row->kind != VK_ROW_RIGHT && row->kind != VK_ROW_OTHER)
            continue;
        (void)snprintf(number, sizeof number, "%d.  ", ++n);
        print(number);
        print_line(vk_say(row->cond));
    }
}

/* Somewhere else in a story: nothing that led there is told, only where the learner stands. */
static void begin_scene(struct learn *l)
{
    struct vk_out out = page_begin(l);
    l->told = l->t.session.n;
    vk_put_char(&out, '\n');
    page_players(&l->t, l->book.you, l->book.you, &out);
    print(l->page);
    print_line(vk_say("Type map or picture to see the board, help for help."));
}

static bool is_due(const struct learn *l)
{
    struct vk_due due = vk_due(l->book.game, l->t.session.state);
    return !due.over && due.seats >> l->book.you & 1;
}

/* What is said now, once; then what is asked. */
static void print_now(struct learn *l)
{
    static const char *const ask[] = { VK_WORD("Press Enter to go on."), VK_WORD("What do you do?"),
                                       "", VK_WORD("Which is it?"), "" };
    const struct vk_run *r = &l->run;
    bool is_new = l->beat != r->beat;
    if (is_new && r->awaits != VK_AWAITS_OVER && vk_run_beat(r)->has_place)
        begin_scene(l);
    if (l->told > r->session->n)
        l->told = r->session->n;
    tell_steps(l);
    if (r->result && r->result != l->result)
        print_wrapped(vk_say(r->result));
    l->result = r->result;
    if (r->awaits == VK_AWAITS_OVER)
        return;
    if (is_new) {
        print_line("");
        print_wrapped(vk_say(vk_run_beat(r)->say));
        print_points(l, vk_run_beat(r));
    }
    l->beat = r->beat;
    if (r->awaits == VK_AWAITS_WATCH)
        return;
    if (r->said == VK_SAID_WRONG && vk_run_can_back(r))
        print_line(vk_say("Type back to take it back, again to start over, show to see how."));
    if (r->awaits == VK_AWAITS_ACTION && !is_due(l))
        return;
    print_line(vk_say(ask[r->awaits]));
    if (r->awaits == VK_AWAITS_ACTION)
        list_choices(l);
    else if (r->awaits == VK_AWAITS_ANSWER)
        list_answers(l);
}

/* ---- In -------------------------------------------------------------------------------------- */

static void print_help(void)
{
    print_line(vk_say("You can answer with\n"
                      "  an empty line  go on\n"
                      "  a number       the choice, or the group, with this number\n"
                      "  an action      as shown in brackets\n"
                      "  back, again    take back your last step; start this try over\n"
                      "  show, hint     see how it goes; a hint, where there is one\n"
                      "  list           the choices again\n"
                      "  map, players, table, cards, score, picture\n"
                      "  quit           finished lessons are kept"));
}

static void print_picture(struct learn *l)
{
    struct vk_out out = page_begin(l);
    page_picture(&l->t, l->book.you, &out);
    print_line(l->page);
}

static void write_players(struct table *t, int viewer, struct vk_out *out)
{
    page_players(t, viewer, VK_NONE, out);
}

/* A word that asks to see something: true, and it was shown. */
static bool look(struct learn *l, const char *line)
{
    static const struct {
        const char *word;
        void (*write)(struct table *t, int viewer, struct vk_out *out);
    } pages[] = { { "map", page_map },
                  { "players", write_players },
                  { "table", page_table },
                  { "cards", page_cards },
                  { "score", page_score } };
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        if (strcmp(line, pages[i].word) != 0)
            continue;
        struct vk_out out = page_begin(l);
        pages[i].write(&l->t, l->book.you, &out);
        print_line(l->page);
        return true;
    }
    if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0)
        print_help();
    else if (strcmp(line, "picture") == 0)
        print_picture(l);
    else if (strcmp(line, "list") == 0 && l->run.awaits == VK_AWAITS_ACTION)
        list_choices(l);
    else
        return false;
    return true;
}

static int read_number(const char *line)
{
    size_t digits = strspn(line, "0123456789");
    return digits && digits < 5 && !line[digits] ? (int)strtol(line, NULL, 10) : 0;
}

static enum vk_run_answer pick(struct learn *l, const char *line)
{
    if (!is_due(l)) {
        print_line(vk_say("Your turn is over. Type back, again or show."));
        return VK_RUN_NOT_NOW;
    }
    int number = read_number(line);
    int exact = choice_exact(&l->choices, line);
    if (number >= 1 && number <= l->n_rows) {
        struct row row = l->row[number - 1];
        exact = row.n == 1 ? l->scope.at[row.from] : -1;
        if (exact < 0) {
            l->branch = menu_down(&l->choices, &l->scope, &l->branch, &row);
            l->n_rows = menu_rows(&l->choices, &l->scope, &l->branch, CHOOSE_FLAT, l->row);
            print_list(l);
            return VK_RUN_NOT_NOW;
        }
    }
    if (exact < 0) {
        print_line(vk_say("There is no such choice. Type list for the choices, help for help."));
        return VK_RUN_NOT_NOW;
    }
    return vk_run_act(&l->run, l->choices.at[exact].act);
}

static enum vk_run_answer tell_back(enum vk_run_answer answer)
{
    print_line(answer == VK_RUN_FINE ? vk_say("Taken back.")
                                     : vk_say("There is nothing to take back."));
    return answer;
}

/* One line of the learner. VK_RUN_NOT_NOW: nothing has changed. */
static enum vk_run_answer understand(struct learn *l, const char *line)
{
    struct vk_run *r = &l->run;
    if (look(l, line))
        return VK_RUN_NOT_NOW;
    if (strcmp(line, "back") == 0 || strcmp(line, "undo") == 0)
        return tell_back(vk_run_back(r));
    if (strcmp(line, "again") == 0)
        return tell_back(vk_run_again(r));
    if (strcmp(line, "show") == 0)
        return vk_run_show(r);
    if (strcmp(line, "hint") == 0) {
        enum vk_run_answer answer = vk_run_help(r);
        print_wrapped(answer == VK_RUN_FINE
                          ? vk_say(r->result)
                          : vk_say("There is no hint here; type show to see how."));
        return VK_RUN_NOT_NOW;
    }
    if (r->awaits == VK_AWAITS_NEXT && (!line[0] || strcmp(line, "next") == 0))
        return vk_run_next(r);
    if (r->awaits == VK_AWAITS_ANSWER && read_number(line))
        return vk_run_choose(r, read_number(line) - 1);
    if (r->awaits == VK_AWAITS_ACTION && line[0])
        return pick(l, line);
    print_line(r->awaits == VK_AWAITS_NEXT ? vk_say("Press Enter to go on, or type help.")
                                           : vk_say("Answer with a number, or type help."));
    return VK_RUN_NOT_NOW;
}

/* ---- A lesson -------------------------------------------------------------------------------- */

static int broken(const struct learn *l)
{
    fflush(stdout);
    fprintf(stderr, vk_say("vaka: the lessons of %s do not fit this program: line %u: %s\n"),
            l->book.game->id, l->run.fault.line, l->run.fault.why);
    return 1;
}

/* To its end: 0; the learner leaves: -1; else an exit status. */
static int learn_lesson(struct learn *l, int lesson)
{
    char line[512];
    struct vk_out out = page_begin(l);
    const struct vk_book_lesson *row = &l->book.lesson[lesson];
    if (row->part)
        text_say(&out, vk_say("\nLesson %d of %d, %s: %s."), lesson + 1, l->book.n_lessons,
                 vk_say(row->part), vk_say(row->title));
    else
        text_say(&out, vk_say("\nLesson %d of %d: %s."), lesson + 1, l->book.n_lessons,
                 vk_say(row->title));
    print_line(l->page);
    l->beat = -1;
    l->result = NULL;
    enum vk_run_answer answer = vk_run_open(&l->run, &l->book, lesson);
    while (answer != VK_RUN_BROKEN && l->run.awaits != VK_AWAITS_OVER) {
        if (answer != VK_RUN_NOT_NOW)
            print_now(l);
        if (l->run.awaits == VK_AWAITS_WATCH) {
            answer = vk_run_watch(&l->run);
            continue;
        }
        print("> ");
        if (!read_line(line, sizeof line) || strcmp(line, "quit") == 0 || strcmp(line, "q") == 0)
            return -1;
        l->result = NULL;
        answer = understand(l, line);
    }
    if (answer == VK_RUN_BROKEN)
        return broken(l);
    print_now(l);
    print_line("");
    print_wrapped(vk_say(row->tip));
    return 0;
}

static bool wants_next(void)
{
    char line[512];
    print(vk_say("\nPress Enter for the next lesson, or type quit.\n> "));
    return read_line(line, sizeof line) && strcmp(line, "quit") != 0 && strcmp(line, "q") != 0;
}

static int learn_from(struct learn *l, int lesson)
{
    struct fault no;
    for (; lesson < l->book.n_lessons; lesson++) {
        int status = learn_lesson(l, lesson);
        if (status > 0)
            return status;
        if (status == 0 && !lesson_note(&l->book, lesson, &no)) {
            fflush(stdout);
            fprintf(stderr, "vaka: %s\n", no.why);
            return 1;
        }
        if (status < 0 || (lesson + 1 < l->book.n_lessons && !wants_next()))
            return stop_signal() ? 128 + stop_signal() : 0;
    }
    struct vk_out out = page_begin(l);
    text_say(&out, vk_say("\nThat was the last lesson. Your first game: vaka play %s"),
             l->book.game->id);
    print_line(l->page);
    return 0;
}

static bool ready(struct learn *l, const struct vk_game *game)
{
    struct vk_book_fault no;
    uint32_t cap = game->step_bound;
    if (!vk_book_read(&l->book, vk_book_text(game->id), &no)) {
        l->run.fault = no;
        l->book.game = game;
        return false;
    }
    l->t.game = game;
    l->t.face = vk_face_of(game);
    l->t.people = (uint16_t)VK_ONLY(l->book.you);
    l->t.words.reader = l->book.you + 1;
    vk_say_in(&l->t.words);
    l->t.view = l->view;
    l->t.session = (struct vk_session){ .game = game, .state = l->state, .cap = cap };
    l->t.session.step = calloc(cap, sizeof *l->t.session.step);
    for (int i = 0; i < l->book.seats; i++)
        l->t.words.name[i] = l->book.name[i][0] ? l->book.name[i] : NULL;
    l->run = (struct vk_run){ .session = &l->t.session, .view = l->json, .view_size = VIEW };
    if (!l->t.session.step)
        vk_book_say(&l->run.fault, 0, vk_say("there is no memory left"), "");
    return l->t.session.step != NULL;
}

int term_learn(const struct vk_game *game, const char *lesson)
{
    struct learn *l = calloc(1, sizeof *l);
    if (!l)
        return 1;
    term_begin();
    int status = 1;
    if (!ready(l, game)) {
        status = broken(l);
    } else {
        uint32_t done = lessons_done(&l->book);
        int from = lesson ? vk_book_find(&l->book, lesson) : 0;
        while (!lesson && from + 1 < l->book.n_lessons && done >> from & 1)
            from++;
        status = learn_from(l, from);
    }
    free(l->t.session.step);
    free(l);
    return status;
}
