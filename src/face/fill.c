/* fill.c - sentences with blanks. A text inside a blank may have blanks of its own. */
#include "fill.h"

#include <string.h>

/* A piece of a sentence; not ended by a zero byte. */
struct piece {
    const char *at;
    int n;
};

struct filling {
    const struct vk_face *face;
    const struct face_blanks *blanks;
    const struct vk_words *words;
    struct vk_out *out;
};

static void put_arg(const struct filling *to, int i)
{
    unsigned kind = to->blanks->kind[i];
    int value = to->blanks->value[i];
    if (to->blanks->text[i])
        vk_put(to->out, to->blanks->text[i]);
    else if (kind == 0)
        vk_put_int(to->out, value);
    else if (to->face->event_text)
        vk_arg_text(to->face, kind, value, to->words, to->out);
    else
        vk_arg_write(to->face->game, kind, value, to->out);
}

/* `{`, `|` or `}`, which stand side by side in ASCII. */
static bool is_mark(char c)
{
    return (uint8_t)(c - '{') <= '}' - '{';
}

/*
 * Of a blank, what stands behind its first `head` letters: cut at the bars of its own level this form, the last where
 * there are fewer. The blank's length, both braces counted; 0 if it never ends.
 */
static int read_forms(struct piece blank, int head, int which, struct piece *form)
{
    int depth = 1, from = head, to = -1;
    for (int i = head; i < blank.n; i++) {
        char c = blank.at[i];
        if (!is_mark(c))
            continue;
        depth += (c == '{') - (c == '}');
        bool is_end = depth == 0;
        if (to < 0 && (is_end || (c == '|' && depth == 1))) {
            if (is_end || which-- <= 0)
                to = i;
            else
                from = i + 1;
        }
        if (is_end) {
            *form = (struct piece){ blank.at + from, to - from };
            return i + 1;
        }
    }
    return 0;
}

static int form_of(const struct vk_words *w, int n)
{
    if (w && w->form)
        return w->form(w, n);
    return n == 1 ? 0 : 1;
}

static bool begins(struct piece text, const char *with, int n)
{
    return text.n >= n && memcmp(text.at, with, (size_t)n) == 0;
}

static void put_piece(const struct filling *to, struct piece text, int depth);

/* Is the actor whoever reads this? English is turned to "you" when the sentence stands (you.h). */
static bool is_to_actor(const struct filling *to)
{
    const struct vk_words *w = to->words;
    return w && w->language && w->reader && to->blanks->who == w->reader - 1;
}

static bool begins_sentence(const struct vk_out *out)
{
    if (out->len == 0)
        return true;
    if (out->len >= out->cap)
        return false;
    char last = out->buf[out->len - 1];
    return last == '\n' || (last == ' ' && out->len > 1 && out->buf[out->len - 2] == '.');
}

static void put_actor(const struct filling *to)
{
    if (to->blanks->who == VK_NEUTRAL && to->blanks->neutral)
        vk_put(to->out, to->blanks->neutral);
    else if (is_to_actor(to))
        vk_put(to->out, vk_tr(to->words, begins_sentence(to->out) ? "You" : VK_IN("actor", "you")));
    else
        vk_seat_text(to->face, to->blanks->who, to->words, to->out);
}

/* `{0|form|form}`, `{0?text|text}`, `{who|form|form}`: one of its forms. */
static int put_form(const struct filling *to, struct piece blank, int head, int which, int depth)
{
    struct piece form;
    int n = depth <= 3 ? read_forms(blank, head, which, &form) : 0;
    if (n)
        put_piece(to, form, depth + 1);
    return n;
}

