/* setup.c - section 3: the start of a game, and the draws that belong to it. */
#include "games/polynesia/rules.h"
#include <string.h>

enum {
    FIRST_CARD_1 = C_FIRST_LANDFALL,
    FIRST_CARD_2 = C_MASK_BOON,
    FIRST_CARD_3 = C_SHARED_VOYAGE
};

static const uint8_t first_card[4] = { FIRST_CARD_1, FIRST_CARD_2, FIRST_CARD_3, N_CARDS };

const uint8_t poly_stones[N_STONES] = {
#define STONE(colour, word, number, provenance) [colour] = number,
#include "stones.def"
#undef STONE
};

/* Cards 3.1 and 3.2 need a third player. */
static bool needs_three(int card)
{
    return card == C_SHARED_VOYAGE || card == C_CROWDED_ROUTES;
}

static void fill_heaps(struct poly_state *s)
{
#define TOKEN(back, face, four, fewer, provenance)                                                 \
    s->heap[back][face] = s->h.seats == POLY_SEATS ? (four) : (fewer);
#include "tokens.def"
#undef TOKEN
}

static int refuse(struct vk_refusal *no, enum option which, const char *why)
{
    no->option = (uint8_t)which;
    no->why = why;
    return VK_ERR_SETUP;
}

int poly_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no)
{
    struct poly_state *s = st;
    for (int type = 0; type < 3; type++) {
        int value = cfg->option[O_CARD_1 + type];
        s->card[type] = (uint8_t)(value ? first_card[type] + value - 1 : VK_NONE);
        if (cfg->seats == 2 && value && needs_three(s->card[type]))
            return refuse(no, O_CARD_3, "cards 3.1 and 3.2 are not used with 2 players");
    }
    int first = cfg->option[O_FIRST_PLAYER];
    if (first > cfg->seats)
        return refuse(no, O_FIRST_PLAYER, "there is no such seat at this table");
    s->fixed_first = (uint8_t)(first ? first - 1 : VK_NONE);
    int side = cfg->option[O_BOARD_SIDE];
    s->side = (uint8_t)(side ? side - 1 : cfg->seats == POLY_SEATS ? SIDE_A : SIDE_B);

    for (int p = 0; p < cfg->seats; p++) {
        s->home[p] = POLY_PIECES_HOME;
        poly_land(s, p, POLY_VOLCANO, POLY_PIECES - POLY_PIECES_HOME);
        s->boats_left[p] = POLY_BOATS;
        s->goods[p][G_FISH] = s->goods[p][G_SHELL] = POLY_START_GOODS;
    }
    memset(s->token, VK_NONE, sizeof s->token);
    fill_heaps(s);
    memcpy(s->bag, poly_stones, sizeof s->bag);
    return VK_OK;
}

LEGAL(draw_card)
{
    const struct poly_state *s = st;
    for (int c = first_card[f->v[DRAW_CARD_TYPE]]; c < first_card[f->v[DRAW_CARD_TYPE] + 1]; c++)
        if (s->h.seats > 2 || !needs_three(c))
            vk_add_outcome(out, vk_act(V_CARD, (unsigned)c, 0, 0), 1);
}

APPLY(draw_card)
{
    struct poly_state *s = st;
    s->card[f->v[DRAW_CARD_TYPE]] = (uint8_t)vk_arg(a, 0);
    VK_EMIT(ev, E_card_in_play, VK_NONE, vk_arg(a, 0));
    vk_pop(&s->h);
}

LEGAL(place_token)
{
    const struct poly_state *s = st;
    unsigned island = poly_island_id(poly_map_of(s), f->v[PLACE_TOKEN_ISLAND]);
    for (unsigned face = 0; face < N_FACES; face++)
        if (s->heap[f->v[PLACE_TOKEN_BACK]][face])
            vk_add_outcome(out, vk_act(V_TOKEN, island, face, 0),
                           s->heap[f->v[PLACE_TOKEN_BACK]][face]);
}

APPLY(place_token)
{
    struct poly_state *s = st;
    unsigned face = vk_arg(a, 1);
    s->heap[f->v[PLACE_TOKEN_BACK]][face]--;
    if (face != NO_FACE) {
        s->token[f->v[PLACE_TOKEN_ISLAND]] = (uint8_t)face;
        VK_EMIT(ev, E_token_laid, VK_NONE, vk_arg(a, 0), face);
    }
    vk_pop(&s->h);
}

LEGAL(draw_first)
{
    const struct poly_state *s = st;
    for (unsigned p = 0; p < s->h.seats; p++)
        vk_add_outcome(out, vk_act(V_FIRST, p, 0, 0), 1);
}

APPLY(draw_first)
{
    struct poly_state *s = st;
    s->first = (uint8_t)vk_arg(a, 0);
    vk_pop(&s->h);
}

/* 2.7 Turtle tokens: one on each archipelago with card 1.2, a supply with cards 3.1 and 3.2. */
void poly_begin_play(struct poly_state *s, struct vk_sink *ev)
{
    bool has_lagoons = poly_has_card(s, C_ARCHIPELAGO_TURTLES);
    s->lagoon = has_lagoons ? (1u << POLY_ARCHIPELAGOS) - 1 : 0;
    if (poly_has_card(s, C_SHARED_VOYAGE) || poly_has_card(s, C_CROWDED_ROUTES))
        s->turtle_supply = has_lagoons ? POLY_TURTLES - POLY_ARCHIPELAGOS : POLY_TURTLES;
    s->h.round = 1;
    VK_EMIT(ev, E_round_began, VK_NONE, 1);
    VK_EMIT(ev, E_first_player, s->first, s->first);
}
