/*
 * bench_measure.c - what the engine can do on one core. Each figure is the median of several
 * repetitions after a warm-up; the work of one repetition is chosen so that it takes long enough
 * for the clock. Positions are sampled along random games, openings and endings alike.
 */
#include "cli/bench.h"
#include <stdlib.h>
#include <string.h>

enum { REPEATS = 7, N_POSITIONS = 64, N_SEEDS = 1024 };

struct bench {
    const struct vk_game *g;
    struct vk_setup setup;
    uint8_t *position;  /* N_POSITIONS states in which a seat decides */
    uint8_t *concealed; /* the same as their seat sees them */
    int seat[N_POSITIONS];
    void *state;
    void *opening; /* the first decision with a choice, as its seat sees it */
    int opening_seat;
    struct vk_actions list;
    struct vk_bot bot;
    uint64_t next;       /* number of the next piece of work */
    uint64_t iterations; /* made by the bot */
};

/* Keeps the compiler from leaving out work whose result nobody reads. */
static void keep(const void *p)
{
    __asm__ volatile("" : : "r"(p) : "memory");
}

static uint8_t *state_at(const struct bench *b, uint8_t *states, int i)
{
    return states + (size_t)i * ((b->g->state_size + 7u) & ~7u);
}

static void start(struct bench *b, void *s)
{
    struct vk_refusal no;
    int rc = vk_start(b->g, s, &b->setup, &no, NULL);
    vk_assert(rc == VK_OK);
}

/* One random step, as vk_playout does it. The seat, or VK_CHANCE. */
static int random_step(struct bench *b, void *s, struct vk_rng *rng)
{
    struct vk_due due = vk_due(b->g, s);
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    vk_legal(b->g, s, seat, &b->list);
    vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&b->list, vk_rng_next(rng))
                                    : b->list.act[vk_rng_below(rng, b->list.n)];
    vk_play(b->g, s, seat, a, NULL);
    return seat;
}

/* Reservoir sampling: every position of these games is as likely as any other. */
static void sample_positions(struct bench *b)
{
    struct vk_rng rng = vk_rng_from(1, 1), pick = vk_rng_from(1, 2);
    uint32_t n_met = 0;
    for (int game = 0; game < 32; game++) {
        start(b, b->state);
        for (struct vk_due due; !(due = vk_due(b->g, b->state)).over;) {
            uint32_t at = n_met < N_POSITIONS ? n_met : vk_rng_below(&pick, n_met + 1);
            if (due.kind != VK_RANDOM) {
                n_met++;
                if (at < N_POSITIONS) {
                    memcpy(state_at(b, b->position, (int)at), b->state, b->g->state_size);
                    b->seat[at] = __builtin_ctz(due.seats);
                }
            }
            random_step(b, b->state, &rng);
        }
    }
    /* A very short game may not have given enough. */
    for (uint32_t i = n_met; n_met && i < N_POSITIONS; i++) {
        memcpy(state_at(b, b->position, (int)i), state_at(b, b->position, (int)(i % n_met)),
               b->g->state_size);
        b->seat[i] = b->seat[i % n_met];
    }
    for (int i = 0; i < N_POSITIONS; i++)
        vk_view(b->g, state_at(b, b->position, i), b->seat[i], state_at(b, b->concealed, i));
}

/*
 * The first decision with more than one action: with one there is nothing to search. In a game without any
 * it is the last decision, and no search is made.
 */
static void find_opening(struct bench *b)
{
    struct vk_rng rng = vk_rng_from(1, 3);
    bool has_choice = false;
    start(b, b->state);
    for (struct vk_due due; !has_choice && !(due = vk_due(b->g, b->state)).over;) {
        if (due.kind != VK_RANDOM) {
            b->opening_seat = __builtin_ctz(due.seats);
            vk_view(b->g, b->state, b->opening_seat, b->opening);
            vk_legal(b->g, b->opening, b->opening_seat, &b->list);
            has_choice = b->list.n > 1;
        }
        if (!has_choice)
            random_step(b, b->state, &rng);
    }
}

/* ---- Pieces of work ---------------------------------------------------------------------- */

static void play_games(struct bench *b, int64_t n)
{
    for (int64_t i = 0; i < n; i++) {
        struct vk_rng rng = vk_rng_from(b->next++ % N_SEEDS, 4);
        start(b, b->state);
        (void)vk_playout(b->g, b->state, &rng, &b->list);
        keep(b->state);
    }
}

static void clone_states(struct bench *b, int64_t n)
{
    for (int64_t i = 0; i < n; i++) {
        memcpy(b->state, state_at(b, b->position, (int)(i % N_POSITIONS)), b->g->state_size);
        keep(b->state);
    }
}

static void list_legal(struct bench *b, int64_t n)
{
    for (int64_t i = 0; i < n; i++) {
        int at = (int)(i % N_POSITIONS);
        vk_legal(b->g, state_at(b, b->position, at), b->seat[at], &b->list);
        keep(&b->list);
    }
}

