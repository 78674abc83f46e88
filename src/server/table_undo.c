/* table_undo.c - taking back: one's own steps to the floor, more by consent of all. */
#include "server/live.h"
#include "server/table.h"
#include "store/xmalloc.h"
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What every viewer saw before: whoever sees the same afterwards is told nothing. */
struct undo_note {
    uint8_t seat; /* VK_NONE: by consent of all */
    uint32_t number[N_LOOKS];
    uint64_t seen[N_LOOKS];
    struct clock_note clock;
};

static uint64_t hash_for(const struct table *t, int viewer)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    vk_view(t->game.game, t->game.state, viewer, seen);
    return vk_state_hash(t->game.game, seen);
}

static struct undo_note *note_before(const struct table *t, int seat)
{
    struct undo_note *note = xcalloc(1, sizeof *note);
    note->seat = (uint8_t)seat;
    note->clock = clock_note(t);
    for (int look = 0; look < N_LOOKS; look++) {
        int viewer = viewer_of_look(look);
        if (viewer < VK_SEATS_MAX && viewer >= t->row.n_seats)
            continue;
        note->number[look] = table_number(t, viewer, t->game.n);
        note->seen[look] = hash_for(t, viewer);
    }
    return note;
}

static bool has_changed(const struct table *t, const struct undo_note *note, int look)
{
    int viewer = viewer_of_look(look);
    if (viewer < VK_SEATS_MAX && viewer >= t->row.n_seats)
        return false;
    return note->number[look] != table_number(t, viewer, t->game.n) ||
           note->seen[look] != hash_for(t, viewer);
}

static void after_undo(struct change *c, struct table *t, enum fault f)
{
    struct undo_note *note = c->context;
    live_say_done(c, f);
    if (f == FINE)
        for (int look = 0; look < N_LOOKS; look++)
            if (has_changed(t, note, look))
                live_say_undone(t, look, note->seat);
    if (f == FINE && note->seat == VK_NONE)
        undo_close(t, UNDO_AGREED, VK_NONE);
    else if (f == FINE && t->asked.to > c->from)
        undo_close(t, UNDO_MOVED, note->seat);
    free(note);
}

static void commit_undo(struct table *t, struct live *l, int seat, uint32_t to, const char *client,
                        struct undo_note *note)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    struct change *c = change_new(t);
    change_command(c, live_person(l), client);
    c->after = after_undo;
    c->context = note;
    c->live = live_hold(l);
    c->from = to;
    vk_journal_write_undo(&t->journal, &t->game, seat, to, t->sv->now, &out);
    change_line(c, line, out.len);
    table_settle(t, c); /* the same step rolls the same again */
    table_finish(t, c, 0, VK_NONE);
    if (!has_changed(t, note, LOOK_SPECTATOR))
        clock_restore(t, &note->clock);
    int viewer = table_seat(t, live_person(l)->id);
    (void)snprintf(c->reply, sizeof c->reply, "{\"step\":%u}",
                   table_number(t, viewer < 0 ? VK_SPECTATOR : viewer, t->game.n));
    table_commit(t, c);
}

enum fault undo_own(struct table *t, struct live *l, int seat, uint32_t number, const char *client)
{
    if (t->row.status != TABLE_RUNNING)
        return F_OVER;
    uint32_t to = table_at(t, seat, number);
    if (to >= t->game.n || to < table_floor(t, seat))
        return F_UNDO;
    struct undo_note *note = note_before(t, seat);
    clock_stop(t);
    int rc = vk_session_undo(&t->game, seat, to);
    if (rc != VK_OK) {
        free(note);
        return fault_of_rules(rc);
    }
    commit_undo(t, l, seat, to, client, note);
    return FINE;
}

uint32_t undo_own_last(const struct table *t, int seat)
{
    for (uint32_t i = t->game.n; i > 0; i--)
        if (t->game.step[i - 1].seat == seat)
            return i;
    return 0;
}

/* ---- By consent ---------------------------------------------------------------------------- */

static uint16_t people_to_ask(const struct table *t, int seat)
{
    uint16_t mask = 0;
    for (int i = 0; i < t->row.n_seats; i++)
        if (i != seat && !seat_is_bot(&t->row.seat[i]))
            mask = (uint16_t)(mask | 1u << i);
    return mask;
}

static void undo_by_consent(struct table *t, struct live *l, const char *client)
{
    uint32_t to = t->asked.to;
    struct undo_note *note = note_before(t, VK_NONE);
    clock_stop(t);
    (void)vk_session_rewind(&t->game, to);
    commit_undo(t, l, VK_NONE, to, client, note);
}

enum fault undo_ask(struct table *t, struct live *l, int seat, uint32_t number, const char *client,
                    bool *is_changing)
{
    char day[VK_DAY_TEXT];
    if (t->row.status != TABLE_RUNNING)
        return F_OVER;
    uint32_t to = table_at(t, seat, number);
    if (table_daily(&t->row, day))
        return F_UNDO; /* everybody meets the day's luck without having seen it */
    if (undo_own_last(t, seat) <= to)
        return F_NOTHING;
    t->answer = (struct undo_answer){ 0 };
    t->asked = (struct asked){ .is_open = true,
                               .by = (uint8_t)seat,
                               .to = to,
                               .yes = (uint16_t)(((1u << t->row.n_seats) - 1) &
                                                 ~(unsigned)people_to_ask(t, seat)),
                               .wait = people_to_ask(t, seat),
                               .since = t->sv->now };
    *is_changing = t->asked.wait == 0;
    if (*is_changing)
        undo_by_consent(t, l, client);
    else
        live_say_asked(t);
    return FINE;
}

enum fault undo_answer(struct table *t, struct live *l, int seat, bool is_yes, const char *client,
                       bool *is_changing)
{
    *is_changing = false;
    if (!t->asked.is_open || !(t->asked.wait >> seat & 1))
        return F_STALE;
    if (!is_yes) {
        undo_close(t, UNDO_REFUSED, seat);
        return FINE;
    }
    t->asked.wait = (uint16_t)(t->asked.wait & ~(1u << seat));
    t->asked.yes = (uint16_t)(t->asked.yes | 1u << seat);
    *is_changing = t->asked.wait == 0;
    if (*is_changing)
        undo_by_consent(t, l, client);
    else
        live_say_asked(t);
    return FINE;
}

enum fault undo_withdraw(struct table *t, int seat)
{
    if (!t->asked.is_open || t->asked.by != seat)
        return F_STALE;
    undo_close(t, UNDO_WITHDRAWN, seat);
    return FINE;
}

/* Whoever asked may be away just now: how it ended is told again until something happens. */
void undo_close(struct table *t, enum undo_end how, int seat)
{
    uint8_t by = t->asked.by;
    bool was_open = t->asked.is_open;
    t->asked = (struct asked){ 0 };
    t->answer = (struct undo_answer){ 0 };
    if (!was_open)
        return;
    t->answer = (struct undo_answer){ .how = (uint8_t)how, .by = by, .seat = (uint8_t)seat };
    live_say_asked(t);
}
