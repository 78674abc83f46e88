/* reasons.c - facts that speak for an action or against it, each in one sentence with its numbers. */
#include "why.h"

void why_say_of(struct reasons *r, const char *msgid, unsigned kind, int value, int a, int b)
{
    if (!r->left)
        return;
    r->left--;
    arch_say(&r->to, msgid,
             (struct face_blanks){ .n = 3,
                                   .kind = { (uint8_t)kind, 0, 0 },
                                   .value = { (int16_t)value, (int16_t)a, (int16_t)b } });
}

void why_say(struct reasons *r, const char *msgid, int a, int b, int c)
{
    why_say_of(r, msgid, 0, a, b, c);
}

/* ---- What can be paid ------------------------------------------------------------------------------ */

struct purse why_purse(const struct reasons *r)
{
    struct purse p = { .florins = r->p->florins, .tokens = r->p->tokens };
    for (int res = 0; res < N_RES; res++)
        p.cubes[res] = r->p->cubes[res];
    return p;
}

static bool can_pay(const struct purse *p, const struct arch_cost *cost)
{
    int missing = 0;
    for (int res = 0; res < N_RES; res++)
        if (cost->cubes[res] > p->cubes[res])
            missing += cost->cubes[res] - p->cubes[res];
    return missing <= p->tokens && cost->florins <= p->florins;
}

static const uint8_t criterion_of[N_BUILDINGS] = { BY_TOWNS, BY_TEMPLES, BY_MARKETS, BY_PORTS };

/* What this purse can pay and the present one cannot, or VK_NONE. */
static int payable(const struct reasons *r, const struct purse *then)
{
    struct purse now = why_purse(r);
    int best = VK_NONE;
    for (int what = 0; what < N_CONSTRUCTIONS; what++) {
        struct arch_cost cost;
        arch_construction_cost(what, r->was->discount, &cost);
        if (can_pay(&now, &cost) || !can_pay(then, &cost))
            continue;
        if (best == VK_NONE || (what < N_BUILDINGS && why_counts(r, criterion_of[what])))
            best = what;
    }
    return best;
}

void why_pays(struct reasons *r, const struct purse *then)
{
    int what = payable(r, then);
    if (what != VK_NONE)
        why_say_of(r, "Then you can pay for a {0}.", A_BUILDING, what, 0, 0);
}

/* One more cube would pay for something: {0} the building, {1} the cube, {2} a value, {3} a number. */
void why_pays_with(struct reasons *r, const char *msgid, int res, unsigned kind, int value, int n)
{
    struct purse then = why_purse(r);
    then.cubes[res]++;
    then.florins -= n;
    int what = payable(r, &then);
    if (what == VK_NONE || !r->left)
        return;
    r->left--;
    arch_say(&r->to, msgid,
             (struct face_blanks){
                 .n = 4,
                 .kind = { A_BUILDING, A_RES, (uint8_t)kind, 0 },
                 .value = { (int16_t)what, (int16_t)res, (int16_t)value, (int16_t)n } });
}

/* ---- Rankings and endings --------------------------------------------------------------------------- */

static bool is_trend(const struct arch_state *s, int criterion)
{
    for (int i = 0; i < s->n_trends; i++)
        if (arch_trends[s->trend[i]].criterion == criterion)
            return true;
    return false;
}

static bool is_known_objective(const struct arch_state *s, int criterion)
{
    uint8_t objective[ARCH_SEATS], owner[ARCH_SEATS];
    int n = arch_in_play(s, objective, owner);
    for (int i = 0; i < n; i++)
        if (objective[i] < N_OBJECTIVES && arch_objectives[objective[i]].criterion == criterion)
            return true;
    return false;
}

bool why_counts(const struct reasons *r, int criterion)
{
    return is_trend(r->was, criterion) || is_known_objective(r->was, criterion);
}

/* The best of the others, or -1 where a screen hides it. */
static int best_rival(const struct reasons *r, const struct arch_sight *sight, int criterion)
{
    int best = 0;
    for (int seat = 0; seat < r->is->h.seats; seat++) {
        int n = arch_value(r->is, sight, seat, criterion);
        if (seat == r->seat)
            continue;
        if (arch_is_behind_screen(criterion) && !arch_sees_screen(r->is, r->seat, seat))
            return -1;
        best = n > best ? n : best;
    }
    return best;
}

void why_ranked(struct reasons *r, int criterion)
{
    struct arch_sight sight;
    if (!why_counts(r, criterion))
        return;
    arch_look(r->is, &sight);
    int mine = arch_value(r->is, &sight, r->seat, criterion);
    int best = best_rival(r, &sight, criterion);
    const char *text =
        is_trend(r->was, criterion)
            ? best < 0 ? "The trend ranks {0}: you then have {1}."
                       : "The trend ranks {0}: you {1}, the best of the others {2}."
        : best < 0 ? "An objective you know ranks {0}: you then have {1}."
                   : "An objective you know ranks {0}: you {1}, the best of the others {2}.";
    why_say_of(r, text, W_CRITERION, criterion, mine, best);
}

