/*
 * store.h - what outlives the process, as rows and bytes: people, their tokens, lessons that they have done, tables,
 * journals line by line, chat, notes. It knows no rules. Behind it: memory, SQLite, and room for others:
 * callers see only this header.
 *
 * A store is used by one thread at a time (the server's store thread). Every function returns 0, or
 * -1 with *e filled and nothing changed. Writes happen inside store_begin .. store_commit; several
 * commands can share one transaction (group commit), each guarded by store_mark_point and
 * store_undo_to_mark, so that one that fails takes nothing of the others with it. Strings are valid
 * UTF-8 and bounded by the sizes below; what is longer is refused (ERR_INVALID), never cut. Rows
 * handed to a callback live only during the call, and a callback must not use the store. docs/store.md
 */
#ifndef VAKA_STORE_STORE_H
#define VAKA_STORE_STORE_H

#include "store/err.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STORE_ID = 24,      /* table ids, invite codes, client ids: bytes with the final zero */
    STORE_NAME = 48,    /* names of people and tables */
    STORE_HASH = 32,    /* hash of a token */
    STORE_SECRET = 160, /* a passphrase hash in its text form */
    STORE_SEATS = 5,
    STORE_CHAT = 1000,
    STORE_NOTE = 8000,
    STORE_LESSONS = 4000, /* words for the lessons that somebody has done */
    STORE_REPLY = 600,    /* the answer of a command, kept for its repetition */
    STORE_SUMMARY = 400,  /* JSON that a lobby shows of a table; made by the server */
    STORE_LINE = 4096,    /* a line of a journal: most bytes, without a final zero */
    STORE_BOOKMARK = 4 << 20
};

struct store_person {
    int64_t id;
    char name[STORE_NAME];
    char secret[STORE_SECRET]; /* empty: a guest without a passphrase */
    int64_t created, seen;     /* milliseconds since 1970 */
};

enum store_status { TABLE_OPEN, TABLE_RUNNING, TABLE_OVER, TABLE_CLOSED };
enum store_seat_kind { SEAT_FREE, SEAT_PERSON, SEAT_BOT };

/* A person sits on a SEAT_PERSON and on no other kind; only such a seat can be away. */
struct store_seat {
    uint8_t kind;       /* enum store_seat_kind */
    uint8_t away;       /* a person's seat that a bot plays for now */
    int64_t person;     /* 0 if none */
    char level[16];     /* of the bot that sits here or stands in */
    int64_t clock_left; /* milliseconds; -1: no clock; never less */
};

/* "May I take that back?", and how the last such question ended: src/table/table.h has the meanings. */
struct store_asked {
    int64_t since; /* 0: nobody asks */
    uint32_t to;
    uint16_t yes, wait; /* seats */
    uint8_t by, how, seat;
};

struct store_table {
    char id[STORE_ID], invite[STORE_ID], name[STORE_NAME], game[STORE_ID];
    int64_t host; /* who opened it */
    int64_t created, updated;
    uint8_t status, is_public, hints, pace; /* pace: 0 live, 1 slow */
    uint8_t n_seats;
    int64_t clock_start, clock_step; /* milliseconds; 0: none */
    int64_t turn_since;              /* when the present decision was put; 0: nobody is due */
    uint8_t secret[32];              /* of its chance */
    char options[400];               /* "key=value key=value" */
    char rematch[STORE_ID];          /* the table that follows, or empty */
    char summary[STORE_SUMMARY];
    struct store_asked asked;
    /* The store's own: raised by every change of the row; lines of the journal; lines of chat. */
    int64_t version, n_lines, n_chat;
    struct store_seat seat[STORE_SEATS]; /* those from n_seats on are not kept: they read as zero */
};

struct store_chat {
    int64_t n;            /* 1, 2, 3 … within the table */
    int64_t person, time; /* person 0: the house speaks */
    char name[STORE_NAME];
    char text[STORE_CHAT];
};

/* What one person keeps about one table. */
struct store_mark {
    int64_t chat_read; /* chat line read last */
    int64_t step_seen; /* step shown last: where "since your last turn" begins */
};

struct store;

/* `url`: "memory:", "sqlite:FILE", "postgres://...". Creates and migrates. One process at a time has a file open. */
struct store *store_open(const char *url, struct err *e);
void store_address(const char *url, char *text,
                   size_t size); /* for people to see: without its password */

/* For backup and check while a server has the store open: sees what is committed, writes nothing. */
struct store *store_open_reader(const char *url, struct err *e);
void store_close(struct store *s); /* an open transaction is rolled back; NULL is fine */

/*
 * A commit that fails, and any fault that costs the whole transaction (a full disk), leaves nothing
 * of it behind: what follows in it fails too, and so does its commit. After a failed commit the
 * transaction is over. There is one mark at a time; keep and undo both end it.
 */
int store_begin(struct store *s, struct err *e);
int store_commit(struct store *s, struct err *e);
void store_rollback(struct store *s);
int store_mark_point(struct store *s, struct err *e);
void store_undo_to_mark(struct store *s);
void store_keep_mark(struct store *s);

