/*
 * cannot_land.c - why a thing on the map of Archipelago cannot be chosen now: people and ships,
 * shores, goods, buildings.
 */
#include "cannot.h"
#include "games/archipelago/migration.h"
#include "things.h"

/* ---- people and ships ---------------------------------------------------------------------------------- */

/* Somebody else's, a rebel, busy. */
static bool says_of_state(const struct telling *to, int unit)
{
    const struct arch_unit *u = &to->s->unit[unit];
    if (arch_owner(to->s, unit) != to->seat)
        arch_tell_of(to,
                     arch_is_ship(to->s, unit) ? "This ship belongs to another player: {0}."
                                               : "This citizen belongs to another player: {0}.",
                     A_SEAT, arch_owner(to->s, unit), 0);
    else if (u->flags & REBEL)
        arch_tell_text(to, "A rebel does nothing until somebody helps him up.");
    else if (u->flags & ENGAGED)
        arch_tell_text(to, arch_is_ship(to->s, unit) ? "This ship is busy until the next turn."
                                                     : "This citizen is busy until the next turn.");
    else
        return false;
    return true;
}

static bool says_of_migrant(const struct telling *to, int unit)
{
    const struct vk_frame *f = arch_frame_of(to->s, P_migrate_pick);
    if (f && f->v[MIGRATE_HOW] != MIGRATE_ALL && !arch_is_ship(to->s, unit))
        arch_tell_text(to, "Only ships move now. They may ferry citizens.");
    else if (to->s->unit[unit].flags & MOVED)
        arch_tell_text(to, "Everybody moves once, and this one has moved.");
    else
        arch_tell_text(to, "There is nowhere to go from here.");
    return true;
}

static bool says_of_builder(const struct telling *to, int unit)
{
    int what = arch_building_now(to->s), region = to->s->unit[unit].region;
    if (what == VK_NONE)
        return false;
    if (arch_is_ship(to->s, unit) && what != PORT)
        arch_tell_text(to, "A ship builds ports, nothing else.");
    else if (what != SHIP && to->s->region[region].building[what] != VK_NONE)
        arch_tell_of(to, "There is one here already: {0}.", A_BUILDING, what, 0);
    else
        arch_tell_text(to, "This needs a coast.");
    return true;
}

static bool says_of_unit(const struct telling *to, int unit)
{
    int now = arch_point_now(to->s);
    switch (now) {
    case P_heal_next: arch_tell_text(to, "Only a rebel can be helped up."); return true;
    case P_pirate_target:
        arch_tell_text(to, "The Pirate sinks a ship of another player beside one of yours.");
        return true;
    case P_crisis_domestic_turn:
    case P_crisis_export_turn:
    case P_crisis_stand: return arch_says_lying(to, unit);
    default: break;
    }
    if (says_of_state(to, unit))
        return true;
    switch (now) {
    case P_round_menu: return arch_says_wheel(to, Z_MIGRATION);
    case P_migrate_pick: return says_of_migrant(to, unit);
    case P_build_site: return says_of_builder(to, unit);
    case P_explore_unit:
        arch_tell_text(to, "There is no way from here to the new land: ships go by sea, citizens "
                           "by land.");
        return true;
    case P_harvest_deploy:
        arch_tell_text(to, "Choose the good first, then who harvests it.");
        return true;
    case P_migrate_to:
        arch_tell_text(to, "First choose where the one you have picked goes.");
        return true;
    case P_wonder_citizen:
        arch_tell_text(to, "Only a citizen can stay at the wonder.");
        return true;
    default: return false;
    }
}

/* ---- goods --------------------------------------------------------------------------------------------- */

/* Who holds the region does not let him in, or for too much. */
static bool says_no_leave(const struct telling *to, const struct arch_sight *sight, int region)
{
    const struct arch_region *at = &to->s->region[region];
    int holder;
    if (arch_consent(to->s, sight, to->seat, region, &holder) >= 0)
        return false;
    if (at->terms != VK_NONE && at->terms_of == holder)
        arch_tell(to, "Here you pay {0} {0|florin|florins} for each; you have {1}.", at->terms,
                  to->p->florins, 0);
    else
        arch_tell_of(to, "This region is closed to you. Ask for leave in a deal: {0} holds it.",
                     A_SEAT, holder, 0);
    return true;
}

static bool has_free_unit(const struct telling *to, int region, int part)
{
    for (int u = arch_first_unit(to->s, to->seat); u < arch_end_unit(to->s, to->seat); u++)
        if (to->s->unit[u].region == region && to->s->unit[u].part == part &&
            arch_is_free(&to->s->unit[u]))
            return true;
    return false;
}

static bool says_of_icon(const struct telling *to, int region, int icon)
{
    const struct arch_icon *what = &arch_face_of(to->s, region)->icon[icon];
    const struct vk_frame *f = arch_frame_of(to->s, P_harvest_deploy);
    bool ravages = arch_point_now(to->s) == P_barbarian_icon;
    struct arch_sight sight;
    arch_look(to->s, &sight);
    if (to->s->region[region].ravaged >> icon & 1)
        arch_tell_text(to, arch_states[STATE_RAVAGED]);
    else if (sight.taken[region] >> icon & 1)
        arch_tell_text(to, arch_states[STATE_TAKEN]);
    else if (!f && !ravages)
        return arch_says_wheel(to, Z_HARVEST + what->res);
    else if (f && f->v[HARVEST_RES] != what->res)
        arch_tell_of(to, "You are harvesting something else now: {0}.", A_RES, f->v[HARVEST_RES],
                     0);
    else if (!has_free_unit(to, region, what->part))
        arch_tell_text(to, what->part == PART_W ? "You need a free ship here."
                                                : "You need a free citizen on this shore.");
    else
        return f && says_no_leave(to, &sight, region);
    return true;
}

