/* sim_part_check.c - does what a part says of its games fit together? See sim_part.h. */
#include "cli/sim_part.h"
#include <string.h>

/* Of so many games. */
static bool is_tally_of(const struct sim_tally *t, int64_t games)
{
    bool is_scored = t->scored > 0;
    return t->games == games && t->wins <= games * SIM_WIN && t->scored <= games &&
           t->forfeits <= games && (is_scored || t->score == 0) &&
           (!is_scored || (t->min <= t->score / t->scored && t->score / t->scored <= t->max));
}

/* A player's games over all seats, and a seat's over all players. */
static bool are_rows_right(const struct sim_sums *s, int seats)
{
    for (int i = 0; i < seats; i++) {
        struct sim_tally player = { .games = 0 }, seat = { .games = 0 };
        for (int k = 0; k < seats; k++) {
            sim_add_tally(&player, &s->at[i][k]);
            sim_add_tally(&seat, &s->at[k][i]);
            if (i != k && s->beats[i][k] + s->beats[k][i] != 2 * s->games)
                return false;
        }
        if (!is_tally_of(&s->player[i], s->games) || !is_tally_of(&s->seat[i], s->games) ||
            memcmp(&player, &s->player[i], sizeof player) != 0 ||
            memcmp(&seat, &s->seat[i], sizeof seat) != 0)
            return false;
    }
    return true;
}

static bool adds_up(const struct sim_part *p, const struct sim_sums *s)
{
    const struct sim_plan *plan = &p->plan;
    int64_t played = s->games + s->breaks.n, wins = 0, forfeits = 0;
    bool is_all = p->was_interrupted ? played <= sim_games_of(plan) : played == sim_games_of(plan);
    for (int i = 0; i < plan->setup.seats; i++) {
        wins += s->player[i].wins;
        forfeits += s->player[i].forfeits;
    }
    return is_all && wins <= s->games * SIM_WIN && forfeits == s->forfeits.n &&
           s->decisions <= s->steps && s->steps <= s->games * (int64_t)plan->game->step_bound &&
           are_rows_right(s, plan->setup.seats);
}

bool part_adds_up(const struct sim_part *p)
{
    for (int i = 0; i < p->n_tables; i++)
        if (!adds_up(p, &p->table[i].sums))
            return false;
    return true;
}
