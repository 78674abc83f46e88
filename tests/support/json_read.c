/* json_read.c - a strict reader of JSON for tests, by recursive descent over the text itself. */
#include "json_read.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Each of these returns the place behind what it reads, or NULL. */
static const char *skip_value(const char *at, int depth);

static const char *skip_hex(const char *at)
{
    for (int i = 0; i < 4; i++)
        if (!at[i] || !strchr("0123456789abcdefABCDEF", at[i]))
            return NULL;
    return at + 4;
}

/* One character of UTF-8 beyond ASCII, by the number that it stands for. */
static const char *skip_utf8(const char *at)
{
    const unsigned char *u = (const unsigned char *)at;
    int more = u[0] >= 0xF0 ? 3 : u[0] >= 0xE0 ? 2 : 1;
    unsigned long number = u[0] & (0x3Fu >> more);
    static const unsigned long least[] = { 0, 0x80, 0x800, 0x10000 };
    if (u[0] < 0xC0 || u[0] > 0xF7)
        return NULL;
    for (int i = 1; i <= more; i++) {
        if ((u[i] & 0xC0) != 0x80)
            return NULL;
        number = number << 6 | (u[i] & 0x3Fu);
    }
    bool is_surrogate = number >= 0xD800 && number < 0xE000;
    return number < least[more] || number > 0x10FFFF || is_surrogate ? NULL : at + more + 1;
}

static const char *skip_string(const char *at)
{
    if (*at++ != '"')
        return NULL;
    while (at && *at != '"') {
        unsigned char c = (unsigned char)*at;
        if (c < 0x20)
            return NULL; /* the end of the text is such a character too */
        if (c == '\\' && at[1] == 'u')
            at = skip_hex(at + 2);
        else if (c == '\\')
            at = at[1] && strchr("\"\\/bfnrt", at[1]) ? at + 2 : NULL;
        else
            at = c < 0x80 ? at + 1 : skip_utf8(at);
    }
    return at ? at + 1 : NULL;
}

static const char *skip_digits(const char *at)
{
    const char *start = at;
    while (*at >= '0' && *at <= '9')
        at++;
    return at > start ? at : NULL;
}

static const char *skip_number(const char *at)
{
    at += *at == '-';
    at = *at == '0' ? at + 1 : skip_digits(at);
    if (at && *at == '.')
        at = skip_digits(at + 1);
    if (at && (*at == 'e' || *at == 'E')) {
        at++;
        at = skip_digits(at + (*at == '+' || *at == '-'));
    }
    return at;
}

static const char *skip_list(const char *at, char close, bool has_keys, int depth)
{
    if (depth > 40)
        return NULL;
    if (*++at == close)
        return at + 1;
    for (;;) {
        if (has_keys) {
            at = skip_string(at);
            if (!at || *at++ != ':')
                return NULL;
        }
        at = skip_value(at, depth + 1);
        if (!at || (*at != ',' && *at != close))
            return NULL;
        if (*at++ == close)
            return at;
    }
}

static const char *skip_value(const char *at, int depth)
{
    static const char *const word[] = { "true", "false", "null" };
    for (int i = 0; i < 3; i++)
        if (strncmp(at, word[i], strlen(word[i])) == 0)
            return at + strlen(word[i]);
    switch (*at) {
    case '{': return skip_list(at, '}', true, depth);
    case '[': return skip_list(at, ']', false, depth);
    case '"': return skip_string(at);
    default: return skip_number(at);
    }
}

bool json_is_valid(const char *text)
{
    const char *end = skip_value(text, 0);
    return end && !*end;
}

/* Element number `wanted` of the list at `at`, or the one whose key is `key`; NULL if none is. */
static const char *element(const char *at, const char *key, size_t key_length, int wanted, int *n)
{
    bool has_keys = *at == '{';
    char close = has_keys ? '}' : ']';
    *n = 0;
    if (at[1] == close)
        return NULL;
    for (at++;; at++) {
        bool is_wanted = !has_keys && *n == wanted;
        if (has_keys) {
            const char *end = skip_string(at);
            is_wanted =
                key && (size_t)(end - at) == key_length + 2 && memcmp(at + 1, key, key_length) == 0;
            at = end + 1;
        }
        if (is_wanted)
            return at;
        (*n)++;
        at = skip_value(at, 0);
        if (*at == close)
            return NULL;
    }
}

const char *json_at(const char *text, const char *path)
{
    int n;
    while (text && *path) {
        size_t length = strcspn(path, ".");
        if (*text != '{' && *text != '[')
            return NULL;
        text = element(text, path, length, (int)strtol(path, NULL, 10), &n);
        path += length + (path[length] == '.');
    }
    return text;
}

int json_count(const char *text, const char *path)
{
    int n;
    const char *at = json_at(text, path);
    if (!at || (*at != '{' && *at != '['))
        return -1;
    element(at, NULL, 0, -1, &n);
    return n;
}

bool json_is(const char *text, const char *path, const char *value)
{
    const char *at = json_at(text, path);
    const char *end = at ? skip_value(at, 0) : NULL;
    return end && (size_t)(end - at) == strlen(value) && memcmp(at, value, strlen(value)) == 0;
}

int json_number(const char *text, const char *path)
{
    const char *at = json_at(text, path);
    return at && (*at == '-' || (*at >= '0' && *at <= '9')) ? (int)strtol(at, NULL, 10) : INT_MIN;
}
