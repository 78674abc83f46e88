/*
 * player.h - an external player: a program that is asked for each decision of its seat, by the
 * protocol of docs/external-players.md. It gets what its seat may know and nothing else.
 */
#ifndef VAKA_CLI_PLAYER_H
#define VAKA_CLI_PLAYER_H

#include "cli/child.h"
#include "vaka/play.h"

enum { PLAYER_PROTOCOL = 1 };

/* What it wants to be told. */
enum player_wants {
    PLAYER_VIEW = 1,
    PLAYER_LEGAL = 2,
    PLAYER_STATE = 4, /* for programs that share the engine */
    PLAYER_STEPS = 8
};

struct cli_player {
    const char *command;
    struct cli_child child;
    unsigned wants;
    char *text; /* for it, not sent yet */
    size_t n, cap;
    int64_t patience; /* milliseconds that an answer may take beyond its time */
    int late_starts;  /* in a row */
    uint64_t form;    /* of positions of the game that is played */
    struct vk_reason why;
};

/* One game as the seat is told of it. */
struct player_game {
    const struct vk_game *game;
    const struct vk_setup *setup;
    int64_t number;
    uint64_t seed; /* for the player's own luck */
    int seat;
    int64_t time; /* milliseconds to think in, for a decision; 0: as long as it likes */
};

/* A decision: `state` is the true one, and is concealed here. */
struct player_question {
    const void *state;
    const struct vk_actions *list;
    uint32_t step; /* steps that the seat was told */
};

/*
 * Each says CHILD_BAD with `why` in the player if it failed; its program has been ended then, and
 * is started again by the next game.
 */
enum child_news player_begin(struct cli_player *p, const struct player_game *t,
                             const atomic_int *stop);
enum child_news player_decide(struct cli_player *p, const struct player_game *t,
                              const struct player_question *q, const atomic_int *stop,
                              vk_action *answer);

/* A step that the seat may read; `seat` may be VK_CHANCE. */
void player_step(struct cli_player *p, const struct player_game *t, int seat, vk_action a);

/* The end of the game; `loser` is the seat that gave it away for the reason `why`, or VK_NONE. */
void player_over(struct cli_player *p, const struct player_game *t, const struct vk_score *score,
                 int loser, const struct vk_reason *why, const atomic_int *stop);

void player_close(struct cli_player *p);

/* player_luck.c: for struct player_game.seed, from the seed of the game */
uint64_t player_luck(uint64_t seed, int seat);

#endif
