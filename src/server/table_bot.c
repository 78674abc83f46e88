/*
 * table_bot.c - bots at a table, and hints: a copy of what the seat may know goes to a worker, the
 * answer comes back and is used if the seat still sees the same.
 *
 * A table whose seats are all bots' is played while somebody has it open. One with people is played
 * whether they look or not: the others wait for the bot, and a game whose people are all away comes
 * to its end. What nobody looks at waits behind all that somebody does (worker.h). The person who
 * opened the table pays for its bots' thinking, and the household it was opened from (budget.h).
 */
#include "server/budget.h"
#include "server/live.h"
#include "server/metrics.h"
#include "server/nodes.h"
#include "server/table.h"
#include "server/worker.h"
#include "store/xmalloc.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct thinking {
    struct work work;
    char table[STORE_ID];
    struct vk_question question;
    bool is_done;
    vk_action act;
    struct vk_advice advice;
    double seconds, processor; /* how long it took, and what of it was thinking */
    int64_t person;            /* who pays for it */
    char household[HOUSEHOLD];
    struct live *live; /* of a hint */
    char client[STORE_ID];
    alignas(8) uint8_t state[]; /* concealed */
};

static double seconds_of(clockid_t clock)
{
    struct timespec t;
    (void)clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void run_thinking(struct work *work, struct worker_memory *m)
{
    struct thinking *w = (struct thinking *)work;
    double start = seconds_of(CLOCK_MONOTONIC), begun = seconds_of(CLOCK_THREAD_CPUTIME_ID);
    size_t size = vk_bot_memory(w->question.game, &w->question.level);
    void *memory = size ? worker_memory(m, size) : NULL;
    if (size && !memory)
        return;
    w->act = vk_question_advise(&w->question, w->state, memory, size, &w->advice);
    w->is_done = true;
    w->seconds = seconds_of(CLOCK_MONOTONIC) - start;
    w->processor = seconds_of(CLOCK_THREAD_CPUTIME_ID) - begun;
}

static void pays(struct thinking *w, const struct table *t, int64_t person, const char *household)
{
    w->person = person;
    memcpy(w->household, household, sizeof w->household);
    w->work.share[BY_ADDRESS] = budget_share(t->sv, household);
    w->work.share[BY_PERSON] = budget_share_of(t->sv, person);
    w->work.share[BY_TABLE] = budget_share(t->sv, t->row.id);
}

static struct thinking *new_thinking(const struct table *t, int seat, const char *level)
{
    struct thinking *w = xcalloc(1, sizeof *w + t->play.game.game->state_size);
    w->work.run = run_thinking;
    memcpy(w->table, t->row.id, sizeof w->table);
    vk_table_question(&t->play, seat, level, &w->question, w->state);
    return w;
}

/* ---- Bots ---------------------------------------------------------------------------------- */

static int due_bot(const struct table *t)
{
    return table_rests(t) ? -1 : vk_table_bot_due(&t->play);
}

bool bots_have_company(const struct store_table *row, bool is_watched)
{
    for (int i = 0; i < row->n_seats; i++)
        if (row->seat[i].kind == SEAT_PERSON)
            return true;
    return is_watched;
}

bool bot_is_due(const struct table *t)
{
    return due_bot(t) >= 0 && bots_have_company(&t->row, t->lives != NULL);
}

void bot_watched(struct table *t, const struct person *who)
{
    bool is_own = who->id && (t->row.host == who->id || table_seat(t, who->id) >= 0);
    if (is_own || !t->household[0]) /* a spectator pays only where nobody else is known */
        memcpy(t->household, who->household, sizeof t->household);
    if (t->play.bot.is_thinking)
        workers_watch(t->sv->workers, budget_share(t->sv, t->row.id));
}

struct bot_tables {
    const struct person *who;
    int of_person, of_household;
};

static void count_table(struct table *t, void *context)
{
    struct bot_tables *n = context;
    bool has_bot = false;
    for (int i = 0; i < t->row.n_seats; i++)
        has_bot = has_bot || seat_is_bot(&t->row.seat[i]);
    if (t->row.status != TABLE_RUNNING || !has_bot || !(t->lives || bot_is_due(t)))
        return;
    n->of_person += t->row.host == n->who->id;
    n->of_household += strcmp(t->household, n->who->household) == 0;
}

const char *bots_refusal(struct server *sv, const struct person *who)
{
    const struct server_config *c = &sv->config;
    struct bot_tables n = { .who = who };
    tables_each(sv, count_table, &n);
    if (c->bot_tables_per_person && n.of_person >= c->bot_tables_per_person)
        return "Bots already play at as many of your tables as allowed; finish or leave one first.";
    if (c->bot_tables_per_address && n.of_household >= c->bot_tables_per_address)
        return "Bots already play at as many tables from your address as allowed; try again later.";
    if (workers_refuse(sv->workers))
        return "The bots of this server have more to think about than they can; try again in a few "
               "minutes.";
    return NULL;
}

static void done_bot(struct work *work, void *context)
{
    struct server *sv = context;
    struct thinking *w = (struct thinking *)work;
    struct table *t = sv->tables ? tables_find(sv, w->table) : NULL;
    budget_thought(sv, w->person, w->household, w->processor);
    if (t) {
        vk_table_thought(&t->play, &w->question, w->is_done, w->act);
        if (w->is_done)
            metrics_time(sv->metrics, M_BOT_SECONDS, w->seconds);
        if (!t->visits)
            table_serve(t);
    }
    free(w);
}

static void after_bot(struct change *c, struct table *t, enum fault f)
{
    if (f == FINE) {
        metrics_add(t->sv->metrics, M_MOVES_BOT, 1);
        table_tell(t, c);
    }
}

/* The answer is there; the board has been still for long enough. */
static bool play_bot(struct table *t, int seat)
{
    struct change *c = change_new(t);
    vk_action act = t->play.bot.act;
    t->play.bot.has_move = false;
    c->after = after_bot;
    if (table_take_step(t, c, seat, act) != FINE) {
        change_free(c);
        return false;
    }
    table_commit(t, c);
    return true;
}

static bool may_think(const struct table *t)
{
    return bots_have_company(&t->row, t->lives != NULL) &&
           budget_may_think(t->sv, t->row.host, t->household) &&
           budget_may_write(t->sv, t->household);
}

bool bot_drive(struct table *t)
{
    enum { OTHERS_MS = 5000 };
    if (nodes_leave_it(t, OTHERS_MS))
        return false;
    int seat = due_bot(t);
    if (seat < 0)
        return false;
    enum vk_turn turn = vk_table_turn(&t->play, seat, t->sv->now, t->lives ? live_pause(t) : 0);
    if (turn != VK_TURN_ASKS)
        return turn == VK_TURN_PLAYS && play_bot(t, seat);
    if (!may_think(t))
        return false; /* the next tick asks again */
    struct thinking *w = new_thinking(t, seat, NULL);
    w->work.done = done_bot;
    w->work.kind = t->lives ? WORK_WATCHED : WORK_UNWATCHED;
    pays(w, t, t->row.host, t->household);
    if (workers_put(t->sv->workers, &w->work))
        t->play.bot.is_thinking = true;
    else
        free(w); /* too many wait: the next tick asks again */
    return false;
}

/* ---- Hints and judgements ------------------------------------------------------------------- */

static void done_hint(struct work *work, void *context)
{
    struct server *sv = context;
    struct thinking *w = (struct thinking *)work;
    struct table *t = sv->tables ? tables_find(sv, w->table) : NULL;
    budget_thought(sv, w->person, w->household, w->processor);
    if (t)
        t->play.hinting = (uint16_t)(t->play.hinting & ~(1u << w->question.seat));
    if (!t || !t->is_loaded || !w->is_done)
        live_say_no(w->live, w->client, F_BUSY, NULL);
    else
        live_say_advice(w->live, t, w->client, &w->question, w->state, &w->advice);
    live_release(w->live);
    free(w);
}

static void ask_worker(struct table *t, struct live *l, int seat, const struct vk_command *said,
                       vk_action watched)
{
    const char *client = said->id;
    struct thinking *w = new_thinking(t, seat, VK_HINTS);
    if (watched != VK_NO_ACTION)
        vk_question_watch(&w->question, watched);
    else if (said->text[0])
        (void)vk_question_begun(&w->question, w->state, said->text);
    w->work.done = done_hint;
    w->work.kind = watched == VK_NO_ACTION ? WORK_HINT : WORK_JUDGEMENT;
    pays(w, t, l->who.id, l->who.household);
    memcpy(w->client, client, strlen(client));
    if (!workers_put(t->sv->workers, &w->work)) {
        free(w);
        live_say_no(l, client, F_BUSY, NULL);
        return;
    }
    w->live = live_hold(l);
    t->play.hinting = (uint16_t)(t->play.hinting | 1u << seat);
}

void hint_ask(struct table *t, struct live *l, int seat, const struct vk_command *said,
              vk_action watched)
{
    if (!budget_may_think(t->sv, l->who.id, l->who.household))
        live_say_no(l, said->id, F_TOO_MANY, budget_no_thinking);
    else
        ask_worker(t, l, seat, said, watched);
}
