/* tournament_report.c - ratings and the cross table, as text, JSON and CSV. */
#include "cli/tournament.h"
#include "words/tell.h"
#include <string.h>

static const char *name_of(const struct tournament *t, int bot)
{
    return t->part->bot[bot].text;
}

static double share_of(int64_t points, int64_t meetings)
{
    return meetings ? (double)points / 2 / (double)meetings : 0;
}

/* How often two have met. */
static int64_t meetings_of(const struct tournament *t, int a, int b)
{
    return (t->beats.of[a][b] + t->beats.of[b][a]) / 2;
}

/* ---- For programs ---------------------------------------------------------------------------- */

static void write_row(struct vk_json *j, const struct tournament *t, const struct tournament_row *r)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "player", name_of(t, r->bot));
    vk_json_int(j, "number", r->bot);
    vk_json_real(j, "rating", r->rating.elo, 1);
    vk_json_array(j, "ci95");
    vk_json_real(j, NULL, r->rating.low, 1);
    vk_json_real(j, NULL, r->rating.high, 1);
    vk_json_end(j, ']');
    vk_json_int(j, "games", r->tally.games);
    vk_json_real(j, "wins", (double)r->tally.wins / SIM_WIN, 4);
    vk_json_real(j, "win_share", sim_share(&r->tally), 6);
    vk_json_int(j, "meetings", r->meetings);
    vk_json_real(j, "points", (double)r->points / 2, 1);
    vk_json_real(j, "point_share", share_of(r->points, r->meetings), 6);
    vk_json_int(j, "forfeits", r->tally.forfeits);
    if (t->has_times && r->thinking.decisions) {
        double n = (double)r->thinking.decisions;
        vk_json_real(j, "mean_ms", (double)r->thinking.microseconds / 1000 / n, 3);
        vk_json_real(j, "max_ms", (double)r->thinking.longest / 1000, 3);
    }
    vk_json_end(j, '}');
}

static void write_pairs(struct vk_json *j, const struct tournament *t)
{
    vk_json_array(j, "pairs");
    for (int a = 0; a < t->part->n_bots; a++)
        for (int b = 0; b < t->part->n_bots; b++) {
            if (a == b)
                continue;
            vk_json_object(j, NULL);
            vk_json_int(j, "player", a);
            vk_json_int(j, "rival", b);
            vk_json_int(j, "meetings", meetings_of(t, a, b));
            vk_json_real(j, "points", (double)t->beats.of[a][b] / 2, 1);
            vk_json_real(j, "share", share_of(t->beats.of[a][b], meetings_of(t, a, b)), 6);
            vk_json_end(j, '}');
        }
    vk_json_end(j, ']');
}

static void write_json(struct vk_out *out, const void *context)
{
    const struct tournament *t = context;
    const struct sim_plan *plan = &t->part->plan;
    struct vk_json json = vk_json_to(out), *j = &json;
    vk_json_object(j, NULL);
    vk_json_text(j, "game", plan->game->id);
    vk_json_int(j, "rules_version", plan->game->rules_version);
    vk_json_int(j, "seats", plan->setup.seats);
    sim_write_options(j, plan);
    vk_json_int(j, "seed", (int64_t)plan->seed);
    vk_json_int(j, "time_ms", plan->time);
    vk_json_int(j, "tables", t->part->n_tables);
    vk_json_int(j, "games_per_table", plan->games);
    vk_json_int(j, "games", t->games);
    if (t->has_times)
        vk_json_real(j, "seconds", t->seconds, 6);
    vk_json_bool(j, "interrupted", t->part->was_interrupted);
    vk_json_int(j, "broken", t->broken);
    vk_json_int(j, "forfeited", t->forfeited);
    vk_json_array(j, "players");
    for (int i = 0; i < t->part->n_bots; i++)
        write_row(j, t, &t->row[i]);
    vk_json_end(j, ']');
    write_pairs(j, t);
    vk_json_end(j, '}');
    vk_put_char(out, '\n');
}

static void put_pair(struct vk_out *out, const char *table, const char *player, const char *rival,
                     int64_t meetings, int64_t points)
{
    vk_put(out, table);
    vk_put_char(out, ',');
    sim_put_csv(out, player);
    vk_put_char(out, ',');
    sim_put_csv(out, rival);
    vk_put_char(out, ',');
    vk_put_int(out, meetings);
    sim_put_real(out, (double)points / 2, 1);
    sim_put_real(out, share_of(points, meetings), 6);
}

static void write_csv(struct vk_out *out, const void *context)
{
    const struct tournament *t = context;
    vk_put(out,
           "table,player,rival,meetings,points,share,rating,low95,high95,games,wins,forfeits\n");
    for (int i = 0; i < t->part->n_bots; i++) {
        const struct tournament_row *r = &t->row[i];
        put_pair(out, "rating", name_of(t, r->bot), "", r->meetings, r->points);
        sim_put_real(out, r->rating.elo, 1);
        sim_put_real(out, r->rating.low, 1);
        sim_put_real(out, r->rating.high, 1);
        vk_put_char(out, ',');
        vk_put_int(out, r->tally.games);
        sim_put_real(out, (double)r->tally.wins / SIM_WIN, 4);
        vk_put_char(out, ',');
        vk_put_int(out, r->tally.forfeits);
        vk_put_char(out, '\n');
    }
    for (int i = 0; i < t->part->n_bots; i++)
        for (int k = 0; k < t->part->n_bots; k++) {
            int a = t->row[i].bot, b = t->row[k].bot;
            if (i == k)
                continue;
            put_pair(out, "pair", name_of(t, a), name_of(t, b), meetings_of(t, a, b),
                     t->beats.of[a][b]);
            vk_put(out, ",,,,,,\n");
        }
}

