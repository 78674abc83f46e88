/*
 * bot.h - opponents. A bot gets the state as its seat may know it, and nothing else: it imagines
 * the rest. The same seed and the same position give the same answer. No allocation, no clock: the
 * caller gives memory, and may stop a search through `more`.
 */
#ifndef VAKA_BOT_H
#define VAKA_BOT_H

#include "vaka/play.h"

enum vk_bot_kind { VK_BOT_RANDOM, VK_BOT_GREEDY, VK_BOT_SEARCH };

/* A level: what `--bots hard` means. */
struct vk_level {
    const char *id;
    const char *title, *help; /* for people */
    uint8_t kind;
    uint32_t iterations; /* of a search; 0: as many as the level has in the game */
    float overlooks;
    float curiosity, evenly; /* by the game: struct vk_ladder */
    bool glances;            /* likewise: goes by its `glance` */
};

/* As they are in games of which nothing else is said (vk_level_in). */
extern const struct vk_level vk_levels[];
extern const int vk_n_levels;

enum { VK_ITERATIONS_MAX = 99999999 };

/* Whom a newcomer to a game meets, and who sits down where nobody chooses a level. */
#define VK_FIRST_LEVEL "easy"
#define VK_USUAL_LEVEL "normal"

/* Who gives hints: soon enough for a person who waits, and overlooking nothing. */
#define VK_HINTS "hard:800"

/* `hard`, or `hard:5000` for another number of iterations. False if there is no such level. */
bool vk_level_read(const char *text, struct vk_level *out);

/* The level as it plays this game, with its iterations; a number that was given stays. */
struct vk_level vk_level_in(const struct vk_game *g, const struct vk_level *level);

/*
 * What a search found, best first, for hints and for study. Of `greedy` the value is the share of
 * all weights, and visits are 0; `random` has no thoughts.
 */
enum { VK_LINE_MAX = 3 };
struct vk_thought {
    vk_action act;
    uint32_t visits;
    float value; /* expected share of the victory for the seat */
    vk_action then
        [VK_LINE_MAX]; /* steps of the same seat that a search would take next, before anybody else */
    uint8_t n_then;
};

/* How many of 100 games the seat would win with it. */
static inline int vk_wins_of_100(const struct vk_thought *t)
{
    return (int)(t->value * 100.0f + 0.5f);
}

/*
 * For people: the highest chance first, in whole parts of 100; of equal ones that which the bot would take.
 * What was hardly looked at is left out. How many stay.
 */
int vk_thoughts_for_people(struct vk_thought *thought, int n);

struct vk_bot {
    const struct vk_game *game;
    struct vk_level level;
    struct vk_rng rng;
    void *memory; /* vk_bot_memory bytes, aligned to 16; the caller's */
    size_t memory_size;
    /*
     * Asked every 32 iterations of a search, which goes on as long as it says so. NULL:
     * level.iterations are made, or fewer once the rest could not change the answer.
     */
    bool (*more)(void *context, uint32_t iterations);
    void *more_context;
    vk_action
        watched; /* a search looks at this one in a quarter of its iterations; or VK_NO_ACTION */
    uint32_t iterations; /* made by the last choice */
    /* Called behind each iteration of a search: the move that it began with, and every seat's share at its
       end. Or NULL. */
    void (*told)(void *context, vk_action first, const float value[VK_SEATS_MAX]);
    void *told_context;
};

/* Bytes that a bot of this level wants for this game; 0 is possible. */
size_t vk_bot_memory(const struct vk_game *g, const struct vk_level *level);

void vk_bot_open(struct vk_bot *b, const struct vk_game *g, const struct vk_level *level,
                 uint64_t seed, void *memory, size_t size);

/*
 * The bot's answer for `seat`, which must be due in `concealed`. If `thought` is not NULL it gets
 * up to `max` rows, best first, and *n their number.
 */
vk_action vk_bot_choose(struct vk_bot *b, const void *concealed, int seat,
                        struct vk_thought *thought, int max, int *n);

/*
 * A decision of several steps as a whole: all that the seat would do, up to the step that ends it. Against what a
 * person has begun it is that and no more, that with other steps between, or another plan altogether.
 */
enum { VK_PLAN_MAX = 96 };
enum vk_plan_kind { VK_PLAN_WHOLE, VK_PLAN_MORE, VK_PLAN_ANEW };
struct vk_plan {
    vk_action line[VK_PLAN_MAX];
    bool is_new[VK_PLAN_MAX]; /* it is not among what was begun */
    uint8_t n, kind;          /* enum vk_plan_kind */
    uint32_t visits;
    float value; /* as of a thought */
};

/* The first step that was not begun; where there is none, the last one. */
int vk_plan_first_new(const struct vk_plan *p);

/*
 * Compares finished plans of `seat`, which is due: `begun` (the last step of it ends the decision), some that have
 * all of it and more, and the one that a search would make, if that is clearly better than all the others. Up to
 * `max` rows (at least 2), the highest chance first. How many; 0: what was begun cannot be done here.
 */
int vk_bot_compare(struct vk_bot *b, const void *concealed, int seat, const vk_action *begun,
                   int n_begun, struct vk_plan *out, int max);

/* What share of the victory each seat may expect: by the result at the end, before it by the game's net or
   its own estimate, which it may not have. */
bool vk_can_estimate(const struct vk_game *g);
void vk_estimate(const struct vk_game *g, const void *s, float value[VK_SEATS_MAX]);

#endif
