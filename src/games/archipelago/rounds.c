/*
 * rounds.c - phase 5 (4.7.1): players in turn, each with one action of the wheel, one card and one port or
 * market, until all have passed or can do nothing. What the actions do is in the files of theirs; taxes (4.7.3) and
 * the use of ports and markets (4.7.11) are here.
 */
#include "games/archipelago/rules.h"
#include <string.h>

enum { NO_LIMIT = 99 };
enum { ALL_RESOURCES = (1 << N_RES) - 1 };

/* ---- ports and markets ---------------------------------------------------------------------------- */

struct arch_trade arch_service_trade(int building)
{
    unsigned board = building == PORT ? EXPORT : DOMESTIC;
    return (struct arch_trade){ .boards = (uint8_t)(1u << board), .number = 2 };
}

/* Who has worked cannot serve; who has served can do so again from his town. */
static bool can_serve(const struct arch_unit *u)
{
    return !(u->flags & ENGAGED) ||
           ((u->flags & ENGAGED) == BY_SERVICE && u->spot == SPOT_BUILDING + TOWN);
}

/* Units of his that can serve there: the one on the building, the citizen in the town. How many. */
static int find_servers(const struct arch_state *s, const struct arch_sight *sight, int seat,
                        int region, int building, int server[2])
{
    int n = 0, there[2] = { sight->on[region][building], sight->on[region][TOWN] };
    if (s->region[region].building[building] == VK_NONE || s->region[region].used >> building & 1 ||
        arch_controller(s, sight, region, building) != seat)
        return 0;
    for (int i = 0; i < 2; i++)
        if (there[i] != VK_NONE && arch_owner(s, there[i]) == seat &&
            !(s->unit[there[i]].flags & REBEL) && can_serve(&s->unit[there[i]]))
            server[n++] = there[i];
    return n;
}

/* Wherever it stands: what a service of this kind needs. */
static enum arch_closed trade_closed(const struct arch_state *s, int seat, int building)
{
    int florins = s->player[seat].florins - ARCH_SERVICE_PRICE;
    if (florins < 0)
        return CLOSED_FLORINS;
    bool can_trade = arch_can_trade(s, seat, arch_service_trade(building), florins);
    return can_trade ? OPEN_NOW : CLOSED_USELESS;
}

enum arch_closed arch_service_closed(const struct arch_state *s, const struct arch_sight *sight,
                                     int seat, int region, int building)
{
    int server[2];
    if (s->used & ROUND_BUILDING)
        return CLOSED_SPENT;
    if (s->region[region].used >> building & 1)
        return CLOSED_USED;
    if (arch_controller(s, sight, region, building) != seat)
        return CLOSED_NOT_YOURS;
    if (!find_servers(s, sight, seat, region, building, server))
        return CLOSED_ENGAGED;
    return trade_closed(s, seat, building);
}

static void add_services(const struct arch_state *s, const struct arch_sight *sight, int seat,
                         int building, struct vk_actions *out)
{
    if (!s->built[building] || trade_closed(s, seat, building) != OPEN_NOW)
        return;
    unsigned verb = building == PORT ? V_use_port : V_use_market;
    int server[2];
    for (int region = 0; region < s->n_regions; region++)
        if (find_servers(s, sight, seat, region, building, server))
            vk_add(out, vk_act(verb, (unsigned)region, 0, 0));
}

/* The florin lies on the wheel until phase 6. */
static void serve(struct arch_state *s, int seat, int unit, int region, int building,
                  struct vk_sink *ev)
{
    s->unit[unit].flags |= BY_SERVICE;
    s->region[region].used |= (uint8_t)(1u << building);
    s->player[seat].florins--;
    s->wheel++;
    VK_EMIT(ev, building == PORT ? E_port_used : E_market_used, seat, region);
    VK_EMIT(ev, E_florins, seat, 0, ARCH_SERVICE_PRICE);
    arch_push_trade(s, seat, arch_service_trade(building));
}

