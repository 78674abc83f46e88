/*
 * polynesia_model.h - Polynesia a second time, written from the specification alone and as plainly as
 * it reads: no masks, no tables of the program, actions as text, every rule a question asked of every
 * island, route and seat. Slow, and made to be compared with the engine.
 */
#ifndef VAKA_TESTS_SUPPORT_POLYNESIA_MODEL_H
#define VAKA_TESTS_SUPPORT_POLYNESIA_MODEL_H

#include <stdbool.h>

enum { MODEL_ISLANDS = 30, MODEL_ROUTES = 53, MODEL_ACTIONS = 200, MODEL_TEXT = 28 };
enum { MODEL_FISH, MODEL_SHELL };
enum { MODEL_MASK, MODEL_BOAT, MODEL_FISH_FACE, MODEL_SHELL_FACE, MODEL_TURTLE, MODEL_NONE };

/* A row of the specification's tables 2.10 and 2.11, as printed. */
struct spec_island {
    const char *id, *slug, *name;
    int x, y;
    const char *kind, *symbol, *archipelago, *slot;
    int dist, deg;
    const char *label, *tok;
};
struct spec_route {
    const char *id, *one, *other, *names, *class, *archipelago;
    int length;
};
extern const struct spec_island spec_islands[54];
extern const struct spec_route spec_routes[94];

enum model_point {
    MODEL_DRAW_CARD,
    MODEL_PLACE_TOKEN,
    MODEL_DRAW_FIRST,
    MODEL_CHOOSE_ACTION,
    MODEL_TRAVEL_STEP,
    MODEL_FREE_EXPLORE,
    MODEL_MASK_BOON,
    MODEL_POPULATE_BONUS,
    MODEL_EXTRA_SETTLER,
    MODEL_DRAW_STONE,
    MODEL_CHOOSE_DECLINE
};
extern const char *const model_point_names[];

struct model_player {
    int goods[2], home, boats_left, masks, turtle_tokens, island_turtles, goods_tokens[2];
    int pieces[MODEL_ISLANDS];
    bool boat[MODEL_ROUTES];
};

struct model {
    int seats;
    char side;   /* 'a' or 'b' */
    int card[3]; /* 13 is card 1.3; 0: not drawn yet */
    int first;   /* -1: not drawn yet */
    int round, m, turn, setup_at;
    struct model_player player[4];
    int marker[MODEL_ROUTES]; /* goods, or -1 */
    int token[MODEL_ISLANDS]; /* face, or -1 */
    int heap[2][6];           /* tokens not placed, by back and face */
    bool lagoon[4];
    int supply, bag[3];
    int pending[4], depth; /* the stack of points of 4.2 */
    int mp_left, todo;
    bool is_declined, is_over;
};

struct model_list {
    int n, usual;
    char text[MODEL_ACTIONS][MODEL_TEXT];
    int weight[MODEL_ACTIONS]; /* of chance outcomes; else 0 */
};

/* Cards 0 and first -1 where they are to be drawn. `side` 0: by the number of seats. */
void model_start(struct model *m, int seats, char side, const int card[3], int first);
int model_due(const struct model *m); /* the seat, or -1: chance */
void model_legal(const struct model *m, struct model_list *list);
void model_apply(struct model *m, const char *action); /* one of the list */

struct model_score {
    int part[4][7], total[4], islands[4], rank[4];
};
void model_score(const struct model *m, struct model_score *score);

/* For the two source files of the model. */
bool model_can_hop(const struct model *m, int from, int route, const char *mode);
int model_price(const struct model *m, int route);
bool model_is_first_route(const struct model *m, int route);
const struct spec_island *model_island(const struct model *m, int i);
const struct spec_route *model_route(const struct model *m, int r);
int model_n_islands(const struct model *m);
int model_n_routes(const struct model *m);
int model_island_number(const char *id);
int model_other_end(const struct model *m, int route, int island); /* -1: not an end */
int model_boats_on(const struct model *m, int route);
int model_slot(const struct model *m, int k); /* k-th island in the order of the token draws */
void model_harvest(const struct model *m, struct model_player *p, int goods, bool safe_only);
void model_sink(struct model *m);
int model_archipelago(const char *name); /* 0..3, or -1 */

#endif
