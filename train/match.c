/*
 * match.c - how strong one net is against another, or against the bots of another commit.
 *
 *     match GAME --a FILE|built-in --b FILE|built-in|older.so [--seats 2] [--time MS] [--time-b MS]
 *           [--iterations 500] [--iterations-b 500] [--policy FILE|built-in|none] [--policy-b ...]
 *           [--level hard] [--level-b hard] [--overlooks X] [--overlooks-b X] [--evenly X] [--evenly-b X]
 *           [--seconds 60] [--processes 2] [--seed 1]
 *
 * With --time both think so long for a decision (with --time-b the second its own time), else they make their
 * iterations (0: those of the level).
 * One seat plays with A, the others with B; the seat goes round. Standard set-up. What is printed: the
 * share of victories of A with the half width of its 95 % interval, points, milliseconds a decision.
 */
#include "cli/think.h"
#include "tool.h"
#include "vaka/play.h"
#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t older_choose(const char *game, const char *level, const void *view, int seat,
                              uint64_t seed, double seconds, uint32_t iterations);

struct task {
    const struct vk_game *rules;
    struct vk_game judged[2];
    older_choose *older; /* plays B, or NULL */
    const char *level[2];
    int seats, iterations[2];
    double overlooks[2], evenly[2]; /* below 0: as the level has it; evenly for each rival */
    double seconds;
    int64_t ms[2];
    uint64_t seed;
};

struct result {
    double won, games, points[2], time[2], decisions[2], none;
};

struct worker {
    const struct task *task;
    struct vk_rng rng;
    struct vk_bot bot[2];
    struct vk_level level[2];
    void *memory[2], *state, *view;
    size_t size[2];
    struct vk_actions list;
};

static vk_action answer(struct worker *w, int who, int seat)
{
    const struct task *t = w->task;
    if (who == 1 && t->older)
        return t->older(t->rules->id, t->level[1], w->view, seat, vk_rng_next(&w->rng),
                        (double)t->ms[1] / 1e3, (uint32_t)t->iterations[1]);
    return think(&w->bot[who], w->view, seat, t->ms[who]);
}

static vk_action choose(struct worker *w, int seat, int hero, struct result *r)
{
    const struct vk_game *g = w->task->rules;
    vk_legal(g, w->state, seat, &w->list);
    if (seat == VK_CHANCE)
        return vk_pick_outcome(&w->list, vk_rng_next(&w->rng));
    if (w->list.n == 1)
        return w->list.act[0];
    int who = seat != hero;
    double begin = worked();
    vk_view(g, w->state, seat, w->view);
    vk_action a = answer(w, who, seat);
    r->time[who] += worked() - begin;
    r->decisions[who]++;
    return a;
}

static void play_game(struct worker *w, int hero, struct result *r)
{
    const struct task *t = w->task;
    struct vk_setup cfg;
    struct vk_refusal no;
    struct vk_score score;
    vk_setup_standard(t->rules, t->seats, &cfg);
    if (vk_start(t->rules, w->state, &cfg, &no, NULL) != VK_OK)
        give_up("the set-up is refused", no.why);
    for (int i = 0; i < 2; i++) {
        vk_bot_open(&w->bot[i], &t->judged[i], &w->level[i], vk_rng_next(&w->rng), w->memory[i],
                    w->size[i]);
        if (t->overlooks[i] >= 0)
            w->bot[i].level.overlooks = (float)t->overlooks[i];
        if (t->evenly[i] >= 0)
            w->bot[i].level.evenly = (float)t->evenly[i];
    }
    for (int seat; (seat = decider(t->rules, w->state)) != VK_NONE;)
        vk_play(t->rules, w->state, seat, choose(w, seat, hero, r), NULL);
    memset(&score, 0, sizeof score);
    t->rules->score(w->state, &score);
    if (score.winners >> hero & 1)
        r->won += 1.0 / __builtin_popcount(score.winners);
    r->none += !score.winners;
    r->games++;
    for (int seat = 0; seat < t->seats; seat++)
        r->points[seat != hero] += (double)score.total[seat] / (seat == hero ? 1 : t->seats - 1);
}

