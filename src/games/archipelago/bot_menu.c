/*
 * bot_menu.c - what each action of a round promises, in points and without playing it out: cubes that can
 * be harvested, workers, prices, buildings, cards, and what the boards would say to it.
 */
#include "games/archipelago/bot.h"

enum { HANDS = 5 }; /* workers that one recruitment hires at most */

struct menu {
    const struct arch_state *s;
    struct arch_sight sight;
    struct arch_tally tally;
    struct arch_outlook o;
    int seat;
    float florin;
    float cube[N_RES]; /* what one more is worth */
    float haste;       /* what one's own end condition is worth */
};

/* Steps towards all conditions of this kind that may be in play. */
static float steps_to_end(const struct menu *m, int end, float steps)
{
    const struct arch_state *s = m->s;
    int first = arch_pack(s) * PACK_SIZE;
    float x = 0.0f;
    for (int i = 0; i < PACK_SIZE; i++) {
        const struct arch_objective *card = &arch_objectives[first + i];
        int needs = card->needs[s->h.seats - 2];
        if (card->end != end || !needs || m->o.chance[i] <= 0.0f || (s->met >> i & 1))
            continue;
        float now = arch_progress(s, first + i), each = end == END_STACKS ? ARCH_STACK : 1.0f;
        float then = now + steps / (each * (float)needs);
        x += m->o.chance[i] * (arch_nearness(then) - arch_nearness(now));
    }
    return m->haste * x;
}

static float calm(const struct menu *m, int reb, int sur, int pop)
{
    struct arch_change c = { reb, sur, pop, N_RES, 0 };
    return arch_calm_worth(m->s, &m->o, m->seat, c) +
           (sur ? steps_to_end(m, END_SUR, (float)sur) : 0.0f) +
           (pop ? steps_to_end(m, END_POP, (float)pop) : 0.0f);
}

/* ---- actions of the wheel ------------------------------------------------------------------------- */

/* Units that can be deployed on free icons of the resource, without paying for consent. */
static int deployable(const struct menu *m, int res)
{
    const struct arch_state *s = m->s;
    int n = 0, u = arch_first_unit(s, m->seat), end = arch_first_ship(s, m->seat);
    uint8_t free_icons[ARCH_REGIONS][N_PARTS_OF_FACE] = { 0 };
    if (res == FISH) {
        u = end;
        end = arch_end_unit(s, m->seat);
    }
    for (int r = 0; r < s->n_regions; r++) {
        const struct arch_face *face = arch_face_of(s, r);
        int lord = m->sight.control[r];
        if (lord != VK_NONE && lord != m->seat && s->permit[r] == 0)
            continue;
        for (int i = 0; i < face->n_icons; i++)
            if (face->icon[i].res == res && !(m->sight.taken[r] >> i & 1))
                free_icons[r][face->icon[i].part]++;
    }
    for (; u < end; u++) {
        const struct arch_unit *x = &s->unit[u];
        if (!arch_is_free(x) || !free_icons[x->region][x->part])
            continue;
        free_icons[x->region][x->part]--;
        n++;
    }
    return n;
}

/* Cubes that come into one's own hands, or leave them. */
static float stock(const struct menu *m, int res, int cubes)
{
    struct arch_change c = { 0, 0, 0, res, cubes };
    return arch_calm_worth(m->s, &m->o, m->seat, c);
}

static float harvest_gain(const struct menu *m, int res)
{
    int n = deployable(m, res), cubes = n * (m->s->doubled >> res & 1 ? 2 : 1);
    if (cubes > m->s->supply[res])
        cubes = m->s->supply[res];
    float last = m->s->supply[res] <= 5 ? 0.2f * (float)cubes : 0.0f;
    if (cubes == m->s->supply[res])
        last = 1.0f;
    return (float)cubes * m->cube[res] + steps_to_end(m, END_EXHAUSTED, last) +
           stock(m, res, cubes);
}

/* One transaction; -1 if it cannot be made. */
static float buy_gain(const struct menu *m, int board, int res, int discount)
{
    int lie = m->s->market[board][res], price = arch_zone_price(board, res, lie) - discount;
    if (price < 1)
        price = 1;
    if (!lie || price > m->s->player[m->seat].florins)
        return -1.0f;
    return m->cube[res] - m->florin * (float)price + (board == EXPORT ? stock(m, res, 1) : 0.0f);
}

