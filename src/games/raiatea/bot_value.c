/*
 * bot_value.c - what a position is worth to each seat, in points: what counts now, and what pearls,
 * mana, goods, priests, helpers, masks and rituals may still become in the time that is left.
 */
#include "games/raiatea/bot.h"

/* Action rounds and ceremonies behind each space of the track, that space included. */
static const uint8_t rounds_from[RAIA_TRACK + 2] = { 6, 6, 5, 5, 4, 3, 3, 2, 1, 0, 0 };
static const uint8_t ceremonies_from[RAIA_TRACK + 2] = { 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 0 };

struct raia_clock raia_clock_of(const struct raia_state *s)
{
    int seats = s->h.seats, skipped = seats == 3 ? 0 : seats == 5 ? 2 : 1;
    struct raia_clock c = { .rounds = rounds_from[s->space],
                            .ceremonies = ceremonies_from[s->space] };
    c.rounds -= (float)(skipped < (int)c.rounds ? skipped : (int)c.rounds);
    if (s->ceremony)
        c.ceremonies -= (float)s->act / 7.0f;
    else if (c.rounds > 0)
        c.rounds -= (float)s->choices / (float)(seats == 2 ? 4 : seats);
    c.thrift = 0.35f + 0.13f * c.rounds + 0.1f * c.ceremonies;
    if (c.thrift > 1.0f)
        c.thrift = 1.0f;
    if (c.ceremonies <= 1.0f && s->ceremony == 3)
        c.thrift = s->act >= 6 ? 0.25f : 0.45f;
    return c;
}

/* Tattoos by position: the points of the rank, and part of the way to the next. */
static const float tattoo_worth[RAIA_TATTOOS + 1] = { 0.0f, 1.4f, 3.4f, 4.1f, 4.9f,
                                                      6.8f, 7.3f, 7.8f, 8.4f, 9.6f };

/* What a ritual is worth when it is performed, roughly; its cost and the risk come off below. */
static const float performed[N_RITUALS] = {
    [R_rua_hatu] = 1.1f,    [R_uru_taetae] = 1.5f, [R_raa] = 1.6f,        [R_roroo] = 1.8f,
    [R_mata_arahu] = 2.6f,  [R_rau_pena] = 1.0f,   [R_tino_rua] = 1.7f,   [R_roo] = 1.0f,
    [R_tohu] = 1.3f,        [R_hiro] = 1.6f,       [R_toa_hiti] = 1.3f,   [R_tipa] = 0.8f,
    [R_moe] = 1.5f,         [R_te_fatu] = 1.2f,    [R_punua] = 1.2f,      [R_matarii] = 2.2f,
    [R_oro_paa] = 1.0f,     [R_atea] = 1.6f,       [R_tii] = 0.8f,        [R_ruanuu] = 1.2f,
    [R_maui] = 0.9f,        [R_hina] = 0.9f,       [R_vai_ora] = 0.6f,    [R_rai_tupua] = 0.7f,
    [R_taere] = 2.6f,       [R_ihi] = 2.6f,        [R_oro] = 3.6f,        [R_taaroa] = 2.4f,
    [R_tua_raa_tai] = 2.3f, [R_tumu_nui] = 2.4f,   [R_papa_rai_3] = 3.0f, [R_papa_rai_5] = 5.0f,
    [R_te_rai] = 1.2f,      [R_tu_nui] = 1.2f,     [R_rua_hine] = 2.0f,   [R_tama_ehu] = 1.0f,
    [R_rumia] = 1.2f,       [R_hina_ere] = 0.8f,   [R_tane_mata] = 0.8f,  [R_tane_moana] = 1.2f,
    [R_tane_uru] = 1.0f,    [R_tane_haere] = 1.4f, [R_tane_nui] = 1.2f,   [R_tane_toa] = 2.2f,
};

/* Rima-Roa and Fatu-Tiri count richer rivals: those of now, and half of the others by and by. */
static float envy_worth(const struct raia_state *s, int seat, int ritual)
{
    const struct raia_player *p = &s->player[seat];
    int richer = 0;
    for (int q = 0; q < s->h.seats; q++)
        richer +=
            ritual == R_rima_roa ? s->player[q].pearls > p->pearls : s->player[q].mana > p->mana;
    float n = 0.7f * (float)richer + 0.15f * (float)(s->h.seats - 1);
    return ritual == R_rima_roa ? 0.35f * n : 0.25f * (n > 1.0f ? n : 1.0f);
}

