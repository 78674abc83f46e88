/*
 * isle_kit.h - one game `isle` for tests, moved by actions as text and looked at; goods, helpers, masks,
 * display and tiles edited so that nothing is lost or doubled. Rituals: ritual_kit.h.
 */
#ifndef VAKA_TESTS_GAMES_RAIATEA_ISLE_KIT_H
#define VAKA_TESTS_GAMES_RAIATEA_ISLE_KIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../../support/play_text.h"
#include "games/raiatea/rules.h"
#include <stdio.h>
#include <string.h>

extern const struct vk_game raiatea_game;
/* Each test program has its own. */
extern struct raia_state isle;
extern struct event_log told; /* by the last `does` or `luck` */

#define does(seat, text)       play_told((seat), (text), __FILE__, __LINE__)
#define luck(text)             play_told(VK_CHANCE, (text), __FILE__, __LINE__)
#define offers_only(seat, all) assert_legal(&raiatea_game, &isle, (seat), (all))
#define offers(seat, text)     is_legal(&raiatea_game, &isle, (seat), (text))
#define must_be_at(who, point) must_be_at_line((who), (point), __FILE__, __LINE__)

static inline void must_be_sound(const char *file, int line)
{
    const char *broken = raia_check(&isle);
    if (!broken)
        return;
    print_error("%s:%d: %s\n", file, line, broken);
    _fail(file, line);
}

static inline void play_told(int seat, const char *text, const char *file, int line)
{
    must_be_sound(file, line);
    event_log_open(&told);
    play_at(&raiatea_game, &isle, seat, text, &told.sink, file, line);
    must_be_sound(file, line);
}

static inline bool was_told(int viewer, const char *event)
{
    return strstr(event_log_text(&raiatea_game, &told, viewer), event) != NULL;
}

/* ---- where the game stands ------------------------------------------------------------------- */

static inline bool is_at(int who, const char *point)
{
    struct vk_due due = vk_due(&raiatea_game, &isle);
    if (due.over || strcmp(raiatea_game.points[due.point].name, point) != 0)
        return false;
    return who == VK_CHANCE ? due.kind == VK_RANDOM : (due.seats >> who & 1) != 0;
}

static inline void must_be_at_line(int who, const char *point, const char *file, int line)
{
    if (is_at(who, point))
        return;
    struct vk_due due = vk_due(&raiatea_game, &isle);
    print_error("%s:%d: %s of %d is not due, but %s of %#x\n", file, line, point, who,
                due.over ? "nothing" : raiatea_game.points[due.point].name, due.seats);
    _fail(file, line);
}

/* One step: the usual answer, the first outcome. */
static inline void step_on(void)
{
    struct vk_due due = vk_due(&raiatea_game, &isle);
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, seat, &list);
    vk_play(&raiatea_game, &isle, seat, list.act[list.usual], NULL);
}

static inline void go_on_until(int who, const char *point)
{
    for (int i = 0; i < 20000 && !isle.h.over; i++) {
        if (is_at(who, point))
            return;
        step_on();
    }
    fail_msg("%s of %d is never due", point, who);
}

/* ---- things ------------------------------------------------------------------------------------ */

static inline int word_of(const char *const *words, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    fail_msg("there is no %s", word);
    return -1;
}

/* The forest gives or takes what is added or lacks. */
static inline void set_goods(int seat, int uru, int taro, int mahi, int tiare)
{
    const int wanted[N_GOODS] = { uru, taro, mahi, tiare };
    for (int g = 0; g < N_GOODS; g++) {
        int left = isle.forest[g] + isle.player[seat].goods[g] - wanted[g];
        assert_true(left >= 0);
        isle.forest[g] = (uint8_t)left;
        isle.player[seat].goods[g] = (uint8_t)wanted[g];
    }
}

