/*
 * test_analysis.c - laws of judging, in every game: chances are whole, luck comes to nothing over all parties and
 * over all outcomes, the account adds up, a row hangs on its step and budget alone and on nothing that its seat
 * could not know, a win in one is seen, marks follow from what was given away.
 */
#include "analysis/look.h"
#include "support/brief.h"
#include "support/games.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

enum { BUDGET = 100, STEPS = 4000, SOME = 40 };

struct played {
    struct vk_session t;
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_step step[STEPS];
    struct vk_rng rng;
};

static struct played one, two;
static struct vk_judged row[STEPS], again;
static struct vk_actions list;
static _Alignas(8) uint8_t seen_one[VK_STATE_MAX], seen_two[VK_STATE_MAX];

static void begin(struct played *p, const struct vk_game *g, int seats, uint64_t seed)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    vk_setup_standard(g, seats, &cfg);
    p->rng = vk_rng_from(seed, 1);
    assert_int_equal(vk_session_open(&p->t, g, &cfg, p->state, p->step, STEPS, &no, NULL), VK_OK);
}

/* Whoever decides next: a seat or chance; VK_NONE at the end. */
static int decider(const struct played *p)
{
    struct vk_due due = vk_due(p->t.game, p->state);
    return due.over ? VK_NONE : due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
}

/* A step at random: chance by weight. */
static vk_action some_action(struct played *p, int seat)
{
    vk_legal(p->t.game, p->state, seat, &list);
    assert_true(list.n > 0);
    if (seat == VK_CHANCE)
        return vk_pick_outcome(&list, vk_rng_next(&p->rng));
    return list.act[vk_rng_below(&p->rng, list.n)];
}

/* To the end, or for some steps. */
static void play(struct played *p, uint32_t most)
{
    for (int seat; p->t.n < most && (seat = decider(p)) != VK_NONE;)
        assert_int_equal(vk_session_act(&p->t, seat, some_action(p, seat), 0, NULL), VK_OK);
}

static void judge(const struct vk_session *t, uint32_t number, uint32_t budget,
                  struct vk_judged *out)
{
    size_t size = (vk_judge_memory(t->game, budget) + 15) / 16 * 16;
    void *memory = aligned_alloc(16, size);
    assert_non_null(memory);
    memset(memory, (int)(number % 251), size); /* what lay there before is of no matter */
    vk_judge(t, number, budget, memory, size, out);
    free(memory);
}

static int32_t sum_of(const int32_t x[VK_PARTIES])
{
    int32_t sum = 0;
    for (int party = 0; party < VK_PARTIES; party++)
        sum += x[party];
    return sum;
}

static void check_row(const struct vk_session *t, uint32_t number, const struct vk_judged *r)
{
    const struct vk_step *step = &t->step[number - 1];
    bool has_played = false;
    assert_int_equal(r->budget, BUDGET);
    assert_int_equal(r->seat, step->seat);
    if (r->kind == VK_FORCED) {
        assert_true(r->n_legal == 1 && r->n_best == 0);
        return;
    }
    assert_int_equal(r->kind, step->seat == VK_CHANCE ? VK_CAME : VK_DECIDED);
    assert_int_equal(sum_of(r->before), VK_WHOLE);
    assert_int_equal(sum_of(r->after), VK_WHOLE);
    for (int party = 0; party < VK_PARTIES; party++)
        assert_true(r->before[party] >= 0 && r->after[party] >= 0);
    if (r->kind == VK_CAME)
        return;
    assert_int_equal(r->before[r->seat], r->best[0].value);
    for (int i = 0; i < r->n_best; i++) {
        assert_true(i == 0 || r->best[i].value <= r->best[i - 1].value);
        has_played |= r->best[i].act == step->act && r->best[i].value == r->after[r->seat];
    }
    assert_true(has_played);
    assert_int_equal(vk_given_away(r) >= VK_INACCURACY,
                     r->mark != VK_GOOD && r->mark != VK_SPLENDID);
}

/* Every game: rows are right, the account adds up, and the order of judging changes nothing. */
static void check_game(const struct vk_game *g, int seats, uint64_t seed)
{
    struct vk_account sums;
    int32_t all = 0, given = 0;
    begin(&one, g, seats, seed);
    play(&one, STEPS);
    uint32_t n = one.t.n < SOME ? one.t.n : SOME, from = one.t.n - n;
    memset(row, 0, sizeof row);
    for (uint32_t k = one.t.n; k > from; k--) {
        judge(&one.t, k, BUDGET, &row[k - 1]);
        check_row(&one.t, k, &row[k - 1]);
    }
    for (uint32_t k = from + 1; k <= one.t.n; k += 7) {
        judge(&one.t, k, BUDGET, &again);
        assert_memory_equal(&again, &row[k - 1], sizeof again);
    }
    vk_account(&(struct vk_analysis){ &one.t, row }, &sums);
    assert_int_equal(sums.n_judged, n);
    assert_int_equal(sums.budget, BUDGET);
    for (int party = 0; party <= seats; party++) {
        const struct vk_fared *f = &sums.party[party];
        assert_int_equal(f->start + f->luck + f->unseen - f->given + f->gained, f->end);
        assert_int_equal(f->end - f->luck - f->unseen, f->fair);
        all += f->luck;
        given += f->gained - f->given;
    }
    assert_int_equal(all, 0);
    assert_int_equal(given, 0);
}

