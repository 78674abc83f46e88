/*
 * nodes.h - this server among others on the same store. What is done here is told to them when it is committed, what
 * they tell makes tables here follow. Tables that somebody looks at are asked for every two seconds besides, so a
 * notice that is lost costs time and nothing else. A server that has its store to itself has none of this.
 */
#ifndef VAKA_SERVER_NODES_H
#define VAKA_SERVER_NODES_H

#include "server/attempts.h"
#include "server/table.h"
#include "store/feed.h"
#include "store/nodes.h"

/* `feed` is the server's from here on; NULL: it is alone. `beat`: the house as it was found. */
void nodes_open(struct server *sv, struct feed *feed, const char *name,
                const struct store_beat *beat);
void nodes_close(struct server *sv);
void nodes_tick(struct server *sv);
bool nodes_are_many(const struct server *sv);
const char *nodes_name(const struct server *sv);

void nodes_changed(struct server *sv, const struct change *c); /* it is committed */
void nodes_person(struct server *sv, int64_t person);          /* renamed, signed out, kept */
void nodes_looks(struct table *t); /* who looks at it here is no longer the same */
void nodes_came(struct table *t);  /* somebody looks at it who did not: who else does? */

/* Somebody comes to it, who may have seen more of it elsewhere: the store is asked before he is greeted. */
void nodes_doubt(struct server *sv, const char *id);

/* What is used of a limit is told, by a letter that no other limit has; alone: nothing. */
void nodes_share(struct server *sv, struct attempts *a, char name);

/* Who looks at it, here and elsewhere. */
uint16_t nodes_online(const struct table *t);
int nodes_watchers(const struct table *t);

/*
 * The last change came from elsewhere, less than `ms` ago: whoever made it does what follows from it by itself, a
 * bot's move or the end of somebody's time.
 */
bool nodes_leave_it(const struct table *t, int64_t ms);

#endif