static void conceal_states(struct bench *b, int64_t n)
{
    for (int64_t i = 0; i < n; i++) {
        int at = (int)(i % N_POSITIONS);
        vk_view(b->g, state_at(b, b->position, at), b->seat[at], b->state);
        keep(b->state);
    }
}

static void imagine_states(struct bench *b, int64_t n)
{
    struct vk_rng rng = vk_rng_from(1, 5);
    for (int64_t i = 0; i < n; i++) {
        int at = (int)(i % N_POSITIONS);
        memcpy(b->state, state_at(b, b->concealed, at), b->g->state_size);
        b->g->imagine(b->state, b->seat[at], &rng);
        keep(b->state);
    }
}

/* A leaf of a search, read from the beginning: a search itself reads what is different from the leaf before. */
static void estimate_positions(struct bench *b, int64_t n)
{
    float value[VK_SEATS_MAX];
    for (int64_t i = 0; i < n; i++) {
        vk_estimate(b->g, state_at(b, b->position, (int)(i % N_POSITIONS)), value);
        keep(value);
    }
}

static void search_opening(struct bench *b, int64_t n)
{
    for (int64_t i = 0; i < n; i++) {
        vk_bot_open(&b->bot, b->g, &b->bot.level, b->next++, b->bot.memory, b->bot.memory_size);
        (void)vk_bot_choose(&b->bot, b->opening, b->opening_seat, NULL, 0, NULL);
        b->iterations += b->bot.iterations;
    }
}

/* ---- Measuring --------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Seconds of one piece of work: the median of several repetitions. */
static double median(struct bench *b, void (*work)(struct bench *b, int64_t n), double seconds)
{
    double one[REPEATS], warm = 0;
    int64_t n = 1;
    for (;; n *= 2) { /* this is the warm-up, too */
        double begin = cli_cpu_seconds();
        work(b, n);
        warm = cli_cpu_seconds() - begin;
        if (warm > seconds / 16)
            break;
    }
    n = (int64_t)((double)n * seconds / (REPEATS + 1) / warm);
    n = n < 1 ? 1 : n;
    for (int i = 0; i < REPEATS; i++) {
        double begin = cli_cpu_seconds();
        work(b, n);
        one[i] = (cli_cpu_seconds() - begin) / (double)n;
    }
    qsort(one, REPEATS, sizeof *one, by_size);
    return one[REPEATS / 2];
}

/* Decisions and steps of the very games that play_games has played. */
static void count_steps(struct bench *b, double *decisions, double *steps)
{
    int64_t n_decisions = 0, n_steps = 0;
    uint64_t n_games = b->next < N_SEEDS ? b->next : N_SEEDS;
    for (uint64_t i = 0; i < n_games; i++) {
        struct vk_rng rng = vk_rng_from(i, 4);
        start(b, b->state);
        for (; !vk_due(b->g, b->state).over; n_steps++)
            n_decisions += random_step(b, b->state, &rng) != VK_CHANCE;
    }
    *decisions = (double)n_decisions / (double)n_games;
    *steps = (double)n_steps / (double)n_games;
}

static void measure_all(struct bench *b, double seconds, struct bench_row *row)
{
    double decisions, steps;
    sample_positions(b);
    find_opening(b);
    row->games_per_second = 1 / median(b, play_games, seconds);
    count_steps(b, &decisions, &steps);
    row->decisions_per_second = row->games_per_second * decisions;
    row->steps_per_second = row->games_per_second * steps;
    row->clone_ns = median(b, clone_states, seconds) * 1e9;
    row->legal_ns = median(b, list_legal, seconds) * 1e9;
    row->conceal_ns = median(b, conceal_states, seconds) * 1e9;
    row->imagine_ns = median(b, imagine_states, seconds) * 1e9;
    row->estimate_ns = vk_can_estimate(b->g) ? median(b, estimate_positions, seconds) * 1e9 : 0;
    b->next = 0;
    double one_search = median(b, search_opening, seconds);
    row->iterations_per_second = (double)b->iterations / (double)b->next / one_search;
}

bool bench_measure(const struct vk_game *g, int seats, double seconds, struct bench_row *row)
{
    size_t size = (g->state_size + 7u) & ~7u;
    struct bench *b = calloc(1, sizeof *b);
    struct vk_level level;
    bool is_good = false;
    if (!b)
        return false;
    *row = (struct bench_row){ .game = g, .seats = seats };
    b->g = g;
    vk_setup_standard(g, seats, &b->setup);
    b->position = malloc(N_POSITIONS * size);
    b->concealed = malloc(N_POSITIONS * size);
    b->state = malloc(size);
    b->opening = malloc(size);
    bool has_hard = vk_level_read("hard", &level);
    vk_assert(has_hard);
    size_t memory_size = (vk_bot_memory(g, &level) + 15) / 16 * 16;
    void *memory = aligned_alloc(16, memory_size ? memory_size : 16);
    if (b->position && b->concealed && b->state && b->opening && memory) {
        vk_bot_open(&b->bot, g, &level, 1, memory, memory_size);
        measure_all(b, seconds, row);
        is_good = true;
    }
    free(b->position);
    free(b->concealed);
    free(b->state);
    free(b->opening);
    free(memory);
    free(b);
    return is_good;
}
