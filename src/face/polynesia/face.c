/*
 * face.c - the face of Polynesia: its tables, names of values, and small sums that several of
 * its files need. Sentences are in words.c and help.c.
 */
#include "face.h"

static const char *const colours[POLY_SEATS] = { "coral", "turquoise", "violet", "gold" };

static const char *const part_titles[N_PARTS] = {
    [PART_BOARD] = "People saved",
    [PART_TURTLE_ISLANDS] = "Turtle islands",
    [PART_ISLAND_TURTLES] = "Turtles from islands",
    [PART_TURTLE_TOKENS] = "Turtle tokens",
    [PART_CARD_1] = "Card on archipelagos",
    [PART_CARD_2] = "Card on masks",
    [PART_CARD_3] = "Third card",
};

static const char *const face_names[N_FACES] = {
    [FACE_MASK] = "a mask token",   [FACE_BOAT] = "a boat token",     [FACE_FISH] = "a fish token",
    [FACE_SHELL] = "a shell token", [FACE_TURTLE] = "a turtle token", [NO_FACE] = "no token",
};

static const char *const step_names[N_STEPS] = {
    [S_M3] = "turn value 3",
    [S_M2] = "turn value 2",
    [S_M1] = "turn value 1",
    [S_LAVA] = "a lava stone",
    [S_DECLINE] = "something spoils",
    [S_RESOURCES] = "the harvest",
    [S_NEW_FIRST] = "the next first player",
};

static const char *const step_help[N_STEPS] = {
    [S_M3] = "sail 3, fish 3, a new route costs 3",
    [S_M2] = "sail 2, fish 2, a new route costs 2",
    [S_M1] = "sail 1, fish 1, a new route costs 1",
    [S_LAVA] = "a stone is drawn from the bag",
    [S_DECLINE] = "one kind of goods is lost",
    [S_RESOURCES] = "islands give their goods",
    [S_NEW_FIRST] = "the flag moves on",
};

static const char *const stone_names[N_STONES] = { VK_IN("stone", "red"), VK_IN("stone", "grey"),
                                                   VK_IN("stone", "black") };
static const char *const goods_names[N_GOODS] = { "fish", "shells" };

static void mode_text(int mode, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = { .who = mode - M_GUIDE };
    const char *msgid = mode == M_OWN       ? "toll-free"
                        : mode == M_NEUTRAL ? "on an open route"
                        : mode == M_MASK    ? "led by a mask"
                                            : "guided by {who}";
    face_fill(&polynesia_face, msgid, &b, w, out);
}

/* `Vavau - Aitutaki`. */
static void route_text(int id, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_map *m;
    const struct poly_route *r = poly_route_by_id((unsigned)id, &m);
    vk_put(out, vk_tr(w, m->island[r->end[0]].name));
    vk_put(out, " - ");
    vk_put(out, vk_tr(w, m->island[r->end[1]].name));
}

static void arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    bool is_known = value >= 0 && value < polynesia_game.arg_kinds[kind].n;
    if (kind == A_SEAT) {
        vk_seat_text(&polynesia_face, value, w, out);
        return;
    }
    if (!is_known && kind != A_NUMBER) {
        vk_put_char(out, '?');
        return;
    }
    switch (kind) {
    case A_CARD: vk_put(out, vk_tr(w, poly_cards[value].title)); break;
    case A_ISLAND: vk_put(out, vk_tr(w, poly_island_by_id((unsigned)value)->name)); break;
    case A_FACE: vk_put(out, vk_tr(w, face_names[value])); break;
    case A_ROUTE: route_text(value, w, out); break;
    case A_GOODS: vk_put(out, vk_tr(w, goods_names[value])); break;
    case A_MODE: mode_text(value, w, out); break;
    case A_STONE: vk_put(out, vk_tr(w, stone_names[value])); break;
    case A_STEP: vk_put(out, vk_tr(w, step_names[value])); break;
    default: vk_put_int(out, value); break;
    }
}

static bool arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    static const char *const face_titles[N_FACES] = {
        [FACE_MASK] = "mask token",   [FACE_BOAT] = "boat token",     [FACE_FISH] = "fish token",
        [FACE_SHELL] = "shell token", [FACE_TURTLE] = "turtle token", [NO_FACE] = "no token",
    };
    if (kind == A_FACE)
        vk_put(out, vk_tr(w, face_titles[value]));
    return kind == A_FACE;
}

static void arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    if (kind == A_CARD)
        vk_put(out, vk_tr(w, poly_card_text[value]));
    else if (kind == A_FACE && poly_token_text[value])
        vk_put(out, vk_tr(w, poly_token_text[value]));
    else if (kind == A_STEP)
        vk_put(out, vk_tr(w, step_help[value]));
    else if (kind == A_ISLAND)
        poly_place_text((unsigned)value, w, out);
}

