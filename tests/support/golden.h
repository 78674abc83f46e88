/*
 * golden.h - whole games kept as journals in tests/golden, `<game>-….jsonl`: finding them, reading them
 * (every hash and sum), playing them again step by step, and renewing them when a change of the rules
 * alters them. A program of golden journals runs its tests by golden_run; with VAKA_GOLDEN=renew in the
 * environment it keeps the actions and writes new hashes instead.
 */
#ifndef VAKA_TESTS_SUPPORT_GOLDEN_H
#define VAKA_TESTS_SUPPORT_GOLDEN_H

#include "vaka/journal.h"

enum { GOLDEN_FILES_MAX = 60 };

/* The journal read last, and how often each thing came in all that were read by golden_read_all. */
struct golden {
    int n_files;
    struct vk_session session; /* its state is the one given to golden_run */
    struct vk_journal_head head;
    const char *text; /* of the file */
    int n_of_verb[256], n_of_point[256], n_of_option[VK_OPTIONS_MAX], n_of_seats[VK_SEATS_MAX + 1];
};
extern struct golden golden;

const char *golden_file(int i);
/* Read journal i: it must be right, and its game over. */
void golden_read(int i);
/* The same of all, counting; there must be at least so many. */
void golden_read_all(int least);

/* Journal i once more from its start: `look` is called after every step, the last one included. */
void golden_replay(int i, void (*look)(const char *file, uint32_t step));

/* Every table, every option, every verb and every point of decision or chance occurs, but for these
 * (names in a text, parted by blanks). Needs golden_read_all and golden_replay of all. */
void golden_must_cover(const char *but);

/* The value of a key in a line of a journal, as it is written; NULL if it is not there. */
const char *golden_value(const char *line, const char *key, char *buf, size_t cap);

struct CMUnitTest;
int golden_run(const struct vk_game *g, void *state, const char *title,
               const struct CMUnitTest *tests, size_t n);

#endif
