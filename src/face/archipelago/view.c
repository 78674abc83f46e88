/*
 * view.c - the position of Archipelago as JSON: boards, markets, cards, piles. The map is in
 * view_map.c, players in view_seat.c, what is under way in view_now.c.
 * What is always the same (faces, prices, what cards do) is left out.
 */
#include "things.h"

void arch_number_or_null(struct vk_json *j, const char *key, int value)
{
    if (value == VK_NONE)
        vk_json_null(j, key);
    else
        vk_json_int(j, key, value);
}

void arch_word_or_null(struct vk_json *j, const char *key, unsigned kind, int value)
{
    if (value >= archipelago_game.arg_kinds[kind].n)
        vk_json_null(j, key);
    else
        vk_json_text(j, key, archipelago_game.arg_kinds[kind].words[value]);
}

void arch_write_counts(struct vk_json *j, const char *key, const uint8_t *n,
                       const char *const *words, int size)
{
    vk_json_object(j, key);
    for (int i = 0; i < size; i++)
        vk_json_int(j, words[i], n[i]);
    vk_json_end(j, '}');
}

void arch_write_text(struct vk_json *j, const char *key, const char *msgid, int who, int first,
                     int second, const struct vk_words *w)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    face_fill(
        &archipelago_face, msgid,
        &(struct face_blanks){ .who = who, .n = 2, .value = { (int16_t)first, (int16_t)second } },
        w, &out);
    vk_json_text(j, key, text);
}

static void write_numbers(struct vk_json *j, const char *key, const uint8_t *n, int size)
{
    vk_json_array(j, key);
    for (int i = 0; i < size; i++)
        vk_json_int(j, NULL, n[i]);
    vk_json_end(j, ']');
}

static void write_turn(const struct arch_state *s, struct vk_json *j)
{
    vk_json_int(j, "turn", s->h.round);
    vk_json_int(j, "turn_limit", arch_turn_limit[arch_pack(s)]);
    vk_json_int(j, "phase", s->phase);
    write_numbers(j, "order", s->order, s->n_order);
    arch_number_or_null(j, "active", s->active);
    arch_number_or_null(j, "decider", s->decider);
}

static void put_change(int thing, int n, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, arch_things[thing]));
    vk_put(out, n < 0 ? " " MINUS : " +");
    vk_put_int(out, n < 0 ? -n : n);
}

/* `iron abroad, row 2: surplus workers +1`. */
static void write_effect(const struct arch_forecast *row, const struct vk_words *w,
                         struct vk_json *j)
{
    char text[160];
    struct vk_out out = vk_out_to(text, sizeof text);
    arch_cause_text(row, w, &out);
    vk_put(&out, vk_tr(w, ": "));
    if (row->sur)
        put_change(SURPLUS_THERE, row->sur, w, &out);
    vk_put(&out, row->sur && row->reb ? ", " : "");
    if (row->reb)
        put_change(REBELLION_THERE, row->reb, w, &out);
    vk_json_object(j, NULL);
    vk_json_text(j, "from", arch_foreseen_ids[row->board]);
    if (row->board < N_BOARDS) {
        arch_word_or_null(j, "res", A_RES, row->res);
        vk_json_int(j, "row", row->row);
    }
    vk_json_int(j, "sur", row->sur);
    vk_json_int(j, "reb", row->reb);
    vk_json_text(j, "text", text);
    vk_json_end(j, '}');
}

/* How near the end of the colony is, also by what is foreseen: a word for it, how much rebellion it still bears,
 * and a warning where it is not calm. */
static void write_mood(const struct arch_state *s, int foreseen, const struct vk_words *w,
                       struct vk_json *j)
{
    int reb = foreseen > s->reb ? foreseen : s->reb, left = s->pop - reb;
    int room = s->reb < s->pop ? s->pop - s->reb : 0;
    int mood = s->independent                        ? MOOD_LOST
               : reb == 0                            ? MOOD_CALM
               : left <= 2                           ? MOOD_BRINK
               : left <= 6 && reb * 10 >= s->pop * 4 ? MOOD_UNEASY
                                                     : MOOD_CALM;
    vk_json_text(j, "mood", arch_mood_ids[mood]);
    vk_json_int(j, "room", room);
    if (mood == MOOD_CALM)
        return;
    arch_write_text(j, "warning",
                    mood == MOOD_LOST
                        ? "The rebellion has passed the population. The colony is lost."
                        : "{0} more {0|rebel|rebels} and all is lost.",
                    VK_NONE, room + 1, 0, w);
}

