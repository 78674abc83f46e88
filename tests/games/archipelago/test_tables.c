/*
 * test_tables.c - the printed material of Archipelago against the tables of the specification
 * (archipelago_spec.def) and against the sums that it gives: faces with their parts and icons, markets,
 * boards, costs, cards, backs, objectives, trends.
 */
#include "../../support/archipelago_given.h"
#include "../../support/archipelago_model.h"
#include <stdlib.h>

#define SPEC_FACE(key, edges, huts, fish, on_a, on_b)
#define SPEC_CARD(code, key, p0, p1, p2, cost, medals) { code, #key, { p0, p1, p2 }, cost, medals },
#define SPEC_BACK(code, upper, lower)
#define SPEC_OBJECTIVE(code, what, n2, n3, n4, n5, criterion, gap)
#define SPEC_TREND(code, criterion)
static const struct {
    const char *code, *key;
    int price[3];
    const char *cost;
    int medals;
} spec_cards[] = {
#include "../../support/archipelago_spec.def"
};
#undef SPEC_CARD
#undef SPEC_BACK
#define SPEC_CARD(code, key, p0, p1, p2, cost, medals)
#define SPEC_BACK(code, upper, lower) { code, { upper, lower } },
static const struct {
    const char *code, *half[2];
} spec_backs[] = {
#include "../../support/archipelago_spec.def"
};
#undef SPEC_BACK
#undef SPEC_OBJECTIVE
#define SPEC_BACK(code, upper, lower)
#define SPEC_OBJECTIVE(code, what, n2, n3, n4, n5, criterion, gap)                                 \
    { code, what, { n2, n3, n4, n5 }, criterion, gap },
static const struct {
    const char *code, *what;
    int needs[4];
    const char *criterion;
    int gap;
} spec_objectives[] = {
#include "../../support/archipelago_spec.def"
};
#undef SPEC_OBJECTIVE
#undef SPEC_TREND
#define SPEC_OBJECTIVE(code, what, n2, n3, n4, n5, criterion, gap)
#define SPEC_TREND(code, criterion) { code, criterion },
static const struct {
    const char *code, *criterion;
} spec_trends[] = {
#include "../../support/archipelago_spec.def"
};

static const char *const res_words[] = { "fruit", "cattle", "fish", "wood", "stone", "iron" };

/* ---- 2.3, 2.4: faces ---- */

static void faces_are_those_of_the_table(void **state)
{
    (void)state;
    assert_int_equal(N_FACES, 50);
    for (int i = 0; i < N_FACES; i++) {
        const struct arch_face *f = &arch_faces[i];
        const struct model_face *m = model_face(i);
        assert_string_equal(f->key, m->key);
        for (int d = 0; d < SIDES; d++) {
            assert_int_equal("SPM"[arch_of_side(f->edges, d)], m -> edges[d]);
            assert_int_equal("ABW"[arch_of_side(f->owners, d)], m -> part[d]);
        }
        assert_int_equal(f->n_parts, m->n_land);
        assert_int_equal(f->huts, m->huts);
        assert_int_equal(f->has_sea, strchr(m->edges, 'S') != NULL);
        assert_int_equal(f->n_icons, m->n_icons);
        for (int k = 0; k < m->n_icons; k++) {
            assert_int_equal(f->icon[k].res, m->icon[k].res);
            assert_int_equal("ABW"[f->icon[k].part], m -> icon[k].part);
        }
    }
}

static void every_face_but_the_volcano_sums_to_five(void **state)
{
    (void)state;
    for (int i = 0; i < N_FACES; i++)
        assert_int_equal(arch_faces[i].huts + arch_faces[i].n_icons, i == F_volcano ? 0 : 5);
}

static void faces_add_up(void **state)
{
    static const int wanted[N_RES] = { 29, 27, 47, 24, 19, 11 };
    int huts = 0, icons[N_RES] = { 0 }, edges[3] = { 0 };
    (void)state;
    for (int i = 2; i < N_FACES; i++) {
        huts += arch_faces[i].huts;
        for (int k = 0; k < arch_faces[i].n_icons; k++)
            icons[arch_faces[i].icon[k].res]++;
        for (int d = 0; d < SIDES; d++)
            edges[arch_of_side(arch_faces[i].edges, d)]++;
    }
    assert_int_equal(huts, 78);
    for (int res = 0; res < N_RES; res++)
        assert_int_equal(icons[res], wanted[res]);
    assert_int_equal(edges[EDGE_S], 136);
    assert_int_equal(edges[EDGE_P], 133);
    assert_int_equal(edges[EDGE_M], 19);
}

