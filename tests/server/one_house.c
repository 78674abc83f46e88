/* one_house.c - set-up and tear-down of a house. */
#include "one_house.h"

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
