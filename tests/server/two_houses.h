/*
 * two_houses.h - two servers on one store, in one process and on one clock. A test says who goes next, so that any
 * interleaving of what they do is a plain sequence of statements.
 */
#ifndef VAKA_TESTS_SERVER_TWO_HOUSES_H
#define VAKA_TESTS_SERVER_TWO_HOUSES_H

#include "fake_net.h"

extern struct house house_a, house_b;

/* Set-up and tear-down of cmocka: on a store in memory, or in a file. */
int open_two_in_memory(void **state);
int open_two_on_disk(void **state);
int close_two(void **state);

/* House A ends and starts again on what is in the store. */
void restart_a(void);

/* Somebody who came to one house, with a browser at the other. */
struct browser also_at(const struct browser *b, struct house *h);

/* So many changes lose their race from now on, whoever makes them; each time takes 300 ms. */
extern int n_races_to_lose;

/* What the store says of a table. */
struct store_table row_in_store(const char *id);
int64_t lines_in_store(const char *id);

#endif
