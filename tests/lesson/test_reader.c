/*
 * test_reader.c - the reader of books names what is wrong by line and reason; conditions and patterns
 * mean what docs/lessons.md says.
 */
#include "lesson/cond.h"
#include "vaka/registry.h"
#include "walk.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

static struct walk w;

#define HEAD                                                                                       \
    "game polynesia\nseats You, Hina, Kupe\nstory s\n"                                             \
    "options card_1=1.3 card_2=2.4 card_3=3.3 first_player=0\n"                                    \
    "steps\n  TOKEN b08 none; TOKEN b09 shell\n"
#define LESSON HEAD "lesson one, 1 minute: One\nat s 2\n"
#define TIP    "tip Tip.\n"

static const struct {
    const char *text;
    uint32_t line;
    const char *why;
} faults[] = {
    { "", 0, "the last lesson has no tip" },
    { "game nosuch\n", 1, "there is no game nosuch" },
    { "hello\n", 1, "there is no such word: hello" },
    { "seats You\n", 1, "the game is named first" },
    { "game polynesia\nseats Hina, Kupe\n", 2, "one of the seats is You" },
    { "game polynesia\n\n# a comment\nseats You, A, B, C, D\n", 4,
      "this is no name, or there are too many: D" },
    { "game polynesia\nsay Hello.\n", 2, "this belongs to a lesson: say" },
    { "game polynesia\nlesson a, 1 minute: A\n", 2, "a lesson needs a story before it" },
    { HEAD "seats You, Kupe\n", 7, "a story has the first of the book's seats, not Kupe" },
    { HEAD "seats You, Hina, Kupe, Rata\n", 7,
      "a story has the first of the book's seats, not Rata" },
    { HEAD "from s 1\n", 7, "from stands behind story, before its steps" },
    { HEAD "story t\nfrom s 3\n", 8, "the story has no such step: 3" },
    { HEAD "story t\nfrom nosuch 3\n", 8, "there is no story nosuch" },
    { HEAD "part\n", 7, "a sentence is missing" },
    { HEAD "coach nosuch: Look.\n", 7, "this is not decided in the game: nosuch" },
    { HEAD "coach draw_stone: Look.\n", 7, "this is not decided in the game: draw_stone" },
    { HEAD "coach choose_action\n", 7, "a sentence is missing" },
    { LESSON "offer Play.\n", 9, "an offer stands behind the tip" },
    { HEAD "options nosuch=1\n", 7, "there is no such option; this game has " },
    { HEAD "steps FLY b00\n", 7, "FLY b00: " },
    { HEAD "lesson one: One\n", 7, "a lesson is written NAME, N minutes: TITLE" },
    { HEAD "lesson one, 0 minutes: One\n", 7, "a lesson is written NAME, N minutes: TITLE" },
    { HEAD "lesson one, 1 minute: One\nsay Hello.\n", 8, "a lesson begins with at STORY STEP" },
    { HEAD "lesson one, 1 minute: One\nat t 1\n", 8, "there is no story t" },
    { HEAD "lesson one, 1 minute: One\nat s 3\n", 8, "the story has no such step: 3" },
    { LESSON "say\n", 9, "a sentence is missing" },
    { LESSON "do TRV\n", 9, "this does not belong to what stands before it" },
    { LESSON "say Hello.\nthen Bye.\n", 10, "then stands behind do or watch" },
    { LESSON "say Hello.\ngoal did TRV : Good.\n", 10,
      "this does not belong to what stands before it" },
    { LESSON "say Hello.\npoint island b99\n", 10,
      "nothing can be pointed at that is called island b99" },
    { LESSON "say Hello.\npoint nowhere\n", 10,
      "nothing can be pointed at that is called nowhere" },
    { LESSON "try Do.\ngoal did TRV\n", 10, "a sentence is missing" },
    { LESSON "try Do.\ngoal position.round 2 : Good.\n", 10,
      "a condition is did ACTION, can ACTION or PATH = VALUE, not position.round 2" },
    { LESSON "try Do.\ngoal did TRV : Good.\n" TIP, 9, "a try needs a goal and a solution" },
    { LESSON "try Do.\nsolution TRV\n" TIP, 9, "a try needs a goal and a solution" },
    { LESSON "ask Yes?\nright Yes: Good.\n" TIP, 9,
      "a question needs one right answer and another" },
    { LESSON "say Hello.\n", 9, "the last lesson has no tip" },
    { LESSON "say Hello.\n" TIP "say More.\n", 11, "the tip is the last of a lesson" },
    { LESSON "say Hello.\n" TIP "lesson one, 1 minute: Two\n", 11, "there are two lessons one" },
    { LESSON TIP, 9, "a lesson begins with at, and something is said" },
};

