/*
 * test_rating.c - ratings against what the model says on paper, and intervals against what happens
 * when the model is right. The part is no part of the library, so it is included here.
 */
#include "cli/rating.c"
#include "vaka/rng.h"
#include <cmocka.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void assert_near(double x, double wanted, double by)
{
    if (!(fabs(x - wanted) <= by))
        fail_msg("%f is not %f", x, wanted);
}

static void two_players_as_on_paper(void **state)
{
    (void)state;
    struct rated_points points = { .of = { { 0, 150 }, { 50, 0 } } };
    struct rating r[RATED_MAX];
    rating_fit(&points, 2, 2, r);
    /* 75 of 100, and the tie: 75.5 of 101. Half of the difference lies on each side of 0. */
    double p = 75.5 / 101, elo = 400 * log10(p / (1 - p));
    assert_near(r[0].elo, elo / 2, 1e-6);
    assert_near(r[1].elo, -elo / 2, 1e-6);
    double deviation = sqrt(1 / (101 * p * (1 - p))) * 400 / log(10) / 2;
    assert_near(r[0].high - r[0].elo, 1.959963984540054 * deviation, 1e-6);
    assert_near(r[0].elo - r[0].low, r[1].high - r[1].elo, 1e-9);
}

static void ties_and_mirrors(void **state)
{
    (void)state;
    struct rated_points points = { .of = { { 0, 40, 40 }, { 40, 0, 40 }, { 40, 40, 0 } } };
    struct rating r[RATED_MAX];
    rating_fit(&points, 3, 2, r);
    for (int i = 0; i < 3; i++)
        assert_near(r[i].elo, 0, 1e-9);
    /* A wheel: each beats the next one. */
    points = (struct rated_points){ .of = { { 0, 40, 0 }, { 0, 0, 40 }, { 40, 0, 0 } } };
    rating_fit(&points, 3, 2, r);
    for (int i = 0; i < 3; i++)
        assert_near(r[i].elo, 0, 1e-9);
}

static void who_wins_all_has_a_rating(void **state)
{
    (void)state;
    struct rated_points points = { .of = { { 0, 200, 200 }, { 0, 0, 100 }, { 0, 100, 0 } } };
    struct rating r[RATED_MAX];
    rating_fit(&points, 3, 2, r);
    assert_true(r[0].elo > 300 && r[0].elo < 2000);
    assert_true(r[0].low < r[0].elo && r[0].elo < r[0].high);
    assert_near(r[1].elo, r[2].elo, 1e-6);
    assert_near(r[0].elo + r[1].elo + r[2].elo, 0, 1e-6);
    /* More games without a loss: higher, and surer of not being lower. */
    struct rated_points more = { .of = { { 0, 2000, 2000 }, { 0, 0, 1000 }, { 0, 1000, 0 } } };
    struct rating s[RATED_MAX];
    rating_fit(&more, 3, 2, s);
    assert_true(s[0].elo > r[0].elo && s[0].low > r[0].low);
}

static void who_met_nobody_has_no_end_of_his_interval(void **state)
{
    (void)state;
    struct rated_points points = { .of = { { 0, 50, 0 }, { 50, 0, 0 } } };
    struct rating r[RATED_MAX];
    rating_fit(&points, 3, 2, r);
    assert_near(r[0].elo, 0, 1e-6);
    assert_true(r[2].high - r[2].low > 1e6);
}

/* ---- Does the interval hold what it promises? ------------------------------------------------ */

static const double true_elo[6] = { 250, 120, 40, -60, -130, -220 };

/* An order of the table's players: the first by strength, then the next of the rest, and so on. */
static void play(struct vk_rng *rng, const int *player, int seats, struct rated_points *points)
{
    double strength[5], sum = 0;
    int left[5];
    for (int i = 0; i < seats; i++) {
        left[i] = player[i];
        strength[i] = pow(10, true_elo[player[i]] / 400);
        sum += strength[i];
    }
    for (int n = seats; n > 1; n--) {
        double x = vk_rng_unit(rng) * sum;
        int at = 0;
        while (at < n - 1 && x >= strength[at])
            x -= strength[at++];
        int winner = left[at];
        sum -= strength[at];
        for (int i = at; i < n - 1; i++) {
            left[i] = left[i + 1];
            strength[i] = strength[i + 1];
        }
        for (int i = 0; i < n - 1; i++)
            points->of[winner][left[i]] += 2;
    }
}

/* All sets of `seats` out of six play 40 games each. */
static struct rated_points tournament(struct vk_rng *rng, int seats)
{
    struct rated_points points = { .of = { { 0 } } };
    for (unsigned set = 0; set < 1u << 6; set++) {
        int player[6], n = 0;
        if (__builtin_popcount(set) != seats)
            continue;
        for (int i = 0; i < 6; i++)
            if (set >> i & 1)
                player[n++] = i;
        for (int game = 0; game < 40; game++)
            play(rng, player, seats, &points);
    }
    return points;
}

static void intervals_hold_the_truth_in_95_of_100(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        struct vk_rng rng = vk_rng_from(7, (uint64_t)seats);
        int held = 0, all = 0;
        double sum[6] = { 0 };
        for (int run = 0; run < 300; run++) {
            struct rated_points points = tournament(&rng, seats);
            struct rating r[RATED_MAX];
            rating_fit(&points, 6, seats, r);
            for (int i = 0; i < 6; i++, all++) {
                held += r[i].low <= true_elo[i] && true_elo[i] <= r[i].high;
                sum[i] += r[i].elo;
            }
        }
        /* 1800 looks: three deviations are 1.5 of a hundred; strong and weak ones differ a little. */
        if (held * 1000 < all * 925 || held * 1000 > all * 980)
            fail_msg("%d seats: %d of %d intervals hold", seats, held, all);
        for (int i = 0; i < 6; i++)
            assert_near(sum[i] / 300, true_elo[i], 8);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_players_as_on_paper),
        cmocka_unit_test(ties_and_mirrors),
        cmocka_unit_test(who_wins_all_has_a_rating),
        cmocka_unit_test(who_met_nobody_has_no_end_of_his_interval),
        cmocka_unit_test(intervals_hold_the_truth_in_95_of_100),
    };
    return cmocka_run_group_tests_name("ratings", tests, NULL, NULL);
}
