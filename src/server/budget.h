/*
 * budget.h - what one person and one household (limits.h) may use up: bots' thinking, new tables, new
 * guests, bytes on the disk. What is used up drips in again. The settings are in config.def; one
 * that is 0 sets no limit. Tables that nobody has come to since the server started are paid for by
 * nobody in particular: they share one household, the empty one.
 */
#ifndef VAKA_SERVER_BUDGET_H
#define VAKA_SERVER_BUDGET_H

#include "server/limits.h"
#include "server/server.h"

struct budgets *budgets_open(struct server *sv);
void budgets_close(struct budgets *b);

/* Seconds of thinking, counted when they are over. */
bool budget_may_think(struct server *sv, int64_t person, const char *household);
void budget_thought(struct server *sv, int64_t person, const char *household, double seconds);

/* One more in this hour; false: there were too many. */
bool budget_new_table(struct server *sv, const char *household);
bool budget_new_guest(struct server *sv, const char *household);

/* Bytes that stay on the disk. */
bool budget_may_write(struct server *sv, const char *household);
void budget_written(struct server *sv, const char *household, size_t bytes);

/* Numbers for the shares of work (worker.h). */
uint64_t budget_share(const struct server *sv, const char *of);
uint64_t budget_share_of(const struct server *sv, int64_t person);

/* What is said to who has used up his. */
extern const char budget_no_thinking[], budget_no_table[], budget_no_guest[], budget_no_writing[];

#endif
