/*
 * hidden.c - section 5: objectives, sealed choices, hexes held in turn zero. Concealed, an unknown
 * objective and a sealed choice are VK_NONE and an unknown hex lies in the pile; imagined, they are dealt
 * again. A card whose condition came true and that nobody showed is held by nobody.
 */
#include "games/archipelago/rules.h"

/* ---- concealing --------------------------------------------------------------------------------- */

static bool may_know(const struct arch_player *p, int k, int viewer)
{
    if (p->shown >> k & 1)
        return true;
    return viewer < ARCH_SEATS && (p->known[k] >> viewer & 1);
}

void arch_conceal(void *st, int viewer)
{
    struct arch_state *s = st;
    bool is_sealed = s->h.waiting && vk_top_of(&s->h)->point == P_order_offer;
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        if (seat == viewer)
            continue;
        for (int k = 0; k < p->n_objectives; k++)
            if (!may_know(p, k, viewer))
                p->objective[k] = VK_NONE;
        p->dropped = VK_NONE;
        p->slot[0] = p->slot[1] = VK_NONE;
        if (is_sealed) {
            p->n_notes = 0;
            p->note[0] = (struct arch_deal){ 0 };
        }
    }
    for (int hex = 0; hex < N_HEXES; hex++)
        if (s->hex_at[hex] < ARCH_SEATS && s->hex_at[hex] != viewer)
            s->hex_at[hex] = HEX_PILE;
}

/* ---- objectives --------------------------------------------------------------------------------- */

/* One card of a mask over the pack, at random. */
static int draw_from(unsigned *mask, struct vk_rng *rng)
{
    vk_assert(*mask);
    uint32_t i = vk_rng_below(rng, (uint32_t)__builtin_popcount(*mask));
    unsigned left = *mask;
    while (i--)
        left &= left - 1;
    int card = __builtin_ctz(left);
    *mask &= ~(1u << card);
    return card;
}

/* Cards of the pack that this state does not place anywhere. */
static unsigned unplaced(const struct arch_state *s)
{
    int first = arch_pack(s) * PACK_SIZE;
    unsigned left = arch_pack_mask(s);
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        for (int k = 0; k < p->n_objectives; k++)
            if (p->objective[k] != VK_NONE)
                left &= ~(1u << (p->objective[k] - first));
        if (p->dropped != VK_NONE)
            left &= ~(1u << (p->dropped - first));
    }
    return left;
}

static void deal_objectives(struct arch_state *s, struct vk_rng *rng)
{
    int first = arch_pack(s) * PACK_SIZE;
    unsigned left = unplaced(s), met = left & s->met;
    left &= ~met;
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        for (int k = 0; k < p->n_objectives; k++)
            if (p->objective[k] == VK_NONE)
                p->objective[k] = (uint8_t)(first + draw_from(&left, rng));
    }
    left |= met; /* what was not kept may have been met since */
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        bool has_dropped = arch_option(s, O_MORE_SPICE) && p->n_objectives &&
                           p->n_objectives < arch_objectives_dealt(s) && s->is_watched;
        if (has_dropped && p->dropped == VK_NONE && left)
            p->dropped = (uint8_t)(first + draw_from(&left, rng));
    }
}

/* ---- hexes of turn zero --------------------------------------------------------------------------- */

static bool fits_somewhere(const struct arch_state *s, int hex)
{
    for (int face = 2 * hex; face < 2 * hex + 2; face++)
        for (int d = 0; d < SIDES; d++)
            for (int rot = 0; rot < arch_rotations(face); rot++)
                if (s->region[0].next[d] == VK_NONE &&
                    arch_fits(s, arch_step[d][0], arch_step[d][1],
                              arch_turn(arch_faces[face].edges, rot)))
                    return true;
    return false;
}

static int draw_hex(const struct arch_state *s, bool must_fit, struct vk_rng *rng)
{
    uint8_t hex[N_HEXES] = { 0 };
    int n = 0;
    for (int k = 0; k < N_HEXES; k++)
        if (s->hex_at[k] == HEX_PILE && (!must_fit || fits_somewhere(s, k)))
            hex[n++] = (uint8_t)k;
    vk_assert(n > 0);
    return hex[vk_rng_below(rng, (uint32_t)n)];
}

