/* table_undo.c - taking back at a table of the house: clocks, the disk, and who is told. */
#include "server/live.h"
#include "server/table.h"
#include "store/xmalloc.h"
#include <stdio.h>
#include <stdlib.h>

/* What every viewer saw before: whoever sees the same afterwards is told nothing. */
struct undo_note {
    uint8_t seat; /* VK_NONE: by consent of all */
    struct vk_sights sights;
    struct clock_note clock;
};

static struct undo_note *note_before(struct table *t, int seat)
{
    struct undo_note *note = xcalloc(1, sizeof *note);
    note->seat = (uint8_t)seat;
    note->clock = clock_note(t);
    vk_table_sights(&t->play, &note->sights);
    clock_stop(t);
    return note;
}

static void after_undo(struct change *c, struct table *t, enum fault f)
{
    struct undo_note *note = c->context;
    live_say_done(c, f);
    if (f == FINE) {
        uint16_t viewers = vk_table_changed(&t->play, &note->sights);
        for (int look = 0; look < N_LOOKS; look++)
            if (viewers >> viewer_of_look(look) & 1)
                live_say_undone(t, look, note->seat);
    }
    if (f == FINE && note->seat == VK_NONE)
        undo_close(t, VK_AGREED, VK_NONE);
    else if (f == FINE && t->play.asked.to > c->from)
        undo_close(t, VK_MOVED, note->seat);
    free(note);
}

static void commit_undo(struct table *t, struct change *c, struct live *l, const char *client,
                        struct undo_note *note)
{
    change_command(c, live_person(l), client);
    c->after = after_undo;
    c->context = note;
    c->live = live_hold(l);
    table_finish(t, c->from, VK_NONE);
    if (!(vk_table_changed(&t->play, &note->sights) >> VK_SPECTATOR & 1))
        clock_restore(t, &note->clock);
    int viewer = table_seat(t, live_person(l)->id);
    (void)snprintf(c->reply, sizeof c->reply, "{\"step\":%u}",
                   vk_table_number(&t->play, viewer < 0 ? VK_SPECTATOR : viewer, t->play.game.n));
    table_commit(t, c);
}

enum fault undo_own(struct table *t, struct live *l, int seat, uint32_t number, const char *client)
{
    if (t->row.status != TABLE_RUNNING)
        return F_OVER;
    struct undo_note *note = note_before(t, seat);
    struct change *c = change_new(t);
    struct change_clerk clerk = clerk_of(t, c);
    int rc = vk_table_undo(&t->play, seat, number, &clerk.clerk, &c->from);
    if (rc == VK_OK) {
        commit_undo(t, c, l, client, note);
        return FINE;
    }
    clock_restore(t, &note->clock);
    change_free(c);
    free(note);
    return fault_of_rules(rc);
}

/* ---- By consent ---------------------------------------------------------------------------- */

/* All have agreed, or somebody has yet to answer. */
static bool go_back_or_wait(struct table *t, struct live *l, const char *client)
{
    if (!vk_table_is_agreed(&t->play)) {
        live_say_asked(t);
        return false;
    }
    struct undo_note *note = note_before(t, VK_NONE);
    struct change *c = change_new(t);
    struct change_clerk clerk = clerk_of(t, c);
    c->from = vk_table_go_back(&t->play, &clerk.clerk);
    commit_undo(t, c, l, client, note);
    return true;
}

enum fault undo_ask(struct table *t, struct live *l, int seat, uint32_t number, const char *client,
                    bool *is_changing)
{
    if (t->row.status != TABLE_RUNNING)
        return F_OVER;
    int rc = vk_table_ask(&t->play, seat, number, t->sv->now);
    if (rc == VK_OK)
        *is_changing = go_back_or_wait(t, l, client);
    return fault_of_rules(rc);
}

enum fault undo_answer(struct table *t, struct live *l, int seat, bool is_yes, const char *client,
                       bool *is_changing)
{
    *is_changing = false;
    int rc = vk_table_answer(&t->play, seat, is_yes);
    if (rc == VK_OK)
        *is_changing = go_back_or_wait(t, l, client);
    return fault_of_rules(rc);
}

enum fault undo_withdraw(struct table *t, int seat)
{
    int rc = vk_table_withdraw(&t->play, seat);
    if (rc == VK_OK)
        live_say_asked(t);
    return fault_of_rules(rc);
}

void undo_close(struct table *t, enum vk_asked_end how, int seat)
{
    if (vk_table_close(&t->play, how, seat))
        live_say_asked(t);
}
