/*
 * selfplay.c - games for training: positions in small whole numbers, and who won.
 *
 *     selfplay GAME --out DIR [--seconds 60] [--processes 2] [--seats 2-4] [--iterations 0]
 *              [--level hard] [--net FILE|built-in] [--policy FILE|none] [--choices 0.2] [--positions 12] [--seed 1]
 *     selfplay GAME --list                    the features, for train.py
 *
 * Writes DIR/NNN.rows and .choices, one of each for a process, and DIR/made: the call, and how much came of it.
 *
 * Without iterations seats choose by rule of thumb, as likely as it weighs; with them by search. Now and
 * then a step is taken at random, so that positions are met that good players avoid. Few positions
 * of many games: positions of one game share their result and are worth little more than one. Decisions
 * (DIR/NNN.choices, for policy.py) tell how the weights or the visits were spread over the list.
 */
#include "bot/parts.h"
#include "tool.h"
#include "vaka/play.h"
#include <stdlib.h>
#include <string.h>

enum { POSITIONS_MAX = 64, UNSEARCHED = 255, CHOICES_MAX = 64, ONE = 65535 };

struct task {
    const struct vk_game *rules;
    struct vk_game judged;
    const char *out, *level;
    double seconds;
    int seats_least, seats_most, iterations, positions;
    const uint16_t *first; /* row of each verb in a policy */
    float chance;          /* that a decision is written */
    uint64_t seed;
};

struct result {
    long games, rows, steps;
};

struct worker {
    const struct task *task;
    struct vk_rng rng;
    struct vk_bot bot;
    struct vk_level level;
    void *memory, *state, *view;
    size_t memory_size;
    struct vk_actions list;
    float weight[VK_ACTIONS_MAX], daring;
    uint8_t *rows[POSITIONS_MAX];
    size_t row_size;
    int n_rows, seen;
    uint8_t expected; /* share of the victory that the search of this step expects, in 254ths */
    FILE *out, *choices;
};

/* seats, the numbers of each seat, those of the table, who was to move and what its search expected;
   then winners (a bit each) and totals. */
static size_t size_of_row(const struct vk_game *g)
{
    return 1 + (size_t)g->seats_max * g->reader->n_own + g->reader->n_table + 2 + 1 +
           2 * (size_t)g->seats_max;
}

/* What stands before the result of a row: the position. How many bytes. */
static size_t put_position(const struct task *t, const void *state, uint8_t *row)
{
    const struct vk_game *g = t->rules;
    struct vk_features f;
    uint8_t *begin = row;
    memset(&f, 0, sizeof f);
    g->reader->read(state, &f);
    *row++ = ((const struct vk_head *)state)->seats;
    for (int seat = 0; seat < g->seats_max; seat++, row += g->reader->n_own)
        memcpy(row, f.own[seat], g->reader->n_own);
    memcpy(row, f.table, g->reader->n_table);
    return (size_t)(row - begin) + g->reader->n_table;
}

/* A decision: the position, who decides, and of each action its rows and its part of the whole. */
static void write_choice(struct worker *w, int seat, const vk_action *act, const float *part, int n)
{
    const struct task *t = w->task;
    if (n > CHOICES_MAX || vk_rng_unit(&w->rng) >= t->chance)
        return;
    uint8_t head[1 + VK_SEATS_MAX * VK_OWN_MAX + VK_TABLE_MAX + 1];
    uint16_t list[CHOICES_MAX][BOT_ROWS_MAX + 1];
    float sum = 0;
    size_t size = put_position(t, w->view, head);
    head[size++] = (uint8_t)seat;
    memset(list, 0xFF, sizeof list);
    for (int i = 0; i < n; i++)
        sum += part[i];
    for (int i = 0; i < n; i++) {
        bot_rows_of(t->rules, t->first, act[i], list[i]);
        list[i][BOT_ROWS_MAX] = (uint16_t)(part[i] / sum * ONE + 0.5f);
    }
    if (fwrite(head, size, 1, w->choices) != 1 || fwrite(list, sizeof list, 1, w->choices) != 1)
        give_up(t->out, "cannot be written to");
}

static vk_action by_thumb(struct worker *w, int seat, bool is_lesson)
{
    const struct vk_game *g = w->task->rules;
    float sum = 0;
    g->weigh(w->view, seat, &w->list, w->weight);
    if (is_lesson)
        write_choice(w, seat, w->list.act, w->weight, w->list.n);
    for (int i = 0; i < w->list.n; i++)
        sum += w->weight[i];
    float x = vk_rng_unit(&w->rng) * sum;
    int i = 0;
    while (i < w->list.n - 1 && x >= w->weight[i])
        x -= w->weight[i++];
    return w->list.act[i];
}

