/* conquest_given.c - bringing positions of Conquest about, and acting in them. */
#include "conquest_given.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct conq_state sea;
struct event_log heard;

static const struct vk_game *const game = &conquest_game;

/* ---- Names ---- */

int hex_at(int q, int r)
{
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (conq_hexes[hex].q == q && conq_hexes[hex].r == r)
            return hex;
    return VK_NONE;
}

static int named(const char *const *words, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    fail_msg("no such word: %s", word);
    return -1;
}

static void text_at(vk_action a, char buf[VK_ACTION_TEXT])
{
    struct vk_out out = vk_out_to(buf, VK_ACTION_TEXT);
    vk_action_write(game, a, &out);
}

/* ---- Given ---- */

bool set_options(int seats, const char *options)
{
    struct vk_setup cfg = setup_of(game, seats, options);
    struct vk_refusal no;
    return vk_start(game, &sea, &cfg, &no, NULL) == VK_OK;
}

bool is_at(int seat, const char *point)
{
    struct vk_due due = vk_due(game, &sea);
    if (due.over || strcmp(game->points[due.point].name, point) != 0)
        return false;
    return seat == VK_CHANCE ? due.kind == VK_RANDOM : (due.seats >> seat & 1) != 0;
}

void set_game(int seats, const char *options)
{
    static const char *const peoples[] = { "people tonga", "people samoa", "people hiva",
                                           "people raiatea" };
    if (!set_options(seats, options))
        fail_msg("a game of %d with '%s' was refused", seats, options);
    for (int n = 0; n < seats && is_at(VK_CHANCE, "deal_home"); n++)
        luck(peoples[n]);
    while (is_at(VK_CHANCE, "setup_island") || is_at(VK_CHANCE, "setup_ocean"))
        luck("knots 1");
}

/* What a player does who does nothing; NULL where something has to be decided. */
static const char *idle_answer(int seat)
{
    static const char *const answers[] = { "stay",         "return",    "end_transit",
                                           "end_movement", "end_build", "pass",
                                           "accept",       "order",     "first 0 clockwise",
                                           "die 6",        "leave" };
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        if (offers(seat, answers[i]))
            return answers[i];
    return NULL;
}

void set_until_at(int seat, const char *point, const char *file, int line)
{
    for (int n = 0; !is_at(seat, point); n++) {
        struct vk_due due = vk_due(game, &sea);
        int who = due.seats ? __builtin_ctz(due.seats) : VK_CHANCE;
        const char *answer = due.over || n > 200 ? NULL : idle_answer(who);
        if (!answer) {
            print_error("%s:%d: stuck at %s of seat %d on the way to %s\n", file, line,
                        due.over ? "the end" : game->points[due.point].name, who, point);
            _fail(file, line);
        }
        does_at(who, answer, file, line);
    }
}

/* One marker of this type leaves the cup. */
static void take_marker(enum marker_type type)
{
    for (int m = 0; m < N_MARKERS; m++)
        if (conq_markers[m].type == type && sea.cup[m] > 0) {
            sea.cup[m]--;
            return;
        }
    fail_msg("the cup has no such marker");
}

void set_ocean(const char *hexes)
{
    char *rest;
    for (long hex = strtol(hexes, &rest, 10); rest != hexes;
         hex = strtol(hexes = rest, &rest, 10)) {
        assert_true(hs_has(sea.unexplored, (int)hex));
        hs_del(&sea.unexplored, (int)hex);
        hs_add(&sea.ocean, (int)hex);
        take_marker(SEA);
    }
}

static void put_tile(int hex, const char *tile)
{
    int t = named(conq_tile_words, N_TILES, tile);
    assert_true(hs_has(sea.unexplored, hex));
    hs_del(&sea.unexplored, hex);
    sea.tile[hex] = (uint8_t)t;
    if (!(sea.pool >> t & 1))
        fail_msg("%s is not in the pool", tile);
    sea.pool &= ~((uint32_t)1 << t);
    sea.pool_left--;
    take_marker(ISLAND);
}

void set_tile(int hex, const char *tile)
{
    put_tile(hex, tile);
    sea.facing[hex] = TONGA;
}

