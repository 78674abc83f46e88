/* tell.c - printf for people. */
#include "words/tell.h"
#include <string.h>

enum { TELL_MAX = 8192, NUMBER_MAX = 400 };

struct telling {
    struct vk_out *out;
    va_list *list;
    int64_t last; /* the number that was said last */
};

/* One conversion: its own format, and what it wants. */
struct spec {
    char flags[8];
    int width, precision; /* -1: none */
    int longs;            /* l, ll; a size counts as ll */
    char kind;
};

/* ---- Words that go with a number --------------------------------------------------------------- */

static bool is_one(int64_t n)
{
    struct vk_words w = { 0 };
    vk_say_in(&w);
    int small = n > 1000 ? 1000 : n < -1000 ? -1000 : (int)n;
    return w.form ? w.form(&w, small) == 0 : small == 1;
}

/* `{seat|seats}`; what is put together otherwise is text. */
static const char *put_choice(const struct telling *t, const char *at)
{
    const char *bar = strchr(at, '|'), *end = strchr(at, '}');
    if (!bar || !end || bar > end) {
        vk_put_char(t->out, *at);
        return at + 1;
    }
    if (is_one(t->last))
        vk_put_bytes(t->out, at + 1, (size_t)(bar - at) - 1);
    else
        vk_put_bytes(t->out, bar + 1, (size_t)(end - bar) - 1);
    return end + 1;
}

/* ---- Conversions ------------------------------------------------------------------------------- */

static int read_number(const char **at, va_list *list)
{
    int n = 0;
    if (**at == '*') {
        ++*at;
        return va_arg(*list, int);
    }
    for (; **at >= '0' && **at <= '9'; ++*at)
        n = 10 * n + (**at - '0');
    return n;
}

static struct spec read_spec(const char **at, va_list *list)
{
    struct spec s = { .precision = -1 };
    for (size_t n = 0; **at && strchr("-+ 0#", **at) && n + 1 < sizeof s.flags; ++*at)
        s.flags[n++] = **at;
    s.width = read_number(at, list);
    if (**at == '.') {
        ++*at;
        s.precision = read_number(at, list);
    }
    for (; **at == 'l' || **at == 'z'; ++*at)
        s.longs += **at == 'z' ? 2 : 1;
    s.kind = **at;
    *at += s.kind != '\0';
    return s;
}

static int columns_of(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += (*text & 0xC0) != 0x80;
    return n;
}

static void put_padded(const struct telling *t, const struct spec *s, const char *text)
{
    int blanks = s->width - columns_of(text);
    bool is_left = strchr(s->flags, '-');
    for (; !is_left && blanks > 0; blanks--)
        vk_put_char(t->out, ' ');
    vk_put(t->out, text);
    for (; is_left && blanks > 0; blanks--)
        vk_put_char(t->out, ' ');
}

/* The digits of a number as people read it; its sign, and what follows a point, stay as they are. */
static void put_number(const struct spec *s, const char *text, struct vk_out *out)
{
    const char *digits = text + strcspn(text, "0123456789");
    size_t n = strspn(digits, "0123456789");
    bool is_grouped = s->kind != 'u' && n > 4;
    vk_put_bytes(out, text, (size_t)(digits - text));
    for (size_t i = 0; i < n; i++) {
        if (is_grouped && i && (n - i) % 3 == 0)
            vk_put(out, vk_say(VK_IN("thousands", ",")));
        vk_put_char(out, digits[i]);
    }
    for (const char *c = digits + n; *c; c++)
        if (*c == '.')
            vk_put(out, vk_say(VK_IN("decimal", ".")));
        else
            vk_put_char(out, *c);
}

static void put_whole(struct telling *t, const struct spec *s)
{
    char text[NUMBER_MAX], said[2 * NUMBER_MAX];
    struct vk_out out = vk_out_to(said, sizeof said);
    bool has_plus = strchr(s->flags, '+');
    if (s->kind == 'u') {
        unsigned long long n = s->longs > 1    ? va_arg(*t->list, unsigned long long)
                               : s->longs == 1 ? va_arg(*t->list, unsigned long)
                                               : va_arg(*t->list, unsigned);
        (void)snprintf(text, sizeof text, "%llu", n);
        t->last = n > INT64_MAX ? INT64_MAX : (int64_t)n;
    } else {
        t->last = s->longs > 1    ? va_arg(*t->list, long long)
                  : s->longs == 1 ? va_arg(*t->list, long)
                                  : va_arg(*t->list, int);
        (void)snprintf(text, sizeof text, has_plus ? "%+lld" : "%lld", (long long)t->last);
    }
    put_number(s, text, &out);
    put_padded(t, s, said);
}

static void put_real(struct telling *t, const struct spec *s)
{
    char text[NUMBER_MAX], said[2 * NUMBER_MAX];
    struct vk_out out = vk_out_to(said, sizeof said);
    double n = va_arg(*t->list, double);
    int precision = s->precision < 0 ? 6 : s->precision;
    bool has_plus = strchr(s->flags, '+');
    t->last = n == 0 ? 0 : n == 1 ? 1 : 2; /* a part of one goes with the word for several */
    if (s->kind == 'g')
        (void)snprintf(text, sizeof text, has_plus ? "%+.*g" : "%.*g", precision, n);
    else
        (void)snprintf(text, sizeof text, has_plus ? "%+.*f" : "%.*f", precision, n);
    put_number(s, text, &out);
    put_padded(t, s, said);
}

static void put_text(const struct telling *t, const struct spec *s)
{
    const char *text = va_arg(*t->list, const char *);
    if (s->precision < 0)
        put_padded(t, s, text);
    else
        vk_put_bytes(t->out, text, strnlen(text, (size_t)s->precision));
}

static const char *put_conversion(struct telling *t, const char *at)
{
    struct spec s = read_spec(&at, t->list);
    switch (s.kind) {
    case 'd':
    case 'u': put_whole(t, &s); break;
    case 'f':
    case 'g': put_real(t, &s); break;
    case 's': put_text(t, &s); break;
    case 'c': vk_put_char(t->out, (char)va_arg(*t->list, int)); break;
    default: vk_put(t->out, vk_say(VK_IN("percent", "%"))); break;
    }
    return at;
}

/* ---- Whole sentences --------------------------------------------------------------------------- */

void vk_tell_list(struct vk_out *out, const char *format, va_list *list)
{
    struct telling t = { out, list, 0 };
    for (const char *at = vk_say(format); *at;) {
        if (*at == '%') {
            at = put_conversion(&t, at + 1);
        } else if (*at == '{') {
            at = put_choice(&t, at);
        } else {
            vk_put_char(out, *at++);
        }
    }
}

void vk_tell_to(FILE *to, const char *format, ...)
{
    char text[TELL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    va_list list;
    va_start(list, format);
    vk_tell_list(&out, format, &list);
    va_end(list);
    (void)fputs(text, to);
}

void vk_tell(const char *format, ...)
{
    char text[TELL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    va_list list;
    va_start(list, format);
    vk_tell_list(&out, format, &list);
    va_end(list);
    (void)fputs(text, stdout);
}

void vk_tell_text(char *text, size_t size, const char *format, ...)
{
    struct vk_out out = vk_out_to(text, size);
    va_list list;
    va_start(list, format);
    vk_tell_list(&out, format, &list);
    va_end(list);
}
