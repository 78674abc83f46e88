/*
 * event_kit.h - for tests of Random Events: turns in which seat 0 (Tonga) draws, and what is looked
 * at afterwards. The order of play is 0, 1, 2, 3.
 */
#ifndef VAKA_TESTS_GAMES_CONQUEST_EVENT_KIT_H
#define VAKA_TESTS_GAMES_CONQUEST_EVENT_KIT_H

#include "../../support/conquest_given.h"
#include <stdio.h>

/* Turn 2, where seat 0 has chosen to draw: the order is still to be fixed. */
static inline void given_turn(int seats, const char *more)
{
    char options[64];
    snprintf(options, sizeof options, "events=on %s", more);
    set_game(seats, options);
    sea.begun |= BEGUN_EVENTS;
    set_until(0, "choose_order_or_event");
    does(0, "event");
}

/* The order is fixed and this event drawn; no more are drawn in later turns. */
static inline void drawn(const char *event)
{
    char outcome[32];
    int chooser = sea.h.seats == 2 ? 1 : 2 + (sea.h.seats == 4);
    does(chooser, "first 0 clockwise");
    must_roll("draw_event");
    snprintf(outcome, sizeof outcome, "event_card %s", event);
    luck(outcome);
    sea.begun &= (uint8_t)~BEGUN_EVENTS;
}

/* Two players, in the turn of this event. */
static inline void given_drawn(const char *event)
{
    given_turn(2, "");
    drawn(event);
}

static inline bool is_discarded(int event)
{
    return sea.event_at[event] == DISCARDED;
}

/* The Build Points of the Home pool of a side. */
static inline int home_points(int side)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools(&sea, side, pool);
    for (int i = 0; i < n; i++)
        if (pool[i].is_home)
            return pool[i].points;
    return 0;
}

static inline int sum_points(int side)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools(&sea, side, pool), sum = 0;
    for (int i = 0; i < n; i++)
        sum += pool[i].points;
    return sum;
}

/* Who draws in a later turn draws something to keep. */
static inline void keep_something(void)
{
    static const char *const kept[] = { "event_card RE22", "event_card RE27", "event_card RE13" };
    int i = 0;
    while (!offers(VK_CHANCE, kept[i]))
        i++;
    luck(kept[i]);
}

/* Seat 0 is about to explore in the next turn: everything of the Turn Order Step is over. */
static inline void given_next_turn(void)
{
    int last = sea.h.seats - 1;
    if (is_at(0, "explore_start"))
        does(0, "stay");
    set_until(last, "victory_action");
    does(last, "pass");
    if (sea.begun & BEGUN_EVENTS) {
        set_until(VK_CHANCE, "draw_event");
        keep_something();
    }
    set_until(0, "explore_start");
}

static inline void given_building(void)
{
    set_until(1, "build_session");
}

/* The Building Step of the next turn. */
static inline void given_next_building(void)
{
    given_next_turn();
    given_building();
}

/* Movement points of the first piece of a kind here, or -1. */
static inline int mp_of(int side, int hex, enum kind kind)
{
    for (int i = 0; i < sea.n_pieces[side]; i++)
        if (sea.piece[side][i].at == hex && sea.piece[side][i].kind == kind)
            return sea.piece[side][i].marks & PIECE_MP;
    return -1;
}

/* Seat 0's only piece on Tonga, a War Canoe, attacks Samoa (2 Villages, so 1 Local Warrior). */
static inline void given_attack(const char *defence)
{
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, HEX_SAMOA, defence);
    set_until(0, "move_action");
    goes("0 depart 45 44; 0 take wc 2 none; 0 take wc 2 none; 0 go");
    does(0, "end_movement");
}

#endif
