/*
 * sim_game.c - one game of a simulation: bots choose from what their seat may know, chance follows
 * the game's seed by the number of the step (so its journal can be verified), and every law that
 * costs little is checked at every step.
 */
#include "cli/file.h"
#include "cli/panic.h"
#include "cli/sim.h"
#include "vaka/journal.h"
#include <stdlib.h>
#include <string.h>

/* Streams of a game's seed: chance has the steps' numbers for itself. */
#define STREAM_BOT    UINT64_C(0x626F740000000000)
#define STREAM_RANDOM UINT64_C(0x72616E6400000000)

/*
 * The first game has the seed of the run itself: so the seed of any game, given to a run of one
 * game, plays that game again. Seeds stay below 2^53, which every reader of JSON keeps exact.
 */
uint64_t sim_game_seed(uint64_t seed, int64_t number)
{
    struct vk_rng rng = vk_rng_from(seed, (uint64_t)number);
    return number == 0 ? seed : vk_rng_next(&rng) >> 11;
}

int sim_player_at(const struct sim_plan *plan, int64_t number, int seat)
{
    int seats = plan->setup.seats;
    return (int)((seat + seats - number % seats) % seats);
}

bool sim_worker_open(struct sim_worker *w, const struct sim_plan *plan, const atomic_int *stop)
{
    const struct vk_game *g = plan->game;
    size_t steps = plan->journals ? (size_t)g->step_bound + 1 : 0;
    *w = (struct sim_worker){ .plan = plan, .stop = stop };
    w->table = (struct vk_session){ .game = g, .setup = plan->setup };
    w->table.cap = (uint32_t)steps;
    w->table.state = malloc(g->state_size);
    w->view = malloc(g->state_size);
    bool is_good = w->table.state && w->view;
    if (steps) {
        /* A line of a step holds its action and some 100 bytes; header and end are lines too. */
        w->text_size = (steps + 2) * (VK_ACTION_TEXT + 160) + 2 * (size_t)VK_JOURNAL_LINE;
        w->table.step = malloc(steps * sizeof *w->table.step);
        w->text = malloc(w->text_size);
        is_good = is_good && w->table.step && w->text;
    }
    for (int i = 0; i < plan->setup.seats; i++) {
        size_t size = vk_bot_memory(g, &plan->bot[i].level);
        void *memory = size ? aligned_alloc(16, (size + 15) / 16 * 16) : NULL;
        is_good = is_good && (!size || memory);
        vk_bot_open(&w->bot[i], g, &plan->bot[i].level, 0, memory, size);
    }
    return is_good;
}

void sim_worker_close(struct sim_worker *w)
{
    for (int i = 0; i < VK_SEATS_MAX; i++)
        free(w->bot[i].memory);
    free(w->table.step);
    free(w->table.state);
    free(w->view);
    free(w->text);
}

static void seat_players(struct sim_worker *w, int64_t number, uint64_t seed)
{
    for (int seat = 0; seat < w->plan->setup.seats; seat++) {
        struct vk_bot *b = &w->bot[sim_player_at(w->plan, number, seat)];
        struct vk_rng rng = vk_rng_from(seed, STREAM_BOT + (uint64_t)seat);
        vk_bot_open(b, b->game, &b->level, vk_rng_next(&rng), b->memory, b->memory_size);
        w->random[seat] = vk_rng_from(seed, STREAM_RANDOM + (uint64_t)seat);
    }
}

/* What the seat answers. `list` is what is legal. */
static vk_action answer(struct sim_worker *w, int64_t number, int seat,
                        const struct vk_actions *list)
{
    struct vk_bot *b = &w->bot[sim_player_at(w->plan, number, seat)];
    if (b->level.kind == VK_BOT_RANDOM)
        return list->act[vk_rng_below(&w->random[seat], list->n)];
    vk_view(b->game, w->table.state, seat, w->view);
    return vk_bot_choose(b, w->view, seat, NULL, 0, NULL);
}

static const char *list_fault(const struct vk_actions *list, bool is_chance)
{
    if (list->n == 0)
        return "nothing is legal for a seat that is due";
    if (list->n > VK_ACTIONS_MAX)
        return "too many actions are legal";
    for (int i = 0; is_chance && i < list->n; i++)
        if (list->weight[i] == 0)
            return "an outcome of chance has no weight";
    return NULL;
}

