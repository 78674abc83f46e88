/*
 * journal_file.h - a journal on disk: append only, whole lines only. What cannot be written stays
 * pending and is tried again with the next line, so a full disk costs nothing once it is freed.
 * Beside the journal of a fair game lies its secret (FILE.secret, readable by its owner alone)
 * until the game is over and the journal itself publishes it.
 */
#ifndef VAKA_TERM_JOURNAL_FILE_H
#define VAKA_TERM_JOURNAL_FILE_H

#include "vaka/out.h"
#include <stddef.h>

enum { FILE_PATH = 1024 };

/* What went wrong out there, as one sentence without a full stop. */
struct fault {
    char why[FILE_PATH + 256];
};

struct journal_file {
    char path[FILE_PATH];
    int fd;        /* -1: no journal is kept */
    int64_t good;  /* bytes of whole lines on disk */
    char *pending; /* lines that are not there yet */
    size_t n_pending, cap_pending;
};

/* As vk_tell: the format is a msgid. */
void fault_say(struct fault *no, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* $XDG_STATE_HOME/vaka/ or ~/.local/state/vaka/; false: there is no home directory. */
bool state_folder(char folder[FILE_PATH]);

/* All folders on the way to the last slash. `path` is changed on the way, and back again. */
bool make_folders(char *path);

/* No journal. Everything below then succeeds and does nothing. */
void journal_none(struct journal_file *f);

/* A new file; NULL: in $XDG_STATE_HOME/vaka or ~/.local/state/vaka, named after game and time. */
bool journal_create(struct journal_file *f, const char *path, const char *game, struct fault *no);

/* An existing file, locked and read whole; the text is the caller's to free. */
bool journal_open(struct journal_file *f, const char *path, char **text, size_t *n,
                  struct fault *no);

/* Forget what lies behind `good` bytes: a line that was torn when the machine stopped. */
bool journal_trim(struct journal_file *f, int64_t good, struct fault *no);

/* Write one line, or keep it pending: false. */
bool journal_append(struct journal_file *f, const char *line, size_t n, struct fault *no);

/* Wait until the disk has it. */
bool journal_sync(struct journal_file *f, struct fault *no);

/* A file without a single line is removed. */
void journal_close(struct journal_file *f);

bool secret_write(const struct journal_file *f, const uint8_t secret[32], struct fault *no);
bool secret_read(const struct journal_file *f, uint8_t secret[32], struct fault *no);
void secret_remove(const struct journal_file *f);

#endif
