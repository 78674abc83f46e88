/*
 * effects_rivals.c - 2.12: rituals that look at other players. Outside Tane these take nothing but a
 * mask without a twin; those of Tane take pearls, mana, goods and priests and strike cards of the row.
 */
#include "games/raiatea/effects.h"

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* The other players in ceremonial order; how many. */
static int others(const struct raia_state *s, int owner, uint8_t seats[RAIA_SEATS])
{
    uint8_t all[RAIA_SEATS];
    int n = raia_seats_in_order(s, all), kept = 0;
    for (int i = 0; i < n; i++)
        if (all[i] != owner)
            seats[kept++] = all[i];
    return kept;
}

static bool is_lost(const struct vk_frame *f, struct vk_sink *ev)
{
    VK_EMIT(ev, E_no_effect, f->v[PERFORM_OWNER], f->v[PERFORM_RITUAL]);
    return true;
}

/* ---- things that change hands ------------------------------------------------------------------ */

/* So many, or all that the victim has. */
static void move_pearls(struct raia_state *s, int seat, int victim, int n, struct vk_sink *ev)
{
    n = least(n, s->player[victim].pearls);
    if (n == 0)
        return;
    s->player[victim].pearls = (uint16_t)(s->player[victim].pearls - n);
    s->player[seat].pearls = (uint16_t)(s->player[seat].pearls + n);
    VK_EMIT(ev, E_robbed, seat, victim, n, 0);
}

static void move_mana(struct raia_state *s, int seat, int victim, int n, struct vk_sink *ev)
{
    n = least(n, s->player[victim].mana);
    if (n == 0)
        return;
    s->player[victim].mana = (uint16_t)(s->player[victim].mana - n);
    s->player[seat].mana = (uint16_t)(s->player[seat].mana + n);
    VK_EMIT(ev, E_robbed, seat, victim, 0, n);
}

static void move_good(struct raia_state *s, int seat, int victim, int good, struct vk_sink *ev)
{
    s->player[victim].goods[good]--;
    s->player[seat].goods[good]++;
    VK_EMIT(ev, E_robbed_good, seat, victim, good);
}

static void move_mask(struct raia_state *s, int seat, int victim, int face, struct vk_sink *ev)
{
    s->player[victim].masks[face]--;
    s->player[seat].masks[face]++;
    VK_EMIT(ev, E_robbed_mask, seat, victim, face);
}

/* ---- all others -------------------------------------------------------------------------------- */

RAIA_EFFECT(scatter)
{
    uint8_t seats[RAIA_SEATS];
    int n = others(s, f->v[PERFORM_OWNER], seats);
    for (int i = 0; i < n; i++)
        raia_lose_priest(s, seats[i], ev);
    raia_gain_priests(s, f->v[PERFORM_OWNER], number, 0, ev);
    return true;
}

/* ---- what the others have: it stays with them --------------------------------------------------- */

/* Of the pearls or mana of all: how many others have more than the owner. */
static int richer_in_pearls(const struct raia_state *s, int owner)
{
    int n = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        n += s->player[seat].pearls > s->player[owner].pearls;
    return n;
}

static int richer_in_mana(const struct raia_state *s, int owner)
{
    int n = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        n += s->player[seat].mana > s->player[owner].mana;
    return n;
}

RAIA_EFFECT(envied_pearls)
{
    int n = richer_in_pearls(s, f->v[PERFORM_OWNER]);
    if (n == 0)
        return is_lost(f, ev);
    raia_gain_pearls(s, f->v[PERFORM_OWNER], number * n, ev);
    return true;
}

RAIA_EFFECT(envied_mana)
{
    int n = richer_in_mana(s, f->v[PERFORM_OWNER]);
    raia_gain_mana(s, f->v[PERFORM_OWNER], number * (n ? n : 1), ev);
    return true;
}

/* Kinds that lie in the market and that another player owns; all kinds, if there is none. */
static unsigned envied_kinds(const struct raia_state *s, int owner)
{
    unsigned kinds = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int g = 0; g < N_GOODS; g++)
            if (seat != owner && s->player[seat].goods[g] && s->goods[g])
                kinds |= 1u << g;
    return kinds ? kinds : RAIA_ANY_GOOD;
}

RAIA_EFFECT(envied_good)
{
    if (f->pc++ > 0)
        return true;
    if (!raia_push_choose_good(s, f->v[PERFORM_OWNER], envied_kinds(s, f->v[PERFORM_OWNER])))
        return is_lost(f, ev);
    return false;
}

