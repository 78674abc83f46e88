/* why_land.c - reasons for where to go: the first land, exploring, finds; trends and objectives before them. */
#include "why.h"

/* Cards of the deck that ask for something which this land has, at home. */
static int crises_met(int face)
{
    const struct arch_face *f = &arch_faces[face];
    int n = 0;
    for (int back = 0; back < N_BACKS; back++) {
        int what = arch_backs[back].half[DOMESTIC].what;
        bool has = false;
        for (int i = 0; i < f->n_icons; i++)
            has |= f->icon[i].res == what;
        n += has;
    }
    return n;
}

static bool grows(int face, int res)
{
    const struct arch_face *f = &arch_faces[face];
    for (int i = 0; i < f->n_icons; i++)
        if (f->icon[i].res == res)
            return true;
    return false;
}

static void why_goods_of(struct reasons *r, int face)
{
    bool wood = grows(face, WOOD), stone = grows(face, STONE);
    if (wood && stone)
        why_say(r, "Wood and stone: all that a town is built of.", 0, 0, 0);
    else if (wood || stone)
        why_say_of(r, "{0} is half of what a town is built of.", W_GOOD_FIRST, wood ? WOOD : STONE,
                   0, 0);
    why_say(r, "Its goods can answer {0} of the {1} crises at home in the deck.", crises_met(face),
            N_BACKS, 0);
}

static void why_huts_of(struct reasons *r, int face)
{
    int sur = r->was->sur + arch_faces[face].huts, rise = arch_sur_effect(sur);
    if (rise > arch_sur_effect(r->was->sur) && rise > 0)
        why_say(r, "Risk: {0} surplus workers then, and the rebellion rises by {1} each turn.", sur,
                rise, 0);
}

static void why_face(struct reasons *r, int face)
{
    if (face >= N_FACES)
        return;
    why_huts_of(r, face);
    why_goods_of(r, face);
}

/* ---- Laying it down ---------------------------------------------------------------------------------- */

/* Regions that touch an empty cell, and those of them where somebody of this seat stands. */
static void why_cell(struct reasons *r, int q, int row)
{
    int beside = 0, own = 0;
    for (int side = 0; side < SIDES; side++) {
        int region = arch_region_at(r->was, q + arch_step[side][0], row + arch_step[side][1]);
        if (region == VK_NONE)
            continue;
        beside++;
        own += r->sight.control[region] == r->seat || r->sight.citizens[r->seat][region] > 0;
    }
    if (own)
        why_say(r, "Beside {0} {0|region|regions} where you live.", own, 0, 0);
    why_say(r, "{0} of its six sides {0|meets|meet} the map; {1} stay open.", beside,
            SIDES - beside, 0);
}

static void why_put(struct reasons *r, int side, int rot)
{
    int face = arch_first_face_now(r->was), land = 0;
    if (face >= N_FACES)
        return;
    unsigned edges = arch_turn(arch_faces[face].edges, rot);
    const int8_t *to = arch_step[side];
    for (int d = 0; d < SIDES; d++)
        land += arch_of_side(edges, d) != EDGE_S &&
                arch_region_at(r->was, to[0] + arch_step[d][0], to[1] + arch_step[d][1]) == VK_NONE;
    why_say(r, "New land can join it on {0} {0|side|sides}.", land, 0, 0);
    why_cell(r, to[0], to[1]);
}

static void why_send(struct reasons *r, int unit)
{
    const struct arch_unit *u = &r->was->unit[unit];
    if (u->spot == SPOT_BUILDING + TOWN)
        why_say_of(r, "Risk: {0} would no longer be yours.", A_REGION, u->region, 0, 0);
    int left = why_goods_free(r, u->region, u->part);
    why_say(r,
            "{0?Nothing is left to harvest where {1?he|it} was|{0} {0|good stays|goods stay} free "
            "where {1?he|it} was}.",
            left, arch_is_ship(r->was, unit), 0);
    int here = r->sight.citizens[r->seat][u->region];
    if (!arch_is_ship(r->was, unit) && here == 2)
        why_say(r, "Risk: it parts a pair.", 0, 0, 0);
}