/* At least one side of each hex has sea, and one has plain: it fits both starts. */
static void every_hex_fits_both_starts(void **state)
{
    (void)state;
    for (int hex = 1; hex < N_HEXES; hex++) {
        const char *a = model_face(2 * hex)->edges, *b = model_face(2 * hex + 1)->edges;
        assert_true(strchr(a, 'S') || strchr(b, 'S'));
        assert_true(strchr(a, 'P') || strchr(b, 'P'));
    }
}

/* Vector 19: H03a SSSPPP turned once shows PSSSPP, three times PPPSSS. */
static void vector_19_rotation_encoding(void **state)
{
    static const char *const shows[6] = {
        "SSSPPP", "PSSSPP", "PPSSSP", "PPPSSS", "SPPPSS", "SSPPPS"
    };
    (void)state;
    for (int rot = 0; rot < SIDES; rot++)
        for (int d = 0; d < SIDES; d++)
            assert_int_equal("SPM"[arch_of_side(arch_turn(arch_faces[F_palm_beach].edges, rot), d)],
                             shows[rot][d]);
}

/* ---- 2.5 to 2.9: boards and costs ---- */

static void markets_are_those_of_the_tables(void **state)
{
    static const struct {
        int spaces[3], price[3];
    } zones[N_BOARDS][N_RES] = {
        { { { 3, 3, 3 }, { 6, 4, 3 } },
          { { 3, 3, 3 }, { 6, 4, 3 } },
          { { 3, 3, 3 }, { 6, 4, 3 } },
          { { 3, 3, 3 }, { 6, 5, 3 } },
          { { 2, 2, 2 }, { 7, 5, 4 } },
          { { 2, 2, 2 }, { 8, 6, 5 } } },
        { { { 2, 2, 2 }, { 6, 5, 3 } },
          { { 2, 2, 2 }, { 6, 5, 3 } },
          { { 2, 2, 2 }, { 5, 4, 2 } },
          { { 2, 2, 2 }, { 7, 5, 4 } },
          { { 2, 2, 2 }, { 8, 6, 4 } },
          { { 2, 2, 0 }, { 9, 7, 0 } } },
    };
    (void)state;
    for (int board = 0; board < N_BOARDS; board++)
        for (int res = 0; res < N_RES; res++) {
            int n = 0;
            for (int row = 0; row < ROWS; row++)
                for (int k = 0; k < zones[board][res].spaces[row]; k++) {
                    n++;
                    assert_int_equal(arch_zone_row(board, res, n), row);
                    assert_int_equal(arch_zone_price(board, res, n), zones[board][res].price[row]);
                }
            assert_int_equal(arch_zone_capacity(board, res), n);
            assert_int_equal(arch_zone_row(board, res, 0), -1);
        }
}

/* Both markets together hold the cubes of the game: 15, 15, 15, 15, 12, 10. */
static void capacities_are_the_cubes(void **state)
{
    static const int cubes[N_RES] = { 15, 15, 15, 15, 12, 10 };
    (void)state;
    for (int res = 0; res < N_RES; res++) {
        assert_int_equal(arch_cubes_of_game[res], cubes[res]);
        assert_int_equal(arch_zone_capacity(DOMESTIC, res) + arch_zone_capacity(EXPORT, res),
                         cubes[res]);
    }
}

static void rows_work_as_printed(void **state)
{
    (void)state;
    for (int res = 0; res < N_RES; res++)
        for (int row = -1; row < ROWS; row++) {
            struct arch_effect home = arch_row_effect(DOMESTIC, res, row);
            struct arch_effect export = arch_row_effect(EXPORT, res, row);
            int last = res == IRON ? 1 : 2;
            assert_int_equal(home.sur, row == 1);
            assert_int_equal(home.reb, row == 2);
            if (row <= last)
                assert_int_equal(export.sur, row == last);
            assert_int_equal(export.reb, 0);
        }
}

