/*
 * raising.c - 4.9 act 6, the raising of the To'o: auctions that waited, then circuits of turns in the
 * ceremonial order until one leaves all tiles where they are. With two players the Spirit takes a tile
 * after each circuit that brought a mission (7.5).
 */
#include "games/raiatea/rules.h"

enum stage { WAITING, CIRCUIT, TURNS, SPIRIT };

/* One row that holds auction tiles only. */
static bool push_waiting_auction(struct raia_state *s)
{
    for (int statue = 0; statue < s->open_statues; statue++)
        for (int row = 0; row < RAIA_ROWS; row++)
            if (raia_push_row_auctions(s, statue, row))
                return true;
    return false;
}

static int tiles_left(const struct raia_state *s)
{
    int n = 0;
    for (int statue = 0; statue < s->open_statues; statue++)
        for (int space = 0; space < RAIA_SPACES; space++)
            n += s->tile[statue][space] != VK_NONE;
    return n;
}

/* The next turn of the circuit; false when all have had theirs. */
static bool push_next_turn(struct raia_state *s, struct vk_frame *f)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    if (f->v[RAISING_TURNS] == n)
        return false;
    int seat = seats[f->v[RAISING_TURNS]++];
    raia_clear_turn(s, seat);
    raia_push_turn(s, P_too_turn, seat);
    return true;
}

RUN(raising)
{
    struct raia_state *s = st;
    switch ((enum stage)f->pc) {
    case WAITING:
        if (!push_waiting_auction(s))
            f->pc = CIRCUIT;
        break;
    case CIRCUIT:
        f->pc = TURNS;
        f->v[RAISING_TURNS] = 0;
        f->v[RAISING_TILES] = (int16_t)tiles_left(s);
        break;
    case TURNS:
        if (push_next_turn(s, f))
            break;
        if (tiles_left(s) == f->v[RAISING_TILES])
            vk_pop(&s->h);
        else
            f->pc = SPIRIT;
        break;
    case SPIRIT:
        f->pc = CIRCUIT;
        if (s->h.seats == 2 && raia_any_mission(s))
            vk_push(&s->h, P_spirit_tile, VK_NONE);
        break;
    }
}

/* ---- turns -------------------------------------------------------------------------------------- */

/* A second mission needs Tu-Nui or a diver; there is never a third. */
static bool may_complete(const struct raia_player *p)
{
    if (p->missions == 0)
        return true;
    return p->missions == 1 && (raia_lasting(p, R_tu_nui) || p->ready[DIVER]);
}

RAIA_GOES_ON(too_turn)
{
    return (raia_any_mission(s) && may_complete(&s->player[turn->seat])) ||
           raia_free_possible(s, turn->seat);
}

LEGAL(too_turn)
{
    const struct raia_state *s = st;
    if (may_complete(&s->player[seat]))
        raia_missions_legal(s, seat, false, out);
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
    raia_free_legal(s, seat, out);
}

APPLY(too_turn)
{
    struct raia_state *s = st;
    struct raia_player *p = &s->player[seat];
    vk_pop(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    if (vk_verb_of(a) == V_pass) {
        vk_pop(&s->h); /* the turn has ended as well */
        VK_EMIT(ev, E_passed, seat, 0);
        return;
    }
    if (p->missions++ && !raia_lasting(p, R_tu_nui))
        raia_use_helper(s, seat, DIVER, ev);
    raia_push_complete(s, seat, (int)vk_arg(a, 0), false);
}

/* ---- the Spirit ------------------------------------------------------------------------------------ */

/* Any tile of the highest statue that has one, auctions excepted. */
LEGAL(spirit_tile)
{
    const struct raia_state *s = st;
    int highest = 0;
    for (int t = 0; t < N_MISSIONS; t++)
        if (raia_is_open(s, t) && raia_missions[t].kind != KIND_AUCTION)
            highest = raia_missions[t].points; /* tiles come in the order of their statues */
    for (int t = 0; t < N_MISSIONS; t++)
        if (raia_is_open(s, t) && raia_missions[t].kind != KIND_AUCTION &&
            raia_missions[t].points == highest)
            vk_add_outcome(out, vk_act(V_tile, (unsigned)t, 0, 0), 1);
}

APPLY(spirit_tile)
{
    struct raia_state *s = st;
    int tile = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    int statue = raia_missions[tile].points - 1, row = raia_row_of(raia_space_of(s, tile));
    VK_EMIT(ev, E_tile_gone, VK_NEUTRAL, tile);
    raia_take_tile(s, tile, TILE_GONE);
    raia_push_row_auctions(s, statue, row);
}
