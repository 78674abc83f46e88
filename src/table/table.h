/*
 * table.h - a table without a house: one game, who decides for each seat, what every viewer was told,
 * undo to the barrier and by consent, the quiet answer, bots and hints as questions.
 *
 * Pure. It knows no people (a seat is a person's, a bot's or nobody's, and has a name for sentences),
 * no sockets, no store (journal lines go to a clerk), no clock (the clerk says what time it is), no
 * processors (whoever has some answers a question) and no memory but through `resize`. src/server
 * keeps all that around it, for many; WebAssembly can keep one for a single page.
 *
 * Step numbers. What a seat writes under seal is known to it alone, and so is how many steps it
 * took. Therefore every viewer has numbers of its own: it counts the steps that it was told of
 * (`told`). When the game is over all numbers are those of the journal. In this header "step" and
 * `at` are the journal's, "number" is a viewer's.
 */
#ifndef VAKA_TABLE_TABLE_H
#define VAKA_TABLE_TABLE_H

#include "table/unasked.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/journal.h"

enum {
    VK_TABLE_SAVES = 16,          /* positions of the past that are kept, at most */
    VK_TABLE_LOG = 200,           /* events whose sentences a greeting tells */
    VK_VIEWERS = 1 + VK_SPECTATOR /* seats and the spectator: room for one thing each */
};

/* Refusals of a table, besides enum vk_error. */
enum vk_table_error {
    VK_ERR_STALE = -20,  /* the position, or the question, has moved on */
    VK_ERR_NOTHING = -21 /* there is no step of one's own to take back */
};

/* Who decides for a seat now; for a person who is away that is a bot. */
enum vk_sitter { VK_SEAT_EMPTY, VK_SEAT_PERSON, VK_SEAT_BOT };
struct vk_seat {
    uint8_t who;    /* enum vk_sitter */
    bool is_away;   /* a person's, for whom a bot plays */
    char level[16]; /* of the bot */
};

/* "May I take that back?" */
struct vk_asked {
    bool is_open;
    uint8_t by;
    uint32_t to;
    uint16_t yes, wait; /* seats */
    int64_t since;
};

/* How the last such question ended; `seat` refused, moved or went. */
enum vk_asked_end { VK_NOT_ASKED, VK_AGREED, VK_REFUSED, VK_WITHDRAWN, VK_MOVED, VK_RESEATED };
struct vk_asked_answer {
    uint8_t how, by, seat;
};

/* What a bot is asked: bot.c. */
struct vk_question {
    const struct vk_game *game;
    struct vk_level level;
    uint64_t seed;
    uint64_t seen;     /* hash of what the seat may know */
    vk_action watched; /* an action that is to be judged, or VK_NO_ACTION */
    uint8_t seat;
    uint8_t n_begun; /* 0: no plan is begun */
    vk_action begun[VK_PLAN_MAX];
};

/* What was answered, sorted for people: thoughts, or plans where one is begun. */
enum { VK_HINT_ROWS = 3, VK_JUDGED };
struct vk_advice {
    struct vk_thought thought[VK_JUDGED];
    struct vk_plan plan[VK_HINT_ROWS];
    int n, n_plans;
};

/* The bot that is due: whether it was asked, and what it answered. */
struct vk_bot_turn {
    bool is_thinking, has_move;
    struct vk_question question; /* of which `act` is the answer */
    vk_action act;
};

