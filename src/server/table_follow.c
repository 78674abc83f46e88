/*
 * table_follow.c - a table that another server has changed too: its new lines are played here, and those who look are
 * told the same as those who look there.
 */
#include "server/live.h"
#include "server/log.h"
#include "server/table.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

enum { REMARKS = 100 }; /* whoever missed more finds them when he comes anew */

struct news {
    struct table_read read;
    int64_t heard; /* the remark that is known last */
    struct store_chat *chat;
    int n_chat;
};

static void keep_remark(void *context, const struct store_chat *c)
{
    struct news *n = context;
    n->chat[n->n_chat++] = *c;
}

static int read_news(struct change *c, struct store *s, struct err *e)
{
    struct news *n = c->context;
    if (table_read(&n->read, s, e))
        return -1;
    return store_chat(s, n->read.id, n->heard, REMARKS, keep_remark, n, e);
}

static void free_news(struct news *n)
{
    free(n->read.lines);
    free(n->chat);
    free(n);
}

/* False: the lines do not fit what is in memory. */
static bool follow_lines(struct table *t, struct change *c, const struct table_read *r)
{
    for (size_t at = 0, used; at < r->n; at += used) {
        struct vk_journal_fault no;
        if (!vk_deed_follow(&t->play, r->lines + at, r->n - at, &c->deed, &used, &no)) {
            log_event(LOG_WARN, "cannot_follow", "table=%s line=%u why=%s", t->row.id, no.line,
                      no.why);
            return false;
        }
        table_tell(t, c);
    }
    return true;
}

static void tell_remarks(struct table *t, struct change *c, const struct news *n)
{
    for (int i = 0; i < n->n_chat; i++) {
        c->chat = n->chat[i];
        live_say_remark(t, c);
        t->row.n_chat = c->chat.n;
    }
}

/* A game that began, and one that cannot be followed, are read from their first line. */
static bool begins_anew(struct table *t, struct change *c, const struct news *n)
{
    if (!t->play.game.state)
        return n->read.n > 0;
    return !follow_lines(t, c, &n->read);
}

static void after_news(struct change *c, struct table *t, enum fault f)
{
    struct news *n = c->context;
    if (f == FINE && n->read.row.version > t->row.version) {
        struct store_asked asked = t->row.asked;
        int64_t heard = t->row.n_chat;
        table_take_row(t, &n->read);
        t->row.n_chat = heard;
        t->followed = t->sv->awake;
        if (begins_anew(t, c, n)) {
            t->row.version = 0; /* so that all who look are greeted */
            table_renew(t);
        } else {
            t->play.bot.has_move = false;
            clock_resume(t);
            asked_from_row(t);
            if (asked.since != t->row.asked.since || asked.how != t->row.asked.how ||
                asked.wait != t->row.asked.wait)
                live_say_asked(t);
            live_relook(t);
            live_say_table(t);
        }
    }
    if (f == FINE && t->is_loaded)
        tell_remarks(t, c, n);
    if (f != FINE)
        table_forget(c->table);
    free_news(n);
}

void table_follow(struct table *t)
{
    struct change *c = change_new(t);
    struct news *n = xcalloc(1, sizeof *n);
    n->chat = xcalloc(REMARKS, sizeof *n->chat);
    memcpy(n->read.id, t->row.id, sizeof n->read.id);
    n->read.after = t->row.n_lines;
    n->heard = t->row.n_chat;
    t->noticed = t->noticed_chat = 0; /* what is told from now on is looked for after this */
    c->is_reading = true;
    c->read = read_news;
    c->after = after_news;
    c->context = n;
    table_commit(t, c);
}
