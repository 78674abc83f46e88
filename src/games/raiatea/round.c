/*
 * round.c - the course of a game: draws of the set-up (section 3), the round track, action rounds
 * (4.4) with the order of two players (7.5); cards of the forest and tiles of a statue turned up.
 */
#include "games/raiatea/rules.h"

enum { SETUP_RITUALS = 5, SETUP_KEEP = 2, PAIR_CHOICES = 4, PAIR_DISPLAY = 4 };

/* ---- the game ------------------------------------------------------------------------------ */

enum stage { START, MASKS, DISPLAY, STATUES, DEAL, KEEP, DEAL_AGAIN, KEEP_AGAIN, TRACK };

/* The cubes on the ceremony square; with two players the Spirit is last. */
static void set_order(struct raia_state *s, struct vk_sink *ev)
{
    int n = s->h.seats;
    bool is_reverse = raia_option(s, O_FIRST_ORDER) && n == 3;
    for (int i = 0; i < n; i++)
        s->order[i] = (uint8_t)raia_after(s, s->start, is_reverse ? n - 1 - i : i);
    if (n == 2)
        s->order[n++] = RAIA_SPIRIT;
    s->n_order = (uint8_t)n;
    for (int i = 0; i < n; i++)
        VK_EMIT(ev, E_order_now, s->order[i] == RAIA_SPIRIT ? VK_NEUTRAL : s->order[i], i + 1);
}

static void deal_masks(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    if (f->v[GAME_COUNT] == 0)
        set_order(s, ev);
    if (f->v[GAME_COUNT] < s->h.seats) {
        vk_push(&s->h, P_deal_mask, raia_after(s, s->start, f->v[GAME_COUNT]++));
        return;
    }
    f->v[GAME_COUNT] = 0;
    f->pc = DISPLAY;
}

static void show_statues(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int n = raia_option(s, O_ORACLE) ? RAIA_STATUES : 1;
    if (f->v[GAME_COUNT] < n) {
        raia_push_statue(s, f->v[GAME_COUNT]++);
        return;
    }
    s->open_statues = 1;
    VK_EMIT(ev, E_statue_opened, VK_NONE, 1);
    f->v[GAME_COUNT] = 0;
    f->pc = DEAL;
}

/* The start player of four keeps one. */
static void deal_rituals(struct raia_state *s, struct vk_frame *f)
{
    if (f->v[GAME_COUNT] == s->h.seats) {
        f->v[GAME_COUNT] = 0;
        f->pc = KEEP;
        vk_push_secret(&s->h, P_setup_keep, raia_keepers(s));
        return;
    }
    int i = f->v[GAME_COUNT]++, seat = raia_after(s, s->start, i);
    s->player[seat].to_keep = i == 0 && s->h.seats == 4 ? 1 : SETUP_KEEP;
    raia_push_deal(s, seat, NORMAL, SETUP_RITUALS);
}

/* The last of five players draws and keeps once more. */
static void deal_again(struct raia_state *s)
{
    int last = raia_after(s, s->start, s->h.seats - 1);
    s->player[last].to_keep = SETUP_KEEP;
    raia_push_deal(s, last, NORMAL, SETUP_RITUALS);
}

static void next_space(struct raia_state *s)
{
    do
        s->space++;
    while (!raia_space_used(s->space, s->h.seats));
    vk_assert(s->space <= RAIA_TRACK);
    s->h.round = s->space;
    vk_push(&s->h, raia_spaces[s->space].kind == CEREMONY ? P_ceremony : P_action_round, VK_NONE);
}

RUN(game)
{
    struct raia_state *s = st;
    switch ((enum stage)f->pc) {
    case START:
        f->pc = MASKS;
        vk_push(&s->h, P_start_seat, VK_NONE);
        break;
    case MASKS: deal_masks(s, f, ev); break;
    case DISPLAY:
        f->pc = STATUES;
        raia_push_refill(s);
        break;
    case STATUES: show_statues(s, f, ev); break;
    case DEAL: deal_rituals(s, f); break;
    case KEEP:
        raia_settle_keep(s, ev);
        f->pc = s->h.seats == 5 ? DEAL_AGAIN : TRACK;
        if (s->h.seats == 5)
            deal_again(s);
        break;
    case DEAL_AGAIN:
        f->pc = KEEP_AGAIN;
        vk_push_secret(&s->h, P_setup_keep, raia_keepers(s));
        break;
    case KEEP_AGAIN:
        raia_settle_keep(s, ev);
        f->pc = TRACK;
        break;
    case TRACK: next_space(s); break;
    }
}