struct vk_table {
    void *(*resize)(void *old, size_t bytes); /* as realloc, but never NULL; 0 bytes: give back */
    struct vk_session game;                   /* game.state NULL: not begun */
    uint16_t *told;                           /* per step: the viewers that were told of it */
    uint32_t n_told[VK_VIEWERS], n_counted;   /* how many of these steps each viewer was told of */
    void *before;       /* the state before the last deed, until it was told; or NULL */
    uint32_t before_at; /* steps before it */
    struct vk_journal journal;
    struct vk_journal_head head;
    struct vk_chance chance;
    struct vk_seat seat[VK_SEATS_MAX];
    char name[VK_SEATS_MAX][VK_NAME_MAX]; /* empty: the colour */
    const struct vk_language *language;   /* of whoever is spoken to now; NULL: English */
    uint64_t bot_seed[VK_SEATS_MAX];
    uint16_t hands; /* seats that want to be asked at the quiet point (vk_game.quiet_point) */
    struct vk_wishes wishes[VK_SEATS_MAX]; /* what persons are not asked */
    bool is_given_up;                      /* closed before the end */
    bool has_end;                          /* the journal has its last line */
    struct vk_journal_end end;             /* that was read */
    bool is_strict;   /* no undo by consent: what chance has shown stays seen */
    bool has_hints;   /* they are allowed */
    uint16_t hinting; /* seats that wait for one */
    struct vk_bot_turn bot;
    int64_t shown; /* when people were shown the last step */
    struct vk_asked asked;
    struct vk_asked_answer answer; /* shown until somebody moves or asks again */
};

/* Who writes down what happens: the time, and where the lines of the journal go (NULL: nowhere). */
struct vk_clerk {
    int64_t now;
    void (*line)(struct vk_clerk *self, const char *text, size_t n);
};

/* ---- play.c: the game ---- */

/* A new game. Of `head` only the kind of chance is the caller's: names and levels are the seats'. */
int vk_table_begin(struct vk_table *t, const struct vk_game *g, const struct vk_setup *cfg,
                   struct vk_clerk *clerk, struct vk_refusal *no);
/* One that was written down. On refusal the table holds no game. */
bool vk_table_read(struct vk_table *t, const char *text, size_t n, struct vk_journal_fault *no);
void vk_table_drop(struct vk_table *t);          /* the game and its memory, not who sits there */
size_t vk_table_bytes(const struct vk_table *t); /* memory that it got */

bool vk_table_is_over(const struct vk_table *t);
bool vk_table_is_running(const struct vk_table *t);
uint16_t vk_table_due(const struct vk_table *t); /* seats */

/* One step of a seat, and what follows by itself: chance, and usual answers at the quiet point. */
int vk_table_act(struct vk_table *t, int seat, vk_action a, struct vk_clerk *clerk);

/*
 * What a person who is due answers without being asked. The caller plays it and marks the step, so that the
 * seat is told; where it is covered he waits a while first: an answer at once would tell others that there
 * was no other, and so what they may not know.
 */
struct vk_unasked {
    vk_action act;
    bool is_covered;
};
bool vk_table_unasked(struct vk_table *t, int seat, struct vk_unasked *out);
void vk_table_mark_unasked(struct vk_table *t, uint32_t i); /* step i, from 0 */
/* Does the time of this answer tell nothing only if it is as long as that of one nobody was asked for? */
bool vk_table_is_covered(const struct vk_table *t, int seat, vk_action a);

/* Chance comes again by itself: is there anything to decide after the first n steps? */
bool vk_table_is_open_after(const struct vk_table *t, uint32_t n);

/* What a list shows of a game. */
struct vk_summary {
    int round;
    uint32_t step;
    uint16_t due, winners;
    int n_scores; /* 0: not begun */
    int32_t score[VK_SEATS_MAX];
};
void vk_table_summarise(const struct vk_table *t, int viewer, struct vk_summary *out);

/* ---- told.c: numbers ---- */
void vk_table_tell(struct vk_table *t, uint32_t from); /* fill `told` from this step on */
void vk_table_state(const struct vk_table *t, uint32_t at, void *out); /* after `at` steps */
bool vk_table_is_public(const struct vk_table *t, uint32_t from); /* all were told of one since */
bool vk_table_was_told(const struct vk_table *t, uint32_t i, int viewer); /* of step i, from 0 */
uint32_t vk_table_number(const struct vk_table *t, int viewer, uint32_t at);
uint32_t vk_table_at(const struct vk_table *t, int viewer, uint32_t number);
uint32_t vk_table_floor(const struct vk_table *t, int seat); /* how far back it may go alone */
/* The last step that it took itself, from 1; 0: none. */
uint32_t vk_table_own_last(const struct vk_table *t, int seat);

