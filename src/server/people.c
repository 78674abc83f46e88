/* people.c - tokens and the cache of them, and every change of a person as a job of the store. */
#include "server/people.h"
#include "server/budget.h"
#include "server/guesses.h"
#include "server/keeper.h"
#include "server/live.h"
#include "server/nodes.h"
#include "server/worker.h"
#include "store/xmalloc.h"
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum {
    CACHE = 4096,
    HASHES_AT_ONCE = 8 /* each takes 64 MiB and a tenth of a second */
};

struct cached {
    uint8_t hash[STORE_HASH];
    struct person who; /* id 0: empty */
};

struct people {
    struct cached cache[CACHE];
    struct guesses guesses;
    int hashing;
};

struct people *people_open(struct server *sv)
{
    struct people *p = xcalloc(1, sizeof *p);
    struct guesses *g = &p->guesses;
    struct attempts *all[] = { &g->pair, &g->household, &g->name, &g->besieged, &g->keep };
    guesses_open(g);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        nodes_share(sv, all[i], (char)('p' + i));
    return p;
}

void people_close(struct people *p)
{
    free(p);
}

/* ---- Tokens and their cache ---------------------------------------------------------------- */

static void make_token(char text[TOKEN_TEXT], uint8_t hash[STORE_HASH])
{
    uint8_t bytes[TOKEN_BYTES];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(text, TOKEN_TEXT, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    crypto_generichash(hash, STORE_HASH, bytes, sizeof bytes, NULL, 0);
    sodium_memzero(bytes, sizeof bytes);
}

static bool hash_token(const char *text, uint8_t hash[STORE_HASH])
{
    uint8_t bytes[TOKEN_BYTES];
    size_t n = 0;
    if (!text || strlen(text) != TOKEN_TEXT - 1 ||
        sodium_base642bin(bytes, sizeof bytes, text, TOKEN_TEXT - 1, NULL, &n, NULL,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) ||
        n != sizeof bytes)
        return false;
    crypto_generichash(hash, STORE_HASH, bytes, sizeof bytes, NULL, 0);
    return true;
}

static struct cached *slot_of(struct people *p, const uint8_t hash[STORE_HASH])
{
    return &p->cache[(hash[0] | hash[1] << 8) % CACHE];
}

static void remember(struct people *p, const uint8_t hash[STORE_HASH], const struct person *who)
{
    struct cached *slot = slot_of(p, hash);
    memcpy(slot->hash, hash, STORE_HASH);
    slot->who = *who;
}

/* Somebody changed: all his tokens show it, or are gone. */
static void refresh(struct people *p, const struct person *who, bool is_gone)
{
    static const struct person nobody = { 0 };
    const struct person *now = is_gone ? &nobody : who;
    int64_t id = who->id;
    for (int i = 0; i < CACHE; i++)
        if (p->cache[i].who.id == id)
            p->cache[i].who = *now;
}

static struct person person_of(const struct store_person *row)
{
    struct person who = { .id = row->id, .is_kept = row->secret[0] != 0 };
    memcpy(who.name, row->name, sizeof who.name);
    return who;
}

struct name_job {
    struct keeper_job job;
    int64_t id;
    struct store_person row;
};

static int run_name(struct keeper_job *job, struct store *s, struct err *e)
{
    struct name_job *n = (struct name_job *)job;
    return store_person_get(s, n->id, &n->row, e);
}

static void done_name(struct keeper_job *job, void *context)
{
    struct name_job *n = (struct name_job *)job;
    struct person who = person_of(&n->row);
    if (job->e.code == ERR_NONE)
        seats_renamed(context, &who);
    free(n);
}

void people_changed(struct server *sv, int64_t person)
{
    for (int i = 0; i < CACHE; i++)
        if (!person || sv->people->cache[i].who.id == person)
            sv->people->cache[i].who = (struct person){ 0 };
    live_recheck(sv, person);
    if (!person)
        return;
    struct name_job *n = xcalloc(1, sizeof *n);
    n->job.run = run_name;
    n->job.done = done_name;
    n->id = person;
    if (!keeper_put(sv->keeper, &n->job))
        free(n);
}

/* ---- Finding who it is --------------------------------------------------------------------- */

struct find_job {
    struct keeper_job job;
    uint8_t hash[STORE_HASH];
    struct store_person row;
    people_fn *fn;
    void *context;
    int64_t now;
};

static int run_find(struct keeper_job *job, struct store *s, struct err *e)
{
    enum { SEEN_EACH_MS = 3600000 };
    struct find_job *f = (struct find_job *)job;
    int64_t id;
    if (store_token_person(s, f->hash, &id, e) || store_person_get(s, id, &f->row, e))
        return -1;
    if (f->now - f->row.seen > SEEN_EACH_MS)
        return store_person_seen(s, id, f->now, e);
    return 0;
}

static void done_find(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct find_job *f = (struct find_job *)job;
    struct person who = { 0 };
    enum fault fault = FINE;
    if (job->e.code == ERR_NONE) {
        who = person_of(&f->row);
        remember(sv->people, f->hash, &who);
    } else if (job->e.code != ERR_NOT_FOUND) {
        fault = F_BUSY;
    }
    f->fn(f->context, fault, &who);
    free(f);
}

void people_find(struct server *sv, const char *token, people_fn *fn, void *context)
{
    static const struct person nobody = { 0 };
    uint8_t hash[STORE_HASH];
    if (!hash_token(token, hash)) {
        fn(context, FINE, &nobody);
        return;
    }
    struct cached *slot = slot_of(sv->people, hash);
    if (slot->who.id && sodium_memcmp(slot->hash, hash, STORE_HASH) == 0) {
        struct person who = slot->who;
        fn(context, FINE, &who);
        return;
    }
    struct find_job *f = xcalloc(1, sizeof *f);
    f->job.run = run_find;
    f->job.done = done_find;
    memcpy(f->hash, hash, STORE_HASH);
    f->fn = fn;
    f->context = context;
    f->now = sv->now;
    if (!keeper_put(sv->keeper, &f->job)) {
        free(f);
        fn(context, F_BUSY, &nobody);
    }
}

/* ---- Changes: one kind of job, one function each on the store thread ------------------------ */

struct change_job {
    struct keeper_job job;
    int (*write)(struct change_job *c, struct store *s, struct err *e);
    struct store_person row;
    struct person who; /* before */
    uint8_t hash[STORE_HASH];
    char token[TOKEN_TEXT];
    bool is_gone; /* all tokens of the person are dropped */
    people_done_fn *fn;
    void *context;
    int64_t now;
};

static int run_change(struct keeper_job *job, struct store *s, struct err *e)
{
    struct change_job *c = (struct change_job *)job;
    return c->write(c, s, e);
}

static void done_change(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct change_job *c = (struct change_job *)job;
    struct person who = c->who;
    enum fault f = FINE;
    if (job->e.code == ERR_CONFLICT)
        f = F_NAME_TAKEN;
    else if (job->e.code == ERR_NOT_FOUND)
        f = F_SIGNED_OUT;
    else if (job->e.code != ERR_NONE)
        f = F_BUSY;
    if (f == FINE) {
        if (c->row.id)
            who = person_of(&c->row);
        refresh(sv->people, &who, c->is_gone);
        if (c->token[0])
            remember(sv->people, c->hash, &who);
        if (c->is_gone)
            who = (struct person){ 0 };
    }
    if (f == FINE && c->who.id)
        nodes_person(sv, c->who.id);
    c->fn(c->context, f, &who, f == FINE ? c->token : "");
    sodium_memzero(c, sizeof *c);
    free(c);
}

static struct change_job *new_change(struct server *sv, const struct person *who,
                                     people_done_fn *fn, void *context)
{
    struct change_job *c = xcalloc(1, sizeof *c);
    c->job.run = run_change;
    c->job.done = done_change;
    if (who)
        c->who = *who;
    c->fn = fn;
    c->context = context;
    c->now = sv->now;
    return c;
}

static void put_change(struct server *sv, struct change_job *c)
{
    if (keeper_put(sv->keeper, &c->job))
        return;
    c->fn(c->context, F_BUSY, &c->who, "");
    free(c);
}

/* A name that somebody else keeps is not for guests. */
static int refuse_kept_name(struct store *s, const char *name, int64_t own, struct err *e)
{
    struct store_person keeper;
    struct err none = { 0 };
    if (store_person_by_kept_name(s, name, &keeper, &none) == 0)
        return keeper.id == own ? 0 : err_set(e, ERR_CONFLICT, "the name is kept");
    if (none.code == ERR_NOT_FOUND)
        return 0;
    *e = none;
    return -1;
}

static int write_guest(struct change_job *c, struct store *s, struct err *e)
{
    if (refuse_kept_name(s, c->row.name, 0, e) || store_person_add(s, &c->row, e))
        return -1;
    return store_token_add(s, c->hash, c->row.id, c->now, e);
}

void people_guest(struct server *sv, const char *name, people_done_fn *fn, void *context)
{
    struct change_job *c = new_change(sv, NULL, fn, context);
    c->write = write_guest;
    memcpy(c->row.name, name, strlen(name));
    c->row.created = c->row.seen = sv->now;
    make_token(c->token, c->hash);
    put_change(sv, c);
}

static int write_rename(struct change_job *c, struct store *s, struct err *e)
{
    char name[STORE_NAME];
    memcpy(name, c->row.name, sizeof name);
    if (refuse_kept_name(s, name, c->who.id, e) || store_person_rename(s, c->who.id, name, e))
        return -1;
    return store_person_get(s, c->who.id, &c->row, e);
}

void people_rename(struct server *sv, const struct person *who, const char *name,
                   people_done_fn *fn, void *context)
{
    struct change_job *c = new_change(sv, who, fn, context);
    c->write = write_rename;
    memcpy(c->row.name, name, strlen(name));
    put_change(sv, c);
}

static int write_sign_out(struct change_job *c, struct store *s, struct err *e)
{
    return store_token_drop(s, c->hash, e);
}

void people_sign_out(struct server *sv, const char *token, people_done_fn *fn, void *context)
{
    static const struct person nobody = { 0 };
    struct change_job *c = new_change(sv, NULL, fn, context);
    c->write = write_sign_out;
    if (!hash_token(token, c->hash)) {
        free(c);
        fn(context, FINE, &nobody, "");
        return;
    }
    struct cached *slot = slot_of(sv->people, c->hash);
    if (sodium_memcmp(slot->hash, c->hash, STORE_HASH) == 0)
        slot->who = (struct person){ 0 };
    put_change(sv, c);
}

static int write_sign_out_everywhere(struct change_job *c, struct store *s, struct err *e)
{
    return store_tokens_drop_all(s, c->who.id, e);
}

void people_sign_out_everywhere(struct server *sv, const struct person *who, people_done_fn *fn,
                                void *context)
{
    struct change_job *c = new_change(sv, who, fn, context);
    c->write = write_sign_out_everywhere;
    c->is_gone = true;
    put_change(sv, c);
}

/* ---- Passphrases: a worker, and the store before or after it -------------------------------- */

struct hash_work {
    struct work work;
    struct change_job *change;
    char passphrase[PASSPHRASE_MOST + 1];
    char secret[STORE_SECRET]; /* to compare with, or empty: to be made */
    bool is_check, is_right;
    struct guess guess; /* of a check */
};

static void run_hash(struct work *work, VK_UNUSED struct worker_memory *m)
{
    struct hash_work *w = (struct hash_work *)work;
    char made[crypto_pwhash_STRBYTES];
    size_t n = strlen(w->passphrase);
    if (w->is_check && w->secret[0]) {
        w->is_right = crypto_pwhash_str_verify(w->secret, w->passphrase, n) == 0;
    } else if (crypto_pwhash_str(made, w->passphrase, n, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                 crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0) {
        /* Somebody who does not exist costs as much time as somebody who does. */
        w->is_right = !w->is_check;
        memcpy(w->secret, made, sizeof made);
    }
    sodium_memzero(w->passphrase, sizeof w->passphrase);
}

static void free_work(struct hash_work *w)
{
    sodium_memzero(w, sizeof *w);
    free(w);
}

static bool put_hash(struct server *sv, struct hash_work *w)
{
    if (sv->people->hashing >= HASHES_AT_ONCE || !workers_put(sv->workers, &w->work))
        return false;
    sv->people->hashing++;
    return true;
}

static struct hash_work *new_hash(struct server *sv, struct change_job *c, const char *passphrase,
                                  const char *household)
{
    struct hash_work *w = xcalloc(1, sizeof *w);
    _Static_assert(crypto_pwhash_STRBYTES <= STORE_SECRET, "the text form fits");
    w->work.run = run_hash;
    w->work.kind = WORK_PASSPHRASE;
    w->work.share[BY_ADDRESS] = budget_share(sv, household);
    w->change = c;
    memcpy(w->passphrase, passphrase, strlen(passphrase));
    return w;
}

static void refuse_change(struct change_job *c, enum fault f)
{
    c->fn(c->context, f, &c->who, "");
    sodium_memzero(c, sizeof *c);
    free(c);
}

static int write_keep(struct change_job *c, struct store *s, struct err *e)
{
    char secret[STORE_SECRET];
    memcpy(secret, c->row.secret, sizeof secret);
    if (store_person_keep(s, c->who.id, secret, e))
        return -1;
    return store_person_get(s, c->who.id, &c->row, e);
}

static void done_keep(struct work *work, void *context)
{
    struct server *sv = context;
    struct hash_work *w = (struct hash_work *)work;
    struct change_job *c = w->change;
    sv->people->hashing--;
    memcpy(c->row.secret, w->secret, sizeof c->row.secret);
    if (w->is_right)
        put_change(sv, c);
    else
        refuse_change(c, F_BUSY);
    free_work(w);
}

void people_keep(struct server *sv, const struct person *who, const char *passphrase,
                 people_done_fn *fn, void *context)
{
    if (!guesses_keep(&sv->people->guesses, who->household, sv->awake)) {
        fn(context, F_TOO_MANY, who, "");
        return;
    }
    struct change_job *c = new_change(sv, who, fn, context);
    struct hash_work *w = new_hash(sv, c, passphrase, who->household);
    c->write = write_keep;
    w->work.done = done_keep;
    if (put_hash(sv, w))
        return;
    refuse_change(c, F_BUSY);
    free_work(w);
}

static int write_token(struct change_job *c, struct store *s, struct err *e)
{
    return store_token_add(s, c->hash, c->row.id, c->now, e);
}

static void done_check(struct work *work, void *context)
{
    struct server *sv = context;
    struct hash_work *w = (struct hash_work *)work;
    struct change_job *c = w->change;
    sv->people->hashing--;
    if (w->is_right) {
        guesses_right(&sv->people->guesses, &w->guess, sv->awake);
        make_token(c->token, c->hash);
        c->write = write_token;
        put_change(sv, c);
    } else {
        refuse_change(c, w->work.was_run ? F_WRONG_PASSPHRASE : F_BUSY);
    }
    free_work(w);
}

struct sign_in_job {
    struct keeper_job job;
    char name[STORE_NAME];
    struct hash_work *work;
};

static int run_sign_in(struct keeper_job *job, struct store *s, struct err *e)
{
    struct sign_in_job *j = (struct sign_in_job *)job;
    return store_person_by_kept_name(s, j->name, &j->work->change->row, e);
}

static void done_sign_in(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct sign_in_job *j = (struct sign_in_job *)job;
    struct hash_work *w = j->work;
    bool is_known = job->e.code == ERR_NONE;
    if (is_known)
        memcpy(w->secret, w->change->row.secret, sizeof w->secret);
    if ((!is_known && job->e.code != ERR_NOT_FOUND) || !put_hash(sv, w)) {
        refuse_change(w->change, F_BUSY);
        free_work(w);
    }
    free(j);
}

/* Names that are one name are tried as one. */
static void write_plain(const char *name, char plain[STORE_NAME])
{
    memset(plain, 0, STORE_NAME);
    for (size_t i = 0; name[i]; i++)
        plain[i] = (char)(name[i] >= 'A' && name[i] <= 'Z' ? name[i] + ('a' - 'A') : name[i]);
}

void people_sign_in(struct server *sv, const struct person *who, const char *name,
                    const char *passphrase, people_done_fn *fn, void *context)
{
    static const struct person nobody = { 0 };
    char plain[STORE_NAME], own[STORE_NAME];
    struct guess guess;
    write_plain(name, plain);
    write_plain(who->name, own);
    bool is_known = who->id && who->is_kept && strcmp(plain, own) == 0;
    if (!guesses_take(&sv->people->guesses, plain, who->household, is_known, sv->awake, &guess)) {
        fn(context, F_TOO_MANY, &nobody, "");
        return;
    }
    struct sign_in_job *j = xcalloc(1, sizeof *j);
    j->work = new_hash(sv, new_change(sv, NULL, fn, context), passphrase, who->household);
    j->work->is_check = true;
    j->work->guess = guess;
    j->work->work.done = done_check;
    j->job.run = run_sign_in;
    j->job.done = done_sign_in;
    memcpy(j->name, name, strlen(name));
    if (keeper_put(sv->keeper, &j->job))
        return;
    refuse_change(j->work->change, F_BUSY);
    free_work(j->work);
    free(j);
}
