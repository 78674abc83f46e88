/*
 * change.h - what happens to tables, as one operation: each change says which version of its row it was judged on,
 * and happens as a whole if the row still has that version, or not at all. Of several servers that write to one
 * table the first one wins; the others are told so and lose nothing but the race. docs/store.md
 */
#ifndef VAKA_STORE_CHANGE_H
#define VAKA_STORE_CHANGE_H

#include "store/store.h"

enum store_outcome {
    CHANGE_DONE,
    CHANGE_LOST_RACE, /* the row has another version by now; of a new table: its id is taken */
    CHANGE_ANSWERED,  /* the command was answered before: `reply` is that answer */
    CHANGE_TOO_MANY,  /* `most_tables` are there */
    CHANGE_REFUSED    /* `fault` says why */
};

struct store_change {
    /* The whole row. `version` and `n_lines` are those it was read with, and are raised when it is done. */
    struct store_table *row;
    bool is_new; /* a table that is not there yet: its version begins with 1 */
    bool
        is_talk; /* nothing of the row is written but the number of chat lines, whatever its version */
    int most_tables;   /* open and running ones of the host, where is_new; 0: any number */
    const char *lines; /* for the journal, each with its line feed; numbered from n_lines + 1 */
    size_t n_bytes;
    struct store_chat *chat; /* or NULL; n is filled */
    int64_t person;          /* of the command; 0: there is none */
    const char *client;
    char *reply;               /* STORE_REPLY bytes */
    int64_t time;              /* of the command */
    struct store_change *also; /* another table in the same breath, or NULL: both happen, or none */
    enum store_outcome outcome;
    struct err fault;
};

/*
 * All of these, each by itself: what does not happen takes nothing of the others with it. 0: each has its
 * outcome, which holds once the transaction is committed; -1: nothing can be written.
 */
int store_changes(struct store *s, struct store_change *const *changes, int n, struct err *e);

#endif
