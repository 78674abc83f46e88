/*
 * batch.c - many games at once. Each has a seed of its own, and everything in it follows from that and from
 * what the caller chooses: so nothing depends on who plays it, or when.
 */
#include "lib/lib.h"
#include "lib/pool.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* All that a batch takes, the caller's arrays included, is then a few gigabytes at most. */
enum { GAMES_MAX = 1 << 16, UNKNOWN_PLACE = -2 };

/* Stream of a game's seed for actions that nobody chose; chance has the steps' numbers for itself. */
#define STREAM_RANDOM UINT64_C(0x72616E6400000000)

struct one {
    uint64_t seed, number; /* of the game: `number` counts all of the batch */
    struct vk_rng rng;
    uint32_t steps;
    int32_t place; /* chosen now */
    uint16_t n_legal;
    uint8_t player, spare[5];
};

struct vaka_batch {
    uint32_t mark;
    int n;
    uint64_t seed;
    size_t stride; /* of states */
    struct vaka_game of;
    struct one *one;
    uint8_t *state;
    vk_action *act; /* the lists of all games, VK_ACTIONS_MAX each */
    struct lib_pool pool;
};

/* What the threads work on. */
struct task {
    struct vaka_batch *batch;
    const struct vaka_rows *rows;
    const int32_t *action;
    atomic_int first_wrong;
};

/* ---- One game -------------------------------------------------------------------------------- */

static void *state_of(const struct vaka_batch *b, int i)
{
    return b->state + (size_t)i * b->stride;
}

/* Chance, up to the next decision of a seat; false: the game is over. */
static bool settle(struct vaka_batch *b, int i, struct vk_actions *list)
{
    const struct vk_game *g = b->of.game;
    struct one *one = &b->one[i];
    void *state = state_of(b, i);
    struct vk_chance chance = vk_chance_from_seed(one->seed);
    for (struct vk_due due; !(due = vk_due(g, state)).over;) {
        if (due.kind != VK_RANDOM) {
            one->player = (uint8_t)__builtin_ctz(due.seats);
            return true;
        }
        vk_legal(g, state, VK_CHANCE, list);
        one->steps++;
        vk_play(g, state, VK_CHANCE, vk_pick_outcome(list, chance.number(&chance, one->steps)),
                NULL);
    }
    return false;
}

static void begin(struct vaka_batch *b, int i, uint64_t number, struct vk_actions *list)
{
    struct one *one = &b->one[i];
    struct vk_refusal no;
    bool is_on;
    do {
        struct vk_rng seeds = vk_rng_from(b->seed, number);
        *one = (struct one){ .seed = vk_rng_next(&seeds), .number = number };
        one->rng = vk_rng_from(one->seed, STREAM_RANDOM);
        int rc = vk_start(b->of.game, state_of(b, i), &b->of.setup, &no, NULL);
        vk_assert(rc == VK_OK);
        is_on = settle(b, i, list);
        number += (uint64_t)b->n;
    } while (!is_on); /* one that is over before anybody decides is none */
}

static void list_legal(struct vaka_batch *b, int i, struct vk_actions *list)
{
    struct one *one = &b->one[i];
    vk_legal(b->of.game, state_of(b, i), one->player, list);
    one->n_legal = list->n;
    memcpy(b->act + (size_t)i * VK_ACTIONS_MAX, list->act, list->n * sizeof *list->act);
}

static void tell_end(const struct vaka_batch *b, int i, bool has_ended,
                     const struct vaka_rows *rows)
{
    double share[VK_SEATS_MAX] = { 0 };
    int seats = b->of.setup.seats;
    if (rows->ended)
        rows->ended[i] = has_ended;
    if (!rows->returns)
        return;
    if (has_ended)
        lib_shares(b->of.game, state_of(b, i), seats, share);
    for (int seat = 0; seat < seats; seat++)
        rows->returns[(size_t)i * (size_t)seats + (size_t)seat] = (float)share[seat];
}

