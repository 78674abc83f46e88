/*
 * game.h - the interface of a game: one const struct vk_game, the only visible symbol of its
 * folder. A game gives a table of decision points; the core (vaka/play.h) gives who is due,
 * legality, apply and flow on top of it. Read docs/interface.md for the why, docs/adding-a-game.md
 * for the how, src/games/template for the smallest example.
 *
 * A state is one flat struct whose first member is struct vk_head: no pointers, floats, bit-fields
 * or padding; fixed-width integers; VK_NONE for "none" and "unknown to you". Copy is memcpy,
 * equality is memcmp, equal positions are equal bytes.
 */
#ifndef VAKA_GAME_H
#define VAKA_GAME_H

#include "vaka/action.h"
#include "vaka/event.h"
#include "vaka/ladder.h"
#include "vaka/limits.h"
#include "vaka/net.h"
#include "vaka/rng.h"
#include <stddef.h>
#include <stdint.h>

enum vk_kind {
    VK_STEP,   /* no decision: a small program that the core runs until it pushes or pops */
    VK_CHOICE, /* one seat decides: the seat of the frame */
    VK_SECRET, /* the seats in head.waiting decide, in any order, each into its own hidden slots */
    VK_RANDOM  /* chance decides: outcomes with whole-number weights */
};

/* A wrong request. The state is untouched whenever one of these comes back. */
enum vk_error {
    VK_OK = 0,
    VK_ERR_OVER = -1,    /* the game is over */
    VK_ERR_NOT_DUE = -2, /* somebody else decides now */
    VK_ERR_ILLEGAL = -3, /* not in the list */
    VK_ERR_SETUP = -4,   /* seats or options refused */
    VK_ERR_FULL = -5,    /* the caller's buffer is too small */
    VK_ERR_UNDO = -6     /* undo stops at the barrier */
};

/* One level of control. A frame holds no hidden value, or `conceal` wipes it. */
struct vk_frame {
    uint8_t point, seat, pc, flag;
    int16_t v[VK_FRAME_WORDS];
};

/* First member of every state. */
struct vk_head {
    struct vk_frame frame[VK_FRAMES_MAX];
    uint8_t depth, seats, over, spare;
    uint16_t waiting; /* seats that still owe a secret choice */
    uint16_t barrier; /* grows when something is rolled or revealed: undo stops there */
    uint16_t round;   /* kept by the game, for people and statistics */
    uint16_t spare2;
};

struct vk_point {
    const char *name; /* the specification's name, snake_case */
    enum vk_kind kind;

    /* STEP only. Must push, pop, move its pc on, or end the game. */
    void (*run)(void *s, struct vk_frame *f, struct vk_sink *ev);

    /* The actions of `seat` (VK_CHANCE at a RANDOM point), in the specification's order. */
    void (*legal)(const void *s, const struct vk_frame *f, int seat, struct vk_actions *out);

    /*
     * Carry out an action of that list. `f` stays yours after a push; after a pop it is wiped. At
     * a SECRET point write into the seat's own slots only: no push, no reveal, nothing in `f`.
     */
    void (*apply)(void *s, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev);

    /*
     * Who may read the text of this action, asked before it is applied. NULL: everybody at a
     * CHOICE or RANDOM point; at a SECRET one only the seat itself.
     */
    uint16_t (*seen)(const void *s, const struct vk_frame *f, int seat, vk_action a);
};

enum vk_option_kind {
    VK_OPT_WORD,   /* one of `words` */
    VK_OPT_TOGGLE, /* off, on */
    VK_OPT_NUMBER  /* min .. max */
};

/* One row of a game's options. Rules must not look at one that is `display` only. */
struct vk_option {
    const char *key;
    const char *const *words;
    const char *title, *help; /* for people: a name and one sentence; fronts translate them */
    int16_t min, max, standard;
    uint8_t kind, display;
};

/* Seats and the value of each option, by its row (a word by its number, a toggle as 0 or 1). */
struct vk_setup {
    uint8_t seats;
    int16_t option[VK_OPTIONS_MAX];
};

/* Why a setup was refused: which option (VK_NONE: the seats), and one sentence. */
struct vk_refusal {
    uint8_t option;
    const char *why;
};

/*
 * Totals are in the game's own unit (vk_game.score_unit of them, at least 1, make one point). What a state
 * does not tell is marked, not counted as nothing: a part of a seat in `unknown`, its tie-break in
 * `unknown_ties`. A total is the sum of the parts that are known.
 */
struct vk_score {
    int32_t total[VK_SEATS_MAX];
    int32_t tie_break[VK_SEATS_MAX];
    int16_t part[VK_SEATS_MAX][VK_PARTS_MAX];
    uint16_t unknown[VK_SEATS_MAX]; /* mask of parts */
    uint16_t unknown_ties;          /* mask of seats */
    uint8_t rank[VK_SEATS_MAX];     /* 1 is best; equal ones share a rank */
    uint16_t winners;               /* mask; at the end one, several or nobody (all ranked last) */
};

/* How much there is to learn. */
enum vk_weight { VK_EASY, VK_MEDIUM, VK_DEMANDING };

struct vk_game {
    const char *id, *title;
    const char *first_game;  /* options of a good first game, "key=value ..."; "": the standard */
    const char *first_help;  /* what is easier about it, in a sentence; NULL where it is standard */
    uint8_t minutes, weight; /* how long it takes people; enum vk_weight */
    uint8_t has_no_points; /* its score only says who won: fronts show no sums while it is played */
    uint16_t rules_version, state_size;
    uint32_t step_bound; /* no game is longer, chance included */
    uint8_t seats_min, seats_max, first_point, score_unit;
    /* A CHOICE asked often and seldom needed, or 0: fronts answer it for who does not want to be asked. */
    uint8_t quiet_point;

