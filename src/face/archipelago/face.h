/* face.h - what the files of the face of Archipelago share: one block a file. */
#ifndef VAKA_FACE_ARCHIPELAGO_FACE_H
#define VAKA_FACE_ARCHIPELAGO_FACE_H

#include "face/fill.h"
#include "games/archipelago/rules.h"

extern const struct vk_game archipelago_game;
extern const struct vk_face archipelago_face;

/* Blanks behind the arguments of an action; what each holds stands in names.c. */
enum {
    W_PLACE = N_ARGS, /* region * 4 + part: `Twin shores (shore B)` */
    W_ICON,           /* region * 8 + icon: the resource */
    W_BUY,            /* board * 8 + res: what the last cube there costs now */
    W_SELL,           /* board * 8 + res: what the next space pays */
    W_CARD_COST,      /* what a use of the card costs the viewer */
    W_MINIMAL,        /* a card's smallest price */
    W_SLOT_PRICE,     /* what the card of a slot costs now */
    W_SLOT_NEXT,      /* and after one more turn */
    W_WORKER,         /* what the next worker costs */
    W_OWN_OBJECTIVE,  /* card k of the viewer */
    W_BUILD_COST,     /* of a construction */
    W_INCOME,         /* of the viewer, by taxes */
    W_CRISIS_GOOD,    /* what the crisis under way is about */
    W_FACE_TOP,       /* the visible face of the pile; value 1: the cartographer's other */
    W_DEAL_GIVES,     /* the bundles of the deal under way */
    W_DEAL_WANTS,
    W_NOTE_GIVES, /* seat * 8 + k: what a wish, or an offer for a place, gives and wants */
    W_NOTE_WANTS, /* an offer for a place: the places */
    W_NEXT,       /* a seat that is next, "you" to itself */
    W_CELL,       /* q * 64 + r, as in actions: beside what an empty cell lies */
    W_EVICTED,    /* whose rebel is meant, on what, where */
    W_CRITERION,  /* what a ranking counts */
    W_GOOD_FIRST, /* a resource that begins a sentence */
    W_SECTOR,     /* of the wheel, as what one does there */
    W_CONDITION,  /* what the objective ends the game at */
    W_HALF,       /* back * 2 + board: half of a back, in a sentence */
    W_STOCK,      /* all that a seat has */
    W_GOODS       /* good * ARCH_COUNTED + how many: `2 explorer tokens` */
};

enum { ARCH_COUNTED = 100 };

#define MINUS "\xE2\x88\x92" /* before a number, in a sentence */

/* words.c, titles.c, help.c, cards.c: every sentence. */
extern const char *const arch_event_text[N_EVENTS];
extern const char *const arch_verb_text[N_VERBS];
extern const struct vk_verb_at arch_verb_text_at[];
extern const char *const arch_point_title[N_POINTS];
extern const char *const arch_point_help[N_POINTS], *const arch_point_wait[N_POINTS];
extern const char *const arch_about[];
extern const char *const arch_card_text[N_CARDS];
void arch_arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
/* shorts.c */
enum { N_CARD_KINDS = WONDER + 1 };
extern const char *const arch_card_short[N_CARDS];
extern const char *const arch_kind_name[N_CARD_KINDS], *const arch_kind_text[N_CARD_KINDS];

/* names.c: values for people. */
extern const char *const arch_res_name[N_GOODS];
extern const char *const arch_building_name[N_CONSTRUCTIONS];
extern const char *const arch_criterion_name[N_CRITERIA + 2];
enum { N_HAPPENINGS = TOWN_UNREST - TEMPLE_CALM + 1 };
extern const char *const arch_happening_name[N_HAPPENINGS];
void arch_arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
bool arch_arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
int arch_more_blanks(vk_action a, uint8_t kind[VK_ARGS_MAX], int16_t value[VK_ARGS_MAX]);
void arch_card_name(int card, const struct vk_words *w, struct vk_out *out);
void arch_face_name(int face, const struct vk_words *w, struct vk_out *out);
void arch_region_name(const struct arch_state *s, int region, const struct vk_words *w,
                      struct vk_out *out);
/* `4 temples`: what ends the game; with how many players is read from the state (NULL: all). */
void arch_condition_text(const struct arch_state *s, int objective, const struct vk_words *w,
                         struct vk_out *out);
void arch_phase_title(int phase, const struct vk_words *w, struct vk_out *out);
void arch_half_text(int back, int board, const struct vk_words *w, struct vk_out *out);

