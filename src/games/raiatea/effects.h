/*
 * effects.h - what rituals do. An effect is called again until it says that it is finished; between
 * the calls the questions that it pushed are answered. Of the frame of `perform` it may use pc,
 * the third word and ASKER_GOOD. `number` is the one of the effect's row: pearls, priests, cards to keep.
 */
#ifndef VAKA_GAMES_RAIATEA_EFFECTS_H
#define VAKA_GAMES_RAIATEA_EFFECTS_H

#include "games/raiatea/rules.h"

#define RAIA_EFFECT(name)                                                                          \
    bool raia_effect_##name(VK_UNUSED struct raia_state *s, VK_UNUSED struct vk_frame *f,          \
                            VK_UNUSED int number, VK_UNUSED struct vk_sink *ev)

/* The effect of the ritual that is performed. */
bool raia_effect(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev);

/* effects_rivals.c: those that look at other players. */
RAIA_EFFECT(envied_mana);   /* Fatu-Tiri: mana for each who has more */
RAIA_EFFECT(envied_pearls); /* Rima-Roa: pearls for each who has more */
RAIA_EFFECT(envied_good);   /* Tama-Ehu: a good of the market, of a kind that another owns */
RAIA_EFFECT(steal_mask);    /* Rua-Hine */
RAIA_EFFECT(strike);        /* Tane-Mata: a card of the row */
RAIA_EFFECT(rob_pearls);    /* Tane-Moana */
RAIA_EFFECT(rob_good);      /* Tane-Uru */
RAIA_EFFECT(lure_priest);   /* Tane-Haere */
RAIA_EFFECT(strike_all);    /* Tane-Nui: all cards of one player */
RAIA_EFFECT(scatter);       /* Tane-Toa: others lose a priest */

#endif
