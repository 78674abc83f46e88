/* score.c - section 6: the parts of a score, at the end or as if the volcano erupted now. */
#include "games/polynesia/rules.h"
#include <string.h>

static const uint8_t space_points[POLY_PIECES] = {
#define SPACE(id, points, provenance) points,
#include "spaces.def"
#undef SPACE
};

/* The highest free space: pieces cover the board from the right, so it is the one of that number. */
int poly_row_value(int saved)
{
    return saved ? space_points[saved - 1] : 0;
}

static int turtle_islands(const struct poly_state *s, int seat)
{
    const struct poly_map *m = poly_map_of(s);
    return __builtin_popcount(s->occupied[seat] & m->turtles[0]) +
           2 * __builtin_popcount(s->occupied[seat] & m->turtles[1]);
}

/* Archipelagos in which the seat occupies at least `want` of the two islands. */
static int archipelagos(const struct poly_state *s, int seat, int want)
{
    int n = 0;
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++)
        n += __builtin_popcount(s->occupied[seat] & poly_map_of(s)->islands_of[x]) >= want;
    return n;
}

static int score_card_1(const struct poly_state *s, int seat)
{
    if (poly_has_card(s, C_ARCHIPELAGO_PRESENCE)) {
        int n = archipelagos(s, seat, 1);
        return n == POLY_ARCHIPELAGOS ? 5 : n;
    }
    if (poly_has_card(s, C_ARCHIPELAGO_MASTERY)) {
        int n = archipelagos(s, seat, 2);
        return n == POLY_ARCHIPELAGOS ? 10 : 2 * n;
    }
    return 0;
}

static int score_card_2(const struct poly_state *s, int seat)
{
    static const int8_t set[] = { 0, -1, 2, 5, 5 };
    if (poly_has_card(s, C_MASK_SET))
        return set[s->masks[seat]];
    if (poly_has_card(s, C_MASK_TIMES_ARCHIPELAGO))
        return s->masks[seat] * archipelagos(s, seat, 1);
    if (poly_has_card(s, C_MASK_SHAME))
        return s->masks[seat] ? 0 : -2;
    return 0;
}

/* The largest of some values gets `win` alone, or `tie` each. */
static void majority(const int value[], int n, int win, int tie, int16_t points[])
{
    int top = value[0], holders = 0;
    for (int p = 0; p < n; p++)
        top = value[p] > top ? value[p] : top;
    for (int p = 0; p < n; p++)
        holders += value[p] == top;
    for (int p = 0; p < n; p++)
        if (value[p] == top)
            points[p] = (int16_t)(holders == 1 ? win : tie);
}

/* Tied for most: 2 each, and nobody is second. */
void poly_sacred_beach(const struct poly_state *s, int island, int16_t points[])
{
    int top = 0, second = 0, holders = 0;
    for (int p = 0; p < s->h.seats; p++) {
        int n = s->pieces[p][island];
        if (n > top)
            second = top, top = n, holders = 1;
        else if (n == top)
            holders++;
        else if (n > second)
            second = n;
    }
    for (int p = 0; p < s->h.seats; p++) {
        int n = s->pieces[p][island];
        if (n && n == top)
            points[p] = (int16_t)(points[p] + (holders == 1 ? 3 : 2));
        else if (n && n == second && holders == 1)
            points[p] = (int16_t)(points[p] + 2);
    }
}

static void score_card_3(const struct poly_state *s, int16_t points[])
{
    const struct poly_map *m = poly_map_of(s);
    int value[POLY_SEATS] = { 0 };
    switch (s->card[2]) {
    case C_TURTLE_MAJORITY:
        for (uint32_t left = m->turtles[0] | m->turtles[1]; left;)
            poly_sacred_beach(s, poly_next32(&left), points);
        break;
    case C_STAY_AT_HOME:
        for (int p = 0; p < s->h.seats; p++)
            value[p] = s->home[p];
        majority(value, s->h.seats, 3, 0, points);
        break;
    case C_FLEET:
        for (int p = 0; p < s->h.seats; p++)
            value[p] = POLY_BOATS - s->boats_left[p];
        majority(value, s->h.seats, 3, 2, points);
        break;
    case C_FISH_HOARD:
    case C_SHELL_HOARD:
        for (int p = 0; p < s->h.seats; p++)
            value[p] = s->goods[p][s->card[2] == C_FISH_HOARD ? G_FISH : G_SHELL];
        majority(value, s->h.seats, 4, 3, points);
        break;
    default: break;
    }
}

static void score_sunk(const struct poly_state *s, struct vk_score *out)
{
    int16_t card_3[POLY_SEATS] = { 0 };
    score_card_3(s, card_3);
    for (int p = 0; p < s->h.seats; p++) {
        int16_t *part = out->part[p];
        part[PART_BOARD] = (int16_t)poly_row_value(POLY_PIECES - s->home[p]);
        part[PART_TURTLE_ISLANDS] = (int16_t)turtle_islands(s, p);
        part[PART_ISLAND_TURTLES] = s->island_turtles[p];
        part[PART_TURTLE_TOKENS] = s->turtle_tokens[p];
        part[PART_CARD_1] = (int16_t)score_card_1(s, p);
        part[PART_CARD_2] = (int16_t)score_card_2(s, p);
        part[PART_CARD_3] = card_3[p];
        for (int i = 0; i < N_PARTS; i++)
            out->total[p] += part[i];
        out->tie_break[p] = __builtin_popcount(s->occupied[p]);
    }
    vk_rank(out, s->h.seats);
}

void poly_score(const void *st, struct vk_score *out)
{
    const struct poly_state *s = st;
    memset(out, 0, sizeof *out);
    if (s->h.over) {
        score_sunk(s, out);
        return;
    }
    struct poly_state sunk = *s;
    poly_sink(&sunk, NULL);
    score_sunk(&sunk, out);
}
