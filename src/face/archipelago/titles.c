/* titles.c - the points of Archipelago by name: what is decided there; and actions in short, with a hint at each. */
#include "things.h"
#include "trading.h"

const char *const arch_point_title[N_POINTS] = {
    [P_game] = "The game",
    [P_votes] = "The trend is voted on",
    [P_trend_vote] = "Vote for a trend",
    [P_vote_tie] = "Chance breaks the tie of the vote",
    [P_draw_order] = "The order of play is drawn",
    [P_turn_zero] = "Turn zero",
    [P_tz_deal] = "A land is dealt",
    [P_tz_choose_face] = "First land: which one",
    [P_tz_place] = "First land: where it lies",
    [P_tz_land_citizens] = "First land: on which shore",
    [P_tz_guest] = "No land fits: be a guest",
    [P_discovery] = "What the land gives",
    [P_discover_market_cube] = "Discovery: a cube for the market",
    [P_discover_own_cube] = "Discovery: a cube to keep",
    [P_region_top] = "The next land comes into sight",
    [P_deal_trend] = "A trend card is turned up",
    [P_deal_objective] = "An objective is dealt",
    [P_choose_objective] = "Give back an objective",

    [P_turn] = "A turn",
    [P_order] = "Phase 2: order of play",
    [P_bid_order] = "Bid for the order of play",
    [P_rebid_order] = "Tied: bid again",
    [P_order_offer] = "An offer for a place in the order",
    [P_take_offers] = "Offers for places: which do you take",
    [P_choose_order] = "Set the order: who is next",
    [P_balance] = "The crisis of the turn",
    [P_domestic_crisis] = "Crisis at home",
    [P_export_crisis] = "Crisis abroad",
    [P_crisis_turn] = "A player's part in the crisis",
    [P_crisis_pledge] = "Crisis: a promise for citizens",
    [P_crisis_domestic_turn] = "Crisis: help citizens up",
    [P_crisis_help] = "Offers in a crisis",
    [P_crisis_offer] = "An offer for your citizens",
    [P_crisis_stand] = "Crisis: who gets up",
    [P_crisis_export_turn] = "Crisis abroad: give what is asked",
    [P_evictions] = "Rebels on buildings of others",
    [P_evict_rebel] = "A rebel on a port or market",

    [P_rounds] = "Phase 5: actions",
    [P_round] = "A round",
    [P_round_menu] = "A round: action, card, building",
    [P_service_unit] = "Port or market: who serves",
    [P_harvest_deploy] = "Harvest: with whom",
    [P_transaction] = "Trade: buy or sell a cube",
    [P_exploration] = "An exploration",
    [P_explore_keep_or_reject] = "Explore: this land or the next",
    [P_region_draw] = "Another land is drawn",
    [P_cartographer_pick] = "Cartographer: which of the two",
    [P_explore_spot] = "Explore: where the land lies",
    [P_explore_unit] = "Explore: who goes there",
    [P_reproduce_next] = "Children: where",
    [P_recruit_next] = "Hiring: where",
    [P_migrate_pick] = "Moving: who",
    [P_migrate_to] = "Moving: where to",
    [P_build_type] = "Build: what",
    [P_build_site] = "Build: by whom",

    [P_search] = "A search through the deck",
    [P_card_draw] = "A card is drawn",
    [P_back_draw] = "The deck shows the next crisis",
    [P_reveal_buy] = "Buy a card of the search",
    [P_barbarian_icon] = "Barbarian: what to ravage",
    [P_diplomat_region] = "Diplomat: which region to open",
    [P_heal_next] = "Rebels: who gets up",
    [P_pirate_target] = "Pirate: which ship to sink",
    [P_pirate_ransom] = "Pirate: which cube to give",
    [P_spy_target] = "Spy: whose objective to see",
    [P_theft] = "The thief",
    [P_thief_target] = "Thief: whom to rob",
    [P_thief_hide] = "Thief: hide two cubes",
    [P_thief_pick] = "Thief: which hand",
    [P_clergy_gift] = "Donation: how much",
    [P_agriculture_pick] = "Agriculture: which cube",
    [P_wonder_citizen] = "Wonder: who stays there",
    [P_lighthouse] = "The great lighthouse",
    [P_lighthouse_ship] = "Lighthouse: where to launch a ship",

    [P_wishes] = "What the others wish",
    [P_wish] = "A wish for whoever plays now",
    [P_deal] = "A deal",
    [P_deal_florins] = "Deal: money",
    [P_deal_goods] = "Deal: goods, cards, leave to harvest",
    [P_deal_answer] = "Deal: accept, reject, or make another offer",
    [P_terms_price] = "Price for others who harvest",

    [P_evolution] = "Phase 6: cards",
    [P_evolve] = "A player at the card market",
    [P_evolve_first] = "Cards: buy one or turn one",
    [P_evolve_second] = "Cards: turn one",
    [P_refill] = "The card market is filled",
    [P_next_back] = "The deck shows the next crisis",
};

