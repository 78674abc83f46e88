/*
 * test_golden.c - whole games kept as journals in tests/golden: each is read as a journal (every hash
 * and sum), played again action by action, and compared with the second Polynesia after every step
 * and in the final scores. A change of the rules that alters them must say so, and renew them: run
 * this program from the top of the tree with VAKA_GOLDEN=renew, which keeps the actions and writes
 * new hashes.
 */
#include "../../support/golden.h"
#include "../../support/polynesia_twin.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct poly_state state_of_session;
static struct twin twin;
static int n_of_card[N_CARDS], n_of_side[5][2];

static void every_journal_reads(void **state)
{
    (void)state;
    golden_read_all(10);
    for (int i = 0; i < golden.n_files; i++) {
        golden_read(i);
        for (int k = 0; k < 3; k++)
            n_of_card[state_of_session.card[k]]++;
        n_of_side[state_of_session.h.seats][state_of_session.side]++;
    }
}

/* Everything but a boat token declined occurs: all cards, all verbs, all tables. */
static void journals_cover_the_game(void **state)
{
    (void)state;
    for (int c = 0; c < N_CARDS; c++)
        assert_true(n_of_card[c] > 0);
    for (int v = 0; v < N_VERBS; v++)
        if (v != V_FREE_SKIP && golden.n_of_verb[v] == 0)
            fail_msg("no golden journal has %s", polynesia_game.verbs[v].name);
    for (int seats = 2; seats <= 4; seats++)
        assert_true(n_of_side[seats][SIDE_A] > 0 && n_of_side[seats][SIDE_B] > 0);
}

/* A number of the header's options, read by this test itself. */
static void start_as_the_header_says(void)
{
    char value[40];
    int card[3] = { 0 }, first = -1, seats;
    char side = 0;
    assert_non_null(golden_value(golden.text, "\"seats\":", value, sizeof value));
    seats = atoi(value);
    for (int k = 0; k < 3; k++) {
        char key[] = "\"card_1\":";
        key[6] = (char)('1' + k);
        assert_non_null(golden_value(golden.text, key, value, sizeof value));
        if (strcmp(value, "random") != 0)
            card[k] = 10 * (value[0] - '0') + value[2] - '0';
    }
    assert_non_null(golden_value(golden.text, "\"board_side\":", value, sizeof value));
    if (strcmp(value, "auto") != 0)
        side = value[0] == 'A' ? 'a' : 'b';
    assert_non_null(golden_value(golden.text, "\"first_player\":", value, sizeof value));
    if (strcmp(value, "random") != 0)
        first = value[0] - '0';
    twin_start(&twin, seats, side, card, first);
}

static void play_line(const char *name, const char *line)
{
    char action[VK_ACTION_TEXT], seat[20], hash[40], wanted[40];
    struct vk_out out = vk_out_to(hash, sizeof hash);
    assert_non_null(golden_value(line, "\"do\":", action, sizeof action));
    assert_non_null(golden_value(line, "\"seat\":", seat, sizeof seat));
    assert_non_null(golden_value(line, "\"hash\":", wanted, sizeof wanted));
    int i = 0;
    while (i < twin.wanted.n && strcmp(twin.wanted.text[i], action) != 0)
        i++;
    if (i == twin.wanted.n)
        fail_msg("%s: the model does not have %s", name, action);
    assert_int_equal(twin.seat, strcmp(seat, "chance") == 0 ? VK_CHANCE : atoi(seat));
    twin_play(&twin, i);
    vk_put_hex64(&out, vk_state_hash(&polynesia_game, &twin.engine));
    if (strcmp(hash, wanted) != 0)
        fail_msg("%s: another state after %s", name, line);
    twin_compare(&twin);
    twin_compare_score(&twin);
}

static void then_scores_are(const char *line)
{
    struct model_score score;
    char wanted[60] = "[", value[60];
    model_score(&twin.model, &score);
    for (int p = 0; p < twin.model.seats; p++)
        snprintf(wanted + strlen(wanted), sizeof wanted - strlen(wanted), "%s%d", p ? "," : "",
                 score.total[p]);
    strcat(wanted, "]");
    assert_non_null(golden_value(line, "\"scores\":", value, sizeof value));
    assert_string_equal(value, wanted);
}

static void every_journal_follows_the_specification(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++) {
        const char *last = golden.text;
        golden_read(i);
        start_as_the_header_says();
        twin_compare(&twin);
        for (const char *line = strchr(golden.text, '\n') + 1; *line;
             line = strchr(line, '\n') + 1) {
            last = line;
            if (strncmp(line, "{\"n\":", 5) == 0)
                play_line(golden_file(i), line);
        }
        assert_true(twin.model.is_over);
        then_scores_are(last);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_journal_reads),
        cmocka_unit_test(journals_cover_the_game),
        cmocka_unit_test(every_journal_follows_the_specification),
    };
    return golden_run(&polynesia_game, &state_of_session, "polynesia golden", tests,
                      sizeof tests / sizeof *tests);
}
