/*
 * test_journal.c - journals as they are written and read again: whole, torn, filtered for one
 * viewer, and damaged in every way that one character can be.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "journal_kit.h"
#include "vaka/hash.h"
#include <stdio.h>

static struct kit kit;
static struct copy copy;
static char damaged[TEXT];

/* A whole game with undo by one seat, taking back under seal, and undo by consent of all. */
static void given_a_finished_game(void)
{
    struct vk_chance luck = vk_chance_from_seed(UINT64_MAX);
    kit.head = (struct vk_journal_head){ .name = { "Hina", "M\xC4\x81ui \"the\" quick" },
                                         .bot = { "", "hard" },
                                         .seed = UINT64_MAX };
    kit_open(&kit, &reef_game, 2, "rounds=2");
    kit_play(&kit, &luck, 10);
    kit_undo(&kit, 0, vk_session_floor(&kit.t, 0));
    kit_play(&kit, &luck, 30);
    kit_undo(&kit, VK_NONE, 21);
    kit_play(&kit, &luck, CAP);
    vk_journal_write_end(&kit.j, &kit.t, NULL, 1700000000999, &kit.out);
    assert_true(vk_out_ok(&kit.out));
    assert_true(vk_due(&reef_game, kit.state).over);
}

static uint32_t line_at(const char *text, size_t at)
{
    uint32_t line = 1;
    for (size_t i = 0; i < at; i++)
        line += text[i] == '\n';
    return line;
}

/* Give every line a fitting check sum again, as a forger would. */
static void reseal(char *text)
{
    uint64_t sum = 0;
    for (char *line = text, *feed; (feed = strchr(line, '\n')); line = feed + 1) {
        char seal[32];
        struct vk_out out = vk_out_to(seal, sizeof seal);
        if (feed - line < 26)
            continue;
        sum = vk_hash(sum, line, (size_t)(feed - line) - 26);
        vk_put(&out, ",\"sum\":\"");
        vk_put_hex64(&out, sum);
        vk_put(&out, "\"}");
        memcpy(feed - 26, seal, 26);
    }
}

/* In line `number` (1 is the header), `from` becomes `to`; sums are made to fit. */
static void forge(uint32_t number, const char *from, const char *to)
{
    char *line = kit.text;
    for (uint32_t i = 1; i < number; i++)
        line = strchr(line, '\n') + 1;
    char *at = strstr(line, from);
    assert_non_null(at);
    assert_int_equal(line_at(kit.text, (size_t)(at - kit.text)), number);
    size_t before = (size_t)(at - kit.text);
    memcpy(damaged, kit.text, before);
    strcpy(damaged + before, to);
    strcat(damaged, at + strlen(from));
    reseal(damaged);
}

static void refused(uint32_t line, const char *why)
{
    assert_false(copy_read(&copy, damaged, strlen(damaged), NULL));
    assert_string_equal(copy.no.why, why);
    assert_int_equal(copy.no.line, line);
}

static void test_reading_gives_back_what_was_written(void **unused)
{
    (void)unused;
    given_a_finished_game();
    assert_true(copy_read(&copy, kit.text, kit.out.len, NULL));
    assert_ptr_equal(copy.t.game, &reef_game);
    assert_memory_equal(&copy.t.setup, &kit.t.setup, sizeof kit.t.setup);
    assert_memory_equal(copy.state, kit.state, reef_game.state_size);
    assert_int_equal(copy.t.n, kit.t.n);
    assert_memory_equal(copy.step, kit.step, kit.t.n * sizeof *kit.step);
    assert_string_equal(copy.head.name[0], "Hina");
    assert_string_equal(copy.head.name[1], "M\xC4\x81ui \"the\" quick");
    assert_string_equal(copy.head.bot[0], "");
    assert_string_equal(copy.head.bot[1], "hard");
    assert_true(copy.head.seed == UINT64_MAX);
    assert_true(copy.end.is_there);
    assert_false(copy.end.has_secret);
    assert_int_equal(copy.j.line, vk_journal_lines(kit.text, kit.out.len));
    struct vk_chance luck = vk_chance_from_seed(copy.head.seed);
    assert_int_equal(vk_session_verify(&copy.t, &luck), 0);
}

