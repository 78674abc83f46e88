/* sqlite_tables.c - tables with their seats, and lists of them, in SQLite. */
#include "store/sqlite.h"
#include "store/valid.h"
#include <stdio.h>
#include <string.h>

/* ---- Writing ---- */

static void bind_table(struct query *q, const struct store_table *t)
{
#define COLUMN(kind, member) BIND_##kind(member);
#define BIND_TEXT(member)    query_text(q, t->member)
#define BIND_NUMBER(member)  query_number(q, t->member)
#define BIND_STEP            BIND_NUMBER
#define BIND_SMALL           BIND_NUMBER
#define BIND_BYTES(member)   query_bytes(q, t->member, sizeof t->member)
#include "store/table_row.def"
#undef COLUMN
}

static int put_seat(struct store *s, const struct store_table *t, int seat, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_SEAT_PUT, e))
        return -1;
    query_text(&q, t->id);
    query_number(&q, seat);
    query_number(&q, t->seat[seat].kind);
    query_number(&q, t->seat[seat].away);
    query_number(&q, t->seat[seat].person);
    query_text(&q, t->seat[seat].level);
    query_number(&q, t->seat[seat].clock_left);
    return query_run(&q, NULL, e);
}

/* Returns its number. */
static int64_t read_seat(struct query *q, struct store_seat *seat)
{
    int64_t number = row_number(q);
    *seat = (struct store_seat){ .kind = row_small(q) };
    seat->away = row_small(q);
    seat->person = row_number(q);
    row_text(q, seat->level, sizeof seat->level);
    seat->clock_left = row_number(q);
    return number;
}

static bool is_same_seat(const struct store_seat *a, const struct store_seat *b)
{
    return a->kind == b->kind && a->away == b->away && a->person == b->person &&
           strcmp(a->level, b->level) == 0 && a->clock_left == b->clock_left;
}

/* Those of a step are as they were, but for a clock: what is the same is not written. */
static int put_seats(struct store *s, const struct store_table *t, bool is_new, struct err *e)
{
    struct query q;
    struct store_table was = { 0 };
    int n = 0, found = 0;
    if (!is_new) {
        if (query_start(&q, s, ST_SEATS_GET, e))
            return -1;
        query_text(&q, t->id);
        while ((found = query_row(&q, e)) > 0 && n < STORE_SEATS)
            read_seat(&q, &was.seat[n++]);
        query_end(&q);
        if (found < 0)
            return -1;
    }
    for (int seat = 0; seat < t->n_seats; seat++)
        if ((seat >= n || !is_same_seat(&t->seat[seat], &was.seat[seat])) &&
            put_seat(s, t, seat, e))
            return -1;
    if (n <= t->n_seats)
        return 0;
    if (query_start(&q, s, ST_SEATS_DROP_FROM, e))
        return -1;
    query_text(&q, t->id);
    query_number(&q, t->n_seats);
    return query_run(&q, NULL, e);
}

static int put_rest(struct store *s, const struct store_table *t, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_TABLE_PUT_REST, e))
        return -1;
    bind_table(&q, t); /* those behind the options have no place in it, and are left out */
    return query_run(&q, "there is a table with this invite already", e);
}

static uint64_t mix(uint64_t hash, const void *bytes, size_t n)
{
    const unsigned char *at = bytes;
    uint64_t word;
    for (; n > 0; n -= n < sizeof word ? n : sizeof word, at += sizeof word) {
        word = 0;
        memcpy(&word, at, n < sizeof word ? n : sizeof word);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 29;
    }
    return hash;
}

static uint64_t mix_text(uint64_t hash, const char *text)
{
    return mix(hash, text, strlen(text) + 1);
}

/* Of all that put_rest and put_seats write; of the time so much that it is listed anew each minute. */
static uint64_t hash_of_rest(const struct store_table *t)
{
    enum { LISTED_EACH_MS = 60000 }; /* as in TABLE_PUT_REST */
    const int64_t number[] = { t->host,        t->created,    t->status,
                               t->is_public,   t->hints,      t->pace,
                               t->clock_start, t->clock_step, t->updated / LISTED_EACH_MS };
    uint64_t hash = mix(t->n_seats + 1u, number, sizeof number);
    hash = mix_text(mix_text(mix_text(mix_text(hash, t->id), t->invite), t->name), t->game);
    hash = mix(mix_text(hash, t->options), t->secret, sizeof t->secret);
    for (int i = 0; i < t->n_seats; i++) {
        const struct store_seat *seat = &t->seat[i];
        const int64_t of_seat[] = { seat->kind, seat->away, seat->person, seat->clock_left };
        hash = mix_text(mix(hash, of_seat, sizeof of_seat), seat->level);
    }
    return hash;
}

void sqlite_forget_kept(struct sqlite *s)
{
    memset(s->kept, 0, sizeof s->kept);
}

/* What a step leaves as it is: after the first one SQLite is not asked about it any more. */
static int put_rest_and_seats(struct store *s, const struct store_change *c, struct err *e)
{
    uint64_t hash = hash_of_rest(c->row);
    uint64_t *kept = &((struct sqlite *)s)->kept[mix_text(1, c->row->id) % SQLITE_KEPT];
    if (*kept == hash)
        return 0;
    if ((!c->is_new && put_rest(s, c->row, e)) || put_seats(s, c->row, c->is_new, e))
        return -1;
    *kept = hash;
    return 0;
}

