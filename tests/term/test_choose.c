/* test_choose.c - groups, filters and completion over lists of choices; UTF-8 in columns. */
#include "term/choose.c"
#include "term/text.c"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

static struct choices choices;
static struct scope scope;
static struct row rows[VK_ACTIONS_MAX];

static void put(unsigned verb, unsigned a, unsigned b, const char *text, const char *label)
{
    struct choice *c = &choices.at[choices.n++];
    c->act = vk_act(verb, a, b, 0);
    snprintf(c->text, sizeof c->text, "%s", text);
    snprintf(c->label, sizeof c->label, "%s", label);
}

/* Two goods for each of `routes` routes, then a few others: the shape of a first decision. */
static void given_first_decision(int routes)
{
    static const char *const goods[] = { "fish", "shell" };
    char text[64], label[64];
    choices.n = 0;
    for (int r = 0; r < routes; r++)
        for (int g = 0; g < 2; g++) {
            snprintf(text, sizeof text, "EXN ra%02d %s", r, goods[g]);
            snprintf(label, sizeof label, "Explore Isle%d - Reef%d, pay %s", r, r, goods[g]);
            put(3, (unsigned)r, (unsigned)g, text, label);
        }
    put(5, 0, 0, "TRV", "Travel");
    put(8, 0, 0, "FISH fish", "Fish for fish");
    put(8, 1, 0, "FISH shell", "Fish for shells");
    choices.usual = choices.n - 2;
    scope_all(&choices, &scope);
}

static const char *label_of(int row, size_t skip)
{
    static char text[CHOOSE_LABEL];
    struct vk_out out = vk_out_to(text, sizeof text);
    menu_label(&choices, &scope, &rows[row], skip, &out);
    return text;
}

static void long_lists_are_grouped_by_verb(void **state)
{
    (void)state;
    struct branch b = { 0 };
    given_first_decision(30);
    assert_int_equal(menu_rows(&choices, &scope, &b, CHOOSE_FLAT, rows), 4);
    assert_int_equal(b.depth, 0);
    assert_int_equal(rows[0].n, 60);
    assert_string_equal(label_of(0, 0), "Explore … (60)");
    assert_string_equal(label_of(1, 0), "Travel");
    assert_string_equal(label_of(2, 0), "Fish for fish");
    assert_string_equal(label_of(3, 0), "Fish for shells");
}

static void groups_open_into_groups_and_choices(void **state)
{
    (void)state;
    struct branch b = { 0 };
    given_first_decision(30);
    menu_rows(&choices, &scope, &b, CHOOSE_FLAT, rows);
    b = menu_down(&choices, &scope, &b, &rows[0]);
    int n = menu_rows(&choices, &scope, &b, CHOOSE_FLAT, rows);
    assert_int_equal(n, 30);
    assert_int_equal(rows[29].n, 2);
    assert_string_equal(label_of(29, 0), "Explore Isle29 - Reef29, pay … (2)");
    size_t skip = menu_shared(&choices, &scope, rows, n);
    assert_string_equal(label_of(29, skip), "Isle29 - Reef29, pay … (2)");
    b = menu_down(&choices, &scope, &b, &rows[29]);
    n = menu_rows(&choices, &scope, &b, CHOOSE_FLAT, rows);
    assert_int_equal(n, 2);
    assert_int_equal(rows[0].n, 1);
    skip = menu_shared(&choices, &scope, rows, n);
    assert_string_equal(label_of(0, skip), "fish");
    assert_string_equal(label_of(1, skip), "shell");
}

static void every_choice_is_in_exactly_one_row(void **state)
{
    (void)state;
    for (int routes = 0; routes < 60; routes++)
        for (int flat = 1; flat < 20; flat++) {
            struct branch b = { 0 };
            given_first_decision(routes);
            int n = menu_rows(&choices, &scope, &b, flat, rows), next = 0;
            for (int i = 0; i < n; i++) {
                assert_int_equal(rows[i].from, next);
                next += rows[i].n;
            }
            assert_int_equal(next, choices.n);
        }
}

static void short_lists_are_flat(void **state)
{
    (void)state;
    struct branch b = { 0 };
    given_first_decision(4);
    assert_int_equal(menu_rows(&choices, &scope, &b, CHOOSE_FLAT, rows), 11);
    for (int i = 0; i < 11; i++)
        assert_int_equal(rows[i].n, 1);
}

static void a_level_with_one_group_is_passed_over(void **state)
{
    (void)state;
    struct branch b = { 0 };
    given_first_decision(30);
    scope_typed(&choices, "explore", &scope);
    assert_int_equal(scope.n, 60);
    assert_int_equal(menu_rows(&choices, &scope, &b, CHOOSE_FLAT, rows), 30);
    assert_int_equal(b.depth, 1);
}

static void typed_words_filter(void **state)
{
    (void)state;
    given_first_decision(30);
    scope_typed(&choices, "reef7", &scope);
    assert_int_equal(scope.n, 2);
    scope_typed(&choices, "SHELL Isle12", &scope); /* any order, any case */
    assert_int_equal(scope.n, 1);
    assert_string_equal(choices.at[scope.at[0]].text, "EXN ra12 shell");
    scope_typed(&choices, "fish for fish", &scope); /* as it stands, before word by word */
    assert_int_equal(scope.n, 1);
    scope_typed(&choices, "atlantis", &scope);
    assert_int_equal(scope.n, 0);
    scope_typed(&choices, "", &scope);
    assert_int_equal(scope.n, choices.n);
}

