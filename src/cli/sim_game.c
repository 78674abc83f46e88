/*
 * sim_game.c - one game of a simulation: bots choose from what their seat may know, chance follows
 * the game's seed by the number of the step (so its journal can be verified), and every law that
 * costs little is checked at every step.
 */
#include "cli/file.h"
#include "cli/panic.h"
#include "cli/sim.h"
#include "cli/think.h"
#include "vaka/journal.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>

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

static bool open_player(struct sim_worker *w, int i)
{
    const struct sim_plan *plan = w->plan;
    const struct cli_bot *b = &plan->bot[i];
    w->is_timed = w->is_timed || plan->time || b->is_external;
    w->time[i] = b->has_number && !b->is_external ? 0 : plan->time;
    if (b->is_external) {
        w->has_outsiders = true;
        w->outsider[i] =
            (struct cli_player){ .command = cli_bot_command_of(b), .patience = plan->patience };
        w->bot[i].game = plan->game;
        return true;
    }
    size_t size = think_memory(plan->game, &b->level, w->time[i]);
    void *memory = size ? aligned_alloc(16, (size + 15) / 16 * 16) : NULL;
    vk_bot_open(&w->bot[i], plan->game, &b->level, 0, memory, size);
    return !size || memory;
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
    for (int i = 0; i < plan->setup.seats; i++)
        is_good = open_player(w, i) && is_good;
    return is_good;
}

void sim_worker_close(struct sim_worker *w)
{
    for (int i = 0; i < VK_SEATS_MAX; i++) {
        player_close(&w->outsider[i]);
        free(w->bot[i].memory);
    }
    openings_close(&w->openings);
    free(w->table.step);
    free(w->table.state);
    free(w->view);
    free(w->text);
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

/* The first decisions of a seat, as text. */
static void note_opening(struct sim_worker *w, int seat, vk_action a)
{
    if (w->n_opening[seat] >= w->plan->openings)
        return;
    size_t n = w->n_opening[seat]++ ? strlen(w->opening[seat]) : 0;
    struct vk_out out = vk_out_to(w->opening[seat] + n, OPENING_TEXT - n);
    vk_put(&out, n ? "; " : "");
    vk_action_write(w->plan->game, a, &out);
}

static bool count_openings(struct sim_worker *w, const struct vk_score *score)
{
    for (int seat = 0; w->plan->openings && seat < w->plan->setup.seats; seat++) {
        struct sim_tally one = sim_tally_of(score, seat, w->loser);
        const char *text = w->n_opening[seat] ? w->opening[seat] : "";
        if (!openings_add(&w->openings, seat, text, &one)) {
            vk_tell_text(w->fault, sizeof w->fault,
                         "there are too many different openings; --openings with a smaller "
                         "number has fewer");
            return false;
        }
    }
    return true;
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
                            : sim_answer(w, number, seat, &list);
    if (a == VK_NO_ACTION && (w->was_stopped || w->loser != VK_NONE))
        return NULL;
    if (!is_chance && vk_find(&list, a) < 0)
        return "a bot chose what is not legal";
    sim_tell_step(w, number, seat, a);
    if (!is_chance && list.n > 1)
        note_opening(w, seat, a);
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

/*
 * The result: the game's own, or, where somebody forfeited, last place for that seat, and the
 * victory shared by the others.
 */
static void result_of(const struct sim_worker *w, struct vk_score *score)
{
    int seats = w->plan->setup.seats;
    *score = (struct vk_score){ .winners = 0 };
    if (w->loser == VK_NONE) {
        w->plan->game->score(w->table.state, score);
        return;
    }
    for (int seat = 0; seat < seats; seat++)
        score->rank[seat] = seat == w->loser ? (uint8_t)seats : 1;
    score->winners = (uint16_t)(((1u << seats) - 1) & ~VK_ONLY(w->loser));
}

/* False: there is no room for what is to be kept. */
static bool finish_game(struct sim_worker *w, int64_t number, uint64_t seed)
{
    const struct vk_head *h = w->table.state;
    struct vk_score score;
    result_of(w, &score);
    sim_count(&w->sums, w->plan, number, &score, w->loser);
    w->sums.rounds += h->round;
    w->sums.steps += w->table.n;
    if (w->loser != VK_NONE) {
        struct sim_note n = { .number = number, .seed = seed, .step = w->table.n };
        n.player = sim_player_at(w->plan, number, w->loser);
        struct vk_out what = vk_out_to(n.what, sizeof n.what);
        vk_put(&what, vk_say_reason(sim_reason(w, number)).text);
        sim_add_note(&w->sums.forfeits, &n);
    }
    sim_tell_end(w, number, &score);
    return count_openings(w, &score);
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
    if (w->loser == VK_NONE)
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
    cli_work_on(g, seed, 0);
    sim_seat_players(w, number, seed);
    t->n = 0;
    memset(w->n_opening, 0, sizeof w->n_opening);
    if (vk_start(g, t->state, &w->plan->setup, &no, NULL) != VK_OK)
        fault = "the game does not start";
    else
        fault = g->check(t->state);
    for (struct vk_due due; !fault && w->loser == VK_NONE && !(due = vk_due(g, t->state)).over;) {
        cli_work_on(g, seed, t->n + 1);
        if (atomic_load(w->stop) || w->was_stopped) {
            w->sums.decisions = decisions;
            return false;
        }
        fault = t->n >= g->step_bound ? "the game is longer than its bound"
                                      : step(w, number, &chance, &due);
    }
    if (fault) {
        struct sim_note b = { .number = number, .seed = seed, .step = t->n, .player = -1 };
        (void)snprintf(b.what, sizeof b.what, "%s", fault);
        sim_add_note(&w->sums.breaks, &b);
        w->sums.decisions = decisions;
    } else if (!finish_game(w, number, seed)) {
        return false;
    }
    return !t->step || write_journal(w, number, seed);
}
