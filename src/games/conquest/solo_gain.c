/*
 * solo_gain.c - 7.7, the Expand side of a chit: cards, canoes in chains, Villages, Warrior Bands and
 * War Canoes for the automatic opponent, and where they go. Also the moment when his cards are
 * turned up, since Ariki brings him Warrior Bands by the same order of precedence.
 */
#include "games/conquest/rules.h"

enum { ARIKI_BANDS = 2, DEFORESTED_OWNER = 3 /* Villages that the victim has at least */ };

static const struct hexset nowhere = { { 0, 0 } };

/* Island hexes with a Village or a piece of his: what 7.7 calls his groups. */
static struct hexset solo_islands(const struct conq_state *s)
{
    struct hexset his = hs_or(s->held[CONQ_OPPONENT], s->occupied[CONQ_OPPONENT]);
    return hs_minus(his, s->ocean);
}

static void tell(const struct conq_state *s, int hex, enum item item, int n, struct vk_sink *ev)
{
    VK_EMIT(ev, E_built, conq_actor(s, CONQ_OPPONENT), hex, item, n);
}

static bool has_supply(const struct conq_state *s, enum kind kind)
{
    return s->supply[CONQ_OPPONENT][kind] > 0;
}

/* Those of a set whose Villages are most. */
static struct hexset with_most_villages(const struct conq_state *s, struct hexset groups)
{
    struct hexset best = nowhere;
    int most = -1;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (s->villages[hex] > most) {
            most = s->villages[hex];
            best = nowhere;
        }
        if (s->villages[hex] == most)
            hs_add(&best, hex);
    }
    return best;
}

/* ---- Villages --------------------------------------------------------------------------------------- */

static int free_boxes(const struct conq_state *s, int hex)
{
    if (!conq_is_group(s, hex))
        return 0;
    return conq_usable(s, hex) + conq_brown(s, hex) - s->villages[hex];
}

static struct hexset with_most_boxes(const struct conq_state *s)
{
    struct hexset left = solo_islands(s), best = nowhere;
    int most = 1;
    while (hs_any(left)) {
        int hex = hs_next(&left), n = free_boxes(s, hex);
        if (n > most) {
            most = n;
            best = nowhere;
        }
        if (n == most)
            hs_add(&best, hex);
    }
    return best;
}

/* A brown box is improved for nothing. Without a Home this one becomes it. */
static void give_village(struct conq_state *s, int hex, struct vk_sink *ev)
{
    if (s->villages[hex] == conq_usable(s, hex)) {
        s->ia[hex]++;
        tell(s, hex, I_IA, 1, ev);
    }
    conq_add_village(s, CONQ_OPPONENT, hex);
    tell(s, hex, I_VILLAGE, 1, ev);
    conq_mend_home(s, CONQ_OPPONENT, ev);
}

static void give_villages(struct conq_state *s, struct vk_sink *ev)
{
    struct hexset left = solo_islands(s);
    while (hs_any(left)) {
        int hex = hs_next(&left);
        if (free_boxes(s, hex) > 0)
            give_village(s, hex, ev);
    }
}

/* ---- Warrior Bands, War Canoes ------------------------------------------------------------------------ */

/* The order of precedence, small first; within some classes most Villages come first. */
static int band_rank(const struct conq_state *s, int hex)
{
    enum { CLASS = 16 }; /* more than Villages on a group */
    struct conq_stack k = conq_stack_at(s, CONQ_OPPONENT, hex);
    bool is_group = conq_is_group(s, hex);
    int villages = s->villages[hex];
    if (k.n[WC] > k.n[WB])
        return 1 * CLASS;
    if (villages > k.n[WB])
        return 3 * CLASS - villages;
    if (is_group && villages == 0 && k.n[WB] == 0)
        return 3 * CLASS;
    if (!is_group && k.n[WB] == 0)
        return 4 * CLASS;
    return is_group ? 6 * CLASS - villages : VK_NONE;
}

static struct hexset band_places(const struct conq_state *s)
{
    struct hexset left = solo_islands(s), best = nowhere;
    int lowest = VK_NONE;
    while (hs_any(left)) {
        int hex = hs_next(&left), rank = band_rank(s, hex);
        if (rank < lowest) {
            lowest = rank;
            best = nowhere;
        }
        if (rank == lowest && rank != VK_NONE)
            hs_add(&best, hex);
    }
    return best;
}

static void give(struct conq_state *s, int hex, enum item item, int n, struct vk_sink *ev)
{
    conq_put(s, CONQ_OPPONENT, hex, (enum kind)conq_items[item].piece, n, 0);
    tell(s, hex, item, n, ev);
}