static void test_the_header_can_be_read_alone(void **unused)
{
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_journal_head head;
    struct vk_journal j;
    struct vk_journal_fault no;
    size_t used;
    (void)unused;
    given_a_finished_game();
    size_t n = (size_t)(strchr(kit.text, '\n') - kit.text) + 1;
    assert_true(vk_journal_read_head(kit.text, n, &g, &cfg, &head, &j, &used, &no));
    assert_int_equal(used, n);
    assert_int_equal(j.line, 1);
    assert_int_equal(cfg.seats, 2);
    assert_false(vk_journal_read_head(kit.text, n - 1, &g, &cfg, &head, &j, &used, &no));
}

static void test_names_are_escaped_cut_and_cleaned(void **unused)
{
    (void)unused;
    kit.head = (struct vk_journal_head){ .name = { "a\\\"\n\t\x7F", "\xFF\xC3z" } };
    memset(kit.head.name[2], 'x', VK_NAME_MAX);
    memcpy(kit.head.name[2] + VK_NAME_MAX - 2, "\xC4\x81", 2); /* the limit parts this one */
    kit_open(&kit, &reef_game, 3, "");
    assert_non_null(strstr(kit.text, "\"names\":[\"a\\\\\\\"\\u000a\\u0009\\u007f\",\"??z\",\"xx"));
    assert_true(copy_read(&copy, kit.text, kit.out.len, NULL));
    assert_string_equal(copy.head.name[0], "a\\\"\n\t\x7F");
    assert_string_equal(copy.head.name[1], "??z");
    assert_int_equal(strlen(copy.head.name[2]), VK_NAME_MAX - 2);
}

/* The promise: one changed, added or removed character anywhere is refused, with its line. */
static void test_one_character_of_damage_is_found_wherever_it_is(void **unused)
{
    static const char noise[] = "0 \"\n\x80";
    (void)unused;
    given_a_finished_game();
    size_t n = kit.out.len;
    for (size_t at = 0; at <= n; at++) {
        uint32_t line = line_at(kit.text, at);
        memcpy(damaged, kit.text, at);
        for (size_t i = 0; i < sizeof noise - 1; i++) {
            damaged[at] = noise[i]; /* added */
            memcpy(damaged + at + 1, kit.text + at, n - at);
            bool is_read = copy_read(&copy, damaged, n + 1, NULL);
            /* of two line feeds in a row the second one makes an empty line */
            uint32_t wrong = line + (at < n && noise[i] == '\n' && kit.text[at] == '\n');
            if (is_read || copy.no.line != wrong || !copy.no.why[0])
                fail_msg("added %d at %zu: line %u, not %u", noise[i], at, copy.no.line, wrong);
            if (at == n || noise[i] == kit.text[at])
                continue;
            memcpy(damaged + at + 1, kit.text + at + 1, n - at - 1); /* changed */
            is_read = copy_read(&copy, damaged, n, NULL);
            if (is_read || copy.no.line != line || !copy.no.why[0])
                fail_msg("changed %zu to %d: line %u, not %u", at, noise[i], copy.no.line, line);
        }
        if (at == n)
            break;
        memcpy(damaged + at, kit.text + at + 1, n - at - 1); /* removed */
        bool is_read = copy_read(&copy, damaged, n - 1, NULL);
        if (is_read || copy.no.line != line || !copy.no.why[0])
            fail_msg("removed %zu: line %u, not %u", at, copy.no.line, line);
    }
}

