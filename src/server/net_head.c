/* net_head.c - the head of an answer: status line, what was asked for, and what keeps pages safe. */
#include "server/net_private.h"
#include "store/xmalloc.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

/*
 * Nothing but our own files, and nobody frames us. WebAssembly needs its own word; styles are set
 * by script property by property, which needs none.
 */
static const char safety[] =
    "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'\r\n"
    "referrer-policy: no-referrer\r\n"
    "x-content-type-options: nosniff\r\n"
    "x-frame-options: DENY\r\n"
    "cross-origin-opener-policy: same-origin\r\n"
    "cross-origin-resource-policy: same-origin\r\n"
    "permissions-policy: camera=(), geolocation=(), microphone=()\r\n";

struct reason {
    int status;
    const char *words;
};

static const struct reason reasons[] = {
    { 200, "OK" },
    { 201, "Created" },
    { 204, "No Content" },
    { 301, "Moved Permanently" },
    { 302, "Found" },
    { 303, "See Other" },
    { 304, "Not Modified" },
    { 400, "Bad Request" },
    { 401, "Unauthorized" },
    { 403, "Forbidden" },
    { 404, "Not Found" },
    { 405, "Method Not Allowed" },
    { 408, "Request Timeout" },
    { 409, "Conflict" },
    { 411, "Length Required" },
    { 413, "Content Too Large" },
    { 415, "Unsupported Media Type" },
    { 426, "Upgrade Required" },
    { 429, "Too Many Requests" },
    { 431, "Request Header Fields Too Large" },
    { 500, "Internal Server Error" },
    { 501, "Not Implemented" },
    { 503, "Service Unavailable" },
    { 505, "HTTP Version Not Supported" },
};

static const char *words_of(int status)
{
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (reasons[i].status == status)
            return reasons[i].words;
    return "Unknown";
}

static void put_date(char *out, size_t size)
{
    static const char *const days[] = { "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" };
    static const char *const months[] = { "Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" };
    time_t now = time(NULL);
    struct tm t;
    (void)gmtime_r(&now, &t);
    (void)snprintf(out, size, "%s, %02d %s %04d %02d:%02d:%02d GMT", days[t.tm_wday], t.tm_mday,
                   months[t.tm_mon], t.tm_year + 1900, t.tm_hour, t.tm_min, t.tm_sec);
}

char *net_head(int status, const char *type, size_t n_body, const char *extra, bool is_last,
               size_t *n)
{
    char date[64], length[64] = "", content[160] = "";
    put_date(date, sizeof date);
    if (status != 304 && status != 204)
        (void)snprintf(length, sizeof length, "content-length: %zu\r\n", n_body);
    if (type && type[0])
        (void)snprintf(content, sizeof content, "content-type: %s\r\n", type);
    size_t size = sizeof safety + strlen(extra) + 600;
    char *head = xmalloc(size);
    int written = snprintf(head, size, "HTTP/1.1 %d %s\r\ndate: %s\r\n%s%s%s%s%s\r\n", status,
                           words_of(status), date, content, length, extra, safety,
                           is_last ? "connection: close\r\n" : "");
    *n = (size_t)written;
    return head;
}
