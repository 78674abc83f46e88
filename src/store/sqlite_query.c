/*
 * sqlite_query.c - one use of a cached statement: binding, running, reading columns that may hold
 * anything, and turning SQLite's result codes into a code and a sentence of ours.
 */
#include "store/sqlite.h"
#include "store/valid.h"
#include <string.h>

#define STATEMENT(name, sql) sql,
static const char *const statement_sql[N_STATEMENTS] = {
#include "store/sqlite_statements.def"
};
#undef STATEMENT

/* ---- Faults ---- */

int sqlite_fault_in(const char *name, int rc, const char *message, struct err *e)
{
    switch (rc & 0xFF) {
    case SQLITE_FULL:
        return err_set(e, ERR_UNAVAILABLE, "%.100s cannot grow: the disk is full", name);
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return err_set(e, ERR_UNAVAILABLE, "%.100s cannot be written: it is read-only", name);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return err_set(e, ERR_UNAVAILABLE, "%.100s is locked by another program", name);
    case SQLITE_CANTOPEN: return err_set(e, ERR_UNAVAILABLE, "%.100s cannot be opened", name);
    case SQLITE_IOERR:
    case SQLITE_NOMEM:
        return err_set(e, ERR_UNAVAILABLE, "%.100s cannot be read or written: %.100s", name,
                       message);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return err_set(e, ERR_BROKEN, "%.100s is damaged: %.100s", name, message);
    default: return err_set(e, ERR_BROKEN, "%.100s: %.100s", name, message);
    }
}

int sqlite_fault(struct sqlite *s, int rc, struct err *e)
{
    struct err fault;
    sqlite_fault_in(s->name, rc, sqlite3_errmsg(s->db), &fault);
    if (s->base.in_transaction && sqlite3_get_autocommit(s->db) && s->base.doom.code == ERR_NONE)
        s->base.doom = fault;
    return err_set(e, fault.code, "%s", fault.text);
}

/* ---- SQL outside the table of statements ---- */

int sqlite_execute(struct sqlite *s, const char *sql, struct err *e)
{
    int rc = sqlite3_exec(s->db, sql, NULL, NULL, NULL);
    return rc == SQLITE_OK ? 0 : sqlite_fault(s, rc, e);
}

int sqlite_ask_number(struct sqlite *s, const char *sql, int64_t *n, struct err *e)
{
    sqlite3_stmt *statement = NULL;
    int rc = sqlite3_prepare_v2(s->db, sql, -1, &statement, NULL);
    if (rc == SQLITE_OK)
        rc = sqlite3_step(statement);
    int result = 0;
    if (rc == SQLITE_ROW)
        *n = sqlite3_column_int64(statement, 0);
    else if (rc == SQLITE_DONE)
        result = err_set(e, ERR_NOT_FOUND, "%.100s has no answer to: %.60s", s->name, sql);
    else
        result = sqlite_fault(s, rc, e);
    sqlite3_finalize(statement);
    return result;
}

/* ---- Binding ---- */

int query_start(struct query *q, struct store *s, enum statement which, struct err *e)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    sqlite3_stmt **kept = &sqlite->statement[which];
    *q = (struct query){ .s = sqlite };
    if (!*kept) {
        int rc = sqlite3_prepare_v3(sqlite->db, statement_sql[which], -1, SQLITE_PREPARE_PERSISTENT,
                                    kept, NULL);
        if (rc != SQLITE_OK)
            return sqlite_fault(sqlite, rc, e);
    }
    q->statement = *kept;
    return 0;
}

/* Texts and bytes are not copied: they live until the query ends. */
void query_number(struct query *q, int64_t n)
{
    sqlite3_bind_int64(q->statement, ++q->n_bound, n);
}

void query_text_n(struct query *q, const char *text, size_t n)
{
    sqlite3_bind_text64(q->statement, ++q->n_bound, text, n, SQLITE_STATIC, SQLITE_UTF8);
}

void query_text(struct query *q, const char *text)
{
    query_text_n(q, text, strlen(text));
}

void query_bytes(struct query *q, const void *bytes, size_t n)
{
    sqlite3_bind_blob64(q->statement, ++q->n_bound, bytes, n, SQLITE_STATIC);
}

void query_null(struct query *q)
{
    sqlite3_bind_null(q->statement, ++q->n_bound);
}

void query_end(struct query *q)
{
    sqlite3_reset(q->statement);
    sqlite3_clear_bindings(q->statement);
}

