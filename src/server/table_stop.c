/*
 * table_stop.c - questions that a person is not asked: the table gives the answer (src/table/unasked.h), and
 * this is when.
 *
 * At once, where all can see that there was no other, and where no other person plays. Else after a pause that
 * hangs on nothing but the table's secret and what everybody knows, so that it is the same whether the seat had
 * a choice or not. An answer by hand that changes nothing is held as long: what comes sooner would tell that
 * there was something to choose. Whoever thinks longer than that is seen to think, as at any table.
 */
#include "server/live.h"
#include "server/metrics.h"
#include "server/table.h"
#include "vaka/hash.h"
#include <string.h>

enum { PAUSE_LEAST_MS = 600, PAUSE_SPREAD_MS = 800 };

static int64_t pause_of(const struct table *t)
{
    uint32_t public = vk_table_number(&t->play, VK_SPECTATOR, t->play.game.n);
    uint64_t h = vk_hash(VK_HASH_START, t->row.secret, sizeof t->row.secret);
    h = vk_hash(h, &public, sizeof public);
    return PAUSE_LEAST_MS + (int64_t)(h % PAUSE_SPREAD_MS);
}

static bool has_rivals(const struct table *t, int seat)
{
    for (int i = 0; i < t->row.n_seats; i++)
        if (i != seat && t->row.seat[i].kind == SEAT_PERSON)
            return true;
    return false;
}

/* The question that this seat has before it now. */
static struct stop *stop_of(struct table *t, int seat)
{
    struct stop *stop = &t->stop[seat];
    uint32_t number = vk_table_number(&t->play, seat, t->play.game.n);
    if (!stop->is_open || stop->number != number) {
        stop->is_open = true;
        stop->number = number;
        stop->until = t->sv->awake + (has_rivals(t, seat) ? pause_of(t) : 0);
    }
    return stop;
}

static void after_stop(struct change *c, struct table *t, enum fault f)
{
    if (f == FINE) {
        metrics_add(t->sv->metrics, M_MOVES_PERSON, 1);
        table_tell(t, c);
    }
}

static bool answer_for(struct table *t, int seat, vk_action a)
{
    struct change *c = change_new(t);
    uint32_t from = t->play.game.n;
    c->after = after_stop;
    if (table_take_step(t, c, seat, a) != FINE) {
        change_free(c);
        return false;
    }
    vk_table_mark_unasked(&t->play, from);
    table_commit(t, c);
    return true;
}

/* What was held goes its way: it is looked at anew, and may be refused. */
static void let_go(struct table *t, struct stop *stop, enum fault f)
{
    struct visit *held = stop->held;
    stop->held = NULL;
    if (held)
        held->run(held, t, f);
}

/* True: a change is under way. */
static bool drive_seat(struct table *t, int seat)
{
    struct stop *stop = stop_of(t, seat);
    struct vk_unasked answer;
    if (stop->held && t->sv->awake >= stop->until) {
        let_go(t, stop, FINE);
        return t->is_changing;
    }
    bool is_waiting = stop->held || vk_table_awaits_consent(&t->play, t->sv->now);
    if (is_waiting || !vk_table_unasked(&t->play, seat, &answer))
        return false;
    if (answer.is_covered && t->sv->awake < stop->until)
        return false;
    return answer_for(t, seat, answer.act);
}

bool stop_drive(struct table *t)
{
    uint16_t due = table_due(t);
    for (int i = 0; i < t->row.n_seats && !t->is_changing; i++) {
        bool is_asked = due >> i & 1 && t->row.seat[i].kind == SEAT_PERSON && !t->row.seat[i].away;
        if (is_asked && drive_seat(t, i))
            return true;
        if (!is_asked) {
            t->stop[i].is_open = false;
            let_go(t, &t->stop[i], FINE);
        }
    }
    return t->is_changing;
}

bool stop_holds(struct table *t, int seat, vk_action a, struct visit *v)
{
    struct stop *stop = stop_of(t, seat);
    if (t->sv->awake >= stop->until || !vk_table_is_covered(&t->play, seat, a))
        return false;
    let_go(t, stop, F_STALE); /* he has thought of something else */
    stop->held = v;
    return true;
}

void stop_again(struct table *t)
{
    for (int i = 0; i < STORE_SEATS; i++) {
        struct visit *held = t->stop[i].held;
        t->stop[i].held = NULL;
        if (held)
            table_again(t, held);
    }
}

void stop_drop(struct table *t)
{
    for (int i = 0; i < STORE_SEATS; i++) {
        t->stop[i].is_open = false;
        let_go(NULL, &t->stop[i], F_BUSY);
    }
}
