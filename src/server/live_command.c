/*
 * live_command.c - what clients send over a socket. src/table reads it, judges it and carries it out; here is
 * what concerns people and their connections: who may say it, what is written and paid for, chat, coming back.
 * Whatever changes something is answered when it is on disk. A refused command is looked up before it is
 * refused: it may be the repetition of one that was carried out.
 */
#include "server/budget.h"
#include "server/live.h"
#include "server/metrics.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A second, and at once: on one connection. */
static const double chat_rate = 0.7, chat_burst = 5, look_rate = 2, look_burst = 10;

struct command {
    struct visit visit;
    struct live *live;
    struct vk_command said;
    uint64_t arrived;
    int seat; /* of the sender, or -1 */
};
_Static_assert((int)STORE_CHAT == (int)VK_CHAT_MAX + 1, "a remark fits");

/* ---- Refusing ------------------------------------------------------------------------------ */

static void free_command(struct command *c)
{
    live_release(c->live);
    free(c);
}

struct lookup_job {
    struct keeper_job job;
    struct command *command;
    char table[STORE_ID];
    int64_t version; /* of the row in the store */
    bool is_answered;
    enum fault f;
    char why[200];
    char reply[STORE_REPLY];
};

static int run_lookup(struct keeper_job *job, struct store *s, struct err *e)
{
    struct lookup_job *l = (struct lookup_job *)job;
    struct store_table row;
    const struct command *c = l->command;
    l->is_answered = store_command_get(s, l->table, c->live->who.id, c->said.id, l->reply, e) == 0;
    if (l->is_answered)
        return 0;
    if (e->code != ERR_NOT_FOUND || store_table_get(s, l->table, &row, e))
        return -1;
    l->version = row.version;
    *e = (struct err){ 0 };
    return 0;
}

/* It was refused on what another server has changed meanwhile. */
static bool is_behind(const struct lookup_job *l, const struct table *t)
{
    return l->job.e.code == ERR_NONE && !l->is_answered && t && t->is_loaded &&
           t->row.version < l->version;
}

static void done_lookup(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct lookup_job *l = (struct lookup_job *)job;
    struct command *c = l->command;
    struct table *t = tables_find(sv, l->table);
    if (is_behind(l, t)) {
        if (!t->is_changing) /* else its change will find out by itself */
            table_follow(t);
        tables_visit(sv, l->table, &c->visit);
    } else {
        if (l->is_answered)
            live_say_ok(c->live, c->said.id, l->reply);
        else if (job->e.code == ERR_AWAY)
            live_send_on(c->live); /* it may have been carried out */
        else
            live_say_no(c->live, c->said.id, l->f, l->why);
        free_command(c);
    }
    free(l);
}

/* Takes the command. */
static void refuse(struct command *c, enum fault f, const char *why)
{
    struct lookup_job *l = xcalloc(1, sizeof *l);
    l->job.run = run_lookup;
    l->job.done = done_lookup;
    l->command = c;
    l->f = f;
    memcpy(l->table, c->live->id, sizeof l->table);
    (void)snprintf(l->why, sizeof l->why, "%s", why ? why : "");
    if (c->live->who.id && keeper_put(c->live->sv->keeper, &l->job))
        return;
    free(l);
    live_say_no(c->live, c->said.id, f, why);
    free_command(c);
}

/* ---- Steps, and taking them back ------------------------------------------------------------ */

/* What a command changes, to be told to whoever sent it. It is kept until it is known whether that is on disk. */
static struct change *change_of(struct command *c, struct table *t,
                                void (*after)(struct change *, struct table *, enum fault))
{
    struct change *change = change_new(t);
    change_command(change, &c->live->who, c->said.id);
    change->visit = &c->visit;
    change->after = after;
    change->live = live_hold(c->live);
    return change;
}

static void commit_or_refuse(struct command *c, struct table *t, struct change *change,
                             enum fault f)
{
    if (f == FINE) {
        table_commit(t, change);
        return;
    }
    change_free(change);
    refuse(c, f, NULL);
}

