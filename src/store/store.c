/*
 * store.c - the door of the store: finds the backend, keeps the state of the transaction, refuses
 * what no row can hold, and hands the rest to the backend's table of functions. No rows here.
 */
#include "store/store.h"
#include "store/ops.h"
#include "store/valid.h"
#include <stdio.h>
#include <string.h>

static const struct {
    const char *scheme;
    struct store *(*open)(const char *rest, bool is_reader, struct err *e);
} backends[] = {
    { "memory:", store_memory_open },
    { "sqlite:", store_sqlite_open },
    { "postgres://", store_postgres_open },
    { "postgresql://", store_postgres_open },
};

static struct store *open_store(const char *url, bool is_reader, struct err *e)
{
    for (size_t i = 0; i < sizeof backends / sizeof *backends; i++) {
        size_t n = strlen(backends[i].scheme);
        if (strncmp(url, backends[i].scheme, n) == 0)
            return backends[i].open(url + n, is_reader, e);
    }
    err_set(e, ERR_INVALID,
            "\"%.100s\" is not a store; use sqlite:FILE, postgres://... or memory:", url);
    return NULL;
}

void store_address(const char *url, char *text, size_t size)
{
    const char *login = strstr(url, "://"), *at = login ? strchr(login, '@') : NULL;
    const char *colon = at ? strchr(login + 3, ':') : NULL;
    const char *word = strstr(url, "password=");
    if (colon && colon < at)
        (void)snprintf(text, size, "%.*s:***%s", (int)(colon - url), url, at);
    else if (login && word)
        (void)snprintf(text, size, "%.*s=***%s", (int)(word - url) + 8, url,
                       word + strcspn(word, "&"));
    else
        (void)snprintf(text, size, "%s", url);
}

struct store *store_open(const char *url, struct err *e)
{
    return open_store(url, false, e);
}

struct store *store_open_reader(const char *url, struct err *e)
{
    return open_store(url, true, e);
}

void store_close(struct store *s)
{
    if (!s)
        return;
    store_rollback(s);
    s->ops->close(s);
}

/* ---- Transactions ---- */

static int may_read(const struct store *s, struct err *e)
{
    if (s->doom.code != ERR_NONE)
        return err_set(e, s->doom.code, "%s", s->doom.text);
    return 0;
}

int store_may_write(const struct store *s, struct err *e)
{
    if (s->is_reader)
        return err_set(e, ERR_INVALID, "the store was opened for reading only");
    if (!s->in_transaction)
        return err_set(e, ERR_INVALID, "a write needs a transaction");
    return may_read(s, e);
}

static void end_transaction(struct store *s)
{
    s->in_transaction = false;
    s->has_mark = false;
    s->doom.code = ERR_NONE;
}

int store_begin(struct store *s, struct err *e)
{
    if (s->is_reader)
        return err_set(e, ERR_INVALID, "the store was opened for reading only");
    if (s->in_transaction)
        return err_set(e, ERR_INVALID, "a transaction is open already");
    if (s->ops->begin(s, e))
        return -1;
    s->in_transaction = true;
    return 0;
}

int store_commit(struct store *s, struct err *e)
{
    if (store_may_write(s, e)) {
        store_rollback(s);
        return -1;
    }
    int result = s->ops->commit(s, e);
    end_transaction(s);
    return result;
}

void store_rollback(struct store *s)
{
    if (s->in_transaction)
        s->ops->rollback(s);
    end_transaction(s);
}

int store_mark_point(struct store *s, struct err *e)
{
    if (store_may_write(s, e))
        return -1;
    if (s->has_mark)
        return err_set(e, ERR_INVALID, "there is a mark already");
    if (s->ops->mark_point(s, e))
        return -1;
    s->has_mark = true;
    return 0;
}

void store_undo_to_mark(struct store *s)
{
    if (s->has_mark && s->doom.code == ERR_NONE)
        s->ops->undo_to_mark(s);
    s->has_mark = false;
}

void store_keep_mark(struct store *s)
{
    if (s->has_mark && s->doom.code == ERR_NONE)
        s->ops->keep_mark(s);
    s->has_mark = false;
}

