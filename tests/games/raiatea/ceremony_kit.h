/*
 * ceremony_kit.h - positions of ceremonies and missions on top of ritual_kit.h: a bare table on which
 * nobody owns anything, tiles laid where a test wants them, a ceremony begun. The ceremonial order is
 * 0, 1, 2, … until an act 4 changes it.
 */
#ifndef VAKA_TESTS_GAMES_RAIATEA_CEREMONY_KIT_H
#define VAKA_TESTS_GAMES_RAIATEA_CEREMONY_KIT_H

#include "ritual_kit.h"

#define refuses(seat, text) assert_false(offers((seat), (text)))

/* Several steps, "0 bid 3; 1 pass; * die 4"; `told` has all their events. */
#define goes(text) goes_line((text), __FILE__, __LINE__)

static inline void goes_line(const char *text, const char *file, int line)
{
    event_log_open(&told);
    while (*text) {
        char act[VK_ACTION_TEXT];
        size_t n = strcspn(text, ";");
        int seat = *text == '*' ? VK_CHANCE : *text - '0';
        snprintf(act, sizeof act, "%.*s", (int)n - 2, text + 2);
        must_be_sound(file, line);
        play_at(&raiatea_game, &isle, seat, act, &told.sink, file, line);
        text += n;
        text += strspn(text, "; ");
    }
    must_be_sound(file, line);
}

static inline const char *usual_of(int seat)
{
    static char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, seat, &list);
    assert_true(list.n > 0);
    vk_action_write(&raiatea_game, list.act[list.usual], &out);
    return text;
}

/* ---- tiles ------------------------------------------------------------------------------------- */

static inline int tile_of(const char *code)
{
    return word_of(raia_tile_words, N_MISSIONS, code);
}

/* No tile lies on any statue; those of statues that are not shown yet stay in their pools. */
static inline void clear_tiles(void)
{
    for (int t = 0; t < N_MISSIONS; t++)
        if (isle.tile_at[t] == TILE_STATUE)
            isle.tile_at[t] = TILE_GONE;
    memset(isle.tile, VK_NONE, sizeof isle.tile);
}

/* On a space of its statue, row and column from 1. */
static inline void lay_tile(const char *code, int row, int column)
{
    int tile = tile_of(code);
    uint8_t *space = &isle.tile[raia_missions[tile].points - 1][row * (row - 1) / 2 + column - 1];
    assert_int_equal(*space, VK_NONE);
    *space = (uint8_t)tile;
    isle.tile_at[tile] = TILE_STATUE;
}

/* Statues up to this one are open; the tiles of their pools are out of the game. */
static inline void open_statues(int n)
{
    isle.open_statues = isle.shown_statues = (uint8_t)n;
    for (int t = 0; t < N_MISSIONS; t++)
        if (isle.tile_at[t] == TILE_POOL && raia_missions[t].points <= n)
            isle.tile_at[t] = TILE_GONE;
}

/* ---- players ------------------------------------------------------------------------------------ */

static inline void set_stock(int seat, int pearls, int mana)
{
    isle.player[seat].pearls = (uint16_t)pearls;
    isle.player[seat].mana = (uint16_t)mana;
}

/* A permanent ritual lies before the player. */
static inline void set_lasting(int seat, const char *id)
{
    int ritual = ritual_of(id), deck = raia_deck_of(ritual);
    assert_true(cards_of(isle.deck[deck], ritual) > 0);
    cards_take(&isle.deck[deck], ritual);
    isle.n_deck[deck]--;
    cards_add(&isle.player[seat].lasting, ritual);
}

/* ---- given ---------------------------------------------------------------------------------------- */

/* Nobody has anything, no tile lies anywhere. */
static inline void given_bare(int seats, const char *options)
{
    given(seats, options);
    clear_tiles();
    for (int seat = 0; seat < seats; seat++)
        set_stock(seat, 0, 0);
}

/* The round track is at ceremony n, which begins now. */
static inline void hold_ceremony(int n)
{
    static const uint8_t spaces[] = { 2, 5, 9 };
    while (isle.h.depth > 1)
        vk_pop(&isle.h);
    isle.space = spaces[n - 1];
    isle.h.round = isle.space;
    isle.kahuna = isle.location = VK_NONE;
    open_statues(n);
    must_be_sound(__FILE__, __LINE__);
    event_log_open(&told);
    vk_push(&isle.h, P_ceremony, VK_NONE);
    while (!isle.h.over && raiatea_game.points[vk_top(&isle.h)->point].kind == VK_STEP)
        raiatea_game.points[vk_top(&isle.h)->point].run(&isle, vk_top(&isle.h), &told.sink);
    must_be_sound(__FILE__, __LINE__);
}

/* Everybody declines until this point is due. */
static inline void decline_until(int who, const char *point)
{
    for (int i = 0; i < 200 && !is_at(who, point); i++) {
        struct vk_due due = vk_due(&raiatea_game, &isle);
        assert_false(due.over);
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        if (seat != VK_CHANCE && offers(seat, "pass"))
            play(&raiatea_game, &isle, seat, "pass");
        else
            step_on();
    }
    must_be_at(who, point);
}

/* Act 6 of ceremony n: seat 0 has the first turn. The tiles must be there already. */
static inline void hold_act_6(int n)
{
    hold_ceremony(n);
    decline_until(0, "too_turn");
}

/* ---- then ------------------------------------------------------------------------------------------- */

static inline void must_be_in_order(const char *wanted)
{
    char order[8] = "";
    for (int i = 0; i < isle.n_order; i++)
        order[i] = isle.order[i] == RAIA_SPIRIT ? 'S' : (char)('0' + isle.order[i]);
    assert_string_equal(order, wanted);
}

/* The row of act 5 from the left, "hina 1:roo": owner and ritual. */
static inline void must_lie_in_row(const char *wanted)
{
    char row[1024] = "";
    for (int i = 0; i < isle.n_row; i++) {
        size_t n = strlen(row);
        if (isle.row[i].owner == VK_NONE)
            snprintf(row + n, sizeof row - n, "%s%s", i ? " " : "",
                     raia_ritual_words[isle.row[i].ritual]);
        else
            snprintf(row + n, sizeof row - n, "%s%d:%s", i ? " " : "", isle.row[i].owner,
                     raia_ritual_words[isle.row[i].ritual]);
    }
    assert_string_equal(row, wanted);
}

#endif
