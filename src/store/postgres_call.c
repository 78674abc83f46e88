/*
 * postgres_call.c - one use of a prepared statement: its parameters as texts, sending it alone or in a pipeline, and
 * reading columns that may hold anything.
 */
#include "store/postgres.h"
#include "store/valid.h"
#include "store/xmalloc.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Parameters ---- */

void call_start(struct call *c, struct store *s, enum pg_statement which)
{
    c->p = (struct postgres *)s;
    c->which = which;
    c->n_values = c->n_arrays = 0;
    c->result = NULL;
    c->row = c->column = 0;
    c->fault = NULL;
}

void give_text(struct call *c, const char *text)
{
    c->value[c->n_values++] = text;
}

void give_null(struct call *c)
{
    give_text(c, NULL);
}

void give_number(struct call *c, int64_t n)
{
    char *text = c->number[c->n_values];
    snprintf(text, sizeof c->number[0], "%" PRId64, n);
    give_text(c, text);
}

void give_bytes(struct call *c, const uint8_t bytes[STORE_HASH])
{
    char *text = c->bytes;
    text += snprintf(text, 3, "\\x");
    for (int i = 0; i < STORE_HASH; i++)
        text += snprintf(text, 3, "%02x", bytes[i]);
    give_text(c, c->bytes);
}

static void array_add(struct array *a, const char *bytes, size_t n)
{
    if (a->n + n > a->size) {
        a->size = 2 * (a->n + n) + 64;
        a->text = xrealloc(a->text, a->size, 1);
    }
    memcpy(a->text + a->n, bytes, n);
    a->n += n;
}

static void array_next(struct array *a)
{
    array_add(a, a->n ? "," : "{", 1);
}

void array_number(struct array *a, int64_t n)
{
    char text[24];
    array_next(a);
    int length = snprintf(text, sizeof text, "%" PRId64, n);
    array_add(a, text, (size_t)length);
}

void array_text(struct array *a, const char *text, size_t n)
{
    array_next(a);
    array_add(a, "\"", 1);
    for (size_t i = 0; i < n; i++) {
        if (text[i] == '"' || text[i] == '\\')
            array_add(a, "\\", 1);
        array_add(a, text + i, 1);
    }
    array_add(a, "\"", 1);
}

void give_array(struct call *c, struct array *a)
{
    if (a->n == 0)
        array_add(a, "{", 1);
    array_add(a, "}", 2); /* with its final zero */
    c->array[c->n_arrays++] = a->text;
    give_text(c, a->text);
    *a = (struct array){ 0 };
}

void give_blob(struct call *c, const void *bytes, size_t n)
{
    static const char hex[] = "0123456789abcdef";
    const uint8_t *from = bytes;
    char *text = xmalloc(2 * n + 3), *at = text;
    *at++ = '\\';
    *at++ = 'x';
    for (size_t i = 0; i < n; i++) {
        *at++ = hex[from[i] >> 4];
        *at++ = hex[from[i] & 15];
    }
    *at = '\0';
    c->array[c->n_arrays++] = text;
    give_text(c, text);
}

static void drop_arrays(struct call *c)
{
    while (c->n_arrays > 0)
        free(c->array[--c->n_arrays]);
}

void call_end(struct call *c)
{
    drop_arrays(c);
    PQclear(c->result);
    c->result = NULL;
}

/* ---- Pipelines ---- */

int pipe_begin(struct postgres *p, struct err *e)
{
    if (p->connection && PQenterPipelineMode(p->connection))
        return 0;
    return pg_fault(p, NULL, e);
}

/* What cannot be sent shows when its result is asked for: the connection is lost. */
void pipe_put(struct call *c)
{
    char name[12];
    snprintf(name, sizeof name, "s%d", (int)c->which);
    (void)PQsendQueryPrepared(c->p->connection, name, c->n_values, c->value, NULL, NULL, 0);
    drop_arrays(c);
}

void pipe_put_simple(struct postgres *p, enum pg_statement which)
{
    struct call c;
    call_start(&c, &p->base, which);
    pipe_put(&c);
}

void pipe_sync(struct postgres *p)
{
    (void)PQpipelineSync(p->connection);
}

PGresult *pipe_result(struct postgres *p)
{
    PGresult *result = PQgetResult(p->connection);
    if (result && PQresultStatus(result) != PGRES_PIPELINE_SYNC)
        PQclear(PQgetResult(p->connection)); /* the NULL behind each */
    return result;
}

void pipe_end(struct postgres *p)
{
    for (bool is_more = true; is_more && PQstatus(p->connection) == CONNECTION_OK;) {
        PGresult *result = pipe_result(p);
        is_more = result && PQresultStatus(result) != PGRES_PIPELINE_SYNC;
        PQclear(result);
    }
    (void)PQexitPipelineMode(p->connection);
}

