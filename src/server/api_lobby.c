/* api_lobby.c - lists of tables, tables by invite, opening one. */
#include "server/budget.h"
#include "server/call.h"
#include "server/live.h"
#include "server/metrics.h"
#include "server/nodes.h"
#include "server/show.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include "table/row.h"
#include "vaka/bot.h"
#include "vaka/registry.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIST_LENGTH = 20, MINE_MOST = 5000 };

/* ---- Rows from the store ------------------------------------------------------------------- */

struct row_item {
    struct store_table row;
    char name[STORE_SEATS][STORE_NAME];
};

/* One of my tables, before they are sorted. */
struct mine_item {
    char id[STORE_ID];
    bool is_turn; /* or an offer that waits for my answer */
    int64_t updated;
};

struct rows_job {
    struct keeper_job job;
    struct call *call;
    int (*find)(struct rows_job *r, struct store *s, struct err *e);
    char key[STORE_ID];  /* id, invite or game */
    char code[STORE_ID]; /* invite that goes with an id */
    bool has_game, is_single;
    enum store_list list;
    int64_t person;
    int offset;
    struct row_item *item;
    int n;
    struct mine_item *mine;
    size_t n_mine, mine_room;
};

static void add_row(void *context, const struct store_table *row)
{
    struct rows_job *r = context;
    if (r->n <= LIST_LENGTH)
        r->item[r->n++].row = *row;
}

static int find_list(struct rows_job *r, struct store *s, struct err *e)
{
    return store_tables(s, r->list, r->person, r->has_game ? r->key : NULL, LIST_LENGTH + 1,
                        r->offset, add_row, r, e);
}

static void add_mine(void *context, const struct store_table *row)
{
    struct rows_job *r = context;
    struct summary sum;
    int seat = seat_in(row, r->person);
    if (r->n_mine == r->mine_room) {
        r->mine_room = r->mine_room ? r->mine_room * 2 : 32;
        r->mine = xrealloc(r->mine, r->mine_room, sizeof *r->mine);
    }
    struct mine_item *m = &r->mine[r->n_mine++];
    summary_read(row->summary, &sum);
    memcpy(m->id, row->id, sizeof m->id);
    m->is_turn = seat >= 0 &&
                 (seat_is_asked(row, seat) || (row->status == TABLE_RUNNING &&
                                               sum.game.due >> seat & 1 && !row->seat[seat].away));
    m->updated = row->updated;
}

/* Those where it is my turn, then the newest; the store's order where these are equal. */
static int by_turn(const void *a, const void *b)
{
    const struct mine_item *x = a, *y = b;
    if (x->is_turn != y->is_turn)
        return x->is_turn ? -1 : 1;
    if (x->updated != y->updated)
        return x->updated > y->updated ? -1 : 1;
    return strcmp(x->id, y->id);
}

static int find_mine(struct rows_job *r, struct store *s, struct err *e)
{
    if (store_tables(s, LIST_OF_PERSON, r->person, r->has_game ? r->key : NULL, MINE_MOST, 0,
                     add_mine, r, e))
        return -1;
    if (r->n_mine)
        qsort(r->mine, r->n_mine, sizeof *r->mine, by_turn);
    for (size_t i = (size_t)r->offset; i < r->n_mine && r->n <= LIST_LENGTH; i++)
        if (store_table_get(s, r->mine[i].id, &r->item[r->n++].row, e))
            return -1;
    return 0;
}

static int find_invite(struct rows_job *r, struct store *s, struct err *e)
{
    r->n = 1;
    return store_table_by_invite(s, r->key, &r->item[0].row, e);
}

static int find_id(struct rows_job *r, struct store *s, struct err *e)
{
    r->n = 1;
    if (store_table_get(s, r->key, &r->item[0].row, e))
        return -1;
    if (!table_may_see(&r->item[0].row, r->person, r->code))
        return err_set(e, ERR_NOT_FOUND, "not for this person");
    return 0;
}

static int name_people(struct row_item *item, struct store *s, struct err *e)
{
    for (int i = 0; i < item->row.n_seats; i++) {
        const struct store_seat *seat = &item->row.seat[i];
        struct store_person p;
        if (seat->kind == SEAT_BOT)
            (void)snprintf(item->name[i], STORE_NAME, "%s", vk_bot_name(item->row.id, i));
        if (seat->kind != SEAT_PERSON)
            continue;
        if (store_person_get(s, seat->person, &p, e))
            return -1;
        memcpy(item->name[i], p.name, sizeof p.name);
    }
    return 0;
}

