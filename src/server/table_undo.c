/* table_undo.c - taking back at a table of the house: clocks, the disk, and who is told. */
#include "server/live.h"
#include "server/table.h"

/* Steps were taken back, and what follows. */
static void finish_undo(struct table *t, struct change *c, int seat, const struct clock_note *clock)
{
    struct vk_out reply = vk_out_to(c->reply, sizeof c->reply);
    table_finish(t, c->deed.from, VK_NONE);
    if (!(vk_table_changed(&t->play, &c->deed.before) >> VK_SPECTATOR & 1))
        clock_restore(t, clock);
    vk_deed_reply(&t->play, seat, &c->deed, &reply);
}

enum fault undo_take(struct table *t, struct change *c, int seat, const struct vk_command *command)
{
    struct clock_note clock = clock_note(t);
    struct change_clerk clerk = clerk_of(t, c);
    bool has_lines = false;
    clock_stop(t);
    enum fault f = vk_deed_back(&t->play, seat, command, &clerk.clerk, &c->deed, &has_lines);
    c->is_question = !has_lines;
    if (has_lines)
        finish_undo(t, c, seat, &clock);
    else
        clock_restore(t, &clock);
    return f;
}

void undo_tell(struct table *t, const struct change *c)
{
    if (c->is_question)
        live_say_asked(t);
    else
        table_tell(t, c);
}

/* ---- The question in the row ---------------------------------------------------------------- */

void asked_to_row(const struct table *t, struct store_asked *out)
{
    const struct vk_asked *q = &t->play.asked;
    const struct vk_asked_answer *a = &t->play.answer;
    *out = (struct store_asked){ .how = a->how, .by = a->by, .seat = a->seat };
    if (q->is_open)
        *out = (struct store_asked){
            .since = q->since, .to = q->to, .yes = q->yes, .wait = q->wait, .by = q->by
        };
}

/* A question that nothing is left of is none. */
void asked_from_row(struct table *t)
{
    const struct store_asked *a = &t->row.asked;
    bool is_open = a->since && a->to < t->play.game.n;
    t->play.asked = (struct vk_asked){ 0 };
    t->play.answer = (struct vk_asked_answer){ 0 };
    if (is_open)
        t->play.asked = (struct vk_asked){ .is_open = true,
                                           .by = a->by,
                                           .to = a->to,
                                           .yes = a->yes,
                                           .wait = a->wait,
                                           .since = a->since };
    else if (a->how)
        t->play.answer = (struct vk_asked_answer){ .how = a->how, .by = a->by, .seat = a->seat };
}
