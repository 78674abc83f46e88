/* test_worker.c - who is next: nobody waits for another's bots, however many wait. */
#include "server/worker.h"
#include "store/xmalloc.h"
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

enum { HOG = 1, HONEST = 2, MOST = 400 };

struct job {
    struct work work;
    int name;
};

static int order[MOST], n_done;

static void run_job(struct work *w, struct worker_memory *m)
{
    (void)m;
    order[n_done++] = ((struct job *)w)->name;
}

static void done_job(struct work *w, void *context)
{
    (void)context;
    free(w);
}

static struct workers *opened(void)
{
    n_done = 0;
    return workers_open(&(struct workers_config){ .max_waiting = MOST });
}

/* `address`, `person` and `table` are never 0 here. */
static void put(struct workers *ws, int name, enum work_class kind, uint64_t address,
                uint64_t person, uint64_t table)
{
    struct job *j = xcalloc(1, sizeof *j);
    j->name = name;
    j->work = (struct work){
        .kind = kind, .share = { address, person, table }, .run = run_job, .done = done_job
    };
    assert_true(workers_put(ws, &j->work));
}

static int place_of(int name)
{
    for (int i = 0; i < n_done; i++)
        if (order[i] == name)
            return i;
    fail_msg("%d was never served", name);
    return -1;
}

static void a_hundred_tables_of_one_person_cost_another_one_turn(void **state)
{
    struct workers *ws = opened();
    (void)state;
    for (uint64_t i = 0; i < 100; i++)
        put(ws, HOG, WORK_WATCHED, 7, 70, 700 + i);
    workers_hold(ws, 3); /* he has been served before, the other has not */
    (void)workers_deliver(ws);
    n_done = 0;
    put(ws, HONEST, WORK_WATCHED, 8, 80, 800);
    workers_hold(ws, -1);
    (void)workers_deliver(ws);
    assert_int_equal(n_done, 98);
    assert_int_equal(place_of(HONEST), 0);
    /* And again: whoever was just served waits for one of the other, no more. */
    n_done = 0;
    for (uint64_t i = 0; i < 100; i++)
        put(ws, HOG, WORK_WATCHED, 7, 70, 700 + i);
    put(ws, HONEST, WORK_WATCHED, 8, 80, 800);
    put(ws, HONEST + 1, WORK_WATCHED, 8, 80, 801);
    (void)workers_deliver(ws);
    assert_int_equal(place_of(HONEST + 1), 0); /* this table was never served */
    assert_int_equal(place_of(HONEST), 2);
    workers_close(ws);
}

static void a_hundred_guests_of_one_address_are_one_address(void **state)
{
    struct workers *ws = opened();
    (void)state;
    for (uint64_t i = 0; i < 100; i++)
        put(ws, HOG, WORK_WATCHED, 7, 70 + i, 7000 + i);
    put(ws, HONEST, WORK_WATCHED, 8, 300, 800);
    (void)workers_deliver(ws);
    assert_true(place_of(HONEST) <= 1);
    workers_close(ws);
}

static void turns_go_round_people_then_tables(void **state)
{
    struct workers *ws = opened();
    (void)state;
    for (int round = 0; round < 2; round++) {
        put(ws, 11, WORK_WATCHED, 7, 1, 101);
        put(ws, 12, WORK_WATCHED, 7, 1, 102);
        put(ws, 21, WORK_WATCHED, 7, 2, 201);
    }
    (void)workers_deliver(ws);
    static const int wanted[] = { 11, 21, 12, 21, 11, 12 };
    assert_int_equal(n_done, 6);
    assert_memory_equal(order, wanted, sizeof wanted);
    workers_close(ws);
}

static void passphrases_and_hints_never_queue_behind_bots(void **state)
{
    struct workers *ws = opened();
    (void)state;
    for (uint64_t i = 0; i < 50; i++)
        put(ws, 4, WORK_UNWATCHED, 90 + i, 90 + i, 900 + i);
    for (uint64_t i = 0; i < 50; i++)
        put(ws, 3, WORK_WATCHED, 9, 9, 90 + i);
    put(ws, 2, WORK_HINT, 9, 9, 90);
    put(ws, 1, WORK_PASSPHRASE, 9, 0, 0);
    (void)workers_deliver(ws);
    assert_int_equal(order[0], 1);
    assert_int_equal(order[1], 2);
    assert_int_equal(order[2], 3);
    workers_close(ws);
}

/* Games that nobody looks at come to their end, too. */
static void the_unwatched_have_one_turn_in_sixteen(void **state)
{
    struct workers *ws = opened();
    int n_unwatched = 0;
    (void)state;
    for (uint64_t i = 0; i < 160; i++)
        put(ws, 3, WORK_WATCHED, 9, 9, 1000 + i);
    for (uint64_t i = 0; i < 160; i++)
        put(ws, 4, WORK_UNWATCHED, 9, 9, 2000 + i);
    workers_hold(ws, 160);
    (void)workers_deliver(ws);
    for (int i = 0; i < n_done; i++)
        n_unwatched += order[i] == 4;
    assert_int_equal(n_unwatched, 10);
    workers_close(ws);
}

