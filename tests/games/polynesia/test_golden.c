/*
 * test_golden.c - whole games kept as journals in tests/golden: each is read as a journal (every hash
 * and sum), played again action by action, and compared with the second Polynesia after every step
 * and in the final scores. A change of the rules that alters them must say so, and renew them: run
 * this program from the top of the tree with VAKA_GOLDEN=renew, which keeps the actions and writes
 * new hashes.
 */
#include "../../support/polynesia_twin.h"
#include "vaka/journal.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES_MAX = 40, TEXT_MAX = 1 << 17, STEPS_MAX = 400 };

static const char folder[] = "tests/golden";
static char files[FILES_MAX][300], text[TEXT_MAX];
static int n_files;
static size_t text_length;
static struct poly_state state_of_session;
static struct vk_step steps[STEPS_MAX];
static struct vk_session session = { .state = &state_of_session, .step = steps, .cap = STEPS_MAX };
static struct vk_journal_head head;
static struct twin twin;
static int n_of_verb[N_VERBS], n_of_card[N_CARDS], n_of_seats[5][2];

static int find_files(void **unused)
{
    struct dirent *entry;
    DIR *d = opendir(folder);
    (void)unused;
    if (!d)
        return -1;
    while ((entry = readdir(d)) && n_files < FILES_MAX)
        if (strncmp(entry->d_name, "polynesia", 9) == 0 && strstr(entry->d_name, ".jsonl"))
            snprintf(files[n_files++], sizeof *files, "%s/%s", folder, entry->d_name);
    closedir(d);
    return 0;
}

static void load(const char *name)
{
    FILE *f = fopen(name, "rb");
    assert_non_null(f);
    text_length = fread(text, 1, sizeof text - 1, f);
    text[text_length] = 0;
    fclose(f);
    assert_true(text_length > 0 && text_length < sizeof text - 1);
}

static void read_journal(const char *name)
{
    struct vk_journal_end end;
    struct vk_journal j;
    struct vk_journal_fault no;
    load(name);
    session.n = 0;
    if (!vk_journal_read(text, text_length, &session, &head, &end, &j, NULL, NULL, &no))
        fail_msg("%s, line %u: %s", name, no.line, no.why);
    assert_true(end.is_there);
    assert_true(state_of_session.h.over);
}

/* The value of a key in a line, as it is written; NULL if it is not there. */
static const char *value_of(const char *line, const char *key, char *buf, size_t cap)
{
    const char *end = strchr(line, '\n'), *at = strstr(line, key);
    if (!at || at > end)
        return NULL;
    at += strlen(key);
    size_t n = *at == '[' ? strcspn(at, "]") + 1 : strcspn(at, ",}");
    if (*at == '"') {
        at++;
        n = strcspn(at, "\"");
    }
    snprintf(buf, cap, "%.*s", (int)n, at);
    return buf;
}

static void every_journal_reads(void **state)
{
    (void)state;
    assert_in_range(n_files, 10, FILES_MAX);
    for (int i = 0; i < n_files; i++) {
        read_journal(files[i]);
        for (uint32_t k = 0; k < session.n; k++)
            n_of_verb[vk_verb_of(session.step[k].act)]++;
        for (int k = 0; k < 3; k++)
            n_of_card[state_of_session.card[k]]++;
        n_of_seats[state_of_session.h.seats][state_of_session.side]++;
    }
}

/* Everything but a boat token declined occurs: all cards, all verbs, all tables. */
static void journals_cover_the_game(void **state)
{
    (void)state;
    for (int c = 0; c < N_CARDS; c++)
        assert_true(n_of_card[c] > 0);
    for (int v = 0; v < N_VERBS; v++)
        if (v != V_FREE_SKIP && n_of_verb[v] == 0)
            fail_msg("no golden journal has %s", polynesia_game.verbs[v].name);
    for (int seats = 2; seats <= 4; seats++)
        assert_true(n_of_seats[seats][SIDE_A] > 0 && n_of_seats[seats][SIDE_B] > 0);
}

