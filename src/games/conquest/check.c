/*
 * check.c - what must hold in every position: every piece, card, tile and marker is somewhere and
 * only there, counted anew from the places and never from how the rules moved them; the sets agree
 * with the lists; and the invariants of 4.3.4.
 */
#include "games/conquest/rules.h"

static bool has_frame(const struct conq_state *s, int point)
{
    for (int i = 0; i < s->h.depth; i++)
        if (s->h.frame[i].point == point)
            return true;
    return false;
}

static uint32_t sort_key(struct conq_piece p)
{
    return (uint32_t)p.at << 24 | (uint32_t)p.kind << 16 | (uint32_t)p.mask << 8 | p.marks;
}

/* Every piece for itself, and the order of the list. */
static const char *check_pieces(const struct conq_state *s, int side)
{
    uint32_t last = 0;
    for (int i = 0; i < s->n_pieces[side]; i++) {
        struct conq_piece p = s->piece[side][i];
        if (p.at >= CONQ_HEXES || p.kind >= N_MAP_KINDS)
            return "every piece has a place and a kind";
        if (sort_key(p) < last)
            return "the list of pieces is sorted";
        if (p.marks && (s->phase != MOVEMENT || s->active != side))
            return "pieces carry marks in the stage of their owner only";
        last = sort_key(p);
    }
    for (int i = s->n_pieces[side]; i < CONQ_PIECES; i++)
        if (sort_key(s->piece[side][i]))
            return "behind the list of pieces nothing is left over";
    return NULL;
}

/* The list against the supply and the sets of hexes. Its pieces have been checked. */
static const char *check_list(const struct conq_state *s, int side)
{
    struct hexset occupied = { { 0, 0 } }, chain = { { 0, 0 } };
    uint8_t number[N_MAP_KINDS] = { 0 };
    for (int i = 0; i < s->n_pieces[side]; i++) {
        struct conq_piece p = s->piece[side][i];
        if (p.kind == TCU && hs_has(chain, p.at))
            return "a hex holds one chain canoe of a player at most";
        number[p.kind == TCU ? (int)TC : p.kind]++;
        hs_add(&occupied, p.at);
        if (p.kind == TCU)
            hs_add(&chain, p.at);
    }
    for (int k = 0; k < N_MAP_KINDS; k++)
        if (number[k] + s->supply[side][k] != conq_piece_number[k])
            return "the pieces of a player are on the map or in the supply";
    if (!hs_equal(occupied, s->occupied[side]) || !hs_equal(chain, s->chain[side]))
        return "the sets of hexes follow the pieces";
    if (hs_any(hs_minus(s->no_canoe[side], occupied)))
        return "a mark of no War Canoe lies on a stack";
    return NULL;
}

/* How many other players have pieces in a hex. */
static int sharing(const struct conq_state *s, int side, int hex)
{
    int n = 0;
    for (int other = 0; other < s->sides; other++)
        n += other != side && hs_has(s->occupied[other], hex);
    return n;
}

/* Who stands where: invariants 1 and 2 of 4.3.4, and who may share a hex. */
static const char *check_stacks(const struct conq_state *s, int side)
{
    struct hexset left = s->occupied[side];
    while (hs_any(left)) {
        int hex = hs_next(&left), shared = sharing(s, side, hex);
        struct conq_stack k = conq_stack_at(s, side, hex);
        int transports = k.n[TC] + k.n[TCU];
        bool is_battle = s->battle.hex == hex || has_frame(s, P_retreat) || has_frame(s, P_typhoon);
        if (hs_has(s->unexplored, hex) || hs_has(s->face_down, hex))
            return "no piece is where nobody can sail";
        if (hs_has(s->ocean, hex) && !is_battle && !has_frame(s, P_retreat_load) &&
            (k.n[COL] > transports || k.n[COL] + k.n[WB] > transports + k.n[WC]))
            return "at sea every passenger has a canoe";
        if (conq_is_solo(s) && k.n[TC] && !k.n[TCU] && !is_battle)
            return "alone every hex with Transport Canoes has one in the chain";
        if (hs_has(s->no_canoe[side], hex) && k.n[WC])
            return "a stack marked so has no War Canoe";
        if (shared > 1)
            return "pieces of three players never share a hex";
        if (shared && !is_battle && s->phase != MOVEMENT && !conq_is_solo(s))
            return "pieces of two players share a hex in a Movement Step only";
        if (s->active == side && s->phase == MOVEMENT && !is_battle && !k.n[WC] &&
            hs_has(conq_enemy_hexes(s, side), hex))
            return "among enemies the mover has a War Canoe";
    }
    return NULL;
}

static const char *check_villages(const struct conq_state *s, int hex)
{
    int owners = 0;
    bool is_group = conq_is_group(s, hex);
    for (int side = 0; side < s->sides; side++)
        owners += hs_has(s->held[side], hex);
    if (owners > 1 || (owners == 1) != (s->villages[hex] > 0))
        return "Villages of one player alone are what controls a group";
    if (s->villages[hex] && (!is_group || hs_has(s->independent, hex)))
        return "Villages stand on groups that are open to players";
    if (is_group && (s->villages[hex] > conq_usable(s, hex) || conq_brown(s, hex) < 0))
        return "there are never more Villages than usable boxes";
    if (s->ia[hex] && !is_group)
        return "Improved Agriculture stands on a group";
    return NULL;
}

