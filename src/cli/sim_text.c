/* sim_text.c - what a simulation found, for people. Of a game without points no sums are told. */
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

static bool has_points(const struct sim_result *r)
{
    return !r->plan->game->has_no_points;
}

/* `  57.50%   42.20% -  71.49%` */
static void print_share(const struct sim_tally *t)
{
    double low, high;
    sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
    vk_tell(" %7.2f%% %7.2f%% - %6.2f%%", 100 * sim_share(t), 100 * low, 100 * high);
}

static void print_mean(const struct sim_result *r, const struct sim_tally *t)
{
    if (has_points(r))
        vk_tell(" %8.2f", sim_mean_score(r, t));
}

/* The most frequent ones of each seat. */
static void print_openings(const struct sim_result *r)
{
    const struct sim_openings *o = r->openings;
    int n_seat = 0;
    if (!r->plan->openings)
        return;
    vk_tell(has_points(r)
                ? VK_WORD("\nseat     games    share    95 %% interval     mean  opening\n")
                : VK_WORD("\nseat     games    share    95 %% interval  opening\n"));
    for (uint32_t i = 0; i < o->n; i++) {
        const struct sim_tally *t = &o->row[i].tally;
        n_seat = i && o->row[i - 1].seat == o->row[i].seat ? n_seat + 1 : 0;
        if (n_seat == OPENINGS_SHOWN)
            vk_tell("%4d  and others; --json and --csv have them all\n", o->row[i].seat);
        if (n_seat >= OPENINGS_SHOWN)
            continue;
        vk_tell("%4d %9lld", o->row[i].seat, (long long)t->games);
        print_share(t);
        print_mean(r, t);
        vk_tell("  %s\n", o->row[i].text[0] ? o->row[i].text : vk_say("(none)"));
    }
}

static void print_bots(const struct sim_result *r)
{
    int width = name_width(r);
    vk_tell(
        has_points(r)
            ? VK_WORD(
                  "\n%-*s     games       wins    share    95 %% interval     mean    min    max\n")
            : VK_WORD("\n%-*s     games       wins    share    95 %% interval\n"),
        width, vk_say(VK_WORD("bot")));
    for (int i = 0; i < r->plan->setup.seats; i++) {
        const struct sim_tally *t = &r->sums->player[i];
        vk_tell("%-*s %9lld %10.1f", width, r->plan->bot[i].text, (long long)t->games,
                (double)t->wins / SIM_WIN);
        print_share(t);
        if (has_points(r))
            vk_tell(" %7.2f %6g %6g", sim_mean_score(r, t), sim_points(r, t->min),
                    sim_points(r, t->max));
        vk_tell("\n");
    }
}

static void print_seats(const struct sim_result *r)
{
    vk_tell(has_points(r) ? VK_WORD("\nseat    share    95 %% interval     mean\n")
                          : VK_WORD("\nseat    share    95 %% interval\n"));
    for (int seat = 0; seat < r->plan->setup.seats; seat++) {
        vk_tell("%4d", seat);
        print_share(&r->sums->seat[seat]);
        print_mean(r, &r->sums->seat[seat]);
        vk_tell("\n");
    }
}

void sim_print_text(const struct sim_result *r)
{
    const struct sim_sums *s = r->sums;
    vk_tell("%s, %d {seat|seats}, %lld {game|games}, seed %llu\n", r->plan->game->id,
            r->plan->setup.seats, (long long)s->games, (unsigned long long)r->plan->seed);
    if (r->was_interrupted)
        vk_tell("It was interrupted.\n");
    print_bots(r);
    if (r->has_times)
        print_thinking(r);
    print_seats(r);
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
