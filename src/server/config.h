/*
 * config.h - the settings of `vaka serve`, all listed in config.def. A value comes from a flag, else
 * from the environment, else from one file, else it is the default. Reads text, opens nothing.
 */
#ifndef VAKA_SERVER_CONFIG_H
#define VAKA_SERVER_CONFIG_H

#include "server/log.h"
#include "server/server.h"

enum setting {
#define SETTING(kind, id, key, standard, least, most, value, help) S_##id,
#include "server/config.def"
#undef SETTING
    N_SETTINGS
};

struct config {
    struct server_config server;
    char host[256]; /* server.net.host points here */
    enum log_level log_level;
};

const char *config_variable(enum setting id, char *out, size_t size); /* VAKA_LISTEN */

/* Every setting at its default. The config must stay where it is: it points into itself. */
void config_standard(struct config *c);

/* One setting from text; false and one sentence. */
bool config_set(struct config *c, enum setting id, const char *text, char *why, size_t n);

/*
 * The next line of a file of settings: true with *id and *value (which points into the line) for a
 * setting, true with *id = N_SETTINGS for a blank line or a comment; false and one sentence.
 */
bool config_line(char *line, enum setting *id, const char **value, char *why, size_t n);

#endif
