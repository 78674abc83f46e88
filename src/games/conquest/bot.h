/*
 * bot.h - how the bots of Conquest think: goals of a side on the map (bot_goals.c), weights of the
 * actions at each kind of point, and a position in numbers (bot_features.c).
 */
#ifndef VAKA_GAMES_CONQUEST_BOT_H
#define VAKA_GAMES_CONQUEST_BOT_H

#include "games/conquest/rules.h"

enum { FAR = 60 }; /* a distance nobody sails */

/* What a side wants to do on the map as it is. */
struct conq_goals {
    int side;
    struct hexset pass;   /* where its unarmed canoes may sail */
    struct hexset enemy;  /* EnemyHexes */
    struct hexset settle; /* groups that wait for a Colony */
    struct hexset home;   /* chain component of the Home */
    struct hexset gaps;   /* hexes that lack a chain canoe to join what is worth joining */
    struct hexset threat; /* own hexes that an enemy stack could reach */
    uint8_t to_settle[CONQ_HEXES], to_gap[CONQ_HEXES];
    uint8_t n_settle, n_gaps;
};

void conq_goals_of(const struct conq_state *s, int side, struct conq_goals *g);

/* Chance of winning with a Battle Pieces against d: exact, every roll takes one with even odds. */
float conq_bot_odds(int attackers, int defenders);
/* Fighting strength that could leave a stack together: War Canoes and a Band for each. */
int conq_bot_strength(struct conq_stack k);
/* Battle Pieces that `side` would meet in a hex, as far as can be seen. */
float conq_expected_defence(const struct conq_state *s, int side, int hex);
/* What taking a hex away from its holder is worth, in points. */
float conq_prize(const struct conq_state *s, int side, int hex);

/* Weights of the list at each kind of point. */
void conq_weigh_explore(const struct conq_state *s, int seat, const struct vk_actions *list,
                        float *w);
void conq_weigh_move(const struct conq_state *s, int seat, const struct vk_actions *list, float *w);
void conq_weigh_build(const struct conq_state *s, int seat, const struct vk_actions *list,
                      float *w);
void conq_weigh_battle(const struct conq_state *s, int seat, const struct vk_actions *list,
                       float *w);
void conq_weigh_event(const struct conq_state *s, int seat, const struct vk_actions *list,
                      float *w);

/* A side's position in numbers (bot_features.def). */
enum feature {
#define FEATURE(name) F_##name,
#include "bot_features.def"
#undef FEATURE
    N_FEATURES
};
void conq_features(const struct conq_state *s, int side, float f[N_FEATURES]);

/* The position with the plan that is half done played out, in `then`; or `s` itself. */
const struct conq_state *conq_finished(const struct conq_state *s, struct conq_state *then);

/* Side with the highest points that can be seen, besides `side`. */
int conq_leader_but(const struct conq_state *s, int side);

#endif
