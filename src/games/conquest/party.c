/*
 * party.c - a party of 4.3.3: who may leave a hex, which canoes and Rumors go together and what they
 * carry, and the step that they make. A piece that has joined carries PIECE_PARTY, a canoe its new
 * cargo as well; until the step is made all of them still lie in the hex that they leave.
 */
#include "games/conquest/party.h"
#include "games/conquest/rules.h"

/* Flags of the frame of party_pick. */
enum { HAS_PIECE = 1, HAS_CANOE = 2 };

/*
 * The rank of a class of canoes or Rumors: a number that grows in the order of a party:
 * kind, then movement points from many to few, then cargo.
 */
static int class_of(struct conq_piece p)
{
    int cargo = (p.marks & PIECE_CARGO) >> CARGO_SHIFT;
    return p.kind << 5 | (PIECE_MP - (p.marks & PIECE_MP)) << 2 | cargo;
}

static int class_kind(int rank)
{
    return rank >> 5;
}

static int class_points(int rank)
{
    return PIECE_MP - (rank >> 2 & PIECE_MP);
}

static int class_cargo(int rank)
{
    return rank & 3;
}

static bool is_canoe(int kind)
{
    return kind <= TC; /* WC, TCU, TC */
}

static bool is_sailing(int kind)
{
    return is_canoe(kind) || kind == RUM;
}

/* ---- who may leave ---------------------------------------------------------------------------- */

/* What of a side lies in a hex and is in no party. */
struct rest {
    uint8_t n[N_MAP_KINDS];
    uint8_t fresh[N_CARGOS]; /* passengers that no canoe has carried in this stage */
    uint8_t stuck;           /* canoes without movement points */
    bool is_sea, is_enemy, is_bound;
    uint8_t first, end; /* the places of all pieces in the hex, those of the party included */
};

static void count_rest(struct rest *r, struct conq_piece p)
{
    if (p.marks & PIECE_PARTY)
        return;
    r->n[p.kind]++;
    if (is_canoe(p.kind))
        r->stuck = (uint8_t)(r->stuck + !(p.marks & PIECE_MP));
    else if (p.kind != RUM && !(p.marks & PIECE_SPENT))
        r->fresh[p.kind == WB ? CARGO_WB : CARGO_COL]++;
}

/* Bound by invariant 3 is who took a printed group in Battle, unless it is the
 * Home of his people or an enemy is there. */
static struct rest rest_in(const struct conq_state *s, int side, int hex, bool is_enemy)
{
    const struct conq_piece *list = s->piece[side];
    struct rest r = { .is_sea = hs_has(s->ocean, hex), .is_enemy = is_enemy };
    if (s->conqueror[hex] == side)
        r.is_bound = !is_enemy && conq_peoples[s->people[side]].home != hex;
    r.first = r.end = (uint8_t)conq_first(s, side, hex);
    while (r.end < s->n_pieces[side] && list[r.end].at == hex)
        count_rest(&r, list[r.end++]);
    return r;
}

/* May these stay behind? Invariants 1 and 3; the War Canoe of invariant 2 is looked at before. */
static enum party_no stay_no(const struct rest *r, int war_canoes, int transports, int bands,
                             int colonies)
{
    if (r->is_bound && war_canoes + transports + bands + colonies == 0)
        return PARTY_BOUND;
    if (r->is_sea && (colonies > transports || colonies + bands > transports + war_canoes))
        return PARTY_DROWN;
    return PARTY_FITS;
}

/* Is there anybody to leave, or to take aboard? */
static bool has_load(const struct rest *r, int kind, int cargo, enum answer answer)
{
    switch (answer) {
    case LEAVE: return cargo != NO_CARGO;
    case LOAD_WB: return r->fresh[CARGO_WB] > 0;
    case LOAD_COL: return kind != WC && r->fresh[CARGO_COL] > 0;
    default: return true;
    }
}

static int cargo_after(int cargo, enum answer answer)
{
    static const uint8_t loaded[N_ANSWERS] = { [LOAD_WB] = CARGO_WB, [LOAD_COL] = CARGO_COL };
    return answer == KEEP ? cargo : loaded[answer];
}

