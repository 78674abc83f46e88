/*
 * fuzz_http.c - heads of requests, whatever the bytes. A head that is read is read the same byte by
 * byte; nothing in it can begin a line of its own; and every text of it (path, query, cookies,
 * origins, lists) goes through the readers that the server uses.
 */
#include "server/net_http.h"
#include "server/net_parse.h"
#include "support.h"
#include "vaka/game.h"
#include <stdlib.h>
#include <string.h>

static char *copied(const struct http_text *t)
{
    char *copy = malloc(t->n + 1);
    must(copy);
    memcpy(copy, t->at, t->n);
    copy[t->n] = '\0';
    return copy;
}

static void try_target(const struct http_text *target)
{
    char *path = copied(target), *query = strchr(path, '?');
    if (query)
        *query++ = '\0';
    while (query) {
        char *next = strchr(query, '&'), *key = NULL, *value = NULL;
        if (next)
            *next++ = '\0';
        if (net_split_pair(query, &key, &value))
            must(*key && net_is_clean(key) && net_is_clean(value));
        query = next;
    }
    size_t before = strlen(path);
    if (net_decode(path, false))
        must(strlen(path) <= before);
    (void)net_is_clean(path);
    free(path);
}

static void try_value(const struct http_text *t)
{
    char *value = copied(t), out[64];
    size_t number = 0;
    must(strlen(value) == t->n && !strpbrk(value, "\r\n"));
    if (net_find_cookie(value, "vaka", out, sizeof out))
        must(strlen(out) < sizeof out && strstr(value, "vaka="));
    if (net_forwarded_address(value, out, sizeof out))
        must(strspn(out, "0123456789abcdefABCDEF.:") == strlen(out));
    if (net_accepts(value, "gzip"))
        must(t->n >= strlen("gzip"));
    if (net_accepts(value, "br"))
        must(t->n >= strlen("br"));
    if (net_offers_deflate(value, 12))
        must(t->n >= strlen("permessage-deflate"));
    if (net_matches_etag(value, "\"abc\""))
        must(strstr(value, "\"abc\"") || strchr(value, '*'));
    if (net_is_same_origin(value, "vaka.example"))
        must(strlen(value) <= strlen("https://vaka.example:443"));
    if (net_read_size(value, &number))
        must(strspn(value, "0123456789") == t->n);
    if (net_is_host(value))
        must(!strpbrk(value, " \t/\\@?#\""));
    (void)net_has_word(value, "close");
    free(value);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct http_head h, again;
    const char *why = NULL;
    /* A copy of its own, so that reading beyond it is seen. */
    char *bytes = malloc(size + 1);
    must(bytes);
    memcpy(bytes, data, size);
    char *exact = realloc(bytes, size ? size : 1);
    int n = http_read(exact, size, &h, &why);
    must(n <= (int)size && (n >= 0 || (why && why[0])));
    if (n > 0) {
        must(n <= HTTP_HEAD && h.n_rows <= HTTP_ROWS && h.method[0]);
        if (http_is_served(h.method))
            must(h.host.n > 0 ? h.target.n == 0 || strchr("/?", h.target.at[0])
                              : h.target.n > 0 && h.target.at[0] == '/');
        must(http_read(exact, (size_t)n - 1, &again, &why) == 0);
        must(http_read(exact, (size_t)n, &again, &why) == n && again.n_rows == h.n_rows);
        try_target(&h.target);
        for (int i = 0; i < h.n_rows; i++)
            try_value(&h.row[i].value);
    }
    free(exact);
    return 0;
}
