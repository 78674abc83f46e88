/*
 * given.h - what store tests begin with: a store in a directory of its own, people, tables; and
 * calls that must succeed, which say the sentence of the fault when they do not.
 */
#ifndef VAKA_TESTS_STORE_GIVEN_H
#define VAKA_TESTS_STORE_GIVEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "store/store.h"
#include <cmocka.h>

enum store_kind { STORE_SQLITE, STORE_MEMORY, STORE_POSTGRES, STORE_KINDS };

struct given {
    enum store_kind kind;
    char folder[64]; /* its own; removed at the end */
    char file[128];  /* of the database, in the folder */
    char url[160];
    struct store *s;
    struct err e;
};

/* A new folder with a new store in it; PostgreSQL is made once and emptied for each. */
void given_store(struct given *g, enum store_kind kind);
void given_gone(struct given *g); /* close and remove everything */
void reopened(struct given *g);   /* close and open; memory stays as it is */

/* A result that must be 0. */
void must_at(struct given *g, int result, const char *what, int line);
#define must(g, call) must_at((g), (call), #call, __LINE__)

/* A result that must be -1, with this code and a sentence. */
void refused_at(struct given *g, int result, int code, const char *what, int line);
#define must_refuse(g, code, call) refused_at((g), (call), (code), #call, __LINE__)

/* Inside a transaction. */
int64_t given_person(struct given *g, const char *name, const char *secret, int64_t now);
struct store_table a_table(const char *id, int64_t host); /* not yet in the store */
void given_table(struct given *g, const char *id, int64_t host);

void same_table(const struct store_table *a, const struct store_table *b);

/* Number of lines of a journal, each of which must be the next and read "line N of TABLE". */
int64_t sound_journal(struct given *g, const char *table);
int add_line(struct given *g, const char *table, int64_t line);

/* Run each test on a fresh store of each kind. Call once; the result is main's. */
struct store_test {
    const char *name;
    void (*run)(struct given *g);
};
enum { STORE_TESTS_MAX = 64 };
int run_on_each_store(const struct store_test *tests, size_t n);
int run_on_store(enum store_kind kind, const struct store_test *tests, size_t n);

int64_t faults_of(struct given *g, char *first, size_t size); /* store_check; the first sentence */

#endif
