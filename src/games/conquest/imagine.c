/*
 * imagine.c - section 5, the other half: what a viewer does not know is filled at random, such that
 * it agrees with everything that he does know. Kinds of pieces first, where something forces them
 * (canoes for those at sea, War Canoes among enemies), then freely out of those left over; then
 * tiles, cards, kept events, marks of the mover, and plans of those who are ready.
 */
#include "games/conquest/rules.h"

enum { TRIES = 256 }; /* one is the rule; more where hardly a piece is left in the supply */

/*
 * What people lay down is not a blind draw from the box: Rumors cost nothing, so both lie on some island soon;
 * Transports and Colonies leave the islands, War Canoes and Bands stay. How often each kind was met among
 * unknown pieces in games of searching bots (two to four seats), against such a draw; never 0.
 */
static const uint8_t liking[2][N_MAP_KINDS] = {
    [false] = { [WC] = 3, [TC] = 1, [WB] = 2, [COL] = 1, [RUM] = 10 },
    [true] = { [WC] = 2, [TC] = 4, [WB] = 1, [COL] = 4, [RUM] = 2 },
};

/* The pieces of a side in one hex, of which some are unknown. */
struct heap {
    uint8_t first, open;    /* place in the list of the next unknown one; how many are left */
    uint8_t n[N_MAP_KINDS]; /* known, or settled by now */
    bool is_sea, has_no_wc, needs_wc;
};

struct filling {
    struct conq_piece *list;
    struct vk_rng *rng;
    uint8_t left[N_MAP_KINDS]; /* kinds that lie elsewhere: unknown on the map, or in the supply */
    int n_heaps;
    struct heap heap[CONQ_PIECES];
};

/* ---- one heap --------------------------------------------------------------------------------- */

static void settle(struct filling *w, struct heap *h, int kind)
{
    w->list[h->first++].kind = (uint8_t)kind;
    w->left[kind]--;
    h->n[kind]++;
    h->open--;
}

static int transports(const struct heap *h)
{
    return h->n[TC] + h->n[TCU];
}

/* Passengers that the canoes of a heap at sea could still carry; negative: some have none. */
static int room(const struct heap *h)
{
    return transports(h) + h->n[WC] - h->n[WB] - h->n[COL];
}

/* Canoes that the unknown ones of a heap at sea must hold at least. */
static int canoes_needed(const struct heap *h)
{
    int short_by = h->open - room(h);
    return h->is_sea && short_by > 0 ? (short_by + 1) / 2 : 0;
}

static bool may_hold(const struct heap *h, int kind)
{
    switch (kind) {
    case WC: return !h->has_no_wc;
    case TC:
    case RUM: return true;
    case WB: return !h->is_sea || room(h) > 0;
    case COL: return !h->is_sea || (room(h) > 0 && h->n[COL] < transports(h));
    default: return false;
    }
}

/* One of the kinds in a set, by the numbers left over and what lies in such places; -1 if there is none. */
static int draw_kind(struct filling *w, bool is_sea, unsigned kinds)
{
    unsigned chance[N_MAP_KINDS], total = 0;
    for (int k = 0; k < N_MAP_KINDS; k++)
        total += chance[k] = kinds >> k & 1 ? (unsigned)w->left[k] * liking[is_sea][k] : 0;
    if (!total)
        return -1;
    unsigned at = vk_rng_below(w->rng, total);
    int k = 0;
    for (; at >= chance[k]; k++)
        at -= chance[k];
    return k;
}

/* ---- what is forced --------------------------------------------------------------------------- */

static bool settle_canoe(struct filling *w, struct heap *h)
{
    int kind = draw_kind(w, h->is_sea, h->has_no_wc ? 1u << TC : 1u << TC | 1u << WC);
    if (kind < 0)
        return false;
    settle(w, h, kind);
    return true;
}

/* A War Canoe among enemies, and canoes for passengers that are known. */
static bool settle_forced(struct filling *w, struct heap *h)
{
    if (h->needs_wc && !h->n[WC] && h->open) {
        if (!w->left[WC])
            return false;
        settle(w, h, WC);
    }
    while (h->is_sea && h->open && h->n[COL] > transports(h)) {
        if (!w->left[TC])
            return false;
        settle(w, h, TC);
    }
    while (h->is_sea && h->open && room(h) < 0)
        if (!settle_canoe(w, h))
            return false;
    return true;
}

