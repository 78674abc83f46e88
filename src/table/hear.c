/* hear.c - what a command comes to, and deeds. */
#include "table/hear.h"
#include "table/own.h"
#include <string.h>

static void refuse(struct vk_verdict *v, enum fault f, const char *why)
{
    *v = (struct vk_verdict){ .comes_to = VK_COMES_TO_NO, .fault = f, .why = why };
}

static void comes_to(struct vk_verdict *v, enum vk_comes_to what)
{
    *v = (struct vk_verdict){ .comes_to = (uint8_t)what, .act = VK_NO_ACTION };
}

/* ---- Steps --------------------------------------------------------------------------------- */

static enum fault check_act(const struct vk_table *t, int seat, const struct vk_command *c,
                            vk_action *a, const char **why)
{
    if (!t->game.state && !t->is_given_up) {
        *why = "The game has not begun.";
        return F_NOT_DUE;
    }
    if (!vk_table_is_running(t))
        return F_OVER;
    if (t->seat[seat].is_away) {
        *why = "A bot plays your seat; take it back first.";
        return F_FORBIDDEN;
    }
    return fault_of_rules(vk_table_understand(t, seat, c->number, c->text, a, why));
}

static void judge_act(struct vk_table *t, int seat, const struct vk_command *c,
                      struct vk_verdict *v)
{
    const char *why = NULL;
    vk_action a = VK_NO_ACTION;
    enum fault f = check_act(t, seat, c, &a, &why);
    if (f != FINE) {
        refuse(v, f, why);
        return;
    }
    t->wishes[seat].is_giving = c->is_yes;
    comes_to(v, VK_COMES_TO_STEP);
    v->act = a;
}

static void judge_back(struct vk_table *t, int seat, const struct vk_command *c,
                       struct vk_verdict *v)
{
    bool is_own = c->type == VK_SAY_UNDO || c->type == VK_SAY_ASK_UNDO;
    if (is_own && t->seat[seat].is_away)
        refuse(v, F_FORBIDDEN, NULL);
    else
        comes_to(v, VK_COMES_TO_BACK);
}

/* ---- Thinking ------------------------------------------------------------------------------ */

static void judge_hint(struct vk_table *t, int seat, vk_action watched, struct vk_verdict *v)
{
    if (!t->has_hints) {
        refuse(v, F_FORBIDDEN, "This table does not allow hints.");
    } else if (!(vk_table_due(t) >> seat & 1) || t->seat[seat].is_away) {
        refuse(v, F_NOT_DUE, NULL);
    } else if (t->hinting >> seat & 1) {
        refuse(v, F_TOO_MANY, "A hint is on its way.");
    } else {
        comes_to(v, VK_COMES_TO_THINK);
        v->act = watched;
    }
}

static int n_people(const struct vk_table *t)
{
    int n = 0;
    for (int i = 0; i < VK_SEATS_MAX; i++)
        n += t->seat[i].who == VK_SEAT_PERSON || t->seat[i].is_away;
    return n;
}

/* Against bots alone: among people nobody looks over a shoulder. */
static void judge_judge(struct vk_table *t, int seat, const struct vk_command *c,
                        struct vk_verdict *v)
{
    const char *why = "Moves are judged only in games against bots.";
    vk_action a = VK_NO_ACTION;
    if (n_people(t) > 1) {
        refuse(v, F_FORBIDDEN, why);
        return;
    }
    why = NULL;
    enum fault f = check_act(t, seat, c, &a, &why);
    if (f == FINE)
        judge_hint(t, seat, a, v);
    else
        refuse(v, f, why);
}

/* ---- Wishes -------------------------------------------------------------------------------- */

/* What another version of the game knew is passed over. */
static void take_wishes(struct vk_table *t, int seat, const struct vk_command *c)
{
    struct vk_wishes *now = &t->wishes[seat], old = *now;
    const char *at = c->text;
    char row[VK_DRAFT_MAX + 1];
    *now = (struct vk_wishes){ .is_on = c->is_yes,
                               .is_giving = old.is_giving,
                               .asked_at = old.asked_at };
    while (*at && t->game.game) {
        size_t n = strcspn(at, "\n");
        memcpy(row, at, n);
        row[n] = 0;
        (void)vk_wish_read(now, &old, t->game.game, row + 1, row[0] == '-');
        at += n + (at[n] == '\n');
    }
}

/* Not kept: whoever comes back says it again. */
static void raise_hand(struct vk_table *t, int seat, bool is_up)
{
    unsigned bit = 1u << seat;
    t->hands = (uint16_t)(is_up ? t->hands | bit : t->hands & ~bit);
}

