/* text.c - UTF-8 in columns of a terminal. */
#include "term/text.h"
#include <stdarg.h>
#include <stdio.h>

uint32_t text_next(const char **s)
{
    const unsigned char *b = (const unsigned char *)*s;
    int more = b[0] < 0x80 ? 0 : b[0] >= 0xF0 ? 3 : b[0] >= 0xE0 ? 2 : b[0] >= 0xC2 ? 1 : -1;
    static const unsigned char first_bits[] = { 0x7F, 0x1F, 0x0F, 0x07 };
    if (more < 0 || b[0] > 0xF4) {
        (*s)++;
        return 0xFFFD;
    }
    uint32_t c = b[0] & first_bits[more];
    for (int i = 1; i <= more; i++) {
        if ((b[i] & 0xC0) != 0x80) {
            (*s)++;
            return 0xFFFD;
        }
        c = c << 6 | (b[i] & 0x3F);
    }
    *s += 1 + more;
    return c;
}

int text_columns(uint32_t c)
{
    static const uint32_t wide[][2] = {
        { 0x1100, 0x115F },   { 0x2E80, 0xA4CF },   { 0xAC00, 0xD7A3 }, { 0xF900, 0xFAFF },
        { 0xFE30, 0xFE6F },   { 0xFF00, 0xFF60 },   { 0xFFE0, 0xFFE6 }, { 0x1F300, 0x1F64F },
        { 0x1F900, 0x1F9FF }, { 0x20000, 0x3FFFD },
    };
    if ((c >= 0x0300 && c <= 0x036F) || c == 0x200B || c == 0x200D || c == 0xFE0F)
        return 0;
    for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
        if (c >= wide[i][0] && c <= wide[i][1])
            return 2;
    return 1;
}

int text_width(const char *s)
{
    int columns = 0;
    while (*s)
        columns += text_columns(text_next(&s));
    return columns;
}

size_t text_fit(const char *s, int columns)
{
    const char *at = s;
    while (*at) {
        const char *next = at;
        columns -= text_columns(text_next(&next));
        if (columns < 0)
            break;
        at = next;
    }
    return (size_t)(at - s);
}

size_t text_line(const char **s, int columns, const char **line)
{
    const char *start = *s;
    *line = start;
    if (!start)
        return 0;
    size_t n = text_fit(start, columns > 0 ? columns : 1);
    size_t end = 0; /* of the text of the line */
    while (end < n && start[end] != '\n')
        end++;
    if (end < n || !start[n]) { /* a line feed, or the rest fits */
        *s = start[end] == '\n' ? start + end + 1 : NULL;
        return end;
    }
    size_t cut = n;
    if (start[n] == '\n') {
        *s = start + n + 1;
        return n;
    }
    while (cut > 0 && start[cut] != ' ')
        cut--;
    if (cut == 0)
        cut = n ? n : 1; /* one long word, or a column too narrow for a wide sign */
    const char *rest = start + cut;
    while (*rest == ' ')
        rest++;
    *s = *rest ? rest : NULL;
    return cut;
}

char text_small(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

bool text_begins(const char *s, const char *word)
{
    while (*word && text_small(*s) == text_small(*word)) {
        s++;
        word++;
    }
    return !*word;
}

bool text_has(const char *s, const char *word)
{
    do {
        if (text_begins(s, word))
            return true;
    } while (*s++);
    return false;
}

/* The signs that pictures and sentences use, and letters of names of the Pacific. No two signs of one
 * picture have the same spelling. */
static const struct {
    uint32_t sign;
    const char *ascii;
} spelling[] = {
    { 0x2013, "-" },  { 0x2014, "-" },   { 0x2018, "'" }, { 0x2019, "'" },  { 0x201C, "\"" },
    { 0x201D, "\"" }, { 0x2026, "..." }, { 0x02BB, "'" }, { 0x00B7, "." },  { 0x2022, "*" },
    { 0x00D7, "x" },  { 0x2190, "<" },   { 0x2191, "^" }, { 0x2192, ">" },  { 0x2193, "v" },
    { 0x2194, "-" },  { 0x25B2, "A" },   { 0x25B3, "A" }, { 0x25BC, "v" },  { 0x25B6, ">" },
    { 0x25B8, ">" },  { 0x25C0, "<" },   { 0x25C6, "*" }, { 0x25C7, "&" },  { 0x25CB, "o" },
    { 0x25CF, "@" },  { 0x25CE, "O" },   { 0x25A0, "#" }, { 0x25A1, "o" },  { 0x2605, "*" },
    { 0x2606, "*" },  { 0x2248, "~" },   { 0x223C, "~" }, { 0x2713, "+" },  { 0x2717, "x" },
    { 0x2571, "/" },  { 0x2572, "\\" },  { 0x2573, "X" }, { 0x2588, "#" },  { 0x2591, ":" },
    { 0x2592, "%" },  { 0x2593, "#" },   { 0x2581, "_" }, { 0x0101, "a" },  { 0x0113, "e" },
    { 0x012B, "i" },  { 0x014D, "o" },   { 0x016B, "u" }, { 0x0100, "A" },  { 0x00A0, " " },
    { 0x2302, "n" },  { 0x25AB, "." },   { 0x2550, "=" }, { 0x2551, "|" },  { 0x00BD, ".5" },
    { 0x22C9, "~" },  { 0x229B, "&" },   { 0x202F, " " }, { 0x2212, "-" },  { 0x00AB, "\"" },
    { 0x00BB, "\"" }, { 0x00E0, "a" },   { 0x00E2, "a" }, { 0x00E7, "c" },  { 0x00E8, "e" },
    { 0x00E9, "e" },  { 0x00EA, "e" },   { 0x00EB, "e" }, { 0x00EE, "i" },  { 0x00EF, "i" },
    { 0x00F4, "o" },  { 0x00F6, "o" },   { 0x00F9, "u" }, { 0x00FB, "u" },  { 0x00FC, "u" },
    { 0x0153, "oe" }, { 0x00C0, "A" },   { 0x00C7, "C" }, { 0x00C8, "E" },  { 0x00C9, "E" },
    { 0x00CA, "E" },  { 0x00CE, "I" },   { 0x00D4, "O" }, { 0x0152, "OE" },
};

static void put_ascii(uint32_t c, struct vk_out *out)
{
    if (c < 0x80) {
        vk_put_char(out, (char)c);
        return;
    }
    for (size_t i = 0; i < sizeof spelling / sizeof spelling[0]; i++)
        if (spelling[i].sign == c) {
            vk_put(out, spelling[i].ascii);
            return;
        }
    if (c >= 0x2500 && c <= 0x257F) /* lines of boxes */
        vk_put_char(out, c == 0x2500 || c == 0x2501 ? '-' : c == 0x2502 || c == 0x2503 ? '|' : '+');
    else if (c >= 0x2800 && c <= 0x28FF) /* braille dots of a route */
        vk_put_char(out, '.');
    else
        vk_put_char(out, '?');
}

void text_put_ascii(const char *s, struct vk_out *out)
{
    while (*s)
        put_ascii(text_next(&s), out);
}

void text_say(struct vk_out *out, const char *format, ...)
{
    char text[2000];
    va_list list;
    va_start(list, format);
    (void)vsnprintf(text, sizeof text, format, list);
    va_end(list);
    vk_put(out, text);
}