/* One step of the game; NULL, or which law broke. */
static const char *step(struct sim_worker *w, int64_t number, const struct vk_chance *chance,
                        const struct vk_due *due)
{
    const struct vk_game *g = w->plan->game;
    struct vk_session *t = &w->table;
    struct vk_actions list;
    bool is_chance = due->kind == VK_RANDOM;
    if (!is_chance && !due->seats)
        return "the game is not over and nobody is due";
    int seat = is_chance ? VK_CHANCE : __builtin_ctz(due->seats);
    vk_legal(g, t->state, seat, &list);
    const char *fault = list_fault(&list, is_chance);
    if (fault)
        return fault;
    vk_action a = is_chance ? vk_pick_outcome(&list, chance->number(chance, t->n + 1))
                            : answer(w, number, seat, &list);
    if (!is_chance && vk_find(&list, a) < 0)
        return "a bot chose what is not legal";
    if (t->step) {
        if (vk_session_act(t, seat, a, 0, NULL) != VK_OK)
            return "the session refused a legal action";
    } else {
        vk_play(g, t->state, seat, a, NULL);
        t->n++;
    }
    w->sums.decisions += !is_chance;
    return g->check(t->state);
}

static void count_one(struct sim_tally *to, int32_t score, int wins)
{
    if (to->games == 0 || score < to->min)
        to->min = score;
    if (to->games == 0 || score > to->max)
        to->max = score;
    to->games++;
    to->wins += wins;
    to->score += score;
}

static void count_game(struct sim_worker *w, int64_t number)
{
    const struct vk_head *h = w->table.state;
    struct vk_score score;
    w->plan->game->score(w->table.state, &score);
    int n_winners = __builtin_popcount(score.winners);
    for (int seat = 0; seat < w->plan->setup.seats; seat++) {
        int wins = score.winners >> seat & 1 ? SIM_WIN / n_winners : 0;
        count_one(&w->sums.seat[seat], score.total[seat], wins);
        count_one(&w->sums.player[sim_player_at(w->plan, number, seat)], score.total[seat], wins);
    }
    w->sums.games++;
    w->sums.rounds += h->round;
    w->sums.steps += w->table.n;
}

/* The journal of the game that was just played, whole or not at all. */
static bool write_journal(struct sim_worker *w, int64_t number, uint64_t seed)
{
    const struct sim_plan *plan = w->plan;
    const struct vk_session *t = &w->table;
    struct vk_out out = vk_out_to(w->text, w->text_size);
    struct vk_journal j = { 0 };
    struct vk_journal_head head = { .chance_kind = VK_CHANCE_SEED, .seed = seed };
    char path[4200];
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        const char *bot = plan->bot[sim_player_at(plan, number, seat)].text;
        (void)snprintf(head.bot[seat], sizeof head.bot[seat], "%s", bot);
    }
    vk_journal_write_head(&j, plan->game, &plan->setup, &head, &out);
    for (uint32_t i = 0; i < t->n; i++)
        vk_journal_write_step(&j, plan->game, i + 1, &t->step[i], &out);
    vk_journal_write_end(&j, t, NULL, 0, &out);
    vk_assert(vk_out_ok(&out));
    (void)snprintf(path, sizeof path, "%s/%s-%d-%llu-%lld.jsonl", plan->journals, plan->game->id,
                   plan->setup.seats, (unsigned long long)plan->seed, (long long)number);
    return cli_write_file(path, w->text, out.len, w->fault, sizeof w->fault);
}

bool sim_play(struct sim_worker *w, int64_t number)
{
    const struct vk_game *g = w->plan->game;
    struct vk_session *t = &w->table;
    struct vk_refusal no;
    uint64_t seed = sim_game_seed(w->plan->seed, number);
    struct vk_chance chance = vk_chance_from_seed(seed);
    int64_t decisions = w->sums.decisions;
    const char *fault = NULL;
    seat_players(w, number, seed);
    cli_work_on(g, seed, 0);
    t->n = 0;
    if (vk_start(g, t->state, &w->plan->setup, &no, NULL) != VK_OK)
        fault = "the game does not start";
    else
        fault = g->check(t->state);
    for (struct vk_due due; !fault && !(due = vk_due(g, t->state)).over;) {
        cli_work_on(g, seed, t->n + 1);
        if (atomic_load(w->stop)) {
            w->sums.decisions = decisions;
            return false;
        }
        fault = t->n >= g->step_bound ? "the game is longer than its bound"
                                      : step(w, number, &chance, &due);
    }
    if (fault) {
        struct sim_break b = { .number = number, .seed = seed, .step = t->n };
        (void)snprintf(b.what, sizeof b.what, "%s", fault);
        sim_add_break(&w->sums, &b);
        w->sums.decisions = decisions;
    } else {
        count_game(w, number);
    }
    return !t->step || write_journal(w, number, seed);
}
