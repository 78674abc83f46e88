/*
 * json.c - writing JSON. Whatever bytes come in, what goes out is one valid JSON text: control
 * characters are escaped, and bytes that are not UTF-8 become U+FFFD.
 */
#include "vaka/json.h"
#include "vaka/hash.h"
#include <string.h>

struct vk_json vk_json_to(struct vk_out *out)
{
    struct vk_json j = { .out = out };
    j.first[0] = true;
    return j;
}

/*
 * The length of the UTF-8 character at `text`, of which n > 0 bytes are left; 0 if there is none.
 * Overlong forms, surrogates and numbers beyond U+10FFFF are none.
 */
static size_t utf8_length(const unsigned char *text, size_t n)
{
    unsigned char a = text[0];
    size_t length = a < 0x80 ? 1 : a >= 0xC2 && a < 0xE0 ? 2 : (a & 0xF0) == 0xE0 ? 3 : 4;
    if (length == 1)
        return 1;
    if (a < 0xC2 || a > 0xF4 || length > n)
        return 0;
    unsigned char low = a == 0xE0 ? 0xA0 : a == 0xF0 ? 0x90 : 0x80;
    unsigned char high = a == 0xED ? 0x9F : a == 0xF4 ? 0x8F : 0xBF;
    if (text[1] < low || text[1] > high)
        return 0;
    for (size_t i = 2; i < length; i++)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    return length;
}

/* As vk_put_char, but here, where the compiler sees it: half of all calls are brackets and quotes. */
static void put_mark(struct vk_out *out, char c)
{
    if (out->len + 1 < out->cap) {
        out->buf[out->len] = c;
        out->buf[out->len + 1] = '\0';
    }
    out->len++;
}

static void put_control(struct vk_out *out, unsigned char c)
{
    static const char hex[] = "0123456789abcdef";
    switch (c) {
    case '\n': vk_put(out, "\\n"); return;
    case '\r': vk_put(out, "\\r"); return;
    case '\t': vk_put(out, "\\t"); return;
    default:
        vk_put(out, "\\u00");
        vk_put_char(out, hex[c >> 4]);
        vk_put_char(out, hex[c & 15]);
    }
}

/* Stands in a string as it is. */
static bool is_plain(unsigned char c)
{
    return (unsigned)c - 0x20 < 0x5F && c != '"' && c != '\\';
}

/* Eight letters at once: none of them needs care. A byte below what is taken away borrows from the top of its own. */
static bool are_plain(uint64_t letters)
{
    const uint64_t each = 0x0101010101010101u, tops = 0x8080808080808080u;
    uint64_t quote = letters ^ each * '"', slash = letters ^ each * '\\',
             del = letters ^ each * 0x7F;
    uint64_t odd =
        letters | (letters - each * 0x20) | (quote - each) | (slash - each) | (del - each);
    return !(odd & tops);
}

static size_t plain_length(const unsigned char *bytes, size_t n)
{
    size_t i = 0;
    while (i < n && is_plain(bytes[i]))
        i++;
    return i;
}

/* Fewer letters than a word has, in two halves that may lie over each other. */
static inline size_t copy_short(char *to, const char *text, size_t n)
{
    uint32_t half[2];
    size_t i = 0, size = sizeof *half;
    if (n < size) {
        for (; i < n && is_plain((unsigned char)text[i]); i++)
            to[i] = text[i];
        return i;
    }
    memcpy(&half[0], text, size);
    memcpy(&half[1], text + n - size, size);
    if (!are_plain(half[0] | (uint64_t)half[1] << 32))
        return 0;
    memcpy(to, &half[0], size);
    memcpy(to + n - size, &half[1], size);
    return n;
}

/* A word or more; the last word lies over the one before it. */
static size_t copy_long(char *to, const char *text, size_t n)
{
    uint64_t letters;
    size_t size = sizeof letters;
    for (size_t i = 0;;) {
        memcpy(&letters, text + i, size);
        if (!are_plain(letters))
            return i;
        memcpy(to + i, &letters, size);
        if (i + size == n)
            return n;
        i = i + 2 * size <= n ? i + size : n - size;
    }
}

