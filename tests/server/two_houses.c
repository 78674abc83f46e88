/* two_houses.c - one store for two servers: it is closed when the last one closes it. */
#include "two_houses.h"
#include "store/ops.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct house house_a, house_b;
int n_races_to_lose;

static struct store *store;
static const struct store_ops *own_ops;
static struct store_ops shared_ops;
static int n_users;
static char file[80];

static void close_shared(struct store *s)
{
    if (--n_users == 0)
        own_ops->close(s);
}

static void race(struct store *s, struct store_change *const *changes, int n)
{
    if (n_races_to_lose == 0) {
        own_ops->changes(s, changes, n);
        return;
    }
    n_races_to_lose--;
    house_a.now += 300;
    house_b.now += 300;
    for (int i = 0; i < n; i++)
        changes[i]->outcome = CHANGE_LOST_RACE;
}

static void remove_file(void)
{
    static const char *const ends[] = { "", "-wal", "-shm", ".lock" };
    for (int i = 0; i < 4 && file[0]; i++) {
        char name[100];
        (void)snprintf(name, sizeof name, "%s%s", file, ends[i]);
        (void)unlink(name);
    }
}

static int open_two(const char *url)
{
    struct err e;
    store = store_open(url, &e);
    assert_non_null(store);
    own_ops = store->ops;
    shared_ops = *own_ops;
    shared_ops.close = close_shared;
    shared_ops.changes = race;
    n_races_to_lose = 0;
    store->ops = &shared_ops;
    n_users = 2;
    house_a = house_b = (struct house){ 0 };
    house_open(&house_a, store);
    house_open(&house_b, store);
    return 0;
}

int open_two_in_memory(void **state)
{
    (void)state;
    file[0] = 0;
    return open_two("memory:");
}

int open_two_on_disk(void **state)
{
    char url[100];
    (void)state;
    (void)snprintf(file, sizeof file, "/tmp/vaka-test-two-%d.db", (int)getpid());
    (void)snprintf(url, sizeof url, "sqlite:%s", file);
    remove_file();
    return open_two(url);
}

int close_two(void **state)
{
    (void)state;
    house_close(&house_a);
    house_close(&house_b);
    remove_file();
    return 0;
}

void restart_a(void)
{
    n_users++;
    house_close(&house_a);
    house_open(&house_a, store);
}

struct browser also_at(const struct browser *b, struct house *h)
{
    struct browser other = *b;
    other.house = h;
    struct reply r = get(&other, "/api/me"); /* the house knows the person from now on */
    assert_int_equal(r.status, 200);
    reply_free(&r);
    return other;
}

struct store_table row_in_store(const char *id)
{
    struct store_table row;
    struct err e;
    if (store_table_get(store, id, &row, &e))
        fail_msg("%s", e.text);
    return row;
}

static void count_line(void *context, int64_t line, const char *text, size_t n)
{
    (void)line, (void)text, (void)n;
    ++*(int64_t *)context;
}

int64_t lines_in_store(const char *id)
{
    struct err e;
    int64_t n = 0;
    assert_int_equal(store_lines(store, id, 1, count_line, &n, &e), 0);
    return n;
}