/*
 * When canoes are short Rumors must lie at sea: one saves a canoe where the number of pieces
 * without room is odd, two do where it is even.
 */
static bool settle_rumors(struct filling *w, int short_by, bool only_marked)
{
    int start = (int)vk_rng_below(w->rng, (uint32_t)w->n_heaps);
    for (int pieces = 1; pieces <= 2; pieces++)
        for (int i = 0; i < w->n_heaps && short_by > 0; i++) {
            struct heap *h = &w->heap[(start + i) % w->n_heaps];
            bool is_odd = (h->open - room(h)) & 1;
            if (!canoes_needed(h) || (only_marked && !h->has_no_wc) || is_odd != (pieces == 1) ||
                w->left[RUM] < pieces || h->open < pieces)
                continue;
            for (int k = 0; k < pieces; k++)
                settle(w, h, RUM);
            short_by--;
        }
    return short_by <= 0;
}

/* Every heap at sea gets the canoes without which the rest of it could not be filled. */
static bool settle_needed(struct filling *w)
{
    int marked = 0, all = 0;
    for (int i = 0; i < w->n_heaps; i++) {
        int n = canoes_needed(&w->heap[i]);
        all += n;
        marked += w->heap[i].has_no_wc ? n : 0;
    }
    if (marked > w->left[TC]) {
        if (!settle_rumors(w, marked - w->left[TC], true))
            return false;
        all -= marked - w->left[TC];
    }
    int canoes = w->left[TC] + w->left[WC];
    if (all > canoes && !settle_rumors(w, all - canoes, false))
        return false;
    for (int pass = 0; pass < 2; pass++) /* first those that a War Canoe cannot serve */
        for (int i = 0; i < w->n_heaps; i++) {
            struct heap *h = &w->heap[i];
            if (h->has_no_wc != (pass == 0))
                continue;
            for (int n = canoes_needed(h); n > 0; n--)
                if (!settle_canoe(w, h))
                    return false;
        }
    return true;
}

/* ---- what is free ------------------------------------------------------------------------------ */

static bool settle_rest(struct filling *w, struct heap *h)
{
    while (h->open) {
        unsigned kinds = 0;
        for (int k = 0; k < N_MAP_KINDS; k++)
            kinds |= (unsigned)may_hold(h, k) << k;
        int kind = draw_kind(w, h->is_sea, kinds);
        if (kind < 0)
            return false;
        settle(w, h, kind);
    }
    return true;
}

static bool try_to_fill(struct filling *w)
{
    for (int i = 0; i < w->n_heaps; i++)
        if (!settle_forced(w, &w->heap[i]))
            return false;
    if (!settle_needed(w))
        return false;
    for (int choosy = 3; choosy >= 0; choosy--) /* first those that may not hold everything */
        for (int i = 0; i < w->n_heaps; i++) {
            struct heap *h = &w->heap[i];
            if (2 * h->has_no_wc + h->is_sea == choosy && !settle_rest(w, h))
                return false;
        }
    return true;
}

/* Hexes in which a side must have a War Canoe, as everybody can tell. */
static struct hexset with_war_canoe(const struct conq_state *s, int side)
{
    struct hexset out = { { 0, 0 } };
    if (s->phase != MOVEMENT || s->active >= s->sides)
        return out;
    if (s->active == side) /* invariant 2 */
        out = hs_and(s->occupied[side], conq_enemy_hexes(s, side));
    else /* a stack that has stopped the mover */
        out = hs_minus(hs_and(s->occupied[side], s->occupied[s->active]),
                       hs_or(s->held[side], s->no_canoe[side]));
    if (s->battle.hex != VK_NONE)
        hs_del(&out, s->battle.hex);
    return out;
}

