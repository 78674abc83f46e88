/* panel.c - lines for the panels beside a map: one player, the table, the cards. */
#include "face.h"

#define FILL(msgid, who_, ...)                                                                     \
    face_fill(                                                                                     \
        &conquest_face, (msgid),                                                                   \
        &(struct face_blanks){ .who = (who_), .n = VK_EVENT_ARGS, .value = { __VA_ARGS__ } }, w,   \
        out)

/* By the plan so far. */
static int points_left(const struct conq_state *s, int side)
{
    struct conq_pool pool[CONQ_HEXES];
    int sum = 0, n = conq_pools_left(s, side, pool);
    for (int i = 0; i < n; i++)
        sum += pool[i].points;
    return sum;
}

static void put_line(int count, int n, const struct vk_words *w, struct vk_out *out)
{
    conq_count_text(count, n, w, out);
    vk_put_char(out, '\n');
}

static void put_count(int count, int n, const struct vk_words *w, struct vk_out *out)
{
    vk_put_char(out, ' ');
    put_line(count, n, w, out);
}

/* What lies face down before a player; for its owner also what it is worth. */
static void put_hand(const struct conq_state *s, int side, const struct vk_words *w,
                     struct vk_out *out)
{
    int hidden = conq_points(s, side, CARDS_ALL) - conq_points(s, side, CARDS_UP);
    int up = conq_cards_up(s, side);
    if (up)
        put_count(COUNT_CARDS_UP, up, w, out);
    if (s->n_hidden[side]) {
        vk_put_char(out, ' ');
        conq_count_text(COUNT_CARDS_DOWN, s->n_hidden[side], w, out);
        if (hidden && w && w->viewer == side) {
            vk_put(out, ": +");
            conq_halves_text(hidden, out);
        }
        vk_put_char(out, '\n');
    }
    if (s->n_kept[side])
        put_count(COUNT_KEPT, s->n_kept[side], w, out);
}

static void put_line_of(const struct conq_state *s, int side, const struct vk_words *w,
                        struct vk_out *out)
{
    enum conq_explorer explorer = conq_explorer_of(s, side);
    vk_put_char(out, ' ');
    conq_count_text(COUNT_VILLAGES, conq_villages_of(s, side), w, out);
    vk_put(out, ", ");
    conq_count_text(COUNT_ISLANDS, hs_count(s->held[side]), w, out);
    vk_put(out, ", ");
    put_line(COUNT_BUILD_POINTS, points_left(s, side), w, out);
    if (explorer == EXPLORER_LOST) {
        vk_put_char(out, ' ');
        vk_put(out, vk_tr(w, conq_explorers[explorer]));
        vk_put_char(out, '\n');
    }
    if (s->kumara >> side & 1)
        FILL(" Kumara\n", side, 0);
    if (s->saved >> side & 1)
        FILL(" 1 Build Point saved\n", side, 0);
    put_hand(s, side, w, out);
}

static void put_title(const struct conq_state *s, int side, const struct vk_words *w,
                      struct vk_out *out)
{
    if (s->people[side] < N_PEOPLES) {
        vk_put(out, ", ");
        vk_put(out, vk_tr(w, conq_peoples[s->people[side]].name));
    }
    vk_put(out, vk_tr(w, ": "));
    conq_arg_text(A_HALVES, conq_points(s, side, CARDS_UP), w, out);
    vk_put_char(out, '\n');
}

void conq_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = st;
    vk_put_char(out, conquest_face.seat_letter[seat]);
    vk_put_char(out, ' ');
    conq_side_text(s, seat, w, out);
    put_title(s, seat, w, out);
    put_line_of(s, seat, w, out);
    if (conq_is_solo(s)) {
        vk_put(out, "T ");
        vk_put(out, vk_tr(w, "Samoa"));
        vk_put(out, vk_tr(w, ": "));
        conq_arg_text(A_HALVES, conq_points(s, 1, CARDS_UP), w, out);
        vk_put_char(out, '\n');
        put_line_of(s, 1, w, out);
    }
}

/* ---- The table ------------------------------------------------------------------------------- */

static void put_voyage(const struct conq_state *s, const struct vk_words *w, struct vk_out *out)
{
    int side = conq_sailor(s);
    if (side == VK_NONE || conq_searches_kumara(s))
        return;
    struct conq_risk risk = conq_risk_of(s, side, s->knots);
    conq_side_text(s, side, w, out);
    vk_put(out, vk_tr(w, ": "));
    vk_put(out, vk_tr(w, conq_explorers[EXPLORER_SAILING]));
    vk_put(out, ", ");
    FILL(conq_counts[COUNT_KNOTS], side, s->knots, (int16_t)conq_limit_of(s, side));
    vk_put_char(out, '\n');
    if (s->knots) {
        FILL(conq_heads[HEAD_RISK], side, (int16_t)risk.on, (int16_t)risk.home, (int16_t)risk.lost);
        vk_put_char(out, '\n');
    }
}

