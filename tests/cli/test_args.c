/* test_args.c - command lines, numbers and typing errors (src/cli/args.c, which is no part of the library). */
#include "cli/args.c"
#include <cmocka.h>
#include <setjmp.h>
#include <stdarg.h>

static const struct cli_option options[] = {
    { "--seats", "N", "" },
    { "--opt", "K=V", "" },
    { "--json", NULL, "" },
    { NULL, NULL, NULL },
};

struct line {
    struct cli_call call;
    char why[200];
    bool is_good;
};

/* Parse up to eight arguments, the last one followed by NULL. */
static struct line parse(char **argv)
{
    struct line l = { .is_good = false };
    int argc = 0;
    while (argv[argc])
        argc++;
    struct vk_out why = vk_out_to(l.why, sizeof l.why);
    l.is_good = cli_parse(options, argc, argv, &l.call, &why);
    return l;
}
#define PARSE(...) parse((char *[]){ __VA_ARGS__, NULL })

static char seats[] = "--seats", json[] = "--json", opt[] = "--opt", dashes[] = "--";
static char game[] = "polynesia", two[] = "2", three[] = "3";

static void options_and_words_are_sorted(void **state)
{
    (void)state;
    char *argv[] = { seats, two, game, json, three, NULL };
    struct line l = parse(argv);
    assert_true(l.is_good);
    assert_string_equal(cli_given(&l.call, "--seats"), "2");
    assert_true(cli_has(&l.call, "--json"));
    assert_false(cli_has(&l.call, "--opt"));
    assert_null(cli_given(&l.call, "--opt"));
    assert_int_equal(l.call.n_words, 2);
    assert_string_equal(l.call.word[0], "polynesia");
    assert_string_equal(l.call.word[1], "3");
    assert_false(l.call.wants_help);
}

static void a_value_may_follow_an_equals_sign(void **state)
{
    (void)state;
    char a[] = "--seats=4", b[] = "--opt=key=value", c[] = "--seats=";
    char *argv[] = { a, b, c, NULL };
    struct line l = parse(argv);
    assert_true(l.is_good);
    assert_string_equal(cli_given(&l.call, "--opt"), "key=value");
    assert_string_equal(cli_given(&l.call, "--seats"), ""); /* the last one counts */
    assert_int_equal(l.call.n_given, 3);
}

static void dashes_end_the_options(void **state)
{
    (void)state;
    char dash[] = "-";
    char *argv[] = { dash, dashes, json, dashes, NULL };
    struct line l = parse(argv);
    assert_true(l.is_good);
    assert_false(cli_has(&l.call, "--json"));
    assert_int_equal(l.call.n_words, 3);
    assert_string_equal(l.call.word[0], "-");
    assert_string_equal(l.call.word[1], "--json");
    assert_string_equal(l.call.word[2], "--");
}

static void a_negative_number_is_a_value(void **state)
{
    (void)state;
    char minus[] = "-5";
    struct line l = PARSE(seats, minus);
    assert_true(l.is_good);
    assert_string_equal(cli_given(&l.call, "--seats"), "-5");
}

static void help_is_known_everywhere(void **state)
{
    (void)state;
    char help[] = "--help", h[] = "-h";
    assert_true(PARSE(help).call.wants_help);
    assert_true(PARSE(game, h).call.wants_help);
}

static void wrong_options_are_refused_in_one_sentence(void **state)
{
    (void)state;
    char sets[] = "--saets", what[] = "--frobnicate", yes[] = "--json=yes", helps[] = "--hlep=1";
    struct line l = PARSE(sets, two);
    assert_false(l.is_good);
    assert_string_equal(l.why, "there is no option \"--saets\"; did you mean --seats?");
    l = PARSE(what);
    assert_false(l.is_good);
    assert_string_equal(l.why, "there is no option \"--frobnicate\"; --help lists them");
    l = PARSE(helps);
    assert_false(l.is_good);
    assert_string_equal(l.why, "there is no option \"--hlep\"; did you mean --help?");
    l = PARSE(yes);
    assert_false(l.is_good);
    assert_string_equal(l.why, "--json takes no value");
    l = PARSE(game, seats);
    assert_false(l.is_good);
    assert_string_equal(l.why, "--seats needs a value: N");
    l = PARSE(opt, json);
    assert_false(l.is_good);
    assert_string_equal(l.why, "--opt needs a value: K=V");
}

