/* polynesia_model.c - the second Polynesia: the map of the specification, and what is legal. */
#include "polynesia_model.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ISLAND(...) { __VA_ARGS__ },
const struct spec_island spec_islands[54] = {
#include "polynesia_islands.def"
};
#define ROUTE(...) { __VA_ARGS__ },
const struct spec_route spec_routes[94] = {
#include "polynesia_routes.def"
};

const char *const model_point_names[] = { "draw_card",     "place_token",    "draw_first",
                                          "choose_action", "travel_step",    "free_explore",
                                          "mask_boon",     "populate_bonus", "extra_settler",
                                          "draw_stone",    "choose_decline" };

static const char *const goods_names[] = { "fish", "shell" };
static const char *const face_names[] = { "mask", "boat", "fish", "shell", "turtle", "none" };
static const char *const stone_names[] = { "red", "grey", "black" };

/* ---- The map ---- */

const struct spec_island *model_island(const struct model *m, int i)
{
    return &spec_islands[m->side == 'a' ? i : 30 + i];
}

const struct spec_route *model_route(const struct model *m, int r)
{
    return &spec_routes[m->side == 'a' ? r : 53 + r];
}

int model_n_islands(const struct model *m)
{
    return m->side == 'a' ? 30 : 24;
}

int model_n_routes(const struct model *m)
{
    return m->side == 'a' ? 53 : 41;
}

int model_island_number(const char *id)
{
    return (id[1] - '0') * 10 + id[2] - '0';
}

int model_other_end(const struct model *m, int route, int island)
{
    int one = model_island_number(model_route(m, route)->one);
    int other = model_island_number(model_route(m, route)->other);
    return island == one ? other : island == other ? one : -1;
}

int model_archipelago(const char *name)
{
    static const char *const names[] = { "samoa", "tuamotu", "cook", "marquesas" };
    for (int x = 0; x < 4; x++)
        if (strcmp(name, names[x]) == 0)
            return x;
    return -1;
}

int model_slot(const struct model *m, int k)
{
    for (int back = 0; back < 2; back++)
        for (int i = 0; i < model_n_islands(m); i++)
            if (strcmp(model_island(m, i)->slot, back ? "orange" : "green") == 0 && k-- == 0)
                return i;
    return -1;
}

static bool is_neutral(const struct model *m, int r)
{
    return strcmp(model_route(m, r)->class, "neutral") == 0;
}

int model_boats_on(const struct model *m, int r)
{
    int n = 0;
    for (int p = 0; p < m->seats; p++)
        n += m->player[p].boat[r];
    return n;
}

int model_due(const struct model *m)
{
    switch (m->pending[m->depth - 1]) {
    case MODEL_DRAW_CARD:
    case MODEL_PLACE_TOKEN:
    case MODEL_DRAW_FIRST:
    case MODEL_DRAW_STONE: return -1;
    case MODEL_CHOOSE_DECLINE: return m->first;
    default: return (m->first + m->turn) % m->seats;
    }
}

/* ---- What is legal ---- */

/* 4.3: r touches X and no route touching X holds a boat of anybody. */
bool model_is_first_route(const struct model *m, int route)
{
    const char *archipelago = model_route(m, route)->archipelago;
    if (strcmp(archipelago, "-") == 0)
        return false;
    for (int r = 0; r < model_n_routes(m); r++)
        if (strcmp(model_route(m, r)->archipelago, archipelago) == 0 && model_boats_on(m, r) > 0)
            return false;
    return true;
}

int model_price(const struct model *m, int route)
{
    return m->card[0] == 11 && model_is_first_route(m, route) ? 2 * m->m : m->m;
}

static bool can_explore_new(const struct model *m, int seat, int r)
{
    return !is_neutral(m, r) && model_boats_on(m, r) == 0 && m->player[seat].boats_left >= 1;
}

static bool can_explore_old(const struct model *m, int seat, int r)
{
    return m->seats > 2 && model_boats_on(m, r) >= 1 && !m->player[seat].boat[r] &&
           m->player[seat].boats_left >= 1;
}

bool model_can_hop(const struct model *m, int from, int route, const char *mode)
{
    const struct model_player *p = &m->player[model_due(m)];
    if (p->pieces[from] == 0 || model_other_end(m, route, from) < 0)
        return false;
    if (strcmp(mode, "neutral") == 0)
        return is_neutral(m, route);
    if (strcmp(mode, "own") == 0)
        return p->boat[route];
    if (p->boat[route])
        return false;
    if (strcmp(mode, "mask") == 0)
        return m->card[1] == 22 && p->masks > 0 && model_boats_on(m, route) > 0;
    const struct model_player *q = &m->player[atoi(mode + 6)];
    return q != p && q->boat[route] && q->pieces[from] > 0 && p->goods[m->marker[route]] >= 1;
}

static void add(struct model_list *list, const char *verb, const char *a, const char *b,
                const char *c)
{
    snprintf(list->text[list->n], MODEL_TEXT, "%s%s%s%s%s%s%s", verb, *a ? " " : "", a,
             *b ? " " : "", b, *c ? " " : "", c);
    list->weight[list->n++] = 0;
}

static void add_outcome(struct model_list *list, const char *verb, const char *a, const char *b,
                        int weight)
{
    if (weight == 0)
        return;
    add(list, verb, a, b, "");
    list->weight[list->n - 1] = weight;
}

