/*
 * bot_location.c - what a location promises: the Kahuna's own gain, less a part of what the others
 * get out of it.
 */
#include "games/raiatea/bot.h"

static const float envy = 0.35f;

static int goods_of(const struct raia_player *p)
{
    return p->goods[0] + p->goods[1] + p->goods[2] + p->goods[3];
}

/* What a pass of the forest gives: the best card that lies there, or what is left of it. */
static float card_worth(const struct raia_player *p, const struct raia_clock *c, int face)
{
    const struct raia_face *card = &raia_faces[face];
    float time = c->rounds > 3.0f ? 1.0f : c->rounds / 3.0f, x;
    switch (card->type) {
    case FACE_GOOD: x = 0.8f * c->thrift; break;
    case FACE_HELPER: x = 0.4f + 0.4f * time; break;
    case FACE_MASK: x = raia_unpaired(p, card->what) ? 2.4f : 0.55f * time; break;
    default: x = 1.5f; break;
    }
    if (card->treasure != NO_TREASURE)
        x += 0.9f;
    return x;
}

static float best_card(const struct raia_state *s, const struct raia_clock *c, int seat)
{
    float best = 0.0f;
    for (int f = 0; f < N_FACES; f++) {
        float x = s->display[f] ? card_worth(&s->player[seat], c, f) : 0.0f;
        best = x > best ? x : best;
    }
    return best;
}

/* Missions that could be done at once, the best of them. */
static float best_mission(const struct raia_state *s, int seat)
{
    float best = 0.0f;
    for (int t = 0; t < N_MISSIONS; t++)
        if (raia_is_open(s, t) && raia_missions[t].need != NEED_BID &&
            raia_can_complete(s, seat, t)) {
            float x = 0.55f * (float)raia_missions[t].points;
            if (raia_missions[t].kind == KIND_CONDITION)
                x = (float)raia_missions[t].points;
            best = x > best ? x : best;
        }
    return best;
}

static float mask_swap(const struct raia_state *s, int seat)
{
    const struct raia_player *p = &s->player[seat];
    bool has_spare = false;
    float best = 0.0f;
    for (int m = 0; m < N_MASK_FACES; m++)
        has_spare |= raia_unpaired(p, m) > 0;
    if (!has_spare)
        return 0.0f;
    for (int m = 0; m < N_MASKS; m++)
        if (s->masks[m] && raia_unpaired(p, m))
            best = 1.8f;
    return best > 0.0f ? best : s->masks[MIRROR] ? 0.9f : 0.1f;
}

static float sale_worth(const struct raia_state *s, const struct raia_player *p,
                        const struct raia_clock *c)
{
    static const float level[RAIA_LEVELS + 1] = { 0, 0.2f, 0.6f, 0.9f, 1.3f, 1.9f };
    float best = 0.0f;
    for (int g = 0; g < N_GOODS; g++)
        if (p->goods[g]) {
            int at = p->ready[TRADER] ? RAIA_LEVELS : s->level[g];
            float x = level[at] - 0.5f * c->thrift;
            best = x > best ? x : best;
        }
    return best;
}

/* What one player gets, as the Kahuna or not. */
static float gain(const struct raia_state *s, const struct raia_clock *c, int seat, int location,
                  bool is_kahuna)
{
    const struct raia_player *p = &s->player[seat];
    float incomes = c->ceremonies + 0.7f * c->rounds, bonus = is_kahuna ? 1.0f : 0.0f;
    float priest = 0.15f + 0.2f * incomes * c->thrift, x = 0.0f;
    switch (location) {
    case L_FOREST: return 0.75f + (is_kahuna ? best_card(s, c, seat) : 0.6f);
    case L_MARAE:
        x = 0.7f + 0.5f * bonus + (float)(goods_of(p) > 0) * 0.7f;
        if (is_kahuna && goods_of(p) > 1)
            x += 0.7f;
        return x + 0.15f * (float)raia_helper_count(p, SHAMAN);
    case L_OYSTER:
        return c->thrift * 0.3f * (2.5f + 3.0f * bonus + (float)raia_helper_count(p, DIVER));
    case L_PATH:
        x = 0.22f * c->thrift * ((float)p->priests + bonus) + bonus * priest;
        if (p->pearls >= 2)
            x += priest - 0.5f * c->thrift > 0 ? priest - 0.5f * c->thrift : 0.0f;
        return x;
    case L_NEIGH: return mask_swap(s, seat) + bonus * best_mission(s, seat);
    default:
        x = sale_worth(s, p, c) * (1.0f + 0.5f * bonus) +
            0.15f * (float)raia_helper_count(p, TRADER);
        if (p->pearls >= 2)
            x += 0.15f + 0.1f * c->rounds * (1.0f + bonus) * 0.4f;
        return x;
    }
}

float raia_location_worth(const struct raia_state *s, const struct raia_clock *c, int seat,
                          int location)
{
    float others = 0.0f;
    for (int q = 0; q < s->h.seats; q++)
        if (q != seat)
            others += gain(s, c, q, location, false);
    return gain(s, c, seat, location, true) - envy * others / (float)(s->h.seats - 1);
}