static void end_command(struct change *c, enum fault f)
{
    live_say_done(c, f);
    free_command((struct command *)c->visit);
}

static void after_act(struct change *c, struct table *t, enum fault f)
{
    end_command(c, f);
    if (f == FINE) {
        metrics_add(t->sv->metrics, M_MOVES_PERSON, 1);
        table_tell(t, c);
    }
}

static void run_act(struct command *c, struct table *t, vk_action a)
{
    if (stop_holds(t, c->seat, a, &c->visit))
        return;
    struct change *change = change_of(c, t, after_act);
    struct vk_out reply = vk_out_to(change->reply, sizeof change->reply);
    enum fault f = table_take_step(t, change, c->seat, a);
    if (f == FINE)
        vk_deed_reply(&t->play, c->seat, &change->deed, &reply);
    change->arrived = (int64_t)c->arrived;
    commit_or_refuse(c, t, change, f);
}

static void after_take_back(struct change *c, struct table *t, enum fault f)
{
    end_command(c, f);
    if (f == FINE)
        undo_tell(t, c);
}

static void run_take_back(struct command *c, struct table *t)
{
    struct change *change = change_of(c, t, after_take_back);
    commit_or_refuse(c, t, change, undo_take(t, change, c->seat, &c->said));
}

/* ---- chat ---------------------------------------------------------------------------------- */

static void after_chat(struct change *c, struct table *t, enum fault f)
{
    end_command(c, f);
    if (f == FINE)
        live_say_remark(t, c);
}

static void run_chat(struct command *c, struct table *t)
{
    struct live *l = c->live;
    if (!bucket_take(&l->chat, chat_rate, chat_burst, l->sv->awake)) {
        refuse(c, F_TOO_MANY, NULL);
        return;
    }
    struct change *change = change_of(c, t, after_chat);
    change->is_talk = true;
    change->chat = (struct store_chat){ .person = l->who.id, .time = l->sv->now };
    memcpy(change->chat.name, l->who.name, sizeof change->chat.name);
    memcpy(change->chat.text, c->said.text, sizeof change->chat.text);
    table_commit(t, change);
}

/* ---- read: what was seen last --------------------------------------------------------------- */

struct mark_job {
    struct keeper_job job;
    struct live *live;
    char table[STORE_ID], client[VK_CLIENT_MAX + 1];
    int64_t person;
    struct store_mark mark;
};

static int run_mark(struct keeper_job *job, struct store *s, struct err *e)
{
    struct mark_job *m = (struct mark_job *)job;
    return store_mark_put(s, m->table, m->person, &m->mark, e);
}

static void done_mark(struct keeper_job *job, VK_UNUSED void *context)
{
    struct mark_job *m = (struct mark_job *)job;
    if (job->e.code == ERR_NONE)
        live_say_ok(m->live, m->client, "");
    else
        live_say_no(m->live, m->client, F_BUSY, NULL);
    live_release(m->live);
    free(m);
}

static void run_read(struct command *c, struct table *t)
{
    struct mark_job *m = xcalloc(1, sizeof *m);
    m->job.run = run_mark;
    m->job.done = done_mark;
    m->person = c->live->who.id;
    m->mark = (struct store_mark){ .chat_read = c->said.chat, .step_seen = c->said.number };
    memcpy(m->table, t->row.id, sizeof m->table);
    memcpy(m->client, c->said.id, sizeof m->client);
    if (keeper_put(t->sv->keeper, &m->job)) {
        m->live = live_hold(c->live);
    } else {
        free(m);
        live_say_no(c->live, c->said.id, F_BUSY, NULL);
    }
    free_command(c);
}

/* ---- back, pace, look, ping ----------------------------------------------------------------- */

static void after_back(struct change *c, struct table *t, enum fault f)
{
    end_command(c, f);
    if (f == FINE) {
        live_say_table(t);
        live_say_remark(t, c);
    }
}

