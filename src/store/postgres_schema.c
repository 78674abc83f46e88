/*
 * postgres_schema.c - which version a database has, and the migrations that bring it up to ours. Each is a
 * transaction of its own under a lock, so of several servers that start together one migrates and the others find it
 * done.
 */
#include "store/postgres.h"
#include "store/schema.h"
#include <stdio.h>
#include <stdlib.h>

/* The lock's number is "Vaka". */
static const char *const lock_sql = "SELECT pg_advisory_xact_lock(1449225057)";

static int run(struct postgres *p, const char *sql, struct err *e)
{
    PGresult *result = PQexec(p->connection, sql);
    ExecStatusType status = PQresultStatus(result);
    int failed =
        status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK ? 0 : pg_fault(p, result, e);
    PQclear(result);
    return failed;
}

/* The number in the first row, or 0 where there is none. */
static int ask_number(struct postgres *p, const char *sql, int64_t *n, struct err *e)
{
    PGresult *result = PQexec(p->connection, sql);
    int failed = PQresultStatus(result) == PGRES_TUPLES_OK ? 0 : pg_fault(p, result, e);
    *n = failed || PQntuples(result) == 0 ? 0 : strtoll(PQgetvalue(result, 0, 0), NULL, 10);
    PQclear(result);
    return failed;
}

static int version_of(struct postgres *p, int64_t *version, struct err *e)
{
    int64_t n_tables = 0, is_ours = 0;
    *version = 0;
    if (ask_number(p,
                   "SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p', 'v')"
                   " AND relnamespace = to_regnamespace(current_schema())",
                   &n_tables, e) ||
        ask_number(p,
                   "SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('meta')"
                   " AND attname IN ('key', 'value')",
                   &is_ours, e))
        return -1;
    if (n_tables == 0 && !is_ours)
        return 0; /* a new one */
    if (is_ours == 2 &&
        ask_number(
            p, "SELECT value FROM meta WHERE key = 'schema_version' AND value ~ '^[1-9][0-9]*$'",
            version, e))
        return -1;
    if (*version == 0)
        return err_set(e, ERR_INVALID, "%.100s is not a Vaka database; it was not touched",
                       p->name);
    int64_t least = *version;
    if (*version > postgres_n_migrations &&
        ask_number(p,
                   "SELECT value FROM meta WHERE key = 'schema_least' AND value ~ '^[1-9][0-9]*$'",
                   &least, e))
        return -1;
    if (*version > postgres_n_migrations && (least == 0 || least > postgres_n_migrations))
        return err_set(e, ERR_INVALID,
                       "%.100s was written by a newer vaka (schema %lld, this one knows %d);"
                       " it was not touched",
                       p->name, (long long)*version, postgres_n_migrations);
    return 0;
}

/* Inside its transaction, under the lock: another server may have been first. */
static int run_migration(struct postgres *p, int64_t *version, struct err *e)
{
    char sql[160];
    if (run(p, lock_sql, e) || version_of(p, version, e))
        return -1;
    if (*version >= postgres_n_migrations)
        return 0;
    snprintf(sql, sizeof sql,
             "INSERT INTO meta VALUES ('schema_version', '%d')"
             " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
             (int)*version + 1);
    if (run(p, (const char *)postgres_migrations[*version].sql, e) || run(p, sql, e))
        return -1;
    ++*version;
    return 0;
}

int pg_schema_upgrade(struct postgres *p, struct err *e)
{
    int64_t version;
    if (version_of(p, &version, e))
        return -1;
    while (version < postgres_n_migrations) {
        if (run(p, "BEGIN", e))
            return -1;
        if (run_migration(p, &version, e) || run(p, "COMMIT", e)) {
            if (p->connection)
                PQclear(PQexec(p->connection, "ROLLBACK"));
            return -1;
        }
    }
    return 0;
}

int pg_schema_compare(struct postgres *p, struct err *e)
{
    int64_t version;
    if (version_of(p, &version, e))
        return -1;
    if (version == 0)
        return err_set(e, ERR_INVALID, "%.100s is empty: start the server to bring it up to date",
                       p->name);
    if (version < postgres_n_migrations)
        return err_set(e, ERR_INVALID,
                       "%.100s is of an older vaka: start the server to bring it up to date",
                       p->name);
    return 0;
}
