/* test_changes.c - changes of tables: done, lost to somebody who was first, answered before; each as a whole. */
#include "given.h"
#include "store/change.h"
#include <string.h>

struct two {
    struct store_table mine, theirs; /* the row as two have read it */
    int64_t ana;
};

static void given_two(struct given *g, struct two *t)
{
    must(g, store_begin(g->s, &g->e));
    t->ana = given_person(g, "Ana", "", 1);
    given_table(g, "t1", t->ana);
    must(g, store_table_get(g->s, "t1", &t->mine, &g->e));
    t->theirs = t->mine;
    assert_int_equal(t->mine.version, 1);
}

static enum store_outcome outcome_of(struct given *g, struct store_change *c)
{
    must(g, store_changes(g->s, &c, 1, &g->e));
    return c->outcome;
}

static struct store_change lines_of(struct store_table *row, const char *lines)
{
    return (struct store_change){ .row = row, .lines = lines, .n_bytes = strlen(lines) };
}

static void who_is_first_wins(struct given *g)
{
    struct two t;
    struct store_table row;
    given_two(g, &t);
    struct store_change first = lines_of(&t.mine, "line 1 of t1\nline 2 of t1\n");
    struct store_change second = lines_of(&t.theirs, "line 1 of t1\n");
    t.mine.status = TABLE_RUNNING;
    t.theirs.seat[2] = (struct store_seat){ SEAT_BOT, 0, 0, "easy", -1 };
    assert_int_equal(outcome_of(g, &first), CHANGE_DONE);
    assert_int_equal(t.mine.version, 2);
    assert_int_equal(t.mine.n_lines, 2);
    assert_int_equal(outcome_of(g, &second), CHANGE_LOST_RACE);
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_table_get(g->s, "t1", &row, &g->e));
    same_table(&row, &t.mine);
    assert_int_equal(row.version, 2);
    assert_int_equal(sound_journal(g, "t1"), 2);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

/* A change that appends nothing is judged on its version as well. */
static void a_row_alone_can_lose_too(struct given *g)
{
    struct two t;
    given_two(g, &t);
    struct store_change first = { .row = &t.mine }, second = { .row = &t.theirs };
    assert_int_equal(outcome_of(g, &first), CHANGE_DONE);
    assert_int_equal(outcome_of(g, &second), CHANGE_LOST_RACE);
    assert_int_equal(outcome_of(g, &first), CHANGE_DONE); /* its row knows the new version */
    assert_int_equal(t.mine.version, 3);
    store_rollback(g->s);
}

static void a_command_is_answered_with_its_first_reply(struct given *g)
{
    struct two t;
    char reply[STORE_REPLY] = "first", again[STORE_REPLY] = "second";
    struct store_table row;
    given_two(g, &t);
    struct store_change first = lines_of(&t.mine, "line 1 of t1\n");
    first.person = t.ana, first.client = "c1", first.reply = reply, first.time = 5;
    struct store_change second = first;
    second.row = &t.theirs, second.reply = again;
    assert_int_equal(outcome_of(g, &first), CHANGE_DONE);
    assert_int_equal(outcome_of(g, &second),
                     CHANGE_ANSWERED); /* before anybody asks for versions */
    assert_string_equal(again, "first");
    must(g, store_table_get(g->s, "t1", &row, &g->e));
    assert_int_equal(row.n_lines, 1);
    store_rollback(g->s);
}

static void talk_does_not_touch_the_row(struct given *g)
{
    struct two t;
    struct store_table row;
    struct store_chat hello = { .time = 7, .name = "Ana", .text = "Hello" }, left = hello;
    given_two(g, &t);
    struct store_change seat = { .row = &t.mine, .chat = &left };
    struct store_change talk = { .row = &t.theirs, .is_talk = true, .chat = &hello };
    t.mine.seat[2] = (struct store_seat){ SEAT_BOT, 0, 0, "easy", -1 };
    assert_int_equal(outcome_of(g, &seat), CHANGE_DONE);
    assert_int_equal(outcome_of(g, &talk), CHANGE_DONE); /* with an old copy of the row */
    assert_int_equal(left.n, 1);
    assert_int_equal(hello.n, 2);
    must(g, store_table_get(g->s, "t1", &row, &g->e));
    same_table(&row, &t.mine);
    assert_int_equal(row.version, 2);
    assert_int_equal(row.n_chat, 2);
    store_rollback(g->s);
}

/* Whoever is refused or late takes nothing of the others with it, whatever the order. `is_fresh`: nothing else was
   written in their transaction. */
