/*
 * why.c - reasons for an action of Archipelago, for a hint: what it brings, prevents or risks. Points that it
 * wins at once are told by vk_why, and what it does by explain.c. Offers are weighed here: all their parts
 * by what they would sell for.
 */
#include "why.h"
#include "trading.h"

/* ---- Offers ------------------------------------------------------------------------------------------- */

/* What one side of an offer would sell for, with its florins. */
static int worth_of(const struct arch_state *s, const struct arch_deal *d, bool is_gift)
{
    int sum = is_gift ? d->give : d->want, board;
    for (int good = 0; good < N_GOODS; good++)
        sum += arch_items_of(d, is_gift ? V_give : V_want, good) * why_best_price(s, good, &board);
    for (int card = 0; card < N_CARDS; card++)
        if (arch_items_of(d, is_gift ? V_give_card : V_want_card, card))
            sum += arch_minimal_cost(card);
    return sum;
}

static void why_offer(struct reasons *r, const struct arch_deal *d, bool is_mine)
{
    int give = worth_of(r->was, d, is_mine), get = worth_of(r->was, d, !is_mine);
    struct purse then = why_purse(r);
    then.florins += is_mine ? d->want - d->give : d->give - d->want;
    for (int res = 0; res < N_RES; res++)
        then.cubes[res] +=
            (is_mine ? -1 : 1) * (arch_items_of(d, V_give, res) - arch_items_of(d, V_want, res));
    why_pays(r, &then);
    if (d->window == FOR_PLACE)
        why_say(r, is_mine ? "It is worth {0} {0|florin|florins}." : "You get what is worth {1}.",
                give, get, 0);
    else
        why_say(r, "You give what is worth {0} {0|florin|florins} and get what is worth {1}.", give,
                get, 0);
}

/* What is drafted, as it stands after this step. */
static void why_draft(struct reasons *r)
{
    const struct arch_deal *d = arch_deal_now(r->is, r->seat);
    if (!d)
        d = arch_deal_now(r->was, r->seat);
    if (d)
        why_offer(r, d, d->owner == r->seat);
}

static void why_no_offer(struct reasons *r)
{
    switch (arch_point_now(r->was)) {
    case P_order_offer:
        why_say(r, "You play number {0} if the order stays, and keep your {1} {1|florin|florins}.",
                r->was->n_order - why_behind(r), r->p->florins, 0);
        break;
    case P_reveal_buy:
        why_say(r, "You keep your {0} {0|florin|florins}.", r->p->florins, 0, 0);
        break;
    case P_crisis_offer:
        why_say(r, "{0} of yours {0|lies|lie}; you may be asked again.",
                arch_rebels(r->was, r->seat), 0, 0);
        break;
    default: why_say(r, "It shows nobody what you need.", 0, 0, 0); break;
    }
}

static void why_refuse(struct reasons *r)
{
    const struct arch_deal *d = &r->was->deal;
    int give = worth_of(r->was, d, d->owner == r->seat),
        get = worth_of(r->was, d, d->owner != r->seat);
    why_say(r, "You would give what is worth {0} {0|florin|florins} for what is worth {1}.", give,
            get, 0);
}

static bool of_deal(struct reasons *r, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_accept: why_offer(r, &r->was->deal, r->was->deal.owner == r->seat); break;
    case V_take_up: why_offer(r, &r->was->player[first].note[vk_arg(a, 1)], false); break;
    case V_take_offer: why_offer(r, &r->was->player[first].note[0], false); break;
    case V_stop: why_say(r, "You set the order as you like.", 0, 0, 0); break;
    case V_reject:
    case V_counter: why_refuse(r); break;
    case V_none:
    case V_silent: why_no_offer(r); break;
    case V_wish:
    case V_deal: why_say(r, "An offer costs nothing until it is taken.", 0, 0, 0); break;
    case V_price: why_say(r, "Each citizen who harvests there pays you {0}.", first, 0, 0); break;
    case V_close: why_say(r, "All its goods stay for you.", 0, 0, 0); break;
    case V_withdraw: why_say(r, "You keep what you have.", 0, 0, 0); break;
    default: why_draft(r); break;
    }
    return true;
}

void arch_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out)
{
    char text[480];
    struct vk_out mine = vk_out_to(text, sizeof text);
    const struct arch_state *was = before;
    struct reasons r = { .was = was,
                         .is = after,
                         .p = &was->player[seat],
                         .seat = seat,
                         .left = 2,
                         .to = { was, &was->player[seat], seat, w, &mine } };
    arch_look(was, &r.sight);
    if (!why_menu(&r, a) && !why_action(&r, a) && !why_land(&r, a) && !why_common(&r, a))
        (void)of_deal(&r, a);
    vk_put(out, mine.len ? text : "");
}
