/* ask.c - reading JSON from outside, with jansson behind a check of depth. */
#include "server/ask.h"
#include "vaka/language.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* jansson goes as deep as the text does: look before it does. */
static bool is_shallow(const char *text, size_t n)
{
    int depth = 0;
    bool is_string = false;
    for (size_t i = 0; i < n; i++) {
        char c = text[i];
        if (is_string) {
            if (c == '\\')
                i++;
            else if (c == '"')
                is_string = false;
        } else if (c == '"') {
            is_string = true;
        } else if (c == '{' || c == '[') {
            if (++depth > ASK_DEPTH)
                return false;
        } else if (c == '}' || c == ']') {
            depth--;
        }
    }
    return true;
}

json_t *ask_parse(const char *text, size_t n, char why[200])
{
    json_error_t error;
    why[0] = 0;
    if (n == 0)
        return json_object();
    if (!is_shallow(text, n)) {
        (void)snprintf(why, 200, "The JSON is nested deeper than %d levels.", ASK_DEPTH);
        return NULL;
    }
    json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &error);
    if (!root) {
        (void)snprintf(why, 200, "The body is not JSON (near byte %d).", error.position);
        return NULL;
    }
    if (!json_is_object(root)) {
        (void)snprintf(why, 200, "A JSON object is expected.");
        json_decref(root);
        return NULL;
    }
    return root;
}

struct ask ask_of(const json_t *object, const struct vk_language *language)
{
    return (struct ask){ .from = object, .language = language };
}

/* A translation has the same conversions in the same order (tests/lint/languages.mjs). */
static const char *in_language(const struct ask *a, const char *format)
{
    const char *said = a->language ? vk_language_find(a->language, format) : NULL;
    return said ? said : format;
}

void ask_refuse(struct ask *a, const char *format, ...)
{
    va_list list;
    if (a->why[0])
        return;
    va_start(list, format);
    (void)vsnprintf(a->why, sizeof a->why, in_language(a, format), list);
    va_end(list);
}

static const json_t *find(const struct ask *a, const char *key)
{
    const json_t *value = json_object_get(a->from, key);
    return json_is_null(value) ? NULL : value;
}

bool ask_has(const struct ask *a, const char *key)
{
    return find(a, key) != NULL;
}

const char *ask_text(struct ask *a, const char *key, size_t max, const char *other)
{
    const json_t *value = find(a, key);
    if (!value) {
        if (!other)
            ask_refuse(a, "The key \"%s\" is missing.", key);
        return other ? other : "";
    }
    const char *text = json_string_value(value);
    if (!text) {
        ask_refuse(a, "The key \"%s\" takes a text.", key);
        return other ? other : "";
    }
    if (json_string_length(value) > max) {
        ask_refuse(a, "The key \"%s\" takes at most %zu bytes.", key, max);
        return other ? other : "";
    }
    return text;
}

int64_t ask_int(struct ask *a, const char *key, int64_t least, int64_t most)
{
    const json_t *value = find(a, key);
    if (!value) {
        ask_refuse(a, "The key \"%s\" is missing.", key);
        return least;
    }
    int64_t n = json_integer_value(value);
    if (!json_is_integer(value) || n < least || n > most) {
        ask_refuse(a, "The key \"%s\" takes a whole number from %lld to %lld.", key,
                   (long long)least, (long long)most);
        return least;
    }
    return n;
}

int64_t ask_int_or(struct ask *a, const char *key, int64_t least, int64_t most, int64_t other)
{
    return ask_has(a, key) ? ask_int(a, key, least, most) : other;
}

bool ask_bool_or(struct ask *a, const char *key, bool other)
{
    const json_t *value = find(a, key);
    if (!value)
        return other;
    if (!json_is_boolean(value))
        ask_refuse(a, "The key \"%s\" takes true or false.", key);
    return json_is_true(value);
}

const json_t *ask_object(struct ask *a, const char *key)
{
    const json_t *value = find(a, key);
    if (!value || json_typeof(value) == JSON_OBJECT)
        return value;
    ask_refuse(a, "The key \"%s\" takes an object.", key);
    return NULL;
}

const json_t *ask_array(struct ask *a, const char *key, size_t most)
{
    const json_t *value = find(a, key);
    if (!json_is_array(value) || json_array_size(value) > most) {
        ask_refuse(a, "The key \"%s\" takes a list of at most %zu.", key, most);
        return NULL;
    }
    return value;
}
