/* why_round.c - reasons for what is done in a round: the menu, then the actions of the wheel. */
#include "why.h"

/* ---- The menu ---------------------------------------------------------------------------------------- */

static void why_tax(struct reasons *r)
{
    struct purse then = why_purse(r);
    then.florins = r->is->player[r->seat].florins;
    why_pays(r, &then);
    why_ranked(r, BY_MONEY);
    why_say(r, "No citizen has to work for it.", 0, 0, 0);
}

static void why_harvest(struct reasons *r, int res)
{
    struct purse then = why_purse(r);
    int n = arch_most_cubes(r->was, r->seat, res);
    then.cubes[res] += n;
    why_pays(r, &then);
    if (why_counts(r, BY_CUBES_FRUIT + res))
        why_ranked(r, BY_CUBES_FRUIT + res);
    why_crisis(r, res);
    why_price(r, res);
    int stay = why_free(r->was, r->seat) - n;
    if (res != FISH)
        why_say(r,
                "{0?Keep somebody free if you want to build|{0} of your citizens "
                "{0|stays|stay} free}.",
                stay > 0 ? stay : 0, 0, 0);
}

/* The best thing he can sell, on these boards. */
static bool why_sale(struct reasons *r, unsigned boards)
{
    int best = 0, good = TOKEN, where = DOMESTIC;
    for (int g = 0; g < N_GOODS; g++) {
        int board = DOMESTIC, price = why_best_price(r->was, g, &board);
        if (!(g == TOKEN ? r->p->tokens : r->p->cubes[g]) || !(boards >> board & 1) ||
            price <= best)
            continue;
        best = price;
        good = g;
        where = board;
    }
    if (!best)
        return false;
    why_say_of(r,
               where == DOMESTIC
                   ? "Best price: {1} {1|florin|florins} for {2?{0}|a token}, at home."
                   : "Best price: {1} {1|florin|florins} for {2?{0}|a token}, abroad.",
               A_GOODS, good, best, good == TOKEN);
    return true;
}

/* A cube that would pay for a building. */
static void why_purchase(struct reasons *r)
{
    int had = r->left;
    for (int res = 0; res < N_RES && r->left == had; res++) {
        int price = arch_price_to_buy(r->was, DOMESTIC, res, 0);
        int other = arch_price_to_buy(r->was, EXPORT, res, 0);
        price = price <= 0 || (other > 0 && other < price) ? other : price;
        if (price > 0 && price <= r->p->florins)
            why_pays_with(r, "For a {0} you lack one {1}: it costs {3} {3|florin|florins}.", res, 0,
                          0, price);
    }
}

static void why_trade(struct reasons *r)
{
    why_purchase(r);
    if (!why_sale(r, 1u << DOMESTIC | 1u << EXPORT))
        why_say(r, "You have nothing to sell: this would be a purchase.", 0, 0, 0);
}

static int tokens_in_stack(const struct arch_state *s)
{
    for (int i = 0; i < ARCH_STACKS; i++)
        if (s->stack[i])
            return s->stack[i];
    return 0;
}

static void why_huts(struct reasons *r, int huts)
{
    int was = arch_sur_effect(r->was->sur), is = arch_sur_effect(r->was->sur + huts);
    if (is > was && is > 0)
        why_say(r,
                "Risk: its {0|hut|huts} would make {1} surplus workers, and the rebellion rises.",
                huts, r->was->sur + huts, 0);
}

static void why_explore(struct reasons *r)
{
    int left = tokens_in_stack(r->was);
    struct purse then = why_purse(r);
    then.tokens += left > 0;
    if (left)
        why_say(r,
                left == 1
                    ? "You take the last token of its stack, and everybody gets one disc more."
                    : "You take a token, good for any one cube; {0} are left in its stack.",
                left - 1, 0, 0);
    if (r->was->top < N_FACES)
        why_huts(r, arch_faces[r->was->top].huts);
    why_pays(r, &then);
    why_say(r, "Two finds of the new land: one for the market, one for you.", 0, 0, 0);
}

