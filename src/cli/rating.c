/*
 * rating.c - strengths by the iteration of Zermelo (minorisation and maximisation, Hunter 2004),
 * intervals by the information of Fisher. See rating.h.
 *
 * A game of k players gives k (k - 1) / 2 pairwise results. They hang together: for equal
 * players the variance of a rating is (k + 1) / 3 times what independent results would give (the
 * variance of a rank is (k^2 - 1) / 12), so each result counts as 3 / (k + 1) in the information.
 */
#include "cli/rating.h"
#include <math.h>

enum { ROUNDS_MAX = 20000 };

#define VIRTUAL_TIE 1.0 /* points for each of a pair that has met */
#define NORMAL_95   1.959963984540054

struct matches {
    int n;
    double won[RATED_MAX];               /* in games */
    double met[RATED_MAX][RATED_MAX];    /* games of a pair */
    double counts[RATED_MAX][RATED_MAX]; /* of these, in the information: independent ones */
};

static void count_matches(const struct rated_points *points, int n, int seats, struct matches *m)
{
    *m = (struct matches){ .n = n };
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            int64_t sum = points->of[i][k] + points->of[k][i];
            if (i == k || sum == 0)
                continue;
            m->won[i] += ((double)points->of[i][k] + VIRTUAL_TIE) / 2;
            m->met[i][k] = (double)sum / 2 + VIRTUAL_TIE;
            m->counts[i][k] = m->met[i][k] * 3 / (seats + 1);
        }
}

/* Strengths with a geometric mean of 1. */
static void centre(double strength[RATED_MAX], int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += log(strength[i]);
    double mean = exp(sum / n);
    for (int i = 0; i < n; i++)
        strength[i] /= mean;
}

static void find_strengths(const struct matches *m, double strength[RATED_MAX])
{
    for (int i = 0; i < m->n; i++)
        strength[i] = 1;
    double change = 1;
    for (int round = 0; round < ROUNDS_MAX && change > 1e-12; round++) {
        double next[RATED_MAX];
        for (int i = 0; i < m->n; i++) {
            double sum = 0;
            for (int k = 0; k < m->n; k++)
                if (m->met[i][k] > 0)
                    sum += m->met[i][k] / (strength[i] + strength[k]);
            next[i] = sum > 0 ? m->won[i] / sum : 1;
        }
        centre(next, m->n);
        change = 0;
        for (int i = 0; i < m->n; i++) {
            double by = fabs(next[i] / strength[i] - 1);
            change = by > change ? by : change;
            strength[i] = next[i];
        }
    }
}

/*
 * Gauss and Jordan, with the largest element as pivot. The matrix is symmetric and, by the row of
 * ones that was added to each, not singular.
 */
static void invert(double a[RATED_MAX][RATED_MAX], double out[RATED_MAX][RATED_MAX], int n)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            out[i][k] = i == k;
    for (int col = 0; col < n; col++) {
        int pivot = col;
        for (int i = col + 1; i < n; i++)
            pivot = fabs(a[i][col]) > fabs(a[pivot][col]) ? i : pivot;
        for (int k = 0; k < n; k++) {
            double x = a[col][k], y = out[col][k];
            a[col][k] = a[pivot][k];
            a[pivot][k] = x;
            out[col][k] = out[pivot][k];
            out[pivot][k] = y;
        }
        double scale = a[col][col];
        if (fabs(scale) < 1e-12)
            scale = 1e-12; /* somebody has met nobody: his interval has no end */
        for (int k = 0; k < n; k++) {
            a[col][k] /= scale;
            out[col][k] /= scale;
        }
        for (int i = 0; i < n; i++) {
            double by = i == col ? 0 : a[i][col];
            for (int k = 0; k < n; k++) {
                a[i][k] -= by * a[col][k];
                out[i][k] -= by * out[col][k];
            }
        }
    }
}

/*
 * The variance of each log strength, of strengths whose mean is fixed: the pseudo-inverse of the
 * information, which is (I + J)^-1 - J / n^2 for a matrix I whose rows sum to 0 and J of ones.
 */
static void find_variances(const struct matches *m, const double strength[RATED_MAX],
                           double variance[RATED_MAX])
{
    double info[RATED_MAX][RATED_MAX], inverse[RATED_MAX][RATED_MAX];
    int n = m->n;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            info[i][k] = 1;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            double p = strength[i] / (strength[i] + strength[k]);
            if (i == k)
                continue;
            info[i][i] += m->counts[i][k] * p * (1 - p);
            info[i][k] -= m->counts[i][k] * p * (1 - p);
        }
    invert(info, inverse, n);
    for (int i = 0; i < n; i++)
        variance[i] = inverse[i][i] - 1.0 / ((double)n * n);
}

void rating_fit(const struct rated_points *points, int n, int seats,
                struct rating rating[RATED_MAX])
{
    struct matches m;
    double strength[RATED_MAX] = { 0 }, variance[RATED_MAX] = { 0 };
    const double elo = 400 / log(10);
    count_matches(points, n, seats, &m);
    find_strengths(&m, strength);
    find_variances(&m, strength, variance);
    for (int i = 0; i < n; i++) {
        double half = NORMAL_95 * sqrt(variance[i] > 0 ? variance[i] : 0) * elo;
        rating[i].elo = elo * log(strength[i]);
        rating[i].low = rating[i].elo - half;
        rating[i].high = rating[i].elo + half;
    }
}
