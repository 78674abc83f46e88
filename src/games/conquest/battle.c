/*
 * battle.c - 4.3.5: which Battles there are, and the course of one: rows, rolls, losses, what the
 * winner does afterwards. The rows are numbers in struct conq_battle; the pieces stay in the lists
 * until they are removed. Cards are in battle_cards.c, retreats in retreat.c, Villages in capture.c.
 */
#include "games/conquest/battle.h"

enum battle_pc {
    CARDS_SHOWN, /* solitaire: the opponent's, before anything else */
    ROWS_FORMED,
    BEFORE_ROLLS,
    JUDGED,
    ROLLED,
    DEFENDER_ELECTS,
    ATTACKER_ELECTS,
    ROLLED_AGAIN,
    NEW_DIE,
    HIT,
    RETREATED,
    CONQUERED,
    REGROUPED,
    TRIMMED
};

static const uint8_t kind_of_row[N_ROWS] = {
    [ROW_WC] = WC,
    [ROW_WB] = WB,
    [ROW_LW] = LW,
    [ROW_LEADER] = LEADER,
};

static bool is_seat(const struct conq_state *s, int side)
{
    return side < s->h.seats;
}

static int row_total(const uint8_t row[N_ROWS])
{
    return row[ROW_WC] + row[ROW_WB] + row[ROW_LW] + row[ROW_LEADER];
}

/* ---- Which Battles there are (4.3.3, 4.3.4) ------------------------------------------------- */

struct hexset conq_open_battles(const struct conq_state *s, int side)
{
    struct hexset enemies = conq_enemy_hexes(s, side), out = { { 0, 0 } };
    for (int i = 0; i < s->n_pieces[side]; i++)
        if (s->piece[side][i].kind == WC && hs_has(enemies, s->piece[side][i].at))
            hs_add(&out, s->piece[side][i].at);
    return out;
}

void conq_push_battle(struct conq_state *s, int attacker, int hex)
{
    vk_push(&s->h, P_battle, attacker)->v[BATTLE_HEX] = (int16_t)hex;
}

RUN(battles)
{
    struct conq_state *s = st;
    struct hexset open = conq_open_battles(s, f->seat);
    if (!hs_any(open))
        vk_pop(&s->h);
    else if (hs_count(open) == 1)
        conq_push_battle(s, f->seat, hs_next(&open));
    else
        vk_push(&s->h, P_choose_battle, f->seat);
}

LEGAL(choose_battle)
{
    conq_add_hexes(out, V_at, 0, conq_open_battles(st, seat));
}

APPLY(choose_battle)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    conq_push_battle(s, seat, (int)vk_arg(a, 0));
}

/* ---- Before the rolls: steps 1 to 4 ---------------------------------------------------------- */

int conq_local_warriors(const struct conq_state *s, int hex)
{
    if (hs_has(s->independent, hex))
        return conq_groups[conq_group_at[hex] - 1].warriors;
    return (s->villages[hex] + 1) / 2; /* 2.11: one for 1-2 Villages, two for 3-4, three for 5-6 */
}

/* The attacker's Warrior Bands that came aboard War Canoes; the others only travel with them. */
static int bands_aboard(const struct conq_state *s, int side, int hex)
{
    const struct conq_piece *list = s->piece[side];
    struct conq_stack k = conq_stack_at(s, side, hex);
    int n = 0;
    if (!is_seat(s, side)) /* every force of the automatic opponent is made up like that (7.7) */
        return k.n[WB] < k.n[WC] ? k.n[WB] : k.n[WC];
    for (int i = conq_first(s, side, hex); i < s->n_pieces[side] && list[i].at == hex; i++)
        n += list[i].kind == WC && (list[i].marks & PIECE_CARGO) >> CARGO_SHIFT == CARGO_WB;
    return n;
}

static int bands_defending(const struct conq_state *s, int side, int hex)
{
    struct conq_stack k = conq_stack_at(s, side, hex);
    if (conq_is_island(s, hex))
        return k.n[WB];
    return k.n[WB] < k.n[WC] ? k.n[WB] : k.n[WC];
}

/* What was aboard and how far it could go matters no more: the marks here end with the Battle. */
static void wipe_marks_at(struct conq_state *s, int side, int hex)
{
    struct conq_piece *list = s->piece[side];
    for (int i = conq_first(s, side, hex); i < s->n_pieces[side] && list[i].at == hex; i++)
        list[i].marks = 0;
    conq_sort_pieces(s, side);
}

