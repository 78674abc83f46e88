/* postgres_people.c - people, their tokens and lessons, in PostgreSQL. */
#include "store/postgres.h"
#include "store/valid.h"
#include <string.h>

int pg_person_take(struct call *c, struct store_person *person, struct err *e)
{
    struct err how;
    person->id = take_number(c);
    take_text(c, person->name, sizeof person->name);
    take_text(c, person->secret, sizeof person->secret);
    person->created = take_number(c);
    person->seen = take_number(c);
    if (take_end(c, "a person", e))
        return -1;
    return valid_person(person, ERR_BROKEN, &how) ? take_damaged(c, "a person", how.text, e) : 0;
}

static int one_person(struct call *c, const char *missing, struct store_person *person,
                      struct err *e)
{
    if (call_read(c, e))
        return -1;
    int status =
        call_rows(c) ? pg_person_take(c, person, e) : err_set(e, ERR_NOT_FOUND, "%s", missing);
    call_end(c);
    return status;
}

int pg_person_add(struct store *s, struct store_person *person, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_PERSON_ADD);
    give_text(&c, person->name);
    give_text(&c, person->secret);
    give_number(&c, person->created);
    give_number(&c, person->seen);
    if (call_do(&c, "this name is taken", e))
        return -1;
    person->id = take_number(&c);
    call_end(&c);
    return 0;
}

int pg_person_get(struct store *s, int64_t id, struct store_person *person, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_PERSON_GET);
    give_number(&c, id);
    return one_person(&c, "there is no such person", person, e);
}

int pg_person_by_kept_name(struct store *s, const char *name, struct store_person *person,
                           struct err *e)
{
    struct call c;
    call_start(&c, s, PG_PERSON_BY_NAME);
    give_text(&c, name);
    return one_person(&c, "nobody keeps this name", person, e);
}

static int change_text(struct store *s, enum pg_statement which, int64_t id, const char *text,
                       struct err *e)
{
    struct call c;
    call_start(&c, s, which);
    give_number(&c, id);
    give_text(&c, text);
    return call_finish(&c, "this name is taken", "there is no such person", e);
}

int pg_person_keep(struct store *s, int64_t id, const char *secret, struct err *e)
{
    return change_text(s, PG_PERSON_KEEP, id, secret, e);
}

int pg_person_rename(struct store *s, int64_t id, const char *name, struct err *e)
{
    return change_text(s, PG_PERSON_RENAME, id, name, e);
}

int pg_person_seen(struct store *s, int64_t id, int64_t now, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_PERSON_SEEN);
    give_number(&c, id);
    give_number(&c, now);
    return call_finish(&c, NULL, "there is no such person", e);
}

/* ---- Tokens ---- */

int pg_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                 struct err *e)
{
    struct call c;
    call_start(&c, s, PG_TOKEN_ADD);
    give_bytes(&c, hash);
    give_number(&c, person);
    give_number(&c, now);
    return call_finish(&c, "this token is in use", NULL, e);
}

int pg_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_TOKEN_PERSON);
    give_bytes(&c, hash);
    if (call_read(&c, e))
        return -1;
    int status = -1;
    if (call_rows(&c)) {
        *person = take_number(&c);
        status = take_end(&c, "a token", e);
    } else {
        err_set(e, ERR_NOT_FOUND, "nobody has this token");
    }
    call_end(&c);
    return status;
}

int pg_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e)
{
    struct call c;
    call_start(&c, s, PG_TOKEN_DROP);
    give_bytes(&c, hash);
    return call_finish(&c, NULL, NULL, e);
}

int pg_tokens_drop_all(struct store *s, int64_t person, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_TOKENS_DROP_ALL);
    give_number(&c, person);
    return call_finish(&c, NULL, NULL, e);
}

/* ---- Lessons ---- */

int pg_lessons_put(struct store *s, int64_t person, const char *done, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_LESSONS_PUT);
    give_number(&c, person);
    give_text(&c, done);
    return call_finish(&c, NULL, NULL, e);
}

int pg_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e)
{
    struct call c;
    int status = 0;
    memset(done, 0, STORE_LESSONS);
    call_start(&c, s, PG_LESSONS_GET);
    give_number(&c, person);
    if (call_read(&c, e))
        return -1;
    if (call_rows(&c)) {
        take_text(&c, done, STORE_LESSONS);
        status = take_end(&c, "the lessons of a person", e);
    }
    call_end(&c);
    return status;
}
