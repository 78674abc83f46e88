/*
 * test_library.c - include/vaka.h from outside: whole games through it, journals there and back, batches that
 * do not depend on threads, and calls that are wrong in every way that a caller in C can be.
 */
#include "support/brief.h"
#include "vaka.h"
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CAP = 1024, GAMES = 200, STEPS = 60, TEXT = 1 << 20 };

static vaka_state *played(const vaka_game *g, uint64_t seed)
{
    vaka_state *s = vaka_state_open(g, &seed);
    int32_t action[CAP];
    struct vaka_now now;
    assert_non_null(s);
    for (uint64_t x = seed; vaka_state_now(s, &now) == VAKA_OK && now.player != VAKA_NOBODY;) {
        int n = vaka_state_legal(s, now.player, action, CAP);
        assert_true(now.player >= 0 && n > 0);
        x = x * 6364136223846793005u + 1442695040888963407u;
        assert_int_equal(vaka_state_apply(s, now.player, action[(x >> 33) % (unsigned)n]), VAKA_OK);
        if (now.steps > 3000)
            break;
    }
    return s;
}

static void games_are_played_stored_and_verified(void **context)
{
    (void)context;
    char *text = malloc(TEXT), *again = malloc(TEXT);
    for (int i = 0; i < vaka_n_games(); i++) {
        vaka_game *g = vaka_game_open(vaka_game_id(i), 0, NULL);
        vaka_state *s = played(g, 7);
        struct vaka_now one, two;
        vaka_game_close(g); /* what was made of it stays whole */
        int64_t n = vaka_journal_write(s, NULL, NULL, text, TEXT);
        assert_true(n > 0 && n < TEXT);
        vaka_state *other = vaka_journal_read(text, (size_t)n);
        assert_non_null(other);
        assert_int_equal(vaka_journal_write(other, NULL, NULL, again, TEXT), n);
        assert_string_equal(text, again);
        assert_true(vaka_journal_verify(text, (size_t)n) >= 0);
        assert_int_equal(vaka_state_now(s, &one), VAKA_OK);
        assert_int_equal(vaka_state_now(other, &two), VAKA_OK);
        assert_true(one.hash == two.hash && one.steps == two.steps);
        assert_int_equal(vaka_state_rewind(other, 0), VAKA_OK);
        assert_int_equal(vaka_state_now(s, &two), VAKA_OK);
        assert_true(one.hash == two.hash);
        text[n / 2] ^= 1;
        assert_true(vaka_journal_verify(text, (size_t)n) == VAKA_JOURNAL);
        assert_null(vaka_journal_read(text, (size_t)n));
        vaka_state_close(other);
        vaka_state_close(s);
    }
    free(text);
    free(again);
}

/* All arrays of a batch after some steps, as one number. */
static uint64_t sum_of_batch(const vaka_game *g, int threads)
{
    static int8_t player[GAMES];
    static int32_t n_legal[GAMES], legal[GAMES * CAP], place[GAMES];
    static uint64_t seed[GAMES];
    static uint32_t steps[GAMES];
    static uint8_t ended[GAMES];
    static float returns[GAMES * 5];
    int size = vaka_game_observation_size(g), wide = vaka_game_max_legal(g);
    float *seen = calloc((size_t)(GAMES * size), sizeof *seen);
    struct vaka_rows rows = { sizeof rows, player, n_legal, legal, seen, returns,
                              ended,       seed,   steps,   wide,  size };
    vaka_batch *b = vaka_batch_open(g, GAMES, 11, threads);
    uint64_t sum = 0;
    assert_non_null(b);
    assert_int_equal(vaka_batch_threads(b), threads);
    assert_int_equal(vaka_batch_reset(b, 5, &rows), VAKA_OK);
    for (int k = 0; k < brief_of(STEPS); k++) {
        for (int i = 0; i < GAMES; i++)
            place[i] = (i + k) % 3 == 0 ? VAKA_RANDOM : (7 * i + k) % n_legal[i];
        assert_int_equal(vaka_batch_choose(b, place, &rows), VAKA_OK);
        for (int i = 0; i < GAMES; i++) {
            sum = sum * 31 + (uint64_t)player[i] + (uint64_t)legal[i * wide + n_legal[i] - 1];
            sum = sum * 31 + seed[i] + steps[i] + ended[i] + (uint64_t)(returns[i] * 64);
            assert_int_equal(legal[i * wide + n_legal[i]], -1);
        }
        for (int i = 0; i < GAMES * size; i++)
            sum = sum * 31 + (uint64_t)(int64_t)(seen[i] * 4);
    }
    vaka_batch_close(b);
    free(seen);
    return sum;
}