/* ---- buildings ------------------------------------------------------------------------------------------- */

static bool says_of_entry(const struct telling *to, const struct arch_sight *sight, int region,
                          int building)
{
    if (sight->on[region][building] != VK_NONE)
        arch_tell_text(to, "Somebody stands there already.");
    else if (sight->control[region] != VK_NONE && sight->control[region] != to->seat)
        arch_tell_of(to, "Its buildings are not open to you: {0} holds the region.", A_SEAT,
                     sight->control[region], 0);
    else
        return false;
    return true;
}

static bool says_of_house(const struct telling *to, int region, int building)
{
    static const char *const does_nothing[N_BUILDINGS] = {
        [TOWN] = "A town is not used: whoever stands on it holds the region.",
        [TEMPLE] = "A temple is not used in a round: it helps people up in crises.",
    };
    struct arch_sight sight;
    arch_look(to->s, &sight);
    if (arch_point_now(to->s) == P_migrate_to)
        return says_of_entry(to, &sight, region, building);
    if (arch_point_now(to->s) != P_round_menu)
        return false;
    if (!does_nothing[building])
        return arch_says_closed(
            to, vk_act(building == PORT ? V_use_port : V_use_market, (unsigned)region, 0, 0));
    arch_tell_text(to, does_nothing[building]);
    return true;
}

/* ---- land ------------------------------------------------------------------------------------------------ */

static bool says_of_way(const struct telling *to, int region)
{
    const struct vk_frame *pick = arch_frame_of(to->s, P_migrate_pick);
    int unit = arch_migrant_now(to->s);
    struct arch_migrants m;
    if (unit == VK_NONE || !pick)
        return false;
    arch_see_migrants(&m, to->s, to->seat, pick->v[MIGRATE_HOW]);
    if (to->s->unit[unit].region == region)
        arch_tell_text(to, "It is there already.");
    else if (!arch_is_ship(to->s, unit) && !(m.room >> region & 1))
        arch_tell(to, "{0} citizens of yours live there, and more may not.",
                  ARCH_CITIZENS_IN_REGION, 0, 0);
    else
        arch_tell_text(to,
                       arch_is_ship(to->s, unit)
                           ? "A ship cannot get there: it sails to the next region by sea."
                           : "A citizen cannot get there: on foot to the next region by land, or "
                             "with your free ships.");
    return true;
}

static bool says_of_growth(const struct telling *to, int region)
{
    struct arch_sight sight;
    arch_look(to->s, &sight);
    int n = sight.citizens[to->seat][region];
    if (arch_is_fertile(to->s, &sight, to->seat, region))
        arch_tell_text(to, "You have passed it over: children come region by region.");
    else
        arch_tell(to,
                  "A child needs two of your citizens together on one shore, none a rebel; you "
                  "have {0} here.",
                  n, 0, 0);
    return true;
}

static bool says_of_hiring(const struct telling *to, int region)
{
    struct arch_sight sight;
    arch_look(to->s, &sight);
    int price = arch_is_paid_now(to->s) ? arch_recruit_cost(to->s->sur) : 0;
    if (!to->s->sur)
        arch_tell_text(to, "There are no surplus workers left to hire.");
    else if (price > to->p->florins)
        arch_tell(to, "A worker costs {0} {0|florin|florins}; you have {1}.", price, to->p->florins,
                  0);
    else if (!arch_supply(to->s, to->seat, false))
        arch_tell_text(to, "All your citizens are on the map.");
    else if (sight.citizens[to->seat][region] >= ARCH_CITIZENS_IN_REGION)
        arch_tell(to, "{0} citizens of yours live there, and more may not.",
                  ARCH_CITIZENS_IN_REGION, 0, 0);
    else
        arch_tell_text(to, "You hire only where one of your citizens or ships is.");
    return true;
}

static bool says_of_region(const struct telling *to, int region)
{
    struct arch_sight sight;
    arch_look(to->s, &sight);
    switch (arch_point_now(to->s)) {
    case P_migrate_to: return says_of_way(to, region);
    case P_reproduce_next: return says_of_growth(to, region);
    case P_recruit_next: return says_of_hiring(to, region);
    case P_diplomat_region:
        arch_tell_text(to, sight.control[region] == VK_NONE || sight.control[region] == to->seat
                               ? "Here you need no Diplomat: no other player holds this region."
                               : "You have nobody free here who could harvest.");
        return true;
    case P_harvest_deploy:
        arch_tell_text(to, "Choose a good on the land, not the land.");
        return true;
    case P_round_menu:
        arch_tell_text(to,
                       "Choose on the wheel what to do. Then the land glows where you can do it.");
        return true;
    default: return false;
    }
}

bool arch_says_land(const struct telling *to, const struct thing *t)
{
    switch (t->kind) {
    case A_UNIT_THERE: return says_of_unit(to, t->one);
    case AN_ICON: return says_of_icon(to, t->one, t->two);
    case A_HOUSE: return says_of_house(to, t->one, t->two) || says_of_region(to, t->one);
    default: return says_of_region(to, t->one);
    }
}
