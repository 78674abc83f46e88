/* one_house.c - set-up and tear-down of a house. */
#include "one_house.h"
#include "server/table.h"
#include "server/worker.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct house house;

int open_house(void **state)
{
    struct err e;
    (void)state;
    house = (struct house){ 0 };
    house_open(&house, store_open("memory:", &e));
    return 0;
}

int close_house(void **state)
{
    (void)state;
    house_close(&house);
    return 0;
}

char house_file[80], house_url[100];

static void remove_file(void)
{
    static const char *const ends[] = { "", "-wal", "-shm", ".lock" };
    for (int i = 0; i < 4; i++) {
        char name[100];
        (void)snprintf(name, sizeof name, "%s%s", house_file, ends[i]);
        (void)unlink(name);
    }
}

int open_disk_house(void **state)
{
    struct err e;
    (void)state;
    (void)snprintf(house_file, sizeof house_file, "/tmp/vaka-test-house-%d.db", (int)getpid());
    (void)snprintf(house_url, sizeof house_url, "sqlite:%s", house_file);
    remove_file();
    house = (struct house){ 0 };
    house_open(&house, store_open(house_url, &e));
    return 0;
}

int close_disk_house(void **state)
{
    (void)state;
    house_close(&house);
    remove_file();
    return 0;
}

void hold_bots(void)
{
    house.has_slow_bots = true;
    workers_hold(house.sv.workers, 0);
}

void hasten_bots(struct table *t)
{
    for (int seat = 0; seat < t->row.n_seats; seat++)
        if (t->row.seat[seat].away)
            memcpy(t->row.seat[seat].level, "random", sizeof "random");
    table_seats_changed(t);
    house.has_slow_bots = false;
    workers_hold(house.sv.workers, -1);
    house_settle(&house);
    assert_int_equal(t->row.status, TABLE_OVER);
}
