/* option.c - options of a game from and to text. */
#include "vaka/play.h"
#include <string.h>

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

static void say_possible(const struct vk_option *o, struct vk_out *why)
{
    vk_put(why, "option ");
    vk_put(why, o->key);
    vk_put(why, " takes ");
    for (int v = o->min; v <= o->max; v++) {
        if (o->kind == VK_OPT_NUMBER && v > o->min) {
            vk_put(why, " to ");
            vk_put_int(why, o->max);
            return;
        }
        if (v > o->min)
            vk_put(why, v == o->max ? " or " : ", ");
        vk_option_write(o, v, why);
    }
}

bool vk_setup_option(const struct vk_game *g, struct vk_setup *cfg, const char *key,
                     const char *value, struct vk_out *why)
{
    for (int i = 0; i < g->n_options; i++) {
        if (strcmp(g->options[i].key, key) != 0)
            continue;
        if (read_value(&g->options[i], value, &cfg->option[i]))
            return true;
        say_possible(&g->options[i], why);
        return false;
    }
    vk_put(why,
           g->n_options ? "there is no such option; this game has " : "this game has no options");
    for (int i = 0; i < g->n_options; i++) {
        if (i)
            vk_put(why, i + 1 == g->n_options ? " and " : ", ");
        vk_put(why, g->options[i].key);
    }
    return false;
}
