/*
 * test_run.c - what lessons of any game can do: sealed choices and replies of others, questions with
 * answers, chance that was chosen, taking back over what others did.
 */
#include "walk.h"
#include <cmocka.h>
#include <string.h>

static struct walk w;

/* Raiatea, three seats: a first round, and its ceremony with hidden rituals and offers. */
static const char book[] =
    "game raiatea\n"
    "seats You, Manu, Tere\n"
    "story s\n"
    "steps\n"
    "  * start 0; * deal mh_trader; * deal mt_goods; * deal mh_shaman; * reveal FM09; * reveal "
    "gatherer\n"
    "  * reveal uru; * reveal trader; * tile T116; * tile T117; * tile T102; * tile T104; * tile "
    "T121\n"
    "  * tile T111; * tile T107; * tile T114; * tile T124; * draws mata_arahu; * draws roo; * "
    "draws tii\n"
    "  * draws tino_rua; * draws hiro; * draws roo; * draws ruanuu; * draws tohu; * draws tipa\n"
    "  * draws raa; * draws rua_hatu; * draws maui; * draws oro_paa; * draws te_fatu; * draws moe\n"
    "  0 keep mata_arahu; 0 keep roo; 1 keep raa; 1 keep roo; 2 keep rua_hatu; 2 keep maui\n"
    "  # step 38\n"
    "  0 go forest; 0 take FM09; 1 take gatherer; 2 take uru; * reveal FM10; * reveal tiare\n"
    "  * reveal mahi; * reveal diver; 0 take FM10; 2 take tiare; 1 take mahi\n"
    "  1 go path; 1 train 1; 2 train 1; 0 train 1; 2 go oyster; * die 4; * reveal FM03\n"
    "  * reveal mirror; * reveal FM04; * reveal taro; 1 train 1; 2 train 1; 0 train 2\n"
    "  1 pass; 2 pass; 0 deck normal; * draws hina; * draws tipa; * draws hiro; 0 keep hina\n"
    "\n"
    "lesson bag, 3 minutes: One bag for all\n"
    "at s 69\n"
    "ask Whose mana pays for your ritual?\n"
    "right The bag's: Right. All of it lies in the middle.\n"
    "other Mine: No. The bag pays for everybody.\n"
    "try Make Mata-Arahu work.\n"
    "point stock\n"
    "goal score.parts[rank].points[you] >= 3 : It worked.\n"
    "solution ritual mata_arahu; done; bid 5; reward tattoo\n"
    "reply 1 ritual roo; 1 done; 2 ritual rua_hatu; 2 done; 1 bid 4; 2 bid 3\n"
    "  1 reward tattoo or reward pearls; 2 reward pearls or reward good; 2 good tiare\n"
    "else The bag fell short.\n"
    "tip Count the bag.\n"
    "lesson hand, 1 minute: One hand\n"
    "at s 69\n"
    "say Play Mata-Arahu, and nothing else.\n"
    "point stock\n"
    "do ritual mata_arahu/roo; done\n"
    "then Done.\n"
    "say More.\n"
    "point stock\n"
    "tip Two steps.\n";

static void open_book(const char *text)
{
    struct vk_book_fault no = { 0 };
    walk_ready(&w);
    if (!vk_book_read(&w.book, text, &no))
        fail_msg("line %u: %s", no.line, no.why);
    if (vk_run_open(&w.run, &w.book, 0) == VK_RUN_BROKEN)
        fail_msg("line %u: %s", w.run.fault.line, w.run.fault.why);
}

static enum vk_run_answer act(const char *text)
{
    const char *why;
    vk_action a;
    assert_true(vk_action_read(w.book.game, text, &a, &why));
    enum vk_run_answer answer = vk_run_act(&w.run, a);
    while (w.run.awaits == VK_AWAITS_WATCH && answer != VK_RUN_BROKEN)
        answer = vk_run_watch(&w.run);
    if (answer == VK_RUN_BROKEN || w.run.fault.line)
        fail_msg("line %u: %s", w.run.fault.line, w.run.fault.why);
    return answer;
}

