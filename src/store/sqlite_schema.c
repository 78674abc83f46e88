/*
 * sqlite_schema.c - which version a file has, and the migrations that bring it up to ours. Each one
 * is a transaction of its own, so a process that dies in the middle leaves a whole older version.
 */
#include "store/schema.h"
#include "store/sqlite.h"
#include <stdio.h>

static int version_of(struct sqlite *s, int64_t *version, struct err *e)
{
    int64_t n_tables = 0, application = 0;
    *version = 0;
    if (sqlite_ask_number(s, "SELECT count(*) FROM sqlite_schema", &n_tables, e) ||
        sqlite_ask_number(s, "PRAGMA application_id", &application, e))
        return -1;
    if (n_tables == 0 && application == 0)
        return 0; /* a new file */
    if (application != SQLITE_STORE_APPLICATION)
        return err_set(e, ERR_INVALID, "%.100s is not a Vaka database; it was not touched",
                       s->name);
    if (sqlite_ask_number(s,
                          "SELECT CAST(value AS INTEGER) FROM meta"
                          " WHERE key = 'schema_version' AND value GLOB '[1-9]*'",
                          version, e))
        return err_set(e, ERR_BROKEN, "%.100s is damaged: it does not say its version", s->name);
    if (*version > store_n_migrations)
        return err_set(e, ERR_INVALID,
                       "%.100s was written by a newer vaka (schema %lld, this one knows %d);"
                       " it was not touched",
                       s->name, (long long)*version, store_n_migrations);
    return 0;
}

/* Inside its transaction. */
static int run_migration(struct sqlite *s, int number, struct err *e)
{
    char sql[160];
    int64_t n = 0;
    if (sqlite_execute(s, (const char *)store_migrations[number - 1].sql, e))
        return -1;
    snprintf(sql, sizeof sql,
             "INSERT INTO meta VALUES ('schema_version', '%d')"
             " ON CONFLICT (key) DO UPDATE SET value = excluded.value;"
             "PRAGMA application_id = %d",
             number, SQLITE_STORE_APPLICATION);
    if (sqlite_execute(s, sql, e) ||
        sqlite_ask_number(s, "SELECT count(*) FROM pragma_foreign_key_check", &n, e))
        return -1;
    if (n)
        return err_set(e, ERR_BROKEN, "%.100s is damaged: %lld rows refer to nothing", s->name,
                       (long long)n);
    return 0;
}

static int migrate(struct sqlite *s, int number, struct err *e)
{
    if (sqlite_execute(s, "BEGIN IMMEDIATE", e))
        return -1;
    if (run_migration(s, number, e) == 0 && sqlite_execute(s, "COMMIT", e) == 0)
        return 0;
    sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
    return -1;
}

/* Foreign keys are off meanwhile, so that a migration may build a table anew under its old name. */
int sqlite_schema_upgrade(struct sqlite *s, struct err *e)
{
    int64_t version;
    if (version_of(s, &version, e))
        return -1;
    if (version == store_n_migrations)
        return 0;
    if (sqlite_execute(s, "PRAGMA foreign_keys = OFF", e))
        return -1;
    while (version < store_n_migrations)
        if (migrate(s, (int)++version, e))
            return -1;
    return sqlite_execute(s, "PRAGMA foreign_keys = ON", e);
}

int sqlite_schema_compare(struct sqlite *s, struct err *e)
{
    int64_t version;
    if (version_of(s, &version, e))
        return -1;
    if (version < store_n_migrations)
        return err_set(e, ERR_INVALID,
                       "%.100s is of an older vaka (schema %lld of %d): start the server to bring"
                       " it up to date",
                       s->name, (long long)version, store_n_migrations);
    return 0;
}