void set_hidden(int hex, const char *tile, const char *seats)
{
    put_tile(hex, tile);
    hs_add(&sea.face_down, hex);
    for (; *seats; seats++) {
        int seat = *seats - '0';
        sea.tile_mask[hex] = (uint8_t)(sea.tile_mask[hex] | 1 << seat);
        hs_add(&sea.di[seat], hex);
    }
}

void set_villages(int side, int hex, int n)
{
    hs_del(&sea.independent, hex);
    if (sea.villages[hex] && conq_owner(&sea, hex) != side)
        conq_lose_villages(&sea, hex, sea.villages[hex]);
    if (sea.villages[hex] > n)
        conq_lose_villages(&sea, hex, sea.villages[hex] - n);
    while (sea.villages[hex] < n)
        conq_add_village(&sea, side, hex);
}

void set_conquered(int side, int hex, int n)
{
    set_villages(side, hex, n);
    sea.conqueror[hex] = (uint8_t)side;
}

/* "2 wc, 1 tcu" as numbers by kind. */
static struct conq_stack stack_of(const char *pieces)
{
    struct conq_stack stack = { { 0 } };
    while (*pieces) {
        char word[16] = "";
        int n = 0, length = 0;
        if (sscanf(pieces, "%d %15[a-z]%n", &n, word, &length) != 2)
            fail_msg("pieces are '2 wc, 1 tc', not '%s'", pieces);
        stack.n[named(conq_kind_words, N_MAP_KINDS, word)] = (uint8_t)n;
        pieces += length;
        pieces += strspn(pieces, ", ");
    }
    return stack;
}

void set_pieces(int side, int hex, const char *pieces)
{
    struct conq_stack wanted = stack_of(pieces);
    for (int kind = 0; kind < N_MAP_KINDS; kind++) {
        int n = conq_count(&sea, side, hex, (enum kind)kind);
        if (n)
            conq_remove(&sea, side, hex, (enum kind)kind, n);
    }
    memset(sea.losses, 0, sizeof sea.losses); /* nobody saw that */
    for (int kind = 0; kind < N_MAP_KINDS; kind++)
        if (wanted.n[kind])
            conq_put(&sea, side, hex, (enum kind)kind, wanted.n[kind], 0);
}

void set_mp(int side, int hex, const char *kind, int mp)
{
    int wanted = named(conq_kind_words, N_MAP_KINDS, kind);
    for (int i = 0; i < sea.n_pieces[side]; i++) {
        struct conq_piece *p = &sea.piece[side][i];
        if (p->at == hex && p->kind == wanted)
            p->marks = (uint8_t)((p->marks & ~PIECE_MP) | mp);
    }
    conq_sort_pieces(&sea, side);
}

static enum card card_in_deck(const char *card)
{
    int c = named(conq_card_words, N_CARDS, card);
    if (sea.card_at[c] != IN_DECK)
        fail_msg("%s is not in the deck", card);
    return (enum card)c;
}

void set_card(int side, const char *card)
{
    int left = sea.deck_left;
    conq_take_card(&sea, side, (int)card_in_deck(card), NULL);
    assert_int_equal(sea.deck_left, left - 1);
}

void set_card_up(int side, const char *card)
{
    enum card c = card_in_deck(card);
    set_card(side, card);
    conq_show_card(&sea, side, c, NULL);
    assert_true(conq_card_up(&sea, side, c));
}

void set_card_used(int side, const char *card)
{
    set_card_up(side, card);
    sea.card_flags[named(conq_card_words, N_CARDS, card)] |= CARD_USED;
}

/* The rest lies face up before the last side, whose VP such a test does not ask for. */
void set_deck(int n)
{
    for (int c = 0; c < N_CARDS && sea.deck_left > n; c++)
        if (sea.card_at[c] == IN_DECK)
            set_card_used(sea.sides - 1, conq_card_words[c]);
}

void set_kept(int side, const char *event)
{
    int e = named(conq_event_words, N_RANDOM_EVENTS, event);
    if (sea.event_at[e] != IN_DECK)
        fail_msg("%s is not in the deck", event);
    sea.event_at[e] = (uint8_t)side;
    sea.event_mask[e] = (uint8_t)(1 << side);
    sea.n_kept[side]++;
    sea.events_left--;
}

