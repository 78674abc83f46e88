/* bot_value.c - features of the seats and what they are worth; see bot_value.h. */
#include "games/polynesia/bot_value.h"
#include "games/polynesia/rules.h"
#include <string.h>

/* ---- Time ---------------------------------------------------------------------------------- */

enum { KNOTS = 7 };
static const float knot[KNOTS] = { 0.0f, 0.67f, 1.5f, 2.5f, 4.0f, 5.5f, 7.5f };
static const float spreads[KNOTS] = { 0.92f, 1.02f, 1.33f, 1.55f, 2.01f, 2.31f, 3.17f };
static const float weights[2][N_FEATURES][KNOTS] = {
#define FEATURE(name, a, b, c, d, e, f, g, ...) { a, b, c, d, e, f, g },
    [POLICY] = {
#include "bot_features.def"
    },
#undef FEATURE
#define FEATURE(name, a, b, c, d, e, f, g, ...) { __VA_ARGS__ },
    [OUTLOOK] = {
#include "bot_features.def"
    },
#undef FEATURE
};

static float between(const float at[KNOTS], int k, float x)
{
    return at[k] + x * (at[k + 1] - at[k]);
}

void poly_clock_read(const struct poly_state *s, enum poly_table which, struct poly_clock *c)
{
    float reds = s->bag[RED], stones = reds + s->bag[GREY] + s->bag[BLACK];
    int m = s->step <= S_M1 ? poly_marker(s) : 0;
    c->left = reds * (stones + 1) / (reds + 1) - 1 - (s->bag[BLACK] ? 1.3f : 0.0f);
    if (c->left < 0)
        c->left = 0;
    c->t = c->left + (float)m / 3;

    int k = 0;
    while (k < KNOTS - 2 && c->t > knot[k + 1])
        k++;
    float x = (c->t - knot[k]) / (knot[k + 1] - knot[k]);
    x = x > 1 ? 1 : x;
    c->spread = between(spreads, k, x);
    for (int i = 0; i < N_FEATURES; i++)
        c->weight[i] = between(weights[which][i], k, x);
}

/* ---- Points that are already there --------------------------------------------------------- */

/* Archipelagos with one island occupied, and with both. */
static void archipelagos(const struct poly_map *m, uint32_t occupied, int *some, int *whole)
{
    *some = *whole = 0;
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++) {
        uint32_t there = occupied & m->islands_of[x];
        *some += there != 0;
        *whole += there == m->islands_of[x];
    }
}

static int secured_points(const struct poly_state *s, int seat)
{
    static const int8_t mask_set[] = { 0, -1, 2, 5, 5 };
    const struct poly_map *m = poly_map_of(s);
    int some = 0, whole = 0, masks = s->masks[seat];
    uint32_t occupied = s->occupied[seat];
    int n = __builtin_popcount(occupied & m->turtles[0]) +
            2 * __builtin_popcount(occupied & m->turtles[1]) + s->island_turtles[seat] +
            s->turtle_tokens[seat];
    archipelagos(m, occupied, &some, &whole);
    switch (s->card[0]) {
    case C_ARCHIPELAGO_PRESENCE: n += some == POLY_ARCHIPELAGOS ? 5 : some; break;
    case C_ARCHIPELAGO_MASTERY: n += whole == POLY_ARCHIPELAGOS ? 10 : 2 * whole; break;
    default: break;
    }
    switch (s->card[1]) {
    case C_MASK_SET: n += mask_set[masks]; break;
    case C_MASK_TIMES_ARCHIPELAGO: n += masks * some; break;
    case C_MASK_SHAME: n -= masks ? 0 : 2; break;
    default: break;
    }
    return n;
}

/* Card 3.4 on all turtle islands. */
static void beach_points(const struct poly_state *s, float points[POLY_SEATS])
{
    const struct poly_map *m = poly_map_of(s);
    for (uint32_t left = m->turtles[0] | m->turtles[1]; left;) {
        int i = poly_next32(&left), top = 0, second = 0, holders = 0;
        for (int p = 0; p < s->h.seats; p++) {
            int n = s->pieces[p][i];
            if (n > top) {
                second = top;
                top = n;
                holders = 1;
            } else if (n == top) {
                holders++;
            } else if (n > second) {
                second = n;
            }
        }
        for (int p = 0; p < s->h.seats; p++) {
            int n = s->pieces[p][i];
            if (n && n == top)
                points[p] += holders == 1 ? 3.0f : 2.0f;
            else if (n && n == second && holders == 1)
                points[p] += 2.0f;
        }
    }
}

static int stranded(const struct poly_state *s, int seat)
{
    int n = 0;
    for (uint32_t left = poly_map_of(s)->sinking & s->occupied[seat]; left;)
        n += s->pieces[seat][poly_next32(&left)];
    return n;
}