static float sell_gain(const struct menu *m, int board, int res)
{
    int lie = m->s->market[board][res];
    if (!m->s->player[m->seat].cubes[res] || lie >= arch_zone_capacity(board, res))
        return -1.0f;
    float price = m->florin * (float)arch_zone_price(board, res, lie + 1);
    return price - m->cube[res] + (board == EXPORT ? stock(m, res, -1) : 0.0f);
}

/* A token sold as a cube of the bank. */
static float token_gain(const struct menu *m, int board, int res)
{
    int lie = m->s->market[board][res];
    if (!m->s->player[m->seat].tokens || !m->s->supply[res] ||
        lie >= arch_zone_capacity(board, res))
        return -1.0f;
    float price = m->florin * (float)arch_zone_price(board, res, lie + 1);
    return price - W(token) - W(token_time) * m->o.time - arch_marginal(&m->o, BY_TOKENS);
}

/* The best single transaction of these boards. */
static float trade_gain(const struct menu *m, unsigned boards, int discount, bool buy_only)
{
    float best = -0.05f;
    for (int board = 0; board < N_BOARDS; board++) {
        if (!(boards >> board & 1))
            continue;
        for (int res = 0; res < N_RES; res++) {
            float buy = buy_gain(m, board, res, discount);
            float sell = buy_only ? -1.0f : sell_gain(m, board, res);
            best = buy > best ? buy : best;
            best = sell > best ? sell : best;
            sell = buy_only ? -1.0f : token_gain(m, board, res);
            best = sell > best ? sell : best;
        }
    }
    return best;
}

static float reproduce_gain(const struct menu *m, int most)
{
    int n = 0, left = arch_supply(m->s, m->seat, false);
    for (int r = 0; r < m->s->n_regions; r++)
        n += arch_is_fertile(m->s, &m->sight, m->seat, r);
    if (n > left)
        n = left;
    if (n > most)
        n = most;
    return (float)n * (W(menu_citizen) * m->o.time + arch_marginal(&m->o, BY_POPULATION)) +
           calm(m, 0, 0, n);
}

static float recruit_gain(const struct menu *m, int most, bool is_paid)
{
    const struct arch_state *s = m->s;
    int florins = s->player[m->seat].florins, sur = s->sur, n = 0, paid = 0;
    int left = arch_supply(s, m->seat, false);
    if (left > m->tally.room[m->seat])
        left = m->tally.room[m->seat];
    while (n < most && n < left && sur > 0) {
        int cost = is_paid ? arch_recruit_cost(sur) : 0;
        if (paid + cost > florins)
            break;
        paid += cost;
        sur--;
        n++;
    }
    float each = W(menu_citizen) * m->o.time + arch_marginal(&m->o, BY_POPULATION);
    if (s->h.round == 1)
        each += W(menu_first);
    return (float)n * each - arch_florin_worth(&m->o) * (float)paid + calm(m, 0, sur - s->sur, n);
}

/* A hex whose visible side fits nowhere can be rejected for one that perhaps does. */
static float explore_gain(const struct menu *m)
{
    const struct arch_state *s = m->s;
    if (s->top == VK_NONE || !arch_has_place(s, m->seat, s->top))
        return arch_has_spot(s, m->seat, VK_NONE) ? 0.4f * W(menu_explore) * m->o.time : -1.0f;
    return W(menu_explore) * m->o.time + arch_marginal(&m->o, BY_TOKENS) + 0.2f +
           steps_to_end(m, END_STACKS, 1.0f) + calm(m, 0, arch_faces[s->top].huts, 0);
}

static float building_gain(const struct menu *m, int what)
{
    const float use[N_CONSTRUCTIONS] = { W(menu_town), W(menu_temple), W(menu_market), W(menu_port),
                                         W(menu_ship) };
    static const uint8_t by[N_BUILDINGS] = { BY_TOWNS, BY_TEMPLES, BY_MARKETS, BY_PORTS };
    static const uint8_t end[N_CONSTRUCTIONS] = { END_TOWNS, END_TEMPLES, END_MARKETS, END_PORTS,
                                                  END_SHIPS };
    struct arch_cost cost;
    arch_construction_cost(what, m->s->discount, &cost);
    float x =
        use[what] * m->o.time - m->florin * (float)cost.florins + steps_to_end(m, end[what], 1.0f);
    for (int res = 0; res < N_RES; res++)
        x -= W(menu_cost) * (float)cost.cubes[res] * m->cube[res];
    if (what != SHIP)
        x += arch_marginal(&m->o, by[what]);
    if (what == TOWN)
        for (int res = 0; res < N_RES; res++)
            x += 0.5f * arch_marginal(&m->o, BY_ICONS_FRUIT + res);
    if (what == TEMPLE)
        x += arch_marginal(&m->o, BY_BENEFACTOR);
    return x;
}

