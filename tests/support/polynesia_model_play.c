/* polynesia_model_play.c - the second Polynesia: what actions do, the round, the score. */
#include "polynesia_model.h"
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int word_number(const char *word, const char *const *words, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(word, words[i]) == 0)
            return i;
    return -1;
}

static int goods_number(const char *word)
{
    static const char *const words[] = { "fish", "shell" };
    return word_number(word, words, 2);
}

static int route_number(const char *id)
{
    return (id[2] - '0') * 10 + id[3] - '0' - 1;
}

/* ---- The flow: 3, 4.1, 4.9 to 4.11 ---- */

static void push(struct model *m, int point)
{
    assert(m->depth < 4);
    m->pending[m->depth++] = point;
}

static void begin_play(struct model *m)
{
    bool supply = m->card[2] == 31 || m->card[2] == 32;
    for (int x = 0; x < 4; x++)
        m->lagoon[x] = m->card[0] == 12;
    m->supply = supply ? (m->card[0] == 12 ? 6 : 10) : 0;
    m->round = 1;
    m->m = 3;
    m->turn = -1;
}

void model_harvest(const struct model *m, struct model_player *p, int goods, bool safe_only)
{
    for (int i = 0; i < model_n_islands(m); i++) {
        const struct spec_island *is = model_island(m, i);
        bool sinks = strcmp(is->kind, "near") == 0 || strcmp(is->kind, "volcano") == 0;
        if (p->pieces[i] > 0 && !(safe_only && sinks) && goods_number(is->symbol) == goods)
            p->goods[goods]++;
    }
    p->goods[goods] += p->goods_tokens[goods];
}

static void end_round(struct model *m)
{
    for (int p = 0; p < m->seats; p++)
        for (int g = 0; g < 2; g++)
            model_harvest(m, &m->player[p], g, false);
    m->first = (m->first + 1) % m->seats;
    m->round++;
    m->m = 3;
    m->turn = -1;
    m->is_declined = false;
}

static void next_of_setup(struct model *m)
{
    if (m->setup_at < 3 && m->card[m->setup_at] == 0)
        push(m, MODEL_DRAW_CARD);
    else if (m->setup_at >= 3 && m->setup_at < 17)
        push(m, MODEL_PLACE_TOKEN);
    else if (m->setup_at == 17 && m->first < 0)
        push(m, MODEL_DRAW_FIRST);
    else if (++m->setup_at == 18)
        begin_play(m);
}

static void next_of_round(struct model *m)
{
    if (m->m > 0) {
        if (++m->turn == m->seats) {
            m->turn = 0;
            m->m--;
        }
        if (m->m > 0)
            push(m, MODEL_CHOOSE_ACTION);
        else
            m->todo = 1;
    } else if (m->todo > 0) {
        push(m, MODEL_DRAW_STONE);
    } else if (!m->is_declined) {
        push(m, MODEL_CHOOSE_DECLINE);
    } else {
        end_round(m);
    }
}

static bool any_hop(const struct model *m)
{
    struct model_list *list = malloc(sizeof *list);
    struct model copy = *m;
    copy.mp_left = copy.m; /* without STOP */
    model_legal(&copy, list);
    bool is_any = list->n > 0;
    free(list);
    return is_any;
}

static void settle(struct model *m)
{
    while (!m->is_over) {
        if (m->depth > 0) {
            bool is_travel = m->pending[m->depth - 1] == MODEL_TRAVEL_STEP;
            if (!is_travel || m->mp_left == m->m || (m->mp_left > 0 && any_hop(m)))
                return;
            m->depth--;
        } else if (m->setup_at < 18) {
            next_of_setup(m);
        } else {
            next_of_round(m);
        }
    }
}

