/* run.c - a lesson under way: one beat after the other, each on the session's position. */
#include "lesson/run.h"
#include "lesson/cond.h"
#include <string.h>

static const char not_asked[] = "That is possible too. For now, do what is asked.";
static const char not_yet[] = "Not yet. Take it back and try another way.";

const struct vk_book_beat *vk_run_beat(const struct vk_run *r)
{
    return &r->book->beat[r->book->lesson[r->lesson].beats.from + r->beat];
}

static enum vk_run_answer broken(struct vk_run *r, uint32_t line, const char *what,
                                 const char *which)
{
    vk_book_say(&r->fault, line, what, which);
    return VK_RUN_BROKEN;
}

static void say(struct vk_run *r, enum vk_run_said kind, const char *text)
{
    r->said = text ? (uint8_t)kind : VK_SAID_NOTHING;
    r->result = text;
}

/* ---- Steps ------------------------------------------------------------------------------------- */

/* Who takes a step that names nobody: the one who is due. */
static int due_seat(const struct vk_session *t)
{
    struct vk_due due = vk_due(t->game, t->state);
    for (int seat = 0; !due.over && seat < VK_SEATS_MAX; seat++)
        if (due.seats >> seat & 1)
            return seat;
    return due.over ? VK_NONE : VK_CHANCE;
}

static bool is_due(const struct vk_session *t, int seat)
{
    struct vk_due due = vk_due(t->game, t->state);
    return !due.over && due.seats >> seat & 1;
}

static enum vk_run_answer play(struct vk_run *r, uint32_t line, const struct vk_book_step *step)
{
    struct vk_session *t = r->session;
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    int rc =
        vk_session_act(t, step->seat == VK_NONE ? due_seat(t) : step->seat, step->act, 0, NULL);
    if (rc == VK_OK)
        return VK_RUN_FINE;
    vk_action_write(t->game, step->act, &out);
    vk_put(&out, " after step ");
    vk_put_int(&out, t->n);
    return broken(r, line, "this cannot be done there: ", text);
}

static enum vk_run_answer place(struct vk_run *r, const struct vk_book_beat *beat)
{
    const struct vk_book *b = r->book;
    const struct vk_book_story *story = &b->story[beat->story];
    struct vk_session *t = r->session;
    struct vk_refusal no;
    r->story = beat->story;
    r->scene++;
    if (vk_session_open(t, b->game, &story->setup, t->state, t->step, t->cap, &no, NULL))
        return broken(r, story->line, no.why, "");
    for (int i = 0; i < beat->at; i++)
        if (play(r, story->line, &b->step[story->steps.from + i]) == VK_RUN_BROKEN)
            return VK_RUN_BROKEN;
    return VK_RUN_FINE;
}

/* ---- Beats ------------------------------------------------------------------------------------- */

static uint8_t awaits_of(const struct vk_book_beat *beat)
{
    switch (beat->kind) {
    case VK_BEAT_DO:
    case VK_BEAT_TRY: return VK_AWAITS_ACTION;
    case VK_BEAT_WATCH: return VK_AWAITS_WATCH;
    case VK_BEAT_ASK: return VK_AWAITS_ANSWER;
    default: return VK_AWAITS_NEXT;
    }
}

/* What is decided now, or -1: the game is over. */
static int point_of(const struct vk_session *t)
{
    struct vk_due due = vk_due(t->game, t->state);
    return due.over ? -1 : due.point;
}

/* The beat r->beat begins, or the lesson is over. */
static enum vk_run_answer enter(struct vk_run *r)
{
    r->is_reached = r->is_shown = false;
    r->failures = r->helps = 0;
    if (r->beat == r->book->lesson[r->lesson].beats.n) {
        r->awaits = VK_AWAITS_OVER;
        return VK_RUN_RIGHT;
    }
    const struct vk_book_beat *beat = vk_run_beat(r);
    if (beat->has_place && place(r, beat) == VK_RUN_BROKEN)
        return VK_RUN_BROKEN;
    r->began = r->session->n;
    r->point = point_of(r->session);
    r->awaits = awaits_of(beat);
    return VK_RUN_RIGHT;
}

enum vk_run_answer vk_run_open(struct vk_run *r, const struct vk_book *b, int lesson)
{
    r->book = b;
    r->lesson = (uint16_t)lesson;
    r->beat = 0;
    r->scene = 0;
    r->fault = (struct vk_book_fault){ 0 };
    say(r, VK_SAID_NOTHING, NULL);
    return enter(r);
}

enum vk_run_answer vk_run_next(struct vk_run *r)
{
    if (r->awaits != VK_AWAITS_NEXT)
        return VK_RUN_NOT_NOW;
    say(r, VK_SAID_NOTHING, NULL);
    r->beat++;
    return enter(r);
}

