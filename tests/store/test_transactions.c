/*
 * test_transactions.c - what happens together or not at all: transactions, marks, group commit;
 * what is refused because it does not fit; sweeping. On each kind of store.
 */
#include "given.h"
#include <stdio.h>
#include <string.h>

/* ---- Transactions ---- */

static void writes_need_a_transaction(struct given *g)
{
    struct store_person p = { .name = "Ana" };
    struct store_table t = a_table("t1", 1);
    struct store_chat c = { .text = "x" };
    struct store_mark m = { 0 };
    uint8_t hash[STORE_HASH] = { 0 };
    int64_t n;
    must_refuse(g, ERR_INVALID, store_person_add(g->s, &p, &g->e));
    must_refuse(g, ERR_INVALID, store_person_keep(g->s, 1, "x", &g->e));
    must_refuse(g, ERR_INVALID, store_person_rename(g->s, 1, "x", &g->e));
    must_refuse(g, ERR_INVALID, store_person_seen(g->s, 1, 1, &g->e));
    must_refuse(g, ERR_INVALID, store_token_add(g->s, hash, 1, 1, &g->e));
    must_refuse(g, ERR_INVALID, store_token_drop(g->s, hash, &g->e));
    must_refuse(g, ERR_INVALID, store_tokens_drop_all(g->s, 1, &g->e));
    must_refuse(g, ERR_INVALID, store_table_add(g->s, &t, &g->e));
    must_refuse(g, ERR_INVALID, store_table_put(g->s, &t, &g->e));
    must_refuse(g, ERR_INVALID, add_line(g, "t1", 1));
    must_refuse(g, ERR_INVALID, store_command_add(g->s, "t1", 1, "c", "r", 1, &g->e));
    must_refuse(g, ERR_INVALID, store_chat_add(g->s, "t1", &c, &g->e));
    must_refuse(g, ERR_INVALID, store_note_put(g->s, "t1", 1, "x", &g->e));
    must_refuse(g, ERR_INVALID, store_mark_put(g->s, "t1", 1, &m, &g->e));
    must_refuse(g, ERR_INVALID, store_sweep(g->s, 1, &n, &g->e));
    must_refuse(g, ERR_INVALID, store_mark_point(g->s, &g->e));
    must_refuse(g, ERR_INVALID, store_commit(g->s, &g->e));
    store_undo_to_mark(g->s);
    store_keep_mark(g->s);
    store_rollback(g->s);
    must(g, store_begin(g->s, &g->e));
    must_refuse(g, ERR_INVALID, store_begin(g->s, &g->e));
    must_refuse(g, ERR_INVALID, store_backup(g->s, "/tmp/never", &g->e));
    must(g, store_mark_point(g->s, &g->e));
    must_refuse(g, ERR_INVALID, store_mark_point(g->s, &g->e));
    must(g, store_commit(g->s, &g->e)); /* with its mark */
    must(g, store_begin(g->s, &g->e));
    must(g, store_commit(g->s, &g->e));
}

/* One of everything on table t1, all of it new or changed. */
static void write_everything(struct given *g, int64_t ana)
{
    struct store_table t;
    struct store_chat c = { .person = ana, .name = "Ana", .text = "more" };
    struct store_mark m = { 8, 8 };
    uint8_t old_hash[STORE_HASH] = { 1 }, new_hash[STORE_HASH] = { 2 };
    must(g, store_person_rename(g->s, ana, "Hina", &g->e));
    must(g, store_person_keep(g->s, ana, "new", &g->e));
    must(g, store_person_seen(g->s, ana, 999, &g->e));
    given_person(g, "Newcomer", "", 1);
    must(g, store_token_drop(g->s, old_hash, &g->e));
    must(g, store_token_add(g->s, new_hash, ana, 1, &g->e));
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    strcpy(t.invite, "changed");
    strcpy(t.name, "changed");
    t.n_seats = 1;
    must(g, store_table_put(g->s, &t, &g->e));
    given_table(g, "t2", ana);
    must(g, add_line(g, "t1", 2));
    must(g, store_command_add(g->s, "t1", ana, "c2", "new", 1, &g->e));
    must(g, store_chat_add(g->s, "t1", &c, &g->e));
    must(g, store_note_put(g->s, "t1", ana, "", &g->e));
    must(g, store_mark_put(g->s, "t1", ana, &m, &g->e));
}

