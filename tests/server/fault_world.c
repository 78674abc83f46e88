/* fault_world.c - the store that fails, the feed that loses, and servers that are killed. */
#include "fault_world.h"
#include "store/ops.h"
#include "store/xmalloc.h"
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

enum { FEED_WAITING = 512, LEASES = 8 };

struct world world;
void (*world_killed)(int node);

static const char *const node_names[NODES] = { "node-a", "node-b", "node-c" };
static const struct store_ops *own_ops;
static struct store_ops failing_ops;
static int current; /* whose turn it is */

static struct {
    char work[STORE_ID], node[STORE_ID];
    int64_t until;
} leases[LEASES];

/* ---- Luck ---- */

static uint64_t draw(void)
{
    uint64_t z = world.luck += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

int world_pick(int n)
{
    return (int)(draw() % (uint64_t)n);
}

bool world_happens(int in_thousand)
{
    return !world.is_calm && world_pick(1000) < in_thousand;
}

/* ---- The store ---- */

static bool is_away(void)
{
    return world.now < world.away_until || !world.is_up[current];
}

static int begin(struct store *s, struct err *e)
{
    if (is_away())
        return err_set(e, ERR_AWAY, "the store is away");
    return own_ops->begin(s, e);
}

/* In doubt: it happened, or it did not, and nobody is told which. */
static int commit(struct store *s, struct err *e)
{
    if (is_away() || world_happens(30)) {
        world.n_doubts++;
        if (world_pick(2) && !is_away())
            (void)own_ops->commit(s, e);
        else
            own_ops->rollback(s);
        return err_set(e, ERR_AWAY, "the connection was lost");
    }
    return own_ops->commit(s, e);
}

static int sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e)
{
    world.n_sweeps++;
    return own_ops->sweep(s, older_than, removed, e);
}

static int beat(struct store *s, struct store_beat *out, struct err *e)
{
    (void)s;
    (void)e;
    out->now = world.now;
    out->since = 1;
    return 0;
}

static int lease(struct store *s, const char *work, const char *node, int64_t ms, bool *is_ours,
                 struct err *e)
{
    int i = 0;
    (void)s;
    (void)e;
    while (leases[i].work[0] && strcmp(leases[i].work, work) != 0)
        i++;
    *is_ours = strcmp(leases[i].node, node) == 0 || leases[i].until < world.now;
    if (!*is_ours)
        return 0;
    memcpy(leases[i].work, work, strlen(work) + 1);
    memcpy(leases[i].node, node, strlen(node) + 1);
    leases[i].until = world.now + ms;
    return 0;
}

static void stay_open(struct store *s)
{
    (void)s;
}

static void open_store(void)
{
    struct err e;
    world.store = store_open("memory:", &e);
    assert_non_null(world.store);
    own_ops = world.store->ops;
    failing_ops = *own_ops;
    failing_ops.begin = begin;
    failing_ops.commit = commit;
    failing_ops.sweep = sweep;
    failing_ops.beat = beat;
    failing_ops.lease = lease;
    failing_ops.close = stay_open;
    world.store->ops = &failing_ops;
}

/* ---- The feed ---- */

struct sim_feed {
    struct feed base;
    struct {
        struct notice notice;
        int64_t at;
    } waiting[FEED_WAITING];
    int n;
};
static struct sim_feed feeds[NODES];

static void send_to(int node, const struct notice *n)
{
    struct sim_feed *f = &feeds[node];
    if (f->n == FEED_WAITING)
        return;
    f->waiting[f->n].notice = *n;
    memcpy(f->waiting[f->n].notice.node, node_names[current], sizeof "node-a");
    f->waiting[f->n++].at = world.now + world_pick(300);
}

static void tell(struct feed *base, const struct notice *n)
{
    (void)base;
    for (int i = 0; i < NODES; i++) {
        if (i == current || !world.is_up[i])
            continue;
        if (world_happens(300)) {
            world.n_lost++;
            continue;
        }
        send_to(i, n);
        if (world_happens(100))
            send_to(i, n);
    }
}

/* The first that is due, from a place by chance: not in the order in which they were told. */
static bool hear(struct feed *base, struct notice *n)
{
    struct sim_feed *f = (struct sim_feed *)base;
    int from = f->n ? world_pick(f->n) : 0;
    for (int k = 0; k < f->n; k++) {
        int i = (from + k) % f->n;
        if (f->waiting[i].at > world.now)
            continue;
        *n = f->waiting[i].notice;
        f->waiting[i] = f->waiting[--f->n];
        return true;
    }
    return false;
}

static void close_feed(struct feed *base)
{
    ((struct sim_feed *)base)->n = 0;
}

static const struct feed_ops feed_ops = { tell, hear, close_feed };

/* ---- Servers ---- */

static void start(int i)
{
    struct house *h = &world.node[i];
    current = i;
    feeds[i] = (struct sim_feed){ .base.ops = &feed_ops };
    *h = (struct house){ .now = world.now,
                         .wall_ahead = 30000LL * (i - 1),
                         .feed = &feeds[i].base,
                         .node = node_names[i] };
    world.is_up[i] = true;
    bool was_calm = world.is_calm;
    world.is_calm = true; /* one that cannot start waits: that is as if it came back later */
    house_open(h, world.store);
    world.is_calm = was_calm;
}

/* Without a store nothing of what it still wanted to do is done. */
static void kill_node(int i)
{
    current = i;
    if (world_killed)
        world_killed(i);
    world.is_up[i] = false;
    house_close(&world.node[i]);
    world.up_at[i] = world.now + 200 + world_pick(3000);
    world.n_kills++;
}

void world_open(uint64_t seed)
{
    world = (struct world){ .luck = seed * 0x2545f4914f6cdd1d + 1, .now = 1790000000000 };
    memset(leases, 0, sizeof leases);
    world.is_calm = true;
    open_store();
    for (int i = 0; i < NODES; i++)
        start(i);
}

void world_close(void)
{
    for (int i = 0; i < NODES; i++) {
        current = i;
        if (world.is_up[i])
            house_close(&world.node[i]);
    }
    own_ops->close(world.store);
}

int world_node(void)
{
    int i = world_pick(NODES);
    while (!world.is_up[i])
        i = (i + 1) % NODES;
    return i;
}

static int n_up(void)
{
    return world.is_up[0] + world.is_up[1] + world.is_up[2];
}

void world_turn(void)
{
    world.now += 1 + world_pick(60);
    if (world_happens(4))
        world.away_until = world.now + world_pick(2500);
    if (world_happens(6) && n_up() > 1)
        kill_node(world_node());
    for (int i = 0; i < NODES; i++) {
        bool is_back = world.now >= world.up_at[i] && world.now >= world.away_until;
        if (!world.is_up[i] && (is_back || world.is_calm))
            start(i);
        if (!world.is_up[i] || world_happens(200))
            continue; /* a server that hangs for a moment */
        current = i;
        world.node[i].now = world.now;
        house_turn(&world.node[i]);
    }
}
