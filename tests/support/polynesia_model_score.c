/* polynesia_model_score.c - the second Polynesia: the eruption and section 6. */
#include "polynesia_model.h"
#include <string.h>

void model_sink(struct model *m)
{
    for (int p = 0; p < m->seats; p++)
        for (int i = 0; i < model_n_islands(m); i++) {
            const char *kind = model_island(m, i)->kind;
            if (strcmp(kind, "volcano") != 0 && strcmp(kind, "near") != 0)
                continue;
            m->player[p].home += m->player[p].pieces[i];
            m->player[p].pieces[i] = 0;
        }
}

/* The value of the highest free space: 13 spaces, of which the last `home` ones are covered. */
static int board_points(int home)
{
    static const int space[13] = { 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7 };
    int best = 0;
    for (int i = 0; i < 13 - home; i++)
        best = space[i] > best ? space[i] : best;
    return best;
}

static int turtles_on(const struct spec_island *is)
{
    return strcmp(is->symbol, "turtle 1") == 0 ? 1 : strcmp(is->symbol, "turtle 2") == 0 ? 2 : 0;
}

/* How many archipelagos have at least `n` islands occupied by this player. */
static int archipelagos(const struct model *m, const struct model_player *p, int n)
{
    int count = 0;
    for (int x = 0; x < 4; x++) {
        int here = 0;
        for (int i = 0; i < model_n_islands(m); i++)
            here += model_archipelago(model_island(m, i)->archipelago) == x && p->pieces[i] > 0;
        count += here >= n;
    }
    return count;
}

static int card_1_points(const struct model *m, const struct model_player *p)
{
    int a = archipelagos(m, p, 1), b = archipelagos(m, p, 2);
    if (m->card[0] == 13)
        return a == 4 ? 5 : a;
    if (m->card[0] == 14)
        return b == 4 ? 10 : 2 * b;
    return 0;
}

static int card_2_points(const struct model *m, const struct model_player *p)
{
    static const int set[] = { 0, -1, 2, 5, 5 };
    if (m->card[1] == 24)
        return set[p->masks];
    if (m->card[1] == 25)
        return p->masks * archipelagos(m, p, 1);
    if (m->card[1] == 26)
        return p->masks == 0 ? -2 : 0;
    return 0;
}

static int count_above(const int value[], int seats, int than)
{
    int n = 0;
    for (int p = 0; p < seats; p++)
        n += value[p] > than;
    return n;
}

static int count_equal(const int value[], int seats, int to)
{
    int n = 0;
    for (int p = 0; p < seats; p++)
        n += value[p] == to;
    return n;
}

/* Card 3.4 on one island, seen by one player: who has more than he, and who as many? */
static int beach_points(const int pieces[], int seats, int seat)
{
    int above = count_above(pieces, seats, pieces[seat]);
    if (pieces[seat] == 0)
        return 0;
    if (above == 0)
        return count_equal(pieces, seats, pieces[seat]) == 1 ? 3 : 2;
    return above == 1 ? 2 : 0; /* exactly one leader: this is the second place, tied or not */
}

static int majority(const int value[], int seats, int seat, int win, int tie)
{
    if (count_above(value, seats, value[seat]) > 0)
        return 0;
    return count_equal(value, seats, value[seat]) == 1 ? win : tie;
}

static int boats_of(const struct model_player *p)
{
    int n = 0;
    for (int r = 0; r < MODEL_ROUTES; r++)
        n += p->boat[r];
    return n;
}

static int card_3_points(const struct model *m, int seat)
{
    int value[4] = { 0 }, points = 0;
    for (int p = 0; p < m->seats; p++) {
        const struct model_player *q = &m->player[p];
        value[p] = m->card[2] == 35   ? q->home
                   : m->card[2] == 36 ? q->goods[0]
                   : m->card[2] == 37 ? boats_of(q)
                                      : q->goods[1];
    }
    switch (m->card[2]) {
    case 35: return majority(value, m->seats, seat, 3, 0);
    case 36:
    case 38: return majority(value, m->seats, seat, 4, 3);
    case 37: return majority(value, m->seats, seat, 3, 2);
    case 34:
        for (int i = 0; i < model_n_islands(m); i++) {
            if (turtles_on(model_island(m, i)) == 0)
                continue;
            for (int p = 0; p < m->seats; p++)
                value[p] = m->player[p].pieces[i];
            points += beach_points(value, m->seats, seat);
        }
        return points;
    default: return 0;
    }
}

static void score_player(const struct model *m, int seat, struct model_score *score)
{
    const struct model_player *p = &m->player[seat];
    int *part = score->part[seat];
    part[0] = board_points(p->home);
    for (int i = 0; i < model_n_islands(m); i++)
        if (p->pieces[i] > 0) {
            part[1] += turtles_on(model_island(m, i));
            score->islands[seat]++;
        }
    part[2] = p->island_turtles;
    part[3] = p->turtle_tokens;
    part[4] = card_1_points(m, p);
    part[5] = card_2_points(m, p);
    part[6] = card_3_points(m, seat);
    for (int k = 0; k < 7; k++)
        score->total[seat] += part[k];
}

void model_score(const struct model *m, struct model_score *score)
{
    struct model end = *m;
    memset(score, 0, sizeof *score);
    if (!m->is_over) {
        model_sink(&end);
        for (int g = 0; g < 2; g++)
            for (int p = 0; p < m->seats && m->card[2] == (g ? 38 : 36); p++)
                model_harvest(&end, &end.player[p], g, true);
    }
    for (int p = 0; p < m->seats; p++)
        score_player(&end, p, score);
    for (int p = 0; p < m->seats; p++) {
        score->rank[p] = 1;
        for (int q = 0; q < m->seats; q++)
            score->rank[p] +=
                score->total[q] > score->total[p] ||
                (score->total[q] == score->total[p] && score->islands[q] > score->islands[p]);
    }
}