/* How many of the n letters were copied: as far as none needs care. */
static inline size_t copy_plain(char *to, const char *text, size_t n)
{
    return n < sizeof(uint64_t) ? copy_short(to, text, n) : copy_long(to, text, n);
}

/* Is there room for n letters and what stands around them: comma, quotes, colon, the zero behind it? */
static bool has_room(const struct vk_out *out, size_t n)
{
    enum { AROUND = 5 };
    return out->len + AROUND < out->cap && n <= out->cap - out->len - AROUND;
}

/* The whole of it if it needs no care and there is room, as nearly always; else as much as does. */
static size_t put_plain(struct vk_out *out, const char *text, size_t n)
{
    if (!has_room(out, n))
        return 0;
    char *at = out->buf + out->len;
    *at = '"';
    size_t done = copy_plain(at + 1, text, n);
    at[done + 1] = '\0';
    out->len += done + 1;
    if (done == n)
        put_mark(out, '"');
    return done + 1;
}

void vk_put_json_string(struct vk_out *out, const char *text, size_t n)
{
    const unsigned char *bytes = (const unsigned char *)text;
    size_t done = put_plain(out, text, n);
    if (done == n + 1)
        return;
    if (!done)
        put_mark(out, '"');
    for (size_t i = done ? done - 1 : 0; i < n;) {
        size_t plain = plain_length(bytes + i, n - i);
        if (plain) {
            vk_put_bytes(out, text + i, plain);
            i += plain;
            continue;
        }
        size_t length = utf8_length(bytes + i, n - i);
        if (length == 0) {
            vk_put(out, "\xEF\xBF\xBD");
            i++;
            continue;
        }
        if (bytes[i] < 0x20 || bytes[i] == 0x7F) {
            put_control(out, bytes[i]);
        } else {
            if (bytes[i] == '"' || bytes[i] == '\\')
                vk_put_char(out, '\\');
            vk_put_bytes(out, text + i, length);
        }
        i += length;
    }
    put_mark(out, '"');
}

/* The same as below for a key that needs no care, where there is room; half of a view are keys. */
static inline bool put_plain_key(struct vk_out *out, const char *key, bool has_comma)
{
    size_t n = strlen(key);
    if (!has_room(out, n))
        return false;
    char *at = out->buf + out->len;
    if (has_comma)
        *at++ = ',';
    *at++ = '"';
    if (copy_plain(at, key, n) < n) {
        out->buf[out->len] = '\0';
        return false;
    }
    memcpy(at + n, "\":", 3);
    out->len += has_comma + n + 3;
    return true;
}

/* What comes before every value: a comma where one is due, and the key. */
static inline void put_beginning(struct vk_json *j, const char *key, bool has_comma)
{
    if (key && put_plain_key(j->out, key, has_comma))
        return;
    if (has_comma)
        put_mark(j->out, ',');
    if (!key)
        return;
    vk_put_json_string(j->out, key, strlen(key));
    vk_put_char(j->out, ':');
}

/* Where the value ends that was begun last, if that is not known. */
static inline void end_value(struct vk_json *j)
{
    struct vk_json_spans *s = j->spans;
    if (j->is_open && s->n <= s->cap)
        s->span[s->n - 1].n = (uint32_t)j->out->len - s->span[s->n - 1].at;
    j->is_open = false;
}

static void begin(struct vk_json *j, const char *key)
{
    struct vk_json_spans *s = j->is_keyed ? NULL : j->spans;
    bool has_comma = !j->first[j->depth];
    j->first[j->depth] = false;
    j->is_keyed = false;
    if (s)
        end_value(j);
    uint32_t start = (uint32_t)j->out->len + has_comma;
    put_beginning(j, key, has_comma);
    if (!s)
        return;
    uint32_t at = (uint32_t)j->out->len;
    if (s->n < s->cap)
        s->span[s->n] = (struct vk_json_span){
            .key = start, .n_key = key ? at - start - 1 : 0, .at = at, .below = 1
        };
    s->n++;
    j->is_open = true;
}