/* How many letters it has; 0 if it is none that we know: then it is text like any other. */
static int put_blank(const struct filling *to, struct piece blank, int depth)
{
    enum { WHO = sizeof "{who" - 1 };
    if (begins(blank, "{who}", WHO + 1)) {
        put_actor(to);
        return WHO + 1;
    }
    if (begins(blank, "{who|", WHO + 1))
        return put_form(to, blank, WHO + 1, is_to_actor(to), depth);
    int i = blank.n < 3 ? -1 : blank.at[1] - '0';
    if (i < 0 || i >= to->blanks->n)
        return 0;
    switch (blank.at[2]) {
    case '}': put_arg(to, i); return 3;
    case '|': return put_form(to, blank, 3, form_of(to->words, to->blanks->value[i]), depth);
    case '?': return put_form(to, blank, 3, to->blanks->value[i] != 0, depth);
    default: return 0;
    }
}

/* After a name that ends in a full stop (`Pitcairn Is.`) a sentence needs none of its own. */
static bool has_stop(const struct vk_out *out)
{
    return out->len > 0 && out->len < out->cap && out->buf[out->len - 1] == '.';
}

static void put_piece(const struct filling *to, struct piece text, int depth)
{
    for (int i = 0; i < text.n;) {
        const char *brace = memchr(text.at + i, '{', (size_t)(text.n - i));
        int plain = brace ? (int)(brace - text.at) - i : text.n - i;
        vk_put_bytes(to->out, text.at + i, (size_t)plain);
        i += plain;
        if (i == text.n)
            return;
        int length = put_blank(to, (struct piece){ text.at + i, text.n - i }, depth);
        if (length) {
            i += length;
            if (i < text.n && text.at[i] == '.' && has_stop(to->out))
                i++;
            continue;
        }
        vk_put_char(to->out, text.at[i++]);
    }
}

void face_fill(const struct vk_face *f, const char *msgid, const struct face_blanks *b,
               const struct vk_words *w, struct vk_out *out)
{
    struct filling to = { f, b, w, out };
    struct piece text = { vk_tr(w, msgid), 0 };
    text.n = (int)strlen(text.at);
    put_piece(&to, text, 0);
}

enum { LAST_FORM = 99 };

static void outline(struct piece text, struct vk_out *out)
{
    for (int i = 0; i < text.n;) {
        struct piece blank = { text.at + i, text.n - i }, form;
        const char *forms = blank.at[0] == '{' ? strpbrk(blank.at, "|?}") : NULL;
        int length = forms ? read_forms(blank, (int)(forms - blank.at) + 1, LAST_FORM, &form) : 0;
        if (forms && *forms == '}') {
            vk_put(out, FACE_GAP);
            i += (int)(forms - blank.at) + 1;
        } else if (length) {
            outline(form, out);
            i += length;
        } else {
            vk_put_char(out, text.at[i++]);
        }
    }
}

void face_outline(const char *text, struct vk_out *out)
{
    outline((struct piece){ text, (int)strlen(text) }, out);
}

void face_fill_event(const struct vk_face *f, const char *msgid, const struct vk_event *ev,
                     const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = { .who = ev->actor };
    if (ev->actor == VK_NEUTRAL && f->neutral_of)
        b.neutral = vk_tr(w, f->neutral_of(ev, w));
    for (; b.n < VK_EVENT_ARGS && f->game->events[ev->kind].arg[b.n]; b.n++) {
        b.kind[b.n] = f->game->events[ev->kind].arg[b.n];
        b.value[b.n] = ev->arg[b.n];
    }
    face_fill(f, msgid, &b, w, out);
}

/* In Dutch ij is one letter: IJzer. */
void face_plain_name(const char *name, struct vk_out *out)
{
    /* Small letters of Latin-1 with an accent are two bytes, the second 32 above its capital's: `île`. */
    bool is_accented =
        (uint8_t)name[0] == 0xC3 && (uint8_t)name[1] >= 0xA0 && (uint8_t)name[1] != 0xB7;
    int first = is_accented ? 1 : 0, last = strncmp(name, "ij", 2) == 0 ? 1 : first;
    for (int i = 0; name[i]; i++) {
        char c = name[i] == '_' ? ' ' : name[i];
        bool is_small = is_accented ? i == 1 : c >= 'a' && c <= 'z';
        vk_put_char(out, i >= first && i <= last && is_small ? (char)(c - 'a' + 'A') : c);
    }
}