static vk_action choose(struct worker *w, int seat)
{
    const struct task *t = w->task;
    vk_legal(t->rules, w->state, seat, &w->list);
    if (seat == VK_CHANCE)
        return vk_pick_outcome(&w->list, vk_rng_next(&w->rng));
    if (w->list.n == 1)
        return w->list.act[0];
    if (vk_rng_unit(&w->rng) < w->daring)
        return w->list.act[vk_rng_below(&w->rng, (uint32_t)w->list.n)];
    vk_view(t->rules, w->state, seat, w->view);
    if (!t->iterations || vk_rng_below(&w->rng, 10) == 0)
        return by_thumb(w, seat, !t->iterations);
    struct vk_thought thought[CHOICES_MAX];
    vk_action act[CHOICES_MAX];
    int n = 0;
    vk_action a = vk_bot_choose(&w->bot, w->view, seat, thought, CHOICES_MAX, &n);
    if (!n || !thought[0].visits)
        return a;
    w->expected = (uint8_t)(thought[0].value * (UNSEARCHED - 1) + 0.5f);
    for (int i = 0; i < n; i++) {
        act[i] = thought[i].act;
        w->weight[i] = (float)thought[i].visits;
    }
    write_choice(w, seat, act, w->weight, n);
    return a;
}

/* Every position of a game is kept with the same chance. */
static void keep(struct worker *w, int seat)
{
    int place = w->n_rows < w->task->positions ? w->n_rows
                                               : (int)vk_rng_below(&w->rng, (uint32_t)w->seen + 1);
    w->seen++;
    if (place >= w->task->positions)
        return;
    w->n_rows += place == w->n_rows;
    uint8_t *row = w->rows[place];
    memset(row, 0, w->row_size);
    row += put_position(w->task, w->state, row);
    row[0] = (uint8_t)(seat == VK_CHANCE ? UNSEARCHED : seat);
    row[1] = w->expected;
}

static void write_rows(struct worker *w)
{
    const struct vk_game *g = w->task->rules;
    struct vk_score score;
    uint8_t end[1 + 2 * VK_SEATS_MAX];
    memset(&score, 0, sizeof score);
    g->score(w->state, &score);
    end[0] = (uint8_t)score.winners;
    for (int seat = 0; seat < g->seats_max; seat++) {
        end[1 + 2 * seat] = (uint8_t)(score.total[seat] & 0xFF);
        end[2 + 2 * seat] = (uint8_t)((uint32_t)score.total[seat] >> 8 & 0xFF);
    }
    size_t n = 1 + 2 * (size_t)g->seats_max;
    for (int i = 0; i < w->n_rows; i++) {
        memcpy(w->rows[i] + w->row_size - n, end, n);
        if (fwrite(w->rows[i], w->row_size, 1, w->out) != 1)
            give_up(w->task->out, "cannot be written to");
    }
}

static void play_game(struct worker *w, struct result *r)
{
    const struct task *t = w->task;
    int span = t->seats_most - t->seats_least + 1;
    int seats = t->seats_least + (int)vk_rng_below(&w->rng, (uint32_t)span);
    struct vk_setup cfg = some_setup(t->rules, seats, &w->rng);
    struct vk_refusal no;
    if (vk_start(t->rules, w->state, &cfg, &no, NULL) != VK_OK)
        return;
    vk_bot_open(&w->bot, &t->judged, &w->level, vk_rng_next(&w->rng), w->memory, w->memory_size);
    w->daring = 0.01f + 0.09f * vk_rng_unit(&w->rng);
    w->n_rows = w->seen = 0;
    for (int seat; (seat = decider(t->rules, w->state)) != VK_NONE; r->steps++) {
        w->expected = UNSEARCHED;
        vk_action a = choose(w, seat);
        keep(w, seat);
        vk_play(t->rules, w->state, seat, a, NULL);
    }
    write_rows(w);
    r->games++;
    r->rows += w->n_rows;
}

static FILE *begin_file(const struct task *t, const char *name)
{
    char file[512];
    snprintf(file, sizeof file, "%s/%s", t->out, name);
    FILE *out = fopen(file, "wb");
    if (!out)
        give_up(file, "cannot be made");
    return out;
}

static FILE *begin_part(const struct task *t, int number, const char *kind)
{
    char name[32];
    snprintf(name, sizeof name, "%03d.%s", number, kind);
    return begin_file(t, name);
}

