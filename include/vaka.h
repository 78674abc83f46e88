/*
 * vaka.h - the games of Vaka for other programs: libvaka.so. C only, no state of its own but the sentence
 * of the last fault; any number of threads may call, each object in one of them at a time.
 *
 * Objects are opaque. A function that makes one gives NULL where it cannot; the others give a negative
 * enum vaka_fault where a call was wrong, and change nothing then. vaka_error has the reason, one sentence.
 * Sizes are asked at run time. Texts go into the caller's buffer: the answer is the length of the whole
 * text without its zero byte, so one that is not below `cap` means that it was cut; ask again with more. NULL with a
 * `cap` of 0 only asks how long it is.
 *
 * Names that begin with vaka_ stay as they are as long as vaka_api() stays the same; functions may be added.
 */
#ifndef VAKA_H
#define VAKA_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef VAKA_API
#define VAKA_API
#endif

enum { VAKA_API_NUMBER = 1 };

enum vaka_fault {
    VAKA_OK = 0,
    VAKA_OVER = -1,    /* the game is over */
    VAKA_NOT_DUE = -2, /* somebody else decides now */
    VAKA_ILLEGAL = -3, /* not among the legal actions */
    VAKA_SETUP = -4,   /* no such game, or seats or options refused */
    VAKA_FULL = -5,    /* a buffer is too small */
    VAKA_UNDO = -6,    /* there are not so many steps */
    VAKA_CALL = -7,    /* NULL, closed, or a number out of its range */
    VAKA_MEMORY = -8,  /* there is not enough memory, or no thread */
    VAKA_JOURNAL = -9  /* a journal was refused */
};

/* Who acts or looks, besides the seats 0, 1 and so on. */
enum {
    VAKA_CHANCE = -1,
    VAKA_NOBODY = -4,     /* the game is over */
    VAKA_SPECTATOR = -10, /* sees what everybody sees */
    VAKA_REFEREE = -11    /* sees everything: of views and scores only */
};

typedef struct vaka_game vaka_game;   /* a game with its seats and options */
typedef struct vaka_state vaka_state; /* one game under way, with the steps that led there */
typedef struct vaka_bot vaka_bot;
typedef struct vaka_batch vaka_batch; /* many games that are played at once */

VAKA_API int vaka_api(void);             /* VAKA_API_NUMBER of the library */
VAKA_API const char *vaka_version(void); /* of the program, "1.2.3" */
VAKA_API const char *vaka_error(void);   /* why the last wrong call of this thread was refused */

/* ---- Games ---------------------------------------------------------------------------------------- */

VAKA_API int vaka_n_games(void);
VAKA_API const char *vaka_game_id(int i); /* NULL beyond the last */

/* Seats 0: as many as is usual. Options "key=value key=value", or NULL. */
VAKA_API vaka_game *vaka_game_open(const char *id, int seats, const char *options);
VAKA_API void vaka_game_close(vaka_game *g); /* what was made of it stays whole */

/* JSON: title, seats, options with their values; "setup", those of this one; "secrets": not everybody sees all. */
VAKA_API int64_t vaka_game_json(const vaka_game *g, char *text, size_t cap);

VAKA_API int vaka_game_seats(const vaka_game *g);
VAKA_API int vaka_game_max_legal(const vaka_game *g); /* no list of legal actions is longer */
VAKA_API int vaka_game_max_steps(const vaka_game *g); /* no game is longer, chance included */

/*
 * An action is a number from 0 to vaka_game_actions - 1: a verb and up to three arguments. It means the same
 * in every position of this game, whatever its seats and options, as long as the version of its rules is
 * the same. Seats in its arguments are absolute. On paper an action is a text (`EXN ra17 fish`).
 */
VAKA_API int vaka_game_actions(const vaka_game *g);
VAKA_API int64_t vaka_game_action_text(const vaka_game *g, int action, char *text, size_t cap);
VAKA_API int vaka_game_action_read(const vaka_game *g, const char *text); /* the action */

/* The verb and the arguments (0 where there is none) of `n` actions from `first`, four bytes each. */
VAKA_API int vaka_game_action_parts(const vaka_game *g, int first, int n, uint8_t *parts);

/*
 * An observation is a row of numbers, made of nothing but what its seat may know: two positions that the
 * seat cannot tell apart give the same row. What belongs to seats begins with the one who looks, and goes
 * on with the one to its left. JSON: [{"name","kind","at","size","rows","shape"}], what stands where.
 */
VAKA_API int vaka_game_observation_size(const vaka_game *g);
VAKA_API int64_t vaka_game_observation_json(const vaka_game *g, char *text, size_t cap);

/* ---- One game under way --------------------------------------------------------------------------- */

/*
 * With a seed chance is settled by itself, each step from the seed and the step's number; without
 * (NULL) VAKA_CHANCE is due, and the caller applies one of vaka_state_outcomes.
 */
VAKA_API vaka_state *vaka_state_open(const vaka_game *g, const uint64_t *seed);
VAKA_API int vaka_state_seed(vaka_state *s, uint64_t seed); /* so from here on */
VAKA_API vaka_state *vaka_state_clone(const vaka_state *s);
VAKA_API void vaka_state_close(vaka_state *s);
VAKA_API vaka_game *vaka_state_game(const vaka_state *s); /* a new object */

struct vaka_now {
    int32_t
        player;   /* who decides: a seat, VAKA_CHANCE or VAKA_NOBODY; of several seats the first */
    uint32_t due; /* all seats that decide at once, a bit each; none sees what the others choose */
    uint32_t steps; /* so far, chance included */
    uint32_t round;
    uint64_t hash;    /* of the true position */
    const char *what; /* the name of the decision, "" when it is over */
};
VAKA_API int vaka_state_now(const vaka_state *s, struct vaka_now *now);

