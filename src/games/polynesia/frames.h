/*
 * frames.h - what the words of a frame hold (v of struct vk_frame), point by point: f->v[LAVA_STONES].
 * Points that are not here use none.
 */
#ifndef VAKA_GAMES_POLYNESIA_FRAMES_H
#define VAKA_GAMES_POLYNESIA_FRAMES_H

enum game_words { GAME_NEXT /* during the set-up: the next type of cards, then the next island */ };
enum draw_card_words { DRAW_CARD_TYPE };
enum place_token_words { PLACE_TOKEN_ISLAND, PLACE_TOKEN_BACK };
enum travel_words { TRAVEL_LEFT /* points */ };
enum travel_step_words {
    TRAVEL_STEP_LEFT /* points */,
    TRAVEL_STEP_ALL /* that Travel began with */
};
enum lava_words { LAVA_STONES /* still to draw */ };

#endif
