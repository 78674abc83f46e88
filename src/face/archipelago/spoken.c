/*
 * spoken.c - the board of Archipelago in words, for plain play and screen readers: boards,
 * regions one by one with their neighbours, markets, wheel, track.
 */
#include "things.h"

#define FILL(msgid, who_, ...)                                                                     \
    face_fill(                                                                                     \
        &archipelago_face, (msgid),                                                                \
        &(struct face_blanks){ .who = (who_), .n = VK_EVENT_ARGS, .value = { __VA_ARGS__ } }, w,   \
        out)
#define FILL_TEXTS(msgid, ...)                                                                     \
    face_fill(&archipelago_face, (msgid),                                                          \
              &(struct face_blanks){ .who = VK_NONE, .n = 3, .text = { __VA_ARGS__ } }, w, out)

void arch_foreseen_text(const struct arch_state *s, int sur, int reb, const struct vk_words *w,
                        struct vk_out *out)
{
    FILL(arch_foreseen[FORESEEN_ALL], VK_NONE, (int16_t)sur, (int16_t)reb, s->pop);
}

void arch_cause_text(const struct arch_forecast *row, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks cause = {
        .who = VK_NONE, .n = 2, .kind = { A_RES }, .value = { (int16_t)row->res, (int16_t)row->row }
    };
    face_fill(&archipelago_face, arch_foreseen[row->board], &cause, w, out);
}

static void put_boards(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    struct arch_forecast row[FORECAST_MAX];
    int sur, reb, n = arch_forecast_of(s, row, &sur, &reb);
    FILL("Population {0}, rebellion {1}: {2} to spare. Surplus workers {3}", VK_NONE, s->pop,
         s->reb, (int16_t)(s->pop - s->reb), s->sur);
    int cost = arch_recruit_cost(s->sur);
    vk_put(out, vk_tr(w, "; "));
    FILL(cost ? arch_counts[COUNT_HIRE] : "none to hire", VK_NONE, (int16_t)cost);
    vk_put(out, ".\n");
    arch_foreseen_text(s, sur, reb, w, out);
    for (int i = 0; i < n; i++) {
        vk_put(out, i ? "; " : " (");
        arch_cause_text(&row[i], w, out);
    }
    vk_put(out, n ? ").\n" : ".\n");
}

/* ---- Regions ------------------------------------------------------------------------------------ */

static void put_neighbours(const struct arch_state *s, int region, const struct vk_words *w,
                           struct vk_out *out)
{
    static const char *const edge[] = { "sea", "plain", "mountain" };
    const struct arch_region *at = &s->region[region];
    for (int d = 0; d < SIDES; d++) {
        char name[100];
        struct vk_out next = vk_out_to(name, sizeof name);
        vk_put(out, d ? ", " : " ");
        if (at->next[d] != VK_NONE)
            arch_region_name(s, at->next[d], w, &next);
        FILL_TEXTS(next.len ? "{0} {1} to {2}" : "{0} {1}", vk_tr(w, arch_side_name[d]),
                   vk_tr(w, edge[arch_of_side(at->edges, d)]), name);
    }
    vk_put(out, ".\n");
}

static void put_unit(const struct arch_state *s, int unit, const struct vk_words *w,
                     struct vk_out *out)
{
    const struct arch_unit *u = &s->unit[unit];
    FILL(arch_is_ship(s, unit) ? "ship of {who}" : "citizen of {who}", arch_owner(s, unit), 0);
    const char *state = arch_unit_state(s, u);
    if (state) {
        vk_put(out, ", ");
        vk_put(out, vk_tr(w, state));
    }
}

static void put_building(const struct arch_state *s, const struct arch_sight *sight, int region,
                         int b, const struct vk_words *w, struct vk_out *out)
{
    int unit = sight->on[region][b], owner = arch_controller(s, sight, region, b);
    vk_put(out, vk_tr(w, arch_building_name[b]));
    vk_put(out, " (");
    if (unit != VK_NONE)
        put_unit(s, unit, w, out);
    else if (owner != VK_NONE)
        FILL("empty, held by {who}", owner, 0);
    else
        vk_put(out, vk_tr(w, "empty"));
    if (s->region[region].used >> b & 1)
        vk_put(out, vk_tr(w, VK_IN("building", ", used")));
    vk_put_char(out, ')');
}

static int unit_at(const struct arch_state *s, int region, int part, int spot, int after)
{
    for (int u = after; u < arch_end_unit(s, s->h.seats - 1); u++)
        if (s->unit[u].region == region && s->unit[u].part == part && s->unit[u].spot == spot)
            return u;
    return VK_NONE;
}

static void put_part(const struct arch_state *s, const struct arch_sight *sight, int region,
                     int part, const struct vk_words *w, struct vk_out *out)
{
    static const char *const title[] = { " first shore: ", " second shore: ", " sea: " };
    const struct arch_face *face = arch_face_of(s, region);
    int n = 0;
    for (int b = 0; b < N_BUILDINGS; b++)
        if (s->region[region].building[b] == part) {
            vk_put(out, n++ ? ", " : vk_tr(w, title[part]));
            put_building(s, sight, region, b, w, out);
        }
    for (int i = 0; i < face->n_icons; i++) {
        if (face->icon[i].part != part)
            continue;
        int unit = unit_at(s, region, part, SPOT_ICON + i, 0);
        vk_put(out, n++ ? ", " : vk_tr(w, title[part]));
        vk_put(out, vk_tr(w, arch_res_name[face->icon[i].res]));
        if (s->region[region].ravaged >> i & 1)
            vk_put(out, vk_tr(w, " (ravaged)"));
        if (unit != VK_NONE) {
            vk_put(out, " (");
            put_unit(s, unit, w, out);
            vk_put_char(out, ')');
        }
    }
    for (int u = unit_at(s, region, part, SPOT_FREE, 0); u != VK_NONE;
         u = unit_at(s, region, part, SPOT_FREE, u + 1)) {
        vk_put(out, n++ ? ", " : vk_tr(w, title[part]));
        put_unit(s, u, w, out);
    }
    vk_put(out, n ? ".\n" : "");
}

