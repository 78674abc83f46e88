/* option.c - options of a game from and to text. */
#include "vaka/reason.h"
#include <string.h>

enum { WORD_SIZE = 32, LIST_SIZE = 280 };

static const char *const toggle_words[] = { "off", "on" };

void vk_setup_standard(const struct vk_game *g, int seats, struct vk_setup *out)
{
    memset(out, 0, sizeof *out);
    out->seats = (uint8_t)seats;
    for (int i = 0; i < g->n_options; i++)
        out->option[i] = g->options[i].standard;
}

static const char *word_of(const struct vk_option *o, int value)
{
    return o->kind == VK_OPT_TOGGLE ? toggle_words[value] : o->words[value];
}

void vk_option_write(const struct vk_option *o, int value, struct vk_out *out)
{
    if (o->kind == VK_OPT_NUMBER)
        vk_put_int(out, value);
    else
        vk_put(out, word_of(o, value));
}

static bool read_value(const struct vk_option *o, const char *text, int16_t *value)
{
    for (int v = o->min; v <= o->max; v++) {
        char buf[32];
        struct vk_out out = vk_out_to(buf, sizeof buf);
        vk_option_write(o, v, &out);
        if (vk_out_ok(&out) && strcmp(buf, text) == 0) {
            *value = (int16_t)v;
            return true;
        }
    }
    return false;
}

static struct vk_reason what_it_takes(const struct vk_option *o)
{
    char list[LIST_SIZE];
    struct vk_out out = vk_out_to(list, sizeof list);
    bool is_number = o->kind == VK_OPT_NUMBER;
    struct vk_reason why =
        vk_reason(is_number ? "option {0} takes {1} to {2}" : "option {0} takes one of these: {1}");
    vk_reason_text(&why, o->key);
    if (is_number) {
        vk_reason_int(&why, o->min);
        vk_reason_int(&why, o->max);
        return why;
    }
    for (int v = o->min; v <= o->max; v++) {
        vk_put(&out, v > o->min ? ", " : "");
        vk_option_write(o, v, &out);
    }
    vk_reason_text(&why, list);
    return why;
}

static struct vk_reason which_there_are(const struct vk_game *g)
{
    char list[LIST_SIZE];
    struct vk_out out = vk_out_to(list, sizeof list);
    if (!g->n_options)
        return vk_reason("this game has no options");
    for (int i = 0; i < g->n_options; i++) {
        vk_put(&out, i ? ", " : "");
        vk_put(&out, g->options[i].key);
    }
    struct vk_reason why = vk_reason("there is no such option; this game has {0}");
    vk_reason_text(&why, list);
    return why;
}

bool vk_setup_set(const struct vk_game *g, struct vk_setup *cfg, const char *key, const char *value,
                  struct vk_reason *why)
{
    for (int i = 0; i < g->n_options; i++) {
        if (strcmp(g->options[i].key, key) != 0)
            continue;
        if (read_value(&g->options[i], value, &cfg->option[i]))
            return true;
        *why = what_it_takes(&g->options[i]);
        return false;
    }
    *why = which_there_are(g);
    return false;
}

bool vk_setup_option(const struct vk_game *g, struct vk_setup *cfg, const char *key,
                     const char *value, struct vk_out *why)
{
    struct vk_reason reason;
    if (vk_setup_set(g, cfg, key, value, &reason))
        return true;
    vk_reason_put(&reason, NULL, why);
    return false;
}

/* The text before `end` goes to `word`; where it goes on behind. */
static const char *cut(const char *text, char end, char word[WORD_SIZE])
{
    size_t n = strcspn(text, (const char[]){ end, '\0' });
    vk_assert(n > 0 && n < WORD_SIZE);
    memcpy(word, text, n);
    word[n] = '\0';
    return text[n] ? text + n + 1 : text + n;
}

void vk_setup_first(const struct vk_game *g, int seats, struct vk_setup *out)
{
    char key[WORD_SIZE], value[WORD_SIZE], why[1];
    vk_setup_standard(g, seats, out);
    for (const char *text = g->first_game; *text;) {
        struct vk_out none = vk_out_to(why, sizeof why);
        text = cut(cut(text, '=', key), ' ', value);
        bool is_right = vk_setup_option(g, out, key, value, &none);
        vk_assert(is_right);
    }
}
