/*
 * schema.h - the numbered migrations of src/store/schema, in the binary; number i is at i-1. Each
 * backend has its own.
 */
#ifndef VAKA_STORE_SCHEMA_H
#define VAKA_STORE_SCHEMA_H

struct store_migration {
    const char *name;
    const unsigned char *sql; /* ends with a zero */
};

extern const struct store_migration store_migrations[];
extern const int store_n_migrations;

extern const struct store_migration postgres_migrations[];
extern const int postgres_n_migrations;

#endif