static void batches_are_the_same_on_any_number_of_threads(void **context)
{
    (void)context;
    for (int i = 0; i < vaka_n_games(); i++) {
        vaka_game *g = vaka_game_open(vaka_game_id(i), 0, NULL);
        uint64_t one = sum_of_batch(g, 1);
        assert_true(one == sum_of_batch(g, 2));
        assert_true(one == sum_of_batch(g, 5));
        vaka_game_close(g);
    }
}

/* The child of a fork has none of its parent's threads, and goes on all the same. */
static void a_batch_lives_on_in_a_child(void **context)
{
    (void)context;
    vaka_game *g = vaka_game_open("polynesia", 2, NULL);
    vaka_batch *b = vaka_batch_open(g, GAMES, 1, 3);
    const struct vaka_rows none = { .size = sizeof none };
    assert_int_equal(vaka_batch_choose(b, NULL, &none), VAKA_OK);
    pid_t child = fork();
    if (child == 0) {
        (void)alarm(60);
        _exit(vaka_batch_choose(b, NULL, &none) == VAKA_OK ? 0 : 1);
    }
    int status = 1;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_int_equal(vaka_batch_choose(b, NULL, &none), VAKA_OK);
    vaka_batch_close(b);
    vaka_game_close(g);
}

static void is_refused(int64_t code, const char *why)
{
    assert_true(code < 0);
    if (!strstr(vaka_error(), why))
        fail_msg("\"%s\" does not say \"%s\"", vaka_error(), why);
}

static void no_object(const void *object, const char *why)
{
    assert_null(object);
    is_refused(VAKA_CALL, why);
}

static void objects_that_cannot_be_made(void **context)
{
    (void)context;
    vaka_game *g = vaka_game_open("raiatea", 3, "tane=on");
    assert_non_null(g);
    no_object(vaka_game_open(NULL, 2, NULL), "there is no game");
    no_object(vaka_game_open("chess", 2, NULL), "there is no game \"chess\"; there are ");
    no_object(vaka_game_open("konane", 3, NULL), "Konane is for 2 to 2 seats, not 3");
    no_object(vaka_game_open("konane", 2, "board"), "written key=value");
    no_object(vaka_game_open("konane", 2, "board=9x9"), "board");
    no_object(vaka_game_open("konane", 2, "size=8"), "no such option");
    no_object(vaka_state_open(NULL, NULL), "this is no game");
    no_object(vaka_state_clone(NULL), "this is no state");
    no_object(vaka_state_clone((const vaka_state *)(const void *)g), "this is no state");
    no_object(vaka_bot_open(g, NULL, 1), "there is no bot");
    no_object(vaka_bot_open(g, "genius", 1), "there is no bot \"genius\"; there are random");
    no_object(vaka_batch_open(g, 0, 1, 1), "a batch has 1 to");
    no_object(vaka_batch_open(g, 4, 1, 1000), "a batch has 1 to");
    no_object(vaka_batch_open(g, (1 << 16) + 1, 1, 1), "a batch has 1 to 65536 games");
    no_object(vaka_journal_read(NULL, 0), "there is no text");
    no_object(vaka_journal_read("", 0), "line 1");
    no_object(vaka_journal_read("{\"vaka\":1,\"game\":\"go\"}\n", 23), "line 1");
    vaka_game_close(g);
    vaka_game_close(NULL);
    vaka_state_close(NULL);
    vaka_bot_close(NULL);
    vaka_batch_close(NULL);
}

