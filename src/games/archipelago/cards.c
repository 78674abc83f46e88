/*
 * cards.c - using an evolution card: who may, what it costs, and the table of what each card does.
 * The effects are in the other files of cards.h; wonders are built, not used (wonders.c).
 */
#include "games/archipelago/cards.h"

struct rule {
    bool (*can)(const struct arch_state *s, const struct arch_sight *sight,
                const struct arch_user *user, int number);
    void (*use)(struct arch_state *s, int seat, int number, struct vk_sink *ev);
    int number;
};

enum { HEALER_REBELS = 2 };

#define RULE(effect, number)                                                                       \
    {                                                                                              \
        arch_card_can_##effect, arch_card_##effect, number                                         \
    }

static const struct rule rules[N_CARDS] = {
    [C_researcher] = RULE(search, C_researcher),
    [C_headhunter] = RULE(search, C_headhunter),
    [C_admiral] = RULE(migrate, MIGRATE_FLEET),
    [C_archbishop] = RULE(archbishop, 0),
    [C_architect] = RULE(architect, 0),
    [C_barbarian] = RULE(barbarian, 0),
    [C_diplomat] = RULE(diplomat, 0),
    [C_exporter] = RULE(trade, BY_EXPORTER),
    [C_governor] = RULE(governor, 0),
    [C_cartographer] = RULE(cartographer, 0),
    [C_healer] = RULE(healer, HEALER_REBELS),
    [C_king] = RULE(king, 0),
    [C_matchmaker] = RULE(matchmaker, 0),
    [C_merchant] = RULE(trade, BY_MERCHANT),
    [C_missionary] = RULE(missionary, 0),
    [C_agitator] = RULE(agitator, 0),
    [C_pirate] = RULE(pirate, 0),
    [C_pope] = RULE(pope, 0),
    [C_recruiter] = RULE(recruiter, 0),
    [C_shipwright] = RULE(shipwright, 0),
    [C_smuggler] = RULE(trade, BY_SMUGGLER),
    [C_spy] = RULE(spy, 0),
    [C_tax_collector] = RULE(tax_collector, 0),
    [C_thief] = RULE(thief, 0),
    [C_fishing_nets] = RULE(doubler, FISH),
    [C_plantation] = RULE(doubler, FRUIT),
    [C_stock_farming] = RULE(doubler, CATTLE),
    [C_sawmill] = RULE(doubler, WOOD),
    [C_quarrying] = RULE(doubler, STONE),
    [C_mining] = RULE(doubler, IRON),
    [C_local_trade] = RULE(trade, BY_LOCAL_TRADE),
    [C_overseas_trade] = RULE(trade, BY_OVERSEAS_TRADE),
    [C_expansionism] = RULE(migrate, MIGRATE_ALL),
    [C_emigration] = RULE(emigration, 0),
    [C_education] = RULE(education, 0),
    [C_clergy_donations] = RULE(clergy_donations, 0),
    [C_amphitheatre] = RULE(amphitheatre, 0),
    [C_forced_labour] = RULE(forced_labour, 0),
    [C_navigation] = RULE(migrate, MIGRATE_ONE_SHIP),
    [C_medicine] = RULE(medicine, 0),
    [C_masonry] = RULE(discount, STONE),
    [C_carpentry] = RULE(discount, WOOD),
    [C_agriculture] = RULE(agriculture, 0),
    [C_banking] = RULE(banking, 0),
};

/* ---- price (2.11) ---------------------------------------------------------------------------- */

/* Another player's progress card costs one florin more. */
int arch_price_of_use(const struct arch_state *s, int seat, int card)
{
    return arch_cards[card].florins + (s->card_at[card] != seat);
}

/* To the bank by the owner, to the owner by anybody else. */
static void pay_for_use(struct arch_state *s, int seat, int card, struct vk_sink *ev)
{
    int owner = s->card_at[card], price = arch_price_of_use(s, seat, card);
    arch_lay_on_card(s, seat, arch_cards[card].discs);
    if (owner != seat) {
        VK_EMIT(ev, E_owner_paid, seat, owner, card, price);
        arch_hand_florins(s, seat, owner, price, ev);
    } else if (card != C_barbarian) { /* who lays his florin on the icon that he will choose */
        arch_pay_florins(s, seat, price, ev);
    }
}

int arch_minimal_cost(int card)
{
    const uint8_t *price = arch_cards[card].price;
    int least = price[0];
    for (int turned = 1; turned < 3; turned++)
        if (price[turned] < least)
            least = price[turned];
    return least;
}

/* ---- use ------------------------------------------------------------------------------------- */

enum arch_closed arch_card_closed(const struct arch_state *s, const struct arch_sight *sight,
                                  int seat, int card)
{
    const struct arch_card *c = &arch_cards[card];
    const struct arch_player *p = &s->player[seat];
    int owner = s->card_at[card];
    if (owner >= s->h.seats || c->kind == WONDER || (c->kind == CHARACTER && owner != seat))
        return CLOSED_NOT_YOURS;
    if (s->card_flags[card] & CARD_USED)
        return CLOSED_USED;
    struct arch_user user = { seat, p->florins - arch_price_of_use(s, seat, card),
                              p->ready - c->discs };
    if (user.florins < 0)
        return CLOSED_FLORINS;
    if (user.discs < 0)
        return CLOSED_NO_DISC;
    return rules[card].can(s, sight, &user, rules[card].number) ? OPEN_NOW : CLOSED_USELESS;
}

bool arch_can_use_card(const struct arch_state *s, const struct arch_sight *sight, int seat,
                       int card)
{
    return arch_card_closed(s, sight, seat, card) == OPEN_NOW;
}

void arch_use_card(struct arch_state *s, int seat, int card, struct vk_sink *ev)
{
    s->card_flags[card] |= CARD_USED;
    VK_EMIT(ev, E_card_used, seat, card);
    pay_for_use(s, seat, card, ev);
    rules[card].use(s, seat, rules[card].number, ev);
}
