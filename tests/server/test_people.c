/* test_people.c - names, guests, passphrases, tokens, and what every request has to pass. */
#include "fake_net.h"
#include "one_house.h"
#include "server/people.h"
#include "words/languages.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

static void expect(struct reply r, int status, const char *code)
{
    if (r.status != status)
        fail_msg("%d instead of %d: %s", r.status, status, r.text);
    if (code)
        assert_string_equal(text_at(r.json, "error.code"), code);
    reply_free(&r);
}

static void test_names(void **state)
{
    char out[STORE_NAME];
    (void)state;
    static const struct {
        const char *given, *kept; /* NULL: refused */
    } rows[] = {
        { "Leilani", "Leilani" },
        { "  Anne   Marie ", "Anne Marie" },
        { "\xE3\x83\xA2\xE3\x82\xA2\xE3\x83\x8A", "\xE3\x83\xA2\xE3\x82\xA2\xE3\x83\x8A" },
        { "Te\xCC\x84vake", "Te\xCC\x84vake" }, /* a letter with its mark */
        { "abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx" },
        { "abcdefghijklmnopqrstuvwxy", NULL }, /* 25 */
        { "", NULL },
        { "   ", NULL },
        { "a\tb", NULL },
        { "a\xE2\x80\xAE"
          "b",
          NULL }, /* right-to-left override */
        { "a\xE2\x80\x8B"
          "b",
          NULL },                              /* no width */
        { "\xCC\x84", NULL },                  /* a mark on nothing */
        { "Z\xCC\x84\xCC\x84\xCC\x84", NULL }, /* a tower of marks */
        { "a\xFF", NULL },
        { "a\xC0\xAF", NULL },     /* overlong */
        { "\xED\xA0\x80", NULL },  /* surrogate */
        { "a\xEE\x80\x80", NULL }, /* private use */
        /* 24 characters of four bytes are more than a row holds */
        { "\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F"
          "\x90\xA2"
          "\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F\x90\xA2\xF0\x9F"
          "\x90\xA2",
          NULL },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bool is_right = people_tidy_name(rows[i].given, out);
        if (is_right != (rows[i].kept != NULL))
            fail_msg("row %zu", i);
        if (is_right)
            assert_string_equal(out, rows[i].kept);
    }
    for (int i = 0; i < 600; i++) {
        char tidy[STORE_NAME];
        people_invent_name(vk_language_at(i % (1 + vk_n_languages()) - 1), out);
        assert_true(people_tidy_name(out, tidy));
        assert_string_equal(out, tidy);
    }
}

static void test_guests(void **state)
{
    struct browser b = { .house = &house };
    (void)state;
    struct reply r = get(&b, "/api/me");
    assert_true(json_is_null(at(r.json, "me")));
    reply_free(&r);
    r = post(&b, "/api/guest", "{\"name\":\"Leilani\"}");
    assert_string_equal(text_at(r.json, "me.name"), "Leilani");
    assert_false(is_true_at(r.json, "me.kept"));
    assert_int_equal(strlen(b.cookie), TOKEN_TEXT - 1);
    reply_free(&r);
    r = get(&b, "/api/me");
    assert_string_equal(text_at(r.json, "me.name"), "Leilani");
    reply_free(&r);
    struct browser nameless = { .house = &house };
    r = post(&nameless, "/api/guest", "{}");
    assert_non_null(strstr(text_at(r.json, "me.name"), " of "));
    reply_free(&r);
    r = post(&b, "/api/rename", "{\"name\":\"Hina\"}");
    assert_string_equal(text_at(r.json, "me.name"), "Hina");
    reply_free(&r);
    struct browser thief = { .house = &house };
    (void)snprintf(thief.cookie, sizeof thief.cookie, "%s", b.cookie);
    thief.cookie[5] = (char)(thief.cookie[5] == 'A' ? 'B' : 'A');
    r = get(&thief, "/api/me");
    assert_true(json_is_null(at(r.json, "me")));
    reply_free(&r);
    expect(post(&thief, "/api/rename", "{\"name\":\"x\"}"), 401, "signed_out");
}