static void test_missing_doubled_and_swapped_lines_are_found(void **unused)
{
    (void)unused;
    given_a_finished_game();
    const char *line = kit.text, *end = kit.text + kit.out.len;
    for (uint32_t number = 1; line < end; number++) {
        const char *next = strchr(line, '\n') + 1;
        size_t before = (size_t)(line - kit.text), length = (size_t)(next - line);
        memcpy(damaged, kit.text, before);
        memcpy(damaged + before, next, (size_t)(end - next));
        bool is_read = copy_read(&copy, damaged, kit.out.len - length, NULL);
        if (next == end) { /* a game without its last line is one that was not closed */
            assert_true(is_read);
            assert_false(copy.end.is_there);
        } else {
            assert_false(is_read);
            assert_int_equal(copy.no.line, number);
        }
        memcpy(damaged, kit.text, before + length);
        memcpy(damaged + before + length, line, (size_t)(end - line));
        assert_false(copy_read(&copy, damaged, kit.out.len + length, NULL));
        assert_int_equal(copy.no.line, number + 1);
        if (next < end) {
            size_t after = (size_t)(strchr(next, '\n') + 1 - next);
            memcpy(damaged, kit.text, kit.out.len);
            memcpy(damaged + before, next, after);
            memcpy(damaged + before + after, line, length);
            assert_false(copy_read(&copy, damaged, kit.out.len, NULL));
            assert_int_equal(copy.no.line, number);
        }
        line = next;
    }
}

/* A writer may die in the middle of a line: what is whole is kept, and can be gone on with. */
static void test_a_torn_last_line_is_left_out_if_asked(void **unused)
{
    struct vk_chance luck = vk_chance_from_seed(UINT64_MAX);
    (void)unused;
    kit.head = (struct vk_journal_head){ .seed = UINT64_MAX };
    kit_open(&kit, &reef_game, 2, "rounds=1");
    kit_play(&kit, &luck, CAP);
    size_t head = (size_t)(strchr(kit.text, '\n') - kit.text) + 1;
    for (size_t n = 0; n <= kit.out.len; n++) {
        bool torn = true, is_whole = n && kit.text[n - 1] == '\n';
        memcpy(damaged, kit.text, n);
        assert_int_equal(copy_read(&copy, damaged, n, NULL), n >= head && is_whole);
        if (n >= head && !is_whole)
            assert_string_equal(copy.no.why, "the line is torn: it has no line feed at its end");
        assert_int_equal(copy_read(&copy, damaged, n, &torn), n >= head);
        if (n < head)
            continue;
        assert_int_equal(torn, !is_whole);
        assert_int_equal(copy.t.n, copy.j.line - 1);
        struct vk_out out = vk_out_to(damaged + copy.j.size, sizeof damaged - copy.j.size);
        for (uint32_t i = copy.t.n; i < kit.t.n; i++)
            vk_journal_write_step(&copy.j, &reef_game, i + 1, &kit.step[i], &out);
        assert_memory_equal(damaged, kit.text, kit.out.len);
    }
}

static void test_a_forged_header_is_refused_for_its_reason(void **unused)
{
    (void)unused;
    given_a_finished_game();
    forge(1, "\"vaka\":1", "\"vaka\":2");
    refused(1, "the version of the journal is 2, it should be 1");
    forge(1, "{\"vaka\"", "{\"foo\"");
    refused(1, "this is not a journal: the first line is not one that begins a journal");
    forge(1, "\"reef\"", "\"re\\u001bef\"");
    refused(1, "there is no game 're?ef' on board");
    forge(1, "\"rules\":1", "\"rules\":7");
    refused(1, "this game follows version 7 of the rules of Reef; this program has version 1 and "
               "cannot replay it");
    assert_true(copy.no.is_of_other_rules);
    forge(1, "\"rules\":1", "\"rules\":0"); /* older or newer */
    refused(1, "this game follows version 0 of the rules of Reef; this program has version 1 and "
               "cannot replay it");
    forge(1, "\"seats\":2", "\"seats\":6");
    refused(1, "this game is not for that number of seats");
    assert_false(copy.no.is_of_other_rules);
    forge(1, "\"rounds\":\"2\"", "\"rounds\":\"9\"");
    refused(1, "option rounds takes 1 to 4");
    forge(1, "\"kelp\":\"on\",", "");
    refused(1, "the option kelp is missing or misplaced");
    forge(1, "\"kelp\":\"on\",\"tide\":\"gentle\"", "\"kelp\":\"off\",\"tide\":\"wild\"");
    refused(1, "a wild tide needs kelp to hide in");
    forge(1, "\"seed\":\"18446744073709551615\"", "\"seed\":\"18446744073709551616\"");
    refused(1, "this is not a line of a journal: a key is missing, misplaced or misspelt");
    forge(1, "null,\"hard\"", "null");
    refused(1, "this is not a line of a journal: a key is missing, misplaced or misspelt");
    damaged[0] = '\0';
    refused(1, "the journal is empty");
}