static void put_named(struct given *g, const char *name, int64_t clock)
{
    struct store_table t;
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    memset(t.name, 0, sizeof t.name);
    strcpy(t.name, name);
    t.seat[0].clock_left = clock;
    must(g, store_table_put(g->s, &t, &g->e));
}

static void is_named(struct given *g, const char *name, int64_t clock)
{
    struct store_table t;
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    assert_string_equal(t.name, name);
    assert_int_equal(t.seat[0].clock_left, clock);
}

/* A store may remember what it has written, to write it only once: not what was taken back. */
static void what_was_taken_back_is_written_again(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    must(g, store_commit(g->s, &g->e));
    must(g, store_begin(g->s, &g->e));
    put_named(g, "second", 2);
    store_rollback(g->s);
    must(g, store_begin(g->s, &g->e));
    put_named(g, "second", 2);
    must(g, store_commit(g->s, &g->e));
    is_named(g, "second", 2);
    must(g, store_begin(g->s, &g->e));
    must(g, store_mark_point(g->s, &g->e));
    put_named(g, "third", 3);
    store_undo_to_mark(g->s);
    put_named(g, "third", 3);
    must(g, store_commit(g->s, &g->e));
    is_named(g, "third", 3);
    reopened(g);
    must(g, store_begin(g->s, &g->e));
    put_named(g, "second", 2);
    must(g, store_commit(g->s, &g->e));
    is_named(g, "second", 2);
}

static int64_t write_before(struct given *g)
{
    struct store_chat c = { .text = "first" };
    struct store_mark m = { 1, 2 };
    uint8_t old_hash[STORE_HASH] = { 1 };
    int64_t ana = given_person(g, "Ana", "old", 1);
    must(g, store_token_add(g->s, old_hash, ana, 1, &g->e));
    given_table(g, "t1", ana);
    must(g, add_line(g, "t1", 1));
    must(g, store_command_add(g->s, "t1", ana, "c1", "old", 1, &g->e));
    must(g, store_chat_add(g->s, "t1", &c, &g->e));
    must(g, store_note_put(g->s, "t1", ana, "note", &g->e));
    must(g, store_mark_put(g->s, "t1", ana, &m, &g->e));
    return ana;
}

static void count_chat(void *context, const struct store_chat *c)
{
    assert_int_equal(c->n, ++*(int64_t *)context);
}

