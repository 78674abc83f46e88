/* one_house.h - the house of a test program that needs one: new, on a store in memory, for each test. */
#ifndef VAKA_TESTS_SERVER_ONE_HOUSE_H
#define VAKA_TESTS_SERVER_ONE_HOUSE_H

#include "fake_net.h"

extern struct house house;

/* Set-up and tear-down of cmocka. */
int open_house(void **state);
int close_house(void **state);

#endif
