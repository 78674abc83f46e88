/* config.c - settings from text. */
#include "server/config.h"
#include "server/net_parse.h"
#include "words/tell.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { TEXT, INT, REAL, BYTES, BOOL, LISTEN, LEVEL };

struct row {
    enum kind kind;
    const char *key, *standard;
    unsigned least, most;
};

static const struct row rows[N_SETTINGS] = {
#define SETTING(kind, id, key, standard, least, most, value, help)                                 \
    { kind, key, standard, least, most },
#include "server/config.def"
#undef SETTING
};

const char *config_variable(enum setting id, char *out, size_t size)
{
    (void)snprintf(out, size, "VAKA_%s", rows[id].key);
    for (char *c = out; *c; c++)
        *c = *c == '-' ? '_' : (char)toupper((unsigned char)*c);
    return out;
}

/* ---- Kinds of values ---- */

static bool read_int(const struct row *r, const char *text, int *value, char *why, size_t n)
{
    size_t number = 0;
    if (net_read_size(text, &number) && number >= (size_t)r->least && number <= (size_t)r->most) {
        *value = (int)number;
        return true;
    }
    vk_tell_text(why, n, "%s is a whole number from %u to %u, not \"%s\"", r->key, r->least,
                 r->most, text);
    return false;
}

static bool read_bytes(const struct row *r, const char *text, size_t *value, char *why, size_t n)
{
    char digits[24] = "";
    size_t length = strlen(text), times = 1;
    if (length > 0 && length < sizeof digits) {
        char unit = (char)tolower((unsigned char)text[length - 1]);
        times = unit == 'k' ? 1024 : unit == 'm' ? 1024 * 1024 : 1;
        memcpy(digits, text, length - (times > 1));
    }
    size_t number = 0;
    if (net_read_size(digits, &number) && number <= (size_t)r->most / times &&
        number * times >= (size_t)r->least) {
        *value = number * times;
        return true;
    }
    vk_tell_text(why, n, "%s is a number of bytes from %u to %u, such as 65536 or 64k, not \"%s\"",
                 r->key, r->least, r->most, text);
    return false;
}

static bool read_real(const struct row *r, const char *text, double *value, char *why, size_t n)
{
    char *end = NULL;
    bool is_number = isdigit((unsigned char)text[0]) && strspn(text, "0123456789.") == strlen(text);
    double number = is_number ? strtod(text, &end) : 0;
    if (is_number && *end == '\0' && number >= r->least && number <= r->most) {
        *value = number;
        return true;
    }
    vk_tell_text(why, n, "%s is a number from %u to %u, not \"%s\"", r->key, r->least, r->most,
                 text);
    return false;
}

static bool read_bool(const struct row *r, const char *text, bool *value, char *why, size_t n)
{
    static const char *const words[] = { "yes", "no", "on", "off", "true", "false", "1", "0" };
    for (int i = 0; i < 8; i++) {
        if (strcmp(text, words[i]) == 0) {
            *value = i % 2 == 0;
            return true;
        }
    }
    vk_tell_text(why, n, "%s is yes or no, not \"%s\"", r->key, text);
    return false;
}

static bool read_text(const struct row *r, const char *text, char *value, size_t size, char *why,
                      size_t n)
{
    if (strlen(text) < size) {
        memcpy(value, text, strlen(text) + 1);
        return true;
    }
    vk_tell_text(why, n, "%s has at most %zu bytes", r->key, size - 1);
    return false;
}

/* `host:port`, `[::1]:port`, `:port` or `port`; without a host, every interface. */
static bool read_listen(struct config *c, const char *text, char *why, size_t n)
{
    const char *colon = strrchr(text, ':');
    const char *port_text = colon ? colon + 1 : text;
    size_t n_host = colon ? (size_t)(colon - text) : 0;
    size_t port = 0;
    if (n_host >= 2 && text[0] == '[' && text[n_host - 1] == ']') {
        text++;
        n_host -= 2;
    } else if (memchr(text, ':', n_host)) {
        vk_tell_text(why, n, "listen: an IPv6 address goes in brackets, such as [::1]:8420");
        return false;
    }
    if (!net_read_size(port_text, &port) || port > 65535 || n_host >= sizeof c->host) {
        vk_tell_text(why, n, "listen is HOST:PORT, such as localhost:8420, not \"%s\"", text);
        return false;
    }
    memcpy(c->host, text, n_host);
    c->host[n_host] = '\0';
    c->server.net.host = c->host;
    c->server.net.port = (int)port;
    return true;
}

