/* net_http.c - see net_http.h (RFC 9112, sections 2 to 5). */
#include "server/net_http.h"
#include <string.h>
#include <strings.h>

static bool is_token(unsigned char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c && strchr("!#$%&'*+-.^_`|~", c));
}

static bool is_value(unsigned char c)
{
    return c == '\t' || (c >= ' ' && c != 0x7F);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

bool http_is_served(const char *method)
{
    return strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0 || strcmp(method, "POST") == 0;
}

bool http_is_known(const char *method)
{
    static const char *const known[] = { "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH" };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(method, known[i]) == 0)
            return true;
    return http_is_served(method);
}

static bool is_target(unsigned char c)
{
    return c > ' ' && c < 0x7F && c != '#';
}

/* The line at `at`, without its end; NULL if it does not end within `end` or ends wrongly. */
static const char *line_end(const char *at, const char *end)
{
    const char *feed = memchr(at, '\n', (size_t)(end - at));
    return feed && feed > at && feed[-1] == '\r' ? feed - 1 : NULL;
}

static bool begins_with(const struct http_text *t, const char *word)
{
    size_t n = strlen(word);
    return t->n >= n && strncasecmp(t->at, word, n) == 0;
}

/*
 * A path, or `http://host/path`, whose host then is the one that counts. Other methods, none of
 * which is served, have targets of other kinds.
 */
static bool read_target(const char *at, const char *end, struct http_head *h)
{
    struct http_text t = { at, (size_t)(end - at) };
    for (const char *c = at; c < end; c++)
        if (!is_target((unsigned char)*c))
            return false;
    size_t n_scheme = begins_with(&t, "http://") ? 7 : begins_with(&t, "https://") ? 8 : 0;
    if (n_scheme) {
        t = (struct http_text){ at + n_scheme, t.n - n_scheme };
        h->host = (struct http_text){ t.at, 0 };
        while (h->host.n < t.n && t.at[h->host.n] != '/' && t.at[h->host.n] != '?')
            h->host.n++;
        t = (struct http_text){ t.at + h->host.n, t.n - h->host.n };
    }
    h->target = t;
    if (n_scheme)
        return h->host.n > 0;
    return t.n > 0 && (t.at[0] == '/' || !http_is_served(h->method));
}

static int wrong(const char **why, int status, const char *sentence)
{
    *why = sentence;
    return -status;
}

/* `METHOD /target HTTP/1.1`; 0, or the status that says no. */
static int read_first_line(const char *at, const char *end, struct http_head *h, const char **why)
{
    const char *blank = memchr(at, ' ', (size_t)(end - at));
    if (!blank) /* its letters were looked at before */
        return wrong(why, 400, "The first line has no target.");
    memcpy(h->method, at, (size_t)(blank - at));
    h->method[blank - at] = '\0';
    const char *target = blank + 1;
    blank = memchr(target, ' ', (size_t)(end - target));
    if (!blank || !read_target(target, blank, h))
        return wrong(why, 400, "The target is not a path.");
    const char *version = blank + 1;
    if (end - version != 8 || memcmp(version, "HTTP/", 5) != 0 || version[6] != '.' ||
        !is_digit(version[5]) || !is_digit(version[7]))
        return wrong(why, 400, "The first line does not end in a version of HTTP.");
    if (version[5] != '1')
        return wrong(why, 505, "The version is neither HTTP/1.0 nor HTTP/1.1.");
    h->minor = version[7] == '0' ? 0 : 1; /* later ones are read like 1.1 */
    return 0;
}

/* `name: value` */
static const char *read_row(const char *at, const char *end, struct http_head *h)
{
    const char *colon = memchr(at, ':', (size_t)(end - at));
    if (!colon || colon == at)
        return "A header has no name.";
    for (const char *c = at; c < colon; c++)
        if (!is_token((unsigned char)*c))
            return "The name of a header is not valid.";
    const char *value = colon + 1;
    for (const char *c = value; c < end; c++)
        if (!is_value((unsigned char)*c))
            return "The value of a header is not valid.";
    while (value < end && (*value == ' ' || *value == '\t'))
        value++;
    while (end > value && (end[-1] == ' ' || end[-1] == '\t'))
        end--;
    h->row[h->n_rows].name = (struct http_text){ at, (size_t)(colon - at) };
    h->row[h->n_rows].value = (struct http_text){ value, (size_t)(end - value) };
    h->n_rows++;
    return NULL;
}

/* The end of the head behind `at`, NULL if it is not there. */
static const char *head_end(const char *at, size_t n)
{
    for (const char *c = at, *end = at + n; (c = memchr(c, '\n', (size_t)(end - c))); c++)
        if (c - at >= 3 && c[-1] == '\r' && c[-2] == '\n' && c[-3] == '\r')
            return c + 1;
    return NULL;
}

/*
 * What will never be right is refused at once, not when the time for the rest is over: a method
 * that is none, a line that does not end as it must, bytes that no head has. 0 while all is well.
 */
static int look_ahead(const char *at, const char *end, const char **why)
{
    size_t n_method = 0;
    while (at + n_method < end && is_token((unsigned char)at[n_method]))
        if (++n_method == HTTP_METHOD)
            return wrong(why, 501, "There is no such method.");
    bool is_named = at + n_method < end;
    if (is_named && (n_method ? at[n_method] != ' ' : *at != '\r'))
        return wrong(why, 400, "This is not HTTP.");
    for (const char *c = at; c < end; c++) {
        bool is_break =
            *c == '\n' ? c > at && c[-1] == '\r' : *c == '\r' && (c + 1 == end || c[1] == '\n');
        if (is_break)
            continue;
        if (*c == '\n' || *c == '\r')
            return wrong(why, 400, "A line does not end in CR LF.");
        if (!is_value((unsigned char)*c))
            return wrong(why, 400, "A header contains a byte that is not allowed.");
    }
    return 0;
}

int http_read(const char *bytes, size_t n, struct http_head *h, const char **why)
{
    const char *at = bytes, *stop = bytes + n;
    memset(h, 0, sizeof *h);
    *why = NULL;
    /* An empty line before a request is what is left of a careless body before it. */
    while (stop - at >= 2 && at - bytes < 4 && at[0] == '\r' && at[1] == '\n')
        at += 2;
    const char *end = head_end(at, (size_t)(stop - at));
    int status = look_ahead(at, end ? end : stop, why);
    if (status)
        return status;
    if (!end) {
        *why = "The headers are too large.";
        return n >= HTTP_HEAD ? -431 : 0;
    }
    if (end - bytes > HTTP_HEAD) {
        *why = "The headers are too large.";
        return -431;
    }
    for (bool is_first = true; at < end - 2; is_first = false) {
        const char *line = line_end(at, end);
        if (is_first)
            status = read_first_line(at, line, h, why);
        else if (h->n_rows == HTTP_ROWS)
            *why = "There are too many headers.";
        else
            *why = read_row(at, line, h);
        if (*why)
            return status ? status : h->n_rows == HTTP_ROWS ? -431 : -400;
        at = line + 2;
    }
    return (int)(end - bytes);
}

const struct http_text *http_find(const struct http_head *h, const char *name, int *n_found)
{
    const struct http_text *found = NULL;
    size_t n = strlen(name);
    *n_found = 0;
    for (int i = 0; i < h->n_rows; i++) {
        if (h->row[i].name.n != n || strncasecmp(h->row[i].name.at, name, n) != 0)
            continue;
        if (!found)
            found = &h->row[i].value;
        ++*n_found;
    }
    return found;
}
