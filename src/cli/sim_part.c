/* sim_part.c - writing parts, and the tables of one. See sim_part.h. */
#include "cli/sim_part.h"
#include "vaka/hash.h"
#include <stdlib.h>
#include <string.h>

/* The next set of `seats` out of `n`, in order; false after the last. */
static bool next_set(int *set, int seats, int n)
{
    int i = seats - 1;
    while (i >= 0 && set[i] == n - seats + i)
        i--;
    if (i < 0)
        return false;
    set[i]++;
    for (int k = i + 1; k < seats; k++)
        set[k] = set[k - 1] + 1;
    return true;
}

bool part_set_tables(struct sim_part *p)
{
    int set[VK_SEATS_MAX] = { 0, 1, 2, 3, 4 }, first[VK_SEATS_MAX] = { 0, 1, 2, 3, 4 };
    int seats = p->plan.setup.seats, n = 1;
    while (next_set(set, seats, p->n_bots))
        n++;
    p->table = calloc((size_t)n, sizeof *p->table);
    if (!p->table)
        return false;
    p->n_tables = n;
    memcpy(set, first, sizeof set);
    for (int i = 0; i < n; i++) {
        memcpy(p->table[i].bot, set, sizeof set);
        (void)next_set(set, seats, p->n_bots);
    }
    return true;
}

void part_close(struct sim_part *p)
{
    for (int i = 0; i < p->n_tables; i++)
        openings_close(&p->table[i].openings);
    free(p->table);
    *p = (struct sim_part){ .kind = p->kind };
}

/* Tables of a tournament have luck of their own, from the seed of all. */
struct sim_plan part_plan_of(const struct sim_part *p, int table)
{
    struct sim_plan plan = p->plan;
    plan.seed = table == 0 ? plan.seed : sim_game_seed(~plan.seed, table);
    for (int i = 0; i < plan.setup.seats; i++)
        plan.bot[i] = p->bot[p->table[table].bot[i]];
    return plan;
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void put_number(struct vk_out *out, int64_t n)
{
    vk_put_char(out, ' ');
    vk_put_int(out, n);
}

static void put_line(struct vk_out *out, const char *key, int64_t n)
{
    vk_put(out, key);
    put_number(out, n);
    vk_put_char(out, '\n');
}

static void put_text(struct vk_out *out, const char *key, const char *text)
{
    vk_put(out, key);
    vk_put_char(out, ' ');
    vk_put(out, text);
    vk_put_char(out, '\n');
}

void part_write_head(struct vk_out *out, const struct sim_part *p)
{
    const struct sim_plan *plan = &p->plan;
    const struct vk_game *g = plan->game;
    put_line(out, "vaka-part", PART_VERSION);
    put_text(out, "kind", p->kind);
    put_text(out, "program", VAKA_VERSION);
    put_text(out, "build", part_build);
    put_text(out, "game", g->id);
    put_line(out, "rules", g->rules_version);
    put_line(out, "seats", plan->setup.seats);
    for (int i = 0; i < g->n_options; i++) {
        vk_put(out, "option ");
        vk_put(out, g->options[i].key);
        vk_put_char(out, ' ');
        vk_option_write(&g->options[i], plan->setup.option[i], out);
        vk_put_char(out, '\n');
    }
    for (int i = 0; i < p->n_bots; i++)
        put_text(out, "player", p->bot[i].text);
    put_line(out, "seed", (int64_t)plan->seed);
    put_line(out, "games", plan->games);
    put_line(out, "time", plan->time);
    put_line(out, "openings", plan->openings);
    put_line(out, "shards", plan->shards);
}

static void put_tally(struct vk_out *out, const char *key, const struct sim_tally *t)
{
    vk_put(out, key);
    put_number(out, t->games);
    put_number(out, t->wins);
    put_number(out, t->scored);
    put_number(out, t->score);
    put_number(out, t->forfeits);
    put_number(out, t->min);
    put_number(out, t->max);
    vk_put_char(out, '\n');
}

static void put_notes(struct vk_out *out, const char *key, const struct sim_notes *notes)
{
    put_line(out, key, notes->n);
    for (int i = 0; i < notes->n && i < SIM_NOTES_KEPT; i++) {
        const struct sim_note *n = &notes->kept[i];
        vk_put(out, "note");
        put_number(out, n->number);
        put_number(out, (int64_t)n->seed);
        put_number(out, n->step);
        put_number(out, n->player);
        vk_put_char(out, ' ');
        vk_put(out, n->what);
        vk_put_char(out, '\n');
    }
}

static void put_openings(struct vk_out *out, const struct sim_openings *o)
{
    put_line(out, "openings", o->n);
    for (uint32_t i = 0; i < o->cap; i++) {
        const struct sim_opening *row = &o->row[i];
        if (!row->text)
            continue;
        put_line(out, "seat", row->seat);
        put_text(out, "first", row->text);
        put_tally(out, "tally", &row->tally);
    }
}

static void put_table(struct vk_out *out, const struct sim_part *p, const struct part_table *t)
{
    int seats = p->plan.setup.seats;
    const struct sim_sums *s = &t->sums;
    vk_put(out, "sums");
    put_number(out, s->games);
    put_number(out, s->decisions);
    put_number(out, s->steps);
    put_number(out, s->rounds);
    vk_put_char(out, '\n');
    for (int i = 0; i < seats; i++)
        put_tally(out, "by-player", &s->player[i]);
    for (int i = 0; i < seats; i++)
        put_tally(out, "by-seat", &s->seat[i]);
    for (int i = 0; i < seats; i++)
        for (int k = 0; k < seats; k++)
            put_tally(out, "by-player-and-seat", &s->at[i][k]);
    vk_put(out, "beats");
    for (int i = 0; i < seats; i++)
        for (int k = 0; k < seats; k++)
            put_number(out, s->beats[i][k]);
    vk_put_char(out, '\n');
    put_notes(out, "broken", &s->breaks);
    put_notes(out, "forfeited", &s->forfeits);
    put_openings(out, &t->openings);
}

uint64_t part_hash(const char *text, size_t n)
{
    return vk_hash(VK_HASH_START, text, n);
}

void part_write(struct vk_out *out, const void *part)
{
    const struct sim_part *p = part;
    part_write_head(out, p);
    put_line(out, "shard", p->plan.shard + 1);
    put_line(out, "interrupted", p->was_interrupted);
    for (int i = 0; i < p->n_tables; i++)
        put_table(out, p, &p->table[i]);
    uint64_t hash = vk_out_ok(out) ? part_hash(out->buf, out->len) : 0; /* else it only counts */
    vk_put(out, "hash ");
    vk_put_hex64(out, hash);
    vk_put(out, "\nend\n");
}