/* Heaps with unknown pieces, and the kinds left over. True if anything is unknown. */
static bool survey(const struct conq_state *s, int side, struct filling *w)
{
    struct hexset war_canoes = with_war_canoe(s, side);
    const struct conq_piece *list = s->piece[side];
    w->n_heaps = 0;
    for (int k = 0; k < N_MAP_KINDS; k++)
        w->left[k] = conq_piece_number[k];
    for (int i = 0; i < s->n_pieces[side];) {
        int hex = list[i].at;
        struct heap h = { .is_sea = hs_has(s->ocean, hex),
                          .has_no_wc = hs_has(s->no_canoe[side], hex),
                          .needs_wc = hs_has(war_canoes, hex) };
        for (; i < s->n_pieces[side] && list[i].at == hex && list[i].kind != NO_PIECE; i++) {
            h.n[list[i].kind]++;
            w->left[list[i].kind == TCU ? (int)TC : list[i].kind]--;
        }
        h.first = (uint8_t)i; /* the unknown ones come last */
        for (; i < s->n_pieces[side] && list[i].at == hex; i++)
            h.open++;
        if (h.open)
            w->heap[w->n_heaps++] = h;
    }
    return w->n_heaps > 0;
}

static void imagine_pieces(struct conq_state *s, int side, struct vk_rng *rng)
{
    struct filling first, work;
    first.list = s->piece[side];
    first.rng = rng;
    if (!survey(s, side, &first)) {
        for (int k = 0; k < N_MAP_KINDS; k++)
            s->supply[side][k] = first.left[k];
        return;
    }
    int tries = 0;
    do
        work = first;
    while (!try_to_fill(&work) && ++tries < TRIES);
    vk_assert(tries < TRIES);
    for (int k = 0; k < N_MAP_KINDS; k++)
        s->supply[side][k] = work.left[k];
    conq_sort_pieces(s, side);
}

/* ---- marks of a mover -------------------------------------------------------------------------- */

static bool has_frame(const struct conq_state *s, int point)
{
    for (int i = 0; i < s->h.depth; i++)
        if (s->h.frame[i].point == point)
            return true;
    return false;
}

/* Hexes in which a mover's pieces have no movement points any more. */
static struct hexset stop_hexes(const struct conq_state *s, int side)
{
    struct hexset out = s->independent;
    for (int other = 0; other < s->sides; other++)
        if (other != side)
            out =
                hs_or(out, hs_or(s->held[other], hs_minus(s->occupied[other], s->no_canoe[other])));
    return out;
}

/* Among enemies every passenger came aboard a canoe: Colonies on Transports, Bands on War Canoes. */
static void imagine_cargo(struct conq_state *s, int side, int first, int n)
{
    struct conq_piece *p = &s->piece[side][first];
    int bands = 0, colonies = 0;
    for (int i = 0; i < n; i++) {
        bands += p[i].kind == WB;
        colonies += p[i].kind == COL;
    }
    for (int i = 0; i < n && p[i].kind <= TC; i++) { /* WC, TCU, TC stand first */
        bool is_colony = colonies > 0 && p[i].kind != WC;
        int *waiting = is_colony ? &colonies : &bands;
        if (!*waiting)
            continue;
        --*waiting;
        p[i].marks |= (uint8_t)((is_colony ? CARGO_COL : CARGO_WB) << CARGO_SHIFT);
    }
}

/* The mover has all his points yet, and nothing aboard but among enemies. */
static void imagine_marks(struct conq_state *s, int side)
{
    struct conq_piece *list = s->piece[side];
    bool is_moving = has_frame(s, P_move_action);
    struct hexset enemies = conq_enemy_hexes(s, side), stops = stop_hexes(s, side);
    int points = conq_movement_points(s, side);
    if (!is_moving && !has_frame(s, P_battles))
        return;
    for (int i = 0, n; i < s->n_pieces[side]; i += n) {
        int hex = list[i].at;
        for (n = 0; i + n < s->n_pieces[side] && list[i + n].at == hex; n++) {
            bool is_passenger = list[i + n].kind == WB || list[i + n].kind == COL;
            if (is_moving && is_passenger && hs_has(enemies, hex))
                list[i + n].marks = PIECE_SPENT;
            else if (is_moving && !is_passenger && !hs_has(stops, hex))
                list[i + n].marks = (uint8_t)points;
        }
        if (hs_has(enemies, hex))
            imagine_cargo(s, side, i, n);
    }
    conq_sort_pieces(s, side);
}

/* ---- tiles, cards, events ----------------------------------------------------------------------- */

static uint8_t draw_tile(struct conq_state *s, struct vk_rng *rng)
{
    uint32_t left = s->pool;
    for (uint32_t n = vk_rng_below(rng, (uint32_t)__builtin_popcount(left)); n > 0; n--)
        left &= left - 1;
    int tile = __builtin_ctz(left);
    s->pool &= ~(1u << tile);
    return (uint8_t)tile;
}

