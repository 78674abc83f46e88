/* file.h - whole files, in and out. What went wrong comes back as one sentence. */
#ifndef VAKA_CLI_FILE_H
#define VAKA_CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* No journal of ours comes near this. */
enum { CLI_FILE_MAX = 64 << 20 };

/*
 * Read a file, or standard input for `-`, into memory that the caller frees; NULL and one sentence
 * if that cannot be done. A zero byte follows the text.
 */
char *cli_read_file(const char *path, size_t *n, char *why, size_t why_size);

/* Write a file so that it is there whole, or as it was before. False and one sentence if not. */
bool cli_write_file(const char *path, const char *text, size_t n, char *why, size_t why_size);

/* A directory that can be written; made if it is not there. */
bool cli_make_directory(const char *path, char *why, size_t why_size);

#endif
