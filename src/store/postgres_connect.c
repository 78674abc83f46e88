/*
 * postgres_connect.c - the connection to PostgreSQL: the address, making it, preparing the statements, and turning what
 * libpq and the server report into a code and a sentence of ours.
 */
#include "store/postgres.h"
#include "store/xmalloc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STATEMENT(name, sql) sql,
static const char *const statement_sql[N_PG_STATEMENTS] = {
#include "store/postgres_statements.def"
};
#undef STATEMENT

/* ---- Address ---- */

/* libpq's own sentence about a wrong URL would repeat it, with the password. */
int pg_address(struct postgres *p, struct err *e)
{
    PQconninfoOption *options = PQconninfoParse(p->url, NULL);
    if (!options)
        return err_set(e, ERR_INVALID,
                       "the address of the store is not right; it should read"
                       " postgres://USER@HOST/DATABASE, or postgres:///DATABASE?host=FOLDER");
    const char *host = "this machine", *name = NULL, *user = NULL;
    for (const PQconninfoOption *o = options; o->keyword; o++) {
        if (o->val && strcmp(o->keyword, "host") == 0)
            host = o->val;
        else if (o->val && strcmp(o->keyword, "dbname") == 0)
            name = o->val;
        else if (o->val && strcmp(o->keyword, "user") == 0)
            user = o->val;
    }
    char text[120];
    if (!name)
        name = user;
    snprintf(text, sizeof text, "the database%s%.40s at %.50s", name ? " " : "", name ? name : "",
             host);
    p->name = xstrdup(text);
    PQconninfoFree(options);
    return 0;
}

/* ---- Faults ---- */

/* A message of libpq in one line, without the word for how bad it is. */
static const char *first_line(const char *message, char line[120])
{
    const char *fatal = strstr(message, "FATAL:");
    if (fatal)
        message = fatal + strlen("FATAL:");
    message += strspn(message, " \t\n");
    snprintf(line, 120, "%.*s", (int)strcspn(message, "\n"), message);
    return line;
}

void pg_disconnect(struct postgres *p)
{
    PQfinish(p->connection);
    p->connection = NULL;
}

/*
 * libpq does not say which fault a login met, only its words. What waiting cannot mend is known by them; all else (a
 * server that starts, stops, recovers or has no place free, in any language) is waited for.
 */
static bool is_refusal(const char *message)
{
    static const char *const known[] = { "authentication failed", "does not exist", "pg_hba.conf",
                                         "not permitted to log in", "permission denied" };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strstr(message, known[i]))
            return true;
    return false;
}

/* The login that was refused and the server that is not there are told apart: only one of them can be waited for. */
static int not_connected(struct postgres *p, struct err *e)
{
    char line[120];
    const char *message = PQerrorMessage(p->connection);
    if (PQconnectionNeedsPassword(p->connection))
        err_set(e, ERR_UNAVAILABLE, "%.100s asks for a password: put it into the address", p->name);
    else if (strstr(message, "FATAL:") && is_refusal(message))
        err_set(e, ERR_UNAVAILABLE, "%.100s refuses the login: %s", p->name,
                first_line(message, line));
    else
        err_set(e, ERR_AWAY, "%.100s cannot be reached: %s", p->name, first_line(message, line));
    pg_disconnect(p);
    return -1;
}

static int lost(struct postgres *p, struct err *e)
{
    char line[120];
    const char *message = p->connection ? PQerrorMessage(p->connection) : "";
    if (message[0])
        err_set(e, ERR_AWAY, "the connection to %.100s was lost: %s", p->name,
                first_line(message, line));
    else
        err_set(e, ERR_AWAY, "the connection to %.100s was lost", p->name);
    pg_disconnect(p);
    return -1;
}

/* An SQLSTATE is of a kind by its first letters. */
static bool begins(const char *state, const char *kind)
{
    return strncmp(state, kind, strlen(kind)) == 0;
}

static int fault_of_state(const char *name, const char *state, const char *message, struct err *e)
{
    const int code = ERR_UNAVAILABLE;
    if (begins(state, "42501"))
        return err_set(e, code,
                       "%.100s does not let this login do what it must; it needs all rights on its "
                       "tables",
                       name);
    if (begins(state, "25006"))
        return err_set(e, code, "%.100s cannot be written: it is read-only", name);
    if (begins(state, "53100"))
        return err_set(e, code, "%.100s cannot grow: the disk is full", name);
    if (begins(state, "53"))
        return err_set(e, code, "%.100s has no room for more now", name);
    if (begins(state, "55P03"))
        return err_set(e, code, "%.100s is locked by another program", name);
    if (begins(state, "40"))
        return err_set(e, code, "%.100s was busy with another change", name);
    if (begins(state, "57"))
        return err_set(e, code, "%.100s is being stopped, or gave up waiting", name);
    return err_set(e, ERR_BROKEN, "%.80s: %.120s (%s)", name, message, state);
}