static void faults_are_named(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        struct vk_book_fault no;
        if (vk_book_read(&w.book, faults[i].text, &no))
            fail_msg("read, but should not be: %s", faults[i].text);
        if (no.line != faults[i].line || strncmp(no.why, faults[i].why, strlen(faults[i].why)) != 0)
            fail_msg("line %u: %s; expected line %u: %s", no.line, no.why, faults[i].line,
                     faults[i].why);
    }
}

/* A story that begins as another one. */
static void a_story_goes_another_way(void **unused)
{
    (void)unused;
    struct vk_book_fault no;
    assert_true(vk_book_read(&w.book,
                             HEAD "story t\nfrom s 1\nsteps TOKEN b09 boat; TOKEN b10 boat\n"
                                  "lesson a, 1 minute: A\nat t 3\nsay Hello.\n" TIP,
                             &no));
    const struct vk_book_story *s = &w.book.story[0], *t = &w.book.story[1];
    assert_memory_equal(&s->setup, &t->setup, sizeof s->setup);
    assert_int_equal(t->steps.n, 3);
    assert_memory_equal(&w.book.step[t->steps.from], &w.book.step[s->steps.from],
                        sizeof w.book.step[0]);
    assert_memory_not_equal(&w.book.step[t->steps.from + 1], &w.book.step[s->steps.from + 1],
                            sizeof w.book.step[0]);
}

/* A story with fewer seats, and lessons under headings. */
static void a_book_has_parts(void **unused)
{
    (void)unused;
    struct vk_book_fault no;
    assert_true(vk_book_read(&w.book,
                             HEAD "story two\nseats You, Hina\nsteps TRV\n"
                                  "lesson a, 1 minute: A\nat s 2\nsay Hello.\n" TIP
                                  "part Fewer\nlesson b, 1 minute: B\nat two 0\nsay Hello.\n" TIP
                                  "lesson c, 1 minute: C\nat two 0\nsay Hello.\n" TIP,
                             &no));
    assert_int_equal(w.book.story[0].setup.seats, 3);
    assert_int_equal(w.book.story[1].setup.seats, 2);
    assert_null(w.book.lesson[0].part);
    assert_string_equal(w.book.lesson[1].part, "Fewer");
    assert_ptr_equal(w.book.lesson[1].part, w.book.lesson[2].part);
}

static void a_sentence_has_to_fit_on_a_phone(void **unused)
{
    (void)unused;
    struct vk_book_fault no;
    char text[2000];
    char sentence[VK_BOOK_TEXT * 2 + 3] = "";
    for (int i = 0; i < VK_BOOK_TEXT; i++)
        strcat(sentence, "\xC3\xA4"); /* characters count, not bytes */
    (void)snprintf(text, sizeof text, "%ssay %s\n%s", LESSON, sentence, TIP);
    assert_true(vk_book_read(&w.book, text, &no));
    strcat(sentence, "x");
    (void)snprintf(text, sizeof text, "%ssay %s\n%s", LESSON, sentence, TIP);
    assert_false(vk_book_read(&w.book, text, &no));
    assert_int_equal(no.line, 9);
}

/* Any beginning of a real book is read or refused, and never read beyond. */
static void a_torn_book_is_refused(void **unused)
{
    (void)unused;
    static char part[1 << 16];
    const char *text = vk_book_text("polynesia");
    size_t n = strlen(text);
    assert_true(n < sizeof part);
    for (size_t i = 0; i + 60 < n; i += 37) {
        struct vk_book_fault no = { 0 };
        memcpy(part, text, i);
        part[i] = '\0';
        if (!vk_book_read(&w.book, part, &no))
            assert_true(no.why[0]);
    }
}

/* ---- Patterns and conditions ------------------------------------------------------------------ */