static void test_every_game(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_games; i++)
        for (int seats = vk_games[i]->seats_min; seats <= 3 && seats <= vk_games[i]->seats_max;
             seats++)
            check_game(vk_games[i], seats, 3);
    check_game(&reef_game, 3, 3);
}

/* The mean of luck over all that could have come is nothing. */
static void check_outcomes(struct played *p, vk_action came)
{
    struct vk_actions all = list;
    int64_t mean[VK_PARTIES] = { 0 }, weights = 0;
    uint32_t n = p->t.n;
    for (int i = 0; i < all.n; i++) {
        assert_int_equal(vk_session_act(&p->t, VK_CHANCE, all.act[i], 0, NULL), VK_OK);
        judge(&p->t, n + 1, BUDGET, &again);
        weights += all.weight[i];
        for (int party = 0; party < VK_PARTIES; party++)
            mean[party] += (int64_t)(again.after[party] - again.before[party]) * all.weight[i];
        assert_int_equal(vk_session_rewind(&p->t, n), VK_OK);
    }
    for (int party = 0; party < VK_PARTIES; party++)
        assert_true(llabs(mean[party]) <= weights * 3); /* of rounding, in hundredths */
    assert_int_equal(vk_session_act(&p->t, VK_CHANCE, came, 0, NULL), VK_OK);
}

static void test_luck_is_fair(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_games; i++) {
        int looked = 0;
        if (!vk_has_chance(vk_games[i]))
            continue;
        begin(&one, vk_games[i], 2, 4);
        for (int seat; looked < brief_of(6) && (seat = decider(&one)) != VK_NONE;) {
            vk_action a = some_action(&one, seat);
            if (seat == VK_CHANCE && list.n > 1 && list.n <= 8 && ++looked)
                check_outcomes(&one, a);
            else
                assert_int_equal(vk_session_act(&one.t, seat, a, 0, NULL), VK_OK);
        }
        assert_true(looked > 0);
    }
}

/* Another outcome than `a` that this seat may not read either, or `a`. */
static vk_action another(struct played *p, vk_action a, int reader)
{
    struct vk_actions all;
    vk_legal(p->t.game, p->state, VK_CHANCE, &all);
    for (int i = 0; i < all.n; i++)
        if (all.act[i] != a && !(vk_seen(p->t.game, p->state, VK_CHANCE, all.act[i]) >> reader & 1))
            return all.act[i];
    return a;
}

/* Two games that differ in what seat 0 may not know: how many of its decisions were compared. */
static int compare_worlds(const struct vk_game *g, uint64_t seed)
{
    int looked = 0;
    begin(&one, g, 2, seed);
    begin(&two, g, 2, seed);
    for (int seat; one.t.n < 300 && (seat = decider(&one)) != VK_NONE && seat == decider(&two);) {
        vk_action a = some_action(&one, seat), b = a;
        if (seat == VK_CHANCE && !(vk_seen(g, one.state, seat, a) >> 0 & 1))
            b = another(&two, a, 0);
        vk_view(g, one.state, 0, seen_one);
        vk_view(g, two.state, 0, seen_two);
        bool is_alike = memcmp(seen_one, seen_two, g->state_size) == 0;
        bool is_other = memcmp(one.state, two.state, g->state_size) != 0;
        bool has_choice = seat == 0 && list.n > 1;
        if (vk_session_act(&two.t, seat, b, 0, NULL) != VK_OK)
            break;
        assert_int_equal(vk_session_act(&one.t, seat, a, 0, NULL), VK_OK);
        if (!has_choice || !is_alike || !is_other)
            continue;
        judge(&one.t, one.t.n, BUDGET, &row[0]);
        judge(&two.t, two.t.n, BUDGET, &row[1]);
        assert_memory_equal(&row[0], &row[1], sizeof row[0]);
        looked++;
    }
    return looked;
}

static void test_nothing_hidden_counts(void **unused)
{
    int looked = 0;
    (void)unused;
    for (uint64_t seed = 1; seed <= 8; seed++)
        looked += compare_worlds(&reef_game, seed);
    assert_true(looked > 0);
    looked = 0;
    for (uint64_t seed = 1; seed <= 3; seed++)
        looked += compare_worlds(vk_game_by_id("raiatea"), seed);
    assert_true(looked > 0);
}

