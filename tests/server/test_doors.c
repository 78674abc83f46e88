/* test_doors.c - what keeps a door shut besides who may do what: cookies, signing out, tables that give
 * no hints. */
#include "one_house.h"
#include "server/table.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

static void done(struct reply r)
{
    if (r.status != 200)
        fail_msg("%s", r.text);
    reply_free(&r);
}

/* No script reads it, no other site sends it, and behind TLS no open line carries it. */
static void test_a_cookie_is_for_this_site_alone(void **state)
{
    struct browser open = { .house = &house }, safe = { .house = &house, .is_tls = true };
    (void)state;
    done(post(&open, "/api/guest", "{\"name\":\"Leilani\"}"));
    done(post(&safe, "/api/guest", "{\"name\":\"Tane\"}"));
    assert_non_null(strstr(open.traits, "; HttpOnly"));
    assert_non_null(strstr(open.traits, "; SameSite=Lax"));
    assert_null(strstr(open.traits, "; Secure"));
    assert_non_null(strstr(safe.traits, "; HttpOnly"));
    assert_non_null(strstr(safe.traits, "; Secure"));
}

static struct net_socket *at_a_table(struct browser *b, char id[STORE_ID], const char *hints)
{
    char body[200];
    (void)snprintf(body, sizeof body,
                   "{\"game\":\"polynesia\",\"name\":\"Canoe\",\"hints\":%s,\"options\":"
                   "{\"first_player\":\"0\"},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\","
                   "\"level\":\"greedy\"}]}",
                   hints);
    struct reply r = post(b, "/api/tables", body);
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    return dial(b, id, NULL);
}

/* On every device, at once. */
static void test_signing_out_everywhere_closes_every_line(void **state)
{
    struct browser phone = newcomer(&house, "Leilani"), desk = { .house = &house };
    char id[STORE_ID];
    int code = 0;
    (void)state;
    done(post(&phone, "/api/keep", "{\"passphrase\":\"nine long canoes\"}"));
    done(post(&desk, "/api/signin", "{\"name\":\"Leilani\",\"passphrase\":\"nine long canoes\"}"));
    struct net_socket *a = at_a_table(&phone, id, "true"), *b = dial(&desk, id, NULL);
    assert_false(is_hung_up(a, &code) || is_hung_up(b, &code));
    done(post(&desk, "/api/signout_everywhere", "{}"));
    assert_true(is_hung_up(a, &code));
    assert_int_equal(code, 4401);
    assert_true(is_hung_up(b, &code));
    assert_int_equal(code, 4401);
    struct reply r = get(&phone, "/api/me");
    assert_true(json_is_null(at(r.json, "me")));
    reply_free(&r);
    socket_free(a), socket_free(b);
}

static void test_a_table_without_hints_gives_none(void **state)
{
    struct browser b = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    struct net_socket *with = at_a_table(&b, id, "true"), *without = at_a_table(&b, id, "false");
    say(with, "{\"id\":\"h\",\"type\":\"hint\"}");
    json_decref(heard_type(with, "hint"));
    say(without, "{\"id\":\"h\",\"type\":\"hint\"}");
    json_t *no = heard_type(without, "no");
    assert_string_equal(text_at(no, "error.code"), "forbidden");
    json_decref(no);
    socket_free(with), socket_free(without);
}

/* Which option it was and what there is: whoever writes a program reads it once. */
static void test_a_wrong_option_is_named(void **state)
{
    static const struct {
        const char *options, *says;
    } wrong[] = {
        { "{\"lenght\":\"short\"}",
          "“lenght=short”: there is no such option; this game has length" },
        { "{\"length\":\"tiny\"}", "“length=tiny”: option length takes " },
        { "{\"ä\":\"short\"}", "cannot be used: there is no such option; this game has " },
    };
    struct browser ana = newcomer(&house, "Ana");
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char body[300];
        (void)snprintf(body, sizeof body,
                       "{\"game\":\"archipelago\",\"options\":%s,\"seats\":[{\"kind\":\"me\"},"
                       "{\"kind\":\"person\"}]}",
                       wrong[i].options);
        struct reply r = post(&ana, "/api/tables", body);
        assert_int_equal(r.status, 400);
        if (!strstr(text_at(r.json, "error.text"), wrong[i].says))
            fail_msg("%s", text_at(r.json, "error.text"));
        reply_free(&r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_cookie_is_for_this_site_alone, open_house,
                                        close_house),
        cmocka_unit_test_setup_teardown(test_signing_out_everywhere_closes_every_line, open_house,
                                        close_house),
        cmocka_unit_test_setup_teardown(test_a_wrong_option_is_named, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_a_table_without_hints_gives_none, open_house,
                                        close_house),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
