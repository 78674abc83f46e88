/*
 * journal.h - a game at rest: text, one JSON object a line. A header, one line a step, a line for
 * each undo, and a last line with the result. Each line carries the hash of the state after it,
 * and a check sum over its own bytes and all lines before it: one changed character is found and
 * named. Pure: works on text in memory. docs/journal.md describes every key.
 */
#ifndef VAKA_JOURNAL_H
#define VAKA_JOURNAL_H

#include "vaka/reason.h"
#include "vaka/session.h"

enum {
    VK_JOURNAL_VERSION = 1,
    VK_NAME_MAX = 48,
    VK_JOURNAL_LINE = 8192,
    VK_PAST_LUCKS = 8 /* a game that goes from house to house gets other luck at most so often */
};

enum vk_chance_kind { VK_CHANCE_SEED, VK_CHANCE_FAIR };

/* Luck that a game had before it got other luck. Of a fair one the secret is known from then on. */
struct vk_past_luck {
    uint32_t until; /* the last step that could have it */
    uint8_t kind;   /* enum vk_chance_kind */
    int64_t time;   /* when it ended */
    uint64_t seed;
    uint8_t commit[32], secret[32];
};

/*
 * What the header says besides game and setup; and where luck comes from now: that is the header's, or that of
 * the last line that gave the game other luck.
 */
struct vk_journal_head {
    char name[VK_SEATS_MAX][VK_NAME_MAX]; /* of each seat, UTF-8 */
    char bot[VK_SEATS_MAX][VK_NAME_MAX];  /* level of a bot, or empty for a person */
    uint8_t chance_kind;
    uint64_t seed;      /* SEED: the seed itself */
    uint8_t commit[32]; /* FAIR: hash of the secret */
    uint8_t n_past;
    struct vk_past_luck past[VK_PAST_LUCKS];
};

/* What the last line says. */
struct vk_journal_end {
    bool is_there;
    bool has_secret;
    uint8_t secret[32];
};

/*
 * Running state of a writer or reader. A writer starts with all zero (VK_JOURNAL_LINE bytes are
 * enough for any line); a reader leaves it where the text ends, so that a writer can append there.
 */
struct vk_journal {
    uint64_t sum;  /* check sum so far */
    uint64_t size; /* bytes of the complete lines so far */
    uint32_t line; /* how many they are */
    uint32_t spare;
};

/*
 * Each writes one line with its line feed. Names are escaped; too long ones are cut, and bytes
 * that are not UTF-8 become `?`. A step is written after it was played, an undo after it was done
 * (`seat` is VK_NONE for one by consent of all: vk_session_rewind).
 */
void vk_journal_write_head(struct vk_journal *j, const struct vk_game *g,
                           const struct vk_setup *cfg, const struct vk_journal_head *h,
                           struct vk_out *out);
void vk_journal_write_step(struct vk_journal *j, const struct vk_game *g, uint32_t number,
                           const struct vk_step *step, struct vk_out *out);
void vk_journal_write_undo(struct vk_journal *j, const struct vk_session *t, int seat, uint32_t to,
                           int64_t time, struct vk_out *out);
/*
 * The game gets other luck after its last step: what it had goes to the past (`secret` is that of fair luck, else
 * NULL), and what it has is the caller's to set. False: it had too many.
 */
bool vk_luck_ends(struct vk_journal_head *h, uint32_t steps, const uint8_t *secret, int64_t time);
/* Somebody went back to `to` steps: what is played again has the luck of now. */
void vk_luck_undone(struct vk_journal_head *h, uint32_t to);
/*
 * The lines for past luck that ended at one place, from the kth on; the next k. `number` is the viewer's of the
 * step, `state` the one after it.
 */
struct vk_luck_place {
    const struct vk_game *game;
    const void *state;
    uint32_t steps, number;
    int viewer;
};
int vk_journal_write_lucks(struct vk_journal *j, const struct vk_journal_head *h, int k,
                           const struct vk_luck_place *at, struct vk_out *out);
void vk_journal_write_end(struct vk_journal *j, const struct vk_session *t,
                          const uint8_t *secret /* 32 bytes or NULL */, int64_t time,
                          struct vk_out *out);

/*
 * The same for one viewer while the game runs: actions that it may not read are null, the hash is
 * that of its own view, and a seed is withheld (with it all luck to come would be known). Such a
 * journal can be read by people and programs, but not replayed. `after` is the state after the
 * step. VK_REFEREE gets what the functions above write.
 */
void vk_journal_write_head_for(struct vk_journal *j, const struct vk_game *g,
                               const struct vk_setup *cfg, const struct vk_journal_head *h,
                               int viewer, struct vk_out *out);
void vk_journal_write_step_for(struct vk_journal *j, const struct vk_game *g, uint32_t number,
                               const struct vk_step *step, const void *after, int viewer,
                               struct vk_out *out);

/* A whole one, made from the steps of a session; without what was taken back, and without an end. */
void vk_journal_write_for(struct vk_journal *j, const struct vk_session *t,
                          const struct vk_journal_head *h, int viewer, struct vk_out *out);

/* Why and where a journal was refused: `line` from 1, and one sentence without a full stop. */
struct vk_journal_fault {
    uint32_t line;
    bool is_of_other_rules;  /* nothing is wrong with it, but this program has other rules */
    struct vk_reason reason; /* for whoever reads it */
    char why[200];           /* the same in English, for logs and programs */
};
/* Both as one sentence, with its full stop. */
void vk_journal_fault_put(const struct vk_journal_fault *no, const struct vk_words *w,
                          struct vk_out *out);

/* Called for each line that was read and replayed; for showing a journal as it went. */
struct vk_journal_watch {
    void (*line)(struct vk_journal_watch *self, const struct vk_session *t, const char *text,
                 size_t n);
};

/*
 * Read the header only: game, setup, names. Text need not end in a zero byte. On success *used is
 * the length of the header line.
 */
bool vk_journal_read_head(const char *text, size_t n, const struct vk_game **g,
                          struct vk_setup *cfg, struct vk_journal_head *h, struct vk_journal *j,
                          size_t *used, struct vk_journal_fault *no);

/*
 * Read a whole journal into a session: every step is checked for legality, hash and sum. `t`
 * must have its buffers set: state (VK_STATE_MAX bytes, or those of the game if the header was
 * read before), step and cap; a short `cap` is a fault that says so. A last line without its line
 * feed is refused unless `torn` is given: then it is left out and *torn set. On success *j goes
 * on where the complete lines end (j->size), so that a writer can append there. On refusal the
 * session holds nothing of use.
 */
bool vk_journal_read(const char *text, size_t n, struct vk_session *t, struct vk_journal_head *h,
                     struct vk_journal_end *end, struct vk_journal *j, bool *torn,
                     struct vk_journal_watch *watch, struct vk_journal_fault *no);

/*
 * Lines that were written behind those that have been read: `t`, `end` and `j` are as vk_journal_read, or this
 * function, left them, and go on. On refusal the session holds nothing of use.
 */
bool vk_journal_read_more(const char *text, size_t n, struct vk_session *t,
                          struct vk_journal_head *h, struct vk_journal_end *end,
                          struct vk_journal *j, struct vk_journal_watch *watch,
                          struct vk_journal_fault *no);

/* Number of lines, for sizing the steps of a session before reading. */
uint32_t vk_journal_lines(const char *text, size_t n);

#endif
