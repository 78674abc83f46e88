/*
 * play_text.h - helpers for tests that read like the rules: given a position, when somebody plays
 * this text, then that holds. A failure names the line of the test and says what was possible.
 * Include after cmocka.h.
 */
#ifndef VAKA_TESTS_SUPPORT_PLAY_TEXT_H
#define VAKA_TESTS_SUPPORT_PLAY_TEXT_H

#include "vaka/play.h"
#include "vaka/rng.h"

enum { EVENTS_MAX = 512 };

/* Collects events: pass &log.sink. Rows beyond the last place are counted, not kept. */
struct event_log {
    struct vk_sink sink;
    int n;
    struct vk_event row[EVENTS_MAX];
};

void event_log_open(struct event_log *log);

/* The rows as `viewer` gets them, `name actor arg arg; …` (`-` for no actor). */
const char *event_log_text(const struct vk_game *g, const struct event_log *log, int viewer);

/* Does a viewer get the same rows, byte for byte, from both? */
bool event_logs_same(const struct event_log *a, const struct event_log *b, int viewer);

/* Given: start a game; `options` is "key=value key=value" or "". Panics if refused. */
void start_game(const struct vk_game *g, void *s, int seats, const char *options);

/* The same as a vk_setup. */
struct vk_setup setup_of(const struct vk_game *g, int seats, const char *options);

/* Panics if the text is no action of the game. */
vk_action act_of(const struct vk_game *g, const char *text);

/* The error of playing this text; the state changes only if it is VK_OK. */
int try_play(const struct vk_game *g, void *s, int seat, const char *text);

/* When: the seat (or VK_CHANCE) plays, which must be legal. */
#define play(g, s, seat, text) play_at((g), (s), (seat), (text), NULL, __FILE__, __LINE__)
#define play_heard(g, s, seat, text, log)                                                          \
    play_at((g), (s), (seat), (text), &(log)->sink, __FILE__, __LINE__)
void play_at(const struct vk_game *g, void *s, int seat, const char *text, struct vk_sink *ev,
             const char *file, int line);

/* Several at once, "0 lay kelp; 1 done; * tide 3" (* is chance). */
#define play_line(g, s, text) play_line_at((g), (s), (text), __FILE__, __LINE__)
void play_line_at(const struct vk_game *g, void *s, const char *text, const char *file, int line);

/* When anybody plays anything: chance or the first seat that is due, and any action of its list. */
int next_to_act(const struct vk_game *g, const void *s);
vk_action any_of(const struct vk_actions *list, int seat, struct vk_rng *rng);

/* Then: exactly these are legal, in this order, "lay kelp; done". */
#define assert_legal(g, s, seat, text) assert_legal_at((g), (s), (seat), (text), __FILE__, __LINE__)
void assert_legal_at(const struct vk_game *g, const void *s, int seat, const char *text,
                     const char *file, int line);

bool is_legal(const struct vk_game *g, const void *s, int seat, const char *text);

/* The legal actions as text, parted by "; ". The text lives until the next call. */
const char *legal_text(const struct vk_game *g, const void *s, int seat);

#endif
