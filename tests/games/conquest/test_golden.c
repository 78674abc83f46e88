/*
 * test_golden.c - whole games of Conquest kept as journals in tests/golden: each is read (every hash and
 * sum), and its Victory Points are counted anew after every step by a second count that knows only
 * where things lie. A change of the rules that alters a journal must say so, and renew it: run this
 * program from the top of the tree with VAKA_GOLDEN=renew, which keeps the actions and writes new hashes.
 */
#include "../../support/conquest_given.h"
#include "vaka/journal.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES_MAX = 40, TEXT_MAX = 1 << 19, STEPS_MAX = 8000 };

static const char folder[] = "tests/golden";
static char files[FILES_MAX][300], text[TEXT_MAX];
static int n_files;
static size_t text_length;
static struct vk_step steps[STEPS_MAX];
static struct vk_session session = { .state = &sea, .step = steps, .cap = STEPS_MAX };
static struct vk_journal_head head;
static int n_of_verb[N_VERBS], n_of_seats[5], n_of_option[VK_OPTIONS_MAX], n_of_point[N_POINTS];

static int find_files(void **unused)
{
    struct dirent *entry;
    DIR *d = opendir(folder);
    (void)unused;
    if (!d)
        return -1;
    while ((entry = readdir(d)) && n_files < FILES_MAX)
        if (strncmp(entry->d_name, "conquest", 8) == 0 && strstr(entry->d_name, ".jsonl"))
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

/* ---- A second count of Victory Points ---- */

static bool has_chain_canoe(const struct conq_state *s, int side, int hex)
{
    for (int i = 0; i < s->n_pieces[side]; i++)
        if (s->piece[side][i].at == hex && s->piece[side][i].kind == TCU)
            return true;
    return false;
}

static int printed_boxes(int hex)
{
    for (int i = 0; i < CONQ_GROUPS; i++)
        if (conq_groups[i].hex == hex)
            return conq_groups[i].boxes.green + conq_groups[i].boxes.brown;
    return -1; /* nothing is printed here */
}

/* Boxes of the island in a hex; -1 where none lies open. */
static int boxes_of(const struct conq_state *s, int hex)
{
    int tile = s->tile[hex];
    if (tile < N_TILES)
        return hs_has(s->face_down, hex)
                   ? -1
                   : conq_tiles[tile].boxes.green + conq_tiles[tile].boxes.brown;
    return printed_boxes(hex);
}

/* Everything that hangs together with the Home by chain canoes. */
static void spread(const struct conq_state *s, int side, int from, bool linked[CONQ_HEXES])
{
    if (linked[from] || !has_chain_canoe(s, side, from))
        return;
    linked[from] = true;
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (conq_distance(from, hex) == 1)
            spread(s, side, hex, linked);
}

static bool controls(const struct conq_state *s, int side, int tile)
{
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (s->tile[hex] == tile && s->villages[hex] && hs_has(s->held[side], hex))
            return true;
    return false;
}

/* 2.12: a card of a side, in halves. */
static int worth(const struct conq_state *s, int side, int card, int groups, int most)
{
    bool doubled = false;
    switch (card + 1) { /* as the cards are numbered */
    case 4: doubled = controls(s, side, T_hawaiki) || controls(s, side, T_kuporu); break;
    case 5: doubled = controls(s, side, T_rapa_nui); break;
    case 6: doubled = controls(s, side, T_hawaii); break;
    case 7: doubled = controls(s, side, T_tahiti); break;
    case 8: doubled = controls(s, side, T_aotearoa) || controls(s, side, T_te_waka_maui); break;
    case 9: doubled = most >= 4; break;
    case 10: doubled = groups >= 6; break;
    case 28: return 0;
    default: break;
    }
    return doubled ? 4 : 2;
}

static int second_count(const struct conq_state *s, int side)
{
    bool linked[CONQ_HEXES] = { false };
    int sum = s->kumara >> side & 1 ? 4 : 0, groups = 0, most = 0;
    if (s->home[side] != VK_NONE)
        spread(s, side, s->home[side], linked);
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        bool is_own = s->villages[hex] && hs_has(s->held[side], hex);
        if (is_own) {
            groups++;
            most = s->villages[hex] > most ? s->villages[hex] : most;
            sum += 2 * s->villages[hex] + (linked[hex] ? 2 : 0);
        }
        if (linked[hex] && boxes_of(s, hex) == 0 && s->mark_hex[M_BLIGHT] != hex)
            sum += s->mark_hex[M_PEARLS] == hex ? 2 : 1;
    }
    for (int card = 0; card < N_CARDS; card++)
        if (s->card_at[card] == side)
            sum += worth(s, side, card, groups, most);
    return sum;
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
    assert_true(sea.h.over);
}

