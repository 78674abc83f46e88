/* archipelago_given.c - bringing positions of Archipelago about. */
#include "archipelago_given.h"

struct arch_state colony;
struct event_log news;

enum { FAR = 10 }; /* where crowds live */

static int word_of(const char *const *words, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    fail_msg("there is no %s", word);
    return -1;
}

int region_face(const char *key)
{
    return word_of(arch_face_words, N_FACES, key);
}

int card_of(const char *key)
{
    return word_of(arch_card_words, N_CARDS, key);
}

int back_of(const char *code)
{
    return word_of(arch_back_words, N_BACKS, code);
}

int objective_of(const char *code)
{
    return word_of(arch_objective_words, N_OBJECTIVES, code);
}

int trend_of(const char *code)
{
    return word_of(arch_trend_words, N_TRENDS, code);
}

int building_of(const char *word)
{
    static const char *const words[] = { "town", "temple", "market", "port", "ship" };
    return word_of(words, N_CONSTRUCTIONS, word);
}

/* ---- an empty colony ---- */

static void clear_map(void)
{
    for (int hex = 1; hex < N_HEXES; hex++)
        colony.hex_at[hex] = HEX_PILE;
    colony.n_regions = 1;
    memset(&colony.region[1], 0, sizeof colony.region - sizeof colony.region[0]);
    memset(colony.region[0].next, VK_NONE, sizeof colony.region[0].next);
    for (int u = 0; u < ARCH_UNITS; u++)
        colony.unit[u] = (struct arch_unit){ IN_SUPPLY, 0, 0, 0 };
    colony.pop = colony.ships = 0;
    colony.top = (uint8_t)region_face("hidden_harbour");
    colony.hex_at[colony.top / 2] = HEX_TOP;
}

static void clear_things(void)
{
    for (int seat = 0; seat < colony.h.seats; seat++) {
        set_florins(seat, 10);
        colony.stack[0] = (uint8_t)(colony.stack[0] + colony.player[seat].tokens);
        colony.player[seat].tokens = 0;
        for (int res = 0; res < N_RES; res++)
            set_cubes(seat, res, 0);
    }
    for (int res = 0; res < N_RES; res++)
        set_market(DOMESTIC, res, 1);
    colony.bag |= UINT64_C(1) << colony.back;
    colony.back = VK_NONE;
    colony.reb = colony.sur = 0;
    colony.is_watched = colony.end_pending = 0;
    colony.armed = colony.met = 0;
}

void given_colony(int seats, const char *options)
{
    start_game(&archipelago_game, &colony, seats, options);
    wishes_are_asked = false;
    for (int steps = 0; !asks(0, "round_menu"); steps++) {
        assert_true(steps < 500);
        go_on();
    }
    clear_map();
    clear_things();
    colony.h.round = 2;
    must_hold_together(__FILE__, __LINE__);
}

void given_card(const char *card)
{
    given_colony(3, "");
    crowd(2, 9);
    own(0, card);
}

void watch(void)
{
    colony.is_watched = 1;
    colony.armed = (1u << PACK_SIZE) - 1;
    arch_watch(&colony, NULL);
}

/* ---- the map ---- */

void show_top(const char *face)
{
    colony.hex_at[colony.top / 2] = HEX_PILE;
    colony.top = (uint8_t)region_face(face);
    assert_int_equal(colony.hex_at[colony.top / 2], HEX_PILE);
    colony.hex_at[colony.top / 2] = HEX_TOP;
}

int lay(const char *face, int q, int r, int rot)
{
    int f = region_face(face), other = N_HEXES - 1;
    if (colony.top / 2 == f / 2) {
        while (colony.hex_at[other] != HEX_PILE)
            other--;
        show_top(arch_face_words[2 * other]);
    }
    assert_int_equal(colony.hex_at[f / 2], HEX_PILE);
    int region = arch_put_region(&colony, q, r, f, rot, NULL);
    must_hold_together(__FILE__, __LINE__);
    return region;
}

