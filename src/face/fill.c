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

/* The length of the blank that begins at text[0] == '{', both braces counted; 0 if it never ends. */
static int blank_length(const char *text, int n)
{
    int depth = 0;
    if (n >= 3 && text[2] == '}' && !is_mark(text[1])) /* `{0}`, as most are */
        return 3;
    for (int i = 0; i < n; i++) {
        if (!is_mark(text[i]))
            continue;
        depth += (text[i] == '{') - (text[i] == '}');
        if (depth == 0)
            return i + 1;
    }
    return 0;
}

/* Of what stands between the braces, cut at the bars of its own level, this one; the last where there are fewer. */
static struct piece form_at(struct piece text, int which)
{
    struct piece form = { text.at, 0 };
    int depth = 0;
    for (int i = 0; i < text.n; i++) {
        if (!is_mark(text.at[i]))
            continue;
        depth += (text.at[i] == '{') - (text.at[i] == '}');
        if (text.at[i] != '|' || depth)
            continue;
        if (which-- <= 0) {
            form.n = i - (int)(form.at - text.at);
            return form;
        }
        form.at = text.at + i + 1;
    }
    form.n = text.n - (int)(form.at - text.at);
    return form;
}

static int form_of(const struct vk_words *w, int n)
{
    if (w && w->form)
        return w->form(w, n);
    return n == 1 ? 0 : 1;
}

/* The text that a blank with a choice stands for. */
static struct piece chosen(const struct filling *to, struct piece inside, int value)
{
    bool is_test = inside.at[1] == '?';
    int which = is_test ? value != 0 : form_of(to->words, value);
    return form_at((struct piece){ inside.at + 2, inside.n - 2 }, which);
}

static bool is_word(struct piece inside, const char *word)
{
    int i = 0;
    while (i < inside.n && word[i] && word[i] == inside.at[i])
        i++;
    return i == inside.n && !word[i];
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

/* `{who}` and `{who|form|form}`. */
static bool put_who(const struct filling *to, struct piece inside, int depth)
{
    if (inside.n > 4 && is_word((struct piece){ inside.at, 4 }, "who|") && depth <= 3) {
        put_piece(to, form_at((struct piece){ inside.at + 4, inside.n - 4 }, is_to_actor(to)),
                  depth + 1);
        return true;
    }
    if (!is_word(inside, "who"))
        return false;
    if (to->blanks->who == VK_NEUTRAL && to->blanks->neutral)
        vk_put(to->out, to->blanks->neutral);
    else if (is_to_actor(to))
        vk_put(to->out, vk_tr(to->words, begins_sentence(to->out) ? "You" : VK_IN("actor", "you")));
    else
        vk_seat_text(to->face, to->blanks->who, to->words, to->out);
    return true;
}

/* False if the blank is none that we know: then it is text like any other. */
static bool put_blank(const struct filling *to, struct piece inside, int depth)
{
    if (inside.n < 1)
        return false;
    int i = inside.at[0] - '0';
    if (i < 0 || i >= to->blanks->n)
        return put_who(to, inside, depth);
    if (inside.n == 1) {
        put_arg(to, i);
        return true;
    }
    if (depth > 3 || (inside.at[1] != '|' && inside.at[1] != '?'))
        return false;
    put_piece(to, chosen(to, inside, to->blanks->value[i]), depth + 1);
    return true;
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
        int length = blank_length(text.at + i, text.n - i);
        if (length && put_blank(to, (struct piece){ text.at + i + 1, length - 2 }, depth)) {
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
