/* judge.c - one step of a game: a decision against the best move, an outcome against the mean of all. */
#include "analysis/look.h"
#include "vaka/play.h"
#include <string.h>

enum {
    OUTCOMES_MAX = 24,   /* more are drawn from */
    ITERATIONS_MIN = 50, /* for one outcome */
    WORLDS = 4,          /* where luck goes on behind luck */
    SEEN_WORLDS = 16,    /* that are imagined where not all is known */
    CHANCE_FACTOR = 2,   /* budgets for a draw */
    SEED = 2,
};

const char *const vk_mark_ids[VK_N_MARKS] = { "", "inaccuracy", "mistake", "blunder", "brilliant" };

static size_t search_memory(const struct vk_game *g, uint32_t budget)
{
    struct vk_level level = { .kind = VK_BOT_SEARCH, .iterations = CHANCE_FACTOR * budget };
    return vk_bot_memory(g, &level);
}

size_t vk_judge_memory(const struct vk_game *g, uint32_t budget)
{
    return (sizeof(struct look) + 15) / 16 * 16 + search_memory(g, budget);
}

int32_t vk_given_away(const struct vk_judged *row)
{
    int32_t given = row->kind == VK_DECIDED ? row->before[row->seat] - row->after[row->seat] : 0;
    return given < VK_NEAR ? 0 : given;
}

int32_t vk_accuracy(int32_t given)
{
    return VK_WHOLE * VK_HALF_RIGHT / (VK_HALF_RIGHT + given);
}

/* ---- What a position is worth -------------------------------------------------------------- */

/* Who decides in a position, or VK_CHANCE; VK_NONE at the end. */
static int decider(const struct vk_game *g, const void *state)
{
    struct vk_due due = vk_due(g, state);
    if (due.over)
        return VK_NONE;
    return due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
}

/* On to the next real decision of a seat in look->world, with look->view as that seat's; VK_NONE: to the end. */
static int go_on(struct look *l, struct vk_rng *rng)
{
    for (int seat; (seat = decider(l->game, l->world)) != VK_NONE;) {
        vk_action a;
        if (seat == VK_CHANCE) {
            vk_legal(l->game, l->world, VK_CHANCE, &l->list);
            a = vk_pick_outcome(&l->list, vk_rng_next(rng));
        } else {
            vk_view(l->game, l->world, seat, l->view);
            vk_legal(l->game, l->view, seat, &l->list);
            if (l->list.n > 1)
                return seat;
            a = l->list.act[0];
        }
        vk_play(l->game, l->world, seat, a, NULL);
    }
    return VK_NONE;
}

static void result_of(struct look *l, const void *state, int32_t out[VK_PARTIES])
{
    float value[VK_SEATS_MAX];
    uint64_t sum[VK_SEATS_MAX];
    vk_estimate(l->game, state, value);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        sum[seat] = (uint64_t)(value[seat] * (float)LOOK_UNITS + 0.5f);
    look_round(sum, LOOK_UNITS, l->seats, out);
}

/* One world behind this state, which is what `viewer` sees of it. */
static void worth_once(struct look *l, const void *state, int viewer, int world,
                       uint32_t iterations, int32_t out[VK_PARTIES])
{
    struct vk_rng rng = vk_rng_from(SEED, vk_state_hash(l->game, state) + (uint64_t)world);
    memcpy(l->world, state, l->game->state_size);
    if (viewer != VK_REFEREE && decider(l->game, state) != VK_NONE)
        l->game->imagine(l->world, viewer, &rng);
    int seat = go_on(l, &rng);
    if (seat == VK_NONE) {
        result_of(l, l->world, out);
        return;
    }
    look_for(l, seat, iterations, VK_NO_ACTION);
    look_shares(l, look_best(l, seat, VK_NO_ACTION), out);
}

/* What each party may expect there, as sums of VK_WHOLE * WORLDS. */
static void worth(struct look *l, const void *state, uint32_t iterations, int64_t sum[VK_PARTIES])
{
    int worlds = decider(l->game, state) == VK_CHANCE ? WORLDS : 1;
    memset(sum, 0, VK_PARTIES * sizeof *sum);
    for (int i = 0; i < worlds; i++) {
        int32_t once[VK_PARTIES];
        worth_once(l, state, VK_REFEREE, i, iterations / (uint32_t)worlds + 1, once);
        for (int party = 0; party < VK_PARTIES; party++)
            sum[party] += once[party] * (WORLDS / worlds);
    }
}