static int part_of(const char *part)
{
    static const char *const words[] = { "A", "B", "sea" };
    return word_of(words, N_PARTS_OF_FACE, part);
}

void raise_building(const char *what, int region, const char *part)
{
    arch_raise_building(&colony, region, building_of(what), part_of(part), NULL);
    must_hold_together(__FILE__, __LINE__);
}

void raise_on_coasts(const char *what, int n)
{
    static const char *const faces[] = { "palm_beach", "timber_point", "banana_bay", "forest_coast",
                                         "mango_coast" };
    for (int k = 0; k < n; k++)
        raise_building(what, lay(faces[k], 2 * k, 6, 0), "A");
}

void empty_pile(void)
{
    for (int hex = 1; hex < N_HEXES; hex++)
        if (colony.hex_at[hex] == HEX_PILE)
            colony.hex_at[hex] = HEX_ASIDE;
}

/* ---- units ---- */

/* Part and spot of a place by its word. */
static void find_place(int region, const char *where, bool is_ship, int *part, int *spot)
{
    *spot = SPOT_FREE;
    if (where[0] == '@') {
        int icon = where[1] - '0';
        *part = arch_face_of(&colony, region)->icon[icon].part;
        *spot = SPOT_ICON + icon;
    } else if (strlen(where) == 1 || strcmp(where, "sea") == 0) {
        *part = part_of(where);
    } else {
        *part = is_ship ? PART_W : colony.region[region].building[building_of(where)];
        *spot = SPOT_BUILDING + building_of(where);
    }
}

static void add_unit(int seat, bool is_ship, int region, const char *where, int flags)
{
    int part, spot;
    find_place(region, where, is_ship, &part, &spot);
    int unit = arch_add_unit(&colony, seat, is_ship, region, part, NULL);
    colony.unit[unit].spot = (uint8_t)spot;
    colony.unit[unit].flags = (uint8_t)flags;
    arch_sort_units(&colony);
    must_hold_together(__FILE__, __LINE__);
}

void stand(int seat, int region, const char *where)
{
    add_unit(seat, false, region, where, 0);
}

void stand_as(int seat, int region, const char *where, int flags)
{
    add_unit(seat, false, region, where, flags);
}

void moor(int seat, int region, const char *where)
{
    add_unit(seat, true, region, where, 0);
}

void moor_as(int seat, int region, const char *where, int flags)
{
    add_unit(seat, true, region, where, flags);
}

int crowd(int seat, int n)
{
    static const char *const homes[] = { "cattle_plain", "oldwood", "granite_isle", "lagoon",
                                         "pearl_islet" };
    int region = arch_region_at(&colony, FAR, 2 * seat - FAR);
    if (region == VK_NONE)
        region = lay(homes[seat], FAR, 2 * seat - FAR, 0);
    for (int i = 0; i < n; i++)
        stand(seat, region, "A");
    return region;
}

/* ---- things ---- */

void set_florins(int seat, int n)
{
    int left = colony.bank + colony.player[seat].florins - n;
    assert_true(left >= 0);
    colony.bank = (uint8_t)left;
    colony.player[seat].florins = (uint8_t)n;
}

void set_bank(int n, int keeper)
{
    set_florins(keeper, colony.player[keeper].florins + colony.bank - n);
}

void set_tokens(int seat, int n)
{
    int more = n - colony.player[seat].tokens;
    for (int k = 0; k < ARCH_STACKS && more; k++)
        for (; more > 0 && colony.stack[k]; more--)
            colony.stack[k]--;
    for (; more < 0; more++)
        colony.stack[0]++;
    assert_int_equal(more, 0);
    colony.player[seat].tokens = (uint8_t)n;
}

static void take_from_bank(uint8_t *place, int res, int n)
{
    int left = colony.supply[res] + *place - n;
    assert_true(left >= 0);
    colony.supply[res] = (uint8_t)left;
    *place = (uint8_t)n;
}

void set_cubes(int seat, int res, int n)
{
    take_from_bank(&colony.player[seat].cubes[res], res, n);
}