const char *const arch_point_wait[N_POINTS] = {
    [P_deal_florins] = "{who} puts an offer together",
    [P_deal_goods] = "{who} puts an offer together",
    [P_deal_answer] = "{who} thinks about an offer",
};

/* Their thing alone says what they do: it is their first argument. */
static const uint8_t called_by_thing[] = {
    V_visit, V_grow,   V_launch,  V_terms,    V_want_permit, V_market_cube, V_own_cube,
    V_take,  V_give,   V_want,    V_next,     V_deal,        V_rob,         V_stand,
    V_send,  V_pick,   V_heal,    V_sink,     V_settle,      V_serve,       V_by,
    V_name,  V_choose, V_acquire, V_use_card, V_give_card,   V_want_card,
};

static void put_thing(vk_action a, const struct vk_words *w, struct vk_out *out)
{
    unsigned verb = vk_verb_of(a);
    for (size_t i = 0; i < sizeof called_by_thing; i++)
        if (called_by_thing[i] == verb)
            arch_arg_text(archipelago_game.verbs[verb].arg[0], (int)vk_arg(a, 0), w, out);
}

static void put_more(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, ", ");
    arch_arg_text(kind, value, w, out);
}

void arch_short_text(const struct arch_state *s, vk_action a, const struct vk_words *w,
                     struct vk_out *out)
{
    unsigned verb = vk_verb_of(a);
    int first = (int)vk_arg(a, 0), second = (int)vk_arg(a, 1), zone = arch_zone_of(a);
    put_thing(a, w, out);
    if (zone != N_ZONES)
        arch_arg_title(A_ZONE, zone, w, out);
    else if (verb >= V_town && verb <= V_ship)
        vk_put(out, vk_tr(w, arch_building_name[verb - V_town]));
    else if (verb == V_by && arch_is_ship(s, first)) /* it builds from its shore */
        put_more(A_PART, second, w, out);
    else if (verb == V_accept || (verb == V_end_round && !s->used))
        vk_put(out, vk_tr(w, arch_clicks[verb == V_accept ? CLICK_ACCEPT : CLICK_PASS]));
    else if (verb == V_hire || verb == V_move)
        arch_place_text(s, first, second, w, out);
    if (verb == V_move && second >= PART_W)
        put_more(A_SPOT, second, w, out);
    if (verb == V_deploy || verb == V_ravage) {
        arch_arg_text(W_ICON, first * 8 + second, w, out);
        put_more(W_PLACE, first * 4 + arch_face_of(s, first)->icon[second].part, w, out);
    }
}

/* ---- In a few words --------------------------------------------------------------------------- */

static void hint_numbers(const char *msgid, int first, int second, const struct vk_words *w,
                         struct vk_out *out)
{
    face_fill(&archipelago_face, msgid,
              &(struct face_blanks){
                  .who = VK_NONE, .n = 2, .value = { (int16_t)first, (int16_t)second } },
              w, out);
}

static void hint_help(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    struct arch_crisis c;
    if (arch_crisis_now(s, &c) && c.board == DOMESTIC)
        hint_numbers("{0} {0|gets|get} up", c.by_one, 0, w, out);
}

static void hint_place(const struct arch_state *s, int seat, const struct vk_words *w,
                       struct vk_out *out)
{
    char number[4];
    struct vk_out place = vk_out_to(number, sizeof number);
    for (int i = 0; i < s->n_order; i++)
        if (s->order[i] == seat)
            vk_put_int(&place, i + 1);
    face_fill(&archipelago_face, arch_items[ITEM_PLACES],
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .text = { number } }, w, out);
}