/* Of several he chooses who is engaged. */
static void use_building(struct arch_state *s, int seat, int region, int building,
                         struct vk_sink *ev)
{
    struct arch_sight sight;
    int server[2];
    arch_look(s, &sight);
    if (find_servers(s, &sight, seat, region, building, server) == 1) {
        serve(s, seat, server[0], region, building, ev);
        return;
    }
    struct vk_frame *f = vk_push(&s->h, P_service_unit, seat);
    f->v[SERVICE_REGION] = (int16_t)region;
    f->v[SERVICE_BUILDING] = (int16_t)building;
}

/* Usual: who serves already, else the one on the building. */
LEGAL(service_unit)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    int server[2];
    arch_look(s, &sight);
    int n = find_servers(s, &sight, seat, f->v[SERVICE_REGION], f->v[SERVICE_BUILDING], server);
    for (int i = 0; i < n; i++) {
        vk_add(out, vk_act(V_serve, (unsigned)server[i], 0, 0));
        if (i == 0 || s->unit[server[i]].flags & BY_SERVICE)
            vk_mark_usual(out);
    }
}

APPLY(service_unit)
{
    int region = f->v[SERVICE_REGION], building = f->v[SERVICE_BUILDING];
    vk_pop(st);
    serve(st, seat, (int)vk_arg(a, 0), region, building, ev);
}

/* ---- what he may do -------------------------------------------------------------------------------- */

static const struct arch_trade any_trade = { .boards = 1 << DOMESTIC | 1 << EXPORT, .number = 1 };

/* Would a disc there do anything? `harvests`: resources that can be, a bit each. */
static bool is_of_use(const struct arch_state *s, const struct arch_sight *sight, int seat,
                      int zone, unsigned harvests)
{
    int florins = s->player[seat].florins;
    switch (zone) {
    case Z_TAXES: return true;
    case Z_TRANSACTION: return arch_can_trade(s, seat, any_trade, florins);
    case Z_EXPLORATION: return arch_can_explore(s, seat);
    case Z_REPRODUCTION: return arch_can_reproduce(s, sight, seat);
    case Z_RECRUITMENT: return arch_can_recruit(s, sight, seat, florins, true);
    case Z_MIGRATION: return arch_can_migrate(s, seat, MIGRATE_ALL);
    case Z_CONSTRUCTION: return arch_can_build(s, seat, s->discount, florins);
    default: return harvests >> (zone - Z_HARVEST) & 1;
    }
}

enum arch_closed arch_zone_closed(const struct arch_state *s, const struct arch_sight *sight,
                                  int seat, int zone)
{
    const struct arch_player *p = &s->player[seat];
    if (s->used & ROUND_ACTION)
        return CLOSED_SPENT;
    if (!p->ready)
        return CLOSED_NO_DISC;
    if (!arch_circle_free(s, seat, zone))
        return CLOSED_NO_CIRCLE;
    unsigned harvests = arch_harvests(s, sight, seat, ALL_RESOURCES, p->florins);
    return is_of_use(s, sight, seat, zone, harvests) ? OPEN_NOW : CLOSED_USELESS;
}

vk_action arch_action_of(int zone)
{
    switch (zone) {
    case Z_TAXES: return vk_act(V_tax, 0, 0, 0);
    case Z_TRANSACTION: return vk_act(V_trade, 0, 0, 0);
    case Z_EXPLORATION: return vk_act(V_explore, 0, 0, 0);
    case Z_REPRODUCTION: return vk_act(V_reproduce, 0, 0, 0);
    case Z_RECRUITMENT: return vk_act(V_recruit, 0, 0, 0);
    case Z_MIGRATION: return vk_act(V_migrate, 0, 0, 0);
    case Z_CONSTRUCTION: return vk_act(V_build, 0, 0, 0);
    default: return vk_act(V_harvest, (unsigned)(zone - Z_HARVEST), 0, 0);
    }
}

/* Part a: an action of the wheel. */
static void add_actions(const struct arch_state *s, const struct arch_sight *sight, int seat,
                        struct vk_actions *out)
{
    const struct arch_player *p = &s->player[seat];
    if (s->used & ROUND_ACTION || !p->ready)
        return;
    unsigned harvests = arch_harvests(s, sight, seat, ALL_RESOURCES, p->florins);
    for (int zone = 0; zone < N_ZONES; zone++)
        if (arch_circle_free(s, seat, zone) && is_of_use(s, sight, seat, zone, harvests))
            vk_add(out, arch_action_of(zone));
}