/* What the spaces of a player's board are worth, from the first that is freed. */
static const char *const space_ids[POLY_PIECES] = { "1", "2", "3",  "4",  "5",  "6", "7",
                                                    "8", "9", "10", "11", "12", "13" };
static void space_text(int i, VK_UNUSED const struct vk_words *w, struct vk_out *out)
{
    vk_put_int(out, poly_row_value(i + 1));
}

/* Of the turns of a round, which its first steps are. */
static void turn_value_text(int i, VK_UNUSED const struct vk_words *w, struct vk_out *out)
{
    vk_put_int(out, poly_turn_value(i));
}

/* Stages head a round where it is told; what ends it stands under its lava. */
static const struct vk_glossary glossary[] = {
    { "turn_value", S_M1 + 1, poly_step_words, NULL, NULL, turn_value_text },
    { "space", POLY_PIECES, space_ids, NULL, NULL, space_text },
    { "click", POLY_CLICKS, poly_click_ids, poly_clicks, poly_click_help, NULL },
    { "whynot", POLY_WHYNOTS, poly_whynot_ids, poly_whynots, NULL, NULL },
    { "stage", S_LAVA + 1, poly_step_words, poly_stages, NULL, NULL },
    { "route_class", POLY_CLASSES, poly_class_ids, poly_classes, NULL, NULL },
    { "count", POLY_COUNTS, poly_count_ids, poly_counts, NULL, NULL },
    { "tag", POLY_TAGS, poly_tag_ids, poly_tags, NULL, NULL },
    { "archipelago", POLY_ARCHIPELAGOS, poly_archipelago_ids, poly_archipelago_names, NULL, NULL },
    { "card_short", N_CARDS, poly_card_codes, poly_card_short, NULL, NULL },
    { "card_kind", 2, poly_kind_ids, poly_kinds, NULL, NULL },
    { NULL, 0, NULL, NULL, NULL, NULL },
};

/* A hop says where it ends: the far end of its route. */
static int more_blanks(vk_action a, uint8_t kind[VK_ARGS_MAX], int16_t value[VK_ARGS_MAX])
{
    const struct poly_map *m;
    if (vk_verb_of(a) != V_HOP || vk_arg(a, 0) >= POLY_ISLAND_IDS || vk_arg(a, 1) >= POLY_ROUTE_IDS)
        return 0;
    const struct poly_route *r = poly_route_by_id(vk_arg(a, 1), &m);
    int from = (int)vk_arg(a, 0) - m->first_island_id;
    int to = r->end[0] == from ? r->end[1] : r->end[0];
    kind[0] = A_ISLAND;
    value[0] = (int16_t)poly_island_id(m, to);
    return 1;
}

/* What a route costs now. */
static void route_label(vk_action a, const struct vk_words *w, struct vk_out *out)
{
    static const char *const price[] = {
        "Explore {0}, pay {1?{2} fish|{2} {2|shell|shells}}",
        "Explore {0}, pay {1?{2} fish|{2} {2|shell|shells}}, double",
        "Join {0}, pay {1?{2} fish|{2} {2|shell|shells}}",
    };
    struct poly_terms t = poly_terms_of(w->state, VK_NONE, a);
    int owners = t.paid ? __builtin_popcount(t.paid) : 1;
    struct face_blanks b = { .who = VK_NONE,
                             .n = 3,
                             .kind = { A_ROUTE },
                             .value = { (int16_t)vk_arg(a, 0), (int16_t)t.goods,
                                        (int16_t)(t.each * owners) } };
    face_fill(&polynesia_face, price[vk_verb_of(a) == V_EXE ? 2 : t.is_landfall], &b, w, out);
}

/* A price, and who begins as it is said to that seat. */
static bool label_now(vk_action a, const struct vk_words *w, struct vk_out *out)
{
    unsigned verb = vk_verb_of(a);
    bool is_yours = verb == V_FIRST && (int)vk_arg(a, 0) == w->viewer;
    if (is_yours)
        vk_put(out, vk_tr(w, "You begin"));
    else if (verb == V_EXN || verb == V_EXE)
        route_label(a, w, out);
    return is_yours || verb == V_EXN || verb == V_EXE;
}

/* Steps, a free route, a free piece; who pays for no piece keeps the goods. */
static bool gives_up(vk_action a)
{
    return poly_is_skip(a) && vk_verb_of(a) != V_EXTRA_SKIP;
}

/* The parts of cards are called after the cards that were drawn. */
static bool part_title_now(int part, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = w->state;
    int i = part - PART_CARD_1;
    if (i < 0 || i >= 3 || s->card[i] >= N_CARDS)
        return false;
    vk_put(out, vk_tr(w, poly_cards[s->card[i]].title));
    return true;
}

