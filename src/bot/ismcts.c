/*
 * ismcts.c - information-set Monte-Carlo tree search with a single observer. Each iteration
 * imagines a world from what the seat knows, walks down the tree of what that seat could see,
 * adds one leaf, and hands the leaf's value for each seat back up. Every seat maximises its own
 * value (max^n). What the searching seat may not read (sealed choices, cards drawn by others)
 * goes down one shared edge, so the tree cannot use it; the seat behind it plays by `weigh` from
 * its own view. docs/bots.md tells the whole.
 */
#include "bot/parts.h"
#include "bot/tree.h"
#include <math.h>
#include <string.h>

enum {
    DEPTH_MAX = 192,
    ASK_EVERY = 32,             /* iterations between two calls of `more` */
    ITERATIONS_MAX = 1 << 30,   /* whatever `more` says */
    BYTES_PER_ITERATION = 1536, /* of a tree, generously */
    LINE_VISITS = 4,            /* fewer tell nothing of what would come next */
    WATCHED_EACH = 4,           /* iterations, of which one looks at the watched action */
    WEIGHED_AT = 6,             /* visits at which a learned policy gives way to `weigh` */
    MEMORY_MIN = 64 * 1024,
    MEMORY_MAX = 48 * 1024 * 1024
};

/* How strongly the search follows the priors; after how many visits half of the level's curiosity has
   come to that, since then means are settled and what was passed over deserves another look; and how an
   untried action is judged: as worth what its node is worth, less this. Tuned by matches. */
static const float explore = 0.3f;
static const float curious_after = 3000.0f;
static const float untried = 0.05f;

struct step {
    uint32_t node;
    struct edge *edge;
    uint8_t seat; /* whose value counts; VK_NONE where nobody decides */
};

/* It holds a pointer, whose size differs: the arena counts as if all were of eight bytes. */
enum { STEP_BYTES = 24 };
_Static_assert(sizeof(struct step) <= STEP_BYTES, "a path fits its place");

struct search {
    const struct vk_game *g;
    struct arena arena;
    const void *concealed;
    int seat;
    struct vk_rng rng;
    float overlooks, curiosity, evenly;
    vk_action watched;     /* or VK_NO_ACTION */
    const vk_action *line; /* steps of the seat behind which every iteration begins */
    int n_line;
    void *world, *view;
    struct vk_actions *list;
    float *w;
    uint16_t *slot; /* of look-ups in lists */
    struct step *path;
    int depth;
    float value[VK_SEATS_MAX];
    struct bot_reading reading; /* of the last leaf */
};

size_t bot_search_memory(const struct vk_game *g, uint32_t iterations)
{
    size_t want = MEMORY_MIN + 2 * (size_t)g->state_size;
    if (iterations > (MEMORY_MAX - want) / BYTES_PER_ITERATION)
        return MEMORY_MAX;
    return want + (size_t)iterations * BYTES_PER_ITERATION;
}

/* ---- The value of a leaf ------------------------------------------------------------------- */

static void value_of_leaf(struct search *q)
{
    const struct vk_head *h = q->world;
    if (!h->over && !vk_can_estimate(q->g))
        vk_playout(q->g, q->world, &q->rng, q->list);
    bot_estimate(q->g, q->world, &q->reading, q->value);
}

/* ---- Opening a node ------------------------------------------------------------------------ */

/* Priors of the list in this world, from the view of the seat that decides. Most nodes are hardly visited: a
   learned policy is good enough for them. */
static void weigh_view(struct search *q, const struct node *at, int seat)
{
    memcpy(q->view, q->world, q->g->state_size);
    q->g->conceal(q->view, seat);
    if (q->depth == 0 || at->visits >= WEIGHED_AT)
        bot_priors(q->g, q->view, seat, q->list, q->w);
    else
        bot_quick_priors(q->g, q->view, seat, q->list, q->w);
}

/* What is obvious is seen; anything else may be overlooked, the more so the less it suggests itself. */
static bool overlooks(struct search *q, float prior, float top)
{
    float chance = q->overlooks * (1.0f - prior / top);
    return q->overlooks > 0 && q->depth == 0 && vk_rng_unit(&q->rng) < chance;
}

