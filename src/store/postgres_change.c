/*
 * postgres_change.c - changes of tables in PostgreSQL. Each is one statement, in a part of the transaction that can be
 * taken back alone; those of a group go over in one pipeline, in the order of table ids, so that two servers with
 * the same tables in their groups wait for each other and not in a circle.
 */
#include "store/postgres.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

/* As many as can be answered before the first answer is read, whatever the buffers of a socket hold. */
enum { PIPELINE_CHANGES = 64 };

static const char *const row_taken = "there is a table with this id or this invite already";

/* ---- Parameters ---- */

/* 1 to 26: in the order of TABLE_VALUES. */
static void give_row(struct call *c, const struct store_table *t)
{
#define COLUMN(kind, member) GIVE_##kind(member);
#define GIVE_TEXT(member)    give_text(c, t->member)
#define GIVE_NUMBER(member)  give_number(c, t->member)
#define GIVE_STEP            GIVE_NUMBER
#define GIVE_SMALL           GIVE_NUMBER
#define GIVE_BYTES(member)   give_bytes(c, t->member)
#include "store/table_row.def"
#undef COLUMN
}

static void give_lines(struct call *c, const struct store_change *change)
{
    struct array lines = { 0 };
    const char *text;
    size_t n;
    for (size_t at = 0; (text = change_next_line(change, &at, &n)) != NULL;)
        array_text(&lines, text, n);
    give_array(c, &lines);
}

static void give_seats(struct call *c, const struct store_table *t)
{
    struct array clock = { 0 }, kind = { 0 }, away = { 0 }, person = { 0 }, level = { 0 };
    for (int i = 0; i < t->n_seats; i++) {
        array_number(&clock, t->seat[i].clock_left);
        array_number(&kind, t->seat[i].kind);
        array_number(&away, t->seat[i].away);
        array_number(&person, t->seat[i].person);
        array_text(&level, t->seat[i].level, strlen(t->seat[i].level));
    }
    give_array(c, &clock);
    give_array(c, &kind);
    give_array(c, &away);
    give_array(c, &person);
    give_array(c, &level);
}

static void give_chat_and_command(struct call *c, const struct store_change *change)
{
    static const struct store_chat nothing;
    const struct store_chat *chat = change->chat ? change->chat : &nothing;
    bool has_command = change_has_command(change);
    give_number(c, chat->person);
    give_number(c, chat->time);
    give_text(c, chat->name);
    give_text(c, chat->text);
    give_number(c, has_command ? change->person : 0);
    give_text(c, has_command ? change->client : "");
    give_text(c, has_command ? change->reply : "");
    give_number(c, change->time);
}

static void put_change(struct postgres *p, const struct store_change *change)
{
    struct call c;
    call_start(&c, &p->base,
               change->is_talk  ? PG_TALK
               : change->is_new ? PG_TABLE_ADD
                                : PG_TABLE_PUT);
    if (change->is_talk) {
        give_text(&c, change->row->id);
        give_chat_and_command(&c, change);
    } else {
        give_row(&c, change->row);
        give_lines(&c, change);
        give_seats(&c, change->row);
        give_chat_and_command(&c, change);
        give_number(&c, change->is_new ? change->most_tables : change->row->version);
    }
    pipe_put(&c);
}

/* ---- Outcomes ---- */

/* Why nothing happened: 1 and the outcome, or -1. */
static int why_not(struct call *c, struct store_change *change, struct err *e)
{
    bool is_answered = !PQgetisnull(c->result, 0, 1);
    bool has_table = strcmp(PQgetvalue(c->result, 0, 2), "1") == 0;
    bool has_person = strcmp(PQgetvalue(c->result, 0, 3), "1") == 0;
    if (is_answered) {
        c->column = 1;
        take_text(c, change->reply, STORE_REPLY);
        change->outcome = CHANGE_ANSWERED;
        return take_end(c, "the reply of a command", e) ? -1 : 1;
    }
    if (!has_person)
        return err_set(e, ERR_NOT_FOUND, "there is no such table or person");
    if (!has_table && !change->is_new)
        return err_set(e, ERR_NOT_FOUND, "there is no table %s", change->row->id);
    change->outcome = !has_table && change->most_tables ? CHANGE_TOO_MANY : CHANGE_LOST_RACE;
    return 1;
}

/* Two who say the same under the same id at the same moment: the second one is told when it asks again. */
static bool is_same_command(const PGresult *result)
{
    const char *name = PQresultErrorField(result, PG_DIAG_CONSTRAINT_NAME);
    return name && strcmp(name, "commands_pkey") == 0;
}

