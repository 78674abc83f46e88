/* market.c - 4.7 the Market: traders roll for helpers, then sales and hires; what a sale pays (2.9). */
#include "games/raiatea/rules.h"

/* ---- sales ----------------------------------------------------------------------------------- */

void raia_sell_legal(const struct raia_state *s, int seat, int good, struct vk_actions *out)
{
    if (!s->player[seat].goods[good])
        return;
    for (unsigned level = 1; level <= s->level[good]; level++)
        vk_add(out, vk_act(V_sell, (unsigned)good, level - 1, 0));
}

void raia_push_sale(struct raia_state *s, int seat, int good, int level, struct vk_sink *ev)
{
    struct vk_frame *f = vk_push(&s->h, P_sale, seat);
    f->v[SALE_GOOD] = (int16_t)good;
    f->v[SALE_LEVEL] = (int16_t)level;
    VK_EMIT(ev, E_sold, seat, good, level - 1);
    raia_return_good(s, seat, good, ev);
}

/* The bonus. */
RUN(sale)
{
    struct raia_state *s = st;
    struct raia_stall stall = raia_stalls[f->v[SALE_GOOD]][f->v[SALE_LEVEL]];
    int seat = f->seat, n = stall.number;
    vk_pop(&s->h);
    switch ((enum bonus)stall.bonus) {
    case PAYS_PEARLS: raia_gain_pearls(s, seat, n, ev); break;
    case PAYS_MANA: raia_gain_mana(s, seat, n, ev); break;
    case PAYS_HELPER: raia_push_reactivate(s, seat, n); break;
    case PAYS_RITUAL: raia_push_draw(s, seat, n); break;
    case PAYS_PRIEST: raia_gain_priests(s, seat, n, 0, ev); break;
    case PAYS_TATTOO: raia_gain_tattoo(s, seat, n, ev); break;
    case PAYS_TATTOO_AND_MANA:
        raia_gain_tattoo(s, seat, 1, ev);
        raia_gain_mana(s, seat, n, ev);
        break;
    case PAYS_MISSION: raia_push_choose_mission(s, seat, false); break;
    }
}

/* ---- the location ------------------------------------------------------------------------------ */

RUN(market)
{
    raia_run_location(st, f, TRADER, P_market_turn);
}

/* The turn: sales and hires. The Kahuna has two of each. */
static int limit(const struct raia_state *s, const struct vk_frame *turn)
{
    return turn->seat == s->kahuna ? 2 : 1;
}

static bool can_sell(const struct raia_state *s, const struct vk_frame *turn)
{
    const uint8_t *goods = s->player[turn->seat].goods;
    return turn->v[TURN_SALES] < limit(s, turn) &&
           (goods[URU] || goods[TARO] || goods[MAHI] || goods[TIARE]);
}

int raia_hire_price(const struct raia_state *s, const struct vk_frame *turn)
{
    bool is_free =
        raia_option(s, O_KAHUNA_HELPER_FREE) && turn->seat == s->kahuna && turn->v[TURN_HIRES] == 0;
    return is_free ? 0 : RAIA_HELPER_PRICE;
}

static bool can_hire(const struct raia_state *s, const struct vk_frame *turn)
{
    const uint8_t *left = s->helpers;
    return turn->v[TURN_HIRES] < limit(s, turn) &&
           s->player[turn->seat].pearls >= raia_hire_price(s, turn) &&
           (left[GATHERER] || left[TRADER] || left[SHAMAN] || left[DIVER]);
}

RAIA_GOES_ON(market_turn)
{
    return can_sell(s, turn) || can_hire(s, turn) || raia_free_possible(s, turn->seat);
}

LEGAL(market_turn)
{
    const struct raia_state *s = st;
    const struct vk_frame *turn = vk_below_of(&s->h);
    if (can_sell(s, turn))
        for (int g = 0; g < N_GOODS; g++)
            raia_sell_legal(s, seat, g, out);
    if (can_hire(s, turn))
        for (unsigned h = 0; h < N_HELPERS; h++)
            if (s->helpers[h])
                vk_add(out, vk_act(V_hire, h, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
    raia_free_legal(s, seat, out);
}

APPLY(market_turn)
{
    struct raia_state *s = st;
    int what = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    struct vk_frame *turn = vk_top(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    switch (vk_verb_of(a)) {
    case V_sell:
        turn->v[TURN_SALES]++;
        raia_push_outer(s);
        raia_push_sale(s, seat, what, (int)vk_arg(a, 1) + 1, ev);
        break;
    case V_hire: {
        int paid = raia_hire_price(s, turn);
        turn->v[TURN_HIRES]++;
        raia_pay_pearls(s, seat, paid, ev);
        raia_take_helper(s, seat, what, paid, ev);
        break;
    }
    default:
        vk_pop(&s->h);
        VK_EMIT(ev, E_passed, seat, 0);
        break;
    }
}
