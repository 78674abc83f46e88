/* view_now.c - what is under way, as JSON: a voyage, a party being put together, a Battle; and the answer to a
 * question that is none. */
#include "games/conquest/battle.h"
#include "telling.h"

static void write_risk(const struct conq_state *s, int side, struct vk_json *j)
{
    struct conq_risk risk = conq_risk_of(s, side, s->knots);
    vk_json_object(j, "risk");
    vk_json_int(j, "on", risk.on);
    vk_json_int(j, "home", risk.home);
    vk_json_int(j, "lost", risk.lost);
    vk_json_end(j, '}');
}

/* The island that a voyage sets out from, as far as one can tell: its own that is nearest to the first hex. */
static void write_start(const struct conq_state *s, int side, struct vk_json *j)
{
    int first = s->n_way ? s->way[0] : s->pos, start = conq_nearest(s->held[side], first);
    if (start == VK_NONE)
        vk_json_null(j, "start");
    else
        vk_json_int(j, "start", start);
}

static void write_kumara(const struct conq_state *s, int side, struct vk_json *j)
{
    if (side == VK_NONE || !conq_searches_kumara(s)) {
        vk_json_null(j, "kumara");
        return;
    }
    vk_json_object(j, "kumara");
    vk_json_int(j, "side", side);
    vk_json_int(j, "pos", s->pos);
    vk_json_end(j, '}');
}

void conq_write_voyage(const struct conq_state *s, struct vk_json *j)
{
    int side = conq_sailor(s);
    if (side == VK_NONE || conq_searches_kumara(s)) {
        vk_json_null(j, "voyage");
        write_kumara(s, side, j);
        return;
    }
    vk_json_object(j, "voyage");
    vk_json_int(j, "side", side);
    vk_json_int(j, "knots", s->knots);
    vk_json_int(j, "limit", conq_limit_of(s, side));
    vk_json_int(j, "pos", s->pos);
    write_start(s, side, j);
    vk_json_array(j, "way");
    for (int i = 0; i < s->n_way && i < CONQ_WAY; i++)
        vk_json_int(j, NULL, s->way[i]);
    vk_json_end(j, ']');
    if (s->found && s->tile[s->pos] < N_TILES)
        vk_json_text(j, "tile", conq_tile_words[s->tile[s->pos]]);
    write_risk(s, side, j);
    vk_json_end(j, '}');
    write_kumara(s, side, j);
}