/* ---- For people ------------------------------------------------------------------------------ */

static int name_width(const struct tournament *t)
{
    int width = 10;
    for (int i = 0; i < t->part->n_bots; i++) {
        int n = (int)strlen(name_of(t, i));
        width = n > width ? n : width;
    }
    return width;
}

static void print_ratings(const struct tournament *t, int width)
{
    vk_tell("    %-*s  rating   95 %% interval     games  win share  point share\n", width,
            vk_say(VK_WORD("player")));
    for (int i = 0; i < t->part->n_bots; i++) {
        const struct tournament_row *r = &t->row[i];
        vk_tell("%2d  %-*s %+7.0f %+7.0f to %+5.0f %9lld %9.2f%% %11.2f%%", i + 1, width,
                name_of(t, r->bot), r->rating.elo, r->rating.low, r->rating.high,
                (long long)r->tally.games, 100 * sim_share(&r->tally),
                100 * share_of(r->points, r->meetings));
        if (t->has_times && r->thinking.decisions)
            vk_tell("  %.1f ms a decision, %.1f at most",
                    (double)r->thinking.microseconds / 1000 / (double)r->thinking.decisions,
                    (double)r->thinking.longest / 1000);
        if (r->tally.forfeits)
            vk_tell("  %lld forfeited", (long long)r->tally.forfeits);
        vk_tell("\n");
    }
}

static void print_cross(const struct tournament *t, int width)
{
    int n = t->part->n_bots;
    vk_tell("\nPoints of a hundred that the player of the row takes from that of the column:\n\n"
            "    %-*s",
            width, "");
    for (int i = 0; i < n; i++)
        vk_tell(" %6d", i + 1);
    vk_tell("\n");
    for (int i = 0; i < n; i++) {
        vk_tell("%2d  %-*s", i + 1, width, name_of(t, t->row[i].bot));
        for (int k = 0; k < n; k++) {
            int a = t->row[i].bot, b = t->row[k].bot;
            if (i == k || meetings_of(t, a, b) == 0)
                vk_tell(" %6s", "-");
            else
                vk_tell(" %6.1f", 100 * share_of(t->beats.of[a][b], meetings_of(t, a, b)));
        }
        vk_tell("\n");
    }
}

static void print_text(const struct tournament *t)
{
    const struct sim_plan *plan = &t->part->plan;
    int width = name_width(t), tables = t->part->n_tables;
    vk_tell("%s, %d seats, %d {table|tables} of %lld {game|games}, seed %llu\n", plan->game->id,
            plan->setup.seats, tables, (long long)plan->games, (unsigned long long)plan->seed);
    if (t->part->was_interrupted)
        vk_tell("It was interrupted.\n");
    vk_tell("\n");
    print_ratings(t, width);
    print_cross(t, width);
    if (t->has_times)
        vk_tell("\n%lld {game|games} in %.1f s, %lld forfeited, %lld broken\n", (long long)t->games,
                t->seconds, (long long)t->forfeited, (long long)t->broken);
    else
        vk_tell("\n%lld {game|games}, %lld forfeited, %lld broken\n", (long long)t->games,
                (long long)t->forfeited, (long long)t->broken);
}

/* One sentence for each table at which somebody forfeited games. */
static void print_forfeits(const struct tournament *t)
{
    const struct cli_call *call = t->part->plan.call;
    for (int i = 0; i < t->part->n_tables; i++) {
        const struct part_table *table = &t->part->table[i];
        const struct sim_notes *notes = &table->sums.forfeits;
        if (notes->n)
            (void)cli_fault(call,
                            "table %d: %lld of %lld games were forfeited; game %llu: \"%s\" %s",
                            i + 1, (long long)notes->n, (long long)table->sums.games,
                            (unsigned long long)notes->kept[0].number,
                            name_of(t, table->bot[notes->kept[0].player]), notes->kept[0].what);
    }
}

int tournament_tell(const struct tournament *t)
{
    const struct cli_call *call = t->part->plan.call;
    bool has_memory = true;
    if (cli_has(call, "--json"))
        has_memory = cli_print(write_json, t);
    else if (cli_has(call, "--csv"))
        has_memory = cli_print(write_csv, t);
    else
        print_text(t);
    for (int i = 0; i < t->part->n_tables; i++) {
        struct sim_plan plan = part_plan_of(t->part, i);
        sim_print_breaks(call, &plan, &t->part->table[i].sums);
    }
    print_forfeits(t);
    if (!has_memory)
        return cli_no_memory(call);
    if (t->broken)
        return CLI_FAULT;
    return t->part->was_interrupted ? CLI_INTERRUPTED : CLI_OK;
}