/* A long search can afford to doubt its first idea of the position that it is asked about: every move that is worth
   a thought gets a part of it. What has no weight is in no plan, and stays out. */
static void share_evenly(struct search *q)
{
    static const float no_weight = 1e-9f;
    int n = 0;
    for (int i = 0; i < q->list->n; i++)
        n += q->w[i] > no_weight;
    for (int i = 0; i < q->list->n; i++)
        if (q->w[i] > no_weight)
            q->w[i] = (1.0f - q->evenly) * q->w[i] + q->evenly / (float)n;
}

/* Into the place that its prior gives it among the first n. */
static void put_in_order(struct block *b, int n, struct edge e)
{
    for (; n > 0 && b->edge[n - 1].prior < e.prior; n--)
        b->edge[n] = b->edge[n - 1];
    b->edge[n] = e;
}

/* The first block, most promising first (ties as listed). False if the arena is full. */
static bool open_node(struct search *q, struct node *at, int seat, uint32_t mark)
{
    uint32_t place = tree_block(&q->arena, at, q->list->n);
    if (!place)
        return false;
    struct block *b = arena_at(&q->arena, place);
    float top = 0;
    weigh_view(q, at, seat);
    if (q->depth == 0 && q->evenly > 0)
        share_evenly(q);
    for (int i = 0; i < q->list->n; i++)
        top = q->w[i] > top ? q->w[i] : top;
    at->mark = mark;
    for (int i = 0; i < q->list->n; i++) {
        if (!overlooks(q, q->w[i], top))
            put_in_order(b, b->n++, (struct edge){ .act = q->list->act[i], .prior = q->w[i] });
    }
    return true;
}

/* The node is worth a closer look: `weigh` says what the policy guessed. */
static void weigh_again(struct search *q, struct node *at, int seat)
{
    struct block *b = tree_chain(&q->arena, at->blocks);
    weigh_view(q, at, seat);
    for (int i = 0; i < b->n; i++) {
        struct edge e = b->edge[i];
        int k = vk_find(q->list, e.act);
        if (k >= 0)
            e.prior = q->w[k];
        put_in_order(b, i, e);
    }
}

/* ---- Choosing an edge where a seat decides --------------------------------------------------*/

static float promise(const struct search *q, const struct edge *e, float urgency)
{
    float mean = e->visits ? e->total / (float)e->visits : urgency;
    float n = (float)e->offered, by_prior = explore + q->curiosity * n / (n + curious_after);
    return mean + by_prior * e->prior * sqrtf(n) / (float)(1 + e->visits);
}

/* What an untried action is held to be worth. */
static float urgency_of(const struct node *at)
{
    return at->visits > 1 ? at->total / (float)(at->visits - 1) - untried : 0.5f;
}

/* Same list as when the node was opened: all edges of the first block, and only they, are open. */
static struct edge *best_of_all(struct search *q, struct node *at)
{
    struct block *b = tree_chain(&q->arena, at->blocks);
    struct edge *best = &b->edge[0];
    float top = -1e30f, urgency = urgency_of(at);
    bool was_untried = false;
    for (int i = 0; i < b->n; i++) {
        struct edge *e = &b->edge[i];
        e->offered++;
        /* Sorted by prior: of the untried ones only the first can be the best. */
        if (!e->visits && was_untried)
            continue;
        was_untried |= !e->visits;
        float x = promise(q, e, urgency);
        if (x > top) {
            top = x;
            best = e;
        }
    }
    return best;
}

enum { SLOTS = 2 * VK_ACTIONS_MAX, EMPTY = 0xFFFF };

static unsigned slot_of(vk_action a)
{
    return (unsigned)((a * 0x9E3779B1u) >> 16) % SLOTS;
}

static void slots_fill(struct search *q)
{
    memset(q->slot, 0xFF, SLOTS * sizeof *q->slot);
    for (int i = 0; i < q->list->n; i++) {
        unsigned k = slot_of(q->list->act[i]);
        while (q->slot[k] != EMPTY)
            k = (k + 1) % SLOTS;
        q->slot[k] = (uint16_t)i;
    }
}

