/* features.c - a position of Polynesia in small whole numbers, for a net (features.def). */
#include "games/polynesia/features.h"
#include "games/polynesia/map.h"
#include "games/polynesia/rules.h"
#include "games/scaffold/policy.inc"
#include "games/scaffold/reader.inc"

#include "games/polynesia/net.inc"
#include "games/polynesia/policy.inc"

static void read_seat(const struct poly_state *s, int seat, uint8_t *f)
{
    int pieces = s->side == SIDE_A ? OWN_pieces_a : OWN_pieces_b;
    int boats = s->side == SIDE_A ? OWN_boats_a : OWN_boats_b;
    int n = s->h.seats, masks = s->masks[seat];
    for (uint32_t left = s->occupied[seat]; left; left &= left - 1)
        f[pieces + __builtin_ctz(left)] = s->pieces[seat][__builtin_ctz(left)];
    for (uint64_t left = s->boats[seat]; left; left &= left - 1)
        f[boats + __builtin_ctzll(left)] = 1;
    f[OWN_fish] = vk_small(s->goods[seat][G_FISH]);
    f[OWN_shells] = vk_small(s->goods[seat][G_SHELL]);
    f[OWN_home] = s->home[seat];
    f[OWN_boats_left] = s->boats_left[seat];
    f[OWN_masks + (masks > 4 ? 4 : masks)] = 1;
    f[OWN_turtles] = vk_small(s->turtle_tokens[seat] + s->island_turtles[seat]);
    f[OWN_goods_tokens + G_FISH] = s->goods_tokens[seat][G_FISH];
    f[OWN_goods_tokens + G_SHELL] = s->goods_tokens[seat][G_SHELL];
    if (s->first < n)
        f[OWN_place + (seat - s->first + n) % n] = 1;
}

static void read_table(const struct poly_state *s, const struct poly_clock *c, uint8_t *f)
{
    int tokens = s->side == SIDE_A ? TABLE_tokens_a : TABLE_tokens_b;
    f[TABLE_side + s->side] = 1;
    f[TABLE_step + (s->step < N_STEPS ? s->step : 0)] = 1;
    f[TABLE_seats + s->h.seats] = 1;
    for (int i = 0; i < 3; i++)
        if (s->card[i] < N_CARDS)
            f[TABLE_cards + s->card[i]] = 1;
    for (int i = 0; i < N_STONES; i++)
        f[TABLE_bag + i] = s->bag[i];
    f[TABLE_rounds_left] = vk_small((int)(c->t * 8.0f + 0.5f));
    for (int i = 0; i < POLY_ARCHIPELAGOS; i++)
        f[TABLE_lagoon + i] = s->lagoon >> i & 1;
    f[TABLE_turtles] = s->turtle_supply;
    for (int i = 0; i < POLY_ISLANDS; i++)
        f[tokens + i] = s->token[i] < NO_FACE ? (uint8_t)(s->token[i] + 1) : 0;
}

static void read(const void *st, struct vk_features *out)
{
    const struct poly_state *s = st;
    struct poly_clock c;
    struct poly_chart chart;
    struct vk_score score = { 0 };
    float judged[POLY_SEATS][N_FEATURES], outlook[POLY_SEATS];
    unsigned due = asked(&s->h);
    poly_clock_read(s, OUTLOOK, &c);
    poly_chart_read(s, &chart);
    poly_features(s, &c, &chart, judged);
    poly_values(s, &c, (const float(*)[N_FEATURES])judged, outlook);
    poly_score(s, &score);
    read_table(s, &c, out->table);
    for (int seat = 0; seat < s->h.seats; seat++) {
        uint8_t *f = out->own[seat];
        read_seat(s, seat, f);
        for (int i = 0; i < N_FEATURES; i++)
            f[OWN_judged + i] = vk_small((int)(judged[seat][i] * 8.0f + 0.5f));
        f[OWN_outlook] = vk_small((int)((outlook[seat] + 2.0f) * 7.0f + 0.5f));
        f[OWN_total] = vk_small(score.total[seat]);
        f[OWN_is_due] = due >> seat & 1;
    }
}

const struct vk_reader poly_reader = READER(read);
