/* postgres_copy.c - rows out of PostgreSQL and into it. */
#include "store/copied.h"
#include "store/postgres.h"
#include "store/xmalloc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int execute(struct postgres *p, const char *sql, struct err *e)
{
    PGresult *result = PQexec(p->connection, sql);
    ExecStatusType status = PQresultStatus(result);
    int failed =
        status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK ? 0 : pg_fault(p, result, e);
    PQclear(result);
    return failed;
}

int pg_copy_begin(struct store *s, struct err *e)
{
    struct postgres *p = (struct postgres *)s;
    return pg_connect(p, e) ? -1 : execute(p, "BEGIN ISOLATION LEVEL REPEATABLE READ", e);
}

/* ---- Out ---- */

static int give_row(const struct copied_table *t, const PGresult *row, copied_fn *fn, void *context,
                    struct err *e)
{
    struct copied_value values[COPIED_COLUMNS] = { 0 };
    unsigned char *bytes = NULL;
    for (int i = 0; t->kinds[i]; i++) {
        if (PQgetisnull(row, 0, i))
            continue;
        values[i].text = PQgetvalue(row, 0, i);
        values[i].n = (size_t)PQgetlength(row, 0, i);
        if (t->kinds[i] == 'b') {
            bytes = PQunescapeBytea((const unsigned char *)values[i].text, &values[i].n);
            values[i].text = (const char *)bytes;
        }
    }
    int status = fn(context, values, e);
    PQfreemem(bytes);
    return status;
}

int pg_copy_out(struct store *s, enum copied which, copied_fn *fn, void *context, struct err *e)
{
    struct postgres *p = (struct postgres *)s;
    const struct copied_table *t = &copied_tables[which];
    char sql[700];
    if (which == COPY_SEATS)
        snprintf(sql, sizeof sql,
                 "SELECT table_id, seat, kind, away, person, level, clock_left[seat + 1]"
                 " FROM seats JOIN tables ON id = table_id");
    else
        snprintf(sql, sizeof sql, "SELECT %s FROM %s", t->columns, t->name);
    if (!PQsendQuery(p->connection, sql) || !PQsetSingleRowMode(p->connection))
        return pg_fault(p, NULL, e);
    int status = 0;
    for (PGresult *r; (r = PQgetResult(p->connection)) != NULL; PQclear(r)) {
        if (status == 0 && PQresultStatus(r) == PGRES_SINGLE_TUPLE)
            status = give_row(t, r, fn, context, e);
        else if (status == 0 && PQresultStatus(r) != PGRES_TUPLES_OK)
            status = pg_fault(p, r, e);
    }
    return status;
}

/* ---- In ---- */

static void write_values(char *sql, size_t size, const char *kinds, int n_columns)
{
    size_t n = strlen(sql);
    for (int i = 0; i < n_columns; i++)
        n += (size_t)snprintf(sql + n, size - n, "%s$%d::%s", i ? ", " : "", i + 1,
                              kinds[i] == 'n'   ? "bigint"
                              : kinds[i] == 'b' ? "bytea"
                                                : "text");
}

/* Clocks are with the table's row here, and lists have a time of their own. */
static void write_insert(enum copied which, char *sql, size_t size)
{
    const struct copied_table *t = &copied_tables[which];
    int n = (int)strlen(t->kinds);
    if (which == COPY_SEATS)
        snprintf(sql, size,
                 "WITH u AS (UPDATE tables SET clock_left[$2::int + 1] = $7::bigint WHERE id = $1)"
                 " INSERT INTO seats (table_id, seat, kind, away, person, level) VALUES (");
    else
        snprintf(sql, size, "INSERT INTO %s (%s%s) OVERRIDING SYSTEM VALUE VALUES (", t->name,
                 t->columns, which == COPY_TABLES ? ", clock_left, listed" : "");
    write_values(sql, size, t->kinds, which == COPY_SEATS ? n - 1 : n);
    size_t at = strlen(sql);
    if (which == COPY_TABLES) /* n_seats, updated */
        at += (size_t)snprintf(sql + at, size - at,
                               ", array_fill((-1)::bigint, ARRAY[$12::int]), $7::bigint");
    snprintf(sql + at, size - at, ")");
}

static char *hex_of(const struct copied_value *v)
{
    char *text = xmalloc(2 * v->n + 3);
    snprintf(text, 3, "\\x");
    for (size_t i = 0; i < v->n; i++)
        snprintf(text + 2 + 2 * i, 3, "%02x", (unsigned char)v->text[i]);
    return text;
}

int pg_copy_in(struct store *s, enum copied which, const struct copied_value *values, struct err *e)
{
    struct postgres *p = (struct postgres *)s;
    const struct copied_table *t = &copied_tables[which];
    const char *given[COPIED_COLUMNS];
    char sql[1200], *bytes = NULL;
    write_insert(which, sql, sizeof sql);
    for (int i = 0; t->kinds[i]; i++) {
        given[i] = values[i].text;
        if (t->kinds[i] == 'b')
            given[i] = bytes = hex_of(&values[i]);
    }
    PGresult *r =
        PQexecParams(p->connection, sql, (int)strlen(t->kinds), NULL, given, NULL, NULL, 0);
    int status = PQresultStatus(r) == PGRES_COMMAND_OK ? 0 : pg_fault(p, r, e);
    PQclear(r);
    free(bytes);
    return status;
}

/* The next person gets a number that nobody has had. */
int pg_copy_end(struct store *s, struct err *e)
{
    return execute((struct postgres *)s,
                   "SELECT setval(pg_get_serial_sequence('people', 'id'),"
                   " greatest((SELECT max(id) FROM people), 1))",
                   e);
}