/* Cards that work during the game bring no points of their own, and some of them bring turtle tokens. */
static bool has_part(const void *st, int part)
{
    const struct poly_state *s = st;
    bool has_tokens = false;
    for (int i = 0; i < 3; i++) {
        if (s->card[i] >= N_CARDS)
            return true; /* not drawn yet */
        has_tokens |= poly_turtles_from[s->card[i]] != NULL;
    }
    if (part == PART_TURTLE_TOKENS)
        return has_tokens;
    return part < PART_CARD_1 || poly_cards[s->card[part - PART_CARD_1]].counts_at_end;
}

/* Values of the options are words: `random`, a code, a seat. */
static void option_text(int option, int value, const struct vk_words *w, struct vk_out *out)
{
    static const char *const side[] = { "By players", "Side A", "Side B" };
    static const uint8_t first_card[] = {
        [O_CARD_1] = 0, [O_CARD_2] = C_MASK_BOON, [O_CARD_3] = C_SHARED_VOYAGE
    };
    if (option == O_BOARD_SIDE) {
        vk_put(out, vk_tr(w, side[value]));
    } else if (value == 0) {
        vk_put(out, vk_tr(w, "Drawn"));
    } else if (option == O_FIRST_PLAYER) {
        vk_put(out, vk_tr(w, "Seat"));
        vk_put_char(out, ' ');
        vk_put_int(out, value);
    } else {
        vk_put(out, vk_tr(w, poly_cards[first_card[option] + value - 1].title));
    }
}

static bool card(const void *st, int i, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    if (i < 0 || i >= 3 || s->card[i] >= N_CARDS)
        return false;
    vk_put(out, poly_cards[s->card[i]].code);
    vk_put_char(out, ' ');
    vk_put(out, vk_tr(w, poly_cards[s->card[i]].title));
    vk_put_char(out, '\n');
    vk_put(out, vk_tr(w, poly_card_text[s->card[i]]));
    return true;
}

int poly_saved(const struct poly_state *s, int seat)
{
    uint32_t safe = s->occupied[seat] & ~poly_map_of(s)->sinking;
    int n = 0;
    while (safe)
        n += s->pieces[seat][poly_next32(&safe)];
    return n;
}

const struct vk_frame *poly_frame_of(const struct poly_state *s, enum point p)
{
    for (int i = s->h.depth - 1; i >= 0; i--)
        if (s->h.frame[i].point == p)
            return &s->h.frame[i];
    return NULL;
}

/* The chance that `todo` more draws bring the last red stone; the black one brings two draws. */
static double chance_of_end(int red, int grey, int black, int todo)
{
    int n = red + grey + black;
    if (red == 0)
        return 1;
    if (todo == 0)
        return 0;
    double p = red * chance_of_end(red - 1, grey, black, todo - 1);
    if (grey)
        p += grey * chance_of_end(red, grey - 1, black, todo - 1);
    if (black)
        p += chance_of_end(red, grey, 0, todo + 1);
    return p / n;
}

double poly_eruption_chance(const struct poly_state *s)
{
    const struct vk_frame *lava = poly_frame_of(s, P_lava);
    bool is_done = s->step > S_LAVA;
    int todo = lava ? lava->v[LAVA_STONES] : is_done ? 0 : 1;
    return s->h.over ? 1 : chance_of_end(s->bag[RED], s->bag[GREY], s->bag[BLACK], todo);
}

int poly_eruption_percent(const struct poly_state *s)
{
    return (int)(poly_eruption_chance(s) * 100 + 0.5);
}

static bool ending(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    face_fill(&polynesia_face, "The sixth red stone came in round {0}.",
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)s->h.round } }, w,
              out);
    return true;
}

const struct vk_face polynesia_face = {
    .game = &polynesia_game,
    .line = "Leave the volcano before it erupts: open sea routes, borrow guides, save people.",
    .has_own_board = true,
    .round = VK_IN("polynesia", "Round"), /* the French rulebook has a word of its own */
    .stage = poly_stage,
    .seat_colour = colours,
    .seat_letter = "CTVG",
    .event_text = poly_event_text,
    .verb_text = poly_verb_text,
    .point_title = poly_point_title,
    .point_help = poly_point_help,
    .point_wait = poly_point_wait,
    .ask = poly_ask,
    .ending = ending,
    .part_title = part_titles,
    .part_title_now = part_title_now,
    .has_part = has_part,
    .part_text = poly_part_text,
    .part_from = poly_part_from,
    .arg_text = arg_text,
    .arg_title = arg_title,
    .arg_help = arg_help,
    .glossary = glossary,
    .view = poly_view,
    .picture = poly_picture,
    .spot = poly_spot,
    .player_text = poly_player_text,
    .table_text = poly_table_text,
    .board_text = poly_board_text,
    .explain = poly_explain,
    .explain_from = poly_explain_from,
    .why = poly_why,
    .closed = poly_closed,
    .terms = poly_write_terms,
    .place = poly_write_place,
    .card = card,
    .label_now = label_now,
    .more_blanks = more_blanks,
    .gives_up = gives_up,
    .option_text = option_text,
    .about = poly_about,
};
