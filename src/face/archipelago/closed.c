/*
 * closed.c - what a player of Archipelago may look for in vain in his round: sectors of the wheel, cards, ports
 * and markets, deals, answers to one; and why they are closed. The rules say which reason holds; here are the
 * sentences.
 */
#include "things.h"

struct closing {
    const struct arch_state *s;
    const struct arch_sight *sight;
    int seat, n;
    struct vk_closed *list;
};

static void shut(struct closing *c, vk_action a, const char *why, unsigned kind, int x, int y)
{
    if (c->n < VK_CLOSED_MAX)
        c->list[c->n++] = (struct vk_closed){
            .act = a, .why = why, .kind = { (uint8_t)kind }, .value = { (int16_t)x, (int16_t)y }
        };
}

const char arch_no_region_left[] = "No region is left to find.";

/* ---- the wheel -------------------------------------------------------------------------------- */

static void close_recruitment(struct closing *c, vk_action a)
{
    const struct arch_player *p = &c->s->player[c->seat];
    int price = arch_recruit_cost(c->s->sur);
    if (!c->s->sur)
        shut(c, a, "There are no surplus workers to hire.", 0, 0, 0);
    else if (p->florins < price)
        shut(c, a, "A worker costs {0} {0|florin|florins}; you have {1}.", 0, price, p->florins);
    else if (!arch_supply(c->s, c->seat, false))
        shut(c, a, "All your citizens are on the map.", 0, 0, 0);
    else
        shut(c, a, "Wherever you have somebody, three of your citizens live already.", 0, 0, 0);
}

static void close_useless(struct closing *c, int zone)
{
    vk_action a = arch_action_of(zone);
    int res = zone - Z_HARVEST;
    switch (zone) {
    case Z_TRANSACTION: shut(c, a, "You can neither buy nor sell anything.", 0, 0, 0); break;
    case Z_EXPLORATION:
        shut(c, a, c->s->top < N_FACES ? "You have nobody free to go." : arch_no_region_left, 0, 0,
             0);
        break;
    case Z_REPRODUCTION:
        shut(c, a,
             arch_supply(c->s, c->seat, false) ? "Nowhere do exactly two of your citizens share a "
                                                 "shore, with nobody else of yours in the region."
                                               : "All your citizens are on the map.",
             0, 0, 0);
        break;
    case Z_RECRUITMENT: close_recruitment(c, a); break;
    case Z_MIGRATION: shut(c, a, "None of your people or ships can go anywhere.", 0, 0, 0); break;
    case Z_CONSTRUCTION:
        shut(c, a, "You cannot pay for any building, or you have nobody free to build it.", 0, 0,
             0);
        break;
    default:
        shut(c, a,
             c->s->supply[res] ? "None of your free people or ships is where {0} can be harvested."
                               : "The bank has no {0}.",
             A_RES, res, 0);
        break;
    }
}

static void close_zone(struct closing *c, int zone)
{
    vk_action a = arch_action_of(zone);
    switch (arch_zone_closed(c->s, c->sight, c->seat, zone)) {
    case OPEN_NOW: break;
    case CLOSED_SPENT: shut(c, a, "You have laid a disc in this round already.", 0, 0, 0); break;
    case CLOSED_NO_DISC: shut(c, a, "You have no disc left.", 0, 0, 0); break;
    case CLOSED_NO_CIRCLE:
        shut(c, a, "No circle is free for your disc: others were quicker.", 0, 0, 0);
        break;
    default: close_useless(c, zone); break;
    }
}

/* ---- cards and wonders ------------------------------------------------------------------------- */

static void close_card(struct closing *c, int card)
{
    static const char *const why[] = {
        [CLOSED_SPENT] = "You have used a card in this round already.",
        [CLOSED_NO_DISC] = "It needs {0} {0|disc|discs}; you have {1} left.",
        [CLOSED_USED] = "This card has been used in this turn.",
        [CLOSED_FRESH] = "You can build a wonder from the turn after you bought it.",
        [CLOSED_BUILT] = "It is built already.",
        [CLOSED_NOT_YOURS] = "Only its owner can use it.",
        [CLOSED_FLORINS] = "It costs {0} {0|florin|florins}; you have {1}.",
        [CLOSED_CUBES] = "You do not have the cubes to build it.",
        [CLOSED_CITIZEN] = "You have no free citizen who could stay there.",
        [CLOSED_BUILDING] = "You do not hold the building that it needs.",
        [CLOSED_USELESS] = "It would do nothing for you now.",
    };
    const struct arch_player *p = &c->s->player[c->seat];
    bool is_wonder = arch_cards[card].kind == WONDER;
    vk_action a = vk_act(is_wonder ? V_wonder : V_use_card, (unsigned)card, 0, 0);
    enum arch_closed is = is_wonder ? arch_wonder_closed(c->s, c->sight, c->seat, card)
                                    : arch_card_closed(c->s, c->sight, c->seat, card);
    if (is == OPEN_NOW && c->s->used & ROUND_CARD)
        is = CLOSED_SPENT;
    if (is == CLOSED_NO_DISC)
        shut(c, a, why[is], 0, arch_cards[card].discs, p->ready);
    else if (is == CLOSED_FLORINS)
        shut(c, a, why[is], 0, arch_price_of_use(c->s, c->seat, card), p->florins);
    else if (is != OPEN_NOW)
        shut(c, a, why[is], 0, 0, 0);
}