/* Why a canoe (or Rumor) of this kind and cargo may not leave these with this answer. */
static enum party_no answer_no(const struct rest *r, int kind, int cargo, enum answer answer)
{
    if (kind == RUM)
        return answer == KEEP ? PARTY_FITS : PARTY_NO_LOAD;
    if (r->is_enemy && answer != KEEP)
        return PARTY_ENEMY_LOAD;
    /* the last War Canoe takes everybody along */
    if (r->is_enemy && kind == WC && r->n[WC] == 1)
        return r->stuck ? PARTY_STUCK : PARTY_FITS;
    if (!has_load(r, kind, cargo, answer))
        return PARTY_NO_LOAD;
    int gone = cargo_after(cargo, answer);
    return stay_no(r, r->n[WC] - (kind == WC), r->n[TC] + r->n[TCU] - (kind != WC),
                   r->n[WB] - (gone == CARGO_WB), r->n[COL] - (gone == CARGO_COL));
}

/* A bit for every answer that it has. */
static unsigned answers_of(const struct rest *r, int kind, int cargo)
{
    unsigned out = 0;
    for (int answer = KEEP; answer < N_ANSWERS; answer++)
        if (!answer_no(r, kind, cargo, (enum answer)answer))
            out |= 1u << answer;
    return out;
}

/* Whether a party can begin with any piece of a stack, or with a War Canoe. */
struct beginning {
    bool any, war_canoe;
};

static struct beginning beginnings(const struct rest *r, const struct conq_piece *p, int n)
{
    struct beginning out = { false, false };
    for (int i = 0; i < n && !(out.any && p[i].kind != WC); i++) {
        if (!is_sailing(p[i].kind) || !(p[i].marks & PIECE_MP))
            continue;
        if (i && p[i].kind == p[i - 1].kind && p[i].marks == p[i - 1].marks)
            continue;
        if (!answers_of(r, p[i].kind, class_cargo(class_of(p[i]))))
            continue;
        out.any = true;
        out.war_canoe |= p[i].kind == WC;
    }
    return out;
}

/* Hexes that a side's pieces may sail into, as far as the ground goes. */
static struct hexset open_hexes(const struct conq_state *s, int side)
{
    return hs_minus(hs_or(conq_known(s), s->di[side]), conq_closed(s, side));
}

static struct beginning who_begins(const struct conq_state *s, int side, int from, bool is_enemy)
{
    struct rest r = rest_in(s, side, from, is_enemy);
    return beginnings(&r, &s->piece[side][r.first], r.end - r.first);
}

/*
 * Where nobody has to stay behind - on land, or at sea without passengers, no duty and no enemy -
 * any canoe or Rumor with movement points can set out; that is most stacks, and saves the reckoning.
 */
void conq_add_departs(const struct conq_state *s, int side, const struct conq_places *own,
                      struct vk_actions *out)
{
    struct hexset open = open_hexes(s, side), enemies = conq_enemy_hexes(s, side);
    struct hexset peaceful = hs_minus(open, enemies),
                  left = hs_or(own->sailing[0], own->sailing[1]);
    struct hexset aboard = hs_or(own->spent[0], hs_or(own->fresh[WB], own->fresh[COL]));
    struct hexset doubtful = hs_or(enemies, hs_and(aboard, s->ocean));
    if (s->mark_hex[M_TYPHOON] != VK_NONE)
        hs_del(&left, s->mark_hex[M_TYPHOON]);
    while (hs_any(left)) {
        int from = hs_next(&left);
        struct beginning first = { true, hs_has(own->sailing[1], from) };
        if (hs_has(doubtful, from) || s->conqueror[from] == side)
            first = who_begins(s, side, from, hs_has(enemies, from));
        if (first.any)
            conq_add_hexes(out, vk_act(V_depart, (unsigned)from, 0, 0), 1,
                           hs_and(conq_near[from], first.war_canoe ? open : peaceful));
    }
}

void conq_push_party(struct conq_state *s, int side, int from, int to)
{
    struct vk_frame *pick = vk_push(&s->h, P_party_pick, side);
    pick->v[PARTY_FROM] = (int16_t)from;
    pick->v[PARTY_TO] = (int16_t)to;
}

/* ---- party_pick, party_cargo ------------------------------------------------------------------ */

static struct rest rest_of_party(const struct conq_state *s, int side, const struct vk_frame *pick)
{
    int from = pick->v[PARTY_FROM];
    return rest_in(s, side, from, conq_rival_in(s, side, from) != VK_NONE);
}

/* The answers of one more piece of that class; sets are put together in ascending order. */
static unsigned answers_now(const struct rest *r, const struct vk_frame *pick, int rank)
{
    unsigned out = answers_of(r, class_kind(rank), class_cargo(rank));
    if (rank == pick->v[PARTY_LAST_CLASS])
        out &= ~0u << pick->v[PARTY_LAST_ANSWER];
    return rank < pick->v[PARTY_LAST_CLASS] ? 0 : out;
}

