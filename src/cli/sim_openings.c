/* sim_openings.c - see sim_openings.h. */
#include "cli/sim_openings.h"
#include "vaka/hash.h"
#include <stdlib.h>
#include <string.h>

void sim_add_tally(struct sim_tally *to, const struct sim_tally *from)
{
    if (from->scored && (to->scored == 0 || from->min < to->min))
        to->min = from->min;
    if (from->scored && (to->scored == 0 || from->max > to->max))
        to->max = from->max;
    to->games += from->games;
    to->wins += from->wins;
    to->scored += from->scored;
    to->score += from->score;
    to->forfeits += from->forfeits;
}

static struct sim_opening *place_of(const struct sim_openings *o, int seat, const char *text)
{
    uint64_t at = vk_hash(VK_HASH_START + (uint64_t)seat, text, strlen(text));
    for (;; at++) {
        struct sim_opening *row = &o->row[at & (o->cap - 1)];
        if (!row->text || (row->seat == seat && strcmp(row->text, text) == 0))
            return row;
    }
}

static bool grow(struct sim_openings *o)
{
    struct sim_openings larger = { .n = o->n, .cap = o->cap ? o->cap * 2 : 256 };
    larger.row = calloc(larger.cap, sizeof *larger.row);
    if (!larger.row)
        return false;
    for (uint32_t i = 0; i < o->cap; i++)
        if (o->row[i].text)
            *place_of(&larger, o->row[i].seat, o->row[i].text) = o->row[i];
    free(o->row);
    *o = larger;
    return true;
}

bool openings_add(struct sim_openings *o, int seat, const char *text, const struct sim_tally *tally)
{
    if (o->n * 2 >= o->cap && !grow(o))
        return false;
    struct sim_opening *row = place_of(o, seat, text);
    if (!row->text) {
        size_t size = strlen(text) + 1;
        char *copy = o->n < OPENINGS_MAX ? malloc(size) : NULL;
        if (!copy)
            return false;
        memcpy(copy, text, size);
        *row = (struct sim_opening){ .text = copy, .seat = seat };
        o->n++;
    }
    sim_add_tally(&row->tally, tally);
    return true;
}

bool openings_merge(struct sim_openings *to, const struct sim_openings *from)
{
    for (uint32_t i = 0; i < from->cap; i++)
        if (from->row[i].text &&
            !openings_add(to, from->row[i].seat, from->row[i].text, &from->row[i].tally))
            return false;
    return true;
}

static int by_seat_and_games(const void *a, const void *b)
{
    const struct sim_opening *x = a, *y = b;
    if (!x->text || !y->text)
        return (x->text == NULL) - (y->text == NULL);
    if (x->seat != y->seat)
        return x->seat < y->seat ? -1 : 1;
    if (x->tally.games != y->tally.games)
        return x->tally.games > y->tally.games ? -1 : 1;
    return strcmp(x->text, y->text);
}

void openings_sort(struct sim_openings *o)
{
    if (o->n)
        qsort(o->row, o->cap, sizeof *o->row, by_seat_and_games);
}

void openings_close(struct sim_openings *o)
{
    for (uint32_t i = 0; i < o->cap; i++)
        free(o->row[i].text);
    free(o->row);
    *o = (struct sim_openings){ .n = 0 };
}
