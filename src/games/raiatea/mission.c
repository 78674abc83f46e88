/*
 * mission.c - To'o missions (2.13): which tiles are open, who can complete them, how each is paid, and
 * where a tile goes. Auctions are in auction.c.
 */
#include "games/raiatea/rules.h"

/* ---- tiles ------------------------------------------------------------------------------------- */

bool raia_is_open(const struct raia_state *s, int tile)
{
    return s->tile_at[tile] == TILE_STATUE && raia_missions[tile].points <= s->open_statues;
}

static bool is_open_mission(const struct raia_state *s, int tile)
{
    return raia_is_open(s, tile) && raia_missions[tile].kind != KIND_AUCTION;
}

bool raia_any_mission(const struct raia_state *s)
{
    for (int tile = 0; tile < N_MISSIONS; tile++)
        if (is_open_mission(s, tile))
            return true;
    return false;
}

int raia_space_of(const struct raia_state *s, int tile)
{
    int space = 0;
    while (s->tile[raia_missions[tile].points - 1][space] != tile)
        space++;
    return space;
}

void raia_take_tile(struct raia_state *s, int tile, int where)
{
    vk_assert(s->tile_at[tile] == TILE_STATUE);
    s->tile[raia_missions[tile].points - 1][raia_space_of(s, tile)] = VK_NONE;
    s->tile_at[tile] = (uint8_t)where;
}

/* ---- requirements ------------------------------------------------------------------------------- */

enum { RUANUU_PEARLS = 1, RUANUU_MANA = 2 };

/* Pearls or mana that a tile costs this player. */
int raia_tile_price(const struct raia_player *p, int tile)
{
    const struct raia_mission *m = &raia_missions[tile];
    int less = m->need == NEED_PEARLS ? RUANUU_PEARLS : RUANUU_MANA;
    int cost = m->number - less * raia_lasting(p, R_ruanuu);
    return cost > 0 ? cost : 0;
}

/* Of a set of goods, those that he has none of. */
static int goods_lacking(const struct raia_player *p, int set)
{
    int n = 0;
    for (int g = 0; g < N_GOODS; g++)
        n += (set >> g & 1) && !p->goods[g];
    return n;
}

static int most_of(const uint8_t *things, int n)
{
    int most = 0;
    for (int i = 0; i < n; i++)
        most = things[i] > most ? things[i] : most;
    return most;
}

static int helpers_lacking(const struct raia_player *p)
{
    int n = 0;
    for (int h = 0; h < N_HELPERS; h++)
        n += !p->helpers[h];
    return n;
}

int raia_all_masks(const struct raia_player *p)
{
    int n = 0;
    for (int face = 0; face < N_MASK_FACES; face++)
        n += p->masks[face];
    return n;
}

static int count_unlinked(const struct raia_player *p, int from)
{
    int n = 0;
    for (int face = from; face < N_MASK_FACES; face++)
        n += raia_unlinked(p, face);
    return n;
}

static int count_pairs(const struct raia_player *p)
{
    int n = 0;
    for (int m = 0; m < N_MASKS; m++)
        n += raia_pairs(p, m);
    return n;
}

static int lack(int wanted, int has)
{
    return wanted > has ? wanted - has : 0;
}

int raia_lacks(const struct raia_player *p, int tile)
{
    int n = raia_missions[tile].number;
    switch ((enum mission_need)raia_missions[tile].need) {
    case NEED_PEARLS: return lack(raia_tile_price(p, tile), p->pearls);
    case NEED_MANA: return lack(raia_tile_price(p, tile), p->mana);
    case NEED_GOODS: return goods_lacking(p, n);
    case NEED_ALIKE: return lack(n, most_of(p->goods, N_GOODS));
    case NEED_BID: return 1;
    case NEED_MASKS: return lack(n, count_unlinked(p, 0));
    case NEED_RITUALS: return lack(n, cards_count(p->hand));
    case HAVE_RANK: return lack(n, raia_rank(p));
    case HAVE_PRIESTS: return lack(n, p->priests);
    case HAVE_HELPERS: return lack(n, raia_all_helpers(p));
    case HAVE_ALIKE_HELPERS: return lack(n, most_of(p->helpers, N_HELPERS));
    case HAVE_ALL_HELPERS: return helpers_lacking(p);
    case HAVE_MASKS: return lack(n, raia_all_masks(p));
    case HAVE_PAIRS: return lack(n, count_pairs(p));
    }
    return 1;
}

bool raia_can_complete(const struct raia_state *s, int seat, int tile)
{
    return is_open_mission(s, tile) && !raia_lacks(&s->player[seat], tile);
}

/* ---- the choice ----------------------------------------------------------------------------------- */

void raia_missions_legal(const struct raia_state *s, int seat, bool is_free, struct vk_actions *out)
{
    for (int tile = 0; tile < N_MISSIONS; tile++)
        if (is_free ? is_open_mission(s, tile) : raia_can_complete(s, seat, tile))
            vk_add(out, vk_act(V_mission, (unsigned)tile, 0, 0));
}

