/* test_store.c - the rows of a store: every function and every bound, on each kind. */
#include "given.h"
#include <stdio.h>
#include <string.h>

static const char *const unicode = "Tāwhiri 🌊 ꙮ Ελ";
static const char *const quotes = "'; DROP TABLE people; -- \" % _ \\ ?1 :x";

/* ---- People ---- */

static void a_person_comes_back_as_added(struct given *g)
{
    struct store_person p = { .created = 5, .seen = INT64_MAX }, q;
    strcpy(p.name, unicode);
    strcpy(p.secret, quotes);
    must(g, store_begin(g->s, &g->e));
    must(g, store_person_add(g->s, &p, &g->e));
    int64_t second = given_person(g, quotes, "", 7);
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(second, p.id + 1);
    reopened(g);
    must(g, store_person_get(g->s, p.id, &q, &g->e));
    assert_int_equal(q.id, p.id);
    assert_string_equal(q.name, unicode);
    assert_string_equal(q.secret, quotes);
    assert_int_equal(q.created, 5);
    assert_int_equal(q.seen, INT64_MAX);
    must(g, store_person_get(g->s, second, &q, &g->e));
    assert_string_equal(q.name, quotes);
    must_refuse(g, ERR_NOT_FOUND, store_person_get(g->s, second + 1, &q, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_get(g->s, 0, &q, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_get(g->s, -1, &q, &g->e));
}

static void a_kept_name_is_taken_once(struct given *g)
{
    struct store_person p;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "hash of Ana", 1);
    int64_t guest = given_person(g, "Ana", "", 1);
    int64_t other = given_person(g, "ANA", "", 1);
    struct store_person third = { .name = "aNa", .secret = "x" };
    must_refuse(g, ERR_CONFLICT, store_person_add(g->s, &third, &g->e));
    must_refuse(g, ERR_CONFLICT, store_person_keep(g->s, guest, "mine", &g->e));
    must_refuse(g, ERR_CONFLICT, store_person_keep(g->s, other, "mine", &g->e));
    must(g, store_person_by_kept_name(g->s, "ana", &p, &g->e));
    assert_int_equal(p.id, ana);
    assert_string_equal(p.name, "Ana");

    must(g, store_person_rename(g->s, ana, "Hina", &g->e));
    must(g, store_person_keep(g->s, guest, "mine", &g->e));
    must(g, store_person_by_kept_name(g->s, "Ana", &p, &g->e));
    assert_int_equal(p.id, guest);
    assert_string_equal(p.secret, "mine");
    must_refuse(g, ERR_CONFLICT, store_person_rename(g->s, guest, "hina", &g->e));
    must(g, store_person_rename(g->s, other, "Hina", &g->e)); /* a guest may */
    must(g, store_person_rename(g->s, guest, "ANA", &g->e));  /* its own name, louder */
    must(g, store_person_keep(g->s, guest, "a new passphrase", &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_person_by_kept_name(g->s, "ana", &p, &g->e));
    assert_int_equal(p.id, guest);
    assert_string_equal(p.name, "ANA");
    assert_string_equal(p.secret, "a new passphrase");
    must_refuse(g, ERR_NOT_FOUND, store_person_by_kept_name(g->s, "", &p, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_by_kept_name(g->s, "an_", &p, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_by_kept_name(g->s, "%", &p, &g->e));
}

static void case_is_folded_for_plain_letters_only(struct given *g)
{
    struct store_person p;
    must(g, store_begin(g->s, &g->e));
    int64_t small = given_person(g, "élan", "1", 1);
    int64_t big = given_person(g, "Élan", "2", 1);
    must(g, store_commit(g->s, &g->e));
    must(g, store_person_by_kept_name(g->s, "éLAN", &p, &g->e));
    assert_int_equal(p.id, small);
    must(g, store_person_by_kept_name(g->s, "Élan", &p, &g->e));
    assert_int_equal(p.id, big);
}

static void a_person_is_seen(struct given *g)
{
    struct store_person p;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    must(g, store_person_seen(g->s, ana, 99, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_seen(g->s, ana + 1, 99, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_keep(g->s, ana + 1, "x", &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_rename(g->s, ana + 1, "x", &g->e));
    must_refuse(g, ERR_INVALID, store_person_seen(g->s, ana, -1, &g->e));
    must(g, store_commit(g->s, &g->e));
    must(g, store_person_get(g->s, ana, &p, &g->e));
    assert_int_equal(p.created, 1);
    assert_int_equal(p.seen, 99);
}

static void tokens_open_one_person_each(struct given *g)
{
    uint8_t a[STORE_HASH] = { 0 }, b[STORE_HASH] = { 0 }, c[STORE_HASH] = { 0 };
    int64_t who = 0;
    b[STORE_HASH - 1] = 1;
    memset(c, 0xFF, sizeof c);
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1), ben = given_person(g, "Ben", "", 1);
    must(g, store_token_add(g->s, a, ana, 1, &g->e));
    must(g, store_token_add(g->s, b, ben, 1, &g->e));
    must(g, store_token_add(g->s, c, ana, 1, &g->e));
    must_refuse(g, ERR_CONFLICT, store_token_add(g->s, a, ben, 1, &g->e));
    uint8_t d[STORE_HASH] = { 7 };
    must_refuse(g, ERR_NOT_FOUND, store_token_add(g->s, d, ben + 1, 1, &g->e));
    must_refuse(g, ERR_INVALID, store_token_add(g->s, d, 0, 1, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_token_person(g->s, a, &who, &g->e));
    assert_int_equal(who, ana);
    must(g, store_token_person(g->s, b, &who, &g->e));
    assert_int_equal(who, ben);
    must_refuse(g, ERR_NOT_FOUND, store_token_person(g->s, d, &who, &g->e));

    must(g, store_begin(g->s, &g->e));
    must(g, store_token_drop(g->s, b, &g->e));
    must(g, store_token_drop(g->s, b, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_token_person(g->s, b, &who, &g->e));
    must(g, store_tokens_drop_all(g->s, ana, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must_refuse(g, ERR_NOT_FOUND, store_token_person(g->s, a, &who, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_token_person(g->s, c, &who, &g->e));
}

/* ---- Tables ---- */

static void a_table_comes_back_as_put(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1), ben = given_person(g, "Ben", "", 1);
    struct store_table t = a_table("t1", ana), back;
    must(g, store_table_add(g->s, &t, &g->e));
    must(g, store_table_get(g->s, "t1", &back, &g->e));
    same_table(&t, &back);

    strcpy(t.invite, "another");
    strcpy(t.name, unicode);
    strcpy(t.summary, quotes);
    strcpy(t.rematch, "t2");
    t.status = TABLE_OVER;
    t.updated = 77;
    t.n_seats = 5;
    t.seat[0] = (struct store_seat){ SEAT_BOT, 0, 0, "strong", -1 };
    t.seat[4] = (struct store_seat){ SEAT_PERSON, 0, ben, "", 0 };
    must(g, store_table_put(g->s, &t, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_table_get(g->s, "t1", &back, &g->e));
    same_table(&t, &back);
    must(g, store_table_by_invite(g->s, "another", &back, &g->e));
    same_table(&t, &back);
    must_refuse(g, ERR_NOT_FOUND, store_table_by_invite(g->s, "i-t1", &back, &g->e));

    must(g, store_begin(g->s, &g->e));
    t.n_seats = 2; /* what is behind is not kept */
    must(g, store_table_put(g->s, &t, &g->e));
    must(g, store_commit(g->s, &g->e));
    must(g, store_table_get(g->s, "t1", &back, &g->e));
    memset(&t.seat[2], 0, 3 * sizeof t.seat[2]);
    same_table(&t, &back);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

static void ids_and_invites_of_tables_are_unique(struct given *g)
{
    struct store_table back;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    struct store_table one = a_table("one", ana), two = a_table("two", ana);
    must(g, store_table_add(g->s, &one, &g->e));
    must_refuse(g, ERR_CONFLICT, store_table_add(g->s, &one, &g->e));
    strcpy(two.invite, one.invite);
    must_refuse(g, ERR_CONFLICT, store_table_add(g->s, &two, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_get(g->s, "two", &back, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_put(g->s, &two, &g->e));
    two.invite[0] = 0;
    must(g, store_table_add(g->s, &two, &g->e));
    struct store_table three = a_table("three", ana);
    three.invite[0] = 0; /* any number of tables may have none */
    must(g, store_table_add(g->s, &three, &g->e));
    strcpy(two.invite, one.invite);
    must_refuse(g, ERR_CONFLICT, store_table_put(g->s, &two, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_by_invite(g->s, "", &back, &g->e));
    must(g, store_commit(g->s, &g->e));
    must(g, store_table_by_invite(g->s, one.invite, &back, &g->e));
    same_table(&one, &back);
    must_refuse(g, ERR_NOT_FOUND, store_table_get(g->s, "ONE", &back, &g->e));
}

static void a_refused_table_leaves_nothing(struct given *g)
{
    struct store_table back;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    struct store_table t = a_table("t1", ana + 50);
    t.seat[0].person = ana;
    must_refuse(g, ERR_NOT_FOUND, store_table_add(g->s, &t, &g->e));
    t.host = ana;
    t.seat[2] = (struct store_seat){ SEAT_PERSON, 0, ana + 50, "", 0 };
    must_refuse(g, ERR_NOT_FOUND, store_table_add(g->s, &t, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_get(g->s, "t1", &back, &g->e));

    struct store_table good = a_table("t1", ana);
    must(g, store_table_add(g->s, &good, &g->e));
    strcpy(t.name, "changed");
    must_refuse(g, ERR_NOT_FOUND, store_table_put(g->s, &t, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_table_get(g->s, "t1", &back, &g->e));
    same_table(&good, &back);
}

struct names {
    char text[200];
};

static void add_name(void *context, const struct store_table *t)
{
    struct names *names = context;
    assert_int_equal(t->n_seats, 3);
    assert_string_equal(t->seat[1].level, "easy");
    strcat(names->text, t->id);
    strcat(names->text, " ");
}

static void list_is(struct given *g, enum store_list which, int64_t person, const char *game,
                    int limit, int offset, const char *expected)
{
    struct names names = { "" };
    must(g, store_tables(g->s, which, person, game, limit, offset, add_name, &names, &g->e));
    assert_string_equal(names.text, expected);
}

static void count_is(struct given *g, enum store_list which, int64_t person, int64_t expected)
{
    int64_t n = -1;
    must(g, store_tables_count(g->s, which, person, &n, &g->e));
    assert_int_equal(n, expected);
}

static void list_row(struct given *g, const char *id, int64_t host, int64_t sits, int status,
                     int is_public, int64_t updated, const char *game)
{
    struct store_table t = a_table(id, host);
    t.seat[0].person = sits;
    t.seat[2] = t.seat[0]; /* on two seats, and yet once on a list */
    t.status = (uint8_t)status;
    t.is_public = (uint8_t)is_public;
    t.updated = updated;
    strcpy(t.game, game);
    must(g, store_table_add(g->s, &t, &g->e));
}

/* Steps of less than a minute may be listed later; whoever stood still for longer comes behind. */
static void lists_follow_the_play(struct given *g)
{
    enum { MINUTE = 60000 };
    struct store_table t;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    list_row(g, "r1", ana, ana, TABLE_RUNNING, 1, 10, "polynesia");
    list_row(g, "r2", ana, ana, TABLE_RUNNING, 1, 20, "polynesia");
    list_is(g, LIST_PUBLIC_RUNNING, 0, NULL, 100, 0, "r2 r1 ");
    for (int64_t at = MINUTE / 2; at <= 3 * MINUTE; at += MINUTE / 2) {
        must(g, store_table_get(g->s, "r1", &t, &g->e));
        t.updated = at;
        must(g, store_table_put(g->s, &t, &g->e));
    }
    list_is(g, LIST_PUBLIC_RUNNING, 0, NULL, 100, 0, "r1 r2 ");
    must(g, store_table_get(g->s, "r2", &t, &g->e));
    t.status = TABLE_OVER;
    must(g, store_table_put(g->s, &t, &g->e));
    list_is(g, LIST_PUBLIC_RUNNING, 0, NULL, 100, 0, "r1 ");
    list_is(g, LIST_PUBLIC_OVER, 0, NULL, 100, 0, "r2 ");
    must(g, store_commit(g->s, &g->e));
}

static void lists_are_in_order(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1), ben = given_person(g, "Ben", "", 1);
    int64_t eva = given_person(g, "Eva", "", 1);
    list_row(g, "o1", ana, ana, TABLE_OPEN, 1, 10, "polynesia");
    list_row(g, "o2", ana, ana, TABLE_OPEN, 1, 30, "raiatea");
    list_row(g, "o3", ana, ana, TABLE_OPEN, 1, 10, "polynesia");
    list_row(g, "o4", ana, ana, TABLE_OPEN, 0, 90, "polynesia");
    list_row(g, "r1", ana, ben, TABLE_RUNNING, 1, 40, "polynesia");
    list_row(g, "r2", ben, ben, TABLE_RUNNING, 0, 50, "polynesia");
    list_row(g, "v1", ben, ben, TABLE_OVER, 1, 60, "polynesia");
    list_row(g, "c1", ben, ana, TABLE_CLOSED, 1, 70, "polynesia");
    must(g, store_commit(g->s, &g->e));
    reopened(g);

    list_is(g, LIST_PUBLIC_OPEN, 0, NULL, 100, 0, "o2 o1 o3 ");
    list_is(g, LIST_PUBLIC_OPEN, 0, "polynesia", 100, 0, "o1 o3 ");
    list_is(g, LIST_PUBLIC_OPEN, 0, "nothing", 100, 0, "");
    list_is(g, LIST_PUBLIC_OPEN, 0, NULL, 1, 0, "o2 ");
    list_is(g, LIST_PUBLIC_OPEN, 0, NULL, 1, 1, "o1 ");
    list_is(g, LIST_PUBLIC_OPEN, 0, NULL, 100, 3, "");
    list_is(g, LIST_PUBLIC_OPEN, 0, NULL, 0, 0, "");
    list_is(g, LIST_PUBLIC_RUNNING, 0, NULL, 100, 0, "r1 ");
    list_is(g, LIST_PUBLIC_OVER, 0, NULL, 100, 0, "v1 ");
    list_is(g, LIST_ALL_RUNNING, 0, NULL, 100, 0, "r2 r1 ");
    list_is(g, LIST_OF_PERSON, ana, NULL, 100, 0, "o4 r1 o2 o1 o3 ");
    list_is(g, LIST_OF_PERSON, ben, NULL, 100, 0, "v1 r2 r1 ");
    list_is(g, LIST_OF_PERSON, ben, NULL, 1, 1, "r2 ");
    list_is(g, LIST_OF_PERSON_LIVE, ben, NULL, 100, 0, "r2 r1 ");
    list_is(g, LIST_OF_PERSON, eva, NULL, 100, 0, "");
    list_is(g, LIST_OF_PERSON, 0, NULL, 100, 0, "");
    count_is(g, LIST_PUBLIC_OPEN, 0, 3);
    count_is(g, LIST_PUBLIC_RUNNING, 0, 1);
    count_is(g, LIST_PUBLIC_OVER, 0, 1);
    count_is(g, LIST_ALL_RUNNING, 0, 2);
    count_is(g, LIST_OF_PERSON, ana, 5);
    count_is(g, LIST_OF_PERSON, ben, 3);
    count_is(g, LIST_OF_PERSON_LIVE, ben, 2);
    count_is(g, LIST_OF_PERSON_LIVE, eva, 0);

    struct names none = { "" };
    must_refuse(g, ERR_INVALID,
                store_tables(g->s, LIST_PUBLIC_OPEN, 0, NULL, -1, 0, add_name, &none, &g->e));
    must_refuse(g, ERR_INVALID,
                store_tables(g->s, LIST_PUBLIC_OPEN, 0, NULL, 1, -1, add_name, &none, &g->e));
    must_refuse(g, ERR_INVALID,
                store_tables(g->s, (enum store_list)17, 0, NULL, 1, 0, add_name, &none, &g->e));
}

/* ---- Journals and commands ---- */

static void journals_grow_line_by_line(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    given_table(g, "t1", ana);
    given_table(g, "t11", ana);
    must_refuse(g, ERR_INVALID, add_line(g, "t1", 2));
    must_refuse(g, ERR_INVALID, add_line(g, "t1", 0));
    must_refuse(g, ERR_NOT_FOUND, add_line(g, "t2", 1));
    must_refuse(g, ERR_NOT_FOUND, add_line(g, "t2", 2));
    for (int64_t line = 1; line <= 10; line++)
        must(g, add_line(g, "t1", line));
    must(g, add_line(g, "t11", 1));
    must_refuse(g, ERR_CONFLICT, add_line(g, "t1", 10));
    must_refuse(g, ERR_CONFLICT, add_line(g, "t1", 1));
    must_refuse(g, ERR_INVALID, add_line(g, "t1", 12));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    assert_int_equal(sound_journal(g, "t1"), 10);
    assert_int_equal(sound_journal(g, "t11"), 1);
    assert_int_equal(sound_journal(g, "t2"), 0);
}

struct span {
    int64_t first, last, n;
};

static void widen(void *context, int64_t line, const char *text, size_t n)
{
    struct span *span = context;
    assert_true(n > 0 && text[0] == 'l');
    if (span->n++ == 0)
        span->first = line;
    span->last = line;
}

static void ten_thousand_lines(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    given_table(g, "long", given_person(g, "Ana", "", 1));
    for (int64_t line = 1; line <= 10000; line++) {
        must(g, add_line(g, "long", line));
        if (line % 100 ==
            0) { /* PostgreSQL keeps every version of a row until its transaction is over */
            must(g, store_commit(g->s, &g->e));
            must(g, store_begin(g->s, &g->e));
        }
    }
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    assert_int_equal(sound_journal(g, "long"), 10000);
    struct span span = { 0 };
    must(g, store_lines(g->s, "long", 9990, widen, &span, &g->e));
    assert_int_equal(span.first, 9990);
    assert_int_equal(span.last, 10000);
    assert_int_equal(span.n, 11);
    span = (struct span){ 0 };
    must(g, store_lines(g->s, "long", 10001, widen, &span, &g->e));
    assert_int_equal(span.n, 0);
    must(g, store_lines(g->s, "long", -5, widen, &span, &g->e));
    assert_int_equal(span.n, 10000);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

static void a_command_is_answered_once(struct given *g)
{
    char reply[STORE_REPLY];
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1), ben = given_person(g, "Ben", "", 1);
    given_table(g, "t1", ana);
    given_table(g, "t2", ana);
    must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "t1", ana, "c1", reply, &g->e));
    must(g, store_command_add(g->s, "t1", ana, "c1", quotes, 5, &g->e));
    must(g, store_command_add(g->s, "t1", ben, "c1", "Ben's", 5, &g->e));
    must(g, store_command_add(g->s, "t2", ana, "c1", "", 5, &g->e));
    must_refuse(g, ERR_CONFLICT, store_command_add(g->s, "t1", ana, "c1", "other", 6, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_command_add(g->s, "t3", ana, "c1", "x", 6, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_command_add(g->s, "t1", 99, "c1", "x", 6, &g->e));
    must_refuse(g, ERR_INVALID, store_command_add(g->s, "t1", ana, "", "x", 6, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_command_get(g->s, "t1", ana, "c1", reply, &g->e));
    assert_string_equal(reply, quotes);
    must(g, store_command_get(g->s, "t1", ben, "c1", reply, &g->e));
    assert_string_equal(reply, "Ben's");
    must(g, store_command_get(g->s, "t2", ana, "c1", reply, &g->e));
    assert_string_equal(reply, "");
    must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "t2", ben, "c1", reply, &g->e));
}

/* ---- Chat, notes, marks ---- */

static int64_t said(struct given *g, const char *table, int64_t person, const char *text)
{
    struct store_chat c = { .person = person, .time = 9, .name = "as said" };
    strcpy(c.text, text);
    must(g, store_chat_add(g->s, table, &c, &g->e));
    return c.n;
}

static void add_chat(void *context, const struct store_chat *c)
{
    struct names *heard = context;
    char line[STORE_CHAT + 60];
    assert_string_equal(c->name, "as said");
    assert_int_equal(c->time, 9);
    snprintf(line, sizeof line, "%lld:%lld:%s|", (long long)c->n, (long long)c->person, c->text);
    strcat(heard->text, line);
}

static void chat_is(struct given *g, const char *table, int64_t after, int limit, const char *text)
{
    struct names heard = { "" };
    must(g, store_chat(g->s, table, after, limit, add_chat, &heard, &g->e));
    assert_string_equal(heard.text, text);
}

static void chat_is_numbered_in_its_table(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    assert_int_equal(given_person(g, "Ana", "", 1), 1);
    given_table(g, "t1", 1);
    given_table(g, "t2", 1);
    assert_int_equal(said(g, "t1", 1, "hello"), 1);
    assert_int_equal(said(g, "t1", 0, "the game begins"), 2);
    assert_int_equal(said(g, "t2", 1, quotes), 1);
    assert_int_equal(said(g, "t1", 1, unicode), 3);
    struct store_chat c = { .person = 9, .text = "who?" };
    must_refuse(g, ERR_NOT_FOUND, store_chat_add(g->s, "t1", &c, &g->e));
    c.person = 1;
    must_refuse(g, ERR_NOT_FOUND, store_chat_add(g->s, "t3", &c, &g->e));
    c.text[0] = 0;
    must_refuse(g, ERR_INVALID, store_chat_add(g->s, "t1", &c, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    char all[200];
    snprintf(all, sizeof all, "1:1:hello|2:0:the game begins|3:1:%s|", unicode);
    chat_is(g, "t1", 0, 100, all);
    chat_is(g, "t1", -3, 1, "1:1:hello|");
    chat_is(g, "t1", 1, 1, "2:0:the game begins|");
    chat_is(g, "t1", 3, 100, "");
    chat_is(g, "t1", 0, 0, "");
    chat_is(g, "t3", 0, 100, "");
}

static void notes_are_one_persons_own(struct given *g)
{
    char text[STORE_NOTE];
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1), ben = given_person(g, "Ben", "", 1);
    given_table(g, "t1", ana);
    must(g, store_note_put(g->s, "t1", ana, "old", &g->e));
    must(g, store_note_put(g->s, "t1", ana, unicode, &g->e));
    must(g, store_note_put(g->s, "t1", ben, "mine", &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_note_put(g->s, "t2", ana, "x", &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_note_put(g->s, "t2", ana, "", &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_note_put(g->s, "t1", 99, "x", &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_note_get(g->s, "t1", ana, text, &g->e));
    assert_string_equal(text, unicode);
    must(g, store_begin(g->s, &g->e));
    must(g, store_note_put(g->s, "t1", ana, "", &g->e));
    must(g, store_commit(g->s, &g->e));
    must(g, store_note_get(g->s, "t1", ana, text, &g->e));
    assert_string_equal(text, "");
    must(g, store_note_get(g->s, "t1", ben, text, &g->e));
    assert_string_equal(text, "mine");
    must(g, store_note_get(g->s, "t9", ben, text, &g->e));
    assert_string_equal(text, "");
}

static void lessons_are_kept_for_a_person(struct given *g)
{
    char done[STORE_LESSONS], longest[STORE_LESSONS + 1];
    memset(longest, 'a', sizeof longest);
    longest[STORE_LESSONS] = 0;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1), ben = given_person(g, "Ben", "", 1);
    must(g, store_lessons_put(g->s, ana, "reef:first", &g->e));
    must(g, store_lessons_put(g->s, ana, "reef:first reef:second", &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_lessons_put(g->s, 99, "reef:first", &g->e));
    must_refuse(g, ERR_INVALID, store_lessons_put(g->s, ana, longest, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_lessons_get(g->s, ana, done, &g->e));
    assert_string_equal(done, "reef:first reef:second");
    must(g, store_lessons_get(g->s, ben, done, &g->e));
    assert_string_equal(done, "");
}

static void marks_remember_what_was_read(struct given *g)
{
    struct store_mark m = { 3, 17 }, back;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1), ben = given_person(g, "Ben", "", 1);
    given_table(g, "t1", ana);
    must(g, store_mark_put(g->s, "t1", ana, &m, &g->e));
    m = (struct store_mark){ 4, INT64_MAX };
    must(g, store_mark_put(g->s, "t1", ana, &m, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_mark_put(g->s, "t2", ana, &m, &g->e));
    m.step_seen = -1;
    must_refuse(g, ERR_INVALID, store_mark_put(g->s, "t1", ana, &m, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_mark_get(g->s, "t1", ana, &back, &g->e));
    assert_int_equal(back.chat_read, 4);
    assert_int_equal(back.step_seen, INT64_MAX);
    must(g, store_mark_get(g->s, "t1", ben, &back, &g->e));
    assert_int_equal(back.chat_read, 0);
    assert_int_equal(back.step_seen, 0);
}

#define TEST(name)                                                                                 \
    {                                                                                              \
#name, name                                                                                \
    }

int main(void)
{
    static const struct store_test tests[] = {
        TEST(a_person_comes_back_as_added),
        TEST(a_kept_name_is_taken_once),
        TEST(case_is_folded_for_plain_letters_only),
        TEST(a_person_is_seen),
        TEST(tokens_open_one_person_each),
        TEST(a_table_comes_back_as_put),
        TEST(ids_and_invites_of_tables_are_unique),
        TEST(a_refused_table_leaves_nothing),
        TEST(lists_are_in_order),
        TEST(lists_follow_the_play),
        TEST(journals_grow_line_by_line),
        TEST(ten_thousand_lines),
        TEST(a_command_is_answered_once),
        TEST(chat_is_numbered_in_its_table),
        TEST(notes_are_one_persons_own),
        TEST(lessons_are_kept_for_a_person),
        TEST(marks_remember_what_was_read),
    };
    return run_on_each_store(tests, sizeof tests / sizeof *tests);
}