static void test_keeping_a_name(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = { .house = &house },
                   c = { .house = &house };
    (void)state;
    expect(post(&a, "/api/keep", "{\"passphrase\":\"short\"}"), 400, "bad_request");
    struct reply r = post(&a, "/api/keep", "{\"passphrase\":\"two canoes at dawn\"}");
    assert_true(is_true_at(r.json, "me.kept"));
    reply_free(&r);
    expect(post(&b, "/api/guest", "{\"name\":\"leilani\"}"), 409, "name_taken");
    expect(post(&b, "/api/signin", "{\"name\":\"Leilani\",\"passphrase\":\"three canoes\"}"), 403,
           "wrong_passphrase");
    expect(post(&b, "/api/signin", "{\"name\":\"Nobody\",\"passphrase\":\"three canoes\"}"), 403,
           "wrong_passphrase");
    r = post(&b, "/api/signin", "{\"name\":\"Leilani\",\"passphrase\":\"two canoes at dawn\"}");
    assert_int_equal(r.status, 200);
    assert_int_equal(int_at(r.json, "me.id"), a.id);
    reply_free(&r);
    /* One goes, the other stays; then all go. */
    r = post(&c, "/api/signin", "{\"name\":\"Leilani\",\"passphrase\":\"two canoes at dawn\"}");
    reply_free(&r);
    char old[64];
    (void)snprintf(old, sizeof old, "%s", c.cookie);
    expect(post(&c, "/api/signout", "{}"), 200, NULL);
    assert_string_equal(c.cookie, "");
    (void)snprintf(c.cookie, sizeof c.cookie, "%s", old);
    r = get(&c, "/api/me");
    assert_true(json_is_null(at(r.json, "me")));
    reply_free(&r);
    (void)snprintf(old, sizeof old, "%s", a.cookie);
    expect(post(&b, "/api/signout_everywhere", "{}"), 200, NULL);
    (void)snprintf(a.cookie, sizeof a.cookie, "%s", old);
    r = get(&a, "/api/me");
    assert_true(json_is_null(at(r.json, "me")));
    reply_free(&r);
}

static void test_attempts_are_counted(void **state)
{
    struct browser b = { .house = &house };
    int wrong = 0, many = 0;
    (void)state;
    for (int i = 0; i < 12; i++) {
        struct reply r =
            post(&b, "/api/signin", "{\"name\":\"Nobody\",\"passphrase\":\"guess guess\"}");
        wrong += r.status == 403;
        many += r.status == 429;
        reply_free(&r);
    }
    assert_int_equal(wrong, 8);
    assert_int_equal(many, 4);
    house_later(&house, 65000);
    expect(post(&b, "/api/signin", "{\"name\":\"NOBODY\",\"passphrase\":\"guess guess\"}"), 403,
           "wrong_passphrase");
    expect(post(&b, "/api/signin", "{\"name\":\"nobody\",\"passphrase\":\"guess guess\"}"), 429,
           "too_many");
}

static void test_strangers_do_not_lock_the_owner_out(void **state)
{
    static const char right[] = "{\"name\":\"Leilani\",\"passphrase\":\"hau'oli makahiki\"}";
    struct browser owner = newcomer(&house, "Leilani");
    struct browser stranger = { .house = &house, .address = "203.0.113.9" };
    struct browser elsewhere = { .house = &house, .address = "198.51.100.7" };
    (void)state;
    expect(post(&owner, "/api/keep", "{\"passphrase\":\"hau'oli makahiki\"}"), 200, NULL);
    for (int i = 0; i < 8; i++)
        expect(post(&stranger, "/api/signin", "{\"name\":\"leilani\",\"passphrase\":\"guess it\"}"),
               403, "wrong_passphrase");
    expect(post(&stranger, "/api/signin", right), 429, "too_many");
    expect(post(&elsewhere, "/api/signin", right), 200, NULL);
    expect(post(&owner, "/api/signin", right), 200, NULL);
}

