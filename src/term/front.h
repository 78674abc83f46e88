/* front.h - the two ways to play at a terminal, and what ends both of them. */
#ifndef VAKA_TERM_FRONT_H
#define VAKA_TERM_FRONT_H

#include "term/table.h"

/* Lines of text from standard input to standard output. Returns an exit status. */
int plain_play(struct table *t);

/* The whole screen. Returns an exit status. */
int full_play(struct table *t);

/* Locale and signals, before anything is shown. */
void term_begin(void);

/* The signal that asked us to leave, or 0. */
int stop_signal(void);

/* Can this terminal show UTF-8? */
bool is_utf8(void);

#endif