/* The place of an action in the list, or -1. */
static int slots_find(const struct search *q, vk_action a)
{
    for (unsigned k = slot_of(a); q->slot[k] != EMPTY; k = (k + 1) % SLOTS) {
        if (q->list->act[q->slot[k]] == a)
            return q->slot[k];
    }
    return -1;
}

/* Edges for actions that no world before this one allowed. `is_known` is by place in the list. */
static void add_new(struct search *q, struct node *at, int seat, const bool *is_known)
{
    weigh_view(q, at, seat);
    for (int i = 0; i < q->list->n; i++) {
        if (is_known[i])
            continue;
        struct edge *e = tree_edge(&q->arena, at, q->list->act[i]);
        if (!e)
            return;
        e->prior = q->w[i];
    }
}

/* Another list than the one the node was opened with: take the best of those open now. */
static struct edge *best_of_some(struct search *q, struct node *at, int seat)
{
    bool is_known[VK_ACTIONS_MAX] = { false };
    struct edge *best = NULL;
    float top = -1e30f, urgency = urgency_of(at);
    int n_known = 0;
    slots_fill(q);
    for (int round = 0; round < 2; round++) {
        for (struct block *b = tree_chain(&q->arena, at->blocks); b;
             b = tree_chain(&q->arena, b->next)) {
            for (int i = 0; i < b->n; i++) {
                struct edge *e = &b->edge[i];
                int k = slots_find(q, e->act);
                if (k < 0 || is_known[k])
                    continue;
                is_known[k] = true;
                n_known++;
                e->offered++;
                float x = promise(q, e, urgency);
                if (x > top) {
                    top = x;
                    best = e;
                }
            }
        }
        if (n_known == q->list->n)
            break;
        if (round == 0)
            add_new(q, at, seat, is_known);
    }
    return best;
}

/* ---- One step down ------------------------------------------------------------------------- */

/* Who decides now: a seat or chance. At a sealed choice the searching seat comes first. */
static int decider(const struct search *q)
{
    struct vk_due due = vk_due(q->g, q->world);
    if (due.kind == VK_RANDOM)
        return VK_CHANCE;
    return due.seats >> q->seat & 1 ? q->seat : __builtin_ctz(due.seats);
}

/* One of the list at random, as likely as its prior. */
static vk_action pick_by_prior(struct search *q, const struct node *at, int seat)
{
    weigh_view(q, at, seat);
    float x = vk_rng_unit(&q->rng);
    int i = 0;
    while (i < q->list->n - 1 && x >= q->w[i])
        x -= q->w[i++];
    return q->list->act[i];
}

/* An action on which this search has no influence: chance, or what is hidden from its seat. */
static struct edge *let_happen(struct search *q, struct node *at, int seat, vk_action *act)
{
    if (seat == VK_CHANCE)
        *act = vk_pick_outcome(q->list, vk_rng_next(&q->rng));
    else
        *act = pick_by_prior(q, at, seat);
    bool is_seen = vk_seen(q->g, q->world, seat, *act) >> q->seat & 1;
    return tree_edge(&q->arena, at, is_seen ? *act : VK_NO_ACTION);
}

/* Is there anything in this list of another seat that the searching one may not read? */
static bool is_hidden(const struct search *q, int seat)
{
    if (seat == q->seat)
        return false;
    for (int i = 0; i < q->list->n; i++)
        if (!(vk_seen(q->g, q->world, seat, q->list->act[i]) >> q->seat & 1))
            return true;
    return false;
}

static struct edge *choose_edge(struct search *q, struct node *at, int seat)
{
    uint32_t mark = tree_mark(q->list);
    if (!at->blocks && !open_node(q, at, seat, mark))
        return NULL;
    if (at->visits == WEIGHED_AT && q->g->policy && at->mark == mark)
        weigh_again(q, at, seat);
    if (q->depth == 0 && q->watched != VK_NO_ACTION) {
        struct edge *e = tree_edge(&q->arena, at, q->watched);
        if (e && e->visits < at->visits / WATCHED_EACH)
            return e;
    }
    if (at->mark != mark)
        return best_of_some(q, at, seat);
    struct edge *e = best_of_all(q, at);
    /* Two lists can share a mark, once in a billion. */
    return vk_find(q->list, e->act) >= 0 ? e : best_of_some(q, at, seat);
}