static void test_what_every_request_has_to_pass(void **state)
{
    struct browser b = newcomer(&house, "Leilani");
    (void)state;
    b.origin = "https://elsewhere.example";
    expect(post(&b, "/api/rename", "{\"name\":\"x\"}"), 403, "origin");
    b.origin = "null";
    expect(post(&b, "/api/rename", "{\"name\":\"x\"}"), 403, "origin");
    b.origin = "http://vaka.example.evil.example";
    expect(post(&b, "/api/rename", "{\"name\":\"x\"}"), 403, "origin");
    struct net_socket *ws = dial(&b, "nosuch", NULL);
    int code;
    assert_true(is_hung_up(ws, &code));
    assert_int_equal(code, 403);
    socket_free(ws);
    b.origin = "http://vaka.example";
    expect(post(&b, "/api/rename", "{\"name\":\"Hina\"}"), 200, NULL);
    b.origin = NULL;
    expect(ask_raw(&b, "POST", "/api/rename", "text/plain", "{}", 2), 400, "bad_request");
    expect(ask_raw(&b, "POST", "/api/rename", NULL, "{}", 2), 400, "bad_request");
    expect(ask_raw(&b, "DELETE", "/api/me", NULL, "", 0), 405, "bad_request");
    expect(get(&b, "/api/rename"), 405, "bad_request");
    expect(get(&b, "/api/nothing"), 404, "not_found");
    expect(get(&b, "/api/"), 404, "not_found");
    expect(get(&b, "/api/tables/"), 404, "not_found");
    expect(get(&b, "/api/tables/UPPER"), 404, "not_found");
    expect(get(&b, "/api/tables/nosuch"), 404, "not_found");
    expect(get(&b, "/api/tables/nosuch/steps/1"), 404, "not_found");
    expect(get(&b, "/api/tables/nosuch/steps/99999999999999999999"), 404, "not_found");
    expect(get(&b, "/api/tables/nosuch/journal"), 404, "not_found");
    expect(get(&b, "/api/tables"), 400, "bad_request");
    expect(get(&b, "/api/tables?list=all"), 400, "bad_request");
    expect(get(&b, "/api/tables?list=open&offset=x"), 400, "bad_request");
    expect(get(&b, "/api/tables?list=open&game=chess"), 400, "bad_request");
    struct browser nobody = { .house = &house };
    expect(get(&nobody, "/api/tables?list=mine"), 401, "signed_out");
}

static void test_wrong_wishes_for_a_table(void **state)
{
    struct browser b = newcomer(&house, "Leilani");
    (void)state;
    static const char *const wrong[] = {
        "[]",
        "{",
        "7",
        "{\"game\":7}",
        "{\"game\":\"chess\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}",
        "{\"game\":\"polynesia\"}",
        "{\"game\":\"polynesia\",\"seats\":[]}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"}]}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"dog\"}]}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":\"hard:"
        "9999999\"}]}",
        "{\"game\":\"polynesia\",\"seats\":[7,8]}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"options\":{"
        "\"wind\":\"strong\"}}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"options\":{"
        "\"board_side\":\"C\"}}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"options\":{"
        "\"card_3\":\"3.1\"}}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"pace\":"
        "\"brisk\"}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"clock\":{"
        "\"start\":-1}}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"public\":"
        "\"yes\"}",
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"name\":"
        "\"\\u202e\"}",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct reply r = post(&b, "/api/tables", wrong[i]);
        if (r.status != 400)
            fail_msg("%s: %s", wrong[i], r.text);
        reply_free(&r);
    }
}

static void test_private_tables_and_notes(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char path[200], id[STORE_ID], code[STORE_ID];
    (void)state;
    struct reply r = post(&a, "/api/tables",
                          "{\"id\":\"c-1\",\"game\":\"polynesia\",\"public\":false,"
                          "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}");
    (void)snprintf(id, sizeof id, "%s", text_at(r.json, "table.id"));
    (void)snprintf(code, sizeof code, "%s", text_at(r.json, "table.invite"));
    reply_free(&r);
    /* Sent again it is the same table; from somebody else another. */
    r = post(&a, "/api/tables",
             "{\"id\":\"c-1\",\"game\":\"polynesia\",\"public\":false,"
             "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}");
    assert_string_equal(text_at(r.json, "table.id"), id);
    reply_free(&r);
    r = get(&a, "/api/tables?list=mine");
    assert_int_equal(json_array_size(at(r.json, "tables")), 1);
    reply_free(&r);
    (void)snprintf(path, sizeof path, "/api/tables/%s", id);
    expect(get(&b, path), 404, "not_found");
    r = get(&b, "/api/tables?list=open");
    assert_int_equal(json_array_size(at(r.json, "tables")), 0);
    reply_free(&r);
    struct net_socket *ws = dial(&b, id, NULL);
    int hung;
    assert_true(is_hung_up(ws, &hung));
    assert_int_equal(hung, 4404);
    socket_free(ws);
    (void)snprintf(path, sizeof path, "?invite=%s", code);
    ws = dial(&b, id, path);
    json_t *hello = heard_type(ws, "hello");
    assert_true(json_is_null(at(hello, "table.invite")));
    json_decref(hello);
    (void)snprintf(path, sizeof path, "/api/invite/%s", code);
    r = get(&b, path);
    assert_string_equal(text_at(r.json, "table.id"), id);
    reply_free(&r);
    char join[200];
    (void)snprintf(path, sizeof path, "/api/tables/%s/join", id);
    expect(post(&b, path, "{}"), 404, "not_found");
    (void)snprintf(join, sizeof join, "{\"invite\":\"%s\",\"seat\":0}", code);
    expect(post(&b, path, join), 409, "seat_taken");
    (void)snprintf(join, sizeof join, "{\"invite\":\"%s\"}", code);
    expect(post(&b, path, join), 200, NULL);
    hello = heard_type(ws, "hello"); /* the spectator has become a player */
    assert_int_equal(int_at(hello, "you"), 1);
    assert_string_equal(text_at(hello, "table.invite"), code);
    json_decref(hello);
    (void)snprintf(path, sizeof path, "/api/tables/%s/note", id);
    expect(post(&a, path, "{\"text\":\"remember the turtles\"}"), 200, NULL);
    r = get(&a, path);
    assert_string_equal(text_at(r.json, "text"), "remember the turtles");
    reply_free(&r);
    r = get(&b, path);
    assert_string_equal(text_at(r.json, "text"), "");
    reply_free(&r);
    socket_free(ws);
}