void why_ending(struct reasons *r)
{
    for (int k = 0; k < r->p->n_objectives; k++) {
        int card = r->p->objective[k];
        if (card >= N_OBJECTIVES)
            continue;
        int was = arch_end_value(r->was, card), is = arch_end_value(r->is, card);
        int needs = arch_objectives[card].needs[r->was->h.seats - 2];
        if (is == was || arch_is_met_now(r->was, card))
            continue;
        if (arch_is_met_now(r->is, card))
            why_say(r, "Your own ending comes true: this round is the last.", 0, 0, 0);
        else if (is > was && needs - is <= 2)
            why_say(r, "Your own ending is {0} away: {1} of {2}.", needs - is, is, needs);
    }
}

/* ---- The colony -------------------------------------------------------------------------------------- */

static int rise_of(const struct arch_state *s)
{
    struct arch_forecast row[FORECAST_MAX];
    int sur, reb;
    (void)arch_forecast_of(s, row, &sur, &reb);
    return reb - s->reb;
}

void why_calm(struct reasons *r)
{
    int was = rise_of(r->was), is = rise_of(r->is);
    if (was == is)
        return;
    if (is < 0)
        why_say(r, "The rebellion falls by {0} next turn.", -is, 0, 0);
    else if (was < 0)
        why_say(r, "The rebellion no longer falls next turn.", 0, 0, 0);
    else if (is < was)
        why_say(r, "The rebellion rises by {0?nothing|{0}} next turn instead of {1}.", is, was, 0);
    else
        why_say(r, "Risk: the rebellion rises by {0} next turn instead of {1?nothing|{1}}.", is,
                was, 0);
}

void why_room(struct reasons *r)
{
    int was = r->was->pop - r->was->reb, is = r->is->pop - r->is->reb;
    if (is > was)
        why_say(r, "Room for {0} more rebels instead of {1}.", is, was, 0);
    else if (is < was)
        why_say(r, "Risk: room for {0} more {0|rebel|rebels} instead of {1}.", is, was, 0);
}

/* A red half has struck already. In the actions the card may still change before its crisis comes. */
void why_crisis(struct reasons *r, int res)
{
    if (r->was->back >= N_BACKS || r->was->phase == 4)
        return;
    for (int board = 0; board < N_BOARDS; board++) {
        const struct arch_half *half = &arch_backs[r->was->back].half[board];
        if (half->what != res || half->is_red)
            continue;
        why_say_of(r, "The next crisis may ask for {0}: {1} on the market, you have {2}.", A_RES,
                   res, r->is->market[board][res], r->is->player[r->seat].cubes[res]);
        return;
    }
}

/* ---- Goods and people ---------------------------------------------------------------------------------- */

static int price_at(const struct arch_state *s, int board, int res)
{
    int n = s->market[board][res];
    return n < arch_zone_capacity(board, res) ? arch_zone_price(board, res, n + 1) : 0;
}

/* A token sells as anything that the bank still has. */
int why_best_price(const struct arch_state *s, int good, int *board)
{
    int best = 0;
    for (int b = 0; b < N_BOARDS; b++)
        for (int res = 0; res < N_RES; res++) {
            if (good == TOKEN ? !s->supply[res] : res != good)
                continue;
            int price = price_at(s, b, res);
            if (price <= best)
                continue;
            best = price;
            *board = b;
        }
    return best;
}

void why_price(struct reasons *r, int res)
{
    int board = DOMESTIC, price = why_best_price(r->was, res, &board);
    if (price)
        why_say_of(r, "One sells for {1} {1|florin|florins} on the {0} market.", A_BOARD, board,
                   price, 0);
}

int why_free(const struct arch_state *s, int seat)
{
    int n = 0;
    for (int u = arch_first_unit(s, seat); u < arch_first_ship(s, seat); u++)
        n += arch_is_free(&s->unit[u]);
    return n;
}

int why_goods_free(const struct reasons *r, int region, int part)
{
    const struct arch_face *face = arch_face_of(r->was, region);
    int n = 0;
    for (int i = 0; i < face->n_icons; i++)
        n += face->icon[i].part == part && !(r->sight.taken[region] >> i & 1);
    return n;
}

void why_goods_there(struct reasons *r, int region, int part)
{
    int n = why_goods_free(r, region, part);
    why_say(r,
            "{0?Nothing is free to harvest there|{0} {0|good is|goods are} free to harvest there}.",
            n, 0, 0);
}

int why_behind(const struct reasons *r)
{
    for (int i = 0; i < r->was->n_order; i++)
        if (arch_at_place(r->was, i) == r->seat)
            return r->was->n_order - 1 - i;
    return 0;
}
