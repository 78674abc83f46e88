/*
 * konane.c - Konane, the checkers of old Hawaii (docs/games/konane.md): its tables, made from the .def
 * files, and the one symbol that others use.
 */
#include "state.h"
#include "vaka/play.h"

extern const struct vk_game konane_game;

/* clang-format off */
static const char *const place_words[N_PLACES] = {
    "a1",  "b1",  "c1",  "d1",  "e1",  "f1",  "g1",  "h1",  "i1",  "j1",
    "a2",  "b2",  "c2",  "d2",  "e2",  "f2",  "g2",  "h2",  "i2",  "j2",
    "a3",  "b3",  "c3",  "d3",  "e3",  "f3",  "g3",  "h3",  "i3",  "j3",
    "a4",  "b4",  "c4",  "d4",  "e4",  "f4",  "g4",  "h4",  "i4",  "j4",
    "a5",  "b5",  "c5",  "d5",  "e5",  "f5",  "g5",  "h5",  "i5",  "j5",
    "a6",  "b6",  "c6",  "d6",  "e6",  "f6",  "g6",  "h6",  "i6",  "j6",
    "a7",  "b7",  "c7",  "d7",  "e7",  "f7",  "g7",  "h7",  "i7",  "j7",
    "a8",  "b8",  "c8",  "d8",  "e8",  "f8",  "g8",  "h8",  "i8",  "j8",
    "a9",  "b9",  "c9",  "d9",  "e9",  "f9",  "g9",  "h9",  "i9",  "j9",
    "a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10",
};
/* clang-format on */
static const char *const board_words[N_BOARDS] = { "6x6", "8x8", "10x10" };

#include "games/scaffold/tables.inc"

/* Whoever sees a little farther wins nearly always, so the steps are short. */
static const struct vk_ladder ladder = {
    .rung = { { "easy", 10, 0.98f }, { "normal", 31, 0.845f }, { "hard", 100, 0.0f } },
};

const struct vk_game konane_game = {
    .id = "konane",
    .title = "Konane",
    .first_game = "board=6x6",
    .first_help = "The smallest board: a game of a few minutes.",
    .minutes = 10,
    .weight = VK_EASY,
    .rules_version = 1,
    .state_size = sizeof(struct konane_state),
    .step_bound = N_PLACES, /* every move takes a stone off the board */
    .seats_min = N_SIDES,
    .seats_max = N_SIDES,
    .first_point = P_game,
    .score_unit = 1,
    .has_no_points = 1,
    GAME_TABLES,
    .setup = konane_setup,
    .score = konane_score,
    .conceal = vk_conceal_nothing, /* every stone lies in the open */
    .imagine = vk_imagine_nothing,
    .check = konane_check,
    .weigh = konane_weigh,
    .estimate = konane_estimate,
    .ladder = &ladder,
};