/* The node below, or 0 where the walk ends: a leaf, the end of the game, no room left. */
static uint32_t walk(struct search *q, uint32_t place)
{
    struct node *at = tree_at(&q->arena, place);
    at->visits++;
    if (((const struct vk_head *)q->world)->over || q->depth == DEPTH_MAX)
        return 0;
    if (at->visits == 1 && q->depth > 0)
        return 0;

    int seat = decider(q);
    vk_action act = VK_NO_ACTION;
    struct edge *e = NULL;
    vk_legal(q->g, q->world, seat, q->list);
    bool is_free = seat != VK_CHANCE && !is_hidden(q, seat);
    if (is_free) {
        e = choose_edge(q, at, seat);
        act = e ? e->act : VK_NO_ACTION;
    } else {
        e = let_happen(q, at, seat, &act);
    }
    if (!e)
        return 0;
    q->path[q->depth++] = (struct step){ place, e, (uint8_t)(is_free ? seat : VK_NONE) };
    vk_play(q->g, q->world, seat, act, NULL);
    if (!e->child)
        e->child = tree_node(&q->arena);
    return e->child;
}

static void iterate(struct search *q, uint32_t root)
{
    memcpy(q->world, q->concealed, q->g->state_size);
    q->g->imagine(q->world, q->seat, &q->rng);
    q->depth = 0;
    for (int i = 0; i < q->n_line; i++)
        if (vk_apply(q->g, q->world, q->seat, q->line[i], NULL) != VK_OK)
            break; /* this world does not allow it */
    for (uint32_t at = root; at;)
        at = walk(q, at);
    value_of_leaf(q);
    for (int i = 0; i < q->depth; i++) {
        struct step *step = &q->path[i];
        step->edge->visits++;
        if (step->seat == VK_NONE)
            continue;
        step->edge->total += q->value[step->seat];
        tree_at(&q->arena, step->node)->total += q->value[step->seat];
    }
}

/* ---- The whole ----------------------------------------------------------------------------- */

static bool set_up(struct search *q, const struct vk_bot *b, const struct bot_task *t)
{
    int seats = ((const struct vk_head *)t->concealed)->seats;
    *q = (struct search){ .g = b->game,
                          .arena = arena_of(b->memory, b->memory_size),
                          .concealed = t->concealed,
                          .seat = t->seat,
                          .rng = t->rng,
                          .overlooks = b->level.overlooks,
                          .curiosity = b->level.curiosity,
                          .evenly = b->level.evenly * (float)(seats - 1),
                          .watched = b->watched };
    const struct vk_net *net = bot_net_of(b->game, t->concealed);
    if (net)
        bot_reading_begin(net, seats, &q->reading);
    uint32_t world = arena_take(&q->arena, b->game->state_size);
    uint32_t view = arena_take(&q->arena, b->game->state_size);
    uint32_t list = arena_take(&q->arena, sizeof(struct vk_actions));
    uint32_t w = arena_take(&q->arena, VK_ACTIONS_MAX * sizeof(float));
    uint32_t slot = arena_take(&q->arena, SLOTS * sizeof(uint16_t));
    uint32_t path = arena_take(&q->arena, DEPTH_MAX * STEP_BYTES);
    if (!world || !view || !list || !w || !slot || !path)
        return false;
    q->world = arena_at(&q->arena, world);
    q->view = arena_at(&q->arena, view);
    q->list = arena_at(&q->arena, list);
    q->w = arena_at(&q->arena, w);
    q->slot = arena_at(&q->arena, slot);
    q->path = arena_at(&q->arena, path);
    return true;
}

/* Nothing that the remaining iterations find can change the answer. */
static bool is_settled(const struct search *q, uint32_t root, uint32_t remaining)
{
    uint32_t first = 0, second = 0;
    for (struct block *b = tree_chain(&q->arena, tree_at(&q->arena, root)->blocks); b;
         b = tree_chain(&q->arena, b->next)) {
        for (int i = 0; i < b->n; i++) {
            uint32_t n = b->edge[i].visits;
            if (n > first) {
                second = first;
                first = n;
            } else if (n > second) {
                second = n;
            }
        }
    }
    return first - second > remaining;
}

