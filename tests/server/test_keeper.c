/* test_keeper.c - the store thread: order, marks, group commit, failures, and a clean end. */
#include "bad_disk.h"
#include "server/keeper.h"
#include "server/worker.h"
#include <cmocka.h>
#include <sched.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- A job that adds a person, and may then fail ---- */
struct add_job {
    struct keeper_job job;
    char name[STORE_NAME];
    bool must_fail;
    int *n_done, *n_failed;
    int number;
    int *last;
};

static int run_add(struct keeper_job *job, struct store *s, struct err *e)
{
    struct add_job *a = (struct add_job *)job;
    struct store_person p = { .created = 1, .seen = 1 };
    memcpy(p.name, a->name, sizeof p.name);
    if (store_person_add(s, &p, e))
        return -1;
    return a->must_fail ? err_set(e, ERR_CONFLICT, "as it was told") : 0;
}

static void done_add(struct keeper_job *job, void *context)
{
    struct add_job *a = (struct add_job *)job;
    (void)context;
    assert_int_equal(a->number, *a->last + 1); /* in the order in which they were put */
    *a->last = a->number;
    ++*a->n_done;
    *a->n_failed += job->e.code != ERR_NONE;
    free(a);
}

struct counts {
    int put, done, failed, last;
};

static bool put_add(struct keeper *k, struct counts *c, bool must_fail)
{
    struct add_job *a = calloc(1, sizeof *a);
    a->job.run = run_add;
    a->job.done = done_add;
    a->must_fail = must_fail;
    a->n_done = &c->done;
    a->n_failed = &c->failed;
    a->last = &c->last;
    a->number = c->put + 1;
    (void)snprintf(a->name, sizeof a->name, "person %d", a->number);
    if (!keeper_put(k, &a->job)) {
        free(a);
        return false;
    }
    c->put++;
    return true;
}

/* ---- A job that counts people, by ids ---- */
struct count_job {
    struct keeper_job job;
    int counted; /* the store thread's, until `done` */
    int *n;
};

static int run_count(struct keeper_job *job, struct store *s, struct err *e)
{
    struct count_job *c = (struct count_job *)job;
    struct store_person p;
    (void)e;
    while (store_person_get(s, c->counted + 1, &p, NULL) == 0)
        c->counted++;
    return 0;
}

static void done_count(struct keeper_job *job, void *context)
{
    struct count_job *c = (struct count_job *)job;
    (void)context;
    *c->n = c->counted;
    free(c);
}

static int people_in(struct keeper *k)
{
    int n = -1;
    struct count_job *c = calloc(1, sizeof *c);
    c->job.run = run_count;
    c->job.done = done_count;
    c->n = &n;
    assert_true(keeper_put(k, &c->job));
    while (n < 0)
        if (!keeper_deliver(k))
            (void)sched_yield();
    return n;
}

static atomic_int wakes;

static void wake(void *of)
{
    (void)of;
    atomic_fetch_add(&wakes, 1);
}

static struct keeper *opened_on(struct store *s, bool has_thread, int max)
{
    struct err e;
    struct keeper_config c = {
        .store = s, .wake = wake, .max_waiting = max, .has_thread = has_thread
    };
    return keeper_open(&c, &e);
}

static struct keeper *opened(bool has_thread, int max)
{
    struct err e;
    return opened_on(store_open("memory:", &e), has_thread, max);
}

static void test_one_that_fails_takes_nothing_with_it(void **state)
{
    struct counts c = { 0 };
    (void)state;
    struct keeper *k = opened(false, 100);
    for (int i = 0; i < 10; i++)
        assert_true(put_add(k, &c, i % 3 == 1));
    assert_true(keeper_deliver(k));
    assert_int_equal(c.done, 10);
    assert_int_equal(c.failed, 3);
    assert_int_equal(people_in(k), 7);
    struct keeper_figures f;
    keeper_figures(k, &f);
    assert_int_equal(f.longest_batch, 10); /* one transaction for all that waited */
    assert_int_equal(f.failed_jobs, 3);
    keeper_close(k);
}