/* What surplus workers cost, beside their number; and where there is little room. */
static void write_hire(int cost, const struct vk_words *w, struct vk_json *j)
{
    arch_write_text(j, "hire",
                    cost ? "surplus, {0} {0|florin|florins} each" : "surplus: nobody to hire",
                    VK_NONE, cost, 0, w);
    arch_write_text(j, "hire_brief", cost ? "hire for {0}" : "surplus", VK_NONE, cost, 0, w);
    if (cost)
        arch_write_text(j, "hire_next", arch_counts[COUNT_HIRE], VK_NONE, cost, 0, w);
}

static void write_boards(const struct arch_state *s, const struct vk_words *w, struct vk_json *j)
{
    struct arch_forecast row[FORECAST_MAX];
    int sur, reb, n = arch_forecast_of(s, row, &sur, &reb), cost = arch_recruit_cost(s->sur);
    char text[160];
    struct vk_out out = vk_out_to(text, sizeof text);
    arch_foreseen_text(s, sur, reb, w, &out);
    vk_json_int(j, "pop", s->pop);
    vk_json_int(j, "reb", s->reb);
    vk_json_int(j, "sur", s->sur);
    vk_json_object(j, "forecast");
    vk_json_int(j, "sur", sur);
    vk_json_int(j, "reb", reb);
    vk_json_bool(j, "lost", s->pop && reb > s->pop);
    vk_json_text(j, "text", text);
    vk_json_array(j, "effects");
    for (int i = 0; i < n; i++)
        write_effect(&row[i], w, j);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
    write_mood(s, reb, w, j);
    arch_number_or_null(j, "recruit_cost", cost ? cost : VK_NONE);
    write_hire(cost, w, j);
    vk_json_bool(j, "end_pending", s->end_pending);
    vk_json_bool(j, "independent", s->independent);
}

/* Circles of the wheel that are still free, in the zones that have circles: that of each seat, and those of all. */
static void write_circles(const struct arch_state *s, int viewer, const struct vk_words *w,
                          struct vk_json *j)
{
    vk_json_object(j, "circles");
    for (int zone = 0; zone < N_ZONES; zone++) {
        if (!arch_has_circles(zone))
            continue;
        uint8_t from[2 + ARCH_SEATS] = { (uint8_t)zone, s->h.seats };
        for (int seat = 0; seat < s->h.seats; seat++)
            from[2 + seat] = s->player[seat].laid[zone];
        if (vk_json_known(j, archipelago_game.arg_kinds[A_ZONE].words[zone], from, sizeof from))
            continue;
        vk_json_object(j, archipelago_game.arg_kinds[A_ZONE].words[zone]);
        vk_json_array(j, "own");
        for (int seat = 0; seat < s->h.seats; seat++)
            vk_json_bool(j, NULL, arch_own_circle_free(s, seat, zone));
        vk_json_end(j, ']');
        int common = arch_shared_circles(s, zone);
        bool is_own = viewer < s->h.seats && arch_own_circle_free(s, viewer, zone);
        vk_json_int(j, "common", common);
        arch_write_text(j, "text",
                        "Free circles: {0?none of yours|your own}, and {1} for everybody.", VK_NONE,
                        is_own, common, w);
        vk_json_end(j, '}');
    }
    vk_json_end(j, '}');
}

