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

/* `METHOD /target HTTP/1.1` */
static const char *read_first_line(const char *at, const char *end, struct http_head *h)
{
    const char *blank = memchr(at, ' ', (size_t)(end - at));
    if (!blank || blank == at || (size_t)(blank - at) >= sizeof h->method)
        return "The method must be GET, HEAD or POST.";
    for (const char *c = at; c < blank; c++)
        if (*c < 'A' || *c > 'Z')
            return "The method must be GET, HEAD or POST.";
    memcpy(h->method, at, (size_t)(blank - at));
    h->method[blank - at] = '\0';
    const char *target = blank + 1;
    blank = memchr(target, ' ', (size_t)(end - target));
    if (!blank || *target != '/')
        return "The target is no path.";
    for (const char *c = target; c < blank; c++)
        if (!is_target((unsigned char)*c))
            return "The target is no path.";
    h->target = (struct http_text){ target, (size_t)(blank - target) };
    if (end - blank != 9 || memcmp(blank, " HTTP/1.", 8) != 0 ||
        (blank[8] != '0' && blank[8] != '1'))
        return "The version is neither HTTP/1.0 nor HTTP/1.1.";
    h->minor = blank[8] - '0';
    return NULL;
}

/* `name: value` */
static const char *read_row(const char *at, const char *end, struct http_head *h)
{
    const char *colon = memchr(at, ':', (size_t)(end - at));
    if (!colon || colon == at)
        return "A header has no name.";
    for (const char *c = at; c < colon; c++)
        if (!is_token((unsigned char)*c))
            return "The name of a header is not right.";
    const char *value = colon + 1;
    for (const char *c = value; c < end; c++)
        if (!is_value((unsigned char)*c))
            return "The value of a header is not right.";
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

int http_read(const char *bytes, size_t n, struct http_head *h, const char **why)
{
    const char *at = bytes, *stop = bytes + n;
    memset(h, 0, sizeof *h);
    *why = NULL;
    /* An empty line before a request is what is left of a careless body before it. */
    while (stop - at >= 2 && at - bytes < 4 && at[0] == '\r' && at[1] == '\n')
        at += 2;
    if (at < stop && (*at < 'A' || *at > 'Z') && *at != '\r') {
        *why = "This is not HTTP.";
        return -400;
    }
    const char *end = head_end(at, (size_t)(stop - at));
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
        if (!line)
            *why = "A line does not end as it must.";
        else if (is_first)
            *why = read_first_line(at, line, h);
        else if (h->n_rows == HTTP_ROWS)
            *why = "There are too many headers.";
        else
            *why = read_row(at, line, h);
        if (*why)
            return h->n_rows == HTTP_ROWS ? -431 : -400;
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
