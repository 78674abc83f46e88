/*
 * bot_value.c - what a position is worth to each side, in log-odds of winning: features of its map,
 * pieces and cards, weighed by how many turns are left. Plans that are half done are played out by
 * rule of thumb before they are judged.
 */
#include "games/conquest/bot.h"
#include "vaka/exp.h"
#include "vaka/play.h"

extern const struct vk_game conquest_game;

enum feature {
#define FEATURE(name, now, later) F_##name,
#include "bot_features.def"
#undef FEATURE
    N_FEATURES
};

static const struct {
    float now, later;
} weight[N_FEATURES] = {
#define FEATURE(name, now, later) { now, later },
#include "bot_features.def"
#undef FEATURE
};

/* Turns that are left, by how far the leader is from the goal. */
static float turns_left(const struct conq_state *s)
{
    int most = 0;
    for (int side = 0; side < s->sides; side++) {
        int points = conq_points(s, side, CARDS_UP) + 2 * s->n_hidden[side];
        most = points > most ? points : most;
    }
    float left = (float)(2 * s->game_end - most) / 5.2f;
    return left < 0.5f ? 0.5f : left;
}

/* Pieces on the map; a kind that the viewer does not know counts as half a Band. */
static void count_pieces(const struct conq_state *s, const struct conq_goals *g, float *f)
{
    static const uint8_t feature[N_MAP_KINDS] = {
        [WC] = F_war_canoes, [TCU] = F_chain_canoes, [TC] = F_transports,
        [WB] = F_bands,      [COL] = F_colonies,     [RUM] = F_rumors
    };
    for (int i = 0; i < s->n_pieces[g->side]; i++) {
        struct conq_piece p = s->piece[g->side][i];
        if (p.kind >= N_MAP_KINDS) {
            f[F_bands] += 0.5f;
            continue;
        }
        f[feature[p.kind]] += 1.0f;
        if (p.kind != COL)
            continue;
        if (g->to_settle[p.at] == 0)
            f[F_landed] += 1.0f;
        else
            f[F_approaching] += 1.0f / (float)(1 + g->to_settle[p.at]);
    }
}

static float least_distance(struct hexset from, int hex)
{
    int best = FAR;
    while (hs_any(from)) {
        int d = conq_distance(hex, hs_next(&from));
        best = d < best ? d : best;
    }
    return (float)best;
}

static void look_around(const struct conq_state *s, const struct conq_goals *g, float *f)
{
    struct hexset groups = s->held[g->side], secret = s->di[g->side], waiting = g->settle;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        f[F_free_boxes] += (float)(conq_usable(s, hex) - s->villages[hex]);
        f[F_brown_boxes] += (float)conq_brown(s, hex);
    }
    while (hs_any(secret)) {
        int tile = s->tile[hs_next(&secret)];
        if (tile != NO_TILE)
            f[F_secrets] += (float)conq_tiles[tile].boxes.green;
    }
    while (hs_any(waiting)) {
        int hex = hs_next(&waiting);
        float d = least_distance(s->held[g->side], hex);
        if (d <= 4.0f && !hs_has(s->face_down, hex))
            f[F_prospects] += (float)conq_usable(s, hex) / d;
    }
}

/* What a side's position is worth, in log-odds. */
static float worth(const struct conq_state *s, int side, float left)
{
    struct conq_goals g;
    float f[N_FEATURES] = { 0 }, x = 0;
    conq_goals_of(s, side, &g);
    f[F_points] = (float)conq_points(s, side, CARDS_UP) / 2.0f;
    f[F_villages] = (float)conq_villages_of(s, side);
    f[F_hidden_cards] = (float)s->n_hidden[side];
    f[F_kept_events] = (float)s->n_kept[side];
    count_pieces(s, &g, f);
    look_around(s, &g, f);
    f[F_gaps] = (float)(g.n_gaps > 4 ? 4 : g.n_gaps);
    f[F_lost] = (float)(s->lost >> side & 1);
    f[F_apart] = (float)hs_count(hs_minus(s->held[side], g.home));
    float half = f[F_villages] / 2.0f;
    f[F_growth] = half < f[F_free_boxes] ? half : f[F_free_boxes];
    for (int i = 0; i < N_FEATURES; i++)
        x += f[i] * (weight[i].now + weight[i].later * left);
    return x;
}

/* ---- playing out what is half done ------------------------------------------------------------ */

enum { STEPS_MAX = 80 };

