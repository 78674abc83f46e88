/* archipelago_hidden.c - section 5 of Archipelago: objectives, the one not kept, hexes held in turn zero,
 * the hands of the thief's victim; and, with closed screens, florins, cubes and explorer tokens, which
 * not even a list of what is legal may tell. */
#include "games/archipelago/rules.h"
#include "hidden.h"

extern const struct vk_game archipelago_game;

/* A card of the pack that nobody holds and whose condition did not come true; or VK_NONE. */
static int some_objective(const struct arch_state *s, struct vk_rng *rng)
{
    int first = arch_pack(s) * PACK_SIZE, k = (int)vk_rng_below(rng, PACK_SIZE);
    unsigned free = arch_pack_mask(s) & ~(unsigned)s->met;
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        for (int i = 0; i < p->n_objectives; i++)
            free &= ~(1u << (p->objective[i] - first));
        if (p->dropped != VK_NONE)
            free &= ~(1u << (p->dropped - first));
    }
    return free >> k & 1 ? first + k : VK_NONE;
}

static bool change_objective(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    int seat = some_other(s->h.seats, viewer, rng), card = some_objective(s, rng);
    if (s->h.over || seat == VK_NONE || card == VK_NONE || !s->player[seat].n_objectives)
        return false;
    struct arch_player *p = &s->player[seat];
    unsigned k = vk_rng_below(rng, p->n_objectives);
    if (p->shown >> k & 1 || p->known[k] >> viewer & 1)
        return false;
    p->objective[k] = (uint8_t)card;
    return true;
}

static bool change_dropped(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    int seat = some_other(s->h.seats, viewer, rng), card = some_objective(s, rng);
    if (s->h.over || seat == VK_NONE || card == VK_NONE || s->player[seat].dropped == VK_NONE)
        return false;
    s->player[seat].dropped = (uint8_t)card;
    return true;
}

static bool change_hex(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    unsigned a = vk_rng_below(rng, N_HEXES), b = vk_rng_below(rng, N_HEXES);
    for (unsigned i = 0; i < N_HEXES && s->hex_at[a] >= ARCH_SEATS; i++)
        a = (a + 1) % N_HEXES;
    if (s->hex_at[a] >= ARCH_SEATS || s->hex_at[a] == viewer || s->hex_at[b] != HEX_PILE)
        return false;
    s->hex_at[b] = s->hex_at[a];
    s->hex_at[a] = HEX_PILE;
    return true;
}

/* The victim has changed hands. */
static bool change_hands(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    (void)rng;
    if (!s->h.depth || vk_top(&s->h)->point != P_thief_pick)
        return false;
    int victim = vk_below(&s->h)->v[THEFT_VICTIM];
    uint8_t *hand = s->player[victim].slot, left = hand[0];
    if (victim == viewer || hand[0] == hand[1])
        return false;
    hand[0] = hand[1];
    hand[1] = left;
    return true;
}

/* ---- Behind closed screens -------------------------------------------------------------------- */

static bool some_screens(const struct arch_state *s, int viewer, struct vk_rng *rng, int two[2])
{
    return arch_option(s, O_SCREENS) && !s->h.over && some_two_others(s->h.seats, viewer, rng, two);
}

static bool change_florins(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    int two[2];
    if (!some_screens(s, viewer, rng, two) || !s->player[two[0]].florins)
        return false;
    unsigned n = 1 + vk_rng_below(rng, s->player[two[0]].florins);
    s->player[two[0]].florins = (uint8_t)(s->player[two[0]].florins - n);
    s->player[two[1]].florins = (uint8_t)(s->player[two[1]].florins + n);
    return true;
}

static bool change_cubes(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    unsigned res = vk_rng_below(rng, N_RES);
    int two[2];
    if (!some_screens(s, viewer, rng, two) || !s->player[two[0]].cubes[res])
        return false;
    s->player[two[0]].cubes[res]--;
    s->player[two[1]].cubes[res]++;
    return true;
}

static bool change_tokens(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    int two[2];
    if (!some_screens(s, viewer, rng, two) || !s->player[two[0]].tokens)
        return false;
    s->player[two[0]].tokens--;
    s->player[two[1]].tokens++;
    return true;
}

static uint16_t readers(const void *st, const struct vk_frame *f, int seat, vk_action a)
{
    (void)st, (void)a;
    switch (f->point) {
    case P_tz_deal: return (uint16_t)VK_ONLY(f->seat);
    case P_deal_objective: return (uint16_t)(f->seat == VK_NONE ? VK_EVERYBODY : VK_ONLY(f->seat));
    default:
        return (uint16_t)(archipelago_game.points[f->point].kind == VK_SECRET ? VK_ONLY(seat)
                                                                              : VK_EVERYBODY);
    }
}

enum { SCREENED = HIDDEN_LOOK_ONLY | HIDDEN_REMEMBERED };

static const struct hidden_thing things[] = {
    { "an objective", change_objective, 0 },
    { "the objective not kept", change_dropped, 0 },
    { "a hex of turn zero", change_hex, 0 },
    { "the hands of the thief's victim", change_hands, 0 },
    { "florins behind a closed screen", change_florins, SCREENED },
    { "cubes behind a closed screen", change_cubes, SCREENED },
    { "tokens behind a closed screen", change_tokens, SCREENED },
};
const struct hidden_things archipelago_hidden = { &archipelago_game, things,
                                                  sizeof things / sizeof *things, readers };
