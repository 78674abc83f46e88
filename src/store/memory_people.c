/* memory_people.c - people and their tokens, in memory. */
#include "store/memory.h"
#include <string.h>

/* Like SQLite's NOCASE: the letters a to z alone. */
static struct memory_key kept_key(const char *name)
{
    struct memory_key key = key_text(name);
    for (size_t i = 0; i < key.n; i++)
        if (key.bytes[i] >= 'A' && key.bytes[i] <= 'Z')
            key.bytes[i] = (unsigned char)(key.bytes[i] - 'A' + 'a');
    return key;
}

/* Write a person over an older self (NULL: new), with the entry of its kept name. */
static int put_person(struct memory *m, const struct store_person *p,
                      const struct store_person *older, struct err *e)
{
    if (p->secret[0]) {
        const int64_t *holder = memory_get(m, ROWS_KEPT, kept_key(p->name), NULL);
        if (holder && *holder != p->id)
            return err_set(e, ERR_CONFLICT, "the name %s is taken", p->name);
    }
    if (older && older->secret[0])
        memory_remove(m, ROWS_KEPT, kept_key(older->name));
    if (p->secret[0])
        memory_put(m, ROWS_KEPT, kept_key(p->name), &p->id, sizeof p->id);
    memory_put(m, ROWS_PEOPLE, key_number(p->id), p, sizeof *p);
    return 0;
}

int memory_person_add(struct store *s, struct store_person *p, struct err *e)
{
    struct memory *m = (struct memory *)s;
    struct store_person row = { .id = m->last_person + 1, .created = p->created, .seen = p->seen };
    memcpy(row.name, p->name, strlen(p->name));
    memcpy(row.secret, p->secret, strlen(p->secret));
    if (put_person(m, &row, NULL, e))
        return -1;
    p->id = m->last_person = row.id;
    return 0;
}

int memory_person_get(struct store *s, int64_t id, struct store_person *p, struct err *e)
{
    const struct memory *m = (const struct memory *)s;
    if (memory_wants_person(m, id, e))
        return -1;
    memcpy(p, memory_get(m, ROWS_PEOPLE, key_number(id), NULL), sizeof *p);
    return 0;
}

int memory_person_by_kept_name(struct store *s, const char *name, struct store_person *p,
                               struct err *e)
{
    const struct memory *m = (const struct memory *)s;
    const int64_t *id = memory_get(m, ROWS_KEPT, kept_key(name), NULL);
    if (!id)
        return err_set(e, ERR_NOT_FOUND, "nobody keeps the name %s", name);
    return memory_person_get(s, *id, p, e);
}

int memory_person_keep(struct store *s, int64_t id, const char *secret, struct err *e)
{
    struct store_person older;
    if (memory_person_get(s, id, &older, e))
        return -1;
    struct store_person row = older;
    memset(row.secret, 0, sizeof row.secret);
    memcpy(row.secret, secret, strlen(secret));
    return put_person((struct memory *)s, &row, &older, e);
}

int memory_person_rename(struct store *s, int64_t id, const char *name, struct err *e)
{
    struct store_person older;
    if (memory_person_get(s, id, &older, e))
        return -1;
    struct store_person row = older;
    memset(row.name, 0, sizeof row.name);
    memcpy(row.name, name, strlen(name));
    return put_person((struct memory *)s, &row, &older, e);
}

int memory_person_seen(struct store *s, int64_t id, int64_t now, struct err *e)
{
    struct store_person row;
    if (memory_person_get(s, id, &row, e))
        return -1;
    row.seen = now;
    memory_put((struct memory *)s, ROWS_PEOPLE, key_number(id), &row, sizeof row);
    return 0;
}

int memory_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                     struct err *e)
{
    (void)now; /* kept by stores that people look into */
    struct memory *m = (struct memory *)s;
    if (memory_wants_person(m, person, e))
        return -1;
    if (memory_get(m, ROWS_TOKENS, key_bytes(hash, STORE_HASH), NULL))
        return err_set(e, ERR_CONFLICT, "this token is in use");
    memory_put(m, ROWS_TOKENS, key_bytes(hash, STORE_HASH), &person, sizeof person);
    return 0;
}

int memory_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                        struct err *e)
{
    const struct memory *m = (const struct memory *)s;
    const int64_t *id = memory_get(m, ROWS_TOKENS, key_bytes(hash, STORE_HASH), NULL);
    if (!id)
        return err_set(e, ERR_NOT_FOUND, "nobody has this token");
    *person = *id;
    return 0;
}

int memory_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e)
{
    (void)e;
    memory_remove((struct memory *)s, ROWS_TOKENS, key_bytes(hash, STORE_HASH));
    return 0;
}

static bool is_token_of(const struct memory *m, const struct map_entry *row, const void *with)
{
    (void)m;
    return memcmp(row->value, with, sizeof(int64_t)) == 0;
}

int memory_tokens_drop_all(struct store *s, int64_t person, struct err *e)
{
    (void)e;
    memory_remove_where((struct memory *)s, ROWS_TOKENS, is_token_of, &person);
    return 0;
}

/* ---- Lessons ---- */

int memory_lessons_put(struct store *s, int64_t person, const char *done, struct err *e)
{
    struct memory *m = (struct memory *)s;
    if (memory_wants_person(m, person, e))
        return -1;
    memory_put(m, ROWS_LESSONS, key_number(person), done, strlen(done) + 1);
    return 0;
}

int memory_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e)
{
    (void)e;
    size_t n = 0;
    const char *text = memory_get((const struct memory *)s, ROWS_LESSONS, key_number(person), &n);
    memset(done, 0, STORE_LESSONS);
    if (text)
        memcpy(done, text, n);
    return 0;
}
