/* face.h - what the files of the face of Raiatea share: one block a file. */
#ifndef VAKA_FACE_RAIATEA_FACE_H
#define VAKA_FACE_RAIATEA_FACE_H

#include "face/fill.h"
#include "games/raiatea/rules.h"

extern const struct vk_game raiatea_game;
extern const struct vk_face raiatea_face;

/* Blanks beside the arguments of actions and events: what a stall pays (good * 8 + level), what a helper of
 * the Market costs now, what a tile asks ('pay 4 pearls'), several seats (a bit each; the Spirit too). */
enum { W_BONUS = N_ARGS, W_HIRE, W_ORDER, W_SEATS };

/* words.c, help.c, cards.c: every sentence. */
extern const char *const raia_event_text[N_EVENTS];
extern const char *const raia_verb_text[N_VERBS];
extern const struct vk_verb_at raia_verb_text_at[];
extern const char *const raia_point_title[N_POINTS];
extern const char *const raia_point_help[N_POINTS];
extern const char *const raia_about[];
extern const char *const raia_ritual_text[N_RITUALS];
extern const char *const raia_helper_text[N_HELPERS][2]; /* the roll, the single use */
extern const char *const raia_mask_text[N_MASK_FACES];   /* what a pair is worth */
enum { RAIA_ACTS = 6 };
extern const char *const raia_act_text[RAIA_ACTS];
enum { RAIA_THINGS = 8 }; /* of the table that are no argument of an action */
extern const char *const raia_thing_id[RAIA_THINGS], *const raia_thing_name[RAIA_THINGS],
                                                         *const raia_thing_text[RAIA_THINGS];
void raia_arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
/* shorts.c */
extern const char *const raia_ritual_short[N_RITUALS];
extern const char *const raia_mask_brief[N_MASK_FACES];
extern const char *const raia_location_all[N_LOCATIONS];
extern const char *const raia_location_kahuna[N_LOCATIONS];
extern const char *const raia_act_short[RAIA_ACTS];
extern const char *const raia_kind_short[GENERAL + 1]; /* by enum ritual_kind */
enum {
    SHORT_FIRST_FREE,
    SHORT_SELLS_FOR,
    SHORT_DIE,
    SHORT_LEVEL,
    SHORT_STOCK,
    SHORT_PRICE_HERE,
    SHORT_PRICE_AT,
    SHORT_NO_MASKS,
    SHORT_COMPLETABLE,
    SHORT_NOT_PLAYED,
    SHORT_IS_KAHUNA,
    SHORT_WAS_KAHUNA,
    SHORT_YOU_ARE_KAHUNA,
    SHORT_YOU_WERE_KAHUNA,
    SHORT_EMPTY_ROW,
    SHORT_IN_BAG, /* where a ritual is */
    RAIA_SHORTS
};
extern const char *const raia_short_ids[RAIA_SHORTS], *const raia_shorts[RAIA_SHORTS];

enum { RAIA_HEADINGS = 5, RAIA_FATES = 4 };
extern const char *const raia_heading_ids[RAIA_HEADINGS], *const raia_headings[RAIA_HEADINGS];
extern const char *const raia_fate_ids[RAIA_FATES], *const raia_fates[RAIA_FATES];

/* counts.c: so many of something; of helpers each kind has its own. */
enum {
    COUNT_PEARLS,
    COUNT_MANA,
    COUNT_PRIESTS,
    COUNT_TATTOOS,
    COUNT_POINTS,
    COUNT_A_TILE, /* points for each */
    COUNT_TILES,
    COUNT_RITUALS,
    COUNT_HELPERS,
    COUNT_READY,
    COUNT_MASKS,
    COUNT_BAG,
    COUNT_LEFT,
    COUNT_CARDS_LEFT,
    COUNT_IN_MARKET,
    COUNT_KEEP, /* a set of cards: what is done with so many of them */
    COUNT_PREPARE,
    COUNT_PAY,
    COUNT_HELPER,
    RAIA_COUNTS = COUNT_HELPER + N_HELPERS
};
extern const char *const raia_count_ids[RAIA_COUNTS], *const raia_counts[RAIA_COUNTS];
void raia_put_count(int what, int n, const struct vk_words *w, struct vk_out *out);

/* closed.c: when a thing of the board is used, by kind. */
enum { RAIA_WHENS = 18 };
extern const char *const raia_when_ids[RAIA_WHENS], *const raia_when[RAIA_WHENS];

/* log.c: several events as one line. */
int raia_tell(const struct vk_event *ev, int n, const struct vk_words *w, struct vk_out *out);

