/* sqlite_copy.c - rows out of a SQLite file and into one. */
#include "store/copied.h"
#include "store/sqlite.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int sqlite_copy_begin(struct store *s, struct err *e)
{
    return sqlite_execute((struct sqlite *)s, "BEGIN", e);
}

static sqlite3_stmt *prepared(struct sqlite *s, const char *sql, struct err *e)
{
    sqlite3_stmt *statement = NULL;
    int rc = sqlite3_prepare_v2(s->db, sql, -1, &statement, NULL);
    if (rc != SQLITE_OK)
        (void)sqlite_fault(s, rc, e);
    return statement;
}

int sqlite_copy_out(struct store *store, enum copied which, copied_fn *fn, void *context,
                    struct err *e)
{
    struct sqlite *s = (struct sqlite *)store;
    const struct copied_table *t = &copied_tables[which];
    struct copied_value values[COPIED_COLUMNS];
    char sql[600];
    snprintf(sql, sizeof sql, "SELECT %s FROM %s", t->columns, t->name);
    sqlite3_stmt *statement = prepared(s, sql, e);
    if (!statement)
        return -1;
    int status = 0, rc;
    while (status == 0 && (rc = sqlite3_step(statement)) == SQLITE_ROW) {
        for (int i = 0; t->kinds[i]; i++) {
            bool is_bytes = t->kinds[i] == 'b';
            values[i].text = is_bytes ? sqlite3_column_blob(statement, i)
                                      : (const char *)sqlite3_column_text(statement, i);
            values[i].n = (size_t)sqlite3_column_bytes(statement, i);
        }
        status = fn(context, values, e);
    }
    if (status == 0 && rc != SQLITE_DONE)
        status = sqlite_fault(s, rc, e);
    sqlite3_finalize(statement);
    return status;
}

static void bind(sqlite3_stmt *statement, int at, char kind, const struct copied_value *v)
{
    if (!v->text)
        sqlite3_bind_null(statement, at);
    else if (kind == 'n')
        sqlite3_bind_int64(statement, at, strtoll(v->text, NULL, 10));
    else if (kind == 'b')
        sqlite3_bind_blob(statement, at, v->text, (int)v->n, SQLITE_STATIC);
    else
        sqlite3_bind_text(statement, at, v->text, (int)v->n, SQLITE_STATIC);
}

int sqlite_copy_in(struct store *store, enum copied which, const struct copied_value *values,
                   struct err *e)
{
    struct sqlite *s = (struct sqlite *)store;
    const struct copied_table *t = &copied_tables[which];
    char sql[800];
    int n = snprintf(sql, sizeof sql, "INSERT INTO %s (%s) VALUES (", t->name, t->columns);
    for (int i = 0; t->kinds[i]; i++)
        n += snprintf(sql + n, sizeof sql - (size_t)n, i ? ", ?" : "?");
    snprintf(sql + n, sizeof sql - (size_t)n, ")");
    sqlite3_stmt *statement = prepared(s, sql, e);
    if (!statement)
        return -1;
    for (int i = 0; t->kinds[i]; i++)
        bind(statement, i + 1, t->kinds[i], &values[i]);
    int rc = sqlite3_step(statement);
    int status = rc == SQLITE_DONE ? 0 : sqlite_fault(s, rc, e);
    sqlite3_finalize(statement);
    return status;
}

/* Lists have a time of their own. */
int sqlite_copy_end(struct store *store, struct err *e)
{
    return sqlite_execute((struct sqlite *)store, "UPDATE tables SET listed = updated", e);
}