float raia_ritual_worth(const struct raia_state *s, const struct raia_clock *c, int seat,
                        int ritual)
{
    const struct raia_player *p = &s->player[seat];
    const struct raia_ritual *r = &raia_rituals[ritual];
    float chances = c->ceremonies - (s->act >= 3 ? 1.0f : 0.0f), hope;
    if (chances < 0.0f)
        chances = 0.0f;
    /* Dear rituals seldom come off before the last ceremony. */
    hope = r->cost <= 4 ? 0.85f : r->cost <= 6 ? 0.7f : r->cost <= 9 ? 0.55f : 0.45f;
    if (chances < 1.0f)
        hope *= chances;
    if (p->ready[SHAMAN] && r->when == ANY && p->priests >= r->cost && hope < 0.8f)
        hope = 0.8f;
    /* More cards than clips: the rest waits. */
    float x = hope * performed[ritual];
    if (ritual == R_rima_roa || ritual == R_fatu_tiri)
        x = hope * envy_worth(s, seat, ritual);
    if (r->kind == PERMANENT && ritual != R_papa_rai_3 && ritual != R_papa_rai_5)
        x *= 0.3f + 0.12f * c->rounds;
    return x;
}

static float hand_worth(const struct raia_state *s, const struct raia_clock *c, int seat)
{
    const struct raia_player *p = &s->player[seat];
    struct cards all = p->hand;
    int known = cards_count(p->hand) + cards_count(p->prepared);
    float sum = 0, share = 1.0f;
    cards_join(&all, p->prepared);
    while (cards_any(all)) {
        int r = cards_lowest(all);
        sum += raia_ritual_worth(s, c, seat, r);
        cards_take(&all, r);
    }
    int unknown = raia_known_hand(s, seat) - known;
    if (unknown > 0)
        sum += 0.8f * (float)unknown * (c->ceremonies > 1.0f ? 1.0f : c->ceremonies);
    /* A hand that cannot all be played. */
    int room = (int)(3.0f * (c->ceremonies > 0.0f ? c->ceremonies : 0.0f)) + 1;
    if (known > room)
        share = (float)room / (float)known;
    return sum * share;
}

/* Lone masks may find their twin; a mirror always finds one. */
static float mask_hopes(const struct raia_player *p, const struct raia_clock *c)
{
    float time = c->rounds > 3.0f ? 1.0f : c->rounds / 3.0f, x = 0.0f;
    for (int m = 0; m < N_MASKS; m++)
        x += 0.55f * time * (float)raia_unpaired(p, m);
    return x + 0.4f * (float)raia_unlinked(p, MIRROR);
}

float raia_worth(const struct raia_state *s, const struct raia_clock *c, int seat)
{
    const struct raia_player *p = &s->player[seat];
    struct vk_score score = { 0 };
    float x = tattoo_worth[p->tattoo], time = c->rounds > 3.0f ? 1.0f : c->rounds / 3.0f;
    raia_score(s, &score);
    x += (float)(score.total[seat] - score.part[seat][PART_RANK]);
    x += c->thrift * (0.30f * (float)p->pearls + 0.22f * (float)p->mana);
    for (int g = 0; g < N_GOODS; g++) {
        int n = p->goods[g];
        float each = s->level[g] >= 4 ? 0.95f : 0.8f;
        x += c->thrift * (n ? each + 0.55f * (float)(n - 1) : 0.0f);
    }
    /* A priest pays in every Dance and, now and then, on the Path. */
    float incomes = c->ceremonies + 0.7f * c->rounds;
    x += (float)p->priests * (0.15f + 0.2f * incomes * c->thrift);
    for (int h = 0; h < N_HELPERS; h++) {
        float each = 0.25f + 0.4f * time;
        x += (float)p->helpers[h] * each + 0.2f * time * (float)(p->helpers[h] > 1);
        x += 0.25f * (float)p->ready[h];
    }
    if (c->ceremonies > 0)
        x += 0.3f * (float)(p->ready[DIVER] > 1 ? 1 : p->ready[DIVER]);
    x += mask_hopes(p, c) + hand_worth(s, c, seat);
    x += 0.25f * (float)raia_lasting(p, R_atea) * incomes;
    x += 0.15f * (float)(raia_lasting(p, R_ruanuu) + raia_lasting(p, R_maui)) * c->ceremonies;
    x += 0.4f * (float)raia_lasting(p, R_oro_paa) * time +
         0.4f * (float)raia_lasting(p, R_tii) * time;
    x += 0.4f * (float)(raia_lasting(p, R_te_rai) + raia_lasting(p, R_tu_nui)) * time;
    /* Being early in the ceremonial order is worth a little. */
    for (int i = 0; i < s->n_order; i++)
        if (s->order[i] == seat)
            x += 0.12f * (float)(s->n_order - i);
    return x;
}
