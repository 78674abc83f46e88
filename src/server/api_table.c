/* api_table.c - what people do with one table: come, go, bots, close, rematch; their notes. */
#include "server/budget.h"
#include "server/call.h"
#include "server/live.h"
#include "server/show.h"
#include "store/xmalloc.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The answer ---------------------------------------------------------------------------- */

struct row_answer {
    const struct table *t;
    int look;
};

static void write_row(struct vk_json *j, const void *context)
{
    const struct row_answer *a = context;
    struct row_look look = row_for(a->t, a->look);
    vk_json_object(j, NULL);
    show_row(j, "table", &look);
    vk_json_end(j, '}');
}

void answer_row(struct call *c, const struct table *t)
{
    struct row_answer a = { t, table_look(t, c->me.id) };
    call_answer(c, write_row, &a);
}

/* ---- Changes of seats ---------------------------------------------------------------------- */

/* What is done to the table; a refusal has changed nothing. */
struct visit_kind {
    enum fault (*run)(struct call *c, struct table *t, struct change *change, const char **why);
};

/* It was done before: the table as it is now. */
static void run_repeated(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    if (f == FINE)
        answer_row(c, t);
    else
        call_refuse(c, f, NULL);
}

/* What is refused may have been done when the store went away, or for the same caller before: his id tells. */
struct repeat_job {
    struct keeper_job job;
    struct call *call;
    enum fault f;
    char why[200];
    char reply[STORE_REPLY];
};

static int run_look_up(struct keeper_job *job, struct store *s, struct err *e)
{
    struct repeat_job *r = (struct repeat_job *)job;
    return store_command_get(s, r->call->id, r->call->me.id, r->call->client, r->reply, e);
}

static void done_look_up(struct keeper_job *job, VK_UNUSED void *context)
{
    struct repeat_job *r = (struct repeat_job *)job;
    struct call *c = r->call;
    if (job->e.code == ERR_NONE) {
        c->visit.run = run_repeated;
        tables_visit(c->sv, c->id, &c->visit);
    } else if (job->e.code == ERR_NOT_FOUND) {
        call_refuse(c, r->f, r->why[0] ? r->why : NULL);
    } else {
        call_refuse(c, F_BUSY, NULL);
    }
    free(r);
}

static void refuse_or_repeat(struct call *c, enum fault f, const char *why)
{
    struct repeat_job *r = xcalloc(1, sizeof *r);
    r->job.run = run_look_up;
    r->job.done = done_look_up;
    r->call = c;
    r->f = f;
    (void)snprintf(r->why, sizeof r->why, "%s", why ? why : "");
    if ((c->is_named || c->visit.is_in_doubt) && keeper_put(c->sv->keeper, &r->job))
        return;
    free(r);
    call_refuse(c, f, why);
}

/* The caller's own id, under which he may ask again; or one for a store that goes away meanwhile. */
static void name_call(struct call *c)
{
    struct ask a = call_ask(c);
    const char *own = ask_text(&a, "id", (size_t)STORE_ID - 1, "");
    c->is_named = own[0] && !a.why[0];
    if (c->is_named)
        (void)snprintf(c->client, sizeof c->client, "%s", own);
    else if (!c->client[0])
        (void)snprintf(c->client, sizeof c->client, "h-%08x%08x", randombytes_random(),
                       randombytes_random());
}

static void after_seats(struct change *change, struct table *t, enum fault f)
{
    struct call *c = change->context;
    bool has_begun = change->n_lines > 0;
    if (change->is_repeat) {
        c->visit.run = run_repeated;
        tables_visit(c->sv, c->id, &c->visit);
        return;
    }
    if (f != FINE) {
        call_refuse(c, f, NULL);
        return;
    }
    answer_row(c, t);
    if (change->deed.ends_question)
        live_say_asked(t);
    live_say_remark(t, change);
    if (has_begun) {
        t->play.shown = t->sv->now;
        live_greet_all(t);
    } else {
        live_relook(t);
        live_say_table(t);
    }
}

static void change_seats(struct call *c, struct table *t)
{
    const char *why = NULL;
    struct change *change = change_new(t);
    change->context = c;
    change->visit = &c->visit;
    change->after = after_seats;
    name_call(c);
    change_command(change, &c->me, c->client);
    enum fault f = c->kind->run(c, t, change, &why);
    if (f == FINE) {
        change->deed.ends_question = vk_table_close(&t->play, VK_RESEATED, VK_NONE);
        table_commit(t, change);
    } else {
        change_free(change);
        refuse_or_repeat(c, f, why);
    }
}

static void run_seats(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    if (f == FINE && !table_may_see(&t->row, c->me.id, net_query(c->q, "invite")) &&
        !table_may_see(&t->row, c->me.id, json_string_value(json_object_get(c->body, "invite"))))
        f = F_NOT_FOUND;
    if (f == FINE)
        change_seats(c, t);
    else
        call_refuse(c, f, NULL);
}

