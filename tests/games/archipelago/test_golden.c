/*
 * test_golden.c - whole games of Archipelago kept as journals in tests/golden: each is read (every hash and
 * sum), every position is checked, and points are counted anew by a second count that knows only section 6
 * of the specification and where things lie. A change of the rules that alters a journal must say so, and
 * renew it: run this program from the top of the tree with VAKA_GOLDEN=renew.
 */
#include "../../support/archipelago_given.h"
#include "../../support/archipelago_model.h"
#include "../../support/golden.h"

enum { COUNT_EVERY = 5 };

#define SPEC_FACE(key, edges, huts, fish, on_a, on_b)
#define SPEC_CARD(code, key, p0, p1, p2, cost, medals)
#define SPEC_BACK(code, upper, lower)
#define SPEC_OBJECTIVE(code, what, n2, n3, n4, n5, criterion, gap) { criterion, gap },
#define SPEC_TREND(code, criterion)
static const struct {
    const char *criterion;
    int gap;
} objectives[] = {
#include "../../support/archipelago_spec.def"
};
#undef SPEC_OBJECTIVE
#undef SPEC_TREND
#define SPEC_OBJECTIVE(code, what, n2, n3, n4, n5, criterion, gap)
#define SPEC_TREND(code, criterion) criterion,
static const char *const trends[] = {
#include "../../support/archipelago_spec.def"
};

/* ---- A second count of points ---- */

static int per_seat(void)
{
    return colony.h.seats == 2 ? 28 : 14;
}

/* Whose active unit stands on the building; -1: nobody's. */
static int stander(int region, int building)
{
    for (int u = 0; u < colony.h.seats * per_seat(); u++)
        if (colony.unit[u].region == region && colony.unit[u].spot == SPOT_BUILDING + building &&
            !(colony.unit[u].flags & REBEL))
            return u / per_seat();
    return -1;
}

static int holder(int region, int building)
{
    if (colony.region[region].building[building] == VK_NONE)
        return -1;
    int seat = stander(region, building);
    return seat < 0 ? stander(region, TOWN) : seat;
}

static int buildings_of(int seat, int building)
{
    int n = 0;
    for (int r = 0; r < colony.n_regions; r++)
        n += holder(r, building) == seat;
    return n;
}

static int icons_of(int seat, int res)
{
    int n = 0;
    for (int r = 0; r < colony.n_regions; r++) {
        const struct model_face *f = model_face(colony.region[r].face);
        for (int i = 0; i < f->n_icons && stander(r, TOWN) == seat; i++)
            n += f->icon[i].res == res && !(colony.region[r].ravaged >> i & 1);
    }
    return n;
}

static int cards_of(int seat, int first, int end)
{
    int n = 0;
    for (int card = first; card < end; card++)
        n += colony.card_at[card] == seat;
    return n;
}

static int people_of(int seat)
{
    int n = 0;
    for (int u = seat * per_seat(); u < seat * per_seat() + per_seat() * 5 / 7; u++)
        n += colony.unit[u].region < colony.n_regions;
    return n;
}

/* 6.3, by the words of the specification. */
static int value_of(int seat, const char *criterion)
{
    static const char *const res[] = { "fruit", "cattle", "fish", "wood", "stone", "iron" };
    static const char *const buildings[] = { "towns", "temples", "markets", "ports" };
    const struct arch_player *p = &colony.player[seat];
    for (int b = 0; b < 4; b++)
        if (strcmp(criterion, buildings[b]) == 0)
            return buildings_of(seat, b);
    for (int i = 0; i < 6; i++) {
        if (strncmp(criterion, "cubes_", 6) == 0 && strcmp(criterion + 6, res[i]) == 0)
            return p->cubes[i];
        if (strncmp(criterion, "icons_", 6) == 0 && strcmp(criterion + 6, res[i]) == 0)
            return icons_of(seat, i);
    }
    if (strcmp(criterion, "money") == 0)
        return p->florins;
    if (strcmp(criterion, "explorer_tokens") == 0)
        return p->tokens;
    if (strcmp(criterion, "characters") == 0)
        return cards_of(seat, 0, 24);
    if (strcmp(criterion, "progress") == 0)
        return cards_of(seat, 24, 48);
    if (strcmp(criterion, "characters_plus_progress") == 0)
        return cards_of(seat, 0, 48);
    if (strcmp(criterion, "population") == 0)
        return people_of(seat);
    assert_string_equal(criterion, "benefactor");
    return p->benefactor;
}

