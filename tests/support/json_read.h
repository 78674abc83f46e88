/*
 * json_read.h - for tests: is a text strict JSON, and what stands at a path like
 * `position.players.0.fish`. Written apart from the writer, so that neither hides the other's faults.
 */
#ifndef VAKA_TESTS_SUPPORT_JSON_READ_H
#define VAKA_TESTS_SUPPORT_JSON_READ_H

#include <stdbool.h>

/* One value, in valid UTF-8, and nothing behind it. */
bool json_is_valid(const char *text);

/* Where the value at the path begins; NULL if there is none. */
const char *json_at(const char *text, const char *path);

/* The elements of the array, or keys of the object, at the path; -1 if it is neither. */
int json_count(const char *text, const char *path);

/* Is the value at the path written exactly so: `3`, `"fish"`, `null`, `[0,2]`? */
bool json_is(const char *text, const char *path, const char *value);

/* The number at the path; INT_MIN if there is none. */
int json_number(const char *text, const char *path);

#endif
