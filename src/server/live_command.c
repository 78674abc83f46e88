/*
 * live_command.c - what clients send over a socket: parsed and checked here, then a visit to the
 * table. Whatever changes something is answered when it is on disk. A refused command is looked up
 * before it is refused: it may be the repetition of one that was carried out.
 */
#include "server/ask.h"
#include "server/budget.h"
#include "server/live.h"
#include "server/metrics.h"
#include "store/xmalloc.h"
#include "vaka/registry.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CLIENT_MAX = 20, DRAFT_MAX = 2000 /* bytes: a plan of all that can be paid */ };

/* A second, and at once: on one connection. */
static const double chat_rate = 0.7, chat_burst = 5, look_rate = 2, look_burst = 10;

struct command;

struct command_kind {
    const char *type;
    void (*read)(struct command *c, struct ask *a); /* its keys; NULL: none */
    void (*run)(struct command *c, struct table *t);
    bool needs_person, needs_seat, writes; /* writes: more than what was there */
};

struct command {
    struct visit visit;
    struct live *live;
    const struct command_kind *kind;
    char client[CLIENT_MAX + 1];
    uint64_t arrived;
    int seat; /* of the sender, or -1 */
    uint32_t number;
    int64_t chat;
    int pause;
    bool is_yes;
    char text[DRAFT_MAX + 1]; /* of a draft the most */
};
_Static_assert((int)DRAFT_MAX >= (int)STORE_CHAT, "a remark fits");

/* ---- Refusing ------------------------------------------------------------------------------ */

struct lookup_job {
    struct keeper_job job;
    struct live *live;
    char table[STORE_ID], client[CLIENT_MAX + 1];
    int64_t person;
    enum fault f;
    char why[200];
    char reply[STORE_REPLY];
};

static int run_lookup(struct keeper_job *job, struct store *s, struct err *e)
{
    struct lookup_job *l = (struct lookup_job *)job;
    return store_command_get(s, l->table, l->person, l->client, l->reply, e);
}

static void done_lookup(struct keeper_job *job, void *context)
{
    struct lookup_job *l = (struct lookup_job *)job;
    (void)context;
    if (job->e.code == ERR_NONE)
        live_say_ok(l->live, l->client, l->reply);
    else
        live_say_no(l->live, l->client, l->f, l->why);
    live_release(l->live);
    free(l);
}

static void refuse(struct command *c, enum fault f, const char *why)
{
    struct lookup_job *l = xcalloc(1, sizeof *l);
    l->job.run = run_lookup;
    l->job.done = done_lookup;
    l->f = f;
    l->person = c->live->who.id;
    memcpy(l->table, c->live->id, sizeof l->table);
    memcpy(l->client, c->client, sizeof l->client);
    (void)snprintf(l->why, sizeof l->why, "%s", why ? why : "");
    if (l->person && keeper_put(c->live->sv->keeper, &l->job)) {
        l->live = live_hold(c->live);
        return;
    }
    free(l);
    live_say_no(c->live, c->client, f, why);
}

static void free_command(struct command *c)
{
    live_release(c->live);
    free(c);
}

static void refuse_and_free(struct command *c, enum fault f, const char *why)
{
    refuse(c, f, why);
    free_command(c);
}

/* ---- act ----------------------------------------------------------------------------------- */

static void read_act(struct command *c, struct ask *a)
{
    c->number = (uint32_t)ask_int(a, "step", 0, VK_STEPS_BOUND);
    c->is_yes = ask_bool_or(a, "more", false);
    (void)snprintf(c->text, sizeof c->text, "%s", ask_text(a, "do", VK_ACTION_TEXT - 1, NULL));
}

static void after_act(struct change *c, struct table *t, enum fault f)
{
    live_say_done(c, f);
    if (f == FINE) {
        metrics_add(t->sv->metrics, M_MOVES_PERSON, 1);
        table_show_steps(t, c);
    }
}

static enum fault check_act(const struct command *c, const struct table *t, vk_action *a,
                            const char **why)
{
    if (t->row.status == TABLE_OPEN) {
        *why = "The game has not begun.";
        return F_NOT_DUE;
    }
    if (t->row.status != TABLE_RUNNING)
        return F_OVER;
    if (t->row.seat[c->seat].away) {
        *why = "A bot plays your seat; take it back first.";
        return F_FORBIDDEN;
    }
    return fault_of_rules(vk_table_understand(&t->play, c->seat, c->number, c->text, a, why));
}