/*
 * People. A name is taken by at most one person that has a passphrase (upper and lower case of the
 * letters a to z are the same name); guests may share names.
 */
int store_person_add(struct store *s, struct store_person *p /* id is filled */, struct err *e);
int store_person_get(struct store *s, int64_t id, struct store_person *p, struct err *e);
int store_person_by_kept_name(struct store *s, const char *name, struct store_person *p,
                              struct err *e);
int store_person_keep(struct store *s, int64_t id, const char *secret, struct err *e);
int store_person_rename(struct store *s, int64_t id, const char *name, struct err *e);
int store_person_seen(struct store *s, int64_t id, int64_t now, struct err *e);

/* The lessons that a person has done: words with a space between them. Who has done none reads an empty text. */
int store_lessons_put(struct store *s, int64_t person, const char *done, struct err *e);
int store_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e);

/* Tokens, by hash. Dropping one that is not there is no fault. */
int store_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                    struct err *e);
int store_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                       struct err *e);
int store_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e);
int store_tokens_drop_all(struct store *s, int64_t person, struct err *e);

/*
 * Tables. The server writes them by store_changes (change.h); `add` and `put` of a whole row with its seats, whatever
 * its version, are for tests and tools, as are the functions below that add one line. Ids and invites are unique
 * (ERR_CONFLICT); an empty invite finds nothing. Lists begin with the table updated last, equal ones by id.
 */
int store_table_add(struct store *s, const struct store_table *t, struct err *e);
int store_table_put(struct store *s, const struct store_table *t, struct err *e);
int store_table_get(struct store *s, const char *id, struct store_table *t, struct err *e);
int store_table_by_invite(struct store *s, const char *invite, struct store_table *t,
                          struct err *e);

enum store_list {
    LIST_PUBLIC_OPEN,
    LIST_PUBLIC_RUNNING,
    LIST_PUBLIC_OVER,
    LIST_OF_PERSON, /* host or on a seat; all but the closed */
    LIST_ALL_RUNNING,
    LIST_OF_PERSON_LIVE, /* of these, the open and the running */
    LIST_ALL
};
typedef void store_table_fn(void *context, const struct store_table *t);
int store_tables(struct store *s, enum store_list which, int64_t person,
                 const char *game /* or NULL */, int limit, int offset, store_table_fn *fn,
                 void *context, struct err *e);
int store_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                       struct err *e);

/*
 * Journals: line 1 is the header. Appending a line number that exists is ERR_CONFLICT, one that
 * would leave a gap ERR_INVALID. Reading gives the lines from `from` on, in order.
 */
int store_line_add(struct store *s, const char *table, int64_t line, const char *text, size_t n,
                   struct err *e);
typedef void store_line_fn(void *context, int64_t line, const char *text, size_t n);
int store_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
                struct err *e);

/*
 * A bookmark: bytes that whoever plays journals keeps for itself, of a table after so many of its lines. One a table,
 * the last that was put. What stands in it is its reader's to judge; the journal is the truth.
 */
int store_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes,
                       size_t n, struct err *e);
typedef void store_bookmark_fn(void *context, int64_t line, const void *bytes, size_t n);
/* None: `fn` is not called. */
int store_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                       struct err *e);

/* Commands already answered: (table, person, client id) -> reply. ERR_NOT_FOUND if new. */
int store_command_get(struct store *s, const char *table, int64_t person, const char *client,
                      char reply[STORE_REPLY], struct err *e);
int store_command_add(struct store *s, const char *table, int64_t person, const char *client,
                      const char *reply, int64_t now, struct err *e);

/*
 * Chat, notes, marks. Chat is read in order: at most `limit` lines after line `after`. Who has no
 * note reads an empty one, and an empty one put removes it; who has no mark reads zeros.
 */
int store_chat_add(struct store *s, const char *table, struct store_chat *c /* n is filled */,
                   struct err *e);
typedef void store_chat_fn(void *context, const struct store_chat *c);
int store_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
               void *context, struct err *e);
int store_note_put(struct store *s, const char *table, int64_t person, const char *text,
                   struct err *e);
int store_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                   struct err *e);
int store_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                   struct err *e);
int store_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                   struct err *e);

/* Write something of no meaning: whether its commit succeeds tells whether the store is well. */
int store_probe(struct store *s, struct err *e);

/*
 * Upkeep. Remove what is older than a moment: command replies, tokens of guests not seen since,
 * tables that never started (open, or closed with no line after the header) with all that belongs
 * to them.
 */
int store_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e);

/* A whole, consistent copy into a file that must not exist yet. Outside a transaction. */
int store_backup(struct store *s, const char *file, struct err *e);

/* Look at everything. Returns 0 if it could, whatever it found: a sentence for each fault. */
typedef void store_fault_fn(void *context, const char *sentence);
int store_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                struct err *e);

#endif