static float build_gain(const struct menu *m)
{
    float best = -1.0f;
    for (int what = 0; what < N_CONSTRUCTIONS; what++)
        if (arch_can_construct(m->s, m->seat, what, m->s->discount,
                               m->s->player[m->seat].florins)) {
            float x = building_gain(m, what);
            best = x > best ? x : best;
        }
    return best;
}

/* Units that have nothing to do where they are, workers who find no room beside them. */
static float migrate_gain(const struct menu *m)
{
    const struct arch_tally *t = &m->tally;
    int idle = t->active[m->seat] + t->ships[m->seat] - t->work[m->seat];
    int cramped = m->s->sur > 3 && t->room[m->seat] < 3 ? 3 - t->room[m->seat] : 0;
    return m->o.time *
           (0.08f + W(menu_migrate) * (float)(idle > 3 ? 3 : idle) + W(menu_room) * (float)cramped);
}

/* ---- cards ----------------------------------------------------------------------------------------- */

static float doubler_gain(const struct menu *m, int res)
{
    int n = deployable(m, res), more = m->s->supply[res] - n;
    return (float)(n < more ? n : more) * m->cube[res];
}

static float calm_cards(const struct menu *m, int card)
{
    const struct arch_state *s = m->s;
    int temples = s->built[TEMPLE], towns = 0;
    switch (card) {
    case C_archbishop: return calm(m, temples >= 5 ? -3 : temples >= 3 ? -2 : -1, 0, 0);
    case C_governor:
        for (int r = 0; r < s->n_regions; r++)
            towns += m->sight.control[r] == m->seat;
        return calm(m, -(towns > 3 ? 3 : towns), 0, 0);
    case C_pope: return calm(m, -temples, 0, 0);
    case C_missionary: return calm(m, -1, -1, 0);
    case C_healer: return calm(m, -2, 0, 0) + 0.1f;
    case C_medicine: return calm(m, -1, 0, 0) + 0.15f;
    case C_emigration: return calm(m, 0, -s->built[PORT], 0);
    case C_education: return calm(m, 0, -2, 0);
    case C_clergy_donations: return calm(m, -2, 0, 0) - m->cube[FRUIT] - 0.5f * m->cube[CATTLE];
    case C_amphitheatre: return calm(m, -1, 0, 0) + 2.0f * m->florin;
    default: return 0.0f;
    }
}

static float money_cards(const struct menu *m, int card)
{
    const struct arch_state *s = m->s;
    float f = m->florin;
    int towns = s->built[TOWN], n = 0;
    switch (card) {
    case C_king: return f * (float)(towns > 6 ? 6 : towns) + calm(m, 1, 0, 0);
    case C_agitator: return 3.0f * f + calm(m, 2, 0, 0);
    case C_tax_collector: return 0.5f * f * (float)arch_income(s, m->seat) + calm(m, 1, 0, 0);
    case C_banking:
        for (int c = 0; c < N_CARDS; c++)
            n += s->card_at[c] == m->seat;
        return f * (float)(n > 6 ? 6 : n);
    case C_exporter: return 1.6f * trade_gain(m, 1u << EXPORT, 0, false);
    case C_merchant: return 1.6f * trade_gain(m, 1u << DOMESTIC, 0, false);
    case C_local_trade: return trade_gain(m, 1u << DOMESTIC, 0, false);
    case C_overseas_trade: return trade_gain(m, 1u << EXPORT, 0, false);
    case C_smuggler: return trade_gain(m, 3u, 2, true);
    case C_agriculture: return m->cube[FRUIT] > m->cube[CATTLE] ? m->cube[FRUIT] : m->cube[CATTLE];
    default: return 0.0f;
    }
}

