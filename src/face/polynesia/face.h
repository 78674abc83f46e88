/* face.h - what the files of the face of Polynesia share: one block a file. */
#ifndef VAKA_FACE_POLYNESIA_FACE_H
#define VAKA_FACE_POLYNESIA_FACE_H

#include "face/fill.h"
#include "games/polynesia/rules.h"

extern const struct vk_game polynesia_game;
extern const struct vk_face polynesia_face;

/* A row of cards.def for people. */
struct poly_card_words {
    const char *code, *title;
    bool counts_at_end; /* else it works during the game */
};

/* In a msgid: so many fish or shells, by the blanks that have the kind of goods and the number. */
#define GOODS(kind, n) "{" #kind "?{" #n "} fish|{" #n "} {" #n "|shell|shells}}"

/* words.c: every sentence. */
extern const char *const poly_event_text[N_EVENTS];
extern const char *const poly_verb_text[N_VERBS];
extern const char *const poly_point_title[N_POINTS];
extern const char *const poly_card_text[N_CARDS], *const poly_card_short[N_CARDS];
extern const char *const poly_card_codes[N_CARDS];
extern const char *const poly_kind_ids[2],
    *const poly_kinds[2];                          /* by whether it counts at the end */
extern const char *const poly_token_text[N_FACES]; /* NULL for a mask */
extern const struct poly_card_words poly_cards[N_CARDS];
extern const char *const poly_archipelago_ids[POLY_ARCHIPELAGOS];
extern const char *const poly_archipelago_names[POLY_ARCHIPELAGOS];

/* help.c, words.c: help for newcomers, one text a decision point, and the game as a whole. */
extern const char *const poly_point_help[N_POINTS];
extern const char *const poly_point_wait[N_POINTS];
extern const char *const poly_about[];

/* ask.c: the line beside a question; what is asked at each of the clicks that lead to an answer, and why one leads to
 * none. */
enum { POLY_CLICKS = 10, POLY_WHYNOTS = 9 };
extern const char *const poly_click_ids[POLY_CLICKS], *const poly_clicks[POLY_CLICKS];
extern const char *const poly_click_help[POLY_CLICKS];
extern const char *const poly_whynot_ids[POLY_WHYNOTS], *const poly_whynots[POLY_WHYNOTS];
void poly_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out);

/* face.c */
int poly_saved(const struct poly_state *s, int seat);
/* The frame of this point, wherever it lies on the stack; NULL if it is not there. */
const struct vk_frame *poly_frame_of(const struct poly_state *s, enum point p);
/* The chance that the stones of this round end the game. */
double poly_eruption_chance(const struct poly_state *s);
int poly_eruption_percent(const struct poly_state *s);

/* What an action of exploring or sailing costs and brings, worked out once for all who tell it. */
struct poly_terms {
    int from, to, route; /* islands and route of this side, -1 where there is none */
    int goods, each;     /* what is paid, to the supply or to each of `paid` */
    unsigned paid;       /* seats */
    int guide;           /* seat whose piece comes along, or -1 */
    int gain_goods, gain;
    int pieces;  /* from the board to `to` */
    int token;   /* face taken on arrival, or VK_NONE */
    int turtles; /* Turtle tokens */
    bool is_landfall, uses_mask;
};

/* terms.c */
bool poly_is_skip(vk_action a); /* what was to be had is not taken */
struct poly_terms poly_terms_of(const struct poly_state *s, int seat, vk_action a);
void poly_write_place(vk_action a, struct vk_json *j);
void poly_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j);

/* shared.c: what actions that one click stands for have in common, by the first of them. */
void poly_write_shared(const struct poly_state *s, int seat, vk_action a, const struct vk_words *w,
                       struct vk_json *j);

/* view.c: where the turtle tokens lie that a card gives during the game, or NULL. */
extern const char *const poly_turtles_from[N_CARDS];

/* explain.c, view.c, panel.c */
void poly_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out);
uint32_t poly_explain_from(const void *st, int seat, vk_action a);
void poly_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j);
void poly_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out);
void poly_table_text(const void *st, const struct vk_words *w, struct vk_out *out);

/* counts.c: so many of something, in words. */
enum count {
    COUNT_FISH,
    COUNT_SHELL,
    COUNT_MASK,
    COUNT_TURTLE,
    COUNT_BOAT,
    COUNT_HOME,
    COUNT_SAVED,
    COUNT_SINKING,
    COUNT_TURTLES_LEFT,
    COUNT_POINT,
    COUNT_STEPS, /* of a voyage; {1}: in all */
    POLY_COUNTS
};
extern const char *const poly_count_ids[POLY_COUNTS], *const poly_counts[POLY_COUNTS];
enum { POLY_TAGS = 2 };
extern const char *const poly_tag_ids[POLY_TAGS], *const poly_tags[POLY_TAGS];
void poly_count_text(enum count count, int n, const struct vk_words *w, struct vk_out *out);

/* panel.c: what a player's board is worth; how many saved pieces would make it worth more (nothing: all are saved). */
void poly_worth_text(const struct poly_state *s, int seat, const struct vk_words *w,
                     struct vk_out *out);
void poly_more_text(const struct poly_state *s, int seat, const struct vk_words *w,
                    struct vk_out *out);

/* panel.c: where a round stands, by the word of its step; {0} is left to the page. Which stones are out, and
 * what the bag holds. */
extern const char *const poly_stages[N_STEPS];
void poly_stones_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out);
void poly_red_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out);
void poly_lava_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out);
void poly_bag_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out);
void poly_stage(const void *st, const struct vk_words *w, struct vk_out *out);

/* groups.c: the four actions, as they are offered to the viewer; to which of them an action of a turn belongs, by its
 * id, or NULL. */
const char *poly_group_of(vk_action a);
void poly_write_groups(const struct poly_state *s, int viewer, const struct vk_words *w,
                       struct vk_json *j);

/* why.c, closed.c */
void poly_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out);
int poly_closed(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX]);

/* sheet.c */
void poly_part_text(const void *st, int part, int seat, const struct vk_words *w,
                    struct vk_out *out);
int poly_part_from(const void *st, int part, uint64_t from[VK_PART_FROM]);

/* spoken.c: what an island is, by its number in actions; what lies there now, each sentence behind a blank; what is
 * said of a route without boats, by its class, and of one with boats. */
enum { POLY_CLASSES = INNER + 1 };
extern const char *const poly_class_ids[POLY_CLASSES], *const poly_classes[POLY_CLASSES];
void poly_place_text(unsigned id, const struct vk_words *w, struct vk_out *out);
void poly_lies_text(const struct poly_state *s, int island, const struct vk_words *w,
                    struct vk_out *out);
void poly_boats_text(const struct poly_state *s, int route, const struct vk_words *w,
                     struct vk_out *out);
void poly_board_text(const void *st, const struct vk_words *w, struct vk_out *out);

/* picture.c */
void poly_picture(const void *st, const struct vk_words *w, struct vk_picture *out);
bool poly_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to);

#endif