static void tell_legal(const struct vaka_batch *b, int i, const struct vaka_rows *rows)
{
    int32_t *row = rows->legal + (size_t)i * (size_t)rows->legal_width;
    const vk_action *act = b->act + (size_t)i * VK_ACTIONS_MAX;
    int n = b->one[i].n_legal;
    for (int k = 0; k < n; k++)
        row[k] = lib_number(&b->of, act[k]);
    memset(row + n, 0xFF, (size_t)(rows->legal_width - n) * sizeof *row);
}

static void tell(const struct vaka_batch *b, int i, const struct vaka_rows *rows)
{
    const struct one *one = &b->one[i];
    if (rows->player)
        rows->player[i] = (int8_t)one->player;
    if (rows->n_legal)
        rows->n_legal[i] = one->n_legal;
    if (rows->legal)
        tell_legal(b, i, rows);
    if (rows->seed)
        rows->seed[i] = one->seed;
    if (rows->steps)
        rows->steps[i] = one->steps;
    if (rows->observation) {
        alignas(8) uint8_t seen[VK_STATE_MAX];
        vk_view(b->of.game, state_of(b, i), one->player, seen);
        lib_observe(&b->of.layout, b->of.game, seen, one->player,
                    rows->observation + (size_t)i * (size_t)rows->observation_width);
    }
}

/* ---- Pieces of work -------------------------------------------------------------------------- */

static void begin_some(void *context, int from, int to)
{
    struct task *task = context;
    struct vk_actions list;
    for (int i = from; i < to; i++) {
        begin(task->batch, i, (uint64_t)i, &list);
        list_legal(task->batch, i, &list);
        tell_end(task->batch, i, false, task->rows);
        tell(task->batch, i, task->rows);
    }
}

static void step_some(void *context, int from, int to)
{
    struct task *task = context;
    struct vaka_batch *b = task->batch;
    struct vk_actions list;
    for (int i = from; i < to; i++) {
        struct one *one = &b->one[i];
        uint32_t place =
            one->place >= 0 ? (uint32_t)one->place : vk_rng_below(&one->rng, one->n_legal);
        one->steps++;
        vk_play(b->of.game, state_of(b, i), one->player, b->act[(size_t)i * VK_ACTIONS_MAX + place],
                NULL);
        bool is_on = settle(b, i, &list);
        tell_end(b, i, !is_on, task->rows);
        if (!is_on)
            begin(b, i, one->number + (uint64_t)b->n, &list);
        list_legal(b, i, &list);
        tell(b, i, task->rows);
    }
}

static int place_of(const struct vaka_batch *b, int i, int32_t action)
{
    const vk_action *act = b->act + (size_t)i * VK_ACTIONS_MAX;
    if (action == VAKA_RANDOM)
        return VAKA_RANDOM;
    for (int k = 0; k < b->one[i].n_legal; k++)
        if (lib_number(&b->of, act[k]) == action)
            return k;
    return UNKNOWN_PLACE;
}

/* Numbers of actions to places in the lists. */
static void find_some(void *context, int from, int to)
{
    struct task *task = context;
    for (int i = from; i < to; i++) {
        int place = place_of(task->batch, i, task->action[i]);
        int lowest = atomic_load(&task->first_wrong);
        task->batch->one[i].place = place;
        while (place == UNKNOWN_PLACE && i < lowest &&
               !atomic_compare_exchange_weak(&task->first_wrong, &lowest, i))
            ;
    }
}

/* ---- The batch ------------------------------------------------------------------------------- */

