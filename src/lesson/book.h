/*
 * book.h - the lessons of one game, read from text (docs/lessons.md tells the format): stories, which are
 * lists of steps of the real engine, and lessons, which are lists of beats on positions of a story. Pure;
 * the caller owns the book, which is one block without anything behind it. It points into itself, so it
 * is never copied.
 */
#ifndef VAKA_LESSON_BOOK_H
#define VAKA_LESSON_BOOK_H

#include "vaka/journal.h"

enum {
    VK_BOOK_STORIES = 12,
    VK_BOOK_STEPS = 3000,
    VK_BOOK_LESSONS = 20,
    VK_BOOK_BEATS = 320,
    VK_BOOK_ROWS = 900,
    VK_BOOK_COACH = 60,
    VK_BOOK_POOL = 1 << 16,
    VK_BOOK_TEXT = 220 /* the longest sentence, in characters: it has to fit on a phone */
};

struct vk_book_step {
    vk_action act;
    uint8_t seat; /* VK_CHANCE; VK_NONE: whoever is due */
    bool is_or;   /* of a reply: in place of the one before, where that cannot be done */
};

/* Some rows of an array of the book. */
struct vk_book_span {
    uint16_t from, n;
};

struct vk_book_story {
    const char *id;
    struct vk_setup setup;
    struct vk_book_span steps;
    uint32_t line;
};

enum vk_row_kind {
    VK_ROW_POINT, /* cond: `action TRV`, `island b06`, `track` */
    VK_ROW_GOAL,
    VK_ROW_WRONG,
    VK_ROW_NOTE, /* said, and neither right nor wrong */
    VK_ROW_HELP,
    VK_ROW_FACT,  /* holds when the beat begins: what its sentence says is true; for tests */
    VK_ROW_RIGHT, /* an answer to a question: cond is the answer, text what is said to it */
    VK_ROW_OTHER
};

struct vk_book_row {
    uint8_t kind;
    uint32_t line;
    const char *cond, *text;
};

enum vk_beat_kind {
    VK_BEAT_SAY,   /* read, and go on */
    VK_BEAT_DO,    /* one action is asked for */
    VK_BEAT_WATCH, /* recorded steps are shown */
    VK_BEAT_TRY,   /* anything legal, until a goal holds */
    VK_BEAT_ASK    /* a question with answers to choose from */
};

struct vk_book_beat {
    uint8_t kind;
    bool has_place; /* it begins at step `at` of `story`, wherever the one before has led */
    uint8_t story;
    uint16_t at;
    uint32_t line;
    const char *say;
    const char *action;  /* DO: patterns that are asked for, one after the other: `TRV; HOP *` */
    const char *then;    /* DO, WATCH: said after it, or NULL; TRY: if no row fits, or NULL */
    uint16_t n_recorded; /* WATCH: so many steps of the story; 0: `steps` */
    struct vk_book_span steps; /* WATCH: what is shown; TRY: the solution */
    struct vk_book_span reply; /* TRY: what others and chance do, each seat in its order */
    struct vk_book_span rows;
};

struct vk_book_lesson {
    const char *id, *title, *tip;
    const char *offer; /* said after the tip: it is enough for a first game; NULL: it is not */
    const char *part;  /* the heading above it in the list; NULL: none */
    uint8_t minutes;
    uint32_t line;
    struct vk_book_span beats;
};

/* What the coach of a first game says where this is decided; several of a point are said one after the other. */
struct vk_book_coach {
    const char *point, *text;
    uint32_t line;
};

struct vk_book {
    const struct vk_game *game;
    uint8_t you;   /* the learner's seat */
    uint8_t seats; /* of its stories, unless one has fewer (story[].setup.seats) */
    char name[VK_SEATS_MAX][VK_NAME_MAX];
    uint16_t n_stories, n_steps, n_lessons, n_beats, n_rows;
    struct vk_book_story story[VK_BOOK_STORIES];
    struct vk_book_step step[VK_BOOK_STEPS];
    struct vk_book_lesson lesson[VK_BOOK_LESSONS];
    struct vk_book_beat beat[VK_BOOK_BEATS];
    struct vk_book_row row[VK_BOOK_ROWS];
    struct vk_book_coach coach[VK_BOOK_COACH];
    uint16_t n_coach;
    uint32_t pool_n;
    char pool[VK_BOOK_POOL];
};

/* Why and where: `line` from 1, `why` one sentence without a full stop. */
struct vk_book_fault {
    uint32_t line;
    char why[200];
};

/* Read a book whole; text ends in a zero byte. After a refusal the book holds nothing of use. */
bool vk_book_read(struct vk_book *b, const char *text, struct vk_book_fault *no);

/* The place of a lesson in the book, by its id; -1: there is none. */
int vk_book_find(const struct vk_book *b, const char *lesson);

/* Is this the name of a decision that a player makes in the game? */
bool vk_book_decides(const struct vk_game *g, const char *point);

/* What a fault says: two parts of a sentence. */
void vk_book_say(struct vk_book_fault *no, uint32_t line, const char *what, const char *which);

/* Parts of a screen that lessons point at besides actions and things of the game; ends with NULL. */
extern const char *const vk_book_parts[];

/*
 * A thing that is pointed at: the kind of a value of the game, and the value as it is written. NULL: not
 * of this form (an action, a part of the screen).
 */
const char *vk_book_thing(const struct vk_game *g, const char *cond, unsigned *kind);

/* The books on board. */
struct vk_book_source {
    const char *game;
    const char *text;
};
extern const struct vk_book_source vk_book_sources[];
extern const int vk_n_book_sources;

/* The text of a game's book; NULL: it has no lessons. */
const char *vk_book_text(const char *game);

#endif