static void calls_that_are_wrong(void **context)
{
    (void)context;
    vaka_game *g = vaka_game_open("raiatea", 3, NULL), *k = vaka_game_open("konane", 2, NULL);
    uint64_t seed = 1;
    vaka_state *s = vaka_state_open(g, &seed), *open = vaka_state_open(g, NULL);
    vaka_bot *bot = vaka_bot_open(k, "random", 1);
    int32_t action[CAP];
    double share[8];
    float few[4];
    struct vaka_now before, after;
    assert_int_equal(vaka_state_now(s, &before), VAKA_OK);
    is_refused(vaka_state_now(s, NULL), "no place");
    is_refused(vaka_state_apply(s, before.player, -5), "there is no -5");
    is_refused(vaka_state_apply(s, before.player, 1 << 30), "numbered from 0 to");
    is_refused(vaka_state_apply(s, 9, 0), "there is no seat 9");
    is_refused(vaka_state_apply(NULL, 0, 0), "this is no state");
    is_refused(vaka_state_legal(s, before.player, action, 0), "and room for 0");
    is_refused(vaka_state_legal(s, 77, action, CAP), "there is no seat 77");
    is_refused(vaka_state_outcomes(s, action, share, 8), "not this seat's decision");
    is_refused(vaka_state_returns(s, share, 2), "there are 3 seats, and room for 2");
    is_refused(vaka_state_observe(s, 0, few, 4), "and there is room for 4");
    is_refused(vaka_state_observe(s, -10, few, 4), "only a seat observes");
    is_refused(vaka_state_view(s, VAKA_CHANCE, NULL, 0), "chance sees nothing");
    is_refused(vaka_state_rewind(s, 1000), "there is no step 1000");
    is_refused(vaka_game_action_read(g, "DANCE"), "no such verb");
    is_refused(vaka_game_action_read(g, NULL), "there is no text");
    is_refused(vaka_game_action_text(g, -1, NULL, 0), "there is no -1");
    is_refused(vaka_game_action_parts(g, 10, 1 << 30, NULL), "not so many");
    is_refused(vaka_bot_choose(bot, s, 0, NULL, NULL), "this bot plays Konane");
    is_refused(vaka_journal_verify("x", 1), "line 1");
    assert_int_equal(vaka_state_now(s, &after), VAKA_OK);
    assert_true(before.hash == after.hash && before.steps == after.steps);
    assert_int_equal(vaka_state_now(open, &after), VAKA_OK);
    assert_int_equal(after.player, VAKA_CHANCE);
    vaka_state *other = vaka_state_imagine(s, 0, 3);
    is_refused(vaka_journal_write(other, NULL, NULL, NULL, 0), "no journal");
    is_refused(vaka_state_rewind(other, 0), "no steps");
    vaka_state_close(other);
    vaka_state_close(s);
    vaka_state_close(open);
    vaka_bot_close(bot);
    vaka_game_close(g);
    vaka_game_close(k);
}

