/* postgres_tables.c - reading tables with their seats, and lists of them, in PostgreSQL. */
#include "store/postgres.h"
#include "store/valid.h"
#include <stdio.h>
#include <string.h>

/* The columns of TABLES_WITH_SEATS. */
static void row_of_table(struct call *c, struct store_table *t)
{
    memset(t, 0, sizeof *t);
#define COLUMN(kind, member) TAKE_##kind(member);
#define TAKE_TEXT(member)    take_text(c, t->member, sizeof t->member)
#define TAKE_NUMBER(member)  t->member = take_number(c)
#define TAKE_STEP(member)    t->member = (uint32_t)take_number(c)
#define TAKE_SMALL(member)   t->member = take_small(c)
#define TAKE_BYTES(member)   take_bytes(c, t->member, sizeof t->member)
#include "store/table_row.def"
#undef COLUMN
    t->version = take_number(c);
    t->n_lines = take_number(c);
    t->n_chat = take_number(c);
}

/* The row's columns behind those of the table: the seat `n`, which must be the next. */
static int take_seat(struct call *c, struct store_table *t, int n, const char *what, struct err *e)
{
    if (PQgetisnull(c->result, c->row, c->column))
        return take_damaged(c, what, "a seat is missing", e);
    if (take_number(c) != n || n >= t->n_seats || n >= STORE_SEATS)
        return take_damaged(c, what, "its seats are not those that it should have", e);
    struct store_seat *seat = &t->seat[n];
    seat->kind = take_small(c);
    seat->away = take_small(c);
    seat->person = take_number(c);
    take_text(c, seat->level, sizeof seat->level);
    seat->clock_left = take_number(c);
    return take_end(c, what, e);
}

int pg_table_take(struct call *c, int *row, struct store_table *t, struct err *e)
{
    struct err how;
    char what[STORE_ID + 8];
    int n = 0, n_rows = call_rows(c), first = *row, last = first, status = 0;
    while (last < n_rows &&
           strcmp(PQgetvalue(c->result, last, 0), PQgetvalue(c->result, first, 0)) == 0)
        last++;
    *row = last;
    call_row(c, first);
    row_of_table(c, t);
    int seats = c->column;
    snprintf(what, sizeof what, "table %s", t->id);
    if (take_end(c, what, e))
        return -1;
    for (int at = first; at < last && status == 0; at++) {
        call_row(c, at);
        c->column = seats;
        status = take_seat(c, t, n++, what, e);
    }
    if (status == 0 && n != t->n_seats)
        return take_damaged(c, what, "a seat is missing", e);
    if (status == 0 && valid_table(t, ERR_BROKEN, &how))
        return take_damaged(c, what, how.text, e);
    return status;
}

static int one_table(struct store *s, enum pg_statement which, const char *key,
                     struct store_table *t, struct err *e)
{
    struct call c;
    int row = 0;
    call_start(&c, s, which);
    give_text(&c, key);
    if (call_read(&c, e))
        return -1;
    int status = call_rows(&c) ? pg_table_take(&c, &row, t, e)
                               : err_set(e, ERR_NOT_FOUND, "there is no table %s", key);
    call_end(&c);
    return status;
}

int pg_table_get(struct store *s, const char *id, struct store_table *t, struct err *e)
{
    return one_table(s, PG_TABLE_GET, id, t, e);
}

int pg_table_by_invite(struct store *s, const char *invite, struct store_table *t, struct err *e)
{
    return one_table(s, PG_TABLE_BY_INVITE, invite, t, e);
}

/* ---- Lists ---- */

static const struct {
    enum pg_statement list, count;
    int64_t status; /* the first parameter, or -1: the person is */
} lists[] = {
    [LIST_PUBLIC_OPEN] = { PG_LIST_PUBLIC, PG_COUNT_PUBLIC, TABLE_OPEN },
    [LIST_PUBLIC_RUNNING] = { PG_LIST_PUBLIC, PG_COUNT_PUBLIC, TABLE_RUNNING },
    [LIST_PUBLIC_OVER] = { PG_LIST_PUBLIC, PG_COUNT_PUBLIC, TABLE_OVER },
    [LIST_OF_PERSON] = { PG_LIST_PERSON, PG_COUNT_PERSON, -1 },
    [LIST_ALL_RUNNING] = { PG_LIST_STATUS, PG_COUNT_STATUS, TABLE_RUNNING },
    [LIST_OF_PERSON_LIVE] = { PG_LIST_PERSON_LIVE, PG_COUNT_PERSON_LIVE, -1 },
    [LIST_ALL] = { PG_LIST_ALL, PG_COUNT_ALL, TABLE_OPEN },
};

int pg_tables(struct store *s, enum store_list which, int64_t person, const char *game, int limit,
              int offset, store_table_fn *fn, void *context, struct err *e)
{
    struct call c;
    struct store_table t;
    int status = 0;
    call_start(&c, s, lists[which].list);
    give_number(&c, lists[which].status >= 0 ? lists[which].status : person);
    if (game)
        give_text(&c, game);
    else
        give_null(&c);
    give_number(&c, limit);
    give_number(&c, offset);
    if (call_read(&c, e))
        return -1;
    for (int row = 0; row < call_rows(&c) && status == 0;) {
        status = pg_table_take(&c, &row, &t, e);
        if (status == 0)
            fn(context, &t);
    }
    call_end(&c);
    return status;
}

int pg_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                    struct err *e)
{
    struct call c;
    *n = 0;
    call_start(&c, s, lists[which].count);
    give_number(&c, lists[which].status >= 0 ? lists[which].status : person);
    if (call_read(&c, e))
        return -1;
    *n = take_number(&c);
    call_end(&c);
    return 0;
}