/*
 * An action or a scene is over: its sentence stays while the next beat begins. Where that begins at another place
 * the learner first sees what it brought.
 */
static enum vk_run_answer go_on(struct vk_run *r, const char *then)
{
    const struct vk_book_lesson *lesson = &r->book->lesson[r->lesson];
    enum vk_run_answer answer = VK_RUN_RIGHT;
    if (r->beat + 1 < lesson->beats.n && vk_run_beat(r)[1].has_place) {
        r->awaits = VK_AWAITS_NEXT;
    } else {
        r->beat++;
        answer = enter(r);
    }
    say(r, VK_SAID_THEN, then);
    return answer;
}

bool vk_run_is_done(const struct vk_run *r)
{
    return r->awaits == VK_AWAITS_NEXT && vk_run_beat(r)->kind != VK_BEAT_SAY;
}

/* ---- Judging a try ----------------------------------------------------------------------------- */

/* The step of the learner that is his last. */
static uint32_t last_own(const struct vk_run *r)
{
    uint32_t i = r->session->n;
    while (i > r->began && r->session->step[i - 1].seat != r->book->you)
        i--;
    return i > r->began ? i - 1 : r->began;
}

/* How many steps of this beat the learner has made. */
static uint32_t n_own(const struct vk_run *r)
{
    uint32_t n = 0;
    for (uint32_t i = r->began; i < r->session->n; i++)
        n += r->session->step[i].seat == r->book->you;
    return n;
}

/*
 * The first row of this kind whose condition holds, or NULL. A path that is not in the view does not hold:
 * it is noted as a fault of the book, which tests look for, and the lesson goes on.
 */
static const struct vk_book_row *row_that_holds(struct vk_run *r, uint8_t kind)
{
    const struct vk_book_beat *beat = vk_run_beat(r);
    struct vk_cond_at at = { .session = r->session, .seat = r->book->you, .view = r->view };
    at.from = kind == VK_ROW_GOAL ? r->began : last_own(r);
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &r->book->row[beat->rows.from + i];
        if (row->kind != kind)
            continue;
        enum vk_truth is = vk_cond(row->cond, &at);
        if (is == VK_NO_SUCH)
            broken(r, row->line, "the view has no such value: ", row->cond);
        if (is == VK_TRUE)
            return row;
    }
    return NULL;
}

static void look(struct vk_run *r)
{
    struct vk_out out = vk_out_to(r->view, r->view_size);
    struct vk_json j = vk_json_to(&out);
    vk_view_json(r->session->game, r->session->state, r->book->you, r->session->n, &j);
    if (!vk_out_ok(&out))
        broken(r, vk_run_beat(r)->line, "the view has no room", "");
}

/* Of a reply that begins at row i, the first way that can be taken; NULL: the learner led elsewhere. */
static const struct vk_book_step *way_of(const struct vk_run *r, int i, int seat)
{
    const struct vk_book_beat *beat = vk_run_beat(r);
    const struct vk_book_step *step = &r->book->step[beat->reply.from];
    struct vk_actions list;
    vk_legal(r->session->game, r->session->state, seat, &list);
    for (int k = i; k < beat->reply.n && (k == i || step[k].is_or); k++)
        if (vk_find(&list, step[k].act) >= 0)
            return &step[k];
    return NULL;
}

/* What others and chance do next in a try; NULL: nothing is said of that. */
static const struct vk_book_step *next_reply(const struct vk_run *r)
{
    const struct vk_book_beat *beat = vk_run_beat(r);
    const struct vk_book_step *reply = &r->book->step[beat->reply.from];
    const struct vk_session *t = r->session;
    for (int i = 0; i < beat->reply.n; i++) {
        int n_before = 0, n_done = 0;
        int seat = reply[i].seat == VK_NONE ? due_seat(t) : reply[i].seat;
        bool is_theirs = seat == VK_CHANCE ? due_seat(t) == VK_CHANCE : is_due(t, seat);
        if (reply[i].is_or || seat == r->book->you || !is_theirs)
            continue;
        for (int k = 0; k < i; k++)
            n_before += reply[k].seat == reply[i].seat && !reply[k].is_or;
        for (uint32_t k = r->began; k < t->n; k++)
            n_done += reply[i].seat == VK_NONE ? t->step[k].seat != r->book->you
                                               : t->step[k].seat == reply[i].seat;
        if (n_before == n_done)
            return way_of(r, i, seat);
    }
    return NULL;
}

