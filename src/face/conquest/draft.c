/* draft.c - the wishes of a plan: as text, and which of them fit together. */
#include "draft.h"
#include <string.h>

enum { WISH_TEXT = 2 * VK_ACTION_TEXT };

static bool is_before(struct wish a, struct wish b)
{
    return a.item < b.item || (a.item == b.item && a.arg < b.arg);
}

/* ---- Wishes as text ------------------------------------------------------------------------- */

vk_action conq_wish_action(struct wish w)
{
    switch (w.item) {
    case PLAN_USE_CARD: return vk_act(V_use_card, w.arg, 0, 0);
    case PLAN_SHOW_CARD: return vk_act(V_show_card, w.arg, 0, 0);
    case PLAN_INWARD: return vk_act(V_turn_inward, 0, 0, 0);
    case PLAN_USE_SAVED: return vk_act(V_use_saved, 0, 0, 0);
    case PLAN_BUY: return vk_act(V_buy_card, w.arg, 0, 0);
    case PLAN_SAVE: return vk_act(V_save_bp, w.arg, 0, 0);
    case PLAN_CONVERT: return vk_act(V_convert, w.arg, 0, 0);
    default: return vk_act(V_build, (unsigned)(w.item - PLAN_BUILD), 0, 0);
    }
}

/* What is built has a second action, but for starting pieces, which all go to the Home. */
bool conq_wish_has_place(const struct draft *d, struct wish w)
{
    return is_built(w.item) && !conq_is_start_plan(d->s);
}

static void wish_text(const struct draft *d, struct wish w, struct vk_out *out)
{
    vk_action_write(&conquest_game, conq_wish_action(w), out);
    if (!conq_wish_has_place(d, w))
        return;
    vk_put_char(out, ',');
    vk_action_write(&conquest_game, vk_act(V_place, w.arg, 0, 0), out);
}

void conq_write_wish(const struct draft *d, const char *key, struct wish w)
{
    char text[WISH_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    wish_text(d, w, &out);
    vk_json_text(d->j, key, text);
}

static bool wish_of(const struct draft *d, vk_action a, struct wish *out)
{
    static const struct {
        uint8_t verb, item;
    } row[] = {
        { V_use_card, PLAN_USE_CARD },  { V_show_card, PLAN_SHOW_CARD },
        { V_turn_inward, PLAN_INWARD }, { V_use_saved, PLAN_USE_SAVED },
        { V_buy_card, PLAN_BUY },       { V_save_bp, PLAN_SAVE },
        { V_convert, PLAN_CONVERT },
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        if (vk_verb_of(a) == row[i].verb) {
            *out = (struct wish){ row[i].item, (uint8_t)vk_arg(a, 0) };
            return true;
        }
    *out = (struct wish){ (uint8_t)(PLAN_BUILD + vk_arg(a, 0)), d->s->home[d->side] };
    return vk_verb_of(a) == V_build;
}

static bool read_action(const char *text, size_t n, vk_action *a)
{
    char copy[VK_ACTION_TEXT];
    const char *why;
    if (n >= sizeof copy)
        return false;
    memcpy(copy, text, n);
    copy[n] = 0;
    return vk_action_read(&conquest_game, copy, a, &why);
}

/* The wish at the beginning of a text, which goes on behind it: an action, and the place of what is built, behind a
 * comma or as a line of actions has it. */
static bool read_wish(const struct draft *d, const char **text, struct wish *out)
{
    vk_action a;
    size_t n = strcspn(*text, ",;");
    bool is_read = read_action(*text, n, &a) && wish_of(d, a, out);
    *text += n + ((*text)[n] != 0);
    if (!is_read || !conq_wish_has_place(d, *out))
        return is_read;
    n = strcspn(*text, ",;");
    if (!read_action(*text, n, &a) || vk_verb_of(a) != V_place)
        return false;
    *text += n + ((*text)[n] != 0);
    out->arg = (uint8_t)vk_arg(a, 0);
    return true;
}

/* ---- What fits together --------------------------------------------------------------------- */

enum conq_no conq_with_wish(struct draft *d, struct wish w)
{
    struct conq_plan *plan = &d->then.plan[d->side];
    int k = d->n_sent;
    while (k < d->plan.n && !is_before(w, wish_at(&d->plan, k)))
        k++;
    *plan = d->plan;
    plan->n = (uint8_t)k;
    enum conq_no no = conq_entry_no(&d->then, d->side, w.item, w.arg);
    if (no)
        return no;
    conq_write_entry(plan, w.item, w.arg);
    for (; k < d->plan.n; k++) {
        struct wish next = wish_at(&d->plan, k);
        no = conq_entry_no(&d->then, d->side, next.item, next.arg);
        if (no)
            return no;
        conq_write_entry(plan, next.item, next.arg);
    }
    return CONQ_FITS;
}

static void take_wish(struct draft *d, struct wish w)
{
    enum conq_no no = conq_with_wish(d, w);
    if (no && d->n_gone < CONQ_PLAN) {
        d->why[d->n_gone] = (uint8_t)no;
        d->gone[d->n_gone++] = w;
    } else if (!no) {
        d->wish[d->n_wishes++] = w;
        d->plan = d->then.plan[d->side];
    }
}

/* A wish that was sent meanwhile is none any more. */
static bool is_sent(const struct draft *d, bool used[CONQ_PLAN], struct wish w)
{
    for (int i = 0; i < d->n_sent; i++)
        if (!used[i] && is_same_wish(wish_at(&d->plan, i), w)) {
            used[i] = true;
            return true;
        }
    return false;
}

void conq_take_wishes(struct draft *d, const char *text)
{
    bool used[CONQ_PLAN] = { false };
    for (int i = 0; i < d->n_sent; i++)
        d->wish[d->n_wishes++] = wish_at(&d->plan, i);
    while (*text) {
        struct wish w;
        if (read_wish(d, &text, &w) && !is_sent(d, used, w))
            take_wish(d, w);
    }
    d->then.plan[d->side] = d->plan;
}
