/*
 * table.h - a table of the house in memory: its row, the table itself (table/table.h: the game, what was
 * told to whom, undo), who looks at it, what waits for it. Loaded from the store when somebody comes,
 * dropped when nobody has come for a while.
 *
 * Everything that looks at a table or changes it is a visit. Visits run one after the other; one
 * that changes something ends in table_commit, and the next one waits until that is on disk. So
 * nobody ever sees what is not committed. A commit that fails drops what was played in memory: the
 * table is read again from the store. Another server may have been first with a change of the same table: then
 * the table is read again too, and the visit runs once more on what it finds there.
 */
#ifndef VAKA_SERVER_TABLE_H
#define VAKA_SERVER_TABLE_H

#include "server/attempts.h"
#include "server/keeper.h"
#include "server/page.h"
#include "server/people.h"
#include "server/server.h"
#include "server/table_clock.h"
#include "session/daily.h"
#include "table/fault.h"
#include "table/hear.h"
#include "table/patch.h"

enum {
    VISITS_MAX = 64,  /* waiting at one table */
    CHAT_SHOWN = 100, /* lines in a hello */
    /* Who looks, for messages that are made once for all who get the same: a seat, or these. */
    LOOK_SPECTATOR = 5,
    LOOK_HOST = 6, /* the host who only watches: a spectator with the invite */
    N_LOOKS = 7
};

struct table;
struct live;

struct visit {
    void (*run)(struct visit *v, struct table *t, enum fault f); /* t is NULL where f is not FINE */
    struct visit *next;
    int64_t came;     /* awake: so long it may wait for a store that is away */
    int64_t lost;     /* awake: when it lost its first race; 0: it has lost none */
    bool is_in_doubt; /* the store went away while it was written: it may be there, or not */
};

/* What a lobby shows of a game. */
struct summary {
    struct vk_summary game;
    int64_t rest;     /* struct table.rest */
    uint16_t offered; /* struct table.offered */
    uint32_t brought; /* steps that were played elsewhere, with luck that could be known there */
};

/* A change on its way to the disk: the whole row, new lines of the journal, the command's reply. */
struct change {
    struct keeper_job job;
    struct table *table;
    struct store_table row;
    struct store_change put; /* all that is below, for the store */
    bool is_new;             /* add the row; else put it */
    bool is_wish;            /* the new table's id follows from what its host asked for */
    bool is_talk;            /* something was said, and nothing else */
    bool is_question;        /* who is asked whether to go back, and nothing else */
    bool is_reading;         /* nothing is written */
    int most_tables;         /* of the host, where is_new */
    char *lines;             /* each with its line feed */
    size_t n_lines, lines_room;
    int64_t person; /* of the command; 0: no command */
    char client[STORE_ID];
    char reply[STORE_REPLY];
    bool is_repeat;         /* out: the command was answered before, reply is that answer */
    struct store_chat chat; /* text empty: none */
    struct change *also;    /* in the same breath */
    int (*read)(struct change *c, struct store *s, struct err *e); /* more to read, or NULL */
    /* On the loop, when it is on disk, or not (f): then the table has been dropped and t is NULL. */
    void (*after)(struct change *c, struct table *t, enum fault f);
    /* Whose it is: runs again if another server was first. `after` ends it. NULL: nobody's. */
    struct visit *visit;
    /* For `after`. */
    struct live *live;
    void *context;
    struct vk_deed deed;
    int64_t arrived;     /* microseconds */
    struct table *ahead; /* a table that is not yet in the list */
    bool is_gone;        /* `after` has freed it */
    bool is_overtaken;   /* others spoke before: all are told in order, later */
};

/* A question to a person: since when it is there, and when others may hear the answer (table_stop.c). */
struct stop {
    bool is_open;
    uint32_t number;    /* the seat's, of the position */
    int64_t until;      /* awake */
    struct visit *held; /* an answer by hand that waits for it, or NULL */
};

