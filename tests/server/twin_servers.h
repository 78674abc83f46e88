/*
 * twin_servers.h - twins at the tables of two servers: the game so far is in the store of each, people
 * sit at it in all seats and one watches. What the viewer and who only watches receive, over sockets
 * and over HTTP, must be the same to the byte.
 */
#ifndef VAKA_TESTS_SERVER_TWIN_SERVERS_H
#define VAKA_TESTS_SERVER_TWIN_SERVERS_H

#include "twins.h"

enum { TWIN_SEATS = 3, TWIN_VIEWER = 0 }; /* what most tests open their twins with */

/*
 * Both servers at this position: everything that can be asked, then at most so many decisions as
 * long as nothing is revealed, and everything again. How many decisions there were.
 */
int twin_servers_compare(struct twins *t, int live);

/*
 * In one of the worlds the seat that is due, a rival of the viewer, has only `act` to give, in world `chooser` it
 * has more. In both it gives that: unasked in the one; in the other by hand at once, or unasked since it always
 * does so there. Whoever may not know the difference must hear the same at the same tick of the server's clock:
 * at which one.
 */
enum twin_hand { BY_HAND, BY_WISH };
int twin_servers_answer(const struct twins *t, int seat, vk_action act, int chooser,
                        enum twin_hand hand);

/* Is another seat told other bytes? The viewer is not; whose secret it is should be. */
bool twin_servers_tell_a_rival(const struct twins *t);

#endif
