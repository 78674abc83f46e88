/*
 * wonders.c - 2.12: building a wonder. It is paid, it has its effect once, and one of the
 * builder's citizens leaves the map for it. The Great Lighthouse asks the players for their ships
 * first.
 */
#include "games/archipelago/rules.h"

struct wonder {
    uint8_t needs; /* a building, or N_BUILDINGS */
    struct arch_cost cost;
};

static const struct wonder wonders[N_CARDS - C_cathedral] = {
#define WONDER_COST(card, needs, stone, iron, provenance)                                          \
    [C_##card - C_cathedral] = { needs, { .cubes = { [STONE] = stone, [IRON] = iron } } },
#include "games/archipelago/wonders.def"
#undef WONDER_COST
};

enum { COLOSSUS_WORKERS = 2, PYRAMID_REB = 2 };

static bool controls_one(const struct arch_state *s, const struct arch_sight *sight, int seat,
                         int building)
{
    for (int r = 0; r < s->n_regions; r++)
        if (arch_controller(s, sight, r, building) == seat)
            return true;
    return false;
}

static bool has_free_citizen(const struct arch_state *s, int seat)
{
    for (int u = arch_first_unit(s, seat); u < arch_first_ship(s, seat); u++)
        if (arch_is_free(&s->unit[u]))
            return true;
    return false;
}

enum arch_closed arch_wonder_closed(const struct arch_state *s, const struct arch_sight *sight,
                                    int seat, int card)
{
    if (arch_cards[card].kind != WONDER || s->card_at[card] != seat)
        return CLOSED_NOT_YOURS;
    if (s->card_flags[card] & (CARD_BUILT | CARD_FRESH))
        return s->card_flags[card] & CARD_BUILT ? CLOSED_BUILT : CLOSED_FRESH;
    const struct wonder *w = &wonders[card - C_cathedral];
    if (s->player[seat].ready < arch_cards[card].discs)
        return CLOSED_NO_DISC;
    if (!arch_can_pay(s, seat, &w->cost))
        return CLOSED_CUBES;
    if (!has_free_citizen(s, seat))
        return CLOSED_CITIZEN;
    bool has_site = w->needs == N_BUILDINGS || controls_one(s, sight, seat, w->needs);
    return has_site ? OPEN_NOW : CLOSED_BUILDING;
}

bool arch_can_build_wonder(const struct arch_state *s, const struct arch_sight *sight, int seat,
                           int card)
{
    return arch_wonder_closed(s, sight, seat, card) == OPEN_NOW;
}

void arch_push_wonder(struct arch_state *s, int seat, int card)
{
    vk_push(&s->h, P_wonder_citizen, seat)->v[WONDER_CARD] = (int16_t)card;
}

LEGAL(wonder_citizen)
{
    const struct arch_state *s = st;
    for (int u = arch_first_unit(s, seat); u < arch_first_ship(s, seat); u++)
        if (arch_is_free(&s->unit[u]) && !arch_is_twin(s, u))
            vk_add(out, vk_act(V_settle, (unsigned)u, 0, 0));
}

/* The wonder stands: its citizen leaves the map, which can be one too few. */
static void settle(struct arch_state *s, int card, int unit, struct vk_sink *ev)
{
    s->card_flags[card] |= CARD_BUILT;
    VK_EMIT(ev, E_wonder_built, arch_owner(s, unit), card, s->unit[unit].region);
    arch_remove_unit(s, unit, ON_WONDER, ev);
}

static void push_lighthouse(struct arch_state *s, int seat, int unit)
{
    vk_push(&s->h, P_lighthouse, seat)->v[LIGHTHOUSE_UNIT] = (int16_t)unit;
}

APPLY(wonder_citizen)
{
    struct arch_state *s = st;
    int card = f->v[WONDER_CARD], unit = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    arch_lay_on_card(s, seat, arch_cards[card].discs);
    arch_pay(s, seat, &wonders[card - C_cathedral].cost, ev);
    switch (card) {
    case C_cathedral: arch_rebel(s, -s->built[TEMPLE], ev); break;
    case C_colossus: arch_surplus(s, -COLOSSUS_WORKERS, ev); break;
    case C_pyramid: arch_rebel(s, PYRAMID_REB, ev); break;
    default: push_lighthouse(s, seat, unit); return;
    }
    if (!s->h.over)
        settle(s, card, unit, ev);
}

/* ---- the Great Lighthouse -------------------------------------------------------------------- */

/* The next region, from this one on, whose port the seat controls; or n_regions. */
static int next_port(const struct arch_state *s, const struct arch_sight *sight, int seat, int from)
{
    int r = from;
    while (r < s->n_regions && arch_controller(s, sight, r, PORT) != seat)
        r++;
    return r;
}

static int ports_from(const struct arch_state *s, const struct arch_sight *sight, int seat,
                      int from)
{
    int ports = 0;
    for (int r = next_port(s, sight, seat, from); r < s->n_regions;
         r = next_port(s, sight, seat, r + 1))
        ports++;
    return ports;
}

static void launch(struct arch_state *s, int seat, int region, struct vk_sink *ev)
{
    VK_EMIT(ev, E_launched, seat, region);
    arch_add_unit(s, seat, true, region, PART_W, ev);
}

/* Only who lacks ships is asked (8.42). */
RUN(lighthouse)
{
    struct arch_state *s = st;
    struct arch_sight sight;
    if (f->v[LIGHTHOUSE_PLACE] == s->n_order) {
        int unit = f->v[LIGHTHOUSE_UNIT];
        vk_pop(&s->h);
        settle(s, C_great_lighthouse, unit, ev);
        return;
    }
    int seat = arch_at_place(s, f->v[LIGHTHOUSE_PLACE]), ships = arch_supply(s, seat, true);
    arch_look(s, &sight);
    if (ships > 0 && (f->v[LIGHTHOUSE_FROM] > 0 || ships < ports_from(s, &sight, seat, 0))) {
        vk_push(&s->h, P_lighthouse_ship, seat)->v[LAUNCH_FROM] = f->v[LIGHTHOUSE_FROM];
        return;
    }
    for (int r = next_port(s, &sight, seat, 0); ships > 0 && r < s->n_regions;
         r = next_port(s, &sight, seat, r + 1))
        launch(s, seat, r, ev);
    f->v[LIGHTHOUSE_PLACE]++;
    f->v[LIGHTHOUSE_FROM] = 0;
}

/* Ports for the other ships must be left above. */
LEGAL(lighthouse_ship)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    arch_look(s, &sight);
    int ships = arch_supply(s, seat, true), left = ports_from(s, &sight, seat, f->v[LAUNCH_FROM]);
    for (int r = next_port(s, &sight, seat, f->v[LAUNCH_FROM]); left >= ships;
         r = next_port(s, &sight, seat, r + 1), left--)
        vk_add(out, vk_act(V_launch, (unsigned)r, 0, 0));
}

APPLY(lighthouse_ship)
{
    struct arch_state *s = st;
    int region = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    vk_top(&s->h)->v[LIGHTHOUSE_FROM] = (int16_t)(region + 1);
    launch(s, seat, region, ev);
}
