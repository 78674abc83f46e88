/*
 * ask.c - the question that is put to a seat, as a sentence to it. Where nothing stands here the title does. Then the
 * page's own clicks within an answer: what they are called, what is asked at each, why one leads to nothing.
 */
#include "telling.h"
#include <string.h>

static const char *const question[N_POINTS] = {
    [P_trend_vote] = "Which trend counts for everybody?",
    [P_choose_objective] = "Which objective do you give back?",
    [P_tz_choose_face] = "Where do your settlers go ashore?",
    [P_tz_place] = "Where does your land lie? Choose a place, then turn it.",
    [P_tz_land_citizens] = "How many citizens land on the second shore?",
    [P_tz_guest] = "No land fits: whose guest are you?",
    [P_discover_market_cube] = "Which find goes to the market?",
    [P_discover_own_cube] = "Which find do you keep?",
    [P_bid_order] = "What do you bid for the order of play?",
    [P_rebid_order] = "A tie. What do you bid now?",
    [P_take_offers] = "Which offers do you take?",
    [P_crisis_offer] = "What do you offer for your citizens?",
    [P_evict_rebel] = "A rebel sits on your building. Do you put them out?",
    [P_service_unit] = "Who serves there for you?",
    [P_harvest_deploy] = "What do you harvest? Choose a glowing good.",
    [P_explore_keep_or_reject] = "Do you take the land in sight, or the next one unseen?",
    [P_cartographer_pick] = "Which of the two lands do you take?",
    [P_explore_spot] = "Where does the new land lie? Choose a place, then turn it.",
    [P_explore_unit] = "Who sets foot there?",
    [P_reproduce_next] = "Where does a child grow up?",
    [P_migrate_pick] = "Who moves?",
    [P_migrate_to] = "Where to? Choose a glowing place.",
    [P_build_type] = "What do you build?",
    [P_build_site] = "Who builds it, and where?",
    [P_reveal_buy] = "Which card do you buy, at its lowest price?",
    [P_barbarian_icon] = "What do your barbarians ravage for good?",
    [P_diplomat_region] = "Which region opens for you?",
    [P_heal_next] = "Which rebel gets up?",
    [P_pirate_target] = "Which ship goes down?",
    [P_pirate_ransom] = "Which cube do you give the pirate?",
    [P_spy_target] = "Whose objective do you look at?",
    [P_thief_target] = "Whom do you rob?",
    [P_thief_hide] = "Which cubes do you hide in your hands?",
    [P_thief_pick] = "Which hand do you open?",
    [P_clergy_gift] = "How much do you give?",
    [P_agriculture_pick] = "Which cube do you take?",
    [P_wonder_citizen] = "Which citizen stays at the wonder for good?",
    [P_lighthouse_ship] = "Where do you launch a ship?",
    [P_deal_florins] = "How much money changes hands?",
    [P_deal_goods] = "What else changes hands?",
    [P_terms_price] = "What do others pay you to harvest here?",
    [P_evolve_first] = "Do you buy a card, or turn two?",
    [P_evolve_second] = "Which card do you turn?",
};

/* ---- A round ------------------------------------------------------------------------------------------ */

static int group_of(vk_action a)
{
    if (arch_zone_of(a) != N_ZONES)
        return CLICK_WHEEL;
    switch (vk_verb_of(a)) {
    case V_use_card:
    case V_wonder: return CLICK_CARDS;
    case V_use_port:
    case V_use_market: return CLICK_HOUSES;
    case V_deal: return CLICK_DEAL;
    case V_terms: return CLICK_TERMS;
    case V_take_up: return CLICK_ACCEPT;
    case V_grow: return CLICK_EVERYWHERE;
    default: return VK_NONE;
    }
}

const char *arch_group_of(vk_action a)
{
    int group = group_of(a);
    return group == VK_NONE ? NULL : arch_click_ids[group];
}