static void too_many_options_are_refused(void **state)
{
    (void)state;
    char *argv[CLI_GIVEN_MAX + 2];
    for (int i = 0; i <= CLI_GIVEN_MAX; i++)
        argv[i] = json;
    argv[CLI_GIVEN_MAX + 1] = NULL;
    assert_string_equal(parse(argv).why, "too many options");
    argv[CLI_GIVEN_MAX] = NULL;
    assert_true(parse(argv).is_good);
}

static void an_endless_argument_does_no_harm(void **state)
{
    (void)state;
    static char endless[5000] = "--";
    memset(endless + 2, 'x', sizeof endless - 3);
    struct line l = PARSE(endless);
    assert_false(l.is_good);
    assert_memory_equal(l.why, "there is no option \"--xxx", 24);
}

static void whole_numbers(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int64_t value;
    } good[] = { { "0", 0 },
                 { "7", 7 },
                 { "-3", -3 },
                 { "007", 7 },
                 { "-0", 0 },
                 { "9007199254740991", CLI_SEED_MAX },
                 { "1000000", 1000000 } };
    static const char *const bad[] = { "",
                                       "-",
                                       "+1",
                                       " 1",
                                       "1 ",
                                       "1x",
                                       "x1",
                                       "1.0",
                                       "1e3",
                                       "0x1",
                                       "--1",
                                       "1-",
                                       "9223372036854775807",
                                       "9223372036854775808",
                                       "18446744073709551617",
                                       "99999999999999999999999999",
                                       "-9223372036854775809" };
    int64_t n;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        assert_true(cli_read_int(good[i].text, -1000, CLI_SEED_MAX, &n));
        assert_true(n == good[i].value);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        n = 42;
        assert_false(cli_read_int(bad[i], -1000, CLI_SEED_MAX, &n));
        assert_true(n == 42);
    }
}

static void whole_numbers_have_both_bounds(void **state)
{
    (void)state;
    int64_t n;
    assert_false(cli_read_int("1", 2, 4, &n));
    assert_true(cli_read_int("2", 2, 4, &n));
    assert_true(cli_read_int("4", 2, 4, &n));
    assert_false(cli_read_int("5", 2, 4, &n));
}

static void decimal_numbers(void **state)
{
    (void)state;
    static const char *const bad[] = { "",    "-1",  ".5", "1.",  "1.5x", "1,5",  "nan",
                                       "inf", "1e3", " 1", "601", "0",    "1.5.5" };
    double x;
    assert_true(cli_read_real("0.25", 0.01, 600, &x) && x > 0.2499 && x < 0.2501);
    assert_true(cli_read_real("600", 0.01, 600, &x) && x > 599.9);
    assert_true(cli_read_real("2.0", 0.01, 600, &x) && x > 1.999 && x < 2.001);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(cli_read_real(bad[i], 0.01, 600, &x));
}

static void typing_errors(void **state)
{
    (void)state;
    static const char *const names[] = { "games", "play", "sim", "bench", "doctor" };
    assert_string_equal(cli_nearest("gmaes", names, 5), "games"); /* swapped */
    assert_string_equal(cli_nearest("game", names, 5), "games");  /* left out */
    assert_string_equal(cli_nearest("simm", names, 5), "sim");    /* added */
    assert_string_equal(cli_nearest("dockter", names, 5), "doctor");
    assert_string_equal(cli_nearest("bensh", names, 5), "bench"); /* changed */
    assert_null(cli_nearest("xyzzy", names, 5));
    assert_null(cli_nearest("", names, 5));
    assert_null(cli_nearest("a-word-that-is-much-longer-than-any-of-the-names", names, 5));
    assert_null(cli_nearest("play", names, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(options_and_words_are_sorted),
        cmocka_unit_test(a_value_may_follow_an_equals_sign),
        cmocka_unit_test(dashes_end_the_options),
        cmocka_unit_test(a_negative_number_is_a_value),
        cmocka_unit_test(help_is_known_everywhere),
        cmocka_unit_test(wrong_options_are_refused_in_one_sentence),
        cmocka_unit_test(too_many_options_are_refused),
        cmocka_unit_test(an_endless_argument_does_no_harm),
        cmocka_unit_test(whole_numbers),
        cmocka_unit_test(whole_numbers_have_both_bounds),
        cmocka_unit_test(decimal_numbers),
        cmocka_unit_test(typing_errors),
    };
    return cmocka_run_group_tests_name("arguments of the command", tests, NULL, NULL);
}