/* ---- Chance -------------------------------------------------------------------------------- */

/* Whole shares of sums that come to `whole`; what rounding leaves goes to the largest. */
static void settle(const int64_t sum[VK_PARTIES], int64_t whole, int32_t out[VK_PARTIES])
{
    int32_t rest = VK_WHOLE;
    int most = 0;
    for (int party = 0; party < VK_PARTIES; party++) {
        out[party] = (int32_t)((sum[party] * VK_WHOLE + whole / 2) / whole);
        rest -= out[party];
        most = out[party] > out[most] ? party : most;
    }
    out[most] += rest;
}

/* What one outcome leads to. */
static void worth_of(struct look *l, vk_action outcome, uint32_t iterations,
                     int64_t sum[VK_PARTIES])
{
    _Alignas(8) uint8_t next[VK_STATE_MAX];
    memcpy(next, l->state, l->game->state_size);
    vk_play(l->game, next, VK_CHANCE, outcome, NULL);
    worth(l, next, iterations, sum);
}

/* Which outcomes stand for all, and how often each: all of them by weight, or as many as are drawn. */
static int stand_for(const struct look *l, const struct vk_actions *all,
                     vk_action act[OUTCOMES_MAX], uint32_t weight[OUTCOMES_MAX])
{
    struct vk_rng rng = vk_rng_from(SEED, vk_state_hash(l->game, l->state));
    if (all->n <= OUTCOMES_MAX) {
        for (int i = 0; i < all->n; i++) {
            act[i] = all->act[i];
            weight[i] = all->weight[i];
        }
        return all->n;
    }
    for (int i = 0; i < OUTCOMES_MAX; i++) {
        act[i] = vk_pick_outcome(all, vk_rng_next(&rng));
        weight[i] = 1;
    }
    return OUTCOMES_MAX;
}

static void judge_chance(struct look *l, vk_action came, uint32_t budget, struct vk_judged *out)
{
    vk_action act[OUTCOMES_MAX];
    uint32_t weight[OUTCOMES_MAX], all = 0;
    int64_t mean[VK_PARTIES] = { 0 }, sum[VK_PARTIES], what_came[VK_PARTIES];
    bool is_known = false;
    int n = stand_for(l, &l->list, act, weight);
    if (n == 0)
        return; /* never: chance that is due has an outcome */
    uint32_t iterations = CHANCE_FACTOR * budget / (uint32_t)n;
    iterations = iterations < ITERATIONS_MIN ? ITERATIONS_MIN : iterations;
    for (int i = 0; i < n; i++) {
        worth_of(l, act[i], iterations, sum);
        all += weight[i];
        for (int party = 0; party < VK_PARTIES; party++)
            mean[party] += sum[party] * weight[i];
        if (act[i] == came) {
            memcpy(what_came, sum, sizeof sum);
            is_known = true;
        }
    }
    if (!is_known)
        worth_of(l, came, iterations, what_came);
    if (all > 0)
        settle(mean, (int64_t)VK_WHOLE * WORLDS * all, out->before);
    settle(what_came, (int64_t)VK_WHOLE * WORLDS, out->after);
}

/* ---- What one seat knows of chance ---------------------------------------------------------- */

/* What each party may expect for all that the seat sees. */
static void worth_seen(struct look *l, const void *view, int viewer, uint32_t budget,
                       int32_t out[VK_PARTIES])
{
    int64_t sum[VK_PARTIES] = { 0 };
    for (int i = 0; i < SEEN_WORLDS; i++) {
        int32_t once[VK_PARTIES];
        worth_once(l, view, viewer, i, budget / SEEN_WORLDS + 1, once);
        for (int party = 0; party < VK_PARTIES; party++)
            sum[party] += once[party];
    }
    settle(sum, (int64_t)VK_WHOLE * SEEN_WORLDS, out);
}

/* How much could have come, in a world that looks like this one. */
static uint16_t seen_outcomes(struct look *l, int viewer)
{
    struct vk_rng rng = vk_rng_from(SEED, vk_state_hash(l->game, l->state));
    memcpy(l->world, l->state, l->game->state_size);
    l->game->imagine(l->world, viewer, &rng);
    vk_legal(l->game, l->world, VK_CHANCE, &l->list);
    return l->list.n;
}