int sqlite_table_write(struct store *s, const struct store_change *c, struct err *e)
{
    struct query q;
    if (query_start(&q, s, c->is_new ? ST_TABLE_ADD : ST_TABLE_PUT, e))
        return -1;
    bind_table(&q, c->row);
    query_number(&q, c->is_new ? 0 : c->row->version);
    query_number(&q, change_n_lines(c));
    if (query_run(&q, "there is a table with this id or this invite already", e))
        return -1;
    if (sqlite3_changes(q.s->db) == 0)
        return 1;
    return put_rest_and_seats(s, c, e);
}

/* ---- Reading ---- */

static void read_row(struct query *q, struct store_table *t)
{
    memset(t, 0, sizeof *t);
#define COLUMN(kind, member) READ_##kind(member);
#define READ_TEXT(member)    row_text(q, t->member, sizeof t->member)
#define READ_NUMBER(member)  t->member = row_number(q)
#define READ_STEP(member)    t->member = (uint32_t)row_number(q)
#define READ_SMALL(member)   t->member = row_small(q)
#define READ_BYTES(member)   row_bytes(q, t->member, sizeof t->member)
#include "store/table_row.def"
#undef COLUMN
    t->version = row_number(q);
    t->n_lines = row_number(q);
    t->n_chat = row_number(q);
}

/* There must be just the rows 0 .. n_seats-1. */
static int read_seats(struct query *q, struct store_table *t, const char *what, struct err *e)
{
    int n = 0, found;
    while ((found = query_row(q, e)) > 0) {
        struct store_seat seat;
        if (read_seat(q, &seat) != n || n >= t->n_seats || n >= STORE_SEATS)
            return row_damaged(q, what, "its seats are not those that it should have", e);
        t->seat[n++] = seat;
        if (row_end(q, what, e))
            return -1;
    }
    if (found == 0 && n != t->n_seats)
        return row_damaged(q, what, "a seat is missing", e);
    return found;
}

int sqlite_table_read(struct query *q, struct store_table *t, struct err *e)
{
    struct query seats;
    struct err how;
    char what[STORE_ID + 8];
    read_row(q, t);
    snprintf(what, sizeof what, "table %s", t->id);
    if (row_end(q, what, e) || query_start(&seats, &q->s->base, ST_SEATS_GET, e))
        return -1;
    query_text(&seats, t->id);
    int result = read_seats(&seats, t, what, e);
    query_end(&seats);
    if (result == 0 && valid_table(t, ERR_BROKEN, &how))
        return row_damaged(q, what, how.text, e);
    return result;
}

static int one_table(struct store *s, enum statement which, const char *key, struct store_table *t,
                     struct err *e)
{
    struct query q;
    if (query_start(&q, s, which, e))
        return -1;
    query_text(&q, key);
    int found = query_row(&q, e);
    int result = found < 0    ? -1
                 : found == 0 ? err_set(e, ERR_NOT_FOUND, "there is no table %s", key)
                              : sqlite_table_read(&q, t, e);
    query_end(&q);
    return result;
}

int sqlite_table_get(struct store *s, const char *id, struct store_table *t, struct err *e)
{
    return one_table(s, ST_TABLE_GET, id, t, e);
}

int sqlite_table_by_invite(struct store *s, const char *invite, struct store_table *t,
                           struct err *e)
{
    return one_table(s, ST_TABLE_BY_INVITE, invite, t, e);
}

/* ---- Lists ---- */

static const struct {
    enum statement list, count;
    int64_t status; /* the first parameter, or -1: the person is */
} lists[] = {
    [LIST_PUBLIC_OPEN] = { ST_LIST_PUBLIC, ST_COUNT_PUBLIC, TABLE_OPEN },
    [LIST_PUBLIC_RUNNING] = { ST_LIST_PUBLIC, ST_COUNT_PUBLIC, TABLE_RUNNING },
    [LIST_PUBLIC_OVER] = { ST_LIST_PUBLIC, ST_COUNT_PUBLIC, TABLE_OVER },
    [LIST_OF_PERSON] = { ST_LIST_PERSON, ST_COUNT_PERSON, -1 },
    [LIST_ALL_RUNNING] = { ST_LIST_STATUS, ST_COUNT_STATUS, TABLE_RUNNING },
    [LIST_OF_PERSON_LIVE] = { ST_LIST_PERSON_LIVE, ST_COUNT_PERSON_LIVE, -1 },
    [LIST_ALL] = { ST_LIST_ALL, ST_COUNT_ALL, TABLE_OPEN },
};

static int each_table(struct query *q, store_table_fn *fn, void *context, struct err *e)
{
    struct store_table t;
    int found;
    while ((found = query_row(q, e)) > 0) {
        if (sqlite_table_read(q, &t, e))
            return -1;
        fn(context, &t);
    }
    return found;
}

int sqlite_tables(struct store *s, enum store_list which, int64_t person, const char *game,
                  int limit, int offset, store_table_fn *fn, void *context, struct err *e)
{
    struct query q;
    if (query_start(&q, s, lists[which].list, e))
        return -1;
    query_number(&q, lists[which].status >= 0 ? lists[which].status : person);
    if (game)
        query_text(&q, game);
    else
        query_null(&q);
    query_number(&q, limit);
    query_number(&q, offset);
    int result = each_table(&q, fn, context, e);
    query_end(&q);
    return result;
}

int sqlite_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                        struct err *e)
{
    struct query q;
    *n = 0;
    if (query_start(&q, s, lists[which].count, e))
        return -1;
    query_number(&q, lists[which].status >= 0 ? lists[which].status : person);
    int found = query_row(&q, e);
    if (found > 0)
        *n = row_number(&q);
    query_end(&q);
    return found < 0 ? -1 : 0;
}
