/*
 * puzzle.h - positions where one move is clearly best: how they are found in games of bots, and the line of text
 * that keeps one. Files of such lines lie in src/analysis/puzzles; a day has the puzzle of its number.
 */
#ifndef VAKA_ANALYSIS_PUZZLE_H
#define VAKA_ANALYSIS_PUZZLE_H

#include "analysis/analysis.h"
#include "session/position.h"

enum {
    VK_PUZZLE_LINE = VK_POSITION_MAX + 200,
    VK_PUZZLE_STRONG = 40000,         /* iterations, twice */
    VK_PUZZLE_MARGIN = 10 * VK_POINT, /* how far every other move is behind */
    VK_PUZZLE_FIRST_DAY = 20758 /* 2026-11-01, in days since 1970: the day of the first line */
};

struct vk_puzzle {
    int seat;
    vk_action best;
    int32_t value, next; /* of the best move, and of the best of all others */
};

/* Bytes that looking for one wants, aligned to 16. */
size_t vk_puzzle_memory(const struct vk_game *g);

/*
 * Is the end of this session a puzzle for the seat that is due? There are at least four moves, and the best one is
 * not what comes to mind first (`greedy`). Two strong searches with luck of their own find the same one, and all
 * others behind it.
 */
bool vk_puzzle_find(const struct vk_session *t, void *memory, size_t size, struct vk_puzzle *out);

/*
 * Does a puzzle still hold for the bots of today: a short look with that memory finds its move best, and no other near?
 */
bool vk_puzzle_holds(const struct vk_session *t, const struct vk_puzzle *p, void *memory,
                     size_t size);

/* A line: the two values, the position, the best move. */
void vk_puzzle_write(const struct vk_session *t, const struct vk_puzzle *p, struct vk_out *out);

/* What the position of a line says before its steps, for sizing a session. */
bool vk_puzzle_head(const char *line, struct vk_position_head *h, struct vk_position_fault *no);

/*
 * Read a line, up to its line feed or end. `t` as in vk_position_read; it stands at the puzzle then. False: the
 * line is none, or does not fit this program, and no->why says what is wrong.
 */
bool vk_puzzle_read(const char *line, struct vk_session *t, struct vk_puzzle *out,
                    struct vk_position_fault *no);

/* Which of `n` lines is that of a day, in days since 1970. */
uint32_t vk_puzzle_of_day(uint32_t n, int64_t day);

/* Line number `k` of a text, or NULL; and how many there are. A line that begins with # is none. */
const char *vk_puzzle_line(const char *text, uint32_t k);
uint32_t vk_puzzle_lines(const char *text);

/* The puzzles of a game, and how many games have some. */
struct vk_puzzle_source {
    const char *game, *text;
};
extern const struct vk_puzzle_source vk_puzzle_sources[];
extern const int vk_n_puzzle_sources;

#endif