/* A text that some were told last, by its digest: what they are told next is a patch of it. */
struct said {
    uint64_t number; /* 0: none; each window knows the one that it has */
    struct vk_digest_row *row;
    uint32_t n;
};
struct sight {
    struct said view, row; /* what those with one look who read the same language have */
};

/* Who looks at a table through another server. */
struct elsewhere {
    uint32_t node; /* 0: none */
    uint16_t seats;
    int watchers;
    int64_t until; /* awake: unless it is said again */
};
enum { ELSEWHERE = 8 };

struct table {
    struct server *sv;
    struct table *next; /* in its chain of the map */
    bool is_loaded, is_loading, is_changing;
    bool is_read_whole; /* its bookmark was of no use */
    int64_t marked;     /* the last line that the bookmark in the store knows; 0: there is none */
    enum fault refused; /* it cannot be opened: F_BROKEN, F_OTHER_RULES; else FINE */
    char *refusal;      /* the sentence that says so */
    int64_t refused_at; /* awake */
    int64_t load_at;    /* awake: the store is away, and is asked again then; 0: it is not */
    struct store_table row;
    struct vk_table play;
    struct visit *visits, **visits_end;
    int n_visits;
    uint16_t offered; /* seats of bots that make room for whoever comes with the invitation */
    bool has_news;    /* the row changed while a change was under way: to be said after it */
    int64_t noticed,
        noticed_chat; /* numbers that other servers have told of; 0: none to look for */
    int64_t followed; /* awake: when the last change came from elsewhere; 0: it was ours */
    struct elsewhere elsewhere[ELSEWHERE];
    struct live *lives;
    struct sight *sight; /* looks of each language, English first; NULL: none */
    uint64_t n_said;     /* so far, of their texts */
    struct stop stop[STORE_SEATS];
    int64_t used;              /* when somebody last came */
    char household[HOUSEHOLD]; /* of who opened it or first came to it: pays for its bots */
    int64_t rest;              /* no person plays here now: bots go on from then; 0: people play */
};

/* ---- tables.c: all of them ---- */
struct tables *tables_open(struct server *sv);
void tables_close(struct server *sv);
void tables_tick(struct server *sv);
int tables_count(const struct server *sv);
void tables_wake_in(struct server *sv, const char *id, int64_t ms); /* load it then */
struct page *tables_page(struct server *sv);
void tables_visit(struct server *sv, const char *id, struct visit *v);
struct table *tables_find(struct server *sv, const char *id); /* in memory, loaded or not */
bool tables_insert(struct server *sv, struct table *t);       /* false: there is no more room */
void *table_resize(void *old, size_t bytes);                  /* for struct vk_table */
struct table *table_new(struct server *sv, const char *id);
void table_free(struct table *t);
void table_drop_game(struct table *t);              /* what was played, not who looks */
void table_serve(struct table *t);                  /* next visits, then bots */
void table_again(struct table *t, struct visit *v); /* before all others that wait */
size_t table_bytes(const struct table *t);
typedef void table_fn(struct table *t, void *context);
void tables_each(struct server *sv, table_fn *fn, void *context);

/* ---- table_change.c ---- */
struct change *change_new(struct table *t);
void change_free(struct change *c);
void change_command(struct change *c, const struct person *who, const char *client);
/* One more sentence of the house: remark.h. */
void change_remark(struct change *c, const char *msgid, const char *name, const char *other);
void change_line(struct change *c, const char *text, size_t n);
void table_commit(struct table *t, struct change *c); /* takes c */

/* ---- table_look.c: who looks ---- */
bool table_is_over(const struct table *t);
int table_seat(const struct table *t, int64_t person); /* or -1 */
int seat_in(const struct store_table *row, int64_t person);
bool seat_is_asked(const struct store_table *row, int seat); /* must say yes first */
bool table_may_see(const struct store_table *row, int64_t person, const char *invite);
int table_look(const struct table *t, int64_t person); /* N_LOOKS */
int viewer_of_look(int look);
/* api_daily.c: the day whose challenge is played there; false: an ordinary table. */
bool table_daily(const struct store_table *row, char day[VK_DAY_TEXT]);