/* A number of the header's options, read by this test itself. */
static void start_as_the_header_says(void)
{
    char value[40];
    int card[3] = { 0 }, first = -1, seats;
    char side = 0;
    assert_non_null(value_of(text, "\"seats\":", value, sizeof value));
    seats = atoi(value);
    for (int k = 0; k < 3; k++) {
        char key[] = "\"card_1\":";
        key[6] = (char)('1' + k);
        assert_non_null(value_of(text, key, value, sizeof value));
        if (strcmp(value, "random") != 0)
            card[k] = 10 * (value[0] - '0') + value[2] - '0';
    }
    assert_non_null(value_of(text, "\"board_side\":", value, sizeof value));
    if (strcmp(value, "auto") != 0)
        side = value[0] == 'A' ? 'a' : 'b';
    assert_non_null(value_of(text, "\"first_player\":", value, sizeof value));
    if (strcmp(value, "random") != 0)
        first = value[0] - '0';
    twin_start(&twin, seats, side, card, first);
}

static void play_line(const char *name, const char *line)
{
    char action[VK_ACTION_TEXT], seat[20], hash[40], wanted[40];
    struct vk_out out = vk_out_to(hash, sizeof hash);
    assert_non_null(value_of(line, "\"do\":", action, sizeof action));
    assert_non_null(value_of(line, "\"seat\":", seat, sizeof seat));
    assert_non_null(value_of(line, "\"hash\":", wanted, sizeof wanted));
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
    assert_non_null(value_of(line, "\"scores\":", value, sizeof value));
    assert_string_equal(value, wanted);
}

static void every_journal_follows_the_specification(void **state)
{
    (void)state;
    for (int i = 0; i < n_files; i++) {
        const char *last = text;
        load(files[i]);
        start_as_the_header_says();
        twin_compare(&twin);
        for (const char *line = strchr(text, '\n') + 1; *line; line = strchr(line, '\n') + 1) {
            last = line;
            if (strncmp(line, "{\"n\":", 5) == 0)
                play_line(files[i], line);
        }
        assert_true(twin.model.is_over);
        then_scores_are(last);
    }
}

/* Keep the actions, write everything else anew. */
static void renew(const char *name)
{
    static char fresh[TEXT_MAX];
    struct vk_out out = vk_out_to(fresh, sizeof fresh);
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_journal j = { 0 }, old;
    struct vk_journal_fault no;
    struct vk_refusal why;
    size_t used;
    load(name);
    if (!vk_journal_read_head(text, text_length, &g, &cfg, &head, &old, &used, &no))
        fail_msg("%s: %s", name, no.why);
    assert_int_equal(
        vk_session_open(&session, g, &cfg, &state_of_session, steps, STEPS_MAX, &why, NULL), VK_OK);
    vk_journal_write_head(&j, g, &cfg, &head, &out);
    for (const char *line = text + used; *line; line = strchr(line, '\n') + 1) {
        char action[VK_ACTION_TEXT], seat[20];
        const char *reason;
        vk_action a;
        if (!value_of(line, "\"do\":", action, sizeof action))
            continue;
        value_of(line, "\"seat\":", seat, sizeof seat);
        assert_true(vk_action_read(g, action, &a, &reason));
        int who = strcmp(seat, "chance") == 0 ? VK_CHANCE : atoi(seat);
        assert_int_equal(vk_session_act(&session, who, a, 0, NULL), VK_OK);
        vk_journal_write_step(&j, g, session.n, &steps[session.n - 1], &out);
    }
    vk_journal_write_end(&j, &session, NULL, 0, &out);
    assert_true(vk_out_ok(&out));
    FILE *f = fopen(name, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(fresh, 1, out.len, f), out.len);
    assert_int_equal(fclose(f), 0);
}

static void renew_all(void **state)
{
    (void)state;
    for (int i = 0; i < n_files; i++)
        renew(files[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_journal_reads),
        cmocka_unit_test(journals_cover_the_game),
        cmocka_unit_test(every_journal_follows_the_specification),
    };
    const struct CMUnitTest renewal[] = { cmocka_unit_test(renew_all) };
    const char *wish = getenv("VAKA_GOLDEN");
    if (wish && strcmp(wish, "renew") == 0)
        return cmocka_run_group_tests_name("polynesia golden, renewed", renewal, find_files, NULL);
    return cmocka_run_group_tests_name("polynesia golden", tests, find_files, NULL);
}