static void list_hops(const struct model *m, struct model_list *list)
{
    static const char *const modes[] = { "own",     "neutral", "guide:0", "guide:1",
                                         "guide:2", "guide:3", "mask" };
    for (int i = 0; i < model_n_islands(m); i++)
        for (int r = 0; r < model_n_routes(m); r++)
            for (int k = 0; k < 7; k++)
                if (model_can_hop(m, i, r, modes[k]))
                    add(list, "HOP", model_island(m, i)->id, model_route(m, r)->id, modes[k]);
}

/* POPV, POPI or their twins of card 1.1. */
static void list_populate(const struct model *m, const char *volcano, const char *island,
                          struct model_list *list)
{
    const struct model_player *p = &m->player[model_due(m)];
    if (p->home == 0)
        return;
    add(list, volcano, "", "", "");
    for (int i = 0; i < model_n_islands(m); i++)
        if (strcmp(model_island(m, i)->kind, "volcano") != 0 && p->pieces[i] > 0)
            add(list, island, model_island(m, i)->id, "", "");
}

static void list_actions(const struct model *m, struct model_list *list)
{
    int seat = model_due(m);
    const struct model_player *p = &m->player[seat];
    struct model_list *hops = malloc(sizeof *hops);
    for (int r = 0; r < model_n_routes(m); r++)
        for (int g = 0; g < 2; g++)
            if (can_explore_new(m, seat, r) && p->goods[g] >= model_price(m, r))
                add(list, "EXN", model_route(m, r)->id, goods_names[g], "");
    for (int r = 0; r < model_n_routes(m); r++)
        if (can_explore_old(m, seat, r) && p->goods[m->marker[r]] >= 2 * model_boats_on(m, r))
            add(list, "EXE", model_route(m, r)->id, "", "");
    hops->n = 0;
    list_hops(m, hops);
    if (hops->n > 0)
        add(list, "TRV", "", "", "");
    free(hops);
    list_populate(m, "POPV", "POPI", list);
    list->usual = list->n + (p->goods[1] < p->goods[0]);
    add(list, "FISH", "fish", "", "");
    add(list, "FISH", "shell", "", "");
}

static void list_free_explore(const struct model *m, struct model_list *list)
{
    int seat = model_due(m);
    for (int r = 0; r < model_n_routes(m); r++)
        for (int g = 0; g < 2; g++)
            if (can_explore_new(m, seat, r))
                add(list, "FREE_NEW", model_route(m, r)->id, goods_names[g], "");
    for (int r = 0; r < model_n_routes(m); r++)
        if (can_explore_old(m, seat, r))
            add(list, "FREE_OLD", model_route(m, r)->id, "", "");
    list->usual = list->n;
    add(list, "FREE_SKIP", "", "", "");
}

static void list_cards(const struct model *m, struct model_list *list)
{
    static const int n_of_type[] = { 4, 6, 8 };
    for (int k = 1; k <= n_of_type[m->setup_at]; k++) {
        char code[] = { (char)('1' + m->setup_at), '.', (char)('0' + k), 0 };
        bool is_out = m->seats == 2 && m->setup_at == 2 && k <= 2;
        add_outcome(list, "CARD", code, "", !is_out);
    }
}

static void list_goods(const struct model *m, struct model_list *list, const char *verb)
{
    const struct model_player *p = &m->player[model_due(m)];
    list->usual = list->n + (p->goods[1] < p->goods[0]);
    for (int g = 0; g < 2; g++)
        add(list, verb, goods_names[g], "", "");
}

static void list_chance(const struct model *m, struct model_list *list)
{
    switch (m->pending[m->depth - 1]) {
    case MODEL_DRAW_CARD: list_cards(m, list); break;
    case MODEL_PLACE_TOKEN:
        for (int f = 0; f < 6; f++)
            add_outcome(list, "TOKEN", model_island(m, model_slot(m, m->setup_at - 3))->id,
                        face_names[f], m->heap[m->setup_at - 3 >= 8][f]);
        break;
    case MODEL_DRAW_FIRST:
        for (int p = 0; p < m->seats; p++) {
            char seat[] = { (char)('0' + p), 0 };
            add_outcome(list, "FIRST", seat, "", 1);
        }
        break;
    default:
        for (int c = 0; c < 3; c++)
            add_outcome(list, "STONE", stone_names[c], "", m->bag[c]);
    }
}

void model_legal(const struct model *m, struct model_list *list)
{
    list->n = list->usual = 0;
    if (m->is_over)
        return;
    switch (m->pending[m->depth - 1]) {
    case MODEL_CHOOSE_ACTION: list_actions(m, list); break;
    case MODEL_TRAVEL_STEP:
        list_hops(m, list);
        if (m->mp_left < m->m) {
            list->usual = list->n;
            add(list, "STOP", "", "", "");
        }
        break;
    case MODEL_FREE_EXPLORE: list_free_explore(m, list); break;
    case MODEL_MASK_BOON: {
        list_goods(m, list, "MASK_GAIN");
        int usual = list->usual;
        list_goods(m, list, "MASK_CURSE");
        list->usual = usual;
        break;
    }
    case MODEL_POPULATE_BONUS:
        list_populate(m, "BPOPV", "BPOPI", list);
        list->usual = list->n;
        add(list, "BPOP_SKIP", "", "", "");
        break;
    case MODEL_EXTRA_SETTLER:
        for (int g = 0; g < 2; g++)
            if (m->player[model_due(m)].goods[g] >= 3)
                add(list, "EXTRA", goods_names[g], "", "");
        list->usual = list->n;
        add(list, "EXTRA_SKIP", "", "", "");
        break;
    case MODEL_CHOOSE_DECLINE: list_goods(m, list, "DECLINE"); break;
    default: list_chance(m, list);
    }
}
