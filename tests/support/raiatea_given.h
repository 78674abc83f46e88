/*
 * raiatea_given.h - for tests of Raiatea's rules: one position `isle`, brought about by play and then
 * edited so that no card, helper, mask or tile is lost or doubled; moved by actions as text (does, luck,
 * goes), and looked at (must_, offers). Rituals, tiles and masks are named as in actions. Every action is
 * played from a position that keeps the invariants, and leaves one behind.
 */
#ifndef VAKA_TESTS_SUPPORT_RAIATEA_GIVEN_H
#define VAKA_TESTS_SUPPORT_RAIATEA_GIVEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "games/raiatea/rules.h"
#include "play_text.h"
#include <stdio.h>
#include <string.h>

extern const struct vk_game raiatea_game;
extern struct raia_state isle;
extern struct event_log told; /* by the last does, luck or goes */

int ritual_of(const char *id);
int tile_of(const char *code);
int face_of(const char *mask); /* a picture, or the mirror */

/* ---- Given ---- */

/* The first round: seat 0 chooses a location, the ceremonial order is 0, 1, 2, … Hands are empty, nobody
 * has masks or helpers. */
void given(int seats, const char *options);
/* The same; seat 0 has twelve priests and a shaman for one ritual of his hand. */
void given_hand(int seats, const char *options, const char *ids);
/* Nobody has pearls or mana either, and no tile lies anywhere. */
void given_bare(int seats, const char *options);
/* The round track is at ceremony n, which begins now. */
void hold_ceremony(int n);
/* Act 6 of ceremony n: seat 0 has the first turn. The tiles must be there already. */
void hold_act_6(int n);

/* A player. Goods come from the forest, helpers from their market, masks from wherever they lie. */
void set_stock(int seat, int pearls, int mana);
void set_tracks(int seat, int priests, int tattoo);
void set_goods(int seat, int uru, int taro, int mahi, int tiare);
void set_helpers(int seat, int helper, int all, int ready);
void give_masks(int seat, const char *faces); /* "mt_pearl mirror", more of them */
void set_link(int seat,
              const char *picture);         /* one more mirror of his is linked to a mask of his */
void set_hand(int seat, const char *ids);   /* exactly these; what he had laid down is gone */
void set_lasting(int seat, const char *id); /* a permanent ritual before him */
void set_won(int seat, const char *codes);  /* tiles that lie on no statue */
void clear_hand(int seat);
void clear_masks(void); /* everybody's masks go to the market */

/* The table. A keeper is a seat that has what is out of the way. */
void set_order(const char *order); /* the ceremonial one, "102"; S is the Spirit */
void set_level(int good, int level);
void set_goods_market(int uru, int taro, int mahi, int tiare);
void empty_mask_market(int keeper);
void set_mask_market(int keeper, const char *faces); /* exactly these, out of the forest */
void set_display(const char *faces);                 /* exactly these, out of the forest */
void empty_forest(int keeper);                       /* its helpers are used ones */
/* A deck has only these cards left, and no discards. */
void leave_in_deck(int deck, const char *ids, int keeper);

/* Tiles. */
void clear_tiles(void);                               /* those of the statues leave the game */
void lay_tile(const char *code, int row, int column); /* on its statue, from 1 */
void lay_rows(const char *codes);                     /* two in each row, from the second row on */
void set_tiles(const char *codes); /* exactly these on statue 1, in the same way */
void open_statues(int n);          /* up to this one; their pools are gone */

/* ---- When ---- */

#define does(seat, text) play_told((seat), (text), __FILE__, __LINE__)
#define luck(text)       play_told(VK_CHANCE, (text), __FILE__, __LINE__)
/* Several steps, "0 bid 3; 1 pass; * die 4"; `told` has all their events. */
#define goes(text) goes_line((text), __FILE__, __LINE__)
void play_told(int seat, const char *text, const char *file, int line);
void goes_line(const char *text, const char *file, int line);

/* One step: the usual answer, the first outcome; so many that this point is due. */
void step_on(void);
void go_on_until(int seat, const char *point);
/* Everybody declines until this point is due. */
void decline_until(int seat, const char *point);
/* So many rituals are drawn, the first designs of the deck. */
void draw_any(int n);

/* Seat 0 performs a ritual by his shaman. */
void perform(const char *id);
/* The same of a permanent one: it lies before him, and gives nothing by itself. */
void lay_down(const char *id);

/* ---- Then ---- */

/* Is this point due, of this seat or of chance? */
bool awaits(int seat, const char *point);
#define must_be_at(seat, point) must_be_at_line((seat), (point), __FILE__, __LINE__)
void must_be_at_line(int seat, const char *point, const char *file, int line);

#define offers(seat, text)     is_legal(&raiatea_game, &isle, (seat), (text))
#define refuses(seat, text)    assert_false(offers((seat), (text)))
#define offers_only(seat, all) assert_legal(&raiatea_game, &isle, (seat), (all)) /* in this order */
#define offers_all(seat, all)  offers_all_line((seat), (all), __FILE__, __LINE__) /* in any order */
void offers_all_line(int seat, const char *all, const char *file, int line);
const char *usual_of(int seat);

/* What chance can bring, "die 1 1; die 2 1": the last number is the weight. */
#define must_draw_of(all) must_draw_line((all), __FILE__, __LINE__)
void must_draw_line(const char *all, const char *file, int line);

bool was_told(int viewer, const char *event);
void must_be_in_order(const char *wanted); /* the ceremonial one */
void must_lie_in_row(const char *wanted);  /* the row of act 5, "hina 1:roo": owner and ritual */

const struct raia_player *player(int seat);
const char *cards_text(struct cards a); /* in code order, "raa hina" */
int owner_of(const char *tile);         /* or where it is */
int n_open(const char *id);             /* in the open discards */
int points_of(int seat, enum score_part part);
int total_points(int seat);
void must_be_whole(const char *file, int line);

/* The ritual is over, and its card lies in the open: seat 0 is asked for his location again. */
#define must_be_done(id)                                                                           \
    do {                                                                                           \
        must_be_at(0, "choose_location");                                                          \
        assert_int_equal(n_open(id), 1);                                                           \
        assert_int_equal(raia_known_hand(&isle, 0), 0);                                            \
    } while (0)

#endif
