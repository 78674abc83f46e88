/*
 * face.c - the face of Conquest: its tables, and small questions that several of its files ask.
 * Sentences are in words.c, help.c and cards.c.
 */
#include "face.h"
#include "games/conquest/battle.h"

static const char *const colours[CONQ_SIDES] = { "coral", "turquoise", "violet", "gold" };

static const char *const part_titles[N_PARTS] = {
    [PART_VILLAGES] = "Villages",    [PART_GROUPS] = "Linked islands",
    [PART_ATOLLS] = "Linked atolls", [PART_CARDS] = "Arts & Culture",
    [PART_KUMARA] = "Kumara",
};

static void option_text(int option, int value, const struct vk_words *w, struct vk_out *out)
{
    if (option != O_END_OFFSET) {
        vk_put(out, vk_tr(w, value ? "on" : "off"));
        return;
    }
    if (value > 0)
        vk_put_char(out, '+');
    vk_put_int(out, value);
}

/* See the enum in face.h; V_give tells the sum. */
static int more_blanks(vk_action a, uint8_t kind[VK_ARGS_MAX], int16_t value[VK_ARGS_MAX])
{
    switch (vk_verb_of(a)) {
    case V_seat: kind[0] = W_WHO; break;
    case V_build: kind[0] = W_PRICE; break;
    case V_buy_card: kind[0] = W_CARD_PRICE; break;
    case V_give:
        kind[0] = 0;
        value[0] = (int16_t)(vk_arg(a, 0) + vk_arg(a, 1));
        return 1;
    default: return 0;
    }
    value[0] = (int16_t)vk_arg(a, 0);
    return 1;
}

const struct vk_frame *conq_frame_of(const struct conq_state *s, enum point p)
{
    for (int i = s->h.depth - 1; i >= 0; i--)
        if (s->h.frame[i].point == p)
            return &s->h.frame[i];
    return NULL;
}

bool conq_searches_kumara(const struct conq_state *s)
{
    return conq_frame_of(s, P_kumara) != NULL;
}

int conq_sailor(const struct conq_state *s)
{
    if (s->pos >= CONQ_HEXES)
        return VK_NONE;
    if (conq_frame_of(s, P_solo_explore))
        return 1;
    return s->phase == EXPLORATION ? s->active : VK_NONE;
}

enum conq_explorer conq_explorer_of(const struct conq_state *s, int side)
{
    if (s->lost >> side & 1)
        return EXPLORER_LOST;
    return conq_sailor(s) == side ? EXPLORER_SAILING : EXPLORER_HOME;
}

void conq_cup_sums(const struct conq_state *s, int sum[CONQ_CUP])
{
    sum[CUP_SEA] = s->cup[MK_O1] + s->cup[MK_O2] + s->cup[MK_O3];
    sum[CUP_ISLAND] = s->cup[MK_I1] + s->cup[MK_I2] + s->cup[MK_I3];
    sum[CUP_OFF_COURSE] = s->cup[MK_X];
}

/* From 1 knot on; off course ties none. */
void conq_cup_knots(const struct conq_state *s, int sum[CONQ_CUP_KNOTS])
{
    sum[0] = s->cup[MK_O1] + s->cup[MK_I1];
    sum[1] = s->cup[MK_O2] + s->cup[MK_I2];
    sum[2] = s->cup[MK_O3] + s->cup[MK_I3];
}

int conq_build_points(const struct conq_state *s, int side)
{
    struct conq_pool pool[CONQ_HEXES];
    int sum = 0, n = conq_pools(s, side, pool);
    for (int i = 0; i < n; i++)
        sum += pool[i].points;
    return sum;
}

static void stage(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = st;
    struct face_blanks b = {
        .who = VK_NONE, .n = 2, .kind = { 0, W_PHASE }, .value = { (int16_t)s->h.round, s->phase }
    };
    if (s->h.round)
        face_fill(&conquest_face, conq_heads[HEAD_TURN], &b, w, out);
}

