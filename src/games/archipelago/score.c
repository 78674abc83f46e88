/* score.c - what players are ranked by, and points (6.3, 6.4). */
#include "games/archipelago/rules.h"

static int cards_of(const struct arch_state *s, int seat, bool characters)
{
    int n = 0;
    for (int card = 0; card < N_CARDS; card++)
        n += s->card_at[card] == seat && (arch_cards[card].kind == CHARACTER) == characters;
    return n;
}

static int buildings_of(const struct arch_state *s, const struct arch_sight *sight, int seat,
                        int building)
{
    int n = 0;
    for (int r = 0; r < s->n_regions; r++)
        n += arch_controller(s, sight, r, building) == seat;
    return n;
}

/* Icons that are not ravaged in the regions that he controls, on both shores. */
static int icons_of(const struct arch_state *s, const struct arch_sight *sight, int seat, int res)
{
    int n = 0;
    for (int r = 0; r < s->n_regions; r++) {
        if (sight->control[r] != seat)
            continue;
        const struct arch_face *face = arch_face_of(s, r);
        for (int i = 0; i < face->n_icons; i++)
            n += face->icon[i].res == res && !(s->region[r].ravaged >> i & 1);
    }
    return n;
}

int arch_value(const struct arch_state *s, const struct arch_sight *sight, int seat, int criterion)
{
    const struct arch_player *p = &s->player[seat];
    if (criterion >= BY_CUBES_FRUIT && criterion <= BY_CUBES_IRON)
        return p->cubes[criterion - BY_CUBES_FRUIT];
    if (criterion >= BY_ICONS_FRUIT && criterion <= BY_ICONS_IRON)
        return icons_of(s, sight, seat, criterion - BY_ICONS_FRUIT);
    switch (criterion) {
    case BY_MONEY: return p->florins;
    case BY_CHARACTERS: return cards_of(s, seat, true);
    case BY_PROGRESS: return cards_of(s, seat, false);
    case BY_CARDS: return cards_of(s, seat, true) + cards_of(s, seat, false);
    case BY_TOWNS: return buildings_of(s, sight, seat, TOWN);
    case BY_TEMPLES: return buildings_of(s, sight, seat, TEMPLE);
    case BY_MARKETS: return buildings_of(s, sight, seat, MARKET);
    case BY_PORTS: return buildings_of(s, sight, seat, PORT);
    case BY_TOKENS: return p->tokens;
    case BY_POPULATION: return arch_citizens_on_map(s, seat);
    case BY_BENEFACTOR: return p->benefactor;
    default: return 0;
    }
}

/* Equal values share a place, the next lower value has the next one; nothing is no place at all. */
void arch_rank_points(const struct arch_state *s, const struct arch_sight *sight, int criterion,
                      int first, int16_t points[ARCH_SEATS])
{
    int value[ARCH_SEATS], last = 0x7FFF;
    for (int seat = 0; seat < s->h.seats; seat++) {
        value[seat] = arch_value(s, sight, seat, criterion);
        points[seat] = 0;
    }
    for (int place = 0; place < ARCH_PLACES; place++) {
        int best = 0;
        for (int seat = 0; seat < s->h.seats; seat++)
            if (value[seat] < last && value[seat] > best)
                best = value[seat];
        if (!best)
            return;
        for (int seat = 0; seat < s->h.seats; seat++)
            if (value[seat] == best)
                points[seat] = (int16_t)(first - place);
        last = best;
    }
}

int arch_in_play(const struct arch_state *s, uint8_t objective[ARCH_SEATS],
                 uint8_t owner[ARCH_SEATS])
{
    int n = 0;
    for (int i = 0; i < s->n_common; i++) {
        objective[n] = s->common[i];
        owner[n++] = VK_NONE;
    }
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_objectives && n < ARCH_SEATS; k++) {
            objective[n] = s->player[seat].objective[k];
            owner[n++] = (uint8_t)seat;
        }
    return n;
}

/* King and Pope by owning them, wonders once they are built. */
int arch_medals_on(const struct arch_state *s, int card)
{
    if (arch_cards[card].kind == WONDER && !(s->card_flags[card] & CARD_BUILT))
        return 0;
    return arch_cards[card].medals;
}