/* Who is about to choose a face holds at least one that fits. */
static void deal_hexes(struct arch_state *s, int viewer, struct vk_rng *rng)
{
    const struct vk_frame *top = vk_top_of(&s->h);
    int chooser = top->point == P_tz_choose_face ? top->seat : VK_NONE;
    if (chooser != VK_NONE && chooser != viewer)
        s->hex_at[draw_hex(s, true, rng)] = (uint8_t)chooser;
    for (int seat = 0; seat < s->h.seats; seat++) {
        if (seat == viewer)
            continue;
        for (int n = s->player[seat].n_held - (seat == chooser); n > 0; n--)
            s->hex_at[draw_hex(s, false, rng)] = (uint8_t)seat;
    }
}

/* ---- sealed choices --------------------------------------------------------------------------------- */

/* Small sums are likelier: half of the players bid nothing. */
static int some_florins(int most, struct vk_rng *rng)
{
    int n = 0;
    while (n < most && vk_rng_below(rng, 2))
        n++;
    return n;
}

/* Two of his cubes, or one and an empty hand, or nothing at all. */
static void hide_cubes(struct arch_player *p, struct vk_rng *rng)
{
    uint8_t cube[96] = { 0 };
    int n = 0;
    for (int res = 0; res < N_RES; res++)
        for (int k = 0; k < p->cubes[res]; k++)
            cube[n++] = (uint8_t)res;
    p->slot[0] = p->slot[1] = N_RES;
    if (!n)
        return;
    uint32_t a = vk_rng_below(rng, (uint32_t)n);
    p->slot[0] = cube[a];
    cube[a] = cube[n - 1];
    p->slot[1] = n > 1 ? cube[vk_rng_below(rng, (uint32_t)(n - 1))] : N_RES;
    if (n == 1 && vk_rng_below(rng, 2)) {
        p->slot[1] = p->slot[0];
        p->slot[0] = N_RES;
    }
}

/* In the second vote one of those named in the first. */
static int some_trend(const struct arch_state *s, struct vk_rng *rng)
{
    unsigned left = s->named ? s->named : (1u << N_TRENDS) - 1;
    for (int i = 0; i < s->n_trends; i++)
        left &= ~(1u << s->trend[i]);
    return draw_from(&left, rng);
}

/* What a rival who has answered may have sealed. */
static void seal(struct arch_state *s, int seat, int point, struct vk_rng *rng)
{
    struct arch_player *p = &s->player[seat];
    switch (point) {
    case P_bid_order: p->slot[0] = (uint8_t)some_florins(p->florins, rng); break;
    case P_rebid_order:
        if (vk_below_of(&s->h)->v[ORDER_TIED] >> seat & 1) /* those who tied */
            p->slot[0] = (uint8_t)some_florins(p->florins, rng);
        break;
    case P_order_offer:
        if (seat == s->decider || !p->florins || vk_rng_below(rng, 3))
            break;
        p->note[0] = (struct arch_deal){ .owner = (uint8_t)seat,
                                         .partner = s->decider,
                                         .window = FOR_PLACE };
        p->note[0].places = (uint8_t)(2u << vk_rng_below(rng, s->h.seats));
        p->note[0].give = (uint8_t)(1 + some_florins(p->florins > 3 ? 2 : p->florins - 1, rng));
        p->n_notes = 1;
        break;
    case P_crisis_pledge:
        if (arch_rebels(s, seat))
            p->slot[0] = (uint8_t)some_florins(2, rng);
        break;
    case P_trend_vote: p->slot[0] = (uint8_t)some_trend(s, rng); break;
    case P_choose_objective:
        p->slot[0] = (uint8_t)vk_rng_below(rng, (uint32_t)p->n_objectives);
        break;
    default: break;
    }
}

void arch_imagine(void *st, int viewer, struct vk_rng *rng)
{
    struct arch_state *s = st;
    if (s->h.over)
        return; /* all lies open */
    deal_objectives(s, rng);
    deal_hexes(s, viewer, rng);
    const struct vk_frame *top = vk_top_of(&s->h);
    if (top->point == P_thief_pick) {
        int victim = vk_below_of(&s->h)->v[THEFT_VICTIM];
        if (victim != viewer)
            hide_cubes(&s->player[victim], rng);
        return;
    }
    if (!s->h.waiting)
        return;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (seat != viewer && !(s->h.waiting >> seat & 1))
            seal(s, seat, top->point, rng);
}
