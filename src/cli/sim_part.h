/*
 * sim_part.h - the result of a shard as text: what was to be played, and the sums as whole numbers.
 * Parts of all shards add up to exactly what one run would have found. A simulation has one table,
 * a tournament one for each set of players that meet.
 */
#ifndef VAKA_CLI_SIM_PART_H
#define VAKA_CLI_SIM_PART_H

#include "cli/sim.h"
#include "vaka/reason.h"

enum { PART_VERSION = 1, PART_BOTS_MAX = 16 };

struct part_table {
    int bot[VK_SEATS_MAX]; /* who plays at it */
    struct sim_sums sums;
    struct sim_openings openings;
};

struct sim_part {
    const char *kind; /* the command: `sim` or `tournament` */
    struct sim_plan plan;
    struct cli_bot bot[PART_BOTS_MAX];
    int n_bots;
    struct part_table *table;
    int n_tables;
    bool was_interrupted;
};

/* A hash of the sources of rules and bots that this program was built of. */
extern const char part_build[];

/* The tables for these bots and seats; false if there is no memory. */
bool part_set_tables(struct sim_part *p);
void part_close(struct sim_part *p);

/* The plan of one of its tables. */
struct sim_plan part_plan_of(const struct sim_part *p, int table);

void part_write(struct vk_out *out, const void *part);

/* A line with a hash of all that stands before it; what a part says of its games fits together. */
uint64_t part_hash(const char *text, size_t n);
bool part_adds_up(const struct sim_part *p);

/* What all parts of one run have in common. */
void part_write_head(struct vk_out *out, const struct sim_part *p);

/* sim_part_read.c: on refusal false and one sentence, in which {0} is the name of the file */
bool part_read(struct sim_part *p, const char *kind, const char *path, const char *text,
               struct vk_reason *why);

/* sim_merge.c: the words of the call are files; their sum into `whole`. A status. */
int part_merge(const struct cli_call *call, const char *kind, struct sim_part *whole);

#endif
