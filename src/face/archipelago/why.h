/* why.h - reasons for an action: at most two sentences, the weightier first. One block a file. */
#ifndef VAKA_FACE_ARCHIPELAGO_WHY_H
#define VAKA_FACE_ARCHIPELAGO_WHY_H

#include "telling.h"

struct reasons {
    struct telling to;            /* of the position before */
    const struct arch_state *was; /* as the seat sees it before and after */
    const struct arch_state *is;
    const struct arch_player *p; /* before */
    struct arch_sight sight;     /* before */
    int seat;
    int left; /* sentences that may still be told */
};

/* ---- reasons.c: facts that several actions share; each is told if it holds ---- */

void why_say(struct reasons *r, const char *msgid, int a, int b, int c);
void why_say_of(struct reasons *r, const char *msgid, unsigned kind, int value, int a, int b);
/* Goods and florins as if they were his. */
struct purse {
    int florins, tokens, cubes[N_RES];
};
struct purse why_purse(const struct reasons *r);
/* What this purse can pay and the present one cannot: `Then you can pay for a temple.` */
void why_pays(struct reasons *r, const struct purse *then);
void why_pays_with(struct reasons *r, const char *msgid, int res, unsigned kind, int value, int n);
/* Does a ranking that the seat knows count it? */
bool why_counts(const struct reasons *r, int criterion);
/* `Your objective ranks temples: you 1, the best of the others 2.` After the action; where it is ranked. */
void why_ranked(struct reasons *r, int criterion);
void why_ending(struct reasons *r); /* his own ending comes nearer, or comes true */
void why_calm(struct reasons *r);   /* what the action changes in the rise of the rebellion */
void why_room(struct reasons *r);   /* population minus rebellion, where it changes */
void why_crisis(struct reasons *r, int res); /* the card on the deck asks for it */
void why_price(struct reasons *r, int res);  /* what a cube would bring */
int why_best_price(const struct arch_state *s, int good, int *board); /* 0: nobody buys it */
int why_free(const struct arch_state *s, int seat);                /* citizens with nothing to do */
int why_goods_free(const struct reasons *r, int region, int part); /* icons nobody works on */
void why_goods_there(struct reasons *r, int region, int part);
int why_behind(const struct reasons *r); /* how many play after the seat */

/* ---- why_round.c, why_land.c, why_common.c: false if the action is none of theirs ---- */

bool why_menu(struct reasons *r, vk_action a);
bool why_action(struct reasons *r, vk_action a);
bool why_land(struct reasons *r, vk_action a);
bool why_common(struct reasons *r, vk_action a);

#endif
