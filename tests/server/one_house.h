/* one_house.h - the house of a test program that needs one: new for each test, on a store in memory or on disk. */
#ifndef VAKA_TESTS_SERVER_ONE_HOUSE_H
#define VAKA_TESTS_SERVER_ONE_HOUSE_H

#include "fake_net.h"

extern struct house house;

/* Set-up and tear-down of cmocka. */
int open_house(void **state);
int close_house(void **state);

/* The same on a store on disk: the file, and the URL of the store. */
extern char house_file[80], house_url[100];
int open_disk_house(void **state);
int close_disk_house(void **state);

/* While people leave, bots wait; then they play on for them at random, to the end of the game: for whoever needs no
   more than a game that is over. */
struct table;
void hold_bots(void);
void hasten_bots(struct table *t);

#endif