static bool wins_at_once(const struct vk_game *g, const void *state, int seat, vk_action a)
{
    static _Alignas(8) uint8_t next[VK_STATE_MAX];
    struct vk_score score = { 0 };
    memcpy(next, state, g->state_size);
    vk_play(g, next, seat, a, NULL);
    if (!((const struct vk_head *)(const void *)next)->over)
        return false;
    g->score(next, &score);
    return score.winners == 1u << seat;
}

/* Where a move of Konane wins at once, the first of the list does, and any other gave something away. */
static void test_win_in_one(void **unused)
{
    const struct vk_game *g = vk_game_by_id("konane");
    int looked = 0;
    (void)unused;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        begin(&one, g, 2, seed);
        for (int seat; (seat = decider(&one)) != VK_NONE;) {
            vk_action a = some_action(&one, seat);
            bool has_win = false, has_other = false;
            for (int i = 0; i < list.n; i++) {
                bool wins = wins_at_once(g, one.state, seat, list.act[i]);
                has_win |= wins;
                has_other |= !wins;
            }
            bool took_it = wins_at_once(g, one.state, seat, a);
            memcpy(seen_one, one.state, g->state_size);
            assert_int_equal(vk_session_act(&one.t, seat, a, 0, NULL), VK_OK);
            if (!has_win || !has_other)
                continue;
            judge(&one.t, one.t.n, 400, &again);
            assert_true(again.before[seat] > 95 * VK_POINT);
            assert_true(wins_at_once(g, seen_one, seat, again.best[0].act) || !took_it);
            if (took_it)
                assert_int_equal(vk_given_away(&again), 0);
            looked++;
        }
    }
    assert_true(looked > 0);
}

/* Every look counts its own iterations and no others, and begins at nothing. */
static void test_looks(void **unused)
{
    static struct look l;
    static _Alignas(16) uint8_t memory[1 << 21];
    (void)unused;
    begin(&one, vk_game_by_id("konane"), 2, 1);
    l = (struct look){ .game = one.t.game, .seats = 2, .memory = memory };
    l.memory_size = sizeof memory;
    memcpy(l.view, one.state, one.t.game->state_size);
    vk_action a = some_action(&one, 0);
    for (int times = 0; times < 2; times++) {
        uint32_t visits = 0;
        look_for(&l, 0, 200, a);
        for (int i = 0; i < l.n; i++)
            visits += l.row[i].visits;
        assert_int_equal(visits, 200);
        assert_true(look_row(&l, a)->visits >= 40);
    }
}

/* A move that loses what was won is a blunder, and accuracy falls with it. */
static void test_marks(void **unused)
{
    struct vk_judged r = { .kind = VK_DECIDED, .seat = 1 };
    (void)unused;
    r.before[1] = 5000;
    r.after[1] = 5000 - VK_NEAR + 1;
    assert_int_equal(vk_given_away(&r), 0);
    r.after[1] = 5000 - VK_NEAR;
    assert_int_equal(vk_given_away(&r), VK_NEAR);
    r.kind = VK_CAME;
    assert_int_equal(vk_given_away(&r), 0);
    assert_int_equal(vk_accuracy(0), VK_WHOLE);
    assert_int_equal(vk_accuracy(VK_HALF_RIGHT), VK_WHOLE / 2);
    assert_true(vk_accuracy(VK_BLUNDER) < vk_accuracy(VK_MISTAKE));
}

/* Random players of Polynesia give hundreds of points away, and are told of blunders. */
static void test_random_players(void **unused)
{
    struct vk_account sums;
    (void)unused;
    begin(&one, vk_game_by_id("polynesia"), 2, 9);
    play(&one, STEPS);
    for (uint32_t k = 1; k <= one.t.n; k++)
        judge(&one.t, k, BUDGET, &row[k - 1]);
    vk_account(&(struct vk_analysis){ &one.t, row }, &sums);
    for (int seat = 0; seat < 2; seat++) {
        assert_true(sums.party[seat].given > 100 * VK_POINT);
        assert_true(sums.party[seat].accuracy < 90 * VK_POINT);
    }
    assert_true(sums.party[0].n_mark[VK_BLUNDERED] + sums.party[1].n_mark[VK_BLUNDERED] > 0);
    int32_t now[VK_PARTIES];
    struct vk_analysis a = { &one.t, row };
    vk_chances(&a, one.t.n, now);
    assert_true(now[0] == VK_WHOLE || now[1] == VK_WHOLE || now[0] == VK_WHOLE / 2);
    assert_int_equal(sum_of(now), VK_WHOLE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game),
        cmocka_unit_test(test_luck_is_fair),
        cmocka_unit_test(test_nothing_hidden_counts),
        cmocka_unit_test(test_win_in_one),
        cmocka_unit_test(test_marks),
        cmocka_unit_test(test_looks),
        cmocka_unit_test(test_random_players),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
