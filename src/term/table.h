/*
 * table.h - a running game: session, bots, luck, journal and what happened so far. Both fronts of
 * this room, full screen and plain, drive it and show it; it shows nothing itself.
 */
#ifndef VAKA_TERM_TABLE_H
#define VAKA_TERM_TABLE_H

#include "table/unasked.h"
#include "term/daily_file.h"
#include "term/journal_file.h"
#include "term/term.h"
#include "vaka/face.h"

enum turn_kind { TURN_OVER, TURN_CHANCE, TURN_BOT, TURN_PERSON };

/* Who is asked now, and at which point. */
struct turn {
    enum turn_kind kind;
    int seat, point;
};

struct table_event {
    uint32_t step; /* it came with this step; 0: with the setup */
    struct vk_event event;
};

struct table {
    struct vk_sink sink; /* first: events arrive here */
    const struct vk_game *game;
    const struct vk_face *face;
    struct vk_words words;
    struct vk_session session;
    void *view; /* the position as somebody may know it: filled by table_view */
    uint16_t people;
    uint16_t hands; /* people who want to be asked at the quiet point (vk_game.quiet_point) */
    struct vk_wishes wishes[VK_SEATS_MAX]; /* what people are not asked (answers.h) */
    bool keeps_answers;                    /* on this machine; not with a seed */
    struct vk_level level[VK_SEATS_MAX];
    bool is_timed; /* steps carry the time; not with a seed, so that equal games are equal files */

    struct vk_chance chance;
    struct vk_journal_head head;
    struct vk_journal journal;
    struct journal_file file;
    bool has_end; /* the last line is written */
    bool was_torn;
    bool has_result; /* of the day, to be kept with the next save; then `result` is it */
    bool is_daily;   /* over, and a daily challenge */
    struct daily_result result;

    struct table_event *event;
    int n_events, cap_events;

    void *bot_memory;
    size_t bot_memory_size;
};

enum table_result {
    TABLE_OK,
    TABLE_REFUSED, /* nothing has changed */
    TABLE_UNSAVED  /* it is done, but not on disk: fault says why; table_save tries again */
};

/* 0, or the exit status with the sentence in *no. table_close is right after either. */
int table_open(struct table *t, const struct term_options *o, struct fault *no);
void table_close(struct table *t);

struct turn table_turn(const struct table *t);

/* After a step of this seat: is it somebody else's turn? A draw or a roll for the seat's own step is
 * still its turn. */
bool table_has_passed(const struct table *t, int seat);

/* Is there a quiet point in this game? Then a seat can say that it wants to be asked there, or not. */
bool table_has_quiet(const struct table *t);
void table_set_hand(struct table *t, int seat, bool is_up);
enum { POINT_TITLE_MAX = 200 };                      /* bytes of the title of a point */
const char *table_quiet_name(const struct table *t); /* as it is typed */
void table_quiet_title(const struct table *t, char title[POINT_TITLE_MAX]);

/* A step of a person. */
enum table_result table_act(struct table *t, int seat, vk_action a, struct fault *no);

/* The next step of chance or of a bot, whoever is due; *done tells which it was. */
enum table_result table_go_on(struct table *t, struct vk_step *done, struct fault *no);

/* Take back the seat's last step. TABLE_REFUSED: the sentence says why. */
bool table_can_undo(const struct table *t, int seat);
enum table_result table_undo(struct table *t, int seat, struct fault *no);

/* Write and wait for the disk: at the end of a turn, and to try again. */
enum table_result table_save(struct table *t, struct fault *no);

/* Up to `max` good actions for a seat, best first; from what the seat knows. */
int table_hint(struct table *t, int seat, struct vk_thought *out, int max);

/* The position as this viewer may know it, which `words` then speaks of. Valid until the next call. */
const void *table_view(struct table *t, int viewer);

/* Legal choices of a seat, from its own view. */
void table_legal(struct table *t, int seat, struct vk_actions *out);

/* Does this seat know anything that others do not? Then a hot seat needs a curtain. */
bool table_has_secrets(struct table *t, int seat);

/* The log line that begins with this event, for a viewer; false if none does. */
bool table_event_text(struct table *t, int i, int viewer, struct vk_out *out);

/* Name or colour of a seat. */
void table_name(const struct table *t, int seat, struct vk_out *out);

/* The seat of the only person at the table, who is "you" in every sentence; or VK_NONE. */
int table_you(const struct table *t);

/* The same, "You" for that seat. */
void table_called(const struct table *t, int seat, struct vk_out *out);
/* What the level of a bot is called. */
void table_level(const struct table *t, int seat, struct vk_out *out);

#endif