/* Goods of one kind that the last gathering (cards 3.6, 3.8) would find. */
static int hoard(const struct poly_state *s, int seat, int goods)
{
    const struct poly_map *m = poly_map_of(s);
    return s->goods[seat][goods] + s->goods_tokens[seat][goods] +
           __builtin_popcount(s->occupied[seat] & m->producing[goods] & ~m->sinking);
}

/* Cards 3.5 to 3.8: who would have most, if the game ended now. */
static void majority_points(const struct poly_state *s, float points[POLY_SEATS])
{
    int have[POLY_SEATS] = { 0 }, top = -1, holders = 0;
    float win = 4, tie = 3;
    for (int p = 0; p < s->h.seats; p++) {
        switch (s->card[2]) {
        case C_STAY_AT_HOME: have[p] = s->home[p] + stranded(s, p), win = 3, tie = 0; break;
        case C_FLEET: have[p] = POLY_BOATS - s->boats_left[p], win = 3, tie = 2; break;
        case C_FISH_HOARD: have[p] = hoard(s, p, G_FISH); break;
        case C_SHELL_HOARD: have[p] = hoard(s, p, G_SHELL); break;
        default: return;
        }
        holders = have[p] > top ? 1 : holders + (have[p] == top);
        top = have[p] > top ? have[p] : top;
    }
    for (int p = 0; p < s->h.seats; p++)
        points[p] = have[p] < top ? 0 : holders == 1 ? win : tie;
}

/* ---- What islands are worth that one does not have yet --------------------------------------*/

/* In points, before distance. Of income and goods tokens: a round that is still to come. */
static const float any_island = 0.08f, income = 0.1f, goods_token = 0.076f, boat_token = 0.6f,
                   mask_token = 0.8f, presence = 0.7f, mastery = 0.3f, beach = 2.0f;

static void common_worth(const struct poly_state *s, const struct poly_clock *c,
                         float worth[POLY_ISLANDS])
{
    const struct poly_map *m = poly_map_of(s);
    float producer = any_island + income * (c->left < 3 ? c->left : 3);
    float turtle = any_island + (s->card[2] == C_TURTLE_MAJORITY ? beach : 0);
    uint32_t producing = m->producing[G_FISH] | m->producing[G_SHELL];
    for (int i = 0; i < m->n_islands; i++) {
        worth[i] = producing >> i & 1       ? producer
                   : m->turtles[0] >> i & 1 ? turtle + 1
                   : m->turtles[1] >> i & 1 ? turtle + 2
                                            : any_island;
        switch (s->token[i]) {
        case FACE_TURTLE: worth[i] += 1; break;
        case FACE_BOAT: worth[i] += boat_token; break;
        case FACE_FISH:
        case FACE_SHELL: worth[i] += goods_token * c->left; break;
        default: break;
        }
    }
}

/* What one more mask is worth to this seat. */
static float next_mask(const struct poly_state *s, int seat)
{
    static const float of_set[] = { 0.5f, 2.5f, 2.5f, 0.0f, 0.0f };
    switch (s->card[1]) {
    case C_MASK_SET: return of_set[s->masks[seat]];
    case C_MASK_SHAME: return s->masks[seat] ? 0.0f : 2.0f;
    default: return mask_token;
    }
}

/* What archipelagos and their masks are worth to this seat besides. */
static void own_worth(const struct poly_state *s, int seat, const float common[POLY_ISLANDS],
                      float worth[POLY_ISLANDS])
{
    const struct poly_map *m = poly_map_of(s);
    float mask = next_mask(s, seat);
    memcpy(worth, common, POLY_ISLANDS * sizeof *worth);
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++) {
        uint32_t pair = m->islands_of[x];
        int one = __builtin_ctz(pair), other = 31 - __builtin_clz(pair);
        bool is_there = (s->occupied[seat] & pair) != 0;
        float more = s->lagoon >> x & 1 ? 1.0f : 0.0f;
        if (s->card[0] == C_ARCHIPELAGO_PRESENCE && !is_there)
            more += presence;
        else if (s->card[0] == C_ARCHIPELAGO_MASTERY)
            more += mastery;
        if (s->card[1] == C_MASK_TIMES_ARCHIPELAGO && !is_there)
            more += 0.4f * s->masks[seat];
        worth[one] += more + (s->token[one] == FACE_MASK ? mask : 0.0f);
        worth[other] += more + (s->token[other] == FACE_MASK ? mask : 0.0f);
    }
}

/* ---- Goods --------------------------------------------------------------------------------- */

/* 1 - 0.75^stock, 1 - 0.8^producers. */
static float use_of_goods(int stock)
{
    static const float use[] = { 0,       0.25f,   0.4375f, 0.5781f, 0.6836f, 0.7627f, 0.8220f,
                                 0.8665f, 0.8999f, 0.9249f, 0.9437f, 0.9578f, 0.9683f };
    return use[stock > 12 ? 12 : stock];
}