/* After a step of a try: is the goal reached, is it wrong, who is next? */
static enum vk_run_answer judge(struct vk_run *r, bool is_own)
{
    look(r);
    const struct vk_book_row *row = row_that_holds(r, VK_ROW_GOAL);
    if (row) {
        r->is_reached = true;
        r->is_shown = false;
        r->awaits = VK_AWAITS_NEXT;
        say(r, VK_SAID_GOOD, row->text);
        return VK_RUN_RIGHT;
    }
    bool is_mine = is_due(r->session, r->book->you);
    bool is_next = !is_mine && next_reply(r);
    row = is_own || !is_next ? row_that_holds(r, VK_ROW_WRONG) : NULL;
    r->awaits = r->is_shown || (is_next && !row) ? VK_AWAITS_WATCH : VK_AWAITS_ACTION;
    if ((!row && (is_mine || is_next)) || r->is_shown) {
        row = row_that_holds(r, VK_ROW_NOTE);
        say(r, VK_SAID_THEN, row ? row->text : NULL);
        return VK_RUN_FINE;
    }
    r->failures++;
    say(r, VK_SAID_WRONG, row ? row->text : vk_run_beat(r)->then ? vk_run_beat(r)->then : not_yet);
    return VK_RUN_WRONG;
}

/* ---- What the learner does --------------------------------------------------------------------- */

/* Legal by what he sees. */
static bool is_legal(const struct vk_run *r, vk_action a)
{
    struct vk_actions list;
    if (!is_due(r->session, r->book->you))
        return false;
    vk_legal(r->session->game, r->session->state, r->book->you, &list);
    return vk_find(&list, a) >= 0;
}

/* The pattern that is asked for now, and its length: `A; B; C` are done one after the other. */
static const char *asked(const struct vk_run *r, size_t *n)
{
    const char *pattern = vk_run_beat(r)->action;
    for (uint32_t done = n_own(r); done && strchr(pattern, ';'); done--)
        pattern = strchr(pattern, ';') + 1;
    *n = strcspn(pattern, ";");
    return pattern;
}

static bool is_asked(const struct vk_run *r, vk_action a)
{
    size_t n;
    const char *pattern = asked(r, &n);
    return vk_pattern_fits(pattern, n, r->session->game, a);
}

/* An action that was asked for is done: the next of this beat, or the next beat. */
static enum vk_run_answer after_asked(struct vk_run *r, const struct vk_book_beat *beat)
{
    uint32_t asked_for = 1;
    for (const char *c = beat->action; *c; c++)
        asked_for += *c == ';';
    if (n_own(r) == asked_for)
        return go_on(r, beat->then);
    say(r, VK_SAID_NOTHING, NULL);
    return VK_RUN_FINE;
}

enum vk_run_answer vk_run_act(struct vk_run *r, vk_action a)
{
    const struct vk_book_step step = { .act = a, .seat = r->book->you };
    if (r->awaits != VK_AWAITS_ACTION)
        return VK_RUN_NOT_NOW;
    const struct vk_book_beat *beat = vk_run_beat(r);
    if (!is_legal(r, a))
        return VK_RUN_ILLEGAL;
    if (beat->kind == VK_BEAT_DO && !is_asked(r, a)) {
        say(r, VK_SAID_OTHER, not_asked);
        return VK_RUN_OTHER;
    }
    if (play(r, beat->line, &step) == VK_RUN_BROKEN)
        return VK_RUN_BROKEN;
    return beat->kind == VK_BEAT_DO ? after_asked(r, beat) : judge(r, true);
}

/* The next step of a scene that is watched. */
static enum vk_run_answer watch_scene(struct vk_run *r, const struct vk_book_beat *beat)
{
    const struct vk_book *b = r->book;
    const struct vk_book_story *story = &b->story[r->story];
    uint32_t done = r->session->n - r->began;
    uint32_t n = beat->n_recorded ? beat->n_recorded : beat->steps.n;
    const struct vk_book_step *step = &b->step[beat->steps.from + done];
    if (beat->n_recorded) {
        if (r->session->n >= story->steps.n)
            return broken(r, beat->line, "the story is over", "");
        step = &b->step[story->steps.from + r->session->n];
    }
    if (play(r, beat->line, step) == VK_RUN_BROKEN)
        return VK_RUN_BROKEN;
    return done + 1 == n ? go_on(r, beat->then) : VK_RUN_FINE;
}

/* The next step of a solution, of the steps of the learner that are not done yet. */
static enum vk_run_answer watch_solution(struct vk_run *r, const struct vk_book_beat *beat)
{
    uint32_t done = n_own(r);
    if (done >= beat->steps.n)
        return broken(r, beat->line, "the solution does not reach the goal", "");
    if (play(r, beat->line, &r->book->step[beat->steps.from + done]) == VK_RUN_BROKEN)
        return VK_RUN_BROKEN;
    return judge(r, true);
}