void set_track(int side, int half_points)
{
    sea.track[side] = (uint8_t)half_points;
}

/* ---- When ---- */

static void sound_at(const char *before, const char *file, int line)
{
    const char *broken = game->check(&sea);
    if (!broken)
        return;
    print_error("%s:%d: invariant broken %s: %s\n", file, line, before, broken);
    _fail(file, line);
}

void must_be_sound(void)
{
    sound_at("now", __FILE__, __LINE__);
}

static void play_heard_at(int seat, const char *action, const char *file, int line)
{
    sound_at("before the action", file, line);
    play_at(game, &sea, seat, action, &heard.sink, file, line);
    sound_at("after it", file, line);
}

void does_at(int seat, const char *action, const char *file, int line)
{
    event_log_open(&heard);
    play_heard_at(seat, action, file, line);
}

void goes_at(const char *text, const char *file, int line)
{
    event_log_open(&heard);
    while (*text) {
        char act[VK_ACTION_TEXT];
        size_t n = strcspn(text, ";");
        int seat = *text == '*' ? VK_CHANCE : *text - '0';
        snprintf(act, sizeof act, "%.*s", (int)n - 2, text + 2);
        play_heard_at(seat, act, file, line);
        text += n;
        text += strspn(text, "; ");
    }
}

void denied_at(int seat, const char *action, const char *file, int line)
{
    struct conq_state before = sea;
    int rc = vk_apply(game, &sea, seat, act_of(game, action), NULL);
    if (rc == VK_OK) {
        print_error("%s:%d: seat %d, %s: was not refused\n", file, line, seat, action);
        _fail(file, line);
    }
    assert_memory_equal(&before, &sea, sizeof sea);
}

void attacks_at(int from, int to, int canoes, int bands, const char *file, int line)
{
    char text[VK_ACTION_TEXT];
    if (is_at(0, "transit_action"))
        does_at(0, "end_transit", file, line);
    snprintf(text, sizeof text, "depart %d %d", from, to);
    does_at(0, text, file, line);
    for (int i = 0; i < canoes; i++) {
        does_at(0, "take wc 2 none", file, line);
        if (is_at(0, "party_cargo"))
            does_at(0, i >= canoes - bands ? "load wb" : "keep", file, line);
    }
    if (is_at(0, "party_pick"))
        does_at(0, "go", file, line);
    does_at(0, "end_movement", file, line);
    assert_int_equal(sea.battle.hex, to);
}

/* ---- Then ---- */

void must_be_due_at(int seat, const char *point, const char *file, int line)
{
    struct vk_due due = vk_due(game, &sea);
    if (is_at(seat, point))
        return;
    print_error("%s:%d: due is %s of seats %x, wanted %s of seat %d\n", file, line,
                due.over ? "nothing" : game->points[due.point].name, due.seats, point, seat);
    _fail(file, line);
}

bool offers(int seat, const char *action)
{
    return is_legal(game, &sea, seat, action);
}

int n_offers(int seat, const char *verb)
{
    struct vk_actions list;
    int n = 0;
    vk_legal(game, &sea, seat, &list);
    for (int i = 0; i < list.n; i++)
        n += !verb || strcmp(game->verbs[vk_verb_of(list.act[i])].name, verb) == 0;
    return n;
}

/* Is `entry` one of the entries of a list parted by ", "? */
static bool is_entry(const char *list, const char *entry, const char *parted)
{
    size_t n = strlen(entry), gap = strlen(parted);
    for (const char *at = list; (at = strstr(at, entry)); at++) {
        bool begins = at == list || (at >= list + gap && strncmp(at - gap, parted, gap) == 0);
        if (begins && (at[n] == 0 || strncmp(at + n, parted, gap) == 0))
            return true;
    }
    return false;
}

static int n_entries(const char *list)
{
    int n = *list != 0;
    for (; (list = strstr(list, ", ")); list += 2)
        n++;
    return n;
}

