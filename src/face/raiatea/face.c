/*
 * face.c - the face of Raiatea: its tables, and small questions that several of its files ask.
 * Sentences are in words.c, log.c, help.c and cards.c; reasons in why.c.
 */
#include "face.h"

static const char *const colours[RAIA_SEATS] = { "coral", "turquoise", "violet", "gold", "slate" };

static const char *const part_titles[N_PARTS] = {
    [PART_RANK] = "Rank by tattoos",
    [PART_PAPA_RAI] = "Papa-Ra'i",
    [PART_TILES] = "Tiles",
    [PART_TOO_PAIRS] = "Masks that count tiles",
    [PART_HELPER_PAIRS] = "Masks that count helpers",
    [PART_COLOUR_PAIRS] = "Masks that count colours",
};

static void option_text(int option, int value, const struct vk_words *w, struct vk_out *out)
{
    static const char *const bag[] = { "stays", "is lost" };
    static const char *const order[] = { "As seated", "Reversed" };
    switch (option) {
    case O_PRIEST_START: vk_put_int(out, value); break;
    case O_BAG_LEFTOVER: vk_put(out, vk_tr(w, bag[value != 0])); break;
    case O_FIRST_ORDER: vk_put(out, vk_tr(w, order[value != 0])); break;
    default: vk_put(out, vk_tr(w, value ? "on" : "off")); break;
    }
}

/* See the enum in face.h; V_train tells the price. */
static int more_blanks(vk_action a, uint8_t kind[VK_ARGS_MAX], int16_t value[VK_ARGS_MAX])
{
    unsigned first = vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_sell:
        kind[0] = W_BONUS;
        value[0] = (int16_t)(first * 8 + vk_arg(a, 1) + 1);
        return 1;
    case V_hire:
        kind[0] = W_HIRE;
        value[0] = (int16_t)first;
        return 1;
    case V_train:
        kind[0] = 0;
        value[0] = (int16_t)raia_training_price((int)first);
        return 1;
    default: return 0;
    }
}

static const char *const act_ids[RAIA_ACTS] = { "1", "2", "3", "4", "5", "6" };
static const char *const treasure_ids[] = { "pearls", "mana", "tattoo" };
static const char *const stall_ids[N_GOODS * RAIA_LEVELS] = {
    "uru.1",  "uru.2",   "uru.3",   "uru.4",   "uru.5",   "taro.1",  "taro.2",
    "taro.3", "taro.4",  "taro.5",  "mahi.1",  "mahi.2",  "mahi.3",  "mahi.4",
    "mahi.5", "tiare.1", "tiare.2", "tiare.3", "tiare.4", "tiare.5",
};

static const char *const space_ids[RAIA_TRACK] = { "1", "2", "3", "4", "5", "6", "7", "8", "9" };

static void write_round(int i, const struct vk_words *w, struct vk_out *out)
{
    raia_round_name(i + 1, w, out);
}

static void write_round_short(int i, const struct vk_words *w, struct vk_out *out)
{
    raia_round_short(i + 1, w, out);
}

static void write_stall(int i, const struct vk_words *w, struct vk_out *out)
{
    raia_bonus_text(i / RAIA_LEVELS, i % RAIA_LEVELS + 1, w, out);
}

static const char *const location_ids[N_LOCATIONS] = { "forest", "marae",      "oyster",
                                                       "path",   "neighbours", "market" };
