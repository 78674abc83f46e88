/*
 * term.h - a game at this terminal: full screen, or lines of text. The one door of this room; the
 * command fills the options in and returns what term_play returns.
 */
#ifndef VAKA_TERM_TERM_H
#define VAKA_TERM_TERM_H

#include "vaka/bot.h"
#include "vaka/journal.h"

struct term_options {
    /* A journal to go on with. Game, setup, seats, names and levels then come from its header. */
    const char *resume; /* NULL: a new game, described by what follows */

    const struct vk_game *game;
    struct vk_setup setup;                 /* with its number of seats */
    uint16_t people;                       /* bit s: seat s is played here; several: hot seat */
    char level[VK_SEATS_MAX][VK_NAME_MAX]; /* of the bots, as in `hard` or `hard:5000` */
    char name[VK_SEATS_MAX][VK_NAME_MAX];  /* empty: the colour of the seat */
    bool has_seed; /* luck from `seed`; else fair, with a secret of its own */
    uint64_t seed;
    bool is_daily;       /* fair, with the secret of today's challenge (session/daily.h) */
    const char *journal; /* NULL: a new file in the usual place; "-": none */

    bool plain; /* lines of text; also chosen where standard output is no terminal */
};

/*
 * Play to the end, or until the person leaves. Returns the exit status of the command: 0 after a
 * game or a deliberate quit, 1 if the world failed, 2 if the options make no game; of the last
 * two, one sentence went to standard error. 128 + n if signal n ended it.
 */
int term_play(const struct term_options *o);

/*
 * The lessons of a game that has some, in lines of text: from this one on, or (NULL) from the first that
 * is not done. The lesson is one of the book. Returns as above.
 */
int term_learn(const struct vk_game *game, const char *lesson);

#endif
