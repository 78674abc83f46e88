/* rules.h - functions of Conquest that cross files: one block a file, in the order of a turn. */
#ifndef VAKA_GAMES_CONQUEST_RULES_H
#define VAKA_GAMES_CONQUEST_RULES_H

#include "games/conquest/board.h"
#include "games/conquest/map.h"
#include "games/conquest/plan.h"
#include "games/conquest/state.h"

#include "games/scaffold/points.inc"

/* ---- small questions ----------------------------------------------------------------------- */

static inline bool conq_option(const struct conq_state *s, enum option o)
{
    return s->options >> o & 1;
}

static inline bool conq_is_solo(const struct conq_state *s)
{
    return s->h.seats == 1;
}

/* The actor of an event: a seat, or the automatic opponent. */
static inline int conq_actor(const struct conq_state *s, int side)
{
    return side < s->h.seats ? side : VK_NEUTRAL;
}

/* The same as an argument of an event (A_SIDE). */
static inline int16_t conq_side_arg(const struct conq_state *s, int side)
{
    return (int16_t)(side < s->h.seats ? side : CONQ_SIDES);
}

static inline bool conq_has_card(const struct conq_state *s, int side, enum card c)
{
    return s->card_at[c] == side;
}

/* Face up before this side: it counts and its lasting ability works. */
static inline bool conq_card_up(const struct conq_state *s, int side, enum card c)
{
    return s->card_at[c] == side && s->card_flags[c] & CARD_UP;
}

/* ---- home.c --------------------------------------------------------------------------------- */

/* If this side's Home is no longer its own, or it has none and controls a group: push
 * choose_new_home, or settle it at once. True if something was pushed. */
bool conq_mend_home(struct conq_state *s, int side, struct vk_sink *ev);

/* ---- score.c -------------------------------------------------------------------------------- */

/* Victory Points in halves. `cards`: which cards of the side count. */
enum cards_counted { CARDS_UP, CARDS_ALL };
int conq_points(const struct conq_state *s, int side, enum cards_counted cards);
int conq_atoll_worth(const struct conq_state *s, int hex);               /* in a chain, in halves */
int conq_card_points(const struct conq_state *s, int side, enum card c); /* halves, if face up */
void conq_point_parts(const struct conq_state *s, int side, enum cards_counted cards,
                      int part[N_PARTS]);
void conq_score(const void *st, struct vk_score *out);

/* ---- setup.c, turn.c, victory.c ------------------------------------------------------------ */

int conq_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no);
unsigned conq_peoples_left(const struct conq_state *s);
void conq_deal_people(struct conq_state *s, int side, int people, struct vk_sink *ev);
void conq_settle_homes(struct conq_state *s);
/* A die for the STEP on top: its result comes into STEP_DIE of that frame. */
void conq_push_roll(struct conq_state *s, int seat);
/* 7.6: one of the four groups in the west. */
bool conq_is_malarial(int hex);
extern const uint8_t conq_malaria_hex[6]; /* by the die */
/* The game is over now: hands are shown, ranks told. */
void conq_end_game(struct conq_state *s, struct vk_sink *ev);

/* ---- explore.c, kumara.c ------------------------------------------------------------------- */

/* Known hexes that this side's Explorer reaches for nothing, never through `barred`. */
struct hexset conq_pre_move(const struct conq_state *s, int side, struct hexset barred);
/* 7.5: hexes from which it may set out for South America. */
struct hexset conq_kumara_starts(const struct conq_state *s, int side);
/* Nobody sails any more: Knots, place and way are wiped. */
void conq_end_voyage(struct conq_state *s);
/* The Explorer moves on; the way is kept for those who watch. */
void conq_sail(struct conq_state *s, int hex);
void conq_explorer_home(struct conq_state *s, int side, struct vk_sink *ev);
void conq_explorer_lost(struct conq_state *s, int side, struct vk_sink *ev);

/* ---- tiles.c: tiles turned up, the South Island ---------------------------------------------- */

/* A hidden tile is turned up by this side: markers return, South Island if it is Aotearoa. */
void conq_show_tile(struct conq_state *s, int side, int hex, struct vk_sink *ev);
/* A tile found in solitaire lies face up at once. */
void conq_lay_tile(struct conq_state *s, int side, int hex, int tile, struct vk_sink *ev);
static inline int conq_free_markers(const struct conq_state *s, int side)
{
    return CONQ_DI - hs_count(s->di[side]);
}

/* ---- sides.c: side actions of 4.0.3 ----------------------------------------------------------- */

/* Add show_card, use_card, show_tile, recall, play_event as far as this point allows them. */
void conq_side_legal(const struct conq_state *s, int point, int side, struct vk_actions *out);
/* True if the verb is a side action; then it has been carried out (it may have pushed). */
bool conq_side_apply(struct conq_state *s, int point, int side, vk_action a, struct vk_sink *ev);
/* Turn a card up (counts, flags, event card_shown); `used` marks it as used (card_used). */
void conq_show_card(struct conq_state *s, int side, enum card c, struct vk_sink *ev);
void conq_use_card(struct conq_state *s, int side, enum card c, struct vk_sink *ev);
/* All cards of a side with VP up. */
void conq_show_all(struct conq_state *s, int side, struct vk_sink *ev);
/* Put a card drawn into the hand. */
void conq_take_card(struct conq_state *s, int side, int card, struct vk_sink *ev);

/* ---- events.c ---------------------------------------------------------------------------------- */