static const char *const statue_ids[RAIA_STATUES] = { "1", "2", "3" };
const char *const raia_statue_name[RAIA_STATUES] = { "To'o 1", "To'o 2", "To'o 3" };
static const char *const statue_help[RAIA_STATUES] = {
    NULL,
    "Cannot be completed before the end of ceremony 1.",
    "Cannot be completed before the end of ceremony 2.",
};
static const char *const kind_ids[] = { "personal", "permanent", "interactive", "general" };
static const struct vk_glossary glossary[] = {
    { "act", RAIA_ACTS, act_ids, raia_act_name + 1, raia_act_text, NULL },
    { "act_short", RAIA_ACTS, act_ids, raia_act_short, NULL, NULL },
    { "round", RAIA_TRACK, space_ids, NULL, NULL, write_round },
    { "round_short", RAIA_TRACK, space_ids, NULL, NULL, write_round_short },
    { "thing", RAIA_THINGS, raia_thing_id, raia_thing_name, raia_thing_text, NULL },
    { "ritual_short", N_RITUALS, raia_ritual_words, raia_ritual_short, NULL, NULL },
    { "place_all", N_LOCATIONS, location_ids, raia_location_all, NULL, NULL },
    { "place_kahuna", N_LOCATIONS, location_ids, raia_location_kahuna, NULL, NULL },
    { "count", RAIA_COUNTS, raia_count_ids, raia_counts, NULL, NULL },
    { "stall", N_GOODS *RAIA_LEVELS, stall_ids, NULL, NULL, write_stall },
    { "mask_short", N_MASK_FACES, raia_mask_words, raia_mask_short, NULL, NULL },
    { "ritual_kind", GENERAL + 1, kind_ids, raia_kind_short, NULL, NULL },
    { "short", RAIA_SHORTS, raia_short_ids, raia_shorts, NULL, NULL },
    { "heading", RAIA_HEADINGS, raia_heading_ids, raia_headings, NULL, NULL },
    { "fate", RAIA_FATES, raia_fate_ids, raia_fates, NULL, NULL },
    { "when", RAIA_WHENS, raia_when_ids, raia_when, NULL, NULL },
    { "statue", RAIA_STATUES, statue_ids, raia_statue_name, statue_help, NULL },
    { "click", RAIA_CLICKS, raia_click_ids, NULL, raia_click_help, raia_write_click },
    { "treasure", TREASURE_TATTOO, treasure_ids, raia_treasure_name + 1, NULL, NULL },
    { NULL, 0, NULL, NULL, NULL, NULL },
};

bool raia_sees_hand(int viewer, int seat)
{
    return viewer == seat || viewer == VK_REFEREE;
}

bool raia_sees_screen(const struct raia_state *s, int viewer, int seat)
{
    return raia_sees_hand(viewer, seat) || s->h.over || raia_option(s, O_OPEN_COUNTS);
}

/* Without the tiles of a player neither their points nor those of masks that count them are known. With a
 * free mirror nor are the other pairs: it is linked where it gives most, and that hangs on the tiles. */
static void screen(const void *st, int viewer, struct vk_score *score)
{
    const struct raia_state *s = st;
    for (int seat = 0; seat < s->h.seats; seat++) {
        if (raia_sees_screen(s, viewer, seat))
            continue;
        score->unknown[seat] |= 1u << PART_TILES | 1u << PART_TOO_PAIRS;
        if (raia_unlinked(&s->player[seat], MIRROR) > 0)
            score->unknown[seat] |= 1u << PART_HELPER_PAIRS | 1u << PART_COLOUR_PAIRS;
    }
}

int raia_point_now(const struct raia_state *s)
{
    return s->h.depth ? vk_top_of(&s->h)->point : N_POINTS;
}

bool raia_hands_are_open(const struct raia_state *s)
{
    int now = raia_point_now(s);
    return s->act > 4 || (s->act == 4 && now != P_mana_offer && now != P_roll_spirit);
}

/* Offers of the first ceremony exist once its act 4 has been laid open. */
bool raia_has_offers(const struct raia_state *s)
{
    return s->space == 2 ? raia_hands_are_open(s) : s->space > 2;
}

int raia_tile_cost(const struct raia_state *s, int seat, int tile)
{
    const struct raia_mission *m = &raia_missions[tile];
    bool is_counted = m->need == NEED_PEARLS || m->need == NEED_MANA;
    return is_counted ? raia_tile_price(&s->player[seat], tile) : m->number;
}