static void run_act(struct command *c, struct table *t)
{
    const char *why = NULL;
    vk_action a;
    enum fault f = check_act(c, t, &a, &why);
    if (f != FINE) {
        refuse_and_free(c, f, why);
        return;
    }
    t->play.wishes[c->seat].is_giving = c->is_yes;
    if (stop_holds(t, c->seat, a, &c->visit))
        return;
    struct change *change = change_new(t);
    f = fault_of_rules(table_take_step(t, change, c->seat, a));
    if (f != FINE) {
        change_free(change);
        refuse_and_free(c, f, NULL);
        return;
    }
    change_command(change, &c->live->who, c->client);
    (void)snprintf(change->reply, sizeof change->reply, "{\"step\":%u}",
                   vk_table_number(&t->play, c->seat, change->from + 1));
    change->after = after_act;
    change->live = live_hold(c->live);
    change->arrived = (int64_t)c->arrived;
    table_commit(t, change);
    free_command(c);
}

/* ---- undo ---------------------------------------------------------------------------------- */

static void read_to(struct command *c, struct ask *a)
{
    c->number = (uint32_t)ask_int(a, "to", 0, VK_STEPS_BOUND);
}

static void read_pace(struct command *c, struct ask *a)
{
    c->pause = (int)ask_int_or(a, "pause", 0, LIVE_PAUSE_MAX, -1);
}

static void read_yes(struct command *c, struct ask *a)
{
    c->is_yes = ask_bool(a, "yes");
}

static void finish_undo(struct command *c, enum fault f, bool is_changing)
{
    if (f != FINE)
        refuse(c, f, NULL);
    else if (!is_changing)
        live_say_ok(c->live, c->client, "");
    free_command(c);
}

static void run_undo(struct command *c, struct table *t)
{
    enum fault f = t->row.seat[c->seat].away ? F_FORBIDDEN
                                             : undo_own(t, c->live, c->seat, c->number, c->client);
    finish_undo(c, f, true);
}

static void run_ask_undo(struct command *c, struct table *t)
{
    bool is_changing = false;
    enum fault f = t->row.seat[c->seat].away
                       ? F_FORBIDDEN
                       : undo_ask(t, c->live, c->seat, c->number, c->client, &is_changing);
    finish_undo(c, f, is_changing);
}

static void run_answer_undo(struct command *c, struct table *t)
{
    bool is_changing = false;
    enum fault f = undo_answer(t, c->live, c->seat, c->is_yes, c->client, &is_changing);
    finish_undo(c, f, is_changing);
}

static void run_withdraw_undo(struct command *c, struct table *t)
{
    finish_undo(c, undo_withdraw(t, c->seat), false);
}

/* ---- chat ---------------------------------------------------------------------------------- */

static void read_chat(struct command *c, struct ask *a)
{
    const char *text = ask_text(a, "text", STORE_CHAT - 1, NULL);
    size_t n = 0;
    for (; *text; text++) /* a line: no control characters */
        c->text[n++] = (unsigned char)*text < ' ' || *text == 0x7F ? ' ' : *text;
    while (n > 0 && c->text[n - 1] == ' ')
        n--;
    c->text[n] = 0;
    if (n == 0)
        ask_refuse(a, "The key \"text\" takes some words.");
}

static void after_chat(struct change *c, struct table *t, enum fault f)
{
    live_say_done(c, f);
    if (f == FINE)
        live_say_remark(t, c);
}

static void run_chat(struct command *c, struct table *t)
{
    struct live *l = c->live;
    if (!bucket_take(&l->chat, chat_rate, chat_burst, l->sv->awake)) {
        refuse_and_free(c, F_TOO_MANY, NULL);
        return;
    }
    struct change *change = change_new(t);
    change_command(change, &l->who, c->client);
    change->chat = (struct store_chat){ .person = l->who.id, .time = l->sv->now };
    memcpy(change->chat.name, l->who.name, sizeof change->chat.name);
    memcpy(change->chat.text, c->text, sizeof change->chat.text);
    change->after = after_chat;
    change->live = live_hold(l);
    table_commit(t, change);
    free_command(c);
}

/* ---- read: what was seen last --------------------------------------------------------------- */

struct mark_job {
    struct keeper_job job;
    struct live *live;
    char table[STORE_ID], client[CLIENT_MAX + 1];
    int64_t person;
    struct store_mark mark;
};

static int run_mark(struct keeper_job *job, struct store *s, struct err *e)
{
    struct mark_job *m = (struct mark_job *)job;
    return store_mark_put(s, m->table, m->person, &m->mark, e);
}

static void done_mark(struct keeper_job *job, void *context)
{
    struct mark_job *m = (struct mark_job *)job;
    (void)context;
    if (job->e.code == ERR_NONE)
        live_say_ok(m->live, m->client, "");
    else
        live_say_no(m->live, m->client, F_BUSY, NULL);
    live_release(m->live);
    free(m);
}

static void read_read(struct command *c, struct ask *a)
{
    c->chat = ask_int(a, "chat", 0, INT32_MAX);
    c->number = (uint32_t)ask_int(a, "step", 0, VK_STEPS_BOUND);
}