static void run_back(struct command *c, struct table *t)
{
    struct change *change = change_of(c, t, after_back);
    commit_or_refuse(c, t, change, seat_back(t, change, c->seat));
}

static void run_look(struct command *c)
{
    if (bucket_take(&c->live->looks, look_rate, look_burst, c->live->sv->awake))
        live_greet(c->live);
    else
        live_say_no(c->live, c->said.id, F_TOO_MANY, NULL);
}

/* What is no matter of the table itself. */
static void run_in_house(struct command *c, struct table *t)
{
    switch (c->said.type) {
    case VK_SAY_CHAT: run_chat(c, t); return;
    case VK_SAY_READ: run_read(c, t); return;
    case VK_SAY_BACK: run_back(c, t); return;
    case VK_SAY_LOOK: run_look(c); break;
    case VK_SAY_PACE: /* not kept: it is the wish of one window */
        c->live->pause_ms = c->said.pause;
        live_say_ok(c->live, c->said.id, "");
        break;
    default: live_say_ok(c->live, c->said.id, ""); break;
    }
    free_command(c);
}

/* ---- All of them ---------------------------------------------------------------------------- */

/* Steps and undos may be repetitions; everything else is refused at once. */
static void run_refusal(struct command *c, const struct vk_verdict *v)
{
    if (vk_command_writes(&c->said)) {
        refuse(c, v->fault, v->why);
        return;
    }
    live_say_no(c->live, c->said.id, v->fault, v->why);
    free_command(c);
}

static void run_verdict(struct command *c, struct table *t)
{
    struct vk_verdict v;
    vk_table_judge(&t->play, c->seat, &c->said, &v);
    switch (v.comes_to) {
    case VK_COMES_TO_NO: run_refusal(c, &v); return;
    case VK_COMES_TO_STEP: run_act(c, t, v.act); return;
    case VK_COMES_TO_BACK: run_take_back(c, t); return;
    case VK_COMES_TO_HOUSE: run_in_house(c, t); return;
    case VK_COMES_TO_DRAFT: live_say_draft(c->live, t, c->said.id, c->seat, c->said.text); break;
    case VK_COMES_TO_THINK: hint_ask(t, c->live, c->seat, &c->said, v.act); break;
    default: live_say_ok(c->live, c->said.id, ""); break;
    }
    free_command(c);
}

static void run_command(struct visit *v, struct table *t, enum fault f)
{
    struct command *c = (struct command *)v;
    struct live *l = c->live;
    if (!l->ws) {
        free_command(c); /* whoever sent it is gone; what is not begun is not done */
        return;
    }
    if (f == FINE) {
        c->seat = table_seat(t, l->who.id);
        if (vk_command_needs_person(&c->said) && !l->who.id)
            f = F_SIGNED_OUT;
        else if (vk_command_needs_seat(&c->said) && c->seat < 0)
            f = F_FORBIDDEN;
        else if (vk_command_writes(&c->said) && !budget_may_write(l->sv, l->who.household))
            f = F_TOO_MANY;
    }
    if (f == FINE) {
        run_verdict(c, t);
        return;
    }
    if (f == F_BUSY && v->is_in_doubt) {
        live_send_on(l);
        free_command(c);
        return;
    }
    live_say_no(l, c->said.id, f,
                f == F_FORBIDDEN  ? "You do not sit at this table."
                : f == F_TOO_MANY ? budget_no_writing
                                  : NULL);
    free_command(c);
}

void live_message(struct live *l, const char *text, size_t n)
{
    struct command *c = xcalloc(1, sizeof *c);
    char why[VK_KEYS_WHY];
    c->arrived = live_microseconds();
    bool is_right = vk_command_read(&c->said, text, n, why);
    if (!is_right || !l->is_greeted) {
        live_say_no(l, c->said.id, is_right ? F_STALE : F_BAD_REQUEST, is_right ? NULL : why);
        free(c);
        return;
    }
    c->visit.run = run_command;
    c->live = live_hold(l);
    tables_visit(l->sv, l->id, &c->visit);
}