static void visit_seats(struct call *c, const struct visit_kind *kind)
{
    c->visit.run = run_seats;
    c->kind = kind;
    tables_visit(c->sv, c->id, &c->visit);
}

static enum fault join(struct call *c, struct table *t, struct change *change, const char **why)
{
    struct ask a = call_ask(c);
    int seat = (int)ask_int_or(&a, "seat", 0, STORE_SEATS - 1, -1);
    if (a.why[0]) {
        *why = "The key \"seat\" takes the number of a seat.";
        return F_BAD_REQUEST;
    }
    return seat_join(t, change, &c->me, seat, why);
}

static enum fault leave(struct call *c, struct table *t, struct change *change, const char **why)
{
    return seat_leave(t, change, &c->me, why);
}

static enum fault put_bot(struct call *c, struct table *t, struct change *change, const char **why)
{
    struct ask a = call_ask(c);
    int seat = (int)ask_int(&a, "seat", 0, STORE_SEATS - 1);
    const char *level = ask_text(&a, "level", 15, VK_USUAL_LEVEL);
    if (a.why[0]) {
        *why = "The keys are \"seat\", the number of a seat, and \"level\", the name of a level.";
        return F_BAD_REQUEST;
    }
    *why = bots_refusal(c->sv, &c->me);
    return *why ? F_TOO_MANY : seat_bot(t, change, &c->me, seat, level, why);
}

static enum fault offer(struct call *c, struct table *t, VK_UNUSED struct change *change,
                        const char **why)
{
    struct ask a = call_ask(c);
    int seat = (int)ask_int(&a, "seat", 0, STORE_SEATS - 1);
    bool is_open = ask_bool_or(&a, "yes", true);
    if (a.why[0]) {
        *why = "The keys are \"seat\", the number of a seat, and \"yes\".";
        return F_BAD_REQUEST;
    }
    return seat_offer(t, &c->me, seat, is_open, why);
}

static enum fault shut(struct call *c, struct table *t, struct change *change, const char **why)
{
    return table_shut(t, change, &c->me, why);
}

void api_join(struct call *c)
{
    static const struct visit_kind kind = { join };
    visit_seats(c, &kind);
}

void api_leave(struct call *c)
{
    static const struct visit_kind kind = { leave };
    visit_seats(c, &kind);
}

void api_bot(struct call *c)
{
    static const struct visit_kind kind = { put_bot };
    visit_seats(c, &kind);
}

void api_offer(struct call *c)
{
    static const struct visit_kind kind = { offer };
    visit_seats(c, &kind);
}

void api_close_table(struct call *c)
{
    static const struct visit_kind kind = { shut };
    visit_seats(c, &kind);
}

/* ---- Rematch ------------------------------------------------------------------------------- */

static void after_rematch(struct change *change, struct table *t, enum fault f)
{
    struct call *c = change->context;
    struct table *next = change->also->ahead;
    if (f != FINE) {
        call_refuse(c, f, NULL);
        table_free(next);
        return;
    }
    answer_row(c, next);
    live_say_table(t);
    if (tables_insert(t->sv, next))
        table_serve(next);
    else
        table_free(next);
}

/* The other people are asked: their seats are kept for them until they answer. */
static void same_again(const struct table *t, struct opening *o, const struct call *c)
{
    const struct store_table *row = &t->row;
    char day[VK_DAY_TEXT];
    memcpy(o->game, row->game, sizeof o->game);
    memcpy(o->name, row->name, sizeof o->name);
    if (table_daily(row, day))
        people_invent_table(call_language(c), o->name); /* what follows has luck of its own */
    memcpy(o->options, row->options, sizeof o->options);
    o->n_seats = row->n_seats;
    o->is_slow = row->pace;
    o->is_public = row->is_public;
    o->hints = row->hints;
    o->clock_start = row->clock_start;
    o->clock_step = row->clock_step;
    for (int i = 0; i < row->n_seats; i++) {
        o->seat[i].kind = row->seat[i].kind;
        o->seat[i].person = row->seat[i].person;
        o->seat[i].is_asked = row->seat[i].kind == SEAT_PERSON && row->seat[i].person != c->me.id;
        memcpy(o->seat[i].name, t->play.name[i], STORE_NAME);
        if (row->seat[i].kind == SEAT_BOT)
            memcpy(o->seat[i].level, row->seat[i].level, sizeof o->seat[i].level);
    }
}

static void run_rematch(struct visit *v, struct table *t, enum fault f);