/* `Coral attacks`; to Coral itself `You attack`. */
static void put_part(const struct conq_state *s, int part, const struct vk_words *w,
                     struct vk_out *out)
{
    char name[80];
    struct vk_out who = vk_out_to(name, sizeof name);
    int side = part == ATTACKING ? s->battle.attacker : s->battle.defender;
    int head = part == ATTACKING ? HEAD_ATTACKS : HEAD_DEFENDS;
    if (side < CONQ_SIDES)
        conq_side_text(s, side, w, &who);
    else
        vk_put(&who, vk_tr(w, "The local chief"));
    face_fill(&conquest_face, conq_heads[w && w->state && w->viewer == side ? head + 1 : head],
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .text = { name } }, w, out);
}

static void put_row(const struct conq_state *s, int part, const struct vk_words *w,
                    struct vk_out *out)
{
    static const uint8_t kind[N_ROWS] = { WC, WB, LW, LEADER };
    const uint8_t *row = s->battle.front[part];
    int n = 0;
    put_part(s, part, w, out);
    for (int k = 0; k < N_ROWS; k++) {
        if (!row[k])
            continue;
        vk_put(out, n++ ? ", " : vk_tr(w, ": "));
        conq_pieces_text(kind[k], row[k], w, out);
    }
    if (!n) {
        vk_put(out, vk_tr(w, ": "));
        vk_put(out, vk_tr(w, conq_held[HELD_NOBODY]));
    }
    vk_put_char(out, '\n');
}

static void put_battle(const struct conq_state *s, const struct vk_words *w, struct vk_out *out)
{
    if (s->battle.hex >= CONQ_HEXES)
        return;
    struct face_blanks where = {
        .who = VK_NONE, .n = 1, .kind = { A_HEX }, .value = { s->battle.hex }
    };
    face_fill(&conquest_face, conq_heads[HEAD_BATTLE], &where, w, out);
    FILL(": attacker wins {0} of 100{1?|, die {1}}\n", VK_NONE, (int16_t)conq_battle_odds(s),
         s->battle.die);
    put_row(s, ATTACKING, w, out);
    put_row(s, DEFENDING, w, out);
}

/* `Village on Tonga`. */
static void put_entry(int item, int arg, const struct vk_words *w, struct vk_out *out)
{
    switch (item) {
    case PLAN_USE_CARD:
    case PLAN_SHOW_CARD: conq_arg_text(A_CARD, arg, w, out); return;
    case PLAN_INWARD: vk_put(out, vk_tr(w, "turn inward")); return;
    case PLAN_USE_SAVED: vk_put(out, vk_tr(w, "use the saved point")); return;
    case PLAN_BUY: vk_put(out, vk_tr(w, "a card")); return;
    case PLAN_SAVE: vk_put(out, vk_tr(w, "save a point")); return;
    default: break;
    }
    struct face_blanks blanks = { .who = VK_NONE,
                                  .n = 2,
                                  .kind = { A_HEX, A_ITEM },
                                  .value = { (int16_t)arg, (int16_t)(item - PLAN_BUILD) } };
    face_fill(&conquest_face, item == PLAN_CONVERT ? "Colony becomes Village on {0}" : "{1} on {0}",
              &blanks, w, out);
}

/* The viewer's own plan so far, and what it has left, pool by pool. */
static void put_plan(const struct conq_state *s, const struct vk_words *w, struct vk_out *out)
{
    struct conq_pool full[CONQ_HEXES], left[CONQ_HEXES];
    if (!w || w->viewer >= s->h.seats || !conq_frame_of(s, P_build_session))
        return;
    conq_pools_full(s, w->viewer, full);
    int n = conq_pools_left(s, w->viewer, left);
    for (int i = 0; i < n; i++) {
        conq_pool_text(&full[i], left[i].points, w, out);
        vk_put_char(out, '\n');
    }
    const struct conq_plan *plan = &s->plan[w->viewer];
    for (int i = 0; i < plan->n; i++) {
        vk_put(out, i ? vk_tr(w, "; ") : vk_tr(w, "Planned: "));
        put_entry(plan->entry[i].item, plan->entry[i].arg, w, out);
    }
    vk_put(out, plan->n ? "\n" : "");
    char points[20];
    struct vk_out sum = vk_out_to(points, sizeof points);
    conq_halves_text(conq_forecast(s, w->viewer, CARDS_UP), &sum);
    face_fill(&conquest_face, conq_heads[HEAD_FORECAST],
              &(struct face_blanks){
                  .who = VK_NONE, .n = 2, .value = { 0, s->game_end }, .text = { points } },
              w, out);
    vk_put_char(out, '\n');
}