static void work(int number, void *result, void *context)
{
    const struct task *t = context;
    struct worker *w = get_memory(sizeof *w);
    memset(w, 0, sizeof *w);
    w->task = t;
    w->rng = vk_rng_from(t->seed, (uint64_t)number + 1);
    if (!vk_level_read(t->level, &w->level) || w->level.kind != VK_BOT_SEARCH)
        give_up(t->level, "no level that searches");
    w->level.iterations = (uint32_t)(t->iterations ? t->iterations : 1);
    w->memory_size = vk_bot_memory(&t->judged, &w->level);
    w->memory = get_memory(w->memory_size);
    w->state = get_memory(t->rules->state_size);
    w->view = get_memory(t->rules->state_size);
    w->row_size = size_of_row(t->rules);
    for (int i = 0; i < t->positions; i++)
        w->rows[i] = get_memory(w->row_size);
    w->out = begin_part(t, number, "rows");
    w->choices = begin_part(t, number, "choices");
    for (double end = now() + t->seconds; now() < end;)
        play_game(w, result);
    if (fclose(w->out) || fclose(w->choices))
        give_up(t->out, "cannot be written to");
}

static void list_features(const struct vk_game *g)
{
    printf("%s %d %d\n", g->id, g->seats_max, g->score_unit);
    for (int i = 0; i < g->reader->n; i++)
        printf("%s %s %d\n", g->reader->list[i].is_own ? "own" : "table", g->reader->list[i].name,
               g->reader->list[i].n);
    for (int i = 0; i < g->n_verbs; i++) {
        int n = 0;
        for (int k = 0; k < VK_ARGS_MAX; k++)
            n += g->arg_kinds[g->verbs[i].arg[k]].n;
        printf("verb %s %d\n", g->verbs[i].name, 1 + n);
    }
}

static void tell(FILE *out, const struct task *t, const struct result *all)
{
    fprintf(out, "%s: %ld games, %ld positions, %ld steps\n", t->rules->id, all->games, all->rows,
            all->steps);
}

/* DIR/made: the call and what came of it, which train.py puts into the head of a net. */
static void write_made(int n, char **args, const struct task *t, const struct result *all)
{
    FILE *out = begin_file(t, "made");
    fprintf(out, "selfplay");
    for (int i = 1; i < n; i++)
        fprintf(out, " %s", args[i]);
    fprintf(out, "\n");
    tell(out, t, all);
    if (fclose(out))
        give_up(t->out, "cannot be written to");
}

/* "3", or "2-4". */
static void read_seats(const char *text, struct task *t)
{
    char *end;
    long least = strtol(text, &end, 10), most = *end == '-' ? strtol(end + 1, &end, 10) : least;
    if (*end || least < t->rules->seats_min || most > t->rules->seats_max || least > most)
        give_up(text, "not so many seats as the game has, 3 or 2-4");
    t->seats_least = (int)least;
    t->seats_most = (int)most;
}

int main(int n, char **args)
{
    const struct vk_game *g = n > 1 ? vk_game_by_id(args[1]) : NULL;
    if (!g || !g->reader)
        give_up("selfplay GAME --out DIR", "no game that a net reads");
    if (n > 2 && strcmp(args[2], "--list") == 0) {
        list_features(g);
        return 0;
    }
    struct task t = { .rules = g, .out = arg_text(n, args, "--out", NULL) };
    const char *seats = arg_text(n, args, "--seats", NULL);
    t.seats_least = g->seats_min, t.seats_most = g->seats_max;
    if (seats)
        read_seats(seats, &t);
    t.judged = judged_by(g, read_net(arg_text(n, args, "--net", "built-in"), g));
    t.judged.policy = read_policy(arg_text(n, args, "--policy", "built-in"), g);
    int n_rows;
    t.first = rows_of_verbs(g, &n_rows);
    t.level = arg_text(n, args, "--level", "hard"); /* what overlooks nothing teaches most */
    t.chance = (float)arg_number(n, args, "--choices", 0);
    t.seconds = arg_number(n, args, "--seconds", 60);
    t.iterations = (int)arg_number(n, args, "--iterations", 0);
    t.positions = (int)arg_number(n, args, "--positions", 12);
    t.seed = (uint64_t)arg_number(n, args, "--seed", 1);
    int processes = (int)arg_number(n, args, "--processes", 2);
    if (!t.out || processes < 1 || t.positions < 1 || t.positions > POSITIONS_MAX)
        give_up("selfplay", "--out DIR is needed, --processes from 1, --positions 1 to 64");
    struct result *r = get_memory((size_t)processes * sizeof *r), all = { 0 };
    in_parallel(processes, work, &t, r, sizeof *r);
    for (int i = 0; i < processes; i++)
        all.games += r[i].games, all.rows += r[i].rows, all.steps += r[i].steps;
    tell(stdout, &t, &all);
    write_made(n, args, &t, &all);
    return 0;
}
