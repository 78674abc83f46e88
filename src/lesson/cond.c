/* cond.c - patterns of actions, and a small reader of paths in JSON. */
#include "lesson/cond.h"
#include <string.h>

struct slice {
    const char *at;
    size_t n;
};

static bool is_text(struct slice s, const char *text)
{
    return strlen(text) == s.n && memcmp(s.at, text, s.n) == 0;
}

/* ---- Patterns ---------------------------------------------------------------------------------- */

/* The next word of *s, which moves behind it; of no bytes at the end. */
static struct slice word(struct slice *s)
{
    while (s->n && *s->at == ' ') {
        s->at++;
        s->n--;
    }
    struct slice w = { s->at, 0 };
    while (w.n < s->n && w.at[w.n] != ' ')
        w.n++;
    s->at += w.n;
    s->n -= w.n;
    return w;
}

/* `rb04/rb05`: is it one of these? */
static bool is_one_of(struct slice choice, struct slice given)
{
    while (choice.n) {
        size_t n = 0;
        while (n < choice.n && choice.at[n] != '/')
            n++;
        if (n == given.n && memcmp(choice.at, given.at, n) == 0)
            return true;
        n += n < choice.n;
        choice.at += n;
        choice.n -= n;
    }
    return false;
}

bool vk_pattern_fits(const char *pattern, size_t n, const struct vk_game *g, vk_action a)
{
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_action_write(g, a, &out);
    struct slice p = { pattern, n }, t = { text, strlen(text) };
    for (;;) {
        struct slice want = word(&p), have = word(&t);
        bool is_star = want.n == 1 && *want.at == '*';
        if (!want.n || !have.n)
            return !have.n && (!want.n || is_star);
        if (is_star && !p.n)
            return true;
        if (!is_star && !is_one_of(want, have))
            return false;
    }
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static const char *blank(const char *c)
{
    while (*c == ' ' || *c == '\n' || *c == '\t' || *c == '\r')
        c++;
    return c;
}

static const char *behind_string(const char *c)
{
    for (c++; *c && *c != '"'; c++)
        if (*c == '\\' && c[1])
            c++;
    return *c ? c + 1 : c;
}

/* Behind the value that begins at `c`. */
static const char *behind(const char *c)
{
    int depth = 0;
    do {
        if (*c == '"') {
            c = behind_string(c);
            continue;
        }
        if (*c == '{' || *c == '[')
            depth++;
        else if (*c == '}' || *c == ']')
            depth--;
        else if (!depth) {
            while (*c && !strchr(",]} \n\r\t", *c))
                c++;
            break;
        }
        c++;
    } while (*c && depth);
    return c;
}

/* The value as it is compared: a string without its quotes. */
static struct slice value_at(const char *c)
{
    const char *end = behind(c);
    if (*c == '"')
        return (struct slice){ c + 1, (size_t)(end - c) - 2 };
    return (struct slice){ c, (size_t)(end - c) };
}

/* The member `key` of the object at `c`, or NULL. */
static const char *member(const char *c, struct slice key)
{
    if (*c != '{')
        return NULL;
    for (c = blank(c + 1); *c == '"';) {
        struct slice name = value_at(c);
        c = blank(behind_string(c));
        c = blank(*c == ':' ? c + 1 : c);
        if (name.n == key.n && memcmp(name.at, key.at, key.n) == 0)
            return c;
        c = blank(behind(c));
        c = blank(*c == ',' ? c + 1 : c);
    }
    return NULL;
}

/* Does the object at `c` call itself so? `hex=54`: is its member `hex` 54? */
static bool is_called(const char *c, struct slice name)
{
    const char *sign = memchr(name.at, '=', name.n);
    if (sign) {
        struct slice key = { name.at, (size_t)(sign - name.at) };
        const char *at = member(c, key);
        struct slice v = at ? value_at(at) : (struct slice){ "", 0 };
        return at && v.n == name.n - key.n - 1 && memcmp(v.at, sign + 1, v.n) == 0;
    }
    static const char *const keys[] = { "id", "name", "code", "do" };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        const char *at = member(c, (struct slice){ keys[i], strlen(keys[i]) });
        if (!at || *at != '"')
            continue;
        struct slice v = value_at(at);
        if (v.n == name.n && memcmp(v.at, name.at, v.n) == 0)
            return true;
    }
    return false;
}

static bool number_of(struct slice s, int64_t *n)
{
    bool is_minus = s.n && *s.at == '-';
    *n = 0;
    size_t i = is_minus;
    for (; i < s.n && i < 12 && s.at[i] >= '0' && s.at[i] <= '9'; i++)
        *n = 10 * *n + (s.at[i] - '0');
    *n = is_minus ? -*n : *n;
    return s.n > is_minus && i == s.n;
}

/* The element of the array at `c` with this number, or that calls itself so. */
static const char *element(const char *c, struct slice which)
{
    int64_t number = -1;
    bool is_number = number_of(which, &number);
    if (*c != '[')
        return NULL;
    c = blank(c + 1);
    for (int64_t i = 0; *c && *c != ']'; i++) {
        if (is_number ? i == number : is_called(c, which))
            return c;
        c = blank(behind(c));
        c = blank(*c == ',' ? c + 1 : c);
    }
    return NULL;
}

/*
 * `position.players[you].saved`; NULL: there is none, and *is_search tells whether that is because of an
 * element that was searched for, `[hex=54]`.
 */