/* ---- one of choice ------------------------------------------------------------------------------- */

static bool has_unpaired(const struct raia_player *p)
{
    for (int face = 0; face < N_MASK_FACES; face++)
        if (raia_unpaired(p, face) > 0)
            return true;
    return false;
}

static bool has_row_card(const struct raia_state *s, int seat)
{
    for (int i = 0; i < s->n_row; i++)
        if (s->row[i].owner == seat)
            return true;
    return false;
}

/* May this player be chosen as the victim of this ritual? */
static bool is_target(const struct raia_state *s, int ritual, int seat)
{
    switch (ritual) {
    case R_rua_hine: return has_unpaired(&s->player[seat]);
    case R_tane_haere: return s->player[seat].priests > 0;
    case R_tane_nui: return has_row_card(s, seat);
    default: return true;
    }
}

/* The others that may be chosen, in ceremonial order; how many. */
static int targets(const struct raia_state *s, const struct vk_frame *f, uint8_t seats[RAIA_SEATS])
{
    uint8_t all[RAIA_SEATS];
    int n = others(s, f->v[PERFORM_OWNER], all), kept = 0;
    for (int i = 0; i < n; i++)
        if (is_target(s, f->v[PERFORM_RITUAL], all[i]))
            seats[kept++] = all[i];
    return kept;
}

/* Finds PERFORM_VICTIM, at once or by a question. */
static void choose_victim(struct raia_state *s, struct vk_frame *f)
{
    uint8_t seats[RAIA_SEATS];
    int n = targets(s, f, seats);
    f->v[PERFORM_VICTIM] = n == 1 ? seats[0] : VK_NONE;
    if (n > 1)
        vk_push(&s->h, P_choose_player, f->v[PERFORM_OWNER]);
}

/* True when the victim is known: the effect comes next. */
static bool has_victim(struct raia_state *s, struct vk_frame *f)
{
    if (f->pc++ > 0)
        return true;
    choose_victim(s, f);
    return false;
}

LEGAL(choose_player)
{
    const struct raia_state *s = st;
    uint8_t seats[RAIA_SEATS];
    int n = targets(s, vk_below_of(&s->h), seats);
    for (int i = 0; i < n; i++)
        vk_add(out, vk_act(V_target, seats[i], 0, 0));
}

APPLY(choose_player)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    vk_top(&s->h)->v[PERFORM_VICTIM] = (int16_t)vk_arg(a, 0);
}

RAIA_EFFECT(rob_pearls)
{
    if (!has_victim(s, f))
        return false;
    if (!s->player[f->v[PERFORM_VICTIM]].pearls)
        return is_lost(f, ev);
    move_pearls(s, f->v[PERFORM_OWNER], f->v[PERFORM_VICTIM], number, ev);
    return true;
}

RAIA_EFFECT(lure_priest)
{
    if (!has_victim(s, f))
        return false;
    if (f->v[PERFORM_VICTIM] == VK_NONE)
        return is_lost(f, ev);
    raia_lose_priest(s, f->v[PERFORM_VICTIM], ev);
    raia_gain_priests(s, f->v[PERFORM_OWNER], number, 0, ev);
    return true;
}

/* The kinds of goods that he holds. */
static int kinds_held(const struct raia_player *p)
{
    int n = 0;
    for (int g = 0; g < N_GOODS; g++)
        n += p->goods[g] > 0;
    return n;
}

/* A good by chance; mana of one who has none. */
RAIA_EFFECT(rob_good)
{
    if (!has_victim(s, f))
        return false;
    const struct raia_player *victim = &s->player[f->v[PERFORM_VICTIM]];
    if (f->pc > 2)
        return true;
    if (kinds_held(victim) > 0) {
        vk_push(&s->h, P_steal_good, f->v[PERFORM_OWNER]);
        return false;
    }
    if (!victim->mana)
        return is_lost(f, ev);
    move_mana(s, f->v[PERFORM_OWNER], f->v[PERFORM_VICTIM], number, ev);
    return true;
}

LEGAL(steal_good)
{
    const struct raia_state *s = st;
    const uint8_t *goods = s->player[vk_below_of(&s->h)->v[PERFORM_VICTIM]].goods;
    for (unsigned g = 0; g < N_GOODS; g++)
        if (goods[g])
            vk_add_outcome(out, vk_act(V_good, g, 0, 0), goods[g]);
}

APPLY(steal_good)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    const struct vk_frame *ritual = vk_top(&s->h);
    move_good(s, ritual->v[PERFORM_OWNER], ritual->v[PERFORM_VICTIM], (int)vk_arg(a, 0), ev);
}