/* flag: without its requirement. */
bool raia_push_choose_mission(struct raia_state *s, int seat, bool is_free)
{
    if (!raia_any_mission(s))
        return false;
    vk_push(&s->h, P_choose_mission, seat)->flag = is_free;
    return true;
}

LEGAL(choose_mission)
{
    raia_missions_legal(st, seat, f->flag, out);
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(choose_mission)
{
    struct raia_state *s = st;
    bool is_free = f->flag;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_mission)
        raia_push_complete(s, seat, (int)vk_arg(a, 0), is_free);
    else
        VK_EMIT(ev, E_passed, seat, 0);
}

/* ---- completing ------------------------------------------------------------------------------------- */

enum stage { PAY, TAKE };

void raia_push_complete(struct raia_state *s, int seat, int tile, bool is_free)
{
    struct vk_frame *f = vk_push(&s->h, P_complete, seat);
    f->v[COMPLETE_TILE] = (int16_t)tile;
    f->pc = is_free ? TAKE : PAY;
    if (!is_free &&
        (raia_missions[tile].kind == KIND_MASK || raia_missions[tile].kind == KIND_RITUAL))
        f->v[COMPLETE_LEFT] = raia_missions[tile].number;
    f->v[COMPLETE_LAST] = VK_NONE;
}

/* The kinds of goods of which he has as many as are asked for, as bits. */
static unsigned alike_goods(const struct raia_player *p, int number)
{
    unsigned kinds = 0;
    for (unsigned g = 0; g < N_GOODS; g++)
        if (p->goods[g] >= number)
            kinds |= 1u << g;
    return kinds;
}

static void return_goods(struct raia_state *s, int seat, int good, int number, struct vk_sink *ev)
{
    while (number-- > 0)
        raia_return_good(s, seat, good, ev);
}

static void pay_goods(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    const struct raia_mission *m = &raia_missions[f->v[COMPLETE_TILE]];
    f->pc = TAKE;
    if (m->need == NEED_GOODS) {
        for (int g = 0; g < N_GOODS; g++)
            if (m->number >> g & 1)
                raia_return_good(s, f->seat, g, ev);
        return;
    }
    unsigned kinds = alike_goods(&s->player[f->seat], m->number);
    if (kinds & (kinds - 1))
        vk_push(&s->h, P_pay_good, f->seat);
    else
        return_goods(s, f->seat, __builtin_ctz(kinds), m->number, ev);
}

/* Faces of masks that can be paid next, as bits: the set is picked in order and must come out. */
static unsigned payable_masks(const struct raia_player *p, const struct vk_frame *complete)
{
    unsigned faces = 0;
    int from = complete->v[COMPLETE_LAST] == VK_NONE ? 0 : complete->v[COMPLETE_LAST];
    for (int face = from; face < N_MASK_FACES; face++)
        if (raia_unlinked(p, face) > 0 && count_unlinked(p, face) >= complete->v[COMPLETE_LEFT])
            faces |= 1u << face;
    return faces;
}

static void pay_one_mask(struct raia_state *s, struct vk_frame *complete, int face,
                         struct vk_sink *ev)
{
    complete->v[COMPLETE_LEFT]--;
    complete->v[COMPLETE_LAST] = (int16_t)face;
    raia_give_mask(s, complete->seat, face, ev);
}

static void pay_masks(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    if (f->v[COMPLETE_LEFT] == 0) {
        f->pc = TAKE;
        return;
    }
    unsigned faces = payable_masks(&s->player[f->seat], f);
    if (faces & (faces - 1))
        vk_push(&s->h, P_pay_mask, f->seat);
    else
        pay_one_mask(s, f, __builtin_ctz(faces), ev);
}

static void pay_one_ritual(struct raia_state *s, struct vk_frame *complete, int ritual,
                           struct vk_sink *ev)
{
    struct raia_player *p = &s->player[complete->seat];
    complete->v[COMPLETE_LEFT]--;
    p->lowest = (uint8_t)ritual;
    cards_take(&p->hand, ritual);
    p->n_hand[raia_deck_of(ritual)]--;
    raia_bury(s, complete->seat, ritual, ev);
}

/* Normal ones first: everybody sees in which order the cards of the two decks are laid down. */
static int next_of_hand(const struct raia_player *p)
{
    struct cards normal = cards_among(p->hand, raia_deck_mask[NORMAL]);
    return cards_lowest(cards_any(normal) ? normal : p->hand);
}

/* A hand that is known to hold no more than is asked for goes as it is. */
static void pay_rituals(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    if (f->v[COMPLETE_LEFT] == 0) {
        f->pc = TAKE;
        s->player[f->seat].lowest = 0;
        VK_EMIT(ev, E_paid_rituals, f->seat, raia_missions[f->v[COMPLETE_TILE]].number);
    } else if (raia_known_hand(s, f->seat) > f->v[COMPLETE_LEFT]) {
        vk_push(&s->h, P_pay_ritual, f->seat);
    } else {
        pay_one_ritual(s, f, next_of_hand(&s->player[f->seat]), ev);
    }
}

