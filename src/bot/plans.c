/*
 * plans.c - what a person has begun, compared with finished plans that have all of it and more, and with the one that
 * a search would make. A plan has everything that was begun if the rest of it can still follow each of its steps. What
 * comes between is chosen by the game's own `weigh`; what a plan is worth, a search behind it says, with the same
 * luck for all.
 */
#include "bot/parts.h"
#include <string.h>

enum {
    TRIED = 4, /* steps to add that are looked at, each alone and with what suggests itself then */
    PLANS = 2 * TRIED + 2,
    SHARE = 5,   /* a plan gets this part of the iterations of a choice */
    LEAST = 32,  /* but no fewer */
    CLEARLY = 5, /* of 100: so much better has to be what drops all that was begun */
    AHEAD = 2    /* steps until what was begun can go on: an item and its place */
};

struct desk {
    struct vk_bot *b;
    const struct vk_game *g;
    struct bot_task task;
    const vk_action *begun;
    int n;
    bool is_of_it[256]; /* points at which steps of what was begun are made */
    _Alignas(8) uint8_t world[VK_STATE_MAX];
};

/* A plan that is being made: where it has led, and the next of what was begun. */
struct making {
    struct vk_plan plan;
    int next;
    _Alignas(8) uint8_t state[VK_STATE_MAX];
};

int vk_plan_first_new(const struct vk_plan *p)
{
    for (int i = 0; i < p->n; i++)
        if (p->is_new[i])
            return i;
    return p->n - 1;
}

/* ---- What still fits ----------------------------------------------------------------------- */

static bool is_due(const struct desk *d, const void *s)
{
    return vk_due(d->g, s).seats >> d->task.seat & 1;
}

static bool rest_follows(const struct desk *d, const void *s, int next)
{
    _Alignas(8) uint8_t then[VK_STATE_MAX];
    memcpy(then, s, d->g->state_size);
    for (int i = next; i < d->n; i++)
        if (vk_apply(d->g, then, d->task.seat, d->begun[i], NULL) != VK_OK)
            return false;
    return true;
}

/* The rest of what was begun follows, at once or a few steps later. */
static bool fits(const struct desk *d, const void *s, int next, int ahead)
{
    _Alignas(8) uint8_t then[VK_STATE_MAX];
    struct vk_actions list;
    if (rest_follows(d, s, next))
        return true;
    if (!ahead || !is_due(d, s))
        return false;
    vk_legal(d->g, s, d->task.seat, &list);
    for (int i = 0; i < list.n; i++) {
        memcpy(then, s, d->g->state_size);
        vk_play(d->g, then, d->task.seat, list.act[i], NULL);
        if (fits(d, then, next, ahead - 1))
            return true;
    }
    return false;
}

static void put(struct vk_plan *p, vk_action a, bool is_new)
{
    p->line[p->n] = a;
    p->is_new[p->n++] = is_new;
}

/*
 * One step more, if the rest of what was begun can still follow. What was taken for the next of it may have been
 * one more of the same: "a Village" was begun, and this one goes elsewhere.
 */
static bool take(const struct desk *d, struct making *m, vk_action a)
{
    _Alignas(8) uint8_t then[VK_STATE_MAX];
    struct vk_plan *p = &m->plan;
    memcpy(then, m->state, d->g->state_size);
    if (p->n == VK_PLAN_MAX || m->next == d->n ||
        vk_apply(d->g, then, d->task.seat, a, NULL) != VK_OK)
        return false;
    bool is_next = a == d->begun[m->next] && rest_follows(d, then, m->next + 1);
    bool is_between = !is_next && fits(d, then, m->next, AHEAD - 1);
    if (!is_next && !is_between) {
        if (!p->n || p->is_new[p->n - 1] || !fits(d, then, m->next - 1, AHEAD - 1))
            return false;
        p->is_new[p->n - 1] = true;
        m->next--;
    }
    m->next += is_next;
    put(p, a, !is_next);
    memcpy(m->state, then, d->g->state_size);
    return true;
}

/* ---- Plans --------------------------------------------------------------------------------- */

static void begin(const struct desk *d, struct making *m)
{
    memset(m, 0, sizeof *m);
    memcpy(m->state, d->world, d->g->state_size);
}