static void who_opens_a_table_is_not_left_waiting_with_the_unwatched(void **state)
{
    struct workers *ws = opened();
    (void)state;
    for (uint64_t i = 0; i < 50; i++)
        put(ws, HOG, WORK_UNWATCHED, 7, 7, 700 + i);
    put(ws, HONEST, WORK_UNWATCHED, 7, 7, 800);
    workers_watch(ws, 800);
    put(ws, HONEST + 1, WORK_WATCHED, 7, 7, 801); /* the queues are whole after it */
    (void)workers_deliver(ws);
    assert_int_equal(order[0], HONEST);
    assert_int_equal(order[1], HONEST + 1);
    assert_int_equal(n_done, 52);
    workers_close(ws);
}

static void what_waits_is_bounded_and_dropped_at_the_end(void **state)
{
    struct workers *ws = opened();
    struct job extra = { .work = { .run = run_job, .done = done_job } };
    (void)state;
    for (uint64_t i = 0; i < MOST; i++)
        put(ws, HOG, (enum work_class)(i % N_WORK_CLASSES), 7, 7, 700 + i);
    assert_false(workers_put(ws, &extra.work));
    workers_close(ws);
    assert_int_equal(n_done, 0);
}

static bool is_taken(struct workers *ws, int name, enum work_class kind)
{
    struct job *j = xcalloc(1, sizeof *j);
    j->name = name;
    j->work = (struct work){ .kind = kind, .share = { 5, 5, 5 }, .run = run_job, .done = done_job };
    bool is_so = workers_put(ws, &j->work);
    if (!is_so)
        free(j);
    return is_so;
}

/* The longer people wait for bots, the more is refused; passphrases and the bots that they wait for never are. */
static void load_is_shed_in_order(void **state)
{
    static const enum work_class order_of[] = { WORK_JUDGEMENT, WORK_HINT, WORK_UNWATCHED };
    static const int strain[] = { 1000, 3000, 6000, 10000 };
    struct workers *ws = opened();
    struct workers_figures f;
    (void)state;
    put(ws, 1, WORK_UNWATCHED, 7, 7, 7);
    workers_age(ws, 60000); /* for this one nobody waits */
    assert_true(is_taken(ws, 2, WORK_JUDGEMENT));
    put(ws, 1, WORK_WATCHED, 7, 7, 7);
    for (int now = 0, i = 0; i < 4; now = strain[i++]) {
        workers_age(ws, strain[i] - now - 500);
        for (int k = 0; k < 3; k++)
            assert_int_equal(is_taken(ws, 2, order_of[k]), k >= i);
        assert_false(workers_refuse(ws));
        workers_age(ws, 500);
        for (int k = 0; k < 3; k++)
            assert_int_equal(is_taken(ws, 2, order_of[k]), k > i);
        assert_true(is_taken(ws, 2, WORK_PASSPHRASE));
        assert_true(is_taken(ws, 2, WORK_WATCHED));
    }
    assert_true(workers_refuse(ws));
    workers_figures(ws, &f);
    assert_true(f.shed[WORK_JUDGEMENT] > f.shed[WORK_HINT]);
    assert_true(f.shed[WORK_HINT] > f.shed[WORK_UNWATCHED]);
    assert_int_equal(f.shed[WORK_WATCHED], 0);
    (void)workers_deliver(ws); /* what they waited for is done: all is welcome again */
    assert_false(workers_refuse(ws));
    assert_true(is_taken(ws, 2, WORK_JUDGEMENT));
    workers_close(ws);
}

static int n_run, n_given_back;

static void count_job(struct work *w, void *context)
{
    (void)context;
    n_run += w->was_run;
    n_given_back += !w->was_run;
    free(w);
}

/* A hint after many seconds is of no use; a bot's move is. */
static void what_comes_too_late_is_not_begun(void **state)
{
    static const int patience[N_WORK_CLASSES] = {
        [WORK_PASSPHRASE] = 30000, [WORK_HINT] = 10000, [WORK_JUDGEMENT] = 5000
    };
    (void)state;
    for (int kind = 0; kind < N_WORK_CLASSES; kind++)
        for (int is_late = 0; is_late < 2; is_late++) {
            struct workers *ws = opened();
            struct job *j = xcalloc(1, sizeof *j);
            j->work = (struct work){ .kind = (enum work_class)kind, .run = run_job };
            j->work.done = count_job;
            n_run = n_given_back = 0;
            assert_true(workers_put(ws, &j->work));
            workers_age(ws, patience[kind] ? patience[kind] - (is_late ? 0 : 500) : 3600000);
            (void)workers_deliver(ws);
            assert_int_equal(n_done, n_run);
            assert_int_equal(n_given_back, is_late && patience[kind]);
            assert_int_equal(n_run + n_given_back, 1);
            workers_close(ws);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hundred_tables_of_one_person_cost_another_one_turn),
        cmocka_unit_test(a_hundred_guests_of_one_address_are_one_address),
        cmocka_unit_test(turns_go_round_people_then_tables),
        cmocka_unit_test(passphrases_and_hints_never_queue_behind_bots),
        cmocka_unit_test(the_unwatched_have_one_turn_in_sixteen),
        cmocka_unit_test(who_opens_a_table_is_not_left_waiting_with_the_unwatched),
        cmocka_unit_test(what_waits_is_bounded_and_dropped_at_the_end),
        cmocka_unit_test(load_is_shed_in_order),
        cmocka_unit_test(what_comes_too_late_is_not_begun),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