static void answers(void **unused)
{
    (void)unused;
    open_book(book);
    assert_int_equal(w.session.n, 69);
    assert_int_equal(w.run.awaits, VK_AWAITS_ANSWER);
    assert_int_equal(vk_run_next(&w.run), VK_RUN_NOT_NOW);
    assert_int_equal(vk_run_choose(&w.run, 2), VK_RUN_ILLEGAL);
    assert_int_equal(vk_run_choose(&w.run, 1), VK_RUN_WRONG);
    assert_string_equal(w.run.result, "No. The bag pays for everybody.");
    assert_int_equal(vk_run_choose(&w.run, 0), VK_RUN_NOT_NOW);
    assert_int_equal(vk_run_next(&w.run), VK_RUN_RIGHT);
    assert_int_equal(w.run.awaits, VK_AWAITS_ACTION);
}

/* A value that the view has not is a fault of the book, and no end of the lesson. */
static void an_unknown_value_does_not_hold(void **unused)
{
    (void)unused;
    static char text[sizeof book + 100];
    const char *at = strstr(book, "score.parts[rank]");
    memcpy(text, book, (size_t)(at - book));
    strcpy(text + (at - book), "score.parts[nosuch]");
    strcat(text, at + strlen("score.parts[rank]"));
    open_book(text);
    vk_run_choose(&w.run, 0);
    vk_run_next(&w.run);
    const char *why;
    vk_action a;
    assert_true(vk_action_read(w.book.game, "ritual roo", &a, &why));
    assert_int_equal(vk_run_act(&w.run, a), VK_RUN_FINE);
    assert_int_equal(w.run.fault.line, 25);
}

static void others_reply_under_seal(void **unused)
{
    (void)unused;
    answers(NULL);
    assert_int_equal(act("ritual mata_arahu"), VK_RUN_FINE);
    assert_int_equal(w.session.n, 70);
    act("done");
    assert_int_equal(w.session.n, 75); /* the four of the others came behind it */
    assert_int_equal(act("bid 2"), VK_RUN_WRONG);
    assert_string_equal(w.run.result, "The bag fell short.");
    /* What was wrong goes whole, back to the question of rituals with which the try began. */
    assert_int_equal(vk_run_back(&w.run), VK_RUN_FINE);
    assert_int_equal(w.session.n, 70);
    /* What was not judged goes step by step. */
    assert_int_equal(vk_run_back(&w.run), VK_RUN_FINE);
    assert_int_equal(w.session.n, 69);
    assert_int_equal(act("ritual mata_arahu"), VK_RUN_FINE);
    assert_int_equal(vk_run_again(&w.run), VK_RUN_FINE);
    assert_int_equal(w.session.n, 69);
    assert_int_equal(vk_run_show(&w.run), VK_RUN_FINE);
    int looks = 0;
    while (w.run.awaits == VK_AWAITS_WATCH && looks++ < 100)
        if (vk_run_watch(&w.run) == VK_RUN_BROKEN)
            fail_msg("line %u: %s", w.run.fault.line, w.run.fault.why);
    assert_true(w.run.is_reached);
    assert_int_equal(vk_run_next(&w.run), VK_RUN_RIGHT);
    assert_int_equal(w.run.awaits, VK_AWAITS_OVER);
    assert_int_equal(vk_run_next(&w.run), VK_RUN_NOT_NOW);
    assert_false(vk_run_can_back(&w.run));
}

/* What is asked for may be more than one step. */
static void steps_are_asked_for_in_order(void **unused)
{
    (void)unused;
    open_book(book);
    assert_int_equal(vk_run_open(&w.run, &w.book, 1), VK_RUN_RIGHT);
    assert_int_equal(act("done"), VK_RUN_OTHER);
    assert_int_equal(w.run.said, VK_SAID_OTHER);
    assert_int_equal(act("ritual mata_arahu"), VK_RUN_FINE);
    assert_int_equal(w.run.said, VK_SAID_NOTHING);
    assert_int_equal(w.run.beat, 0);
    assert_int_equal(act("ritual roo"), VK_RUN_OTHER);
    assert_int_equal(act("done"), VK_RUN_RIGHT);
    assert_int_equal(w.run.beat, 1);
    assert_string_equal(w.run.result, "Done.");
    assert_int_equal(vk_run_open(&w.run, &w.book, 1), VK_RUN_RIGHT);
    act("ritual roo");
    assert_int_equal(vk_run_show(&w.run), VK_RUN_RIGHT);
    assert_int_equal(w.session.n, 71);
    assert_int_equal(w.run.beat, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers),
        cmocka_unit_test(an_unknown_value_does_not_hold),
        cmocka_unit_test(others_reply_under_seal),
        cmocka_unit_test(steps_are_asked_for_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
