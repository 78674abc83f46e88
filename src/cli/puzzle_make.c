/* puzzle_make.c - `vaka puzzle make`: positions of games between bots where one move is clearly best. */
#include "analysis/puzzle.h"
#include "cli/commands.h"
#include "cli/sim.h"
#include "words/tell.h"
#include <stdlib.h>

enum {
    GAMES_MAX = 100000,
    PER_GAME = 3, /* more of one game would be much alike */
    APART = 12    /* steps between two of them */
};

struct maker {
    const struct vk_game *game;
    struct vk_level level;
    struct vk_session table;
    void *view, *memory, *bot_memory;
    size_t size, bot_size;
    char line[VK_PUZZLE_LINE];
    int n; /* found */
};

static bool maker_open(struct maker *m, const struct vk_setup *setup)
{
    const struct vk_game *g = m->game;
    m->size = (vk_puzzle_memory(g) + 15) / 16 * 16;
    m->bot_size = (vk_bot_memory(g, &m->level) + 16) / 16 * 16;
    m->table = (struct vk_session){ .game = g, .setup = *setup, .cap = g->step_bound };
    m->table.state = malloc(g->state_size);
    m->table.step = malloc(g->step_bound * sizeof *m->table.step);
    m->view = malloc(g->state_size);
    m->memory = aligned_alloc(16, m->size);
    m->bot_memory = aligned_alloc(16, m->bot_size);
    return m->table.state && m->table.step && m->view && m->memory && m->bot_memory;
}

static void maker_close(struct maker *m)
{
    free(m->table.state);
    free(m->table.step);
    free(m->view);
    free(m->memory);
    free(m->bot_memory);
}

/* Printed at once: whoever stops this keeps what was found. */
static bool print_puzzle(struct maker *m)
{
    struct vk_puzzle p;
    if (!vk_puzzle_find(&m->table, m->memory, m->size, &p))
        return false;
    struct vk_out out = vk_out_to(m->line, sizeof m->line);
    vk_puzzle_write(&m->table, &p, &out);
    (void)fputs(m->line, stdout);
    (void)fflush(stdout);
    m->n++;
    return true;
}

static void play_on(struct maker *m, struct vk_bot *bot, const struct vk_chance *luck)
{
    struct vk_session *t = &m->table;
    if (vk_session_chance(t, luck, 0, NULL))
        return;
    int seat = __builtin_ctz(vk_due(t->game, t->state).seats);
    vk_view(t->game, t->state, seat, m->view);
    (void)vk_session_act(t, seat, vk_bot_choose(bot, m->view, seat, NULL, 0, NULL), 0, NULL);
}

static void search_game(struct maker *m, uint64_t seed)
{
    struct vk_session *t = &m->table;
    struct vk_chance luck = vk_chance_from_seed(seed);
    struct vk_bot bot;
    uint32_t next = APART;
    int n = 0;
    vk_bot_open(&bot, m->game, &m->level, seed, m->bot_memory, m->bot_size);
    (void)vk_session_rewind(t, 0);
    while (!vk_due(t->game, t->state).over && t->n < t->cap) {
        if (n < PER_GAME && t->n >= next && print_puzzle(m)) {
            n++;
            next = t->n + APART;
        }
        play_on(m, &bot, &luck);
    }
}

/* What follows was found by this call: the lines of a file can be found again. */
static void print_call(const struct maker *m, int64_t games, uint64_t seed, const char *bots)
{
    const struct vk_setup *now = &m->table.setup;
    struct vk_setup standard;
    vk_setup_standard(m->game, now->seats, &standard);
    (void)printf("# vaka puzzle make %s --seats %d --bots %s --games %lld --seed %llu", m->game->id,
                 now->seats, bots, (long long)games, (unsigned long long)seed);
    for (int i = 0; i < m->game->n_options; i++) {
        char value[64];
        struct vk_out out = vk_out_to(value, sizeof value);
        vk_option_write(&m->game->options[i], now->option[i], &out);
        if (now->option[i] != standard.option[i])
            (void)printf(" --opt %s=%s", m->game->options[i].key, value);
    }
    (void)putchar('\n');
}

static int make_run(struct cli_call *call)
{
    static struct maker m;
    struct vk_setup setup;
    int64_t games = 10;
    uint64_t seed = 1;
    const char *bots = cli_given(call, "--bots");
    int status;
    if ((status = cli_pick_game(call, call->n_words ? call->word[0] : NULL, &m.game)) ||
        (status = cli_pick_setup(call, m.game, vk_usual_seats(m.game), &setup)) ||
        (status = cli_pick_int(call, "--games", 1, GAMES_MAX, &games)) ||
        (status = cli_pick_seed(call, &seed)) ||
        (status = cli_pick_level(call, bots ? bots : VK_FIRST_LEVEL, &m.level)))
        return status;
    if (!maker_open(&m, &setup))
        status = cli_no_memory(call);
    if (!status)
        print_call(&m, games, seed, bots ? bots : VK_FIRST_LEVEL);
    for (int64_t i = 0; !status && i < games; i++) {
        search_game(&m, sim_game_seed(seed, i));
        vk_tell_to(stderr, "%lld of %lld games, %d {puzzle|puzzles}\n", (long long)i + 1,
                   (long long)games, m.n);
    }
    maker_close(&m);
    return status;
}

static const struct cli_option make_options[] = {
    { "--games", "N", "games to look through (10)" },
    { "--seed", "S", "of the first game; the others follow from it (1)" },
    { "--seats", "N", "seats at the table (2)" },
    { "--opt", "KEY=VALUE", "an option of the game; may be given several times" },
    { "--bots", "LEVEL", "who plays (easy)" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_puzzle_make_command = {
    .name = "puzzle make",
    .usage = "GAME [--games N] [--seed S]",
    .summary = "Find positions where one move is clearly best",
    .detail = "Bots play; each position is looked at, and printed if two searches of 40000\n"
              "iterations find the same move best, by 10 of 100 games at least, and it is not\n"
              "the first that comes to mind. The same call finds the same. docs/puzzles.md\n"
              "tells how they come on board.\n",
    .options = make_options,
    .words_max = 1,
    .run = make_run,
};
