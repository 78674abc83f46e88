/*
 * bot_value.c - what a position promises each seat, in points: places in what counts or may count, what
 * money, cubes, units and cards can still become. How near independence is: bot_danger.c.
 */
#include "games/archipelago/bot.h"
#include <string.h>

const float arch_weights[N_WEIGHTS] = {
#define WEIGHT(name, value) value,
#include "bot_weights.def"
#undef WEIGHT
};

/* ---- counting ----------------------------------------------------------------------------------- */

/* Icons of a part of a region that nobody works on. */
struct open_icons {
    uint8_t n[ARCH_REGIONS][N_PARTS_OF_FACE];
};

static void count_open(const struct arch_state *s, const struct arch_sight *sight,
                       struct open_icons *open)
{
    memset(open, 0, sizeof *open);
    for (int r = 0; r < s->n_regions; r++) {
        const struct arch_face *face = arch_face_of(s, r);
        for (int i = 0; i < face->n_icons; i++)
            if (!(sight->taken[r] >> i & 1))
                open->n[r][face->icon[i].part]++;
    }
}

static void count_citizen(const struct arch_unit *x, struct arch_tally *t, int seat)
{
    t->value[seat][BY_POPULATION]++;
    if (x->flags & REBEL)
        t->rebels[seat]++;
    else
        t->active[seat]++;
}

/* Where new citizens can come: room for workers beside one's own units, pairs that reproduce. */
static void count_room(const struct arch_sight *sight, struct arch_tally *t, int seat,
                       uint32_t reached)
{
    for (; reached; reached &= reached - 1) {
        int n = sight->citizens[seat][__builtin_ctz(reached)];
        t->room[seat] = (int16_t)(t->room[seat] + (n < 3 ? 3 - n : 0));
        t->pairs[seat] = (int16_t)(t->pairs[seat] + (n == 2));
    }
}

/* One pass over the units of a seat: this is the bots' most frequent work. Icons that they could work on
 * are what the next harvests can bring. */
static void count_units(const struct arch_state *s, const struct arch_sight *sight,
                        struct open_icons open, struct arch_tally *t, int seat)
{
    uint32_t reached = 0;
    int ships = arch_first_ship(s, seat), end = arch_end_unit(s, seat);
    for (int u = arch_first_unit(s, seat); u < end; u++) {
        const struct arch_unit *x = &s->unit[u];
        if (!arch_on_map(x)) {
            if (x->region == IN_SUPPLY && u < ships)
                t->supply[seat]++;
            continue;
        }
        if (u < ships)
            count_citizen(x, t, seat);
        else
            t->ships[seat]++;
        if (!(x->flags & REBEL) && arch_face_of(s, x->region)->n_parts)
            reached |= 1u << x->region;
        int lord = sight->control[x->region];
        uint8_t *left = &open.n[x->region][x->part];
        if (x->spot >= SPOT_ICON) {
            t->work[seat]++; /* at work, and again next turn */
        } else if ((lord == VK_NONE || lord == seat) && *left) {
            --*left;
            t->work[seat]++;
        }
    }
    count_room(sight, t, seat, reached);
}

static void count_buildings(const struct arch_state *s, const struct arch_sight *sight,
                            struct arch_tally *t)
{
    static const uint8_t by[N_BUILDINGS] = { BY_TOWNS, BY_TEMPLES, BY_MARKETS, BY_PORTS };
    for (int r = 0; r < s->n_regions; r++) {
        for (int b = 0; b < N_BUILDINGS; b++) {
            if (s->region[r].building[b] == VK_NONE)
                continue;
            int who = arch_controller(s, sight, r, b);
            if (who != VK_NONE)
                t->value[who][by[b]]++;
        }
        int lord = sight->control[r];
        if (lord == VK_NONE)
            continue;
        const struct arch_face *face = arch_face_of(s, r);
        for (int i = 0; i < face->n_icons; i++)
            if (!(s->region[r].ravaged >> i & 1))
                t->value[lord][BY_ICONS_FRUIT + face->icon[i].res]++;
    }
}

