/*
 * log.h - what happened, one line an event, for people and programs alike (logfmt):
 *
 *   ts=2026-11-15T03:12:45.123Z level=info event=listening url=http://127.0.0.1:8420
 *
 * To standard error or to a file, which is opened again when asked (log rotation). Any thread may
 * log; a line is written whole.
 */
#ifndef VAKA_SERVER_LOG_H
#define VAKA_SERVER_LOG_H

#include <stdbool.h>
#include <stddef.h>

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR };

/* `file` empty or NULL: standard error. False, with errno set, if it cannot be written. */
bool log_open(const char *file, enum log_level least);
bool log_reopen(void);
void log_close(void);

bool log_level_by_name(const char *name, enum log_level *level);

/*
 * `keys` is "key=%s key=%d …" with %s %d %u %lld %llu %zu %.3f (any digit) and nothing else; what
 * %s brings is quoted where it must be, so nothing that came over the wire can forge a line.
 * `keys` may be "".
 */
void log_event(enum log_level level, const char *event, const char *keys, ...)
    __attribute__((format(printf, 3, 4)));

/* The keys of a line, without time and level: for log_event, and for its tests. */
size_t log_keys(char *out, size_t size, const char *keys, ...)
    __attribute__((format(printf, 3, 4)));

#endif