/* Draw a Random Event for this side (7.2); pushes. */
void conq_push_event_draw(struct conq_state *s, int side);
/* Play a kept one; pushes. */
void conq_play_event(struct conq_state *s, int side, int event, struct vk_sink *ev);
/* Can it be played with an effect now? */
bool conq_event_playable(const struct conq_state *s, int side, int event);
/* Step 1 of the Turn Order Step: markers whose term is over go; pushes the roll for the Taniwha. */
void conq_drop_markers(struct conq_state *s, struct vk_sink *ev);

/* ---- transit.c, movement.c, party.c ------------------------------------------------------------ */

/* Who may read what only the owner of face-down pieces knows; in solitaire everything lies open. */
static inline uint16_t conq_seen_by_owner(const struct conq_state *s, int side)
{
    return (uint16_t)(conq_is_solo(s) ? VK_EVERYBODY : VK_ONLY(side));
}

/* Movement points of a canoe or Rumor at the start of Movement. */
int conq_movement_points(const struct conq_state *s, int side);
/* Marks of the pieces when Transit is over, and when Movement is (what is aboard stays known). */
void conq_begin_movement(struct conq_state *s, int side);
void conq_end_movement(struct conq_state *s, int side);
/* Every step that a party could make now; and the questions about one. */
void conq_add_departs(const struct conq_state *s, int side, const struct conq_places *own,
                      struct vk_actions *out);
void conq_push_party(struct conq_state *s, int side, int from, int to);

/* ---- battle.c, window.c, retreat.c -------------------------------------------------------------- */

/* Hexes where this side has a War Canoe among enemies: open Battles. */
struct hexset conq_open_battles(const struct conq_state *s, int side);
void conq_push_battle(struct conq_state *s, int attacker, int hex);
/* Local Warriors that join the defence of a hex now. */
int conq_local_warriors(const struct conq_state *s, int hex);
/* Seats to be asked one after the other at a reaction point (4.0.4). `again`: each until it passes. */
void conq_push_window(struct conq_state *s, int point, const uint8_t *seats, int n, bool again);
/* Everything of a side in `hex` retreats by 4.3.7. */
void conq_push_retreat(struct conq_state *s, int side, int hex);
/* Passengers without capacity in an ocean hex are removed; asks retreat_load where there is a choice. */
void conq_trim_load(struct conq_state *s, int side, int hex, struct vk_sink *ev);

/* battle_cards.c: the effect of War Leader and Omens, for events.c when no Shaman stopped them. */
void conq_battle_event(struct conq_state *s, int side, int event, struct vk_sink *ev);

/* ---- building.c; plans are in plan.h --------------------------------------------------------------- */

/* 7.8: after choose_start_pieces the pieces of all sides go onto their Homes. */
void conq_lay_start_pieces(struct conq_state *s, struct vk_sink *ev);

/* ---- solo.c, solo_explore.c, solo_gain.c, solo_attack.c, retreat.c, home.c ------------------------------- */

/* 7.7: a chit is drawn and carried out (Turn Order Step from turn 2). */
void conq_solo_push_chit(struct conq_state *s);
/* A tile was found by the human: whose is it, is a chit due. */
void conq_solo_push_find(struct conq_state *s, int hex);
/* After the human's exploration: chits that are due. */
void conq_solo_push_due(struct conq_state *s);
/* The opponent's answers in Battle, which no seat is asked for: a row of his front (enum row_kind). */
int conq_solo_loss(bool is_removed, const uint8_t front[N_ROWS]);
/* The card he uses on the roll that lies there, by 7.7, or VK_NONE. */
int conq_solo_battle_card(const struct conq_state *s, bool is_attacker);
/* All his cards are turned up, with what follows from that (7.7); may push. */
void conq_solo_reveal(struct conq_state *s, struct vk_sink *ev);
/* Sides in solitaire: the one seat, and the opponent who is none. */
enum { CONQ_HUMAN, CONQ_OPPONENT };
/* One hex of the set that this STEP asks for: VK_NONE if it is empty; among several chance decides, CONQ_ASKED
 * says so, and the STEP calls again when it is run next. */
enum { CONQ_ASKED = -1 };
int conq_solo_pick(struct conq_state *s, struct vk_frame *step);
/* The sets of single programs, for conq_solo_pick. */
struct hexset conq_retreat_choices(const struct conq_state *s, const struct vk_frame *f);
struct hexset conq_solo_home_choices(const struct conq_state *s, const struct vk_frame *f);
struct hexset conq_solo_drift_choices(const struct conq_state *s); /* of the human's Explorer */
struct hexset conq_solo_gain_choices(const struct conq_state *s, const struct vk_frame *f);
struct hexset conq_solo_reveal_choices(const struct conq_state *s, const struct vk_frame *f);
struct hexset conq_solo_attack_choices(const struct conq_state *s, const struct vk_frame *f);
void conq_solo_push_gain(struct conq_state *s, enum gain gain);
/* Amendment 6: where a side has Transport Canoes, one of them serves the chain. */
void conq_raise_canoes(struct conq_state *s, int side, struct vk_sink *ev);
/* The Victory Step of solitaire: ends the game or not. */
void conq_solo_victory(struct conq_state *s, struct vk_sink *ev);

/* ---- hidden.c, imagine.c, check.c, bot.c, features.c, net*.inc ---------------------------------------- */

void conq_conceal(void *st, int viewer);
void conq_imagine(void *st, int viewer, struct vk_rng *rng);
const char *conq_check(const void *st);
void conq_weigh(const void *st, int seat, const struct vk_actions *list, float *w);
extern const struct vk_reader conq_reader;
extern const struct vk_net conq_net, conq_net_alone;

#endif
