/* sim_report.c - what a simulation found, for people and as JSON. */
#include "cli/sim.h"
#include <string.h>

static double share(const struct sim_tally *t)
{
    return t->games ? (double)t->wins / SIM_WIN / (double)t->games : 0;
}

static double points(const struct sim_result *r, int64_t score)
{
    int unit = r->plan->game->score_unit;
    return (double)score / (unit > 0 ? unit : 1);
}

static double mean_score(const struct sim_result *r, const struct sim_tally *t)
{
    return t->scored ? points(r, t->score) / (double)t->scored : 0;
}

static double per_game(const struct sim_result *r, int64_t n)
{
    return r->sums->games ? (double)n / (double)r->sums->games : 0;
}

static double per_second(const struct sim_result *r, int64_t n)
{
    return r->seconds > 0 ? (double)n / r->seconds : 0;
}

/* Only where it was measured. */
static void write_thinking(struct vk_json *j, const struct sim_thinking *t)
{
    if (!t->decisions)
        return;
    vk_json_real(j, "mean_ms", (double)t->microseconds / 1000 / (double)t->decisions, 3);
    vk_json_real(j, "max_ms", (double)t->longest / 1000, 3);
}

static void write_player(struct vk_json *j, const struct sim_result *r, int i)
{
    const struct sim_tally *t = &r->sums->player[i];
    int places = r->plan->game->score_unit > 1 ? 2 : 0;
    double low, high;
    sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
    vk_json_object(j, NULL);
    vk_json_text(j, "bot", r->plan->bot[i].text);
    vk_json_int(j, "games", t->games);
    vk_json_real(j, "wins", (double)t->wins / SIM_WIN, 4);
    vk_json_real(j, "win_share", share(t), 6);
    vk_json_array(j, "ci95");
    vk_json_real(j, NULL, low, 6);
    vk_json_real(j, NULL, high, 6);
    vk_json_end(j, ']');
    vk_json_real(j, "mean_score", mean_score(r, t), 4);
    vk_json_real(j, "min_score", points(r, t->min), places);
    vk_json_real(j, "max_score", points(r, t->max), places);
    vk_json_int(j, "forfeits", t->forfeits);
    write_thinking(j, &r->sums->thinking[i]);
    vk_json_end(j, '}');
}

