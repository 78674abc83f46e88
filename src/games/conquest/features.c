/*
 * features.c - a position of Conquest of Paradise in small whole numbers, for a net (features.def). A
 * plan that is half done is played out by rule of thumb first: in its middle a position says little.
 */
#include "games/conquest/features.h"
#include "games/scaffold/reader.inc"

#include "games/conquest/net.inc"

static void read_judged(const struct conq_state *s, int side, int points, uint8_t *f)
{
    float judged[N_FEATURES];
    conq_features(s, side, points, judged);
    for (int i = 0; i < N_FEATURES; i++)
        f[i] = vk_small((int)(judged[i] * 8.0f + 0.5f));
}

/* `up` are the points of open cards. */
static void read_side(const struct conq_state *s, int side, int up, uint8_t *f)
{
    struct hexset held = s->held[side];
    int points = up + 2 * s->n_hidden[side];
    read_judged(s, side, up, f + OWN_judged);
    if (s->home[side] < CONQ_HEXES)
        f[OWN_villages_at_home] = s->villages[s->home[side]];
    f[OWN_groups] = vk_small(hs_count(held));
    while (hs_any(held))
        f[OWN_agriculture] = vk_small(f[OWN_agriculture] + s->ia[hs_next(&held)]);
    f[OWN_total] = vk_small(points);
    f[OWN_track] = s->track[side];
    for (int i = 0; i < N_MAP_KINDS; i++)
        f[OWN_supply + i] = s->supply[side][i];
    f[OWN_discovered] = vk_small(hs_count(s->di[side]));
    f[OWN_saved] = s->saved >> side & 1;
    f[OWN_kumara] = s->kumara >> side & 1;
    f[OWN_isles] = s->isles >> side & 1;
    f[OWN_is_active] = s->active == side;
    if (s->people[side] < N_PEOPLES)
        f[OWN_people + s->people[side]] = 1;
    f[OWN_to_goal] = vk_small(2 * s->game_end - points);
    f[OWN_plan] = s->plan[side].n;
}

static void read_table(const struct conq_state *s, const int up[CONQ_SIDES], uint8_t *f)
{
    int most = 0;
    for (int side = 0; side < s->sides; side++) {
        int points = up[side] + 2 * s->n_hidden[side];
        most = points > most ? points : most;
    }
    f[TABLE_phase + (s->phase < N_PHASES ? s->phase : 0)] = 1;
    f[TABLE_sides + s->h.seats] = 1;
    f[TABLE_goal] = s->game_end;
    f[TABLE_turn] = vk_small(s->h.round);
    f[TABLE_pool] = s->pool_left;
    f[TABLE_deck] = s->deck_left;
    f[TABLE_unexplored] = vk_small(hs_count(s->unexplored));
    f[TABLE_chits] = s->chits_drawn;
    f[TABLE_chits_left] = conq_is_solo(s) ? vk_small(N_CHITS - s->chits_drawn) : 0;
    f[TABLE_leader_to_goal] = vk_small(2 * s->game_end - most);
    f[TABLE_battle] = s->battle.hex != VK_NONE;
    f[TABLE_knots] = s->knots;
    if (conq_is_solo(s))
        read_judged(s, CONQ_OPPONENT, up[CONQ_OPPONENT], f + TABLE_opponent);
}

static void read(const void *st, struct vk_features *out)
{
    struct conq_state then;
    const struct conq_state *s = conq_finished(st, &then);
    unsigned due = asked(&s->h);
    int up[CONQ_SIDES] = { 0 };
    for (int side = 0; side < s->sides; side++)
        up[side] = conq_points(s, side, CARDS_UP);
    read_table(s, up, out->table);
    for (int seat = 0; seat < s->h.seats; seat++) {
        read_side(s, seat, up[seat], out->own[seat]);
        out->own[seat][OWN_is_due] = due >> seat & 1;
    }
    for (int i = 0; i < s->sides; i++)
        if (s->order[i] < s->h.seats)
            out->own[s->order[i]][OWN_place + i] = 1;
    for (int c = 0; c < N_CARDS; c++)
        if (s->card_at[c] < s->h.seats)
            out->own[s->card_at[c]][OWN_cards + c] = s->card_flags[c] & CARD_USED ? 3
                                                     : s->card_flags[c] & CARD_UP ? 2
                                                                                  : 1;
}

const struct vk_reader conq_reader = READER(read);
