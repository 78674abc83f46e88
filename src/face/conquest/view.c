/*
 * view.c - the position of Conquest as JSON: the table and the players. The map is in
 * view_map.c; voyage, party and Battle are in view_now.c. Hexes are numbers as in
 * hexes.def, points are halves; what is always the same (names, boxes, neighbours) is left out.
 */
#include "face.h"

const char *const conq_explorer_ids[CONQ_EXPLORERS] = {
    [EXPLORER_HOME] = "home",
    [EXPLORER_LOST] = "lost",
    [EXPLORER_SAILING] = "sailing",
};

bool conq_is_own(const struct conq_state *s, int viewer, int side)
{
    return side < s->h.seats && (viewer == side || viewer == VK_REFEREE);
}

static void number_or_null(struct vk_json *j, const char *key, int n)
{
    if (n == VK_NONE)
        vk_json_null(j, key);
    else
        vk_json_int(j, key, n);
}

void conq_write_hexset(struct vk_json *j, const char *key, struct hexset set)
{
    if (vk_json_known(j, key, &set, sizeof set))
        return;
    vk_json_array(j, key);
    while (hs_any(set))
        vk_json_int(j, NULL, hs_next(&set));
    vk_json_end(j, ']');
}

/* ---- Players ------------------------------------------------------------------------------- */

static void write_points(const struct conq_state *s, int side, struct vk_json *j)
{
    int part[N_PARTS], total = 0;
    conq_point_parts(s, side, CARDS_UP, part);
    vk_json_object(j, "points");
    for (int i = 0; i < N_PARTS; i++) {
        vk_json_int(j, conquest_game.parts[i], part[i]);
        total += part[i];
    }
    vk_json_int(j, "total", total);
    vk_json_end(j, '}');
}

/* All that a hand hangs on: of each of its cards what it shows and what it is worth. */
struct hand {
    uint8_t side;
    struct {
        uint8_t flags, worth; /* 0: not in this hand */
    } card[N_CARDS];
    uint8_t has_event[N_RANDOM_EVENTS];
};

static struct hand hand_of(const struct conq_state *s, int side)
{
    enum { IS_HERE = 0x80 };
    struct hand h = { .side = (uint8_t)side };
    for (int c = 0; c < N_CARDS; c++) {
        if (s->card_at[c] != side)
            continue;
        h.card[c].flags = (uint8_t)(IS_HERE | (s->card_flags[c] & (CARD_UP | CARD_USED)));
        h.card[c].worth = (uint8_t)conq_card_points(s, side, (enum card)c);
    }
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        h.has_event[e] = s->event_at[e] == side;
    return h;
}

static void write_hand(const struct hand *h, struct vk_json *j)
{
    if (!vk_json_same(j, "cards", h->card, sizeof h->card)) {
        vk_json_array(j, "cards");
        for (int c = 0; c < N_CARDS; c++) {
            if (!h->card[c].flags)
                continue;
            vk_json_object(j, NULL);
            vk_json_text(j, "card", conq_card_words[c]);
            vk_json_bool(j, "up", h->card[c].flags & CARD_UP);
            vk_json_text(j, "state", conq_card_state_ids[conq_card_state_of(h->card[c].flags)]);
            vk_json_int(j, "points", h->card[c].worth);
            vk_json_end(j, '}');
        }
        vk_json_end(j, ']');
    }
    vk_json_array(j, "events");
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        if (h->has_event[e])
            vk_json_text(j, NULL, conq_event_words[e]);
    vk_json_end(j, ']');
}

static void write_supply(const struct conq_state *s, int viewer, int side, struct vk_json *j)
{
    if (!conq_is_own(s, viewer, side) && !conq_is_solo(s)) {
        vk_json_null(j, "supply");
    } else {
        vk_json_object(j, "supply");
        for (int k = 0; k < N_MAP_KINDS; k++)
            if (k != TCU && (k != RUM || !conq_is_solo(s))) /* alone there are no Rumors */
                vk_json_int(j, conq_kind_words[k], s->supply[side][k]);
        vk_json_end(j, '}');
    }
}

static void write_player(const struct conq_state *s, int viewer, int side, struct vk_json *j)
{
    int shown = conq_points(s, side, CARDS_UP), hidden = 0;
    vk_json_object(j, NULL);
    vk_json_int(j, "side", side);
    if (s->people[side] < N_PEOPLES)
        vk_json_text(j, "people", conq_people_words[s->people[side]]);
    else
        vk_json_null(j, "people");
    number_or_null(j, "home", s->home[side]);
    write_points(s, side, j);
    if (conq_is_own(s, viewer, side)) {
        hidden = conq_points(s, side, CARDS_ALL) - shown;
        vk_json_int(j, "hidden_points", hidden);
    } else {
        vk_json_null(j, "hidden_points");
    }
    vk_json_int(j, "known_points", shown + hidden);
    vk_json_int(j, "villages", conq_villages_of(s, side));
    vk_json_int(j, "groups", hs_count(s->held[side]));
    vk_json_int(j, "build_points", conq_build_points(s, side));
    vk_json_text(j, "explorer", conq_explorer_ids[conq_explorer_of(s, side)]);
    vk_json_int(j, "knots", conq_limit_of(s, side));
    vk_json_int(j, "markers", conq_free_markers(s, side));
    vk_json_bool(j, "saved", s->saved >> side & 1);
    vk_json_bool(j, "kumara", s->kumara >> side & 1);
    vk_json_bool(j, "isles", s->isles >> side & 1);
    vk_json_int(j, "track", s->track[side]);
    vk_json_int(j, "hand", conq_cards_up(s, side) + s->n_hidden[side]);
    vk_json_int(j, "hidden", s->n_hidden[side]);
    vk_json_int(j, "kept", s->n_kept[side]);
    struct hand hand = hand_of(s, side);
    write_hand(&hand, j);
    write_supply(s, viewer, side, j);
    vk_json_end(j, '}');
}

