/* features.c - a position of Archipelago in small whole numbers, for a net (features.def). */
#include "games/archipelago/features.h"
#include "games/scaffold/reader.inc"
#include <string.h>

#include "games/archipelago/net.inc"

static void read_seat(const struct arch_state *s, const struct arch_tally *t, int seat, uint8_t *f)
{
    const struct arch_player *p = &s->player[seat];
    for (int c = 0; c < N_CRITERIA; c++)
        f[OWN_criteria + c] = vk_small(t->value[seat][c]);
    for (int i = 0; i < p->n_objectives && i < ARCH_OBJECTIVES; i++)
        if (p->objective[i] < N_OBJECTIVES)
            f[OWN_objectives + p->objective[i]] = 1;
    f[OWN_citizens] = vk_small(t->active[seat]);
    f[OWN_ships] = vk_small(t->ships[seat]);
    f[OWN_rebels] = vk_small(t->rebels[seat]);
    f[OWN_work] = vk_small(t->work[seat]);
    f[OWN_room] = vk_small(t->room[seat]);
    f[OWN_pairs] = vk_small(t->pairs[seat]);
    f[OWN_supply] = vk_small(t->supply[seat]);
    f[OWN_medals] = vk_small(t->medals[seat]);
    memcpy(f + OWN_cubes, p->cubes, N_RES);
    f[OWN_tokens] = p->tokens;
    f[OWN_discs] = p->discs;
    f[OWN_ready] = p->ready;
    f[OWN_on_cards] = p->on_cards;
    f[OWN_has_passed] = p->has_passed != 0;
    f[OWN_pledge] = p->pledge == VK_NONE ? 0 : p->pledge;
    f[OWN_is_active] = s->active == seat;
    f[OWN_florins] = p->florins;
    f[OWN_poor] = p->florins < 4;
    f[OWN_rich] = p->florins > 9;
}

/* Objectives in play, and how far their ends have come. */
static void read_ends(const struct arch_state *s, uint8_t *f)
{
    float most = 0, sum = 0;
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        for (int i = 0; i < p->n_objectives && i < ARCH_OBJECTIVES; i++) {
            if (p->objective[i] >= N_OBJECTIVES)
                continue;
            float x = arch_progress(s, p->objective[i]);
            f[TABLE_objectives + p->objective[i]] = 1;
            most = x > most ? x : most;
            sum += x;
        }
    }
    f[TABLE_progress] = vk_small((int)(most * 20));
    f[TABLE_hurry] = vk_small((int)(sum * 10));
    f[TABLE_last_turns] = most > 0.79f;
    f[TABLE_last_turns + 1] = most > 0.99f;
}

static void read_table(const struct arch_state *s, uint8_t *f)
{
    int peace = s->pop - s->reb;
    for (int i = 0; i < s->n_trends && i < 2; i++)
        if (s->trend[i] < N_TRENDS)
            f[TABLE_trends + s->trend[i]] = 1;
    f[TABLE_pop] = s->pop;
    f[TABLE_reb] = s->reb;
    f[TABLE_sur] = s->sur;
    f[TABLE_peace] = vk_small(peace);
    f[TABLE_near] = peace < 3;
    f[TABLE_near + 1] = peace < 6;
    f[TABLE_regions] = s->n_regions;
    memcpy(f + TABLE_built, s->built, N_BUILDINGS);
    f[TABLE_ships] = s->ships;
    memcpy(f + TABLE_in_play, s->in_play, sizeof s->in_play);
    f[TABLE_bank] = s->bank;
    memcpy(f + TABLE_supply, s->supply, N_RES);
    memcpy(f + TABLE_domestic, s->market[DOMESTIC], N_RES);
    memcpy(f + TABLE_export_goods, s->market[EXPORT], N_RES);
    memcpy(f + TABLE_stacks, s->stack, ARCH_STACKS);
    f[TABLE_phase + (s->phase > 6 ? 6 : s->phase)] = 1;
    f[TABLE_seats + s->h.seats] = 1;
    f[TABLE_length + (s->option[O_LENGTH] < N_PACKS ? s->option[O_LENGTH] : 0)] = 1;
    f[TABLE_turn] = vk_small(s->h.round);
    f[TABLE_deck] = s->n_deck;
    f[TABLE_ends] = s->end_pending;
    f[TABLE_spent_tokens] = s->spent_tokens;
    read_ends(s, f);
}

static void read(const void *st, struct vk_features *out)
{
    const struct arch_state *s = st;
    struct arch_tally t;
    struct vk_score score = { 0 };
    unsigned due = asked(&s->h);
    arch_count(s, &t);
    arch_score(s, &score);
    read_table(s, out->table);
    for (int seat = 0; seat < s->h.seats; seat++) {
        uint8_t *f = out->own[seat];
        read_seat(s, &t, seat, f);
        f[OWN_is_due] = due >> seat & 1;
        f[OWN_total] = vk_small(score.total[seat]);
        for (int i = 0; i < N_PARTS; i++)
            f[OWN_parts + i] = vk_small(score.part[seat][i]);
        f[OWN_rank] = score.rank[seat];
        f[OWN_leads] = score.winners >> seat & 1;
    }
    for (int i = 0; i < s->n_order; i++)
        if (s->order[i] < s->h.seats)
            out->own[s->order[i]][OWN_place + i] = 1;
    for (int c = 0; c < N_CARDS; c++)
        if (s->card_at[c] < s->h.seats)
            out->own[s->card_at[c]][OWN_cards + c] = s->card_flags[c] & CARD_BUILT ? 2 : 1;
}

const struct vk_reader arch_reader = READER(read);
