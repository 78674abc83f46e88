/* postgres_upkeep.c - sweeping out what is old, and checking everything, in PostgreSQL. */
#include "store/postgres.h"
#include <stdio.h>
#include <string.h>

int pg_probe(struct store *s, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_PROBE);
    return call_finish(&c, NULL, NULL, e);
}

int pg_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_SWEEP);
    give_number(&c, older_than);
    if (call_do(&c, NULL, e))
        return -1;
    *removed = take_number(&c);
    call_end(&c);
    return 0;
}

int pg_backup(struct store *s, const char *file, struct err *e)
{
    (void)file;
    return err_set(e, ERR_INVALID, "%.100s is copied by PostgreSQL's own pg_dump, not by vaka",
                   ((struct postgres *)s)->name);
}

/* ---- Checking ---- */

struct faults {
    struct postgres *p;
    store_fault_fn *fn;
    void *context;
    int64_t n;
};

static void report(struct faults *f, const char *sentence)
{
    f->fn(f->context, sentence);
    f->n++;
}

/* Each gives one column, a sentence a fault. */
static const char *const checks[] = {
    "SELECT 'table ' || table_id || ': it is not there, but has ' || count(*) || ' lines'"
    " FROM lines WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id) GROUP BY table_id",

    "SELECT 'table ' || table_id || ': it is not there, but has ' || count(*) || ' commands'"
    " FROM commands WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id) GROUP BY table_id",

    "SELECT 'person ' || person || ' is not there, but gave ' || count(*) || ' commands'"
    " FROM commands WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = person) GROUP BY person",

    "SELECT 'table ' || id || ': its row counts ' || n_lines || ' lines of the journal, and there"
    " are ' || coalesce(has, 0) || ', numbered ' || coalesce(least, 0) || ' to ' ||"
    " coalesce(most, 0) FROM tables LEFT JOIN (SELECT table_id, count(*) AS has,"
    " min(line) AS least, max(line) AS most FROM lines GROUP BY table_id) AS l ON table_id = id"
    " WHERE coalesce(has, 0) <> n_lines OR coalesce(most, 0) <> n_lines",

    "SELECT 'table ' || id || ': its row counts ' || n_chat || ' lines of chat, and there are ' ||"
    " coalesce(has, 0) || ', numbered ' || coalesce(least, 0) || ' to ' || coalesce(most, 0)"
    " FROM tables LEFT JOIN (SELECT table_id, count(*) AS has, min(n) AS least, max(n) AS most"
    " FROM chat GROUP BY table_id) AS c ON table_id = id"
    " WHERE coalesce(has, 0) <> n_chat OR coalesce(most, 0) <> n_chat",

    "SELECT 'table ' || table_id || ': line ' || line || ' of its journal cannot be one'"
    " FROM lines WHERE octet_length(text) NOT BETWEEN 1 AND 4096 OR text ~ '[\\n\\r]'",

    "SELECT 'table ' || table_id || ': chat line ' || n || ' cannot be one' FROM chat"
    " WHERE octet_length(text) NOT BETWEEN 1 AND 999 OR octet_length(name) > 47 OR time < 0",

    "SELECT 'table ' || table_id || ': the note of person ' || person || ' is too long'"
    " FROM notes WHERE octet_length(text) > 7999",

    "SELECT 'person ' || person || ': the list of lessons is too long'"
    " FROM lessons WHERE octet_length(done) > 3999",

    "SELECT 'table ' || table_id || ': the reply to a command of person ' || person ||"
    " ' is too long' FROM commands WHERE octet_length(reply) > 599",

    "SELECT 'table ' || table_id || ': a mark of person ' || person || ' is negative'"
    " FROM marks WHERE chat_read < 0 OR step_seen < 0",
};

static int run_check(struct faults *f, const char *sql, struct err *e)
{
    if (pg_connect(f->p, e))
        return -1;
    PGresult *result = PQexec(f->p->connection, sql);
    int failed = PQresultStatus(result) == PGRES_TUPLES_OK ? 0 : pg_fault(f->p, result, e);
    for (int row = 0; row < PQntuples(result); row++)
        report(f, PQgetvalue(result, row, 0));
    PQclear(result);
    return failed;
}

/* People and tables are read as a server would, some at a time. 1: there may be more. */
static int check_people(struct faults *f, int64_t *after, struct err *e)
{
    struct call c;
    struct store_person person = { 0 };
    struct err found;
    call_start(&c, &f->p->base, PG_PEOPLE_AFTER);
    give_number(&c, *after);
    if (call_read(&c, e))
        return -1;
    int n = call_rows(&c);
    for (int row = 0; row < n; row++) {
        call_row(&c, row);
        if (pg_person_take(&c, &person, &found))
            report(f, found.text);
        *after = person.id;
    }
    call_end(&c);
    return n > 0;
}

static int check_tables(struct faults *f, char after[STORE_ID], struct err *e)
{
    struct call c;
    struct store_table t;
    struct err found;
    call_start(&c, &f->p->base, PG_TABLES_AFTER);
    give_text(&c, after);
    if (call_read(&c, e))
        return -1;
    int n = call_rows(&c);
    for (int row = 0; row < n;) {
        if (pg_table_take(&c, &row, &t, &found))
            report(f, found.text);
    }
    if (n)
        snprintf(after, STORE_ID, "%s", PQgetvalue(c.result, n - 1, 0));
    call_end(&c);
    return n > 0;
}

int pg_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults, struct err *e)
{
    struct faults f = { (struct postgres *)s, fn, context, 0 };
    int status = 0;
    int64_t person = 0;
    char table[STORE_ID] = "";
    for (size_t i = 0; i < sizeof checks / sizeof *checks && status == 0; i++)
        status = run_check(&f, checks[i], e);
    if (status == 0)
        while ((status = check_people(&f, &person, e)) > 0) {
        }
    if (status == 0)
        while ((status = check_tables(&f, table, e)) > 0) {
        }
    *n_faults = f.n;
    return status;
}
