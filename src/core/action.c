/* action.c - actions as text, made and read from a game's tables alone. */
#include "vaka/action.h"
#include "vaka/game.h"

int vk_find(const struct vk_actions *list, vk_action a)
{
    for (int i = 0; i < list->n; i++)
        if (list->act[i] == a)
            return i;
    return -1;
}

void vk_arg_write(const struct vk_game *g, unsigned kind, int value, struct vk_out *out)
{
    const struct vk_arg_kind *k = &g->arg_kinds[kind];
    if (value < 0 && !k->words)
        vk_put_int(out, value + k->base);
    else if (value < 0 || value >= k->n)
        vk_put_char(out, '?');
    else if (k->words)
        vk_put(out, k->words[value]);
    else
        vk_put_int(out, value + k->base);
}

void vk_action_write(const struct vk_game *g, vk_action a, struct vk_out *out)
{
    unsigned verb = vk_verb_of(a);
    if (verb >= g->n_verbs) {
        vk_put_char(out, '?');
        return;
    }
    const struct vk_verb *v = &g->verbs[verb];
    vk_put(out, v->name);
    for (int i = 0; i < VK_ARGS_MAX && v->arg[i]; i++) {
        vk_put_char(out, ' ');
        vk_arg_write(g, v->arg[i], (int)vk_arg(a, i), out);
    }
}

/* The word at *text, up to a blank or the end; *text moves behind it and one blank. */
static size_t next_word(const char **text, const char **word)
{
    size_t n = 0;
    *word = *text;
    while ((*word)[n] && (*word)[n] != ' ')
        n++;
    *text += n;
    if (**text == ' ')
        (*text)++;
    return n;
}

static bool same(const char *word, size_t n, const char *name)
{
    size_t i = 0;
    while (i < n && name[i] && name[i] == word[i])
        i++;
    return i == n && !name[i];
}

/* A whole number in its one canonical spelling: no sign but a minus, no leading zero. */
static bool read_number(const char *word, size_t n, int *value)
{
    size_t i = n && word[0] == '-';
    bool is_negative = i;
    int x = 0;
    if (i == n || n - i > 6 || (word[i] == '0' && (n - i > 1 || is_negative)))
        return false;
    for (; i < n; i++) {
        if (word[i] < '0' || word[i] > '9')
            return false;
        x = 10 * x + (word[i] - '0');
    }
    *value = is_negative ? -x : x;
    return true;
}

static bool read_arg(const struct vk_arg_kind *k, const char *word, size_t n, unsigned *value)
{
    if (k->words) {
        for (int v = 0; v < k->n; v++)
            if (same(word, n, k->words[v])) {
                *value = (unsigned)v;
                return true;
            }
        return false;
    }
    int number;
    if (!read_number(word, n, &number) || number < k->base || number >= k->base + k->n)
        return false;
    *value = (unsigned)(number - k->base);
    return true;
}

static const struct vk_verb *find_verb(const struct vk_game *g, const char *word, size_t n)
{
    for (int i = 0; i < g->n_verbs; i++)
        if (same(word, n, g->verbs[i].name))
            return &g->verbs[i];
    return NULL;
}

bool vk_action_read(const struct vk_game *g, const char *text, vk_action *a, const char **why)
{
    const char *word, *rest = text;
    unsigned value[VK_ARGS_MAX] = { 0 };
    size_t verb_length = next_word(&rest, &word);
    const struct vk_verb *v = find_verb(g, word, verb_length);
    if (!v) {
        *why = "there is no such verb in this game";
        return false;
    }
    for (int i = 0; i < VK_ARGS_MAX && v->arg[i]; i++) {
        size_t n = next_word(&rest, &word);
        if (n == 0) {
            *why = "an argument is missing";
            return false;
        }
        if (!read_arg(&g->arg_kinds[v->arg[i]], word, n, &value[i])) {
            *why = "an argument is not one that this verb takes";
            return false;
        }
    }
    if (*rest || (rest > text && rest[-1] == ' ')) {
        *why = "there is more text than this verb takes";
        return false;
    }
    *a = vk_act((unsigned)(v - g->verbs), value[0], value[1], value[2]);
    return true;
}
