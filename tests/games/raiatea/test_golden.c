/*
 * test_golden.c - whole games of Raiatea kept as journals in tests/golden: each is read (every hash and
 * sum), every position is checked, and points are counted anew by a second count that knows only section
 * 6 of the specification. A change of the rules that alters a journal must say so, and renew it: run this
 * program from the top of the tree with VAKA_GOLDEN=renew, which keeps the actions and writes new hashes.
 */
#include "../../support/raiatea_given.h"
#include "vaka/journal.h"
#include <dirent.h>
#include <stdlib.h>

enum { FILES_MAX = 40, TEXT_MAX = 1 << 19, STEPS_MAX = 8000, COUNT_EVERY = 7 };

static const char folder[] = "tests/golden";
static char files[FILES_MAX][300], text[TEXT_MAX];
static int n_files;
static size_t text_length;
static struct vk_step steps[STEPS_MAX];
static struct vk_session session = { .state = &isle, .step = steps, .cap = STEPS_MAX };
static struct vk_journal_head head;
static int n_of_verb[N_VERBS], n_of_seats[6], n_of_option[VK_OPTIONS_MAX], n_of_point[N_POINTS];

static int find_files(void **unused)
{
    struct dirent *entry;
    DIR *d = opendir(folder);
    (void)unused;
    if (!d)
        return -1;
    while ((entry = readdir(d)) && n_files < FILES_MAX)
        if (strncmp(entry->d_name, "raiatea", 7) == 0 && strstr(entry->d_name, ".jsonl"))
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

/* ---- A second count of points ---- */

/* Of one player, by the pictures: cards that make natural pairs, and mirrors linked. */
struct masks {
    int cards[N_MASKS], links[N_MASKS];
};

static int tiles_of_kind(int seat, char kind)
{
    /* Kinds by the tables of 2.13: pearl, mana, goods, condition, auction, mask, ritual. */
    static const char kinds[] = "pppppmmmmggggggcccccaaxr"
                                "ppppmmmmgggggccccaaaxr"
                                "ppppmmmmgggggccccaaaxr";
    int n = 0;
    for (int t = 0; t < N_MISSIONS; t++)
        n += isle.tile_at[t] == seat && kinds[t] == kind;
    return n;
}

static int worth_of(int seat, const struct masks *m)
{
    static const char kinds[] = "pmgc", colours[] = "rbgyrbgyrbgy";
    int pairs[N_MASKS], n_colours = 0, sum = 0;
    for (int i = 0; i < N_MASKS; i++)
        pairs[i] = m->links[i] + (m->cards[i] - m->links[i] == 2);
    for (const char *c = "rbgy"; *c; c++) {
        int n = 0;
        for (int i = 0; i < N_MASKS; i++)
            n += colours[i] == *c ? pairs[i] : 0;
        n_colours += n > 0;
    }
    for (int i = 0; i < 4; i++) {
        int tiles = tiles_of_kind(seat, kinds[i]) + (i == 1 ? tiles_of_kind(seat, 'a') : 0);
        sum += pairs[i] * tiles;
        sum += pairs[4 + i] * player(seat)->helpers[i];
        sum += pairs[8 + i] * 2 * n_colours;
    }
    return sum;
}

/* The best that so many free mirrors can bring, each linked to some mask or to none. */
static int best_worth(int seat, struct masks *m, int mirrors)
{
    int best = worth_of(seat, m);
    for (int i = 0; mirrors && i < N_MASKS; i++)
        if (m->cards[i] > m->links[i]) {
            m->links[i]++;
            int worth = best_worth(seat, m, mirrors - 1);
            best = worth > best ? worth : best;
            m->links[i]--;
        }
    return best;
}

static int second_count(int seat)
{
    const struct raia_player *p = player(seat);
    struct masks m = { { 0 }, { 0 } };
    int mirrors = p->masks[12], sum = p->tattoo == 9  ? 9
                                      : p->tattoo > 4 ? 6
                                      : p->tattoo > 1 ? 3
                                                      : 0;
    for (int i = 0; i < N_MASKS; i++) {
        m.cards[i] = p->masks[i];
        m.links[i] = p->links[i];
        mirrors -= p->links[i];
    }
    sum += 3 * cards_of(p->lasting, R_papa_rai_3) + 5 * cards_of(p->lasting, R_papa_rai_5);
    for (int t = 0; t < N_MISSIONS; t++)
        if (isle.tile_at[t] == seat)
            sum += t < 24 ? 1 : t < 46 ? 2 : 3;
    return sum + best_worth(seat, &m, mirrors);
}

/* ---- Reading ---- */

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
    assert_true(isle.h.over);
}