/* One Warrior Band for each Village, lowest hex first. */
static void give_garrisons(struct conq_state *s, struct vk_sink *ev)
{
    struct hexset left = s->held[CONQ_OPPONENT];
    while (hs_any(left)) {
        int hex = hs_next(&left);
        int n = s->villages[hex] - conq_count(s, CONQ_OPPONENT, hex, WB);
        if (n > s->supply[CONQ_OPPONENT][WB])
            n = s->supply[CONQ_OPPONENT][WB];
        if (n > 0)
            give(s, hex, I_WB, n, ev);
    }
}

/* ---- the Transport Canoe Chain ------------------------------------------------------------------------ */

/* Known hexes where nobody is in the way of a canoe. */
static struct hexset open_hexes(const struct conq_state *s)
{
    return hs_minus(conq_known(s), conq_enemy_hexes(s, CONQ_OPPONENT));
}

/* What joins this part of the chain if one more canoe is laid beside it. */
static struct hexset grown(const struct conq_state *s, struct hexset chain, struct hexset open)
{
    struct hexset next = hs_minus(hs_and(conq_around(chain), open), chain);
    return hs_or(chain, conq_flood(next, s->chain[CONQ_OPPONENT]));
}

/* His islands outside the Home's chain that can be linked with the fewest new canoes. */
static struct hexset cheapest_links(const struct conq_state *s)
{
    int home = s->home[CONQ_OPPONENT];
    struct hexset open = open_hexes(s), reach = conq_component(s, CONQ_OPPONENT, home);
    struct hexset outside = hs_minus(solo_islands(s), reach);
    if (!hs_any(reach) || !hs_any(outside))
        return nowhere;
    for (int canoes = 1; canoes <= s->supply[CONQ_OPPONENT][TC]; canoes++) {
        reach = grown(s, reach, open);
        if (hs_any(hs_and(reach, outside)))
            return hs_and(reach, outside);
    }
    return nowhere;
}

/* Hexes beside this end of the chain on a shortest path to the Home's; empty if it is there. */
static struct hexset next_links(const struct conq_state *s, int end)
{
    struct hexset open = open_hexes(s);
    struct hexset tail = conq_component(s, CONQ_OPPONENT, end);
    struct hexset reach = conq_component(s, CONQ_OPPONENT, s->home[CONQ_OPPONENT]);
    if (hs_has(reach, end))
        return nowhere;
    while (!hs_any(hs_and(conq_around(tail), reach)))
        reach = grown(s, reach, open);
    return hs_minus(hs_and(conq_around(tail), reach), tail);
}

void conq_raise_canoes(struct conq_state *s, int side, struct vk_sink *ev)
{
    struct hexset left = hs_minus(s->occupied[side], s->chain[side]);
    while (conq_is_solo(s) && hs_any(left)) {
        int hex = hs_next(&left);
        if (conq_count(s, side, hex, TC)) {
            conq_turn_up(s, side, hex);
            VK_EMIT(ev, E_chain_up, conq_actor(s, side), hex);
        }
    }
}

static void begin_chain(struct conq_state *s, struct vk_sink *ev)
{
    int home = s->home[CONQ_OPPONENT];
    conq_raise_canoes(s, CONQ_OPPONENT, ev); /* what already lies there counts */
    bool is_needed = hs_any(hs_minus(solo_islands(s), hs_one(home))); /* amendment 5 */
    if (is_needed && !hs_has(s->chain[CONQ_OPPONENT], home) && has_supply(s, TC))
        give(s, home, I_TC_UP, 1, ev);
}

/* pc: whether it has begun. */
static void run_chain(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    if (s->home[CONQ_OPPONENT] == VK_NONE) {
        vk_pop(&s->h);
        return;
    }
    if (f->pc == 0) {
        f->pc = 1;
        begin_chain(s, ev);
    }
    int hex = conq_solo_pick(s, f);
    if (hex == CONQ_ASKED)
        return;
    if (hex == VK_NONE && f->v[SOLO_GAIN_LINK] == 0) {
        vk_pop(&s->h);
        return;
    }
    if (hex != VK_NONE && !hs_has(s->chain[CONQ_OPPONENT], hex))
        give(s, hex, I_TC_UP, 1, ev);
    f->v[SOLO_GAIN_LINK] = (int16_t)(hex == VK_NONE ? 0 : hex + 1);
}

/* ---- the programs ------------------------------------------------------------------------------------- */