void vk_json_key(struct vk_json *j, const char *key)
{
    begin(j, key);
    j->first[j->depth] = true;
    j->is_keyed = j->spans != NULL;
}

void vk_json_single(struct vk_json *j)
{
    j->is_single = j->spans != NULL;
    j->stamp = 0;
}

/* Whatever is open holds a value with a stamp: it has to be looked into, however short its text has become. */
static void mark_open(struct vk_json *j)
{
    struct vk_json_spans *s = j->spans;
    for (int depth = j->depth - 1; depth >= 0 && j->opened[depth] < s->cap; depth--) {
        struct vk_json_span *span = &s->span[j->opened[depth]];
        if (span->has_stamps)
            return;
        span->has_stamps = true;
    }
}

/* Under the key of what it stands in: the same bytes may mean something else elsewhere. */
static uint64_t stamp_of(struct vk_json *j, const void *from, size_t n)
{
    uint32_t in = j->opened[j->depth - 1];
    const struct vk_json_span *span = &j->spans->span[in];
    if (!j->stamped_key || j->stamped != in) {
        j->stamped = in;
        j->stamped_key = vk_hash_quick(j->spans->seed, j->out->buf + span->key, span->n_key) | 1;
    }
    return vk_hash_quick(j->stamped_key, from, n) >> 16 | 1;
}

static bool has_stamps(const struct vk_json *j)
{
    return j->spans && j->depth > 0 && j->spans->n < j->spans->cap && vk_out_ok(j->out);
}

static const uint32_t none = UINT32_MAX;

/* Where the stamp that is due stands in the text before, or none. Elsewhere than due if values with stamps came or went
   before it: those behind them are still the same. */
static uint32_t find_stamp(const struct vk_json_spans *s, uint32_t due, uint64_t stamp)
{
    enum { BACK = 32 };
    if (due < s->n_known && s->known[due].stamp == stamp)
        return due;
    for (uint32_t i = due > BACK ? due - BACK : 0; i < s->n_known; i++)
        if (s->known[i].stamp == stamp)
            return i;
    return none;
}

/* The next list or object follows from these bytes. The place of its stamp in the text before; none: it had another. */
static uint32_t give_stamp(struct vk_json *j, const void *from, size_t n, bool is_single)
{
    struct vk_json_spans *s = j->spans;
    j->stamp = stamp_of(j, from, n);
    j->is_single = is_single;
    mark_open(j);
    uint32_t place = find_stamp(s, s->n_stamps, j->stamp);
    s->n_stamps = place == none ? s->n_stamps + 1 : place + 1;
    return place;
}

/* On to the stamps behind a value of the text before. */
static void skip_stamps(struct vk_json_spans *s, uint32_t end)
{
    while (s->n_stamps < s->n_known && s->known[s->n_stamps].at < end)
        s->n_stamps++;
}

/* Is it as it was? Then it stands there without its text, and so do the stamps in it. */
static bool is_left_out(struct vk_json *j, const char *key, const void *from, size_t n,
                        bool is_single)
{
    struct vk_json_spans *s = j->spans;
    uint32_t place = has_stamps(j) ? give_stamp(j, from, n, is_single) : none;
    if (place == none)
        return false;
    uint64_t stamp = j->stamp;
    j->stamp = 0;
    j->is_single = false;
    begin(j, key);
    j->is_open = false;
    skip_stamps(s, s->known[place].end);
    s->span[s->n - 1].stamp = stamp;
    s->span[s->n - 1].is_open = !is_single;
    s->span[s->n - 1].at = s->known[place].at;
    return true;
}

bool vk_json_known(struct vk_json *j, const char *key, const void *from, size_t n)
{
    return is_left_out(j, key, from, n, true);
}

bool vk_json_same(struct vk_json *j, const char *key, const void *from, size_t n)
{
    return is_left_out(j, key, from, n, false);
}

