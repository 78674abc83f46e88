/* err.h - a fault of the world (disk, database, network): a code and one sentence. */
#ifndef VAKA_STORE_ERR_H
#define VAKA_STORE_ERR_H

enum err_code {
    ERR_NONE,
    ERR_NOT_FOUND,   /* no such row */
    ERR_CONFLICT,    /* somebody else was first (a name, a line of a journal) */
    ERR_UNAVAILABLE, /* the store cannot be opened or written now; trying again may help */
    ERR_AWAY,   /* nobody is there, or no longer: to wait helps. A commit under way is in doubt */
    ERR_BROKEN, /* what was read is not what was written */
    ERR_INVALID /* what was asked cannot be kept (too long, out of range) or opened */
};

struct err {
    int code;
    char text[240];
};

/*
 * Fill in and return -1, so that a function can `return err_set(e, …)`. `e` may be NULL. What does
 * not fit is cut between two characters.
 */
int err_set(struct err *e, int code, const char *format, ...) __attribute__((format(printf, 3, 4)));

/*
 * The sentences of this thread come in the language of whoever started it: `say` gives a format in that language,
 * `said_of` what the system says of an error number. NULL, and in every other thread: English, as logs have it.
 */
void err_speak(const char *(*say)(const char *format), const char *(*said_of)(int error));
const char *err_system(int error);

#endif
