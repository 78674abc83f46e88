/* drafts.h - what a seat of Archipelago asks about before it does anything (drafts.c): each writes "draft":{...}. */
#ifndef VAKA_FACE_ARCHIPELAGO_DRAFTS_H
#define VAKA_FACE_ARCHIPELAGO_DRAFTS_H

#include "face.h"

/* cannot.c: `why unit 12`: why a thing on the table cannot be chosen now. */
void arch_draft_why(const struct arch_state *s, int seat, const char *text,
                    const struct vk_words *w, struct vk_json *j);
/* tables.c: `trade 1 offer 4,want wood`: an offer. Also for those who wait: a wish. */
void arch_draft_trade(const struct arch_state *s, int seat, const char *text,
                      const struct vk_words *w, struct vk_json *j);
/* sets.c: `set 12,15`: citizens or cards that are chosen together. `order 1,0,2`: the order of play. */
void arch_draft_set(const struct arch_state *s, int seat, const char *text,
                    const struct vk_words *w, struct vk_json *j);
void arch_draft_order(const struct arch_state *s, int seat, const char *text,
                      const struct vk_words *w, struct vk_json *j);
/* The same in the view, with nothing chosen; and the order nearest to the present one. */
void arch_write_set(const struct arch_state *s, int viewer, const struct vk_words *w,
                    struct vk_json *j);
void arch_write_arranging(const struct arch_state *s, int viewer, const struct vk_words *w,
                          struct vk_json *j);

#endif
