/*
 * draft.h - a plan (4.4, 7.8) as its seat puts it together before it is sealed: wishes in any order. The
 * rules want them in the order of a table and try each of them, on a copy. A wish is written as the
 * actions that make it, `build village,place 34`; a draft is wishes with semicolons between. What was
 * wished first is served first.
 */
#ifndef VAKA_FACE_CONQUEST_DRAFT_H
#define VAKA_FACE_CONQUEST_DRAFT_H

#include "face.h"

struct wish {
    uint8_t item, arg; /* as an entry of a plan */
};

struct draft {
    const struct conq_state *s;
    int side;
    const struct vk_words *words;
    struct vk_json *j;
    struct conq_state then; /* to try things on */
    struct conq_plan plan;  /* what was sent, and the wishes that fit, in the order of the rules */
    int n_sent, n_wishes, n_gone;
    struct wish wish[CONQ_PLAN]; /* those in the plan as they came, what was sent before them */
    struct wish gone[CONQ_PLAN];
    uint8_t why[CONQ_PLAN]; /* of those that are gone; enum conq_no */
};

static inline struct wish wish_at(const struct conq_plan *plan, int i)
{
    return (struct wish){ plan->entry[i].item, plan->entry[i].arg };
}

static inline bool is_same_wish(struct wish a, struct wish b)
{
    return a.item == b.item && a.arg == b.arg;
}

static inline bool is_built(int item)
{
    return item >= PLAN_BUILD && item < PLAN_BUY;
}

/* ---- draft.c ---- */
vk_action conq_wish_action(struct wish w);                      /* the first one */
bool conq_wish_has_place(const struct draft *d, struct wish w); /* there is a second one */
void conq_write_wish(const struct draft *d, const char *key, struct wish w);
/* The plan with one wish more: then.plan holds it if it fits. */
enum conq_no conq_with_wish(struct draft *d, struct wish w);
/* Of those in the text, what fits. */
void conq_take_wishes(struct draft *d, const char *text);

#endif