static void why_more_people(struct reasons *r, int n)
{
    struct arch_effect was = arch_pop_effect(r->was->pop), is = arch_pop_effect(r->was->pop + n);
    why_ranked(r, BY_POPULATION);
    why_say(r, "Room for {0} more rebels instead of {1}: the population grows.",
            r->was->pop + n - r->was->reb, r->was->pop - r->was->reb, 0);
    if (is.sur > was.sur || is.reb > was.reb)
        why_say(r, "Risk: above {0} people the colony is crowded.", r->was->pop, 0, 0);
}

static void why_reproduce(struct reasons *r)
{
    int n = 0;
    for (int region = 0; region < r->was->n_regions; region++)
        n += arch_is_fertile(r->was, &r->sight, r->seat, region);
    why_say(r, "{0} {0|citizen|citizens} more for one disc.", n, 0, 0);
    why_more_people(r, n);
}

/* How many must be hired for a calmer turn, as far as florins and people go. */
static void why_recruit(struct reasons *r)
{
    int sur = r->was->sur, florins = r->p->florins, rise = arch_sur_effect(sur);
    int people = arch_supply(r->was, r->seat, false);
    for (int n = 1; n <= people && sur > 0 && arch_recruit_cost(sur) <= florins; n++) {
        florins -= arch_recruit_cost(sur--);
        if (arch_sur_effect(sur) >= rise || (rise <= 0 && !r->was->reb))
            continue;
        why_say(r, "Hire {0}, and the colony is calmer by {1} rebel next turn.", n, 1, 0);
        break;
    }
    why_more_people(r, 1);
    why_say(r, "Whoever is hired can work in this turn.", 0, 0, 0);
}

/* Citizens who find nothing to harvest; regions where one lives alone. */
static void why_migrate(struct reasons *r)
{
    int idle = 0, lone = 0, movable = 0;
    for (int u = arch_first_unit(r->was, r->seat); u < arch_end_unit(r->was, r->seat); u++) {
        const struct arch_unit *x = &r->was->unit[u];
        if (!arch_is_free(x))
            continue;
        movable++;
        if (u >= arch_first_ship(r->was, r->seat))
            continue;
        idle += !why_goods_free(r, x->region, x->part);
        lone += r->sight.citizens[r->seat][x->region] == 1;
    }
    if (idle)
        why_say(r, "{0} of your citizens {0|stands|stand} where nothing is left to harvest.", idle,
                0, 0);
    if (lone > 1)
        why_say(r, "Two of yours in one region can have a child.", 0, 0, 0);
    if (!idle && lone < 2)
        why_say(r, "{0} of your people and ships can still go.", movable, 0, 0);
}

static int building_that_counts(const struct reasons *r)
{
    static const uint8_t by[N_BUILDINGS] = { BY_TOWNS, BY_TEMPLES, BY_MARKETS, BY_PORTS };
    for (int what = 0; what < N_BUILDINGS; what++)
        if (why_counts(r, by[what]) &&
            arch_can_construct(r->was, r->seat, what, r->was->discount, r->p->florins))
            return by[what];
    return N_CRITERIA;
}

static void why_build(struct reasons *r)
{
    int criterion = building_that_counts(r);
    if (criterion < N_CRITERIA)
        why_ranked(r, criterion);
    if (arch_can_construct(r->was, r->seat, TOWN, r->was->discount, r->p->florins))
        why_say(r, "You can pay for a town, and its region would be yours.", 0, 0, 0);
    for (int what = TEMPLE; what < N_CONSTRUCTIONS; what++)
        if (arch_can_construct(r->was, r->seat, what, r->was->discount, r->p->florins))
            why_say_of(r, "You can pay for a {0}.", A_BUILDING, what, 0, 0);
}