static void run_read(struct command *c, struct table *t)
{
    struct mark_job *m = xcalloc(1, sizeof *m);
    m->job.run = run_mark;
    m->job.done = done_mark;
    m->person = c->live->who.id;
    m->mark = (struct store_mark){ .chat_read = c->chat, .step_seen = c->number };
    memcpy(m->table, t->row.id, sizeof m->table);
    memcpy(m->client, c->client, sizeof m->client);
    if (keeper_put(t->sv->keeper, &m->job)) {
        m->live = live_hold(c->live);
    } else {
        free(m);
        live_say_no(c->live, c->client, F_BUSY, NULL);
    }
    free_command(c);
}

/* ---- answers: what this person is not asked ------------------------------------------------ */

/* Lines of `text`: "+" and what is always answered, "-" and what is until something changes. */
static void read_wishes(struct command *c, struct ask *a, const char *key, char sign)
{
    if (!ask_has(a, key))
        return;
    struct vk_out out = { .buf = c->text, .cap = sizeof c->text, .len = strlen(c->text) };
    const json_t *list = ask_array(a, key, VK_WISHES_MAX);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *row = json_string_value(json_array_get(list, i));
        if (!row || strpbrk(row, "\n")) {
            ask_refuse(a, "The key \"%s\" takes a list of texts.", key);
            return;
        }
        vk_put_char(&out, sign);
        vk_put(&out, row);
        vk_put_char(&out, '\n');
    }
    if (out.len >= sizeof c->text)
        ask_refuse(a, "The key \"%s\" is too long.", key);
}

static void read_answers(struct command *c, struct ask *a)
{
    c->is_yes = ask_bool(a, "give");
    read_wishes(c, a, "always", '+');
    read_wishes(c, a, "unchanged", '-');
}

/* The wish of a person for this table, as long as it is in memory. What another version of the game knew
 * is passed over. */
static void run_answers(struct command *c, struct table *t)
{
    const struct vk_game *g = vk_game_by_id(t->row.game);
    struct vk_wishes *now = &t->play.wishes[c->seat], old = *now;
    char *rest = NULL;
    *now = (struct vk_wishes){ .is_on = c->is_yes,
                               .is_giving = old.is_giving,
                               .asked_at = old.asked_at };
    for (char *row = strtok_r(c->text, "\n", &rest); row; row = strtok_r(NULL, "\n", &rest))
        (void)vk_wish_read(now, &old, g, row + 1, row[0] == '-');
    live_say_ok(c->live, c->client, "");
    free_command(c);
}

/* ---- back, hint, judge, draft, hand, pace, look, ping --------------------------------------------- */

static void after_back(struct change *c, struct table *t, enum fault f)
{
    live_say_done(c, f);
    if (f == FINE) {
        live_say_table(t);
        live_say_remark(t, c);
    }
}

static void run_back(struct command *c, struct table *t)
{
    struct change *change = change_new(t);
    enum fault f = seat_back(t, change, c->seat);
    if (f != FINE) {
        change_free(change);
        refuse_and_free(c, f, NULL);
        return;
    }
    change_command(change, &c->live->who, c->client);
    change->after = after_back;
    change->live = live_hold(c->live);
    table_commit(t, change);
    free_command(c);
}

static void run_hint(struct command *c, struct table *t)
{
    hint_ask(t, c->live, c->seat, c->client, VK_NO_ACTION);
    free_command(c);
}

static int n_people(const struct table *t)
{
    int n = 0;
    for (int i = 0; i < t->row.n_seats; i++)
        n += t->row.seat[i].kind == SEAT_PERSON;
    return n;
}

/* Against bots alone: among people nobody looks over a shoulder. */
static void run_judge(struct command *c, struct table *t)
{
    const char *why = NULL;
    vk_action a = VK_NO_ACTION;
    enum fault f = n_people(t) > 1 ? F_FORBIDDEN : check_act(c, t, &a, &why);
    if (n_people(t) > 1)
        why = "Moves are judged only in games against bots.";
    if (f == FINE)
        hint_ask(t, c->live, c->seat, c->client, a);
    else
        live_say_no(c->live, c->client, f, why);
    free_command(c);
}

static void read_draft(struct command *c, struct ask *a)
{
    (void)snprintf(c->text, sizeof c->text, "%s", ask_text(a, "text", DRAFT_MAX, NULL));
}

/* Changes nothing: others cannot tell that it was asked. */
static void run_draft(struct command *c, struct table *t)
{
    if (t->row.status == TABLE_RUNNING)
        live_say_draft(c->live, t, c->client, c->seat, c->text);
    else
        live_say_no(c->live, c->client, F_NOT_DUE, NULL);
    free_command(c);
}

