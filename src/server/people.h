/*
 * people.h - who somebody is: guests, kept names, tokens. A token is 32 random bytes; the store has
 * only its hash, and so has the cache of those seen lately. Checking a passphrase costs a worker
 * much time and memory, and guessing must not pay, so tries are counted (guesses.h).
 */
#ifndef VAKA_SERVER_PEOPLE_H
#define VAKA_SERVER_PEOPLE_H

#include "server/limits.h"
#include "server/server.h"
#include "store/store.h"
#include "table/fault.h"

enum {
    TOKEN_BYTES = 32,
    TOKEN_TEXT = 44, /* base64url without padding, and the final zero */
    NAME_CHARACTERS = 24,
    PASSPHRASE_LEAST = 8,
    PASSPHRASE_MOST = 200
};

struct person {
    int64_t id; /* 0: nobody */
    char name[STORE_NAME];
    bool is_kept;
    char household[HOUSEHOLD]; /* where the request came from; set by who asks */
};

struct people *people_open(struct server *sv);
void people_close(struct people *p);
/* Another server has changed somebody (0: anybody): what is known of him is read again. */
void people_changed(struct server *sv, int64_t person);

/*
 * A name as it is kept: blanks at the ends and doubled ones inside removed. False if it is empty,
 * longer than NAME_CHARACTERS, not UTF-8, or has characters that do not print: controls, marks of
 * direction, joiners, private use.
 */
bool people_tidy_name(const char *name, char out[STORE_NAME]);

/* A name for somebody who gave none, and one for a table, in the language of whoever comes or opens it. */
void people_invent_name(const struct vk_language *language, char out[STORE_NAME]);
void people_invent_table(const struct vk_language *language, char out[STORE_NAME]);

/* Who belongs to the token of this text (may be NULL)? `fn` is called once, now or later. */
typedef void people_fn(void *context, enum fault f, const struct person *who);
void people_find(struct server *sv, const char *token, people_fn *fn, void *context);

/* What the following say when they are done. `token` is empty where none was made. */
typedef void people_done_fn(void *context, enum fault f, const struct person *who,
                            const char *token);

void people_guest(struct server *sv, const char *name, people_done_fn *fn, void *context);
void people_rename(struct server *sv, const struct person *who, const char *name,
                   people_done_fn *fn, void *context);
void people_keep(struct server *sv, const struct person *who, const char *passphrase,
                 people_done_fn *fn, void *context);
/* `who` asks: whoever is signed in, or nobody but a household. */
void people_sign_in(struct server *sv, const struct person *who, const char *name,
                    const char *passphrase, people_done_fn *fn, void *context);
void people_sign_out(struct server *sv, const char *token, people_done_fn *fn, void *context);
void people_sign_out_everywhere(struct server *sv, const struct person *who, people_done_fn *fn,
                                void *context);

#endif