void model_start(struct model *m, int seats, char side, const int card[3], int first)
{
    static const int heap[2][6] = { { 3, 1, 1, 1, 0, 2 }, { 0, 1, 1, 1, 2, 1 } };
    memset(m, 0, sizeof *m);
    m->seats = seats;
    m->side = side ? side : seats == 4 ? 'a' : 'b';
    memcpy(m->card, card, sizeof m->card);
    m->first = first;
    for (int p = 0; p < seats; p++) {
        m->player[p].goods[0] = m->player[p].goods[1] = 3;
        m->player[p].home = 8;
        m->player[p].boats_left = 15;
        m->player[p].pieces[0] = 5;
    }
    for (int r = 0; r < MODEL_ROUTES; r++)
        m->marker[r] = -1;
    for (int i = 0; i < MODEL_ISLANDS; i++)
        m->token[i] = -1;
    memcpy(m->heap, heap, sizeof heap);
    if (seats == 4) {
        m->heap[0][MODEL_MASK]++;
        m->heap[0][MODEL_NONE]--;
    }
    m->bag[0] = 6;
    m->bag[1] = 3;
    m->bag[2] = 1;
    settle(m);
}

/* ---- Effects ---- */

static struct model_player *active(struct model *m)
{
    return &m->player[(m->first + m->turn) % m->seats];
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static void take_turtles(struct model *m, struct model_player *p, int n)
{
    n = smaller(n, m->supply);
    m->supply -= n;
    p->turtle_tokens += n;
}

static void place_boat(struct model *m, struct model_player *p, int r, int goods, bool free_of_cost)
{
    int k = model_boats_on(m, r);
    bool bonus = k == 0 && m->card[0] == 11 && model_is_first_route(m, r);
    if (k == 0) {
        if (!free_of_cost)
            p->goods[goods] -= model_price(m, r);
        m->marker[r] = goods;
    } else {
        for (int q = 0; q < m->seats && !free_of_cost; q++)
            if (m->player[q].boat[r]) {
                p->goods[m->marker[r]] -= 2;
                m->player[q].goods[m->marker[r]] += 2;
            }
        if (m->card[2] == 32)
            take_turtles(m, p, k);
    }
    p->boat[r] = true;
    p->boats_left--;
    if (bonus && p->home >= 1)
        push(m, MODEL_POPULATE_BONUS);
}

static void settle_piece(struct model_player *p, int island, int n)
{
    p->home -= n;
    p->pieces[island] += n;
}

static void populate(struct model *m, struct model_player *p, int island)
{
    settle_piece(p, island, island == 0 ? smaller(3, p->home) : 1);
    if (m->card[2] == 33 && p->home >= 1 && (p->goods[0] >= 3 || p->goods[1] >= 3))
        push(m, MODEL_EXTRA_SETTLER);
}

static void take_token(struct model *m, struct model_player *p, int island)
{
    int face = m->token[island];
    m->token[island] = -1;
    switch (face) {
    case MODEL_TURTLE: p->island_turtles++; break;
    case MODEL_FISH_FACE: p->goods_tokens[0]++; break;
    case MODEL_SHELL_FACE: p->goods_tokens[1]++; break;
    case MODEL_BOAT:
        if (p->boats_left > 0)
            push(m, MODEL_FREE_EXPLORE);
        break;
    case MODEL_MASK:
        if (m->card[1] == 21)
            push(m, MODEL_MASK_BOON);
        else if (m->card[1] == 23)
            settle_piece(p, island, smaller(1, p->home));
        else
            p->masks++;
        break;
    default: break;
    }
}

static void hop(struct model *m, int from, int r, const char *mode)
{
    struct model_player *p = active(m);
    int to = model_other_end(m, r, from);
    int x = model_archipelago(model_island(m, to)->archipelago);
    if (strcmp(mode, "mask") == 0)
        p->masks--;
    if (mode[0] == 'g') {
        struct model_player *q = &m->player[atoi(mode + 6)];
        p->goods[m->marker[r]]--;
        q->goods[m->marker[r]]++;
        if (m->card[2] == 31) {
            take_turtles(m, p, 1);
            take_turtles(m, q, 1);
        }
        q->pieces[from]--;
        q->pieces[to]++;
    }
    p->pieces[from]--;
    p->pieces[to]++;
    m->mp_left--;
    if (x >= 0 && m->lagoon[x]) {
        m->lagoon[x] = false;
        p->turtle_tokens++;
    }
    take_token(m, p, to);
}

static void draw_stone(struct model *m, const char *colour)
{
    static const char *const colours[] = { "red", "grey", "black" };
    int c = word_number(colour, colours, 3);
    m->bag[c]--;
    m->todo += c == 2 ? 1 : -1;
    if (m->bag[0] > 0)
        return;
    model_sink(m);
    for (int g = 0; g < 2; g++)
        for (int p = 0; p < m->seats && m->card[2] == (g ? 38 : 36); p++)
            model_harvest(m, &m->player[p], g, true);
    m->is_over = true;
}

static void apply_chance(struct model *m, const char *verb, const char *a, const char *b)
{
    static const char *const faces[] = { "mask", "boat", "fish", "shell", "turtle", "none" };
    if (strcmp(verb, "CARD") == 0)
        m->card[m->setup_at] = (a[0] - '0') * 10 + a[2] - '0';
    if (strcmp(verb, "TOKEN") == 0) {
        int f = word_number(b, faces, 6), island = model_island_number(a);
        m->heap[m->setup_at >= 3 + 8][f]--;
        m->token[island] = f == MODEL_NONE ? -1 : f;
        m->setup_at++;
    }
    if (strcmp(verb, "FIRST") == 0)
        m->first = a[0] - '0';
    if (strcmp(verb, "STONE") == 0)
        draw_stone(m, a);
}

static void apply_mask(struct model *m, bool is_curse, int goods)
{
    struct model_player *me = active(m);
    if (!is_curse)
        me->goods[goods] += 2;
    for (int p = 0; p < m->seats && is_curse; p++)
        if (&m->player[p] != me)
            m->player[p].goods[goods] -= smaller(2, m->player[p].goods[goods]);
}

static void decline(struct model *m, int goods)
{
    for (int p = 0; p < m->seats; p++)
        m->player[p].goods[goods] = 0;
    m->is_declined = true;
}

static void apply_choice(struct model *m, const char *verb, const char *a, const char *b)
{
    struct model_player *p = active(m);
    if (strcmp(verb, "EXN") == 0 || strcmp(verb, "EXE") == 0)
        place_boat(m, p, route_number(a), goods_number(b), false);
    else if (strcmp(verb, "FREE_NEW") == 0 || strcmp(verb, "FREE_OLD") == 0)
        place_boat(m, p, route_number(a), goods_number(b), true);
    else if (strcmp(verb, "POPV") == 0 || strcmp(verb, "BPOPV") == 0)
        populate(m, p, 0);
    else if (strcmp(verb, "POPI") == 0 || strcmp(verb, "BPOPI") == 0)
        populate(m, p, model_island_number(a));
    else if (strcmp(verb, "FISH") == 0)
        p->goods[goods_number(a)] += m->m;
    else if (strncmp(verb, "MASK_", 5) == 0)
        apply_mask(m, strcmp(verb, "MASK_CURSE") == 0, goods_number(a));
    else if (strcmp(verb, "EXTRA") == 0) {
        p->goods[goods_number(a)] -= 3;
        settle_piece(p, 0, 1);
    } else if (strcmp(verb, "DECLINE") == 0)
        decline(m, goods_number(a));
}

void model_apply(struct model *m, const char *action)
{
    char verb[12] = "", a[8] = "", b[8] = "", c[8] = "";
    sscanf(action, "%11s %7s %7s %7s", verb, a, b, c);
    if (strcmp(verb, "HOP") == 0) { /* travel_step stays */
        hop(m, model_island_number(a), route_number(b), c);
        settle(m);
        return;
    }
    bool is_chance = model_due(m) < 0;
    m->depth--;
    if (strcmp(verb, "TRV") == 0) {
        m->mp_left = m->m;
        push(m, MODEL_TRAVEL_STEP);
    } else if (is_chance) {
        apply_chance(m, verb, a, b);
    } else {
        apply_choice(m, verb, a, b);
    }
    settle(m);
}
