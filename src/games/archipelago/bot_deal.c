/*
 * bot_deal.c - how bots negotiate. An offer is judged by what the seat has with it and without it. An offer
 * of their own is one that leaves both better off: cubes, cards, a permit, help in a crisis, with florins to
 * make up the balance, so that nothing is ever asked for nothing. The plan is made anew at every step of a
 * draft from the position alone. Who has refused is not asked again in the same round.
 */
#include "games/archipelago/bot.h"

static const float permit = 0.04f; /* what letting a unit in costs its host, in points */
static const float enough = 0.02f; /* what makes a deal worth the trouble */
static const float well = 0.04f;   /* what an offer of one's own should bring */
enum { DEAREST = 5, GOODS = 3 };   /* florins a cube: nobody pays more; cubes of a side */
enum { TALKS = 2 };                /* deals that a bot opens in one round */

struct plan {
    struct arch_deal d;
    float gain; /* of who makes the offer; below 0: no offer */
};

static void take_better(struct plan *best, const struct plan *p)
{
    if (p->gain > best->gain)
        *best = *p;
}

static struct plan offer_to(int seat, int partner, int window)
{
    return (struct plan){
        .d = { .owner = (uint8_t)seat, .partner = (uint8_t)partner, .window = (uint8_t)window },
        .gain = -1.0f
    };
}

/* Items keep the order in which they are drafted. */
static void add_item(struct arch_deal *d, unsigned verb, int arg)
{
    int i = d->n_items++;
    for (; i > 0 && (d->verb[i - 1] > verb || (d->verb[i - 1] == verb && d->arg[i - 1] > arg));
         i--) {
        d->verb[i] = d->verb[i - 1];
        d->arg[i] = d->arg[i - 1];
    }
    d->verb[i] = (uint8_t)verb;
    d->arg[i] = (uint8_t)arg;
}

/* Florins that the owner pays; below 0: asks for. */
static void set_price(struct arch_deal *d, int florins)
{
    d->give = (uint8_t)(florins > 0 ? florins : 0);
    d->want = (uint8_t)(florins < 0 ? -florins : 0);
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
        return crisis->v[CRISIS_NUMBER] - crisis->v[CRISIS_GIVEN];
    return (arch_all_rebels(s) + crisis->v[CRISIS_NUMBER] - 1) / crisis->v[CRISIS_NUMBER];
}

/* In a crisis a cube of what is short, or a token, keeps citizens on their feet. */
static float crisis_worth(const struct arch_state *s, const struct arch_outlook *o, int seat,
                          int good, int n)
{
    const struct vk_frame *f = crisis_of(s);
    if (!f || (f->v[CRISIS_RES] != good && good != TOKEN))
        return 0.0f;
    int missing = cubes_short(s, f), helps = n < missing ? n : missing;
    struct arch_change c = { .reb = -helps, .res = N_RES };
    if (f->point == P_domestic_crisis)
        c.reb = -(helps * f->v[CRISIS_NUMBER] < arch_all_rebels(s) ? helps * f->v[CRISIS_NUMBER]
                                                                   : arch_all_rebels(s));
    return arch_calm_worth(s, o, seat, c);
}

/* ---- what an exchange brings ------------------------------------------------------------------- */

/* A position in which several offers are weighed, and how seats stand in it: judged once, when first asked. */
struct base {
    const struct arch_state *s;
    unsigned known;
    float now[ARCH_SEATS];
};

static float now_of(struct base *b, int seat)
{
    if (!(b->known >> seat & 1))
        b->now[seat] = arch_standing(b->s, seat);
    b->known |= 1u << seat;
    return b->now[seat];
}

/* So many citizens of the seat on their feet again, that would lie else. */
static float stand_worth(struct base *b, int seat, int n)
{
    struct arch_state after = *b->s;
    for (int u = arch_first_unit(b->s, seat); u < arch_first_ship(b->s, seat) && n > 0; u++)
        if (after.unit[u].flags & REBEL) {
            after.unit[u].flags &= (uint8_t)~REBEL;
            n--;
        }
    return arch_standing(&after, seat) - now_of(b, seat);
}