vaka_batch *vaka_batch_open(const vaka_game *g, int n, uint64_t seed, int threads)
{
    if (!lib_is(g, LIB_GAME))
        return NULL;
    if (n < 1 || n > GAMES_MAX || threads < 0 || threads > POOL_THREADS_MAX) {
        (void)lib_fault(VAKA_CALL, "a batch has 1 to %d games and up to %d threads, not %d and %d",
                        GAMES_MAX, POOL_THREADS_MAX, n, threads);
        return NULL;
    }
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (threads == 0)
        threads = cores < 1 ? 1 : cores > POOL_THREADS_MAX ? POOL_THREADS_MAX : (int)cores;
    struct vaka_batch *b = calloc(1, sizeof *b);
    if (!b) {
        (void)lib_no_memory();
        return NULL;
    }
    b->mark = LIB_BATCH;
    b->n = n;
    b->of = *g;
    b->stride = (g->game->state_size + 7u) & ~7u;
    b->one = calloc((size_t)n, sizeof *b->one);
    b->state = calloc((size_t)n, b->stride);
    b->act = calloc((size_t)n, VK_ACTIONS_MAX * sizeof *b->act);
    lib_pool_open(&b->pool, threads);
    const struct vaka_rows none = { .size = sizeof none };
    if (!b->one || !b->state || !b->act || vaka_batch_reset(b, seed, &none) != VAKA_OK) {
        (void)lib_no_memory();
        vaka_batch_close(b);
        return NULL;
    }
    return b;
}

void vaka_batch_close(vaka_batch *b)
{
    if (!b || b->mark != LIB_BATCH)
        return;
    b->mark = LIB_CLOSED;
    lib_pool_close(&b->pool);
    free(b->one);
    free(b->state);
    free(b->act);
    free(b);
}

int vaka_batch_threads(const vaka_batch *b)
{
    return lib_is(b, LIB_BATCH) ? b->pool.threads : VAKA_CALL;
}

static int check_rows(const struct vaka_batch *b, const struct vaka_rows *rows)
{
    if (!rows || rows->size != sizeof *rows)
        return lib_fault(VAKA_CALL, "the arrays of a batch are told in a struct of %zu bytes",
                         sizeof *rows);
    if (rows->legal && rows->legal_width < VK_ACTIONS_MAX)
        return lib_fault(VAKA_FULL, "a row of legal actions needs room for %d, not %d",
                         VK_ACTIONS_MAX, rows->legal_width);
    if (rows->observation && rows->observation_width < b->of.layout.size)
        return lib_fault(VAKA_FULL, "an observation has %d numbers, and there is room for %d",
                         b->of.layout.size, rows->observation_width);
    return VAKA_OK;
}

int vaka_batch_reset(vaka_batch *b, uint64_t seed, const struct vaka_rows *rows)
{
    if (!lib_is(b, LIB_BATCH))
        return VAKA_CALL;
    int rc = check_rows(b, rows);
    if (rc)
        return rc;
    struct task task = { .batch = b, .rows = rows };
    b->seed = seed;
    lib_pool_run(&b->pool, b->n, begin_some, &task);
    return VAKA_OK;
}

int vaka_batch_choose(vaka_batch *b, const int32_t *place, const struct vaka_rows *rows)
{
    if (!lib_is(b, LIB_BATCH))
        return VAKA_CALL;
    int rc = check_rows(b, rows);
    if (rc)
        return rc;
    for (int i = 0; i < b->n; i++) {
        b->one[i].place = place ? place[i] : VAKA_RANDOM;
        if (place && (place[i] < VAKA_RANDOM || place[i] >= b->one[i].n_legal))
            return lib_fault(VAKA_ILLEGAL, "game %d has %d legal actions; there is no place %d", i,
                             b->one[i].n_legal, place[i]);
    }
    struct task task = { .batch = b, .rows = rows };
    lib_pool_run(&b->pool, b->n, step_some, &task);
    return VAKA_OK;
}

int vaka_batch_apply(vaka_batch *b, const int32_t *action, const struct vaka_rows *rows)
{
    if (!action)
        return vaka_batch_choose(b, NULL, rows);
    if (!lib_is(b, LIB_BATCH))
        return VAKA_CALL;
    int rc = check_rows(b, rows);
    if (rc)
        return rc;
    struct task task = { .batch = b, .rows = rows, .action = action };
    atomic_store(&task.first_wrong, b->n);
    lib_pool_run(&b->pool, b->n, find_some, &task);
    int wrong = atomic_load(&task.first_wrong);
    if (wrong < b->n)
        return lib_fault(VAKA_ILLEGAL, "action %d is not among the legal ones of game %d",
                         action[wrong], wrong);
    lib_pool_run(&b->pool, b->n, step_some, &task);
    return VAKA_OK;
}