void must_list_at(int seat, const char *verb, const char *wanted, const char *file, int line)
{
    struct vk_actions list;
    char text[VK_ACTION_TEXT];
    int n = 0, odd = 0;
    vk_legal(game, &sea, seat, &list);
    for (int i = 0; i < list.n; i++) {
        if (verb && strcmp(game->verbs[vk_verb_of(list.act[i])].name, verb) != 0)
            continue;
        text_at(list.act[i], text);
        odd += !is_entry(wanted, text, ", ");
        n++;
    }
    if (!odd && n == n_entries(wanted))
        return;
    print_error("%s:%d: legal for seat %d: %s\nexpected: %s\n", file, line, seat,
                legal_text(game, &sea, seat), wanted);
    _fail(file, line);
}

void must_usual_at(int seat, const char *action, const char *file, int line)
{
    struct vk_actions list;
    char text[VK_ACTION_TEXT] = "nothing";
    vk_legal(game, &sea, seat, &list);
    if (list.usual < list.n)
        text_at(list.act[list.usual], text);
    if (strcmp(text, action) == 0)
        return;
    print_error("%s:%d: usual for seat %d: %s, wanted %s\n", file, line, seat, text, action);
    _fail(file, line);
}

void must_outcomes_at(const char *wanted, const char *file, int line)
{
    struct vk_actions list;
    char text[4096];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_legal(game, &sea, VK_CHANCE, &list);
    for (int i = 0; i < list.n; i++) {
        vk_put(&out, i ? ", " : "");
        vk_action_write(game, list.act[i], &out);
        vk_put_char(&out, ' ');
        vk_put_int(&out, list.weight[i]);
    }
    if (strcmp(text, wanted) == 0)
        return;
    print_error("%s:%d: outcomes: %s\nexpected: %s\n", file, line, text, wanted);
    _fail(file, line);
}

void must_hold_at(int side, int hex, const char *pieces, const char *file, int line)
{
    struct conq_stack wanted = stack_of(pieces), real = { { 0 } };
    for (int i = 0; i < sea.n_pieces[side]; i++)
        if (sea.piece[side][i].at == hex)
            real.n[sea.piece[side][i].kind]++;
    if (memcmp(&wanted, &real, sizeof real) == 0)
        return;
    print_error("%s:%d: side %d has in %d:", file, line, side, hex);
    for (int kind = 0; kind < N_MAP_KINDS; kind++)
        if (real.n[kind])
            print_error(" %d %s", real.n[kind], conq_kind_words[kind]);
    print_error("; wanted %s\n", pieces);
    _fail(file, line);
}

int n_known(int side, int hex)
{
    int n = 0;
    for (int i = 0; i < sea.n_pieces[side]; i++)
        n += sea.piece[side][i].at == hex && sea.piece[side][i].mask & SEEN_BY_ALL;
    return n;
}

void must_own_at(int side, int hex, int villages, const char *file, int line)
{
    bool is_held =
        side < CONQ_SIDES ? hs_has(sea.held[side], hex) : conq_owner(&sea, hex) < CONQ_SIDES;
    if (sea.villages[hex] == villages && is_held == (villages > 0))
        return;
    print_error("%s:%d: hex %d has %d Villages, held by side %d: %d; wanted %d\n", file, line, hex,
                sea.villages[hex], side, is_held, villages);
    _fail(file, line);
}

void must_hear_at(int viewer, const char *event, bool is_there, const char *file, int line)
{
    const char *all = event_log_text(game, &heard, viewer);
    if (is_entry(all, event, "; ") == is_there)
        return;
    print_error("%s:%d: viewer %d heard: %s\n%s: %s\n", file, line, viewer, all,
                is_there ? "missing" : "unwanted", event);
    _fail(file, line);
}

int n_heard(const char *name)
{
    int n = 0;
    for (int i = 0; i < heard.n && i < EVENTS_MAX; i++)
        n += strcmp(game->events[heard.row[i].kind].name, name) == 0;
    return n;
}

int halves(int side)
{
    return conq_points(&sea, side, CARDS_UP);
}

struct vk_score scores(void)
{
    struct vk_score score;
    memset(&score, 0, sizeof score);
    game->score(&sea, &score);
    return score;
}