static void a_whole_action_is_found_exactly(void **state)
{
    (void)state;
    given_first_decision(30);
    assert_int_equal(choice_exact(&choices, "exn  RA01 Fish "), 2);
    assert_int_equal(choice_exact(&choices, "trv"), 60);
    assert_int_equal(choice_exact(&choices, "exn ra01"), -1);
    assert_int_equal(choice_exact(&choices, "exn ra01 fish now"), -1);
    assert_int_equal(choice_exact(&choices, ""), -1);
}

static void completed(const char *typed, const char *expected)
{
    char line[64];
    snprintf(line, sizeof line, "%s", typed);
    bool has_grown = choose_complete(&choices, line, sizeof line);
    assert_string_equal(line, expected);
    assert_int_equal(has_grown, strcmp(typed, expected) != 0);
}

static void typing_is_completed_as_far_as_there_is_no_doubt(void **state)
{
    (void)state;
    given_first_decision(30);
    completed("t", "trv");
    completed("e", "exn ra");
    completed("exn ra2", "exn ra2"); /* ra20 to ra29 */
    completed("exn ra07 s", "exn ra07 shell");
    completed("exn ra07 ", "exn ra07 ");
    completed("tra", "travel"); /* a word of a label */
    completed("explore isle2", "explore isle2");
    completed("pay sh", "pay shell");
    completed("zz", "zz");
    completed("", "");
}

static void a_word_of_a_label_is_shown_as_an_example(void **state)
{
    (void)state;
    char text[CHOOSE_LABEL];
    struct vk_out out = vk_out_to(text, sizeof text);
    choices.n = 0;
    put(3, 0, 0, "EXN ra04 shell", "Explore Ata - Vava\xCA\xBBu, pay 3 shells");
    put(1, 0, 0, "jump c5 e5", "Jump (c5)");
    choose_word(&choices.at[0], &out);
    vk_put_char(&out, ' ');
    choose_word(&choices.at[1], &out);
    assert_string_equal(text, "Vava\xCA\xBBu Jump");
}

static void completion_never_overruns_the_line(void **state)
{
    (void)state;
    given_first_decision(3);
    char line[8] = "exn ra0";
    assert_false(choose_complete(&choices, line, sizeof line));
    char six[6] = "t";
    assert_true(choose_complete(&choices, six, 3));
    assert_string_equal(six, "tr");
}

static void columns_of_utf8(void **state)
{
    (void)state;
    assert_int_equal(text_width("Vava\xCA\xBBu"), 6);
    assert_int_equal(text_width("\xE6\xB5\xB7"), 2); /* wide */
    assert_int_equal(text_width("a\xCC\x84"), 1);    /* combining */
    assert_int_equal(text_width("\xFF\xC3"), 2);     /* broken bytes */
    assert_int_equal(text_fit("\xE6\xB5\xB7\xE6\xB5\xB7", 3), 3);
    assert_int_equal(text_fit("abc", 0), 0);
}

static void lines_break_at_blanks(void **state)
{
    (void)state;
    static const char *const expected[] = { "one two", "three", "", "abcdefg", "hij k" };
    const char *rest = "one two three\n\nabcdefghij k", *line;
    for (size_t i = 0; i < 5; i++) {
        assert_non_null(rest);
        size_t n = text_line(&rest, 7, &line);
        assert_int_equal(n, strlen(expected[i]));
        assert_memory_equal(line, expected[i], n);
    }
    assert_null(rest);
}

/* Blanks where a line breaks belong to no line: at the end of a text they make no empty one. */
static void blanks_at_the_end_make_no_line(void **state)
{
    (void)state;
    const char *rest = "one two  ", *line;
    assert_int_equal(text_line(&rest, 7, &line), 7);
    assert_null(rest);
    rest = "one two  three ";
    assert_int_equal(text_line(&rest, 7, &line), 7);
    assert_int_equal(text_line(&rest, 5, &line), 5);
    assert_memory_equal(line, "three", 5);
    assert_null(rest);
}

static void ascii_spelling(void **state)
{
    (void)state;
    char text[64];
    struct vk_out out = vk_out_to(text, sizeof text);
    text_put_ascii("▸ … • ─ \xE2\xA0\x84 \xE6\xB5\xB7", &out);
    assert_string_equal(text, "> ... * - . ?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_lists_are_grouped_by_verb),
        cmocka_unit_test(groups_open_into_groups_and_choices),
        cmocka_unit_test(every_choice_is_in_exactly_one_row),
        cmocka_unit_test(short_lists_are_flat),
        cmocka_unit_test(a_level_with_one_group_is_passed_over),
        cmocka_unit_test(typed_words_filter),
        cmocka_unit_test(a_whole_action_is_found_exactly),
        cmocka_unit_test(typing_is_completed_as_far_as_there_is_no_doubt),
        cmocka_unit_test(a_word_of_a_label_is_shown_as_an_example),
        cmocka_unit_test(completion_never_overruns_the_line),
        cmocka_unit_test(columns_of_utf8),
        cmocka_unit_test(lines_break_at_blanks),
        cmocka_unit_test(blanks_at_the_end_make_no_line),
        cmocka_unit_test(ascii_spelling),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
