/*
 * bot_order.c - how bots bid for the order of play, what they offer the decider for a place, and which
 * offers they take when they decide.
 */
#include "games/archipelago/bot.h"

static int place_of(const struct arch_state *s, int seat)
{
    int place = 0;
    while (s->order[place] != seat)
        place++;
    return place;
}

/* First place is worth little early, something when building sites or the end are near. */
static float worth_of_first(const struct arch_state *s, const struct arch_outlook *o, int seat)
{
    return 0.02f + 0.03f * (float)place_of(s, seat) + 0.08f * (1.0f - o->time);
}

void arch_weigh_bids(const struct arch_state *s, int seat, const struct vk_actions *list, float *w)
{
    struct arch_outlook o = arch_outlook_of(s, seat);
    float worth = worth_of_first(s, &o, seat);
    for (int i = 0; i < list->n; i++) {
        float x = (float)vk_arg(list->act[i], 0), win = x / (x + 2.0f);
        w[i] = win * worth - x * arch_florin_worth(&o);
    }
    arch_sharpen(list, w);
}

/* Half of what first place is worth to him, in florins; or a cube that is worth little to him. */
static vk_action next_of_offer(const struct arch_state *s, int seat)
{
    const struct arch_deal *d = &s->player[seat].note[0];
    struct arch_outlook o = arch_outlook_of(s, seat);
    float florin = arch_florin_worth(&o), worth = 0.5f * worth_of_first(s, &o, seat);
    int florins = (int)(worth / florin), spare = N_RES;
    florins = florins < s->player[seat].florins ? florins : s->player[seat].florins;
    for (int res = 0; res < N_RES && florins < 1; res++)
        if (s->player[seat].cubes[res] && arch_cube_value(s, &o, seat, res) < worth)
            spare = res;
    if (!arch_is_empty(d))
        return vk_act(V_propose, 0, 0, 0);
    if ((florins < 1 && spare == N_RES) || place_of(s, seat) == 0)
        return vk_act(V_none, 0, 0, 0);
    if (!d->places)
        return vk_act(V_for_place, 1, 0, 0);
    return florins >= 1 ? vk_act(V_offer, (unsigned)florins, 0, 0)
                        : vk_act(V_give, (unsigned)spare, 0, 0);
}

void arch_weigh_order_offer(const struct arch_state *s, int seat, const struct vk_actions *list,
                            float *w)
{
    vk_action next = next_of_offer(s, seat);
    for (int i = 0; i < list->n; i++)
        w[i] = list->act[i] == next ? 1.0f : vk_verb_of(list->act[i]) == V_none ? 0.3f : 0.0f;
}

/* What an offer brings, less the first place that it may take from him. */
void arch_weigh_taking(const struct arch_state *s, int seat, const struct vk_actions *list,
                       float *w)
{
    struct arch_outlook o = arch_outlook_of(s, seat);
    for (int i = 0; i < list->n; i++) {
        w[i] = 0.0f;
        if (vk_verb_of(list->act[i]) != V_take_offer)
            continue;
        const struct arch_deal *d = &s->player[vk_arg(list->act[i], 0)].note[0];
        bool is_first_only = d->places == 1u << 1;
        w[i] = arch_deal_gain(s, d, seat) - (is_first_only ? worth_of_first(s, &o, seat) : 0.01f);
    }
    arch_sharpen(list, w);
}

/* Who sets the order goes first; the others as they are. */
void arch_weigh_order(const struct vk_actions *list, int seat, float *w)
{
    for (int i = 0; i < list->n; i++)
        w[i] = (int)vk_arg(list->act[i], 0) == seat ? 1.0f : i == list->usual ? 0.6f : 0.3f;
}
