/*
 * chance.c - an external player in C without any library: it takes any legal action, as its seed
 * says. Everything that a player must do is here; put something better into `choose`.
 *
 *   cc -O2 -o chance examples/bots/chance.c
 *   vaka sim polynesia --bots greedy,exec:./chance
 *
 * The protocol: docs/external-players.md.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEGAL_MAX = 512, TEXT_MAX = 96, LINE_MAX_BYTES = 8192 };

static char legal[LEGAL_MAX][TEXT_MAX];
static int n_legal;
static uint64_t luck;

/* xorshift: good enough for dice. */
static uint64_t next_number(void)
{
    luck ^= luck << 13;
    luck ^= luck >> 7;
    luck ^= luck << 17;
    return luck;
}

static const char *choose(void)
{
    return legal[next_number() % (uint64_t)n_legal];
}

/* The seed of the game, so that the same run gives the same answers. */
static void begin(const char *line)
{
    const char *seed = strstr(line, " seed=");
    luck = seed ? strtoull(seed + 6, NULL, 16) : 0;
    if (luck == 0)
        luck = 1;
    n_legal = 0;
}

static void hear(const char *line)
{
    if (strncmp(line, "vaka ", 5) == 0) {
        /* We speak version 1 and want the legal actions, nothing else. */
        puts("ready 1 legal chance");
    } else if (strncmp(line, "game ", 5) == 0) {
        begin(line);
    } else if (strncmp(line, "legal ", 6) == 0 && n_legal < LEGAL_MAX) {
        snprintf(legal[n_legal++], TEXT_MAX, "%.95s", line + 6);
    } else if (strncmp(line, "decide", 6) == 0) {
        printf("do %s\n", choose());
        n_legal = 0;
    }
    /* Everything else (options, over, and what later versions tell) is passed over. */
    fflush(stdout);
}

int main(void)
{
    char line[LINE_MAX_BYTES];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (strcmp(line, "quit") == 0)
            break;
        hear(line);
    }
    return 0;
}
