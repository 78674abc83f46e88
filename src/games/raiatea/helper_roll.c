/*
 * helper_roll.c - the roll for helpers before a location is used (4.4, effects A of 2.10), and the
 * questions that it shares with rituals, sales and rewards: which good, helper, mask or card of the
 * display to take, which helpers to make ready again.
 */
#include "games/raiatea/rules.h"

enum { DIVER_PEARLS = 4 };

/* ---- the roll -------------------------------------------------------------------------------- */

enum stage { ROLL, ROLLED };

void raia_push_helper_roll(struct raia_state *s, int helper)
{
    vk_push(&s->h, P_helper_roll, s->kahuna)->v[HELPER_ROLL_KIND] = (int16_t)helper;
}

static bool has_somebody(const struct raia_state *s, int helper)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->player[seat].helpers[helper])
            return true;
    return false;
}

static void tattoo(struct raia_state *s, int seat, struct vk_sink *ev)
{
    if (s->player[seat].tattoo == RAIA_TATTOOS - 1) {
        vk_push(&s->h, P_shaman_tattoo, seat);
        return;
    }
    raia_gain_tattoo(s, seat, 1, ev);
}

static void serve(struct raia_state *s, int seat, int helper, struct vk_sink *ev)
{
    switch ((enum helper)helper) {
    case GATHERER: raia_push_choose_good(s, seat, RAIA_ANY_GOOD); break;
    case TRADER: raia_push_choose_helper(s, seat); break;
    case SHAMAN: tattoo(s, seat, ev); break;
    default: raia_gain_pearls(s, seat, DIVER_PEARLS, ev); break;
    }
}

RUN(helper_roll)
{
    struct raia_state *s = st;
    int helper = f->v[HELPER_ROLL_KIND];
    if (f->pc == ROLL && has_somebody(s, helper)) {
        f->pc = ROLLED;
        vk_push(&s->h, P_roll_helper, s->kahuna);
        return;
    }
    if (f->pc == ROLL || f->v[HELPER_ROLL_SERVED] == s->h.seats) {
        vk_pop(&s->h);
        return;
    }
    int seat = raia_after(s, s->kahuna, f->v[HELPER_ROLL_SERVED]++);
    int n = raia_helper_count(&s->player[seat], helper);
    if (n > 0 && n >= f->v[HELPER_ROLL_DIE])
        serve(s, seat, helper, ev);
}

LEGAL(roll_helper)
{
    for (unsigned n = 0; n < 4; n++)
        vk_add_outcome(out, vk_act(V_die, n, 0, 0), 1);
}

APPLY(roll_helper)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    struct vk_frame *roll = vk_top(&s->h);
    roll->v[HELPER_ROLL_DIE] = (int16_t)(vk_arg(a, 0) + 1);
    VK_EMIT(ev, E_helper_rolled, s->kahuna, roll->v[HELPER_ROLL_KIND], vk_arg(a, 0));
}

/* ---- something of a market ---------------------------------------------------------------------- */

static const unsigned any_kind = ~0u;

/* Is one of these kinds (a bit each) left? */
static bool has_any(const uint8_t *left, int n, unsigned kinds)
{
    for (int i = 0; i < n; i++)
        if (left[i] && (kinds >> i & 1))
            return true;
    return false;
}

