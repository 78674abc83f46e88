/*
 * assets.h - the files of the web client, which are inside the program (tools/embed makes the
 * table), and how they are served: entity tags, packed (brotli, gzip) where that is shorter and welcome, names with a
 * hash in them for ever. A path that is no file is the page itself, which knows its own addresses.
 */
#ifndef VAKA_SERVER_ASSETS_H
#define VAKA_SERVER_ASSETS_H

#include "server/net.h"

struct asset {
    const char *path; /* "/app-0123456789.js" */
    const char *etag; /* with its quotes */
    const unsigned char *bytes, *end;
    const unsigned char *gzip, *gzip_end;     /* NULL: not worth it */
    const unsigned char *brotli, *brotli_end; /* the same */
};

/* Made by tools/embed, in order of path; ends with a row without one. */
extern const struct asset embedded_assets[];

const struct asset *asset_by_path(const char *path);

/* Answer a GET or HEAD of anything that is not the API's. */
void assets_answer(struct net_request *q);

#endif