static float use_of_income(int producers)
{
    static const float use[] = { 0,       0.2f,    0.36f,   0.488f,  0.5904f, 0.6723f, 0.7379f,
                                 0.7903f, 0.8322f, 0.8658f, 0.8926f, 0.9141f, 0.9313f };
    return use[producers > 12 ? 12 : producers];
}

/* The kind that the first player will probably name: what hurts the others more than him. */
static int next_to_spoil(const struct poly_state *s)
{
    int gain[N_GOODS];
    if (s->first >= s->h.seats)
        return G_FISH;
    for (int g = 0; g < N_GOODS; g++) {
        int others = 0;
        for (int p = 0; p < s->h.seats; p++)
            others += p == s->first ? 0 : s->goods[p][g];
        gain[g] = 5 * others - 6 * (s->h.seats - 1) * s->goods[s->first][g];
    }
    return gain[G_SHELL] > gain[G_FISH] ? G_SHELL : G_FISH;
}

/* ---- The whole ----------------------------------------------------------------------------- */

/* Turns that a seat still has in this round; one that has begun is not counted. */
static float turns_to_come(const struct poly_state *s, int seat)
{
    if (s->step > S_M1)
        return 0;
    const struct vk_frame *top = vk_top_of(&s->h);
    int n = s->h.seats, place = (seat - s->first + n) % n;
    /* turn_index counts the turns begun at this marker value. */
    bool is_asked = top->point == P_choose_action && top->seat == seat;
    return (float)(S_M1 - s->step + (place >= s->turn_index || is_asked));
}

static const float smooth[POLY_PIECES + 1] = { 0,    0.15f, 0.4f, 0.8f, 1.2f, 1.6f, 2.1f,
                                               2.6f, 3.1f,  3.6f, 4.2f, 5.0f, 6.0f, 7.0f };

void poly_goods_features(const struct poly_state *s, float f[POLY_SEATS][N_FEATURES])
{
    float majority[POLY_SEATS] = { 0 };
    int kept = !next_to_spoil(s);
    majority_points(s, majority);
    for (int p = 0; p < s->h.seats; p++) {
        f[p][F_majority] = majority[p];
        f[p][F_goods] = use_of_goods(s->goods[p][G_FISH]) + use_of_goods(s->goods[p][G_SHELL]);
        f[p][F_kept] = use_of_goods(s->goods[p][kept]);
    }
}

/* Islands and tokens that give goods. */
static int producers(const struct poly_state *s, int seat)
{
    const struct poly_map *m = poly_map_of(s);
    uint32_t producing = m->producing[G_FISH] | m->producing[G_SHELL];
    return __builtin_popcount(s->occupied[seat] & producing) + s->goods_tokens[seat][G_FISH] +
           s->goods_tokens[seat][G_SHELL];
}

void poly_features(const struct poly_state *s, const struct poly_clock *c,
                   const struct poly_chart *chart, float f[POLY_SEATS][N_FEATURES])
{
    float common[POLY_ISLANDS] = { 0 }, worth[POLY_ISLANDS], beaches[POLY_SEATS] = { 0 };
    uint32_t safe = ~poly_map_of(s)->sinking;
    common_worth(s, c, common);
    if (s->card[2] == C_TURTLE_MAJORITY)
        beach_points(s, beaches);
    for (int p = 0; p < s->h.seats; p++) {
        int lost = stranded(s, p), saved = POLY_PIECES - s->home[p] - lost;
        own_worth(s, p, common, worth);
        poly_reach(s, chart, p, worth, &f[p][F_reach], &f[p][F_near]);
        f[p][F_secured] = (float)secured_points(s, p) + beaches[p];
        f[p][F_row] = (float)poly_row_value(saved);
        f[p][F_saved] = smooth[saved];
        f[p][F_rescue] = poly_rescue(s, p);
        f[p][F_income] = use_of_income(producers(s, p));
        f[p][F_home] = s->home[p];
        f[p][F_tempo] = turns_to_come(s, p);
        f[p][F_sailing] = 0;
        f[p][F_boats] = (float)(POLY_BOATS - s->boats_left[p]);
        f[p][F_islands] = (float)__builtin_popcount(s->occupied[p] & safe);
        f[p][F_stranded] = (float)lost;
        f[p][F_decides] = p == s->first;
    }
    poly_goods_features(s, f);
    const struct vk_frame *top = vk_top_of(&s->h);
    if (top->point == P_travel_step)
        f[top->seat][F_sailing] = top->v[TRAVEL_STEP_LEFT];
}

void poly_values(const struct poly_state *s, const struct poly_clock *c,
                 const float f[POLY_SEATS][N_FEATURES], float v[POLY_SEATS])
{
    for (int p = 0; p < s->h.seats; p++) {
        v[p] = 0;
        for (int i = 0; i < N_FEATURES; i++)
            v[p] += c->weight[i] * f[p][i];
    }
}