static float other_cards(const struct menu *m, int card)
{
    switch (card) {
    case C_researcher:
    case C_headhunter: return 0.15f;
    case C_admiral:
    case C_expansionism:
    case C_navigation: return 0.6f * migrate_gain(m);
    case C_architect: return build_gain(m);
    case C_barbarian: return 0.4f + calm(m, 1, 0, 0);
    case C_diplomat: return 0.05f;
    case C_cartographer: return explore_gain(m) + 0.1f;
    case C_matchmaker: return reproduce_gain(m, 1);
    case C_pirate: return 0.3f;
    case C_recruiter: return recruit_gain(m, 1, true);
    case C_forced_labour: return recruit_gain(m, 2, false) + calm(m, 2, 0, 0);
    case C_shipwright: return W(menu_ship) * m->o.time - 3.0f * m->florin;
    case C_spy: return 0.1f;
    case C_thief: return 0.2f;
    case C_fishing_nets: return doubler_gain(m, FISH);
    case C_plantation: return doubler_gain(m, FRUIT);
    case C_stock_farming: return doubler_gain(m, CATTLE);
    case C_sawmill: return doubler_gain(m, WOOD);
    case C_quarrying: return doubler_gain(m, STONE);
    case C_mining: return doubler_gain(m, IRON);
    case C_masonry: return 0.8f * m->cube[STONE];
    case C_carpentry: return 0.8f * m->cube[WOOD];
    default: return calm_cards(m, card) + money_cards(m, card);
    }
}

static float card_gain(const struct menu *m, int card)
{
    const struct arch_card *c = &arch_cards[card];
    bool is_mine = m->s->card_at[card] == m->seat;
    float cost = m->florin * (float)(c->florins + (is_mine ? 0 : 1));
    return other_cards(m, card) - cost - (is_mine ? 0.0f : 0.5f * m->florin) -
           W(menu_disc) * (float)c->discs * (m->s->player[m->seat].ready > 1 ? 0.5f : 1.0f);
}

/* ---- the menu -------------------------------------------------------------------------------------- */

/* Terms are worth naming where others have units. */
static float terms_gain(const struct menu *m, int region)
{
    const struct arch_state *s = m->s;
    if (s->changes || s->region[region].terms != VK_NONE)
        return -1.0f;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (seat != m->seat && m->sight.citizens[seat][region])
            return 0.06f;
    return -1.0f;
}

/* Nothing more to gain; but a pass with discs left gives the rest of the turn away. */
static float end_gain(const struct menu *m)
{
    const struct arch_state *s = m->s;
    return s->player[m->seat].ready && !(s->used & ROUND_ACTION) ? -W(menu_pass) : 0.0f;
}

static float gain_of(const struct menu *m, vk_action a)
{
    int what = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_tax:
        return m->florin * (float)arch_income(m->s, m->seat) + arch_marginal(&m->o, BY_MONEY) +
               calm(m, 1, 0, 0);
    case V_harvest: return harvest_gain(m, what);
    case V_trade: return trade_gain(m, 3u, 0, false);
    case V_explore: return explore_gain(m);
    case V_reproduce: return reproduce_gain(m, 99);
    case V_recruit: return recruit_gain(m, HANDS, true);
    case V_migrate: return migrate_gain(m);
    case V_build: return build_gain(m);
    case V_use_card: return card_gain(m, what);
    case V_wonder: return 0.4f + W(medal) * (float)arch_cards[what].medals;
    case V_use_port: return 1.7f * trade_gain(m, 1u << EXPORT, 0, false) - m->florin;
    case V_use_market: return 1.7f * trade_gain(m, 1u << DOMESTIC, 0, false) - m->florin;
    case V_deal: return arch_best_deal(m->s, m->seat, what, IN_ROUND);
    case V_take_up:
        return arch_deal_gain(m->s, &m->s->player[what].note[vk_arg(a, 1)], m->seat) - 0.02f;
    case V_terms: return terms_gain(m, what);
    default: return end_gain(m);
    }
}

void arch_weigh_menu(const struct arch_state *s, int seat, const struct vk_actions *list, float *w)
{
    struct menu m = { .s = s, .seat = seat, .o = arch_outlook_of(s, seat) };
    arch_look(s, &m.sight);
    arch_count(s, &m.tally);
    m.florin = arch_florin_now(s, &m.o, &m.tally, seat);
    m.haste = arch_haste(s, &m.o, seat);
    for (int res = 0; res < N_RES; res++)
        m.cube[res] = arch_cube_value(s, &m.o, seat, res);
    for (int i = 0; i < list->n; i++)
        w[i] = gain_of(&m, list->act[i]);
}
