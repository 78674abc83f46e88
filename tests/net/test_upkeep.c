/* test_upkeep.c - limits, settings, log lines and metrics. */
#include "server/config.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void a_bucket_drips(void **state)
{
    (void)state;
    struct bucket b;
    bucket_fill(&b, 3, 1000);
    for (int i = 0; i < 3; i++)
        assert_true(bucket_take(&b, 2, 3, 1000));
    assert_false(bucket_take(&b, 2, 3, 1000));
    assert_false(bucket_take(&b, 2, 3, 1499));
    assert_true(bucket_take(&b, 2, 3, 1501));
    assert_false(bucket_take(&b, 2, 3, 1501));
    assert_int_equal(bucket_wait(&b, 0.1), 10);
    /* a long pause fills it, and no more than that; a clock that goes back gives nothing */
    for (int i = 0; i < 3; i++)
        assert_true(bucket_take(&b, 2, 3, 1000000));
    assert_false(bucket_take(&b, 2, 3, 1000000));
    assert_false(bucket_take(&b, 2, 3, 0));
}

static void addresses_have_entries_of_their_own(void **state)
{
    (void)state;
    struct limits *l = limits_new(10, 4);
    struct peer *a = limits_peer(l, "192.0.2.1", 0), *b = limits_peer(l, "192.0.2.2", 0);
    assert_ptr_not_equal(a, b);
    assert_ptr_equal(a, limits_peer(l, "192.0.2.1", 0));
    assert_ptr_equal(a, limits_peer(l, "::ffff:192.0.2.1", 0));
    struct peer *home = limits_peer(l, "2001:db8:1:2::1", 0);
    assert_ptr_equal(home, limits_peer(l, "2001:db8:1:2:ffff::9", 0));
    assert_ptr_not_equal(home, limits_peer(l, "2001:db8:1:3::1", 0));
    assert_int_equal(limits_count(l), 4);
    /* beyond the bound, and what is no address: one entry for all of them */
    struct peer *others = limits_peer(l, "192.0.2.3", 0);
    assert_ptr_equal(others, limits_peer(l, "192.0.2.4", 0));
    assert_ptr_equal(others, limits_peer(l, "nobody", 0));
    assert_int_equal(limits_count(l), 4);
    limits_free(l);
}

static void idle_addresses_are_forgotten_and_busy_ones_are_not(void **state)
{
    (void)state;
    struct limits *l = limits_new(10, 100);
    struct peer *busy = limits_peer(l, "192.0.2.1", 0), *spent = limits_peer(l, "192.0.2.2", 0);
    (void)limits_peer(l, "192.0.2.3", 0);
    busy->connections = 1;
    for (int i = 0; i < 10; i++)
        assert_true(bucket_take(&spent->requests, 1, 10, 0));
    limits_sweep(l, 1, 5000);
    assert_int_equal(limits_count(l), 2);
    limits_sweep(l, 1, 10001);
    assert_int_equal(limits_count(l), 1);
    assert_ptr_equal(busy, limits_peer(l, "192.0.2.1", 0));
    limits_free(l);
}

static bool set(struct config *c, enum setting id, const char *text)
{
    char why[300] = "";
    bool is_set = config_set(c, id, text, why, sizeof why);
    assert_true(is_set == (why[0] == '\0'));
    return is_set;
}

static void the_defaults_are_those_of_the_protocol(void **state)
{
    (void)state;
    static struct config c;
    config_standard(&c);
    assert_string_equal(c.server.net.host, "localhost");
    assert_int_equal(c.server.net.port, 8420);
    assert_string_equal(c.server.store, "sqlite:var/vaka.db");
    assert_int_equal(c.server.net.max_body, 65536);
    assert_int_equal(c.server.net.max_message, 16384);
    assert_int_equal(c.server.net.max_waiting, 1048576);
    assert_int_equal(c.server.net.max_sockets, 10000);
    assert_int_equal(c.server.net.max_per_address, 256);
    assert_int_equal((int)c.server.net.message_rate, 20);
    assert_int_equal((int)c.server.net.message_burst, 40);
    assert_int_equal((int)c.server.net.request_rate, 50);
    assert_int_equal((int)c.server.net.request_burst, 200);
    assert_int_equal(c.server.tables_per_person, 100);
    assert_false(c.server.net.behind_proxy);
}

