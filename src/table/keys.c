/* keys.c - one JSON object from outside. */
#include "table/keys.h"
#include "session/scan.h"
#include "vaka/out.h"
#include <string.h>

struct reading {
    const char *start;
    struct scan s;
    int depth;
    bool is_too_deep;
};

/* ---- Saying no ----------------------------------------------------------------------------- */

void vk_keys_refuse(struct vk_keys *k, const char *before, const char *key, const char *after)
{
    struct vk_out out = vk_out_to(k->why, sizeof k->why);
    if (k->why[0])
        return;
    vk_put(&out, before);
    if (key) {
        vk_put_char(&out, '"');
        vk_put(&out, key);
        vk_put_char(&out, '"');
    }
    vk_put(&out, after);
}

static void refuse_number(struct vk_keys *k, const char *before, int64_t n, const char *after)
{
    struct vk_out out = vk_out_to(k->why, sizeof k->why);
    if (k->why[0])
        return;
    vk_put(&out, before);
    vk_put_int(&out, n);
    vk_put(&out, after);
}

/* ---- JSON ---------------------------------------------------------------------------------- */

static void skip_blanks(struct scan *s)
{
    while (s->at < s->end && (*s->at == ' ' || *s->at == '\t' || *s->at == '\n' || *s->at == '\r'))
        s->at++;
}