/* Who stands up n of another's people leaves so many of his own lying, if they would have stood. */
static float standing_gain(struct base *b, const struct arch_deal *d, int seat)
{
    const struct arch_state *s = b->s;
    int n = arch_items_of(d, V_give_stand, 0) + arch_items_of(d, V_want_stand, 0);
    if (!n)
        return 0.0f;
    if (seat != arch_stander(s))
        return 0.7f * stand_worth(b, seat, n);
    int room = arch_can_owe(s, seat), lying = arch_rebels(s, seat);
    int lost = lying + n - (room > lying ? room : lying);
    return lost > 0 && room < lying + n ? -stand_worth(b, seat, lost < n ? lost : n) : 0.0f;
}

/* Of what the seat gives, what it would have done for peace. */
static float peace_given(const struct arch_state *s, const struct arch_deal *d, int seat)
{
    int given[N_GOODS] = { 0 };
    float sum = 0.0f;
    if (!crisis_of(s))
        return 0.0f;
    for (int i = 0; i < d->n_items; i++)
        given[d->arg[i] < N_GOODS ? d->arg[i] : 0] +=
            d->verb[i] == (seat == d->owner ? V_give : V_want);
    struct arch_outlook o = arch_outlook_of(s, seat);
    for (int good = 0; good < N_GOODS; good++)
        sum += given[good] ? 0.7f * crisis_worth(s, &o, seat, good, given[good]) : 0.0f;
    return sum;
}

static float gain_of(struct base *b, const struct arch_deal *d, int seat)
{
    const struct arch_state *s = b->s;
    if (!arch_has_side(s, d, d->owner) || !arch_has_side(s, d, d->partner))
        return -1.0f;
    struct arch_state after = *s;
    float gain = standing_gain(b, d, seat) + peace_given(s, d, seat), host = 0.0f;
    arch_exchange(&after, d, NULL);
    for (int i = 0; i < d->n_items; i++)
        if (d->verb[i] == V_give_permit || d->verb[i] == V_want_permit)
            host += seat == s->active ? -2.0f : 1.0f;
    return gain + arch_standing(&after, seat) - now_of(b, seat) - permit * host;
}

float arch_deal_gain(const struct arch_state *s, const struct arch_deal *d, int seat)
{
    struct base b = { .s = s };
    return gain_of(&b, d, seat);
}

/* ---- plans -------------------------------------------------------------------------------------- */

/* The florins that make the offer good for the partner, and what it brings the owner then. */
static void find_price(const struct arch_state *s, const struct arch_outlook *o, struct plan *p,
                       float to_me, float to_him)
{
    float florin = arch_florin_worth(o);
    int price = to_him < 0.0f ? (int)((enough - to_him) / florin) + 1
                              : -(int)(0.7f * (to_him - enough) / florin);
    const struct arch_player *me = &s->player[p->d.owner], *he = &s->player[p->d.partner];
    if (price > DEAREST * p->d.n_items)
        return;
    if (price < -DEAREST * p->d.n_items)
        price = -DEAREST * p->d.n_items;
    if (-price > he->florins)
        price = -he->florins;
    if (price > me->florins)
        return;
    set_price(&p->d, price);
    p->gain = to_me - florin * (float)price;
    if (p->gain < well)
        p->gain = -1.0f;
}

/* Cubes that are worth more to the other, in both directions. */
static void plan_cubes(const struct arch_state *s, const struct arch_outlook *o, int seat,
                       int partner, int window, struct plan *best)
{
    struct plan p = offer_to(seat, partner, window);
    float florin = arch_florin_worth(o), to_me = 0.0f, to_him = 0.0f;
    int gives = 0, wants = 0;
    for (int res = 0; res < N_RES; res++) {
        float mine = arch_cube_value(s, o, seat, res), his = arch_cube_value(s, o, partner, res);
        if (s->player[partner].cubes[res] && mine > his + florin && wants < GOODS) {
            wants++;
            add_item(&p.d, V_want, res);
        } else if (s->player[seat].cubes[res] && his > mine + florin && gives < GOODS) {
            gives++;
            add_item(&p.d, V_give, res);
        } else {
            continue;
        }
        bool is_wanted = mine > his;
        to_me += is_wanted ? mine : -mine;
        to_him += is_wanted ? -his : his;
    }
    if (!p.d.n_items)
        return;
    find_price(s, o, &p, to_me, to_him);
    take_better(best, &p);
}

