/*
 * pieces.c - the pieces on the map: one sorted list a side, and the sets of hexes that follow from
 * it (occupied, chain, "no War Canoe"). Nothing else changes them, so that they always agree. In
 * solitaire all pieces lie face up: their mask is SEEN_BY_ALL whatever is asked for.
 */
#include "games/conquest/rules.h"
#include <string.h>

/* Pieces are sorted by place, kind, mask, marks. */
static uint32_t key(struct conq_piece p)
{
    return (uint32_t)p.at << 24 | (uint32_t)p.kind << 16 | (uint32_t)p.mask << 8 | p.marks;
}

/* The first place in the list whose key is not smaller. Halving without a branch that depends on
 * what lies there: it could not be foreseen. */
static int lower(const struct conq_state *s, int side, uint32_t wanted)
{
    const struct conq_piece *list = s->piece[side], *from = list;
    int n = s->n_pieces[side];
    while (n > 1) {
        int half = n / 2;
        from += key(from[half - 1]) < wanted ? half : 0;
        n -= half;
    }
    return (int)(from - list) + (n == 1 && key(*from) < wanted);
}

int conq_first(const struct conq_state *s, int side, int hex)
{
    return lower(s, side, (uint32_t)hex << 24);
}

struct conq_stack conq_stack_at(const struct conq_state *s, int side, int hex)
{
    struct conq_stack out = { { 0 } };
    if (!hs_has(s->occupied[side], hex))
        return out;
    const struct conq_piece *list = s->piece[side];
    for (int i = conq_first(s, side, hex); i < s->n_pieces[side] && list[i].at == hex; i++)
        if (list[i].kind < N_MAP_KINDS)
            out.n[list[i].kind]++;
    return out;
}

int conq_count(const struct conq_state *s, int side, int hex, enum kind kind)
{
    return conq_stack_at(s, side, hex).n[kind];
}

int conq_total(const struct conq_state *s, int side, int hex)
{
    if (!hs_has(s->occupied[side], hex))
        return 0;
    int first = conq_first(s, side, hex);
    return lower(s, side, (uint32_t)(hex + 1) << 24) - first;
}

/* Is there still a piece in this hex, a chain canoe? Called after each change. */
static void renew_sets(struct conq_state *s, int side, int hex)
{
    int i = conq_first(s, side, hex);
    bool any = false, chain = false;
    for (; i < s->n_pieces[side] && s->piece[side][i].at == hex; i++) {
        any = true;
        chain |= s->piece[side][i].kind == TCU;
    }
    if (any) {
        hs_add(&s->occupied[side], hex);
    } else {
        hs_del(&s->occupied[side], hex);
        hs_del(&s->no_canoe[side], hex);
    }
    if (chain)
        hs_add(&s->chain[side], hex);
    else
        hs_del(&s->chain[side], hex);
}

static void insert(struct conq_state *s, int side, struct conq_piece p)
{
    struct conq_piece *list = s->piece[side];
    int at = lower(s, side, key(p));
    vk_assert(s->n_pieces[side] < CONQ_PIECES);
    memmove(&list[at + 1], &list[at], (size_t)(s->n_pieces[side] - at) * sizeof list[0]);
    list[at] = p;
    s->n_pieces[side]++;
}

static struct conq_piece extract(struct conq_state *s, int side, int place)
{
    struct conq_piece *list = s->piece[side], out = list[place];
    s->n_pieces[side]--;
    memmove(&list[place], &list[place + 1], (size_t)(s->n_pieces[side] - place) * sizeof list[0]);
    memset(&list[s->n_pieces[side]], 0, sizeof list[0]);
    return out;
}

static int in_supply(enum kind kind)
{
    return kind == TCU ? (int)TC : (int)kind;
}

void conq_put(struct conq_state *s, int side, int hex, enum kind kind, int n, int mask)
{
    struct conq_piece p = { (uint8_t)hex, (uint8_t)kind, (uint8_t)mask, 0 };
    if (n <= 0)
        return;
    if (conq_is_solo(s) || kind == TCU)
        p.mask = SEEN_BY_ALL;
    vk_assert(s->supply[side][in_supply(kind)] >= n);
    s->supply[side][in_supply(kind)] = (uint8_t)(s->supply[side][in_supply(kind)] - n);
    for (int i = 0; i < n; i++)
        insert(s, side, p);
    if (kind != TCU)
        hs_del(&s->no_canoe[side], hex);
    renew_sets(s, side, hex);
}

