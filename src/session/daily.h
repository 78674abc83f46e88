/*
 * daily.h - the daily challenge: every day, from midnight to midnight UTC, each game that one can
 * play alone has one game whose luck is the same for everybody. Its secret is no secret: it follows
 * from the text "vaka daily GAME YYYY-MM-DD" (vk_fair_daily in fair.h). Options are the standard.
 */
#ifndef VAKA_SESSION_DAILY_H
#define VAKA_SESSION_DAILY_H

#include "vaka/play.h"

enum { VK_DAY_TEXT = 11, VK_DAY_MS = 24 * 3600 * 1000 }; /* `2026-11-15` and its final zero */

/* The day of a time in milliseconds since 1970, and the moment when the next one begins. */
void vk_day_write(int64_t time, char day[VK_DAY_TEXT]);
int64_t vk_day_end(int64_t time);

/* Is this a day of the calendar, written like those above? */
bool vk_day_is_right(const char *day);

#endif