static void count_cards(const struct arch_state *s, struct arch_tally *t)
{
    for (int card = 0; card < N_CARDS; card++) {
        int owner = s->card_at[card];
        if (owner >= ARCH_SEATS)
            continue;
        t->value[owner][arch_cards[card].kind == CHARACTER ? BY_CHARACTERS : BY_PROGRESS]++;
        t->medals[owner] = (int16_t)(t->medals[owner] + arch_medals_on(s, card));
    }
}

void arch_count(const struct arch_state *s, struct arch_tally *t)
{
    struct arch_sight sight;
    struct open_icons open;
    memset(t, 0, sizeof *t);
    arch_look(s, &sight);
    count_open(s, &sight, &open);
    for (int seat = 0; seat < s->h.seats; seat++)
        count_units(s, &sight, open, t, seat);
    count_buildings(s, &sight, t);
    count_cards(s, t);
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        int16_t *v = t->value[seat];
        v[BY_MONEY] = p->florins;
        v[BY_CARDS] = (int16_t)(v[BY_CHARACTERS] + v[BY_PROGRESS]);
        v[BY_TOKENS] = p->tokens;
        v[BY_BENEFACTOR] = p->benefactor;
        for (int res = 0; res < N_RES; res++)
            v[BY_CUBES_FRUIT + res] = p->cubes[res];
    }
}

/* ---- what may count -------------------------------------------------------------------------------- */

/* Resources that are nearly out: how much of the `needs` scarcest ones is gone. */
static float shortage(const struct arch_state *s, int needs)
{
    float top[3] = { 0.0f, 0.0f, 0.0f }, sum = 0.0f;
    for (int res = 0; res < N_RES; res++) {
        float gone = 1.0f - (float)s->supply[res] / (float)arch_cubes_of_game[res];
        for (int k = 0; k < 3; k++)
            if (gone > top[k]) {
                float other = top[k];
                top[k] = gone;
                gone = other;
            }
    }
    for (int k = 0; k < needs; k++)
        sum += top[k];
    return sum / (float)needs;
}

/* How far an end condition has come: 1 when it is met. */
float arch_progress(const struct arch_state *s, int objective)
{
    int needs = arch_objectives[objective].needs[s->h.seats - 2];
    switch (arch_objectives[objective].end) {
    case END_BANKRUPT: return 1.0f - (float)s->bank / (float)ARCH_FLORINS;
    case END_EXHAUSTED: return shortage(s, needs);
    case END_STACKS:
        return 1.0f - (float)(s->stack[0] + s->stack[1] + s->stack[2] - (3 - needs) * ARCH_STACK) /
                          (float)(needs * ARCH_STACK);
    default: return needs ? (float)arch_end_value(s, objective) / (float)needs : 0.0f;
    }
}

