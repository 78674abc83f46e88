/*
 * table_clock.h - who is due at a table and how long he may think: clocks that run, stop and are
 * forgiven, and tables that rest because nobody is left who could play.
 */
#ifndef VAKA_SERVER_TABLE_CLOCK_H
#define VAKA_SERVER_TABLE_CLOCK_H

#include "server/server.h"
#include "store/store.h"

struct change;
struct table;

struct clock_note {
    int64_t updated, since, left[STORE_SEATS];
};
struct clock_note clock_note(const struct table *t);
void clock_restore(struct table *t, const struct clock_note *n);
void clock_begin(struct table *t);
void clock_stop(struct table *t);          /* bring what is left up to date */
void clock_go(struct table *t, int mover); /* after a step: who is due now; mover or VK_NONE */
int64_t clock_left(const struct table *t, int seat);
int64_t clock_now(const struct server *sv, const struct store_table *row); /* as its clocks go */
/* When the present decision was put, as the wall clock has it. */
int64_t clock_since(const struct server *sv, const struct store_table *row);
/* When bots go on at a table that rests until then, as the wall clock has it; 0: it does not. */
int64_t clock_rest(const struct server *sv, const struct store_table *row, int64_t rest);
int64_t clock_alarm(const struct store_table *row); /* when somebody runs out; 0: never */
void clock_come_back(struct table *t, int seat);    /* enough for a move, at least */
/* Time that the server stood still. */
void clock_forgive(struct store_table *row, int64_t started, int64_t now);
void clock_resume(struct table *t);        /* after loading */
bool clock_check(struct table *t);         /* somebody ran out: a change is under way */
uint16_t table_due(const struct table *t); /* seats */
/* A seat was left or taken back: where all ran out of time the table rests (docs/protocol.md). */
void table_look_for_people(struct table *t);
bool table_rests(const struct table *t);
/* What becomes of the seats of those who are away, as a sentence of the house. */
void table_say_who_plays(const struct table *t, struct change *c);
bool seat_is_bot(const struct store_seat *seat);
bool seat_is_late(const struct store_table *row, int seat); /* away because time ran out */

#endif
