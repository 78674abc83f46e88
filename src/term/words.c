/*
 * words.c - a board in words. Reads JSON of our own writers only, so it checks the end of the text
 * and nothing else. Zero, null, false and what is empty are not worth a word.
 */
#include "term/words.h"
#include "words/speak.h"
#include <string.h>

struct reader {
    const char *at;
    const struct vk_face *face;
    const struct vk_words *words;
    struct vk_out *out;
};

enum { KEY_MAX = 64, TEXT_MAX = 400 };

/* What a list of named things leaves out: places on a drawing, and what has its own command. */
static const char *const dull_keys[] = { "id",     "slug", "x",    "y", "label",
                                         "corner", "slot", "ends", NULL };
static const char *const other_lists[] = { "players", "cards", NULL };
static const char *const plain_keys[] = { "kind", "class", NULL }; /* the value says it all */

static bool is_among(const char *key, const char *const *list)
{
    for (; *list; list++)
        if (strcmp(key, *list) == 0)
            return true;
    return false;
}

/* Behind the value at `at`, whatever it is. */
static const char *skip(const char *at)
{
    int depth = 0;
    bool is_text = false;
    for (; *at; at++) {
        if (is_text) {
            if (*at == '\\' && at[1])
                at++;
            else if (*at == '"')
                is_text = false;
        } else if (*at == '"') {
            is_text = true;
        } else if (*at == '{' || *at == '[') {
            depth++;
        } else if (*at == '}' || *at == ']') {
            if (depth == 0)
                return at;
            if (--depth == 0)
                return at + 1;
        } else if (*at == ',' && depth == 0) {
            return at;
        }
        if (!is_text && depth == 0 && *at == '"')
            return at + 1;
    }
    return at;
}

/* A text value without its quotes. Escapes other than of a quote do not occur in names. */
static void read_text(const char *at, char *text, size_t cap)
{
    size_t n = 0;
    for (at++; *at && *at != '"'; at++) {
        if (*at == '\\' && at[1])
            at++;
        if (n + 1 < cap)
            text[n++] = *at;
    }
    text[n] = '\0';
}

/* The next member of an object: its key, and where its value begins. False at the end. */
static bool next_member(const char **at, char key[KEY_MAX], const char **value)
{
    while (**at == ',' || **at == '{' || **at == ' ')
        (*at)++;
    if (**at != '"')
        return false;
    read_text(*at, key, KEY_MAX);
    *at = skip(*at);
    while (**at == ':' || **at == ' ')
        (*at)++;
    *value = *at;
    *at = skip(*at);
    return true;
}

static bool is_worth(const char *value)
{
    return !(value[0] == 'n' || value[0] == 'f' || (value[0] == '0' && value[1] != '.') ||
             (value[0] == '[' && value[1] == ']') || (value[0] == '{' && value[1] == '}') ||
             (value[0] == '"' && value[1] == '"'));
}

static void put_key(const char *key, struct vk_out *out)
{
    for (; *key; key++)
        vk_put_char(out, *key == '_' ? ' ' : *key);
}

static int number_at(const char *at)
{
    int n = 0;
    for (; *at >= '0' && *at <= '9' && n < 100000; at++)
        n = 10 * n + (*at - '0');
    return n;
}

/* A list of numbers: how many of each seat (`pieces`), else the seats themselves. */
static void put_numbers(struct reader *r, const char *key, const char *at)
{
    bool is_count = strcmp(key, "pieces") == 0;
    const char *comma = "";
    for (int seat = 0; *at == '[' || *at == ','; seat++) {
        int n = number_at(++at);
        at = skip(at);
        if (is_count && n == 0)
            continue;
        vk_put(r->out, comma);
        vk_seat_text(r->face, is_count ? seat : n, r->words, r->out);
        if (is_count) {
            vk_put_char(r->out, ' ');
            vk_put_int(r->out, n);
        }
        comma = ", ";
    }
}

static void put_texts(struct reader *r, const char *at)
{
    char text[TEXT_MAX];
    for (const char *comma = ""; *at == '[' || *at == ','; comma = vk_say(" and ")) {
        read_text(++at, text, sizeof text);
        at = skip(at);
        vk_put(r->out, comma);
        vk_put(r->out, text);
    }
}

static bool has_other_than_zero(const char *at)
{
    for (; *at && *at != ']'; at++)
        if (*at >= '1' && *at <= '9')
            return true;
    return false;
}

static void put_member(struct reader *r, const char *key, const char *value)
{
    char text[TEXT_MAX];
    bool is_list = value[0] == '[', is_text = is_list && value[1] == '"';
    if (value[0] == '{' || (is_list && strcmp(key, "pieces") == 0 && !has_other_than_zero(value)))
        return;
    vk_put(r->out, "; ");
    if (!is_among(key, plain_keys))
        put_key(key, r->out);
    if (value[0] == 't')
        return;
    if (!is_among(key, plain_keys))
        vk_put_char(r->out, ' ');
    if (is_text) {
        put_texts(r, value);
    } else if (is_list) {
        put_numbers(r, key, value);
    } else if (value[0] == '"') {
        read_text(value, text, sizeof text);
        vk_put(r->out, text);
    } else {
        vk_put_bytes(r->out, value, (size_t)(skip(value) - value));
    }
}

/* Is there anything to tell besides its name and sort? */
static bool is_plain(const char *at)
{
    char key[KEY_MAX];
    const char *value;
    while (next_member(&at, key, &value))
        if (is_worth(value) && strcmp(key, "name") != 0 && !is_among(key, dull_keys) &&
            !is_among(key, plain_keys))
            return false;
    return true;
}

/* One thing with a name, a line. */
static void put_thing(struct reader *r, const char *at)
{
    char key[KEY_MAX], name[TEXT_MAX] = "", id[TEXT_MAX] = "";
    const char *value, *start = at;
    while (next_member(&at, key, &value)) {
        if (strcmp(key, "name") == 0)
            read_text(value, name, sizeof name);
        if (strcmp(key, "id") == 0)
            read_text(value, id, sizeof id);
    }
    if (!name[0])
        return;
    vk_put(r->out, name);
    if (id[0]) {
        vk_put(r->out, " (");
        vk_put(r->out, id);
        vk_put_char(r->out, ')');
    }
    at = start;
    while (next_member(&at, key, &value))
        if (is_worth(value) && strcmp(key, "name") != 0 && !is_among(key, dull_keys))
            put_member(r, key, value);
    vk_put_char(r->out, '\n');
}

static void put_things(struct reader *r, const char *at)
{
    int n_plain = 0;
    while (*at == '{') {
        if (is_plain(at))
            n_plain++;
        else
            put_thing(r, at);
        at = skip(at);
        at += *at == ',';
    }
    if (n_plain) {
        vk_put_int(r->out, n_plain);
        vk_put(r->out, vk_say(" more with nothing on them\n"));
    }
}

void words_of_board(const char *json, const struct vk_face *f, const struct vk_words *w,
                    struct vk_out *out)
{
    struct reader r = { json, f, w, out };
    char key[KEY_MAX];
    const char *value;
    while (next_member(&r.at, key, &value)) {
        if (value[0] != '[' || value[1] != '{' || is_among(key, other_lists))
            continue;
        put_key(key, out);
        vk_put(out, ":\n");
        put_things(&r, value + 1);
        vk_put_char(out, '\n');
    }
}