static int run_rows(struct keeper_job *job, struct store *s, struct err *e)
{
    struct rows_job *r = (struct rows_job *)job;
    if (r->find(r, s, e))
        return -1;
    for (int i = 0; i < r->n; i++)
        if (name_people(&r->item[i], s, e))
            return -1;
    return 0;
}

static struct row_look look_at(const struct rows_job *r, const struct row_item *item)
{
    struct server *sv = r->call->sv;
    struct row_look look = row_of(sv, &item->row, (const char(*)[STORE_NAME])item->name, r->person);
    const struct table *t = tables_find(sv, item->row.id);
    if (t) {
        look.online = nodes_online(t);
        look.watchers = nodes_watchers(t);
    }
    return look;
}

static void write_rows(struct vk_json *j, const void *context)
{
    const struct rows_job *r = context;
    vk_json_object(j, NULL);
    if (r->is_single) {
        struct row_look look = look_at(r, &r->item[0]);
        show_row(j, "table", &look);
    } else {
        vk_json_array(j, "tables");
        for (int i = 0; i < r->n && i < LIST_LENGTH; i++) {
            struct row_look look = look_at(r, &r->item[i]);
            show_row(j, NULL, &look);
        }
        vk_json_end(j, ']');
        vk_json_bool(j, "more", r->n > LIST_LENGTH);
    }
    vk_json_end(j, '}');
}

static void done_rows(struct keeper_job *job, void *context)
{
    struct rows_job *r = (struct rows_job *)job;
    struct table *t = r->is_single && r->n ? tables_find(context, r->item[0].row.id) : NULL;
    if (job->e.code == ERR_NONE && t && table_is_refused(t))
        call_refuse(r->call, t->refused, t->refusal); /* somebody came there, in vain */
    else if (job->e.code == ERR_NONE)
        call_answer(r->call, write_rows, r);
    else
        call_refuse(r->call,
                    job->e.code == ERR_NOT_FOUND ? F_NOT_FOUND
                    : job->e.code == ERR_BROKEN  ? F_BROKEN
                                                 : F_BUSY,
                    NULL);
    free(r->item);
    free(r->mine);
    free(r);
}

static struct rows_job *new_rows(struct call *c, bool is_single)
{
    struct rows_job *r = xcalloc(1, sizeof *r);
    r->job.run = run_rows;
    r->job.done = done_rows;
    r->call = c;
    r->person = c->me.id;
    r->is_single = is_single;
    r->item = xcalloc(is_single ? 1 : LIST_LENGTH + 1, sizeof *r->item);
    return r;
}

static void put_rows(struct rows_job *r)
{
    struct call *c = r->call;
    if (keeper_put(c->sv->keeper, &r->job))
        return;
    free(r->item);
    free(r);
    call_refuse(c, F_BUSY, NULL);
}

static bool read_offset(const char *text, int *out)
{
    *out = 0;
    for (; text && *text; text++) {
        if (*text < '0' || *text > '9' || *out > 100000000)
            return false;
        *out = *out * 10 + (*text - '0');
    }
    return true;
}

void api_tables(struct call *c)
{
    static const char *const names[] = { "mine", "open", "running", "over" };
    static const enum store_list lists[] = { LIST_OF_PERSON, LIST_PUBLIC_OPEN, LIST_PUBLIC_RUNNING,
                                             LIST_PUBLIC_OVER };
    const char *name = net_query(c->q, "list"), *game = net_query(c->q, "game");
    int which = -1, offset;
    for (int i = 0; name && i < 4; i++)
        if (strcmp(name, names[i]) == 0)
            which = i;
    if (which < 0 || !read_offset(net_query(c->q, "offset"), &offset)) {
        call_refuse(c, F_BAD_REQUEST,
                    which < 0 ? "The key \"list\" takes mine, open, running or over."
                              : "The key \"offset\" takes a whole number.");
        return;
    }
    if (which == 0 && !c->me.id) {
        call_refuse(c, F_SIGNED_OUT, NULL);
        return;
    }
    if (game && game[0] && !vk_game_by_id(game)) {
        call_refuse(c, F_BAD_REQUEST, "The key \"game\" takes the id of a game.");
        return;
    }
    struct rows_job *r = new_rows(c, false);
    r->list = lists[which];
    r->find = which == 0 ? find_mine : find_list;
    r->offset = offset;
    r->has_game = game && game[0];
    if (r->has_game)
        memcpy(r->key, game, strlen(game));
    put_rows(r);
}

void api_invite(struct call *c)
{
    struct rows_job *r = new_rows(c, true);
    r->find = find_invite;
    memcpy(r->key, c->id, sizeof r->key);
    put_rows(r);
}

