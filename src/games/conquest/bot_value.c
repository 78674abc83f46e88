/*
 * bot_value.c - what a position is worth to each side, in points: what counts now, what its Build
 * Points will still become, and what lies ready. A share of the victory follows from the lead.
 */
#include "games/conquest/bot.h"

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

/* In solitaire: how likely 30 points come before the chits run out. */
static float solo_hope(const struct conq_state *s)
{
    float points = (float)conq_points(s, 0, CARDS_ALL) / 2.0f;
    float left = (float)(N_CHITS - 2 - s->chits_drawn);
    float reach = points + 2.3f * left + 0.1f * left * (float)conq_villages_of(s, 0);
    float lack = (float)s->game_end - reach + (conq_worth(s, 0) - points) * -0.2f;
    return lack <= 0 ? 1.0f - 0.5f * power(lack * 0.25f) : 0.5f * power(-lack * 0.25f);
}

void conq_estimate(const void *st, float value[VK_SEATS_MAX])
{
    const struct conq_state *s = st;
    float worth[CONQ_SIDES], top = -1e30f, sum = 0;
    for (int i = 0; i < VK_SEATS_MAX; i++)
        value[i] = 0.0f;
    if (conq_is_solo(s)) {
        value[0] = solo_hope(s);
        return;
    }
    float sharp = 0.22f + 0.5f / turns_left(s);
    for (int side = 0; side < s->h.seats; side++) {
        worth[side] = conq_worth(s, side);
        top = worth[side] > top ? worth[side] : top;
    }
    for (int side = 0; side < s->h.seats; side++)
        sum += value[side] = power(sharp * (worth[side] - top));
    for (int side = 0; side < s->h.seats; side++)
        value[side] /= sum;
}
