/* copied.h - rows on their way from store to store, between copy.c and the backends. Private to src/store. */
#ifndef VAKA_STORE_COPIED_H
#define VAKA_STORE_COPIED_H

#include "store/copy.h"

enum { COPIED_COLUMNS = 32 };

#define COPIED(id, name, columns, kinds) COPY_##id,
enum copied {
#include "store/copy.def"
    N_COPIED
};
#undef COPIED

struct copied_table {
    const char *name, *columns, *kinds;
};
extern const struct copied_table copied_tables[N_COPIED];

/* Numbers as digits; bytes as they are; NULL: none. */
struct copied_value {
    const char *text;
    size_t n;
};
typedef int copied_fn(void *context, const struct copied_value *values, struct err *e);

#endif
