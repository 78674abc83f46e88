/*
 * api_move.c - games that go from one house to another. Brought: the journal of a game that somebody began against
 * bots on a device becomes a table here. Nothing of it is believed: it is played again by the rules, every draw is
 * held against the seed, and what is kept is written anew. Its luck could be known where it began, so from here on
 * it is the server's. Taken: a game of one person and bots goes on on a device, and is closed here.
 */
#include "server/call.h"
#include "server/live.h"
#include "server/table_read.h"
#include "session/fair.h"
#include "store/xmalloc.h"
#include "table/move.h"
#include "table/row.h"
#include "vaka/bot.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Brought ------------------------------------------------------------------------------- */

/* What was read, and why it is refused: the line, and a sentence without a full stop. */
struct bringing {
    struct vk_table table;
    struct vk_journal_fault no;
    int seat; /* of the person */
};

static bool refuse(struct bringing *b, uint32_t line, const char *why)
{
    b->no.line = line;
    b->no.reason = vk_reason(why);
    return false;
}

/* Each undo plays everything before it again: a long text of them would keep the server busy. */
static bool has_no_undo(struct bringing *b, const char *text)
{
    static const char undo[] = "{\"undo\":";
    uint32_t line = 1;
    for (const char *at = text; at; line++) {
        if (strncmp(at, undo, sizeof undo - 1) == 0)
            return refuse(b, line, "a game comes here without what was taken back");
        at = strchr(at, '\n');
        at = at ? at + 1 : NULL;
    }
    return true;
}

static bool sit_down(struct bringing *b)
{
    const struct vk_journal_head *head = &b->table.head;
    struct vk_level level;
    b->seat = -1;
    for (int i = 0; i < b->table.game.setup.seats; i++) {
        if (!head->bot[i][0] && b->seat >= 0)
            return refuse(b, 1, "more than one person plays this game");
        if (!head->bot[i][0])
            b->seat = i;
        else if (strchr(head->bot[i], ':') || !vk_level_read(head->bot[i], &level))
            return refuse(b, 1, "a bot has a level that is not known here");
    }
    return b->seat >= 0 || refuse(b, 1, "no person plays this game");
}

/* Every draw follows from the luck that it had. */
static bool check_luck(struct bringing *b)
{
    const struct vk_journal_head *head = &b->table.head;
    struct vk_chance chance[1 + VK_PAST_LUCKS];
    uint32_t from = 0, wrong = 0;
    if (head->chance_kind != VK_CHANCE_SEED)
        return refuse(b, 1, "its luck is the secret of the server where it was played");
    if (head->n_past == VK_PAST_LUCKS)
        return refuse(b, 1, "the luck of this game changed too often");
    const char *why = vk_chances_of_past(head, chance);
    if (why)
        return refuse(b, 1, why);
    chance[head->n_past] = vk_chance_from_seed(head->seed);
    for (int k = 0; k <= head->n_past && !wrong; k++) {
        uint32_t to = k < head->n_past ? head->past[k].until : b->table.game.n;
        wrong = vk_session_verify_part(&b->table.game, &chance[k], from, to);
        from = to;
    }
    return !wrong || refuse(b, 1 + wrong, "this draw does not follow from the luck of the game");
}

static bool read_game(struct bringing *b, const char *text)
{
    b->table.resize = table_resize;
    if (!has_no_undo(b, text) || !vk_table_read(&b->table, text, strlen(text), &b->no))
        return false;
    if (!vk_table_is_over(&b->table) && (b->table.has_end || !vk_table_due(&b->table)))
        return refuse(b, b->table.journal.line, "the game was closed before its end");
    return sit_down(b) && check_luck(b);
}

/* The id follows from the wish; of all that do, one by which bots are called as they were. */
static void name_wish(struct opening *o, const struct bringing *b, const struct person *me,
                      const char *client)
{
    enum { TRIES = 400 };
    char id[STORE_ID];
    for (int i = 0; i < TRIES; i++) {
        bool is_right = true;
        (void)snprintf(o->seed, sizeof o->seed, "%lld bring %s %d", (long long)me->id, client, i);
        opening_id(o->seed, id);
        for (int seat = 0; seat < o->n_seats; seat++)
            if (seat != b->seat && strcmp(vk_bot_name(id, seat), b->table.head.name[seat]) != 0)
                is_right = false;
        if (is_right)
            return;
    }
}