/* names.c, face.c: values for people. */
extern const char *const raia_location_title[N_LOCATIONS];
extern const char *const raia_good_name[N_GOODS];
extern const char *const raia_helper_name[N_HELPERS];
extern const char *const raia_act_name[RAIA_ACTS + 1]; /* from 1 */
extern const char *const raia_rank_name[N_RANKS];
extern const char *const raia_mask_name[N_MASK_FACES];
extern const char *const raia_mask_short[N_MASK_FACES]; /* where it is clear that it is a mask */
extern const char *const raia_statue_name[RAIA_STATUES];
extern const char *const raia_treasure_name[]; /* by enum treasure */
/* A space of the round track: `Ceremony 2`; before the first one nothing is played yet. */
void raia_round_name(int space, const struct vk_words *w, struct vk_out *out);
void raia_round_short(int space, const struct vk_words *w, struct vk_out *out); /* from 1 */
/* Where the game stands: `Action round 2`, `Ceremony 2, step 4: Offer`. */
void raia_stage(const void *st, const struct vk_words *w, struct vk_out *out);
void raia_arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
/* A ritual with whose it is; VK_NONE: nobody's. */
void raia_owned_text(int ritual, int owner, const struct vk_words *w, struct vk_out *out);
bool raia_arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
/* `gatherer`, `mask of goods with a tattoo`: a card of the forest, without an article. */
void raia_face_text(int face, const struct vk_words *w, struct vk_out *out);
void raia_bonus_text(int good, int level, const struct vk_words *w, struct vk_out *out);

/* face.c: small questions that several files ask. */
/* May this viewer read what lies behind the screen of a seat: pearls, mana, goods, tiles? */
bool raia_sees_screen(const struct raia_state *s, int viewer, int seat);
/* The same for the rituals in hand. */
bool raia_sees_hand(int viewer, int seat);
bool raia_hands_are_open(const struct raia_state *s); /* the offers of this ceremony are known */
bool raia_has_offers(const struct raia_state *s);     /* of an act 4 that was held */
/* The point that decides now; N_POINTS when the game is over. */
int raia_point_now(const struct raia_state *s);
/* What a tile costs this seat now, in its own unit (Ruanu'u counted). */
int raia_tile_cost(const struct raia_state *s, int seat, int tile);
/* Will an auction follow when this tile leaves its statue? */
bool raia_starts_auction(const struct raia_state *s, int tile);
/* Costs of the rituals that a seat has prepared. */
int raia_prepared_cost(const struct raia_state *s, int seat);
int raia_helper_price_now(const struct raia_state *s); /* pearls */

/* view.c, view_seat.c, view_set.c: the position as JSON. */
void raia_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j);
void raia_write_player(const struct raia_state *s, int viewer, int seat, const struct vk_words *w,
                       struct vk_json *j);
void raia_write_counts(struct vk_json *j, const char *key, const uint8_t *n,
                       const char *const *words, int size);
void raia_write_cards(struct vk_json *j, const char *key, struct cards set);
void raia_write_auction(const struct raia_state *s, struct vk_json *j);
void raia_write_set(const struct raia_state *s, int seat, const struct vk_words *w,
                    struct vk_json *j);
uint64_t raia_set_hash(const struct raia_state *s, int seat); /* 0: none is chosen */
int raia_set_wanted(const struct raia_state *s, int seat);    /* cards; 0 where none are chosen */
void raia_draft(const void *st, int seat, const char *text, const struct vk_words *w,
                struct vk_json *j);

/* terms.c, brief.c, explain.c */
void raia_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j);
void raia_write_place(vk_action a, struct vk_json *j);
/* Does a verb that has a market, and more than one point, take from it at this one? */
bool raia_is_in_market(unsigned verb, int point);
void raia_write_brief(const struct raia_state *s, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j);
void raia_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out);

/* why.c: reasons for a hint. */
void raia_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out);

/* ask.c: questions, and the clicks that lead to an answer. */
enum { RAIA_CLICKS = 3 + N_GOODS };
extern const char *const raia_click_ids[RAIA_CLICKS], *const raia_click_help[RAIA_CLICKS];
void raia_write_click(int i, const struct vk_words *w, struct vk_out *out);
/* The click that leads to an action and its like; NULL: it is an answer by itself. */
const char *raia_click_of(vk_action a);
void raia_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out);

/* sheet.c */
void raia_part_text(const void *st, int part, int seat, const struct vk_words *w,
                    struct vk_out *out);

/* closed.c: what is not to be had, and why. */
int raia_closed(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX]);

/* panel.c, spoken.c: lines of text. */
void raia_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out);
void raia_table_text(const void *st, const struct vk_words *w, struct vk_out *out);
bool raia_card(const void *st, int i, const struct vk_words *w, struct vk_out *out);
void raia_board_text(const void *st, const struct vk_words *w, struct vk_out *out);

/* picture.c */
void raia_picture(const void *st, const struct vk_words *w, struct vk_picture *out);
bool raia_spot(const void *st, vk_action a, const struct vk_picture *p, struct vk_spot *from,
               struct vk_spot *to);

#endif