/* Step 1: everybody may inspect the pieces; Rumors were only that. */
static void lay_open(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    struct conq_stack k = conq_stack_at(s, side, hex);
    int actor = conq_actor(s, side);
    conq_expose(s, side, hex, SEEN_BY_ALL);
    wipe_marks_at(s, side, hex);
    for (int kind = WC; kind < RUM; kind++)
        if (k.n[kind])
            VK_EMIT(ev, E_revealed, actor, hex, kind, k.n[kind]);
    if (k.n[RUM]) {
        VK_EMIT(ev, E_rumors_gone, actor, hex, k.n[RUM]);
        conq_remove(s, side, hex, RUM, k.n[RUM]);
    }
}

/* Villages that a victory of the attacker puts at stake; provisional ones of Independents. */
static int at_stake(const struct conq_state *s, int hex)
{
    return hs_has(s->independent, hex) ? conq_boxes_at(s, hex).green : s->villages[hex];
}

static void form_rows(struct conq_state *s, const struct vk_frame *f, struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    int hex = f->v[BATTLE_HEX];
    *b = (struct conq_battle){ .hex = (uint8_t)hex, .attacker = f->seat, .chooser = VK_NONE };
    b->defender = (uint8_t)conq_rival_in(s, f->seat, hex);
    b->villages = (uint8_t)at_stake(s, hex);
    vk_reveal(&s->h);
    VK_EMIT(ev, E_battle_began, conq_actor(s, f->seat), hex, conq_side_arg(s, b->defender),
            b->villages);

    b->front[ATTACKING][ROW_WC] = conq_stack_at(s, b->attacker, hex).n[WC];
    b->front[ATTACKING][ROW_WB] = (uint8_t)bands_aboard(s, b->attacker, hex);
    lay_open(s, b->attacker, hex, ev);
    if (b->defender != VK_NEUTRAL) {
        b->front[DEFENDING][ROW_WC] = conq_stack_at(s, b->defender, hex).n[WC];
        b->front[DEFENDING][ROW_WB] = (uint8_t)bands_defending(s, b->defender, hex);
        lay_open(s, b->defender, hex, ev);
    }
    b->front[DEFENDING][ROW_LW] = (uint8_t)conq_local_warriors(s, hex);
    if (b->front[DEFENDING][ROW_LW])
        VK_EMIT(ev, E_row_joined, conq_actor(s, b->defender), hex, LW, b->front[DEFENDING][ROW_LW]);
}

/* 7.7: the automatic opponent calls off the first attack that he can. */
static void solo_arioi(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int side = s->battle.defender;
    if (is_seat(s, side) || side == VK_NEUTRAL)
        return;
    for (enum card c = C_ARIOI; c <= C_ARIOI_2 && f->flag == UNDECIDED; c++)
        if (conq_has_card(s, side, c) && !(s->card_flags[c] & CARD_USED))
            conq_call_off(s, f, c, ev);
}

/* Step 4: the defender first, each until he passes. */
static void ask_before_rolls(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    uint8_t seats[2];
    int n = 0;
    solo_arioi(s, f, ev);
    if (f->flag == CALLED_OFF)
        return;
    if (is_seat(s, s->battle.defender))
        seats[n++] = s->battle.defender;
    if (is_seat(s, s->battle.attacker))
        seats[n++] = s->battle.attacker;
    conq_push_window(s, P_rp_battle_start, seats, n, true);
}

/* ---- Rolls: steps 5 and 6 ---------------------------------------------------------------------- */

/* The Battle is over once a front row is empty. */
static void judge(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    if (f->flag == UNDECIDED && row_total(b->front[DEFENDING]) == 0)
        f->flag = ATTACKER_WON;
    else if (f->flag == UNDECIDED && row_total(b->front[ATTACKING]) == 0)
        f->flag = DEFENDER_WON;

    if (f->flag == UNDECIDED) {
        conq_push_roll(s, is_seat(s, b->attacker) ? b->attacker : VK_CHANCE);
        return;
    }
    if (f->flag != CALLED_OFF)
        VK_EMIT(ev, E_battle_won,
                conq_actor(s, f->flag == ATTACKER_WON ? b->attacker : b->defender), b->hex);
    f->pc = RETREATED;
}

