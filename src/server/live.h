/*
 * live.h - the sockets of a table: who is connected, what he sends, and everything that is said to
 * him. A message is made once for all who see the same (a seat, the spectators) and numbered for
 * each connection. Nothing here looks at a state but through vk_view.
 */
#ifndef VAKA_SERVER_LIVE_H
#define VAKA_SERVER_LIVE_H

#include "server/table.h"
#include "vaka/bot.h"

struct live {
    struct server *sv;
    struct net_socket *ws; /* NULL: gone */
    struct table *table;   /* NULL: not yet there, or no longer */
    struct live *next;     /* at the same table */
    int refs;
    char id[STORE_ID], invite[STORE_ID], token[TOKEN_TEXT];
    struct person who;
    int look;
    int tongue; /* what its reader speaks: 0 is English, else a language of words/languages.h from 1 */
    int pause_ms; /* that bots take at least, as this window wishes; -1: as the server is set */
    bool is_greeted;
    bool has_patches, has_row_patches; /* views, rows are said by what changed */
    bool
        is_behind; /* the table was read again: nothing more is told before the hello that follows */
    uint64_t m, view, row; /* the texts that it has (struct said); 0: none that is known */
    struct bucket chat, looks;
};

/* Sockets, from api.h. */
struct live *live_new(struct server *sv, const char *id, const char *invite, const char *token);
void live_enter(struct live *l);
void live_message(struct live *l, const char *text, size_t n);
void live_leave(struct live *l);
struct live *live_hold(struct live *l);
void live_release(struct live *l); /* NULL is fine */
void live_drop_all(struct table *t);
void live_send_on(
    struct live *l); /* it cannot be answered here: it is sent again on another line */
void live_rename(struct table *t, const struct person *who);
void live_sign_out(struct server *sv, int64_t person, const char *token); /* NULL: all of his */
void live_recheck(struct server *sv, int64_t person); /* is he still who he was? 0: all are asked */
uint16_t live_online(const struct table *t);          /* seats whose person is connected */
int live_pause(const struct table *t);    /* that bots take at least: the longest wish */
int live_watchers(const struct table *t); /* those without a seat */

/* A hello, as answer to `look`, when the game begins, when a seat was taken. */
void live_greet(struct live *l);
void live_greet_all(struct table *t);
void live_relook(
    struct table *t); /* seats changed: those who now see something else are greeted again */

uint64_t live_microseconds(void);

/* live_say.c: saying */
void live_send(struct live *l, struct net_text *body);  /* with its number in front */
struct net_text *live_text(const char *body, size_t n); /* an object, to be sent and then dropped */
void live_speak(struct table *t, int tongue); /* what is said at this table next is said so */
void live_say_table(struct table *t);
void live_say_asked(struct table *t);
void live_say_remark(struct table *t,
                     const struct change *c); /* what was said with it, if anything */
void live_say_draft(struct live *l, struct table *t, const char *client, int seat,
                    const char *text);
void live_say_advice(struct live *l, struct table *t, const char *client,
                     const struct vk_question *q, const void *seen, const struct vk_advice *advice);
void live_say_ok(struct live *l, const char *client, const char *reply /* JSON object or "" */);
void live_say_no(struct live *l, const char *client, enum fault f, const char *why);
void live_say_done(struct change *c, enum fault f); /* ok or no, to the one who sent the command */

/* What a hello has besides the table itself. */
struct greeting {
    struct live *live;
    struct store_mark mark;
    int64_t after, last; /* remarks: those said elsewhere since are told when the table follows */
    struct store_chat *chat;
    int n_chat;
};
void live_say_hello(struct live *l, struct table *t, const struct greeting *g);

/* What the house adds to the messages of a table, for one look. */
struct addition {
    struct vk_house house;
    const struct table *t;
    int look;
    const struct greeting *greeting;
    const struct vk_view_text *row; /* written before, under its own key; NULL: whole */
};
struct addition live_addition(const struct table *t, int look);

/* live_view.c: news with a view, to those who get it whole and to those who get what changed. */
void live_say_views(struct table *t, unsigned looks, const struct vk_news *news);
void live_sees(struct live *l, struct table *t); /* it has just been told all there is to see */
void live_told_row(struct table *t);             /* all have just been told the whole row */
void live_forget(struct table *t);               /* nobody looks any more */

#endif
