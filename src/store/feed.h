/*
 * feed.h - what servers on one store tell each other: that a table, its chat, who looks at it or a person has changed.
 * A notice is a hint and never needed: it may be late, come twice or be lost, and whoever hears it looks into the
 * store. Stores that one process has to itself have no feed. docs/store.md
 */
#ifndef VAKA_STORE_FEED_H
#define VAKA_STORE_FEED_H

#include "store/store.h"

enum notice_kind {
    NOTICE_TABLE = 't',    /* id, its version */
    NOTICE_CHAT = 'c',     /* id, the number of its last remark */
    NOTICE_PRESENCE = 'p', /* id, the seats that look at it where this comes from */
    NOTICE_WHO = 'q',      /* id: who looks at it elsewhere? */
    NOTICE_PERSON = 'u',   /* number: of the person */
    NOTICE_SPENT = 'l',    /* id: of which limit, and whose; thousandths that were used of it */
    NOTICE_GAP = '!'       /* some may have been missed */
};

struct notice {
    char kind; /* enum notice_kind */
    char id[STORE_ID];
    char node[STORE_ID]; /* where it comes from */
    int64_t number;
};

struct feed;

struct feed_ops {
    void (*tell)(struct feed *f, const struct notice *n);
    bool (*hear)(struct feed *f, struct notice *n);
    void (*close)(struct feed *f);
};

/* First member of every feed's own struct. */
struct feed {
    const struct feed_ops *ops;
};

/* NULL: this kind of store has none. `wake` is called from another thread when there is something to hear. */
struct feed *feed_open(const char *url, const char *node, void (*wake)(void *context),
                       void *context);
void feed_tell(struct feed *f, const struct notice *n); /* soon, with others; no feed: nothing */
bool feed_hear(struct feed *f, struct notice *n);       /* the next one of other nodes */
void feed_close(struct feed *f);                        /* what was told is sent before */

/* Notices as text, for feeds that send it: "t0abc:17". */
enum { NOTICE_TEXT = STORE_ID + 24 };
void notice_write(const struct notice *n, char text[NOTICE_TEXT]);
bool notice_read(const char *text, size_t length, struct notice *n);

/* For postgres_feed.c, and where the program is built without it. */
struct feed *feed_postgres_open(const char *url, const char *node, void (*wake)(void *context),
                                void *context);

#endif