/* Parts of the round that are open to the seat, bits ROUND_*; talk and terms aside. */
static unsigned parts_open(const struct arch_state *s, int seat)
{
    struct vk_actions list;
    unsigned open = 0;
    vk_legal(&archipelago_game, s, seat, &list);
    for (int i = 0; i < list.n; i++)
        switch (group_of(list.act[i])) {
        case CLICK_WHEEL: open |= ROUND_ACTION; break;
        case CLICK_CARDS: open |= ROUND_CARD; break;
        case CLICK_HOUSES: open |= ROUND_BUILDING; break;
        default: break;
        }
    return open;
}

static const char *ask_round(const struct arch_state *s, int seat)
{
    static const char *const rest[] = {
        [0] = "Your round is done. End it?",
        [ROUND_ACTION] = "Your round goes on. Do you place a disc?",
        [ROUND_CARD] = "Your round goes on. Do you use a card?",
        [ROUND_ACTION | ROUND_CARD] = "Your round goes on. Do you place a disc, or use a card?",
        [ROUND_BUILDING] = "Your round goes on. Do you use a port or market?",
        [ROUND_ACTION | ROUND_BUILDING] =
            "Your round goes on. Do you place a disc, or use a port or market?",
        [ROUND_CARD | ROUND_BUILDING] =
            "Your round goes on. Do you use a card, or a port or market?",
        [ROUND_ACTION | ROUND_CARD | ROUND_BUILDING] = "Your round goes on. What else do you do?",
    };
    return s->used ? rest[parts_open(s, seat)] : "Your round. What do you do?";
}

/* ---- All of it ------------------------------------------------------------------------------------------ */

static void ask_in_crisis(const struct telling *to)
{
    struct arch_crisis c;
    if (!arch_crisis_now(to->s, &c))
        return;
    switch (arch_point_now(to->s)) {
    case P_crisis_pledge:
        arch_tell(to, "What do you promise for each of your {0} {0|citizen|citizens}?",
                  c.lying[to->seat], 0, 0);
        break;
    case P_crisis_stand:
        arch_tell(to, "Who gets up? Choose {0} {0|citizen|citizens}.", c.to_stand, 0, 0);
        break;
    case P_crisis_export_turn:
        arch_tell_of(to, "They still want {1} {0} abroad. What do you give?", A_RES, c.res,
                     c.needs);
        break;
    default:
        arch_tell(to, "{0} {0|citizen lies|citizens lie}, {1} of them yours. Do you help?",
                  c.if_nothing, c.lying[to->seat], 0);
        break;
    }
}

static bool ask_with_names(const struct telling *to)
{
    const struct arch_state *s = to->s;
    const struct vk_frame *top = arch_frame_of(s, arch_point_now(s));
    switch (arch_point_now(s)) {
    case P_order_offer:
        arch_tell_of(to, "{0} sets the order. What do you give for a place?", A_SEAT, s->decider,
                     0);
        return true;
    case P_choose_order:
        arch_tell(to, "Who plays number {0}?", top->v[CHOOSE_ORDER_SET] + 1, 0, 0);
        return true;
    case P_deal_answer:
        arch_tell_of(to, "{0} offers you a deal. Do you take it?", A_SEAT, s->deal.owner, 0);
        return true;
    case P_wish:
        arch_tell_of(to, "What would you give {0}, and for what?", A_SEAT, s->active, 0);
        return true;
    case P_recruit_next:
        if (arch_is_paid_now(s))
            arch_tell(to, "Where do you hire? The next worker costs {0} {0|florin|florins}.",
                      arch_recruit_cost(s->sur), 0, 0);
        else
            arch_tell_text(to, "Where do you take on a worker?");
        return true;
    case P_transaction:
        arch_tell_text(to, top->flag ? "A second trade, or is one enough?"
                                     : "What do you buy or sell?");
        return true;
    default: return false;
    }
}

