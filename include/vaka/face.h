/*
 * face.h - what every front shows of a game: the position as JSON, names, sentences for events and
 * actions, a picture in text. All of it is computed from a state that was concealed for its
 * viewer, so no front can show what that viewer may not know. Pure.
 *
 * Sentences are msgids: English with {0} {1} … for the arguments and {who} for the actor. `tr` of
 * struct vk_words translates them; NULL leaves them English.
 */
#ifndef VAKA_FACE_H
#define VAKA_FACE_H

#include "vaka/json.h"
#include "vaka/play.h"

struct vk_words {
    const char *(*tr)(const struct vk_words *self, const char *msgid);
    const char *name[VK_SEATS_MAX]; /* of the people at the table; NULL: the colour */
};

/* A cell of a text picture: one column of a terminal, UTF-8. */
struct vk_cell {
    char glyph[5];
    uint8_t ink;  /* enum vk_ink */
    uint8_t mark; /* 0, or 1 + place in the list of legal actions that it stands for */
};

enum vk_ink {
    VK_INK_PLAIN,
    VK_INK_DIM,
    VK_INK_SEA,
    VK_INK_LAND,
    VK_INK_SAND,
    VK_INK_FIRE,
    VK_INK_FISH,
    VK_INK_SHELL,
    VK_INK_TURTLE,
    VK_INK_TOKEN,
    VK_INK_STRONG,
    VK_INK_SEAT_0,
    VK_INK_SEAT_1,
    VK_INK_SEAT_2,
    VK_INK_SEAT_3,
    VK_INK_SEAT_4,
    VK_N_INKS
};

enum { VK_PICTURE_W = 200, VK_PICTURE_H = 80 };

struct vk_picture {
    int w, h; /* wanted size in, used size out */
    struct vk_cell cell[VK_PICTURE_H][VK_PICTURE_W];
};

/* A place of the picture that an action points at. */
struct vk_spot {
    int16_t x, y;
};

struct vk_face {
    const struct vk_game *game;
    const char *const *seat_colour; /* id of each seat's colour */
    const char *seat_letter;        /* one letter a seat */

    /* One template a row of game->events; and one a row of game->verbs. */
    const char *const *event_text;
    const char *const *verb_text;
    /* Title and help of each point: what is decided here and how to think about it. */
    const char *const *point_title;
    const char *const *point_help;
    /* Names of the parts of a score, for people. */
    const char *const *part_title;

    /* A value of an argument kind for people (`Vavau - Aitutaki` for ra18). */
    void (*arg_text)(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
    /* The whole position; `list` may be NULL. Writes keys into an open object. */
    void (*view)(const void *s, int viewer, struct vk_json *j);
    /* Text picture of the board. */
    void (*picture)(const void *s, const struct vk_words *w, struct vk_picture *out);
    /* Where an action is on that picture; false if nowhere. */
    bool (*spot)(const void *s, vk_action a, const struct vk_picture *p, struct vk_spot *from,
                 struct vk_spot *to);
    /* Lines for the panels: one player, the table, a card. Line by line with '\n'. */
    void (*player_text)(const void *s, int seat, const struct vk_words *w, struct vk_out *out);
    void (*table_text)(const void *s, const struct vk_words *w, struct vk_out *out);
    /* Why an action costs what it costs; what it does, in one sentence. May write nothing. */
    void (*explain)(const void *s, int seat, vk_action a, const struct vk_words *w,
                    struct vk_out *out);
};

extern const struct vk_face *const vk_faces[];
extern const int vk_n_faces;

const struct vk_face *vk_face_of(const struct vk_game *g);
const char *vk_tr(const struct vk_words *w, const char *msgid);

/* The log line of an event as its viewer got it (vk_event_for). */
void vk_event_text(const struct vk_face *f, const struct vk_event *ev, const struct vk_words *w,
                   struct vk_out *out);

/* What an action does, for a list: `Explore Vavau - Aitutaki, pay fish`. */
void vk_action_label(const struct vk_face *f, vk_action a, const struct vk_words *w,
                     struct vk_out *out);

/* A seat for people: its name, or its colour. */
void vk_seat_text(const struct vk_face *f, int seat, const struct vk_words *w, struct vk_out *out);

/*
 * The common envelope of a position: {"game","seats","step","round","viewer","over","due":{…},
 * "legal":[…],"score":{…},"position":{…}}. `s` is concealed here for the viewer.
 */
void vk_view_json(const struct vk_game *g, const void *s, int viewer, uint32_t step,
                  struct vk_json *j);

#endif