/* Not kept: whoever comes back says it again. */
static void run_hand(struct command *c, struct table *t)
{
    unsigned bit = 1u << c->seat;
    t->play.hands = (uint16_t)(c->is_yes ? t->play.hands | bit : t->play.hands & ~bit);
    live_say_ok(c->live, c->client, "");
    free_command(c);
}

/* Nor this: it is the wish of one window. */
static void run_pace(struct command *c, struct table *t)
{
    (void)t;
    c->live->pause_ms = c->pause;
    live_say_ok(c->live, c->client, "");
    free_command(c);
}

static void run_look(struct command *c, struct table *t)
{
    (void)t;
    if (bucket_take(&c->live->looks, look_rate, look_burst, c->live->sv->awake))
        live_greet(c->live);
    else
        live_say_no(c->live, c->client, F_TOO_MANY, NULL);
    free_command(c);
}

static void run_ping(struct command *c, struct table *t)
{
    (void)t;
    live_say_ok(c->live, c->client, "");
    free_command(c);
}

/* ---- The table of commands ------------------------------------------------------------------ */

static const struct command_kind kinds[] = {
    { "act", read_act, run_act, true, true, true },
    { "undo", read_to, run_undo, true, true, true },
    { "ask_undo", read_to, run_ask_undo, true, true, true },
    { "answer_undo", read_yes, run_answer_undo, true, true, true },
    { "withdraw_undo", NULL, run_withdraw_undo, true, true, true },
    { "hint", NULL, run_hint, true, true, false },
    { "judge", read_act, run_judge, true, true, false },
    { "draft", read_draft, run_draft, true, true, false },
    { "chat", read_chat, run_chat, true, false, true },
    { "read", read_read, run_read, true, false, false },
    { "back", NULL, run_back, true, true, false },
    { "answers", read_answers, run_answers, true, true, false },
    { "hand", read_yes, run_hand, true, true, false },
    { "pace", read_pace, run_pace, true, true, false },
    { "look", NULL, run_look, false, false, false },
    { "ping", NULL, run_ping, false, false, false },
};

const char *live_command_name(size_t i)
{
    return i < sizeof kinds / sizeof kinds[0] ? kinds[i].type : NULL;
}

static const struct command_kind *kind_of(const char *type)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].type, type) == 0)
            return &kinds[i];
    return NULL;
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
        if (c->kind->needs_person && !l->who.id)
            f = F_SIGNED_OUT;
        else if (c->kind->needs_seat && c->seat < 0)
            f = F_FORBIDDEN;
        else if (c->kind->writes && !budget_may_write(l->sv, l->who.household))
            f = F_TOO_MANY;
    }
    if (f == FINE) {
        c->kind->run(c, t);
        return;
    }
    live_say_no(l, c->client, f,
                f == F_FORBIDDEN  ? "You do not sit at this table."
                : f == F_TOO_MANY ? budget_no_writing
                                  : NULL);
    free_command(c);
}

/* An id of the client's: letters, digits and dashes. */
static void read_client(struct command *c, struct ask *a)
{
    const char *client = ask_text(a, "id", CLIENT_MAX, NULL);
    for (size_t i = 0; client[i]; i++) {
        char x = client[i];
        bool is_right = (x >= '0' && x <= '9') || (x >= 'a' && x <= 'z') ||
                        (x >= 'A' && x <= 'Z') || x == '-' || x == '_';
        if (!is_right) {
            ask_refuse(a, "The key \"id\" takes letters, digits and dashes.");
            return;
        }
    }
    if (!client[0])
        ask_refuse(a, "The key \"id\" is empty.");
    memcpy(c->client, client, strlen(client));
}

static void start_command(struct live *l, const json_t *root)
{
    struct command *c = xcalloc(1, sizeof *c);
    struct ask a = ask_of(root);
    c->arrived = live_microseconds();
    read_client(c, &a);
    const char *type = ask_text(&a, "type", 20, NULL);
    c->kind = kind_of(type);
    if (!c->kind)
        ask_refuse(&a, "The key \"type\" takes the name of a command.");
    else if (c->kind->read)
        c->kind->read(c, &a);
    if (a.why[0] || !l->is_greeted) {
        live_say_no(l, c->client, a.why[0] ? F_BAD_REQUEST : F_STALE, a.why[0] ? a.why : NULL);
        free(c);
        return;
    }
    c->visit.run = run_command;
    c->live = live_hold(l);
    tables_visit(l->sv, l->id, &c->visit);
}

void live_message(struct live *l, const char *text, size_t n)
{
    char why[200];
    json_t *root = ask_parse(text, n, why);
    if (!root) {
        live_say_no(l, "", F_BAD_REQUEST, why);
        return;
    }
    start_command(l, root);
    json_decref(root);
}