/* The actions of a seat that is due, or of VAKA_CHANCE, in the order of the rules: how many. */
VAKA_API int vaka_state_legal(const vaka_state *s, int player, int32_t *action, int cap);
VAKA_API int vaka_state_outcomes(const vaka_state *s, int32_t *action, double *share, int cap);
VAKA_API int vaka_state_apply(vaka_state *s, int player, int action);
VAKA_API int vaka_state_rewind(vaka_state *s, uint32_t steps); /* back to so many steps */

/* Steps from number `first` (0 is the first): who and what. How many were written. */
VAKA_API int vaka_state_history(const vaka_state *s, uint32_t first, int n, int8_t *player,
                                int32_t *action);

/* Of each seat: its share of the victory (0 until the game is over); its points as the viewer knows them. */
VAKA_API int vaka_state_returns(const vaka_state *s, double *share, int cap);
VAKA_API int vaka_state_points(const vaka_state *s, int viewer, double *points, int cap);

VAKA_API int vaka_state_observe(const vaka_state *s, int seat, float *row, int cap);
VAKA_API int64_t vaka_state_view(const vaka_state *s, int viewer, char *text,
                                 size_t cap); /* JSON */
/* All that a seat was told so far: a line a step that it could read, and the hash of what it saw then. */
VAKA_API int64_t vaka_state_told(const vaka_state *s, int viewer, char *text, size_t cap);
/* What an action does, for people: `Explore Vavau - Aitutaki, pay fish`. */
VAKA_API int64_t vaka_state_label(const vaka_state *s, int player, int action, char *text,
                                  size_t cap);

/* A game that this seat cannot tell from the true one: what is hidden from it is drawn anew. It has no
 * steps, so no journal can be made of it; chance is due in it as in one without a seed. */
VAKA_API vaka_state *vaka_state_imagine(const vaka_state *s, int seat, uint64_t seed);

/* ---- Journals (docs/journal.md) ------------------------------------------------------------------- */

/* Names and levels of bots by seat; each array, and each entry, may be NULL. */
VAKA_API int64_t vaka_journal_write(const vaka_state *s, const char *const *names,
                                    const char *const *bots, char *text, size_t cap);
/* The game of a journal at its end; every line is checked. Goes on with the journal's seed if it has one. */
VAKA_API vaka_state *vaka_journal_read(const char *text, size_t n);
/* JSON: {"game","seats","names","bots","chance"}. */
VAKA_API int64_t vaka_journal_head(const char *text, size_t n, char *json, size_t cap);
/* Every line, and every roll and draw against the seed or the published secret: how many draws. */
VAKA_API int vaka_journal_verify(const char *text, size_t n);

/* ---- Bots ----------------------------------------------------------------------------------------- */

VAKA_API int64_t vaka_levels_json(char *text, size_t cap); /* [{"id","title","help"}] */

/* `hard`, or `hard:5000` for another number of iterations. */
VAKA_API vaka_bot *vaka_bot_open(const vaka_game *g, const char *level, uint64_t seed);
VAKA_API void vaka_bot_close(vaka_bot *b);

struct vaka_thought {
    int32_t action;
    uint32_t visits; /* of a search */
    double value;    /* expected share of the victory; of `greedy` the share of all weights */
};
/* The answer of a seat that is due; it gets what that seat may know. Thoughts, best first: *n of them fit,
 * and are set to how many there are. Both may be NULL. */
VAKA_API int vaka_bot_choose(vaka_bot *b, const vaka_state *s, int player,
                             struct vaka_thought *thought, int *n);

/* ---- Many games at once --------------------------------------------------------------------------- */

/*
 * `n` games, up to 65,536, each with a seed of its own made of `seed`; threads 0: one a core. What is chosen and
 * drawn does not depend on the number of threads. A game that ends is replaced by a new one at once.
 */
VAKA_API vaka_batch *vaka_batch_open(const vaka_game *g, int n, uint64_t seed, int threads);
VAKA_API void vaka_batch_close(vaka_batch *b);
VAKA_API int vaka_batch_threads(const vaka_batch *b);

/* The caller's arrays, a row a game; those that are NULL are left out. `size` is sizeof this struct. */
struct vaka_rows {
    size_t size;
    int8_t *player;     /* n: who decides now */
    int32_t *n_legal;   /* n: how many actions it has */
    int32_t *legal;     /* n * legal_width: these, in the order of the rules, then -1 */
    float *observation; /* n * observation_width: what `player` knows */
    float *returns;     /* n * seats: of the game that has just ended; else 0 */
    uint8_t *ended;  /* n: the last step ended a game; what else stands here is of the next one */
    uint64_t *seed;  /* n: of the game that is played, as for vaka_state_open */
    uint32_t *steps; /* n: of this game so far, chance included */
    int32_t legal_width;       /* vaka_game_max_legal; less is refused */
    int32_t observation_width; /* vaka_game_observation_size; less is refused */
};

/* Begin all games anew, from the seed. */
VAKA_API int vaka_batch_reset(vaka_batch *b, uint64_t seed, const struct vaka_rows *rows);

enum { VAKA_RANDOM = -1 };
/*
 * One decision in each game: its place in the list of legal actions (vaka_batch_choose) or its number
 * (vaka_batch_apply); VAKA_RANDOM, or NULL for all: any, drawn from the seed. If one is wrong nothing is
 * played, and vaka_error names the game.
 */
VAKA_API int vaka_batch_choose(vaka_batch *b, const int32_t *place, const struct vaka_rows *rows);
VAKA_API int vaka_batch_apply(vaka_batch *b, const int32_t *action, const struct vaka_rows *rows);

#ifdef __cplusplus
}
#endif

#endif