/* ---- table_play.c, live_say.c: steps, and telling of them ---- */
/* On refusal `written` is the `key=value`; empty: it is too long or too odd to be said again. */
bool table_options(const struct vk_game *g, const char *options, struct vk_setup *cfg,
                   char written[64], struct vk_reason *why);
void table_begin(struct table *t, struct change *c); /* all seats are taken: header, first chance */
enum fault table_take_step(struct table *t, struct change *c, int seat, vk_action a);
void table_give_luck(struct table *t);     /* from the row's secret */
void table_seats_changed(struct table *t); /* tell `play` who sits where in the row */
/* A game that was begun elsewhere; it gets the luck of the row from here on, if it has not had it before. */
void table_take_over(struct table *t, struct change *c, struct vk_table *from, const char *by);
void table_branch(struct table *t, struct change *c, const struct vk_table *from, uint32_t n);
void table_finish(struct table *t, uint32_t from, int seat); /* what the house does after steps */
void table_summarise(const struct table *t, int viewer, struct summary *out);
void summary_read(const char *text, struct summary *out);
void table_write_summary(struct table *t);

/* Time, and lines of the journal into a change. */
struct change_clerk {
    struct vk_clerk clerk;
    struct change *change;
};
struct change_clerk clerk_of(const struct table *t, struct change *c);
void table_tell(struct table *t, const struct change *c); /* its news, to all */

/* ---- table_bot.c ---- */
bool bot_drive(struct table *t);        /* true: a change is under way */
bool bot_is_due(const struct table *t); /* and has somebody to play for */
bool bots_have_company(const struct store_table *row, bool is_watched);
void bot_watched(struct table *t, const struct person *who); /* somebody has opened it */
/* May bots play at one more table of this person? NULL, or a sentence that says why not. */
const char *bots_refusal(struct server *sv, const struct person *who);
/* It was judged to be right. `watched`: an action that is judged, or VK_NO_ACTION for a hint. */
void hint_ask(struct table *t, struct live *l, int seat, const struct vk_command *said,
              vk_action watched);

/* ---- table_stop.c ---- */
bool stop_drive(struct table *t); /* true: a change is under way */
/* An answer by hand that others must not hear yet: it is taken, and run again when they may. */
bool stop_holds(struct table *t, int seat, vk_action a, struct visit *v);
void stop_drop(struct table *t);  /* nobody waits here any more */
void stop_again(struct table *t); /* what was held comes anew, as a visit */

/* ---- table_undo.c ---- */
/* Taking back, in all its ways: what is to be committed, or why not. */
enum fault undo_take(struct table *t, struct change *c, int seat, const struct vk_command *command);
void undo_tell(struct table *t, const struct change *c);           /* when that is on disk */
void asked_to_row(const struct table *t, struct store_asked *out); /* the question, as it is kept */
void asked_from_row(struct table *t);

/* ---- table_seats.c: coming and going; each ends in a commit, or says why not ---- */
enum fault seat_join(struct table *t, struct change *c, const struct person *who, int seat,
                     const char **why);
/* A bot's seat at a game that runs: whoever comes with the invitation may have it, or no longer. */
enum fault seat_offer(struct table *t, const struct person *who, int seat, bool is_open,
                      const char **why);
enum fault seat_leave(struct table *t, struct change *c, const struct person *who,
                      const char **why);
enum fault seat_bot(struct table *t, struct change *c, const struct person *who, int seat,
                    const char *level, const char **why);
enum fault seat_back(struct table *t, struct change *c, int seat);
enum fault table_shut(struct table *t, struct change *c, const struct person *who,
                      const char **why);
void seats_renamed(struct server *sv, const struct person *who);

#endif
