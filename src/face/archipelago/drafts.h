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

#endif