void set_market(int board, int res, int n)
{
    take_from_bank(&colony.market[board][res], res, n);
}

void set_discs(int seat, int all, int ready)
{
    struct arch_player *p = &colony.player[seat];
    memset(p->laid, 0, sizeof p->laid);
    p->on_cards = 0;
    p->discs = (uint8_t)all;
    p->ready = (uint8_t)ready;
    p->laid[Z_MIGRATION] = (uint8_t)(all - ready);
}

/* ---- cards ---- */

/* From deck, track or discards; a card of the track is replaced by the last one of the deck. */
static void fetch_card(int card)
{
    switch (colony.card_at[card]) {
    case CARD_DECK: colony.n_deck--; return;
    case CARD_DISCARDS: colony.n_discards--; return;
    case CARD_TRACK: break;
    default: fail_msg("%s is owned already", arch_card_words[card]);
    }
    for (int slot = 0; slot < ARCH_SLOTS; slot++)
        if (colony.track[slot] == card) {
            int other = N_CARDS - 1;
            while (colony.card_at[other] != CARD_DECK)
                other--;
            colony.track[slot] = (uint8_t)other;
            colony.card_at[other] = CARD_TRACK;
            colony.n_deck--;
        }
}

void own(int seat, const char *key)
{
    int card = card_of(key);
    fetch_card(card);
    colony.card_at[card] = (uint8_t)seat;
    colony.card_flags[card] = 0;
    colony.in_play[arch_cards[card].kind != CHARACTER]++;
    must_hold_together(__FILE__, __LINE__);
}

void lay_track(const char *cards)
{
    char text[256];
    int slot = 0;
    for (int i = 0; i < ARCH_SLOTS; i++)
        if (colony.track[i] != VK_NONE) {
            colony.card_at[colony.track[i]] = CARD_DECK;
            colony.n_deck++;
            colony.track[i] = VK_NONE;
            colony.turned[i] = 0;
        }
    snprintf(text, sizeof text, "%s", cards);
    for (char *key = strtok(text, " "); key; key = strtok(NULL, " "), slot++)
        if (key[0] != '-') {
            int card = card_of(key);
            fetch_card(card);
            colony.card_at[card] = CARD_TRACK;
            colony.track[slot] = (uint8_t)card;
        }
    must_hold_together(__FILE__, __LINE__);
}

void set_back(const char *code)
{
    if (colony.back != VK_NONE)
        colony.bag |= UINT64_C(1) << colony.back;
    colony.back = (uint8_t)back_of(code);
    colony.bag &= ~(UINT64_C(1) << colony.back);
}

void deck_of(int n, int n_discards, int keeper)
{
    for (int card = 0; card < N_CARDS; card++) {
        if (colony.card_at[card] != CARD_DECK)
            continue;
        if (n-- > 0)
            continue;
        colony.n_deck--;
        if (n_discards-- > 0) {
            colony.card_at[card] = CARD_DISCARDS;
            colony.n_discards++;
        } else {
            colony.card_at[card] = (uint8_t)keeper;
            colony.in_play[arch_cards[card].kind != CHARACTER]++;
        }
    }
    must_hold_together(__FILE__, __LINE__);
}

/* Whoever held the card gets the other's in exchange. */
void set_objective(int seat, int k, const char *code)
{
    int card = objective_of(code), old = colony.player[seat].objective[k];
    for (int i = 0; i < colony.h.seats; i++)
        for (int j = 0; j < colony.player[i].n_objectives; j++)
            if (colony.player[i].objective[j] == card)
                colony.player[i].objective[j] = (uint8_t)old;
    colony.player[seat].objective[k] = (uint8_t)card;
}

void set_trends(const char *codes)
{
    char text[32];
    snprintf(text, sizeof text, "%s", codes);
    colony.n_trends = 0;
    memset(colony.trend, VK_NONE, sizeof colony.trend);
    for (char *code = strtok(text, " "); code; code = strtok(NULL, " "))
        colony.trend[colony.n_trends++] = (uint8_t)trend_of(code);
}
