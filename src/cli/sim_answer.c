/*
 * sim_answer.c - who plays for a seat of a simulated game: a level in this thread, or an external
 * player, which is told of the game what its seat may know.
 */
#include "cli/sim.h"
#include "cli/think.h"

/* Streams of a game's seed: chance has the steps' numbers for itself. */
#define STREAM_BOT    UINT64_C(0x626F740000000000)
#define STREAM_RANDOM UINT64_C(0x72616E6400000000)

/* The seat has lost if its player failed. True: the game goes on. */
static bool goes_on(struct sim_worker *w, int seat, enum child_news news)
{
    if (news == CHILD_BAD)
        w->loser = seat;
    if (news == CHILD_STOPPED)
        w->was_stopped = true;
    return news == CHILD_GOOD;
}

static void seat_outsider(struct sim_worker *w, int64_t number, int seat, uint64_t seed)
{
    int player = sim_player_at(w->plan, number, seat);
    w->told[player] = (struct player_game){ .game = w->plan->game,
                                            .setup = &w->plan->setup,
                                            .number = number,
                                            .seed = player_luck(seed, seat),
                                            .seat = seat,
                                            .time = w->time[player] };
    enum child_news news = player_begin(&w->outsider[player], &w->told[player], w->stop);
    (void)goes_on(w, seat, news);
}

void sim_seat_players(struct sim_worker *w, int64_t number, uint64_t seed)
{
    w->loser = VK_NONE;
    w->was_stopped = false;
    for (int seat = 0; seat < w->plan->setup.seats; seat++) {
        struct vk_bot *b = &w->bot[sim_player_at(w->plan, number, seat)];
        struct vk_rng rng = vk_rng_from(seed, STREAM_BOT + (uint64_t)seat);
        vk_bot_open(b, b->game, &b->level, vk_rng_next(&rng), b->memory, b->memory_size);
        w->random[seat] = vk_rng_from(seed, STREAM_RANDOM + (uint64_t)seat);
        w->n_told[seat] = 0;
        w->told[seat] = (struct player_game){ .game = NULL };
    }
    /* The first seat whose player cannot be had loses; the others are not asked any more. */
    for (int seat = 0; seat < w->plan->setup.seats && w->loser == VK_NONE; seat++)
        if (w->plan->bot[sim_player_at(w->plan, number, seat)].is_external && !w->was_stopped)
            seat_outsider(w, number, seat, seed);
}

static vk_action ask_outsider(struct sim_worker *w, int player, int seat,
                              const struct vk_actions *list)
{
    struct player_question q = { w->table.state, list, w->n_told[seat] };
    vk_action a = VK_NO_ACTION;
    if (list->n == 1) /* there is nothing to ask */
        return list->act[0];
    enum child_news news = player_decide(&w->outsider[player], &w->told[player], &q, w->stop, &a);
    return goes_on(w, seat, news) ? a : VK_NO_ACTION;
}

static vk_action choose_for(struct sim_worker *w, int player, int seat,
                            const struct vk_actions *list)
{
    struct vk_bot *b = &w->bot[player];
    if (w->plan->bot[player].is_external)
        return ask_outsider(w, player, seat, list);
    if (b->level.kind == VK_BOT_RANDOM)
        return list->act[vk_rng_below(&w->random[seat], list->n)];
    vk_view(b->game, w->table.state, seat, w->view);
    return think(b, w->view, seat, w->time[player]);
}

vk_action sim_answer(struct sim_worker *w, int64_t number, int seat, const struct vk_actions *list)
{
    int player = sim_player_at(w->plan, number, seat);
    struct sim_thinking *t = &w->sums.thinking[player];
    if (!w->is_timed || list->n == 1)
        return choose_for(w, player, seat, list);
    double start = cli_seconds();
    vk_action a = choose_for(w, player, seat, list);
    int64_t took = (int64_t)((cli_seconds() - start) * 1e6);
    t->decisions++;
    t->microseconds += took;
    if (took > t->longest)
        t->longest = took;
    return a;
}

void sim_tell_step(struct sim_worker *w, int64_t number, int seat, vk_action a)
{
    if (!w->has_outsiders)
        return;
    unsigned seen = vk_seen(w->plan->game, w->table.state, seat, a);
    for (int to = 0; to < w->plan->setup.seats; to++) {
        int player = sim_player_at(w->plan, number, to);
        if (!(seen >> to & 1))
            continue;
        w->n_told[to]++;
        if (w->plan->bot[player].is_external)
            player_step(&w->outsider[player], &w->told[player], seat, a);
    }
}

void sim_tell_end(struct sim_worker *w, int64_t number, const struct vk_score *score)
{
    const struct vk_reason *why = w->loser == VK_NONE ? NULL : sim_reason(w, number);
    for (int i = 0; i < w->plan->setup.seats; i++)
        if (w->plan->bot[i].is_external && w->told[i].game)
            player_over(&w->outsider[i], &w->told[i], score, w->loser, why, w->stop);
}

const struct vk_reason *sim_reason(const struct sim_worker *w, int64_t number)
{
    return &w->outsider[sim_player_at(w->plan, number, w->loser)].why;
}