/* A card that does more for its new owner than for the old one. */
static void plan_cards(struct base *b, const struct arch_outlook *o, int seat, int partner,
                       int window, struct plan *best)
{
    const struct arch_state *s = b->s;
    for (int card = 0; card < N_CARDS; card++) {
        int at = s->card_at[card];
        if ((at != seat && at != partner) || (s->card_flags[card] & CARD_BUILT))
            continue;
        struct plan p = offer_to(seat, partner, window);
        add_item(&p.d, at == seat ? V_give_card : V_want_card, card);
        find_price(s, o, &p, gain_of(b, &p.d, seat), gain_of(b, &p.d, partner));
        take_better(best, &p);
    }
}

/* Ask for as many cubes as are missing, for little: the partner's people stand up too. */
static void plan_crisis(const struct arch_state *s, const struct arch_outlook *o, int seat,
                        int partner, struct plan *best)
{
    const struct vk_frame *f = crisis_of(s);
    if (!f || !s->player[seat].florins)
        return;
    const struct arch_player *me = &s->player[seat], *he = &s->player[partner];
    int res = f->v[CRISIS_RES], good = he->cubes[res] ? res : TOKEN;
    int has = good == TOKEN ? he->tokens : he->cubes[res];
    int own = me->cubes[res] + me->tokens + s->market[f->point == P_export_crisis][res];
    int missing = cubes_short(s, f) - own;
    if (!has || missing <= 0)
        return;
    struct plan p = offer_to(seat, partner, IN_CRISIS);
    int n = has < missing ? has : missing;
    for (int k = 0; k < n && k < ARCH_ITEMS; k++)
        add_item(&p.d, V_want, good);
    set_price(&p.d, n < me->florins ? n : me->florins);
    p.gain = crisis_worth(s, o, seat, good, n);
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
                struct plan p = offer_to(seat, partner, IN_ROUND);
                add_item(&p.d, V_want_permit, r);
                set_price(&p.d, 1);
                p.gain = 0.3f * arch_cube_value(s, o, seat, face->icon[i].res);
                take_better(best, &p);
            }
        }
    }
}

/* Florins for a citizen who stands up: what both gain by it, one after another. */
static void plan_standing(struct base *b, int seat, int partner, struct plan *best)
{
    bool is_stander = seat == arch_stander(b->s);
    int helped = is_stander ? partner : seat;
    if (arch_can_owe(b->s, helped) < 1)
        return;
    for (int florins = 1; florins <= 3; florins++) {
        struct plan p = offer_to(seat, partner, AT_STANDING);
        add_item(&p.d, is_stander ? V_give_stand : V_want_stand, 0);
        set_price(&p.d, is_stander ? -florins : florins);
        p.gain = gain_of(b, &p.d, seat);
        if (p.gain < enough || gain_of(b, &p.d, partner) < enough)
            continue;
        take_better(best, &p);
        return;
    }
}

/* Who has refused in this window, and how much has been talked there. */
static bool is_deaf(const struct arch_state *s, int partner, int window)
{
    if (window == IN_ROUND)
        return s->refused_by >> partner & 1 || s->deals + s->refused >= TALKS;
    if (window == IN_CRISIS || window == AT_STANDING)
        return s->crisis_refused_by >> partner & 1 || s->crisis_deals + s->crisis_refused >= TALKS;
    return false;
}

/* Values of single things are guesses: in the end both must stand better with the whole of it. */
static void look_again(struct base *b, struct plan *p, float least)
{
    if (p->gain < least)
        p->gain = -1.0f;
    if (p->gain < 0.0f)
        return;
    float gain = gain_of(b, &p->d, p->d.owner);
    p->gain = gain < least || gain_of(b, &p->d, p->d.partner) < enough ? -1.0f : gain;
}

static struct plan best_plan(struct base *b, int seat, int partner, int window)
{
    const struct arch_state *s = b->s;
    struct arch_outlook o = arch_outlook_of(s, seat);
    struct plan best = offer_to(seat, partner, window);
    if (window == AT_STANDING) {
        plan_standing(b, seat, partner, &best);
        return best;
    }
    if (window == IN_CRISIS) {
        plan_crisis(s, &o, seat, partner, &best); /* what it brings is peace, not things */
        if (best.gain > enough)
            return best;
    }
    plan_cubes(s, &o, seat, partner, window, &best);
    if (window == IN_ROUND && s->in_play[0] + s->in_play[1])
        plan_cards(b, &o, seat, partner, window, &best);
    look_again(b, &best, well);
    if (window == IN_ROUND && best.gain < 0.0f)
        plan_permits(s, &o, seat, partner, &best);
    return best;
}

