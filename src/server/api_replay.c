/* api_replay.c - the past of a table: its journal, its steps, the position after any of them. */
#include "server/call.h"
#include "server/table.h"
#include "store/xmalloc.h"
#include "table/say.h"
#include "vaka/known.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS_AT_ONCE = 200 };

/* ---- Who may look, and as whom -------------------------------------------------------------- */

/* While it runs with the knowledge of one's own seat; when it is over as anybody. */
static bool pick_viewer(struct call *c, const struct table *t, int *viewer)
{
    const char *as = net_query(c->q, "as");
    *viewer = viewer_of_look(table_look(t, c->me.id));
    if (!table_is_over(t)) {
        if (!as)
            return true;
        call_refuse(c, F_FORBIDDEN, "While the game runs you see it from your own seat only.");
        return false;
    }
    *viewer = VK_REFEREE;
    if (!as || strcmp(as, "all") == 0)
        return true;
    if (as[0] >= '0' && as[0] < '0' + t->row.n_seats && !as[1]) {
        *viewer = as[0] - '0';
        return true;
    }
    call_refuse(c, F_BAD_REQUEST, "The key \"as\" takes all or the number of a seat.");
    return false;
}

static bool may_look(struct call *c, const struct table *t, enum fault f, int *viewer)
{
    if (f == FINE && !table_may_see(&t->row, c->me.id, net_query(c->q, "invite")))
        f = F_NOT_FOUND;
    if (f != FINE) {
        call_refuse(c, f, NULL);
        return false;
    }
    if (!t->play.game.state) {
        call_refuse(c, F_NOT_FOUND, "The game has not begun.");
        return false;
    }
    return pick_viewer(c, t, viewer);
}

/* ---- Steps --------------------------------------------------------------------------------- */

struct steps_answer {
    const struct table *t;
    int viewer;
    uint32_t from, to;
};

static void write_steps(struct vk_json *j, const void *context)
{
    const struct steps_answer *a = context;
    (void)vk_say_steps(&a->t->play, a->viewer, VK_NONE, a->from, a->to, j);
}

static bool read_number(const char *text, uint32_t *out)
{
    *out = 0;
    if (!text || !text[0])
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9' || *out > VK_STEPS_BOUND)
            return false;
        *out = *out * 10 + (uint32_t)(*text - '0');
    }
    return true;
}

static void run_steps(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    struct steps_answer a = { .t = t };
    if (!may_look(c, t, f, &a.viewer))
        return;
    if (!read_number(net_query(c->q, "from"), &a.from) ||
        !read_number(net_query(c->q, "to"), &a.to) || a.from < 1) {
        call_refuse(c, F_BAD_REQUEST,
                    "The keys \"from\" and \"to\" take numbers of steps, from 1.");
        return;
    }
    if (a.to >= a.from && a.to - a.from >= STEPS_AT_ONCE)
        a.to = a.from + STEPS_AT_ONCE - 1;
    t->play.language = call_language(c);
    call_answer(c, write_steps, &a);
}

void api_steps(struct call *c)
{
    c->visit.run = run_steps;
    tables_visit(c->sv, c->id, &c->visit);
}

/* ---- One position -------------------------------------------------------------------------- */

struct position_answer {
    const struct table *t;
    int viewer;
    uint32_t number;
    const void *state;
};

static void write_position(struct vk_json *j, const void *context)
{
    const struct position_answer *a = context;
    vk_say_position(&a->t->play, a->viewer, a->number, a->state, j);
}

static void run_step(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct position_answer a = { .t = t, .state = state };
    if (!may_look(c, t, f, &a.viewer))
        return;
    a.number = (uint32_t)c->n;
    if (a.number > vk_table_number(&t->play, a.viewer, t->play.game.n)) {
        call_refuse(c, F_NOT_FOUND, "There is no such step.");
        return;
    }
    vk_table_state(&t->play, vk_table_at(&t->play, a.viewer, a.number), state);
    t->play.language = call_language(c);
    call_answer(c, write_position, &a);
}

void api_step(struct call *c)
{
    c->visit.run = run_step;
    tables_visit(c->sv, c->id, &c->visit);
}

/* ---- The journal --------------------------------------------------------------------------- */

struct journal_answer {
    const struct table *t;
    int viewer;
    uint32_t to; /* steps, of what is known */
};

static void write_running(struct vk_out *out, const void *context)
{
    const struct journal_answer *a = context;
    vk_say_journal(&a->t->play, a->viewer, out);
}

struct lines_job {
    struct keeper_job job;
    struct call *call;
    char table[STORE_ID], invite[STORE_ID];
    int64_t person;
    enum fault refused; /* the table cannot be opened: may this person have what is stored? */
    char *refusal;      /* and if not, why */
    char *text;
    size_t n, room;
};

static void add_line(void *context, VK_UNUSED int64_t line, const char *text, size_t n)
{
    struct lines_job *l = context;
    while (l->n + n + 1 > l->room) {
        l->room = l->room ? l->room * 2 : 16384;
        l->text = xrealloc(l->text, l->room, 1);
    }
    memcpy(l->text + l->n, text, n);
    l->n += n;
    l->text[l->n++] = '\n';
}

