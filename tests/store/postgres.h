/* postgres.h - a PostgreSQL of a test's own, made when it is first asked for (tests/store/lib/postgres.sh). */
#ifndef VAKA_TESTS_STORE_POSTGRES_H
#define VAKA_TESTS_STORE_POSTGRES_H

#include <stddef.h>

/* Its database "vaka" with nothing in it, and its address. Skips the test where there is no PostgreSQL. */
void postgres_emptied(char *url, size_t size);
/* The address of a database for a user. */
void postgres_url(char *url, size_t size, const char *user, const char *database);
void postgres_sql(const char *sql); /* as the user who may do all, in "vaka" */
void postgres_gone(void); /* stopped and removed; also when the process ends in any other way */

#endif
