/*
 * view_seat.c - one player of Archipelago as JSON. What lies behind a screen (florins, cubes,
 * tokens) is left out for others by display alone; objectives are concealed by the rules.
 */
#include "things.h"

static void write_screen(const struct arch_state *s, int viewer, int seat, struct vk_json *j)
{
    const struct arch_player *p = &s->player[seat];
    if (!arch_sees_screen(s, viewer, seat)) {
        vk_json_null(j, "florins");
        vk_json_null(j, "tokens");
        vk_json_null(j, "cubes");
        return;
    }
    vk_json_int(j, "florins", p->florins);
    vk_json_int(j, "tokens", p->tokens);
    arch_write_counts(j, "cubes", p->cubes, archipelago_game.arg_kinds[A_RES].words, N_RES);
}

static void write_discs(const struct arch_player *p, struct vk_json *j)
{
    vk_json_int(j, "discs", p->discs);
    vk_json_int(j, "ready", p->ready);
    vk_json_object(j, "laid");
    for (int zone = 0; zone < N_ZONES; zone++)
        if (p->laid[zone])
            vk_json_int(j, archipelago_game.arg_kinds[A_ZONE].words[zone], p->laid[zone]);
    vk_json_end(j, '}');
}

static void write_units(const struct arch_state *s, const struct arch_sight *sight, int seat,
                        const struct vk_words *w, struct vk_json *j)
{
    _Static_assert(BY_PORTS - BY_TOWNS == PORT, "criteria go by the order of buildings");
    uint8_t held[N_BUILDINGS];
    int rebels = arch_rebels(s, seat);
    for (int b = 0; b < N_BUILDINGS; b++)
        held[b] = (uint8_t)arch_value(s, sight, seat, BY_TOWNS + b);
    vk_json_object(j, "supply");
    vk_json_int(j, "citizens", arch_supply(s, seat, false));
    vk_json_int(j, "ships", arch_supply(s, seat, true));
    vk_json_end(j, '}');
    vk_json_int(j, "citizens", arch_citizens_on_map(s, seat));
    vk_json_int(j, "rebels", rebels);
    if (rebels)
        arch_write_text(j, "fallen", arch_fallen(s), VK_NONE, rebels, 0, w);
    vk_json_int(j, "on_ships", arch_ships_on_map(s, seat));
    arch_write_counts(j, "buildings", held, archipelago_game.arg_kinds[A_BUILDING].words,
                      N_BUILDINGS);
}

static void write_cards(const struct arch_state *s, int seat, struct vk_json *j)
{
    vk_json_array(j, "cards");
    for (int card = 0; card < N_CARDS; card++) {
        if (s->card_at[card] != seat)
            continue;
        vk_json_object(j, NULL);
        vk_json_text(j, "card", arch_card_words[card]);
        vk_json_bool(j, "used", s->card_flags[card] & CARD_USED);
        vk_json_bool(j, "fresh", s->card_flags[card] & CARD_FRESH);
        vk_json_bool(j, "built", s->card_flags[card] & CARD_BUILT);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* An objective that this viewer does not know is null. */
static void write_objective(const struct arch_state *s, const struct arch_player *p, int k,
                            struct vk_json *j)
{
    int card = p->objective[k];
    vk_json_object(j, NULL);
    arch_word_or_null(j, "objective", A_OBJECTIVE, card);
    if (card < N_OBJECTIVES) {
        vk_json_bool(j, "shown", p->shown >> k & 1);
        arch_write_progress(s, card, j);
    }
    vk_json_end(j, '}');
}

static void write_secrets(const struct arch_state *s, int viewer, int seat, struct vk_json *j)
{
    const struct arch_player *p = &s->player[seat];
    vk_json_array(j, "objectives");
    for (int k = 0; k < p->n_objectives; k++)
        write_objective(s, p, k, j);
    vk_json_end(j, ']');
    arch_word_or_null(j, "dropped", A_OBJECTIVE, p->dropped);
    if (viewer == seat || viewer == VK_REFEREE) {
        vk_json_array(j, "held");
        for (int hex = 0; hex < N_HEXES; hex++)
            if (s->hex_at[hex] == seat)
                vk_json_int(j, NULL, hex);
        vk_json_end(j, ']');
    } else {
        vk_json_null(j, "held");
    }
    vk_json_int(j, "n_held", p->n_held);
}

/* Has sealed a choice that others still owe. */
static bool is_sealed(const struct arch_state *s, int seat)
{
    int now = arch_point_now(s);
    if (now >= N_POINTS || archipelago_game.points[now].kind != VK_SECRET)
        return false;
    if (now == P_order_offer && seat == s->decider)
        return false;
    return !(s->h.waiting >> seat & 1);
}

/* In a few words how the seat stands where its discs are not what counts: sealed, lying or rebel citizens in a crisis,
 * out of this phase; else null. */
static void write_state(const struct arch_state *s, int seat, const struct vk_words *w,
                        struct vk_json *j)
{
    int rebels = arch_rebels(s, seat), has_passed = s->phase == 5 ? s->player[seat].has_passed : 0;
    bool is_crisis = arch_frame_of(s, P_domestic_crisis) || arch_frame_of(s, P_export_crisis);
    if (is_sealed(s, seat))
        vk_json_text(j, "state", vk_tr(w, arch_states[STATE_SEALED]));
    else if (rebels && is_crisis)
        arch_write_text(j, "state", arch_fallen(s), VK_NONE, rebels, 0, w);
    else if (has_passed == PASSED || has_passed == IDLE)
        vk_json_text(j, "state",
                     vk_tr(w, arch_states[has_passed == PASSED ? STATE_PASSED : STATE_IDLE]));
    else
        vk_json_null(j, "state");
}

static void write_phase(const struct arch_state *s, int seat, const struct vk_words *w,
                        struct vk_json *j)
{
    const struct arch_player *p = &s->player[seat];
    arch_number_or_null(j, "bid", p->bid);
    arch_number_or_null(j, "rebid", p->rebid);
    vk_json_int(j, "benefactor", p->benefactor);
    vk_json_bool(j, "offer_taken", p->is_taken);
    vk_json_bool(j, "ready_sealed", is_sealed(s, seat));
    vk_json_bool(j, "passed", s->phase == 5 && p->has_passed == PASSED);
    vk_json_bool(j, "idle", s->phase == 5 && p->has_passed == IDLE);
    write_state(s, seat, w, j);
}

void arch_write_player(const struct arch_state *s, const struct arch_sight *sight, int viewer,
                       int seat, const struct vk_words *w, struct vk_json *j)
{
    vk_json_object(j, NULL);
    vk_json_int(j, "seat", seat);
    write_screen(s, viewer, seat, j);
    write_discs(&s->player[seat], j);
    write_units(s, sight, seat, w, j);
    write_cards(s, seat, j);
    write_secrets(s, viewer, seat, j);
    write_phase(s, seat, w, j);
    vk_json_end(j, '}');
}