LEGAL(start_seat)
{
    const struct raia_state *s = st;
    for (unsigned i = 0; i < s->h.seats; i++)
        vk_add_outcome(out, vk_act(V_start, i, 0, 0), 1);
}

APPLY(start_seat)
{
    struct raia_state *s = st;
    s->start = (uint8_t)vk_arg(a, 0);
    VK_EMIT(ev, E_start_player, VK_NONE, s->start);
    vk_pop(&s->h);
}

LEGAL(deal_mask)
{
    const struct raia_state *s = st;
    for (unsigned m = 0; m < N_MASKS; m++)
        if (s->masks[m])
            vk_add_outcome(out, vk_act(V_deal, m, 0, 0), 1);
}

APPLY(deal_mask)
{
    struct raia_state *s = st;
    unsigned mask = vk_arg(a, 0);
    s->masks[mask]--;
    s->player[f->seat].masks[mask]++;
    VK_EMIT(ev, E_mask_dealt, f->seat, mask);
    vk_pop(&s->h);
}

/* ---- action rounds --------------------------------------------------------------------------- */

enum round_stage { BEGIN, CHOOSE, RESOLVE, CLEAR, RETURN };

static const uint8_t location_point[N_LOCATIONS] = { P_forest, P_marae,      P_oyster,
                                                     P_path,   P_neighbours, P_market };

/* Who chooses next: one after the other; of two players start, other, other, start. */
static int next_kahuna(const struct raia_state *s)
{
    int i = s->choices;
    if (s->h.seats == 2)
        i = i == 1 || i == 2;
    return raia_after(s, s->start, i);
}

static void choose(struct raia_state *s, struct vk_frame *f)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        raia_clear_turn(s, seat);
    s->location = s->kahuna = VK_NONE;
    if (s->choices == (s->h.seats == 2 ? PAIR_CHOICES : s->h.seats)) {
        f->pc = CLEAR;
        return;
    }
    s->kahuna = (uint8_t)next_kahuna(s);
    f->pc = RESOLVE;
    raia_push_turn(s, P_choose_location, s->kahuna);
}

/* All tiles go back to the board. */
static void return_locations(struct raia_state *s)
{
    s->taken = s->choices = 0;
    for (int l = 0; l < N_LOCATIONS; l++)
        s->taken_by[l] = VK_NONE;
}

RUN(action_round)
{
    struct raia_state *s = st;
    switch ((enum round_stage)f->pc) {
    case BEGIN:
        f->pc = CHOOSE;
        VK_EMIT(ev, E_round_began, VK_NONE, s->space);
        break;
    case CHOOSE: choose(s, f); break;
    case RESOLVE:
        f->pc = CHOOSE;
        vk_push(&s->h, location_point[s->location], s->kahuna);
        break;
    case CLEAR:
        f->pc = RETURN;
        s->start = (uint8_t)raia_after(s, s->start, 1);
        VK_EMIT(ev, E_start_moved, VK_NONE, s->start);
        raia_clear_display(s, ev);
        raia_push_refill(s);
        break;
    case RETURN:
        return_locations(s);
        vk_pop(&s->h);
        break;
    }
}

/* ---- forest cards turned up -------------------------------------------------------------------- */

static bool is_forest_empty(const struct raia_state *s)
{
    for (int face = 0; face < N_FACES; face++)
        if (s->forest[face])
            return false;
    return true;
}

bool raia_can_reveal(const struct raia_state *s)
{
    for (int g = 0; g < N_GOODS; g++)
        if (s->goods[g] > 1)
            return true;
    return !is_forest_empty(s);
}

