/* conquest_hidden.c - section 5 of Conquest of Paradise: face-down pieces and tiles, cards in hands,
 * kept events, movement points and the party being put together. In solitaire all of it lies open but
 * the opponent's cards. */
#include "games/conquest/rules.h"
#include "hidden.h"

extern const struct vk_game conquest_game;

static bool may_know(unsigned mask, int viewer)
{
    return mask & SEEN_BY_ALL || mask >> viewer & 1;
}

static bool is_of_party(int point)
{
    return point == P_transit_to || point == P_party_pick || point == P_party_cargo ||
           point == P_jump_to;
}

/* Another kind out of the supply lies face down in its place. */
static bool change_piece(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    int side = some_other(s->h.seats, viewer, rng), kind = (int)vk_rng_below(rng, N_MAP_KINDS);
    if (conq_is_solo(s) || side == VK_NONE || !s->n_pieces[side] || kind == TCU)
        return false;
    bool is_moving = s->h.depth && is_of_party(vk_top(&s->h)->point);
    if (s->plan[side].n || is_moving) /* they count on what he has */
        return false;
    struct conq_piece *p = &s->piece[side][vk_rng_below(rng, s->n_pieces[side])];
    if (p->kind == TCU || p->marks || may_know(p->mask, viewer) || p->kind == kind ||
        !s->supply[side][kind])
        return false;
    s->supply[side][p->kind]++;
    s->supply[side][kind]--;
    p->kind = (uint8_t)kind;
    conq_sort_pieces(s, side);
    return true;
}

static bool swap_with_pool(struct conq_state *s, uint8_t *tile, struct vk_rng *rng)
{
    unsigned t = vk_rng_below(rng, N_TILES);
    if (!(s->pool >> t & 1))
        return false;
    s->pool = (s->pool & ~(1u << t)) | 1u << *tile;
    *tile = (uint8_t)t;
    return true;
}

static bool change_tile(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    int hex = (int)vk_rng_below(rng, CONQ_HEXES), tries = 0;
    while (!hs_has(s->face_down, hex) && ++tries < CONQ_HEXES)
        hex = (hex + 1) % CONQ_HEXES;
    if (!hs_has(s->face_down, hex) || may_know(s->tile_mask[hex], viewer))
        return false;
    return swap_with_pool(s, &s->tile[hex], rng);
}

static bool change_sunk_tile(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    if (s->sunk_tile == NO_TILE || may_know(s->sunk_mask, viewer))
        return false;
    return swap_with_pool(s, &s->sunk_tile, rng);
}

static bool change_card(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    unsigned a = vk_rng_below(rng, N_CARDS), b = vk_rng_below(rng, N_CARDS);
    for (unsigned i = 0; i < N_CARDS && s->card_at[b] != IN_DECK; i++)
        b = (b + 1) % N_CARDS;
    for (unsigned i = 0; i < N_CARDS && !(s->card_at[a] < s->sides && s->card_at[a] != viewer); i++)
        a = (a + 1) % N_CARDS;
    bool is_hidden = s->card_at[a] < s->sides && s->card_at[a] != viewer &&
                     !(s->card_flags[a] & CARD_UP) && !may_know(s->card_mask[a], viewer);
    if (!is_hidden || s->card_at[b] != IN_DECK)
        return false;
    s->card_at[b] = s->card_at[a];
    s->card_mask[b] = s->card_mask[a];
    s->card_at[a] = IN_DECK;
    s->card_mask[a] = 0;
    return true;
}

static bool change_event(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    int kept = VK_NONE, other = VK_NONE;
    unsigned first = vk_rng_below(rng, N_RANDOM_EVENTS);
    for (unsigned i = 0; i < N_RANDOM_EVENTS; i++) {
        int e = (int)((first + i) % N_RANDOM_EVENTS), at = s->event_at[e];
        if (conq_random_events[e].type != KEPT)
            continue;
        if (at < s->sides && at != viewer && !may_know(s->event_mask[e], viewer))
            kept = e;
        if (at == IN_DECK)
            other = e;
    }
    if (kept == VK_NONE || other == VK_NONE)
        return false;
    s->event_at[other] = s->event_at[kept];
    s->event_mask[other] = s->event_mask[kept];
    s->event_at[kept] = IN_DECK;
    s->event_mask[kept] = 0;
    return true;
}

/* Movement points that a piece has left. */
static bool change_marks(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    int side = s->active;
    if (conq_is_solo(s) || s->phase != MOVEMENT || side >= s->h.seats || side == viewer ||
        !s->n_pieces[side])
        return false;
    struct conq_piece *p = &s->piece[side][vk_rng_below(rng, s->n_pieces[side])];
    if (!p->marks)
        return false;
    p->marks ^= 1;
    conq_sort_pieces(s, side);
    return true;
}

/* Nothing has been picked up yet: others see the mover where he was before. */
static bool change_party(void *st, int viewer, struct vk_rng *rng)
{
    struct conq_state *s = st;
    bool is_changed = false;
    (void)rng;
    if (conq_is_solo(s))
        return false;
    while (s->h.depth && is_of_party(vk_top(&s->h)->point) && vk_top(&s->h)->seat != viewer) {
        vk_pop(&s->h);
        is_changed = true;
    }
    return is_changed;
}

static uint16_t readers(const void *st, const struct vk_frame *f, int seat, vk_action a)
{
    const struct conq_state *s = st;
    bool is_open = conq_is_solo(s) || seat >= s->h.seats;
    uint16_t owner = (uint16_t)(is_open ? VK_EVERYBODY : VK_ONLY(seat));
    switch (f->point) {
    case P_draw_tile: return (uint16_t)(conq_is_solo(s) ? VK_EVERYBODY : VK_ONLY(f->seat));
    case P_draw_card: return (uint16_t)(f->seat < s->h.seats ? VK_ONLY(f->seat) : VK_NOBODY);
    case P_draw_event:
        return (uint16_t)(conq_random_events[vk_arg(a, 0)].type == KEPT ? VK_ONLY(f->seat)
                                                                        : VK_EVERYBODY);
    case P_transit_action: return vk_verb_of(a) == V_lift ? owner : VK_EVERYBODY;
    case P_transit_to:
    case P_party_pick:
    case P_party_cargo:
    case P_jump_to: return owner;
    case P_move_action: {
        unsigned verb = vk_verb_of(a);
        bool is_private = verb == V_depart || verb == V_jump || verb == V_cross;
        return is_private ? owner : VK_EVERYBODY;
    }
    default:
        return (uint16_t)(conquest_game.points[f->point].kind == VK_SECRET ? VK_ONLY(seat)
                                                                           : VK_EVERYBODY);
    }
}

static const struct hidden_thing things[] = {
    { "a face-down piece", change_piece, 0 },
    { "a face-down tile", change_tile, 0 },
    { "the sunk tile", change_sunk_tile, 0 },
    { "a face-down card", change_card, 0 },
    { "a kept event", change_event, 0 },
    { "movement points", change_marks, HIDDEN_LOOK_ONLY },
    { "the party", change_party, HIDDEN_LOOK_ONLY },
};
const struct hidden_things conquest_hidden = { &conquest_game, things,
                                               sizeof things / sizeof *things, readers };
