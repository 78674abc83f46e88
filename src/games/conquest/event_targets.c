/*
 * event_targets.c - whom a Random Event may strike: the column "effect" of 2.13 read as sets of
 * hexes and of sides, and the questions event_hex, event_box, event_seat. A printed group that nobody
 * controls is in none of the sets.
 */
#include "games/conquest/random_events.h"

enum conq_aim conq_event_aim(int event)
{
    switch (event) {
    case RE_RATS:
    case RE_MARRIAGE: return AIM_SEAT;
    case RE_WINDS:
    case RE_FISHING:
    case RE_CALL:
    case RE_LEADER:
    case RE_SHAMAN:
    case RE_YOUTH:
    case RE_WHALE:
    case RE_BECALMED:
    case RE_OMENS: return AIM_NOTHING;
    default: return AIM_HEX;
    }
}

static struct hexset controlled(const struct conq_state *s)
{
    struct hexset out = { { 0, 0 } };
    for (int side = 0; side < s->sides; side++)
        out = hs_or(out, s->held[side]);
    return out;
}

static struct hexset occupied(const struct conq_state *s)
{
    struct hexset out = { { 0, 0 } };
    for (int side = 0; side < s->sides; side++)
        out = hs_or(out, s->occupied[side]);
    return out;
}

/* Groups of a set with at least so many Villages. */
static struct hexset with_villages(const struct conq_state *s, struct hexset groups, int least)
{
    struct hexset out = { { 0, 0 } };
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (s->villages[hex] >= least)
            hs_add(&out, hex);
    }
    return out;
}

static struct hexset with_boxes(const struct conq_state *s, struct hexset groups, int least)
{
    struct hexset out = { { 0, 0 } };
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (conq_usable(s, hex) + conq_brown(s, hex) >= least)
            hs_add(&out, hex);
    }
    return out;
}

/* A group printed on the map is struck only while somebody controls it (amendment 2); a tile always. */
static bool may_be_struck(const struct conq_state *s, int hex)
{
    return !conq_group_at[hex] || conq_owner(s, hex) != VK_NONE;
}

static struct hexset erodible(const struct conq_state *s)
{
    struct hexset left = hs_minus(conq_known(s), s->ocean);
    struct hexset out = { { 0, 0 } };
    while (hs_any(left)) {
        int hex = hs_next(&left);
        if (conq_is_group(s, hex) && may_be_struck(s, hex) &&
            (conq_usable(s, hex) > s->villages[hex] || conq_brown(s, hex) > 0))
            hs_add(&out, hex);
    }
    return out;
}

static struct hexset atolls(const struct conq_state *s)
{
    struct hexset left = hs_minus(conq_known(s), s->ocean), out = { { 0, 0 } };
    while (hs_any(left)) {
        int hex = hs_next(&left);
        if (conq_is_atoll(s, hex))
            hs_add(&out, hex);
    }
    return out;
}

/* Hidden tiles that this side has not seen. */
static struct hexset unseen_tiles(const struct conq_state *s, int side)
{
    struct hexset left = s->face_down, out = { { 0, 0 } };
    while (hs_any(left)) {
        int hex = hs_next(&left);
        if (!(s->tile_mask[hex] >> side & 1))
            hs_add(&out, hex);
    }
    return out;
}

/* Hexes where another player has more than a chain canoe. */
static struct hexset hidden_stacks(const struct conq_state *s, int side)
{
    struct hexset out = { { 0, 0 } };
    for (int other = 0; other < s->sides; other++) {
        struct hexset left = s->occupied[other];
        while (other != side && hs_any(left)) {
            int hex = hs_next(&left);
            if (conq_total(s, other, hex) > hs_has(s->chain[other], hex))
                hs_add(&out, hex);
        }
    }
    return out;
}

struct hexset conq_event_hexes(const struct conq_state *s, int side, int event)
{
    switch (event) {
    case RE_WEEDS: return with_villages(s, controlled(s), 2);
    case RE_EROSION: return erodible(s);
    case RE_DROUGHT:
    case RE_TSUNAMI:
    case RE_SICKNESS: return controlled(s);
    case RE_TYPHOON: return s->ocean;
    case RE_PELE: return with_boxes(s, controlled(s), 3);
    case RE_TANIWHA: return hs_minus(s->ocean, occupied(s));
    case RE_SPRING:
    case RE_ASH:
    case RE_TAPU: return s->held[side];
    case RE_BLIGHT:
    case RE_PEARLS: return atolls(s);
    case RE_CASTAWAY: return unseen_tiles(s, side);
    case RE_SPIES: return hidden_stacks(s, side);
    case RE_FEUD: return with_villages(s, hs_minus(controlled(s), s->held[side]), 3);
    default: return (struct hexset){ { 0, 0 } };
    }
}

unsigned conq_event_sides(const struct conq_state *s, int side, int event)
{
    unsigned others = (1u << s->sides) - 1, found = 0;
    int most = 0;
    if (event == RE_MARRIAGE)
        return others & ~(1u << side);
    for (int other = 0; other < s->sides; other++) { /* Plague of Rats: most Villages */
        int n = conq_villages_of(s, other);
        if (n > most)
            found = 0;
        if (n >= most) {
            found |= 1u << other;
            most = n;
        }
    }
    return found;
}

/* ---- the questions; the program of the event lies below ------------------------------------------ */

LEGAL(event_hex)
{
    conq_add_hexes(out, V_at, 0, conq_event_hexes(st, seat, f->v[EVENT_WHICH]));
}

APPLY(event_hex)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    struct vk_frame *event = vk_top(&s->h);
    event->v[EVENT_AIM] = (int16_t)vk_arg(a, 0);
    VK_EMIT(ev, E_event_aimed, seat, event->v[EVENT_WHICH], event->v[EVENT_AIM]);
}

LEGAL(event_box)
{
    vk_add(out, vk_act(V_usable, 0, 0, 0));
    vk_add(out, vk_act(V_brown, 0, 0, 0));
}

APPLY(event_box)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    vk_top(&s->h)->flag = vk_verb_of(a) == V_brown;
}

LEGAL(event_seat)
{
    const struct conq_state *s = st;
    unsigned sides = conq_event_sides(s, seat, f->v[EVENT_WHICH]);
    int usual = 0;
    while (!(sides >> s->order[usual] & 1)) /* the first of them in turn order */
        usual++;
    for (unsigned side = 0; side < s->sides; side++) {
        if (!(sides >> side & 1))
            continue;
        vk_add(out, vk_act(V_seat, side, 0, 0));
        if (side == s->order[usual])
            vk_mark_usual(out);
    }
}

APPLY(event_seat)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    struct vk_frame *event = vk_top(&s->h);
    event->v[EVENT_AIM] = (int16_t)vk_arg(a, 0);
    VK_EMIT(ev, E_event_aimed_at, seat, event->v[EVENT_WHICH],
            conq_side_arg(s, event->v[EVENT_AIM]));
}