static const char *state_of(const PGresult *result)
{
    const char *state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : NULL;
    return state ? state : "";
}

/* The server said goodbye (57P0x), or nothing at all. */
static bool is_lost(const struct postgres *p, const PGresult *result)
{
    const char *state = state_of(result);
    return !p->connection || PQstatus(p->connection) != CONNECTION_OK || !*state ||
           strncmp(state, "57P0", 4) == 0;
}

static int fault_of(struct postgres *p, const PGresult *result, struct err *e)
{
    if (is_lost(p, result))
        return lost(p, e);
    const char *message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return fault_of_state(p->name, state_of(result), message ? message : "", e);
}

int pg_fault(struct postgres *p, const PGresult *result, struct err *e)
{
    struct err fault;
    fault_of(p, result, &fault);
    if (p->base.in_transaction && p->base.doom.code == ERR_NONE)
        p->base.doom = fault;
    return err_set(e, fault.code, "%s", fault.text);
}

int pg_refusal(struct postgres *p, const PGresult *result, const char *taken, struct err *e)
{
    const char *state = state_of(result);
    if (strcmp(state, "23505") == 0)
        return err_set(e, ERR_CONFLICT, "%s", taken ? taken : "there is such a row already");
    if (strcmp(state, "23503") == 0)
        return err_set(e, ERR_NOT_FOUND, "there is no such table or person");
    if (is_lost(p, result))
        return pg_fault(p, result, e);
    return fault_of(p, result, e);
}

/* ---- Connection ---- */

/* Plans are made for tables that will be large, also while they are empty. */
static const char *const session =
    "SET enable_seqscan = off; SET lock_timeout = '5s'; SET client_min_messages = warning;"
    " SET default_transaction_isolation = 'read committed'";

static int execute(struct postgres *p, const char *sql, struct err *e)
{
    PGresult *result = PQexec(p->connection, sql);
    ExecStatusType status = PQresultStatus(result);
    int is_bad =
        status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK ? fault_of(p, result, e) : 0;
    PQclear(result);
    return is_bad;
}

/* All of them in one pipeline. */
static int prepare(struct postgres *p, struct err *e)
{
    int status = pipe_begin(p, e);
    for (int i = 0; i < N_PG_STATEMENTS && status == 0; i++) {
        char name[12];
        snprintf(name, sizeof name, "s%d", i);
        (void)PQsendPrepare(p->connection, name, statement_sql[i], 0, NULL);
    }
    if (status)
        return status;
    pipe_sync(p);
    for (int i = 0; i < N_PG_STATEMENTS && status == 0; i++) {
        PGresult *result = pipe_result(p);
        if (PQresultStatus(result) != PGRES_COMMAND_OK)
            status = fault_of(p, result, e);
        PQclear(result);
    }
    if (p->connection)
        pipe_end(p);
    return status;
}

static int begin_session(struct postgres *p, struct err *e)
{
    const char *encoding = PQparameterStatus(p->connection, "server_encoding");
    if (!encoding || strcmp(encoding, "UTF8") != 0)
        return err_set(e, ERR_INVALID, "%.100s keeps texts as %.20s; make one with ENCODING 'UTF8'",
                       p->name, encoding ? encoding : "something unknown");
    if (execute(p, session, e) ||
        (p->base.is_reader && execute(p, "SET default_transaction_read_only = on", e)))
        return -1;
    if (p->base.is_reader ? pg_schema_compare(p, e) : pg_schema_upgrade(p, e))
        return -1;
    return prepare(p, e);
}

static void say_nothing(void *context, const char *message)
{
    (void)context;
    (void)message;
}

int pg_connect(struct postgres *p, struct err *e)
{
    /* Those before `dbname` can be set by the address too; those behind it cannot. */
    static const char *const keys[] = { "connect_timeout",           "tcp_user_timeout",
                                        "fallback_application_name", "dbname",
                                        "client_encoding",           NULL };
    const char *values[] = { "5", "10000", "vaka", p->url, "UTF8", NULL };
    if (p->connection)
        return 0;
    if (p->base.in_transaction)
        return err_set(e, ERR_AWAY, "the connection to %.100s was lost", p->name);
    p->connection = PQconnectdbParams(keys, values, 1);
    if (PQstatus(p->connection) != CONNECTION_OK)
        return not_connected(p, e);
    PQsetNoticeProcessor(p->connection, say_nothing, NULL);
    if (begin_session(p, e) == 0)
        return 0;
    pg_disconnect(p);
    return -1;
}