/* ---- Rua-Hine ----------------------------------------------------------------------------------- */

/* The first face that can be taken from him, and how many there are. */
static int faces_to_take(const struct raia_player *p, int *first)
{
    int n = 0;
    for (int face = N_MASK_FACES - 1; face >= 0; face--)
        if (raia_unpaired(p, face) > 0) {
            *first = face;
            n++;
        }
    return n;
}

RAIA_EFFECT(steal_mask)
{
    int face = 0;
    if (!has_victim(s, f))
        return false;
    if (f->v[PERFORM_VICTIM] == VK_NONE)
        return is_lost(f, ev);
    if (f->pc > 2)
        return true;
    if (faces_to_take(&s->player[f->v[PERFORM_VICTIM]], &face) > 1) {
        vk_push(&s->h, P_choose_stolen_mask, f->v[PERFORM_OWNER]);
        return false;
    }
    move_mask(s, f->v[PERFORM_OWNER], f->v[PERFORM_VICTIM], face, ev);
    return true;
}

LEGAL(choose_stolen_mask)
{
    const struct raia_state *s = st;
    const struct raia_player *victim = &s->player[vk_below_of(&s->h)->v[PERFORM_VICTIM]];
    for (unsigned face = 0; face < N_MASK_FACES; face++)
        if (raia_unpaired(victim, (int)face) > 0)
            vk_add(out, vk_act(V_mask, face, 0, 0));
}

APPLY(choose_stolen_mask)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    move_mask(s, seat, vk_top(&s->h)->v[PERFORM_VICTIM], (int)vk_arg(a, 0), ev);
}

/* ---- cards of the row ------------------------------------------------------------------------------ */

static void strike_card(struct raia_state *s, int i, int by, struct vk_sink *ev)
{
    struct raia_card card = s->row[i];
    s->n_row--;
    for (; i < s->n_row; i++)
        s->row[i] = s->row[i + 1];
    s->row[s->n_row] = (struct raia_card){ 0, 0 };
    raia_discard(s, card.ritual);
    VK_EMIT(ev, E_struck, by, card.owner, card.ritual);
}

RAIA_EFFECT(strike_all)
{
    if (!has_victim(s, f))
        return false;
    if (f->v[PERFORM_VICTIM] == VK_NONE)
        return is_lost(f, ev);
    for (int i = s->n_row - 1; i >= 0; i--)
        if (s->row[i].owner == f->v[PERFORM_VICTIM])
            strike_card(s, i, f->v[PERFORM_OWNER], ev);
    return true;
}

/* May Tane-Mata strike this card of the row? */
static bool can_strike(const struct raia_state *s, const struct vk_frame *f, int i, int cost)
{
    const struct raia_card *card = &s->row[i];
    return card->owner != VK_NONE && card->owner != f->v[PERFORM_OWNER] &&
           raia_rituals[card->ritual].cost <= cost;
}

static void add_strikes(const struct raia_state *s, const struct vk_frame *f, int cost,
                        struct vk_actions *out)
{
    for (int i = 0; i < s->n_row; i++) {
        vk_action a = vk_act(V_strike, s->row[i].owner, s->row[i].ritual, 0);
        if (can_strike(s, f, i, cost) && vk_find(out, a) < 0)
            vk_add(out, a);
    }
}

static void strike(struct raia_state *s, vk_action a, int by, struct vk_sink *ev)
{
    int i = s->n_row - 1;
    while (s->row[i].owner != vk_arg(a, 0) || s->row[i].ritual != vk_arg(a, 1))
        i--;
    strike_card(s, i, by, ev);
}

RAIA_EFFECT(strike)
{
    struct vk_actions list;
    if (f->pc++ > 0)
        return true;
    list.n = list.usual = 0;
    f->v[PERFORM_COST] = (int16_t)number;
    add_strikes(s, f, number, &list);
    if (list.n == 0)
        return is_lost(f, ev);
    if (list.n == 1) {
        strike(s, list.act[0], f->v[PERFORM_OWNER], ev);
        return true;
    }
    vk_push(&s->h, P_choose_row_card, f->v[PERFORM_OWNER]);
    return false;
}

LEGAL(choose_row_card)
{
    const struct raia_state *s = st;
    const struct vk_frame *ritual = vk_below_of(&s->h);
    add_strikes(s, ritual, ritual->v[PERFORM_COST], out);
    vk_mark_usual(out); /* the rightmost */
}

APPLY(choose_row_card)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    strike(s, a, seat, ev);
}
