/*
 * store_wait.h - a store that is not there yet: a thread of its own tries to open it until it is, so that the loop can
 * go on and say so.
 */
#ifndef VAKA_SERVER_STORE_WAIT_H
#define VAKA_SERVER_STORE_WAIT_H

#include "store/store.h"

struct store_wait;

/* NULL: no thread can be started. `wake` is called from the thread, once, when there is something to look at. */
struct store_wait *store_wait_start(const char *url, void (*wake)(void *context), void *context);

enum store_wait_state { STORE_WAITS, STORE_OPENED, STORE_REFUSED };

/* STORE_OPENED gives the store away, once. Else *e is why it is not there. */
enum store_wait_state store_wait_look(struct store_wait *w, struct store **store, struct err *e);

void store_wait_end(struct store_wait *w); /* NULL is fine */

#endif