void vk_table_judge(struct vk_table *t, int seat, const struct vk_command *c, struct vk_verdict *v)
{
    comes_to(v, VK_COMES_TO_OK);
    if (vk_command_needs_seat(c) && seat < 0) {
        refuse(v, F_FORBIDDEN, "You do not sit at this table.");
        return;
    }
    switch (c->type) {
    case VK_SAY_ACT: judge_act(t, seat, c, v); break;
    case VK_SAY_UNDO:
    case VK_SAY_ASK_UNDO:
    case VK_SAY_ANSWER_UNDO:
    case VK_SAY_WITHDRAW_UNDO: judge_back(t, seat, c, v); break;
    case VK_SAY_HINT: judge_hint(t, seat, VK_NO_ACTION, v); break;
    case VK_SAY_JUDGE: judge_judge(t, seat, c, v); break;
    case VK_SAY_DRAFT: /* changes nothing: others cannot tell that it was asked */
        if (vk_table_is_running(t))
            comes_to(v, VK_COMES_TO_DRAFT);
        else
            refuse(v, F_NOT_DUE, NULL);
        break;
    case VK_SAY_ANSWERS: take_wishes(t, seat, c); break;
    case VK_SAY_HAND: raise_hand(t, seat, c->is_yes); break;
    default: comes_to(v, VK_COMES_TO_HOUSE); break;
    }
}

/* ---- Deeds --------------------------------------------------------------------------------- */

enum fault vk_deed_step(struct vk_table *t, int seat, vk_action a, struct vk_clerk *clerk,
                        struct vk_deed *out)
{
    *out = (struct vk_deed){ .seat = (uint8_t)seat, .from = t->game.n };
    enum fault f = fault_of_rules(vk_table_act(t, seat, a, clerk));
    if (f == FINE && vk_table_is_public(t, out->from))
        out->ends_question = vk_table_close(t, VK_MOVED, seat);
    return f;
}

bool vk_deed_chance(struct vk_table *t, struct vk_clerk *clerk, struct vk_deed *out)
{
    if (!vk_table_is_running(t) || vk_due(t->game.game, t->game.state).kind != VK_RANDOM)
        return false;
    *out = (struct vk_deed){ .seat = VK_NONE, .from = t->game.n };
    room_keep_before(t);
    room_settle(t, out->from, clerk);
    return true;
}

/* All have agreed to go back, or what is asked to be taken back is gone. */
static bool ends_question(struct vk_table *t, const struct vk_deed *d)
{
    if (d->seat == VK_NONE)
        return vk_table_close(t, VK_AGREED, VK_NONE);
    return t->asked.to > d->from && vk_table_close(t, VK_MOVED, d->seat);
}

/* All have agreed, or somebody has yet to answer. */
static bool go_back_or_wait(struct vk_table *t, struct vk_clerk *clerk, struct vk_deed *out)
{
    if (!vk_table_is_agreed(t))
        return false;
    out->seat = VK_NONE;
    out->from = vk_table_go_back(t, clerk);
    return true;
}

enum fault vk_deed_back(struct vk_table *t, int seat, const struct vk_command *c,
                        struct vk_clerk *clerk, struct vk_deed *out, bool *has_lines)
{
    int rc;
    *has_lines = false;
    *out = (struct vk_deed){ .is_undo = true, .seat = (uint8_t)seat };
    if (t->game.state)
        vk_table_sights(t, &out->before);
    switch (c->type) {
    case VK_SAY_UNDO:
        rc = vk_table_undo(t, seat, c->number, clerk, &out->from);
        *has_lines = rc == VK_OK;
        break;
    case VK_SAY_ASK_UNDO:
        rc = vk_table_ask(t, seat, c->number, clerk->now);
        *has_lines = rc == VK_OK && go_back_or_wait(t, clerk, out);
        break;
    case VK_SAY_ANSWER_UNDO:
        rc = vk_table_answer(t, seat, c->is_yes);
        *has_lines = rc == VK_OK && go_back_or_wait(t, clerk, out);
        break;
    default: rc = vk_table_withdraw(t, seat); break;
    }
    if (*has_lines)
        out->ends_question = ends_question(t, out);
    return fault_of_rules(rc);
}

void vk_deed_reply(const struct vk_table *t, int seat, const struct vk_deed *d, struct vk_out *out)
{
    int viewer = seat < 0 ? VK_SPECTATOR : seat;
    uint32_t at = d->is_undo ? t->game.n : d->from + 1;
    vk_put(out, "{\"step\":");
    vk_put_int(out, vk_table_number(t, viewer, at));
    vk_put(out, "}");
}
