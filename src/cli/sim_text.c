/* sim_text.c - what a simulation found, for people. */
#include "cli/sim.h"
#include "words/tell.h"
#include <string.h>

enum { OPENINGS_SHOWN = 10 }; /* of each seat */

/* Columns that the longest name needs. */
static int name_width(const struct sim_result *r)
{
    int width = 14;
    for (int i = 0; i < r->plan->setup.seats; i++) {
        int n = (int)strlen(r->plan->bot[i].text);
        width = n > width ? n : width;
    }
    return width;
}

static void print_thinking(const struct sim_result *r)
{
    bool is_first = true;
    int width = name_width(r);
    for (int i = 0; i < r->plan->setup.seats; i++) {
        const struct sim_thinking *t = &r->sums->thinking[i];
        if (!t->decisions)
            continue;
        if (is_first)
            vk_tell("\n%-*s     decisions   mean ms    max ms  forfeits\n", width,
                    vk_say(VK_WORD("bot")));
        is_first = false;
        vk_tell("%-*s %13lld %9.1f %9.1f %9lld\n", width, r->plan->bot[i].text,
                (long long)t->decisions, (double)t->microseconds / 1000 / (double)t->decisions,
                (double)t->longest / 1000, (long long)r->sums->player[i].forfeits);
    }
}

/* The most frequent ones of each seat. */
static void print_openings(const struct sim_result *r)
{
    const struct sim_openings *o = r->openings;
    int n_seat = 0;
    if (!r->plan->openings)
        return;
    vk_tell("\nseat     games    share    95 %% interval     mean  opening\n");
    for (uint32_t i = 0; i < o->n; i++) {
        const struct sim_tally *t = &o->row[i].tally;
        double low, high;
        n_seat = i && o->row[i - 1].seat == o->row[i].seat ? n_seat + 1 : 0;
        if (n_seat == OPENINGS_SHOWN)
            vk_tell("%4d  and others; --json and --csv have them all\n", o->row[i].seat);
        if (n_seat >= OPENINGS_SHOWN)
            continue;
        sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
        vk_tell("%4d %9lld %7.2f%% %7.2f%% - %6.2f%% %8.2f  %s\n", o->row[i].seat,
                (long long)t->games, 100 * sim_share(t), 100 * low, 100 * high,
                sim_mean_score(r, t), o->row[i].text[0] ? o->row[i].text : vk_say("(none)"));
    }
}

void sim_print_text(const struct sim_result *r)
{
    const struct sim_sums *s = r->sums;
    int seats = r->plan->setup.seats, width = name_width(r);
    vk_tell("%s, %d {seat|seats}, %lld {game|games}, seed %llu\n", r->plan->game->id, seats,
            (long long)s->games, (unsigned long long)r->plan->seed);
    if (r->was_interrupted)
        vk_tell("It was interrupted.\n");
    vk_tell("\n%-*s     games       wins    share    95 %% interval     mean    min    max\n",
            width, vk_say(VK_WORD("bot")));
    for (int i = 0; i < seats; i++) {
        const struct sim_tally *t = &s->player[i];
        double low, high;
        sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
        vk_tell("%-*s %9lld %10.1f %7.2f%% %7.2f%% - %6.2f%% %7.2f %6g %6g\n", width,
                r->plan->bot[i].text, (long long)t->games, (double)t->wins / SIM_WIN,
                100 * sim_share(t), 100 * low, 100 * high, sim_mean_score(r, t),
                sim_points(r, t->min), sim_points(r, t->max));
    }
    if (r->has_times)
        print_thinking(r);
    vk_tell("\nseat    share    95 %% interval     mean\n");
    for (int seat = 0; seat < seats; seat++) {
        const struct sim_tally *t = &s->seat[seat];
        double low, high;
        sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
        vk_tell("%4d %7.2f%% %7.2f%% - %6.2f%% %8.2f\n", seat, 100 * sim_share(t), 100 * low,
                100 * high, sim_mean_score(r, t));
    }
    print_openings(r);
    vk_tell("\n%.1f decisions and %.2f rounds a game\n", sim_per_game(r, s->decisions),
            sim_per_game(r, s->rounds));
    if (r->has_times)
        vk_tell("%lld decisions in %.2f s: %.0f decisions and %.1f games a second in %d "
                "{thread|threads}\n",
                (long long)s->decisions, r->seconds, sim_per_second(r, s->decisions),
                sim_per_second(r, s->games), r->plan->threads);
    if (s->forfeits.n)
        vk_tell("%lld forfeited\n", (long long)s->forfeits.n);
    vk_tell("%lld broken\n", (long long)s->breaks.n);
}