static void why_card(struct reasons *r, int card)
{
    int more = r->is->player[r->seat].florins - r->p->florins;
    why_room(r);
    why_calm(r);
    if (more > 0)
        why_say(r, "It brings {0} {0|florin|florins}.", more, 0, 0);
    for (int res = 0; res < N_RES; res++)
        if (!(r->was->doubled >> res & 1) && (r->is->doubled >> res & 1))
            why_say_of(r, "Up to {1} {0} in this round instead of {2}.", A_RES, res,
                       2 * arch_most_cubes(r->was, r->seat, res),
                       arch_most_cubes(r->was, r->seat, res));
    if (!arch_cards[card].discs && !(r->was->used & ROUND_ACTION))
        why_say(r, "It needs no disc: you can still act in this round.", 0, 0, 0);
    else if (!arch_cards[card].discs)
        why_say(r, "It needs no disc.", 0, 0, 0);
    else
        why_say(r, "It takes {0} of your {1} {1|disc|discs}.", arch_cards[card].discs, r->p->ready,
                0);
}

static void why_service(struct reasons *r, int board)
{
    if (!why_sale(r, 1u << board))
        why_purchase(r);
    why_say(r, "Two trades, and no disc.", 0, 0, 0);
}

static void why_terms(struct reasons *r, int region)
{
    int n = 0;
    for (int part = 0; part < N_PARTS_OF_FACE; part++)
        n += why_goods_free(r, region, part);
    why_say(r,
            "{0?All its goods are taken in this turn|{0} of its goods {0|is|are} free: others may "
            "pay you to harvest {0|it|them}}.",
            n, 0, 0);
}

static void why_end_round(struct reasons *r)
{
    int stay = why_free(r->was, r->seat);
    if (!r->was->used)
        why_say(r,
                "You keep your {0} {0|florin|florins} and goods, and let the others use up theirs.",
                r->p->florins, 0, 0);
    why_say(r, "{0?All your citizens are busy|{0} of your citizens {0|is|are} still free}.", stay,
            0, 0);
}

/* A rival has what would pay for a building. */
static void why_partner(struct reasons *r, int partner)
{
    int had = r->left;
    for (int res = 0; res < N_RES && r->left == had; res++)
        if (arch_sees_screen(r->was, r->seat, partner) && r->was->player[partner].cubes[res])
            why_pays_with(r, "For a {0} you lack one {1}, and {2} has it.", res, A_SEAT, partner,
                          0);
    why_say(r, "Talking costs no disc.", 0, 0, 0);
}

bool why_menu(struct reasons *r, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_tax: why_tax(r); break;
    case V_harvest: why_harvest(r, first); break;
    case V_trade: why_trade(r); break;
    case V_explore: why_explore(r); break;
    case V_reproduce: why_reproduce(r); break;
    case V_recruit: why_recruit(r); break;
    case V_migrate: why_migrate(r); break;
    case V_build: why_build(r); break;
    case V_use_card:
    case V_wonder: why_card(r, first); break;
    case V_use_port: why_service(r, EXPORT); break;
    case V_use_market: why_service(r, DOMESTIC); break;
    case V_terms: why_terms(r, first); break;
    case V_end_round: why_end_round(r); break;
    case V_deal:
        if (arch_point_now(r->was) != P_round_menu)
            return false;
        why_partner(r, first);
        break;
    default: return false;
    }
    return true;
}

/* ---- Actions of the wheel ------------------------------------------------------------------------------ */

static void why_after_sale(struct reasons *r)
{
    const struct arch_player *q = &r->is->player[r->seat];
    struct purse then = { .florins = q->florins, .tokens = q->tokens };
    for (int k = 0; k < N_RES; k++)
        then.cubes[k] = q->cubes[k];
    why_pays(r, &then);
}

static void why_after_goods(struct reasons *r, int res)
{
    why_after_sale(r);
    why_ranked(r, BY_CUBES_FRUIT + res);
    why_crisis(r, res);
}

