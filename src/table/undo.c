/* undo.c - taking back: one's own steps to the floor, more by consent of all. */
#include "table/own.h"

/* The line, and what follows from there: the same step rolls the same again. Whoever went back decides
   there, also at the quiet point: its answer given again would leave all as it was. */
static void go_on_from(struct vk_table *t, int seat, uint32_t to, struct vk_clerk *clerk)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    vk_journal_write_undo(&t->journal, &t->game, seat, to, clerk->now, &out);
    if (clerk->line)
        clerk->line(clerk, line, out.len);
    vk_luck_undone(&t->head, to);
    uint16_t hands = t->hands;
    if (seat != VK_NONE)
        t->hands = (uint16_t)(hands | 1u << seat);
    room_drop_before(t);
    room_settle(t, to, clerk); /* steps under seal may have moved up: they are told anew */
    t->hands = hands;
}

/* Whoever went back wants to decide there. */
static void ask_again(struct vk_table *t, int seat)
{
    t->wishes[seat].asked_at = vk_table_number(t, seat, t->game.n);
    t->wishes[seat].is_giving = false;
}

int vk_table_undo(struct vk_table *t, int seat, uint32_t number, struct vk_clerk *clerk,
                  uint32_t *to)
{
    if (!vk_table_is_running(t))
        return VK_ERR_OVER;
    *to = vk_table_at(t, seat, number);
    if (*to >= t->game.n || *to < vk_table_floor(t, seat))
        return VK_ERR_UNDO;
    int rc = vk_session_undo(&t->game, seat, *to);
    if (rc != VK_OK)
        return rc;
    go_on_from(t, seat, *to, clerk);
    ask_again(t, seat);
    return VK_OK;
}

/* ---- By consent ---------------------------------------------------------------------------- */

static uint16_t people_to_ask(const struct vk_table *t, int seat)
{
    uint16_t mask = 0;
    for (int i = 0; i < t->game.setup.seats; i++)
        if (i != seat && t->seat[i].who != VK_SEAT_BOT)
            mask = (uint16_t)(mask | 1u << i);
    return mask;
}

int vk_table_ask(struct vk_table *t, int seat, uint32_t number, int64_t now)
{
    if (!vk_table_is_running(t))
        return VK_ERR_OVER;
    uint32_t to = vk_table_at(t, seat, number);
    if (t->is_strict)
        return VK_ERR_UNDO;
    if (vk_table_own_last(t, seat) <= to)
        return VK_ERR_NOTHING;
    uint16_t wait = people_to_ask(t, seat);
    t->answer = (struct vk_asked_answer){ 0 };
    t->asked =
        (struct vk_asked){ .is_open = true,
                           .by = (uint8_t)seat,
                           .to = to,
                           .yes = (uint16_t)(((1u << t->game.setup.seats) - 1) & ~(unsigned)wait),
                           .wait = wait,
                           .since = now };
    return VK_OK;
}

int vk_table_answer(struct vk_table *t, int seat, bool is_yes)
{
    if (!t->asked.is_open || !(t->asked.wait >> seat & 1))
        return VK_ERR_STALE;
    if (is_yes) {
        t->asked.wait = (uint16_t)(t->asked.wait & ~(1u << seat));
        t->asked.yes = (uint16_t)(t->asked.yes | 1u << seat);
    } else {
        vk_table_close(t, VK_REFUSED, seat);
    }
    return VK_OK;
}

int vk_table_withdraw(struct vk_table *t, int seat)
{
    if (!t->asked.is_open || t->asked.by != seat)
        return VK_ERR_STALE;
    vk_table_close(t, VK_WITHDRAWN, seat);
    return VK_OK;
}

bool vk_table_is_agreed(const struct vk_table *t)
{
    return t->asked.is_open && t->asked.wait == 0;
}

uint32_t vk_table_go_back(struct vk_table *t, struct vk_clerk *clerk)
{
    uint32_t to = t->asked.to;
    vk_assert(vk_table_is_agreed(t));
    (void)vk_session_rewind(&t->game, to);
    go_on_from(t, VK_NONE, to, clerk);
    for (int i = 0; i < t->game.setup.seats; i++)
        ask_again(t, i);
    return to;
}

/* Whoever asked may be away just now: how it ended is told again until something happens. */
bool vk_table_close(struct vk_table *t, enum vk_asked_end how, int seat)
{
    uint8_t by = t->asked.by;
    bool was_open = t->asked.is_open;
    t->asked = (struct vk_asked){ 0 };
    t->answer = (struct vk_asked_answer){ 0 };
    if (was_open)
        t->answer =
            (struct vk_asked_answer){ .how = (uint8_t)how, .by = by, .seat = (uint8_t)seat };
    return was_open;
}