enum vk_run_answer vk_run_watch(struct vk_run *r)
{
    if (r->awaits != VK_AWAITS_WATCH)
        return VK_RUN_NOT_NOW;
    const struct vk_book_beat *beat = vk_run_beat(r);
    if (beat->kind == VK_BEAT_WATCH)
        return watch_scene(r, beat);
    if (is_due(r->session, r->book->you))
        return watch_solution(r, beat);
    const struct vk_book_step *reply = next_reply(r);
    if (!reply)
        return broken(r, beat->line, "the others have no reply here", "");
    if (play(r, beat->line, reply) == VK_RUN_BROKEN)
        return VK_RUN_BROKEN;
    return judge(r, false);
}

enum vk_run_answer vk_run_choose(struct vk_run *r, int answer)
{
    if (r->awaits != VK_AWAITS_ANSWER)
        return VK_RUN_NOT_NOW;
    const struct vk_book_beat *beat = vk_run_beat(r);
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &r->book->row[beat->rows.from + i];
        if ((row->kind != VK_ROW_RIGHT && row->kind != VK_ROW_OTHER) || answer--)
            continue;
        bool is_right = row->kind == VK_ROW_RIGHT;
        r->awaits = VK_AWAITS_NEXT;
        say(r, is_right ? VK_SAID_GOOD : VK_SAID_WRONG, row->text);
        return is_right ? VK_RUN_RIGHT : VK_RUN_WRONG;
    }
    return VK_RUN_ILLEGAL;
}

/* ---- Back, again, show, help ------------------------------------------------------------------- */

bool vk_run_can_back(const struct vk_run *r)
{
    if (r->awaits == VK_AWAITS_OVER || vk_run_beat(r)->kind != VK_BEAT_TRY || r->is_shown)
        return false;
    return r->session->n > r->began;
}

static enum vk_run_answer back_to(struct vk_run *r, uint32_t to)
{
    if (!vk_run_can_back(r))
        return VK_RUN_NOT_NOW;
    vk_session_rewind(r->session, to);
    r->is_reached = false;
    r->awaits = VK_AWAITS_ACTION;
    say(r, VK_SAID_NOTHING, NULL);
    return VK_RUN_FINE;
}

/* What was wrong goes whole, not by half a step: back to where a decision of the kind that the try began with was
 * open. */
enum vk_run_answer vk_run_back(struct vk_run *r)
{
    bool is_wrong = r->said == VK_SAID_WRONG;
    enum vk_run_answer answer = back_to(r, vk_run_can_back(r) ? last_own(r) : 0);
    while (is_wrong && r->session->n > r->began && point_of(r->session) != r->point)
        answer = back_to(r, last_own(r));
    return answer;
}

enum vk_run_answer vk_run_again(struct vk_run *r)
{
    return back_to(r, r->began);
}

bool vk_run_can_show(const struct vk_run *r)
{
    return r->awaits == VK_AWAITS_ACTION;
}

static enum vk_run_answer show_asked(struct vk_run *r)
{
    struct vk_actions list;
    vk_legal(r->session->game, r->session->state, r->book->you, &list);
    for (int i = 0; i < list.n; i++)
        if (is_asked(r, list.act[i]))
            return vk_run_act(r, list.act[i]);
    return broken(r, vk_run_beat(r)->line, "this cannot be done there: ", vk_run_beat(r)->action);
}

enum vk_run_answer vk_run_show(struct vk_run *r)
{
    if (!vk_run_can_show(r))
        return VK_RUN_NOT_NOW;
    if (vk_run_beat(r)->kind == VK_BEAT_TRY) {
        vk_session_rewind(r->session, r->began);
        r->is_shown = true;
        r->awaits = VK_AWAITS_WATCH;
        say(r, VK_SAID_NOTHING, NULL);
        return VK_RUN_FINE;
    }
    enum vk_run_answer answer = VK_RUN_FINE;
    for (uint16_t beat = r->beat; answer == VK_RUN_FINE && r->beat == beat;)
        answer = show_asked(r);
    return answer;
}

int vk_run_n_helps(const struct vk_run *r)
{
    const struct vk_book_beat *beat = vk_run_beat(r);
    int n = 0;
    for (int i = 0; r->awaits == VK_AWAITS_ACTION && i < beat->rows.n; i++)
        n += r->book->row[beat->rows.from + i].kind == VK_ROW_HELP;
    return n;
}

enum vk_run_answer vk_run_help(struct vk_run *r)
{
    int n = vk_run_n_helps(r), which = r->helps < n ? r->helps : n - 1;
    if (!n)
        return VK_RUN_NOT_NOW;
    const struct vk_book_beat *beat = vk_run_beat(r);
    const struct vk_book_row *row = &r->book->row[beat->rows.from];
    for (;; row++)
        if (row->kind == VK_ROW_HELP && which-- == 0)
            break;
    r->helps++;
    say(r, VK_SAID_THEN, row->text);
    return VK_RUN_FINE;
}
