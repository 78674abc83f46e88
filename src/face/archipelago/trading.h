/* trading.h - what the face of Archipelago says of deals, wishes and offers: one block a file. */
#ifndef VAKA_FACE_ARCHIPELAGO_TRADING_H
#define VAKA_FACE_ARCHIPELAGO_TRADING_H

#include "face.h"

/* deals.c */
/* `You are next`, `Hina is next`. */
void arch_next_text(int seat, const struct vk_words *w, struct vk_out *out);
/* What is being drafted, else what lies on the table; NULL: no deal. */
const struct arch_deal *arch_deal_now(const struct arch_state *s, int viewer);
/* `4 florins and 1 wood`: one side of an offer. `place 1 or 3`: where its owner would stand. */
void arch_bundle_text(const struct arch_state *s, const struct arch_deal *d, bool is_gift,
                      const struct vk_words *w, struct vk_out *out);
void arch_goods_text(int good, int n, const struct vk_words *w, struct vk_out *out);
/* All that an offer may hold: {0} how many, {1} where; places of the order: {0} which. */
enum {
    ITEM_FLORINS = N_GOODS,
    ITEM_PERMITS,
    ITEM_HELPED_UP,
    ITEM_NONE,
    ITEM_PLACES,
    ITEM_OR,
    ARCH_COUNTED_ITEMS
};
extern const char *const arch_item_ids[ARCH_COUNTED_ITEMS], *const arch_items[ARCH_COUNTED_ITEMS];
/* One or the other, by the window. */
void arch_side_text(const struct arch_state *s, const struct arch_deal *d, bool is_gift,
                    const struct vk_words *w, struct vk_out *out);
/* `4 florins and 1 wood`: all that he has. */
void arch_stock_text(const struct arch_player *p, const struct vk_words *w, struct vk_out *out);
void arch_places_text(const struct arch_deal *d, const struct vk_words *w, struct vk_out *out);
void arch_write_deals(const struct arch_state *s, int viewer, const struct vk_words *w,
                      struct vk_json *j);
/* One offer, as its owner sees it; in words; and for the two whom it concerns what each would say to draft the same. */
void arch_write_offer(const struct arch_state *s, const struct arch_deal *d, int viewer,
                      const char *key, bool is_sent, const struct vk_words *w, struct vk_json *j);
/* The actions that draft an offer besides what is said already, without its beginning and its end. Turned: as its
 * partner would. */
void arch_write_items(const struct arch_deal *d, const struct arch_deal *said, bool is_turned,
                      const char *key, struct vk_json *j);
extern const char *const arch_window_words[FOR_PLACE + 1];

/* offers.c: ready offers of the viewer to those partners (a bit each), as JSON; and why each is worth making. */
enum { ARCH_OFFER_REASONS = N_CONSTRUCTIONS + 5 };
extern const char *const arch_offer_words[ARCH_OFFER_REASONS];
extern const char *const arch_offer_text[ARCH_OFFER_REASONS];
void arch_write_offers(const struct arch_state *s, int viewer, int window, unsigned partners,
                       const struct vk_words *w, struct vk_json *j);

/* tables.c: what an offer between the viewer and each of the others may hold, as JSON. */
void arch_write_tables(const struct arch_state *s, int viewer, const struct vk_words *w,
                       struct vk_json *j);

#endif
