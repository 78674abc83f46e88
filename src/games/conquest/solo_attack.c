/*
 * solo_attack.c - 7.7, the Attack! of the automatic opponent: every hex with War Canoes of his sends
 * one force against the weakest group of the human that it can reach. All targets are fixed before
 * anything moves; the Battles are those of battle.c.
 */
#include "games/conquest/rules.h"
#include <string.h>

/* Stages of `solo_attack`. flag: Poi speeds it. */
enum stage { SHOW_CARDS, MUSTER, AIM, SAIL, FIGHT };

enum { FORCES = sizeof((struct conq_state *)0)->force / sizeof((struct conq_state *)0)->force[0] };

/* Hexes where his canoes have to stop. */
static struct hexset stop_hexes(const struct conq_state *s)
{
    struct hexset out = hs_or(s->held[CONQ_HUMAN], s->independent);
    for (int i = 0; i < s->n_pieces[CONQ_HUMAN]; i++)
        if (s->piece[CONQ_HUMAN][i].kind == WC)
            hs_add(&out, s->piece[CONQ_HUMAN][i].at);
    return out;
}

/* Groups of the human that a force can reach: Transit in its chain, then by sea. */
static struct hexset targets(const struct conq_state *s, int from, int moves)
{
    struct hexset stops = stop_hexes(s), known = conq_known(s);
    struct hexset reach = hs_or(hs_one(from), conq_component(s, CONQ_OPPONENT, from));
    for (int i = 0; i < moves; i++)
        reach = hs_or(reach, hs_and(conq_around(hs_minus(reach, stops)), known));
    return hs_and(reach, s->held[CONQ_HUMAN]);
}

static int defence(const struct conq_state *s, int hex)
{
    struct conq_stack k = conq_stack_at(s, CONQ_HUMAN, hex);
    return k.n[WB] + k.n[WC] + conq_local_warriors(s, hex);
}

/* The weakest; among equals the nearest to Samoa. */
static struct hexset weakest(const struct conq_state *s, struct hexset groups)
{
    enum { FAR = 64 };
    struct hexset best = { { 0, 0 } };
    int lowest = INT16_MAX;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        int rank = FAR * defence(s, hex) + conq_distance(hex, conq_peoples[SAMOA].home);
        if (rank < lowest) {
            lowest = rank;
            best = (struct hexset){ { 0, 0 } };
        }
        if (rank == lowest)
            hs_add(&best, hex);
    }
    return best;
}

struct hexset conq_solo_attack_choices(const struct conq_state *s, const struct vk_frame *f)
{
    int moves = 2 + conq_card_up(s, CONQ_OPPONENT, C_DOUBLE_HULLS) + f->flag;
    return weakest(s, targets(s, s->force[f->v[SOLO_ATTACK_FORCE]][0], moves));
}

/* All War Canoes, with up to one Warrior Band each; but a printed group that he took is never left
 * empty (invariant 3 of 4.3.4). */
static void count_force(const struct conq_state *s, int from, int *canoes, int *bands)
{
    struct conq_stack k = conq_stack_at(s, CONQ_OPPONENT, from);
    bool is_bound =
        s->conqueror[from] == CONQ_OPPONENT && conq_peoples[s->people[CONQ_OPPONENT]].home != from;
    *canoes = k.n[WC];
    *bands = k.n[WB] < k.n[WC] ? k.n[WB] : k.n[WC];
    if (!is_bound || conq_total(s, CONQ_OPPONENT, from) > *canoes + *bands)
        return;
    if (*bands)
        --*bands;
    else
        --*canoes;
}

/* Every hex with War Canoes is a force. Poi helps the first attack that he has canoes for. */
static void muster(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    struct hexset left = s->occupied[CONQ_OPPONENT];
    int n = 0;
    while (hs_any(left)) {
        int hex = hs_next(&left);
        int canoes, bands;
        count_force(s, hex, &canoes, &bands);
        if (canoes)
            s->force[n++][0] = (uint8_t)hex;
    }
    if (n && conq_card_up(s, CONQ_OPPONENT, C_POI) && !(s->card_flags[C_POI] & CARD_USED)) {
        conq_use_card(s, CONQ_OPPONENT, C_POI, ev);
        f->flag = 1;
    }
    f->pc = AIM;
}

static void aim(struct conq_state *s, struct vk_frame *f)
{
    if (f->v[SOLO_ATTACK_FORCE] == FORCES || s->force[f->v[SOLO_ATTACK_FORCE]][0] == VK_NONE) {
        f->pc = SAIL;
        return;
    }
    int hex = conq_solo_pick(s, f);
    if (hex != CONQ_ASKED)
        s->force[f->v[SOLO_ATTACK_FORCE]++][1] = (uint8_t)hex;
}

static void move(struct conq_state *s, int from, int to, enum kind kind, int n)
{
    const struct conq_piece *list = s->piece[CONQ_OPPONENT];
    for (int k = 0; k < n; k++) {
        int i = conq_first(s, CONQ_OPPONENT, from);
        while (list[i].kind != kind)
            i++;
        conq_move(s, CONQ_OPPONENT, i, to);
    }
}

static void sail(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    bool is_idle = true;
    f->pc = FIGHT;
    for (int i = 0; i < FORCES; i++) {
        int from = s->force[i][0], to = s->force[i][1], canoes, bands;
        if (from == VK_NONE || to == VK_NONE)
            continue;
        count_force(s, from, &canoes, &bands);
        is_idle = false;
        move(s, from, to, WC, canoes);
        move(s, from, to, WB, bands);
        VK_EMIT(ev, E_solo_attack, conq_actor(s, CONQ_OPPONENT), from, to, canoes + bands);
    }
    if (is_idle)
        VK_EMIT(ev, E_solo_idle, conq_actor(s, CONQ_OPPONENT), 0);
}

static void fight(struct conq_state *s)
{
    struct hexset open = conq_open_battles(s, CONQ_OPPONENT);
    if (hs_any(open)) {
        conq_push_battle(s, CONQ_OPPONENT, hs_next(&open));
        return;
    }
    memset(s->force, VK_NONE, sizeof s->force);
    vk_pop(&s->h);
}

RUN(solo_attack)
{
    struct conq_state *s = st;
    switch ((enum stage)f->pc) {
    case SHOW_CARDS:
        f->pc = MUSTER;
        conq_solo_reveal(s, ev);
        return;
    case MUSTER: muster(s, f, ev); return;
    case AIM: aim(s, f); return;
    case SAIL: sail(s, f, ev); return;
    case FIGHT: fight(s); return;
    }
}