/* The table that follows is there: to want it too is to say yes. One that was closed is replaced. */
static void run_offer(struct visit *v, struct table *t, enum fault f)
{
    static const struct visit_kind kind = { join };
    struct call *c = (struct call *)v;
    if (f == FINE && t->row.status == TABLE_CLOSED) {
        memcpy(c->id, c->after, sizeof c->id);
        c->visit.run = run_rematch;
        tables_visit(c->sv, c->id, &c->visit);
    } else if (f == FINE && t->row.status == TABLE_OPEN) {
        c->kind = &kind;
        change_seats(c, t);
    } else if (f == FINE && (table_seat(t, c->me.id) >= 0 || t->row.is_public)) {
        answer_row(c, t);
    } else {
        call_refuse(c, f == FINE ? F_FORBIDDEN : f,
                    f == FINE ? "The others play without you now." : NULL);
    }
}

static void run_rematch(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    if (f == FINE && !table_may_see(&t->row, c->me.id, net_query(c->q, "invite")))
        f = F_NOT_FOUND;
    if (f == FINE && table_seat(t, c->me.id) < 0)
        f = F_FORBIDDEN;
    if (f != FINE) {
        call_refuse(c, f, f == F_FORBIDDEN ? "You do not sit at this table." : NULL);
        return;
    }
    if (t->row.rematch[0] && !c->after[0]) {
        memcpy(c->after, c->id, sizeof c->after);
        memcpy(c->id, t->row.rematch, sizeof c->id);
        c->visit.run = run_offer;
        tables_visit(c->sv, c->id, &c->visit);
        return;
    }
    if (!table_is_over(t)) {
        call_refuse(c, F_FORBIDDEN, "The game is not over yet.");
        return;
    }
    struct opening o = { 0 };
    struct change *change = change_new(t);
    same_again(t, &o, c);
    /* Whoever presses: it is the same table. One that was closed is followed by another. */
    (void)snprintf(o.seed, sizeof o.seed, "rematch %s %s", t->row.id, t->row.rematch);
    struct table *next = opening_table(c->sv, &o, &c->me, &change->also);
    change->visit = &c->visit;
    memcpy(t->row.rematch, next->row.id, sizeof t->row.rematch);
    change->context = c;
    change->after = after_rematch;
    table_commit(t, change);
}

void api_rematch(struct call *c)
{
    c->visit.run = run_rematch;
    tables_visit(c->sv, c->id, &c->visit);
}

/* ---- Notes --------------------------------------------------------------------------------- */

struct note_job {
    struct keeper_job job;
    struct call *call;
    char table[STORE_ID];
    char invite[STORE_ID];
    int64_t person;
    bool is_put;
    char text[STORE_NOTE];
};

static int run_note(struct keeper_job *job, struct store *s, struct err *e)
{
    struct note_job *n = (struct note_job *)job;
    struct store_table row;
    if (store_table_get(s, n->table, &row, e))
        return -1;
    if (!table_may_see(&row, n->person, n->invite))
        return err_set(e, ERR_NOT_FOUND, "not for this person");
    if (n->is_put)
        return store_note_put(s, n->table, n->person, n->text, e);
    return store_note_get(s, n->table, n->person, n->text, e);
}

static void write_note(struct vk_json *j, const void *context)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "text", context);
    vk_json_end(j, '}');
}

static void done_note(struct keeper_job *job, VK_UNUSED void *context)
{
    struct note_job *n = (struct note_job *)job;
    if (job->e.code == ERR_NONE)
        call_answer(n->call, write_note, n->text);
    else
        call_refuse(n->call, job->e.code == ERR_NOT_FOUND ? F_NOT_FOUND : F_BUSY, NULL);
    free(n);
}

static void put_note_job(struct call *c, const char *text)
{
    struct note_job *n = xcalloc(1, sizeof *n);
    const char *invite = net_query(c->q, "invite");
    n->job.run = run_note;
    n->job.done = done_note;
    n->call = c;
    n->person = c->me.id;
    n->is_put = text != NULL;
    memcpy(n->table, c->id, sizeof n->table);
    if (invite && strlen(invite) < sizeof n->invite)
        memcpy(n->invite, invite, strlen(invite));
    if (text)
        memcpy(n->text, text, strlen(text));
    if (keeper_put(c->sv->keeper, &n->job))
        return;
    free(n);
    call_refuse(c, F_BUSY, NULL);
}

void api_note(struct call *c)
{
    put_note_job(c, NULL);
}

void api_put_note(struct call *c)
{
    struct ask a = call_ask(c);
    const char *text = ask_text(&a, "text", STORE_NOTE - 1, NULL);
    if (a.why[0]) {
        call_refuse(c, F_BAD_REQUEST, a.why);
    } else if (!budget_may_write(c->sv, c->me.household)) {
        call_refuse(c, F_TOO_MANY, budget_no_writing);
    } else {
        budget_written(c->sv, c->me.household, strlen(text));
        put_note_job(c, text);
    }
}