bool raia_starts_auction(const struct raia_state *s, int tile)
{
    int statue = raia_missions[tile].points - 1, space = 0, left = 0;
    while (space < RAIA_SPACES && s->tile[statue][space] != tile)
        space++;
    if (space == RAIA_SPACES)
        return false;
    int row = raia_row_of(space), first = raia_row_start(row);
    for (int i = first; i < first + row + 1; i++) {
        int other = s->tile[statue][i];
        if (other == tile || other >= N_MISSIONS)
            continue;
        if (raia_missions[other].kind != KIND_AUCTION)
            return false;
        left++;
    }
    return left > 0;
}

int raia_prepared_cost(const struct raia_state *s, int seat)
{
    int sum = 0;
    for (int r = 0; r < N_RITUALS; r++)
        sum += cards_of(s->player[seat].prepared, r) * raia_rituals[r].cost;
    return sum;
}

int raia_helper_price_now(const struct raia_state *s)
{
    bool is_turn = raia_point_now(s) == P_market_turn;
    return is_turn ? raia_hire_price(s, vk_below_of(&s->h)) : RAIA_HELPER_PRICE;
}

/* What is said otherwise to the seat that it is about. */
static bool label_now(vk_action a, const struct vk_words *w, struct vk_out *out)
{
    unsigned verb = vk_verb_of(a);
    if ((verb != V_start && verb != V_strike) || (int)vk_arg(a, 0) != w->viewer)
        return false;
    face_fill(
        &raiatea_face, verb == V_start ? "You begin" : "Take your own {0} out of the line",
        &(struct face_blanks){ .n = 1, .kind = { A_RITUAL }, .value = { (int16_t)vk_arg(a, 1) } },
        w, out);
    return true;
}

static bool ending(VK_UNUSED const void *st, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, "The third To'o stands. Ties go by the ceremony order."));
    return true;
}

static bool is_shown(unsigned event)
{
    return event == E_row_failed;
}

/* The auction that it ended: all bids, and who won. A tile that the Spirit takes otherwise has none. */
static bool is_moment(unsigned event)
{
    return event == E_auction_won || event == E_tile_gone;
}

static void moment(const void *st, VK_UNUSED int viewer, VK_UNUSED const struct vk_words *w,
                   struct vk_json *j)
{
    raia_write_auction(st, j);
}

const struct vk_face raiatea_face = {
    .game = &raiatea_game,
    .line = "Serve the god Oro: pool mana in one bag and dare the great rituals together.",
    .has_own_board = true,
    .seat_colour = colours,
    .neutral = "The Spirit",
    .seat_letter = "CTVGS",
    .n_rounds = RAIA_TRACK,
    .round_name = raia_round_name,
    .stage = raia_stage,
    .event_text = raia_event_text,
    .tell = raia_tell,
    .is_shown = is_shown,
    .is_moment = is_moment,
    .moment = moment,
    .verb_text = raia_verb_text,
    .verb_text_at = raia_verb_text_at,
    .point_title = raia_point_title,
    .point_help = raia_point_help,
    .ask = raia_ask,
    .draft = raia_draft,
    .ending = ending,
    .part_title = part_titles,
    .screen = screen,
    .arg_text = raia_arg_text,
    .arg_title = raia_arg_title,
    .arg_help = raia_arg_help,
    .glossary = glossary,
    .view = raia_view,
    .picture = raia_picture,
    .spot = raia_spot,
    .player_text = raia_player_text,
    .table_text = raia_table_text,
    .board_text = raia_board_text,
    .explain = raia_explain,
    .terms = raia_write_terms,
    .place = raia_write_place,
    .why = raia_why,
    .closed = raia_closed,
    .part_text = raia_part_text,
    .card = raia_card,
    .more_blanks = more_blanks,
    .label_now = label_now,
    .option_text = option_text,
    .about = raia_about,
};