/* Has a piece of this class what it takes to join this party? */
static bool may_join(const struct vk_frame *pick, int rank, bool wants_war_canoe)
{
    int kind = class_kind(rank);
    if (!is_sailing(kind) || (wants_war_canoe && kind != WC))
        return false;
    return class_points(rank) > 0 || (kind == RUM && pick->flag & HAS_CANOE);
}

LEGAL(party_pick)
{
    const struct conq_state *s = st;
    const struct conq_piece *list = s->piece[seat];
    struct rest r = rest_of_party(s, seat, f);
    uint32_t classes[N_MAP_KINDS] = { 0 };
    bool wants_war_canoe =
        !(f->flag & HAS_PIECE) && conq_rival_in(s, seat, f->v[PARTY_TO]) != VK_NONE;
    for (int i = r.first; i < r.end; i++) {
        int rank = class_of(list[i]);
        if (!(list[i].marks & PIECE_PARTY) && may_join(f, rank, wants_war_canoe) &&
            answers_now(&r, f, rank))
            classes[list[i].kind] |= 1u << (rank & 31);
    }
    for (int kind = 0; kind < N_MAP_KINDS; kind++)
        for (uint32_t left = classes[kind]; left; left &= left - 1) {
            int rank = kind << 5 | __builtin_ctz(left);
            vk_add(out, vk_act(V_take, (unsigned)kind, (unsigned)class_points(rank),
                               (unsigned)class_cargo(rank)));
        }
    if (f->flag & HAS_PIECE) {
        vk_add(out, vk_act(V_go, 0, 0, 0));
        vk_mark_usual(out);
    }
}

/* ---- the step --------------------------------------------------------------------------------- */

/* One piece of the party sails; the list is in order before and after. */
static void sail_piece(struct conq_state *s, int side, int place, int to, bool has_canoe)
{
    struct conq_piece *p = &s->piece[side][place];
    p->marks = (uint8_t)(p->marks & ~PIECE_PARTY);
    if (is_canoe(p->kind) || (p->kind == RUM && !has_canoe))
        p->marks--; /* PIECE_MP are the lowest bits */
    else if (p->kind != RUM)
        p->marks |= PIECE_SPENT;
    if (p->kind == TCU && hs_has(s->chain[side], to))
        p->kind = TC; /* there is one already: this one turns down, and everybody has seen it */
    conq_move(s, side, place, to);
}

/* Stop hexes of 4.3.3: who comes there goes no further. Everybody hears whether a stack stops him. */
static void arrive(struct conq_state *s, int side, int hex, bool is_first, struct vk_sink *ev)
{
    struct conq_piece *list = s->piece[side];
    int rival = conq_rival_in(s, side, hex);
    if (rival == VK_NONE)
        return;
    if (rival != VK_NEUTRAL && !hs_has(s->held[rival], hex)) {
        bool is_stopped = conq_count(s, rival, hex, WC) > 0;
        if (is_first && !hs_has(s->no_canoe[rival], hex)) {
            vk_reveal(&s->h);
            VK_EMIT(ev, E_stopped, side, hex, is_stopped);
        }
        if (!is_stopped) {
            hs_add(&s->no_canoe[rival], hex);
            return;
        }
    }
    int first = conq_first(s, side, hex);
    for (int i = first; i < s->n_pieces[side] && list[i].at == hex; i++)
        list[i].marks = (uint8_t)(list[i].marks & ~PIECE_MP);
    conq_sort_stack(s, side, first);
}

/* The party goes; the frame of party_pick is the top. */
static void make_step(struct conq_state *s, int side, struct vk_sink *ev)
{
    const struct vk_frame *pick = vk_top_of(&s->h);
    const struct conq_piece *list = s->piece[side];
    int from = pick->v[PARTY_FROM], to = pick->v[PARTY_TO], n = 0;
    bool has_canoe = pick->flag & HAS_CANOE, has_chain = false, has_hidden = false;
    vk_pop(&s->h);
    if (hs_has(s->face_down, to))
        conq_show_tile(s, side, to, ev);
    int first = conq_first(s, side, from);
    for (int i = first; i < s->n_pieces[side] && list[i].at == from; i++) {
        bool is_along = list[i].marks & PIECE_PARTY;
        has_chain |= is_along && list[i].kind == TCU;
        has_hidden |= is_along && list[i].kind != TCU;
    }
    bool is_first = !hs_has(s->occupied[side], to);
    if (has_hidden)
        conq_forget(s, side, from);
    for (int i = first; i < s->n_pieces[side] && list[i].at == from;) {
        bool is_along = list[i].marks & PIECE_PARTY;
        if (is_along)
            sail_piece(s, side, i, to, has_canoe);
        n += is_along;
        i += !is_along || to < from; /* where a piece went, the next one has moved up */
    }
    VK_EMIT(ev, E_party, side, from, to, n, has_chain);
    conq_raise_canoes(s, side, ev);
    arrive(s, side, to, is_first, ev);
}