    const struct vk_point *points;
    const struct vk_arg_kind *arg_kinds;
    const struct vk_verb *verbs;
    const struct vk_event_def *events;
    const struct vk_option *options;
    const char *const *parts; /* names of the parts of a score */
    uint8_t n_points, n_arg_kinds, n_verbs, n_events, n_options, n_parts;

    /* The state is zeroed and head.seats is set. Validates options; draws nothing. */
    int (*setup)(void *s, const struct vk_setup *cfg, struct vk_refusal *no);
    /* Valid at any time: before the end, as if the game ended now; on a concealed state it counts what is
       known there and marks the rest (vk_score_for reads the marks, of a zeroed `out`). Never changes it. */
    void (*score)(const void *s, struct vk_score *out);
    /*
     * Overwrite what this viewer (a seat or VK_SPECTATOR) may not know, order included: sort again
     * after wiping. May drop frames of private sub-steps above the public point; never changes who
     * is due, the barrier or the round.
     */
    void (*conceal)(void *s, int viewer);
    /* Fill the unknown at random, consistently with all that the viewer knows. */
    void (*imagine)(void *concealed, int viewer, struct vk_rng *rng);
    /* NULL, or which invariant broke; sums pieces independently of how rules move them. */
    const char *(*check)(const void *s);
    /* Bot policy: how good each action of the list looks to `seat`; higher is better, >= 0. */
    void (*weigh)(const void *s, int seat, const struct vk_actions *list, float *w);
    /* Bot value: expected share of the victory per seat; sums to at most 1. */
    void (*estimate)(const void *s, float value[VK_SEATS_MAX]);
    /* The same, learned, and `weigh` for a search's inner positions (net.h). NULL: those above serve. */
    const struct vk_reader *reader;
    const struct vk_net *net, *net_alone; /* the second for one seat, or NULL: the first serves */
    const struct vk_policy *policy;
    const struct vk_ladder *ladder; /* NULL: every level is as vk_levels has it */
};

/* ---- For rules: the stack of control ------------------------------------------------------ */

/* A new frame on top. Frames never move. */
struct vk_frame *vk_push(struct vk_head *h, int point, int seat);

/* Remove the top frame and wipe it, so that equal positions are equal bytes. */
void vk_pop(struct vk_head *h);

static inline struct vk_frame *vk_top(struct vk_head *h)
{
    return &h->frame[h->depth - 1];
}

static inline const struct vk_frame *vk_top_of(const struct vk_head *h)
{
    return &h->frame[h->depth - 1];
}

/* The frame under the top one: a question reads the counters of the loop that asks it. */
static inline struct vk_frame *vk_below(struct vk_head *h)
{
    return &h->frame[h->depth - 2];
}

static inline const struct vk_frame *vk_below_of(const struct vk_head *h)
{
    return &h->frame[h->depth - 2];
}

/* Open a SECRET point for a set of seats (not empty). */
struct vk_frame *vk_push_secret(struct vk_head *h, int point, unsigned seats);

/* This seat has made its secret choice; after the last one the frame is popped: true. */
bool vk_secret_done(struct vk_head *h, int seat);

/* Something became known that was not: undo stops here. (Chance and secrets do so themselves.) */
static inline void vk_reveal(struct vk_head *h)
{
    h->barrier++;
}

/* The game is over. The core empties the stack when the rule function returns. */
void vk_finish(struct vk_head *h);

/* A parameter that the interface gives, and that this function does not need. */
#define VK_UNUSED __attribute__((unused))

/*
 * Events. VK_EMIT sends a row that everybody sees; VK_EMIT_TO one that only `seen` gets whole: the
 * others get it without the arguments in `veil`. One to six arguments, whole numbers of any type.
 * Costs one comparison when nobody listens.
 */
void vk_emit_row(struct vk_sink *ev, const struct vk_event *row);
#define VK_EMIT(ev, kind, actor, ...) VK_EMIT_TO(ev, VK_EVERYBODY, 0, kind, actor, __VA_ARGS__)
#define VK_EMIT_TO(ev, seen, veil, kind, actor, ...)                                               \
    VK_EMIT_SIX(ev, seen, veil, kind, actor, __VA_ARGS__, 0, 0, 0, 0, 0, 0)
#define VK_EMIT_SIX(ev, seen_, veil_, kind_, actor_, a, b, c, d, e, f, ...)                        \
    do {                                                                                           \
        if (ev)                                                                                    \
            vk_emit_row(                                                                           \
                (ev), &(struct vk_event){ .kind = (uint8_t)(kind_),                                \
                                          .actor = (uint8_t)(actor_),                              \
                                          .veil = (uint8_t)(veil_),                                \
                                          .seen_by = (uint16_t)(seen_),                            \
                                          .arg = { (int16_t)(a), (int16_t)(b), (int16_t)(c),       \
                                                   (int16_t)(d), (int16_t)(e), (int16_t)(f) } });  \
    } while (0)

/* Ranks and winners from totals and tie-breaks (higher is better in both). */
void vk_rank(struct vk_score *score, int seats);

/* A broken program, not a wrong request. Every program that links the engine defines vk_panic; it must not return. */
_Noreturn void vk_panic(const char *what, const char *file, int line);
#ifdef VK_NO_ASSERT
#define vk_assert(x) ((void)0)
#else
#define vk_assert(x) ((x) ? (void)0 : vk_panic(#x, __FILE__, __LINE__))
#endif

#endif
