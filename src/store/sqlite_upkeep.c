/* sqlite_upkeep.c - sweeping out what is old, copying a living file, and checking everything. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "store/sqlite.h"
#include <stdlib.h>
#include <unistd.h>

/* Other bytes each time, so that something has to reach the disk. */
int sqlite_probe(struct store *s, struct err *e)
{
    return sqlite_simple((struct sqlite *)s, ST_PROBE, e);
}

/* ---- Sweeping ---- */

static int sweep_kind(struct store *s, enum statement which, int64_t older_than, int64_t *removed,
                      struct err *e)
{
    struct query q;
    if (query_start(&q, s, which, e))
        return -1;
    query_number(&q, older_than);
    if (query_run(&q, NULL, e))
        return -1;
    *removed += sqlite3_changes64(q.s->db);
    return 0;
}

static int sweep_all(struct store *s, int64_t older_than, int64_t *removed, struct err *e)
{
    if (sweep_kind(s, ST_SWEEP_COMMANDS, older_than, removed, e) ||
        sweep_kind(s, ST_SWEEP_TOKENS, older_than, removed, e) ||
        sweep_kind(s, ST_SWEEP_TABLES, older_than, removed, e))
        return -1;
    return sqlite_simple((struct sqlite *)s, ST_SWEEP_REMATCHES, e);
}

int sqlite_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    if (part_begin(sqlite, e))
        return -1;
    int result = part_end(sqlite, sweep_all(s, older_than, removed, e), e);
    if (result)
        *removed = 0;
    return result;
}

/* ---- Backup ---- */

static int copy_pages(struct sqlite *s, sqlite3 *to, const char *file, struct err *e)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", s->db, "main");
    int rc = sqlite3_errcode(to);
    if (backup) {
        sqlite3_backup_step(backup, -1); /* what it says, finish says again */
        rc = sqlite3_backup_finish(backup);
    }
    return rc == SQLITE_OK ? 0 : sqlite_fault_in(file, rc, sqlite3_errmsg(to), e);
}

/* One step copies all pages of one moment; SQLite syncs the copy before it says so. */
int sqlite_backup(struct store *s, const char *file, struct err *e)
{
    if (file[0] == 0)
        return err_set(e, ERR_INVALID, "a backup needs the name of a file");
    if (sqlite_file_new(file, e))
        return -1;
    char *place = realpath(file, NULL); /* a name that SQLite cannot take for anything but a file */
    if (!place)
        return err_set(e, ERR_UNAVAILABLE, "%.100s cannot be opened", file);
    sqlite3 *to = NULL;
    int rc = sqlite3_open_v2(place, &to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE, NULL);
    int result = rc == SQLITE_OK ? copy_pages((struct sqlite *)s, to, file, e)
                                 : sqlite_fault_in(file, rc, sqlite3_errstr(rc), e);
    rc = sqlite3_close(to);
    if (result == 0 && rc != SQLITE_OK)
        result = sqlite_fault_in(file, rc, sqlite3_errstr(rc), e);
    if (result)
        unlink(place);
    free(place);
    return result;
}

/* ---- Checking ---- */

struct faults {
    struct sqlite *s;
    store_fault_fn *fn;
    void *context;
    int64_t n;
};

static void report(struct faults *f, const char *sentence)
{
    f->fn(f->context, sentence);
    f->n++;
}

