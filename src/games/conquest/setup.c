/*
 * setup.c - section 3: the start of a game. Peoples, markers and starting pieces come through the
 * first points of the game (turn.c drives them); their draws are here.
 */
#include "games/conquest/rules.h"
#include <string.h>

enum { FIRST_ATTACK_CHIT = 11 };

static int refuse(struct vk_refusal *no, enum option which, const char *why)
{
    no->option = (uint8_t)which;
    no->why = why;
    return VK_ERR_SETUP;
}

/* 7.7: what does not go with the number of seats. */
static int check_options(const struct vk_setup *cfg, struct vk_refusal *no)
{
    static const char *const not_alone[N_OPTIONS] = {
        [O_CHOOSE_HOME] = "alone you always play Tonga, so there is no people to choose",
        [O_EVENTS] = "Random Events are not used in solitaire",
        [O_KUMARA] = "nobody searches for Kumara in solitaire",
        [O_VARIABLE_START] = "starting pieces are fixed in solitaire",
        [O_TOURNAMENT_CARDS] = "solitaire has no tournament price for cards",
    };
    if (cfg->seats > 1 && cfg->option[O_SOLO_HARD])
        return refuse(no, O_SOLO_HARD, "the harder solitaire game is for one player");
    for (int o = 0; o < N_OPTIONS && cfg->seats == 1; o++)
        if (not_alone[o] && cfg->option[o])
            return refuse(no, (enum option)o, not_alone[o]);
    return VK_OK;
}

/* Victory Points that end a game, before the offset of 7.1. */
static int standard_end(int seats)
{
    switch (seats) {
    case 1: return 30;
    case 2: return 28;
    case 3: return 25;
    default: return 22;
    }
}

static void set_options(struct conq_state *s, const struct vk_setup *cfg)
{
    s->game_end = (uint8_t)(standard_end(cfg->seats) + cfg->option[O_END_OFFSET]);
    for (int o = 0; o < N_OPTIONS; o++)
        if (o != O_END_OFFSET && cfg->option[o])
            s->options = (uint16_t)(s->options | 1u << o);
}

/* Everything that is "none" at the start. */
static void set_none(struct conq_state *s)
{
    s->active = VK_NONE;
    memset(s->tile, NO_TILE, sizeof s->tile);
    memset(s->facing, VK_NONE, sizeof s->facing);
    memset(s->conqueror, VK_NONE, sizeof s->conqueror);
    s->sunk_tile = NO_TILE;
    memset(s->card_at, IN_DECK, sizeof s->card_at);
    memset(s->event_at, IN_DECK, sizeof s->event_at);
    memset(s->mark_hex, VK_NONE, sizeof s->mark_hex);
    memset(s->marriage, VK_NONE, sizeof s->marriage);
    s->tapu_side = VK_NONE;
    memset(s->people, VK_NONE, sizeof s->people);
    memset(s->home, VK_NONE, sizeof s->home);
    memset(s->order, VK_NONE, sizeof s->order);
    conq_end_voyage(s);
    memset(s->force, VK_NONE, sizeof s->force);
    s->battle.hex = VK_NONE;
    for (int side = 0; side < CONQ_SIDES; side++)
        s->plan[side].pending = VK_NONE;
}

/* The printed map, and the tiles that lie on it from the start. */
static void lay_map(struct conq_state *s)
{
    s->ocean = conq_printed_ocean;
    s->unexplored = conq_unknown;
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (conq_hexes[hex].kind == INDEPENDENT)
            hs_add(&s->independent, hex);
    for (int t = 0; t < N_TILES; t++) {
        int from = conq_tiles[t].from;
        if (from == VK_NONE || (from && s->sides >= from))
            continue;
        s->pool |= 1u << t;
        s->pool_left++;
    }
}

static void lay_tile(struct conq_state *s, int hex, int tile, int facing)
{
    s->tile[hex] = (uint8_t)tile;
    s->facing[hex] = (uint8_t)facing;
    hs_del(&s->unexplored, hex);
}

static void lay_tiles(struct conq_state *s)
{
    enum { FLINT_HEX = 67, NIUE_HEX = 53 };
    if (s->sides >= 3) {
        lay_tile(s, conq_peoples[HIVA].home, T_hiva, HIVA);
        lay_tile(s, FLINT_HEX, T_flint, VK_NONE);
        lay_tile(s, NIUE_HEX, T_niue, VK_NONE);
    }
    if (s->sides == 4)
        lay_tile(s, conq_peoples[RAIATEA].home, T_raiatea, RAIATEA);
}

