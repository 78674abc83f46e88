/* position.c - see position.h. */
#include "session/position.h"
#include "vaka/hash.h"
#include "vaka/registry.h"
#include <stdalign.h>
#include <string.h>

enum {
    LETTER_BITS = 6,
    GROUP_BITS = 4, /* of a number; one more bit says that another group follows */
    GROUPS_MAX = 6,
    HASH_BITS = 32,
    SUM_LETTERS = 6,
    GAME_ID_MAX = 40,
};

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/* ---- Bits ---------------------------------------------------------------------------------- */

struct writer {
    struct vk_out *out;
    uint64_t sum;
    unsigned bits, n;
};

static void put_letter(struct writer *w, char c)
{
    w->sum = vk_hash(w->sum, &c, 1);
    vk_put_char(w->out, c);
}

static void put_text(struct writer *w, const char *text)
{
    while (*text)
        put_letter(w, *text++);
}

static void put_bits(struct writer *w, uint32_t value, int n)
{
    while (n-- > 0) {
        w->bits = w->bits << 1 | (value >> n & 1);
        if (++w->n == LETTER_BITS) {
            put_letter(w, letters[w->bits]);
            w->bits = w->n = 0;
        }
    }
}

static void put_number(struct writer *w, uint32_t n)
{
    for (; n >> GROUP_BITS; n >>= GROUP_BITS)
        put_bits(w, 1u << GROUP_BITS | (n & ((1u << GROUP_BITS) - 1)), GROUP_BITS + 1);
    put_bits(w, n, GROUP_BITS + 1);
}

struct reader {
    const char *at, *end;
    unsigned bits, n;
    bool is_short; /* there was less than was asked for */
};

static int letter_of(char c)
{
    const char *found = c ? strchr(letters, c) : NULL;
    return found ? (int)(found - letters) : -1;
}

static uint32_t get_bits(struct reader *r, int n)
{
    uint32_t value = 0;
    while (n-- > 0) {
        if (r->n == 0) {
            r->is_short = r->is_short || r->at == r->end;
            if (r->is_short)
                return 0;
            r->bits = (unsigned)letter_of(*r->at++);
            r->n = LETTER_BITS;
        }
        r->n--;
        value = value << 1 | (r->bits >> r->n & 1);
    }
    return value;
}

static uint32_t get_number(struct reader *r)
{
    uint32_t n = 0;
    for (int i = 0; i < GROUPS_MAX; i++) {
        uint32_t group = get_bits(r, GROUP_BITS + 1);
        n |= (group & ((1u << GROUP_BITS) - 1)) << (GROUP_BITS * i);
        if (!(group >> GROUP_BITS))
            return n;
    }
    r->is_short = true;
    return 0;
}

/* As many as tell `n` things apart. */
static int bits_for(int n)
{
    int bits = 0;
    while (1 << bits < n)
        bits++;
    return bits;
}

/* ---- Writing ------------------------------------------------------------------------------- */

/* Who decides and what, by its place; of several seats that decide at once also which of them. */
static void put_step(struct writer *w, const struct vk_game *g, const void *state,
                     const struct vk_step *step)
{
    struct vk_actions list;
    struct vk_due due = vk_due(g, state);
    if (step->seat != VK_CHANCE)
        put_bits(w, (uint32_t)__builtin_popcount(due.seats & ((1u << step->seat) - 1)),
                 bits_for(__builtin_popcount(due.seats)));
    vk_legal(g, state, step->seat, &list);
    put_bits(w, (uint32_t)vk_find(&list, step->act), bits_for(list.n));
}

static void put_setup(struct writer *w, const struct vk_game *g, const struct vk_setup *setup)
{
    put_number(w, g->rules_version);
    put_number(w, setup->seats);
    for (int i = 0; i < g->n_options; i++) {
        bool is_other = setup->option[i] != g->options[i].standard;
        put_bits(w, is_other, 1);
        if (is_other)
            put_number(w, (uint32_t)(setup->option[i] - g->options[i].min));
    }
}

void vk_position_write(const struct vk_session *t, uint32_t at, struct vk_out *out)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct writer w = { .out = out, .sum = VK_HASH_START };
    vk_session_at(t, 0, state, NULL);
    put_text(&w, VK_POSITION_BEGIN);
    put_text(&w, t->game->id);
    put_letter(&w, '.');
    put_setup(&w, t->game, &t->setup);
    put_number(&w, at);
    for (uint32_t i = 0; i < at; i++) {
        put_step(&w, t->game, state, &t->step[i]);
        vk_play(t->game, state, t->step[i].seat, t->step[i].act, NULL);
    }
    put_bits(&w, (uint32_t)vk_state_hash(t->game, state), HASH_BITS);
    if (w.n)
        put_bits(&w, 0, (int)(LETTER_BITS - w.n));
    uint64_t sum = w.sum;
    for (int i = 0; i < SUM_LETTERS; i++, sum >>= LETTER_BITS)
        put_letter(&w, letters[sum % 64]);
}

bool vk_position_is_public(const struct vk_session *t, uint32_t at)
{
    return vk_session_told(t, VK_SPECTATOR, at) == at;
}

/* ---- Reading ------------------------------------------------------------------------------- */

