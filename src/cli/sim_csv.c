/* sim_csv.c - what a simulation found as a table for other programs: one row for each count. */
#include "cli/sim.h"
#include <string.h>

void sim_put_csv(struct vk_out *out, const char *text)
{
    if (!text[strcspn(text, ",\"\r\n")]) {
        vk_put(out, text);
        return;
    }
    vk_put_char(out, '"');
    for (; *text; text++) {
        if (*text == '"')
            vk_put_char(out, '"');
        vk_put_char(out, *text);
    }
    vk_put_char(out, '"');
}

void sim_put_real(struct vk_out *out, double x, int places)
{
    struct vk_json j = vk_json_to(out);
    vk_put_char(out, ',');
    vk_json_real(&j, NULL, x, places);
}

static void put_row(struct vk_out *out, const struct sim_result *r, const char *table,
                    const char *name, int seat, const struct sim_tally *t)
{
    double low, high;
    sim_wilson((double)t->wins / SIM_WIN, (double)t->games, &low, &high);
    vk_put(out, table);
    vk_put_char(out, ',');
    sim_put_csv(out, name);
    vk_put_char(out, ',');
    if (seat >= 0)
        vk_put_int(out, seat);
    vk_put_char(out, ',');
    vk_put_int(out, t->games);
    sim_put_real(out, (double)t->wins / SIM_WIN, 4);
    sim_put_real(out, sim_share(t), 6);
    sim_put_real(out, low, 6);
    sim_put_real(out, high, 6);
    sim_put_real(out, sim_mean_score(r, t), 4);
    sim_put_real(out, sim_points(r, t->min), 2);
    sim_put_real(out, sim_points(r, t->max), 2);
    vk_put_char(out, ',');
    vk_put_int(out, t->forfeits);
    vk_put_char(out, '\n');
}

void sim_write_csv(struct vk_out *out, const void *result)
{
    const struct sim_result *r = result;
    const struct sim_openings *o = r->openings;
    int seats = r->plan->setup.seats;
    vk_put(out, "table,name,seat,games,wins,win_share,low95,high95,mean_score,min_score,max_score,"
                "forfeits\n");
    for (int i = 0; i < seats; i++)
        put_row(out, r, "player", r->plan->bot[i].text, -1, &r->sums->player[i]);
    for (int seat = 0; seat < seats; seat++)
        put_row(out, r, "seat", "", seat, &r->sums->seat[seat]);
    for (int i = 0; i < seats; i++)
        for (int seat = 0; seat < seats; seat++)
            put_row(out, r, "player_seat", r->plan->bot[i].text, seat, &r->sums->at[i][seat]);
    for (uint32_t i = 0; i < o->n; i++)
        put_row(out, r, "opening", o->row[i].text, o->row[i].seat, &o->row[i].tally);
}
