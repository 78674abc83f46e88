/*
 * check.c - what must hold in every position, counted anew from where things are: florins, cubes,
 * tokens, hexes, cards, units, discs, the markers of the boards, and how regions lie together.
 */
#include "games/archipelago/rules.h"

static const char *check_florins(const struct arch_state *s)
{
    int sum = s->bank + s->wheel;
    for (int seat = 0; seat < s->h.seats; seat++)
        sum += s->player[seat].florins + s->player[seat].benefactor;
    for (int r = 0; r < s->n_regions; r++)
        sum += __builtin_popcount(s->region[r].ravaged);
    return sum == ARCH_FLORINS ? NULL : "there are 135 florins";
}

static const char *check_cubes(const struct arch_state *s)
{
    for (int res = 0; res < N_RES; res++) {
        int sum = s->supply[res] + s->market[DOMESTIC][res] + s->market[EXPORT][res];
        for (int seat = 0; seat < s->h.seats; seat++)
            sum += s->player[seat].cubes[res];
        if (sum != arch_cubes_of_game[res])
            return "every cube is at one place";
        for (int board = 0; board < N_BOARDS; board++)
            if (s->market[board][res] > arch_zone_capacity(board, res))
                return "no zone of a market holds more than its spaces";
    }
    int tokens = s->spent_tokens + s->stack[0] + s->stack[1] + s->stack[2];
    for (int seat = 0; seat < s->h.seats; seat++)
        tokens += s->player[seat].tokens;
    return tokens == ARCH_STACKS * ARCH_STACK ? NULL : "there are 24 explorer tokens";
}

static const char *check_hexes(const struct arch_state *s)
{
    int on_map = 0, held[ARCH_SEATS] = { 0 };
    for (int hex = 0; hex < N_HEXES; hex++) {
        on_map += s->hex_at[hex] == HEX_MAP;
        if (s->hex_at[hex] < ARCH_SEATS)
            held[s->hex_at[hex]]++;
        if ((s->hex_at[hex] == HEX_TOP) != ((s->top != VK_NONE && s->top / 2 == hex) ||
                                            (s->second != VK_NONE && s->second / 2 == hex)))
            return "the visible hexes are those on top of the pile";
    }
    if (on_map != s->n_regions)
        return "as many hexes are on the map as there are regions";
    for (int seat = 0; seat < s->h.seats; seat++)
        if (held[seat] != s->player[seat].n_held)
            return "the public number of hexes held is right";
    for (int r = 0; r < s->n_regions; r++)
        if (s->hex_at[s->region[r].face / 2] != HEX_MAP)
            return "a region is a hex of the map";
    return NULL;
}

/* Neighbours touch with equal edges, and nothing else is called a neighbour. */
static const char *check_map(const struct arch_state *s)
{
    static const int8_t step[SIDES][2] = { { 1, 0 },  { 1, -1 }, { 0, -1 },
                                           { -1, 0 }, { -1, 1 }, { 0, 1 } };
    for (int r = 0; r < s->n_regions; r++) {
        const struct arch_region *x = &s->region[r];
        for (int d = 0; d < SIDES; d++) {
            int found = VK_NONE;
            for (int k = 0; k < s->n_regions; k++)
                if (s->region[k].q == x->q + step[d][0] && s->region[k].r == x->r + step[d][1])
                    found = k;
            if (found != x->next[d])
                return "regions know their neighbours";
            int e = (d - x->rot + SIDES) % SIDES;
            if (arch_of_side(x->edges, d) != arch_of_side(arch_faces[x->face].edges, e))
                return "a region shows the edges of its turned face";
            if (found != VK_NONE &&
                arch_of_side(x->edges, d) != arch_of_side(s->region[found].edges, (d + 3) % SIDES))
                return "edges that touch are alike";
        }
    }
    return NULL;
}

static bool is_land(const struct arch_state *s, int region, int part)
{
    return part < arch_face_of(s, region)->n_parts;
}

static const char *check_spot(const struct arch_state *s, int unit)
{
    const struct arch_unit *u = &s->unit[unit];
    bool is_ship = arch_is_ship(s, unit);
    const struct arch_region *x = &s->region[u->region];
    if (is_ship ? u->part != PART_W || !arch_face_of(s, u->region)->has_sea
                : !is_land(s, u->region, u->part))
        return "ships are at sea, citizens on land";
    if (u->spot >= SPOT_ICON) {
        int i = u->spot - SPOT_ICON;
        if (i >= arch_face_of(s, u->region)->n_icons ||
            arch_face_of(s, u->region)->icon[i].part != u->part || (x->ravaged >> i & 1))
            return "a unit works on an icon of its part";
    } else if (u->spot != SPOT_FREE) {
        int b = u->spot - SPOT_BUILDING;
        if (x->building[b] == VK_NONE || (is_ship ? b != PORT : x->building[b] != u->part))
            return "a unit stands on a building of its part";
    }
    return NULL;
}

