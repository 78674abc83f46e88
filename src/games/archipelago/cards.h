/*
 * cards.h - what evolution cards do (2.11, 4.7.12). Every effect is a pair: when a card can be
 * used, and what its use does. Which card has which pair is one table in cards.c; `number` comes
 * from its row (a resource, how many, a mode), so that cards of one kind share a pair.
 */
#ifndef VAKA_GAMES_ARCHIPELAGO_CARDS_H
#define VAKA_GAMES_ARCHIPELAGO_CARDS_H

#include "games/archipelago/rules.h"

/* Who would use the card, and what he has left when he has paid for it. */
struct arch_user {
    int seat, florins, discs;
};

/* The forms of the two functions. The price is paid before the second one is called. */
#define ARCH_CARD_CAN(name)                                                                        \
    bool arch_card_can_##name(VK_UNUSED const struct arch_state *s,                                \
                              VK_UNUSED const struct arch_sight *sight,                            \
                              VK_UNUSED const struct arch_user *user, VK_UNUSED int number)
#define ARCH_CARD_USE(name)                                                                        \
    void arch_card_##name(VK_UNUSED struct arch_state *s, VK_UNUSED int seat,                      \
                          VK_UNUSED int number, VK_UNUSED struct vk_sink *ev)
#define ARCH_CARD(name)                                                                            \
    ARCH_CARD_CAN(name);                                                                           \
    ARCH_CARD_USE(name)

/* The user can still lay a disc on the wheel in this round. */
static inline bool arch_can_act(const struct arch_state *s, const struct arch_user *user)
{
    return !(s->used & ROUND_ACTION) && user->discs > 0;
}

/* cards_boards.c: rebellion, surplus workers, money of the bank. */
ARCH_CARD(archbishop);
ARCH_CARD(governor);
ARCH_CARD(king);
ARCH_CARD(missionary);
ARCH_CARD(agitator);
ARCH_CARD(pope);
ARCH_CARD(tax_collector);
ARCH_CARD(emigration);
ARCH_CARD(education);
ARCH_CARD(amphitheatre);
ARCH_CARD(banking);
ARCH_CARD(clergy_donations);
ARCH_CARD(healer);   /* number: rebels, of anybody */
ARCH_CARD(medicine); /* a rebel of one's own */

/* cards_actions.c: an action of the wheel without its disc. */
ARCH_CARD(migrate); /* number: enum arch_migration */
ARCH_CARD(architect);
ARCH_CARD(cartographer);
ARCH_CARD(matchmaker);
ARCH_CARD(recruiter);
ARCH_CARD(forced_labour);
ARCH_CARD(shipwright);
ARCH_CARD(trade); /* number: enum arch_bargain */
enum arch_bargain { BY_EXPORTER, BY_MERCHANT, BY_SMUGGLER, BY_LOCAL_TRADE, BY_OVERSEAS_TRADE };

/* cards_land.c: icons and harvests, and what an action of this round will cost or yield. */
ARCH_CARD(barbarian);
ARCH_CARD(diplomat);
ARCH_CARD(agriculture);
ARCH_CARD(doubler);  /* number: resource */
ARCH_CARD(discount); /* number: resource */

/* cards_rivals.c: at the expense of another player. */
ARCH_CARD(pirate);
ARCH_CARD(spy);
ARCH_CARD(thief);

/* cards_search.c: the top of the deck. */
ARCH_CARD(search); /* number: the card that searches */

#endif