/* The row that a zone is filled to, from 0; and how many lie there, what the last one costs and the next one brings. */
static void write_prices(const struct arch_state *s, const struct vk_words *w, struct vk_json *j)
{
    const struct vk_arg_kind *kinds = archipelago_game.arg_kinds;
    vk_json_object(j, "prices");
    for (int board = 0; board < N_BOARDS; board++) {
        vk_json_object(j, kinds[A_BOARD].words[board]);
        for (int res = 0; res < N_RES; res++) {
            int n = s->market[board][res];
            const uint8_t from[] = { (uint8_t)board, (uint8_t)res, (uint8_t)n };
            if (vk_json_known(j, kinds[A_RES].words[res], from, sizeof from))
                continue;
            vk_json_object(j, kinds[A_RES].words[res]);
            vk_json_int(j, "row", arch_zone_row(board, res, n));
            char text[100];
            struct vk_out out = vk_out_to(text, sizeof text);
            arch_zone_text(s, board, res, w, &out);
            vk_json_text(j, "text", text);
            vk_json_end(j, '}');
        }
        vk_json_end(j, '}');
    }
    vk_json_end(j, '}');
}

static void write_bank(const struct arch_state *s, const struct vk_words *w, struct vk_json *j)
{
    const struct vk_arg_kind *kinds = archipelago_game.arg_kinds;
    vk_json_int(j, "bank", s->bank);
    arch_write_counts(j, "supply", s->supply, kinds[A_RES].words, N_RES);
    vk_json_object(j, "market");
    for (int board = 0; board < N_BOARDS; board++)
        arch_write_counts(j, kinds[A_BOARD].words[board], s->market[board], kinds[A_RES].words,
                          N_RES);
    vk_json_end(j, '}');
    write_prices(s, w, j);
    write_numbers(j, "stacks", s->stack, ARCH_STACKS);
    arch_write_counts(j, "built", s->built, kinds[A_BUILDING].words, N_BUILDINGS);
    vk_json_int(j, "ships", s->ships);
}

/* Of hexes in sight and of discarded ones the reverse is unknown: they are numbered only once they are taken. */
static void write_hexes(const struct arch_state *s, int viewer, const struct vk_words *w,
                        struct vk_json *j)
{
    int discards = 0, unseen = arch_unseen_hexes(s, viewer);
    for (int hex = 0; hex < N_HEXES; hex++)
        discards += s->hex_at[hex] == HEX_DISCARDS;
    arch_word_or_null(j, "top", A_FACE, s->top);
    arch_word_or_null(j, "second", A_FACE, s->second);
    arch_number_or_null(j, "taken", arch_hex_now(s));
    vk_json_int(j, "pile", unseen);
    arch_write_text(j, "pile_text",
                    s->top < N_FACES ? "the next land to explore; {0} more behind it"
                    : unseen         ? "No land is in sight yet."
                                     : arch_no_region_left,
                    VK_NONE, unseen, 0, w);
    vk_json_int(j, "hex_discards", discards);
}

static void write_slot(const struct arch_state *s, int slot, const struct vk_words *w,
                       struct vk_json *j)
{
    int card = s->track[slot];
    if (card >= N_CARDS) {
        vk_json_null(j, NULL);
        return;
    }
    vk_json_object(j, NULL);
    vk_json_int(j, "slot", slot);
    vk_json_text(j, "card", arch_card_words[card]);
    vk_json_int(j, "turned", s->turned[slot]);
    int price = arch_price_now(s, slot), next = arch_price_next(s, slot);
    vk_json_int(j, "price", price);
    arch_number_or_null(j, "next", next < 0 ? VK_NONE : next);
    arch_write_text(j, "costs",
                    next >= 0 ? "It costs {0} now, and {1} after a turn."
                              : "It costs {0} now, and is discarded after one more turn.",
                    VK_NONE, price, next, w);
    vk_json_end(j, '}');
}

static void write_heap(const struct arch_state *s, const char *key, int where, struct vk_json *j)
{
    vk_json_array(j, key);
    for (int card = 0; card < N_CARDS; card++)
        if (s->card_at[card] == where)
            vk_json_text(j, NULL, arch_card_words[card]);
    vk_json_end(j, ']');
}