static bool goes_on(const struct vk_bot *b, const struct search *q, uint32_t root)
{
    uint32_t n = b->iterations;
    if (b->more)
        return n < ITERATIONS_MAX && (n == 0 || n % ASK_EVERY || b->more(b->more_context, n));
    if (n >= b->level.iterations)
        return false;
    return n % ASK_EVERY || b->watched != VK_NO_ACTION ||
           !is_settled(q, root, b->level.iterations - n);
}

/* Most visits; ties go to the higher value. */
static vk_action conclude(struct search *q, uint32_t root, struct bot_task *t)
{
    vk_action best = t->list.act[t->list.usual];
    float top = -1e30f;
    for (struct block *b = tree_chain(&q->arena, tree_at(&q->arena, root)->blocks); b;
         b = tree_chain(&q->arena, b->next)) {
        for (int i = 0; i < b->n; i++) {
            const struct edge *e = &b->edge[i];
            if (!e->visits)
                continue;
            float mean = e->total / (float)e->visits;
            bot_think(t, (struct vk_thought){ .act = e->act, .visits = e->visits, .value = mean });
            float x = (float)e->visits + mean * 0.5f;
            if (x > top) {
                top = x;
                best = e->act;
            }
        }
    }
    return best;
}

/* ---- What comes next ----------------------------------------------------------------------- */

/* The edge most visited of those that this list allows, or NULL. */
static const struct edge *favourite(const struct search *q, uint32_t place)
{
    const struct edge *best = NULL;
    if (!place)
        return NULL;
    for (struct block *b = tree_chain(&q->arena, tree_at(&q->arena, place)->blocks); b;
         b = tree_chain(&q->arena, b->next))
        for (int i = 0; i < b->n; i++)
            if (b->edge[i].visits > (best ? best->visits : 0) &&
                vk_find(q->list, b->edge[i].act) >= 0)
                best = &b->edge[i];
    return best;
}

/* The steps that the seat would take behind this thought, in one world, until somebody else is due. */
static void follow(struct search *q, uint32_t root, struct vk_thought *thought)
{
    const struct vk_head *h = q->world;
    memcpy(q->world, q->concealed, q->g->state_size);
    q->g->imagine(q->world, q->seat, &q->rng);
    uint32_t at = tree_edge(&q->arena, tree_at(&q->arena, root), thought->act)->child;
    vk_play(q->g, q->world, q->seat, thought->act, NULL);
    while (!h->over && thought->n_then < VK_LINE_MAX && decider(q) == q->seat) {
        vk_legal(q->g, q->world, q->seat, q->list);
        const struct edge *e = favourite(q, at);
        if (!e || e->visits < LINE_VISITS)
            return;
        thought->then[thought->n_then++] = e->act;
        vk_play(q->g, q->world, q->seat, e->act, NULL);
        at = e->child;
    }
}

vk_action bot_search(struct vk_bot *b, struct bot_task *t)
{
    struct search q;
    if (t->list.n == 1) {
        bot_think(t, (struct vk_thought){ .act = t->list.act[0] });
        return t->list.act[0];
    }
    uint32_t root = set_up(&q, b, t) ? tree_node(&q.arena) : 0;
    if (!root)
        return bot_greedy(b, t);
    for (b->iterations = 0; goes_on(b, &q, root); b->iterations++) {
        iterate(&q, root);
        if (b->told && q.depth)
            b->told(b->told_context, q.path[0].edge->act, q.value);
    }
    /* No room for even the first list: the rule of thumb must do. */
    if (!tree_at(&q.arena, root)->blocks)
        return bot_greedy(b, t);
    vk_action best = conclude(&q, root, t);
    for (int i = 0; i < t->n_thoughts; i++)
        follow(&q, root, &t->thought[i]);
    return best;
}

float bot_search_behind(struct vk_bot *b, const struct bot_task *t, const vk_action *line, int n)
{
    struct search q;
    float sum = 0;
    uint32_t root = set_up(&q, b, t) ? tree_node(&q.arena) : 0;
    if (!root)
        return 0;
    q.line = line;
    q.n_line = n;
    for (b->iterations = 0; b->iterations < b->level.iterations; b->iterations++) {
        iterate(&q, root);
        sum += q.value[q.seat];
    }
    return sum / (float)(b->iterations ? b->iterations : 1);
}