static const char *check_hex(const struct conq_state *s, int hex)
{
    if (hs_has(s->independent, hex) && conq_hexes[hex].kind != INDEPENDENT)
        return "only printed groups are Independent";
    if (s->tile_mask[hex] && !hs_has(s->face_down, hex))
        return "only hidden tiles are known to some";
    if (hs_has(s->face_down, hex) && s->tile[hex] >= N_TILES)
        return "under every back lies a tile";
    return check_villages(s, hex);
}

static const char *check_ground(const struct conq_state *s)
{
    struct hexset two = hs_or(hs_and(s->ocean, hs_or(s->unexplored, s->face_down)),
                              hs_and(s->unexplored, s->face_down));
    const char *broken = NULL;
    if (hs_any(two))
        return "a hex is ocean, unexplored or hidden, not two of them";
    for (int hex = 0; hex < CONQ_HEXES && !broken; hex++)
        broken = check_hex(s, hex);
    return broken;
}

/* Tiles lie in the pool or on one hex; the cup has lost a marker for each discovery. */
static const char *check_discoveries(const struct conq_state *s)
{
    uint32_t seen = s->pool;
    int finds = s->sunk_tile != NO_TILE, seas = 0, in_cup[3] = { 0 };
    if (__builtin_popcount(s->pool) != s->pool_left)
        return "the number of tiles in the pool is right";
    if (s->sunk_tile != NO_TILE)
        seen |= 1u << s->sunk_tile;
    bool is_laid = false;
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        if (hs_has(s->ocean, hex) && conq_hexes[hex].kind == UNKNOWN)
            seas++;
        if (s->tile[hex] == NO_TILE)
            continue;
        if (s->tile[hex] >= N_TILES || seen >> s->tile[hex] & 1)
            return "a tile lies at one place only";
        seen |= 1u << s->tile[hex];
        is_laid |= s->tile[hex] == T_te_waka_maui;
        finds += s->tile[hex] != T_te_waka_maui;
    }
    if (s->pool >> T_te_waka_maui & 1)
        return "the South Island is never in the pool";
    if (__builtin_popcount(seen & ~(1u << T_te_waka_maui)) != N_TILES - 1)
        return "every tile is somewhere";
    for (int m = 0; m < N_MARKERS; m++)
        in_cup[conq_markers[m].type] += s->cup[m];
    if (s->h.round == 0) /* still set-up: tiles are laid before the markers are drawn */
        return NULL;
    bool is_pending = s->drawn != VK_NONE && conq_markers[s->drawn].type == ISLAND;
    int islands = 29 - in_cup[ISLAND] - finds;
    if (islands != 0 && !(islands == 1 && is_pending))
        return "an island marker left the cup for each tile found";
    int oceans = 31 - in_cup[SEA] - seas;
    if (oceans != 0 && !(oceans == 1 && is_laid))
        return "an ocean marker left the cup for each sea found";
    return NULL;
}

static const char *check_markers(const struct conq_state *s)
{
    struct hexset everybody = s->face_down;
    for (int side = 0; side < s->sides; side++) {
        if (hs_count(s->di[side]) > CONQ_DI || hs_any(hs_minus(s->di[side], s->face_down)))
            return "three Discovered Island markers, on hidden tiles";
        everybody = hs_and(everybody, s->di[side]);
        struct hexset own = s->di[side];
        while (hs_any(own))
            if (!(s->tile_mask[hs_next(&own)] >> side & 1))
                return "who has a marker on a tile knows it";
    }
    if (hs_any(everybody))
        return "a tile that all have discovered lies open";
    return NULL;
}

static const char *check_cards(const struct conq_state *s)
{
    int deck = 0, events = 0, hidden[CONQ_SIDES] = { 0 }, kept[CONQ_SIDES] = { 0 };
    for (int c = 0; c < N_CARDS; c++) {
        int at = s->card_at[c];
        if (at == IN_DECK)
            deck++;
        else if (at >= s->sides)
            return "a card is in the deck or with a player";
        else if (!(s->card_flags[c] & CARD_UP))
            hidden[at]++;
        if (at == IN_DECK && (s->card_flags[c] || s->card_mask[c]))
            return "nothing is known of a card in the deck";
        if (s->card_flags[c] & CARD_UP && s->card_mask[c])
            return "an open card needs no mask";
    }
    for (int e = 0; e < N_RANDOM_EVENTS; e++) {
        int at = s->event_at[e];
        if (at == IN_DECK)
            events++;
        else if (at < s->sides)
            kept[at]++;
        else if (at != DISCARDED)
            return "a Random Event is in the deck, kept or discarded";
    }
    if (deck != s->deck_left || events != s->events_left)
        return "the numbers of cards in the decks are right";
    for (int side = 0; side < s->sides; side++)
        if (hidden[side] != s->n_hidden[side] || kept[side] != s->n_kept[side])
            return "the numbers of hidden cards are right";
    return NULL;
}

const char *conq_check(const void *st)
{
    const struct conq_state *s = st;
    const char *broken = check_ground(s);
    if (!broken)
        broken = check_discoveries(s);
    if (!broken)
        broken = check_markers(s);
    if (!broken)
        broken = check_cards(s);
    for (int side = 0; side < s->sides && !broken; side++) {
        broken = check_pieces(s, side);
        if (!broken)
            broken = check_list(s, side);
        if (!broken)
            broken = check_stacks(s, side);
        if (!broken && s->plan[side].n && !has_frame(s, P_building) && s->h.round > 0)
            broken = "plans exist in the Building Step only";
        if (!broken && s->home[side] != VK_NONE && !hs_has(s->held[side], s->home[side]) &&
            s->h.depth && vk_top_of(&s->h)->point == P_victory_action)
            broken = "a Home is a group that its player controls";
    }
    return broken;
}