/* One action for each of these kinds that is left, and the usual answer: none. */
static void add_kinds(const uint8_t *left, int n, unsigned kinds, enum verb verb,
                      struct vk_actions *out)
{
    for (int i = 0; i < n; i++)
        if (left[i] && (kinds >> i & 1))
            vk_add(out, vk_act(verb, (unsigned)i, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
}

bool raia_push_choose_good(struct raia_state *s, int seat, unsigned kinds)
{
    if (!has_any(s->goods, N_GOODS, kinds))
        return false;
    vk_push(&s->h, P_choose_good, seat)->v[CHOOSE_GOOD_KINDS] = (int16_t)kinds;
    return true;
}

LEGAL(choose_good)
{
    const struct raia_state *s = st;
    add_kinds(s->goods, N_GOODS, (unsigned)f->v[CHOOSE_GOOD_KINDS], V_good, out);
}

APPLY(choose_good)
{
    struct raia_state *s = st;
    bool is_taken = vk_verb_of(a) == V_good;
    vk_pop(&s->h);
    vk_top(&s->h)->v[ASKER_GOOD] = is_taken ? (int16_t)vk_arg(a, 0) : VK_NONE;
    if (is_taken)
        raia_take_good(s, seat, (int)vk_arg(a, 0), ev);
    else
        VK_EMIT(ev, E_passed, seat, 0);
}

/* Asks this point if something is left to take, and says whether it did. */
static bool push_choice(struct raia_state *s, int seat, int point, const uint8_t *left, int n)
{
    bool is_asked = has_any(left, n, any_kind);
    if (is_asked)
        vk_push(&s->h, point, seat);
    return is_asked;
}

bool raia_push_choose_helper(struct raia_state *s, int seat)
{
    return push_choice(s, seat, P_choose_helper, s->helpers, N_HELPERS);
}

bool raia_push_choose_mask(struct raia_state *s, int seat)
{
    return push_choice(s, seat, P_choose_mask, s->masks, N_MASK_FACES);
}

bool raia_push_choose_display(struct raia_state *s, int seat)
{
    return push_choice(s, seat, P_choose_display, s->display, N_FACES);
}

LEGAL(choose_helper)
{
    add_kinds(((const struct raia_state *)st)->helpers, N_HELPERS, any_kind, V_helper, out);
}

LEGAL(choose_mask)
{
    add_kinds(((const struct raia_state *)st)->masks, N_MASK_FACES, any_kind, V_mask, out);
}

LEGAL(choose_display)
{
    add_kinds(((const struct raia_state *)st)->display, N_FACES, any_kind, V_take, out);
}

/* What was chosen is taken, or nothing is. */
static void settle_choice(struct raia_state *s, int seat, vk_action a, struct vk_sink *ev)
{
    int what = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_helper: raia_take_helper(s, seat, what, 0, ev); break;
    case V_mask: raia_take_mask(s, seat, what, ev); break;
    case V_take: raia_take_card(s, seat, what, ev); break;
    default: VK_EMIT(ev, E_passed, seat, 0); break;
    }
}

APPLY(choose_helper)
{
    settle_choice(st, seat, a, ev);
}

APPLY(choose_mask)
{
    settle_choice(st, seat, a, ev);
}

APPLY(choose_display)
{
    settle_choice(st, seat, a, ev);
}

/* ---- helpers that become ready again -------------------------------------------------------------- */

/* Has he a used helper of this kind or a later one? */
static bool has_used(const struct raia_player *p, int kind)
{
    for (; kind < N_HELPERS; kind++)
        if (raia_used_helpers(p, kind) > 0)
            return true;
    return false;
}

bool raia_push_reactivate(struct raia_state *s, int seat, int n)
{
    if (!has_used(&s->player[seat], 0))
        return false;
    vk_push(&s->h, P_reactivate, seat)->v[REACTIVATE_LEFT] = (int16_t)n;
    return true;
}

LEGAL(reactivate)
{
    const struct raia_state *s = st;
    for (int h = f->v[REACTIVATE_LOWEST]; h < N_HELPERS; h++)
        if (raia_used_helpers(&s->player[seat], h) > 0)
            vk_add(out, vk_act(V_helper, (unsigned)h, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(reactivate)
{
    struct raia_state *s = st;
    if (vk_verb_of(a) == V_pass) {
        VK_EMIT(ev, E_passed, seat, 0);
        vk_pop(&s->h);
        return;
    }
    f->v[REACTIVATE_LOWEST] = (int16_t)vk_arg(a, 0);
    raia_ready_helper(s, seat, f->v[REACTIVATE_LOWEST], ev);
    if (--f->v[REACTIVATE_LEFT] == 0 || !has_used(&s->player[seat], f->v[REACTIVATE_LOWEST]))
        vk_pop(&s->h);
}