/* Cards known to be in play count whole; the others of the pack by their chance. */
struct arch_outlook arch_outlook_of(const struct arch_state *s, int viewer)
{
    struct arch_outlook o = { .separatist = VK_NONE };
    int first = arch_pack(s) * PACK_SIZE, unknown = 0;
    uint8_t card[ARCH_SEATS], owner[ARCH_SEATS];
    unsigned left = arch_pack_mask(s) & ~(unsigned)s->met;
    float nearest = 0.0f;
    int n = arch_in_play(s, card, owner);
    for (int i = 0; i < n; i++) {
        if (card[i] == VK_NONE) {
            unknown++;
            continue;
        }
        left &= ~(1u << (card[i] - first));
        o.chance[card[i] - first] = 1.0f;
        int by = arch_objectives[card[i]].criterion;
        if (by < N_CRITERIA)
            o.weight[by] += 3.0f;
        else if (by == SEPARATIST)
            o.separatist = owner[i];
        float p = arch_progress(s, card[i]);
        nearest = p > nearest ? p : nearest;
    }
    int others = __builtin_popcount(left);
    float chance = others ? (float)unknown / (float)others : 0.0f;
    for (; left && unknown; left &= left - 1) {
        int objective = first + __builtin_ctz(left), by = arch_objectives[objective].criterion;
        o.chance[objective - first] = chance;
        if (by < N_CRITERIA)
            o.weight[by] += 3.0f * chance;
        float p = arch_progress(s, objective) * (0.6f + 0.4f * chance);
        nearest = p > nearest ? p : nearest;
    }
    for (int i = 0; i < s->n_trends; i++)
        o.trend[arch_trends[s->trend[i]].criterion] += 4.0f;
    float turns = (float)s->h.round / (float)arch_turn_limit[arch_pack(s)];
    o.time = 1.0f - (nearest > turns ? nearest : turns);
    if (s->end_pending || o.time < 0.05f)
        o.time = s->end_pending ? 0.0f : 0.05f;
    struct arch_ground ground = arch_survey(s, viewer, N_RES, 0);
    o.danger = arch_danger_on(s, &ground, o.time, &(struct arch_change){ .res = N_RES });
    o.hand = W(citizen_time) * o.time;
    if (o.separatist != viewer || viewer == VK_NONE)
        o.hand +=
            W(ruin) * (o.danger - arch_danger_on(s, &ground, o.time,
                                                 &(struct arch_change){ 0, -1, 1, N_RES, 0 }));
    return o;
}

/* ---- worth -------------------------------------------------------------------------------------------- */

/* How far apart two values must be before the lead is safe, while there is time. */
static float spread(int criterion)
{
    if (criterion == BY_MONEY)
        return 6.0f;
    if (criterion >= BY_CUBES_FRUIT && criterion <= BY_CUBES_IRON)
        return 2.0f;
    return criterion >= BY_ICONS_FRUIT ? 2.0f : 1.0f;
}

/* Between 0 and 1, 0.5 at 0. */
static float soft_step(float x)
{
    return 0.5f + 0.5f * x / (1.0f + (x < 0 ? -x : x));
}

/* Expected points of a place worth `first` to the best. */
static float place(const struct arch_state *s, const struct arch_tally *t, int criterion,
                   float time, int seat, float first)
{
    int own = t->value[seat][criterion];
    float wide = 0.15f + W(spread) * spread(criterion) * time, points = first;
    for (int q = 0; q < s->h.seats; q++) {
        if (q == seat)
            continue;
        int d = t->value[q][criterion] - own;
        points -= d == 0 ? 0.35f : soft_step((float)d / wide);
    }
    if (points < 0.0f)
        points = 0.0f;
    if (!own)
        points *= 0.1f + 0.5f * time;
    return points / first;
}

float arch_florin_worth(const struct arch_outlook *o)
{
    return W(florin) + W(florin_time) * o->time;
}

/* What money can hire: workers who are there and have room beside the seat's units. */
static int hands_for(const struct arch_state *s, const struct arch_tally *t, int seat)
{
    enum { HANDS = 5 };
    int n = t->supply[seat], room = t->room[seat] + 1;
    n = n < s->sur ? n : s->sur;
    n = n < room ? n : room;
    return n < HANDS ? n : HANDS;
}

/* One more florin, as long as there are workers to hire for it. */
float arch_florin_now(const struct arch_state *s, const struct arch_outlook *o,
                      const struct arch_tally *t, int seat)
{
    int cost = arch_recruit_cost(s->sur), hands = hands_for(s, t, seat);
    float each = arch_florin_worth(o);
    if (hands && s->player[seat].florins < cost * hands)
        each += W(hire) * o->hand / (float)cost;
    return each;
}

