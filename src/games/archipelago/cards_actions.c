/*
 * cards_actions.c - cards that give an action of the wheel without its disc: migration,
 * construction, exploration, reproduction, recruitment, transactions. The actions themselves are
 * in the files of theirs.
 */
#include "games/archipelago/cards.h"

enum { FORCED_WORKERS = 2, FORCED_REB = 2, SMUGGLER_DISCOUNT = 2 };

/* Admiral, Expansionism, Navigation. */
ARCH_CARD_CAN(migrate)
{
    return arch_can_migrate(s, user->seat, number);
}

ARCH_CARD_USE(migrate)
{
    arch_push_migration(s, seat, number);
}

ARCH_CARD_CAN(architect)
{
    return arch_can_build(s, user->seat, s->discount, user->florins);
}

ARCH_CARD_USE(architect)
{
    arch_push_construction(s, seat);
}

ARCH_CARD_CAN(cartographer)
{
    return arch_can_explore(s, user->seat);
}

ARCH_CARD_USE(cartographer)
{
    arch_push_exploration(s, seat, true);
}

ARCH_CARD_CAN(matchmaker)
{
    return arch_can_reproduce(s, sight, user->seat);
}

ARCH_CARD_USE(matchmaker)
{
    arch_push_reproduction(s, seat, 1);
}

ARCH_CARD_CAN(recruiter)
{
    return arch_can_recruit(s, sight, user->seat, user->florins, true);
}

ARCH_CARD_USE(recruiter)
{
    arch_push_recruitment(s, seat, 1, true, 0);
}

ARCH_CARD_CAN(forced_labour)
{
    return arch_can_recruit(s, sight, user->seat, user->florins, false);
}

ARCH_CARD_USE(forced_labour)
{
    arch_push_recruitment(s, seat, FORCED_WORKERS, false, FORCED_REB);
}

ARCH_CARD_CAN(shipwright)
{
    return user->florins >= SHIPWRIGHT_PRICE && arch_supply(s, user->seat, true) > 0 &&
           arch_has_ship_site(s, user->seat);
}

ARCH_CARD_USE(shipwright)
{
    arch_push_shipwright(s, seat);
}

/* ---- transactions ---------------------------------------------------------------------------- */

enum { AT_HOME = 1 << DOMESTIC, ABROAD = 1 << EXPORT };

static const struct arch_trade bargains[] = {
    [BY_EXPORTER] = { .boards = ABROAD, .number = 2 },
    [BY_MERCHANT] = { .boards = AT_HOME, .number = 2 },
    [BY_SMUGGLER] = { .boards = AT_HOME | ABROAD,
                      .discount = SMUGGLER_DISCOUNT,
                      .buy_only = 1,
                      .number = 1 },
    [BY_LOCAL_TRADE] = { .boards = AT_HOME, .number = 1 },
    [BY_OVERSEAS_TRADE] = { .boards = ABROAD, .number = 1 },
};

ARCH_CARD_CAN(trade)
{
    return arch_can_trade(s, user->seat, bargains[number], user->florins);
}

ARCH_CARD_USE(trade)
{
    arch_push_trade(s, seat, bargains[number]);
}
