/*
 * table_clock.c - who is due, and how long he may think. Each seat has what is left of its time; it
 * runs while the seat is due, and gains the step when the seat has nothing more to decide, never
 * above the start. At zero a bot stands in until the person is back.
 *
 * A live clock does not run while the server stands still or the machine sleeps: the decision that
 * was open when it stopped begins anew when it starts. A slow clock counts days and runs on. Both
 * count on clocks that nobody sets (struct moment); turn_since is a time of these.
 */
#include "server/live.h"
#include "server/table.h"
#include <stdlib.h>
#include <string.h>

enum {
    BACK_LEAST_MS = 15000, /* whoever takes his seat back can make at least one move */
    HOUR_MS = 3600 * 1000
};

/* Bots do not play a game to its end for nobody: so long they wait for one of the people. */
static const int64_t rest_live = 24LL * HOUR_MS, rest_slow = 7LL * 24 * HOUR_MS;

bool seat_is_bot(const struct store_seat *seat)
{
    return seat->kind == SEAT_BOT || (seat->kind == SEAT_PERSON && seat->away);
}

int64_t clock_now(const struct server *sv, const struct store_table *row)
{
    return row->pace ? sv->lasting : sv->awake;
}

/* A time of this table's clock, as the wall clock has it. */
static int64_t on_the_wall(const struct server *sv, const struct store_table *row, int64_t at)
{
    return at + (row->pace ? sv->ahead_of_lasting : sv->ahead_of_awake);
}

int64_t clock_since(const struct server *sv, const struct store_table *row)
{
    return row->turn_since ? on_the_wall(sv, row, row->turn_since) : 0;
}

int64_t clock_rest(const struct server *sv, const struct store_table *row, int64_t rest)
{
    bool is_resting = row->status == TABLE_RUNNING && rest > clock_now(sv, row);
    return is_resting ? on_the_wall(sv, row, rest) : 0;
}

uint16_t table_due(const struct table *t)
{
    return vk_table_due(&t->play);
}

static bool is_clocked(const struct store_seat *seat)
{
    return seat->kind == SEAT_PERSON && !seat->away && seat->clock_left >= 0;
}

/*
 * A step under seal of which others are told nothing must leave no trace in what they see, so not
 * in times either: its time is counted when the seat says that it is ready.
 */
struct clock_note clock_note(const struct table *t)
{
    struct clock_note n = { .updated = t->row.updated, .since = t->row.turn_since };
    for (int i = 0; i < t->row.n_seats; i++)
        n.left[i] = t->row.seat[i].clock_left;
    return n;
}

void clock_restore(struct table *t, const struct clock_note *n)
{
    t->row.updated = n->updated;
    t->row.turn_since = n->since;
    for (int i = 0; i < t->row.n_seats; i++)
        t->row.seat[i].clock_left = n->left[i];
}

void clock_begin(struct table *t)
{
    for (int i = 0; i < t->row.n_seats; i++) {
        bool has = t->row.clock_start > 0 && t->row.seat[i].kind == SEAT_PERSON;
        t->row.seat[i].clock_left = has ? t->row.clock_start : -1;
    }
    t->row.turn_since = clock_now(t->sv, &t->row);
}

int64_t clock_left(const struct table *t, int seat)
{
    int64_t now = clock_now(t->sv, &t->row);
    const struct store_seat *s = &t->row.seat[seat];
    int64_t left = s->clock_left;
    if (!is_clocked(s) || !(table_due(t) >> seat & 1))
        return left;
    left -= now > t->row.turn_since ? now - t->row.turn_since : 0;
    return left > 0 ? left : 0;
}

void clock_stop(struct table *t)
{
    uint16_t due = table_due(t);
    for (int i = 0; i < t->row.n_seats; i++)
        if (due >> i & 1)
            t->row.seat[i].clock_left = clock_left(t, i);
    t->row.turn_since = clock_now(t->sv, &t->row);
}

void clock_go(struct table *t, int mover)
{
    uint16_t due = table_due(t);
    if (mover < t->row.n_seats && !(due >> mover & 1) && is_clocked(&t->row.seat[mover])) {
        struct store_seat *seat = &t->row.seat[mover];
        int64_t left = seat->clock_left + t->row.clock_step;
        if (left > t->row.clock_start)
            left = seat->clock_left > t->row.clock_start ? seat->clock_left : t->row.clock_start;
        seat->clock_left = left;
    }
    t->row.turn_since = due ? clock_now(t->sv, &t->row) : 0;
}

