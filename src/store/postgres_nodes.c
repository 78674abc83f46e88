/* postgres_nodes.c - the time, the beat of the house, leases and versions, in PostgreSQL. */
#include "store/nodes.h"
#include "store/postgres.h"
#include <string.h>

int pg_beat(struct store *s, struct store_beat *out, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_BEAT);
    if (call_do(&c, NULL, e))
        return -1;
    call_row(&c, 0);
    out->now = take_number(&c);
    out->since = take_number(&c);
    out->salt = (uint64_t)take_number(&c);
    int status = take_end(&c, "the house", e);
    call_end(&c);
    return status;
}

int pg_lease(struct store *s, const char *work, const char *node, int64_t ms, bool *is_ours,
             struct err *e)
{
    struct call c;
    call_start(&c, s, PG_LEASE);
    give_text(&c, work);
    give_text(&c, node);
    give_number(&c, ms);
    if (call_do(&c, NULL, e))
        return -1;
    *is_ours = call_rows(&c) == 1;
    call_end(&c);
    return 0;
}

int pg_versions(struct store *s, const char (*ids)[STORE_ID], int n, store_version_fn *fn,
                void *context, struct err *e)
{
    struct call c;
    struct array all = { 0 };
    int status = 0;
    call_start(&c, s, PG_VERSIONS);
    for (int i = 0; i < n; i++)
        array_text(&all, ids[i], strlen(ids[i]));
    give_array(&c, &all);
    if (call_read(&c, e))
        return -1;
    for (int i = 0; i < call_rows(&c) && status == 0; i++) {
        struct store_version v = { 0 };
        call_row(&c, i);
        take_text(&c, v.id, sizeof v.id);
        v.version = take_number(&c);
        v.n_chat = take_number(&c);
        status = take_end(&c, "a table", e);
        if (status == 0)
            fn(context, &v);
    }
    call_end(&c);
    return status;
}