/* ---- What arguments have in common ---- */

static int table_id(const char *id, struct err *e)
{
    return valid_word("the id of a table", id, STORE_ID, ERR_INVALID, e);
}

static int person_id(int64_t id, struct err *e)
{
    return valid_number("the number of a person", id, 1, INT64_MAX, ERR_INVALID, e);
}

static int moment(int64_t time, struct err *e)
{
    return valid_number("a time", time, 0, INT64_MAX, ERR_INVALID, e);
}

/* Notes, marks and commands belong to a person at a table. */
static int owner(const char *table, int64_t person, struct err *e)
{
    return table_id(table, e) || person_id(person, e) ? -1 : 0;
}

/* ---- People and tokens ---- */

int store_person_add(struct store *s, struct store_person *p, struct err *e)
{
    if (store_may_write(s, e) || valid_person(p, ERR_INVALID, e))
        return -1;
    return s->ops->person_add(s, p, e);
}

int store_person_get(struct store *s, int64_t id, struct store_person *p, struct err *e)
{
    return may_read(s, e) ? -1 : s->ops->person_get(s, id, p, e);
}

int store_person_by_kept_name(struct store *s, const char *name, struct store_person *p,
                              struct err *e)
{
    if (may_read(s, e) || valid_text("the name of a person", name, STORE_NAME, ERR_INVALID, e))
        return -1;
    return s->ops->person_by_kept_name(s, name, p, e);
}

int store_person_keep(struct store *s, int64_t id, const char *secret, struct err *e)
{
    if (store_may_write(s, e) ||
        valid_word("the hash of a passphrase", secret, STORE_SECRET, ERR_INVALID, e))
        return -1;
    return s->ops->person_keep(s, id, secret, e);
}

int store_person_rename(struct store *s, int64_t id, const char *name, struct err *e)
{
    if (store_may_write(s, e) ||
        valid_word("the name of a person", name, STORE_NAME, ERR_INVALID, e))
        return -1;
    return s->ops->person_rename(s, id, name, e);
}

int store_person_seen(struct store *s, int64_t id, int64_t now, struct err *e)
{
    return store_may_write(s, e) || moment(now, e) ? -1 : s->ops->person_seen(s, id, now, e);
}

int store_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                    struct err *e)
{
    if (store_may_write(s, e) || person_id(person, e) || moment(now, e))
        return -1;
    return s->ops->token_add(s, hash, person, now, e);
}

int store_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                       struct err *e)
{
    return may_read(s, e) ? -1 : s->ops->token_person(s, hash, person, e);
}

int store_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e)
{
    return store_may_write(s, e) ? -1 : s->ops->token_drop(s, hash, e);
}

int store_tokens_drop_all(struct store *s, int64_t person, struct err *e)
{
    return store_may_write(s, e) ? -1 : s->ops->tokens_drop_all(s, person, e);
}

/* ---- Tables ---- */

int store_table_get(struct store *s, const char *id, struct store_table *t, struct err *e)
{
    return may_read(s, e) || table_id(id, e) ? -1 : s->ops->table_get(s, id, t, e);
}

int store_table_by_invite(struct store *s, const char *invite, struct store_table *t, struct err *e)
{
    if (may_read(s, e) || valid_text("an invite", invite, STORE_ID, ERR_INVALID, e))
        return -1;
    if (invite[0] == 0)
        return err_set(e, ERR_NOT_FOUND, "an empty invite leads nowhere");
    return s->ops->table_by_invite(s, invite, t, e);
}

static int valid_list(enum store_list which, struct err *e)
{
    return valid_number("the kind of a list", (int64_t)which, LIST_PUBLIC_OPEN, LIST_ALL,
                        ERR_INVALID, e);
}

int store_tables(struct store *s, enum store_list which, int64_t person, const char *game,
                 int limit, int offset, store_table_fn *fn, void *context, struct err *e)
{
    if (may_read(s, e) || valid_list(which, e) ||
        valid_number("the length of a list", limit, 0, INT32_MAX, ERR_INVALID, e) ||
        valid_number("the start of a list", offset, 0, INT32_MAX, ERR_INVALID, e))
        return -1;
    if (game && valid_text("the game of a list", game, STORE_ID, ERR_INVALID, e))
        return -1;
    return s->ops->tables(s, which, person, game, limit, offset, fn, context, e);
}

