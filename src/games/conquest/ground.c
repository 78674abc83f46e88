/*
 * ground.c - groups, boxes and Villages; where an enemy is, what is closed, what a chain joins.
 * Definitions of 4.0.5 and 4.3.1. Who is asked for a new Home is in home.c.
 */
#include "games/conquest/rules.h"

struct hexset conq_known(const struct conq_state *s)
{
    struct hexset hidden = hs_or(s->unexplored, s->face_down);
    struct hexset all = { { ~(uint64_t)0, ((uint64_t)1 << (CONQ_HEXES - 64)) - 1 } };
    return hs_minus(all, hidden);
}

static const struct conq_group *printed(int hex)
{
    int row = conq_group_at[hex];
    return row ? &conq_groups[row - 1] : NULL;
}

/* A tile that lies here face up, or NO_TILE. */
static int open_tile(const struct conq_state *s, int hex)
{
    return hs_has(s->face_down, hex) ? NO_TILE : s->tile[hex];
}

struct conq_boxes conq_boxes_at(const struct conq_state *s, int hex)
{
    int tile = open_tile(s, hex);
    const struct conq_group *g = printed(hex);
    if (tile != NO_TILE)
        return conq_tiles[tile].boxes;
    return g ? g->boxes : (struct conq_boxes){ 0, 0 };
}

bool conq_is_island(const struct conq_state *s, int hex)
{
    return open_tile(s, hex) != NO_TILE || printed(hex);
}

bool conq_is_group(const struct conq_state *s, int hex)
{
    return conq_boxes_at(s, hex).green > 0;
}

bool conq_is_atoll(const struct conq_state *s, int hex)
{
    return conq_is_island(s, hex) && !conq_is_group(s, hex);
}

int conq_usable(const struct conq_state *s, int hex)
{
    const uint8_t *mark = s->mark_hex;
    int n = conq_boxes_at(s, hex).green + s->ia[hex];
    n += (mark[M_SPRING] == hex) + (mark[M_ASH] == hex);
    n -= (mark[M_WEEDS] == hex) + (mark[M_EROSION] == hex && !s->brown_eroded);
    return n;
}

int conq_brown(const struct conq_state *s, int hex)
{
    int eroded = s->mark_hex[M_EROSION] == hex && s->brown_eroded;
    return conq_boxes_at(s, hex).brown - s->ia[hex] - eroded;
}

int conq_owner(const struct conq_state *s, int hex)
{
    for (int side = 0; side < s->sides; side++)
        if (hs_has(s->held[side], hex))
            return side;
    return VK_NONE;
}

int conq_villages_of(const struct conq_state *s, int side)
{
    struct hexset groups = s->held[side];
    int n = 0;
    while (hs_any(groups))
        n += s->villages[hs_next(&groups)];
    return n;
}

bool conq_has_tile(const struct conq_state *s, int side, enum tile t)
{
    struct hexset groups = s->held[side];
    while (hs_any(groups))
        if (s->tile[hs_next(&groups)] == t)
            return true;
    return false;
}

struct hexset conq_enemy_hexes(const struct conq_state *s, int side)
{
    struct hexset out = s->independent;
    for (int other = 0; other < s->sides; other++)
        if (other != side)
            out = hs_or(out, hs_or(s->held[other], s->occupied[other]));
    return out;
}

struct hexset conq_closed(const struct conq_state *s, int side)
{
    struct hexset out = { { 0, 0 } };
    if (!conq_option(s, O_EVENTS))
        return out;
    if (s->mark_hex[M_TYPHOON] != VK_NONE)
        hs_add(&out, s->mark_hex[M_TYPHOON]);
    if (s->mark_hex[M_TANIWHA] != VK_NONE)
        hs_add(&out, s->mark_hex[M_TANIWHA]);
    if (s->mark_hex[M_TAPU] != VK_NONE && s->tapu_side != side)
        hs_add(&out, s->mark_hex[M_TAPU]);
    if (s->marriage[0] == side || s->marriage[1] == side) {
        int partner = s->marriage[0] == side ? s->marriage[1] : s->marriage[0];
        out = hs_or(out, hs_or(s->held[partner], s->occupied[partner]));
    }
    return out;
}

struct hexset conq_component(const struct conq_state *s, int side, int hex)
{
    if (!hs_has(s->chain[side], hex))
        return (struct hexset){ { 0, 0 } };
    return conq_flood(hs_one(hex), s->chain[side]);
}

void conq_add_hexes(struct vk_actions *out, vk_action base, int place, struct hexset hexes)
{
    vk_action *act = &out->act[out->n];
    int shift = 8 * (place + 1);
    for (unsigned word = 0; word < 2; word++)
        for (uint64_t left = hexes.w[word]; left; left &= left - 1)
            *act++ = base | (64 * word + (unsigned)__builtin_ctzll(left)) << shift;
    out->n = (uint16_t)(act - out->act);
}

int conq_rival_in(const struct conq_state *s, int side, int hex)
{
    if (hs_has(s->independent, hex))
        return VK_NEUTRAL;
    for (int other = 0; other < s->sides; other++)
        if (other != side && (hs_has(s->held[other], hex) || hs_has(s->occupied[other], hex)))
            return other;
    return VK_NONE;
}

void conq_add_village(struct conq_state *s, int side, int hex)
{
    s->villages[hex]++;
    hs_add(&s->held[side], hex);
    if (s->tile[hex] != NO_TILE) /* 2.5: a tile is turned to those who settle it */
        s->facing[hex] = s->people[side];
    if (conq_is_malarial(hex))
        s->begun |= BEGUN_MALARIA;
}

void conq_lose_villages(struct conq_state *s, int hex, int n)
{
    vk_assert(s->villages[hex] >= n);
    s->villages[hex] = (uint8_t)(s->villages[hex] - n);
    if (s->villages[hex] == 0)
        for (int side = 0; side < s->sides; side++)
            hs_del(&s->held[side], hex);
}