/* Money that hires workers is worth part of what they are worth; beyond what a turn can use, less. */
static float purse_worth(const struct arch_state *s, const struct arch_outlook *o,
                         const struct arch_tally *t, int seat)
{
    enum { PURSE = 12 };
    int florins = s->player[seat].florins, much = florins > PURSE ? florins - PURSE : 0;
    float x = arch_florin_worth(o) * ((float)(florins - much) + W(riches) * (float)much);
    int cost = arch_recruit_cost(s->sur), most = cost * hands_for(s, t, seat);
    if (most)
        x += W(hire) * o->hand * (float)(florins < most ? florins : most) / (float)cost;
    return x;
}

/* What it can be sold for, or built with. */
static float cube_worth(const struct arch_state *s, const struct arch_outlook *o, int seat, int res)
{
    int best = 0;
    for (int board = 0; board < N_BOARDS; board++)
        if (s->market[board][res] < arch_zone_capacity(board, res)) {
            int price = arch_zone_price(board, res, s->market[board][res] + 1);
            best = price > best ? price : best;
        }
    float need = res == STONE ? W(stone_need) : res == WOOD ? W(wood_need) : W(cube_need);
    if (s->player[seat].cubes[res] > 2)
        need = 0.0f;
    return arch_florin_worth(o) * (W(cube_sale) * (float)best + need);
}

/* Cubes that are missing for a construction; tokens fill gaps. */
static int cubes_missing(const struct arch_state *s, int seat, int what)
{
    const struct arch_player *p = &s->player[seat];
    const struct arch_cost *cost = &arch_constructions[what];
    int missing = 0;
    for (int res = 0; res < N_RES; res++)
        if (cost->cubes[res] > p->cubes[res])
            missing += cost->cubes[res] - p->cubes[res];
    return missing > p->tokens ? missing - p->tokens : 0;
}

/* What one more of something that counts is worth, roughly. */
float arch_marginal(const struct arch_outlook *o, int criterion)
{
    float each = criterion == BY_MONEY        ? W(margin_money)
                 : criterion == BY_POPULATION ? W(margin_people)
                                              : W(marginal);
    return each * (o->weight[criterion] + o->trend[criterion]);
}

float arch_cube_value(const struct arch_state *s, const struct arch_outlook *o, int seat, int res)
{
    static const uint8_t by[N_BUILDINGS] = { BY_TOWNS, BY_TEMPLES, BY_MARKETS, BY_PORTS };
    float x = cube_worth(s, o, seat, res) + arch_marginal(o, BY_CUBES_FRUIT + res);
    for (int what = 0; what < N_BUILDINGS; what++)
        if (arch_constructions[what].cubes[res] > s->player[seat].cubes[res])
            x += 0.10f * o->time + 0.08f * arch_marginal(o, by[what]);
    return x;
}

/* Something that could be built soon is half built. */
static float readiness(const struct arch_state *s, const struct arch_outlook *o, int seat)
{
    static const uint8_t by[N_BUILDINGS] = { BY_TOWNS, BY_TEMPLES, BY_MARKETS, BY_PORTS };
    static const float near[3] = { 0.30f, 0.15f, 0.05f };
    float best = 0.0f;
    for (int what = 0; what < N_BUILDINGS; what++) {
        int missing = cubes_missing(s, seat, what);
        if (missing > 2 || !arch_building_left(s, what))
            continue;
        float x = near[missing] * (o->time * 0.6f + 0.5f * arch_marginal(o, by[what]));
        best = x > best ? x : best;
    }
    return best;
}

