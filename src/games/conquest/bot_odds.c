/*
 * bot_odds.c - what a Battle promises: exact odds without cards, what defends a hex as far as can be
 * seen, and what the hex is worth.
 */
#include "games/conquest/bot.h"

enum { ROW_MAX = 8 };

/*
 * Every roll takes one piece out of a front row, of either side with even chances: the attacker wins
 * if d of his rolls come before a of the defender's. Binomial sums, in percent, rounded.
 */
static const uint8_t odds[ROW_MAX][ROW_MAX] = {
    { 50, 25, 13, 6, 3, 2, 1, 0 },      { 75, 50, 31, 19, 11, 6, 4, 2 },
    { 88, 69, 50, 34, 23, 14, 9, 5 },   { 94, 81, 66, 50, 36, 25, 17, 11 },
    { 97, 89, 77, 64, 50, 38, 27, 19 }, { 98, 94, 86, 75, 62, 50, 39, 29 },
    { 99, 96, 91, 83, 73, 61, 50, 40 }, { 100, 98, 95, 89, 81, 71, 60, 50 },
};

float conq_bot_odds(int attackers, int defenders)
{
    if (attackers <= 0)
        return 0.0f;
    if (defenders <= 0)
        return 1.0f;
    while (attackers > ROW_MAX || defenders > ROW_MAX) {
        attackers = (attackers + 1) / 2;
        defenders = (defenders + 1) / 2;
    }
    return (float)odds[attackers - 1][defenders - 1] / 100.0f;
}

int conq_bot_strength(struct conq_stack k)
{
    return k.n[WC] + (k.n[WB] < k.n[WC] ? k.n[WB] : k.n[WC]);
}

float conq_expected_defence(const struct conq_state *s, int side, int hex)
{
    int rival = conq_rival_in(s, side, hex);
    float n = (float)conq_local_warriors(s, hex);
    if (rival == VK_NONE || rival == VK_NEUTRAL)
        return n;
    struct conq_stack known = { { 0 } };
    const struct conq_piece *list = s->piece[rival];
    int unknown = 0, i = conq_first(s, rival, hex);
    for (; i < s->n_pieces[rival] && list[i].at == hex; i++) {
        if (list[i].kind < N_MAP_KINDS)
            known.n[list[i].kind]++;
        else
            unknown++;
    }
    bool is_land = !hs_has(s->ocean, hex);
    n += known.n[WC];
    if (is_land)
        n += known.n[WB];
    else
        n += known.n[WB] < known.n[WC] ? known.n[WB] : known.n[WC];
    /* Of unknown pieces about half fight on land, fewer at sea. */
    return n + (float)unknown * (is_land ? 0.55f : hs_has(s->no_canoe[rival], hex) ? 0.0f : 0.3f);
}

float conq_prize(const struct conq_state *s, int side, int hex)
{
    int rival = conq_rival_in(s, side, hex);
    if (rival == VK_NONE)
        return 0.0f;
    if (rival == VK_NEUTRAL)
        return 1.5f * (float)conq_boxes_at(s, hex).green;
    float prize = 0.0f;
    if (hs_has(s->held[rival], hex))
        prize += 2.0f * (float)s->villages[hex] + (s->home[rival] == hex ? 3.0f : 1.0f);
    if (hs_has(s->chain[rival], hex) && s->home[rival] != VK_NONE) {
        /* What falls away from his Home if this link goes. */
        struct hexset without = s->chain[rival];
        hs_del(&without, hex);
        struct hexset whole = conq_component(s, rival, s->home[rival]), rest = { { 0, 0 } };
        if (hs_has(without, s->home[rival]))
            rest = conq_flood(hs_one(s->home[rival]), without);
        prize += 0.6f * (float)hs_count(hs_minus(hs_and(whole, s->held[rival]), rest));
    }
    return prize + 0.15f * (float)conq_total(s, rival, hex);
}