/* A new deck of the goods in the market; one of each kind stays there, and no price moves. */
static void renew_forest(struct raia_state *s, struct vk_sink *ev)
{
    int n = 0;
    for (int g = 0; g < N_GOODS; g++) /* the first faces are the goods */
        for (; s->goods[g] > 1; s->goods[g]--, n++)
            s->forest[g]++;
    VK_EMIT(ev, E_forest_renewed, VK_NONE, n);
}

/* A display that is full gets none. */
void raia_push_refill(struct raia_state *s)
{
    int size = s->h.seats == 2 ? PAIR_DISPLAY : s->h.seats + 1;
    raia_push_reveal(s, size - raia_display_size(s));
}

void raia_push_reveal(struct raia_state *s, int n)
{
    vk_push(&s->h, P_refill, VK_NONE)->v[REFILL_LEFT] = (int16_t)n;
}

RUN(refill)
{
    struct raia_state *s = st;
    if (f->v[REFILL_LEFT] <= 0 || !raia_can_reveal(s)) {
        vk_pop(&s->h);
        return;
    }
    if (is_forest_empty(s))
        renew_forest(s, ev);
    f->v[REFILL_LEFT]--;
    vk_push(&s->h, P_reveal_forest, VK_NONE);
}

LEGAL(reveal_forest)
{
    const struct raia_state *s = st;
    for (unsigned face = 0; face < N_FACES; face++)
        if (s->forest[face])
            vk_add_outcome(out, vk_act(V_reveal, face, 0, 0), s->forest[face]);
}

APPLY(reveal_forest)
{
    struct raia_state *s = st;
    unsigned face = vk_arg(a, 0);
    s->forest[face]--;
    s->display[face]++;
    VK_EMIT(ev, E_card_revealed, VK_NONE, face);
    vk_pop(&s->h);
}

/* ---- tiles turned up ---------------------------------------------------------------------------- */

void raia_push_statue(struct raia_state *s, int statue)
{
    if (statue >= s->shown_statues)
        vk_push(&s->h, P_statue, VK_NONE)->v[STATUE_NUMBER] = (int16_t)statue;
}

static bool is_space_used(const struct raia_state *s, int space)
{
    int row = raia_row_of(space);
    return space - raia_row_start(row) < raia_row_size(row, s->h.seats);
}

/* Tiles that were not drawn are out of the game. */
static void drop_pool(struct raia_state *s, int statue)
{
    for (int t = 0; t < N_MISSIONS; t++)
        if (s->tile_at[t] == TILE_POOL && raia_missions[t].points == statue + 1)
            s->tile_at[t] = TILE_GONE;
}

RUN(statue)
{
    struct raia_state *s = st;
    while (f->v[STATUE_SPACE] < RAIA_SPACES && !is_space_used(s, f->v[STATUE_SPACE]))
        f->v[STATUE_SPACE]++;
    if (f->v[STATUE_SPACE] < RAIA_SPACES) {
        vk_push(&s->h, P_reveal_tile, VK_NONE);
        return;
    }
    s->shown_statues = (uint8_t)(f->v[STATUE_NUMBER] + 1);
    drop_pool(s, f->v[STATUE_NUMBER]);
    vk_pop(&s->h);
}

LEGAL(reveal_tile)
{
    const struct raia_state *s = st;
    int statue = vk_below_of(&s->h)->v[STATUE_NUMBER];
    for (unsigned t = 0; t < N_MISSIONS; t++)
        if (s->tile_at[t] == TILE_POOL && raia_missions[t].points == statue + 1)
            vk_add_outcome(out, vk_act(V_tile, t, 0, 0), 1);
}

APPLY(reveal_tile)
{
    struct raia_state *s = st;
    unsigned tile = vk_arg(a, 0);
    vk_pop(&s->h);
    struct vk_frame *below = vk_top(&s->h);
    int statue = below->v[STATUE_NUMBER], space = below->v[STATUE_SPACE]++,
        row = raia_row_of(space);
    s->tile[statue][space] = (uint8_t)tile;
    s->tile_at[tile] = TILE_STATUE;
    VK_EMIT(ev, E_tile_revealed, VK_NONE, statue + 1, row + 1, space - raia_row_start(row) + 1,
            tile);
}
