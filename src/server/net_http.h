/*
 * net_http.h - the head of an HTTP/1 request, read strictly: what two readers could understand
 * differently is refused. Pure; the rows point into the bytes that were given.
 */
#ifndef VAKA_SERVER_NET_HTTP_H
#define VAKA_SERVER_NET_HTTP_H

#include <stdbool.h>
#include <stddef.h>

enum { HTTP_ROWS = 100, HTTP_HEAD = 16384, HTTP_METHOD = 16 };

struct http_text {
    const char *at;
    size_t n;
};

struct http_head {
    char method[HTTP_METHOD];
    struct http_text target; /* of `http://host`, empty or from its `?` on */
    struct http_text host;   /* of a target that names one; else empty */
    int minor;               /* HTTP/1.minor */
    struct {
        struct http_text name, value;
    } row[HTTP_ROWS];
    int n_rows;
};

/*
 * How many bytes the head takes, with the empty line that ends it; 0 if it is not all there yet; a
 * negative HTTP status and one sentence if it will never be right.
 */
int http_read(const char *bytes, size_t n, struct http_head *h, const char **why);

bool http_is_served(const char *method); /* GET, HEAD, POST */
bool http_is_known(const char *method);  /* these, and those of the standard that are not served */

/* The value of a header, any case; NULL if it is not there, and *n_found how often it is. */
const struct http_text *http_find(const struct http_head *h, const char *name, int *n_found);

#endif