/* Nothing of write_everything is left. */
static void all_is_as_before(struct given *g, int64_t ana)
{
    struct store_person p;
    struct store_table t, expected = a_table("t1", ana);
    struct store_mark m;
    char note[STORE_NOTE], reply[STORE_REPLY];
    uint8_t old_hash[STORE_HASH] = { 1 }, new_hash[STORE_HASH] = { 2 };
    int64_t who, n_chat = 0, n_public = 0;
    must(g, store_person_get(g->s, ana, &p, &g->e));
    assert_string_equal(p.name, "Ana");
    assert_string_equal(p.secret, "old");
    assert_int_equal(p.seen, 1);
    must(g, store_person_by_kept_name(g->s, "Ana", &p, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_by_kept_name(g->s, "Hina", &p, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_get(g->s, ana + 1, &p, &g->e));
    must(g, store_token_person(g->s, old_hash, &who, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_token_person(g->s, new_hash, &who, &g->e));
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    same_table(&t, &expected);
    must(g, store_table_by_invite(g->s, "i-t1", &t, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_by_invite(g->s, "changed", &t, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_get(g->s, "t2", &t, &g->e));
    must(g, store_tables_count(g->s, LIST_PUBLIC_OPEN, 0, &n_public, &g->e));
    assert_int_equal(n_public, 1);
    assert_int_equal(sound_journal(g, "t1"), 1);
    must(g, store_command_get(g->s, "t1", ana, "c1", reply, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "t1", ana, "c2", reply, &g->e));
    must(g, store_chat(g->s, "t1", 0, 10, count_chat, &n_chat, &g->e));
    assert_int_equal(n_chat, 1);
    must(g, store_note_get(g->s, "t1", ana, note, &g->e));
    assert_string_equal(note, "note");
    must(g, store_mark_get(g->s, "t1", ana, &m, &g->e));
    assert_int_equal(m.chat_read, 1);
    assert_int_equal(m.step_seen, 2);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

static void rollback_takes_everything_back(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = write_before(g);
    must(g, store_commit(g->s, &g->e));
    for (int round = 0; round < 3; round++) {
        must(g, store_begin(g->s, &g->e));
        write_everything(g, ana);
        store_rollback(g->s);
        all_is_as_before(g, ana);
    }
    reopened(g);
    all_is_as_before(g, ana);
}

static void closing_takes_back_what_was_not_committed(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = write_before(g);
    must(g, store_commit(g->s, &g->e));
    must(g, store_begin(g->s, &g->e));
    write_everything(g, ana);
    if (g->kind == STORE_MEMORY)
        store_rollback(g->s); /* closing memory is the end of it: given_gone does so */
    reopened(g);
    all_is_as_before(g, ana);
    must(g, store_begin(g->s, &g->e));
    write_everything(g, ana);
}

static void a_mark_takes_back_what_came_after_it(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = write_before(g);
    must(g, store_mark_point(g->s, &g->e));
    write_everything(g, ana);
    store_undo_to_mark(g->s);
    all_is_as_before(g, ana);
    must(g, store_mark_point(g->s, &g->e));
    write_everything(g, ana);
    store_undo_to_mark(g->s);
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    all_is_as_before(g, ana);
}

static void a_kept_mark_still_falls_with_its_transaction(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = write_before(g);
    must(g, store_commit(g->s, &g->e));
    must(g, store_begin(g->s, &g->e));
    must(g, store_mark_point(g->s, &g->e));
    write_everything(g, ana);
    store_keep_mark(g->s);
    assert_int_equal(sound_journal(g, "t1"), 2);
    store_rollback(g->s);
    all_is_as_before(g, ana);
}

/* Five commands of a group, the third too late for its line: four are kept, each whole. */
static void one_of_a_group_fails_alone(struct given *g)
{
    char client[STORE_ID], reply[STORE_REPLY];
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    given_table(g, "t1", ana);
    must(g, store_commit(g->s, &g->e));
    int64_t next = 1;
    must(g, store_begin(g->s, &g->e));
    for (int i = 0; i < 5; i++) {
        int64_t line = i == 2 ? 1 : next;
        snprintf(client, sizeof client, "c%d", i);
        must(g, store_mark_point(g->s, &g->e));
        must(g, store_command_add(g->s, "t1", ana, client, "done", 1, &g->e));
        if (i == 2) {
            must_refuse(g, ERR_CONFLICT, add_line(g, "t1", line));
            store_undo_to_mark(g->s);
        } else {
            must(g, add_line(g, "t1", line));
            store_keep_mark(g->s);
            next++;
        }
    }
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    assert_int_equal(sound_journal(g, "t1"), 4);
    for (int i = 0; i < 5; i++) {
        snprintf(client, sizeof client, "c%d", i);
        if (i == 2)
            must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "t1", ana, client, reply, &g->e));
        else
            must(g, store_command_get(g->s, "t1", ana, client, reply, &g->e));
    }
}

/* Numbers of people go on after a rollback as if it had not been. */
static void a_transaction_sees_its_own_writes(struct given *g)
{
    struct store_person p;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    must(g, store_person_get(g->s, ana, &p, &g->e));
    must(g, store_mark_point(g->s, &g->e));
    int64_t ben = given_person(g, "Ben", "", 1);
    store_undo_to_mark(g->s);
    must_refuse(g, ERR_NOT_FOUND, store_person_get(g->s, ben, &p, &g->e));
    int64_t eva = given_person(g, "Eva", "", 1);
    assert_true(eva > ana);
    must(g, store_commit(g->s, &g->e));
    must(g, store_person_get(g->s, eva, &p, &g->e));
    assert_string_equal(p.name, "Eva");
}

/* ---- Bounds ---- */

static void fill(char *text, size_t size)
{
    memset(text, 'x', size - 1);
    text[size - 1] = 0;
}

static void the_longest_of_everything_fits(struct given *g)
{
    static char note[STORE_NOTE], back_note[STORE_NOTE], line[STORE_LINE];
    char reply[STORE_REPLY], back_reply[STORE_REPLY], client[STORE_ID];
    struct store_person p = { 0 }, back_p;
    struct store_chat c = { 0 };
    must(g, store_begin(g->s, &g->e));
    fill(p.name, sizeof p.name);
    fill(p.secret, sizeof p.secret);
    must(g, store_person_add(g->s, &p, &g->e));
    struct store_table t = a_table("x", p.id), back;
    fill(t.id, sizeof t.id);
    fill(t.invite, sizeof t.invite);
    fill(t.name, sizeof t.name);
    fill(t.game, sizeof t.game);
    fill(t.options, sizeof t.options);
    fill(t.rematch, sizeof t.rematch);
    fill(t.summary, sizeof t.summary);
    fill(t.seat[1].level, sizeof t.seat[1].level);
    must(g, store_table_add(g->s, &t, &g->e));
    fill(note, sizeof note);
    must(g, store_note_put(g->s, t.id, p.id, note, &g->e));
    memset(line, 'l', sizeof line);
    must(g, store_line_add(g->s, t.id, 1, line, sizeof line, &g->e));
    fill(client, sizeof client);
    fill(reply, sizeof reply);
    must(g, store_command_add(g->s, t.id, p.id, client, reply, 1, &g->e));
    fill(c.name, sizeof c.name);
    fill(c.text, sizeof c.text);
    must(g, store_chat_add(g->s, t.id, &c, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_person_by_kept_name(g->s, p.name, &back_p, &g->e));
    assert_string_equal(back_p.secret, p.secret);
    must(g, store_table_by_invite(g->s, t.invite, &back, &g->e));
    same_table(&back, &t);
    must(g, store_note_get(g->s, t.id, p.id, back_note, &g->e));
    assert_string_equal(back_note, note);
    must(g, store_command_get(g->s, t.id, p.id, client, back_reply, &g->e));
    assert_string_equal(back_reply, reply);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

static void what_is_too_long_is_refused(struct given *g)
{
    static char text[STORE_NOTE + 1], line[STORE_LINE + 1];
    struct store_person p = { .name = "Ana" };
    struct store_chat c = { .text = "x" };
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    given_table(g, "t1", ana);
    memset(p.name, 'x', sizeof p.name); /* no final zero */
    must_refuse(g, ERR_INVALID, store_person_add(g->s, &p, &g->e));
    strcpy(p.name, "Ana");
    memset(p.secret, 'x', sizeof p.secret);
    must_refuse(g, ERR_INVALID, store_person_add(g->s, &p, &g->e));
    fill(text, STORE_NAME + 1);
    must_refuse(g, ERR_INVALID, store_person_rename(g->s, ana, text, &g->e));
    must_refuse(g, ERR_INVALID, store_person_by_kept_name(g->s, text, &p, &g->e));
    fill(text, STORE_SECRET + 1);
    must_refuse(g, ERR_INVALID, store_person_keep(g->s, ana, text, &g->e));
    fill(text, STORE_NOTE + 1);
    must_refuse(g, ERR_INVALID, store_note_put(g->s, "t1", ana, text, &g->e));
    fill(text, STORE_REPLY + 1);
    must_refuse(g, ERR_INVALID, store_command_add(g->s, "t1", ana, "c", text, 1, &g->e));
    fill(text, STORE_ID + 1);
    must_refuse(g, ERR_INVALID, store_command_add(g->s, "t1", ana, text, "r", 1, &g->e));
    must_refuse(g, ERR_INVALID, store_line_add(g->s, text, 1, "l", 1, &g->e));
    memset(c.text, 'x', sizeof c.text);
    must_refuse(g, ERR_INVALID, store_chat_add(g->s, "t1", &c, &g->e));
    memset(line, 'l', sizeof line);
    must_refuse(g, ERR_INVALID, store_line_add(g->s, "t1", 1, line, sizeof line, &g->e));
    must_refuse(g, ERR_INVALID, store_line_add(g->s, "t1", 1, line, 0, &g->e));
    must_refuse(g, ERR_INVALID, store_person_rename(g->s, ana, "", &g->e));
    must_refuse(g, ERR_INVALID, store_person_keep(g->s, ana, "", &g->e));
    must(g, store_commit(g->s, &g->e));
    must(g, store_person_get(g->s, ana, &p, &g->e));
    assert_string_equal(p.name, "Ana");
    assert_int_equal(sound_journal(g, "t1"), 0);
}

static void what_is_not_utf8_is_refused(struct given *g)
{
    static const char *const bad[] = {
        "\x80", "a\xC3",    "\xC0\xAF",     "\xED\xA0\x80",    "\xF4\x90\x80\x80",
        "\xFF", "\xE2\x82", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF"
    };
    static const char *const good[] = { "\xC2\x80",         "\xED\x9F\xBF",     "\xEE\x80\x80",
                                        "\xF4\x8F\xBF\xBF", "\xF0\x90\x80\x80", "\xE0\xA0\x80" };
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    given_table(g, "t1", ana);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        must_refuse(g, ERR_INVALID, store_person_rename(g->s, ana, bad[i], &g->e));
        must_refuse(g, ERR_INVALID, store_note_put(g->s, "t1", ana, bad[i], &g->e));
        must_refuse(g, ERR_INVALID, store_line_add(g->s, "t1", 1, bad[i], strlen(bad[i]), &g->e));
    }
    must_refuse(g, ERR_INVALID, store_line_add(g->s, "t1", 1, "a\0b", 3, &g->e));
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        must(g, store_person_rename(g->s, ana, good[i], &g->e));
    must(g, store_commit(g->s, &g->e));
}

static void a_table_that_cannot_be_is_refused(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    for (int i = 0; i < 15; i++) {
        struct store_table t = a_table("t1", ana);
        switch (i) {
        case 0: t.n_seats = 0; break;
        case 1: t.n_seats = STORE_SEATS + 1; break;
        case 2: t.status = TABLE_CLOSED + 1; break;
        case 3: t.pace = 2; break;
        case 4: t.is_public = 2; break;
        case 5: t.seat[1].kind = 3; break;
        case 6: t.seat[1].person = ana; break; /* on a bot's seat */
        case 7: t.seat[0].person = 0; break;   /* a person's seat with nobody */
        case 8: t.seat[1].away = 1; break;
        case 9: t.seat[0].clock_left = -2; break;
        case 10: t.clock_step = -1; break;
        case 11: t.id[0] = 0; break;
        case 12: t.game[0] = 0; break;
        case 13: t.host = 0; break;
        default: memset(t.summary, 'x', sizeof t.summary); break;
        }
        must_refuse(g, ERR_INVALID, store_table_add(g->s, &t, &g->e));
    }
    given_table(g, "t1", ana);
    must(g, store_commit(g->s, &g->e));
}

/* ---- Sweeping ---- */

static void add_old_table(struct given *g, const char *id, int status, int n_lines, int64_t updated)
{
    struct store_chat c = { .text = "x" };
    struct store_mark m = { 1, 1 };
    struct store_table t = a_table(id, 1);
    t.status = (uint8_t)status;
    t.updated = updated;
    strcpy(t.rematch, strcmp(id, "over") == 0 ? "open" : "over");
    must(g, store_table_add(g->s, &t, &g->e));
    for (int line = 1; line <= n_lines; line++)
        must(g, add_line(g, id, line));
    must(g, store_command_add(g->s, id, 1, "old", "r", 99, &g->e));
    must(g, store_command_add(g->s, id, 1, "new", "r", 100, &g->e));
    must(g, store_chat_add(g->s, id, &c, &g->e));
    must(g, store_note_put(g->s, id, 1, "note", &g->e));
    must(g, store_mark_put(g->s, id, 1, &m, &g->e));
}

static void sweeping_takes_what_nobody_misses(struct given *g)
{
    struct store_table t;
    char reply[STORE_REPLY];
    int64_t removed = -1, who;
    uint8_t hash[4][STORE_HASH] = { { 1 }, { 2 }, { 3 }, { 4 } };
    must(g, store_begin(g->s, &g->e));
    assert_int_equal(given_person(g, "Lost guest", "", 99), 1);
    given_person(g, "Guest", "", 100);
    given_person(g, "Kept", "secret", 5);
    for (int i = 0; i < 4; i++)
        must(g, store_token_add(g->s, hash[i], i < 3 ? i + 1 : 1, 1, &g->e));
    add_old_table(g, "open", TABLE_OPEN, 1, 99);
    add_old_table(g, "fresh", TABLE_OPEN, 1, 100);
    add_old_table(g, "running", TABLE_RUNNING, 1, 5);
    add_old_table(g, "over", TABLE_OVER, 4, 5);
    add_old_table(g, "closed", TABLE_CLOSED, 1, 5);
    add_old_table(g, "ended", TABLE_CLOSED, 2, 5);
    must(g, store_commit(g->s, &g->e));

    must(g, store_begin(g->s, &g->e));
    must(g, store_sweep(g->s, 100, &removed, &g->e));
    assert_int_equal(removed, 6 + 2 + 2); /* old replies, tokens of person 1, "open" and "closed" */
    store_rollback(g->s);
    must(g, store_table_get(g->s, "open", &t, &g->e));
    must(g, store_begin(g->s, &g->e));
    must(g, store_sweep(g->s, 100, &removed, &g->e));
    assert_int_equal(removed, 10);
    must(g, store_sweep(g->s, 100, &removed, &g->e));
    assert_int_equal(removed, 0);
    must(g, store_commit(g->s, &g->e));
    reopened(g);

    must_refuse(g, ERR_NOT_FOUND, store_token_person(g->s, hash[0], &who, &g->e));
    must(g, store_token_person(g->s, hash[1], &who, &g->e));
    must(g, store_token_person(g->s, hash[2], &who, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_token_person(g->s, hash[3], &who, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_get(g->s, "open", &t, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_by_invite(g->s, "i-open", &t, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_table_get(g->s, "closed", &t, &g->e));
    must(g, store_table_get(g->s, "fresh", &t, &g->e));
    assert_string_equal(t.rematch, "over");
    must(g, store_table_get(g->s, "over", &t, &g->e));
    assert_string_equal(t.rematch, "");
    assert_int_equal(sound_journal(g, "over"), 4);
    assert_int_equal(sound_journal(g, "open"), 0);
    must(g, store_table_get(g->s, "ended", &t, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "over", 1, "old", reply, &g->e));
    must(g, store_command_get(g->s, "over", 1, "new", reply, &g->e));
    assert_int_equal(faults_of(g, NULL, 0), 0);

    must(g, store_begin(g->s, &g->e)); /* the id is free again, and its past is gone */
    given_table(g, "open", 1);
    must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "open", 1, "new", reply, &g->e));
    must(g, add_line(g, "open", 1));
    struct store_chat c = { .text = "x" };
    must(g, store_chat_add(g->s, "open", &c, &g->e));
    assert_int_equal(c.n, 1);
    must(g, store_commit(g->s, &g->e));
}

#define TEST(name)                                                                                 \
    {                                                                                              \
#name, name                                                                                \
    }

int main(void)
{
    static const struct store_test tests[] = {
        TEST(writes_need_a_transaction),
        TEST(rollback_takes_everything_back),
        TEST(closing_takes_back_what_was_not_committed),
        TEST(a_mark_takes_back_what_came_after_it),
        TEST(a_kept_mark_still_falls_with_its_transaction),
        TEST(what_was_taken_back_is_written_again),
        TEST(one_of_a_group_fails_alone),
        TEST(a_transaction_sees_its_own_writes),
        TEST(the_longest_of_everything_fits),
        TEST(what_is_too_long_is_refused),
        TEST(what_is_not_utf8_is_refused),
        TEST(a_table_that_cannot_be_is_refused),
        TEST(sweeping_takes_what_nobody_misses),
    };
    return run_on_each_store(tests, sizeof tests / sizeof *tests);
}
