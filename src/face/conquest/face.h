/* face.h - what the files of the face of Conquest share: one block a file. */
#ifndef VAKA_FACE_CONQUEST_FACE_H
#define VAKA_FACE_CONQUEST_FACE_H

#include "face/conquest/things.h"
#include "face/fill.h"
#include "games/conquest/rules.h"

extern const struct vk_game conquest_game;
extern const struct vk_face conquest_face;

/*
 * Blanks behind the arguments of an action that look at the position: what an item or a card costs now; a seat, which
 * is "You" to itself; a hex by its place on the map, whatever lies there. W_PIECES, W_BUILT: a kind or an item times
 * CONQ_COUNTED, and how many; W_GAIN: what a chit brings; W_PHASE: a step of the turn in a word or two.
 */
enum { W_PRICE = N_ARGS, W_CARD_PRICE, W_WHO, W_GRID, W_PIECES, W_BUILT, W_GAIN, W_PHASE };
enum { CONQ_COUNTED = 100 };

/* words.c, help.c, cards.c: every sentence. */
extern const char *const conq_event_text[N_EVENTS];
extern const char *const conq_verb_text[N_VERBS];
extern const struct vk_verb_at conq_verb_text_at[];
extern const char *const conq_point_title[N_POINTS];
extern const char *const conq_point_help[N_POINTS];
extern const char *const conq_point_wait[N_POINTS];
extern const char *const conq_about[];
extern const char *const conq_card_text[N_CARDS];
extern const char *const conq_random_event_text[N_RANDOM_EVENTS];
void conq_arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);

/* ask.c */
enum { CLICK_TRAVERSE, CLICK_LIFT, CLICK_DEPART, CLICK_PARTY, CLICK_PLACE, CLICK_CROSS };
enum { CONQ_CLICKS = CLICK_CROSS + 1 };
extern const char *const conq_click_ids[CONQ_CLICKS], *const conq_clicks[CONQ_CLICKS];
extern const char *const conq_click_help[CONQ_CLICKS];
void conq_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out);

/* ground.c: what a hex is. Those before PLAIN_GROUNDS are the same wherever they lie. */
enum conq_ground {
    UNEXPLORED_GROUND,
    OCEAN_GROUND,
    HIDDEN_GROUND,
    PLAIN_GROUNDS,
    ATOLL_GROUND = PLAIN_GROUNDS,
    GROUP_GROUND,
    N_GROUNDS
};
extern const char *const conq_ground_ids[N_GROUNDS], *const conq_grounds[PLAIN_GROUNDS];
enum conq_ground conq_ground_of(const struct conq_state *s, int hex);
/* What lies there where the position says more than that; false: its ground is all. */
bool conq_ground_text(const struct conq_state *s, int hex, const struct vk_words *w,
                      struct vk_out *out);
/* Boxes as they are printed on an island. */
void conq_boxes_text(const struct conq_boxes *b, const struct vk_words *w, struct vk_out *out);
/* Whose it is, who found it, what strikes there, what is not there, or nobody at all; the blank is a name, or dice. */
enum conq_held {
    HELD_OF,
    HELD_BY_YOU,
    HELD_HOME,
    HELD_YOUR_HOME,
    HELD_FOUND,
    HELD_MALARIA,
    HELD_NO_CANOE,
    HELD_NOBODY,
    CONQ_HELD
};
extern const char *const conq_held_ids[CONQ_HELD], *const conq_held[CONQ_HELD];

/* names.c: values for people. */
void conq_arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
bool conq_label_now(vk_action a, const struct vk_words *w, struct vk_out *out);
bool conq_arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
/* `H8`: the column by its letter from the west, the row from the north. */
void conq_grid_text(int hex, struct vk_out *out);
/* The historic name that is printed in a hex, its place where there is none: islands are found anywhere. */
void conq_label_text(int hex, const struct vk_words *w, struct vk_out *out);
/* The island in this hex as far as it is known, printed or found; NULL if there is none. */
const char *conq_island_name(const struct conq_state *s, int hex);
void conq_side_text(const struct conq_state *s, int side, const struct vk_words *w,
                    struct vk_out *out);
void conq_halves_text(int halves, struct vk_out *out); /* 10½ */
int conq_neutral_side(const struct vk_event *ev, const struct vk_words *w);
const char *conq_neutral(const struct vk_event *ev, const struct vk_words *w);

/* face.c: small sums that several files need. */
/* The frame of this point, wherever it lies on the stack; NULL if it is not there. */
const struct vk_frame *conq_frame_of(const struct conq_state *s, enum point p);
/* Whose Explorer is at sea, by exploring or by a Kumara search; or VK_NONE. */
int conq_sailor(const struct conq_state *s);
bool conq_searches_kumara(const struct conq_state *s);
enum conq_explorer conq_explorer_of(const struct conq_state *s, int side);
/* Discovery markers that are left in the cup, by what they are. */
enum { CONQ_CUP_KNOTS = 3 };
void conq_cup_sums(const struct conq_state *s, int sum[CONQ_CUP]);
void conq_cup_knots(const struct conq_state *s, int sum[CONQ_CUP_KNOTS]);
/* Build Points before anything is planned. */
int conq_build_points(const struct conq_state *s, int side);