static void test_a_forged_step_is_refused_for_its_reason(void **unused)
{
    (void)unused;
    kit.head = (struct vk_journal_head){ .seed = 1 };
    kit_open(&kit, &reef_game, 2, "");
    for (int i = 0; i < 8; i++)
        kit_act(&kit, VK_CHANCE, act_of(&reef_game, i < 4 ? "draw kelp" : "draw cone"));
    kit_act(&kit, 0, act_of(&reef_game, "lay kelp"));
    kit_undo(&kit, 0, 8);
    forge(3, "draw kelp", "drew kelp");
    refused(3, "the action 'drew kelp' is not legal here: there is no such verb in this game");
    forge(3, "draw kelp", "draw kel");
    refused(3,
            "the action 'draw kel' is not legal here: an argument is not one that this verb takes");
    forge(3, "draw kelp", "draw");
    refused(3, "the action 'draw' is not legal here: an argument is missing");
    forge(3, "draw kelp", "draw kelp ");
    refused(3,
            "the action 'draw kelp ' is not legal here: there is more text than this verb takes");
    forge(10, "lay kelp", "lay cone");
    refused(10, "the action 'lay cone' is not legal here: it is not among the actions that are "
                "possible now");
    forge(3, "draw kelp", "draw cone");
    refused(3, "the state after this step has another hash");
    forge(3, "\"n\":2", "\"n\":3");
    refused(3, "the number of the step is 3, it should be 2");
    forge(3, "\"chance\"", "1");
    refused(3, "the action 'draw kelp' is not legal here: it is not this seat's turn");
    forge(10, "\"seat\":0", "\"seat\":\"chance\"");
    refused(10, "the action 'lay kelp' is not legal here: it is not chance's turn");
    forge(10, "\"seat\":0", "\"seat\":2");
    refused(10, "there is no seat 2 at this table");
    forge(11, "\"undo\":8", "\"undo\":7");
    refused(11, "this undo is not allowed: it goes back past the last roll, reveal or action of "
                "somebody else");
    forge(11, "\"undo\":8", "\"undo\":10");
    refused(11, "the undo goes back to a step that was not made");
    forge(11, "\"undo\":8,\"seat\":0", "\"undo\":7,\"seat\":\"all\"");
    refused(11, "the state after this undo has another hash");
    forge(3, "\"t\":", "\"when\":");
    refused(3, "this is not a line of a journal: a key is missing, misplaced or misspelt");
    forge(3, "\"do\":\"draw kelp\"", "\"do\":null");
    refused(3, "this is not a line of a journal: a key is missing, misplaced or misspelt");
}

