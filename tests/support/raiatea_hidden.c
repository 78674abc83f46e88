/* raiatea_hidden.c - section 5 of Raiatea: rituals in hands, drawn, laid down and in the bag; and,
 * behind the screens of a table without open counts, tiles, pearls, mana and goods. */
#include "games/raiatea/rules.h"
#include "hidden.h"

extern const struct vk_game raiatea_game;

static int some_card(struct cards set, struct vk_rng *rng)
{
    int n = cards_count(set);
    if (n == 0)
        return VK_NONE;
    for (int k = (int)vk_rng_below(rng, (uint32_t)n);; k--) {
        int card = cards_lowest(set);
        if (k == 0)
            return card;
        cards_take(&set, card);
    }
}

/* One card of a zone for another of its deck. */
static bool exchange(struct raia_state *s, struct cards *zone, struct vk_rng *rng)
{
    int deck = (int)vk_rng_below(rng, N_DECKS);
    int a = some_card(cards_among(*zone, raia_deck_mask[deck]), rng);
    int b = some_card(s->deck[deck], rng);
    if (a == VK_NONE || b == VK_NONE || a == b)
        return false;
    cards_take(zone, a);
    cards_take(&s->deck[deck], b);
    cards_add(zone, b);
    cards_add(&s->deck[deck], a);
    return true;
}

#define CHANGE_ZONE(zone)                                                                          \
    static bool change_##zone(void *st, int viewer, struct vk_rng *rng)                            \
    {                                                                                              \
        struct raia_state *s = st;                                                                 \
        int seat = some_other(s->h.seats, viewer, rng);                                            \
        return seat != VK_NONE && !s->player[seat].n_equal &&                                      \
               exchange(s, &s->player[seat].zone, rng);                                            \
    }
CHANGE_ZONE(hand)
CHANGE_ZONE(drawn)
CHANGE_ZONE(buried)
CHANGE_ZONE(prepared)

/* What he put into the bag, and what he kept in his hand. */
static bool change_bag(void *st, int viewer, struct vk_rng *rng)
{
    struct raia_state *s = st;
    int seat = some_other(s->h.seats, viewer, rng);
    if (seat == VK_NONE || s->player[seat].n_equal)
        return false;
    struct raia_player *p = &s->player[seat];
    int a = some_card(p->hand, rng), b = some_card(p->prepared, rng);
    if (a == VK_NONE || b == VK_NONE || a == b)
        return false;
    cards_take(&p->hand, a);
    cards_take(&p->prepared, b);
    cards_add(&p->hand, b);
    cards_add(&p->prepared, a);
    return true;
}

/* ---- Behind screens ------------------------------------------------------------------------- */

static bool some_screens(const struct raia_state *s, int viewer, struct vk_rng *rng, int two[2])
{
    return !raia_option(s, O_OPEN_COUNTS) && !s->h.over &&
           some_two_others(s->h.seats, viewer, rng, two);
}

/* A won tile lies behind another screen. */
static bool change_tile(void *st, int viewer, struct vk_rng *rng)
{
    struct raia_state *s = st;
    int two[2], first = (int)vk_rng_below(rng, N_MISSIONS);
    if (!some_screens(s, viewer, rng, two))
        return false;
    for (int i = 0; i < N_MISSIONS; i++) {
        uint8_t *at = &s->tile_at[(first + i) % N_MISSIONS];
        if (*at != two[0])
            continue;
        *at = (uint8_t)two[1];
        return true;
    }
    return false;
}

static bool change_pearls(void *st, int viewer, struct vk_rng *rng)
{
    struct raia_state *s = st;
    int two[2];
    if (!some_screens(s, viewer, rng, two) || !s->player[two[0]].pearls)
        return false;
    s->player[two[0]].pearls--;
    s->player[two[1]].pearls++;
    return true;
}

static bool change_mana(void *st, int viewer, struct vk_rng *rng)
{
    struct raia_state *s = st;
    int two[2];
    if (!some_screens(s, viewer, rng, two) || !s->player[two[0]].mana)
        return false;
    s->player[two[0]].mana--;
    s->player[two[1]].mana++;
    return true;
}

static bool change_goods(void *st, int viewer, struct vk_rng *rng)
{
    struct raia_state *s = st;
    unsigned good = vk_rng_below(rng, N_GOODS);
    int two[2];
    if (!some_screens(s, viewer, rng, two) || !s->player[two[0]].goods[good])
        return false;
    s->player[two[0]].goods[good]--;
    s->player[two[1]].goods[good]++;
    return true;
}

static uint16_t readers(const void *st, const struct vk_frame *f, int seat, vk_action a)
{
    (void)st, (void)a;
    switch (f->point) {
    case P_draw_ritual: return (uint16_t)VK_ONLY(f->seat);
    case P_ritual_keep:
    case P_pay_ritual: return (uint16_t)VK_ONLY(seat);
    default:
        return (uint16_t)(raiatea_game.points[f->point].kind == VK_SECRET ? VK_ONLY(seat)
                                                                          : VK_EVERYBODY);
    }
}

static const struct hidden_thing things[] = {
    { "a ritual in hand", change_hand, 0 },
    { "a ritual drawn", change_drawn, 0 },
    { "a ritual laid down", change_buried, 0 },
    { "a ritual in the bag", change_prepared, 0 },
    { "what went into the bag", change_bag, 0 },
    { "a tile behind a screen", change_tile, HIDDEN_COUNTED | HIDDEN_LOOK_ONLY },
    { "pearls behind a screen", change_pearls, HIDDEN_COUNTED | HIDDEN_LOOK_ONLY },
    { "mana behind a screen", change_mana, HIDDEN_COUNTED | HIDDEN_LOOK_ONLY },
    { "goods behind a screen", change_goods, HIDDEN_COUNTED | HIDDEN_LOOK_ONLY },
};
const struct hidden_things raiatea_hidden = { &raiatea_game, things, sizeof things / sizeof *things,
                                              readers };