/* NULL is a place for nothing: with a `cap` of 0 a text is only measured. */
static void a_text_needs_a_place(void **context)
{
    (void)context;
    static const char why[] = "no place for the text";
    enum { SOME = 100 };
    vaka_game *g = vaka_game_open("konane", 2, NULL);
    uint64_t seed = 1;
    vaka_state *s = vaka_state_open(g, &seed);
    int32_t action[CAP];
    char text[TEXT / 64];
    assert_true(vaka_state_legal(s, 0, action, CAP) > 0);
    int64_t n = vaka_journal_write(s, NULL, NULL, text, sizeof text);
    is_refused(vaka_game_json(g, NULL, SOME), why);
    is_refused(vaka_game_action_text(g, 0, NULL, SOME), why);
    is_refused(vaka_game_observation_json(g, NULL, SOME), why);
    is_refused(vaka_state_view(s, 0, NULL, SOME), why);
    is_refused(vaka_state_told(s, 0, NULL, SOME), why);
    is_refused(vaka_state_label(s, 0, action[0], NULL, SOME), why);
    is_refused(vaka_journal_write(s, NULL, NULL, NULL, SOME), why);
    is_refused(vaka_journal_head(text, (size_t)n, NULL, SOME), why);
    is_refused(vaka_levels_json(NULL, SOME), why);
    assert_int_equal(vaka_journal_write(s, NULL, NULL, NULL, 0), n);
    assert_true(vaka_game_json(g, NULL, 0) > 0 && vaka_levels_json(NULL, 0) > 0);
    vaka_state_close(s);
    vaka_game_close(g);
}

/* Chance that was chosen, and from then on settled: as in a game that had this seed all along. */
static void a_seed_can_come_later(void **context)
{
    (void)context;
    vaka_game *g = vaka_game_open("raiatea", 2, NULL);
    uint64_t seed = 5;
    vaka_state *whole = vaka_state_open(g, &seed), *s = vaka_state_open(g, NULL);
    struct vaka_now one, two;
    int8_t player[CAP];
    int32_t action[CAP];
    int n = vaka_state_history(whole, 0, CAP, player, action);
    assert_true(n > 1);
    for (int i = 0; i < n / 2; i++)
        assert_int_equal(vaka_state_apply(s, player[i], action[i]), VAKA_OK);
    assert_int_equal(vaka_state_seed(s, seed), VAKA_OK);
    assert_int_equal(vaka_state_now(whole, &one), VAKA_OK);
    assert_int_equal(vaka_state_now(s, &two), VAKA_OK);
    assert_true(one.hash == two.hash && one.steps == two.steps);
    is_refused(vaka_state_seed(NULL, seed), "this is no state");
    vaka_state_close(whole);
    vaka_state_close(s);
    vaka_game_close(g);
}

static void a_batch_refuses_and_plays_nothing(void **context)
{
    (void)context;
    vaka_game *g = vaka_game_open("polynesia", 2, NULL);
    vaka_batch *b = vaka_batch_open(g, 3, 1, 1);
    uint32_t steps[3], before[3];
    int32_t place[3] = { 0, 0, 999 }, number[3] = { -1, -1, 1 << 20 };
    struct vaka_rows rows = { .size = sizeof rows, .steps = steps };
    assert_int_equal(vaka_batch_reset(b, 1, &rows), VAKA_OK);
    memcpy(before, steps, sizeof steps);
    is_refused(vaka_batch_choose(b, place, &rows), "game 2 has");
    is_refused(vaka_batch_apply(b, number, &rows), "of game 2");
    is_refused(vaka_batch_choose(NULL, NULL, &rows), "this is no batch");
    is_refused(vaka_batch_choose(b, NULL, NULL), "in a struct of");
    rows.legal = place;
    is_refused(vaka_batch_choose(b, NULL, &rows), "needs room for");
    rows.legal = NULL;
    rows.size = 8;
    is_refused(vaka_batch_reset(b, 1, &rows), "in a struct of");
    assert_memory_equal(before, steps, sizeof steps);
    vaka_batch_close(b);
    vaka_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_played_stored_and_verified),
        cmocka_unit_test(batches_are_the_same_on_any_number_of_threads),
        cmocka_unit_test(a_batch_lives_on_in_a_child),
        cmocka_unit_test(objects_that_cannot_be_made),
        cmocka_unit_test(calls_that_are_wrong),
        cmocka_unit_test(a_text_needs_a_place),
        cmocka_unit_test(a_seed_can_come_later),
        cmocka_unit_test(a_batch_refuses_and_plays_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