void api_table(struct call *c)
{
    const char *code = net_query(c->q, "invite");
    struct rows_job *r = new_rows(c, true);
    r->find = find_id;
    memcpy(r->key, c->id, sizeof r->key);
    if (code && strlen(code) < sizeof r->code)
        memcpy(r->code, code, strlen(code));
    put_rows(r);
}

/* ---- Opening ------------------------------------------------------------------------------- */

/* Opened before by the same wish: the same answer. Anybody else's table is none of this person's business. */
static void run_opened(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    if (f == FINE && t->row.host == c->me.id)
        answer_row(c, t);
    else
        call_refuse(c, F_BUSY, NULL);
}

static void after_open(struct change *change, struct table *t, enum fault f)
{
    struct call *c = change->context;
    struct table *made = change->ahead;
    if (f == FINE) {
        metrics_add(c->sv->metrics, M_TABLES_OPENED, 1);
        answer_row(c, t);
        if (tables_insert(t->sv, t))
            return;
    } else if (f == F_ALREADY && change->is_wish) {
        memcpy(c->id, made->row.id, sizeof c->id);
        c->visit.run = run_opened;
        tables_visit(c->sv, c->id, &c->visit);
    } else if (f == F_ALREADY) {
        call_refuse(c, F_BUSY,
                    NULL); /* by chance another table has this id: the next one has another */
    } else {
        call_refuse(c, f,
                    f == F_TOO_MANY ? "You have too many tables open; finish or close one first."
                                    : NULL);
    }
    change->is_gone = true;
    table_free(made);
}

static bool has_bot(const struct opening *o)
{
    for (int i = 0; i < o->n_seats; i++)
        if (o->seat[i].kind == SEAT_BOT)
            return true;
    return false;
}

/* One more table, and one more with bots? Else a sentence that says why not. */
static const char *opening_refusal(struct call *c, const struct opening *o)
{
    char id[STORE_ID];
    if (o->seed[0]) {
        opening_id(o->seed, id);
        if (tables_find(c->sv, id))
            return NULL; /* the same wish again: it gets the same table */
    }
    const char *no = has_bot(o) ? bots_refusal(c->sv, &c->me) : NULL;
    if (!no && !budget_may_write(c->sv, c->me.household))
        no = budget_no_writing;
    if (!no && !budget_new_table(c->sv, c->me.household))
        no = budget_no_table;
    return no;
}

void call_open_table(struct call *c, struct opening *o)
{
    char why[400];
    struct change *change;
    const struct vk_words words = call_words(c);
    if (!opening_check(o, &words, why, sizeof why)) {
        call_refuse(c, F_BAD_REQUEST, why);
        return;
    }
    const char *no = opening_refusal(c, o);
    if (no) {
        call_refuse(c, F_TOO_MANY, no);
        return;
    }
    struct table *t = opening_table(c->sv, o, &c->me, &change);
    change->most_tables =
        c->me.is_kept ? c->sv->config.tables_per_person : c->sv->config.tables_per_guest;
    change->after = after_open;
    change->context = c;
    table_commit(t, change);
}

void opening_sit(struct opening *o, int seat, const struct person *who)
{
    o->seat[seat].kind = SEAT_PERSON;
    o->seat[seat].person = who->id;
    memcpy(o->seat[seat].name, who->name, STORE_NAME);
}

static void read_seat(struct opening *o, int i, const json_t *object, const struct person *me,
                      struct ask *of)
{
    struct ask a = ask_of(object, of->language);
    struct vk_level level;
    const char *kind = json_is_object(object) ? ask_text(&a, "kind", 10, NULL) : "";
    if (strcmp(kind, "me") == 0) {
        for (int k = 0; k < i; k++)
            if (o->seat[k].kind == SEAT_PERSON)
                ask_refuse(of, "The key \"seats\" has \"me\" twice.");
        opening_sit(o, i, me);
    } else if (strcmp(kind, "bot") == 0) {
        const char *text = ask_text(&a, "level", 15, NULL);
        if (strchr(text, ':') || !vk_level_read(text, &level))
            ask_refuse(of, "The key \"level\" takes the name of a level.");
        else
            (void)snprintf(o->seat[i].level, sizeof o->seat[i].level, "%s", level.id);
        o->seat[i].kind = SEAT_BOT;
    } else if (strcmp(kind, "person") != 0) {
        ask_refuse(of, "The key \"kind\" takes me, bot or person.");
    }
    if (a.why[0])
        ask_refuse(of, "%s", a.why);
}

