/*
 * effects.c - 2.12: what each ritual does, one row a design, and the effects that concern its owner
 * or everybody alike. Those that look at other players are in effects_rivals.c.
 */
#include "games/raiatea/effects.h"

enum { IHI_RITUALS = 2, IHI_COST = 8, MATARII_PEARLS = 2, MATARII_MANA = 3 };

#define EFFECT(name)                                                                               \
    static bool name(VK_UNUSED struct raia_state *s, VK_UNUSED struct vk_frame *f,                 \
                     VK_UNUSED int number, VK_UNUSED struct vk_sink *ev)

/* A question that is not posed leaves the effect empty: it is over. */
static bool is_lost(const struct vk_frame *f, bool is_asked, struct vk_sink *ev)
{
    if (!is_asked)
        VK_EMIT(ev, E_no_effect, f->v[PERFORM_OWNER], f->v[PERFORM_RITUAL]);
    return !is_asked;
}

/* ---- gains ----------------------------------------------------------------------------------- */

/* Permanent rituals work wherever the rules look for them, once they lie before their owner. */
EFFECT(lasts)
{
    return true;
}

EFFECT(pearls)
{
    raia_gain_pearls(s, f->v[PERFORM_OWNER], number, ev);
    return true;
}

EFFECT(mana)
{
    raia_gain_mana(s, f->v[PERFORM_OWNER], number, ev);
    return true;
}

EFFECT(tattoos)
{
    raia_gain_tattoo(s, f->v[PERFORM_OWNER], number, ev);
    return true;
}

EFFECT(priests)
{
    raia_gain_priests(s, f->v[PERFORM_OWNER], number, 0, ev);
    return true;
}

EFFECT(train)
{
    if (f->pc++ > 0)
        return true;
    raia_push_priest_track(s, f->v[PERFORM_OWNER], 0);
    return false;
}

/* ---- from the markets and the forest ----------------------------------------------------------- */

/* Up to two goods of different kinds: the first one is left in ASKER_GOOD. */
EFFECT(two_goods)
{
    bool is_asked = false;
    switch (f->pc++) {
    case 0:
        f->v[ASKER_GOOD] = VK_NONE;
        return is_lost(f, raia_push_choose_good(s, f->v[PERFORM_OWNER], RAIA_ANY_GOOD), ev);
    case 1:
        is_asked = f->v[ASKER_GOOD] != VK_NONE &&
                   raia_push_choose_good(s, f->v[PERFORM_OWNER],
                                         RAIA_ANY_GOOD & ~(1u << f->v[ASKER_GOOD]));
        break;
    default: break;
    }
    return !is_asked;
}

EFFECT(helper)
{
    return f->pc++ > 0 || is_lost(f, raia_push_choose_helper(s, f->v[PERFORM_OWNER]), ev);
}

EFFECT(mask)
{
    return f->pc++ > 0 || is_lost(f, raia_push_choose_mask(s, f->v[PERFORM_OWNER]), ev);
}

/* A card of the display; of an empty one, the next card of the forest. */
EFFECT(forest_card)
{
    switch (f->pc++) {
    case 0:
        if (raia_display_size(s) == 0)
            raia_push_reveal(s, 1);
        return false;
    case 1: return is_lost(f, raia_push_choose_display(s, f->v[PERFORM_OWNER]), ev);
    default: return true;
    }
}

EFFECT(good_and_more)
{
    if (f->pc++ == 0 && raia_push_choose_good(s, f->v[PERFORM_OWNER], RAIA_ANY_GOOD))
        return false;
    raia_gain_pearls(s, f->v[PERFORM_OWNER], MATARII_PEARLS, ev);
    raia_gain_mana(s, f->v[PERFORM_OWNER], MATARII_MANA, ev);
    return true;
}

EFFECT(one_of_each)
{
    switch (f->pc++) {
    case 0: raia_push_choose_good(s, f->v[PERFORM_OWNER], RAIA_ANY_GOOD); return false;
    case 1: raia_push_choose_helper(s, f->v[PERFORM_OWNER]); return false;
    case 2: raia_push_choose_mask(s, f->v[PERFORM_OWNER]); return false;
    default: return true;
    }
}

/* ---- helpers, rituals, missions ---------------------------------------------------------------- */

EFFECT(wake)
{
    return f->pc++ > 0 || is_lost(f, raia_push_reactivate(s, f->v[PERFORM_OWNER], number), ev);
}

EFFECT(draw)
{
    if (f->pc++ > 0)
        return true;
    raia_push_draw(s, f->v[PERFORM_OWNER], number);
    return false;
}

/* number: the requirement need not be met. */
EFFECT(mission)
{
    return f->pc++ > 0 ||
           is_lost(f, raia_push_choose_mission(s, f->v[PERFORM_OWNER], number != 0), ev);
}

/* All count as performed when he stops. */
EFFECT(rituals)
{
    if (f->v[PERFORM_DONE] >= IHI_RITUALS || raia_known_hand(s, f->v[PERFORM_OWNER]) == 0)
        return true;
    vk_push(&s->h, P_ihi_ritual, f->v[PERFORM_OWNER]);
    return false;
}

LEGAL(ihi_ritual)
{
    const struct raia_state *s = st;
    for (uint64_t left = s->player[seat].hand.one; left; left &= left - 1) {
        int ritual = __builtin_ctzll(left);
        if (raia_rituals[ritual].cost <= IHI_COST && raia_is_playable(s, ritual))
            vk_add(out, vk_act(V_ritual, (unsigned)ritual, 0, 0));
    }
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(ihi_ritual)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    struct vk_frame *ihi = vk_top(&s->h);
    if (vk_verb_of(a) == V_pass) {
        ihi->v[PERFORM_DONE] = IHI_RITUALS;
        VK_EMIT(ev, E_passed, seat, 0);
        return;
    }
    ihi->v[PERFORM_DONE]++;
    raia_play_from_hand(s, seat, (int)vk_arg(a, 0));
}