static inline void set_goods_market(int uru, int taro, int mahi, int tiare)
{
    const int wanted[N_GOODS] = { uru, taro, mahi, tiare };
    for (int g = 0; g < N_GOODS; g++) {
        int left = isle.forest[g] + isle.goods[g] - wanted[g];
        assert_true(left >= 0);
        isle.forest[g] = (uint8_t)left;
        isle.goods[g] = (uint8_t)wanted[g];
    }
}

/* Helpers come from the market: so many, of which so many are ready. */
static inline void set_helpers(int seat, int helper, int all, int ready)
{
    struct raia_player *p = &isle.player[seat];
    int left = isle.helpers[helper] + p->helpers[helper] - all;
    assert_true(left >= 0);
    isle.helpers[helper] = (uint8_t)left;
    p->helpers[helper] = (uint8_t)all;
    p->ready[helper] = (uint8_t)ready;
}

/* A card of a face that lies in the forest, or in the mask market, is somewhere else now. */
static inline void find_mask(int face)
{
    if (isle.masks[face]) {
        isle.masks[face]--;
        return;
    }
    for (int i = 0; i < N_FACES; i++) {
        bool is_it = face == MIRROR ? raia_faces[i].type == FACE_MIRROR
                                    : raia_faces[i].type == FACE_MASK && raia_faces[i].what == face;
        if (is_it && isle.forest[i]) {
            isle.forest[i]--;
            return;
        }
    }
    fail_msg("all masks %s are dealt", raia_mask_words[face]);
}

/* Everybody's masks go to the market first; then "mt_pearl mirror" to a player. */
static inline void clear_masks(void)
{
    for (int seat = 0; seat < isle.h.seats; seat++)
        for (int face = 0; face < N_MASK_FACES; face++) {
            struct raia_player *p = &isle.player[seat];
            isle.masks[face] = (uint8_t)(isle.masks[face] + p->masks[face]);
            p->masks[face] = 0;
        }
}

static inline void give_masks(int seat, const char *faces)
{
    char text[256];
    snprintf(text, sizeof text, "%s", faces);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        int face = word_of(raia_mask_words, N_MASK_FACES, word);
        find_mask(face);
        isle.player[seat].masks[face]++;
    }
}

/* No masks in the market: they are back in nobody's hands but seat `keeper`'s. */
static inline void empty_mask_market(int keeper)
{
    for (int face = 0; face < N_MASK_FACES; face++) {
        struct raia_player *p = &isle.player[keeper];
        p->masks[face] = (uint8_t)(p->masks[face] + isle.masks[face]);
        isle.masks[face] = 0;
    }
}

/* Exactly these cards in the forest display; the others are in the forest again. */
static inline void set_display(const char *faces)
{
    char text[256];
    for (int i = 0; i < N_FACES; i++) {
        isle.forest[i] = (uint8_t)(isle.forest[i] + isle.display[i]);
        isle.display[i] = 0;
    }
    snprintf(text, sizeof text, "%s", faces);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        int face = word_of(raia_face_words, N_FACES, word);
        assert_true(isle.forest[face] > 0);
        isle.forest[face]--;
        isle.display[face]++;
    }
}

/* Exactly these tiles lie on statue 1, two in each row from the second one on. */
static inline void set_tiles(const char *codes)
{
    static const uint8_t spaces[] = { 1, 2, 3, 4, 6, 7, 10, 11 };
    const uint8_t *space = spaces;
    char text[256];
    for (int i = 0; i < RAIA_SPACES; i++) {
        if (isle.tile[0][i] != VK_NONE)
            isle.tile_at[isle.tile[0][i]] = TILE_GONE;
        isle.tile[0][i] = VK_NONE;
    }
    snprintf(text, sizeof text, "%s", codes);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        int tile = word_of(raia_tile_words, N_MISSIONS, word);
        isle.tile[0][*space++] = (uint8_t)tile;
        isle.tile_at[tile] = TILE_STATUE;
    }
}

static inline int owner_of(const char *tile)
{
    return isle.tile_at[word_of(raia_tile_words, N_MISSIONS, tile)];
}

#endif