static void pay(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    const struct raia_mission *m = &raia_missions[f->v[COMPLETE_TILE]];
    int cost = raia_tile_price(&s->player[f->seat], f->v[COMPLETE_TILE]);
    switch ((enum mission_kind)m->kind) {
    case KIND_GOODS: pay_goods(s, f, ev); return;
    case KIND_MASK: pay_masks(s, f, ev); return;
    case KIND_RITUAL: pay_rituals(s, f, ev); return;
    case KIND_PEARL: raia_pay_pearls(s, f->seat, cost, ev); break;
    case KIND_MANA: raia_pay_mana(s, f->seat, cost, ev); break;
    default: break; /* a condition costs nothing */
    }
    f->pc = TAKE;
}

RUN(complete)
{
    struct raia_state *s = st;
    if (f->pc == PAY) {
        pay(s, f, ev);
        return;
    }
    int tile = f->v[COMPLETE_TILE], seat = f->seat;
    int statue = raia_missions[tile].points - 1, row = raia_row_of(raia_space_of(s, tile));
    vk_pop(&s->h);
    raia_take_tile(s, tile, seat);
    VK_EMIT(ev, E_completed, seat, tile);
    raia_push_row_auctions(s, statue, row);
}

/* ---- what to pay with -------------------------------------------------------------------------------- */

/* Usual: of the kind that he has most of. */
LEGAL(pay_good)
{
    const struct raia_state *s = st;
    const struct raia_player *p = &s->player[seat];
    unsigned kinds = alike_goods(p, raia_missions[vk_below_of(&s->h)->v[COMPLETE_TILE]].number);
    int most = 0;
    for (unsigned g = 0; g < N_GOODS; g++) {
        if (!(kinds >> g & 1))
            continue;
        vk_add(out, vk_act(V_good, g, 0, 0));
        if (p->goods[g] > most) {
            most = p->goods[g];
            vk_mark_usual(out);
        }
    }
}

APPLY(pay_good)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    return_goods(s, seat, (int)vk_arg(a, 0), raia_missions[vk_top(&s->h)->v[COMPLETE_TILE]].number,
                 ev);
}

/* The set of a player who does not answer takes unpaired masks first; this is the next of it. A card
 * whose twin has just been paid was no single one. */
static int usual_mask(const struct raia_player *p, const struct vk_frame *complete)
{
    int last = complete->v[COMPLETE_LAST], left = complete->v[COMPLETE_LEFT], lowest = N_MASK_FACES;
    for (int pass = 0; pass < 2; pass++)
        for (int face = last == VK_NONE ? 0 : last; face < N_MASK_FACES && left > 0; face++) {
            int single = face == last && face != MIRROR ? 0 : raia_unpaired(p, face);
            int n = pass == 0 ? single : raia_unlinked(p, face) - single;
            if (n > 0 && face < lowest)
                lowest = face;
            left -= n < left ? n : left;
        }
    return lowest;
}

LEGAL(pay_mask)
{
    const struct raia_state *s = st;
    const struct vk_frame *complete = vk_below_of(&s->h);
    unsigned faces = payable_masks(&s->player[seat], complete);
    int usual = usual_mask(&s->player[seat], complete);
    for (unsigned face = 0; face < N_MASK_FACES; face++) {
        if (!(faces >> face & 1))
            continue;
        vk_add(out, vk_act(V_mask, face, 0, 0));
        if ((int)face == usual)
            vk_mark_usual(out);
    }
}

APPLY(pay_mask)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    pay_one_mask(s, vk_top(&s->h), (int)vk_arg(a, 0), ev);
}

/* Usual: the set of the cheapest cards, in code order; this is the next of it. Of a hand that is
 * concealed some are missing. */
static int usual_ritual(struct cards hand, int left)
{
    int lowest = N_RITUALS;
    for (; left > 0 && hand.one; left--) {
        int cheapest = cards_lowest(hand);
        for (uint64_t more = hand.one; more; more &= more - 1) {
            int ritual = __builtin_ctzll(more);
            if (raia_rituals[ritual].cost < raia_rituals[cheapest].cost)
                cheapest = ritual;
        }
        cards_take(&hand, cheapest);
        lowest = cheapest < lowest ? cheapest : lowest;
    }
    return lowest;
}

LEGAL(pay_ritual)
{
    const struct raia_state *s = st;
    const struct raia_player *p = &s->player[seat];
    int left = vk_below_of(&s->h)->v[COMPLETE_LEFT];
    struct cards hand = cards_among(p->hand, ~(uint64_t)0 << p->lowest);
    int usual = usual_ritual(hand, left);
    while (cards_count(hand) >= left) { /* with same or higher codes the set comes out */
        int ritual = cards_lowest(hand);
        vk_add(out, vk_act(V_ritual, (unsigned)ritual, 0, 0));
        if (ritual == usual)
            vk_mark_usual(out);
        hand = cards_among(hand, ~((uint64_t)1 << ritual));
    }
}

APPLY(pay_ritual)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    pay_one_ritual(s, vk_top(&s->h), (int)vk_arg(a, 0), ev);
}

SEEN(pay_ritual)
{
    return (uint16_t)VK_ONLY(seat);
}