static void stability_and_surplus_rows(void **state)
{
    static const struct {
        int last, sur, reb;
    } pop[] = { { 10, 0, 0 }, { 20, 1, 0 }, { 30, 0, 1 }, { 40, 1, 1 }, { 50, 0, 2 } };
    static const struct {
        int last, cost, reb;
    } sur[] = { { 0, 0, -1 }, { 3, 4, -1 }, { 7, 3, 0 }, { 12, 3, 1 },
                { 17, 2, 2 }, { 22, 2, 3 }, { 27, 1, 4 } };
    (void)state;
    for (int n = 0, row = 0; n <= 50; n++) {
        row += n > pop[row].last;
        assert_int_equal(arch_pop_effect(n).sur, pop[row].sur);
        assert_int_equal(arch_pop_effect(n).reb, pop[row].reb);
    }
    for (int n = 0, row = 0; n <= 27; n++) {
        row += n > sur[row].last;
        assert_int_equal(arch_recruit_cost(n), sur[row].cost);
        assert_int_equal(arch_sur_effect(n), sur[row].reb);
    }
}

static void constructions_cost_what_the_table_says(void **state)
{
    static const int cost[N_CONSTRUCTIONS][1 + N_RES] = {
        [TOWN] = { 2, 0, 0, 0, 1, 1, 0 },   [TEMPLE] = { 1, 0, 0, 0, 0, 2, 0 },
        [MARKET] = { 0, 1, 1, 0, 0, 0, 0 }, [PORT] = { 2, 0, 0, 1, 0, 1, 0 },
        [SHIP] = { 1, 0, 0, 0, 1, 0, 0 },
    };
    (void)state;
    for (int what = 0; what < N_CONSTRUCTIONS; what++) {
        assert_int_equal(arch_constructions[what].florins, cost[what][0]);
        for (int res = 0; res < N_RES; res++)
            assert_int_equal(arch_constructions[what].cubes[res], cost[what][1 + res]);
    }
}

/* ---- 2.11 to 2.15: cards ---- */

static void evolution_cards_are_those_of_the_table(void **state)
{
    (void)state;
    assert_int_equal(N_CARDS, 48);
    assert_int_equal(sizeof spec_cards / sizeof *spec_cards, 48);
    for (int i = 0; i < N_CARDS; i++) {
        const struct arch_card *c = &arch_cards[i];
        const char *cost = spec_cards[i].cost;
        assert_string_equal(c->code, spec_cards[i].code);
        assert_string_equal(c->key, spec_cards[i].key);
        assert_int_equal(c->kind, i < 24 ? CHARACTER : i < 44 ? PROGRESS : WONDER);
        int least = 99;
        for (int k = 0; k < 3; k++) {
            assert_int_equal(c->price[k], spec_cards[i].price[k]);
            least = spec_cards[i].price[k] < least ? spec_cards[i].price[k] : least;
        }
        assert_int_equal(arch_minimal_cost(i), least);
        assert_int_equal(c->medals, spec_cards[i].medals);
        if (c->kind == WONDER)
            continue;
        assert_int_equal(c->discs, strstr(cost, "AD") ? (int)strtol(cost, NULL, 10) : 0);
        assert_int_equal(c->florins, strchr(cost, 'f') ? (int)strtol(cost, NULL, 10) : 0);
    }
}

static void halves_match(const struct arch_half *h, const char *text)
{
    bool is_red = strncmp(text, "RED ", 4) == 0;
    text += is_red ? 4 : 0;
    assert_int_equal(h->is_red, is_red);
    if (strcmp(text, "temple_calm") == 0) {
        assert_int_equal(h->what, TEMPLE_CALM);
    } else if (strcmp(text, "town_unrest") == 0) {
        assert_int_equal(h->what, TOWN_UNREST);
    } else {
        size_t n = strcspn(text, " ");
        assert_true(h->what < N_RES);
        assert_int_equal(strncmp(text, res_words[h->what], n), 0);
        assert_int_equal(h->number, (int)strtol(text + n, NULL, 10));
    }
}

static void backs_are_those_of_the_table(void **state)
{
    (void)state;
    assert_int_equal(sizeof spec_backs / sizeof *spec_backs, N_BACKS);
    for (int i = 0; i < N_BACKS; i++) {
        assert_string_equal(arch_backs[i].code, spec_backs[i].code);
        for (int k = 0; k < 2; k++)
            halves_match(&arch_backs[i].half[k], spec_backs[i].half[k]);
    }
}

