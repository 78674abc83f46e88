/*
 * view.c - the whole position of Polynesia as JSON: a board can be drawn from this and the words of the game. Seats
 * are numbers; islands, routes, archipelagos and cards are called by their ids, whose names hang on no position.
 */
#include "face.h"
#include <string.h>

static const char *const kind_names[] = { "volcano", "near", "plain", "archipelago", "turtle" };
static const char *const label_names[] = { "in", "R", "L", "T", "B" };
static const char *const corner_names[] = { NULL, "NW", "NE", "SW", "SE" };
static const char *const back_names[] = { "green", "orange", NULL };

const char *const poly_turtles_from[N_CARDS] = {
    [C_ARCHIPELAGO_TURTLES] = "archipelagos",
    [C_SHARED_VOYAGE] = "supply",
    [C_CROWDED_ROUTES] = "supply",
};

static void text_or_null(struct vk_json *j, const char *key, const char *text)
{
    if (text)
        vk_json_text(j, key, text);
    else
        vk_json_null(j, key);
}

/* The word of a value in the rules, or null for what is not there. */
static void word(struct vk_json *j, const char *key, unsigned kind, int value)
{
    const struct vk_arg_kind *k = &polynesia_game.arg_kinds[kind];
    bool is_there = value >= 0 && value < k->n && !(kind == A_FACE && value == NO_FACE);
    text_or_null(j, key, is_there ? k->words[value] : NULL);
}

/* The part of a score that what the card brings stands in; NULL: it brings no points of its own. */
static const char *part_of(const struct poly_state *s, int i)
{
    int part = poly_cards[s->card[i]].counts_at_end ? PART_CARD_1 + i : PART_TURTLE_TOKENS;
    bool has_points = part != PART_TURTLE_TOKENS || poly_turtles_from[s->card[i]];
    return has_points ? polynesia_game.parts[part] : NULL;
}

