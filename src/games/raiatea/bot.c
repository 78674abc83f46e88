/*
 * bot.c - good play of Raiatea by rule of thumb. Most actions are weighed by playing them on a copy
 * of a world that the seat can imagine, and comparing what the position is then worth; locations,
 * preparation and bids have rules of their own.
 */
#include "games/raiatea/bot.h"
#include "vaka/play.h"

extern const struct vk_game raiatea_game;

static const float envy = 0.25f;    /* how much a rival's gain counts against one's own */
static const float keenness = 3.0f; /* how sharply weights tell values apart, per point */

static float compare(const struct raia_state *s, const struct raia_clock *c, int seat)
{
    float own = raia_worth(s, c, seat), rival = -1e30f;
    for (int q = 0; q < s->h.seats; q++) {
        float x = q == seat ? -1e30f : raia_worth(s, c, q);
        rival = x > rival ? x : rival;
    }
    return own - envy * rival;
}

/* What a question is worth to the seat that it is put to. */
static float prospect(int point)
{
    switch (point) {
    case P_ritual_deck:
    case P_ritual_keep: return 0.8f;
    case P_choose_good:
    case P_choose_helper: return 0.7f;
    case P_choose_mask: return 1.0f;
    case P_choose_display: return 1.2f;
    case P_choose_mission: return 0.8f;
    case P_reactivate: return 0.3f;
    case P_forest_pick:
    case P_forest_extra: return 0.6f;
    case P_tahua_ritual: return 1.0f;
    case P_ihi_ritual: return 1.2f;
    case P_choose_player:
    case P_choose_stolen_mask: return 0.8f;
    default: return 0.0f;
    }
}

/* A position in the middle of something that the same seat began: what it opened is worth this. */
static float opened(const struct raia_state *s, int seat)
{
    struct vk_due due = vk_due(&raiatea_game, s);
    if (due.over)
        return 0.0f;
    switch (due.point) {
    case P_draw_ritual: return s->h.frame[s->h.depth - 1].seat == seat ? 0.8f : 0.0f;
    case P_reveal_forest: return 0.4f;
    case P_train: return 0.5f;
    default: return due.seats >> seat & 1 ? prospect(due.point) : 0.0f;
    }
}

static void weigh_by_playing(const struct raia_state *view, int seat, const struct vk_actions *list,
                             float *w)
{
    struct raia_state world = *view, after;
    struct vk_rng rng = vk_rng_from(1, vk_state_hash(&raiatea_game, view));
    struct raia_clock c = raia_clock_of(view);
    float top = -1e30f;
    raia_conceal(&world, seat); /* the state may be a whole world already */
    raia_imagine(&world, seat, &rng);
    for (int i = 0; i < list->n; i++) {
        after = world;
        vk_play(&raiatea_game, &after, seat, list->act[i], NULL);
        w[i] = compare(&after, &c, seat) + opened(&after, seat);
        top = w[i] > top ? w[i] : top;
    }
    for (int i = 0; i < list->n; i++)
        w[i] = vk_exp(keenness * (w[i] - top));
}

static void weigh_locations(const struct raia_state *s, int seat, const struct vk_actions *list,
                            float *w)
{
    struct raia_clock c = raia_clock_of(s);
    float top = -1e30f;
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        w[i] = vk_verb_of(a) == V_go ? raia_location_worth(s, &c, seat, (int)vk_arg(a, 0)) : -3.0f;
        if (vk_verb_of(a) == V_mirror)
            w[i] = -5.0f; /* the last turn is early enough */
        top = w[i] > top ? w[i] : top;
    }
    for (int i = 0; i < list->n; i++)
        w[i] = vk_exp(2.5f * (w[i] - top));
}

/* Cards that are kept, and rituals that are bought: by what they are worth in hand. */
static void weigh_cards(const struct raia_state *s, int seat, const struct vk_actions *list,
                        float *w)
{
    struct raia_clock c = raia_clock_of(s);
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        if (vk_verb_of(a) == V_keep)
            w[i] = vk_exp(4.0f * (raia_ritual_worth(s, &c, seat, (int)vk_arg(a, 0)) - 5.0f));
        else if (vk_verb_of(a) == V_deck)
            w[i] = vk_arg(a, 0) == FORBIDDEN ? 1.2f : 1.0f;
        else
            w[i] = 0.8f;
    }
}

/* Cards of one cost: what fills the bag first, then the better ones. */
static void weigh_order(const struct raia_state *s, int seat, const struct vk_actions *list,
                        float *w)
{
    struct raia_clock c = raia_clock_of(s);
    for (int i = 0; i < list->n; i++) {
        int ritual = (int)vk_arg(list->act[i], 0);
        w[i] = ritual == R_rumia ? 20.0f : 0.1f + raia_ritual_worth(s, &c, seat, ritual);
    }
}

/* One purchase a ceremony costs 3 mana: worth it while cards can still be played. */
static void weigh_buying(const struct raia_state *s, int seat, const struct vk_actions *list,
                         float *w)
{
    int hand = raia_known_hand(s, seat);
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        if (vk_verb_of(a) == V_deck)
            w[i] = (vk_arg(a, 0) == FORBIDDEN ? 1.2f : 1.0f) * (hand < 3 ? 1.5f : 0.4f);
        else
            w[i] = 1.0f;
    }
}

static void weigh_training(const struct raia_state *s, VK_UNUSED int seat,
                           const struct vk_actions *list, float *w)
{
    static const float price[3] = { 0, 2, 5 };
    struct raia_clock c = raia_clock_of(s);
    float incomes = c.ceremonies + 0.7f * c.rounds,
          each = 0.15f + 0.2f * incomes * c.thrift + 0.22f * c.thrift;
    for (int i = 0; i < list->n; i++) {
        if (vk_verb_of(list->act[i]) != V_train) {
            w[i] = 0.3f;
            continue;
        }
        int n = (int)vk_arg(list->act[i], 0);
        w[i] = vk_exp(3.0f * (each * (float)n - 0.3f * c.thrift * price[n] - 3.0f));
    }
}

void raia_weigh(const void *st, int seat, const struct vk_actions *list, float *w)
{
    const struct raia_state *s = st;
    switch (vk_top_of(&s->h)->point) {
    case P_choose_location: weigh_locations(s, seat, list, w); return;
    case P_prepare: raia_weigh_prepare(s, seat, list, w); return;
    case P_mana_offer:
    case P_auction_bid: raia_weigh_bid(s, seat, list, w); return;
    case P_setup_keep:
    case P_buy_keep:
    case P_ritual_keep:
    case P_ritual_deck: weigh_cards(s, seat, list, w); return;
    case P_order_equal: weigh_order(s, seat, list, w); return;
    case P_buy_rituals: weigh_buying(s, seat, list, w); return;
    case P_dance_train: weigh_training(s, seat, list, w); return;
    default: weigh_by_playing(s, seat, list, w); return;
    }
}