/* Part b: a card, or a wonder. Wonders come last among the cards. */
static void add_cards(const struct arch_state *s, const struct arch_sight *sight, int seat,
                      struct vk_actions *out)
{
    if (s->used & ROUND_CARD || !(s->in_play[0] + s->in_play[1]))
        return;
    for (int card = 0; card < C_cathedral; card++)
        if (s->card_at[card] < ARCH_SEATS && arch_can_use_card(s, sight, seat, card))
            vk_add(out, vk_act(V_use_card, (unsigned)card, 0, 0));
    for (int card = C_cathedral; card < N_CARDS; card++)
        if (s->card_at[card] == seat && arch_can_build_wonder(s, sight, seat, card))
            vk_add(out, vk_act(V_wonder, (unsigned)card, 0, 0));
}

/* Part c: a port or a market. */
static void add_buildings(const struct arch_state *s, const struct arch_sight *sight, int seat,
                          struct vk_actions *out)
{
    if (s->used & ROUND_BUILDING)
        return;
    add_services(s, sight, seat, PORT, out);
    add_services(s, sight, seat, MARKET, out);
}

static void add_terms(const struct arch_state *s, const struct arch_sight *sight, int seat,
                      struct vk_actions *out)
{
    if (s->changes >= ARCH_TERMS_CHANGES || !s->built[TOWN])
        return;
    for (unsigned region = 0; region < s->n_regions; region++)
        if (sight->control[region] == seat)
            vk_add(out, vk_act(V_terms, region, 0, 0));
}

LEGAL(round_menu)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    arch_look(s, &sight);
    add_actions(s, &sight, seat, out);
    add_cards(s, &sight, seat, out);
    add_buildings(s, &sight, seat, out);
    arch_deals_legal(s, seat, true, out);
    arch_take_up_legal(s, seat, out);
    add_terms(s, &sight, seat, out);
    vk_add(out, vk_act(V_end_round, 0, 0, 0));
    vk_mark_usual(out);
}

/* Something of parts a, b and c is legal; talk alone is no round. */
static bool has_a_round(const struct arch_state *s, int seat)
{
    struct vk_actions list;
    struct arch_sight sight;
    if (s->player[seat].ready && arch_circle_free(s, seat, Z_TAXES))
        return true;
    list.n = 0;
    arch_look(s, &sight);
    add_actions(s, &sight, seat, &list);
    if (!list.n)
        add_cards(s, &sight, seat, &list);
    if (!list.n)
        add_buildings(s, &sight, seat, &list);
    return list.n > 0;
}

/* ---- what he does ---------------------------------------------------------------------------------- */

static void tax(struct arch_state *s, int seat, struct vk_sink *ev)
{
    arch_rebel(s, 1, ev);
    if (s->h.over)
        return;
    int income = arch_gain_florins(s, seat, arch_income(s, seat), ev);
    VK_EMIT(ev, E_taxed, seat, income);
}

int arch_zone_of(vk_action a)
{
    switch (vk_verb_of(a)) {
    case V_tax: return Z_TAXES;
    case V_harvest: return Z_HARVEST + (int)vk_arg(a, 0);
    case V_trade: return Z_TRANSACTION;
    case V_explore: return Z_EXPLORATION;
    case V_reproduce: return Z_REPRODUCTION;
    case V_recruit: return Z_RECRUITMENT;
    case V_migrate: return Z_MIGRATION;
    case V_build: return Z_CONSTRUCTION;
    default: return N_ZONES;
    }
}

static void begin_action(struct arch_state *s, int seat, vk_action a, int zone, struct vk_sink *ev)
{
    s->used |= ROUND_ACTION;
    arch_lay_disc(s, seat, zone, ev);
    switch (vk_verb_of(a)) {
    case V_tax: tax(s, seat, ev); break;
    case V_harvest: arch_push_harvest(s, seat, (int)vk_arg(a, 0)); break;
    case V_trade: arch_push_trade(s, seat, any_trade); break;
    case V_explore: arch_push_exploration(s, seat, false); break;
    case V_reproduce: arch_push_reproduction(s, seat, NO_LIMIT); break;
    case V_recruit: arch_push_recruitment(s, seat, NO_LIMIT, true, 0); break;
    case V_migrate: arch_push_migration(s, seat, MIGRATE_ALL); break;
    default: arch_push_construction(s, seat); break;
    }
}

