/* golden.c - whole games kept as journals: finding, reading, replaying, renewing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "golden.h"
#include "play_text.h"
#include "vaka/rng.h"
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

/*
 * A game of older rules played again under those of today: its actions as long as they fit. Where a new
 * question is asked it gets the usual answer, an action that is gone is left out, and behind the last one
 * anything legal follows until the game is over.
 */
enum { AHEAD = 12 /* old steps that may be left out at once */ };

struct old_step {
    int seat;
    vk_action act; /* VK_NO_ACTION: there is no such any more */
};
static struct old_step old_steps[STEPS_MAX];
static int n_old;

static void read_old_steps(const char *at)
{
    n_old = 0;
    for (const char *line = at; line && *line && n_old < STEPS_MAX; line = strchr(line, '\n') + 1) {
        char action[VK_ACTION_TEXT], seat[20];
        const char *why;
        struct old_step *o = &old_steps[n_old];
        if (!golden_value(line, "\"do\":", action, sizeof action))
            continue;
        golden_value(line, "\"seat\":", seat, sizeof seat);
        o->seat = strcmp(seat, "chance") == 0 ? VK_CHANCE : atoi(seat);
        if (!vk_action_read(game, action, &o->act, &why))
            o->act = VK_NO_ACTION;
        n_old++;
    }
}

/* Seats and options of a header that this program does not read. */
static struct vk_setup old_setup(void)
{
    char seats[20], options[600], words[600] = "";
    size_t n = 0;
    golden_value(text, "\"seats\":", seats, sizeof seats);
    const char *at = strstr(text, "\"options\":{"), *end = strchr(at, '}');
    snprintf(options, sizeof options, "%.*s", (int)(end - at - 11), at + 11);
    for (const char *c = options; *c && n + 1 < sizeof words; c++)
        if (*c != '"')
            words[n++] = (char)(*c == ':' ? '=' : *c == ',' ? ' ' : *c);
    return setup_of(game, atoi(seats), words);
}

static struct vk_setup old_head(size_t *used)
{
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_journal j;
    struct vk_journal_fault no;
    if (vk_journal_read_head(text, text_length, &g, &cfg, &golden.head, &j, used, &no))
        return cfg;
    golden.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_SEED, .seed = 1 };
    *used = (size_t)(strchr(text, '\n') + 1 - text);
    return old_setup();
}

/* The next step: of the old game if one of the next fits; else what is usual; behind its end anything. */
static void renew_step(struct vk_session *t, int *at, struct vk_rng *rng)
{
    struct vk_actions list;
    struct vk_due due = vk_due(game, t->state);
    int seat = next_to_act(game, t->state);
    for (int k = *at; k < n_old && k < *at + AHEAD; k++) {
        int by = old_steps[k].seat;
        bool is_due = by == VK_CHANCE ? due.kind == VK_RANDOM : (int)(due.seats >> by & 1);
        if (!is_due || old_steps[k].act == VK_NO_ACTION)
            continue;
        if (vk_session_act(t, by, old_steps[k].act, 0, NULL) == VK_OK) {
            *at = k + 1;
            return;
        }
    }
    vk_legal(game, t->state, seat, &list);
    bool is_asked = seat != VK_CHANCE && *at < n_old;
    vk_action a = is_asked ? list.act[list.usual] : any_of(&list, seat, rng);
    assert_int_equal(vk_session_act(t, seat, a, 0, NULL), VK_OK);
}

static void renew(const char *name)
{
    static char fresh[TEXT_MAX];
    struct vk_out out = vk_out_to(fresh, sizeof fresh);
    struct vk_session *t = &golden.session;
    struct vk_journal j = { 0 };
    struct vk_refusal why;
    struct vk_rng rng = vk_rng_from(1, 0);
    size_t used;
    int at = 0;
    load(name);
    struct vk_setup cfg = old_head(&used);
    read_old_steps(text + used);
    assert_int_equal(vk_session_open(t, game, &cfg, t->state, steps, STEPS_MAX, &why, NULL), VK_OK);
    vk_journal_write_head(&j, game, &cfg, &golden.head, &out);
    while (!vk_due(game, t->state).over) {
        renew_step(t, &at, &rng);
        vk_journal_write_step(&j, game, t->n, &steps[t->n - 1], &out);
    }
    print_message("%s: %u steps, %d of %d of the old ones\n", name, t->n, at, n_old);
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
