/*
 * now.c - what is under way in Archipelago, read from the frames of control: a crisis, an
 * exploration, a migration; and what phase 3 will bring if nothing changes.
 */
#include "face.h"

int arch_point_now(const struct arch_state *s)
{
    return s->h.depth ? vk_top_of(&s->h)->point : N_POINTS;
}

const struct vk_frame *arch_frame_of(const struct arch_state *s, int point)
{
    for (int i = s->h.depth - 1; i >= 0; i--)
        if (s->h.frame[i].point == point)
            return &s->h.frame[i];
    return NULL;
}

/* ---- Crises ------------------------------------------------------------------------------------- */

bool arch_crisis_now(const struct arch_state *s, struct arch_crisis *out)
{
    const struct vk_frame *home = arch_frame_of(s, P_domestic_crisis);
    const struct vk_frame *crisis = home ? home : arch_frame_of(s, P_export_crisis);
    const struct vk_frame *turn = arch_frame_of(s, P_crisis_turn);
    const struct vk_frame *stand = arch_frame_of(s, P_crisis_stand);
    if (!crisis)
        return false;
    *out = (struct arch_crisis){ .board = home ? DOMESTIC : EXPORT,
                                 .res = crisis->v[CRISIS_RES],
                                 .number = crisis->v[CRISIS_NUMBER],
                                 .is_red = crisis->flag,
                                 .seat = turn ? turn->seat : VK_NONE,
                                 .to_stand = stand ? stand->v[STAND_LEFT] : 0 };
    int lying = arch_all_rebels(s);
    for (int seat = 0; seat < s->h.seats; seat++)
        out->lying[seat] = arch_rebels(s, seat);
    if (!home)
        out->given = crisis->v[CRISIS_GIVEN];
    out->if_nothing = home ? lying : crisis->v[CRISIS_NUMBER] - crisis->v[CRISIS_GIVEN];
    out->by_one = home ? arch_stand_for_cube(s, out->number) : out->if_nothing > 0;
    out->needs = home ? (lying + out->number - 1) / out->number : out->if_nothing;
    return true;
}

bool arch_eviction_now(const struct arch_state *s, int *region, int *building, int *owner)
{
    const struct vk_frame *ask = arch_frame_of(s, P_evict_rebel);
    if (!ask)
        return false;
    *region = ask->v[EVICT_REGION];
    *building = ask->v[EVICT_BUILDING];
    *owner = arch_owner(s, ask->v[EVICT_UNIT]);
    return true;
}

/* ---- Actions of the wheel ------------------------------------------------------------------------- */

int arch_hex_now(const struct arch_state *s)
{
    if (arch_point_now(s) == P_explore_unit)
        return s->region[s->n_regions - 1].face / 2;
    for (int hex = 0; hex < N_HEXES; hex++)
        if (s->hex_at[hex] == HEX_TAKEN)
            return hex;
    return VK_NONE;
}

int arch_first_face_now(const struct arch_state *s)
{
    const struct vk_frame *f = arch_frame_of(s, P_turn_zero);
    return f && arch_point_now(s) == P_tz_place ? f->v[TURN_ZERO_SUBJECT] : VK_NONE;
}

int arch_migrant_now(const struct arch_state *s)
{
    const struct vk_frame *f = arch_frame_of(s, P_migrate_to);
    return f ? f->v[MIGRATE_UNIT] : VK_NONE;
}

int arch_discount_now(const struct arch_state *s)
{
    const struct vk_frame *f = arch_frame_of(s, P_transaction);
    return f ? f->v[TRADE_DISCOUNT] : 0;
}

int arch_building_now(const struct arch_state *s)
{
    const struct vk_frame *f = arch_frame_of(s, P_build_site);
    return f ? f->v[SITE_WHAT] : VK_NONE;
}

bool arch_is_paid_now(const struct arch_state *s)
{
    const struct vk_frame *f = arch_frame_of(s, P_recruit_next);
    return !f || f->v[RECRUIT_IS_PAID];
}

/* ---- Phase 3 -------------------------------------------------------------------------------------- */

static void add_effect(struct arch_forecast *row, struct arch_effect e, int *sur, int *reb)
{
    int was_sur = *sur, was_reb = *reb;
    *sur += e.sur;
    *sur = *sur > ARCH_SUR_MAX ? ARCH_SUR_MAX : *sur;
    *reb += e.reb;
    *reb = *reb < 0 ? 0 : *reb;
    row->sur = *sur - was_sur;
    row->reb = *reb - was_reb;
}

int arch_forecast_of(const struct arch_state *s, struct arch_forecast row[FORECAST_MAX], int *sur,
                     int *reb)
{
    int n = 0;
    *sur = s->sur;
    *reb = s->reb;
    for (int board = 0; board < N_BOARDS; board++)
        for (int res = 0; res < N_RES; res++) {
            int at = arch_zone_row(board, res, s->market[board][res]);
            struct arch_effect e = arch_row_effect(board, res, at);
            if (!e.sur && !e.reb)
                continue;
            row[n] = (struct arch_forecast){ .board = board, .res = res, .row = at + 1 };
            add_effect(&row[n++], e, sur, reb);
        }
    struct arch_effect crowd = arch_pop_effect(s->pop);
    if (crowd.sur || crowd.reb) {
        row[n] = (struct arch_forecast){ .board = N_BOARDS };
        add_effect(&row[n++], crowd, sur, reb);
    }
    int idle = arch_sur_effect(*sur);
    if (idle > 0 || (idle < 0 && *reb)) {
        row[n] = (struct arch_forecast){ .board = N_BOARDS + 1 };
        add_effect(&row[n++], (struct arch_effect){ 0, (int8_t)idle }, sur, reb);
    }
    return n;
}