/*
 * Of a game that is over anybody has all. One that is not holds what seats keep from each other: if
 * it follows other rules it will never go on here, and those who sat there may have it; if it is
 * damaged it may be repaired.
 */
static bool may_have_stored(const struct lines_job *l, const struct store_table *row)
{
    bool is_own = l->person && (row->host == l->person || seat_in(row, l->person) >= 0);
    return row->status == TABLE_OVER || (l->refused == F_OTHER_RULES && is_own);
}

static int run_lines(struct keeper_job *job, struct store *s, struct err *e)
{
    struct lines_job *l = (struct lines_job *)job;
    struct store_table row;
    if (l->refused != FINE) {
        if (store_table_get(s, l->table, &row, e))
            return -1;
        if (!table_may_see(&row, l->person, l->invite))
            return err_set(e, ERR_NOT_FOUND, "not for this person");
        if (!may_have_stored(l, &row))
            return err_set(e, ERR_INVALID, "not yet over");
    }
    return store_lines(s, l->table, 1, add_line, l, e);
}

static void answer_journal(struct call *c, const char *text, size_t n)
{
    net_add_header(c->q, "content-disposition", "attachment; filename=\"game.jsonl\"");
    net_add_header(c->q, "cache-control", "no-store");
    net_answer(c->q, 200, "application/jsonl", text, n);
    json_decref(c->body);
    free(c);
}

static void done_lines(struct keeper_job *job, VK_UNUSED void *context)
{
    struct lines_job *l = (struct lines_job *)job;
    if (job->e.code == ERR_NONE)
        answer_journal(l->call, l->text, l->n);
    else if (l->refused != FINE && job->e.code == ERR_INVALID)
        call_refuse(l->call, l->refused, l->refusal);
    else if (job->e.code == ERR_NOT_FOUND)
        call_refuse(l->call, F_NOT_FOUND, NULL);
    else
        call_refuse(l->call, job->e.code == ERR_BROKEN ? F_BROKEN : F_BUSY, NULL);
    free(l->text);
    free(l->refusal);
    free(l);
}

static void send_whole(struct call *c, enum fault refused)
{
    struct lines_job *l = xcalloc(1, sizeof *l);
    const char *invite = net_query(c->q, "invite");
    l->job.run = run_lines;
    l->job.done = done_lines;
    l->call = c;
    l->person = c->me.id;
    l->refused = refused;
    memcpy(l->table, c->id, sizeof l->table);
    if (c->sv->refusal)
        l->refusal = xstrdup(c->sv->refusal);
    if (invite && strlen(invite) < sizeof l->invite)
        memcpy(l->invite, invite, strlen(invite));
    if (keeper_put(c->sv->keeper, &l->job))
        return;
    free(l->refusal);
    free(l);
    call_refuse(c, F_BUSY, NULL);
}

void call_send_journal(struct call *c)
{
    send_whole(c, FINE);
}

static void run_journal(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    struct journal_answer a = { .t = t };
    size_t n;
    if (f == F_BROKEN || f == F_OTHER_RULES) {
        send_whole(c, f);
        return;
    }
    if (!may_look(c, t, f, &a.viewer))
        return;
    if (table_is_over(t) || t->play.has_end) {
        send_whole(c, FINE);
        return;
    }
    const char *text = page_text(tables_page(c->sv), write_running, &a, &n);
    answer_journal(c, text, n);
}

void api_journal(struct call *c)
{
    c->visit.run = run_journal;
    tables_visit(c->sv, c->id, &c->visit);
}

/* ---- What one seat could know, for its own analysis ---------------------------------------- */

/* Whoever plays with people looks at his moves when the game is over: nobody is to have a coach beside him. */
static bool plays_bots_alone(const struct table *t, int seat)
{
    for (int i = 0; i < t->row.n_seats; i++)
        if (i != seat && t->row.seat[i].kind != SEAT_BOT)
            return false;
    return t->row.hints;
}

static void write_known(struct vk_out *out, const void *context)
{
    const struct journal_answer *a = context;
    vk_known_write(&a->t->play.game, a->viewer, a->to, out);
}

static void run_known(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    struct journal_answer a = { .t = t };
    size_t n;
    if (!may_look(c, t, f, &a.viewer))
        return;
    a.viewer = table_seat(t, c->me.id);
    if (a.viewer < 0 || table_is_over(t) || !plays_bots_alone(t, a.viewer)) {
        call_refuse(c, F_FORBIDDEN, "While a game runs only your own against bots is analysed.");
        return;
    }
    if (!read_number(net_query(c->q, "to"), &a.to)) {
        call_refuse(c, F_BAD_REQUEST, "The key \"to\" takes the number of a step.");
        return;
    }
    const char *bytes = page_text(tables_page(c->sv), write_known, &a, &n);
    net_add_header(c->q, "cache-control", "no-store");
    net_answer(c->q, 200, "application/octet-stream", bytes, n);
    json_decref(c->body);
    free(c);
}

void api_known(struct call *c)
{
    c->visit.run = run_known;
    tables_visit(c->sv, c->id, &c->visit);
}
