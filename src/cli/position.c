/* position.c - see position.h. */
#include "cli/position.h"
#include "vaka/hash.h"
#include <string.h>

static uint64_t add_text(uint64_t form, const char *text)
{
    return vk_hash(form, text, strlen(text) + 1);
}

static uint64_t add_number(uint64_t form, uint64_t n)
{
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(n >> 8 * i);
    return vk_hash(form, bytes, sizeof bytes);
}

/* What a start with standard options leaves in the state shows where its parts lie. */
static uint64_t add_starts(uint64_t form, const struct vk_game *g)
{
    _Alignas(8) unsigned char state[VK_STATE_MAX];
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        struct vk_setup setup;
        struct vk_refusal no;
        vk_setup_standard(g, seats, &setup);
        if (vk_start(g, state, &setup, &no, NULL) == VK_OK)
            form = add_number(form, vk_state_hash(g, state));
    }
    return form;
}

uint64_t position_form(const struct vk_game *g)
{
    uint64_t form = add_text(VK_HASH_START, g->id);
    form = add_number(form, g->state_size);
    for (int i = 0; i < g->n_points; i++)
        form = add_text(form, g->points[i].name ? g->points[i].name : "");
    for (int i = 0; i < g->n_arg_kinds; i++) {
        form = add_text(form, g->arg_kinds[i].name ? g->arg_kinds[i].name : "");
        form = add_number(form, (uint32_t)g->arg_kinds[i].n);
    }
    for (int i = 0; i < g->n_verbs; i++) {
        form = add_text(form, g->verbs[i].name ? g->verbs[i].name : "");
        form = vk_hash(form, g->verbs[i].arg, sizeof g->verbs[i].arg);
    }
    for (int i = 0; i < g->n_options; i++)
        form = add_text(form, g->options[i].key);
    return add_starts(form, g);
}

uint64_t position_sum(const struct vk_game *g, uint64_t form, int seat, const void *state)
{
    return vk_hash(add_number(form, (uint64_t)seat), state, g->state_size);
}

void position_write(const struct vk_game *g, const void *state, struct vk_out *out)
{
    static const char digit[] = "0123456789abcdef";
    const uint8_t *byte = state;
    for (int i = 0; i < g->state_size; i++) {
        vk_put_char(out, digit[byte[i] >> 4]);
        vk_put_char(out, digit[byte[i] & 15]);
    }
}

static int digit_of(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool position_read(const struct vk_game *g, const char *text, void *state)
{
    uint8_t *byte = state;
    if (strlen(text) != 2 * (size_t)g->state_size)
        return false;
    for (int i = 0; i < g->state_size; i++) {
        int high = digit_of(text[2 * i]), low = digit_of(text[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        byte[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}