static int hex_of(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool read_unit(struct scan *s, unsigned *unit)
{
    *unit = 0;
    for (int i = 0; i < 4; i++) {
        int digit = s->at < s->end ? hex_of(*s->at++) : -1;
        if (digit < 0)
            return false;
        *unit = *unit << 4 | (unsigned)digit;
    }
    return true;
}

/* \uXXXX, or two of them for a character beyond the first plane; never zero, never half a pair. */
static bool read_point(struct scan *s, unsigned *point)
{
    unsigned low;
    if (!read_unit(s, point) || *point == 0 || (*point >= 0xDC00 && *point < 0xE000))
        return false;
    if (*point < 0xD800 || *point >= 0xE000)
        return true;
    if (!scan_literal(s, "\\u") || !read_unit(s, &low) || low < 0xDC00 || low >= 0xE000)
        return false;
    *point = 0x10000 + ((*point - 0xD800) << 10) + (low - 0xDC00);
    return true;
}

static void put_point(struct vk_out *out, unsigned point)
{
    if (point < 0x80) {
        vk_put_char(out, (char)point);
    } else if (point < 0x800) {
        vk_put_char(out, (char)(0xC0 | point >> 6));
        vk_put_char(out, (char)(0x80 | (point & 0x3F)));
    } else {
        if (point < 0x10000) {
            vk_put_char(out, (char)(0xE0 | point >> 12));
        } else {
            vk_put_char(out, (char)(0xF0 | point >> 18));
            vk_put_char(out, (char)(0x80 | (point >> 12 & 0x3F)));
        }
        vk_put_char(out, (char)(0x80 | (point >> 6 & 0x3F)));
        vk_put_char(out, (char)(0x80 | (point & 0x3F)));
    }
}

static bool read_escape(struct scan *s, struct vk_out *out)
{
    static const char names[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
    unsigned point;
    s->at++;
    if (s->at == s->end || *s->at == 0)
        return false;
    char c = *s->at++;
    const char *found = strchr(names, c);
    if (found) {
        vk_put_char(out, means[found - names]);
        return true;
    }
    if (c != 'u' || !read_point(s, &point))
        return false;
    put_point(out, point);
    return true;
}

static bool read_string(struct scan *s, struct vk_out *out)
{
    if (!scan_literal(s, "\""))
        return false;
    while (s->at < s->end && *s->at != '"') {
        size_t k = utf8_length(s->at, (size_t)(s->end - s->at));
        if (k == 0 || (uint8_t)*s->at < 0x20)
            return false;
        if (*s->at == '\\') {
            if (!read_escape(s, out))
                return false;
            continue;
        }
        vk_put_bytes(out, s->at, k);
        s->at += k;
    }
    return scan_literal(s, "\"");
}

static bool skip_digits(struct scan *s)
{
    const char *first = s->at;
    while (s->at < s->end && *s->at >= '0' && *s->at <= '9')
        s->at++;
    return s->at > first;
}

static bool skip_number(struct scan *s)
{
    (void)scan_literal(s, "-");
    if (!scan_literal(s, "0") && !skip_digits(s))
        return false;
    if (scan_literal(s, ".") && !skip_digits(s))
        return false;
    if (scan_literal(s, "e") || scan_literal(s, "E")) {
        if (!scan_literal(s, "+"))
            (void)scan_literal(s, "-");
        return skip_digits(s);
    }
    return true;
}

static bool skip_value(struct reading *r);

/* The rest of a list or an object, behind its bracket. */
static bool skip_members(struct reading *r, const char *bracket, bool has_keys)
{
    struct vk_out none = { 0 };
    if (++r->depth > VK_KEYS_DEPTH) {
        r->is_too_deep = true;
        return false;
    }
    skip_blanks(&r->s);
    bool is_done = scan_literal(&r->s, bracket);
    while (!is_done) {
        skip_blanks(&r->s);
        if (has_keys) {
            if (!read_string(&r->s, &none))
                return false;
            skip_blanks(&r->s);
            if (!scan_literal(&r->s, ":"))
                return false;
            skip_blanks(&r->s);
        }
        if (!skip_value(r))
            return false;
        skip_blanks(&r->s);
        is_done = scan_literal(&r->s, bracket);
        if (!is_done && !scan_literal(&r->s, ","))
            return false;
    }
    r->depth--;
    return true;
}

static bool skip_value(struct reading *r)
{
    struct vk_out none = { 0 };
    if (r->s.at < r->s.end && *r->s.at == '"')
        return read_string(&r->s, &none);
    if (scan_literal(&r->s, "{"))
        return skip_members(r, "}", true);
    if (scan_literal(&r->s, "["))
        return skip_members(r, "]", false);
    return scan_literal(&r->s, "true") || scan_literal(&r->s, "false") ||
           scan_literal(&r->s, "null") || skip_number(&r->s);
}

/* ---- The object ---------------------------------------------------------------------------- */

static bool is_same(const struct vk_value *a, const char *text, size_t n)
{
    return a->n == n && memcmp(a->at, text, n) == 0;
}

static bool read_member(struct vk_keys *k, struct reading *r)
{
    struct vk_out none = { 0 };
    const char *key = r->s.at + 1;
    if (k->n == VK_KEYS_MAX || !read_string(&r->s, &none))
        return false;
    size_t length = (size_t)(r->s.at - key) - 1;
    for (int i = 0; i < k->n; i++)
        if (is_same(&k->key[i], key, length))
            return false; /* the same twice: which one is meant? */
    skip_blanks(&r->s);
    if (!scan_literal(&r->s, ":"))
        return false;
    skip_blanks(&r->s);
    const char *value = r->s.at;
    if (!skip_value(r))
        return false;
    k->key[k->n] = (struct vk_value){ key, length };
    k->value[k->n++] = (struct vk_value){ value, (size_t)(r->s.at - value) };
    return true;
}

static bool read_members(struct vk_keys *k, struct reading *r)
{
    r->depth = 1;
    skip_blanks(&r->s);
    bool is_done = scan_literal(&r->s, "}");
    while (!is_done) {
        skip_blanks(&r->s);
        if (!read_member(k, r))
            return false;
        skip_blanks(&r->s);
        is_done = scan_literal(&r->s, "}");
        if (!is_done && !scan_literal(&r->s, ","))
            return false;
    }
    skip_blanks(&r->s);
    return r->s.at == r->s.end;
}

bool vk_keys_read(struct vk_keys *k, const char *text, size_t n)
{
    struct reading r = { .start = text, .s = { text, text + n } };
    *k = (struct vk_keys){ 0 };
    if (n == 0)
        return true;
    skip_blanks(&r.s);
    if (scan_literal(&r.s, "{")) {
        if (read_members(k, &r))
            return true;
    } else if (skip_value(&r) && (skip_blanks(&r.s), r.s.at == r.s.end)) {
        vk_keys_refuse(k, "A JSON object is expected.", NULL, "");
        return false;
    }
    if (r.is_too_deep)
        refuse_number(k, "The JSON is nested deeper than ", VK_KEYS_DEPTH, " levels.");
    else
        refuse_number(k, "The body is not JSON (near byte ", r.s.at - r.start, ").");
    return false;
}

/* ---- Values -------------------------------------------------------------------------------- */

static const struct vk_value *find(const struct vk_keys *k, const char *key)
{
    for (int i = 0; i < k->n; i++)
        if (is_same(&k->key[i], key, strlen(key)))
            return is_same(&k->value[i], "null", 4) ? NULL : &k->value[i];
    return NULL;
}

bool vk_keys_have(const struct vk_keys *k, const char *key)
{
    return find(k, key) != NULL;
}

/* What has to be there. */
static const struct vk_value *need(struct vk_keys *k, const char *key)
{
    const struct vk_value *v = find(k, key);
    if (!v)
        vk_keys_refuse(k, "The key ", key, " is missing.");
    return v;
}

void vk_keys_text(struct vk_keys *k, const char *key, char *buf, size_t cap)
{
    const struct vk_value *v = need(k, key);
    struct vk_out out = vk_out_to(buf, cap);
    if (!v)
        return;
    struct scan s = { v->at, v->at + v->n };
    if (*v->at != '"' || !read_string(&s, &out)) {
        vk_keys_refuse(k, "The key ", key, " takes a text.");
    } else if (!vk_out_ok(&out)) {
        char most[40];
        struct vk_out tail = vk_out_to(most, sizeof most);
        vk_put(&tail, " takes at most ");
        vk_put_int(&tail, (int64_t)cap - 1);
        vk_put(&tail, " bytes.");
        vk_keys_refuse(k, "The key ", key, most);
        buf[0] = 0;
    }
}

int64_t vk_keys_int(struct vk_keys *k, const char *key, int64_t least, int64_t most)
{
    const struct vk_value *v = need(k, key);
    int64_t n = 0;
    if (!v)
        return least;
    struct scan s = { v->at, v->at + v->n };
    bool is_zero = is_same(v, "-0", 2);
    if ((is_zero || (scan_int(&s, &n) && s.at == s.end)) && n >= least && n <= most)
        return n;
    char range[80];
    struct vk_out out = vk_out_to(range, sizeof range);
    vk_put(&out, " takes a whole number from ");
    vk_put_int(&out, least);
    vk_put(&out, " to ");
    vk_put_int(&out, most);
    vk_put(&out, ".");
    vk_keys_refuse(k, "The key ", key, range);
    return least;
}

bool vk_keys_bool(struct vk_keys *k, const char *key)
{
    const struct vk_value *v = need(k, key);
    if (v && !is_same(v, "true", 4) && !is_same(v, "false", 5))
        vk_keys_refuse(k, "The key ", key, " takes true or false.");
    return v && is_same(v, "true", 4);
}

bool vk_keys_next(struct vk_keys *k, const char *key, const char **at, char *buf, size_t cap)
{
    const struct vk_value *v = find(k, key);
    struct vk_out out = vk_out_to(buf, cap);
    if (!v || *v->at != '[') {
        vk_keys_refuse(k, "The key ", key, " takes a list of texts.");
        return false;
    }
    struct scan s = { *at ? *at : v->at + 1, v->at + v->n };
    skip_blanks(&s);
    (void)scan_literal(&s, ",");
    skip_blanks(&s);
    if (*s.at == ']')
        return false;
    if (!read_string(&s, &out)) {
        vk_keys_refuse(k, "The key ", key, " takes a list of texts.");
        return false;
    }
    if (!vk_out_ok(&out))
        vk_keys_refuse(k, "The key ", key, " is too long.");
    *at = s.at;
    return true;
}
