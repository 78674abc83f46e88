/* board.h - looking at a position of Archipelago: options, units and who stands where. */
#ifndef VAKA_GAMES_ARCHIPELAGO_BOARD_H
#define VAKA_GAMES_ARCHIPELAGO_BOARD_H

#include "games/archipelago/state.h"

/* ---- small questions ----------------------------------------------------------------------- */

static inline bool arch_option(const struct arch_state *s, enum option o)
{
    return s->option[o] != 0;
}

static inline int arch_pack(const struct arch_state *s)
{
    return s->option[O_LENGTH];
}

/* Negotiation in full: bribes, pledges, deals. */
static inline bool arch_has_deals(const struct arch_state *s)
{
    return !s->option[O_DEALS];
}

static inline const struct arch_face *arch_face_of(const struct arch_state *s, int region)
{
    return &arch_faces[s->region[region].face];
}

/* The seat at place i (from 0) of the order. */
static inline int arch_at_place(const struct arch_state *s, int i)
{
    return s->order[i];
}

/* ---- units.c: citizens and ships -------------------------------------------------------------- */

/* Numbers: units of a seat are [first, first + arch_per_seat); citizens before ships. */
static inline int arch_per_seat(const struct arch_state *s)
{
    return s->h.seats == 2 ? 28 : 14;
}
static inline int arch_citizens_of(const struct arch_state *s) /* numbers that are citizens */
{
    return s->h.seats == 2 ? 20 : 10;
}
static inline int arch_first_unit(const struct arch_state *s, int seat)
{
    return seat * arch_per_seat(s);
}
static inline int arch_first_ship(const struct arch_state *s, int seat)
{
    return arch_first_unit(s, seat) + arch_citizens_of(s);
}
static inline int arch_end_unit(const struct arch_state *s, int seat)
{
    return arch_first_unit(s, seat + 1);
}
static inline int arch_owner(const struct arch_state *s, int unit)
{
    return unit / arch_per_seat(s);
}
static inline bool arch_is_ship(const struct arch_state *s, int unit)
{
    return unit % arch_per_seat(s) >= arch_citizens_of(s);
}
static inline bool arch_on_map(const struct arch_unit *u)
{
    return u->region < ARCH_REGIONS;
}
/* On the map and no rebel. */
static inline bool arch_is_active(const struct arch_unit *u)
{
    return u->region < ARCH_REGIONS && !(u->flags & REBEL);
}
/* Active and not engaged. */
static inline bool arch_is_free(const struct arch_unit *u)
{
    return u->region < ARCH_REGIONS && !(u->flags & (REBEL | ENGAGED));
}

int arch_supply(const struct arch_state *s, int seat, bool ships); /* left to place */
/* A new unit, free and not engaged, with the lowest number left; counts it (POP, ships). */
int arch_add_unit(struct arch_state *s, int seat, bool is_ship, int region, int part,
                  struct vk_sink *ev);
/* It leaves the map: to IN_SUPPLY or ON_WONDER. A citizen lowers POP, which may be independence. */
void arch_remove_unit(struct arch_state *s, int unit, int where, struct vk_sink *ev);
/* To another place on the map; it keeps its flags. */
void arch_move_unit(struct arch_state *s, int unit, int region, int part, int spot);
/* Numbers carry no meaning: after each completed action every seat's units are in order again. */
void arch_sort_units(struct arch_state *s);
/* The lowest number of an equal unit of the same owner and kind; its own, if it is that one. */
int arch_first_alike(const struct arch_state *s, int unit);
/* An equal unit of the same owner and kind has a lower number: this one is not offered. */
bool arch_is_twin(const struct arch_state *s, int unit);
/* Units by seat: citizens on the map, rebels included; ships on the map. */
int arch_citizens_on_map(const struct arch_state *s, int seat);
int arch_ships_on_map(const struct arch_state *s, int seat);

/* ---- sight.c: who stands where, in one look ---------------------------------------------------- */

/* Made anew whenever units have moved; filled by one pass over the units. */
struct arch_sight {
    uint8_t on[ARCH_REGIONS][N_BUILDINGS]; /* the unit that stands on it, or VK_NONE */
    uint8_t taken[ARCH_REGIONS];           /* icons that are occupied or ravaged, a bit each */
    uint8_t control[ARCH_REGIONS];         /* who controls the region by its town, or VK_NONE */
    uint8_t citizens[ARCH_SEATS][ARCH_REGIONS]; /* on each region, rebels included */
};
void arch_look(const struct arch_state *s, struct arch_sight *sight);
/* Regions that the seat controls, a bit each: what `control` says, where no more is asked. */
uint32_t arch_controlled(const struct arch_state *s, int seat);
/* Section 3: who controls the building (VK_NONE: nobody, or there is none). */
int arch_controller(const struct arch_state *s, const struct arch_sight *sight, int region,
                    int building);
/* An empty building of a region that nobody else controls. */
bool arch_is_enterable(const struct arch_state *s, const struct arch_sight *sight, int seat,
                       int region, int building);

#endif