static void why_deploy(struct reasons *r, vk_action a)
{
    int res = arch_face_of(r->was, (int)vk_arg(a, 0))->icon[vk_arg(a, 1)].res;
    int unit = (int)vk_arg(a, 2), stay = why_free(r->is, r->seat);
    why_after_goods(r, res);
    if (!arch_is_ship(r->was, unit))
        why_say(r,
                "{0?Nobody of yours stays free to build|{0} of your citizens {0|stays|stay} free}.",
                stay, 0, 0);
    why_price(r, res);
}

static void why_exchange(struct reasons *r, vk_action a)
{
    int board = (int)vk_arg(a, 0), res = (int)vk_arg(a, 1), other = DOMESTIC;
    int price = arch_zone_price(board, res, r->was->market[board][res] + 1);
    why_calm(r);
    why_ending(r);
    if (vk_verb_of(a) == V_buy) {
        why_after_goods(r, res);
        why_price(r, res);
        return;
    }
    int good = vk_verb_of(a) == V_sell_token ? TOKEN : res;
    if (good == TOKEN)
        why_after_sale(r);
    else
        why_after_goods(r, res);
    int best = why_best_price(r->was, good, &other);
    if (price >= best)
        why_say_of(r, "No market pays more for {1?{0}|a token}.", A_GOODS, good, good == TOKEN, 0);
    else if (good == TOKEN)
        why_say(r, "Sold as something else, a token brings {0}.", best, 0, 0);
    else
        why_say_of(r, "The {0} market would pay {1}.", A_BOARD, other, best, 0);
}

static void why_stop(struct reasons *r)
{
    int stay = why_free(r->was, r->seat);
    switch (arch_point_now(r->was)) {
    case P_harvest_deploy:
    case P_migrate_pick:
        why_say(r, "{0?All your citizens are busy|{0} of your citizens {0|stays|stay} free}.", stay,
                0, 0);
        break;
    case P_recruit_next:
    case P_transaction:
        why_say(r, "You keep your {0} {0|florin|florins}.", r->p->florins, 0, 0);
        break;
    case P_heal_next:
        why_say(r, "The other rebels get up by themselves next turn.", 0, 0, 0);
        break;
    default: why_say(r, "The population stays at {0}.", r->was->pop, 0, 0); break;
    }
}

static void why_town_left(struct reasons *r, const struct arch_unit *u)
{
    if (u->spot == SPOT_BUILDING + TOWN)
        why_say_of(r, "Risk: {0} would no longer be yours.", A_REGION, u->region, 0, 0);
}

static void why_move(struct reasons *r, vk_action a)
{
    int region = (int)vk_arg(a, 0), spot = (int)vk_arg(a, 1);
    int here = r->sight.citizens[r->seat][region];
    int unit = arch_migrant_now(r->was);
    int part = spot < N_PARTS_OF_FACE ? spot : PART_A;
    if (spot >= ON_TOWN)
        why_say_of(r, "The {0} there is yours then.", A_BUILDING, spot - ON_TOWN, 0, 0);
    else
        why_goods_there(r, region, part);
    if (unit < ARCH_UNITS && !arch_is_ship(r->was, unit) && here == 1)
        why_say(r, "It makes a pair, and pairs have children.", 0, 0, 0);
    else if (here)
        why_say(r, "{0} of yours {0|lives|live} there already.", here, 0, 0);
}

static void why_pick(struct reasons *r, int unit)
{
    const struct arch_unit *u = &r->was->unit[unit];
    why_town_left(r, u);
    int n = why_goods_free(r, u->region, u->part);
    why_say(r,
            "{0?Nothing is left to harvest|{0} {0|good is|goods are} still free} where "
            "{1?he|it} stands.",
            n, arch_is_ship(r->was, unit), 0);
}