float arch_best_deal(const struct arch_state *s, int seat, int partner, int window)
{
    struct base b = { .s = s };
    return is_deaf(s, partner, window) ? -1.0f : best_plan(&b, seat, partner, window).gain;
}

/* ---- an offer in answer --------------------------------------------------------------------------- */

/* The same things at a price that suits both; else an offer of his own. */
static struct plan counter_plan(struct base *b, int seat)
{
    const struct arch_state *s = b->s;
    const struct arch_deal *d = &s->deal;
    struct arch_outlook o = arch_outlook_of(s, seat);
    struct plan p = offer_to(seat, d->owner, d->window);
    for (int i = 0; i < d->n_items; i++)
        add_item(&p.d, arch_turned(d->verb[i]), d->arg[i]);
    if (p.d.n_items) {
        float to_me = gain_of(b, &p.d, seat), to_him = gain_of(b, &p.d, d->owner);
        if (to_me > -1.0f && to_me + to_him > well + enough)
            find_price(s, &o, &p, to_me, to_him);
        look_again(b, &p, enough);
    }
    if (p.gain < 0.0f && d->window != AT_STANDING && !d->counters) {
        int window = d->window == IN_ROUND && seat != s->active ? AS_WISH : d->window;
        p = best_plan(b, seat, d->owner, window);
        p.d.window = d->window;
    }
    return p;
}

/* ---- weights ---------------------------------------------------------------------------------------- */

static void weigh_answer(const struct arch_state *s, int seat, const struct vk_actions *list,
                         float *w)
{
    struct base b = { .s = s };
    unsigned best = V_reject;
    if (gain_of(&b, &s->deal, seat) > enough)
        best = V_accept;
    else if (s->deal.counters < ARCH_COUNTERS && counter_plan(&b, seat).gain > 0.0f)
        best = V_counter;
    for (int i = 0; i < list->n; i++)
        w[i] = vk_verb_of(list->act[i]) == best ? 1.0f : 0.0f;
}

static vk_action next_step(const struct plan *p, const struct arch_deal *draft, int point)
{
    if (p->gain < 0.0f)
        return vk_act(V_withdraw, 0, 0, 0);
    if (point == P_deal_florins)
        return p->d.give   ? vk_act(V_offer, p->d.give, 0, 0)
               : p->d.want ? vk_act(V_ask, p->d.want, 0, 0)
                           : vk_act(V_no_money, 0, 0, 0);
    if (draft->n_items < p->d.n_items)
        return vk_act(p->d.verb[draft->n_items], p->d.arg[draft->n_items], 0, 0);
    return vk_act(V_propose, 0, 0, 0);
}

/* What is not in the plan is not considered, so that a search cannot wander off into begging. */
void arch_weigh_deal(const struct arch_state *s, int seat, const struct vk_actions *list, float *w)
{
    const struct arch_deal *d = &s->draft;
    int point = vk_top_of(&s->h)->point;
    if (point == P_deal_answer) {
        weigh_answer(s, seat, list, w);
        return;
    }
    struct base b = { .s = s };
    struct plan p =
        d->counters ? counter_plan(&b, seat) : best_plan(&b, seat, d->partner, d->window);
    vk_action next = next_step(&p, d, point);
    if (vk_find(list, next) < 0)
        next = vk_act(V_withdraw, 0, 0, 0);
    for (int i = 0; i < list->n; i++)
        w[i] = list->act[i] == next ? 1.0f : 0.0f;
}

/* To speak up, or to be silent: a wish for the active player, an offer to who stands citizens up. One
 * wish a round is enough. */
void arch_weigh_opening(const struct arch_state *s, int seat, const struct vk_actions *list,
                        float *w)
{
    bool is_wish = vk_top_of(&s->h)->point == P_wish;
    int partner = is_wish ? s->active : arch_stander(s);
    bool is_due = !is_wish || !s->player[seat].n_notes;
    struct base b = { .s = s };
    float gain =
        is_due ? best_plan(&b, seat, partner, is_wish ? AS_WISH : AT_STANDING).gain : -1.0f;
    bool speaks = gain >= enough;
    for (int i = 0; i < list->n; i++) {
        unsigned verb = vk_verb_of(list->act[i]);
        w[i] = verb == V_silent ? 0.0f : (verb != V_none) == speaks ? 1.0f : 0.0f;
    }
}
