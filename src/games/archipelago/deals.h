/* deals.h - functions of Archipelago about offers, deals and wishes that cross files. */
#ifndef VAKA_GAMES_ARCHIPELAGO_DEALS_H
#define VAKA_GAMES_ARCHIPELAGO_DEALS_H

#include "games/archipelago/state.h"

/* ---- bundle.c: what an offer holds ----------------------------------------------------------- */

extern const struct arch_deal arch_no_deal;
bool arch_is_empty(const struct arch_deal *d);
unsigned arch_turned(unsigned verb); /* of an item: as the other of the two says it */
int arch_items_of(const struct arch_deal *d, int verb, int arg);
/* Items that its owner may add; only those that he gives. */
void arch_items_legal(const struct arch_state *s, const struct arch_deal *d,
                      struct vk_actions *out);
void arch_gifts_legal(const struct arch_state *s, const struct arch_deal *d,
                      struct vk_actions *out);
/* How many of an item an offer with this owner, partner and window may hold, of use to them; `d` is empty. */
int arch_most_of(const struct arch_state *s, const struct arch_deal *d, int verb, int arg);
void arch_add_item(struct arch_deal *d, vk_action a);
bool arch_has_side(const struct arch_state *s, const struct arch_deal *d, int seat); /* of it */
void arch_tell_deal(const struct arch_deal *d, struct vk_sink *ev);
void arch_exchange(struct arch_state *s, const struct arch_deal *d, struct vk_sink *ev);
int arch_stander(const struct arch_state *s); /* who stands citizens up now, or VK_NONE */
/* Citizens of the seat that a deal may still bind him to stand up. */
int arch_can_owe(const struct arch_state *s, int seat);

/* ---- deal.c, wishes.c -------------------------------------------------------------------------------------- */

int arch_most_florins(const struct arch_state *s, int owner, int verb); /* offer, or ask for */
/* `verb 1` to `verb most`: sums of florins. */
void arch_sums_legal(unsigned verb, unsigned most, struct vk_actions *out);
/* `deal seat` for every partner, as far as a window of this kind allows. */
void arch_deals_legal(const struct arch_state *s, int owner, bool in_round, struct vk_actions *out);
void arch_push_deal(struct arch_state *s, int owner, int partner, int window, struct vk_sink *ev);
/* The others are asked for wishes; false: not in this game. */
bool arch_push_wishes(struct arch_state *s, int active);
void arch_take_up_legal(const struct arch_state *s, int seat, struct vk_actions *out);
void arch_take_up(struct arch_state *s, int seat, int who, int k, struct vk_sink *ev);
void arch_forget_notes(struct arch_state *s); /* wishes, offers to the decider */

#endif