static void run_mixed_group(struct given *g, bool is_fresh)
{
    struct two t;
    struct store_table row, bad;
    given_two(g, &t);
    given_table(g, "t2", t.ana);
    if (is_fresh) {
        must(g, store_commit(g->s, &g->e));
        must(g, store_begin(g->s, &g->e));
    }
    must(g, store_table_get(g->s, "t2", &row, &g->e));
    bad = row;
    bad.seat[1] = (struct store_seat){ SEAT_PERSON, 0, 99, "", -1 }; /* nobody has this number */
    struct store_change done = lines_of(&t.mine, "line 1 of t1\n");
    struct store_change late = lines_of(&t.theirs, "line 1 of t1\n");
    struct store_change refused = lines_of(&bad, "line 1 of t2\n"), last = { .row = &row };
    struct store_change wrong = lines_of(&bad, "\n");
    struct store_change *all[] = { &refused, &done, &wrong, &late, &last };
    must(g, store_changes(g->s, all, 5, &g->e));
    assert_int_equal(refused.outcome, CHANGE_REFUSED);
    assert_int_equal(refused.fault.code, ERR_NOT_FOUND);
    assert_int_equal(wrong.outcome, CHANGE_REFUSED);
    assert_int_equal(wrong.fault.code, ERR_INVALID);
    assert_int_equal(done.outcome, CHANGE_DONE);
    assert_int_equal(late.outcome, CHANGE_LOST_RACE);
    assert_int_equal(last.outcome, CHANGE_DONE);
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(sound_journal(g, "t1"), 1);
    assert_int_equal(sound_journal(g, "t2"), 0);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

static void each_stands_for_itself(struct given *g)
{
    run_mixed_group(g, false);
}

static void each_stands_for_itself_alone_in_a_transaction(struct given *g)
{
    run_mixed_group(g, true);
}

/* A command that was answered before, behind one that is done. */
static void a_repetition_takes_nothing_of_the_others(struct given *g)
{
    struct two t;
    char reply[STORE_REPLY] = "first", again[STORE_REPLY] = "second", other[STORE_REPLY] = "other";
    struct store_table row;
    given_two(g, &t);
    given_table(g, "t2", t.ana);
    must(g, store_table_get(g->s, "t2", &row, &g->e));
    struct store_change first = lines_of(&t.mine, "line 1 of t1\n");
    first.person = t.ana, first.client = "c1", first.reply = reply, first.time = 5;
    assert_int_equal(outcome_of(g, &first), CHANGE_DONE);
    must(g, store_commit(g->s, &g->e));
    must(g, store_begin(g->s, &g->e));
    struct store_change done = lines_of(&row, "line 1 of t2\n"), second = first;
    done.person = t.ana, done.client = "c1", done.reply = other, done.time = 6;
    second.reply = again; /* its row has the version of now */
    struct store_change *all[] = { &done, &second };
    must(g, store_changes(g->s, all, 2, &g->e));
    assert_int_equal(done.outcome, CHANGE_DONE);
    assert_int_equal(row.version, 2);
    assert_int_equal(second.outcome, CHANGE_ANSWERED);
    assert_string_equal(again, "first");
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    assert_int_equal(sound_journal(g, "t1"), 1);
    assert_int_equal(sound_journal(g, "t2"), 1);
    must(g, store_command_get(g->s, "t2", t.ana, "c1", reply, &g->e));
    assert_string_equal(reply, "other");
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

static void two_tables_in_one_breath(struct given *g)
{
    struct two t;
    struct store_table next;
    given_two(g, &t);
    struct store_table mine = a_table("t2", t.ana), theirs = mine;
    struct store_change new_mine = { .row = &mine, .is_new = true };
    struct store_change new_theirs = { .row = &theirs, .is_new = true };
    struct store_change first = { .row = &t.mine, .also = &new_mine };
    struct store_change second = { .row = &t.theirs, .also = &new_theirs };
    strcpy(t.mine.rematch, "t2");
    assert_int_equal(outcome_of(g, &first), CHANGE_DONE);
    assert_int_equal(mine.version, 1);
    assert_int_equal(outcome_of(g, &second), CHANGE_LOST_RACE);
    assert_int_equal(outcome_of(g, &new_theirs), CHANGE_LOST_RACE); /* its id is taken */
    assert_int_equal(outcome_of(g, &first), CHANGE_LOST_RACE);      /* and with it the whole */
    must(g, store_table_get(g->s, "t1", &next, &g->e));
    assert_int_equal(next.version, 2);
    store_rollback(g->s);
}

static void a_host_has_so_many_tables(struct given *g)
{
    struct two t;
    struct store_table row;
    given_two(g, &t);
    struct store_table another = a_table("t2", t.ana);
    struct store_change c = { .row = &another, .is_new = true, .most_tables = 1 };
    assert_int_equal(outcome_of(g, &c), CHANGE_TOO_MANY);
    must_refuse(g, ERR_NOT_FOUND, store_table_get(g->s, "t2", &row, &g->e));
    c.most_tables = 2;
    assert_int_equal(outcome_of(g, &c), CHANGE_DONE);
    strcpy(another.id, "t3");
    another.invite[0] = 0;
    c.row = &t.mine; /* to ask again for one that is there is no wish for one more */
    c.most_tables = 1;
    assert_int_equal(outcome_of(g, &c), CHANGE_LOST_RACE);
    store_rollback(g->s);
}

static void a_question_is_kept(struct given *g)
{
    struct two t;
    struct store_table row;
    given_two(g, &t);
    t.mine.asked = (struct store_asked){ .since = 9, .to = 70000, .yes = 1, .wait = 22, .by = 2 };
    struct store_change c = { .row = &t.mine };
    assert_int_equal(outcome_of(g, &c), CHANGE_DONE);
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_table_get(g->s, "t1", &row, &g->e));
    assert_int_equal(row.asked.since, 9);
    assert_int_equal(row.asked.to, 70000);
    assert_int_equal(row.asked.yes, 1);
    assert_int_equal(row.asked.wait, 22);
    assert_int_equal(row.asked.by, 2);
    assert_int_equal(row.asked.how, 0);
}

#define TEST(name)                                                                                 \
    {                                                                                              \
#name, name                                                                                \
    }

int main(void)
{
    static const struct store_test tests[] = {
        TEST(who_is_first_wins),
        TEST(a_row_alone_can_lose_too),
        TEST(a_command_is_answered_with_its_first_reply),
        TEST(talk_does_not_touch_the_row),
        TEST(each_stands_for_itself),
        TEST(each_stands_for_itself_alone_in_a_transaction),
        TEST(a_repetition_takes_nothing_of_the_others),
        TEST(two_tables_in_one_breath),
        TEST(a_host_has_so_many_tables),
        TEST(a_question_is_kept),
    };
    return run_on_each_store(tests, sizeof tests / sizeof *tests);
}
