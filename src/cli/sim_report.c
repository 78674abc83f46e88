/* sim_report.c - what a simulation found, as JSON; and the figures that every report is made of. */
#include "cli/sim.h"

double sim_share(const struct sim_tally *t)
{
    return t->games ? (double)t->wins / SIM_WIN / (double)t->games : 0;
}

double sim_points(const struct sim_result *r, int64_t score)
{
    return (double)score / r->plan->game->score_unit;
}

double sim_mean_score(const struct sim_result *r, const struct sim_tally *t)
{
    return t->scored ? sim_points(r, t->score) / (double)t->scored : 0;
}

double sim_per_game(const struct sim_result *r, int64_t n)
{
    return r->sums->games ? (double)n / (double)r->sums->games : 0;
}

double sim_per_second(const struct sim_result *r, int64_t n)
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

static void write_tally(struct vk_json *j, const struct sim_result *r, const struct sim_tally *t)
{
    int places = r->plan->game->score_unit > 1 ? 2 : 0;
    double low, high;
    sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
    vk_json_int(j, "games", t->games);
    vk_json_real(j, "wins", (double)t->wins / SIM_WIN, 4);
    vk_json_real(j, "win_share", sim_share(t), 6);
    vk_json_array(j, "ci95");
    vk_json_real(j, NULL, low, 6);
    vk_json_real(j, NULL, high, 6);
    vk_json_end(j, ']');
    vk_json_real(j, "mean_score", sim_mean_score(r, t), 4);
    vk_json_real(j, "min_score", sim_points(r, t->min), places);
    vk_json_real(j, "max_score", sim_points(r, t->max), places);
}

static void write_seat(struct vk_json *j, const struct sim_result *r, int seat,
                       const struct sim_tally *t)
{
    vk_json_object(j, NULL);
    vk_json_int(j, "seat", seat);
    write_tally(j, r, t);
    vk_json_end(j, '}');
}

static void write_openings(struct vk_json *j, const struct sim_result *r)
{
    const struct sim_openings *o = r->openings;
    vk_json_array(j, "openings");
    for (uint32_t i = 0; i < o->n; i++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", o->row[i].seat);
        vk_json_text(j, "opening", o->row[i].text);
        write_tally(j, r, &o->row[i].tally);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_player(struct vk_json *j, const struct sim_result *r, int i)
{
    const struct sim_tally *t = &r->sums->player[i];
    vk_json_object(j, NULL);
    vk_json_text(j, "bot", r->plan->bot[i].text);
    write_tally(j, r, t);
    vk_json_int(j, "forfeits", t->forfeits);
    if (r->has_times)
        write_thinking(j, &r->sums->thinking[i]);
    vk_json_array(j, "by_seat");
    for (int seat = 0; seat < r->plan->setup.seats; seat++)
        write_seat(j, r, seat, &r->sums->at[i][seat]);
    vk_json_end(j, ']');
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

void sim_write_options(struct vk_json *j, const struct sim_plan *plan)
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

static void write_json(struct vk_out *out, const void *result)
{
    const struct sim_result *r = result;
    const struct sim_sums *s = r->sums;
    int seats = r->plan->setup.seats;
    struct vk_json json = vk_json_to(out), *j = &json;
    vk_json_object(j, NULL);
    vk_json_text(j, "game", r->plan->game->id);
    vk_json_int(j, "rules_version", r->plan->game->rules_version);
    vk_json_int(j, "seats", seats);
    sim_write_options(j, r->plan);
    vk_json_int(j, "games", s->games);
    vk_json_int(j, "seed", (int64_t)r->plan->seed);
    vk_json_int(j, "decisions", s->decisions);
    vk_json_int(j, "steps", s->steps);
    if (r->has_times) {
        vk_json_real(j, "seconds", r->seconds, 6);
        vk_json_real(j, "decisions_per_second", sim_per_second(r, s->decisions), 1);
        vk_json_real(j, "games_per_second", sim_per_second(r, s->games), 2);
        vk_json_int(j, "threads", r->plan->threads);
    }
    vk_json_real(j, "decisions_per_game", sim_per_game(r, s->decisions), 4);
    vk_json_real(j, "rounds_per_game", sim_per_game(r, s->rounds), 4);
    vk_json_bool(j, "interrupted", r->was_interrupted);
    vk_json_int(j, "broken", s->breaks.n);
    vk_json_int(j, "time_ms", r->plan->time);
    write_forfeits(j, r);
    vk_json_array(j, "players");
    for (int i = 0; i < seats; i++)
        write_player(j, r, i);
    vk_json_end(j, ']');
    vk_json_array(j, "by_seat");
    for (int seat = 0; seat < seats; seat++)
        write_seat(j, r, seat, &s->seat[seat]);
    vk_json_end(j, ']');
    if (r->plan->openings)
        write_openings(j, r);
    vk_json_end(j, '}');
    vk_put_char(out, '\n');
}

int sim_tell(const struct sim_result *r)
{
    const struct cli_call *call = r->plan->call;
    bool has_memory = true;
    if (cli_has(call, "--json"))
        has_memory = cli_print(write_json, r);
    else if (cli_has(call, "--csv"))
        has_memory = cli_print(sim_write_csv, r);
    else
        sim_print_text(r);
    sim_print_breaks(call, r->plan, r->sums);
    sim_print_forfeits(call, r->plan, r->sums);
    if (!has_memory)
        return cli_no_memory(call);
    if (r->sums->breaks.n)
        return CLI_FAULT;
    return r->was_interrupted ? CLI_INTERRUPTED : CLI_OK;
}