static void write_forfeits(struct vk_json *j, const struct sim_result *r)
{
    const struct sim_notes *notes = &r->sums->forfeits;
    vk_json_int(j, "forfeited", notes->n);
    vk_json_array(j, "forfeits");
    for (int i = 0; i < notes->n && i < SIM_NOTES_KEPT; i++) {
        const struct sim_note *n = &notes->kept[i];
        vk_json_object(j, NULL);
        vk_json_int(j, "number", n->number);
        vk_json_int(j, "seed", (int64_t)n->seed);
        vk_json_int(j, "step", n->step);
        vk_json_int(j, "player", n->player);
        vk_json_text(j, "why", n->what);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_options(struct vk_json *j, const struct sim_plan *plan)
{
    vk_json_object(j, "options");
    for (int i = 0; i < plan->game->n_options; i++) {
        char text[64];
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_option_write(&plan->game->options[i], plan->setup.option[i], &out);
        vk_json_text(j, plan->game->options[i].key, text);
    }
    vk_json_end(j, '}');
}

void sim_write_json(struct vk_out *out, const void *result)
{
    const struct sim_result *r = result;
    const struct sim_sums *s = r->sums;
    int seats = r->plan->setup.seats;
    struct vk_json json = vk_json_to(out), *j = &json;
    vk_json_object(j, NULL);
    vk_json_text(j, "game", r->plan->game->id);
    vk_json_int(j, "rules_version", r->plan->game->rules_version);
    vk_json_int(j, "seats", seats);
    write_options(j, r->plan);
    vk_json_int(j, "games", s->games);
    vk_json_int(j, "seed", (int64_t)r->plan->seed);
    vk_json_int(j, "decisions", s->decisions);
    vk_json_int(j, "steps", s->steps);
    vk_json_real(j, "seconds", r->seconds, 6);
    vk_json_real(j, "decisions_per_second", per_second(r, s->decisions), 1);
    vk_json_real(j, "games_per_second", per_second(r, s->games), 2);
    vk_json_real(j, "decisions_per_game", per_game(r, s->decisions), 4);
    vk_json_real(j, "rounds_per_game", per_game(r, s->rounds), 4);
    vk_json_int(j, "threads", r->plan->threads);
    vk_json_bool(j, "interrupted", r->was_interrupted);
    vk_json_int(j, "broken", s->breaks.n);
    vk_json_int(j, "time_ms", r->plan->time);
    write_forfeits(j, r);
    vk_json_array(j, "players");
    for (int i = 0; i < seats; i++)
        write_player(j, r, i);
    vk_json_end(j, ']');
    vk_json_array(j, "by_seat");
    for (int seat = 0; seat < seats; seat++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", seat);
        vk_json_int(j, "games", s->seat[seat].games);
        vk_json_real(j, "win_share", share(&s->seat[seat]), 6);
        vk_json_real(j, "mean_score", mean_score(r, &s->seat[seat]), 4);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
    vk_put_char(out, '\n');
}

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
            (void)printf("\n%-*s     decisions   mean ms    max ms  forfeits\n", width, "bot");
        is_first = false;
        (void)printf("%-*s %13lld %9.1f %9.1f %9lld\n", width, r->plan->bot[i].text,
                     (long long)t->decisions, (double)t->microseconds / 1000 / (double)t->decisions,
                     (double)t->longest / 1000, (long long)r->sums->player[i].forfeits);
    }
}

void sim_print_text(const struct sim_result *r)
{
    const struct sim_sums *s = r->sums;
    int seats = r->plan->setup.seats, width = name_width(r);
    (void)printf("%s, %d seat%s, %lld games%s, seed %llu\n\n", r->plan->game->id, seats,
                 cli_plural(seats), (long long)s->games,
                 r->was_interrupted ? " until it was interrupted" : "",
                 (unsigned long long)r->plan->seed);
    (void)printf("%-*s     games       wins    share    95 %% interval     mean    min    max\n",
                 width, "bot");
    for (int i = 0; i < seats; i++) {
        const struct sim_tally *t = &s->player[i];
        double low, high;
        sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
        (void)printf("%-*s %9lld %10.1f %7.2f%% %7.2f%% - %6.2f%% %7.2f %6g %6g\n", width,
                     r->plan->bot[i].text, (long long)t->games, (double)t->wins / SIM_WIN,
                     100 * share(t), 100 * low, 100 * high, mean_score(r, t), points(r, t->min),
                     points(r, t->max));
    }
    print_thinking(r);
    (void)printf("\nseat    share     mean\n");
    for (int seat = 0; seat < seats; seat++)
        (void)printf("%4d %7.2f%% %8.2f\n", seat, 100 * share(&s->seat[seat]),
                     mean_score(r, &s->seat[seat]));
    (void)printf("\n%.1f decisions and %.2f rounds a game\n"
                 "%lld decisions in %.2f s: %.0f decisions and %.1f games a second in %d thread%s\n"
                 "%lld broken\n",
                 per_game(r, s->decisions), per_game(r, s->rounds), (long long)s->decisions,
                 r->seconds, per_second(r, s->decisions), per_second(r, s->games), r->plan->threads,
                 r->plan->threads == 1 ? "" : "s", (long long)s->breaks.n);
}

/* The call that plays exactly this game again. */
static void write_again(struct vk_out *out, const struct sim_plan *plan, const struct sim_note *b)
{
    vk_put(out, "vaka sim ");
    vk_put(out, plan->game->id);
    vk_put(out, " --seats ");
    vk_put_int(out, plan->setup.seats);
    vk_put(out, " --bots ");
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        vk_put(out, seat ? "," : "");
        vk_put(out, plan->bot[sim_player_at(plan, b->number, seat)].text);
    }
    for (int i = 0; i < plan->game->n_options; i++) {
        const struct vk_option *o = &plan->game->options[i];
        if (plan->setup.option[i] == o->standard)
            continue;
        vk_put(out, " --opt ");
        vk_put(out, o->key);
        vk_put_char(out, '=');
        vk_option_write(o, plan->setup.option[i], out);
    }
    vk_put(out, " --games 1 --seed ");
    vk_put_int(out, (int64_t)b->seed);
}

void sim_print_breaks(const struct sim_result *r)
{
    const struct sim_notes *notes = &r->sums->breaks;
    for (int i = 0; i < notes->n && i < SIM_NOTES_KEPT; i++) {
        const struct sim_note *b = &notes->kept[i];
        char again[600];
        struct vk_out out = vk_out_to(again, sizeof again);
        write_again(&out, r->plan, b);
        (void)cli_fault(r->plan->call, "game %lld, seed %llu, after step %u: %s; again: %s",
                        (long long)b->number, (unsigned long long)b->seed, b->step, b->what, again);
    }
    if (notes->n > SIM_NOTES_KEPT)
        (void)cli_fault(r->plan->call, "%lld more games are broken",
                        (long long)(notes->n - SIM_NOTES_KEPT));
}

void sim_print_forfeits(const struct sim_result *r)
{
    const struct sim_notes *notes = &r->sums->forfeits;
    for (int i = 0; i < notes->n && i < SIM_NOTES_KEPT; i++) {
        const struct sim_note *n = &notes->kept[i];
        (void)cli_fault(r->plan->call, "game %lld, seed %llu, after step %u: \"%s\" %s",
                        (long long)n->number, (unsigned long long)n->seed, n->step,
                        r->plan->bot[n->player].text, n->what);
    }
    if (notes->n > SIM_NOTES_KEPT)
        (void)cli_fault(r->plan->call, "%lld more games were forfeited",
                        (long long)(notes->n - SIM_NOTES_KEPT));
}
