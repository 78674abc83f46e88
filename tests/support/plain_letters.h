/*
 * plain_letters.h - what was said in letters of the English alphabet while everything spoke the language that is none
 * (tools/catalogue.c, --pseudo), in which no text has any: words that never asked the catalogue.
 */
#ifndef VAKA_TESTS_SUPPORT_PLAIN_LETTERS_H
#define VAKA_TESTS_SUPPORT_PLAIN_LETTERS_H

/* The words of this name stay as they are in every language. */
void plain_letters_of_name(const char *name);

/* Look at a text; `game` and `where` are said of what is found. Words that are made of `signs` alone are none. */
void plain_letters(const char *game, const char *where, const char *text, const char *signs);
/* Look at the members of JSON that people read. */
void plain_letters_json(const char *game, const char *where, const char *json);

/* How many different words were found; each was named when it was. */
int plain_letters_found(void);

#endif