static void test_a_forged_end_is_refused_for_its_reason(void **unused)
{
    static char early[TEXT];
    (void)unused;
    given_a_finished_game();
    struct vk_score score;
    reef_game.score(kit.state, &score);
    uint32_t last = kit.j.line;
    char from[32], to[32];
    snprintf(from, sizeof from, "\"scores\":[%d", (int)score.total[0]);
    snprintf(to, sizeof to, "\"scores\":[%d", (int)score.total[0] + 1);
    forge(last, from, to);
    assert_false(copy_read(&copy, damaged, strlen(damaged), NULL));
    assert_non_null(strstr(copy.no.why, "a score is "));
    snprintf(from, sizeof from, "\"ranks\":[%d", score.rank[0]);
    snprintf(to, sizeof to, "\"ranks\":[%d", 3 - score.rank[0]);
    forge(last, from, to);
    assert_false(copy_read(&copy, damaged, strlen(damaged), NULL));
    assert_non_null(strstr(copy.no.why, "a rank is "));
    forge(last, "\"over\":true", "\"over\":false");
    refused(last, "the game is over here");
    forge(last, "\"winners\":[", "\"winners\":[1,0");
    refused(last, "the winners are not those of the position");
    snprintf(from, sizeof from, "{\"end\":%u", kit.t.n);
    forge(last, from, "{\"end\":1");
    assert_false(copy_read(&copy, damaged, strlen(damaged), NULL));
    assert_non_null(strstr(copy.no.why, "the number of steps is 1, it should be "));
    vk_journal_write_end(&kit.j, &kit.t, NULL, 0, &kit.out);
    memcpy(early, kit.text, kit.out.len + 1);
    assert_false(copy_read(&copy, early, kit.out.len, NULL));
    assert_string_equal(copy.no.why, "there is a line after the end of the game");
    assert_int_equal(copy.no.line, last + 1);
}

static void test_a_game_may_be_closed_before_its_end(void **unused)
{
    struct vk_chance luck = vk_chance_from_seed(3);
    (void)unused;
    kit.head = (struct vk_journal_head){ .seed = 3 };
    kit_open(&kit, &reef_game, 2, "");
    kit_play(&kit, &luck, 12);
    vk_journal_write_end(&kit.j, &kit.t, NULL, 0, &kit.out);
    assert_true(copy_read(&copy, kit.text, kit.out.len, NULL));
    assert_true(copy.end.is_there);
    forge(kit.j.line, "\"over\":false", "\"over\":true");
    refused(kit.j.line, "the game is not over here");
}

static void test_too_few_places_for_steps_are_told(void **unused)
{
    (void)unused;
    given_a_finished_game();
    copy.t = (struct vk_session){ .state = copy.state, .step = copy.step, .cap = 5 };
    assert_false(vk_journal_read(kit.text, kit.out.len, &copy.t, &copy.head, &copy.end, &copy.j,
                                 NULL, NULL, &copy.no));
    assert_int_equal(copy.no.line, 7);
    assert_non_null(strstr(copy.no.why, "there is no room for so many steps"));
}

struct counter {
    struct vk_journal_watch watch;
    uint32_t lines, last_n;
    size_t bytes;
};

static void count_line(struct vk_journal_watch *self, const struct vk_session *t, const char *text,
                       size_t n)
{
    struct counter *c = (struct counter *)self;
    assert_int_equal(text[0], '{');
    assert_int_equal(text[n - 1], '\n');
    c->lines++;
    c->bytes += n;
    c->last_n = t->n;
}

static void test_a_watch_sees_every_line(void **unused)
{
    struct counter c = { .watch = { count_line } };
    (void)unused;
    given_a_finished_game();
    copy.t = (struct vk_session){ .state = copy.state, .step = copy.step, .cap = CAP };
    assert_true(vk_journal_read(kit.text, kit.out.len, &copy.t, &copy.head, &copy.end, &copy.j,
                                NULL, &c.watch, &copy.no));
    assert_int_equal(c.lines, kit.j.line);
    assert_int_equal(c.bytes, kit.out.len);
    assert_int_equal(c.last_n, kit.t.n);
}

/* The whole game in docs/journal.md is a real one (tests run at the top of the repository). */
static bool copy_more(const char *text, size_t n)
{
    return vk_journal_read_more(text, n, &copy.t, &copy.head, &copy.end, &copy.j, NULL, &copy.no);
}

