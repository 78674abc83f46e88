/* sim_sums.c - adding up results without order, and the interval around a share of wins. */
#include "cli/sim.h"
#include <math.h>

static void add_tally(struct sim_tally *to, const struct sim_tally *from)
{
    if (from->games == 0)
        return;
    if (to->games == 0 || from->min < to->min)
        to->min = from->min;
    if (to->games == 0 || from->max > to->max)
        to->max = from->max;
    to->games += from->games;
    to->wins += from->wins;
    to->score += from->score;
}

/* Keeps those with the lowest numbers, sorted; counts all. */
void sim_add_break(struct sim_sums *sums, const struct sim_break *b)
{
    int n = sums->broken < SIM_BREAKS_KEPT ? (int)sums->broken : SIM_BREAKS_KEPT;
    int at = n;
    sums->broken++;
    while (at > 0 && sums->breaks[at - 1].number > b->number)
        at--;
    if (at == SIM_BREAKS_KEPT)
        return;
    for (int i = n < SIM_BREAKS_KEPT ? n : SIM_BREAKS_KEPT - 1; i > at; i--)
        sums->breaks[i] = sums->breaks[i - 1];
    sums->breaks[at] = *b;
}

void sim_add(struct sim_sums *to, const struct sim_sums *from)
{
    int64_t kept = from->broken < SIM_BREAKS_KEPT ? from->broken : SIM_BREAKS_KEPT;
    to->games += from->games;
    to->decisions += from->decisions;
    to->steps += from->steps;
    to->rounds += from->rounds;
    for (int i = 0; i < VK_SEATS_MAX; i++) {
        add_tally(&to->player[i], &from->player[i]);
        add_tally(&to->seat[i], &from->seat[i]);
    }
    for (int64_t i = 0; i < kept; i++)
        sim_add_break(to, &from->breaks[i]);
    to->broken += from->broken - kept;
}

void sim_wilson(double wins, double games, double *low, double *high)
{
    const double z = 1.959963984540054;
    *low = 0;
    *high = 1;
    if (games <= 0)
        return;
    double share = wins / games, spread = z * z / games;
    double centre = (share + spread / 2) / (1 + spread);
    double half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games));
    *low = centre - half > 0 ? centre - half : 0;
    *high = centre + half < 1 ? centre + half : 1;
}