/* odds.c */
struct conq_risk {
    int on, home, lost; /* per cent; 100 in all */
    bool is_bold;       /* sailing on is lost as often as not */
};
int conq_limit_of(const struct conq_state *s, int side);
struct conq_risk conq_risk_of(const struct conq_state *s, int side, int knots);
/* Per cent that the attacker wins, a against d Battle Pieces, without cards. */
int conq_odds(int attackers, int defenders);
/* The same in the Battle under way, a roll that still waits reckoned; and after a card or a kept
 * event (its marker joins, the die turns or is rolled anew). */
int conq_battle_odds(const struct conq_state *s);
/* A roll was made that has not been carried out yet. */
bool conq_is_roll_waiting(const struct conq_state *s);
int conq_odds_with_card(const struct conq_state *s, int side, enum card c);
int conq_odds_with_event(const struct conq_state *s, int side, enum random_event e);
int conq_odds_for(const struct conq_state *s, int side,
                  int odds); /* of the attacker, for this side */
/* Against this stack as far as one knows it: Battle Pieces a defender would have at least, at most. */
struct conq_guess {
    int least, most;
};
struct conq_guess conq_defenders(const struct conq_state *s, int attacker, int hex);

/* plan.c: a sealed plan, told. */
int conq_forecast(const struct conq_state *s, int side, enum cards_counted cards);
void conq_write_plan(const struct conq_state *s, int side, struct vk_json *j);
void conq_pool_text(const struct conq_pool *pool, int left, const struct vk_words *w,
                    struct vk_out *out);
void conq_write_prices(const struct conq_state *s, int side,
                       struct vk_json *j); /* for this side now */
bool conq_plans(const struct conq_state *s);

/* plan_words.c: of an enum plan_item, and why not; NULL where there is nothing to say. */
extern const char *const conq_price_ids[1], *const conq_price_names[1],
                                                *const conq_price_helps[1]; /* beside the items */
extern const char conq_left_text[];                                         /* {0}: pieces */
extern const char conq_wasted_text[];                                       /* {0}: Build Points */
const char *conq_planned_title(int item);
const char *conq_planned_name(int item);
const char *conq_planned_use(int item);
const char *conq_planned_help(const struct conq_state *s, int item); /* s: NULL if there is none */
const char *conq_no_brief(enum conq_no no);
const char *conq_no_text(enum conq_no no);
const char *conq_no_here(enum conq_no no); /* of one island */

/* draft_party.c: `pick` is the frame of a party that nobody has joined yet. */
void conq_draft_party(const struct conq_state *s, const struct vk_frame *pick, const char *text,
                      const struct vk_words *w, struct vk_json *j);

/* draft_view.c */
void conq_draft(const void *st, int seat, const char *text, const struct vk_words *w,
                struct vk_json *j);

/* view.c, view_map.c, view_now.c: the position as JSON. */
void conq_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j);
void conq_write_hexes(const struct conq_state *s, int viewer, const struct vk_words *w,
                      struct vk_json *j);
void conq_write_chains(const struct conq_state *s, struct vk_json *j);
void conq_write_hexset(struct vk_json *j, const char *key, struct hexset set);
void conq_write_voyage(const struct conq_state *s, struct vk_json *j);
void conq_write_party(const struct conq_state *s, int viewer, struct vk_json *j);
void conq_write_battle(const struct conq_state *s, int viewer, const struct vk_words *w,
                       struct vk_json *j);
void conq_write_rest(const struct conq_state *s, int viewer, const struct vk_words *w,
                     struct vk_json *j);
struct vk_routine conq_routine(const void *s, int seat, const struct vk_actions *list);
/* Does this viewer read the hand, the supply and the plan of a side? */
bool conq_is_own(const struct conq_state *s, int viewer, int side);

/* terms.c, explain.c */
/* What an action names: hexes, a kind of piece, a card, an event. */
void conq_write_place(vk_action a, struct vk_json *j);
void conq_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j);
void conq_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out);
/* why.c, why_build.c, why_battle.c */
void conq_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out);

/* closed.c, refusals.c: what cannot be done now, and why. */
int conq_closed_acts(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX]);
void conq_refusals(const void *st, int seat, const struct vk_words *w, struct vk_json *j);

/* sheet.c */
void conq_part_text(const void *st, int part, int side, const struct vk_words *w,
                    struct vk_out *out);
int conq_part_from(const void *st, int part, uint64_t from[VK_PART_FROM]);

/* panel.c, spoken.c: lines of text. */
void conq_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out);
void conq_table_text(const void *st, const struct vk_words *w, struct vk_out *out);
bool conq_card(const void *st, int i, const struct vk_words *w, struct vk_out *out);
void conq_board_text(const void *st, const struct vk_words *w, struct vk_out *out);
/* `chain canoe, 2 Warrior Bands, 1 piece face down`: what a side has in a hex, as far as this position knows it. */
void conq_stack_text(const struct conq_state *s, int side, int hex, const struct vk_words *w,
                     struct vk_out *out);

/* picture.c */
void conq_picture(const void *st, const struct vk_words *w, struct vk_picture *out);
bool conq_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to);

#endif