/* Cut after any line, and read in two parts: undo lines and the end are in the second part, too. */
static void test_reading_goes_on_where_it_stopped(void **unused)
{
    (void)unused;
    given_a_finished_game();
    size_t n = kit.out.len;
    for (size_t at = 1; at < n; at++) {
        if (kit.text[at - 1] != '\n')
            continue;
        assert_true(copy_read(&copy, kit.text, at, NULL));
        size_t next = (size_t)(strchr(kit.text + at, '\n') - kit.text) + 1;
        assert_true(copy_more(kit.text + at, next - at)); /* one line, then the others */
        assert_true(copy_more(kit.text + next, n - next));
        assert_true(copy.end.is_there);
        assert_int_equal(copy.t.n, kit.t.n);
        assert_memory_equal(copy.state, kit.state, reef_game.state_size);
        assert_memory_equal(&copy.j, &kit.j, sizeof kit.j);
        if (next == n)
            continue;
        assert_true(copy_read(&copy, kit.text, at, NULL)); /* a line is left out: the sum tells */
        assert_false(copy_more(kit.text + next, n - next));
        assert_int_equal(copy.no.line, copy.j.line + 1);
    }
    assert_false(copy_more("{}\n", 3)); /* after the end there is nothing more */
}

static void test_the_example_of_the_manual_can_be_read(void **unused)
{
    FILE *file = fopen("docs/journal.md", "r");
    (void)unused;
    assert_non_null(file);
    size_t n = fread(damaged, 1, sizeof damaged - 1, file);
    fclose(file);
    damaged[n] = '\0';
    char *first = strstr(damaged, "```jsonl\n") + strlen("```jsonl\n");
    char *end = strstr(first, "```");
    assert_non_null(end);
    if (!copy_read(&copy, first, (size_t)(end - first), NULL))
        fail_msg("line %u of the example: %s", copy.no.line, copy.no.why);
    assert_ptr_equal(copy.t.game, &template_game);
    assert_true(copy.end.is_there);
}

/* Bytes at random, whole and resealed: refused or read, but never a crash (sanitizers watch). */
static void test_random_bytes_do_no_harm(void **unused)
{
    struct vk_rng rng = vk_rng_from(1, 1);
    (void)unused;
    given_a_finished_game();
    for (int round = 0; round < 3000; round++) {
        size_t n = kit.out.len;
        memcpy(damaged, kit.text, n + 1);
        uint32_t changes = 1 + vk_rng_below(&rng, 3);
        for (uint32_t i = 0; i < changes; i++) {
            static const char noise[] = "0123456789-\"\\{}[],:aelnrstu \n\x01\x7F\x80\xC4\xFF";
            damaged[vk_rng_below(&rng, (uint32_t)n)] = noise[vk_rng_below(&rng, sizeof noise - 1)];
        }
        reseal(damaged);
        bool torn;
        copy_read(&copy, damaged, vk_rng_below(&rng, (uint32_t)n + 1), &torn);
        copy_read(&copy, damaged, n, NULL);
    }
    for (size_t i = 0; i < sizeof damaged; i++)
        damaged[i] = (char)vk_rng_next(&rng);
    assert_false(copy_read(&copy, damaged, sizeof damaged, NULL));
    memset(damaged, '{', sizeof damaged);
    assert_false(copy_read(&copy, damaged, sizeof damaged, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reading_gives_back_what_was_written),
        cmocka_unit_test(test_the_header_can_be_read_alone),
        cmocka_unit_test(test_names_are_escaped_cut_and_cleaned),
        cmocka_unit_test(test_one_character_of_damage_is_found_wherever_it_is),
        cmocka_unit_test(test_missing_doubled_and_swapped_lines_are_found),
        cmocka_unit_test(test_a_torn_last_line_is_left_out_if_asked),
        cmocka_unit_test(test_a_forged_header_is_refused_for_its_reason),
        cmocka_unit_test(test_a_forged_step_is_refused_for_its_reason),
        cmocka_unit_test(test_a_forged_end_is_refused_for_its_reason),
        cmocka_unit_test(test_a_game_may_be_closed_before_its_end),
        cmocka_unit_test(test_too_few_places_for_steps_are_told),
        cmocka_unit_test(test_a_watch_sees_every_line),
        cmocka_unit_test(test_reading_goes_on_where_it_stopped),
        cmocka_unit_test(test_the_example_of_the_manual_can_be_read),
        cmocka_unit_test(test_random_bytes_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