/* Two shores: what can be harvested on this one. */
static void why_shore(struct reasons *r, int on_b)
{
    int region = r->was->n_regions - 1;
    int a = why_goods_free(r, region, PART_A), b = why_goods_free(r, region, PART_B);
    why_say(r, "{0} {0|good|goods} on the first shore, {1} on the second.", a, b, 0);
    if (on_b == 1)
        why_say(r, "Each shore has its citizen, but none is a pair.", 0, 0, 0);
}

static void why_visit(struct reasons *r, int region)
{
    int n = 0;
    for (int part = 0; part < N_PARTS_OF_FACE; part++)
        n += why_goods_free(r, region, part);
    why_say(r,
            "{0?Nothing is free to harvest there|{0} {0|good is|goods are} free to harvest there}.",
            n, 0, 0);
}

static void why_reject(struct reasons *r)
{
    if (r->was->top < N_FACES)
        why_huts_of(r, r->was->top);
    why_say(r, "The next land is unknown, and you must take it.", 0, 0, 0);
}

/* ---- Finds -------------------------------------------------------------------------------------------- */

static void why_market_cube(struct reasons *r, int res)
{
    int n = r->was->market[DOMESTIC][res];
    why_calm(r);
    why_crisis(r, res);
    if (r->p->cubes[res])
        why_say_of(
            r, "Risk: your own {0} then {2?sells for nothing|sells for {2}} at home, not {1}.",
            A_RES, res, arch_zone_price(DOMESTIC, res, n + 1),
            n + 1 < arch_zone_capacity(DOMESTIC, res) ? arch_zone_price(DOMESTIC, res, n + 2) : 0);
    why_say_of(r, "{1} {0} then {1|lies|lie} on the market for everybody.", A_RES, res, n + 1, 0);
}

static void why_own_cube(struct reasons *r, int res)
{
    struct purse then = why_purse(r);
    then.cubes[res]++;
    why_pays(r, &then);
    why_ranked(r, BY_CUBES_FRUIT + res);
    why_crisis(r, res);
    why_price(r, res);
}

/* ---- Trends and objectives ------------------------------------------------------------------------------ */

static void why_trend(struct reasons *r, int trend)
{
    int criterion = arch_trends[trend].criterion;
    if (criterion >= BY_CUBES_FRUIT && criterion <= BY_CUBES_IRON)
        why_price(r, criterion - BY_CUBES_FRUIT);
    else if (criterion >= BY_TOWNS && criterion <= BY_PORTS)
        why_say_of(r, "One costs {0}.", W_BUILD_COST, criterion - BY_TOWNS, 0, 0);
    else if (criterion == BY_POPULATION)
        why_say(r, "Children and hired workers count.", 0, 0, 0);
    else
        why_say(r, "Goods given in a crisis count.", 0, 0, 0);
}

static void why_drop(struct reasons *r, int k)
{
    int card = r->p->objective[k];
    if (card >= N_OBJECTIVES || arch_objectives[card].criterion >= N_CRITERIA)
        return;
    why_say_of(r, "It ranks {0}, of which you have {1}.", W_CRITERION,
               arch_objectives[card].criterion,
               arch_value(r->was, &r->sight, r->seat, arch_objectives[card].criterion), 0);
}

bool why_land(struct reasons *r, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_choose: why_face(r, first); break;
    case V_keep:
    case V_first: why_face(r, r->was->top); break;
    case V_second: why_face(r, r->was->second); break;
    case V_reject:
        if (arch_point_now(r->was) == P_deal_answer)
            return false;
        why_reject(r);
        break;
    case V_put: why_put(r, first, (int)vk_arg(a, 1)); break;
    case V_place: why_cell(r, first - CELL_BASE, (int)vk_arg(a, 1) - CELL_BASE); break;
    case V_send: why_send(r, first); break;
    case V_land: why_shore(r, first); break;
    case V_visit: why_visit(r, first); break;
    case V_market_cube: why_market_cube(r, first); break;
    case V_own_cube:
    case V_take: why_own_cube(r, first); break;
    case V_name: why_trend(r, first); break;
    case V_drop: why_drop(r, first); break;
    default: return false;
    }
    return true;
}