/* ---- joining ---------------------------------------------------------------------------------- */

/* A passenger of this kind comes along: one that is aboard already, or one that never was. Of equal ones
 * it is one that has crossed the strait, so that those who stay still may. */
static void join_passenger(struct conq_piece *list, const struct rest *r, int kind, bool is_aboard)
{
    int best = -1;
    for (int i = r->first; i < r->end; i++) {
        bool is_spent = list[i].marks & PIECE_SPENT;
        if (list[i].kind != kind || list[i].marks & PIECE_PARTY || is_spent != is_aboard)
            continue;
        if (best < 0 || (list[i].marks & PIECE_CROSSED && !(list[best].marks & PIECE_CROSSED)))
            best = i;
    }
    vk_assert(best >= 0);
    list[best].marks |= PIECE_PARTY;
}

static void join_canoe(struct conq_piece *list, int first, int rank, int cargo)
{
    int i = first;
    while (list[i].marks & PIECE_PARTY || class_of(list[i]) != rank)
        i++;
    list[i].marks = (uint8_t)(class_points(rank) | cargo << CARGO_SHIFT | PIECE_PARTY |
                              (list[i].marks & PIECE_SPENT));
}

/* A canoe or Rumor joins with its answer; `r` is what was there before, party_pick is the top. */
static void join(struct conq_state *s, int side, const struct rest *r, int rank, int answer,
                 struct vk_sink *ev)
{
    static const uint8_t passenger[N_CARGOS] = { [CARGO_WB] = WB, [CARGO_COL] = COL };
    struct vk_frame *pick = vk_top(&s->h);
    struct conq_piece *list = s->piece[side];
    int cargo = cargo_after(class_cargo(rank), (enum answer)answer);
    vk_assert(cargo >= 0 && cargo < N_CARGOS);
    if (cargo)
        join_passenger(list, r, passenger[cargo], answer == KEEP);
    join_canoe(list, r->first, rank, cargo);
    pick->v[PARTY_LAST_CLASS] = (int16_t)rank;
    pick->v[PARTY_LAST_ANSWER] = (int16_t)answer;
    pick->flag |= is_canoe(class_kind(rank)) ? HAS_PIECE | HAS_CANOE : HAS_PIECE;
    conq_sort_stack(s, side, r->first);
    if (!r->is_enemy || class_kind(rank) != WC || r->n[WC] > 1)
        return;
    for (int i = r->first; i < r->end; i++) /* nobody stays among enemies without a War Canoe */
        list[i].marks |= PIECE_PARTY;
    make_step(s, side, ev);
}

APPLY(party_pick)
{
    struct conq_state *s = st;
    if (vk_verb_of(a) == V_go) {
        make_step(s, seat, ev);
        return;
    }
    struct conq_piece taken = { .kind = (uint8_t)vk_arg(a, 0),
                                .marks = (uint8_t)(vk_arg(a, 1) | vk_arg(a, 2) << CARGO_SHIFT) };
    int rank = class_of(taken);
    struct rest r = rest_of_party(s, seat, f);
    unsigned answers = answers_now(&r, f, rank);
    if (answers & (answers - 1))
        vk_push(&s->h, P_party_cargo, seat)->v[PARTY_CARGO_CLASS] = (int16_t)rank;
    else
        join(s, seat, &r, rank, __builtin_ctz(answers), ev);
}

SEEN(party_pick)
{
    return conq_seen_by_owner(st, seat);
}

/* The frame of party_pick is below. */
LEGAL(party_cargo)
{
    const struct conq_state *s = st;
    const struct vk_frame *pick = vk_below_of(&s->h);
    struct rest r = rest_of_party(s, seat, pick);
    unsigned answers = answers_now(&r, pick, f->v[PARTY_CARGO_CLASS]);
    if (answers >> KEEP & 1)
        vk_add(out, vk_act(V_keep, 0, 0, 0));
    if (answers >> LEAVE & 1)
        vk_add(out, vk_act(V_leave, 0, 0, 0));
    if (answers >> LOAD_WB & 1)
        vk_add(out, vk_act(V_load, WB, 0, 0));
    if (answers >> LOAD_COL & 1)
        vk_add(out, vk_act(V_load, COL, 0, 0));
}

