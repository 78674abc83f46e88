/*
 * bot_value.c - what a position is worth to each side, in points: what counts now, what its Build
 * Points will still become, and what lies ready. A share of the victory follows from the lead.
 */
#include "games/conquest/bot.h"
#include "vaka/play.h"

extern const struct vk_game conquest_game;

/* Turns that are left, by how far the leader is from the goal. */
static float turns_left(const struct conq_state *s)
{
    int most = 0;
    for (int side = 0; side < s->sides; side++) {
        int points = conq_points(s, side, CARDS_UP) + 2 * s->n_hidden[side];
        most = points > most ? points : most;
    }
    float gap = (float)(2 * s->game_end - most) / 2.0f;
    float left = gap / 2.6f;
    return left < 0.5f ? 0.5f : left;
}

/* Free boxes that Villages could fill. */
static int free_boxes(const struct conq_state *s, int side)
{
    struct hexset groups = s->held[side];
    int n = 0;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        n += 2 * (conq_usable(s, hex) - s->villages[hex]) + conq_brown(s, hex);
    }
    return n;
}

/* Secrets that are worth something: own hidden groups, and near ones that lie open. */
static float prospects(const struct conq_state *s, int side)
{
    struct hexset di = s->di[side];
    float x = 0.0f;
    while (hs_any(di)) {
        int hex = hs_next(&di), tile = s->tile[hex];
        if (tile == NO_TILE)
            x += 0.3f; /* somebody else's: about the average */
        else
            x += 0.2f * (float)(conq_tiles[tile].boxes.green);
    }
    struct hexset land = hs_minus(hs_minus(conq_known(s), s->ocean), conq_enemy_hexes(s, side));
    land = hs_minus(land, s->held[side]);
    struct hexset reach = conq_around(conq_around(s->held[side]));
    land = hs_and(land, hs_or(reach, conq_around(reach)));
    while (hs_any(land)) {
        int hex = hs_next(&land);
        if (conq_is_group(s, hex))
            x += 0.1f * (float)conq_usable(s, hex);
    }
    return x;
}

/* Colonies on their way: the nearer to a group that waits, the better. */
static float freight(const struct conq_state *s, int side)
{
    struct conq_goals g;
    float x = 0.0f;
    bool has_any = false;
    for (int i = 0; i < s->n_pieces[side]; i++)
        has_any |= s->piece[side][i].kind == COL;
    conq_goals_of(s, side, &g);
    for (int i = 0; has_any && i < s->n_pieces[side]; i++)
        if (s->piece[side][i].kind == COL) {
            int d = g.to_settle[s->piece[side][i].at];
            x += d == 0 ? 1.6f : d < 8 ? 0.8f - 0.1f * (float)d : -0.3f;
        }
    return x - 0.15f * (float)(g.n_gaps > 3 ? 3 : g.n_gaps);
}

float conq_worth(const struct conq_state *s, int side)
{
    static const float piece[N_MAP_KINDS] = { 0.75f, 0.55f, 0.5f, 0.35f, 1.0f, 0.05f };
    float left = turns_left(s), x = (float)conq_points(s, side, CARDS_UP) / 2.0f;
    int income = conq_villages_of(s, side), boxes = free_boxes(s, side), known = 0;
    int growth = income / 2 < boxes ? income / 2 : boxes;
    x += 0.42f * left * (float)income + 0.15f * left * (float)growth;
    x += 1.05f * (float)s->n_hidden[side] + 0.4f * (float)s->n_kept[side];
    for (int i = 0; i < s->n_pieces[side]; i++) {
        if (s->piece[side][i].kind >= N_MAP_KINDS)
            continue;
        x += piece[s->piece[side][i].kind];
        known++;
    }
    x += 0.45f * (float)(s->n_pieces[side] - known);
    x += prospects(s, side) * (left > 3.0f ? 1.0f : left / 3.0f);
    x += freight(s, side);
    if (s->lost >> side & 1)
        x -= 0.5f;
    return x;
}

/* e^x for x <= 0, by multiplication alone: the same on every machine. */
static float power(float x)
{
    if (x < -30)
        x = -30;
    float z = x / 256, y = 1 + z + z * z / 2;
    for (int i = 0; i < 8; i++)
        y *= y;
    return y;
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
static void add_battles(const struct conq_state *s, float worth[CONQ_SIDES])
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
        worth[side] += 0.6f * win * prize - (1.0f - win) * 0.3f * (float)own;
        if (rival < s->sides)
            worth[rival] -= 0.8f * win * prize;
    }
}

/* In solitaire: how likely 30 points come before the chits run out. */
static float solo_hope(const struct conq_state *s)
{
    float points = (float)conq_points(s, 0, CARDS_ALL) / 2.0f;
    float left = (float)(N_CHITS - 2 - s->chits_drawn);
    float reach = points + 2.3f * left + 0.1f * left * (float)conq_villages_of(s, 0);
    float lack = (float)s->game_end - reach - (conq_worth(s, 0) - points) * 0.2f;
    return lack <= 0 ? 1.0f - 0.5f * power(lack * 0.25f) : 0.5f * power(-lack * 0.25f);
}

void conq_estimate(const void *st, float value[VK_SEATS_MAX])
{
    struct conq_state scratch;
    const struct conq_state *s = st;
    float worth[CONQ_SIDES], top = -1e30f, sum = 0;
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
    float sharp = 0.22f + 0.5f / turns_left(s);
    for (int side = 0; side < s->h.seats; side++)
        worth[side] = conq_worth(s, side);
    add_battles(s, worth);
    for (int side = 0; side < s->h.seats; side++)
        top = worth[side] > top ? worth[side] : top;
    for (int side = 0; side < s->h.seats; side++)
        sum += value[side] = power(sharp * (worth[side] - top));
    for (int side = 0; side < s->h.seats; side++)
        value[side] /= sum;
}