static void work(int number, void *result, void *context)
{
    struct worker *w = get_memory(sizeof *w);
    const struct task *t = context;
    memset(w, 0, sizeof *w);
    w->task = t;
    w->rng = vk_rng_from(t->seed, (uint64_t)number + 1000);
    for (int i = 0; i < 2; i++) {
        if (!vk_level_read(t->level[i], &w->level[i]))
            give_up("no level", t->level[i]);
        if (t->iterations[i])
            w->level[i].iterations = (uint32_t)t->iterations[i];
        w->size[i] = think_memory(&t->judged[i], &w->level[i], t->ms[i]);
        w->memory[i] = get_memory(w->size[i]);
    }
    w->state = get_memory(t->rules->state_size);
    w->view = get_memory(t->rules->state_size);
    int hero = number;
    for (double end = now() + t->seconds; now() < end; hero++)
        play_game(w, hero % t->seats, result);
}

static older_choose *older_from(const char *file)
{
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL),
         *found = library ? dlsym(library, "older_choose") : NULL;
    older_choose *answers;
    if (!found)
        give_up(file, dlerror());
    memcpy(&answers, &found, sizeof answers);
    return answers;
}

int main(int n, char **args)
{
    const struct vk_game *g = n > 1 ? vk_game_by_id(args[1]) : NULL;
    if (!g)
        give_up("match GAME", "there is no such game");
    const char *a = arg_text(n, args, "--a", "built-in"), *b = arg_text(n, args, "--b", "built-in");
    struct task t = { .rules = g };
    t.judged[0] = judged_by(g, read_net(a, g));
    if (strstr(b, ".so"))
        t.older = older_from(b);
    t.judged[1] = judged_by(g, t.older ? g->net : read_net(b, g));
    t.judged[0].policy = read_policy(arg_text(n, args, "--policy", "built-in"), g);
    t.judged[1].policy = read_policy(arg_text(n, args, "--policy-b", "built-in"), g);
    t.level[0] = arg_text(n, args, "--level", "hard");
    t.level[1] = arg_text(n, args, "--level-b", t.level[0]);
    t.ms[0] = (int64_t)arg_number(n, args, "--time", 0);
    t.ms[1] = (int64_t)arg_number(n, args, "--time-b", (double)t.ms[0]);
    t.seats = (int)arg_number(n, args, "--seats", 2);
    t.iterations[0] = (int)arg_number(n, args, "--iterations", t.ms[0] > 0 ? 0 : 500);
    t.iterations[1] = (int)arg_number(n, args, "--iterations-b", t.iterations[0]);
    t.overlooks[0] = arg_number(n, args, "--overlooks", -1);
    t.overlooks[1] = arg_number(n, args, "--overlooks-b", -1);
    t.evenly[0] = arg_number(n, args, "--evenly", -1);
    t.evenly[1] = arg_number(n, args, "--evenly-b", -1);
    t.seconds = arg_number(n, args, "--seconds", 60);
    t.seed = (uint64_t)arg_number(n, args, "--seed", 1);
    int processes = (int)arg_number(n, args, "--processes", 2);
    if (processes < 1 || t.seats < g->seats_min || t.seats > g->seats_max)
        give_up("match", "--processes from 1, --seats as the game has them");
    struct result *r = get_memory((size_t)processes * sizeof *r), all = { 0 };
    in_parallel(processes, work, &t, r, sizeof *r);
    for (int i = 0; i < processes; i++) {
        all.won += r[i].won, all.games += r[i].games, all.none += r[i].none;
        for (int k = 0; k < 2; k++) {
            all.points[k] += r[i].points[k];
            all.time[k] += r[i].time[k];
            all.decisions[k] += r[i].decisions[k];
        }
    }
    double p = all.won / all.games;
    printf("%s, %d seats, %s (%d) v %s (%d): %.0f games, %.1f %% +- %.1f (fair %.1f), points %.1f "
           "v %.1f, "
           "%.2f v %.2f ms, nobody %.1f %%\n",
           g->id, t.seats, a, t.iterations[0], b, t.iterations[1], all.games, 100 * p,
           196 * sqrt(p * (1 - p) / all.games), 100.0 / t.seats, all.points[0] / all.games,
           all.points[1] / all.games, 1e3 * all.time[0] / all.decisions[0],
           1e3 * all.time[1] / (all.decisions[1] > 0 ? all.decisions[1] : 1),
           100 * all.none / all.games);
    return 0;
}