/* costs.c: `1 disc, 2 florins to Violet`, and as a sentence. Without a state what stands on the card. */
void arch_cost_text(const struct arch_cost *cost, const struct vk_words *w, struct vk_out *out);
void arch_card_cost_text(const struct arch_state *s, int seat, int card, const struct vk_words *w,
                         struct vk_out *out);
void arch_use_text(const struct arch_state *s, int seat, int card, const struct vk_words *w,
                   struct vk_out *out);
void arch_write_card_cost(int card, const struct vk_words *w, struct vk_out *out);

/* places.c: `Twin shores (second shore)`; `citizen of Violet on the port of Lagoon`. */
void arch_place_text(const struct arch_state *s, int region, int part, const struct vk_words *w,
                     struct vk_out *out);
void arch_unit_text(int unit, const struct vk_words *w, struct vk_out *out);
/* `busy`: how it is; NULL: free. */
const char *arch_unit_state(const struct arch_state *s, const struct arch_unit *u);
/* `2 lie`, `2 rebels`: what those are called together. */
const char *arch_fallen(const struct arch_state *s);
/* titles.c: what an action is called where its question stands above it; nothing: by its label. */
void arch_short_text(const struct arch_state *s, vk_action a, const struct vk_words *w,
                     struct vk_out *out);
/* And in a few words what it costs, brings or means. May write nothing. */
void arch_hint_text(const struct arch_state *s, int seat, vk_action a, const struct vk_words *w,
                    struct vk_out *out);

/* lay.c: `2 fruit, 1 fish, 2 huts`; `east of Marble coast, beside Tall timber`; `land in the east and north-east`. */
extern const char *const arch_side_name[SIDES];
void arch_face_text(int face, const struct vk_words *w, struct vk_out *out);
void arch_cell_text(const struct arch_state *s, int q, int r, const struct vk_words *w,
                    struct vk_out *out);
void arch_pose_text(int pose, const struct vk_words *w, struct vk_out *out); /* side and rotation */
void arch_turned_text(int face, int rot, const struct vk_words *w, struct vk_out *out);

/* now.c: what is under way, read from the frames. */
struct arch_crisis {
    int board, res, number, is_red, given, seat, to_stand, if_nothing;
    int by_one, needs; /* how much better one cube makes it; how many would be enough */
    int lying[ARCH_SEATS];
};
bool arch_crisis_now(const struct arch_state *s, struct arch_crisis *out);
int arch_point_now(const struct arch_state *s);      /* N_POINTS when the game is over */
int arch_hex_now(const struct arch_state *s);        /* being explored, or VK_NONE */
int arch_migrant_now(const struct arch_state *s);    /* unit picked, or VK_NONE */
int arch_first_face_now(const struct arch_state *s); /* chosen in turn zero, not yet put; VK_NONE */
int arch_discount_now(const struct arch_state *s);   /* of the transaction under way */
int arch_building_now(const struct arch_state *s);   /* what is being built, or VK_NONE */
bool arch_is_paid_now(const struct arch_state *s);   /* recruits cost money */
/* The rebel about whom is asked: where, and whose. */
bool arch_eviction_now(const struct arch_state *s, int *region, int *building, int *owner);
const struct vk_frame *arch_frame_of(const struct arch_state *s, int point); /* or NULL */
/* Phase 3 if nothing changes: each effect in turn. Returns how many. */
struct arch_forecast {
    int board, res,
        row; /* board N_BOARDS: population; N_BOARDS + 1: surplus workers; rows from 1 */
    int sur, reb;
};
enum { FORECAST_MAX = 2 * N_RES + 2 };
int arch_forecast_of(const struct arch_state *s, struct arch_forecast row[FORECAST_MAX], int *sur,
                     int *reb);

/* face.c: small questions that several files ask. */
/* May this viewer read what lies behind the screen of a seat: florins, cubes, tokens? */
bool arch_sees_screen(const struct arch_state *s, int viewer, int seat);
/* Does this criterion count such things? */
bool arch_is_behind_screen(int criterion);
int arch_viewer(const struct vk_words *w);
int arch_price_now(const struct arch_state *s, int slot); /* of the card of the track, -1: none */
/* The same after one more turn; -1: it is discarded then. */
int arch_price_next(const struct arch_state *s, int slot);
/* Hexes that nobody sees: the pile, and in turn zero those that others hold. */
int arch_unseen_hexes(const struct arch_state *s, int viewer);
/* What a use of a card costs this seat: florins, and to whom (VK_NONE: the bank). */
int arch_use_price(const struct arch_state *s, int seat, int card, int *to);

/* view*.c: the position as JSON. */
void arch_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j);
void arch_write_map(const struct arch_state *s, const struct arch_sight *sight,
                    const struct vk_words *w, struct vk_json *j);