struct hexset conq_solo_gain_choices(const struct conq_state *s, const struct vk_frame *f)
{
    switch ((enum gain)f->v[SOLO_GAIN_WHAT]) {
    case GAIN_CHAIN:
        return f->v[SOLO_GAIN_LINK] ? next_links(s, f->v[SOLO_GAIN_LINK] - 1) : cheapest_links(s);
    case GAIN_VILLAGE: return with_most_boxes(s);
    default: return band_places(s);
    }
}

void conq_solo_push_gain(struct conq_state *s, enum gain gain)
{
    if (gain == GAIN_NOTHING)
        return;
    struct vk_frame *f = vk_push(&s->h, P_solo_gain, VK_NONE);
    f->v[SOLO_GAIN_WHAT] = (int16_t)gain;
    f->v[SOLO_BANDS] = gain == GAIN_BANDS ? 2 : 1;
}

/* Warrior Bands one by one. */
static void run_bands(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int hex = f->v[SOLO_BANDS] && has_supply(s, WB) ? conq_solo_pick(s, f) : VK_NONE;
    if (hex == CONQ_ASKED)
        return;
    if (hex == VK_NONE) {
        vk_pop(&s->h);
        return;
    }
    f->v[SOLO_BANDS]--;
    give(s, hex, I_WB, 1, ev);
}

static void run_village(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int hex = conq_solo_pick(s, f);
    if (hex == CONQ_ASKED)
        return;
    vk_pop(&s->h);
    if (hex != VK_NONE)
        give_village(s, hex, ev);
}

RUN(solo_gain)
{
    struct conq_state *s = st;
    int home = s->home[CONQ_OPPONENT];
    switch ((enum gain)f->v[SOLO_GAIN_WHAT]) {
    case GAIN_CHAIN: run_chain(s, f, ev); return;
    case GAIN_VILLAGE: run_village(s, f, ev); return;
    case GAIN_BAND:
    case GAIN_BANDS: run_bands(s, f, ev); return;
    default: break;
    }
    enum gain gain = (enum gain)f->v[SOLO_GAIN_WHAT];
    vk_pop(&s->h);
    if (gain == GAIN_CARD && s->deck_left)
        vk_push(&s->h, P_draw_card, CONQ_OPPONENT);
    else if (gain == GAIN_VILLAGES)
        give_villages(s, ev);
    else if (gain == GAIN_GARRISONS)
        give_garrisons(s, ev);
    else if (gain == GAIN_CANOE && home != VK_NONE && has_supply(s, WC))
        give(s, home, I_WC, 1, ev);
}

/* ---- his cards are turned up ---------------------------------------------------------------------------- */

static bool is_hidden(const struct conq_state *s, enum card c)
{
    return conq_has_card(s, CONQ_OPPONENT, c) && !conq_card_up(s, CONQ_OPPONENT, c);
}

void conq_solo_reveal(struct conq_state *s, struct vk_sink *ev)
{
    bool has_ariki = is_hidden(s, C_ARIKI);
    bool fells =
        is_hidden(s, C_DEFORESTATION) && conq_villages_of(s, CONQ_HUMAN) >= DEFORESTED_OWNER;
    for (int c = 0; c < N_CARDS && s->n_hidden[CONQ_OPPONENT]; c++)
        conq_show_card(s, CONQ_OPPONENT, (enum card)c, ev);
    if (!has_ariki && !fells)
        return;
    struct vk_frame *f = vk_push(&s->h, P_solo_reveal, VK_NONE);
    f->v[SOLO_REVEAL_FELLS] = fells;
    f->v[SOLO_BANDS] = has_ariki ? ARIKI_BANDS : 0;
    if (fells)
        conq_use_card(s, CONQ_OPPONENT, C_DEFORESTATION, ev);
    if (has_ariki)
        conq_use_card(s, CONQ_OPPONENT, C_ARIKI, ev);
}

struct hexset conq_solo_reveal_choices(const struct conq_state *s, const struct vk_frame *f)
{
    return f->v[SOLO_REVEAL_FELLS] ? with_most_villages(s, s->held[CONQ_HUMAN]) : band_places(s);
}

RUN(solo_reveal)
{
    struct conq_state *s = st;
    if (!f->v[SOLO_REVEAL_FELLS]) {
        run_bands(s, f, ev);
        return;
    }
    int hex = conq_solo_pick(s, f);
    if (hex == CONQ_ASKED)
        return;
    f->v[SOLO_REVEAL_FELLS] = 0;
    conq_lose_villages(s, hex, 1);
    VK_EMIT(ev, E_village_lost, CONQ_HUMAN, hex, 1);
    conq_mend_home(s, CONQ_HUMAN, ev);
}
