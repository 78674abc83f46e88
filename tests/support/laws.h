/*
 * laws.h - counting of laws: every check of every law is counted, a broken one is told with game,
 * seats, options, seed and step, and ends that game. The program closes with `N passed, N failed`,
 * where N counts games.
 */
#ifndef VAKA_TESTS_SUPPORT_LAWS_H
#define VAKA_TESTS_SUPPORT_LAWS_H

#include "vaka/play.h"
#include <stdio.h>

#define LAWS(LAW_ROW)                                                                              \
    LAW_ROW(L1_DUE, "1 somebody is due and can act; the game ends within its bound")               \
    LAW_ROW(L2_REFUSE, "2 an illegal action is refused and leaves every byte alone")               \
    LAW_ROW(L3_CHECK, "3 the invariants hold")                                                     \
    LAW_ROW(L4_TWICE, "4 concealing twice is concealing once")                                     \
    LAW_ROW(L5_LEGAL, "5 legality follows from what the seat may know")                            \
    LAW_ROW(L6_VIEW, "6 the view of an imagined world is the view of the true one")                \
    LAW_ROW(L7_EVENTS, "7 worlds that look the same sound the same")                               \
    LAW_ROW(L8_COMMUTE, "8 secret choices of two seats commute")                                   \
    LAW_ROW(L9_WEIGHT, "9 weights are positive")                                                   \
    LAW_ROW(L10_REPLAY, "10 replaying a journal gives the same bytes")                             \
    LAW_ROW(L11_TEXT, "11 action to text and back; save and load")                                 \
    LAW_ROW(L_LIST, "a list has no action twice, and its usual one is in it")                      \
    LAW_ROW(L_EVENT_FORM, "an event has the form that its table says")                             \
    LAW_ROW(L_BARRIER, "the barrier never falls, and rises with every reveal")                     \
    LAW_ROW(L_UNDO,                                                                                \
            "free undo drops only its own steps, reveals nothing, and can be played again")        \
    LAW_ROW(L_BYTES, "popped frames are wiped; reading changes nothing")                           \
    LAW_ROW(L_BOT, "weights of a policy and shares of an estimate are sane")                       \
    LAW_ROW(L_SETUP, "a refused setup says which option and why")                                  \
    LAW_ROW(L_DISPLAY, "options of display do not touch the rules")                                \
    LAW_ROW(L_TWIN, "a viewer is shown the same in worlds that differ in what he may not know")    \
    LAW_ROW(L_UNIT, "a point is at least one unit of the score")                                   \
    LAW_ROW(L_SCORE, "what hangs on a secret is marked as unknown in a score")                     \
    LAW_ROW(L_READERS, "the text of an action is read by those whom the rules let read it")

enum law {
#define LAW_ROW(id, text) id,
    LAWS(LAW_ROW)
#undef LAW_ROW
        N_LAWS
};

struct laws {
    unsigned long long checks[N_LAWS];
    int passed, failed;
    const struct vk_game *game;
    const struct vk_setup *cfg;
    unsigned long long seed;
    unsigned step;
};

void law_broken(const struct laws *l, enum law law, const char *what);

/* In a function that returns bool: count a check; on a broken law tell it and return false. */
#define LAW(l, law, condition, what)                                                               \
    do {                                                                                           \
        (l)->checks[law]++;                                                                        \
        if (!(condition)) {                                                                        \
            law_broken((l), (law), (what));                                                        \
            return false;                                                                          \
        }                                                                                          \
    } while (0)

/* A list of actions, and what was told in one step, by themselves. */
struct event_log;
bool law_list(struct laws *l, const struct vk_actions *list);
bool law_event_form(struct laws *l, const struct event_log *log);

void laws_report(const struct laws *l);

#endif
