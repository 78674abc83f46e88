/* copy.c - one store into another, table by table, in one transaction. */
#include "store/copied.h"
#include "store/ops.h"

#define COPIED(id, name, columns, kinds) [COPY_##id] = { name, columns, kinds },
const struct copied_table copied_tables[N_COPIED] = {
#include "store/copy.def"
};
#undef COPIED

struct copying {
    struct store *to;
    enum copied which;
    int64_t n;
};

static int take_row(void *context, const struct copied_value *values, struct err *e)
{
    struct copying *c = context;
    c->n++;
    return c->to->ops->copy_in(c->to, c->which, values, e);
}

static int count_row(void *context, const struct copied_value *values, struct err *e)
{
    (void)values;
    (void)e;
    ++*(int64_t *)context;
    return 0;
}

static int must_be_empty(struct store *to, struct err *e)
{
    int64_t n = 0;
    if (to->ops->copy_out(to, COPY_PEOPLE, count_row, &n, e) ||
        to->ops->copy_out(to, COPY_TABLES, count_row, &n, e))
        return -1;
    return n ? err_set(e, ERR_INVALID, "the target is not empty; nothing was copied") : 0;
}

int store_copy(struct store *from, struct store *to, int64_t *rows, struct err *e)
{
    struct copying c = { .to = to };
    *rows = 0;
    if (!from->ops->copy_out || !to->ops->copy_in)
        return err_set(e, ERR_INVALID, "a store in memory cannot be copied");
    if (from->ops->copy_begin(from, e))
        return -1;
    int status = store_begin(to, e) || must_be_empty(to, e) ? -1 : 0;
    for (int i = 0; i < N_COPIED && status == 0; i++) {
        c.which = (enum copied)i;
        status = from->ops->copy_out(from, c.which, take_row, &c, e);
    }
    from->ops->rollback(from);
    if (status == 0)
        status = to->ops->copy_end(to, e);
    if (status) {
        store_rollback(to);
        return -1;
    }
    *rows = c.n;
    return store_commit(to, e);
}
