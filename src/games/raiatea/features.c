/* features.c - a position of Raiatea in small whole numbers, for a net (features.def). */
#include "games/raiatea/features.h"
#include "games/scaffold/reader.inc"
#include <string.h>

#include "games/raiatea/net.inc"

static void read_cards(const struct raia_player *p, uint8_t *f)
{
    struct cards held = p->hand, lasting = p->lasting;
    cards_join(&held, p->prepared);
    for (; cards_any(held); cards_take(&held, cards_lowest(held)))
        f[OWN_hand + cards_lowest(held)]++;
    for (; cards_any(lasting); cards_take(&lasting, cards_lowest(lasting)))
        f[OWN_lasting + cards_lowest(lasting)]++;
    f[OWN_prepared] = vk_small(cards_count(p->prepared));
    f[OWN_drawn] = vk_small(cards_count(p->drawn));
}

static void read_things(const struct raia_player *p, uint8_t *f)
{
    f[OWN_pearls] = vk_small(p->pearls);
    f[OWN_mana] = vk_small(p->mana);
    f[OWN_priests] = p->priests;
    f[OWN_tattoos + p->tattoo] = 1;
    memcpy(f + OWN_goods, p->goods, N_GOODS);
    memcpy(f + OWN_helpers, p->helpers, N_HELPERS);
    memcpy(f + OWN_ready, p->ready, N_HELPERS);
    memcpy(f + OWN_masks, p->masks, N_MASK_FACES);
    f[OWN_free_mirrors] = vk_small(raia_unlinked(p, MIRROR));
    for (int m = 0; m < N_MASKS; m++)
        f[OWN_single_masks] = vk_small(f[OWN_single_masks] + raia_unpaired(p, m));
    f[OWN_tahua + p->tahua] = 1;
}

/* Tiles on open statues: of what kind they are, and who is near to them. */
static void read_tiles(const struct raia_state *s, struct vk_features *out)
{
    for (int t = 0; t < N_MISSIONS; t++) {
        if (s->tile_at[t] != TILE_STATUE || !raia_is_open(s, t))
            continue;
        const struct raia_mission *m = &raia_missions[t];
        out->table[TABLE_tiles + m->kind]++;
        if (m->kind == KIND_AUCTION)
            continue;
        for (int seat = 0; seat < s->h.seats; seat++) {
            uint8_t *f = out->own[seat];
            int lacks = raia_lacks(&s->player[seat], t);
            f[OWN_can_complete] = (uint8_t)(f[OWN_can_complete] + (lacks == 0));
            f[OWN_close_tiles] = (uint8_t)(f[OWN_close_tiles] + (lacks == 1));
            if (lacks == 0 && m->points > f[OWN_best_tile])
                f[OWN_best_tile] = m->points;
        }
    }
}

static void read_table(const struct raia_state *s, uint8_t *f)
{
    f[TABLE_space + s->space] = 1;
    f[TABLE_act + s->act] = 1;
    f[TABLE_ceremony + s->ceremony] = 1;
    f[TABLE_seats + s->h.seats] = 1;
    f[TABLE_bag] = vk_small(s->bag);
    memcpy(f + TABLE_level, s->level, N_GOODS);
    memcpy(f + TABLE_market_goods, s->goods, N_GOODS);
    memcpy(f + TABLE_market_helpers, s->helpers, N_HELPERS);
    f[TABLE_statues] = s->open_statues;
    f[TABLE_choices] = s->choices;
    for (int i = 0; i < N_LOCATIONS; i++)
        f[TABLE_taken + i] = s->taken >> i & 1;
    for (int i = 0; i < N_REWARDS; i++)
        f[TABLE_rewards + i] = s->rewards >> i & 1;
    if (s->location < N_LOCATIONS)
        f[TABLE_location + s->location] = 1;
    f[TABLE_auction] = s->auction != VK_NONE;
}

static void read(const void *st, struct vk_features *out)
{
    const struct raia_state *s = st;
    struct vk_score score = { 0 };
    unsigned due = asked(&s->h);
    raia_score(s, &score);
    read_table(s, out->table);
    for (int i = 0; i < s->n_order; i++)
        if (s->order[i] < s->h.seats)
            out->own[s->order[i]][OWN_place + i] = 1;
    for (int i = 0; i < N_LOCATIONS; i++)
        if (s->taken_by[i] < s->h.seats)
            out->own[s->taken_by[i]][OWN_places_taken]++;
    for (int seat = 0; seat < s->h.seats; seat++) {
        uint8_t *f = out->own[seat];
        read_cards(&s->player[seat], f);
        read_things(&s->player[seat], f);
        f[OWN_total] = vk_small(score.total[seat]);
        for (int i = 0; i < N_PARTS; i++)
            f[OWN_parts + i] = vk_small(score.part[seat][i]);
        f[OWN_starts] = s->start == seat;
        f[OWN_is_kahuna] = s->kahuna == seat;
        f[OWN_is_due] = due >> seat & 1;
        f[OWN_known_hand] = vk_small(raia_known_hand(s, seat));
        f[OWN_offered] = vk_small(s->offer[seat]);
    }
    read_tiles(s, out);
}

const struct vk_reader raia_reader = READER(read);