/* ---- The table ------------------------------------------------------------------------------ */

static void write_where(const struct conq_state *s, struct vk_json *j)
{
    vk_json_int(j, "turn", s->h.round);
    vk_json_text(j, "phase", conq_phase_words[s->phase]);
    vk_json_int(j, "game_end", s->game_end);
    vk_json_bool(j, "solo", conq_is_solo(s));
    number_or_null(j, "active", s->active);
    vk_json_array(j, "options");
    for (int o = 0; o < N_OPTIONS; o++)
        if (conquest_game.options[o].kind == VK_OPT_TOGGLE && s->options >> o & 1)
            vk_json_text(j, NULL, conquest_game.options[o].key);
    vk_json_end(j, ']');
    vk_json_array(j, "order");
    for (int i = 0; i < s->sides && s->order[i] < s->sides && s->h.round; i++)
        vk_json_int(j, NULL, s->order[i]);
    vk_json_end(j, ']');
}

/* The cup in sums: what can be drawn, and with how many knots, from 1 on. */
static void write_draws(const struct conq_state *s, struct vk_json *j)
{
    int cup[CONQ_CUP], knots[CONQ_CUP_KNOTS];
    conq_cup_sums(s, cup);
    conq_cup_knots(s, knots);
    vk_json_object(j, "draws");
    for (int i = 0; i < CONQ_CUP; i++)
        vk_json_int(j, conq_cup_ids[i], cup[i]);
    vk_json_array(j, "knots");
    for (int i = 0; i < CONQ_CUP_KNOTS; i++)
        vk_json_int(j, NULL, knots[i]);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

static void write_heaps(const struct conq_state *s, struct vk_json *j)
{
    vk_json_object(j, "cup");
    for (int m = 0; m < N_MARKERS; m++)
        vk_json_int(j, conq_marker_words[m], s->cup[m]);
    vk_json_end(j, '}');
    write_draws(s, j);
    vk_json_int(j, "pool_left", s->pool_left);
    vk_json_int(j, "deck_left", s->deck_left);
    vk_json_int(j, "events_left", s->events_left);
    vk_json_array(j, "discarded");
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        if (s->event_at[e] == DISCARDED)
            vk_json_text(j, NULL, conq_event_words[e]);
    vk_json_end(j, ']');
}

/* Sides that have sealed their plan while others still write. */
static void write_ready(const struct conq_state *s, struct vk_json *j)
{
    vk_json_array(j, "ready");
    for (int side = 0; side < s->h.seats && conq_plans(s); side++)
        if (!(s->h.waiting >> side & 1))
            vk_json_int(j, NULL, side);
    vk_json_end(j, ']');
}

static void write_chit_list(const struct conq_state *s, const char *key, enum chit_place place,
                            struct vk_json *j)
{
    vk_json_array(j, key);
    for (int c = 0; c < N_CHITS; c++)
        if (s->chit[c] == place)
            vk_json_text(j, NULL, conq_chit_words[c]);
    vk_json_end(j, ']');
}

static void write_chits(const struct conq_state *s, struct vk_json *j)
{
    int left = 0;
    if (!conq_is_solo(s)) {
        vk_json_null(j, "chits");
        return;
    }
    for (int c = 0; c < N_CHITS; c++)
        left += s->chit[c] == CHIT_IN || s->chit[c] == CHIT_ASIDE;
    vk_json_object(j, "chits");
    vk_json_int(j, "left", left);
    write_chit_list(s, "drawn", CHIT_OUT, j);
    write_chit_list(s, "due", CHIT_DUE, j);
    vk_json_end(j, '}');
}

void conq_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j)
{
    const struct conq_state *s = st;
    write_where(s, j);
    vk_json_array(j, "players");
    for (int side = 0; side < s->sides; side++)
        write_player(s, viewer, side, j);
    vk_json_end(j, ']');
    conq_write_hexes(s, viewer, w, j);
    conq_write_chains(s, j);
    write_heaps(s, j);
    conq_write_voyage(s, j);
    conq_write_party(s, viewer, j);
    conq_write_battle(s, viewer, w, j);
    if (viewer < s->h.seats && conq_plans(s))
        conq_write_plan(s, viewer, j);
    else
        vk_json_null(j, "plan");
    conq_write_prices(s, viewer < s->h.seats ? viewer : 0, j);
    write_ready(s, j);
    conq_write_rest(s, viewer, w, j);
    write_chits(s, j);
}
