/*
 * choose.h - the legal choices of a decision, and ways to a single one among many: groups by verb
 * and argument, filtering by typed words, completion. Pure: no screen, no game rules.
 *
 * A menu is a list of rows over a scope. The scope is the choices that still count (all of them, or
 * what typed words or a place on the map leave); a branch is how far one has gone down into groups.
 */
#ifndef VAKA_TERM_CHOOSE_H
#define VAKA_TERM_CHOOSE_H

#include "vaka/face.h"

enum {
    CHOOSE_LABEL = 160,
    CHOOSE_FLAT = 12 /* so many choices are shown one by one; more are grouped */
};

struct choice {
    vk_action act;
    char text[VK_ACTION_TEXT];
    char label[CHOOSE_LABEL];
};

struct choices {
    int n, usual;
    struct choice at[VK_ACTIONS_MAX];
};

/* Places in the list of choices, ascending. */
struct scope {
    int n;
    uint16_t at[VK_ACTIONS_MAX];
};

/* Depth 0: everything; 1: one verb; 2: with one first argument; and so on. */
struct branch {
    int depth;
    uint8_t part[1 + VK_ARGS_MAX];
};

/* A row of a menu: choices `from` to `from + n - 1` of the scope; n = 1 is a choice itself. */
struct row {
    uint16_t from, n;
};

void choices_fill(struct choices *c, const struct vk_game *g, const struct vk_face *f,
                  const struct vk_actions *list, const struct vk_words *w);

void scope_all(const struct choices *c, struct scope *out);

/*
 * Those whose label or text contains `typed` as it stands; if there is none, those that contain
 * each of its words. Capitals make no difference.
 */
void scope_typed(const struct choices *c, const char *typed, struct scope *out);

/* The choice whose text is `typed`, but for case and extra blanks; or -1. */
int choice_exact(const struct choices *c, const char *typed);

/* The rows of a menu. Levels with one single row are passed over; *b says where one is then. */
int menu_rows(const struct choices *c, const struct scope *s, struct branch *b, int flat,
              struct row *rows);

/* The branch of a group, from any row of a menu. */
struct branch menu_down(const struct choices *c, const struct scope *s, const struct branch *b,
                        const struct row *row);

/* Bytes that the labels of all rows begin with: inside a group they need not be said again. */
size_t menu_shared(const struct choices *c, const struct scope *s, const struct row *rows, int n);

/* Label of a row without its first bytes: the choice's own, or what those of a group share. */
void menu_label(const struct choices *c, const struct scope *s, const struct row *row, size_t skip,
                struct vk_out *out);

/* A word of a label that is worth typing: its longest, the last of these. */
void choose_word(const struct choice *c, struct vk_out *out);

/*
 * Go on typing as far as there is no doubt: along the text of an action (`exn ra1`), else to the
 * end of a word of a label. False if nothing could be added.
 */
bool choose_complete(const struct choices *c, char *typed, size_t cap);

#endif