static int medals(const struct arch_state *s, int seat)
{
    int n = 0;
    for (int card = 0; card < N_CARDS; card++)
        if (s->card_at[card] == seat)
            n += arch_medals_on(s, card);
    return n;
}

/* The pacifist of the pack may be an unknown card: nobody known has it, and it was not met unseen. */
static bool is_pacifist_out(const struct arch_state *s)
{
    int first = arch_pack(s) * PACK_SIZE, i = 0;
    while (arch_objectives[first + i].criterion != PACIFIST)
        i++;
    if (!((arch_pack_mask(s) & ~(unsigned)s->met) >> i & 1))
        return false;
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        for (int k = 0; k < p->n_objectives; k++)
            if (p->objective[k] == first + i)
                return false;
        if (p->dropped == first + i)
            return false;
    }
    return true;
}

/* A card that this state does not know ranks everybody; as the pacifist it pays its owner. */
static void mark_unknown(const struct arch_state *s, int i, int owner, struct vk_score *out)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        out->unknown[seat] = (uint16_t)(out->unknown[seat] | 1u << (PART_OBJECTIVE_1 + i));
    if (is_pacifist_out(s))
        out->unknown[owner] = (uint16_t)(out->unknown[owner] | 1u << PART_PACIFIST);
}

static void score_objectives(const struct arch_state *s, const struct arch_sight *sight,
                             struct vk_score *out)
{
    uint8_t objective[ARCH_SEATS], owner[ARCH_SEATS];
    int n = arch_in_play(s, objective, owner);
    for (int i = 0; i < n; i++) {
        if (objective[i] == VK_NONE) {
            mark_unknown(s, i, owner[i], out);
            continue;
        }
        const struct arch_objective *card = &arch_objectives[objective[i]];
        int16_t points[ARCH_SEATS] = { 0 };
        if (card->criterion < N_CRITERIA)
            arch_rank_points(s, sight, card->criterion, ARCH_OBJECTIVE_FIRST, points);
        for (int seat = 0; seat < s->h.seats; seat++)
            out->part[seat][PART_OBJECTIVE_1 + i] = points[seat];
        if (card->criterion == PACIFIST && s->pop - s->reb > card->gap)
            out->part[owner[i]][PART_PACIFIST] = ARCH_PACIFIST_POINTS;
    }
}

static void score_trends(const struct arch_state *s, const struct arch_sight *sight,
                         struct vk_score *out)
{
    for (int i = 0; i < s->n_trends; i++) {
        int16_t points[ARCH_SEATS];
        arch_rank_points(s, sight, arch_trends[s->trend[i]].criterion, ARCH_TREND_FIRST, points);
        for (int seat = 0; seat < s->h.seats; seat++)
            out->part[seat][PART_TREND_1 + i] = points[seat];
    }
}

/* The Separatist has won alone; without him nobody has. All others share the last rank. */
static void score_independence(const struct arch_state *s, struct vk_score *out)
{
    out->winners = 0;
    for (int seat = 0; seat < s->h.seats; seat++) {
        out->rank[seat] = s->h.seats;
        for (int k = 0; k < s->player[seat].n_objectives; k++) {
            int card = s->player[seat].objective[k];
            if (card == VK_NONE || arch_objectives[card].criterion != SEPARATIST)
                continue;
            out->rank[seat] = 1;
            out->winners = (uint16_t)VK_ONLY(seat);
        }
    }
}

void arch_score(const void *st, struct vk_score *out)
{
    const struct arch_state *s = st;
    *out = (struct vk_score){ 0 };
    if (s->independent) {
        score_independence(s, out);
        return;
    }
    struct arch_sight sight;
    arch_look(s, &sight);
    score_objectives(s, &sight, out);
    score_trends(s, &sight, out);
    for (int seat = 0; seat < s->h.seats; seat++) {
        out->part[seat][PART_MEDALS] = (int16_t)medals(s, seat);
        for (int part = 0; part < N_PARTS; part++)
            out->total[seat] += out->part[seat][part];
        out->tie_break[seat] = s->player[seat].florins;
    }
    vk_rank(out, s->h.seats);
}
