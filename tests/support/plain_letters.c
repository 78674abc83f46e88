/* plain_letters.c - words of two letters and more that stand in a text of the language that is none. */
#include "support/plain_letters.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { FOUND_MAX = 400, NAMES_MAX = 200, KEY_MAX = 120, TEXT_MAX = 8192 };

/* A word; not ended by a zero byte. */
struct word {
    const char *at;
    int n;
};

static char found[FOUND_MAX][KEY_MAX];
static int n_found;
static struct word name[NAMES_MAX];
static int n_names;

static bool is_letter(char c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

/* The next word of the text, which is moved behind it; without letters at its end. */
static struct word next_word(const char **text)
{
    while (**text && !is_letter(**text))
        ++*text;
    struct word word = { *text, 0 };
    while (is_letter(word.at[word.n]))
        word.n++;
    *text += word.n;
    return word;
}

static bool is_name(struct word word)
{
    for (int i = 0; i < n_names; i++)
        if (name[i].n == word.n && memcmp(name[i].at, word.at, (size_t)word.n) == 0)
            return true;
    return false;
}

void plain_letters_of_name(const char *text)
{
    for (struct word w = next_word(&text); w.n && n_names < NAMES_MAX; w = next_word(&text))
        if (!is_name(w))
            name[n_names++] = w;
}

static void note(const char *game, const char *where, const char *text, struct word word)
{
    char key[KEY_MAX];
    snprintf(key, sizeof key, "%s, %s: \"%.*s\"", game, where, word.n, word.at);
    for (int i = 0; i < n_found; i++)
        if (strcmp(found[i], key) == 0)
            return;
    if (n_found == FOUND_MAX)
        return;
    memcpy(found[n_found++], key, sizeof key);
    printf("PLAIN %s in \"%.200s\"\n", key, text);
}

void plain_letters(const char *game, const char *where, const char *text, const char *signs)
{
    const char *at = text;
    for (struct word w = next_word(&at); w.n; w = next_word(&at))
        if (w.n > 1 && (int)strspn(w.at, signs) < w.n && !is_name(w))
            note(game, where, text, w);
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static bool is_read(const char *member, const char *text)
{
    static const char *const always[] = { "ask",  "ask_help", "brief", "ending", "explain",
                                          "help", "text",     "wait",  "where" };
    static const char *const names[] = { "name", "label", "title", "why", "not_now" };
    bool is_id = !strpbrk(text, " ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        if (strcmp(always[i], member) == 0)
            return true;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(names[i], member) == 0)
            return !is_id;
    return false;
}

void plain_letters_json(const char *game, const char *where, const char *json)
{
    static char text[TEXT_MAX];
    char member[60] = "", place[100];
    for (const char *c = json; *c; c++) {
        if (*c != '"')
            continue;
        size_t n = 0;
        for (c++; *c && *c != '"'; c++) {
            c += *c == '\\' && c[1];
            if (n + 1 < sizeof text)
                text[n++] = *c;
        }
        text[n] = '\0';
        if (c[1] == ':') {
            snprintf(member, sizeof member, "%.50s", text);
        } else if (is_read(member, text)) {
            snprintf(place, sizeof place, "%s.%s", where, member);
            plain_letters(game, place, text, "");
        }
    }
}

int plain_letters_found(void)
{
    return n_found;
}
