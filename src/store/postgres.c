/* postgres.c - the PostgreSQL store: opening, closing, transactions, and the table of its functions. */
#include "store/postgres.h"
#include "store/xmalloc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Transactions ---- */

static int begin(struct store *s, struct err *e)
{
    return pg_simple((struct postgres *)s, PG_BEGIN, e);
}

static void rollback(struct store *s)
{
    struct postgres *p = (struct postgres *)s;
    struct err ignored;
    if (p->connection && PQtransactionStatus(p->connection) != PQTRANS_IDLE)
        pg_simple(p, PG_ROLLBACK, &ignored);
}

/* The answer that counts is the word that comes back: a transaction that cannot be committed says ROLLBACK. */
static int commit(struct store *s, struct err *e)
{
    struct postgres *p = (struct postgres *)s;
    struct call c;
    call_start(&c, s, PG_COMMIT);
    if (call_read(&c, e)) {
        rollback(s);
        return -1;
    }
    bool is_done = strcmp(PQcmdStatus(c.result), "COMMIT") == 0;
    call_end(&c);
    return is_done
               ? 0
               : err_set(e, ERR_UNAVAILABLE, "%.100s could not commit what was written", p->name);
}

static int mark_point(struct store *s, struct err *e)
{
    return pg_simple((struct postgres *)s, PG_MARK, e);
}

/* What cannot be undone alone costs the whole transaction: pg_simple sees to that. */
static void undo_to_mark(struct store *s)
{
    struct postgres *p = (struct postgres *)s;
    struct err ignored;
    (void)(pg_simple(p, PG_MARK_UNDO, &ignored) || pg_simple(p, PG_MARK_KEEP, &ignored));
}

static void keep_mark(struct store *s)
{
    struct err ignored;
    pg_simple((struct postgres *)s, PG_MARK_KEEP, &ignored);
}

/* ---- Opening and closing ---- */

static void close_postgres(struct store *s)
{
    struct postgres *p = (struct postgres *)s;
    pg_disconnect(p);
    free(p->url);
    free(p->name);
    free(p);
}

static const struct store_ops postgres_ops = {
    .close = close_postgres,
    .begin = begin,
    .commit = commit,
    .rollback = rollback,
    .mark_point = mark_point,
    .undo_to_mark = undo_to_mark,
    .keep_mark = keep_mark,
    .person_add = pg_person_add,
    .person_get = pg_person_get,
    .person_by_kept_name = pg_person_by_kept_name,
    .person_keep = pg_person_keep,
    .person_rename = pg_person_rename,
    .person_seen = pg_person_seen,
    .token_add = pg_token_add,
    .token_person = pg_token_person,
    .token_drop = pg_token_drop,
    .tokens_drop_all = pg_tokens_drop_all,
    .changes = pg_changes,
    .table_get = pg_table_get,
    .table_by_invite = pg_table_by_invite,
    .tables = pg_tables,
    .tables_count = pg_tables_count,
    .lines = pg_lines,
    .bookmark_put = pg_bookmark_put,
    .bookmark_get = pg_bookmark_get,
    .command_get = pg_command_get,
    .chat = pg_chat,
    .note_put = pg_note_put,
    .note_get = pg_note_get,
    .lessons_put = pg_lessons_put,
    .lessons_get = pg_lessons_get,
    .mark_put = pg_mark_put,
    .mark_get = pg_mark_get,
    .beat = pg_beat,
    .lease = pg_lease,
    .versions = pg_versions,
    .probe = pg_probe,
    .sweep = pg_sweep,
    .backup = pg_backup,
    .check = pg_check,
    .copy_begin = pg_copy_begin,
    .copy_out = pg_copy_out,
    .copy_in = pg_copy_in,
    .copy_end = pg_copy_end,
};

struct store *store_postgres_open(const char *rest, bool is_reader, struct err *e)
{
    struct postgres *p = xcalloc(1, sizeof *p);
    size_t n = strlen("postgresql://") + strlen(rest) + 1;
    p->base.ops = &postgres_ops;
    p->base.is_reader = is_reader;
    p->url = xmalloc(n);
    snprintf(p->url, n, "postgresql://%s", rest);
    if (pg_address(p, e) || pg_connect(p, e)) {
        close_postgres(&p->base);
        return NULL;
    }
    return &p->base;
}
