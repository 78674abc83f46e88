/*
 * bot_deal.c - how bots negotiate: goods or a permit against florins, at a price that leaves the partner
 * a little better off. The plan is made anew at every step of an offer from the position alone.
 */
#include "games/archipelago/bot.h"

static const float permit = 0.04f; /* what letting a unit in costs its host, in points */
enum { DEAREST = 5 };              /* florins a cube: nobody pays more */

/* An offer: goods of one direction (want, give) or a permit, and a price. */
struct plan {
    int verb, region, price; /* price: florins for what is wanted, or asked for what is given */
    int goods[N_GOODS], n;
    float gain;
};

static void take_better(struct plan *best, const struct plan *p)
{
    if (p->gain > best->gain)
        *best = *p;
}

/* The crisis under way, or NULL. */
static const struct vk_frame *crisis_of(const struct arch_state *s)
{
    for (int i = s->h.depth - 1; i >= 0; i--) {
        int point = s->h.frame[i].point;
        if (point == P_domestic_crisis || point == P_export_crisis)
            return &s->h.frame[i];
    }
    return NULL;
}

/* Cubes that would end it. */
static int cubes_short(const struct arch_state *s, const struct vk_frame *crisis)
{
    if (crisis->point == P_export_crisis)
        return crisis->v[1] - crisis->v[3];
    return (arch_all_rebels(s) + crisis->v[1] - 1) / crisis->v[1];
}

/* In a crisis a cube of what is short, or a token, keeps citizens on their feet. */
static float crisis_worth(const struct arch_state *s, const struct arch_outlook *o, int seat,
                          int good, int n)
{
    const struct vk_frame *f = crisis_of(s);
    if (!f || (f->v[0] != good && good != TOKEN))
        return 0.0f;
    int missing = cubes_short(s, f), helps = n < missing ? n : missing;
    struct arch_change c = { .reb = -helps, .res = N_RES };
    if (f->point == P_domestic_crisis)
        c.reb = -(helps * f->v[1] < arch_all_rebels(s) ? helps * f->v[1] : arch_all_rebels(s));
    return arch_calm_worth(s, o, seat, c);
}

/* Ask for as many cubes as are missing, for little: the partner's people stand up too. */
static void plan_crisis(const struct arch_state *s, const struct arch_outlook *o, int seat,
                        int partner, struct plan *best)
{
    const struct vk_frame *f = crisis_of(s);
    if (!f || !s->player[seat].florins)
        return;
    const struct arch_player *me = &s->player[seat], *he = &s->player[partner];
    int res = f->v[0], good = he->cubes[res] ? res : TOKEN;
    int has = good == TOKEN ? he->tokens : he->cubes[res];
    int own = me->cubes[res] + me->tokens + s->market[f->point == P_export_crisis][res];
    int missing = cubes_short(s, f) - own;
    if (!has || missing <= 0)
        return;
    struct plan p = { .verb = V_want, .n = has < missing ? has : missing };
    p.goods[good] = p.n;
    p.price = p.n < me->florins ? p.n : me->florins;
    p.gain = crisis_worth(s, o, seat, good, p.n);
    take_better(best, &p);
}

/* Cubes that are worth more to one than to the other, as many as the offer can hold. */
static void plan_cubes(const struct arch_state *s, const struct arch_outlook *o, int buyer,
                       int seller, bool is_buying, struct plan *best)
{
    float florin = arch_florin_worth(o), to_buyer = 0.0f, to_seller = 0.0f;
    struct plan p = { .verb = is_buying ? V_want : V_give };
    for (int res = 0; res < N_RES && p.n < ARCH_ITEMS; res++) {
        float high = arch_cube_value(s, o, buyer, res), low = arch_cube_value(s, o, seller, res);
        if (!s->player[seller].cubes[res] || high < low + florin)
            continue;
        to_buyer += high;
        to_seller += low;
        p.goods[res]++;
        p.n++;
    }
    int least = (int)(to_seller / florin) + 1, most = (int)(to_buyer / florin) - 1;
    p.price = is_buying ? least + 1 : most - 1;
    if (p.price > DEAREST * p.n)
        p.price = DEAREST * p.n;
    if (!p.n || p.price < least || p.price > most || p.price > s->player[buyer].florins)
        return;
    p.gain = is_buying ? to_buyer - florin * (float)p.price : florin * (float)p.price - to_seller;
    p.gain *= 0.5f;
    take_better(best, &p);
}