/* ---- Settings ---- */

static int *int_of(struct config *c, enum setting id)
{
    switch (id) {
    case S_WORKERS: return &c->server.workers;
    case S_BOT_PAUSE: return &c->server.bot_pause_ms;
    case S_IDLE_SECONDS: return &c->server.idle_seconds;
    case S_MAX_TABLES: return &c->server.max_tables;
    case S_TABLES_PER_PERSON: return &c->server.tables_per_person;
    case S_TABLES_PER_GUEST: return &c->server.tables_per_guest;
    case S_NEW_TABLES: return &c->server.new_tables_per_address;
    case S_NEW_GUESTS: return &c->server.new_guests_per_address;
    case S_BOT_TABLES: return &c->server.bot_tables_per_person;
    case S_BOT_TABLES_ADDRESS: return &c->server.bot_tables_per_address;
    case S_THINK_PER_PERSON: return &c->server.think_per_person;
    case S_THINK_PER_ADDRESS: return &c->server.think_per_address;
    case S_MAX_SOCKETS: return &c->server.net.max_sockets;
    default: return &c->server.net.max_per_address;
    }
}

static size_t *bytes_of(struct config *c, enum setting id)
{
    switch (id) {
    case S_MAX_BODY: return &c->server.net.max_body;
    case S_MAX_JOURNAL: return &c->server.net.max_journal;
    case S_MAX_MESSAGE: return &c->server.net.max_message;
    case S_BYTES_PER_ADDRESS: return &c->server.bytes_per_address;
    default: return &c->server.net.max_waiting;
    }
}

static double *real_of(struct config *c, enum setting id)
{
    switch (id) {
    case S_MESSAGE_RATE: return &c->server.net.message_rate;
    case S_MESSAGE_BURST: return &c->server.net.message_burst;
    case S_REQUEST_RATE: return &c->server.net.request_rate;
    default: return &c->server.net.request_burst;
    }
}

bool config_set(struct config *c, enum setting id, const char *text, char *why, size_t n)
{
    const struct row *r = &rows[id];
    switch (r->kind) {
    case INT: return read_int(r, text, int_of(c, id), why, n);
    case BYTES: return read_bytes(r, text, bytes_of(c, id), why, n);
    case REAL: return read_real(r, text, real_of(c, id), why, n);
    case BOOL: return read_bool(r, text, &c->server.net.behind_proxy, why, n);
    case LISTEN: return read_listen(c, text, why, n);
    case TEXT:
        if (id == S_STORE)
            return read_text(r, text, c->server.store, sizeof c->server.store, why, n);
        if (id == S_KNOWN_LUCK)
            return read_text(r, text, c->server.known_luck, sizeof c->server.known_luck, why, n);
        return read_text(r, text, c->server.log, sizeof c->server.log, why, n);
    case LEVEL:
        if (log_level_by_name(text, &c->log_level))
            return true;
        vk_tell_text(why, n, "%s is debug, info, warn or error, not \"%s\"", r->key, text);
        return false;
    }
    return false;
}

void config_standard(struct config *c)
{
    char why[200];
    memset(c, 0, sizeof *c);
    for (int i = 0; i < N_SETTINGS; i++)
        (void)config_set(c, (enum setting)i, rows[i].standard, why, sizeof why);
}

static char *trimmed(char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    size_t n = strlen(text);
    while (n > 0 && isspace((unsigned char)text[n - 1]))
        text[--n] = '\0';
    return text;
}

bool config_line(char *line, enum setting *id, const char **value, char *why, size_t n)
{
    char *text = trimmed(line);
    *id = N_SETTINGS;
    if (text[0] == '\0' || text[0] == '#')
        return true;
    char *equals = strchr(text, '=');
    if (!equals) {
        vk_tell_text(why, n, "\"%s\" is not of the form key = value", text);
        return false;
    }
    *equals = '\0';
    const char *key = trimmed(text);
    *value = trimmed(equals + 1);
    for (int i = 0; i < N_SETTINGS; i++) {
        if (strcmp(rows[i].key, key) == 0) {
            *id = (enum setting)i;
            return true;
        }
    }
    vk_tell_text(why, n, "there is no setting \"%s\"; vaka serve --help lists them", key);
    return false;
}