static bool fits(const char *pattern, const char *action)
{
    const struct vk_game *g = vk_game_by_id("polynesia");
    const char *why;
    vk_action a;
    assert_true(vk_action_read(g, action, &a, &why));
    return vk_pattern_fits(pattern, strlen(pattern), g, a);
}

static void patterns(void **unused)
{
    (void)unused;
    assert_true(fits("TRV", "TRV"));
    assert_false(fits("TRV", "STOP"));
    assert_true(fits("EXN *", "EXN rb07 fish"));
    assert_true(fits("EXN rb04/rb07 *", "EXN rb07 fish"));
    assert_false(fits("EXN rb04/rb07 *", "EXN rb05 fish"));
    assert_true(fits("EXN * fish", "EXN rb05 fish"));
    assert_false(fits("EXN * shell", "EXN rb05 fish"));
    assert_true(fits("TRV *", "TRV"));
    assert_false(fits("EXN rb05", "EXN rb05 fish"));
    assert_false(fits("EXN rb05 fish more", "EXN rb05 fish"));
}

static enum vk_truth holds(const char *cond)
{
    static const char view[] =
        "{\"round\":2,\"over\":false,\"legal\":[{\"do\":\"TRV\",\"x\":[1,{}]},{\"do\":\"FISH "
        "fish\"}],"
        "\"position\":{\"none\":null,\"empty\":[],\"text\":\"a \\\"b, "
        "]\",\"players\":[{\"saved\":-1},{\"saved\":12}],"
        "\"islands\":[{\"id\":\"b00\",\"pieces\":[1,2]},{\"id\":\"b01\",\"token\":\"mask\"}]}}";
    struct vk_cond_at at = { .session = &w.session, .seat = 1, .view = view };
    w.session = (struct vk_session){ .game = vk_game_by_id("polynesia") };
    return vk_cond(cond, &at);
}

static void conditions(void **unused)
{
    (void)unused;
    static const struct {
        const char *cond;
        enum vk_truth is;
    } rows[] = {
        { "round = 2", VK_TRUE },
        { "round != 2", VK_FALSE },
        { "round >= 2 and round <= 2", VK_TRUE },
        { "round > 2", VK_FALSE },
        { "round < 3 and round = 1", VK_FALSE },
        { "over = false", VK_TRUE },
        { "position.none = null", VK_TRUE },
        { "position.players[you].saved = 12", VK_TRUE },
        { "position.players[0].saved < 0", VK_TRUE },
        { "position.players[2].saved = 0", VK_NO_SUCH },
        { "position.islands[b00].pieces[you] = 2", VK_TRUE },
        { "position.islands[b01].token = mask", VK_TRUE },
        { "position.islands[b02].token = mask", VK_NO_SUCH },
        { "position.islands[token=mask].id = b01", VK_TRUE },
        { "position.players[saved=12].saved = 12", VK_TRUE },
        { "position.players[saved=1].saved = 12", VK_FALSE },
        { "position.players[saved=1].saved != 12", VK_FALSE },
        { "position.players[saved=12].nosuch = 12", VK_NO_SUCH },
        { "position.nosuch = 1", VK_NO_SUCH },
        { "round.deeper = 1", VK_NO_SUCH },
        { "position.islands[b00].pieces has 2", VK_TRUE },
        { "position.islands[b00].pieces has 3", VK_FALSE },
        { "position.islands[b00].pieces lacks 3", VK_TRUE },
        { "position.islands[b00].pieces lacks 1", VK_FALSE },
        { "position.islands has b01", VK_TRUE },
        { "position.islands lacks b01", VK_FALSE },
        { "position.empty lacks 1 and legal has TRV", VK_TRUE },
        { "round has 2", VK_NO_SUCH },
        { "position.none lacks 2", VK_NO_SUCH },
        { "can FISH *", VK_TRUE },
        { "can POPV", VK_FALSE },
        { "did TRV", VK_FALSE },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (holds(rows[i].cond) != rows[i].is)
            fail_msg("%s", rows[i].cond);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faults_are_named),
        cmocka_unit_test(a_story_goes_another_way),
        cmocka_unit_test(a_book_has_parts),
        cmocka_unit_test(a_sentence_has_to_fit_on_a_phone),
        cmocka_unit_test(a_torn_book_is_refused),
        cmocka_unit_test(patterns),
        cmocka_unit_test(conditions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