/* A free unit beside a free icon of a region that the partner controls and keeps closed. */
static void plan_permits(const struct arch_state *s, const struct arch_outlook *o, int seat,
                         int partner, struct plan *best)
{
    struct arch_sight sight;
    if ((s->used & ROUND_ACTION) || !s->player[seat].ready || !s->player[seat].florins)
        return;
    arch_look(s, &sight);
    for (int r = 0; r < s->n_regions; r++) {
        if (sight.control[r] != partner || s->region[r].terms != VK_NONE || s->permit[r])
            continue;
        const struct arch_face *face = arch_face_of(s, r);
        for (int u = arch_first_unit(s, seat); u < arch_end_unit(s, seat); u++) {
            if (s->unit[u].region != r || !arch_is_free(&s->unit[u]))
                continue;
            for (int i = 0; i < face->n_icons; i++) {
                if ((sight.taken[r] >> i & 1) || face->icon[i].part != s->unit[u].part)
                    continue;
                struct plan p = { .verb = V_want_permit, .region = r, .price = 1, .n = 1 };
                p.gain = 0.3f * arch_cube_value(s, o, seat, face->icon[i].res);
                take_better(best, &p);
            }
        }
    }
}

static struct plan best_plan(const struct arch_state *s, int seat, int partner, bool in_round)
{
    struct arch_outlook o = arch_outlook_of(s, seat);
    struct plan best = { .verb = V_propose };
    plan_cubes(s, &o, seat, partner, true, &best);
    plan_cubes(s, &o, partner, seat, false, &best);
    if (in_round)
        plan_permits(s, &o, seat, partner, &best);
    else
        plan_crisis(s, &o, seat, partner, &best);
    return best;
}

float arch_best_deal(const struct arch_state *s, int seat, int partner, bool in_round)
{
    struct plan p = best_plan(s, seat, partner, in_round);
    return p.gain > 0.0f ? p.gain : -1.0f;
}

/* What the partner says: what he has then against what he has now, and a little of envy. */
static float answer(const struct arch_state *s, int seat)
{
    struct arch_state after = *s;
    float permits = 0.0f;
    const struct arch_deal *d = &s->deal;
    int owner = d->owner, given[N_GOODS] = { 0 };
    struct arch_outlook o = arch_outlook_of(s, seat);
    for (int i = 0; i < d->n_items; i++) {
        int arg = d->arg[i];
        if (d->verb[i] == V_want_permit)
            permits += 1.0f;
        else if (d->verb[i] == V_give)
            arch_hand_good(&after, owner, seat, arg, NULL);
        else if (d->verb[i] == V_want) {
            arch_hand_good(&after, seat, owner, arg, NULL);
            given[arg]++;
        } else if (d->verb[i] == V_give_card || d->verb[i] == V_want_card)
            after.card_at[arg] = (uint8_t)(d->verb[i] == V_give_card ? seat : owner);
    }
    arch_hand_florins(&after, owner, seat, d->give, NULL);
    arch_hand_florins(&after, seat, owner, d->want, NULL);
    float help = 0.0f;
    for (int good = 0; good < N_GOODS; good++)
        help += given[good] ? crisis_worth(s, &o, seat, good, given[good]) : 0.0f;
    return arch_standing(&after, seat) - arch_standing(s, seat) - permit * permits + 0.7f * help;
}

/* The item that follows the first `done` ones; then the offer is made. */
static vk_action next_item(const struct plan *p, int done)
{
    if (p->verb == V_want_permit)
        return done ? vk_act(V_propose, 0, 0, 0) : vk_act(V_want_permit, (unsigned)p->region, 0, 0);
    for (int good = 0; good < N_GOODS; good++) {
        if (done < p->goods[good])
            return vk_act((unsigned)p->verb, (unsigned)good, 0, 0);
        done -= p->goods[good];
    }
    return vk_act(V_propose, 0, 0, 0);
}

void arch_weigh_deal(const struct arch_state *s, int seat, const struct vk_actions *list, float *w)
{
    const struct arch_deal *d = &s->deal;
    int point = vk_top_of(&s->h)->point;
    if (point == P_deal_answer) {
        bool is_good = answer(s, seat) > 0.02f;
        for (int i = 0; i < list->n; i++)
            w[i] = (vk_verb_of(list->act[i]) == V_accept) == is_good ? 1.0f : 0.02f;
        return;
    }
    struct plan p = best_plan(s, seat, d->partner, d->in_round);
    vk_action next = point == P_deal_florins
                         ? vk_act(p.verb == V_give ? V_ask : V_offer, (unsigned)p.price, 0, 0)
                         : next_item(&p, d->n_items);
    for (int i = 0; i < list->n; i++)
        w[i] = list->act[i] == next ? 1.0f : vk_verb_of(list->act[i]) == V_propose ? 0.01f : 0.001f;
}