static bool refuse(struct vk_position_fault *no, const char *why)
{
    struct vk_out out = vk_out_to(no->why, sizeof no->why);
    vk_put(&out, why);
    return false;
}

static bool refuse_rules(struct vk_position_fault *no)
{
    no->is_of_other_rules = true;
    return refuse(no, "it was made with other rules of this game than those of this program");
}

static bool refuse_damage(struct vk_position_fault *no)
{
    return refuse(no, "it is damaged or was not copied whole");
}

/* Between its beginning and its sum there is a game and letters; nothing was changed on the way. */
static bool is_whole(const char *text, size_t n)
{
    uint64_t sum = VK_HASH_START;
    for (size_t i = 0; i + SUM_LETTERS < n; i++)
        sum = vk_hash(sum, text + i, 1);
    for (size_t i = n - SUM_LETTERS; i < n; i++, sum >>= LETTER_BITS)
        if (text[i] != letters[sum % 64])
            return false;
    return true;
}

static bool find_game(const char *text, size_t n, const struct vk_game **g,
                      struct vk_position_fault *no)
{
    char id[GAME_ID_MAX] = { 0 };
    struct vk_out out = vk_out_to(id, sizeof id);
    vk_put_bytes(&out, text, n);
    *g = vk_out_ok(&out) ? vk_game_by_id(id) : NULL;
    return *g || refuse(no, "it is of a game that is not on board");
}

static bool get_setup(struct reader *r, struct vk_position_head *h, struct vk_position_fault *no)
{
    const struct vk_game *g = h->game;
    if (get_number(r) != g->rules_version)
        return refuse_rules(no);
    uint32_t seats = get_number(r);
    if (seats < g->seats_min || seats > g->seats_max)
        return refuse_damage(no);
    vk_setup_standard(g, (int)seats, &h->setup);
    for (int i = 0; i < g->n_options; i++) {
        const struct vk_option *o = &g->options[i];
        if (!get_bits(r, 1))
            continue;
        uint32_t value = get_number(r);
        if (value > (uint32_t)(o->max - o->min))
            return refuse_rules(no);
        h->setup.option[i] = (int16_t)(o->min + (int)value);
    }
    h->n = get_number(r);
    return r->is_short || h->n > g->step_bound ? refuse_damage(no) : true;
}

/* Everything before the steps; the reader stays there. */
static bool read_head(const char *text, struct vk_position_head *h, struct reader *r,
                      struct vk_position_fault *no)
{
    static const char begin[] = VK_POSITION_BEGIN;
    size_t n = strlen(text), from = sizeof begin - 1;
    *no = (struct vk_position_fault){ 0 };
    *h = (struct vk_position_head){ 0 };
    if (strncmp(text, "vaka", 4) != 0)
        return refuse(no, "it is no position of Vaka");
    if (text[4] >= '2' && text[4] <= '9')
        return refuse(no, "it was made by a newer Vaka");
    if (strncmp(text, begin, from) != 0)
        return refuse(no, "it is no position of Vaka");
    const char *dot = strchr(text + from, '.');
    if (n > VK_POSITION_MAX || !dot || n < (size_t)(dot - text) + 1 + SUM_LETTERS ||
        strspn(dot + 1, letters) != strlen(dot + 1) || !is_whole(text, n))
        return refuse_damage(no);
    *r = (struct reader){ .at = dot + 1, .end = text + n - SUM_LETTERS };
    return find_game(text + from, (size_t)(dot - text) - from, &h->game, no) && get_setup(r, h, no);
}

bool vk_position_read_head(const char *text, struct vk_position_head *h,
                           struct vk_position_fault *no)
{
    struct reader r;
    return read_head(text, h, &r, no);
}

static bool get_step(struct reader *r, struct vk_session *t)
{
    struct vk_actions list;
    struct vk_due due = vk_due(t->game, t->state);
    int seat = VK_CHANCE;
    if (due.over)
        return false;
    if (due.kind != VK_RANDOM) {
        unsigned left = due.seats;
        for (uint32_t skip = get_bits(r, bits_for(__builtin_popcount(left))); skip && left; skip--)
            left &= left - 1;
        if (!left)
            return false;
        seat = __builtin_ctz(left);
    }
    vk_legal(t->game, t->state, seat, &list);
    uint32_t place = get_bits(r, bits_for(list.n));
    return !r->is_short && place < list.n &&
           vk_session_act(t, seat, list.act[place], 0, NULL) == VK_OK;
}

bool vk_position_read(const char *text, struct vk_session *t, struct vk_position_fault *no)
{
    struct vk_position_head h;
    struct reader r;
    struct vk_refusal refusal;
    if (!read_head(text, &h, &r, no))
        return false;
    if (h.n > t->cap)
        return refuse(no, "it has more steps than there is room for");
    if (vk_session_open(t, h.game, &h.setup, t->state, t->step, t->cap, &refusal, NULL) != VK_OK)
        return refuse_rules(no);
    for (uint32_t i = 0; i < h.n; i++)
        if (!get_step(&r, t))
            return refuse_rules(no);
    uint32_t hash = get_bits(&r, HASH_BITS);
    return (!r.is_short && hash == (uint32_t)vk_state_hash(t->game, t->state)) || refuse_rules(no);
}