/* The last piece of a kind in a hex, or -1. */
static int find(const struct conq_state *s, int side, int hex, enum kind kind)
{
    uint32_t next = (uint32_t)hex << 24 | ((uint32_t)kind + 1) << 16;
    int i = lower(s, side, next) - 1;
    if (i < 0 || s->piece[side][i].at != hex || s->piece[side][i].kind != kind)
        return -1;
    return i;
}

void conq_remove(struct conq_state *s, int side, int hex, enum kind kind, int n)
{
    for (int k = 0; k < n; k++) {
        int i = find(s, side, hex, kind);
        vk_assert(i >= 0);
        extract(s, side, i);
        s->supply[side][in_supply(kind)]++;
        s->losses[side][kind]++; /* so that what was told of a piece that is gone is not lost */
    }
    renew_sets(s, side, hex);
}

void conq_move(struct conq_state *s, int side, int place, int to)
{
    struct conq_piece p = extract(s, side, place);
    int from = p.at;
    p.at = (uint8_t)to;
    insert(s, side, p);
    if (p.kind != TCU)
        hs_del(&s->no_canoe[side], to);
    renew_sets(s, side, from);
    renew_sets(s, side, to);
}

void conq_turn_up(struct conq_state *s, int side, int hex)
{
    int i = find(s, side, hex, TC);
    vk_assert(i >= 0);
    /* best known, so that nothing else is shown; of these the one with least to do */
    const struct conq_piece *list = s->piece[side];
    while (i > 0 && list[i - 1].at == hex && list[i - 1].kind == TC &&
           list[i - 1].mask == list[i].mask)
        i--;
    struct conq_piece p = extract(s, side, i);
    p.kind = TCU;
    p.mask = SEEN_BY_ALL;
    insert(s, side, p);
    renew_sets(s, side, hex);
}

void conq_turn_down(struct conq_state *s, int side, int hex)
{
    int i = find(s, side, hex, TCU);
    vk_assert(i >= 0);
    struct conq_piece p = extract(s, side, i);
    p.kind = TC;
    p.mask = SEEN_BY_ALL;
    insert(s, side, p);
    renew_sets(s, side, hex);
}

static void sort(struct conq_piece *list, int n)
{
    uint32_t before = n ? key(list[0]) : 0; /* the highest so far */
    for (int i = 1; i < n; i++) {
        struct conq_piece p = list[i];
        uint32_t this = key(p);
        if (this >= before) {
            before = this;
            continue;
        }
        int k = i;
        for (; k > 0 && key(list[k - 1]) > this; k--)
            list[k] = list[k - 1];
        list[k] = p;
    }
}

void conq_sort_pieces(struct conq_state *s, int side)
{
    sort(s->piece[side], s->n_pieces[side]);
}

void conq_sort_stack(struct conq_state *s, int side, int first)
{
    struct conq_piece *list = s->piece[side];
    int n = first;
    while (n < s->n_pieces[side] && list[n].at == list[first].at)
        n++;
    sort(&list[first], n - first);
}

void conq_forget(struct conq_state *s, int side, int hex)
{
    struct conq_piece *list = s->piece[side];
    bool is_changed = false;
    if (conq_is_solo(s))
        return;
    int first = conq_first(s, side, hex);
    for (int i = first; i < s->n_pieces[side] && list[i].at == hex; i++)
        if (list[i].kind != TCU && list[i].mask) {
            list[i].mask = 0;
            is_changed = true;
        }
    if (is_changed)
        conq_sort_stack(s, side, first);
}

void conq_expose(struct conq_state *s, int side, int hex, int mask)
{
    struct conq_piece *list = s->piece[side];
    int first = conq_first(s, side, hex);
    for (int i = first; i < s->n_pieces[side] && list[i].at == hex; i++)
        if (!(list[i].mask & SEEN_BY_ALL)) /* known to all: no need of single bits */
            list[i].mask = mask & SEEN_BY_ALL ? SEEN_BY_ALL : (uint8_t)(list[i].mask | mask);
    conq_sort_stack(s, side, first);
}

void conq_wipe_marks(struct conq_state *s, int side)
{
    for (int i = 0; i < s->n_pieces[side]; i++)
        s->piece[side][i].marks = 0;
    conq_sort_pieces(s, side);
}