/* 0: done; 1: not, and its outcome says why; -1: refused. *failed: the part must be taken back. */
static int take_outcome(struct postgres *p, struct store_change *change, bool *failed,
                        struct err *e)
{
    struct call c;
    call_start(&c, &p->base, PG_TALK);
    c.result = pipe_result(p);
    int status = 0;
    *failed = PQresultStatus(c.result) != PGRES_TUPLES_OK;
    if (*failed && is_same_command(c.result)) {
        change->outcome = CHANGE_LOST_RACE;
        status = 1;
    } else if (*failed) {
        status = pg_refusal(p, c.result, row_taken, e);
    } else if (PQgetisnull(c.result, 0, 0)) {
        status = why_not(&c, change, e);
    } else if (change->chat) {
        change->chat->n = take_number(&c);
    }
    call_end(&c);
    return status;
}

static void settle(struct postgres *p, struct store_change *change, int status,
                   const struct err *fault)
{
    if (status == 0)
        change_raise(change);
    else if (status < 0)
        change_refuse(change, p->base.doom.code == ERR_NONE ? fault : &p->base.doom);
}

/* ---- One with another in the same breath ---- */

static void run_linked(struct postgres *p, struct store_change *first)
{
    struct err fault = { 0 };
    int status = pipe_begin(p, &fault);
    if (status) {
        settle(p, first, status, &fault);
        return;
    }
    pipe_put_simple(p, PG_PART);
    for (const struct store_change *c = first; c; c = c->also)
        put_change(p, c);
    pipe_sync(p);
    PQclear(pipe_result(p));
    bool failed = false;
    for (struct store_change *c = first; c && status == 0 && p->connection; c = c->also) {
        status = take_outcome(p, c, &failed, &fault);
        if (status > 0)
            first->outcome = c->outcome;
    }
    if (p->connection)
        pipe_end(p);
    if (p->base.doom.code == ERR_NONE) {
        if (status)
            part_undo(p);
        else
            status = pg_simple(p, PG_PART_KEEP, &fault);
    }
    settle(p, first, status, &fault);
}

/* ---- A group ---- */

/* Those before the first that is refused; returns how many got their outcome. */
static int run_group(struct postgres *p, struct store_change *const *changes, int n)
{
    struct err fault = { 0 };
    bool failed = false;
    int done = 0;
    if (pipe_begin(p, &fault)) {
        settle(p, changes[0], -1, &fault);
        return 1;
    }
    for (int i = 0; i < n; i++) {
        pipe_put_simple(p, PG_PART);
        put_change(p, changes[i]);
        pipe_put_simple(p, PG_PART_KEEP);
    }
    pipe_sync(p);
    int status = 0;
    struct store_change *last = NULL;
    while (done < n && !failed) {
        last = changes[done++];
        PQclear(pipe_result(p));
        status = take_outcome(p, last, &failed, &fault);
        if (!failed) {
            PQclear(pipe_result(p));
            settle(p, last, status, &fault);
        }
    }
    if (p->connection)
        pipe_end(p);
    if (failed) {
        if (p->base.doom.code == ERR_NONE)
            part_undo(p);
        settle(p, last, status, &fault);
    }
    return done;
}

static int group_size(struct store_change *const *changes, int n)
{
    int size = 0;
    while (size < n && size < PIPELINE_CHANGES && !changes[size]->also)
        size++;
    return size;
}

struct place {
    struct store_change *change;
    int at;
};

/* By id; those of one table stay in the order in which they came. */
static int by_table(const void *a, const void *b)
{
    const struct place *left = a, *right = b;
    int order = strcmp(left->change->row->id, right->change->row->id);
    return order ? order : left->at - right->at;
}

static struct store_change **in_order(struct store_change *const *changes, int n)
{
    struct place *places = xcalloc((size_t)n, sizeof *places);
    struct store_change **sorted = xcalloc((size_t)n, sizeof(struct store_change *));
    for (int i = 0; i < n; i++)
        places[i] = (struct place){ changes[i], i };
    qsort(places, (size_t)n, sizeof *places, by_table);
    for (int i = 0; i < n; i++)
        sorted[i] = places[i].change;
    free(places);
    return sorted;
}

void pg_changes(struct store *s, struct store_change *const *changes, int n)
{
    struct postgres *p = (struct postgres *)s;
    struct store_change **sorted = in_order(changes, n);
    for (int at = 0; at < n;) {
        int size = group_size(sorted + at, n - at);
        if (s->doom.code != ERR_NONE) {
            change_refuse(sorted[at++], &s->doom);
        } else if (size) {
            at += run_group(p, sorted + at, size);
        } else {
            run_linked(p, sorted[at++]);
        }
    }
    free(sorted);
}