/* ---- ports and markets -------------------------------------------------------------------------- */

static void close_service(struct closing *c, int region, int building)
{
    static const char *const why[] = {
        [CLOSED_SPENT] = "You have used a port or market in this round already.",
        [CLOSED_USED] = "It has been used in this turn.",
        [CLOSED_NOT_YOURS] = "You do not hold this building.",
        [CLOSED_ENGAGED] = "Everybody who could serve there is busy.",
        [CLOSED_FLORINS] = "You have no florin to pay for it.",
        [CLOSED_USELESS] = "You could buy or sell nothing there.",
    };
    unsigned verb = building == PORT ? V_use_port : V_use_market;
    enum arch_closed is = arch_service_closed(c->s, c->sight, c->seat, region, building);
    if (is != OPEN_NOW)
        shut(c, vk_act(verb, (unsigned)region, 0, 0), why[is], 0, 0, 0);
}

/* ---- deals -------------------------------------------------------------------------------------- */

static void close_deals(struct closing *c, bool in_round)
{
    static const char *const why[] = {
        [CLOSED_DEALS] = "You have made {0} deals, and more are not allowed.",
        [CLOSED_REFUSALS] = "Too many of your offers were refused.",
        [CLOSED_OFFERS] = "You have made too many offers in this turn.",
    };
    enum arch_closed is = arch_deals_closed(c->s, c->seat, in_round);
    if (is == OPEN_NOW || is == CLOSED_USELESS)
        return;
    for (int partner = 0; partner < c->s->h.seats; partner++)
        if (partner != c->seat)
            shut(c, vk_act(V_deal, (unsigned)partner, 0, 0), why[is], 0, ARCH_DEALS, 0);
}

static void close_answers(struct closing *c)
{
    if (!arch_has_side(c->s, &c->s->deal, c->seat))
        shut(c, vk_act(V_accept, 0, 0, 0),
             "You do not have what is asked of you. If you reject, nobody learns why.", 0, 0, 0);
    if (c->s->deal.counters >= ARCH_COUNTERS)
        shut(c, vk_act(V_counter, 0, 0, 0), "After {0} new offers only yes or no is left.", 0,
             ARCH_COUNTERS, 0);
}

/* ---- a round ------------------------------------------------------------------------------------- */

static void close_round(struct closing *c)
{
    const struct arch_state *s = c->s;
    for (int zone = 0; zone < N_ZONES; zone++)
        close_zone(c, zone);
    for (int card = 0; card < N_CARDS; card++)
        if (s->card_at[card] < s->h.seats)
            close_card(c, card);
    for (int region = 0; region < s->n_regions; region++) {
        if (s->region[region].building[PORT] != VK_NONE)
            close_service(c, region, PORT);
        if (s->region[region].building[MARKET] != VK_NONE)
            close_service(c, region, MARKET);
    }
    close_deals(c, true);
}

/* Whoever gives something for a place, but does not fit in beside those who were promised theirs. */
static void close_offers(struct closing *c)
{
    struct vk_actions list;
    unsigned open = 0;
    vk_legal(&archipelago_game, c->s, c->seat, &list);
    for (int i = 0; i < list.n; i++)
        if (vk_verb_of(list.act[i]) == V_take_offer)
            open |= 1u << vk_arg(list.act[i], 0);
    for (int who = 0; who < c->s->h.seats; who++) {
        const struct arch_player *p = &c->s->player[who];
        if (p->n_notes && !p->is_taken && !(open >> who & 1))
            shut(c, vk_act(V_take_offer, (unsigned)who, 0, 0),
                 "It does not fit with the offers you took.", 0, 0, 0);
    }
}

int arch_closed(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX])
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    struct closing c = { s, &sight, seat, 0, list };
    arch_look(s, &sight);
    switch (arch_point_now(s)) {
    case P_round_menu: close_round(&c); break;
    case P_crisis_domestic_turn:
    case P_crisis_export_turn: close_deals(&c, false); break;
    case P_deal_answer: close_answers(&c); break;
    case P_take_offers: close_offers(&c); break;
    default: break;
    }
    return c.n;
}
