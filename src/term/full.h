/*
 * full.h - the state of the full screen, shared by its files: full.c (the course of the game),
 * decide.c (keys of a decision), panels.c (drawing), pager.c (pages).
 */
#ifndef VAKA_TERM_FULL_H
#define VAKA_TERM_FULL_H

#include "term/board.h"
#include "term/layout.h"
#include "term/pages.h"
#include "term/screen.h"

enum { TYPED_MAX = 120, MESSAGE_MAX = 400, N_PACES = 5 };

enum focus { ON_LIST, ON_MAP, ON_LINE };

struct full {
    struct table *t;
    int viewer;
    struct layout layout;
    bool is_table_cut; /* the table panel is too low for the cards */
    struct board board;
    char page[PAGE_MAX];

    /* settings */
    bool asks_end_of_turn, asks_all; /* asks_all: also where there is one choice only */
    int pace;                        /* how long a bot's step is shown: paces of full.c */

    /* what is on the screen besides the position */
    char message[MESSAGE_MAX];
    bool is_warning;
    int log_back;                   /* entries of the log that are scrolled out below */
    uint32_t new_since;             /* events of later steps are news */
    uint32_t left_at[VK_SEATS_MAX]; /* steps when a seat's last turn ended */
    bool has_answered;              /* in this turn, by hand: something to take back */
    bool has_shown;                 /* the last step of a bot: where it was */
    struct vk_spot shown_from, shown_to;
    vk_action shown;

    /* the decision at hand; n_rows is 0 while nobody decides here */
    struct turn turn;
    struct choices choices;
    struct scope scope;
    struct branch branch;
    struct row row[VK_ACTIONS_MAX];
    int base; /* depth of the branch where the menu begins */
    int n_rows, cursor, top;
    bool has_moved; /* the cursor was moved since the last typed letter */
    enum focus focus;
    int stop;           /* of the map, while the focus is there */
    struct vk_spot eye; /* the place of the map that must be in sight */
    char typed[TYPED_MAX];

    /* answers */
    int next_key; /* read ahead; KEY_OF_NOTHING: none */
    bool wants_quit, wants_undo;
    bool is_hurried; /* no pauses until a person is asked */
    int n_shown;     /* pauses since a person was asked */
    bool goes_unsaved;
};

/* Keys that do the same wherever one is: pages and settings. False: not one of them. */
bool full_common_key(struct full *f, int key);

/* panels.c: everything, or one sentence if the terminal is too small now. */
void full_draw(struct full *f);
void full_say(struct full *f, const char *text, bool is_warning);

/* Where cell 0, 0 of the map would be on the screen; beyond the panel if the map is larger. */
void full_corner(const struct full *f, int *x, int *y);

/* decide.c: ask until there is an answer. */
enum decision { DECIDED, UNDONE, LEFT };
enum decision full_decide(struct full *f, vk_action *answer);

/* The next key, read ahead or new. */
int full_key(struct full *f, int milliseconds);

/* The choice under the cursor, or -1 on a group. */
int full_choice(const struct full *f);

/* pager.c: a page until it is closed; the key that closed it. */
int full_page(struct full *f, const char *title, const char *text, const char *keys);

#endif