/* What every viewer sees: whoever sees the same afterwards need not be told anything. */
struct vk_sights {
    uint32_t number[VK_VIEWERS];
    uint64_t seen[VK_VIEWERS];
};
void vk_table_sights(const struct vk_table *t, struct vk_sights *out);
uint16_t vk_table_changed(const struct vk_table *t, const struct vk_sights *before); /* viewers */

/*
 * The action that a seat wrote having seen the step with this number: VK_ERR_STALE, VK_ERR_NOT_DUE,
 * VK_ERR_ILLEGAL with a reason.
 */
int vk_table_understand(const struct vk_table *t, int seat, uint32_t number, const char *text,
                        vk_action *a, const char **why);

/* ---- undo.c ---- */

/* Back to the step with this number, as far as the seat may alone; *to is the journal's. */
int vk_table_undo(struct vk_table *t, int seat, uint32_t number, struct vk_clerk *clerk,
                  uint32_t *to);
/* Asked; each answers; where nobody is left to wait for (vk_table_is_agreed), all go back. */
int vk_table_ask(struct vk_table *t, int seat, uint32_t number, int64_t now);
int vk_table_answer(struct vk_table *t, int seat, bool is_yes);
int vk_table_withdraw(struct vk_table *t, int seat);
bool vk_table_is_agreed(const struct vk_table *t);
uint32_t vk_table_go_back(struct vk_table *t, struct vk_clerk *clerk);
/* Nobody is asked any more; false: nobody was. */
bool vk_table_close(struct vk_table *t, enum vk_asked_end how, int seat);

/* ---- bot.c: what a bot is asked ---- */
enum { VK_ASKED_MS = 60000 /* bots wait so long for an answer to "may I take that back?" */ };
bool vk_table_awaits_consent(const struct vk_table *t, int64_t now);

/*
 * What is to be done for the bot of this seat (or below 0: of none), which waits until what was shown last has
 * been there for `pause` milliseconds: nothing, ask it (bot.is_thinking is then the caller's to set), or play
 * bot.act. An answer to what is no longer asked is dropped.
 */
enum vk_turn { VK_TURN_WAITS, VK_TURN_ASKS, VK_TURN_PLAYS };
enum vk_turn vk_table_turn(struct vk_table *t, int seat, int64_t now, int pause);
/* The answer has come; `is_done` false: there is none, and it is asked again. */
void vk_table_thought(struct vk_table *t, const struct vk_question *q, bool is_done, vk_action act);

int vk_table_bot_due(const struct vk_table *t); /* the first seat that waits for one, or -1 */
/* `level` NULL: that of the seat. `state` gets what the seat may know: game->state_size bytes. */
void vk_table_question(const struct vk_table *t, int seat, const char *level, struct vk_question *q,
                       void *state);
/*
 * A hint for somebody who has begun a plan: actions with newlines between, of which the last ends it. The rules may
 * want them in another order. False: it cannot be done.
 */
bool vk_question_begun(struct vk_question *q, const void *state, const char *text);
/* This action is to be judged: the others are looked at as often as for a hint, it comes on top. */
void vk_question_watch(struct vk_question *q, vk_action a);
/* Think: `memory` of vk_bot_memory bytes. For any thread: looks at nothing else. The answer is a bot's. */
vk_action vk_question_advise(const struct vk_question *q, const void *state, void *memory,
                             size_t size, struct vk_advice *out);
/*
 * The same without plans. The thoughts are sorted for people (vk_thoughts_for_people); of VK_JUDGED rows one is of
 * the watched action.
 */
vk_action vk_question_answer(const struct vk_question *q, const void *state, void *memory,
                             size_t size, struct vk_thought *thought, int max, int *n);
/* Is the answer still one to what is asked now? */
bool vk_table_fits(const struct vk_table *t, const struct vk_question *q);

#endif