/* Money, cubes, units and cards: what they can still become. */
static float assets(const struct arch_state *s, const struct arch_outlook *o,
                    const struct arch_tally *t, int seat)
{
    const struct arch_player *p = &s->player[seat];
    const int16_t *v = t->value[seat];
    float time = o->time, x = purse_worth(s, o, t, seat);
    for (int res = 0; res < N_RES; res++) {
        int n = p->cubes[res], few = n < 2 ? n : 2;
        if (n)
            x += ((float)few + W(hoard) * (float)(n - few)) * cube_worth(s, o, seat, res);
    }
    x += (W(token) + W(token_time) * time) * (float)p->tokens;
    x += time * (W(citizen_time) * (float)t->active[seat] + W(rebel_time) * (float)t->rebels[seat] +
                 W(ship_time) * (float)t->ships[seat] + W(work_time) * (float)t->work[seat]);
    int room = t->room[seat] < 4 ? t->room[seat] : 4;
    x += time * (W(room_time) * (float)(s->sur ? room : 0) + W(pair_time) * (float)t->pairs[seat]);
    x += time * (W(town_time) * (float)v[BY_TOWNS] + W(temple_time) * (float)v[BY_TEMPLES] +
                 W(market_time) * (float)v[BY_MARKETS] + W(port_time) * (float)v[BY_PORTS]);
    x += W(card_time) * time * (float)v[BY_CARDS] + W(medal) * (float)t->medals[seat];
    return x + W(ready) * readiness(s, o, seat);
}

static float worth(const struct arch_state *s, const struct arch_outlook *o,
                   const struct arch_tally *t, int seat)
{
    float x = assets(s, o, t, seat);
    for (int by = 0; by < N_CRITERIA; by++) {
        if (o->weight[by] > 0.0f)
            x += o->weight[by] * place(s, t, by, o->time, seat, 3.0f);
        if (o->trend[by] > 0.0f)
            x += o->trend[by] * place(s, t, by, o->time, seat, 4.0f);
    }
    return x;
}

/* How near the end is: the last steps count most. */
float arch_nearness(float progress)
{
    if (progress >= 1.0f)
        return 1.0f;
    return progress > 0.0f ? W(near) * progress * progress * progress : 0.0f;
}

/* The same for all conditions that may be in play, those that have come true aside. */
static float end_is_near(const struct arch_state *s, const struct arch_outlook *o)
{
    int first = arch_pack(s) * PACK_SIZE;
    float sum = 0.0f;
    if (s->end_pending)
        return 1.0f;
    for (int i = 0; i < PACK_SIZE; i++)
        if (o->chance[i] > 0.0f && !(s->met >> i & 1))
            sum += o->chance[i] * arch_nearness(arch_progress(s, first + i));
    return sum < 1.0f ? sum : 1.0f;
}

/* The end is for who leads: how keen this seat is on it, between -1 and 1. */
static float keen(float lead)
{
    float x = lead / 3.0f;
    return x > 1.0f ? 1.0f : x < -1.0f ? -1.0f : x;
}

float arch_haste(const struct arch_state *s, const struct arch_outlook *o, int seat)
{
    struct arch_tally t;
    float own, rival = -1e30f;
    arch_count(s, &t);
    own = worth(s, o, &t, seat);
    for (int q = 0; q < s->h.seats; q++) {
        float x = q == seat ? -1e30f : worth(s, o, &t, q);
        rival = x > rival ? x : rival;
    }
    return W(haste) * keen(own - rival) - arch_fall_worth(o, seat) * o->danger;
}

/* Independence costs everybody about as much as the game is worth. The Separatist wins it, but he plays for points as
 * well: who works for nothing but the fall seldom sees it, and has lost by points. */
float arch_fall_worth(const struct arch_outlook *o, int seat)
{
    return o->separatist == seat ? W(plot) : -W(ruin);
}

float arch_standing(const struct arch_state *s, int seat)
{
    struct arch_outlook o = arch_outlook_of(s, seat);
    struct arch_tally t;
    float own, rivals = 0.0f, best = -1e30f;
    if (s->h.over && s->independent)
        return o.separatist == seat ? 3.0f * W(ruin) : -3.0f * W(ruin);
    arch_count(s, &t);
    own = worth(s, &o, &t, seat);
    for (int q = 0; q < s->h.seats; q++) {
        if (q == seat)
            continue;
        float x = worth(s, &o, &t, q);
        rivals += x;
        best = x > best ? x : best;
    }
    float haste = W(haste) * keen(own - best) * end_is_near(s, &o);
    own -= W(envy) * rivals / (float)(s->h.seats - 1);
    return own + haste + arch_fall_worth(&o, seat) * o.danger;
}