/* What may come next, and how much it suggests itself. */
static void weigh(const struct desk *d, const void *s, struct vk_actions *list, float *w)
{
    _Alignas(8) uint8_t view[VK_STATE_MAX];
    vk_view(d->g, s, d->task.seat, view);
    vk_legal(d->g, view, d->task.seat, list);
    bot_priors(d->g, view, d->task.seat, list, w);
}

static int heaviest(const float *w, int n)
{
    int best = 0;
    for (int i = 1; i < n; i++)
        best = w[i] > w[best] ? i : best;
    return best;
}

/* The best of those that leave room for the rest of what was begun. */
static bool take_best(const struct desk *d, struct making *m)
{
    struct vk_actions list;
    float w[VK_ACTIONS_MAX];
    weigh(d, m->state, &list, w);
    for (int i = 0; i < list.n; i++) {
        int best = heaviest(w, list.n);
        if (take(d, m, list.act[best]))
            return true;
        w[best] = -1;
    }
    return false;
}

/* To its end: with no more than has to be, or with all that suggests itself. */
static bool finish(const struct desk *d, struct making *m, bool is_brief)
{
    while (m->next < d->n)
        if (!(is_brief && take(d, m, d->begun[m->next])) && !take_best(d, m))
            return false;
    return true;
}

/* Plans that lead to the same are one. */
struct plans {
    struct vk_plan plan[PLANS];
    uint64_t end[PLANS];
    int n;
};

static void add(const struct desk *d, struct plans *all, struct making *m, enum vk_plan_kind kind)
{
    uint64_t end = vk_state_hash(d->g, m->state);
    for (int i = 0; i < all->n; i++)
        if (all->end[i] == end)
            return;
    if (all->n == PLANS)
        return;
    m->plan.kind = (uint8_t)kind;
    all->end[all->n] = end;
    all->plan[all->n++] = m->plan;
}

/* ---- What could be added ------------------------------------------------------------------- */

struct addition {
    int at; /* behind so many steps of what was begun */
    vk_action act;
    float weight;
};

static void consider(struct addition best[TRIED], struct addition one)
{
    for (int i = 0; i < TRIED; i++)
        if (one.weight > best[i].weight) {
            struct addition next = best[i];
            best[i] = one;
            one = next;
        }
}

static void look_for_more(const struct desk *d, struct addition best[TRIED])
{
    struct making at, tried;
    struct vk_actions list;
    float w[VK_ACTIONS_MAX];
    begin(d, &at);
    for (int i = 0; i < d->n; i++) {
        weigh(d, at.state, &list, w);
        for (int k = 0; k < list.n; k++) {
            tried = at;
            if (list.act[k] != d->begun[i] && w[k] > best[TRIED - 1].weight &&
                take(d, &tried, list.act[k]))
                consider(best, (struct addition){ i, list.act[k], w[k] });
        }
        if (!take(d, &at, d->begun[i]))
            return;
    }
}

static void add_more(const struct desk *d, struct plans *all)
{
    struct addition best[TRIED] = { { 0 } };
    look_for_more(d, best);
    for (int i = 0; i < 2 * TRIED; i++) {
        const struct addition *one = &best[i / 2];
        struct making m;
        if (one->weight <= 0)
            return;
        begin(d, &m);
        for (int k = 0; k < one->at; k++)
            (void)take(d, &m, d->begun[k]);
        if (take(d, &m, one->act) && finish(d, &m, i % 2 == 0))
            add(d, all, &m, VK_PLAN_MORE);
    }
}

/* ---- Another plan altogether --------------------------------------------------------------- */

static bool follow(const struct desk *d, struct making *m, vk_action a)
{
    if (m->plan.n == VK_PLAN_MAX || vk_apply(d->g, m->state, d->task.seat, a, NULL) != VK_OK)
        return false;
    put(&m->plan, a, true);
    return true;
}

/* It has all that was begun. */
static bool has_all(const struct desk *d, const struct vk_plan *p, struct making *m)
{
    begin(d, m);
    for (int i = 0; i < p->n; i++)
        if (!take(d, m, p->line[i]))
            return false;
    return m->next == d->n;
}

