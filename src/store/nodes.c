/* nodes.c - the door to what servers have in common; a backend without it is one server's own. */
#include "store/nodes.h"
#include "store/ops.h"
#include <string.h>

int store_beat(struct store *s, struct store_beat *out, struct err *e)
{
    *out = (struct store_beat){ 0 };
    if (!s->ops->beat)
        return 0;
    if (store_may_write(s, e))
        return -1;
    out->is_shared = true;
    return s->ops->beat(s, out, e);
}

int store_lease(struct store *s, const char *work, const char *node, int64_t ms, bool *is_ours,
                struct err *e)
{
    *is_ours = true;
    if (!s->ops->lease)
        return 0;
    return store_may_write(s, e) ? -1 : s->ops->lease(s, work, node, ms, is_ours, e);
}

int store_versions(struct store *s, const char (*ids)[STORE_ID], int n, store_version_fn *fn,
                   void *context, struct err *e)
{
    if (s->ops->versions)
        return s->ops->versions(s, ids, n, fn, context, e);
    for (int i = 0; i < n; i++) {
        struct store_table row;
        struct store_version v = { 0 };
        if (store_table_get(s, ids[i], &row, e) == 0) {
            memcpy(v.id, row.id, sizeof v.id);
            v.version = row.version;
            v.n_chat = row.n_chat;
            fn(context, &v);
        } else if (e->code != ERR_NOT_FOUND) {
            return -1;
        }
    }
    return 0;
}