void conq_write_party(const struct conq_state *s, int viewer, struct vk_json *j)
{
    const struct vk_frame *f = conq_frame_of(s, P_party_pick);
    if (!f || !conq_is_own(s, viewer, f->seat)) {
        vk_json_null(j, "party");
        return;
    }
    vk_json_object(j, "party");
    vk_json_int(j, "from", f->v[PARTY_FROM]);
    vk_json_int(j, "to", f->v[PARTY_TO]);
    vk_json_array(j, "pieces");
    const struct conq_piece *list = s->piece[f->seat];
    for (int i = 0, n; i < s->n_pieces[f->seat]; i += n) {
        n = 1;
        while (i + n < s->n_pieces[f->seat] && list[i + n].at == list[i].at &&
               list[i + n].kind == list[i].kind && list[i + n].marks == list[i].marks)
            n++;
        if (!(list[i].marks & PIECE_PARTY) || list[i].kind == WB || list[i].kind == COL)
            continue;
        vk_json_object(j, NULL);
        vk_json_text(j, "kind", conq_kind_words[list[i].kind]);
        vk_json_text(j, "cargo", conq_cargo_words[(list[i].marks & PIECE_CARGO) >> CARGO_SHIFT]);
        vk_json_int(j, "n", n);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* ---- Battle -------------------------------------------------------------------------------- */

static void write_rows(const char *key, const uint8_t row[2][N_ROWS], struct vk_json *j)
{
    static const char *const name[N_ROWS] = { "wc", "wb", "lw", "leader" };
    vk_json_array(j, key);
    for (int part = 0; part < 2; part++) {
        vk_json_object(j, NULL);
        for (int k = 0; k < N_ROWS; k++)
            vk_json_int(j, name[k], row[part][k]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* So many of a kind that neither stand in front nor have panicked; the people of an island are in no stack. */
static int behind(const struct conq_battle *b, int part, int row, int all)
{
    return all ? all - b->front[part][row] - b->panicked[part][row] : 0;
}

/* Everything of a side in the hex that takes no part. */
static void write_back(const struct conq_state *s, int part, struct vk_json *j)
{
    const struct conq_battle *b = &s->battle;
    int side = part == ATTACKING ? b->attacker : b->defender;
    struct conq_stack all = { { 0 } };
    if (side < CONQ_SIDES)
        all = conq_stack_at(s, side, b->hex);
    vk_json_object(j, NULL);
    vk_json_int(j, "wc", behind(b, part, ROW_WC, all.n[WC]));
    vk_json_int(j, "tc", all.n[TC] + all.n[TCU]);
    vk_json_int(j, "wb", behind(b, part, ROW_WB, all.n[WB]));
    vk_json_int(j, "col", all.n[COL]);
    vk_json_end(j, '}');
}

/* Who sits in a canoe: Warrior Bands in front in War Canoes, but for those who defend an island; Colonies behind in
 * Transports. */
static void write_aboard(const struct conq_state *s, int part, struct vk_json *j)
{
    const struct conq_battle *b = &s->battle;
    int side = part == ATTACKING ? b->attacker : b->defender;
    bool is_afloat = part == ATTACKING || !conq_is_island(s, b->hex);
    int canoes = b->front[part][ROW_WC], bands = b->front[part][ROW_WB];
    struct conq_stack all = { { 0 } };
    if (side < CONQ_SIDES)
        all = conq_stack_at(s, side, b->hex);
    int transports = all.n[TC] + all.n[TCU];
    vk_json_object(j, NULL);
    vk_json_int(j, "wb", !is_afloat ? 0 : bands < canoes ? bands : canoes);
    vk_json_int(j, "col", all.n[COL] < transports ? all.n[COL] : transports);
    vk_json_end(j, '}');
}

/* The numbers of the rolls that removed a piece of each part: of those that were carried out. */
static void write_losses(const struct conq_state *s, struct vk_json *j)
{
    const struct conq_battle *b = &s->battle;
    int carried_out = b->n_rolls - conq_is_roll_waiting(s);
    vk_json_array(j, "losses");
    for (int part = 0; part < 2; part++) {
        vk_json_array(j, NULL);
        for (int i = 0; i < carried_out && i < CONQ_ROLLS; i++)
            if (conq_die_removes(b->roll[i]) && (int)conq_part_hit(b->roll[i]) == part)
                vk_json_int(j, NULL, i + 1);
        vk_json_end(j, ']');
    }
    vk_json_end(j, ']');
}

/* The chance to win, for whoever fights in it and looks; for others that of the attacker. */
static void write_chance(const struct conq_state *s, int viewer, const struct vk_words *w,
                         struct vk_json *j)
{
    const struct conq_battle *b = &s->battle;
    bool is_yours = viewer < s->h.seats && (viewer == b->attacker || viewer == b->defender);
    int side = is_yours ? viewer : b->attacker, odds = conq_battle_odds(s);
    struct face_blanks blanks = { .who = VK_NONE,
                                  .n = 2,
                                  .kind = { 0, A_SIDE },
                                  .value = { (int16_t)conq_odds_for(s, side, odds),
                                             (int16_t)side } };
    char text[120];
    struct vk_out out = vk_out_to(text, sizeof text);
    face_fill(&conquest_face,
              is_yours ? "You win {0} of 100 from here" : "{1} wins {0} of 100 from here", &blanks,
              w, &out);
    vk_json_int(j, "odds", odds);
    vk_json_text(j, "chance", text);
}

void conq_write_battle(const struct conq_state *s, int viewer, const struct vk_words *w,
                       struct vk_json *j)
{
    const struct conq_battle *b = &s->battle;
    if (b->hex >= CONQ_HEXES) {
        vk_json_null(j, "battle");
        return;
    }
    vk_json_object(j, "battle");
    vk_json_int(j, "hex", b->hex);
    vk_json_int(j, "attacker", b->attacker);
    if (b->defender < CONQ_SIDES)
        vk_json_int(j, "defender", b->defender);
    else
        vk_json_null(j, "defender");
    vk_json_int(j, "villages", b->villages);
    vk_json_bool(j, "island", conq_is_island(s, b->hex));
    write_rows("front", b->front, j);
    write_rows("panicked", b->panicked, j);
    vk_json_array(j, "back");
    write_back(s, ATTACKING, j);
    write_back(s, DEFENDING, j);
    vk_json_end(j, ']');
    vk_json_array(j, "aboard");
    write_aboard(s, ATTACKING, j);
    write_aboard(s, DEFENDING, j);
    vk_json_end(j, ']');
    if (b->die)
        vk_json_int(j, "die", b->die);
    else
        vk_json_null(j, "die");
    vk_json_array(j, "rolls");
    for (int i = 0; i < b->n_rolls && i < CONQ_ROLLS; i++)
        vk_json_int(j, NULL, b->roll[i]);
    vk_json_end(j, ']');
    vk_json_int(j, "n_rolls", b->n_rolls);
    write_losses(s, j);
    write_chance(s, viewer, w, j);
    vk_json_bool(j, "open", conq_is_roll_waiting(s));
    vk_json_end(j, '}');
}

/* ---- Questions with one answer --------------------------------------------------------------- */

/* Beside the end of a stage: what the Victory Step allows as well, and a card that makes canoes quicker,
 * which serves nobody who has none. In the Victory Step itself cards are points, and islands that are shown are not. */
static bool is_idle_aside(vk_action a, int point)
{
    if (point == P_victory_action)
        return vk_verb_of(a) == V_show_tile;
    return vk_verb_of(a) == V_show_tile || vk_verb_of(a) == V_show_card ||
           (point == P_move_action && vk_verb_of(a) == V_use_card);
}

/* The only answer that matters, or -1: a plan is looked at even if nothing can be built. */
static int only_answer(const struct vk_actions *list, int point)
{
    int end = -1;
    if (point == P_build_session || point == P_choose_start_pieces)
        return -1;
    if (list->n == 1)
        return 0;
    if (point != P_transit_action && point != P_move_action && point != P_victory_action)
        return -1;
    for (int i = 0; i < list->n; i++) {
        unsigned verb = vk_verb_of(list->act[i]);
        if (verb == V_end_transit || verb == V_end_movement || verb == V_pass)
            end = i;
        else if (!is_idle_aside(list->act[i], point))
            return -1;
    }
    return end;
}

/* How many pieces sail is seen by all. */
struct vk_routine conq_routine(const void *s, VK_UNUSED int seat, const struct vk_actions *list)
{
    int point = vk_due(&conquest_game, s).point;
    return (struct vk_routine){ only_answer(list, point),
                                point == P_party_pick || point == P_party_cargo };
}

/* ---- A turn in which one does nothing ---------------------------------------------------------- */

static vk_action ending_of(int point)
{
    switch (point) {
    case P_explore_start: return vk_act(V_stay, 0, 0, 0);
    case P_transit_action: return vk_act(V_end_transit, 0, 0, 0);
    case P_move_action: return vk_act(V_end_movement, 0, 0, 0);
    case P_build_session: return vk_act(V_end_build, 0, 0, 0);
    default: return vk_act(V_pass, 0, 0, 0); /* of the Victory Step */
    }
}

/* What it is called to pass all of the turn, and what that gives up. */
static void write_passing(const struct conq_state *s, int side, const struct vk_words *w,
                          struct vk_json *j)
{
    static const char *const key[] = { "label", "help" };
    static const char *const msgid[] = {
        "Do nothing this turn: lose {0} Build {0|Point|Points}",
        "Every step of this turn ends at once, also your plan: {0} Build {0|Point is|Points are} "
        "lost.",
    };
    struct face_blanks blanks = { .who = VK_NONE,
                                  .n = 1,
                                  .value = { (int16_t)conq_build_points(s, side) } };
    for (int i = 0; i < 2; i++) {
        char text[200];
        struct vk_out out = vk_out_to(text, sizeof text);
        face_fill(&conquest_face, msgid[i], &blanks, w, &out);
        vk_json_text(j, key[i], text);
    }
}

/* The answer that ends this step of the viewer's turn without doing anything; `begins`: from here on all of it
 * can be passed, at the first question of the turn or once a voyage has lost the Explorer. */
void conq_write_rest(const struct conq_state *s, int viewer, const struct vk_words *w,
                     struct vk_json *j)
{
    struct vk_due due = vk_due(&conquest_game, s);
    struct vk_actions list;
    bool is_step = due.point == P_explore_start || due.point == P_transit_action ||
                   due.point == P_move_action || due.point == P_build_session ||
                   due.point == P_victory_action;
    if (due.over || viewer >= s->h.seats || !(due.seats >> viewer & 1) || !is_step) {
        vk_json_null(j, "rest");
        return;
    }
    vk_legal(&conquest_game, s, viewer, &list);
    if (vk_find(&list, ending_of(due.point)) < 0) {
        vk_json_null(j, "rest");
        return;
    }
    vk_json_object(j, "rest");
    vk_json_action(j, "do", &conquest_game, ending_of(due.point));
    bool begins =
        due.point == P_explore_start ||
        (s->lost >> viewer & 1 && (due.point == P_transit_action || due.point == P_move_action));
    vk_json_bool(j, "begins", begins);
    if (begins)
        write_passing(s, viewer, w, j);
    vk_json_end(j, '}');
}