static void read_options(struct opening *o, struct ask *a)
{
    const json_t *options = ask_object(a, "options");
    const char *key;
    json_t *value;
    size_t n = 0;
    json_object_foreach((json_t *)(uintptr_t)options, key, value)
    {
        char number[24];
        const char *text = json_string_value(value);
        if (json_is_boolean(value))
            text = json_is_true(value) ? "on" : "off";
        if (json_is_integer(value)) {
            (void)snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
            text = number;
        }
        if (!text || strpbrk(text, " =") || strpbrk(key, " =") ||
            n + strlen(key) + strlen(text) + 3 > sizeof o->options) {
            ask_refuse(a, "The key \"options\" has a value that no option takes.");
            return;
        }
        n += (size_t)snprintf(o->options + n, sizeof o->options - n, "%s%s=%s", n ? " " : "", key,
                              text);
    }
}

static void read_clock(struct opening *o, struct ask *a)
{
    const int64_t year = 366LL * 24 * 3600 * 1000;
    const json_t *clock = ask_object(a, "clock");
    if (!clock)
        return;
    struct ask in = ask_of(clock, a->language);
    o->clock_start = ask_int(&in, "start", 1000, year);
    o->clock_step = ask_int_or(&in, "step", 0, year, 0);
    if (in.why[0])
        ask_refuse(a, "%s", in.why);
}

static void read_name(struct opening *o, struct ask *a)
{
    const char *text = ask_text(a, "name", 200, "");
    if (text[0] && !people_tidy_name(text, o->name))
        ask_refuse(a, "The key \"name\" takes 1 to %d characters that can be printed.",
                   NAME_CHARACTERS);
    else if (!text[0])
        people_invent_table(a->language, o->name);
}

void opening_client(struct opening *o, const struct person *me, struct ask *a)
{
    const char *client = ask_text(a, "id", 20, "");
    if (client[0])
        (void)snprintf(o->seed, sizeof o->seed, "%lld %s", (long long)me->id, client);
}

void api_open_table(struct call *c)
{
    struct opening o = { 0 };
    struct ask a = call_ask(c);
    opening_client(&o, &c->me, &a);
    (void)snprintf(o.game, sizeof o.game, "%s", ask_text(&a, "game", STORE_ID - 1, NULL));
    read_name(&o, &a);
    read_options(&o, &a);
    const json_t *seats = ask_array(&a, "seats", STORE_SEATS);
    o.n_seats = (int)json_array_size(seats);
    for (int i = 0; i < o.n_seats; i++)
        read_seat(&o, i, json_array_get(seats, (size_t)i), &c->me, &a);
    const char *pace = ask_text(&a, "pace", 10, "live");
    o.is_slow = strcmp(pace, "slow") == 0;
    if (!o.is_slow && strcmp(pace, "live") != 0)
        ask_refuse(&a, "The key \"pace\" takes live or slow.");
    read_clock(&o, &a);
    o.is_public = ask_bool_or(&a, "public", true);
    o.hints = ask_bool_or(&a, "hints", true);
    if (a.why[0])
        call_refuse(c, F_BAD_REQUEST, a.why);
    else
        call_open_table(c, &o);
}

/* The short way: two seats, a bot on the other. */
void api_play_now(struct call *c)
{
    struct opening o = { .is_public = true, .hints = true };
    struct ask a = call_ask(c);
    struct vk_level level = { .id = "" };
    opening_client(&o, &c->me, &a);
    (void)snprintf(o.game, sizeof o.game, "%s", ask_text(&a, "game", STORE_ID - 1, NULL));
    const struct vk_game *g = vk_game_by_id(o.game);
    const char *text = ask_text(&a, "level", 15, VK_USUAL_LEVEL);
    if (strchr(text, ':') || !vk_level_read(text, &level))
        ask_refuse(&a, "The key \"level\" takes the name of a level.");
    if (!g)
        ask_refuse(&a, "The key \"game\" takes the id of a game.");
    if (!g || a.why[0]) {
        call_refuse(c, F_BAD_REQUEST, a.why);
        return;
    }
    people_invent_table(a.language, o.name);
    (void)snprintf(o.options, sizeof o.options, "%s", g->first_game);
    o.n_seats = vk_usual_seats(g);
    opening_sit(&o, 0, &c->me);
    for (int i = 1; i < o.n_seats; i++) {
        o.seat[i].kind = SEAT_BOT;
        (void)snprintf(o.seat[i].level, sizeof o.seat[i].level, "%s", level.id);
    }
    call_open_table(c, &o);
}
