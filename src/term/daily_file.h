/*
 * daily_file.h - results of the daily challenge on this machine: daily.txt in the usual place, one
 * line for each game that was finished: `2026-11-15 conquest won 21.5 9`, the last two being points
 * and turns. A person may read it, correct it and throw it away.
 */
#ifndef VAKA_TERM_DAILY_FILE_H
#define VAKA_TERM_DAILY_FILE_H

#include "session/daily.h"
#include "term/journal_file.h"
#include "vaka/journal.h"

enum { DAILY_GAME = 24, DAILY_LINE = 100 };

struct daily_result {
    char day[VK_DAY_TEXT], game[DAILY_GAME];
    bool is_won;
    int tenths; /* points, ten to one */
    int turns;
};

/* The day whose challenge this session is, by its luck, setup and seats; false if it is none. */
bool daily_day(const struct vk_session *t, const struct vk_journal_head *head,
               char day[VK_DAY_TEXT]);

/* The result of a session that is over. */
void daily_result(const struct vk_session *t, const char *day, struct daily_result *out);

/* One line of the file without its line feed, both ways. */
bool daily_read(const char *line, size_t n, struct daily_result *out);

/* The file; false if there is no home directory. */
bool daily_path(char path[FILE_PATH]);
bool daily_append(const struct daily_result *r, struct fault *no);

#endif