static bool has_part(const void *s, int part)
{
    return part != PART_KUMARA || conq_option(s, O_KUMARA);
}

/* The sentence of an event with a hex, a kind and a number: `2 War Canoes` in one blank. */
static void tell_counted(const struct vk_event *ev, unsigned kind, const struct vk_words *w,
                         struct vk_out *out)
{
    int counted = ev->arg[1] < 0 || ev->arg[1] >= N_KINDS ? N_KINDS : ev->arg[1];
    struct face_blanks b = { .who = ev->actor,
                             .neutral = vk_tr(w, conq_neutral(ev, w)),
                             .n = 2,
                             .kind = { A_HEX, (uint8_t)kind },
                             .value = { ev->arg[0],
                                        (int16_t)(counted * CONQ_COUNTED + ev->arg[2]) } };
    face_fill(&conquest_face, conq_event_text[ev->kind], &b, w, out);
}

/* Alone one wins the challenge or loses it: there is no rank. With two players either way round is the same. */
static const char *told_otherwise(const struct vk_event *ev, const struct conq_state *s)
{
    if (s && ev->kind == E_scored && conq_is_solo(s))
        return s->solo & SOLO_WON ? "{who} has {0}: the challenge is won."
                                  : "{who} has {0}: the challenge is lost.";
    if (s && ev->kind == E_order_chosen && s->sides == 2)
        return "{who} sets the turn order: {0} begins.";
    return NULL;
}

static int tell(const struct vk_event *ev, VK_UNUSED int n, const struct vk_words *w,
                struct vk_out *out)
{
    const char *text = told_otherwise(ev, w ? w->state : NULL);
    switch (ev->kind) {
    case E_revealed:
    case E_row_joined:
    case E_removed: tell_counted(ev, W_PIECES, w, out); return 1;
    case E_built: tell_counted(ev, W_BUILT, w, out); return 1;
    default: break;
    }
    if (!text)
        return 0;
    face_fill_event(&conquest_face, text, ev, w, out);
    return 1;
}

/* How a Battle ended. */
static bool is_shown(unsigned event)
{
    return event == E_battle_won || event == E_battle_off || event == E_retreated ||
           event == E_no_refuge || event == E_villages_saved || event == E_villages_razed;
}

/* The rows as it left them: where nothing is left to decide, the step ends with no Battle any more. */
static bool is_moment(unsigned event)
{
    return event == E_battle_won || event == E_battle_off;
}

static void moment(const void *st, int viewer, const struct vk_words *w, struct vk_json *j)
{
    conq_write_battle(st, viewer, w, j);
}

/* Has anybody enough points? Else the turns ran out. */
static bool is_reached(const struct conq_state *s)
{
    for (int side = 0; side < s->sides; side++)
        if (conq_points(s, side, CARDS_ALL) >= 2 * s->game_end)
            return true;
    return false;
}

static bool ending(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = st;
    struct face_blanks b = { .who = VK_NONE,
                             .n = 2,
                             .value = { (int16_t)s->h.round, s->game_end } };
    const char *text = is_reached(s) ? "The game ended in turn {0}; {1} points were needed."
                                     : "Turn {0} was the last one; nobody had {1} points.";
    if (conq_is_solo(s))
        text = s->solo & SOLO_WON ? "You reached {1} points in turn {0}, before the chits ran out."
                                  : "The chits ran out in turn {0}; {1} points were needed.";
    face_fill(&conquest_face, text, &b, w, out);
    return true;
}

static const char *const hex_ids[CONQ_HEXES] = {
#define HEX(number, ...) #number,
#include "games/conquest/hexes.def"
#undef HEX
};

static const char *const die_ids[CONQ_DIE] = { "1", "2", "3", "4", "5", "6" };

static void write_hit(int i, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, conq_outcomes[2 * (int)conq_part_hit(i + 1) + !conq_die_removes(i + 1)]));
}

static void write_grid(int hex, VK_UNUSED const struct vk_words *w, struct vk_out *out)
{
    conq_grid_text(hex, out);
}