/* Before it came and after, as the seat saw it. */
static void judge_seen(struct look *l, const struct vk_session *t, uint32_t number, uint32_t budget,
                       struct vk_judged *out)
{
    int viewer = t->known_by - 1;
    out->kind = VK_HIDDEN;
    if (out->seat != VK_CHANCE || t->step[number - 1].act == VK_NO_ACTION)
        return;
    out->n_legal = seen_outcomes(l, viewer);
    out->kind = out->n_legal < 2 ? VK_FORCED : VK_CAME;
    if (out->kind == VK_FORCED)
        return;
    worth_seen(l, l->state, viewer, budget, out->before);
    vk_session_view(t, number, viewer, l->state);
    worth_seen(l, l->state, viewer, budget, out->after);
}

/* ---- Decisions ----------------------------------------------------------------------------- */

static const struct vk_thought *thought_of(const struct look *l, vk_action act)
{
    for (int i = 0; i < l->n_thoughts; i++)
        if (l->thought[i].act == act)
            return &l->thought[i];
    return NULL;
}

static struct vk_move move_of(const struct look *l, const struct tally *row, int seat)
{
    int32_t share[VK_PARTIES];
    const struct vk_thought *thought = thought_of(l, row->act);
    look_shares(l, row, share);
    struct vk_move move = { .act = row->act, .value = share[seat], .visits = row->visits };
    if (thought) {
        move.n_then = thought->n_then;
        memcpy(move.then, thought->then, sizeof move.then);
    }
    return move;
}

/* Into its place by value; the move played is kept whatever comes. */
static void keep_move(struct vk_judged *out, struct vk_move move, vk_action played)
{
    int at = out->n_best;
    if (at == VK_BEST_MAX) {
        int last = out->best[at - 1].act == played ? at - 2 : at - 1;
        if (move.act != played && move.value <= out->best[last].value)
            return;
        memmove(&out->best[last], &out->best[last + 1], (size_t)(at - 1 - last) * sizeof move);
        at--;
    } else {
        out->n_best++;
    }
    for (; at > 0 && out->best[at - 1].value < move.value; at--)
        out->best[at] = out->best[at - 1];
    out->best[at] = move;
}

static bool is_splendid(const struct look *l, const struct vk_judged *row, vk_action played)
{
    int seat = row->seat;
    return row->after[seat] == row->before[seat] && row->n_legal >= 3 && l->n >= 3 &&
           row->after[seat] - look_next_best(l, played, seat) >= VK_BRILLIANT &&
           look_first_idea(l, seat) != played;
}

static enum vk_mark mark_of(int32_t given)
{
    if (given >= VK_BLUNDER)
        return VK_BLUNDERED;
    if (given >= VK_MISTAKE)
        return VK_MISTAKEN;
    return given >= VK_INACCURACY ? VK_INACCURATE : VK_GOOD;
}

static void judge_decision(struct look *l, vk_action played, uint32_t budget, struct vk_judged *out)
{
    look_for(l, out->seat, budget, played);
    look_shares(l, look_best(l, out->seat, played), out->before);
    look_shares(l, look_row(l, played), out->after);
    for (int i = 0; i < l->n; i++)
        if (look_is_close(l, &l->row[i], played))
            keep_move(out, move_of(l, &l->row[i], out->seat), played);
    out->mark = (uint8_t)mark_of(vk_given_away(out));
    if (is_splendid(l, out, played))
        out->mark = VK_SPLENDID;
}

bool vk_knows_all(const struct vk_session *t)
{
    return !t->known_by || vk_is_open(t->game);
}

void vk_judge(const struct vk_session *t, uint32_t number, uint32_t budget, void *memory,
              size_t size, struct vk_judged *out)
{
    const struct vk_step *step = &t->step[number - 1];
    struct look *l = look_open(t, memory, size);
    memset(out, 0, sizeof *out);
    vk_session_view(t, number - 1, VK_REFEREE, l->state);
    out->budget = budget;
    out->seat = step->seat;
    out->round = ((const struct vk_head *)(const void *)l->state)->round;
    if (!vk_knows_all(t) && step->seat != t->known_by - 1) {
        judge_seen(l, t, number, budget, out);
        return;
    }
    vk_session_view(t, number - 1, step->seat == VK_CHANCE ? VK_REFEREE : step->seat, l->view);
    vk_legal(t->game, l->view, step->seat, &l->list);
    out->n_legal = l->list.n;
    out->kind = l->list.n < 2 ? VK_FORCED : step->seat == VK_CHANCE ? VK_CAME : VK_DECIDED;
    if (out->kind == VK_CAME)
        judge_chance(l, step->act, budget, out);
    else if (out->kind == VK_DECIDED)
        judge_decision(l, step->act, budget, out);
}
