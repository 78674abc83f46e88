/*
 * postgres.h - inside the PostgreSQL store: the connection, calls of prepared statements, faults. Private to
 * src/store/postgres*.c.
 */
#ifndef VAKA_STORE_POSTGRES_H
#define VAKA_STORE_POSTGRES_H

#include "store/ops.h"
#include <libpq-fe.h>

/* ---- Parts of the statements in the table ---- */

/* TABLE_BUT_ID as parameters 2 to 26. */
#define TABLE_VALUES                                                                               \
    "$2::text, $3::text, $4::text, $5::bigint, $6::bigint, $7::bigint, $8::smallint,"              \
    " $9::smallint, $10::smallint, $11::smallint, $12::smallint, $13::bigint, $14::bigint,"        \
    " $15::bigint, $16::bytea, $17::text, $18::text, $19::text, $20::bigint, $21::bigint,"         \
    " $22::int, $23::int, $24::smallint, $25::smallint, $26::smallint"

/* A new command of somebody who is there, or no command (person 0). */
#define MAY_COMMAND(person, client)                                                                \
    "(" person "::bigint = 0 OR (EXISTS (SELECT 1 FROM people WHERE id = " person "::bigint)"      \
    " AND NOT EXISTS (SELECT 1 FROM commands WHERE table_id = $1::text"                            \
    " AND person = " person "::bigint AND client = " client "::text)))"

#define CHAT_AND_COMMAND(by, at, name, said, person, client, reply, time)                          \
    " c AS (INSERT INTO chat (table_id, n, person, time, name, text)"                              \
    " SELECT id, n_chat, nullif(" by "::bigint, 0), " at "::bigint, " name "::text, " said         \
    "::text FROM u WHERE " said "::text <> ''),"                                                   \
    " k AS (INSERT INTO commands (table_id, person, client, reply, time) SELECT id, " person       \
    "::bigint, " client "::text, " reply "::text, " time "::bigint FROM u WHERE " person           \
    "::bigint <> 0) SELECT (SELECT n_chat FROM u), (SELECT reply FROM commands"                    \
    " WHERE table_id = $1::text AND person = " person "::bigint AND client = " client "::text),"   \
    " EXISTS (SELECT 1 FROM tables WHERE id = $1::text)::int,"                                     \
    " (" person "::bigint = 0 OR EXISTS (SELECT 1 FROM people WHERE id = " person                  \
    "::bigint))::int"

/* What goes with the row of a table: seats that changed, lines, a remark, the answer to its command. */
#define TABLE_PARTS                                                                                \
    " d AS (DELETE FROM seats USING u WHERE table_id = u.id AND seat >= $12::smallint),"           \
    " s AS (INSERT INTO seats (table_id, seat, kind, away, person, level)"                         \
    " SELECT u.id, a.n - 1, a.kind, a.away, nullif(a.person, 0), a.level FROM u,"                  \
    " unnest($29::smallint[], $30::smallint[], $31::bigint[], $32::text[]) WITH ORDINALITY"        \
    " AS a (kind, away, person, level, n)"                                                         \
    " ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, away = excluded.away,"      \
    " person = excluded.person, level = excluded.level"                                            \
    " WHERE (seats.kind, seats.away, seats.person, seats.level) IS DISTINCT FROM"                  \
    " (excluded.kind, excluded.away, excluded.person, excluded.level)),"                           \
    " l AS (INSERT INTO lines (table_id, line, text)"                                              \
    " SELECT u.id, u.n_lines - cardinality($27::text[]) + a.n, a.x"                                \
    " FROM u, unnest($27::text[]) WITH ORDINALITY AS a (x, n))," CHAT_AND_COMMAND(                 \
        "$33", "$34", "$35", "$36", "$37", "$38", "$39", "$40")

#define DATABASE_NOW "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

#define TABLES_OF(person)                                                                          \
    "id IN (SELECT table_id FROM seats WHERE person = " person                                     \
    " UNION SELECT id FROM tables WHERE host = " person ")"

