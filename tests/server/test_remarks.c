/* test_remarks.c - what the house says in the chat of a table: everybody reads it in his own language. */
#include "fake_net.h"
#include "one_house.h"
#include "server/remark.h"
#include "words/languages.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

static struct reply fine(struct reply r)
{
    if (r.status != 200)
        fail_msg("%d %s", r.status, r.text);
    return r;
}

/* Leilani and Tane play; both are signed in, nobody looks yet. */
static void sit_down(struct browser *a, struct browser *b, char id[STORE_ID])
{
    *a = newcomer(&house, "Leilani");
    *b = newcomer(&house, "Tane");
    struct reply r =
        fine(post(a, "/api/tables",
                  "{\"game\":\"polynesia\",\"public\":true,\"seats\":[{\"kind\":\"me\"},"
                  "{\"kind\":\"person\"}]}"));
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    r = fine(post(b, table_path(id, "/join"), "{}"));
    reply_free(&r);
}

static void expect_remark(struct net_socket *ws, const char *text)
{
    json_t *m = heard_last(ws, "chat");
    assert_string_equal(text_at(m, "chat.text"), text);
    json_decref(m);
}

static void test_everybody_reads_the_house_in_his_own_language(void **state)
{
    struct browser a, b;
    char id[STORE_ID];
    (void)state;
    sit_down(&a, &b, id);
    struct net_socket *english = dial(&a, id, NULL), *french = dial(&a, id, "?lang=fr"),
                      *dutch = dial(&b, id, "?lang=nl-BE");
    struct reply r = fine(post(&b, table_path(id, "/leave"), "{}"));
    reply_free(&r);
    expect_remark(english, "Tane has left. A bot plays until they are back.");
    expect_remark(french, "Tane a quitté la table. Un bot joue en attendant.");
    expect_remark(dutch, "Tane heeft de tafel verlaten. Intussen speelt een bot.");
    say(dutch, "{\"id\":\"b\",\"type\":\"back\"}");
    expect_remark(french, "Tane est de retour.");
    /* What people say is theirs. */
    say(english, "{\"id\":\"c\",\"type\":\"chat\",\"text\":\"{0} is back.\"}");
    expect_remark(french, "{0} is back.");
    socket_free(english);
    socket_free(french);
    socket_free(dutch);
}

/* It is kept without a language: whoever comes later reads his own too. */
static void test_what_was_said_before_is_read_in_any_language(void **state)
{
    struct browser a, b;
    char id[STORE_ID];
    (void)state;
    sit_down(&a, &b, id);
    struct reply r = fine(post(&b, table_path(id, "/leave"), "{}"));
    reply_free(&r);
    struct net_socket *ws = dial(&a, id, "?lang=fr");
    json_t *m = heard_type(ws, "hello");
    assert_string_equal(text_at(m, "chat.0.text"),
                        "Tane a quitté la table. Un bot joue en attendant.");
    json_decref(m);
    socket_free(ws);
}

/* Stores of before have English sentences. */
static void test_an_english_remark_stays_as_it_is(void **state)
{
    struct store_chat old = { .text = "Tane has left. A bot plays until they are back." };
    struct vk_words w = { 0 };
    char text[100];
    struct vk_out out = vk_out_to(text, sizeof text);
    (void)state;
    vk_words_in(&w, vk_language_of("fr"));
    remark_put(&old, &w, &out);
    assert_string_equal(text, old.text);
}

/* Why a game is not taken in is said in the language of whoever brings it. */
static void test_a_refusal_is_said_in_the_language_of_the_caller(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    (void)state;
    struct reply r = post(&a, "/api/tables/bring?lang=nl",
                          "{\"id\":\"w1\",\"name\":\"\",\"journal\":\"{\\\"undo\\\":1}\\n\"}");
    assert_int_equal(r.status, 400);
    assert_non_null(
        strstr(text_at(r.json, "error.text"), "een partij komt hier zonder wat is teruggenomen"));
    reply_free(&r);
}

int main(void)
{
#define HOUSE(test) cmocka_unit_test_setup_teardown(test, open_house, close_house)
    const struct CMUnitTest tests[] = {
        HOUSE(test_everybody_reads_the_house_in_his_own_language),
        HOUSE(test_what_was_said_before_is_read_in_any_language),
        cmocka_unit_test(test_an_english_remark_stays_as_it_is),
        HOUSE(test_a_refusal_is_said_in_the_language_of_the_caller),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