static void test_a_commit_that_fails_fails_all(void **state)
{
    struct counts c = { 0 };
    (void)state;
    bad_disk_plug();
    struct keeper *k = opened_on(bad_disk_store(), false, 100);
    bad_disk_is(DISK_NO_SYNC);
    for (int i = 0; i < 5; i++)
        assert_true(put_add(k, &c, false));
    keeper_deliver(k);
    assert_int_equal(c.failed, 5);
    bad_disk_is(DISK_WELL);
    assert_int_equal(people_in(k), 0);
    assert_true(put_add(k, &c, false));
    keeper_deliver(k);
    assert_int_equal(c.failed, 5);
    assert_int_equal(people_in(k), 1);
    struct keeper_figures f;
    keeper_figures(k, &f);
    assert_int_equal(f.failed_commits, 1);
    keeper_close(k);
    bad_disk_unplug();
}

static void test_a_full_queue_refuses(void **state)
{
    struct counts c = { 0 };
    (void)state;
    struct keeper *k = opened(false, 3);
    for (int i = 0; i < 3; i++)
        assert_true(put_add(k, &c, false));
    assert_false(put_add(k, &c, false));
    keeper_close(k); /* what waits is done before the end */
    assert_int_equal(c.done, 3);
    assert_int_equal(c.failed, 0);
}

static void test_a_thread_of_its_own(void **state)
{
    struct counts c = { 0 };
    (void)state;
    struct keeper *k = opened(true, 1000);
    for (int i = 0; i < 20000; i++) {
        while (!put_add(k, &c, i % 7 == 0))
            if (!keeper_deliver(k))
                (void)sched_yield();
        if (i % 50 == 0)
            keeper_deliver(k);
    }
    int failed = (20000 + 6) / 7;
    while (c.done < 20000)
        if (!keeper_deliver(k))
            (void)sched_yield();
    assert_int_equal(c.failed, failed);
    assert_int_equal(people_in(k), 20000 - failed);
    assert_true(atomic_load(&wakes) > 0);
    keeper_close(k);
}

/* ---- Workers ---- */

struct sum_work {
    struct work work;
    uint64_t n, sum;
    bool is_done;
    int *left, *dropped;
};

static void run_sum(struct work *w, struct worker_memory *m)
{
    struct sum_work *s = (struct sum_work *)w;
    uint64_t *row = worker_memory(m, s->n * sizeof *row);
    assert_int_equal((uintptr_t)row % 16, 0);
    for (uint64_t i = 0; i < s->n; i++)
        row[i] = i;
    for (uint64_t i = 0; i < s->n; i++)
        s->sum += row[i];
    s->is_done = true;
}

static void done_sum(struct work *w, void *context)
{
    struct sum_work *s = (struct sum_work *)w;
    (void)context;
    if (s->is_done)
        assert_int_equal(s->sum, s->n * (s->n - 1) / 2);
    else
        ++*s->dropped;
    --*s->left;
    free(s);
}

static void put_sum(struct workers *ws, uint64_t n, int *left, int *dropped)
{
    struct sum_work *s = calloc(1, sizeof *s);
    *s = (struct sum_work){
        .work = { run_sum, done_sum, NULL }, .n = n, .left = left, .dropped = dropped
    };
    ++*left;
    while (!workers_put(ws, &s->work))
        if (!workers_deliver(ws))
            (void)sched_yield();
}

static void test_workers(void **state)
{
    int left = 0, dropped = 0;
    (void)state;
    struct workers_config c = { .threads = 3, .max_waiting = 40, .wake = wake };
    struct workers *ws = workers_open(&c);
    for (uint64_t i = 0; i < 500; i++)
        put_sum(ws, 1 + i * 37 % 4000, &left, &dropped);
    while (left > 0)
        if (!workers_deliver(ws))
            (void)sched_yield();
    for (int i = 0; i < 30; i++)
        put_sum(ws, 100000, &left, &dropped);
    workers_close(ws); /* what has not begun is handed back as it was */
    assert_int_equal(left, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_that_fails_takes_nothing_with_it),
        cmocka_unit_test(test_a_commit_that_fails_fails_all),
        cmocka_unit_test(test_a_full_queue_refuses),
        cmocka_unit_test(test_a_thread_of_its_own),
        cmocka_unit_test(test_workers),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
