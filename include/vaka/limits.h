/* limits.h - every fixed size of the engine, in one place, and the special seat numbers. */
#ifndef VAKA_LIMITS_H
#define VAKA_LIMITS_H

enum {
    VK_SEATS_MAX = 5,       /* people and bots at one table */
    VK_ARGS_MAX = 3,        /* arguments of an action */
    VK_EVENT_ARGS = 6,      /* arguments of an event */
    VK_ACTIONS_MAX = 512,   /* longest list of legal actions */
    VK_FRAMES_MAX = 16,     /* depth of the stack of control */
    VK_FRAME_WORDS = 4,     /* small numbers that a frame can hold */
    VK_OPTIONS_MAX = 16,    /* options of one game */
    VK_PARTS_MAX = 12,      /* parts of a score */
    VK_STATE_MAX = 16384,   /* bytes of a state, hard limit */
    VK_ACTION_TEXT = 96,    /* bytes of an action as text, with its final zero */
    VK_STEPS_BOUND = 400000 /* no game may state a larger bound than this */
};

/*
 * A viewer is a seat (0 .. seats-1), the spectator, who knows what everybody knows, or the
 * referee, who knows everything. Chance acts but never looks.
 */
enum {
    VK_SPECTATOR = 8,
    VK_REFEREE = 9,
    VK_NEUTRAL = 0xFD, /* a figure that acts by the rules alone: actor of events, never due */
    VK_CHANCE = 0xFE,
    VK_NONE = 0xFF /* nobody, nothing, or unknown to this viewer */
};

/* Sets of viewers are bit masks over the numbers above. */
#define VK_EVERYBODY 0xFFFFu
#define VK_NOBODY    0x0000u
#define VK_ONLY(v)   (1u << (v))

#endif