static void keep_roll(struct conq_battle *b, int die)
{
    b->die = (uint8_t)die;
    if (b->n_rolls <= CONQ_ROLLS)
        b->roll[b->n_rolls - 1] = b->die;
}

static void take_die(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    b->final = ROLL_OPEN;
    b->chooser = VK_NONE;
    b->n_rolls++;
    keep_roll(b, f->v[STEP_DIE]);
    f->v[STEP_DIE] = 0;
    VK_EMIT(ev, E_battle_roll, conq_actor(s, b->attacker), b->hex, b->die - 1);
}

static void take_new_die(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    b->final = ROLL_CHANGED;
    keep_roll(b, f->v[STEP_DIE]);
    f->v[STEP_DIE] = 0;
    VK_EMIT(ev, E_die_rerolled, conq_actor(s, b->attacker), b->hex, b->die - 1);
}

/* 4.3.6: first the defender elects a card, then, only if he did not, the attacker. */
static void elect(struct conq_state *s, enum battle_part part, struct vk_sink *ev)
{
    int side = conq_battle_side(s, part);
    uint8_t seat = (uint8_t)side;
    if (side == VK_NEUTRAL || s->battle.final != ROLL_OPEN)
        return;
    if (is_seat(s, side)) {
        conq_push_window(s, P_rp_battle_roll, &seat, 1, false);
    } else {
        int card = conq_solo_battle_card(s, part == ATTACKING);
        if (card != VK_NONE)
            conq_play_battle_card(s, part, (enum card)card, ev);
    }
}

/* ---- Losses ------------------------------------------------------------------------------------- */

static void lose(struct conq_state *s, enum battle_part part, int row, bool is_removed,
                 struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    int side = conq_battle_side(s, part);
    enum kind kind = kind_of_row[row];
    b->front[part][row]--;
    if (!is_removed) {
        b->panicked[part][row]++;
        VK_EMIT(ev, E_panicked, conq_actor(s, side), b->hex, kind);
        return;
    }
    if (row == ROW_WC || row == ROW_WB)
        conq_remove(s, side, b->hex, kind, 1);
    VK_EMIT(ev, E_removed, conq_actor(s, side), b->hex, kind, 1);
}

static int first_row(const uint8_t row[N_ROWS])
{
    int i = 0;
    while (!row[i])
        i++;
    return i;
}

/* 2.11: whom the die hits; asks which piece if the row shows several kinds. */
static void carry_out(struct conq_state *s, struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    enum battle_part part = conq_part_hit(b->die);
    const uint8_t *row = b->front[part];
    bool is_removed = conq_die_removes(b->die);
    if (b->final == ROLL_VOID)
        return;
    if (conq_row_kinds(row) == 1) {
        lose(s, part, first_row(row), is_removed, ev);
        return;
    }
    int who = b->chooser != VK_NONE ? b->chooser : conq_battle_side(s, part);
    if (is_seat(s, who)) {
        struct vk_frame *ask = vk_push(&s->h, P_battle_choose_loss, who);
        ask->v[LOSS_PART] = (int16_t)part;
        ask->v[LOSS_IS_REMOVED] = is_removed;
    } else if (b->chooser != VK_NONE) {
        lose(s, part, first_row(row), is_removed, ev); /* his Mana takes WC, then WB, then LW */
    } else {
        lose(s, part, conq_solo_loss(is_removed, row), is_removed, ev);
    }
}

LEGAL(battle_choose_loss)
{
    const struct conq_state *s = st;
    static const uint8_t cheapest[N_ROWS] = { ROW_LW, ROW_LEADER, ROW_WB, ROW_WC };
    const uint8_t *row = s->battle.front[f->v[LOSS_PART]];
    int usual = 0;
    while (!row[cheapest[usual]])
        usual++;
    for (int i = 0; i < N_ROWS; i++) {
        if (!row[i])
            continue;
        vk_add(out, vk_act(V_lose, kind_of_row[i], 0, 0));
        if (i == cheapest[usual])
            vk_mark_usual(out);
    }
}

