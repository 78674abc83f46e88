/*
 * frames.h - what the words of a frame hold (v of struct vk_frame), point by point: f->v[BATTLE_HEX].
 * Points that are not here use none.
 */
#ifndef VAKA_GAMES_CONQUEST_FRAMES_H
#define VAKA_GAMES_CONQUEST_FRAMES_H

/* What a STEP that asks finds in its own frame. */
enum step_words {
    STEP_USED = 2,       /* a card was used in the window that it opened */
    STEP_DIE,            /* of conq_push_roll */
    STEP_PICK = STEP_DIE /* solitaire: the hex that solo_tie drew, and 1 */
};

enum game_words { GAME_NEXT /* during the set-up: seat, draw or hex, by stage */ };
enum setup_ocean_words { SETUP_OCEAN_HEX };
enum turn_order_words {
    TURN_ORDER_FIRST, /* who sets the order: lowest on the track */
    TURN_ORDER_EVENT  /* who draws an event, or VK_NONE */
};

enum exploration_words { EXPLORATION_DONE /* players who have had their part */ };
enum forced_end_words {
    FORCED_END_IS_LOST, /* the Explorer would be */
    FORCED_END_IS_LIMIT /* a higher limit would count */
};
enum kumara_words { KUMARA_ROLLS };

/* transit_to, jump_to: what leaves which hex. */
enum move_words { MOVE_FROM, MOVE_KIND /* transit_to alone */ };
enum party_words { PARTY_FROM, PARTY_TO, PARTY_LAST_CLASS, PARTY_LAST_ANSWER };
enum party_cargo_words { PARTY_CARGO_CLASS /* of the canoe that joins */ };

enum battle_words { BATTLE_HEX };
enum battle_choose_loss_words { LOSS_PART /* enum battle_part */, LOSS_IS_REMOVED };
enum window_words {
    WINDOW_POINT,
    WINDOW_SEATS, /* three bits each */
    WINDOW_N,     /* how many */
    WINDOW_PASSED /* rp_declare: mask of those who have */
};
enum retreat_words { RETREAT_FROM, RETREAT_TO }; /* retreat_destination has the first */
enum retreat_load_words { RETREAT_LOAD_HEX };
enum ariki_place_words { ARIKI_LAID /* Warrior Bands */ };

/* Every question above it repeats both. */
enum event_words { EVENT_WHICH, EVENT_AIM /* hex or side */ };
enum typhoon_words { TYPHOON_HEX, TYPHOON_KIND /* of canoe */, TYPHOON_ROLLS /* left for it */ };

enum building_words { BUILDING_BUYERS /* mask */, BUILDING_NEXT /* in turn order */ };
enum victory_words { VICTORY_DONE /* players who have had their part */ };

enum solo_chit_words { SOLO_CHIT_LEFT /* still to be drawn */, SOLO_CHIT_NOW /* carried out */ };
enum solo_gain_words {
    SOLO_GAIN_WHAT, /* enum gain */
    SOLO_BANDS,     /* Warrior Bands still to come; solo_reveal has it too */
    SOLO_GAIN_LINK  /* the end of the link that is laid, and 1; 0 between two links */
};
enum solo_reveal_words { SOLO_REVEAL_FELLS /* a Village is still to be felled */ };
enum solo_find_words {
    SOLO_FIND_HEX,
    SOLO_FIND_ROLLS /* to be made */,
    SOLO_FIND_VILLAGES /* laid */
};
enum solo_attack_words { SOLO_ATTACK_FORCE /* whose target is looked for */ };

#endif