#define TABLES_WITH_SEATS(tables, order)                                                           \
    "SELECT t.id, " TABLE_BUT_ID ", version, n_lines, n_chat, s.seat, s.kind, s.away,"             \
    " coalesce(s.person, 0), s.level, t.clock_left[s.seat + 1]"                                    \
    " FROM (" tables ") AS t LEFT JOIN seats AS s ON s.table_id = t.id ORDER BY " order

#define TABLES_LISTED(which)                                                                       \
    TABLES_WITH_SEATS("SELECT * FROM tables WHERE " which " AND ($2::text IS NULL OR game = $2)"   \
                      " ORDER BY updated DESC, id LIMIT $3 OFFSET $4",                             \
                      "t.updated DESC, t.id, s.seat")

#define STATEMENT(name, sql) PG_##name,
enum pg_statement {
#include "store/postgres_statements.def"
    N_PG_STATEMENTS
};
#undef STATEMENT

struct postgres {
    struct store base;
    PGconn *connection; /* NULL: none now; the next call tries to make one */
    char *url;          /* may hold a password: never in a sentence */
    char *name;         /* "the database NAME at HOST", for sentences */
};

/* ---- postgres_connect.c ---- */

/* The URL is looked at, and the name made of it. Nothing is connected yet. */
int pg_address(struct postgres *p, struct err *e);
int pg_connect(struct postgres *p, struct err *e); /* nothing to do where there is a connection */
void pg_disconnect(struct postgres *p);

/* The fault that `result` reports, or the lost connection. What costs the transaction sets base.doom. */
int pg_fault(struct postgres *p, const PGresult *result, struct err *e);
/* The same for a statement in a part that can be taken back alone. */
int pg_refusal(struct postgres *p, const PGresult *result, const char *taken, struct err *e);

/* ---- postgres_schema.c ---- */

int pg_schema_upgrade(struct postgres *p, struct err *e);
int pg_schema_compare(struct postgres *p, struct err *e); /* for a reader: nothing is changed */

/* ---- postgres_call.c ---- */

enum { CALL_VALUES = 41, CALL_ARRAYS = 6 };

/*
 * One use of a statement: start, give the parameters in order, then ask or do; take columns in order; end. Texts are
 * not copied: they live until the call is sent.
 */
struct call {
    struct postgres *p;
    enum pg_statement which;
    int n_values, n_arrays;
    const char *value[CALL_VALUES];
    char number[CALL_VALUES][24];
    char bytes[2 * STORE_HASH + 3];
    char *array[CALL_ARRAYS];
    PGresult *result;
    int row, column;
    const char *fault; /* the first column that did not hold what it should */
};

void call_start(struct call *c, struct store *s, enum pg_statement which);
void give_number(struct call *c, int64_t n);
void give_text(struct call *c, const char *text);
void give_bytes(struct call *c, const uint8_t bytes[STORE_HASH]);
void give_blob(struct call *c, const void *bytes, size_t n); /* of any length */
void give_null(struct call *c);
/* An array is begun, gets its elements, and is given. */
struct array {
    char *text;
    size_t n, size;
};
void array_number(struct array *a, int64_t n);
void array_text(struct array *a, const char *text, size_t n);
void give_array(struct call *c, struct array *a);

/* Send it and take its result; 0, or -1. Outside a transaction a lost connection is made anew, once. */
int call_read(struct call *c, struct err *e);
/* A write that takes nothing of the transaction with it if it is refused. `taken`: as for query_run. */
int call_do(struct call *c, const char *taken, struct err *e);
/* The same and its end, and ERR_NOT_FOUND with the sentence `missing` if no row was changed (NULL: fine). */
int call_finish(struct call *c, const char *taken, const char *missing, struct err *e);
int call_rows(const struct call *c);
void call_row(struct call *c, int row); /* its columns are taken next */
void call_end(struct call *c);
int pg_simple(struct postgres *p, enum pg_statement which, struct err *e);