static void values_are_read_or_refused(void **state)
{
    (void)state;
    static struct config c;
    config_standard(&c);
    assert_true(set(&c, S_LISTEN, "[::1]:80"));
    assert_string_equal(c.server.net.host, "::1");
    assert_true(set(&c, S_LISTEN, ":0"));
    assert_string_equal(c.server.net.host, "");
    assert_true(set(&c, S_LISTEN, "9000"));
    assert_int_equal(c.server.net.port, 9000);
    assert_false(set(&c, S_LISTEN, "::1"));
    assert_false(set(&c, S_LISTEN, "host:"));
    assert_false(set(&c, S_LISTEN, "host:65536"));
    assert_true(set(&c, S_MAX_BODY, "2M"));
    assert_int_equal(c.server.net.max_body, 2 << 20);
    assert_false(set(&c, S_MAX_BODY, "k"));
    assert_false(set(&c, S_MAX_BODY, "1"));
    assert_false(set(&c, S_MAX_BODY, "99999999999999999999k"));
    assert_int_equal(c.server.net.max_body, 2 << 20);
    assert_true(set(&c, S_MESSAGE_RATE, "2.5"));
    assert_false(set(&c, S_MESSAGE_RATE, "2.5.1"));
    assert_false(set(&c, S_MESSAGE_RATE, "nan"));
    assert_false(set(&c, S_MESSAGE_RATE, "0x10"));
    assert_false(set(&c, S_WORKERS, " 2"));
    assert_false(set(&c, S_WORKERS, "-2"));
    assert_true(set(&c, S_BEHIND_PROXY, "on"));
    assert_true(c.server.net.behind_proxy);
    char variable[60];
    assert_string_equal(config_variable(S_MAX_PER_ADDRESS, variable, sizeof variable),
                        "VAKA_MAX_PER_ADDRESS");
}

static void lines_of_a_file(void **state)
{
    (void)state;
    enum setting id = S_LISTEN;
    const char *value = NULL;
    char why[200];
    char line[] = "  max-body =  64k \r\n", comment[] = " # max-body = 1\n", blank[] = "\n";
    char unknown[] = "max-bodies = 1", shapeless[] = "max-body 64k";
    assert_true(config_line(line, &id, &value, why, sizeof why));
    assert_int_equal(id, S_MAX_BODY);
    assert_string_equal(value, "64k");
    assert_true(config_line(comment, &id, &value, why, sizeof why));
    assert_int_equal(id, N_SETTINGS);
    assert_true(config_line(blank, &id, &value, why, sizeof why));
    assert_int_equal(id, N_SETTINGS);
    assert_false(config_line(unknown, &id, &value, why, sizeof why));
    assert_false(config_line(shapeless, &id, &value, why, sizeof why));
}

static void nothing_can_forge_a_line_of_the_log(void **state)
{
    (void)state;
    char out[100];
    (void)log_keys(out, sizeof out, "a=%s b=%d c=%s", "plain", -3, "two words");
    assert_string_equal(out, "a=plain b=-3 c=\"two words\"");
    (void)log_keys(out, sizeof out, "a=%s", "x\nlevel=error \"q\" \\");
    assert_string_equal(out, "a=\"x\\x0alevel=error \\\"q\\\" \\\\\"");
    (void)log_keys(out, sizeof out, "a=%s b=%lld c=%zu d=%.2f", "", (long long)1 << 40, (size_t)7,
                   1.5);
    assert_string_equal(out, "a=\"\" b=1099511627776 c=7 d=1.50");
    char tiny[6];
    assert_int_equal(log_keys(tiny, sizeof tiny, "key=%s", "much too long"), 5);
    assert_string_equal(tiny, "key=\"");
}

static void a_histogram_adds_up(void **state)
{
    (void)state;
    struct metrics *m = metrics_new();
    size_t n = 0;
    metrics_time(m, M_COMMIT_SECONDS, 0.0004);
    metrics_time(m, M_COMMIT_SECONDS, 0.003);
    metrics_time(m, M_COMMIT_SECONDS, 99);
    metrics_time(m, M_COMMIT_SECONDS, -1);
    metrics_add(m, M_MOVES_BOT, 5);
    metrics_status(m, 404);
    metrics_status(m, 99);
    metrics_add(NULL, M_MOVES_BOT, 1);
    char *text = metrics_text(m, &n);
    text[n] = '\0';
    assert_non_null(strstr(text, "vaka_commit_seconds_bucket{le=\"0.0005\"} 2\n"));
    assert_non_null(strstr(text, "vaka_commit_seconds_bucket{le=\"0.005\"} 3\n"));
    assert_non_null(strstr(text, "vaka_commit_seconds_bucket{le=\"10\"} 3\n"));
    assert_non_null(strstr(text, "vaka_commit_seconds_bucket{le=\"+Inf\"} 4\n"));
    assert_non_null(strstr(text, "vaka_commit_seconds_count 4\n"));
    assert_non_null(strstr(text, "vaka_commit_seconds_sum 99.003400000\n"));
    assert_non_null(strstr(text, "vaka_moves_total{by=\"bot\"} 5\n"));
    assert_non_null(strstr(text, "vaka_http_requests_total{status=\"4xx\"} 1\n"));
    free(text);
    metrics_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bucket_drips),
        cmocka_unit_test(addresses_have_entries_of_their_own),
        cmocka_unit_test(idle_addresses_are_forgotten_and_busy_ones_are_not),
        cmocka_unit_test(the_defaults_are_those_of_the_protocol),
        cmocka_unit_test(values_are_read_or_refused),
        cmocka_unit_test(lines_of_a_file),
        cmocka_unit_test(nothing_can_forge_a_line_of_the_log),
        cmocka_unit_test(a_histogram_adds_up),
    };
    assert_true(sodium_init() >= 0);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