/* What each of them would do here. */
static void why_use_of(struct reasons *r, int what)
{
    int most = 0, goods = 0;
    for (int u = arch_first_unit(r->was, r->seat); u < arch_first_ship(r->was, r->seat); u++) {
        const struct arch_unit *x = &r->was->unit[u];
        if (!arch_is_free(x))
            continue;
        int live = 0;
        for (int seat = 0; seat < r->was->h.seats; seat++)
            live += r->sight.citizens[seat][x->region];
        most = live > most ? live : most;
        goods = arch_face_of(r->was, x->region)->n_icons > goods
                    ? arch_face_of(r->was, x->region)->n_icons
                    : goods;
    }
    if (what == TOWN)
        why_say(r, "The region would be yours: up to {0} goods that others need your leave for.",
                goods, 0, 0);
    else if (what == TEMPLE)
        why_say(r, "In a crisis it would help up to {0} {0|citizen|citizens} where it stands.",
                most, 0, 0);
    else if (what == MARKET || what == PORT)
        (void)why_sale(r, 1u << (what == MARKET ? DOMESTIC : EXPORT));
}

static void why_construct(struct reasons *r, int what)
{
    static const uint8_t by[N_BUILDINGS] = { BY_TOWNS, BY_TEMPLES, BY_MARKETS, BY_PORTS };
    struct arch_sight sight;
    arch_look(r->was, &sight);
    if (what < N_BUILDINGS && why_counts(r, by[what]))
        why_ranked(r, by[what]);
    for (int k = 0; k < r->p->n_objectives && what < N_BUILDINGS; k++) {
        static const uint8_t end[N_BUILDINGS] = { END_TOWNS, END_TEMPLES, END_MARKETS, END_PORTS };
        int card = r->p->objective[k];
        if (card >= N_OBJECTIVES || arch_objectives[card].end != end[what])
            continue;
        int away = arch_objectives[card].needs[r->was->h.seats - 2] - r->was->built[what] - 1;
        why_say(r, "{0?It would bring your own ending|Your own ending is then {0} away}.",
                away > 0 ? away : 0, 0, 0);
    }
    why_use_of(r, what);
    int have = what < N_BUILDINGS ? arch_value(r->was, &sight, r->seat, by[what])
                                  : arch_ships_on_map(r->was, r->seat);
    why_say(r, "{0?It would be your first|You have {0} already}.", have, 0, 0);
}

static void why_builder(struct reasons *r, int unit)
{
    const struct arch_unit *u = &r->was->unit[unit];
    int stay = why_free(r->is, r->seat);
    why_ending(r);
    why_town_left(r, u);
    int lord = r->sight.control[u->region];
    if (lord == r->seat && u->spot != SPOT_BUILDING + TOWN)
        why_say(r, "It stands in a region of yours.", 0, 0, 0);
    else if (lord < ARCH_SEATS && lord != r->seat)
        why_say_of(r, "Risk: the region is held by {0}.", A_SEAT, lord, 0, 0);
    why_say(r, "{0?Nobody of yours stays free|{0} of your citizens {0|stays|stay} free}.", stay, 0,
            0);
}

bool why_action(struct reasons *r, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_deploy: why_deploy(r, a); break;
    case V_buy:
    case V_sell:
    case V_sell_token: why_exchange(r, a); break;
    case V_stop:
        if (arch_point_now(r->was) == P_take_offers)
            return false;
        why_stop(r);
        break;
    case V_grow:
        why_more_people(r, 1);
        why_goods_there(r, first, PART_A);
        break;
    case V_hire:
        why_calm(r);
        why_goods_there(r, first, (int)vk_arg(a, 1));
        why_more_people(r, 1);
        break;
    case V_pick: why_pick(r, first); break;
    case V_move: why_move(r, a); break;
    case V_town:
    case V_temple:
    case V_market:
    case V_port:
    case V_ship: why_construct(r, (int)(vk_verb_of(a) - V_town)); break;
    case V_by: why_builder(r, first); break;
    case V_serve: why_goods_there(r, r->was->unit[first].region, r->was->unit[first].part); break;
    default: return false;
    }
    return true;
}
