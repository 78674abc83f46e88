/* score.c - Victory Points (2.10, 2.12, section 6): a snapshot of the map, in half points. */
#include "games/conquest/rules.h"

enum { WHOLE = 2 }; /* a point in halves */

/* Does the condition of a COND card hold? */
static bool is_met(const struct conq_state *s, int side, enum card c)
{
    struct hexset groups = s->held[side];
    switch (c) {
    case C_HUI: return conq_has_tile(s, side, T_hawaiki) || conq_has_tile(s, side, T_kuporu);
    case C_MOAI: return conq_has_tile(s, side, T_rapa_nui);
    case C_HULA: return conq_has_tile(s, side, T_hawaii);
    case C_SURFING: return conq_has_tile(s, side, T_tahiti);
    case C_POUNAMU:
        return conq_has_tile(s, side, T_aotearoa) || conq_has_tile(s, side, T_te_waka_maui);
    case C_TIKI_CARVING:
        while (hs_any(groups))
            if (s->villages[hs_next(&groups)] >= 4)
                return true;
        return false;
    case C_MARAE: return hs_count(groups) >= 6;
    default: return false;
    }
}

int conq_card_points(const struct conq_state *s, int side, enum card c)
{
    switch (conq_cards[c].type) {
    case SPECIAL: return 0;
    case COND: return is_met(s, side, c) ? 2 * WHOLE : WHOLE;
    default: return WHOLE;
    }
}

int conq_atoll_worth(const struct conq_state *s, int hex)
{
    if (s->mark_hex[M_BLIGHT] == hex)
        return 0;
    return s->mark_hex[M_PEARLS] == hex ? WHOLE : 1;
}

/* Atolls with a chain canoe in the Home component, in halves. */
static int atoll_points(const struct conq_state *s, struct hexset home)
{
    struct hexset land = hs_minus(home, s->ocean);
    int sum = 0;
    while (hs_any(land)) {
        int hex = hs_next(&land);
        if (conq_is_atoll(s, hex))
            sum += conq_atoll_worth(s, hex);
    }
    return sum;
}

void conq_point_parts(const struct conq_state *s, int side, enum cards_counted cards,
                      int part[N_PARTS])
{
    struct hexset home = { { 0, 0 } };
    if (s->home[side] != VK_NONE)
        home = conq_component(s, side, s->home[side]);
    part[PART_VILLAGES] = WHOLE * conq_villages_of(s, side);
    part[PART_GROUPS] = WHOLE * hs_count(hs_and(home, s->held[side]));
    part[PART_ATOLLS] = atoll_points(s, home);
    part[PART_CARDS] = 0;
    for (int c = 0; c < N_CARDS; c++)
        if (s->card_at[c] == side && (cards == CARDS_ALL || s->card_flags[c] & CARD_UP))
            part[PART_CARDS] += conq_card_points(s, side, (enum card)c);
    part[PART_KUMARA] = s->kumara >> side & 1 ? 2 * WHOLE : 0;
}

int conq_points(const struct conq_state *s, int side, enum cards_counted cards)
{
    int part[N_PARTS], sum = 0;
    conq_point_parts(s, side, cards, part);
    for (int i = 0; i < N_PARTS; i++)
        sum += part[i];
    return sum;
}

/* All cards count that are known in this state: at the end they are shown, before it they belong
 * to what the viewer knows. */
void conq_score(const void *st, struct vk_score *out)
{
    const struct conq_state *s = st;
    for (int side = 0; side < s->h.seats; side++) {
        int part[N_PARTS], cards = 0;
        conq_point_parts(s, side, CARDS_ALL, part);
        out->total[side] = 0;
        for (int i = 0; i < N_PARTS; i++) {
            out->part[side][i] = (int16_t)part[i];
            out->total[side] += part[i];
        }
        int hidden = s->n_hidden[side];
        for (int c = 0; c < N_CARDS; c++) {
            cards += conq_card_up(s, side, (enum card)c);
            hidden -= s->card_at[c] == side && !(s->card_flags[c] & CARD_UP);
        }
        if (hidden > 0) /* cards that this viewer cannot read */
            out->unknown[side] |= VK_ONLY(PART_CARDS);
        out->tie_break[side] = 64 * hs_count(s->held[side]) + cards + s->n_hidden[side];
    }
    vk_rank(out, s->h.seats);
    if (conq_is_solo(s)) {
        bool is_won = s->solo & SOLO_WON;
        out->winners = is_won;
        out->rank[0] = 1;
    }
}