/* Each unit alone, then what stands together: buildings, icons, three citizens. */
static const char *check_units(const struct arch_state *s)
{
    int pop = 0, ships = 0;
    uint8_t stands[ARCH_REGIONS][SPOT_ICON + ICONS] = { 0 };
    for (int unit = 0; unit < s->h.seats * arch_per_seat(s); unit++) {
        const struct arch_unit *u = &s->unit[unit];
        if (!arch_on_map(u)) {
            if (u->region != IN_SUPPLY && (u->region != ON_WONDER || arch_is_ship(s, unit)))
                return "a unit is on the map, in the supply or on a wonder";
            continue;
        }
        if (u->region >= s->n_regions)
            return "a unit is on a region of the map";
        const char *why = check_spot(s, unit);
        if (why)
            return why;
        ships += arch_is_ship(s, unit);
        pop += !arch_is_ship(s, unit);
        if (u->spot != SPOT_FREE && stands[u->region][u->spot]++)
            return "one unit stands on a building or an icon";
        if (arch_is_ship(s, unit) && (u->flags & REBEL))
            return "ships never rebel";
    }
    if (pop != s->pop || ships != s->ships)
        return "population and ships are those on the map";
    return NULL;
}

static const char *check_buildings(const struct arch_state *s)
{
    int n[N_BUILDINGS] = { 0 };
    for (int r = 0; r < s->n_regions; r++)
        for (int b = 0; b < N_BUILDINGS; b++) {
            int part = s->region[r].building[b];
            if (part == VK_NONE)
                continue;
            n[b]++;
            if (!is_land(s, r, part) || (b == PORT && !arch_face_of(s, r)->has_sea))
                return "a building stands on land, a port by the sea";
        }
    for (int b = 0; b < N_BUILDINGS; b++)
        if (n[b] != s->built[b])
            return "the number of buildings is right";
    if (n[TOWN] + n[TEMPLE] > ARCH_TOKENS_OF_PAIR || n[MARKET] + n[PORT] > ARCH_TOKENS_OF_PAIR)
        return "there are 13 tokens for two kinds of buildings";
    return NULL;
}

static const char *check_cards(const struct arch_state *s)
{
    int deck = 0, discards = 0, track = 0, in_play[2] = { 0 };
    for (int card = 0; card < N_CARDS; card++) {
        int at = s->card_at[card];
        deck += at == CARD_DECK;
        discards += at == CARD_DISCARDS;
        track += at == CARD_TRACK;
        if (at < ARCH_SEATS)
            in_play[arch_cards[card].kind != CHARACTER]++;
    }
    for (int slot = 0; slot < ARCH_SLOTS; slot++)
        if (s->track[slot] != VK_NONE) {
            track--;
            if (s->card_at[s->track[slot]] != CARD_TRACK || s->turned[slot] > 2)
                return "a card of the track lies there with its price";
        }
    if (track || deck != s->n_deck || discards != s->n_discards)
        return "the numbers of evolution cards are right";
    if (in_play[0] != s->in_play[0] || in_play[1] != s->in_play[1])
        return "the numbers of cards in play are right";
    if (s->back != VK_NONE && (s->bag >> s->back & 1))
        return "the visible back is not in the bag";
    return NULL;
}

static const char *check_discs(const struct arch_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        int n = p->ready + p->on_cards;
        for (int zone = 0; zone < N_ZONES; zone++)
            n += p->laid[zone];
        if (n != p->discs || p->discs > ARCH_DISCS)
            return "every disc is ready, on the wheel or on a card";
    }
    return NULL;
}

static const char *check_objectives(const struct arch_state *s)
{
    uint32_t seen = 0;
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        for (int k = 0; k < p->n_objectives; k++) {
            if (p->objective[k] >= N_OBJECTIVES || (seen >> p->objective[k] & 1))
                return "every objective is held by one player";
            seen |= 1u << p->objective[k];
        }
    }
    if (s->reb > s->pop && !s->independent)
        return "rebellion above the population is independence";
    return NULL;
}

const char *arch_check(const void *st)
{
    const struct arch_state *s = st;
    static const char *(*const checks[])(const struct arch_state *) = {
        check_florins,   check_cubes, check_hexes, check_map,        check_units,
        check_buildings, check_cards, check_discs, check_objectives,
    };
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        const char *why = checks[i](s);
        if (why)
            return why;
    }
    return NULL;
}