static void put_heaps(const struct conq_state *s, const struct vk_words *w, struct vk_out *out)
{
    int cup[CONQ_CUP], knots[CONQ_CUP_KNOTS];
    conq_cup_sums(s, cup);
    conq_cup_knots(s, knots);
    FILL(conq_heads[HEAD_CUP], VK_NONE, (int16_t)cup[CUP_SEA], (int16_t)cup[CUP_ISLAND],
         (int16_t)cup[CUP_OFF_COURSE]);
    vk_put_char(out, '\n');
    FILL(conq_heads[HEAD_CUP_KNOTS], VK_NONE, (int16_t)knots[0], (int16_t)knots[1],
         (int16_t)knots[2]);
    vk_put_char(out, '\n');
    FILL(conq_counts[COUNT_DECK], VK_NONE, s->deck_left, (int16_t)conq_card_price(s));
    if (conq_option(s, O_EVENTS)) {
        vk_put(out, ", ");
        conq_count_text(COUNT_EVENTS, s->events_left, w, out);
    }
    vk_put_char(out, '\n');
    if (conq_is_solo(s)) {
        int left = 0;
        for (int c = 0; c < N_CHITS; c++)
            left += s->chit[c] == CHIT_IN || s->chit[c] == CHIT_ASIDE;
        FILL("Chits left: {0}; win while 2 are left\n", VK_NONE, (int16_t)left);
    }
}

static void put_order(const struct conq_state *s, const struct vk_words *w, struct vk_out *out)
{
    char names[200];
    struct vk_out list = vk_out_to(names, sizeof names);
    for (int i = 0; i < s->sides; i++) {
        vk_put(&list, i ? ", " : "");
        conq_side_text(s, s->order[i], w, &list);
    }
    face_fill(&conquest_face, conq_heads[HEAD_ORDER],
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .text = { names } }, w, out);
    vk_put_char(out, '\n');
}

void conq_table_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = st;
    vk_stage_text(&conquest_face, s, w, out);
    vk_put(out, vk_tr(w, "; "));
    FILL(conq_heads[HEAD_GOAL], VK_NONE, s->game_end);
    vk_put_char(out, '\n');
    if (!conq_is_solo(s) && s->h.round && s->order[0] < s->sides) {
        put_order(s, w, out);
    }
    put_voyage(s, w, out);
    put_battle(s, w, out);
    put_plan(s, w, out);
    put_heaps(s, w, out);
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static void put_card(const struct conq_state *s, int c, const struct vk_words *w,
                     struct vk_out *out)
{
    vk_put(out, vk_tr(w, conq_cards[c].title));
    vk_put(out, " (");
    conq_side_text(s, s->card_at[c], w, out);
    vk_put(out, ", ");
    vk_put(out, vk_tr(w, conq_card_states[conq_card_state_of(s->card_flags[c])]));
    vk_put(out, ")\n");
    vk_put(out, vk_tr(w, conq_card_text[c]));
}

static void put_event(const struct conq_state *s, int e, const struct vk_words *w,
                      struct vk_out *out)
{
    vk_put(out, vk_tr(w, conq_random_events[e].title));
    if (s->event_at[e] < CONQ_SIDES) {
        vk_put(out, " (");
        conq_side_text(s, s->event_at[e], w, out);
        vk_put(out, vk_tr(w, ", kept"));
        vk_put_char(out, ')');
    }
    vk_put_char(out, '\n');
    vk_put(out, vk_tr(w, conq_random_event_text[e]));
}

/* A Random Event that one keeps, or whose marker still lies on the map. */
static bool is_shown(const struct conq_state *s, int e)
{
    int mark = conq_random_events[e].marker;
    return s->event_at[e] < CONQ_SIDES ||
           (mark && mark != M_LEADER && s->mark_hex[mark] != VK_NONE);
}

/* Own hand first, as the viewer of the words tells; then all others that can be read. */
bool conq_card(const void *st, int i, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = st;
    int me = w && w->viewer < s->h.seats ? w->viewer : 0;
    for (int k = 0; k < s->sides; k++)
        for (int c = 0; c < N_CARDS; c++)
            if (s->card_at[c] == (me + k) % s->sides && i-- == 0) {
                put_card(s, c, w, out);
                return true;
            }
    for (int e = 0; e < N_RANDOM_EVENTS && conq_option(s, O_EVENTS); e++)
        if (is_shown(s, e) && i-- == 0) {
            put_event(s, e, w, out);
            return true;
        }
    return false;
}
