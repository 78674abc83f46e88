/* postgres_missing.c - the PostgreSQL store of a build without libpq: a sentence. */
#include "store/feed.h"
#include "store/ops.h"

struct store *store_postgres_open(const char *rest, bool is_reader, struct err *e)
{
    (void)rest;
    (void)is_reader;
    err_set(e, ERR_INVALID,
            "this vaka was built without PostgreSQL; install libpq-dev and build it again");
    return NULL;
}

struct feed *feed_postgres_open(const char *url, const char *node, void (*wake)(void *context),
                                void *context)
{
    (void)url, (void)node, (void)wake, (void)context;
    return NULL;
}