/* What has a price of its own in the blanks of its label. */
static void hint_price(vk_action a, const struct vk_words *w, struct vk_out *out)
{
    uint8_t kind[VK_ARGS_MAX];
    int16_t value[VK_ARGS_MAX];
    int n = arch_more_blanks(a, kind, value);
    arch_arg_text(kind[n - 1], value[n - 1], w, out);
}

/* What can still be harvested in a region. */
static void list_goods(const struct arch_state *s, int region, const struct vk_words *w,
                       struct vk_out *out)
{
    unsigned listed = 0;
    for (int icon = 0; icon < arch_face_of(s, region)->n_icons; icon++) {
        int res = arch_face_of(s, region)->icon[icon].res;
        if ((s->region[region].ravaged >> icon | listed >> res) & 1)
            continue;
        vk_put(out, listed ? ", " : "");
        arch_arg_text(A_RES, res, w, out);
        listed |= 1u << res;
    }
}

/* Others who stand there and could harvest. */
static void list_guests(const struct arch_state *s, int seat, int region, const struct vk_words *w,
                        struct vk_out *out)
{
    unsigned listed = 0;
    for (int u = 0; u < arch_end_unit(s, s->h.seats - 1); u++) {
        int owner = arch_owner(s, u);
        if (s->unit[u].region != region || s->unit[u].flags & REBEL || owner == seat ||
            listed >> owner & 1)
            continue;
        vk_put(out, listed ? ", " : "");
        arch_arg_text(A_SEAT, owner, w, out);
        listed |= 1u << owner;
    }
}

/* What others would pay for in his region: the goods, who is there, and what they pay now. */
static void hint_terms(const struct arch_state *s, int seat, int region, const struct vk_words *w,
                       struct vk_out *out)
{
    static const char between[] = " \xC2\xB7 ";
    const struct arch_region *at = &s->region[region];
    char names[200] = "";
    struct vk_out guests = vk_out_to(names, sizeof names);
    list_goods(s, region, w, out);
    list_guests(s, seat, region, w, &guests);
    vk_put(out, out->len ? between : "");
    if (names[0]) {
        face_fill(&archipelago_face, "here now: {0}",
                  &(struct face_blanks){ .who = VK_NONE, .n = 1, .text = { names } }, w, out);
        vk_put(out, between);
    }
    hint_numbers(arch_held[at->terms_of == seat ? HELD_OPEN : HELD_CLOSED], at->terms, 0, w, out);
}

void arch_hint_text(const struct arch_state *s, int seat, vk_action a, const struct vk_words *w,
                    struct vk_out *out)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_town:
    case V_temple:
    case V_market:
    case V_port:
    case V_ship:
    case V_hire:
    case V_acquire: hint_price(a, w, out); break;
    case V_use_card:
    case V_wonder: vk_put(out, vk_tr(w, arch_card_short[first])); break;
    case V_use_port:
    case V_use_market:
        hint_numbers("{0} {0|florin|florins}, {1|1 trade|up to {1} trades}", ARCH_SERVICE_PRICE,
                     arch_service_trade(vk_verb_of(a) == V_use_port ? PORT : MARKET).number, w,
                     out);
        break;
    case V_consume_market:
    case V_consume_own:
    case V_consume_token: hint_help(s, w, out); break;
    case V_drop: arch_arg_help(A_OBJECTIVE, s->player[seat].objective[first], w, out); break;
    case V_choose: arch_face_text(first, w, out); break;
    case V_keep:
    case V_first: arch_face_text(s->top, w, out); break;
    case V_second: arch_face_text(s->second, w, out); break;
    case V_tax: hint_numbers("{0} {0|florin|florins} now", arch_income(s, seat), 0, w, out); break;
    case V_reject: arch_explain(s, seat, a, w, out); break;
    case V_end_round: vk_put(out, s->used ? "" : vk_tr(w, arch_click_help[CLICK_PASS])); break;
    case V_terms: hint_terms(s, seat, first, w, out); break;
    case V_next: hint_place(s, first, w, out); break;
    default: break;
    }
}
