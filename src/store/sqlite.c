/* sqlite.c - the SQLite store: opening, closing, transactions, and the table of its functions. */
#include "store/sqlite.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

/* ---- Transactions ---- */

static int begin(struct store *s, struct err *e)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    sqlite->written = sqlite3_total_changes(sqlite->db);
    return sqlite_simple(sqlite, ST_BEGIN, e);
}

static void rollback(struct store *s)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    struct err ignored;
    sqlite_forget_kept(sqlite);
    if (!sqlite3_get_autocommit(sqlite->db))
        sqlite_simple(sqlite, ST_ROLLBACK, &ignored);
}

bool sqlite_is_untouched(const struct sqlite *s)
{
    return s->base.in_transaction && !s->base.has_mark &&
           sqlite3_total_changes(s->db) == s->written;
}

void sqlite_begin_anew(struct sqlite *s)
{
    struct err fault;
    if (s->base.doom.code != ERR_NONE)
        return;
    rollback(&s->base);
    if (begin(&s->base, &fault))
        s->base.doom = fault;
}

static int commit(struct store *s, struct err *e)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    if (sqlite_file_stays(sqlite, e) == 0 && sqlite_simple(sqlite, ST_COMMIT, e) == 0)
        return 0;
    rollback(s);
    return -1;
}

static int mark_point(struct store *s, struct err *e)
{
    return sqlite_simple((struct sqlite *)s, ST_MARK, e);
}

/* What cannot be undone alone costs the whole transaction. */
static void undo_to_mark(struct store *s)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    struct err fault;
    sqlite_forget_kept(sqlite);
    if (sqlite_simple(sqlite, ST_MARK_UNDO, &fault) || sqlite_simple(sqlite, ST_MARK_KEEP, &fault))
        s->doom = fault;
}

static void keep_mark(struct store *s)
{
    struct err fault;
    if (sqlite_simple((struct sqlite *)s, ST_MARK_KEEP, &fault))
        s->doom = fault;
}

/* ---- Opening and closing ---- */

static void close_sqlite(struct store *s)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    for (int i = 0; i < N_STATEMENTS; i++)
        sqlite3_finalize(sqlite->statement[i]);
    sqlite3_close(sqlite->db);
    sqlite_file_release(sqlite); /* last: from here on another process may have it */
    free(sqlite->name);
    free(sqlite);
}

static int open_database(struct sqlite *s, int flags, struct err *e)
{
    int rc =
        sqlite3_open_v2(s->file, &s->db, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, NULL);
    if (rc != SQLITE_OK)
        return sqlite_fault_in(s->name, rc, sqlite3_errstr(rc), e);
    sqlite3_busy_timeout(s->db, SQLITE_STORE_BUSY);
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    return sqlite_execute(
        s,
        "PRAGMA foreign_keys = ON;"
        "PRAGMA trusted_schema = OFF;"
        "PRAGMA temp_store = MEMORY;" /* what a part of a transaction would take back, too */
        "PRAGMA cache_size = -16384;" /* KiB: tables that are played at once are not read anew */
        "PRAGMA cell_size_check = ON",
        e);
}

/*
 * A commit is on the disk when it returns: the log is synced with each. The log is switched on after
 * the migrations, so that the header of a new file is in the file itself and names it ours. It goes into the file when
 * it has 16,000 pages, 64 MB: pages of tables that are played are written there once for many commits, also where a
 * thousand are played at once.
 */
static int prepare_writing(struct sqlite *s, struct err *e)
{
    int64_t is_log = 0;
    if (sqlite_execute(s, "PRAGMA synchronous = FULL", e) || sqlite_schema_upgrade(s, e) ||
        sqlite_execute(s,
                       "PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864;"
                       "PRAGMA wal_autocheckpoint = 16000",
                       e) ||
        sqlite_ask_number(s, "SELECT journal_mode = 'wal' FROM pragma_journal_mode", &is_log, e))
        return -1;
    if (!is_log)
        return err_set(e, ERR_UNAVAILABLE,
                       "%.100s cannot have a write-ahead log where it is; move it to a local disk",
                       s->name);
    return 0;
}

static const struct store_ops sqlite_ops = {
    .close = close_sqlite,
    .begin = begin,
    .commit = commit,
    .rollback = rollback,
    .mark_point = mark_point,
    .undo_to_mark = undo_to_mark,
    .keep_mark = keep_mark,
    .person_add = sqlite_person_add,
    .person_get = sqlite_person_get,
    .person_by_kept_name = sqlite_person_by_kept_name,
    .person_keep = sqlite_person_keep,
    .person_rename = sqlite_person_rename,
    .person_seen = sqlite_person_seen,
    .token_add = sqlite_token_add,
    .token_person = sqlite_token_person,
    .token_drop = sqlite_token_drop,
    .tokens_drop_all = sqlite_tokens_drop_all,
    .changes = sqlite_changes,
    .table_get = sqlite_table_get,
    .table_by_invite = sqlite_table_by_invite,
    .tables = sqlite_tables,
    .tables_count = sqlite_tables_count,
    .lines = sqlite_lines,
    .bookmark_put = sqlite_bookmark_put,
    .bookmark_get = sqlite_bookmark_get,
    .command_get = sqlite_command_get,
    .chat = sqlite_chat,
    .note_put = sqlite_note_put,
    .note_get = sqlite_note_get,
    .lessons_put = sqlite_lessons_put,
    .lessons_get = sqlite_lessons_get,
    .mark_put = sqlite_mark_put,
    .mark_get = sqlite_mark_get,
    .probe = sqlite_probe,
    .sweep = sqlite_sweep,
    .backup = sqlite_backup,
    .check = sqlite_check,
    .copy_begin = sqlite_copy_begin,
    .copy_out = sqlite_copy_out,
    .copy_in = sqlite_copy_in,
    .copy_end = sqlite_copy_end,
};

static int open_writer(struct sqlite *s, struct err *e)
{
    if (sqlite_file_claim(s, e) || open_database(s, SQLITE_OPEN_READWRITE, e))
        return -1;
    return prepare_writing(s, e);
}

static int open_reader(struct sqlite *s, struct err *e)
{
    if (sqlite_file_find(s, e) || open_database(s, SQLITE_OPEN_READONLY, e))
        return -1;
    return sqlite_schema_compare(s, e);
}

struct store *store_sqlite_open(const char *rest, bool is_reader, struct err *e)
{
    struct sqlite *s = xcalloc(1, sizeof *s);
    s->base.ops = &sqlite_ops;
    s->base.is_reader = is_reader;
    s->name = xstrdup(rest);
    s->lock = -1;
    if (is_reader ? open_reader(s, e) : open_writer(s, e)) {
        close_sqlite(&s->base);
        return NULL;
    }
    return &s->base;
}