static void every_journal_reads(void **state)
{
    (void)state;
    assert_in_range(n_files, 14, FILES_MAX);
    for (int i = 0; i < n_files; i++) {
        read_journal(files[i]);
        for (uint32_t k = 0; k < session.n; k++)
            n_of_verb[vk_verb_of(steps[k].act)]++;
        for (int o = 0; o < conquest_game.n_options; o++)
            n_of_option[o] += session.setup.option[o] != conquest_game.options[o].standard;
        n_of_seats[session.setup.seats]++;
    }
}

static void every_position_is_sound(void **state)
{
    (void)state;
    for (int i = 0; i < n_files; i++) {
        read_journal(files[i]);
        vk_session_at(&session, 0, &sea, NULL);
        for (uint32_t k = 0; k < session.n; k++) {
            n_of_point[vk_due(&conquest_game, &sea).point]++;
            vk_play(&conquest_game, &sea, steps[k].seat, steps[k].act, NULL);
            const char *broken = conquest_game.check(&sea);
            if (broken)
                fail_msg("%s, step %u: %s", files[i], k + 1, broken);
            for (int side = 0; side < sea.sides; side++)
                if (conq_points(&sea, side, CARDS_ALL) != second_count(&sea, side))
                    fail_msg("%s, step %u: side %d has %d, counted %d", files[i], k + 1, side,
                             conq_points(&sea, side, CARDS_ALL), second_count(&sea, side));
        }
        assert_true(sea.h.over);
    }
}

/* 6.3: the winner has most; then most groups, then most cards. */
static void winners_are_right(void **state)
{
    (void)state;
    for (int i = 0; i < n_files; i++) {
        read_journal(files[i]);
        long best = -1;
        unsigned winners = 0;
        if (sea.h.seats == 1)
            continue;
        for (int side = 0; side < sea.h.seats; side++) {
            long cards = 0;
            for (int card = 0; card < N_CARDS; card++)
                cards += sea.card_at[card] == side;
            long value =
                (second_count(&sea, side) * 100L + hs_count(sea.held[side])) * 100L + cards;
            if (value > best)
                winners = 0;
            if (value >= best) {
                winners |= 1u << side;
                best = value;
            }
        }
        assert_int_equal(scores().winners, winners);
    }
}

/* All tables, every option by itself, every verb and every point of decision. */
static void journals_cover_the_game(void **state)
{
    (void)state;
    for (int seats = 1; seats <= 4; seats++)
        assert_true(n_of_seats[seats] > 0);
    for (int o = 0; o < conquest_game.n_options; o++)
        if (n_of_option[o] == 0)
            fail_msg("no golden journal has the option %s", conquest_game.options[o].key);
    for (int v = 0; v < N_VERBS; v++)
        if (n_of_verb[v] == 0)
            fail_msg("no golden journal has %s", conquest_game.verbs[v].name);
    for (int p = 0; p < N_POINTS; p++)
        if (conquest_game.points[p].kind != VK_STEP && n_of_point[p] == 0)
            fail_msg("no golden journal meets %s", conquest_game.points[p].name);
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
    assert_int_equal(vk_session_open(&session, g, &cfg, &sea, steps, STEPS_MAX, &why, NULL), VK_OK);
    vk_journal_write_head(&j, g, &cfg, &head, &out);
    for (const char *line = text + used; *line; line = strchr(line, '\n') + 1) {
        char action[VK_ACTION_TEXT], seat[20];
        if (!value_of(line, "\"do\":", action, sizeof action))
            continue;
        value_of(line, "\"seat\":", seat, sizeof seat);
        int who = strcmp(seat, "chance") == 0 ? VK_CHANCE : atoi(seat);
        if (vk_session_act(&session, who, act_of(g, action), 0, NULL) != VK_OK)
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
        return cmocka_run_group_tests_name("conquest golden, renewed", renewal, find_files, NULL);
    return cmocka_run_group_tests_name("conquest golden", tests, find_files, NULL);
}