static void every_journal_reads(void **state)
{
    (void)state;
    assert_in_range(n_files, 12, FILES_MAX);
    for (int i = 0; i < n_files; i++) {
        read_journal(files[i]);
        for (uint32_t k = 0; k < session.n; k++)
            n_of_verb[vk_verb_of(steps[k].act)]++;
        for (int o = 0; o < raiatea_game.n_options; o++)
            n_of_option[o] += session.setup.option[o] != raiatea_game.options[o].standard;
        n_of_seats[session.setup.seats]++;
    }
}

static void count_points(const char *name, uint32_t step)
{
    for (int seat = 0; seat < isle.h.seats; seat++)
        if (total_points(seat) != second_count(seat))
            fail_msg("%s, step %u: seat %d has %d points, counted %d", name, step, seat,
                     total_points(seat), second_count(seat));
}

static void every_position_is_sound(void **state)
{
    (void)state;
    for (int i = 0; i < n_files; i++) {
        read_journal(files[i]);
        vk_session_at(&session, 0, &isle, NULL);
        for (uint32_t k = 0; k < session.n; k++) {
            n_of_point[vk_due(&raiatea_game, &isle).point]++;
            vk_play(&raiatea_game, &isle, steps[k].seat, steps[k].act, NULL);
            const char *broken = raiatea_game.check(&isle);
            if (broken)
                fail_msg("%s, step %u: %s", files[i], k + 1, broken);
            if (k % COUNT_EVERY == 0)
                count_points(files[i], k + 1);
        }
        assert_true(isle.h.over);
        count_points(files[i], session.n);
    }
}

/* Section 6: most points; then who is earlier in the last ceremonial order. */
static void winners_are_right(void **state)
{
    (void)state;
    for (int i = 0; i < n_files; i++) {
        struct vk_score score = { 0 };
        int winner = VK_NONE;
        read_journal(files[i]);
        for (int place = 0; place < isle.n_order; place++) {
            int seat = isle.order[place];
            if (seat == RAIA_SPIRIT)
                continue;
            if (winner == VK_NONE || second_count(seat) > second_count(winner))
                winner = seat;
        }
        raia_score(&isle, &score);
        assert_int_equal(score.winners, 1u << winner);
    }
}

/* All tables, every option, every verb and every point of decision or chance. */
static void journals_cover_the_game(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++)
        assert_true(n_of_seats[seats] > 0);
    for (int o = 0; o < raiatea_game.n_options; o++)
        if (n_of_option[o] == 0)
            fail_msg("no golden journal has the option %s", raiatea_game.options[o].key);
    for (int v = 0; v < N_VERBS; v++)
        if (n_of_verb[v] == 0)
            fail_msg("no golden journal has %s", raiatea_game.verbs[v].name);
    for (int p = 0; p < N_POINTS; p++)
        if (raiatea_game.points[p].kind != VK_STEP && n_of_point[p] == 0)
            fail_msg("no golden journal meets %s", raiatea_game.points[p].name);
}

/* ---- Renewing ---- */

/* The value of a key in a line, as it is written; NULL if it is not there. */
static const char *value_of(const char *line, const char *key, char *buf, size_t cap)
{
    const char *end = strchr(line, '\n'), *at = strstr(line, key);
    if (!at || at > end)
        return NULL;
    at += strlen(key);
    size_t n = *at == '"' ? strcspn(++at, "\"") : strcspn(at, ",}");
    snprintf(buf, cap, "%.*s", (int)n, at);
    return buf;
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
    assert_int_equal(vk_session_open(&session, g, &cfg, &isle, steps, STEPS_MAX, &why, NULL),
                     VK_OK);
    vk_journal_write_head(&j, g, &cfg, &head, &out);
    for (const char *line = text + used; *line; line = strchr(line, '\n') + 1) {
        char action[VK_ACTION_TEXT], seat[20];
        if (!value_of(line, "\"do\":", action, sizeof action))
            continue;
        value_of(line, "\"seat\":", seat, sizeof seat);
        int by = strcmp(seat, "chance") == 0 ? VK_CHANCE : atoi(seat);
        if (vk_session_act(&session, by, act_of(g, action), 0, NULL) != VK_OK)
            fail_msg("%s, step %u: %s is not legal any more", name, session.n + 1, action);
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
        cmocka_unit_test(every_position_is_sound),
        cmocka_unit_test(winners_are_right),
        cmocka_unit_test(journals_cover_the_game),
    };
    const struct CMUnitTest renewal[] = { cmocka_unit_test(renew_all) };
    const char *wish = getenv("VAKA_GOLDEN");
    if (wish && strcmp(wish, "renew") == 0)
        return cmocka_run_group_tests_name("raiatea golden, renewed", renewal, find_files, NULL);
    return cmocka_run_group_tests_name("raiatea: golden journals", tests, find_files, NULL);
}