static void fill_boxes(struct conq_state *s)
{
    for (int m = 0; m < N_MARKERS; m++)
        s->cup[m] = conq_markers[m].number;
    s->deck_left = N_CARDS;
    s->events_left = N_RANDOM_EVENTS;
    for (int side = 0; side < s->sides; side++)
        memcpy(s->supply[side], conq_piece_number, sizeof s->supply[side]);
    for (int c = 0; c < FIRST_ATTACK_CHIT && conq_is_solo(s); c++)
        s->chit[c] = CHIT_IN;
}

int conq_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no)
{
    struct conq_state *s = st;
    int rc = check_options(cfg, no);
    if (rc)
        return rc;
    s->sides = cfg->seats == 1 ? 2 : cfg->seats;
    set_options(s, cfg);
    set_none(s);
    lay_map(s);
    lay_tiles(s);
    fill_boxes(s);
    return VK_OK;
}

/* ---- peoples ------------------------------------------------------------------------------- */

unsigned conq_peoples_left(const struct conq_state *s)
{
    unsigned left = (1u << s->sides) - 1; /* the first so many of the list are in play */
    for (int side = 0; side < s->sides; side++)
        if (s->people[side] != VK_NONE)
            left &= ~(1u << s->people[side]);
    return left;
}

void conq_deal_people(struct conq_state *s, int side, int people, struct vk_sink *ev)
{
    s->people[side] = (uint8_t)people;
    VK_EMIT(ev, E_people_dealt, conq_actor(s, side), people);
}

LEGAL(deal_home)
{
    unsigned left = conq_peoples_left(st);
    for (unsigned p = 0; p < N_PEOPLES; p++)
        if (left >> p & 1)
            vk_add_outcome(out, vk_act(V_people, p, 0, 0), 1);
}

APPLY(deal_home)
{
    struct conq_state *s = st;
    conq_deal_people(s, f->seat, (int)vk_arg(a, 0), ev);
    vk_pop(&s->h);
}

LEGAL(choose_home)
{
    unsigned left = conq_peoples_left(st);
    for (unsigned p = 0; p < N_PEOPLES; p++)
        if (left >> p & 1)
            vk_add(out, vk_act(V_people, p, 0, 0));
}

APPLY(choose_home)
{
    struct conq_state *s = st;
    conq_deal_people(s, seat, (int)vk_arg(a, 0), ev);
    vk_pop(&s->h);
}

/* Two Villages and two Warrior Bands each. */
void conq_settle_homes(struct conq_state *s)
{
    for (int side = 0; side < s->sides; side++) {
        int home = conq_peoples[s->people[side]].home;
        s->home[side] = (uint8_t)home;
        conq_add_village(s, side, home);
        conq_add_village(s, side, home);
        if (!conq_option(s, O_VARIABLE_START))
            conq_put(s, side, home, WB, 2, 0);
        s->track[side] = 4;
    }
}

/* ---- markers of the set-up ------------------------------------------------------------------ */

static void add_knots(const struct conq_state *s, enum marker first, struct vk_actions *out)
{
    for (unsigned n = 0; n < 3; n++)
        if (s->cup[first + n])
            vk_add_outcome(out, vk_act(V_knots, n, 0, 0), s->cup[first + n]);
}

LEGAL(setup_island)
{
    add_knots(st, MK_I1, out);
}

APPLY(setup_island)
{
    struct conq_state *s = st;
    unsigned marker = MK_I1 + vk_arg(a, 0);
    s->cup[marker]--;
    VK_EMIT(ev, E_marker_out, VK_NONE, marker);
    vk_pop(&s->h);
}

LEGAL(setup_ocean)
{
    add_knots(st, MK_O1, out);
}

APPLY(setup_ocean)
{
    struct conq_state *s = st;
    unsigned marker = MK_O1 + vk_arg(a, 0);
    s->cup[marker]--;
    hs_del(&s->unexplored, f->v[SETUP_OCEAN_HEX]);
    hs_add(&s->ocean, f->v[SETUP_OCEAN_HEX]);
    VK_EMIT(ev, E_marker_laid, VK_NONE, f->v[SETUP_OCEAN_HEX], marker);
    vk_pop(&s->h);
}
