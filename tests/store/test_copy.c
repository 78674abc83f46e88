/* test_copy.c - SQLite into PostgreSQL and back: everything is as it was, and the next person has a new number. */
#include "given.h"
#include "store/copy.h"
#include <stdio.h>
#include <string.h>

static const uint8_t token[STORE_HASH] = { 1, 0, 255, 92, 39 };

/* One of each, with what texts and numbers are hard: quotes, zeros, letters of many bytes, nobody. */
static void fill(struct given *g)
{
    struct store_chat said = {
        .person = 0, .time = 5, .name = "", .text = "The house’s \"word\" \\ '"
    };
    struct store_mark mark = { .chat_read = 1, .step_seen = 7 };
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "$argon2$x", 1), ben = given_person(g, "Bēn", "", 2);
    must(g, store_token_add(g->s, token, ana, 3, &g->e));
    must(g, store_lessons_put(g->s, ben, "polynesia/1 konane/2", &g->e));
    struct store_table t = a_table("t1", ana);
    t.seat[0] = (struct store_seat){ .kind = SEAT_PERSON, .person = ana, .clock_left = 61000 };
    t.seat[1] = (struct store_seat){ .kind = SEAT_BOT, .level = "hard", .clock_left = -1 };
    t.clock_start = 90000;
    t.asked = (struct store_asked){ .since = 9, .to = 4, .yes = 1, .wait = 2, .by = 0 };
    must(g, store_table_add(g->s, &t, &g->e));
    must(g, add_line(g, "t1", 1));
    must(g, add_line(g, "t1", 2));
    must(g, store_bookmark_put(g->s, "t1", 2, "\0\377\\'", 4, &g->e));
    given_table(g, "t2", ben);
    must(g, store_command_add(g->s, "t1", ana, "c-1", "{\"step\":1}", 8, &g->e));
    must(g, store_chat_add(g->s, "t1", &said, &g->e));
    must(g, store_note_put(g->s, "t1", ana, "a note\nof two lines", &g->e));
    must(g, store_mark_put(g->s, "t1", ana, &mark, &g->e));
    must(g, store_commit(g->s, &g->e));
}

struct remark {
    char text[STORE_CHAT];
    int64_t n, person;
};

static void keep_remark(void *context, const struct store_chat *c)
{
    struct remark *r = context;
    (void)snprintf(r->text, sizeof r->text, "%s", c->text);
    r->n = c->n;
    r->person = c->person;
}

static void is_same_bookmark(void *context, int64_t line, const void *bytes, size_t n)
{
    assert_int_equal(line, 2);
    assert_int_equal(n, 4);
    assert_memory_equal(bytes, "\0\377\\'", 4);
    ++*(int *)context;
}

static void same(struct given *a, struct given *b)
{
    struct store_table left, right;
    struct store_person p, q;
    struct store_mark mark;
    struct remark said = { .n = 0 };
    char text[STORE_NOTE], reply[STORE_REPLY], done[STORE_LESSONS];
    int64_t person;
    int n_bookmarks = 0;
    for (int i = 1; i <= 2; i++) {
        char id[3] = { 't', (char)('0' + i), 0 };
        must(a, store_table_get(a->s, id, &left, &a->e));
        must(b, store_table_get(b->s, id, &right, &b->e));
        same_table(&left, &right);
        assert_int_equal(left.version, right.version);
        assert_int_equal(left.n_lines, right.n_lines);
        assert_int_equal(left.n_chat, right.n_chat);
        must(a, store_person_get(a->s, i, &p, &a->e));
        must(b, store_person_get(b->s, i, &q, &b->e));
        assert_memory_equal(&p, &q, sizeof p);
    }
    assert_int_equal(sound_journal(b, "t1"), 2);
    must(b, store_bookmark_get(b->s, "t1", is_same_bookmark, &n_bookmarks, &b->e));
    assert_int_equal(n_bookmarks, 1);
    must(b, store_token_person(b->s, token, &person, &b->e));
    assert_int_equal(person, 1);
    must(b, store_lessons_get(b->s, 2, done, &b->e));
    assert_string_equal(done, "polynesia/1 konane/2");
    must(b, store_command_get(b->s, "t1", 1, "c-1", reply, &b->e));
    assert_string_equal(reply, "{\"step\":1}");
    must(b, store_chat(b->s, "t1", 0, 9, keep_remark, &said, &b->e));
    assert_string_equal(said.text, "The house’s \"word\" \\ '");
    assert_int_equal(said.n, 1);
    assert_int_equal(said.person, 0);
    must(b, store_note_get(b->s, "t1", 1, text, &b->e));
    assert_string_equal(text, "a note\nof two lines");
    must(b, store_mark_get(b->s, "t1", 1, &mark, &b->e));
    assert_int_equal(mark.step_seen, 7);
}

static void copied(struct given *from, struct given *to)
{
    struct store *reader = store_open_reader(from->url, &from->e);
    int64_t rows = 0;
    assert_non_null(reader);
    must(to, store_copy(reader, to->s, &rows, &to->e));
    assert_int_equal(rows, 19);
    must_refuse(to, ERR_INVALID,
                store_copy(reader, to->s, &rows, &to->e)); /* it is not empty now */
    store_close(reader);
}

static void it_is_all_there_and_back(struct given *g)
{
    struct given sqlite, back;
    char first[200];
    given_store(&sqlite, STORE_SQLITE);
    given_store(&back, STORE_SQLITE);
    fill(&sqlite);
    copied(&sqlite, g);
    same(&sqlite, g);
    copied(g, &back);
    same(&sqlite, &back);
    assert_int_equal(faults_of(g, first, sizeof first), 0);
    assert_int_equal(faults_of(&back, first, sizeof first), 0);
    must(g, store_begin(g->s, &g->e));
    assert_int_equal(given_person(g, "Cai", "", 4), 3);
    must(g, store_commit(g->s, &g->e));
    given_gone(&sqlite);
    given_gone(&back);
}

static void a_store_in_memory_is_refused(struct given *g)
{
    struct given memory;
    int64_t rows;
    given_store(&memory, STORE_MEMORY);
    must_refuse(g, ERR_INVALID, store_copy(memory.s, g->s, &rows, &g->e));
    given_gone(&memory);
}

int main(void)
{
    static const struct store_test tests[] = {
        { "it_is_all_there_and_back", it_is_all_there_and_back },
        { "a_store_in_memory_is_refused", a_store_in_memory_is_refused },
    };
    return run_on_store(STORE_POSTGRES, tests, sizeof tests / sizeof *tests);
}