void arch_write_now(const struct arch_state *s, int viewer, const struct vk_words *w,
                    struct vk_json *j);
void arch_write_player(const struct arch_state *s, const struct arch_sight *sight, int viewer,
                       int seat, const struct vk_words *w, struct vk_json *j);
/* How near an objective is to ending the game. */
void arch_write_progress(const struct arch_state *s, int objective, struct vk_json *j);
void arch_write_pack(const struct arch_state *s, int viewer, const struct vk_words *w,
                     struct vk_json *j);
void arch_write_counts(struct vk_json *j, const char *key, const uint8_t *n,
                       const char *const *words, int size);
/* A sentence with two numbers as a member. */
void arch_write_text(struct vk_json *j, const char *key, const char *msgid, int who, int first,
                     int second, const struct vk_words *w);
void arch_number_or_null(struct vk_json *j, const char *key, int value);
void arch_word_or_null(struct vk_json *j, const char *key, unsigned kind, int value);

/* crisis.c: the one under way by board and good, and what the backs announce. */
enum { ARCH_CRISES = N_BOARDS * N_RES, ARCH_HALVES = 4, ARCH_HALF_RED = 3 };
extern const char *const arch_crisis_ids[ARCH_CRISES];
extern const char *const arch_half_ids[ARCH_HALVES], *const arch_half_kinds[ARCH_HALVES];
void arch_write_crisis_title(int i, const struct vk_words *w, struct vk_out *out);
void arch_crisis_text(const struct arch_crisis *c, const struct vk_words *w, struct vk_out *out);
void arch_crisis_brief(const struct arch_crisis *c, const struct vk_words *w, struct vk_out *out);
void arch_back_help(int back, const struct vk_words *w, struct vk_out *out);

/* terms.c, explain.c */
/* Its arguments, what it builds or uses, and the sector of the wheel that it lays a disc on. */
void arch_write_place(vk_action a, struct vk_json *j);
void arch_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j);
void arch_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out);

/* ask.c */
/* What an action is chosen together with: a part of the menu of a round, a wish, all places: an id of
 * arch_click_ids, or NULL. */
const char *arch_group_of(vk_action a);
enum {
    CLICK_WHEEL,
    CLICK_CARDS,
    CLICK_HOUSES,
    CLICK_DEAL,
    CLICK_TERMS,
    CLICK_ROTATE,
    CLICK_PASS,
    CLICK_ACCEPT,
    CLICK_EVERYWHERE, /* {0}: in how many */
    ARCH_CLICKS
};
enum { ARCH_WITHIN = 12, ARCH_WHYNOTS = 2, ARCH_CLICK_HINTS = 4 };
extern const char *const arch_click_ids[ARCH_CLICKS], *const arch_clicks[ARCH_CLICKS];
extern const char *const arch_click_help[ARCH_CLICKS];
/* In a few words, for a button: how many there are, or what it is for. */
extern const char *const arch_click_hint_ids[ARCH_CLICK_HINTS],
    *const arch_click_hints[ARCH_CLICK_HINTS];
extern const char *const arch_within_ids[ARCH_WITHIN], *const arch_within[ARCH_WITHIN];
extern const char *const arch_within_help[ARCH_WITHIN];
extern const char *const arch_whynot_ids[ARCH_WHYNOTS], *const arch_whynots[ARCH_WHYNOTS];
/* The question; and behind a line feed what the answer means. */
void arch_question(const struct arch_state *s, int seat, const struct vk_words *w,
                   struct vk_out *out);
void arch_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out);

/* drafts.c */
void arch_draft(const void *st, int seat, const char *text, const struct vk_words *w,
                struct vk_json *j);

/* why.c */
void arch_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out);

/* sheet.c */
/* What a card that ranks this is called to its owner. */
void arch_own_card_text(int criterion, const struct vk_words *w, struct vk_out *out);
bool arch_part_title_now(int part, const struct vk_words *w, struct vk_out *out);
void arch_part_text(const void *st, int part, int seat, const struct vk_words *w,
                    struct vk_out *out);
bool arch_ending(const void *st, const struct vk_words *w, struct vk_out *out);

/* closed.c: what is not to be had in a round, and why. */
int arch_closed(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX]);

/* panel.c, spoken.c: lines of text. */
void arch_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out);
void arch_table_text(const void *st, const struct vk_words *w, struct vk_out *out);
bool arch_card(const void *st, int i, const struct vk_words *w, struct vk_out *out);
void arch_board_text(const void *st, const struct vk_words *w, struct vk_out *out);

/* picture.c */
void arch_picture(const void *st, const struct vk_words *w, struct vk_picture *out);
bool arch_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to);

#endif