/* ---- Punua ------------------------------------------------------------------------------------- */

EFFECT(best_price)
{
    switch (f->pc++) {
    case 0: vk_push(&s->h, P_punua_kind, f->v[PERFORM_OWNER]); return false;
    case 1:
        if (s->player[f->v[PERFORM_OWNER]].goods[f->v[PERFORM_KIND]])
            vk_push(&s->h, P_punua_sell, f->v[PERFORM_OWNER]);
        return false;
    default: return true;
    }
}

LEGAL(punua_kind)
{
    const struct raia_state *s = st;
    bool is_marked = false;
    for (unsigned g = 0; g < N_GOODS; g++) {
        vk_add(out, vk_act(V_good, g, 0, 0));
        if (!is_marked && s->player[seat].goods[g]) {
            vk_mark_usual(out);
            is_marked = true;
        }
    }
}

APPLY(punua_kind)
{
    struct raia_state *s = st;
    unsigned good = vk_arg(a, 0);
    vk_pop(&s->h);
    vk_top(&s->h)->v[PERFORM_KIND] = (int16_t)good;
    s->level[good] = RAIA_LEVELS;
    VK_EMIT(ev, E_price_raised, seat, good, RAIA_LEVELS - 1);
}

LEGAL(punua_sell)
{
    const struct raia_state *s = st;
    raia_sell_legal(s, seat, vk_below_of(&s->h)->v[PERFORM_KIND], out);
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(punua_sell)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_sell)
        raia_push_sale(s, seat, (int)vk_arg(a, 0), (int)vk_arg(a, 1) + 1, ev);
    else
        VK_EMIT(ev, E_passed, seat, 0);
}

/* ---- everybody --------------------------------------------------------------------------------- */

EFFECT(fill_bag)
{
    raia_fill_bag(s, f->v[PERFORM_OWNER], number * raia_players(s), ev);
    return true;
}

EFFECT(goods_for_all)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    if (f->v[PERFORM_DONE] == n)
        return true;
    raia_push_choose_good(s, seats[f->v[PERFORM_DONE]++], RAIA_ANY_GOOD);
    return false;
}

EFFECT(mana_for_all)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    for (int i = 0; i < n; i++)
        raia_gain_mana(s, seats[i], s->player[seats[i]].priests, ev);
    return true;
}

EFFECT(tattoos_for_all)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    for (int i = 0; i < n; i++)
        raia_gain_tattoo(s, seats[i], number, ev);
    return true;
}

/* ---- all of them --------------------------------------------------------------------------------- */

struct effect {
    bool (*run)(struct raia_state *s, struct vk_frame *f, int number, struct vk_sink *ev);
    int number;
};

static const struct effect effects[N_RITUALS] = {
    [R_rua_hatu] = { pearls, 3 },
    [R_uru_taetae] = { two_goods, 0 },
    [R_raa] = { train, 0 },
    [R_roroo] = { priests, 2 },
    [R_mata_arahu] = { tattoos, 2 },
    [R_rau_pena] = { helper, 0 },
    [R_tino_rua] = { pearls, 5 },
    [R_roo] = { mana, 4 },
    [R_tohu] = { tattoos, 1 },
    [R_hiro] = { mask, 0 },
    [R_toa_hiti] = { forest_card, 0 },
    [R_tipa] = { wake, 2 },
    [R_moe] = { draw, 2 },
    [R_te_fatu] = { mission, false },
    [R_punua] = { best_price, 0 },
    [R_matarii] = { good_and_more, 0 },
    [R_oro_paa] = { lasts, 0 },
    [R_atea] = { lasts, 0 },
    [R_tii] = { lasts, 0 },
    [R_ruanuu] = { lasts, 0 },
    [R_maui] = { lasts, 0 },
    [R_fatu_tiri] = { raia_effect_envied_mana, 1 },
    [R_rima_roa] = { raia_effect_envied_pearls, 1 },
    [R_hina] = { fill_bag, 6 },
    [R_vai_ora] = { goods_for_all, 0 },
    [R_rai_tupua] = { mana_for_all, 0 },
    [R_taere] = { mission, true },
    [R_ihi] = { rituals, 0 },
    [R_oro] = { tattoos, 3 },
    [R_taaroa] = { one_of_each, 0 },
    [R_tua_raa_tai] = { pearls, 7 },
    [R_tumu_nui] = { priests, 3 },
    [R_papa_rai_3] = { lasts, 0 },
    [R_papa_rai_5] = { lasts, 0 },
    [R_te_rai] = { lasts, 0 },
    [R_tu_nui] = { lasts, 0 },
    [R_rua_hine] = { raia_effect_steal_mask, 0 },
    [R_tama_ehu] = { raia_effect_envied_good, 0 },
    [R_rumia] = { fill_bag, 10 },
    [R_hina_ere] = { tattoos_for_all, 1 },
    [R_tane_mata] = { raia_effect_strike, 6 },
    [R_tane_moana] = { raia_effect_rob_pearls, 3 },
    [R_tane_uru] = { raia_effect_rob_good, 3 },
    [R_tane_haere] = { raia_effect_lure_priest, 1 },
    [R_tane_nui] = { raia_effect_strike_all, 0 },
    [R_tane_toa] = { raia_effect_scatter, 2 },
};

bool raia_effect(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    const struct effect *e = &effects[f->v[PERFORM_RITUAL]];
    return e->run(s, f, e->number, ev);
}
