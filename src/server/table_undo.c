/* table_undo.c - taking back at a table of the house: clocks, the disk, and who is told. */
#include "server/live.h"
#include "server/table.h"

static void after_undo(struct change *c, struct table *t, enum fault f)
{
    live_say_done(c, f);
    if (f == FINE)
        table_tell(t, c);
}

static void commit_undo(struct table *t, struct change *c, struct live *l, int seat,
                        const struct vk_command *command, const struct clock_note *clock)
{
    struct vk_out reply = vk_out_to(c->reply, sizeof c->reply);
    change_command(c, live_person(l), command->id);
    c->after = after_undo;
    c->live = live_hold(l);
    table_finish(t, c->deed.from, VK_NONE);
    if (!(vk_table_changed(&t->play, &c->deed.before) >> VK_SPECTATOR & 1))
        clock_restore(t, clock);
    vk_deed_reply(&t->play, seat, &c->deed, &reply);
    table_commit(t, c);
}

enum fault undo_take(struct table *t, struct live *l, int seat, const struct vk_command *command,
                     bool *is_changing)
{
    struct clock_note clock = clock_note(t);
    struct change *c = change_new(t);
    struct change_clerk clerk = clerk_of(t, c);
    clock_stop(t);
    enum fault f = vk_deed_back(&t->play, seat, command, &clerk.clerk, &c->deed, is_changing);
    if (*is_changing) {
        commit_undo(t, c, l, seat, command, &clock);
        return FINE;
    }
    clock_restore(t, &clock);
    change_free(c);
    if (f == FINE)
        live_say_asked(t);
    return f;
}

void undo_close(struct table *t, enum vk_asked_end how, int seat)
{
    if (vk_table_close(&t->play, how, seat))
        live_say_asked(t);
}