static bool is_good(const PGresult *result)
{
    ExecStatusType status = PQresultStatus(result);
    return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK;
}

void part_undo(struct postgres *p)
{
    struct err ignored;
    (void)(pg_simple(p, PG_PART_UNDO, &ignored) || pg_simple(p, PG_PART_KEEP, &ignored));
}

/* ---- Running ---- */

static int ask_once(struct call *c, struct err *e)
{
    char name[12];
    if (pg_connect(c->p, e))
        return -1;
    snprintf(name, sizeof name, "s%d", (int)c->which);
    c->result = PQexecPrepared(c->p->connection, name, c->n_values, c->value, NULL, NULL, 0);
    if (is_good(c->result))
        return 0;
    int status = pg_fault(c->p, c->result, e);
    PQclear(c->result);
    c->result = NULL;
    return status;
}

int call_read(struct call *c, struct err *e)
{
    bool had_one = c->p->connection != NULL;
    int status = ask_once(c, e);
    if (status && had_one && !c->p->connection && !c->p->base.in_transaction)
        status = ask_once(c, e);
    if (status)
        call_end(c);
    return status;
}

int call_do(struct call *c, const char *taken, struct err *e)
{
    struct postgres *p = c->p;
    if (pipe_begin(p, e)) {
        call_end(c);
        return -1;
    }
    pipe_put_simple(p, PG_PART);
    pipe_put(c);
    pipe_put_simple(p, PG_PART_KEEP);
    pipe_sync(p);
    PQclear(pipe_result(p));
    c->result = pipe_result(p);
    pipe_end(p);
    if (is_good(c->result))
        return 0;
    int status = pg_refusal(p, c->result, taken, e);
    call_end(c);
    if (p->base.doom.code == ERR_NONE)
        part_undo(p);
    return status;
}

int call_finish(struct call *c, const char *taken, const char *missing, struct err *e)
{
    if (call_do(c, taken, e))
        return -1;
    bool is_none = strcmp(PQcmdTuples(c->result), "0") == 0;
    call_end(c);
    return missing && is_none ? err_set(e, ERR_NOT_FOUND, "%s", missing) : 0;
}

int pg_simple(struct postgres *p, enum pg_statement which, struct err *e)
{
    struct call c;
    call_start(&c, &p->base, which);
    if (call_read(&c, e))
        return -1;
    call_end(&c);
    return 0;
}

/* ---- Reading ---- */

int call_rows(const struct call *c)
{
    return PQntuples(c->result);
}

void call_row(struct call *c, int row)
{
    c->row = row;
    c->column = 0;
    c->fault = NULL;
}

static const char *take(struct call *c)
{
    const char *text = PQgetvalue(c->result, c->row, c->column);
    if (PQgetisnull(c->result, c->row, c->column) && !c->fault)
        c->fault = "a value is missing";
    c->column++;
    return text ? text : "";
}

int64_t take_number(struct call *c)
{
    char *end;
    const char *text = take(c);
    errno = 0;
    int64_t n = strtoll(text, &end, 10);
    if ((errno || end == text || *end) && !c->fault)
        c->fault = "a value is no number";
    return n;
}

uint8_t take_small(struct call *c)
{
    int64_t n = take_number(c);
    if (n >= 0 && n <= UINT8_MAX)
        return (uint8_t)n;
    c->fault = "a number is out of range";
    return 0;
}

const char *take_text_n(struct call *c, size_t *n)
{
    const char *text = take(c);
    *n = strlen(text);
    if (!valid_utf8(text, *n)) {
        c->fault = "a text is not UTF-8";
        *n = 0;
    }
    return text;
}

void take_text(struct call *c, char *text, size_t size)
{
    size_t n;
    const char *found = take_text_n(c, &n);
    memset(text, 0, size);
    if (n < size)
        memcpy(text, found, n);
    else
        c->fault = "a text is too long";
}

static int digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

void take_bytes(struct call *c, uint8_t *bytes, size_t n)
{
    const char *text = take(c);
    memset(bytes, 0, n);
    if (strlen(text) != 2 * n + 2 || strncmp(text, "\\x", 2) != 0) {
        c->fault = "a value is of the wrong length";
        return;
    }
    for (size_t i = 0; i < n; i++) {
        int high = digit(text[2 * i + 2]), low = digit(text[2 * i + 3]);
        if (high < 0 || low < 0)
            c->fault = "a value is of the wrong type";
        else
            bytes[i] = (uint8_t)(16 * high + low);
    }
}

int take_damaged(const struct call *c, const char *what, const char *how, struct err *e)
{
    return err_set(e, ERR_BROKEN, "%.80s: %.60s is damaged: %.80s", c->p->name, what, how);
}

int take_end(const struct call *c, const char *what, struct err *e)
{
    return c->fault ? take_damaged(c, what, c->fault, e) : 0;
}
