/* golden.c - whole games kept as journals: finding, reading, replaying, renewing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "golden.h"
#include "play_text.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 1 << 20, STEPS_MAX = 8000 };

struct golden golden;

static const char folder[] = "tests/golden";
static char files[GOLDEN_FILES_MAX][300], text[TEXT_MAX];
static size_t text_length;
static struct vk_step steps[STEPS_MAX];
static const struct vk_game *game;

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static int find_files(void **unused)
{
    struct dirent *entry;
    size_t n = strlen(game->id);
    DIR *d = opendir(folder);
    (void)unused;
    if (!d)
        return -1;
    while ((entry = readdir(d)) && golden.n_files < GOLDEN_FILES_MAX)
        if (strncmp(entry->d_name, game->id, n) == 0 && strstr(entry->d_name, ".jsonl"))
            snprintf(files[golden.n_files++], sizeof *files, "%s/%s", folder, entry->d_name);
    closedir(d);
    qsort(files, (size_t)golden.n_files, sizeof *files, by_name);
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

const char *golden_file(int i)
{
    return files[i];
}

void golden_read(int i)
{
    struct vk_session *t = &golden.session;
    struct vk_journal_end end;
    struct vk_journal j;
    struct vk_journal_fault no;
    load(files[i]);
    t->n = 0;
    if (!vk_journal_read(text, text_length, t, &golden.head, &end, &j, NULL, NULL, &no))
        fail_msg("%s, line %u: %s", files[i], no.line, no.why);
    assert_true(end.is_there);
    assert_true(((const struct vk_head *)t->state)->over);
}

void golden_read_all(int least)
{
    const struct vk_session *t = &golden.session;
    assert_in_range(golden.n_files, least, GOLDEN_FILES_MAX - 1);
    for (int i = 0; i < golden.n_files; i++) {
        golden_read(i);
        for (uint32_t k = 0; k < t->n; k++)
            golden.n_of_verb[vk_verb_of(steps[k].act)]++;
        for (int o = 0; o < game->n_options; o++)
            golden.n_of_option[o] += t->setup.option[o] != game->options[o].standard;
        golden.n_of_seats[t->setup.seats]++;
    }
}

void golden_replay(int i, void (*look)(const char *file, uint32_t step))
{
    struct vk_session *t = &golden.session;
    golden_read(i);
    vk_session_at(t, 0, t->state, NULL);
    for (uint32_t k = 0; k < t->n; k++) {
        golden.n_of_point[vk_due(game, t->state).point]++;
        vk_play(game, t->state, steps[k].seat, steps[k].act, NULL);
        const char *broken = game->check(t->state);
        if (broken)
            fail_msg("%s, step %u: %s", files[i], k + 1, broken);
        look(files[i], k + 1);
    }
    assert_true(((const struct vk_head *)t->state)->over);
}

static bool is_named(const char *names, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = names; (at = strstr(at, name)); at += n)
        if ((at == names || at[-1] == ' ') && (at[n] == ' ' || at[n] == '\0'))
            return true;
    return false;
}

void golden_must_cover(const char *but)
{
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
        if (golden.n_of_seats[seats] == 0)
            fail_msg("no golden journal has %d seats", seats);
    for (int o = 0; o < game->n_options; o++)
        if (golden.n_of_option[o] == 0 && !is_named(but, game->options[o].key))
            fail_msg("no golden journal has the option %s", game->options[o].key);
    for (int v = 0; v < game->n_verbs; v++)
        if (golden.n_of_verb[v] == 0 && !is_named(but, game->verbs[v].name))
            fail_msg("no golden journal has %s", game->verbs[v].name);
    for (int p = 0; p < game->n_points; p++)
        if (game->points[p].kind != VK_STEP && golden.n_of_point[p] == 0 &&
            !is_named(but, game->points[p].name))
            fail_msg("no golden journal meets %s", game->points[p].name);
}

const char *golden_value(const char *line, const char *key, char *buf, size_t cap)
{
    const char *end = strchr(line, '\n'), *at = strstr(line, key);
    if (!at || at > end)
        return NULL;
    at += strlen(key);
    size_t n = *at == '"'   ? strcspn(++at, "\"")
               : *at == '[' ? strcspn(at, "]") + 1
                            : strcspn(at, ",}");
    snprintf(buf, cap, "%.*s", (int)n, at);
    return buf;
}

/* ---- renewing ---- */

/* Keep the actions, write everything else anew. */
static void renew(const char *name)
{
    static char fresh[TEXT_MAX];
    struct vk_out out = vk_out_to(fresh, sizeof fresh);
    struct vk_session *t = &golden.session;
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_journal j = { 0 }, old;
    struct vk_journal_fault no;
    struct vk_refusal why;
    size_t used;
    load(name);
    if (!vk_journal_read_head(text, text_length, &g, &cfg, &golden.head, &old, &used, &no))
        fail_msg("%s: %s", name, no.why);
    assert_int_equal(vk_session_open(t, g, &cfg, t->state, steps, STEPS_MAX, &why, NULL), VK_OK);
    vk_journal_write_head(&j, g, &cfg, &golden.head, &out);
    for (const char *line = text + used; *line; line = strchr(line, '\n') + 1) {
        char action[VK_ACTION_TEXT], seat[20];
        if (!golden_value(line, "\"do\":", action, sizeof action))
            continue;
        golden_value(line, "\"seat\":", seat, sizeof seat);
        int by = strcmp(seat, "chance") == 0 ? VK_CHANCE : atoi(seat);
        if (vk_session_act(t, by, act_of(g, action), 0, NULL) != VK_OK)
            fail_msg("%s, step %u: %s is not legal any more", name, t->n + 1, action);
        vk_journal_write_step(&j, g, t->n, &steps[t->n - 1], &out);
    }
    vk_journal_write_end(&j, t, NULL, 0, &out);
    assert_true(vk_out_ok(&out));
    FILE *f = fopen(name, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(fresh, 1, out.len, f), out.len);
    assert_int_equal(fclose(f), 0);
}

static void renew_all(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++)
        renew(files[i]);
}

int golden_run(const struct vk_game *g, void *state, const char *title,
               const struct CMUnitTest *tests, size_t n)
{
    const struct CMUnitTest renewal[] = { cmocka_unit_test(renew_all) };
    const char *wish = getenv("VAKA_GOLDEN");
    bool is_renewal = wish && strcmp(wish, "renew") == 0;
    game = g;
    golden.text = text;
    golden.session = (struct vk_session){ .state = state, .step = steps, .cap = STEPS_MAX };
    return _cmocka_run_group_tests(title, is_renewal ? renewal : tests, is_renewal ? 1 : n,
                                   find_files, NULL);
}
