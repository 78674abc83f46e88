/*
 * table.h - a table in a page: src/table with a house of one person, who plays against bots. It speaks the
 * messages of docs/protocol.md; web/src/local is the other side. One table in a module.
 *
 * Times are milliseconds since 1970. A call may leave messages (vaka_table_say gives one after the other) and
 * lines of the journal (vaka_table_lines): those are kept by the caller, who says so by vaka_table_kept and
 * makes no other change before that.
 */
#ifndef VAKA_WASM_TABLE_H
#define VAKA_WASM_TABLE_H

#include "wasm/vaka_wasm.h"

/*
 * Input, a JSON object: id, name, game, seats (a list of "me", levels of bots and, in a game that is over, "person"),
 * options (a list of "key=value"), seed (a text of digits), created; and where they are known: called (the name of
 * the person), person (its number), seen (the step that was shown last). Who sits there; the game begins by one of
 * the next two.
 */
EXPORT("vaka_table_sit") int vaka_table_sit(void);
EXPORT("vaka_table_begin") int vaka_table_begin(double now);
/* Input: the journal that was kept. A refusal names the line and the reason. */
EXPORT("vaka_table_resume") int vaka_table_resume(void);
/* Input: another journal, as whose first `steps` steps this table begins; with its seed, or with that of this
   table where a server had the luck and has told it. */
EXPORT("vaka_table_retrace") int vaka_table_retrace(double now, uint32_t steps);
/* Input: the journal of a game that was taken from a server. It goes on here with the luck of this seed. */
EXPORT("vaka_table_take")
int vaka_table_take(double now, uint32_t seed_high, uint32_t seed_low);
/* The journal for a server that is to go on with it: without what was taken back. How many bytes. */
EXPORT("vaka_table_journal") uint32_t vaka_table_journal(double now);

/* What is to be kept: how many bytes. And that it is, or that it cannot be: then it did not happen. */
EXPORT("vaka_table_lines") uint32_t vaka_table_lines(void);
EXPORT("vaka_table_kept") void vaka_table_kept(double now, int is_kept);
/* The row of the table, as its person sees it. And the step that was shown last. */
EXPORT("vaka_table_row") int vaka_table_row(void);
EXPORT("vaka_table_seen") uint32_t vaka_table_seen(void);

/* Somebody connects: messages begin at 1 with a hello. Input of the second: a message of the client. */
EXPORT("vaka_table_connect") void vaka_table_connect(double now);
EXPORT("vaka_table_hear") void vaka_table_hear(double now);
/* 1: the next message is the answer; 0: there is none. */
EXPORT("vaka_table_say") int vaka_table_say(double now);

/*
 * Whatever goes on by itself: 0 nothing does, VAKA_TURN_LINES something was played and is to be kept,
 * VAKA_TURN_QUESTION the answer is a question for a module that thinks (the bytes of it), VAKA_TURN_LATER it is
 * not yet time.
 */
enum { VAKA_TURN_LINES = 1, VAKA_TURN_QUESTION, VAKA_TURN_LATER };
EXPORT("vaka_table_turn") int vaka_table_turn(double now);
/* In a module that thinks: a question as input, the bytes of its answer as answer; a seat's table takes them. */
EXPORT("vaka_think") int vaka_think(void);
EXPORT("vaka_table_thought") void vaka_table_thought(void);

/* As GET /api/tables/ID/steps and /steps/N have them; `as` below 0: as the person may see it. */
EXPORT("vaka_table_steps") int vaka_table_steps(int as, uint32_t from, uint32_t to);
EXPORT("vaka_table_position") int vaka_table_position(int as, uint32_t number);
/* As GET /api/tables/ID/known?to=N has it: how many bytes; 0: there is no room for them. */
EXPORT("vaka_table_known") uint32_t vaka_table_known(uint32_t to);

#endif
