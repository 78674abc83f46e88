/* serve.h - the whole server, from its settings to its end. */
#ifndef VAKA_SERVER_SERVE_H
#define VAKA_SERVER_SERVE_H

#include "server/config.h"

/*
 * Serve until a signal says stop. `ready` is called once, when connections are accepted, with the
 * address to open in a browser. 0, or -1 and one sentence.
 */
int serve(const struct config *c, void (*ready)(void *context, const char *url), void *context,
          char *why, size_t n);

#endif
