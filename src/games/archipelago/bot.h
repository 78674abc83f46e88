/*
 * bot.h - how the bots of Archipelago think: what a position promises each seat in points, how near
 * independence is (bot_danger.c), what an action of the round promises (bot_menu.c), whom to offer what
 * (bot_deal.c), and the rest by playing an action on a copy (bot.c).
 */
#ifndef VAKA_GAMES_ARCHIPELAGO_BOT_H
#define VAKA_GAMES_ARCHIPELAGO_BOT_H

#include "games/archipelago/rules.h"
#include "vaka/exp.h"

enum weight {
#define WEIGHT(name, value) W_##name,
#include "bot_weights.def"
#undef WEIGHT
    N_WEIGHTS
};
extern const float arch_weights[N_WEIGHTS];
#define W(name) arch_weights[W_##name]

/* What may count at the end, as far as the state tells: points of a first place, and how much time
 * is left to change places (1 at the start, 0 at the end). */
struct arch_outlook {
    float weight[N_CRITERIA]; /* of objectives: 3 for one known to be in play */
    float trend[N_CRITERIA];
    float chance[PACK_SIZE]; /* that this card is in play */
    float time;
    float danger;       /* chance of independence */
    float hand;         /* what it is worth to hire a worker */
    uint8_t separatist; /* the seat that holds the card, or VK_NONE: nobody, or unknown */
};

/* Everything that seats are ranked by, in one pass. */
struct arch_tally {
    int16_t value[ARCH_SEATS][N_CRITERIA];
    int16_t active[ARCH_SEATS], ships[ARCH_SEATS], rebels[ARCH_SEATS];
    int16_t work[ARCH_SEATS];                    /* icons that units in place could harvest */
    int16_t room[ARCH_SEATS], pairs[ARCH_SEATS]; /* for workers; of citizens */
    int16_t supply[ARCH_SEATS];                  /* citizens who can still come */
    int16_t medals[ARCH_SEATS];
};

void arch_count(const struct arch_state *s, struct arch_tally *t);
/* Through the eyes of a seat, or of nobody. */
struct arch_outlook arch_outlook_of(const struct arch_state *s, int viewer);
/* What a seat has and can hope for, in points, against the rivals, with what independence would do to it. */
float arch_standing(const struct arch_state *s, int seat);
/* How far an end condition has come, up to 1; how much nearer the end is then. */
float arch_progress(const struct arch_state *s, int objective);
float arch_nearness(float progress);
/* What the end of the game is worth now: more to who leads, and to who fears independence. */
float arch_haste(const struct arch_state *s, const struct arch_outlook *o, int seat);
float arch_florin_worth(const struct arch_outlook *o);
float arch_florin_now(const struct arch_state *s, const struct arch_outlook *o,
                      const struct arch_tally *t, int seat);
float arch_marginal(const struct arch_outlook *o, int criterion);

/* What independence is worth to a seat, in points. */
float arch_fall_worth(const struct arch_outlook *o, int seat);

/* A change of the boards: markers, and cubes of a resource (N_RES: none) that come into play. */
struct arch_change {
    int reb, sur, pop, res, cubes;
};
/* The chance of independence after such a change, `time` being what the outlook says. */
float arch_danger(const struct arch_state *s, int viewer, float time, const struct arch_change *c);
/* What it rests on that markers do not change, with so many more cubes of a resource (N_RES: none):
 * for several changes of the same cubes. */
struct arch_ground {
    float reb; /* to come */
    float cubes[N_RES];
    int supply;
    uint8_t viewer;
};
struct arch_ground arch_survey(const struct arch_state *s, int viewer, int res, int cubes);
float arch_danger_on(const struct arch_state *s, const struct arch_ground *g, float time,
                     const struct arch_change *c);
/* What it is worth to a seat: independence comes nearer or goes away. */
float arch_calm_worth(const struct arch_state *s, const struct arch_outlook *o, int seat,
                      struct arch_change c);
/* What one cube is worth to a seat: to sell, to build with, to be ranked by. */
float arch_cube_value(const struct arch_state *s, const struct arch_outlook *o, int seat, int res);

void arch_sharpen(const struct vk_actions *list, float *w); /* points to weights */
/* What each action of the menu promises, in points. */
void arch_weigh_menu(const struct arch_state *s, int seat, const struct vk_actions *list, float *w);
/* Drafts and answers; wishes and offers to who stands citizens up. */
void arch_weigh_deal(const struct arch_state *s, int seat, const struct vk_actions *list, float *w);
void arch_weigh_opening(const struct arch_state *s, int seat, const struct vk_actions *list,
                        float *w);
/* What the best offer to this partner would bring, in points; below 0 if there is none. */
float arch_best_deal(const struct arch_state *s, int seat, int partner, int window);
/* What the exchange would bring the seat, in points, if both have what it takes. */
float arch_deal_gain(const struct arch_state *s, const struct arch_deal *d, int seat);

/* bot_order.c: bids, offers for a place, and the decider's choice. */
void arch_weigh_bids(const struct arch_state *s, int seat, const struct vk_actions *list, float *w);
void arch_weigh_order_offer(const struct arch_state *s, int seat, const struct vk_actions *list,
                            float *w);
void arch_weigh_taking(const struct arch_state *s, int seat, const struct vk_actions *list,
                       float *w);
void arch_weigh_order(const struct vk_actions *list, int seat, float *w);

#endif
