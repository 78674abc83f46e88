/*
 * bot_ceremony.c - what to prepare and how much mana to offer or to bid. Bids depend on the rituals
 * one hopes for, on what is left in the bag, and on what mana could still buy.
 */
#include "games/raiatea/bot.h"

/* What others put in on average, by ceremony: 40 to 50 percent of what they have. */
static float expected_bag(const struct raia_state *s)
{
    float x = (float)s->bag;
    for (int seat = 0; seat < s->h.seats; seat++)
        x += 0.42f * (float)s->player[seat].mana;
    if (s->h.seats == 2)
        x += 2.5f + 2.0f * (float)s->ceremony;
    return x;
}

/* Cost of a set of cards. */
static int cost_of(struct cards a)
{
    int sum = 0;
    while (cards_any(a)) {
        int r = cards_lowest(a);
        sum += raia_rituals[r].cost;
        cards_take(&a, r);
    }
    return sum;
}

void raia_weigh_prepare(const struct raia_state *s, int seat, const struct vk_actions *list,
                        float *w)
{
    const struct raia_player *p = &s->player[seat];
    struct raia_clock c = raia_clock_of(s);
    float bag = expected_bag(s), share = bag / (float)(s->h.seats);
    int own = cost_of(p->prepared);
    bool is_last = s->ceremony == RAIA_STATUES;
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        if (vk_verb_of(a) != V_ritual) {
            w[i] = 1.0f; /* done */
            continue;
        }
        int r = (int)vk_arg(a, 0);
        const struct raia_ritual *ritual = &raia_rituals[r];
        /* The row is paid from the cheapest on: a dear card needs the whole table's mana. */
        float needed = (float)(ritual->cost + own) + 0.6f * share * (float)(s->h.seats - 1);
        float hope = needed <= bag ? 1.0f : vk_exp((bag - needed) * 0.25f);
        float gain = hope * (raia_ritual_worth(s, &c, seat, r) + 0.3f);
        if (r == R_hina || r == R_rumia)
            gain = own >= 6 || is_last ? 1.5f : 0.7f;
        else if (ritual->kind == GENERAL)
            gain = 0.5f * gain;
        if (is_last) /* nothing is kept for later */
            gain += 0.4f;
        w[i] = gain > 0.55f ? 2.0f + 6.0f * gain : 0.3f * gain;
    }
}

/* Mana that missions in sight would take. */
static float mana_wanted(const struct raia_state *s, int seat)
{
    float want = 0.0f;
    int found = 0;
    for (int t = 0; t < N_MISSIONS && found < 2; t++) {
        if (raia_missions[t].need != NEED_MANA || !raia_is_open(s, t))
            continue;
        if (raia_missions[t].number <= s->player[seat].mana) {
            want += 0.5f * (float)raia_missions[t].number;
            found++;
        }
    }
    return want;
}

static float offer_target(const struct raia_state *s, int seat)
{
    const struct raia_player *p = &s->player[seat];
    float mana = (float)p->mana, keep = mana_wanted(s, seat);
    float target = 0.42f * mana;
    int own = cost_of(p->prepared);
    if (own)
        target += 0.15f * (float)own;
    if (s->ceremony == RAIA_STATUES)
        target += 0.1f * mana;
    if (target > mana - keep)
        target = 0.5f * (target + mana - keep);
    return target < 0.0f ? 0.0f : target;
}

static float bid_target(const struct raia_state *s, int seat)
{
    const struct raia_player *p = &s->player[seat];
    if (s->auction == VK_NONE)
        return 0.0f;
    struct raia_clock c = raia_clock_of(s);
    float worth = (float)raia_missions[s->auction].points + 0.4f * (float)raia_pairs(p, 1);
    float target = worth / (0.30f * (c.thrift > 0.2f ? c.thrift : 0.2f));
    float most = (float)p->mana * (c.thrift < 0.4f ? 0.9f : 0.6f);
    return target < most ? target : most;
}

void raia_weigh_bid(const struct raia_state *s, int seat, const struct vk_actions *list, float *w)
{
    bool is_offer = vk_top_of(&s->h)->point == P_mana_offer;
    float target = is_offer ? offer_target(s, seat) : bid_target(s, seat);
    for (int i = 0; i < list->n; i++) {
        float off = (float)vk_arg(list->act[i], 0) - target;
        off = off < 0 ? -off : off;
        w[i] = vk_exp(-0.5f * off * off / (1.0f + 0.25f * target)) + 0.001f;
    }
}
