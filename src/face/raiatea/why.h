/*
 * why.h - reasons for an action of Raiatea: what the files of it share. Reasons come from what the seat
 * sees: open things of the others always, what lies behind their screens where the screens are open.
 */
#ifndef VAKA_FACE_RAIATEA_WHY_H
#define VAKA_FACE_RAIATEA_WHY_H

#include "telling.h"

struct why {
    struct telling to;              /* of the position before */
    const struct raia_state *after; /* as the seat will see it */
    const struct raia_player *then; /* what the seat has in it */
    int point;
};

/* why.c */
/* Rounds of this kind behind the present one. */
int raia_rounds_after(const struct raia_state *s, enum space_kind kind);
/* The best open mission that one could complete and the other could not, but for `but`; VK_NONE. */
int raia_best_between(const struct raia_state *s, const struct raia_player *can,
                      const struct raia_player *cannot, int but);
/* The best mission that comes into reach by what the seat then has: is there one? */
bool raia_why_gain(const struct why *y, const struct raia_player *then);
/* The one that is lost, but for `but` (or VK_NONE): the last sentence. */
void raia_why_loss(const struct why *y, const struct raia_player *then, int but);
/* A rank that is reached, and what it opens: is it? */
bool raia_why_rank(const struct why *y, const struct raia_player *then);

/* why_things.c */
void raia_why_card(const struct why *y, int face);
void raia_why_good(const struct why *y, int good);
void raia_why_helper(const struct why *y, int helper);
void raia_why_mask(const struct why *y, int face);
void raia_why_mask_given(const struct why *y, int face);
/* No mask is given, or none is taken for one that was. */
void raia_why_no_mask(const struct why *y);
void raia_why_sale(const struct why *y, int good, int level);
void raia_why_price(const struct why *y, int good);
void raia_why_link(const struct why *y, int face);
void raia_why_mission(const struct why *y, int tile);
void raia_why_no_mission(const struct why *y);
/* A twin among these masks that the seat has one of, the pair worth most; VK_NONE. */
int raia_best_twin(const struct telling *to, const uint8_t masks[N_MASK_FACES]);
/* Are all screens open to the seat? */
bool raia_sees_all(const struct telling *to);
/* Rivals who can be seen to be able to complete it, a bit each. */
unsigned raia_able(const struct raia_state *s, int seat, int tile);
/* The best mission that a player could complete now; VK_NONE. */
int raia_best_mission(const struct raia_state *s, const struct raia_player *p);

/* why_ceremony.c */
void raia_why_ritual(const struct why *y, int ritual); /* what it would bring */
void raia_why_kept(const struct why *y, int ritual);
void raia_why_paid(const struct why *y, int ritual); /* given up for a mission */
void raia_why_deck(const struct why *y, int deck);
void raia_why_prepared(const struct why *y, int ritual);
void raia_why_bag_closed(const struct why *y);
void raia_why_offer(const struct why *y, int mana);
void raia_why_bid(const struct why *y, int mana);
void raia_why_train(const struct why *y, int n);
void raia_why_reward(const struct why *y, int reward);

#endif