/* ---- Running ---- */

static int refused(struct query *q, int rc, const char *taken, struct err *e)
{
    switch (rc) {
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_PRIMARYKEY:
        return err_set(e, ERR_CONFLICT, "%s", taken ? taken : "there is such a row already");
    case SQLITE_CONSTRAINT_FOREIGNKEY:
        return err_set(e, ERR_NOT_FOUND, "there is no such table or person");
    default: return sqlite_fault(q->s, rc, e);
    }
}

int query_run(struct query *q, const char *taken, struct err *e)
{
    int rc = sqlite3_step(q->statement);
    int result = rc == SQLITE_DONE || rc == SQLITE_ROW ? 0 : refused(q, rc, taken, e);
    query_end(q);
    return result;
}

int query_run_one(struct query *q, const char *taken, const char *missing, struct err *e)
{
    if (query_run(q, taken, e))
        return -1;
    return sqlite3_changes(q->s->db) ? 0 : err_set(e, ERR_NOT_FOUND, "%s", missing);
}

int query_row(struct query *q, struct err *e)
{
    int rc = sqlite3_step(q->statement);
    q->column = 0;
    q->fault = NULL;
    if (rc == SQLITE_ROW)
        return 1;
    return rc == SQLITE_DONE ? 0 : sqlite_fault(q->s, rc, e);
}

int sqlite_simple(struct sqlite *s, enum statement which, struct err *e)
{
    struct query q;
    return query_start(&q, &s->base, which, e) || query_run(&q, NULL, e) ? -1 : 0;
}

int part_begin(struct sqlite *s, struct err *e)
{
    return sqlite_simple(s, ST_PART, e);
}

/* What cannot be undone alone costs the whole transaction. */
int part_end(struct sqlite *s, int result, struct err *e)
{
    if (s->base.doom.code != ERR_NONE)
        return -1;
    struct err fault;
    if (result)
        sqlite_forget_kept(s);
    if ((result && sqlite_simple(s, ST_PART_UNDO, &fault)) ||
        sqlite_simple(s, ST_PART_KEEP, &fault)) {
        s->base.doom = fault;
        return err_set(e, fault.code, "%s", fault.text);
    }
    return result;
}

/* ---- Reading ---- */

static bool is_column(struct query *q, int type)
{
    if (sqlite3_column_type(q->statement, q->column) == type)
        return true;
    if (!q->fault)
        q->fault = "a value is of the wrong type";
    return false;
}

int64_t row_number(struct query *q)
{
    int64_t n = is_column(q, SQLITE_INTEGER) ? sqlite3_column_int64(q->statement, q->column) : 0;
    q->column++;
    return n;
}

uint8_t row_small(struct query *q)
{
    int64_t n = row_number(q);
    if (n >= 0 && n <= UINT8_MAX)
        return (uint8_t)n;
    q->fault = "a number is out of range";
    return 0;
}

const char *row_text_n(struct query *q, size_t *n)
{
    const char *text = "";
    *n = 0;
    if (is_column(q, SQLITE_TEXT)) {
        text = (const char *)sqlite3_column_text(q->statement, q->column);
        *n = (size_t)sqlite3_column_bytes(q->statement, q->column);
        if (!text || !valid_utf8(text, *n)) {
            q->fault = "a text is not UTF-8";
            text = "";
            *n = 0;
        }
    }
    q->column++;
    return text;
}

void row_text(struct query *q, char *text, size_t size)
{
    size_t n;
    const char *found = row_text_n(q, &n);
    memset(text, 0, size);
    if (n < size)
        memcpy(text, found, n);
    else
        q->fault = "a text is too long";
}

void row_bytes(struct query *q, void *bytes, size_t n)
{
    memset(bytes, 0, n);
    if (is_column(q, SQLITE_BLOB)) {
        if ((size_t)sqlite3_column_bytes(q->statement, q->column) == n)
            memcpy(bytes, sqlite3_column_blob(q->statement, q->column), n);
        else
            q->fault = "a value is of the wrong length";
    }
    q->column++;
}

int row_damaged(const struct query *q, const char *what, const char *how, struct err *e)
{
    return err_set(e, ERR_BROKEN, "%.60s: %.60s is damaged: %.100s", q->s->name, what, how);
}

int row_end(const struct query *q, const char *what, struct err *e)
{
    return q->fault ? row_damaged(q, what, q->fault, e) : 0;
}