/* Dense places: how many different values are higher. */
static int place_points(int seat, const char *criterion, int first)
{
    int mine = value_of(seat, criterion), higher = 0;
    for (int k = 0; k < colony.h.seats; k++) {
        bool is_new = value_of(k, criterion) > mine;
        for (int i = 0; i < k; i++)
            is_new &= value_of(i, criterion) != value_of(k, criterion);
        higher += is_new;
    }
    return mine == 0 || higher > 2 ? 0 : first - higher;
}

static int objective_points(int seat, int owner, int card)
{
    if (strcmp(objectives[card].criterion, "separatist") == 0)
        return 0;
    if (strcmp(objectives[card].criterion, "pacifist") == 0)
        return seat == owner && colony.pop - colony.reb > objectives[card].gap ? 3 : 0;
    return place_points(seat, objectives[card].criterion, 3);
}

static int second_count(int seat)
{
    static const int medals[] = { 2, 1, 1, 2 }; /* of the wonders */
    int sum = 0;
    for (int owner = 0; owner < colony.h.seats; owner++)
        for (int k = 0; k < colony.player[owner].n_objectives; k++)
            sum += objective_points(seat, owner, colony.player[owner].objective[k]);
    for (int k = 0; k < colony.n_common; k++)
        sum += objective_points(seat, -1, colony.common[k]);
    for (int k = 0; k < colony.n_trends; k++)
        sum += place_points(seat, trends[colony.trend[k]], 4);
    sum += cards_of(seat, C_king, C_king + 1) + cards_of(seat, C_pope, C_pope + 1);
    for (int w = 0; w < 4; w++)
        if (colony.card_at[44 + w] == seat && colony.card_flags[44 + w] & CARD_BUILT)
            sum += medals[w];
    return sum;
}

/* ---- Reading ---- */

static void every_journal_reads(void **state)
{
    (void)state;
    golden_read_all(16);
}

/* While objectives are chosen from there is no score yet. */
static void count_points(const char *name, uint32_t step)
{
    if (colony.phase == 0 || (step % COUNT_EVERY && !colony.h.over) || colony.independent)
        return;
    for (int seat = 0; seat < colony.h.seats; seat++)
        if (all_points(seat) != second_count(seat))
            fail_msg("%s, step %u: seat %d has %d points, counted %d", name, step, seat,
                     all_points(seat), second_count(seat));
}

static void every_position_is_sound(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++)
        golden_replay(i, count_points);
}

static unsigned rightful_winners(void)
{
    unsigned winners = 0;
    int best = -1;
    for (int seat = 0; seat < colony.h.seats; seat++) {
        int value = 200 * second_count(seat) + colony.player[seat].florins;
        if (colony.reb > colony.pop) { /* independence: the separatist, or nobody */
            int card = colony.player[seat].n_objectives ? colony.player[seat].objective[0] : 0;
            if (strcmp(objectives[card].criterion, "separatist") == 0)
                winners = 1u << seat;
            continue;
        }
        if (value > best)
            winners = 0;
        if (value >= best) {
            winners |= 1u << seat;
            best = value;
        }
    }
    return winners;
}

static void winners_are_right(void **state)
{
    int n_independent = 0, n_ended = 0;
    (void)state;
    for (int i = 0; i < golden.n_files; i++) {
        struct vk_score score = { 0 };
        golden_read(i);
        arch_score(&colony, &score);
        assert_int_equal(score.winners, rightful_winners());
        assert_int_equal(colony.independent, colony.reb > colony.pop);
        n_independent += colony.independent;
        n_ended += colony.end_pending && !colony.independent;
    }
    assert_true(n_independent >= 2);
    assert_true(n_ended >= 5);
}

/* Every pack with every number of players; and all of the rest. */
static void journals_cover_the_game(void **state)
{
    int n[N_PACKS][ARCH_SEATS + 1] = { { 0 } };
    (void)state;
    for (int i = 0; i < golden.n_files; i++) {
        golden_read(i);
        n[colony.option[O_LENGTH]][colony.h.seats]++;
    }
    for (int pack = 0; pack < N_PACKS; pack++)
        for (int seats = 2; seats <= ARCH_SEATS; seats++)
            assert_true(n[pack][seats] > 0);
    golden_must_cover("launch lighthouse_ship"); /* shown by test_progress */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_journal_reads),
        cmocka_unit_test(every_position_is_sound),
        cmocka_unit_test(winners_are_right),
        cmocka_unit_test(journals_cover_the_game),
    };
    return golden_run(&archipelago_game, &colony, "archipelago: golden journals", tests,
                      sizeof tests / sizeof *tests);
}