static void open_brought(struct call *c, struct bringing *b, struct opening *o, const char *client)
{
    const struct vk_session *game = &b->table.game;
    (void)snprintf(o->game, sizeof o->game, "%s", game->game->id);
    opening_options(game->game, &game->setup, o->options, sizeof o->options);
    o->n_seats = game->setup.seats;
    o->hints = true;
    for (int i = 0; i < o->n_seats; i++) {
        o->seat[i].kind = SEAT_BOT;
        (void)snprintf(o->seat[i].level, sizeof o->seat[i].level, "%.15s", b->table.head.bot[i]);
    }
    opening_sit(o, b->seat, &c->me);
    o->seat[b->seat].level[0] = 0;
    o->brought = &b->table;
    name_wish(o, b, &c->me, client);
    call_open_table(c, o);
}

void api_bring(struct call *c)
{
    struct opening o = { 0 };
    struct ask a = call_ask(c);
    char why[500];
    const char *client = ask_text(&a, "id", 20, NULL), *name = ask_text(&a, "name", 200, "");
    const char *journal = ask_text(&a, "journal", SIZE_MAX, NULL);
    if (name[0] && !people_tidy_name(name, o.name))
        ask_refuse(&a, "The key \"name\" takes 1 to %d characters that can be printed.",
                   NAME_CHARACTERS);
    if (a.why[0]) {
        call_refuse(c, F_BAD_REQUEST, a.why);
        return;
    }
    if (!name[0])
        people_invent_table(a.language, o.name);
    struct bringing *b = xcalloc(1, sizeof *b);
    if (read_game(b, journal)) {
        open_brought(c, b, &o, client);
    } else {
        const struct vk_words w = call_words(c);
        struct vk_out out = vk_out_to(why, sizeof why);
        vk_journal_fault_put(&b->no, &w, &out);
        call_refuse(c, b->no.is_of_other_rules ? F_OTHER_RULES : F_BAD_REQUEST, why);
    }
    vk_table_drop(&b->table);
    free(b);
}

/* ---- Taken --------------------------------------------------------------------------------- */

static bool has_others(const struct store_table *row, int seat)
{
    for (int i = 0; i < row->n_seats; i++)
        if (i != seat && row->seat[i].kind != SEAT_BOT)
            return true;
    return false;
}

static const char *take_refusal(const struct call *c, const struct table *t, enum fault *f)
{
    char day[VK_DAY_TEXT];
    int seat = table_seat(t, c->me.id);
    *f = F_FORBIDDEN;
    if (seat < 0)
        return "You do not sit at this table.";
    if (table_daily(&t->row, day))
        return "The daily challenge is played here.";
    if (has_others(&t->row, seat))
        return "Other people play here.";
    if (t->row.status == TABLE_CLOSED && t->play.has_end) {
        *f = FINE; /* taken before: the answer may have been lost */
        return NULL;
    }
    *f = table_is_over(t) ? F_OVER : F_FORBIDDEN;
    if (t->row.status != TABLE_RUNNING)
        return table_is_over(t) ? "The game is over; save it as a file instead."
                                : "This table is no longer open.";
    *f = t->play.head.n_past < VK_PAST_LUCKS ? FINE : F_FORBIDDEN;
    return *f == FINE ? NULL : "This game has gone from house to house too often.";
}

static void after_take(struct change *change, struct table *t, enum fault f)
{
    struct call *c = change->context;
    if (f != FINE) {
        call_refuse(c, f, NULL);
        return;
    }
    live_say_remark(t, change);
    live_say_table(t);
    call_send_journal(c);
}

static void run_take(struct visit *v, struct table *t, enum fault f)
{
    struct call *c = (struct call *)v;
    if (f == FINE && !table_may_see(&t->row, c->me.id, net_query(c->q, "invite")))
        f = F_NOT_FOUND;
    const char *why = f == FINE ? take_refusal(c, t, &f) : NULL;
    if (f != FINE) {
        call_refuse(c, f, why);
        return;
    }
    if (t->row.status == TABLE_CLOSED) {
        call_send_journal(c);
        return;
    }
    struct change *change = change_new(t);
    struct change_clerk clerk = clerk_of(t, change);
    clock_stop(t);
    vk_table_give_up(&t->play, &clerk.clerk);
    t->row.status = TABLE_CLOSED;
    t->row.updated = t->sv->now;
    t->offered = 0;
    table_seats_changed(t);
    table_write_summary(t);
    change_remark(change, "{0} plays on without the server, on a device.", c->me.name, NULL);
    change->context = c;
    change->after = after_take;
    table_commit(t, change);
}

void api_take(struct call *c)
{
    c->visit.run = run_take;
    tables_visit(c->sv, c->id, &c->visit);
}