/* Pipelines: put into one, ended by `pipe_sync`; then a result for each, NULL only if the connection is lost. */
int pipe_begin(struct postgres *p, struct err *e);
void pipe_put(struct call *c);
void pipe_put_simple(struct postgres *p, enum pg_statement which);
void pipe_sync(struct postgres *p);
PGresult *pipe_result(struct postgres *p);
void pipe_end(struct postgres *p); /* up to the sync, whatever is left */
/* Take the part back, so that the transaction goes on; what cannot be taken back costs it all. */
void part_undo(struct postgres *p);

int64_t take_number(struct call *c);
uint8_t take_small(struct call *c);
void take_text(struct call *c, char *text, size_t size); /* fills up with zeros */
const char *take_text_n(struct call *c, size_t *n);
void take_bytes(struct call *c, uint8_t *bytes, size_t n);
int take_end(const struct call *c, const char *what, struct err *e);
int take_damaged(const struct call *c, const char *what, const char *how, struct err *e);

/* ---- one file a noun: the functions of the table in postgres.c ---- */

int pg_person_add(struct store *s, struct store_person *person, struct err *e);
int pg_person_get(struct store *s, int64_t id, struct store_person *person, struct err *e);
int pg_person_by_kept_name(struct store *s, const char *name, struct store_person *person,
                           struct err *e);
int pg_person_keep(struct store *s, int64_t id, const char *secret, struct err *e);
int pg_person_rename(struct store *s, int64_t id, const char *name, struct err *e);
int pg_person_seen(struct store *s, int64_t id, int64_t now, struct err *e);
int pg_person_take(struct call *c, struct store_person *person, struct err *e);
int pg_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                 struct err *e);
int pg_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                    struct err *e);
int pg_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e);
int pg_tokens_drop_all(struct store *s, int64_t person, struct err *e);
int pg_lessons_put(struct store *s, int64_t person, const char *done, struct err *e);
int pg_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e);

void pg_changes(struct store *s, struct store_change *const *changes, int n);
int pg_table_get(struct store *s, const char *id, struct store_table *t, struct err *e);
int pg_table_by_invite(struct store *s, const char *invite, struct store_table *t, struct err *e);
int pg_tables(struct store *s, enum store_list which, int64_t person, const char *game, int limit,
              int offset, store_table_fn *fn, void *context, struct err *e);
int pg_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                    struct err *e);
/* The table whose first row is *row, which moves on to the next table. */
int pg_table_take(struct call *c, int *row, struct store_table *t, struct err *e);

int pg_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
             struct err *e);
int pg_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes, size_t n,
                    struct err *e);
int pg_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                    struct err *e);
int pg_command_get(struct store *s, const char *table, int64_t person, const char *client,
                   char reply[STORE_REPLY], struct err *e);
int pg_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
            void *context, struct err *e);
int pg_note_put(struct store *s, const char *table, int64_t person, const char *text,
                struct err *e);
int pg_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                struct err *e);
int pg_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                struct err *e);
int pg_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                struct err *e);

int pg_beat(struct store *s, struct store_beat *out, struct err *e);
int pg_lease(struct store *s, const char *work, const char *node, int64_t ms, bool *is_ours,
             struct err *e);
int pg_versions(struct store *s, const char (*ids)[STORE_ID], int n, store_version_fn *fn,
                void *context, struct err *e);

int pg_probe(struct store *s, struct err *e);
int pg_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e);
int pg_backup(struct store *s, const char *file, struct err *e);
int pg_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults, struct err *e);

int pg_copy_begin(struct store *s, struct err *e);
int pg_copy_out(struct store *s, enum copied which, copied_fn *fn, void *context, struct err *e);
int pg_copy_in(struct store *s, enum copied which, const struct copied_value *values,
               struct err *e);
int pg_copy_end(struct store *s, struct err *e);

#endif
