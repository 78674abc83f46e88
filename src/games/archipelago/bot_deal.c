/*
 * bot_deal.c - how bots negotiate: one cube or one permit against florins, at a price between what it is
 * worth to both. The plan is made anew at every step of an offer from the position alone.
 */
#include "games/archipelago/bot.h"

static const float permit = 0.04f; /* what letting a unit in costs its host, in points */

/* An offer: the verb of its one item (want, give, want_permit), its argument, and a price. */
struct plan {
    int verb, arg, price; /* price: florins for what is wanted, or asked for what is given */
    float gain;
};

static bool is_better(struct plan *best, const struct plan *p)
{
    if (p->gain <= best->gain)
        return false;
    *best = *p;
    return true;
}

/* Half-way between two values, in florins: at least 1. */
static int middle(const struct arch_outlook *o, float low, float high)
{
    int price = (int)(0.5f * (low + high) / arch_florin_worth(o) + 0.5f);
    return price < 1 ? 1 : price;
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
static float crisis_worth(const struct arch_state *s, const struct arch_outlook *o, int seat, int good,
                          int n)
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
    int res = f->v[0], has = s->player[partner].cubes[res];
    int own = s->player[seat].cubes[res] + s->market[f->point == P_export_crisis][res];
    if (!has || own >= cubes_short(s, f))
        return;
    struct plan p = { V_want, res, has < s->player[seat].florins ? has : s->player[seat].florins,
                      crisis_worth(s, o, seat, res, has) };
    is_better(best, &p);
}

/* Buy a cube that is worth more here than there, or sell one. */
static void plan_cube(const struct arch_state *s, const struct arch_outlook *o, int seat,
                      int partner, int res, struct plan *best)
{
    const struct arch_player *me = &s->player[seat], *he = &s->player[partner];
    float mine = arch_cube_value(s, o, seat, res), his = arch_cube_value(s, o, partner, res);
    float florin = arch_florin_worth(o);
    if (he->cubes[res] && mine > his + 2.0f * florin) {
        struct plan p = { V_want, res, middle(o, his, mine), 0.0f };
        p.gain = 0.5f * (mine - florin * (float)p.price);
        if (p.price <= me->florins)
            is_better(best, &p);
    }
    if (me->cubes[res] && his > mine + 2.0f * florin) {
        struct plan p = { V_give, res, middle(o, mine, his), 0.0f };
        p.gain = 0.5f * (florin * (float)p.price - mine);
        if (p.price <= he->florins)
            is_better(best, &p);
    }
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
                struct plan p = { V_want_permit, r, 1, 0.0f };
                p.gain = 0.3f * arch_cube_value(s, o, seat, face->icon[i].res);
                is_better(best, &p);
            }
        }
    }
}

static struct plan best_plan(const struct arch_state *s, int seat, int partner, bool in_round)
{
    struct arch_outlook o = arch_outlook_of(s, seat);
    struct plan best = { V_propose, 0, 0, 0.0f };
    for (int res = 0; res < N_RES; res++)
        plan_cube(s, &o, seat, partner, res, &best);
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
        }
        else if (d->verb[i] == V_give_card || d->verb[i] == V_want_card)
            after.card_at[arg] = (uint8_t)(d->verb[i] == V_give_card ? seat : owner);
    }
    arch_hand_florins(&after, owner, seat, d->give, NULL);
    arch_hand_florins(&after, seat, owner, d->want, NULL);
    float help = 0.0f;
    for (int good = 0; good < N_GOODS; good++)
        help += given[good] ? crisis_worth(s, &o, seat, good, given[good]) : 0.0f;
    return arch_standing(&after, seat) - arch_standing(s, seat) - permit * permits + 0.7f * help;
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
    int sum = p.verb == V_give ? V_ask : V_offer;
    for (int i = 0; i < list->n; i++) {
        int verb = (int)vk_verb_of(list->act[i]), arg = (int)vk_arg(list->act[i], 0);
        w[i] = 0.001f;
        if (point == P_deal_florins)
            w[i] = verb == sum && arg == p.price ? 1.0f : 0.001f;
        else if (d->n_items && !(p.verb == V_want && !d->in_round && verb == V_want))
            w[i] = verb == V_propose ? 1.0f : 0.001f;
        else if (verb == p.verb && arg == p.arg)
            w[i] = 1.0f;
    }
}
