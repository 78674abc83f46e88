/*
 * pages.h - longer texts about a running game: help, rules, table, score, log, hint, the end. The
 * full screen shows them as pages, plain play prints them.
 */
#ifndef VAKA_TERM_PAGES_H
#define VAKA_TERM_PAGES_H

#include "term/table.h"

enum { PAGE_MAX = 1 << 16 }; /* bytes of the longest page that is shown whole */

/* What is decided now, and how to think about it. Nothing if nobody decides. */
void page_decision(const struct table *t, struct vk_out *out);

/* The game told to a newcomer, then all its decisions. */
void page_rules(const struct table *t, struct vk_out *out);

/* The table: phase, supplies. */
void page_table(struct table *t, int viewer, struct vk_out *out);

/* The cards on the table with their whole text. */
void page_cards(struct table *t, int viewer, struct vk_out *out);

/* The board in words. */
void page_map(struct table *t, int viewer, struct vk_out *out);

/* The board as the full screen draws it, without colours; no line feed behind its last line. */
void page_picture(struct table *t, int viewer, struct vk_out *out);

/* One player, or all of them (VK_NONE). */
void page_players(struct table *t, int viewer, int seat, struct vk_out *out);

/* The score if the game ended now, or as it ended: a column a player, a line a part. Of a game without points, that
 * there are none. */
void page_score(struct table *t, int viewer, struct vk_out *out);

/* What happened since a step, a line each; the number of lines. */
int page_log(struct table *t, int viewer, uint32_t since, struct vk_out *out);

/* Good actions with what they promise; the best one in *best. */
void page_hint(struct table *t, int seat, vk_action *best, struct vk_out *out);
/* What a choice costs and brings. */
void page_why(struct table *t, int seat, vk_action a, struct vk_out *out);
/* What is asked of this seat, and what it may look for in vain; of a word only what contains it. */
void page_can(struct table *t, int seat, const char *word, struct vk_out *out);

/* Who won, the score where there is one, where the journal is and how to check the luck. */
void page_end(struct table *t, int viewer, struct vk_out *out);

/* The line that brings the game back: `vaka play --resume FILE`. */
void page_resume(const struct table *t, struct vk_out *out);

#endif