APPLY(battle_choose_loss)
{
    struct conq_state *s = st;
    enum battle_part part = f->v[LOSS_PART] == ATTACKING ? ATTACKING : DEFENDING;
    bool is_removed = f->v[LOSS_IS_REMOVED] != 0;
    int row = 0;
    while (kind_of_row[row] != vk_arg(a, 0))
        row++;
    vk_pop(&s->h);
    lose(s, part, row, is_removed, ev);
}

/* ---- After the rolls: steps 7 to 9, in the order of ruling 52 ------------------------------------ */

/* Who stays in the hex. */
static int winner(const struct conq_state *s, const struct vk_frame *f)
{
    return f->flag == ATTACKER_WON ? s->battle.attacker : s->battle.defender;
}

static void make_retreat(struct conq_state *s, const struct vk_frame *f)
{
    int loser = f->flag == ATTACKER_WON ? s->battle.defender : s->battle.attacker;
    if (loser != VK_NEUTRAL && conq_total(s, loser, s->battle.hex))
        conq_push_retreat(s, loser, s->battle.hex);
}

static void set_chain(struct conq_state *s, int side, int hex, bool is_up, struct vk_sink *ev)
{
    if (hs_has(s->chain[side], hex) == is_up)
        return;
    if (is_up)
        conq_turn_up(s, side, hex);
    else
        conq_turn_down(s, side, hex);
    VK_EMIT(ev, is_up ? E_chain_up : E_chain_down, conq_actor(s, side), hex);
}

static void regroup(struct conq_state *s, int side, struct vk_sink *ev)
{
    int hex = s->battle.hex;
    struct conq_stack k;
    if (side == VK_NEUTRAL)
        return;
    k = conq_stack_at(s, side, hex);
    if (k.n[TC] + k.n[TCU] == 0)
        return;
    if (is_seat(s, side) && !conq_is_solo(s))
        vk_push(&s->h, P_regroup_chain, side);
    else
        set_chain(s, side, hex, true, ev);
}

LEGAL(regroup_chain)
{
    vk_add(out, vk_act(V_up, 0, 0, 0));
    vk_add(out, vk_act(V_down, 0, 0, 0));
}

APPLY(regroup_chain)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    set_chain(s, seat, s->battle.hex, vk_verb_of(a) == V_up, ev);
}

static void end_battle(struct conq_state *s)
{
    for (int c = 0; c < N_CARDS; c++)
        s->card_flags[c] = (uint8_t)(s->card_flags[c] & ~CARD_PLAYED);
    s->battle = (struct conq_battle){ .hex = VK_NONE };
    vk_pop(&s->h);
}

/* flag: how it ends. */
RUN(battle)
{
    struct conq_state *s = st;
    struct conq_battle *b = &s->battle;
    switch (f->pc++) {
    case CARDS_SHOWN:
        if (conq_is_solo(s) && conq_rival_in(s, f->seat, f->v[BATTLE_HEX]) == CONQ_OPPONENT)
            conq_solo_reveal(s, ev);
        return;
    case ROWS_FORMED: form_rows(s, f, ev); return;
    case BEFORE_ROLLS: ask_before_rolls(s, f, ev); return;
    case JUDGED: judge(s, f, ev); return;
    case ROLLED: take_die(s, f, ev); return;
    case DEFENDER_ELECTS: elect(s, DEFENDING, ev); return;
    case ATTACKER_ELECTS: elect(s, ATTACKING, ev); return;
    case ROLLED_AGAIN:
        if (b->final == ROLL_AGAIN)
            conq_push_roll(s, is_seat(s, b->attacker) ? b->attacker : VK_CHANCE);
        return;
    case NEW_DIE:
        if (b->final == ROLL_AGAIN)
            take_new_die(s, f, ev);
        return;
    case HIT:
        f->pc = JUDGED;
        carry_out(s, ev);
        return;
    case RETREATED: make_retreat(s, f); return;
    case CONQUERED:
        if (f->flag != ATTACKER_WON)
            return;
        conq_note_conqueror(s, b->attacker, b->hex);
        if (b->villages)
            vk_push(&s->h, P_conquest, b->attacker);
        return;
    case REGROUPED: regroup(s, winner(s, f), ev); return;
    case TRIMMED:
        if (winner(s, f) != VK_NEUTRAL && !conq_is_island(s, b->hex))
            conq_trim_load(s, winner(s, f), b->hex, ev);
        return;
    default: end_battle(s);
    }
}
