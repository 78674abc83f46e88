/*
 * call.h - one request of the HTTP API: who asks, what he sent, and how it is answered. A call lives
 * from its request to its answer, which frees it; handlers may keep it meanwhile.
 */
#ifndef VAKA_SERVER_CALL_H
#define VAKA_SERVER_CALL_H

#include "server/ask.h"
#include "server/page.h"
#include "server/people.h"
#include "server/table.h"
#include "table/fault.h"

struct route;
struct opening;

struct call {
    struct visit visit; /* first: a call can visit a table */
    struct server *sv;
    struct net_request *q;
    const struct route *route;
    struct person me;      /* id 0: nobody */
    json_t *body;          /* of a POST: an object */
    char id[STORE_ID];     /* what the address names */
    char after[STORE_ID];  /* of a rematch: the table before; else empty */
    char client[STORE_ID]; /* the id of what it changes, of the caller's or made here; else empty */
    int64_t n;             /* and its number, if it has one */
    const struct visit_kind *kind;
    bool is_named; /* `client` is the caller's */
    struct change *change;
};

enum route_flags { NEEDS_ME = 1, CHANGES = 2 };

struct route {
    const char *method;
    const char *path; /* words; `:id` and `:n` stand for what varies */
    int flags;
    void (*run)(struct call *c);
};

/* The whole table of them: tests ask who may do what at every address. */
const struct route *api_routes(size_t *n);

void call_answer(struct call *c, page_fn *fn, const void *context); /* 200 and frees */
/* The same for what changes with the program alone: a browser keeps it and asks whether it still holds. */
void call_answer_kept(struct call *c, page_fn *fn, const void *context);
void call_refuse(struct call *c, enum fault f, const char *why); /* and frees */
/* The language of whoever asks, NULL where that is English; and words in it. */
const struct vk_language *call_language(const struct call *c);
struct vk_words call_words(const struct call *c);
const char *call_token(const struct net_request *q);
struct ask call_ask(const struct call *c);

/* api_people.c */
void api_me(struct call *c);
void api_guest(struct call *c);
void api_rename(struct call *c);
void api_keep(struct call *c);
void api_sign_in(struct call *c);
void api_sign_out(struct call *c);
void api_sign_out_everywhere(struct call *c);

/* api_lessons.c */
void api_lessons(struct call *c);
void api_lessons_done(struct call *c);

/* api_games.c */
void api_games(struct call *c);
void api_setup(struct call *c);
void api_words(struct call *c);

/* api_lobby.c: lists, opening */
void api_tables(struct call *c);
void api_table(struct call *c);
void api_invite(struct call *c);
void api_open_table(struct call *c);
void api_play_now(struct call *c);
void call_open_table(struct call *c, struct opening *o); /* answers with its row */
void opening_sit(struct opening *o, int seat, const struct person *who);
/* The client's own id of the wish, if it sent one. */
void opening_client(struct opening *o, const struct person *me, struct ask *a);

/* api_daily.c */
void api_daily(struct call *c);
void api_open_daily(struct call *c);

/* api_branch.c */
void api_branch(struct call *c);

/* api_move.c: a game from a device, and to one */
void api_bring(struct call *c);
void api_take(struct call *c);

/* api_table.c: one table */
void api_join(struct call *c);
void api_leave(struct call *c);
void api_bot(struct call *c);
void api_offer(struct call *c);
void api_close_table(struct call *c);
void api_rematch(struct call *c);
void api_note(struct call *c);
void api_put_note(struct call *c);
void answer_row(struct call *c, const struct table *t);

/* api_replay.c */
void api_journal(struct call *c);
void call_send_journal(struct call *c); /* all of it */
void api_steps(struct call *c);
void api_step(struct call *c);
void api_known(struct call *c);

/* lobby.c: making tables */
struct opening {
    char game[STORE_ID], name[STORE_NAME], client[STORE_ID];
    char options[sizeof((struct store_table *)0)->options];
    int n_seats;
    struct opening_seat {
        uint8_t kind; /* enum store_seat_kind; a person: the one who opens, or `person` */
        int64_t person;
        char name[STORE_NAME];
        char level[16];
        bool is_asked; /* must say yes before the game begins */
    } seat[STORE_SEATS];
    bool is_slow, is_public, hints;
    int64_t clock_start, clock_step;
    char seed[STORE_ID * 3]; /* what the id is made of; empty: random */
    bool has_secret;         /* luck from this one; else from a new one */
    uint8_t secret[32];
    const struct vk_table *like; /* begins as the first steps of this game, which has this luck */
    uint32_t n_like;
    struct vk_table *brought; /* a game from elsewhere, which it takes */
};
/* Fine, with all options spelt out; or why not. */
bool opening_check(struct opening *o, const struct vk_words *w, char *why, size_t n);
void opening_options(const struct vk_game *g, const struct vk_setup *cfg, char *text, size_t n);
/* The id that a seed gives. */
void opening_id(const char *seed, char out[STORE_ID]);
/* A table in memory, not yet in the list, with its change filled in. */
struct table *opening_table(struct server *sv, const struct opening *o, const struct person *host,
                            struct change **change);

#endif
