/* sqlite_people.c - people and their tokens, in SQLite. */
#include "store/sqlite.h"
#include "store/valid.h"
#include <string.h>

int sqlite_person_read(struct query *q, struct store_person *p, struct err *e)
{
    struct err how;
    p->id = row_number(q);
    row_text(q, p->name, sizeof p->name);
    row_text(q, p->secret, sizeof p->secret);
    p->created = row_number(q);
    p->seen = row_number(q);
    if (row_end(q, "a person", e))
        return -1;
    if (valid_person(p, ERR_BROKEN, &how))
        return row_damaged(q, "a person", how.text, e);
    return 0;
}

static int one_person(struct query *q, const char *missing, struct store_person *p, struct err *e)
{
    int found = query_row(q, e);
    int result = found < 0    ? -1
                 : found == 0 ? err_set(e, ERR_NOT_FOUND, "%s", missing)
                              : sqlite_person_read(q, p, e);
    query_end(q);
    return result;
}

int sqlite_person_add(struct store *s, struct store_person *p, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_PERSON_ADD, e))
        return -1;
    query_text(&q, p->name);
    query_text(&q, p->secret);
    query_number(&q, p->created);
    query_number(&q, p->seen);
    if (query_run(&q, "this name is taken", e))
        return -1;
    p->id = sqlite3_last_insert_rowid(q.s->db);
    return 0;
}

int sqlite_person_get(struct store *s, int64_t id, struct store_person *p, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_PERSON_GET, e))
        return -1;
    query_number(&q, id);
    return one_person(&q, "there is no such person", p, e);
}

int sqlite_person_by_kept_name(struct store *s, const char *name, struct store_person *p,
                               struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_PERSON_BY_NAME, e))
        return -1;
    query_text(&q, name);
    return one_person(&q, "nobody keeps this name", p, e);
}

static int change_text(struct store *s, enum statement which, int64_t id, const char *text,
                       struct err *e)
{
    struct query q;
    if (query_start(&q, s, which, e))
        return -1;
    query_text(&q, text);
    query_number(&q, id);
    return query_run_one(&q, "this name is taken", "there is no such person", e);
}

int sqlite_person_keep(struct store *s, int64_t id, const char *secret, struct err *e)
{
    return change_text(s, ST_PERSON_KEEP, id, secret, e);
}

int sqlite_person_rename(struct store *s, int64_t id, const char *name, struct err *e)
{
    return change_text(s, ST_PERSON_RENAME, id, name, e);
}

int sqlite_person_seen(struct store *s, int64_t id, int64_t now, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_PERSON_SEEN, e))
        return -1;
    query_number(&q, now);
    query_number(&q, id);
    return query_run_one(&q, NULL, "there is no such person", e);
}

int sqlite_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                     struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_TOKEN_ADD, e))
        return -1;
    query_bytes(&q, hash, STORE_HASH);
    query_number(&q, person);
    query_number(&q, now);
    return query_run(&q, "this token is in use", e);
}

int sqlite_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                        struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_TOKEN_PERSON, e))
        return -1;
    query_bytes(&q, hash, STORE_HASH);
    int found = query_row(&q, e);
    int result = -1;
    if (found > 0) {
        *person = row_number(&q);
        result = row_end(&q, "a token", e);
    } else if (found == 0) {
        err_set(e, ERR_NOT_FOUND, "nobody has this token");
    }
    query_end(&q);
    return result;
}

int sqlite_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_TOKEN_DROP, e))
        return -1;
    query_bytes(&q, hash, STORE_HASH);
    return query_run(&q, NULL, e);
}

int sqlite_tokens_drop_all(struct store *s, int64_t person, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_TOKENS_DROP_ALL, e))
        return -1;
    query_number(&q, person);
    return query_run(&q, NULL, e);
}

/* ---- Lessons ---- */

int sqlite_lessons_put(struct store *s, int64_t person, const char *done, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_LESSONS_PUT, e))
        return -1;
    query_number(&q, person);
    query_text(&q, done);
    return query_run(&q, NULL, e);
}

int sqlite_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e)
{
    struct query q;
    memset(done, 0, STORE_LESSONS);
    if (query_start(&q, s, ST_LESSONS_GET, e))
        return -1;
    query_number(&q, person);
    int result = query_row(&q, e);
    if (result > 0) {
        row_text(&q, done, STORE_LESSONS);
        result = row_end(&q, "the lessons of a person", e);
    }
    query_end(&q);
    return result;
}