void arch_question(const struct arch_state *s, int seat, const struct vk_words *w,
                   struct vk_out *out)
{
    int point = arch_point_now(s);
    /* A writer of its own: sentences are parted by what this one has written. */
    char text[240];
    struct vk_out mine = vk_out_to(text, sizeof text);
    struct telling to = { s, &s->player[seat], seat, w, &mine };
    if (point == P_round_menu)
        arch_tell_text(&to, ask_round(s, seat));
    else if (point == P_crisis_pledge || point == P_crisis_stand || point == P_crisis_export_turn ||
             point == P_crisis_domestic_turn)
        ask_in_crisis(&to);
    else if (!ask_with_names(&to) && question[point])
        arch_tell_text(&to, question[point]);
    vk_put(out, mine.len ? text : "");
}

/* A round that has begun needs no rules, only what its end means. */
void arch_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = st;
    int point = arch_point_now(s);
    arch_question(s, seat, w, out);
    if (point == P_round_menu && s->used) {
        vk_put_char(out, '\n');
        arch_explain(s, seat, vk_act(V_end_round, 0, 0, 0), w, out);
    } else if (point < N_POINTS && arch_point_help[point]) {
        const char *help = vk_tr(w, arch_point_help[point]);
        vk_put_char(out, '\n');
        vk_put_bytes(out, help, strcspn(help, "\n"));
    }
}

/* ---- Clicks within a round ------------------------------------------------------------------------------ */

const char *const arch_click_ids[ARCH_CLICKS] = { "wheel",  "cards", "houses", "deal",      "terms",
                                                  "rotate", "pass",  "accept", "everywhere" };
const char *const arch_clicks[ARCH_CLICKS] = {
    "Place a disc",       "Use a card",  "Port or market",
    "Offer a deal",       "Set a price", "Turn two cards",
    "Pass for this turn", "Accept",      "A child in all {0} regions"
};
const char *const arch_click_help[ARCH_CLICKS] = {
    "Each disc is one action and comes back in the next turn.",
    "One card a round. Each card can be used once a turn.",
    NULL,
    NULL,
    "Others pay it for each citizen or ship that harvests there.",
    "A card that is turned changes its price. At the third turn it is discarded.",
    "No more rounds for you this turn.",
    NULL,
    NULL,
};

const char *const arch_click_hint_ids[ARCH_CLICK_HINTS] = { "wheel", "cards", "terms", "rotate" };
const char *const arch_click_hints[ARCH_CLICK_HINTS] = {
    "{0} {0|action|actions} open", "{0} can be used", "for others who harvest", "and buy nothing"
};

/* The second click of an action by its verb. */
const char *const arch_within_ids[ARCH_WITHIN] = {
    "wheel",       "cards",       "houses", "deal", "terms", "rotate",
    "rotate.more", "rotate.both", "deploy", "by",   "place", "order",
};
const char *const arch_within[ARCH_WITHIN] = {
    "Which action? Place a disc on the wheel.",
    "Which card do you use?",
    "Which port or market do you use?",
    "With whom do you want a deal?",
    "For which region do you set a price?",
    "Turn two cards: choose both.",
    "Turn two cards: choose one more.",
    "Turn these two cards?",
    "Who goes there?",
    "On which shore?",
    "Turn the land as you like. How does it lie?",
    "You decide the order of play.",
};
const char *const arch_within_help[ARCH_WITHIN] = {
    [6] = "Choose it again to leave it as it is.",
    [7] = "Confirm, or choose one of them again to leave it as it is.",
    /* NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one sentence on two lines */
    [11] = "Move the players with the arrows or drag them. Offers that you have taken bind you to "
           "their places.",
};

const char *const arch_whynot_ids[ARCH_WHYNOTS] = { "rotate", "rotate.full" };
const char *const arch_whynots[ARCH_WHYNOTS] = {
    "Choose \xE2\x80\x9CTurn two cards\xE2\x80\x9D to turn this one together with another.",
    "Two cards are chosen. Click one of them again to choose another.",
};