/* What a search would do; at points of the same decision the rest suggests itself. */
static void add_anew(const struct desk *d, struct plans *all)
{
    struct vk_thought best;
    struct vk_actions list;
    struct making m, same;
    float w[VK_ACTIONS_MAX];
    int n = 0;
    (void)vk_bot_choose(d->b, d->task.concealed, d->task.seat, &best, 1, &n);
    begin(d, &m);
    if (!n || !follow(d, &m, best.act))
        return;
    for (int i = 0; i < best.n_then && follow(d, &m, best.then[i]);)
        i++;
    while (m.plan.line[m.plan.n - 1] != d->begun[d->n - 1] && is_due(d, m.state) &&
           d->is_of_it[vk_due(d->g, m.state).point]) {
        weigh(d, m.state, &list, w);
        if (!follow(d, &m, list.act[heaviest(w, list.n)]))
            return;
    }
    if (has_all(d, &m.plan, &same))
        add(d, all, &same, VK_PLAN_MORE);
    else
        add(d, all, &m, VK_PLAN_ANEW);
}

/* ---- The whole ----------------------------------------------------------------------------- */

static bool set_up(struct desk *d)
{
    struct vk_rng rng = d->task.rng;
    memcpy(d->world, d->task.concealed, d->g->state_size);
    d->g->imagine(d->world, d->task.seat, &rng);
    _Alignas(8) uint8_t then[VK_STATE_MAX];
    memcpy(then, d->world, d->g->state_size);
    for (int i = 0; i < d->n; i++) {
        d->is_of_it[vk_due(d->g, then).point] = true;
        if (vk_apply(d->g, then, d->task.seat, d->begun[i], NULL) != VK_OK)
            return false;
    }
    return d->n > 0 && d->n <= VK_PLAN_MAX;
}

static void judge(const struct desk *d, struct plans *all)
{
    uint32_t whole = d->b->level.iterations, part = whole / SHARE;
    d->b->level.iterations = part > LEAST ? part : LEAST;
    for (int i = 0; i < all->n; i++) {
        struct vk_plan *p = &all->plan[i];
        p->value = bot_search_behind(d->b, &d->task, p->line, p->n);
        p->visits = d->b->iterations;
    }
    d->b->level.iterations = whole;
}

static int wins(const struct vk_plan *p)
{
    return vk_wins_of_100(&(struct vk_thought){ .value = p->value });
}

/* Of equal ones what was begun, then what keeps it. */
static bool is_before(const struct vk_plan *a, const struct vk_plan *b)
{
    return wins(a) != wins(b) ? wins(a) > wins(b) : a->kind < b->kind;
}

static void sort(struct plans *all)
{
    for (int i = 1; i < all->n; i++) {
        struct vk_plan one = all->plan[i];
        int at = i;
        for (; at > 0 && is_before(&one, &all->plan[at - 1]); at--)
            all->plan[at] = all->plan[at - 1];
        all->plan[at] = one;
    }
}

/* What drops all that was begun stands first, and clearly, or not at all; what was begun has a row in any case. */
static int list_them(const struct plans *all, struct vk_plan *out, int max)
{
    const struct vk_plan *row = all->plan;
    bool has_whole = false;
    int n = 0;
    for (int i = 0; i < all->n; i++) {
        bool is_anew = row[i].kind == VK_PLAN_ANEW, is_whole = row[i].kind == VK_PLAN_WHOLE;
        if (is_anew && (i > 0 || wins(&row[0]) < wins(&row[1]) + CLEARLY))
            continue;
        has_whole |= is_whole;
        if (n < max - !has_whole)
            out[n++] = row[i];
    }
    return n;
}

int vk_bot_compare(struct vk_bot *b, const void *concealed, int seat, const vk_action *begun,
                   int n_begun, struct vk_plan *out, int max)
{
    struct desk d = { .b = b, .g = b->game, .begun = begun, .n = n_begun };
    struct plans all = { .n = 0 };
    struct making whole;
    d.task = (struct bot_task){ .concealed = concealed,
                                .seat = seat,
                                .rng = vk_rng_from(b->rng.s, vk_state_hash(b->game, concealed)) };
    if (!set_up(&d))
        return 0;
    begin(&d, &whole);
    for (int i = 0; i < d.n; i++)
        (void)take(&d, &whole, begun[i]);
    add(&d, &all, &whole, VK_PLAN_WHOLE);
    add_more(&d, &all);
    add_anew(&d, &all);
    judge(&d, &all);
    sort(&all);
    return list_them(&all, out, max);
}
