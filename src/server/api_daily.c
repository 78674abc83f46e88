/*
 * api_daily.c - the daily challenge: a private table for one, whose luck is that of the day
 * (session/daily.h). A person has one such table a game and day: its id follows from these three.
 */
#include "server/call.h"
#include "server/live.h"
#include "server/nodes.h"
#include "server/show.h"
#include "session/fair.h"
#include "store/xmalloc.h"
#include "vaka/registry.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a client sends as an id never begins like this: its seed begins with a number. */
static void write_seed(const struct person *who, const struct vk_game *g, const char *day,
                       char seed[STORE_ID * 3])
{
    (void)snprintf(seed, STORE_ID * 3, "daily %lld %s %s", (long long)who->id, g->id, day);
}

static const struct vk_game *find_game(struct call *c, const char *id)
{
    const struct vk_game *g = vk_game_by_id(id);
    if (g && vk_has_daily(g))
        return g;
    call_refuse(c, F_BAD_REQUEST,
                g ? "This game has no daily challenge: it is not played alone."
                  : "The key \"game\" takes the id of a game.");
    return NULL;
}

/* Such a table has the luck of the day on which it was opened, and nobody else's can have it. */
bool table_daily(const struct store_table *row, char day[VK_DAY_TEXT])
{
    uint8_t secret[32];
    if (row->n_seats != 1)
        return false;
    vk_day_write(row->created, day);
    vk_fair_daily(row->game, day, secret);
    return memcmp(secret, row->secret, sizeof secret) == 0;
}

/* ---- Opening ------------------------------------------------------------------------------- */

void api_open_daily(struct call *c)
{
    struct opening o = { .hints = true, .n_seats = 1, .has_secret = true };
    struct ask a = call_ask(c);
    char day[VK_DAY_TEXT];
    (void)snprintf(o.game, sizeof o.game, "%s", ask_text(&a, "game", STORE_ID - 1, NULL));
    if (a.why[0]) {
        call_refuse(c, F_BAD_REQUEST, a.why);
        return;
    }
    const struct vk_game *g = find_game(c, o.game);
    if (!g)
        return;
    vk_day_write(c->sv->now, day);
    write_seed(&c->me, g, day, o.seed);
    vk_fair_daily(g->id, day, o.secret);
    const struct vk_words words = call_words(c);
    struct vk_out name = vk_out_to(o.name, sizeof o.name);
    struct vk_reason daily = vk_reason("Daily {0}");
    vk_reason_text(&daily, day);
    vk_reason_put(&daily, &words, &name);
    opening_sit(&o, 0, &c->me);
    call_open_table(c, &o);
}

/* ---- What there is today ------------------------------------------------------------------- */

struct daily_job {
    struct keeper_job job;
    struct call *call;
    const struct vk_game *game;
    char day[VK_DAY_TEXT], id[STORE_ID];
    bool has_table;
    struct store_table row;
    char name[STORE_SEATS][STORE_NAME];
};

static int run_daily(struct keeper_job *job, struct store *s, struct err *e)
{
    struct daily_job *d = (struct daily_job *)job;
    d->has_table = store_table_get(s, d->id, &d->row, e) == 0;
    if (d->has_table || e->code != ERR_NOT_FOUND)
        return d->has_table ? 0 : -1;
    *e = (struct err){ 0 }; /* not begun: as good an answer as any */
    return 0;
}

static void write_daily(struct vk_json *j, const void *context)
{
    const struct daily_job *d = context;
    const struct server *sv = d->call->sv;
    vk_json_object(j, NULL);
    vk_json_text(j, "game", d->game->id);
    vk_json_text(j, "day", d->day);
    vk_json_int(j, "now", sv->now);
    vk_json_int(j, "next", vk_day_end(sv->now));
    if (d->has_table) {
        struct row_look look =
            row_of(sv, &d->row, (const char(*)[STORE_NAME])d->name, d->call->me.id);
        const struct table *t = tables_find(d->call->sv, d->id);
        if (t)
            look.online = nodes_online(t);
        show_row(j, "table", &look);
    } else {
        vk_json_null(j, "table");
    }
    vk_json_end(j, '}');
}

static void done_daily(struct keeper_job *job, VK_UNUSED void *context)
{
    struct daily_job *d = (struct daily_job *)job;
    if (job->e.code == ERR_NONE)
        call_answer(d->call, write_daily, d);
    else
        call_refuse(d->call, F_BUSY, NULL);
    free(d);
}

void api_daily(struct call *c)
{
    const char *id = net_query(c->q, "game");
    const struct vk_game *g = find_game(c, id ? id : "");
    if (!g)
        return;
    struct daily_job *d = xcalloc(1, sizeof *d);
    char seed[STORE_ID * 3];
    d->job.run = run_daily;
    d->job.done = done_daily;
    d->call = c;
    d->game = g;
    vk_day_write(c->sv->now, d->day);
    write_seed(&c->me, g, d->day, seed);
    opening_id(seed, d->id);
    memcpy(d->name[0], c->me.name, sizeof d->name[0]); /* the only seat is the person's own */
    if (keeper_put(c->sv->keeper, &d->job))
        return;
    free(d);
    call_refuse(c, F_BUSY, NULL);
}
