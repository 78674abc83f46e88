/* drafting.h - an offer of Archipelago while its owner puts it together (drafting.c), and as JSON (tables.c). */
#ifndef VAKA_FACE_ARCHIPELAGO_DRAFTING_H
#define VAKA_FACE_ARCHIPELAGO_DRAFTING_H

#include "trading.h"

/* Why there is no more of a thing: nobody has more, an offer holds no more, it can no longer be said. */
enum arch_full { FULL_ALL, FULL_ROOM, FULL_SAID };

/* The trading table between two. */
struct arch_table {
    struct arch_state s;    /* when the offer is made: a wish in the round of its partner */
    struct arch_deal said;  /* what the engine has heard already: it stays */
    struct arch_deal d;     /* with all that is drafted */
    struct vk_actions open; /* items that may follow those that are said; unset where none are */
    bool is_seen;           /* the screen of the partner is open to the owner */
    bool is_paid;           /* it is said how much money changes hands */
    vk_action left_out;     /* the last thing that did not fit */
    enum arch_full left_out_why;
};

struct arch_limit {
    int all; /* that there could ever be in it */
    int n, least, most;
    enum arch_full why; /* not more than `most` */
};

int arch_window_now(const struct arch_state *s, int seat);
void arch_lay_table(const struct arch_state *s, int seat, int partner, struct arch_table *t);
/* False: with nobody of that number. */
bool arch_read_trade(const struct arch_state *s, int seat, const char *text, struct arch_table *t);
/* Of items, and of sums by V_offer and V_ask. */
struct arch_limit arch_limit_of(const struct arch_table *t, unsigned verb, int arg);
bool arch_is_place_locked(const struct arch_table *t, unsigned place);
void arch_full_text(const struct arch_table *t, unsigned verb, int arg, enum arch_full why,
                    const struct vk_words *w, struct vk_out *out);
const char *arch_missing(const struct arch_table *t); /* NULL: it can be sent */
/* The action that begins it; VK_NO_ACTION where it is begun, or asked for. */
vk_action arch_opening(const struct arch_table *t);
void arch_list_steps(const struct arch_table *t, struct vk_actions *out);

#endif
