/*
 * tiles.c - island tiles turned up or laid, and the South Island that may follow (7.3). Who decides
 * to show a tile, and when, is in explore.c, sides.c and movement.c.
 */
#include "games/conquest/rules.h"

/* All Discovered Island markers on a hidden tile go back, and nobody needs to remember it. */
static void uncover(struct conq_state *s, int hex)
{
    hs_del(&s->face_down, hex);
    s->tile_mask[hex] = 0;
    for (int side = 0; side < s->sides; side++)
        hs_del(&s->di[side], hex);
    if (s->pos == hex)
        s->found = 0; /* nothing left to decide for the Explorer who stands here */
}

static void drop_marker(struct conq_state *s, enum event_marker marker, int hex,
                        enum random_event event, struct vk_sink *ev)
{
    if (s->mark_hex[marker] != hex)
        return;
    s->mark_hex[marker] = VK_NONE;
    s->mark_until[marker] = 0;
    VK_EMIT(ev, E_event_over, VK_NONE, event);
}

/* Where the South Island belongs when Aotearoa is turned up by a people; VK_NONE if it is out. */
static int south_island_hex(const struct conq_state *s, int people, int aotearoa)
{
    enum { SOUTH_WEST = 4 };
    int hex = conq_hexes[aotearoa].next[(SOUTH_WEST + conq_peoples[people].facing) % 6];
    if (hex == VK_NONE || hex == CONQ_GALAPAGOS || hex == CONQ_UNFORTUNATE)
        return VK_NONE;
    bool is_free = hs_has(s->unexplored, hex) || hs_has(s->ocean, hex) || hs_has(s->face_down, hex);
    return is_free ? hex : VK_NONE;
}

static void lay_south_island(struct conq_state *s, int side, int aotearoa, struct vk_sink *ev)
{
    int hex = south_island_hex(s, s->people[side], aotearoa);
    if (hex == VK_NONE) {
        VK_EMIT(ev, E_south_island_out, VK_NONE, 0);
        return;
    }
    if (hs_has(s->face_down, hex)) {
        s->sunk_tile = s->tile[hex];
        s->sunk_mask = s->tile_mask[hex];
        uncover(s, hex);
        VK_EMIT(ev, E_tile_lost, VK_NONE, hex);
    }
    hs_del(&s->unexplored, hex);
    hs_del(&s->ocean, hex);
    s->tile[hex] = T_te_waka_maui;
    s->facing[hex] = s->people[side];
    VK_EMIT(ev, E_south_island, conq_actor(s, side), hex);
    drop_marker(s, M_TYPHOON, hex, RE_TYPHOON, ev);
    drop_marker(s, M_TANIWHA, hex, RE_TANIWHA, ev);
}

static void turned_up(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    s->facing[hex] = s->people[side];
    if (s->tile[hex] == T_aotearoa && conq_option(s, O_SOUTH_ISLAND))
        lay_south_island(s, side, hex, ev);
}

void conq_show_tile(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    vk_assert(hs_has(s->face_down, hex));
    uncover(s, hex);
    vk_reveal(&s->h);
    VK_EMIT(ev, E_tile_shown, conq_actor(s, side), hex, s->tile[hex]);
    turned_up(s, side, hex, ev);
}

void conq_lay_tile(struct conq_state *s, int side, int hex, int tile, struct vk_sink *ev)
{
    s->tile[hex] = (uint8_t)tile;
    hs_del(&s->unexplored, hex);
    VK_EMIT(ev, E_island_found, conq_actor(s, side), hex, tile);
    turned_up(s, side, hex, ev);
}