/* Points in the middle of a plan, at which a position cannot be judged: they are played out by rule of
 * thumb first. Chance, Battles and other people's turns are left alone. */
static bool is_half_done(int point)
{
    switch (point) {
    case P_transit_action:
    case P_transit_to:
    case P_move_action:
    case P_party_pick:
    case P_party_cargo:
    case P_jump_to:
    case P_ariki_place:
    case P_build_session:
    case P_regroup_chain:
    case P_save_villages:
    case P_retreat_destination:
    case P_retreat_load:
    case P_explore_tile_choice: return true;
    default: return false;
    }
}

/* The best by rule of thumb. */
static vk_action thumb(const struct conq_state *s, int seat, struct vk_actions *list)
{
    float w[VK_ACTIONS_MAX];
    int best = 0;
    vk_legal(&conquest_game, s, seat, list);
    conq_weigh(s, seat, list, w);
    for (int i = 1; i < list->n; i++)
        if (w[i] > w[best])
            best = i;
    return list->act[best];
}

/* Play on until the stage of this player, or the building of all, is over. */
static void finish(struct conq_state *s)
{
    struct vk_actions list;
    int active = s->active;
    for (int i = 0; i < STEPS_MAX; i++) {
        struct vk_due due = vk_due(&conquest_game, s);
        if (due.over || due.kind == VK_RANDOM || !is_half_done(due.point) || s->active != active)
            return;
        int seat = __builtin_ctz(due.seats);
        vk_play(&conquest_game, s, seat, thumb(s, seat, &list), NULL);
    }
}

/* Battles that are open: what they promise to the attacker, and cost the defender. */
static void add_battles(const struct conq_state *s, float value[CONQ_SIDES])
{
    int side = s->active;
    if (s->phase != MOVEMENT || side >= s->sides)
        return;
    struct hexset open = conq_open_battles(s, side);
    while (hs_any(open)) {
        int hex = hs_next(&open), rival = conq_rival_in(s, side, hex), own;
        float defence = conq_expected_defence(s, side, hex), win;
        struct conq_stack k = conq_stack_at(s, side, hex);
        own = k.n[WC] + (k.n[WB] < k.n[WC] ? k.n[WB] : k.n[WC]);
        if (s->battle.hex == hex) {
            const uint8_t(*f)[N_ROWS] = s->battle.front;
            own = f[0][0] + f[0][1] + f[0][2] + f[0][3];
            defence = (float)(f[1][0] + f[1][1] + f[1][2] + f[1][3]);
        }
        win = conq_bot_odds(own, (int)(defence + 0.5f));
        float prize = conq_prize(s, side, hex);
        value[side] += 0.15f * win * prize - (1.0f - win) * 0.15f * (float)own;
        if (rival < s->sides)
            value[rival] -= 0.2f * win * prize;
    }
}

/* In solitaire: how likely 30 points come before the chits run out. */
static float solo_hope(const struct conq_state *s)
{
    float points = (float)conq_points(s, 0, CARDS_ALL) / 2.0f;
    float left = (float)(N_CHITS - 2 - s->chits_drawn);
    float reach = points + 2.3f * left + 0.1f * left * (float)conq_villages_of(s, 0);
    float lack = (float)s->game_end - reach;
    return lack <= 0 ? 1.0f - 0.5f * vk_exp(lack * 0.25f) : 0.5f * vk_exp(-lack * 0.25f);
}

void conq_estimate(const void *st, float value[VK_SEATS_MAX])
{
    struct conq_state scratch;
    const struct conq_state *s = st;
    float odds[CONQ_SIDES], top = -1e30f, sum = 0;
    for (int i = 0; i < VK_SEATS_MAX; i++)
        value[i] = 0.0f;
    if (s->h.depth && is_half_done(vk_top_of(&s->h)->point)) {
        scratch = *s;
        finish(&scratch);
        s = &scratch;
    }
    if (conq_is_solo(s)) {
        value[0] = solo_hope(s);
        return;
    }
    float left = turns_left(s);
    for (int side = 0; side < s->h.seats; side++)
        odds[side] = worth(s, side, left);
    add_battles(s, odds);
    for (int side = 0; side < s->h.seats; side++)
        top = odds[side] > top ? odds[side] : top;
    for (int side = 0; side < s->h.seats; side++)
        sum += value[side] = vk_exp(odds[side] - top);
    for (int side = 0; side < s->h.seats; side++)
        value[side] /= sum;
}