int store_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                       struct err *e)
{
    if (may_read(s, e) || valid_list(which, e))
        return -1;
    return s->ops->tables_count(s, which, person, n, e);
}

/* ---- Journals and commands ---- */

int store_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
                struct err *e)
{
    if (may_read(s, e) || table_id(table, e))
        return -1;
    return s->ops->lines(s, table, from, fn, context, e);
}

int store_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes,
                       size_t n, struct err *e)
{
    if (store_may_write(s, e) || table_id(table, e) ||
        valid_number("the line of a bookmark", line, 1, INT64_MAX, ERR_INVALID, e) ||
        valid_number("the size of a bookmark", (int64_t)n, 1, STORE_BOOKMARK, ERR_INVALID, e))
        return -1;
    return s->ops->bookmark_put(s, table, line, bytes, n, e);
}

int store_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                       struct err *e)
{
    return may_read(s, e) || table_id(table, e) ? -1
                                                : s->ops->bookmark_get(s, table, fn, context, e);
}

int store_command_get(struct store *s, const char *table, int64_t person, const char *client,
                      char reply[STORE_REPLY], struct err *e)
{
    if (may_read(s, e) || owner(table, person, e) ||
        valid_word("the id of a command", client, STORE_ID, ERR_INVALID, e))
        return -1;
    return s->ops->command_get(s, table, person, client, reply, e);
}

/* ---- Chat, notes, marks ---- */

int store_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
               void *context, struct err *e)
{
    if (may_read(s, e) || table_id(table, e) ||
        valid_number("the length of a list", limit, 0, INT32_MAX, ERR_INVALID, e))
        return -1;
    return s->ops->chat(s, table, after, limit, fn, context, e);
}

int store_note_put(struct store *s, const char *table, int64_t person, const char *text,
                   struct err *e)
{
    if (store_may_write(s, e) || owner(table, person, e) ||
        valid_text("a note", text, STORE_NOTE, ERR_INVALID, e))
        return -1;
    return s->ops->note_put(s, table, person, text, e);
}

int store_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                   struct err *e)
{
    if (may_read(s, e) || owner(table, person, e))
        return -1;
    return s->ops->note_get(s, table, person, text, e);
}

int store_lessons_put(struct store *s, int64_t person, const char *done, struct err *e)
{
    if (store_may_write(s, e) || person_id(person, e) ||
        valid_text("the lessons of a person", done, STORE_LESSONS, ERR_INVALID, e))
        return -1;
    return s->ops->lessons_put(s, person, done, e);
}

int store_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e)
{
    if (may_read(s, e) || person_id(person, e))
        return -1;
    return s->ops->lessons_get(s, person, done, e);
}

int store_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                   struct err *e)
{
    if (store_may_write(s, e) || owner(table, person, e) || valid_mark(m, ERR_INVALID, e))
        return -1;
    return s->ops->mark_put(s, table, person, m, e);
}

int store_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                   struct err *e)
{
    if (may_read(s, e) || owner(table, person, e))
        return -1;
    return s->ops->mark_get(s, table, person, m, e);
}

/* ---- Upkeep ---- */

int store_probe(struct store *s, struct err *e)
{
    return store_may_write(s, e) ? -1 : s->ops->probe(s, e);
}

int store_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e)
{
    *removed = 0;
    return store_may_write(s, e) ? -1 : s->ops->sweep(s, older_than, removed, e);
}

int store_backup(struct store *s, const char *file, struct err *e)
{
    if (s->in_transaction)
        return err_set(e, ERR_INVALID, "a backup cannot be made inside a transaction");
    return s->ops->backup(s, file, e);
}

int store_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                struct err *e)
{
    *n_faults = 0;
    return may_read(s, e) ? -1 : s->ops->check(s, fn, context, n_faults, e);
}