static void clear_round(struct arch_state *s)
{
    s->active = s->diplomat = VK_NONE;
    s->used = s->deals = s->refused = s->refused_by = s->changes = s->doubled = s->discount = 0;
    arch_forget_notes(s);
    memset(s->permit, 0, sizeof s->permit);
}

static void pass(struct arch_state *s, int seat, struct vk_sink *ev)
{
    s->player[seat].has_passed = PASSED;
    VK_EMIT(ev, E_passed, seat, 0);
}

/* The round's frame is on top. A condition met in it ends the game now. */
static void end_round(struct arch_state *s, int seat, struct vk_sink *ev)
{
    if (!s->used)
        pass(s, seat, ev);
    clear_round(s);
    vk_pop(&s->h);
    if (s->end_pending)
        arch_end_game(s, ev);
}

APPLY(round_menu)
{
    struct arch_state *s = st;
    int what = (int)vk_arg(a, 0), zone = arch_zone_of(a);
    vk_pop(&s->h);
    if (zone != N_ZONES) {
        begin_action(s, seat, a, zone, ev);
        return;
    }
    switch (vk_verb_of(a)) {
    case V_use_card:
        s->used |= ROUND_CARD;
        arch_use_card(s, seat, what, ev);
        break;
    case V_wonder:
        s->used |= ROUND_CARD;
        arch_push_wonder(s, seat, what);
        break;
    case V_use_port:
    case V_use_market:
        s->used |= ROUND_BUILDING;
        use_building(s, seat, what, vk_verb_of(a) == V_use_port ? PORT : MARKET, ev);
        break;
    case V_deal: arch_push_deal(s, seat, what, IN_ROUND, ev); break;
    case V_take_up: arch_take_up(s, seat, what, (int)vk_arg(a, 1), ev); break;
    case V_terms:
        s->changes++;
        vk_push(&s->h, P_terms_price, seat)->v[TERMS_REGION] = (int16_t)what;
        break;
    default: end_round(s, seat, ev); break;
    }
}

/* ---- rounds ------------------------------------------------------------------------------------------ */

enum stage { BEGIN, GO_ON };

/* One player's round: he is asked again after everything that he does. */
RUN(round)
{
    struct arch_state *s = st;
    if (f->pc == BEGIN) {
        f->pc = GO_ON;
        clear_round(s);
        arch_sort_units(s);
        s->active = f->seat;
        VK_EMIT(ev, E_round_began, f->seat, 0);
        if (arch_push_wishes(s, f->seat))
            return;
    } else {
        arch_sort_units(s);
        arch_wake_terms(s);
    }
    vk_push(&s->h, P_round_menu, f->seat);
}

static void let_all_play(struct arch_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        s->player[seat].has_passed = 0;
}

/* He is skipped, and asked again as soon as he can act. It is told when it begins. */
static void skip(struct arch_state *s, int seat, struct vk_sink *ev)
{
    if (s->player[seat].has_passed != IDLE)
        VK_EMIT(ev, E_idle_seat, seat, 0);
    s->player[seat].has_passed = IDLE;
}

/* A new disc brings back who has passed. The phase ends when all who are still in can do nothing. */
RUN(rounds)
{
    struct arch_state *s = st;
    if (f->pc == BEGIN) {
        f->pc = GO_ON;
        let_all_play(s);
    }
    clear_round(s);
    for (int i = 0; i < s->n_order; i++) {
        int place = (f->v[ROUNDS_PLACE] + i) % s->n_order, seat = arch_at_place(s, place);
        if (s->player[seat].has_passed == PASSED)
            continue;
        if (!has_a_round(s, seat)) {
            skip(s, seat, ev);
            continue;
        }
        s->player[seat].has_passed = 0;
        f->v[ROUNDS_PLACE] = (int16_t)((place + 1) % s->n_order);
        vk_push(&s->h, P_round, seat);
        return;
    }
    let_all_play(s);
    vk_pop(&s->h);
}
