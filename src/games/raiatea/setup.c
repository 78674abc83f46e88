/*
 * setup.c - section 3: what lies on the table before anything is drawn. The draws of the set-up
 * (start player, masks, forest, tiles, rituals) come through the first points of the game: round.c.
 */
#include "games/raiatea/rules.h"
#include <string.h>

enum { START_MANA = 5, START_PEARLS = 4, START_HELPERS = 6, START_LEVEL = 2, START_MASKS = 8 };

/* Everything that is "none" at the start. */
static void set_none(struct raia_state *s)
{
    s->start = s->kahuna = s->location = s->auction = s->chooser = VK_NONE;
    memset(s->taken_by, VK_NONE, sizeof s->taken_by);
    memset(s->order, VK_NONE, sizeof s->order);
    memset(s->tile, VK_NONE, sizeof s->tile);
    memset(s->tile_at, TILE_POOL, sizeof s->tile_at);
    for (int seat = 0; seat < RAIA_SEATS; seat++)
        s->player[seat].slot = VK_NONE;
}

/* The first eight pictures have their start card in the market: deal_mask takes it from there. */
static void fill_markets(struct raia_state *s)
{
    memset(s->helpers, START_HELPERS, sizeof s->helpers);
    memset(s->goods, 1, sizeof s->goods);
    memset(s->level, START_LEVEL, sizeof s->level);
    memset(s->masks, 1, START_MASKS);
    for (int face = 0; face < N_FACES; face++)
        s->forest[face] = raia_faces[face].number;
}

static void build_decks(struct raia_state *s)
{
    for (int deck = 0; deck < N_DECKS; deck++) {
        uint64_t designs = raia_deck_mask[deck];
        if (!raia_option(s, O_TANE))
            designs &= ~raia_tane_mask;
        s->deck[deck] = (struct cards){ designs, designs };
        s->n_deck[deck] = (uint8_t)cards_count(s->deck[deck]);
    }
}

/* Every option goes with every number of seats: nothing is refused. */
int raia_setup(void *st, const struct vk_setup *cfg, VK_UNUSED struct vk_refusal *no)
{
    struct raia_state *s = st;
    for (int o = 0; o < N_OPTIONS; o++)
        if (cfg->option[o])
            s->options = (uint16_t)(s->options | 1u << o);
    set_none(s);
    fill_markets(s);
    build_decks(s);
    for (int seat = 0; seat < cfg->seats; seat++) {
        s->player[seat].mana = START_MANA;
        s->player[seat].pearls = START_PEARLS;
        s->player[seat].priests = raia_option(s, O_PRIEST_START);
    }
    return VK_OK;
}