static void imagine_tiles(struct conq_state *s, struct vk_rng *rng)
{
    struct hexset left = s->face_down;
    while (hs_any(left)) {
        int hex = hs_next(&left);
        if (s->tile[hex] == NO_TILE)
            s->tile[hex] = draw_tile(s, rng);
    }
    if (s->sunk_mask && s->sunk_tile == NO_TILE)
        s->sunk_tile = draw_tile(s, rng);
}

/* Deal things out of a deck until every side has as many hidden ones as it should. */
static void deal(const struct conq_state *s, uint8_t *at, uint8_t *mask, uint8_t *deck, int n_deck,
                 const int8_t wanted[CONQ_SIDES], struct vk_rng *rng)
{
    for (int side = 0; side < s->sides; side++)
        for (int k = 0; k < wanted[side]; k++) {
            uint32_t i = vk_rng_below(rng, (uint32_t)n_deck);
            at[deck[i]] = (uint8_t)side;
            mask[deck[i]] = (uint8_t)(side < s->h.seats ? 1u << side : 0);
            deck[i] = deck[--n_deck];
        }
}

static void imagine_cards(struct conq_state *s, struct vk_rng *rng)
{
    uint8_t deck[N_CARDS];
    int8_t wanted[CONQ_SIDES];
    int n = 0;
    for (int side = 0; side < CONQ_SIDES; side++)
        wanted[side] = (int8_t)s->n_hidden[side];
    for (int c = 0; c < N_CARDS; c++) {
        if (s->card_at[c] == IN_DECK)
            deck[n++] = (uint8_t)c;
        else if (!(s->card_flags[c] & CARD_UP))
            wanted[s->card_at[c]]--;
    }
    deal(s, s->card_at, s->card_mask, deck, n, wanted, rng);
}

static void imagine_events(struct conq_state *s, struct vk_rng *rng)
{
    uint8_t deck[N_RANDOM_EVENTS];
    int8_t wanted[CONQ_SIDES];
    int n = 0;
    for (int side = 0; side < CONQ_SIDES; side++)
        wanted[side] = (int8_t)s->n_kept[side];
    for (int e = 0; e < N_RANDOM_EVENTS; e++) {
        if (s->event_at[e] == IN_DECK && conq_random_events[e].type == KEPT)
            deck[n++] = (uint8_t)e;
        else if (s->event_at[e] < CONQ_SIDES)
            wanted[s->event_at[e]]--;
    }
    deal(s, s->event_at, s->event_mask, deck, n, wanted, rng);
}

/* ---- plans -------------------------------------------------------------------------------------- */

/* Whoever is ready has some legal plan. */
static void imagine_plan(struct conq_state *s, int seat, struct vk_rng *rng)
{
    struct vk_frame *f = vk_top(&s->h);
    bool is_start = f->point == P_choose_start_pieces;
    for (;;) {
        struct vk_actions list;
        list.n = list.usual = 0;
        if (is_start)
            conq_choose_start_pieces_legal(s, f, seat, &list);
        else
            conq_build_session_legal(s, f, seat, &list);
        vk_action a = list.act[vk_rng_below(rng, list.n)];
        if (vk_verb_of(a) == V_end_build) /* which he has said already */
            return;
        if (is_start)
            conq_choose_start_pieces_apply(s, f, seat, a, NULL);
        else
            conq_build_session_apply(s, f, seat, a, NULL);
    }
}

static void imagine_plans(struct conq_state *s, int viewer, struct vk_rng *rng)
{
    int point = vk_top_of(&s->h)->point;
    if (point != P_build_session && point != P_choose_start_pieces)
        return;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (seat != viewer && !(s->h.waiting >> seat & 1))
            imagine_plan(s, seat, rng);
}

void conq_imagine(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    for (int side = 0; side < s->sides && !conq_is_solo(s); side++)
        if (side != viewer)
            imagine_pieces(s, side, rng);
    if (s->phase == MOVEMENT && s->active < s->sides && s->active != viewer)
        imagine_marks(s, s->active);
    if (hs_any(s->face_down) || s->sunk_mask)
        imagine_tiles(s, rng);
    imagine_cards(s, rng);
    if (conq_option(s, O_EVENTS))
        imagine_events(s, rng);
    if (s->h.depth)
        imagine_plans(s, viewer, rng);
}