static void write_cards(const struct arch_state *s, const struct vk_words *w, struct vk_json *j)
{
    vk_json_array(j, "track");
    for (int slot = 0; slot < ARCH_SLOTS; slot++)
        write_slot(s, slot, w, j);
    vk_json_end(j, ']');
    write_heap(s, "revealed", CARD_REVEALED, j);
    vk_json_int(j, "deck", s->n_deck);
    write_heap(s, "discards", CARD_DISCARDS, j);
    arch_word_or_null(j, "back", A_BACK, s->back);
    if (s->back == VK_NONE)
        vk_json_text(
            j, "no_back",
            vk_tr(w, s->n_deck ? "No card is shown yet." : "No card in the deck: no crisis."));
    vk_json_int(j, "bag", __builtin_popcountll(s->bag));
    vk_json_array(j, "trends");
    for (int i = 0; i < s->n_trends; i++)
        vk_json_text(j, NULL, arch_trend_words[s->trend[i]]);
    vk_json_end(j, ']');
    vk_json_array(j, "common");
    for (int i = 0; i < s->n_common; i++)
        vk_json_text(j, NULL, arch_objective_words[s->common[i]]);
    vk_json_end(j, ']');
}

static void write_part(struct vk_json *j, const char *key, int part)
{
    vk_json_text(j, key, archipelago_game.parts[part]);
}

/* The card of one player, or of all: what it ranks, the part that its points stand in, and what it is called to its
 * owner: whoever looks at a game that is over sees all cards, and only the page knows which is his. */
static void write_objective(int objective, int owner, int part, const struct vk_words *w,
                            struct vk_json *j)
{
    int criterion = arch_objectives[objective].criterion;
    char title[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(title, sizeof title);
    vk_json_text(j, "objective", arch_objective_words[objective]);
    arch_number_or_null(j, "owner", owner);
    if (owner != VK_NONE) {
        arch_own_card_text(criterion, w, &out);
        vk_json_text(j, "title_yours", title);
    }
    vk_json_text(j, "criterion", arch_criterion_words[criterion]);
    write_part(j, "points", criterion == PACIFIST ? PART_PACIFIST : part);
    vk_json_int(j, "first", ARCH_OBJECTIVE_FIRST);
}

/* What everybody is ranked by, with the part of the score that it is. An objective that the viewer does not know has
 * none but its owner. */
static void write_criteria(const struct arch_state *s, const struct vk_words *w, struct vk_json *j)
{
    uint8_t objective[ARCH_SEATS], owner[ARCH_SEATS];
    int n = arch_in_play(s, objective, owner);
    vk_json_array(j, "criteria");
    for (int i = 0; i < n; i++) {
        vk_json_object(j, NULL);
        write_part(j, "part", PART_OBJECTIVE_1 + i);
        if (objective[i] < N_OBJECTIVES)
            write_objective(objective[i], owner[i], PART_OBJECTIVE_1 + i, w, j);
        else
            arch_number_or_null(j, "owner", owner[i]);
        vk_json_end(j, '}');
    }
    for (int i = 0; i < s->n_trends; i++) {
        vk_json_object(j, NULL);
        write_part(j, "part", PART_TREND_1 + i);
        vk_json_text(j, "trend", arch_trend_words[s->trend[i]]);
        vk_json_text(j, "criterion", arch_criterion_words[arch_trends[s->trend[i]].criterion]);
        write_part(j, "points", PART_TREND_1 + i);
        vk_json_int(j, "first", ARCH_TREND_FIRST);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

void arch_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    arch_look(s, &sight);
    write_turn(s, j);
    write_boards(s, w, j);
    write_circles(s, viewer, w, j);
    write_bank(s, w, j);
    arch_write_map(s, &sight, w, j);
    write_hexes(s, viewer, w, j);
    write_cards(s, w, j);
    arch_write_pack(s, viewer, w, j);
    arch_write_now(s, viewer, w, j);
    vk_json_array(j, "players");
    for (int seat = 0; seat < s->h.seats; seat++)
        arch_write_player(s, &sight, viewer, seat, w, j);
    vk_json_end(j, ']');
    write_criteria(s, w, j);
}
