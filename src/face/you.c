/*
 * you.c - sentences speak of everybody by name; to the one who reads them they say "you". They are
 * those of the faces: their subject comes first, and its verbs stand behind it, "and" or a comma.
 */
#include "you.h"
#include <string.h>

enum { SENTENCE = 1200, OWNED_WORDS = 4 /* of a thing before "of": "the next construction of" */ };

static bool is_letter(char c)
{
    unsigned char u = (unsigned char)c;
    return (u >= 'a' && u <= 'z') || (u >= 'A' && u <= 'Z') || u >= 0x80;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static bool ends(const char *text, size_t n, const char *with)
{
    size_t size = strlen(with);
    return n >= size && memcmp(text + n - size, with, size) == 0;
}

/* ---- Names ------------------------------------------------------------------------------------ */

/* "your", where it owns something ("'s" and its typographic sister), and how many bytes that takes. */
static size_t owner_mark(const char *behind)
{
    const char *const marks[] = { "'s", "\xE2\x80\x99s" };
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        if (begins(behind, marks[i]) && !is_letter(behind[strlen(marks[i])]))
            return strlen(marks[i]);
    return 0;
}

/* Where the article of the thing begins that stands before " of " at the end; or -1. */
static int article_before(const struct vk_out *to)
{
    size_t at = to->len - strlen(" of ");
    for (int word = 0; word <= OWNED_WORDS && at > 0; word++) {
        size_t end = at;
        while (at > 0 && is_letter(to->buf[at - 1]))
            at--;
        if (at == end && to->buf[at - 1] >= '0' && to->buf[at - 1] <= '9')
            return (int)at - 1;
        if (at == end)
            return -1;
        if ((end - at == 3 && ends(to->buf, end, "he")) ||
            (end - at == 1 && (to->buf[at] == 'a' || to->buf[at] == 'A')))
            return (int)at;
        if (at > 0 && to->buf[at - 1] == ' ')
            at--;
    }
    return -1;
}

/* "the deal of" you is "your deal"; "a citizen of" you is "a citizen of yours". */
static void put_owned(struct vk_out *to)
{
    int at = article_before(to);
    if (at >= 0 && begins(to->buf + at + 1, "he ")) {
        char copy[SENTENCE];
        struct vk_out thing = vk_out_to(copy, sizeof copy);
        bool is_first = to->buf[at] == 'T';
        vk_put_bytes(&thing, to->buf + at + 4, to->len - strlen(" of ") - (size_t)at - 4);
        to->len = (size_t)at;
        vk_put(to, is_first ? "Your " : "your ");
        vk_put(to, copy);
    } else {
        vk_put(to, at >= 0 ? "yours" : "you");
    }
}

static void put_names(const char *text, const char *name, struct vk_out *to)
{
    size_t size = strlen(name);
    for (const char *c = text; *c;) {
        const char *next = strchr(c, name[0]); /* mostly it is far away */
        vk_put_bytes(to, c, next ? (size_t)(next - c) : strlen(c));
        if (!next)
            return;
        c = next;
        bool is_name = begins(c, name) && (c == text || !is_letter(c[-1]));
        size_t mark = is_name ? owner_mark(c + size) : 0;
        if (!is_name || (!mark && is_letter(c[size]))) {
            vk_put_char(to, *c++);
            continue;
        }
        bool is_first = to->len == 0 || ends(to->buf, to->len, ". ");
        if (mark)
            vk_put(to, is_first ? "Your" : "your");
        else if (ends(to->buf, to->len, " of "))
            put_owned(to);
        else
            vk_put(to, is_first ? "You" : "you");
        c += size + mark;
    }
}

/* ---- Verbs ------------------------------------------------------------------------------------ */

/* A verb as it stands behind "you". */
static void put_verb(const char *verb, size_t n, struct vk_out *out)
{
    static const char *const odd[][2] = { { "has", "have" }, { "is", "are" }, { "was", "were" } };
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++)
        if (strlen(odd[i][0]) == n && memcmp(verb, odd[i][0], n) == 0) {
            vk_put(out, odd[i][1]);
            return;
        }
    static const char *const hissing[] = { "sses", "shes", "ches", "xes", "zzes", "oes" };
    size_t cut = n > 1 && verb[n - 1] == 's' && verb[n - 2] != 's' ? 1 : 0;
    for (size_t i = 0; i < sizeof hissing / sizeof hissing[0]; i++)
        if (ends(verb, n, hissing[i]))
            cut = 2;
    bool is_y = n > 4 && ends(verb, n, "ies") && !strchr("aeiou", verb[n - 4]);
    vk_put_bytes(out, verb, is_y ? n - 3 : n - cut);
    if (is_y)
        vk_put_char(out, 'y');
}

/* Is the word at `at` the verb of a "you" that is the subject of its sentence? */
static bool is_behind_you(const char *text, size_t at)
{
    static const char *const before[] = { ": ", "; ", ", ", ". ", " as " };
    if (at < strlen("you ") ||
        !strchr("uwn", text[at - 2])) /* as all of these end, but for a blank */
        return false;
    if (ends(text, at, " now ") || ends(text, at, " then "))
        at -= strlen(ends(text, at, " now ") ? "now " : "then ");
    if (!ends(text, at, "you ") && !ends(text, at, "You "))
        return false;
    size_t you = at - strlen("you ");
    bool is_subject = you == 0;
    for (size_t i = 0; i < sizeof before / sizeof before[0]; i++)
        is_subject |= ends(text, you, before[i]);
    return is_subject;
}

/* Is it a further verb of the subject: "… and takes a mask"? A noun in the plural ends its list. */
static bool is_further(const char *text, size_t at, size_t n)
{
    const char *behind = text + at + n;
    for (size_t i = 0; i < n; i++)
        if (text[at + i] < 'a' || text[at + i] > 'z')
            return false;
    if (text[at + n - 1] != 's' || (!ends(text, at, " and ") && !ends(text, at, ", ")))
        return false;
    if (n == 5 && begins(text + at, "loses"))
        return true;
    return behind[0] == ' ' && !begins(behind, " and ") && !begins(behind, " or ");
}

/* Stands "ou " in it, as behind every "you"? By its rarest letter: most sentences have none. */
static bool has_you(const char *text)
{
    for (const char *u = strchr(text, 'u'); u; u = strchr(u + 1, 'u'))
        if (u > text && u[-1] == 'o' && u[1] == ' ')
            return true;
    return false;
}

static bool has_name(const char *text, const char *name, size_t n)
{
    for (const char *c = strchr(text, name[0]); c; c = strchr(c + 1, name[0]))
        if (strncmp(c, name, n) == 0)
            return true;
    return false;
}

void face_to_you(const char *text, const char *name, struct vk_out *out)
{
    char whole[SENTENCE];
    struct vk_out to = vk_out_to(whole, sizeof whole);
    size_t size = strlen(name);
    bool is_subject = size && begins(text, name) && text[size] == ' ';
    bool is_to_nobody = size && !has_name(text, name, size) && !has_you(text);
    if (!size || is_to_nobody || strlen(text) >= SENTENCE / 2) {
        vk_put(out, text);
        return;
    }
    put_names(text, name, &to);
    for (size_t at = 0; whole[at];) {
        size_t n = 0;
        while (is_letter(whole[at + n]))
            n++;
        if (n && (is_behind_you(whole, at) || (is_subject && is_further(whole, at, n))))
            put_verb(whole + at, n, out);
        else
            vk_put_bytes(out, whole + at, n ? n : 1);
        at += n ? n : 1;
    }
}