static void backs_add_up(void **state)
{
    static const int crises[2][N_RES] = { { 7, 7, 7, 6, 5, 3 }, { 6, 6, 6, 6, 6, 5 } };
    int calm = 0, unrest = 0;
    (void)state;
    for (int k = 0; k < 2; k++) {
        int n[2][2] = { { 0 } }, by_res[N_RES] = { 0 }; /* event, red */
        for (int i = 0; i < N_BACKS; i++) {
            const struct arch_half *h = &arch_backs[i].half[k], *o = &arch_backs[i].half[1 - k];
            bool is_event = h->what >= N_RES;
            n[is_event][h->is_red]++;
            calm += h->what == TEMPLE_CALM;
            unrest += h->what == TOWN_UNREST;
            if (!is_event)
                by_res[h->what]++;
            assert_false(is_event && o->what >= N_RES);
            assert_false(h->is_red && o->is_red);
            assert_int_not_equal(h->what, o->what);
        }
        assert_int_equal(n[0][0], 28);
        assert_int_equal(n[0][1], 7);
        assert_int_equal(n[1][0], 8);
        assert_int_equal(n[1][1], 5);
        for (int res = 0; res < N_RES; res++)
            assert_int_equal(by_res[res], crises[k][res]);
    }
    assert_int_equal(calm, 18);
    assert_int_equal(unrest, 8);
}

static int condition_of(const char *what)
{
    static const struct {
        const char *text;
        int end;
    } words[] = { { "temples", END_TEMPLES },
                  { "ports", END_PORTS },
                  { "towns", END_TOWNS },
                  { "markets", END_MARKETS },
                  { "characters", END_CHARACTERS },
                  { "progress cards", END_PROGRESS },
                  { "character + progress cards", END_CARDS },
                  { "ships", END_SHIPS },
                  { "stacks", END_STACKS },
                  { "exhausted", END_EXHAUSTED },
                  { "POP", END_POP },
                  { "SUR", END_SUR },
                  { "bankrupt", END_BANKRUPT } };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i].text, what) == 0)
            return words[i].end;
    fail_msg("no condition %s", what);
    return -1;
}

static int criterion_of(const char *word)
{
    if (strcmp(word, "explorer_tokens") == 0)
        return BY_TOKENS;
    for (int i = 0; i < N_CRITERIA + 2; i++)
        if (strcmp(arch_criterion_words[i], word) == 0)
            return i;
    fail_msg("no criterion %s", word);
    return -1;
}

static void objectives_are_those_of_the_packs(void **state)
{
    (void)state;
    assert_int_equal(sizeof spec_objectives / sizeof *spec_objectives, N_OBJECTIVES);
    for (int i = 0; i < N_OBJECTIVES; i++) {
        const struct arch_objective *o = &arch_objectives[i];
        assert_string_equal(o->code, spec_objectives[i].code);
        assert_int_equal(o->end, condition_of(spec_objectives[i].what));
        for (int n = 0; n < 4 && o->end != END_BANKRUPT; n++)
            assert_int_equal(o->needs[n], spec_objectives[i].needs[n]);
        assert_int_equal(o->criterion, criterion_of(spec_objectives[i].criterion));
        assert_int_equal(o->gap, spec_objectives[i].gap);
    }
}

static void trends_are_those_of_the_table(void **state)
{
    (void)state;
    assert_int_equal(sizeof spec_trends / sizeof *spec_trends, N_TRENDS);
    for (int i = 0; i < N_TRENDS; i++) {
        assert_string_equal(arch_trends[i].code, spec_trends[i].code);
        assert_int_equal(arch_trends[i].criterion, criterion_of(spec_trends[i].criterion));
    }
}

static void turn_limits(void **state)
{
    (void)state;
    assert_int_equal(arch_turn_limit[SHORT_PACK], 12);
    assert_int_equal(arch_turn_limit[MEDIUM_PACK], 16);
    assert_int_equal(arch_turn_limit[LONG_PACK], 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faces_are_those_of_the_table),
        cmocka_unit_test(every_face_but_the_volcano_sums_to_five),
        cmocka_unit_test(faces_add_up),
        cmocka_unit_test(every_hex_fits_both_starts),
        cmocka_unit_test(vector_19_rotation_encoding),
        cmocka_unit_test(markets_are_those_of_the_tables),
        cmocka_unit_test(capacities_are_the_cubes),
        cmocka_unit_test(rows_work_as_printed),
        cmocka_unit_test(stability_and_surplus_rows),
        cmocka_unit_test(constructions_cost_what_the_table_says),
        cmocka_unit_test(evolution_cards_are_those_of_the_table),
        cmocka_unit_test(backs_are_those_of_the_table),
        cmocka_unit_test(backs_add_up),
        cmocka_unit_test(objectives_are_those_of_the_packs),
        cmocka_unit_test(trends_are_those_of_the_table),
        cmocka_unit_test(turn_limits),
    };
    return cmocka_run_group_tests_name("archipelago: tables", tests, NULL, NULL);
}
