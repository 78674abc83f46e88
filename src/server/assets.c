/* assets.c - see assets.h. */
#include "server/assets.h"
#include "server/net_extra.h"
#include "server/net_parse.h"
#include <stdio.h>
#include <string.h>

/* Served when the client was not there at build time. */
static const char no_client[] =
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Vaka</title></head>"
    "<body><h1>Vaka</h1><p>The server runs, but this program was built without the web client. "
    "Build it with <code>make web build</code>, or <code>make run</code>, and start again.</p>"
    "</body></html>\n";

struct type {
    const char *ending, *name;
};

static const struct type types[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".svg", "image/svg+xml" },
    { ".png", "image/png" },
    { ".ico", "image/x-icon" },
    { ".woff2", "font/woff2" },
    { ".wasm", "application/wasm" },
    { ".json", "application/json" },
    { ".webmanifest", "application/manifest+json" },
    { ".txt", "text/plain; charset=utf-8" },
};

static const char *asset_type(const char *path)
{
    const char *ending = strrchr(path, '.');
    for (size_t i = 0; ending && i < sizeof types / sizeof types[0]; i++)
        if (strcmp(ending, types[i].ending) == 0)
            return types[i].name;
    return "application/octet-stream";
}

/* `-` and eight or more digits before the ending, hexadecimal ones or the capitals and digits of the
 * bundler's parts: the name changes with the bytes. */
static bool asset_is_hashed(const char *path)
{
    const char *ending = strrchr(path, '.');
    int n = 0;
    if (!ending)
        return false;
    for (const char *c = ending; c > path; n++) {
        c--;
        if (*c == '-')
            return n >= 8;
        if (!strchr("0123456789abcdefABCDEFGHIJKLMNOPQRSTUVWXYZ", *c))
            return false;
    }
    return false;
}

const struct asset *asset_by_path(const char *path)
{
    for (const struct asset *a = embedded_assets; a->path; a++)
        if (strcmp(a->path, path) == 0)
            return a;
    return NULL;
}

/* /tables/k3v9q2 is the page; /app-old.js is a file that is not there. */
static bool is_address_of_page(const char *path)
{
    const char *last = strrchr(path, '/');
    return !strchr(last, '.');
}

/* The bytes as they are sent, and what is said of them. */
struct packed {
    const char *encoding, *mark; /* NULL, "": as they are */
    const unsigned char *bytes, *end;
};

static struct packed packed_for(const struct asset *a, const char *accepted)
{
    if (a->brotli && accepted && net_accepts(accepted, "br"))
        return (struct packed){ "br", "-br", a->brotli, a->brotli_end };
    if (a->gzip && accepted && net_accepts(accepted, "gzip"))
        return (struct packed){ "gzip", "-gz", a->gzip, a->gzip_end };
    return (struct packed){ NULL, "", a->bytes, a->end };
}

static void answer_asset(struct net_request *q, const struct asset *a)
{
    const char *seen = net_header(q, "if-none-match");
    struct packed sent = packed_for(a, net_header(q, "accept-encoding"));
    char etag[80];
    /* Two encodings are two entities. */
    (void)snprintf(etag, sizeof etag, "%.*s%s\"", (int)strlen(a->etag) - 1, a->etag, sent.mark);
    net_add_header(q, "etag", etag);
    net_add_header(q, "cache-control",
                   asset_is_hashed(a->path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (a->gzip || a->brotli)
        net_add_header(q, "vary", "accept-encoding");
    if (seen && net_matches_etag(seen, etag)) {
        net_answer_kept(q, 304, NULL, NULL, 0);
        return;
    }
    if (sent.encoding)
        net_add_header(q, "content-encoding", sent.encoding);
    net_answer_kept(q, 200, asset_type(a->path), sent.bytes, (size_t)(sent.end - sent.bytes));
}

void assets_answer(struct net_request *q)
{
    const char *path = net_path(q);
    if (strcmp(net_method(q), "POST") == 0) {
        net_add_header(q, "allow", "GET, HEAD");
        net_refuse(q, 405, "bad_request", "There is nothing to post to here.");
        return;
    }
    const struct asset *a = asset_by_path(path);
    if (!a && is_address_of_page(path)) {
        a = asset_by_path("/index.html");
        if (!a) {
            net_add_header(q, "cache-control", "no-cache");
            net_answer_kept(q, 200, asset_type(".html"), no_client, sizeof no_client - 1);
            return;
        }
    }
    if (a)
        answer_asset(q, a);
    else
        net_refuse(q, 404, "not_found", "There is no such file.");
}
