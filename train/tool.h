/* tool.h - what the programs of train/ share: arguments, processes, nets from files, one game played. */
#ifndef VAKA_TRAIN_TOOL_H
#define VAKA_TRAIN_TOOL_H

#include "vaka/bot.h"
#include "vaka/registry.h"
#include <stdio.h>

/* The value behind `--name`, or what stands for it. */
const char *arg_text(int n, char **args, const char *name, const char *standard);
double arg_number(int n, char **args, const char *name, double standard);

_Noreturn void give_up(const char *what, const char *detail);
double now(void);    /* seconds */
double worked(void); /* seconds of processor time of this thread */
void *get_memory(size_t size);

/* `work` in so many processes; its results, of `size` bytes each, in the order of their numbers. */
void in_parallel(int processes, void (*work)(int number, void *result, void *context),
                 void *context, void *results, size_t size);

/* A net from a file that train.py wrote; "built-in" means that of the game. */
const struct vk_net *read_net(const char *file, const struct vk_game *g);

/* A policy likewise; "none" means that there is none, "built-in" that of the game, which may be none. */
const struct vk_policy *read_policy(const char *file, const struct vk_game *g);

/* The same game, judged by this net. */
struct vk_game judged_by(const struct vk_game *g, const struct vk_net *net);

/* The row of each verb of a game in a policy, and how many rows there are (games/scaffold/policy.inc). */
const uint16_t *rows_of_verbs(const struct vk_game *g, int *n_rows);

/* Who decides: a seat, VK_CHANCE, or VK_NONE at the end. */
int decider(const struct vk_game *g, const void *s);

/* A set-up as people choose them: half of the time the standard, else some options otherwise. */
struct vk_setup some_setup(const struct vk_game *g, int seats, struct vk_rng *rng);

#endif