static const char *follow(struct slice path, const struct vk_cond_at *at, bool *is_search)
{
    char seat = (char)('0' + at->seat);
    const char *c = blank(at->view);
    while (c && path.n) {
        bool is_index = *path.at == '[';
        struct slice part = { path.at + is_index, 0 };
        size_t left = path.n - is_index;
        while (part.n < left && !strchr(is_index ? "]" : ".[", part.at[part.n]))
            part.n++;
        size_t used = is_index + part.n + (is_index && part.n < left);
        used += used < path.n && path.at[used] == '.';
        path.at += used;
        path.n -= used;
        if (is_index && is_text(part, "you"))
            part = (struct slice){ &seat, 1 };
        *is_search = is_index && *c == '[' && memchr(part.at, '=', part.n);
        c = is_index && *c == '[' ? element(c, part) : member(c, part);
    }
    return c;
}

/* ---- Conditions -------------------------------------------------------------------------------- */

enum { HAS = 6, LACKS };
static const char *const signs[] = { "=", "!=", ">=", "<=", ">", "<", "has", "lacks", NULL };

static int sign_of(struct slice s)
{
    for (int i = 0; signs[i]; i++)
        if (is_text(s, signs[i]))
            return i;
    return -1;
}

static bool compare(struct slice have, int sign, struct slice want)
{
    int64_t a, b;
    if (!number_of(have, &a) || !number_of(want, &b)) {
        bool is_same = have.n == want.n && memcmp(have.at, want.at, have.n) == 0;
        return sign == 0 ? is_same : sign == 1 && !is_same;
    }
    switch (sign) {
    case 0: return a == b;
    case 1: return a != b;
    case 2: return a >= b;
    case 3: return a <= b;
    case 4: return a > b;
    default: return a < b;
    }
}

/* Is this among the elements of the list at `c`, as a value or by its name? */
static bool is_in_list(const char *c, struct slice want)
{
    for (c = blank(c + 1); *c && *c != ']'; c = blank(*c == ',' ? c + 1 : c)) {
        if (compare(value_at(c), 0, want) || is_called(c, want))
            return true;
        c = blank(behind(c));
    }
    return false;
}

static bool was_done(struct slice pattern, const struct vk_cond_at *at)
{
    const struct vk_session *t = at->session;
    for (uint32_t i = at->from; i < t->n; i++)
        if (t->step[i].seat == at->seat &&
            vk_pattern_fits(pattern.at, pattern.n, t->game, t->step[i].act))
            return true;
    return false;
}

/* The list of the view, which is the learner's own. */
static bool can_be_done(struct slice pattern, const struct vk_cond_at *at)
{
    const struct vk_game *g = at->session->game;
    const char *c = member(blank(at->view), (struct slice){ "legal", 5 });
    if (!c || *c != '[')
        return false;
    for (c = blank(c + 1); *c && *c != ']'; c = blank(*c == ',' ? c + 1 : c)) {
        const char *text = member(c, (struct slice){ "do", 2 });
        struct slice s = text ? value_at(text) : (struct slice){ "", 0 };
        char copy[VK_ACTION_TEXT];
        struct vk_out out = vk_out_to(copy, sizeof copy);
        const char *why;
        vk_action a;
        vk_put_bytes(&out, s.at, s.n);
        if (vk_action_read(g, copy, &a, &why) && vk_pattern_fits(pattern.at, pattern.n, g, a))
            return true;
        c = blank(behind(c));
    }
    return false;
}

static enum vk_truth term(struct slice s, const struct vk_cond_at *at)
{
    struct slice first = word(&s);
    if (is_text(first, "did"))
        return was_done(s, at) ? VK_TRUE : VK_FALSE;
    if (is_text(first, "can"))
        return can_be_done(s, at) ? VK_TRUE : VK_FALSE;
    struct slice sign_word = word(&s), want = word(&s);
    int sign = sign_of(sign_word);
    bool is_search = false;
    const char *c = follow(first, at, &is_search);
    if (!c && is_search)
        return VK_FALSE;
    if (!c || (sign >= HAS && *c != '['))
        return VK_NO_SUCH;
    bool is = sign >= HAS ? is_in_list(c, want) == (sign == HAS) : compare(value_at(c), sign, want);
    return is ? VK_TRUE : VK_FALSE;
}

/* The next term of *cond, which moves behind it; NULL at the end. */
static struct slice next_term(const char **cond)
{
    static const char joint[] = " and ";
    struct slice s = { *cond, strlen(*cond) };
    const char *at = strstr(*cond, joint);
    if (at)
        s.n = (size_t)(at - *cond);
    *cond = at ? at + sizeof joint - 1 : *cond + s.n;
    return s;
}

enum vk_truth vk_cond(const char *cond, const struct vk_cond_at *at)
{
    while (*cond) {
        enum vk_truth is = term(next_term(&cond), at);
        if (is != VK_TRUE)
            return is;
    }
    return VK_TRUE;
}

const char *vk_cond_fault(const char *cond)
{
    if (!*cond)
        return "a condition is missing";
    while (*cond) {
        struct slice s = next_term(&cond), first = word(&s), second = word(&s), third = word(&s);
        bool is_action = is_text(first, "did") || is_text(first, "can");
        if (is_action ? !second.n : sign_of(second) < 0 || !third.n || word(&s).n)
            return "a condition is did ACTION, can ACTION or PATH = VALUE, not ";
    }
    return NULL;
}