/* Each gives one column, a sentence a fault. The file's own structure comes first. */
static const char *const checks[] = {
    "SELECT 'the file: ' || integrity_check FROM pragma_integrity_check"
    " WHERE integrity_check <> 'ok'",

    "SELECT 'a row of ' || \"table\" || ' refers to a row of ' || parent || ' that is not there'"
    " FROM pragma_foreign_key_check",

    "SELECT 'table ' || table_id || ': its journal has ' || count(*) || ' lines, numbered ' ||"
    " min(line) || ' to ' || max(line) FROM lines"
    " GROUP BY table_id HAVING min(line) <> 1 OR max(line) <> count(*)",

    "SELECT 'table ' || table_id || ': its chat has ' || count(*) || ' lines, numbered ' ||"
    " min(n) || ' to ' || max(n) FROM chat"
    " GROUP BY table_id HAVING min(n) <> 1 OR max(n) <> count(*)",

    "SELECT 'table ' || id || ': its row counts ' || n_lines || ' lines of the journal and ' || "
    "n_chat"
    " || ' of chat, which is not what there is' FROM tables"
    " WHERE n_lines <> (SELECT ifnull(max(line), 0) FROM lines WHERE table_id = id)"
    " OR n_chat <> (SELECT ifnull(max(n), 0) FROM chat WHERE table_id = id)",

    "SELECT 'table ' || id || ': it has seats for ' || n_seats || ' and rows for ' ||"
    " (SELECT count(*) FROM seats WHERE table_id = id) FROM tables"
    " WHERE n_seats <> (SELECT count(*) FROM seats WHERE table_id = id AND seat < n_seats)"
    " OR n_seats <> (SELECT count(*) FROM seats WHERE table_id = id)",

    "SELECT 'table ' || table_id || ': the note of person ' || person || ' is too long'"
    " FROM notes WHERE length(CAST(text AS BLOB)) > 7999",

    "SELECT 'person ' || person || ': the list of lessons is too long'"
    " FROM lessons WHERE length(CAST(done AS BLOB)) > 3999",

    "SELECT 'table ' || table_id || ': the reply to a command of person ' || person ||"
    " ' is too long' FROM commands WHERE length(CAST(reply AS BLOB)) > 599",

    "SELECT 'table ' || table_id || ': a mark of person ' || person || ' is negative'"
    " FROM marks WHERE chat_read < 0 OR step_seen < 0",
};

/* A part that cannot be read because it is damaged is a fault found; any other is a failure. */
static int fault_or_failure(struct faults *f, const struct err *found, struct err *e)
{
    if (found->code != ERR_BROKEN)
        return err_set(e, found->code, "%s", found->text);
    report(f, found->text);
    return 0;
}

static int run_check(struct faults *f, const char *sql, struct err *e)
{
    sqlite3_stmt *statement = NULL;
    int rc = sqlite3_prepare_v2(f->s->db, sql, -1, &statement, NULL);
    while (rc == SQLITE_OK || rc == SQLITE_ROW) {
        rc = sqlite3_step(statement);
        const char *sentence =
            rc == SQLITE_ROW ? (const char *)sqlite3_column_text(statement, 0) : NULL;
        if (rc == SQLITE_ROW)
            report(f, sentence ? sentence : "a row does not say which it is");
    }
    struct err found = { .code = ERR_NONE };
    if (rc != SQLITE_DONE)
        sqlite_fault(f->s, rc, &found);
    sqlite3_finalize(statement);
    return found.code == ERR_NONE ? 0 : fault_or_failure(f, &found, e);
}

static int read_person(struct query *q, struct err *e)
{
    struct store_person p;
    return sqlite_person_read(q, &p, e);
}

static int read_table(struct query *q, struct err *e)
{
    struct store_table t;
    return sqlite_table_read(q, &t, e);
}

static int read_line(struct query *q, struct err *e)
{
    int64_t line;
    const char *text;
    size_t n;
    return sqlite_line_read(q, &line, &text, &n, e);
}

static int read_chat(struct query *q, struct err *e)
{
    struct store_chat c;
    return sqlite_chat_read(q, &c, e);
}

/* Read every row of a kind as a server would. */
static int read_all(struct faults *f, enum statement which,
                    int (*read)(struct query *, struct err *), struct err *e)
{
    struct query q;
    struct err found = { .code = ERR_NONE };
    if (query_start(&q, &f->s->base, which, &found))
        return fault_or_failure(f, &found, e);
    int more;
    while ((more = query_row(&q, &found)) > 0)
        if (read(&q, &found))
            report(f, found.text);
    query_end(&q);
    return more < 0 ? fault_or_failure(f, &found, e) : 0;
}

int sqlite_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                 struct err *e)
{
    struct faults f = { (struct sqlite *)s, fn, context, 0 };
    int result = 0;
    for (size_t i = 0; i < sizeof checks / sizeof *checks && result == 0; i++)
        result = run_check(&f, checks[i], e);
    if (result == 0)
        result = read_all(&f, ST_PEOPLE_ALL, read_person, e) ||
                         read_all(&f, ST_TABLES_ALL, read_table, e) ||
                         read_all(&f, ST_LINES_ALL, read_line, e) ||
                         read_all(&f, ST_CHAT_ALL, read_chat, e)
                     ? -1
                     : 0;
    *n_faults = f.n;
    return result;
}