void clock_come_back(struct table *t, int seat)
{
    struct store_seat *s = &t->row.seat[seat];
    int64_t least = t->row.clock_step > BACK_LEAST_MS ? t->row.clock_step : BACK_LEAST_MS;
    if (s->clock_left >= 0 && s->clock_left < least)
        s->clock_left = least;
}

int64_t clock_alarm(const struct store_table *row)
{
    struct summary s;
    int64_t first = 0;
    if (row->status != TABLE_RUNNING)
        return 0;
    summary_read(row->summary, &s);
    if (s.rest)
        return s.rest;
    if (!row->clock_start || !row->turn_since)
        return 0;
    for (int i = 0; i < row->n_seats; i++) {
        if (!(s.game.due >> i & 1) || !is_clocked(&row->seat[i]))
            continue;
        int64_t at = row->turn_since + row->seat[i].clock_left;
        if (!first || at < first)
            first = at;
    }
    return first;
}

void clock_forgive(struct store_table *row, int64_t started, int64_t now)
{
    if (row->pace == 0 && row->turn_since && row->turn_since < started)
        row->turn_since = started;
    if (row->turn_since > now) /* of a run that was started while the wall clock was wrong */
        row->turn_since = started;
}

void clock_resume(struct table *t)
{
    clock_forgive(&t->row, t->sv->house_since, clock_now(t->sv, &t->row));
}

/* ---- Running out --------------------------------------------------------------------------- */

static bool has_people(const struct store_table *row)
{
    for (int i = 0; i < row->n_seats; i++)
        if (row->seat[i].kind == SEAT_PERSON && !row->seat[i].away)
            return true;
    return false;
}

bool seat_is_late(const struct store_table *row, int seat)
{
    const struct store_seat *s = &row->seat[seat];
    return row->status != TABLE_OPEN && s->kind == SEAT_PERSON && s->away && s->clock_left == 0;
}

/* Somebody ran out of time, who did not choose to leave. */
static bool has_late(const struct store_table *row)
{
    for (int i = 0; i < row->n_seats; i++)
        if (seat_is_late(row, i))
            return true;
    return false;
}

void table_look_for_people(struct table *t)
{
    if (t->row.status != TABLE_RUNNING || has_people(&t->row) || !has_late(&t->row))
        t->rest = 0;
    else if (!t->rest)
        t->rest = clock_now(t->sv, &t->row) + (t->row.pace ? rest_slow : rest_live);
    table_write_summary(t);
}

bool table_rests(const struct table *t)
{
    return clock_rest(t->sv, &t->row, t->rest) != 0;
}

void table_say_who_plays(const struct table *t, struct change *c)
{
    change_remark(c,
                  table_rests(t)
                      ? "Nobody is left to play, so the table rests until somebody is back."
                      : "A bot plays until they are back.",
                  NULL, NULL);
}

static void after_timeout(struct change *c, struct table *t, enum fault f)
{
    if (f != FINE)
        return;
    live_say_table(t);
    live_say_remark(t, c);
}

/* The server that made the last change is the one to say that time has run out; the others wait a little longer. */
static bool is_ours_to_end(const struct table *t, uint16_t late)
{
    enum { OTHERS_MS = 500 };
    int64_t now = clock_now(t->sv, &t->row);
    if (!t->followed)
        return true;
    for (int i = 0; i < t->row.n_seats; i++)
        if (late >> i & 1 && now - t->row.turn_since >= t->row.seat[i].clock_left + OTHERS_MS)
            return true;
    return false;
}

bool clock_check(struct table *t)
{
    uint16_t due = t->row.clock_start ? table_due(t) : 0, late = 0;
    for (int i = 0; i < t->row.n_seats; i++)
        if (due >> i & 1 && is_clocked(&t->row.seat[i]) && clock_left(t, i) == 0)
            late = (uint16_t)(late | 1u << i);
    if (!late || !is_ours_to_end(t, late))
        return false;
    clock_stop(t);
    struct change *c = change_new(t);
    for (int i = 0; i < t->row.n_seats; i++)
        if (late >> i & 1) {
            t->row.seat[i].away = 1;
            memcpy(t->row.seat[i].level, VK_USUAL_LEVEL, sizeof VK_USUAL_LEVEL);
            change_remark(c, "{0}’s time ran out.", t->play.name[i], NULL);
        }
    table_seats_changed(t);
    table_look_for_people(t);
    table_say_who_plays(t, c);
    t->row.updated = t->sv->now;
    c->after = after_timeout;
    table_commit(t, c);
    return true;
}
