/*
 * bot.h - how the bots of Conquest think: goals of a side on the map (bot_goals.c), weights of the
 * actions at each kind of point, and a position in numbers (bot_features.c).
 */
#ifndef VAKA_GAMES_CONQUEST_BOT_H
#define VAKA_GAMES_CONQUEST_BOT_H

#include "games/conquest/rules.h"

enum { FAR = 60 }; /* a distance nobody sails */

/* How far hexes are from the nearest of a set: reckoned outwards from it, as far as somebody asks. */
struct conq_steps {
    struct hexset through, found, edge; /* the edge is the last that was found, `n` steps away */
    uint8_t n, of[CONQ_HEXES];          /* of those found */
};

/* What a side wants to do on the map as it is. What takes time is reckoned when it is asked for first. */
struct conq_goals {
    const struct conq_state *s;
    int side;
    struct hexset pass;  /* where its unarmed canoes may sail */
    struct hexset enemy; /* EnemyHexes */
    unsigned reckoned;   /* a bit for each of what follows */
    struct hexset joined, settle, gaps;
    struct conq_steps to_settle, to_gap;
};

void conq_goals_of(const struct conq_state *s, int side, struct conq_goals *g);
/* The chain component of the Home. */
struct hexset conq_joined(struct conq_goals *g);
/* Groups that wait for a Colony; how many steps a hex is from the next of them. */
struct hexset conq_settle(struct conq_goals *g);
int conq_to_settle(struct conq_goals *g, int hex);
/* Hexes that lack a chain canoe to join what is worth joining, and the same of them. */
struct hexset conq_gaps(struct conq_goals *g);
int conq_to_gap(struct conq_goals *g, int hex);

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

/* A side's position in numbers (bot_features.def); `points` are those of its open cards, in halves. */
enum feature {
#define FEATURE(name) F_##name,
#include "bot_features.def"
#undef FEATURE
    N_FEATURES
};
void conq_features(const struct conq_state *s, int side, int points, float f[N_FEATURES]);

/* The position with the plan that is half done played out, in `then`; or `s` itself. */
const struct conq_state *conq_finished(const struct conq_state *s, struct conq_state *then);

/* Side with the highest points that can be seen, besides `side`. */
int conq_leader_but(const struct conq_state *s, int side);

#endif
