/* sim_sums.c - adding up results without order, and the interval around a share of wins. */
#include "cli/sim.h"
#include <math.h>

struct sim_tally sim_tally_of(const struct vk_score *score, int seat, int loser)
{
    int n_winners = __builtin_popcount(score->winners);
    bool is_scored = loser == VK_NONE;
    return (struct sim_tally){ .games = 1,
                               .wins = score->winners >> seat & 1 ? SIM_WIN / n_winners : 0,
                               .scored = is_scored,
                               .score = is_scored ? score->total[seat] : 0,
                               .forfeits = seat == loser,
                               .min = score->total[seat],
                               .max = score->total[seat] };
}

void sim_count(struct sim_sums *sums, const struct sim_plan *plan, int64_t number,
               const struct vk_score *score, int loser)
{
    int seats = plan->setup.seats;
    for (int seat = 0; seat < seats; seat++) {
        struct sim_tally one = sim_tally_of(score, seat, loser);
        int player = sim_player_at(plan, number, seat);
        sim_add_tally(&sums->seat[seat], &one);
        sim_add_tally(&sums->player[player], &one);
        sim_add_tally(&sums->at[player][seat], &one);
        for (int other = 0; other < seats; other++) {
            int rank = score->rank[seat], its = score->rank[other];
            int points = rank < its ? 2 : rank == its;
            if (other != seat)
                sums->beats[player][sim_player_at(plan, number, other)] += points;
        }
    }
    sums->games++;
}

/* Keeps those with the lowest numbers, sorted; counts all. */
void sim_add_note(struct sim_notes *notes, const struct sim_note *note)
{
    int n = notes->n < SIM_NOTES_KEPT ? (int)notes->n : SIM_NOTES_KEPT;
    int at = n;
    notes->n++;
    while (at > 0 && notes->kept[at - 1].number > note->number)
        at--;
    if (at == SIM_NOTES_KEPT)
        return;
    for (int i = n < SIM_NOTES_KEPT ? n : SIM_NOTES_KEPT - 1; i > at; i--)
        notes->kept[i] = notes->kept[i - 1];
    notes->kept[at] = *note;
}

static void add_notes(struct sim_notes *to, const struct sim_notes *from)
{
    int64_t kept = from->n < SIM_NOTES_KEPT ? from->n : SIM_NOTES_KEPT;
    for (int64_t i = 0; i < kept; i++)
        sim_add_note(to, &from->kept[i]);
    to->n += from->n - kept;
}

static void add_thinking(struct sim_thinking *to, const struct sim_thinking *from)
{
    to->decisions += from->decisions;
    to->microseconds += from->microseconds;
    if (from->longest > to->longest)
        to->longest = from->longest;
}

void sim_add(struct sim_sums *to, const struct sim_sums *from)
{
    to->games += from->games;
    to->decisions += from->decisions;
    to->steps += from->steps;
    to->rounds += from->rounds;
    for (int i = 0; i < VK_SEATS_MAX; i++) {
        sim_add_tally(&to->player[i], &from->player[i]);
        sim_add_tally(&to->seat[i], &from->seat[i]);
        add_thinking(&to->thinking[i], &from->thinking[i]);
        for (int k = 0; k < VK_SEATS_MAX; k++) {
            to->beats[i][k] += from->beats[i][k];
            sim_add_tally(&to->at[i][k], &from->at[i][k]);
        }
    }
    add_notes(&to->breaks, &from->breaks);
    add_notes(&to->forfeits, &from->forfeits);
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