static void write_cards(const struct poly_state *s, struct vk_json *j)
{
    if (vk_json_known(j, "cards", s->card, sizeof s->card))
        return;
    vk_json_array(j, "cards");
    for (int i = 0; i < 3; i++) {
        if (s->card[i] >= N_CARDS)
            continue;
        const struct poly_card_words *c = &poly_cards[s->card[i]];
        vk_json_object(j, NULL);
        vk_json_text(j, "code", c->code);
        vk_json_int(j, "type", i + 1);
        vk_json_text(j, "kind", poly_kind_ids[c->counts_at_end]);
        text_or_null(j, "turtles_from", poly_turtles_from[s->card[i]]);
        text_or_null(j, "part", part_of(s, i));
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_symbol(const struct poly_island *island, struct vk_json *j)
{
    static const char *const symbol[] = { NULL, "fish", "shell", "turtle", "turtle" };
    text_or_null(j, "symbol", symbol[island->symbol]);
    vk_json_int(j, "turtles", island->symbol >= TURTLE_1 ? island->symbol - TURTLE_1 + 1 : 0);
}

/* All that what is said of an island, and of a route, hangs on. */
static bool is_island_known(const struct poly_state *s, int i, struct vk_json *j)
{
    uint8_t from[3 + POLY_SEATS] = { s->side, (uint8_t)i, s->token[i] };
    for (int seat = 0; seat < POLY_SEATS; seat++)
        from[3 + seat] = s->pieces[seat][i];
    return vk_json_known(j, NULL, from, sizeof from);
}

static bool is_route_known(const struct poly_state *s, int r, struct vk_json *j)
{
    uint8_t from[3 + POLY_SEATS] = { s->side, (uint8_t)r, (uint8_t)poly_marker_of(s, r) };
    for (int seat = 0; seat < POLY_SEATS; seat++)
        from[3 + seat] = s->boats[seat] >> r & 1;
    return vk_json_known(j, NULL, from, sizeof from);
}

static void write_island(const struct poly_state *s, int i, const struct vk_words *w,
                         struct vk_json *j)
{
    const struct poly_map *m = poly_map_of(s);
    const struct poly_island *island = &m->island[i];
    char text[400];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_json_object(j, NULL);
    vk_json_text(j, "id", poly_island_words[poly_island_id(m, i)]);
    vk_json_text(j, "slug", island->slug);
    vk_json_int(j, "x", island->x);
    vk_json_int(j, "y", island->y);
    vk_json_text(j, "kind", kind_names[island->kind]);
    write_symbol(island, j);
    text_or_null(j, "slot", back_names[island->slot]);
    word(j, "token", A_FACE, s->token[i]);
    vk_json_bool(j, "safe", !(m->sinking >> i & 1));
    vk_json_text(j, "label", label_names[island->label]);
    text_or_null(j, "corner", corner_names[island->corner]);
    vk_json_array(j, "pieces");
    for (int seat = 0; seat < s->h.seats; seat++)
        vk_json_int(j, NULL, s->pieces[seat][i]);
    vk_json_end(j, ']');
    poly_lies_text(s, i, w, &out);
    if (out.len)
        vk_json_text(j, "text", text + 1); /* without the blank before its first sentence */
    vk_json_end(j, '}');
}

static void write_route(const struct poly_state *s, int r, const struct vk_words *w,
                        struct vk_json *j)
{
    const struct poly_map *m = poly_map_of(s);
    char text[400];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_json_object(j, NULL);
    vk_json_text(j, "id", poly_route_words[poly_route_id(m, r)]);
    vk_json_array(j, "ends");
    for (int k = 0; k < 2; k++)
        vk_json_text(j, NULL, poly_island_words[poly_island_id(m, m->route[r].end[k])]);
    vk_json_end(j, ']');
    vk_json_text(j, "class", poly_class_ids[m->route[r].class]);
    word(j, "goods", A_GOODS, poly_boats_on(s, r) ? poly_marker_of(s, r) : VK_NONE);
    vk_json_array(j, "boats");
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->boats[seat] >> r & 1)
            vk_json_int(j, NULL, seat);
    vk_json_end(j, ']');
    if (poly_boats_on(s, r)) {
        poly_boats_text(s, r, w, &out);
        vk_json_text(j, "text", text);
    }
    vk_json_end(j, '}');
}

static void write_islands(const struct poly_state *s, const struct vk_words *w, struct vk_json *j)
{
    struct {
        uint8_t side, token[POLY_ISLANDS], pieces[POLY_SEATS][POLY_ISLANDS];
    } from = { .side = s->side };
    memcpy(from.token, s->token, sizeof from.token);
    memcpy(from.pieces, s->pieces, sizeof from.pieces);
    if (vk_json_same(j, "islands", &from, sizeof from))
        return;
    vk_json_array(j, "islands");
    for (int i = 0; i < poly_map_of(s)->n_islands; i++)
        if (!is_island_known(s, i, j))
            write_island(s, i, w, j);
    vk_json_end(j, ']');
}

static void write_routes(const struct poly_state *s, const struct vk_words *w, struct vk_json *j)
{
    struct {
        uint64_t side, boats[POLY_SEATS], marker[N_GOODS];
    } from = { .side = s->side };
    memcpy(from.boats, s->boats, sizeof from.boats);
    memcpy(from.marker, s->marker, sizeof from.marker);
    if (vk_json_same(j, "routes", &from, sizeof from))
        return;
    vk_json_array(j, "routes");
    for (int r = 0; r < poly_map_of(s)->n_routes; r++)
        if (!is_route_known(s, r, j))
            write_route(s, r, w, j);
    vk_json_end(j, ']');
}

static void write_archipelagos(const struct poly_state *s, struct vk_json *j)
{
    const struct poly_map *m = poly_map_of(s);
    const uint8_t from[] = { s->side, s->lagoon };
    if (vk_json_known(j, "archipelagos", from, sizeof from))
        return;
    vk_json_array(j, "archipelagos");
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++) {
        uint32_t pair = m->islands_of[x];
        vk_json_object(j, NULL);
        vk_json_text(j, "id", poly_archipelago_ids[x]);
        vk_json_array(j, "islands");
        while (pair)
            vk_json_text(j, NULL, poly_island_words[poly_island_id(m, poly_next32(&pair))]);
        vk_json_end(j, ']');
        vk_json_bool(j, "turtle_token", s->lagoon >> x & 1);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* The board: pieces on it, saved and lost; its space that counts as if the game ended (0: none); and what is said of
 * that. */
static void write_board(const struct poly_state *s, int seat, const struct vk_words *w,
                        struct vk_json *j)
{
    char worth[200], more[200];
    struct vk_out now = vk_out_to(worth, sizeof worth), next = vk_out_to(more, sizeof more);
    int saved = poly_saved(s, seat);
    vk_json_int(j, "home", s->home[seat]);
    vk_json_int(j, "saved", saved);
    vk_json_int(j, "sinking", POLY_PIECES - s->home[seat] - saved);
    vk_json_int(j, "space", saved);
    poly_worth_text(s, seat, w, &now);
    poly_more_text(s, seat, w, &next);
    vk_json_put(j, "worth", &now);
    vk_json_put(j, "next_worth", &next);
}

/* All that what is said of a player hangs on. */
static bool is_player_same(const struct poly_state *s, int seat, struct vk_json *j)
{
    const int32_t from[] = { seat,           s->goods[seat][G_FISH], s->goods[seat][G_SHELL],
                             s->home[seat],  poly_saved(s, seat),    s->boats_left[seat],
                             s->masks[seat], s->turtle_tokens[seat], s->island_turtles[seat] };
    return vk_json_same(j, NULL, from, sizeof from);
}

static void write_player(const struct poly_state *s, int seat, const struct vk_words *w,
                         struct vk_json *j)
{
    vk_json_object(j, NULL);
    vk_json_int(j, "seat", seat);
    vk_json_int(j, "fish", s->goods[seat][G_FISH]);
    vk_json_int(j, "shell", s->goods[seat][G_SHELL]);
    write_board(s, seat, w, j);
    vk_json_int(j, "boats_left", s->boats_left[seat]);
    vk_json_int(j, "masks", s->masks[seat]);
    vk_json_int(j, "turtles", s->turtle_tokens[seat] + s->island_turtles[seat]);
    vk_json_int(j, "turtle_tokens", s->turtle_tokens[seat]);
    vk_json_end(j, '}');
}

/* What the stones say: how many are out, what the bag holds, and whether this round may be the last. */
static void write_lava(const struct poly_state *s, double chance, const struct vk_words *w,
                       struct vk_json *j)
{
    char stones_text[200], red[80], round[80], will[200], bag_text[200];
    struct vk_out stones = vk_out_to(stones_text, sizeof stones_text),
                  shorter = vk_out_to(red, sizeof red), brief = vk_out_to(round, sizeof round),
                  next = vk_out_to(will, sizeof will), bag = vk_out_to(bag_text, sizeof bag_text);
    int percent = poly_eruption_percent(s);
    const double from[] = { chance, s->bag[RED], s->bag[GREY], s->bag[BLACK], s->h.over };
    if (vk_json_known(j, "lava", from, sizeof from))
        return;
    struct face_blanks b = { .who = VK_NONE,
                             .n = 1,
                             .value = { (int16_t)(percent < 1 ? 1 : percent) } };
    const char *text = s->h.over     ? "The volcano has erupted."
                       : chance <= 0 ? "The game cannot end this round."
                       : chance >= 1 ? "This round is the last."
                                     : "This round is the last in {0} of 100 games.";
    face_fill(&polynesia_face, text, &b, w, &next);
    poly_stones_text(s, w, &stones);
    poly_red_text(s, w, &shorter);
    poly_lava_text(s, w, &brief);
    poly_bag_text(s, w, &bag);
    vk_json_object(j, "lava");
    vk_json_int(j, "of", poly_stones[RED]);
    vk_json_text(j, "text", stones_text);
    vk_json_text(j, "short", red);
    vk_json_text(j, "brief", round);
    vk_json_text(j, "bag", bag_text);
    vk_json_text(j, "will", will);
    vk_json_end(j, '}');
}

static void write_bag(const char *key, const uint8_t stones[N_STONES], struct vk_json *j)
{
    char from[1 + N_STONES] = { key[0] };
    memcpy(from + 1, stones, N_STONES);
    if (vk_json_known(j, key, from, sizeof from))
        return;
    vk_json_object(j, key);
    for (int c = 0; c < N_STONES; c++)
        vk_json_int(j, polynesia_game.arg_kinds[A_STONE].words[c], stones[c]);
    vk_json_end(j, '}');
}

static void write_stones(const struct poly_state *s, const struct vk_words *w, struct vk_json *j)
{
    uint8_t drawn[N_STONES];
    double chance = poly_eruption_chance(s);
    for (int c = 0; c < N_STONES; c++)
        drawn[c] = (uint8_t)poly_drawn(s, c);
    write_bag("bag", s->bag, j);
    write_bag("stones_drawn", drawn, j);
    vk_json_real(j, "eruption_chance", chance, 4);
    write_lava(s, chance, w, j);
}

/* Where play stands: phase, whose turn, what is left of a voyage. */
static void write_phase(const struct poly_state *s, struct vk_json *j)
{
    const struct vk_frame *travel = poly_frame_of(s, P_travel);
    struct vk_due due = vk_due(&polynesia_game, s);
    vk_json_text(j, "side", s->side == SIDE_A ? "A" : "B");
    bool is_begun = s->h.round > 0; /* before that cards, tokens and the first player are drawn */
    word(j, "phase", A_STEP, is_begun ? s->step : VK_NONE);
    if (is_begun && s->step <= S_M1)
        vk_json_int(j, "marker", poly_marker(s));
    else
        vk_json_null(j, "marker");
    if (is_begun)
        vk_json_int(j, "first", s->first);
    else
        vk_json_null(j, "first");
    if (due.seats)
        vk_json_int(j, "active", __builtin_ctz(due.seats));
    else
        vk_json_null(j, "active");
    if (travel) {
        vk_json_int(j, "mp_left", travel->v[TRAVEL_LEFT]);
        vk_json_int(j, "mp_of", poly_marker(s));
    } else {
        vk_json_null(j, "mp_left");
        vk_json_null(j, "mp_of");
    }
}

void poly_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j)
{
    const struct poly_state *s = st;
    write_phase(s, j);
    poly_write_groups(s, viewer, w, j);
    write_cards(s, j);
    write_islands(s, w, j);
    write_routes(s, w, j);
    write_archipelagos(s, j);
    vk_json_int(j, "turtle_supply", s->turtle_supply);
    vk_json_array(j, "players");
    for (int seat = 0; seat < s->h.seats; seat++)
        if (!is_player_same(s, seat, j))
            write_player(s, seat, w, j);
    vk_json_end(j, ']');
    write_stones(s, w, j);
}