/* What is noted as one value has just begun. */
static void hold(struct vk_json *j)
{
    j->held = j->spans;
    j->held_depth = j->depth;
    j->spans = NULL;
    j->is_single = false;
}

/* The stamp that waits is that of the list or object that has just begun. */
static void put_stamp(struct vk_json *j)
{
    struct vk_json_spans *s = j->spans;
    if (s->n <= s->cap) {
        s->span[s->n - 1].stamp = j->stamp;
        s->span[s->n - 1].is_open = !j->is_single;
    }
    j->stamp = 0;
}

/* A text deeper than VK_JSON_DEPTH is a broken program; it is written without its commas. */
static void open(struct vk_json *j, const char *key, char bracket)
{
    begin(j, key);
    put_mark(j->out, bracket);
    j->is_open = false; /* vk_json_end says where */
    if (j->spans)
        j->opened[j->depth] = j->spans->n - 1;
    if (j->spans && j->stamp)
        put_stamp(j);
    if (j->is_single)
        hold(j);
    if (j->depth < VK_JSON_DEPTH - 1)
        j->depth++;
    j->first[j->depth] = true;
}

void vk_json_object(struct vk_json *j, const char *key)
{
    open(j, key, '{');
}

void vk_json_array(struct vk_json *j, const char *key)
{
    open(j, key, '[');
}

void vk_json_end(struct vk_json *j, char bracket)
{
    struct vk_json_spans *s = j->spans;
    if (s)
        end_value(j);
    put_mark(j->out, bracket);
    if (j->depth > 0)
        j->depth--;
    if (j->held && j->depth == j->held_depth) {
        s = j->spans = j->held;
        j->held = NULL;
    }
    if (s && j->opened[j->depth] < s->cap) {
        struct vk_json_span *span = &s->span[j->opened[j->depth]];
        span->n = (uint32_t)j->out->len - span->at;
        span->below = s->n - j->opened[j->depth];
    }
}

void vk_json_text(struct vk_json *j, const char *key, const char *text)
{
    begin(j, key);
    vk_put_json_string(j->out, text, strlen(text));
}

void vk_json_put(struct vk_json *j, const char *key, const struct vk_out *text)
{
    begin(j, key);
    vk_put_json_string(j->out, text->buf, vk_out_ok(text) ? text->len : text->cap - 1);
}

void vk_json_action(struct vk_json *j, const char *key, const struct vk_game *g, vk_action a)
{
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_action_write(g, a, &out);
    vk_json_text(j, key, text);
}

void vk_json_int(struct vk_json *j, const char *key, int64_t n)
{
    begin(j, key);
    if (n >= 0 && n < 10) /* most are */
        put_mark(j->out, (char)('0' + n));
    else
        vk_put_int(j->out, n);
}

/* JSON has no word for what is not a finite number: null. Beyond 10^15 a double has no places. */
void vk_json_real(struct vk_json *j, const char *key, double x, int places)
{
    double scale = 1, size = x < 0 ? -x : x;
    begin(j, key);
    if (!(size <= 1e18)) {
        vk_put(j->out, "null");
        return;
    }
    for (int i = 0; i < places && i < 9 && size * scale < 1e14; i++)
        scale *= 10;
    uint64_t unit = (uint64_t)scale;
    uint64_t whole = (uint64_t)(size * scale + (scale > 1 || size < 1e15 ? 0.5 : 0));
    if (x < 0 && whole)
        vk_put_char(j->out, '-');
    vk_put_int(j->out, (int64_t)(whole / unit));
    if (unit > 1)
        vk_put_char(j->out, '.');
    for (uint64_t digit = unit / 10; digit; digit /= 10)
        vk_put_char(j->out, (char)('0' + whole / digit % 10));
}

void vk_json_bool(struct vk_json *j, const char *key, bool is_so)
{
    begin(j, key);
    if (is_so)
        vk_put_bytes(j->out, "true", 4);
    else
        vk_put_bytes(j->out, "false", 5);
}

void vk_json_null(struct vk_json *j, const char *key)
{
    begin(j, key);
    vk_put_bytes(j->out, "null", 4);
}