static void lessons_are(struct browser *b, const char *done)
{
    struct reply r = get(b, "/api/lessons");
    assert_int_equal(r.status, 200);
    assert_string_equal(text_at(r.json, "done"), done);
    reply_free(&r);
}

/* A guest and whoever has kept a name alike; a second device adds what it knows. */
static void test_lessons_add_up(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane"),
                   nobody = { .house = &house };
    (void)state;
    expect(get(&nobody, "/api/lessons"), 401, "signed_out");
    expect(post(&nobody, "/api/lessons", "{\"done\":\"polynesia:sea\"}"), 401, "signed_out");
    lessons_are(&a, "");
    expect(post(&a, "/api/lessons", "{\"done\":\"polynesia:sea raiatea:masks\"}"), 200, NULL);
    expect(post(&a, "/api/lessons", "{\"done\":\" raiatea:masks  polynesia:boats \"}"), 200, NULL);
    lessons_are(&a, "polynesia:sea raiatea:masks polynesia:boats");
    lessons_are(&b, "");
    expect(post(&a, "/api/lessons", "{\"done\":\"<b>\"}"), 400, "bad_request");
    expect(post(&a, "/api/lessons", "{}"), 400, "bad_request");
    lessons_are(&a, "polynesia:sea raiatea:masks polynesia:boats");
}

static void test_who_signs_out_is_disconnected(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    int code;
    (void)state;
    struct reply r = post(&a, "/api/play_now", "{\"game\":\"polynesia\",\"level\":\"greedy\"}");
    char id[STORE_ID];
    (void)snprintf(id, sizeof id, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    struct net_socket *own = dial(&a, id, NULL), *other = dial(&b, id, NULL);
    json_decref(heard_type(other, "hello"));
    forget_heard(other); /* that there is a spectator now */
    expect(post(&a, "/api/rename", "{\"name\":\"Hina\"}"), 200, NULL);
    json_t *m = heard_type(other, "table");
    assert_string_equal(text_at(m, "table.seats.0.name"), "Hina");
    json_decref(m);
    expect(post(&a, "/api/signout", "{}"), 200, NULL);
    assert_true(is_hung_up(own, &code));
    assert_int_equal(code, 4401);
    assert_false(is_hung_up(other, &code));
    socket_free(own), socket_free(other);
}

static void test_too_many_tables(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    static const char body[] =
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}";
    char path[100];
    (void)state;
    house.sv.config.tables_per_guest = 3;
    for (int i = 0; i < 3; i++) {
        struct reply r = post(&a, "/api/tables", body);
        assert_int_equal(r.status, 200);
        (void)snprintf(path, sizeof path, "/api/tables/%s/close", text_at(r.json, "table.id"));
        reply_free(&r);
    }
    expect(post(&a, "/api/tables", body), 429, "too_many");
    expect(post(&a, path, "{}"), 200, NULL);
    expect(post(&a, "/api/tables", body), 200, NULL);
}

int main(void)
{
#define HOUSE(test) cmocka_unit_test_setup_teardown(test, open_house, close_house)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names),
        HOUSE(test_guests),
        HOUSE(test_keeping_a_name),
        HOUSE(test_attempts_are_counted),
        HOUSE(test_what_every_request_has_to_pass),
        HOUSE(test_wrong_wishes_for_a_table),
        HOUSE(test_private_tables_and_notes),
        HOUSE(test_lessons_add_up),
        HOUSE(test_who_signs_out_is_disconnected),
        HOUSE(test_strangers_do_not_lock_the_owner_out),
        HOUSE(test_too_many_tables),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
