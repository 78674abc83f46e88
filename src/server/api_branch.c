/*
 * api_branch.c - play from here: a game that is over goes on from any of its steps at a private table
 * of one's own, where bots have all other seats. Its luck is that of the game it came from, so what
 * is different afterwards follows from what people did.
 */
#include "server/call.h"
#include "server/table.h"
#include "vaka/bot.h"
#include <stdio.h>
#include <string.h>

/* The same game; bots stay what they were and take the seats of the other people. */
static void go_on(const struct table *t, int seat, const char *level, const struct person *me,
                  struct opening *o)
{
    const struct store_table *row = &t->row;
    memcpy(o->game, row->game, sizeof o->game);
    memcpy(o->name, row->name, sizeof o->name);
    memcpy(o->options, row->options, sizeof o->options);
    memcpy(o->secret, row->secret, sizeof o->secret);
    o->has_secret = true;
    o->hints = true;
    o->n_seats = row->n_seats;
    for (int i = 0; i < row->n_seats; i++) {
        const char *as = row->seat[i].kind == SEAT_BOT ? row->seat[i].level : level;
        o->seat[i].kind = SEAT_BOT;
        (void)snprintf(o->seat[i].level, sizeof o->seat[i].level, "%s", as);
    }
    opening_sit(o, seat, me);
    o->like = &t->play;
}

static const char *refusal(const struct table *t, enum fault *f)
{
    char day[VK_DAY_TEXT];
    if (*f != FINE)
        return NULL;
    *f = F_FORBIDDEN;
    if (!table_is_over(t))
        return "The game is not over.";
    if (table_daily(&t->row, day))
        return "The daily challenge is played once.";
    *f = FINE;
    return NULL;
}

static void run_branch(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    struct opening o = { 0 };
    struct vk_level level;
    if (f == FINE && !table_may_see(&t->row, c->me.id, net_query(c->q, "invite")))
        f = F_NOT_FOUND;
    const char *why = refusal(t, &f);
    if (f != FINE) {
        call_refuse(c, f, why);
        return;
    }
    struct ask a = call_ask(c);
    o.n_like = (uint32_t)ask_int(&a, "step", 0, t->play.game.n);
    int seat = (int)ask_int(&a, "seat", 0, t->row.n_seats - 1);
    const char *text = ask_text(&a, "level", 15, VK_USUAL_LEVEL);
    opening_client(&o, &c->me, &a);
    if (!a.why[0] && (strchr(text, ':') || !vk_level_read(text, &level)))
        ask_refuse(&a, "The key \"level\" takes the name of a level.");
    if (!a.why[0] && !vk_table_is_open_after(&t->play, o.n_like))
        ask_refuse(&a, "Nothing is left to decide after this step.");
    if (a.why[0]) {
        call_refuse(c, F_BAD_REQUEST, a.why);
        return;
    }
    go_on(t, seat, text, &c->me, &o);
    call_open_table(c, &o);
}

void api_branch(struct call *c)
{
    c->visit.run = run_branch;
    tables_visit(c->sv, c->id, &c->visit);
}