static void put_region(const struct arch_state *s, const struct arch_sight *sight, int region,
                       const struct vk_words *w, struct vk_out *out)
{
    const struct arch_region *at = &s->region[region];
    arch_region_name(s, region, w, out);
    FILL(" (region {0} at {1},{2})", VK_NONE, (int16_t)region, at->q, at->r);
    if (sight->control[region] != VK_NONE) {
        vk_put(out, ", ");
        FILL(arch_held[HELD_BY], sight->control[region], 0);
    }
    if (at->terms_of != VK_NONE && at->terms_of == sight->control[region]) {
        vk_put(out, ", ");
        FILL(arch_held[HELD_OPEN], VK_NONE, at->terms);
    }
    vk_put_char(out, ':');
    put_neighbours(s, region, w, out);
    for (int part = PART_A; part <= PART_W; part++)
        put_part(s, sight, region, part, w, out);
}

/* ---- Markets, wheel, cards ------------------------------------------------------------------------ */

void arch_zone_text(const struct arch_state *s, int board, int res, const struct vk_words *w,
                    struct vk_out *out)
{
    int n = s->market[board][res], most = arch_zone_capacity(board, res), room = n < most;
    vk_put(out, vk_tr(w, arch_res_name[res]));
    FILL(" {0} of {1}", VK_NONE, (int16_t)n, (int16_t)most);
    vk_put(out, " (");
    if (n)
        FILL("buy {0}", VK_NONE, (int16_t)arch_zone_price(board, res, n));
    vk_put(out, n && room ? ", " : "");
    if (room)
        FILL("sell {0}", VK_NONE, (int16_t)arch_zone_price(board, res, n + 1));
    vk_put_char(out, ')');
}

static void put_markets(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    for (int board = 0; board < N_BOARDS; board++) {
        FILL_TEXTS("{0}:", vk_tr(w, arch_things[MARKET_THERE + board]));
        vk_put_char(out, ' ');
        for (int res = 0; res < N_RES; res++) {
            vk_put(out, res ? ", " : "");
            arch_zone_text(s, board, res, w, out);
        }
        vk_put(out, ".\n");
    }
    FILL("Bank: {0} {0|florin|florins}", VK_NONE, s->bank);
    for (int res = 0; res < N_RES; res++) {
        FILL(", {0} ", VK_NONE, s->supply[res]);
        vk_put(out, vk_tr(w, arch_res_name[res]));
    }
    FILL(".\nExplorer stacks: {0}, {1}, {2}.\n", VK_NONE, s->stack[0], s->stack[1], s->stack[2]);
}

static void put_wheel(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    int n = 0;
    for (int zone = 0; zone < N_ZONES; zone++)
        for (int seat = 0; seat < s->h.seats; seat++)
            for (int k = s->player[seat].laid[zone]; k > 0; k--) {
                vk_put(out, n++ ? ", " : vk_tr(w, "On the wheel: "));
                FILL("{who} at ", seat, 0);
                arch_arg_text(A_ZONE, zone, w, out);
            }
    vk_put(out, n ? ".\n" : "");
}

static void put_track(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    int n = 0;
    FILL_TEXTS("{0}:", vk_tr(w, arch_things[CARD_MARKET_THERE]));
    for (int slot = 0; slot < ARCH_SLOTS; slot++) {
        int card = s->track[slot];
        if (card >= N_CARDS)
            continue;
        vk_put(out, n++ ? ", " : " ");
        arch_card_name(card, w, out);
        FILL(" {0}f", VK_NONE, (int16_t)arch_price_now(s, slot));
        if (arch_price_next(s, slot) >= 0)
            FILL(" (next {0}f)", VK_NONE, (int16_t)arch_price_next(s, slot));
        else
            vk_put(out, vk_tr(w, " (leaves next)"));
    }
    if (n == 0)
        vk_put(out, vk_tr(w, " no card yet"));
    FILL(". In the deck: {0}.\n", VK_NONE, s->n_deck);
    if (s->back < N_BACKS) {
        FILL_TEXTS("{0}:", vk_tr(w, arch_things[NEXT_CRISIS_THERE]));
        vk_put_char(out, ' ');
        arch_arg_text(A_BACK, s->back, w, out);
        vk_put(out, ".\n");
    }
}

void arch_board_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = st;
    struct arch_sight sight;
    arch_look(s, &sight);
    if (s->phase)
        FILL("Turn {0} of at most {1}, phase {2}. ", VK_NONE, (int16_t)s->h.round,
             arch_turn_limit[arch_pack(s)], s->phase);
    vk_put(out, vk_tr(w, "Order:"));
    for (int i = 0; i < s->n_order; i++) {
        vk_put(out, i ? ", " : " ");
        vk_seat_text(&archipelago_face, s->order[i], w, out);
    }
    vk_put(out, ".\n");
    put_boards(s, w, out);
    vk_put_char(out, '\n');
    for (int region = 0; region < s->n_regions; region++)
        put_region(s, &sight, region, w, out);
    if (s->top < N_FACES) {
        FILL_TEXTS("{0}:", vk_tr(w, arch_things[PILE_THERE]));
        vk_put_char(out, ' ');
        arch_face_name(s->top, w, out);
        vk_put(out, ".\n");
    }
    vk_put_char(out, '\n');
    put_markets(s, w, out);
    put_wheel(s, w, out);
    put_track(s, w, out);
}
