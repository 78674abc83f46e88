/*
 * bot_features.c - a side's position in numbers (bot_features.def): points and what they grow from,
 * pieces, land in reach, and what the War Canoes of others could take from it.
 */
#include "games/conquest/bot.h"
#include <string.h>

/* Pieces on the map; a kind that the viewer does not know counts as half a Band. */
static void count_pieces(const struct conq_state *s, struct conq_goals *g, float *f)
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
        int steps = conq_to_settle(g, p.at);
        if (steps == 0)
            f[F_landed] += 1.0f;
        else
            f[F_approaching] += 1.0f / (float)(1 + steps);
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

static void look_around(const struct conq_state *s, struct conq_goals *g, float *f)
{
    struct hexset groups = s->held[g->side], secret = s->di[g->side], waiting = conq_settle(g);
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

/* ---- what could be taken ----------------------------------------------------------------------- */

/* Has this side still to move in this turn? */
static bool is_to_come(const struct conq_state *s, int side)
{
    if (s->phase != MOVEMENT)
        return s->phase < MOVEMENT;
    for (int i = s->sides - 1; i >= 0 && s->order[i] != s->active; i--)
        if (s->order[i] == side)
            return true;
    return false;
}

/* What losing a group costs its owner, in points. */
static float stake(const struct conq_state *s, int side, int hex)
{
    return 2.0f * (float)s->villages[hex] + (s->home[side] == hex ? 3.0f : 1.0f);
}

/* The best group that so much strength could take among these, chance x stake. */
static float best_catch(const struct conq_state *s, int side, int rival, struct hexset groups,
                        int strength)
{
    float best = 0.0f;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        int defence = (int)(conq_expected_defence(s, rival, hex) + 0.5f);
        float x = conq_bot_odds(strength, defence) * stake(s, side, hex);
        best = x > best ? x : best;
    }
    return best;
}

/* Stacks of a side that can attack, and how strong each is. */
struct hosts {
    int n, most;
    struct {
        uint8_t at, strength;
    } host[CONQ_PIECES];
};

static void hosts_of(const struct conq_state *s, int side, struct hosts *out)
{
    const struct conq_piece *list = s->piece[side];
    out->n = out->most = 0;
    for (int i = 0; i < s->n_pieces[side];) {
        struct conq_stack k = { { 0 } };
        int at = list[i].at;
        for (; i < s->n_pieces[side] && list[i].at == at; i++)
            if (list[i].kind < N_MAP_KINDS)
                k.n[list[i].kind]++;
        int strength = conq_bot_strength(k);
        if (!strength)
            continue;
        out->host[out->n].at = (uint8_t)at;
        out->host[out->n++].strength = (uint8_t)strength;
        out->most = strength > out->most ? strength : out->most;
    }
}

/* What the stacks of a rival could take with two steps each, and the links of the chain at sea that
 * they could reach and nobody guards. */
static void add_menace(const struct conq_state *s, int side, int rival, float *f)
{
    struct hosts hosts;
    hosts_of(s, rival, &hosts);
    struct hexset barred = hs_or(conq_enemy_hexes(s, rival), conq_closed(s, rival));
    struct hexset free = hs_minus(conq_known(s), barred);
    struct hexset links = hs_and(s->chain[side], s->ocean);
    float *threat = &f[is_to_come(s, rival) ? F_threat_now : F_threat_later];
    for (int i = 0; i < hosts.n; i++) {
        int from = hosts.host[i].at, strength = hosts.host[i].strength;
        struct hexset reach = conq_around(hs_and(conq_near[from], free));
        reach = hs_or(reach, conq_near[from]);
        *threat += best_catch(s, side, rival, hs_and(reach, s->held[side]), strength);
        struct hexset loose = hs_and(reach, links);
        while (hs_any(loose))
            if (conq_expected_defence(s, rival, hs_next(&loose)) < 1.0f)
                f[F_loose_links] += 1.0f;
    }
}

/* Battles that are open: what they promise to the attacker, and may cost either. */
static void look_at_battles(const struct conq_state *s, int side, float *f)
{
    int attacker = s->active;
    if (s->phase != MOVEMENT || attacker >= s->sides)
        return;
    struct hexset open = conq_open_battles(s, attacker);
    while (hs_any(open)) {
        int hex = hs_next(&open), own = conq_bot_strength(conq_stack_at(s, attacker, hex));
        float defence = conq_expected_defence(s, attacker, hex);
        if (attacker != side && conq_rival_in(s, attacker, hex) != side)
            continue;
        if (s->battle.hex == hex) {
            const uint8_t(*row)[N_ROWS] = s->battle.front;
            own = row[0][0] + row[0][1] + row[0][2] + row[0][3];
            defence = (float)(row[1][0] + row[1][1] + row[1][2] + row[1][3]);
        }
        float win = conq_bot_odds(own, (int)(defence + 0.5f));
        if (attacker == side) {
            f[F_attack_gain] += win * conq_prize(s, side, hex);
            f[F_attack_risk] += (1.0f - win) * (float)own;
        } else {
            f[F_attacked] += win * conq_prize(s, attacker, hex);
        }
    }
}

void conq_features(const struct conq_state *s, int side, int points, float f[N_FEATURES])
{
    struct conq_goals g;
    struct hosts hosts;
    memset(f, 0, N_FEATURES * sizeof *f);
    conq_goals_of(s, side, &g);
    f[F_points] = (float)points / 2.0f;
    f[F_goal] = f[F_points] + (float)s->n_hidden[side] >= (float)s->game_end ? 1.0f : 0.0f;
    f[F_villages] = (float)conq_villages_of(s, side);
    f[F_hidden_cards] = (float)s->n_hidden[side];
    f[F_kept_events] = (float)s->n_kept[side];
    count_pieces(s, &g, f);
    look_around(s, &g, f);
    int gaps = hs_count(conq_gaps(&g));
    f[F_gaps] = (float)(gaps > 4 ? 4 : gaps);
    f[F_lost] = (float)(s->lost >> side & 1);
    f[F_apart] = (float)hs_count(hs_minus(s->held[side], conq_joined(&g)));
    float half = f[F_villages] / 2.0f;
    f[F_growth] = half < f[F_free_boxes] ? half : f[F_free_boxes];
    hosts_of(s, side, &hosts);
    f[F_host] = (float)hosts.most;
    for (int rival = 0; rival < s->sides; rival++)
        if (rival != side)
            add_menace(s, side, rival, f);
    look_at_battles(s, side, f);
}
