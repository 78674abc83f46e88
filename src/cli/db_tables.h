/* db_tables.h - the games of a store, replayed: what a server would refuse to open is a fault. */
#ifndef VAKA_CLI_DB_TABLES_H
#define VAKA_CLI_DB_TABLES_H

#include "store/store.h"

/* A sentence for each table that does not replay; adds to *n_faults. 0 if all could be looked at. */
int cli_check_tables(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                     struct err *e);

#endif
