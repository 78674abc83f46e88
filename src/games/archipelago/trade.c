/*
 * trade.c - 4.7.5: buying and selling one cube on a market, by the action of the wheel, in a port or
 * market, or by a card. What a space costs is in tables.c.
 */
#include "games/archipelago/rules.h"

int arch_price_to_buy(const struct arch_state *s, int board, int res, int discount)
{
    int price = arch_zone_price(board, res, s->market[board][res]) - discount;
    return price < 1 ? 1 : price;
}

static bool can_buy(const struct arch_state *s, int board, int res, int discount, int florins)
{
    return s->market[board][res] > 0 && arch_price_to_buy(s, board, res, discount) <= florins;
}

static bool has_room(const struct arch_state *s, int board, int res)
{
    return s->market[board][res] < arch_zone_capacity(board, res);
}

static bool can_sell(const struct arch_state *s, int seat, int board, int res)
{
    return s->player[seat].cubes[res] > 0 && has_room(s, board, res);
}

/* A token is sold as a cube of the bank. */
static bool can_sell_token(const struct arch_state *s, int seat, int board, int res)
{
    return s->player[seat].tokens > 0 && s->supply[res] > 0 && has_room(s, board, res);
}

bool arch_can_trade(const struct arch_state *s, int seat, struct arch_trade t, int florins)
{
    for (int board = 0; board < N_BOARDS; board++) {
        if (!(t.boards >> board & 1))
            continue;
        for (int res = 0; res < N_RES; res++)
            if (can_buy(s, board, res, t.discount, florins) ||
                (!t.buy_only &&
                 (can_sell(s, seat, board, res) || can_sell_token(s, seat, board, res))))
                return true;
    }
    return false;
}

/* ---- the point. flag: one has been made, so that he may stop ------------------------------------- */

void arch_push_trade(struct arch_state *s, int seat, struct arch_trade t)
{
    struct vk_frame *f = vk_push(&s->h, P_transaction, seat);
    f->v[TRADE_BOARDS] = t.boards;
    f->v[TRADE_DISCOUNT] = t.discount;
    f->v[TRADE_BUY_ONLY] = t.buy_only;
    f->v[TRADE_LEFT] = t.number;
}

static struct arch_trade trade_of(const struct vk_frame *f)
{
    return (struct arch_trade){ (uint8_t)f->v[TRADE_BOARDS], (uint8_t)f->v[TRADE_DISCOUNT],
                                (uint8_t)f->v[TRADE_BUY_ONLY], (uint8_t)f->v[TRADE_LEFT] };
}

static bool is_offered(const struct arch_state *s, int seat, const struct arch_trade *t, int verb,
                       int board, int res)
{
    switch (verb) {
    case V_buy: return can_buy(s, board, res, t->discount, s->player[seat].florins);
    case V_sell: return can_sell(s, seat, board, res);
    default: return can_sell_token(s, seat, board, res);
    }
}

LEGAL(transaction)
{
    static const uint8_t verbs[] = { V_buy, V_sell, V_sell_token };
    const struct arch_state *s = st;
    struct arch_trade t = trade_of(f);
    for (int i = 0; i < (t.buy_only ? 1 : 3); i++)
        for (int board = 0; board < N_BOARDS; board++)
            for (int res = 0; res < N_RES; res++)
                if (t.boards >> board & 1 && is_offered(s, seat, &t, verbs[i], board, res))
                    vk_add(out, vk_act(verbs[i], (unsigned)board, (unsigned)res, 0));
    if (f->flag) {
        vk_add(out, vk_act(V_stop, 0, 0, 0));
        vk_mark_usual(out);
    }
}

static void buy(struct arch_state *s, int seat, int board, int res, int discount,
                struct vk_sink *ev)
{
    int price = arch_price_to_buy(s, board, res, discount);
    arch_pay_florins(s, seat, price, ev);
    arch_cube_from_market(s, seat, board, res, ev);
    VK_EMIT(ev, E_bought, seat, board, res, price);
}

static void sell(struct arch_state *s, int seat, int board, int res, struct vk_sink *ev)
{
    int price = arch_zone_price(board, res, s->market[board][res] + 1);
    arch_cube_to_market(s, seat, board, res, ev);
    price = arch_gain_florins(s, seat, price, ev);
    VK_EMIT(ev, E_sold, seat, board, res, price);
}

static void sell_token(struct arch_state *s, int seat, int board, int res, struct vk_sink *ev)
{
    int price = arch_zone_price(board, res, s->market[board][res] + 1);
    arch_spend_tokens(s, seat, 1, ev);
    arch_market_takes(s, board, res, ev);
    price = arch_gain_florins(s, seat, price, ev);
    VK_EMIT(ev, E_sold_token, seat, board, res, price);
}

APPLY(transaction)
{
    struct arch_state *s = st;
    int board = (int)vk_arg(a, 0), res = (int)vk_arg(a, 1);
    switch (vk_verb_of(a)) {
    case V_buy: buy(s, seat, board, res, f->v[TRADE_DISCOUNT], ev); break;
    case V_sell: sell(s, seat, board, res, ev); break;
    case V_sell_token: sell_token(s, seat, board, res, ev); break;
    default: f->v[TRADE_LEFT] = 0; break; /* stop */
    }
    f->flag = 1;
    if (f->v[TRADE_LEFT] > 0)
        f->v[TRADE_LEFT]--;
    if (f->v[TRADE_LEFT] == 0)
        vk_pop(&s->h);
}