/* Of a hex: its place, and what is printed on it. */
static const struct vk_glossary glossary[] = {
    { "click", CONQ_CLICKS, conq_click_ids, conq_clicks, conq_click_help, NULL },
    { "pieces", N_KINDS, conq_kind_words, conq_piece_counts, NULL, NULL },
    { "crew", CONQ_CREWS, conq_crew_ids, conq_crews, NULL, NULL },
    { "price", 1, conq_price_ids, conq_price_names, conq_price_helps, NULL },
    { "count", CONQ_COUNTS, conq_count_ids, conq_counts, NULL, NULL },
    { "head", CONQ_HEADS, conq_head_ids, conq_heads, NULL, NULL },
    { "ready", CONQ_READY, conq_ready_ids, conq_ready, NULL, NULL },
    { "explorer", CONQ_EXPLORERS, conq_explorer_ids, conq_explorers, NULL, NULL },
    { "cup", CONQ_CUP, conq_cup_ids, conq_cup, NULL, NULL },
    { "risk", CONQ_RISKS, conq_risk_ids, conq_risks, NULL, NULL },
    { "thing", CONQ_THINGS, conq_thing_ids, conq_things, conq_thing_help, NULL },
    { "phase_short", N_PHASES, conq_phase_words, conq_phase_short, NULL, NULL },
    { "card_type", CONQ_CARD_TYPES, conq_card_type_ids, conq_card_types, NULL, NULL },
    { "card_state", CONQ_CARD_STATES, conq_card_state_ids, conq_card_states, NULL, NULL },
    { "ground", PLAIN_GROUNDS, conq_ground_ids, conq_grounds, NULL, NULL },
    { "held", CONQ_HELD, conq_held_ids, conq_held, NULL, NULL },
    { "hit", CONQ_DIE, die_ids, NULL, NULL, write_hit },
    { "grid", CONQ_HEXES, hex_ids, NULL, NULL, write_grid },
    { "printed", CONQ_HEXES, hex_ids, NULL, NULL, conq_label_text },
    { NULL, 0, NULL, NULL, NULL, NULL },
};

/* Build Points that are left. */
static bool gives_up(vk_action a)
{
    return vk_verb_of(a) == V_end_build;
}

const struct vk_face conquest_face = {
    .game = &conquest_game,
    .short_title = "Conquest",
    .line = "Sail into the unknown, hide your finds, bluff with canoes and build an empire.",
    .has_own_board = true,
    .seat_colour = colours,
    .neutral = "The local chief",
    .neutral_of = conq_neutral,
    .neutral_side = conq_neutral_side,
    .seat_letter = "CTVG",
    .round = "Turn",
    .stage = stage,
    .event_text = conq_event_text,
    .tell = tell,
    .is_shown = is_shown,
    .is_moment = is_moment,
    .moment = moment,
    .verb_text = conq_verb_text,
    .verb_text_at = conq_verb_text_at,
    .point_title = conq_point_title,
    .point_help = conq_point_help,
    .point_wait = conq_point_wait,
    .ask = conq_ask,
    .ending = ending,
    .part_title = part_titles,
    .has_part = has_part,
    .part_text = conq_part_text,
    .part_from = conq_part_from,
    .arg_text = conq_arg_text,
    .arg_title = conq_arg_title,
    .arg_help = conq_arg_help,
    .glossary = glossary,
    .view = conq_view,
    .draft = conq_draft,
    .picture = conq_picture,
    .spot = conq_spot,
    .player_text = conq_player_text,
    .table_text = conq_table_text,
    .board_text = conq_board_text,
    .explain = conq_explain,
    .terms = conq_write_terms,
    .place = conq_write_place,
    .why = conq_why,
    .closed = conq_closed_acts,
    .refusals = conq_refusals,
    .card = conq_card,
    .label_now = conq_label_now,
    .more_blanks = more_blanks,
    .routine = conq_routine,
    .option_text = option_text,
    .about = conq_about,
    .gives_up = gives_up,
};
