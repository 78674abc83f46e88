/*
 * puzzle_file.h - puzzles of the day that were solved on this machine: puzzles.txt in the usual place, a line
 * `2026-11-16 polynesia` for each that was solved on its own day.
 */
#ifndef VAKA_TERM_PUZZLE_FILE_H
#define VAKA_TERM_PUZZLE_FILE_H

#include <stdbool.h>

/*
 * The puzzle of a day was solved; on its own day that is kept. How many days in a row it is now: 0 on any other day,
 * or where nothing can be kept.
 */
int puzzle_solved(const char *game, const char *day, bool is_today);

#endif