APPLY(party_cargo)
{
    struct conq_state *s = st;
    int rank = f->v[PARTY_CARGO_CLASS], answer = KEEP;
    if (vk_verb_of(a) == V_leave)
        answer = LEAVE;
    else if (vk_verb_of(a) == V_load)
        answer = vk_arg(a, 0) == WB ? LOAD_WB : LOAD_COL;
    vk_pop(&s->h);
    struct rest r = rest_of_party(s, seat, vk_top_of(&s->h));
    join(s, seat, &r, rank, answer, ev);
}

SEEN(party_cargo)
{
    return conq_seen_by_owner(st, seat);
}

/* ---- a party as a whole ------------------------------------------------------------------------ */

static int boat_class(struct conq_boat b)
{
    return class_of(
        (struct conq_piece){ .kind = b.kind, .marks = (uint8_t)(b.mp | b.cargo << CARGO_SHIFT) });
}

int conq_boats(const struct conq_state *s, int side, int hex, struct conq_boat boat[CONQ_PIECES])
{
    const struct conq_piece *list = s->piece[side];
    int n = 0;
    for (int i = conq_first(s, side, hex); i < s->n_pieces[side] && list[i].at == hex; i++) {
        if (!is_sailing(list[i].kind))
            continue;
        int rank = class_of(list[i]), k = n++;
        for (; k > 0 && boat_class(boat[k - 1]) > rank; k--)
            boat[k] = boat[k - 1];
        boat[k] = (struct conq_boat){ list[i].kind, (uint8_t)class_points(rank),
                                      (uint8_t)class_cargo(rank), VK_NONE };
    }
    return n;
}

int conq_carries(struct conq_boat b)
{
    return b.answer == VK_NONE ? b.cargo : cargo_after(b.cargo, (enum answer)b.answer);
}

/* It is with the party now: what stays without it. */
static void leave_rest(struct rest *r, struct conq_boat b)
{
    int cargo = conq_carries(b);
    r->n[b.kind]--;
    if (cargo)
        r->n[cargo == CARGO_WB ? WB : COL]--;
    if (cargo && b.answer != KEEP)
        r->fresh[cargo]--;
}

/* One more of those that go along; `pick` is their frame so far. */
static enum party_no boat_no(const struct rest *r, const struct vk_frame *pick, struct conq_boat b)
{
    if (!may_join(pick, boat_class(b), false))
        return b.kind == RUM ? PARTY_RUMOR : PARTY_SPENT;
    return answer_no(r, b.kind, b.cargo, (enum answer)b.answer);
}

int conq_next_boat(const struct conq_boat *boat, int n, const bool done[CONQ_PIECES])
{
    int best = -1;
    for (int i = 0; i < n; i++) {
        if (boat[i].answer == VK_NONE || done[i])
            continue;
        if (best < 0 ||
            (boat_class(boat[i]) == boat_class(boat[best]) && boat[i].answer < boat[best].answer))
            best = i;
    }
    return best;
}

enum party_no conq_party_no(const struct conq_state *s, const struct vk_frame *pick,
                            const struct conq_boat *boat, int n, bool is_whole, bool *takes_all)
{
    struct vk_frame so_far = *pick;
    struct rest r = rest_of_party(s, pick->seat, pick);
    bool done[CONQ_PIECES] = { false };
    int war_canoes = 0;
    *takes_all = false;
    for (int i; !*takes_all && (i = conq_next_boat(boat, n, done)) >= 0;) {
        done[i] = true;
        enum party_no no = boat_no(&r, &so_far, boat[i]);
        if (no)
            return no;
        war_canoes += boat[i].kind == WC;
        *takes_all = r.is_enemy && boat[i].kind == WC && r.n[WC] == 1;
        so_far.flag |= is_canoe(boat[i].kind) ? HAS_PIECE | HAS_CANOE : HAS_PIECE;
        leave_rest(&r, boat[i]);
    }
    if (!is_whole)
        return PARTY_FITS;
    if (!(so_far.flag & HAS_PIECE))
        return PARTY_NOBODY;
    bool is_hostile = conq_rival_in(s, pick->seat, pick->v[PARTY_TO]) != VK_NONE;
    return is_hostile && !war_canoes ? PARTY_NEEDS_WC : PARTY_FITS;
}
