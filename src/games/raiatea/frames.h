/*
 * frames.h - what the words of a frame hold (v of struct vk_frame), point by point: f->v[SALE_GOOD].
 * Points that are not here use none.
 */
#ifndef VAKA_GAMES_RAIATEA_FRAMES_H
#define VAKA_GAMES_RAIATEA_FRAMES_H

/* Whoever pushes choose_good finds the good taken here, or VK_NONE where none was. */
enum asker_words { ASKER_GOOD = 3 };

enum game_words { GAME_COUNT /* done in this stage of the set-up: masks, statues, hands */ };
enum refill_words { REFILL_LEFT /* cards still to be turned up */ };
enum statue_words { STATUE_NUMBER, STATUE_SPACE /* the next one */ };
enum deal_words { DEAL_DECK, DEAL_LEFT /* cards still to be dealt */ };
enum draw_ritual_words { DRAW_RITUAL_DECK };

/* A location: forest, marae, oyster, path, neighbours, market. */
enum location_words {
    LOCATION_TURNS,   /* begun, in this pass or stage */
    NEIGHBOURS_ADDED, /* and the word behind it: who added which mask */
};
/* A turn at a location: the rest of its words belongs to the point that it asks. */
enum turn_words { TURN_POINT = 3 };
enum forest_turn_words { TURN_GATHERED /* a gatherer was used */ };
enum marae_turn_words { TURN_SACRIFICES, TURN_DRAWS };
enum market_turn_words { TURN_SALES, TURN_HIRES };

enum helper_roll_words {
    HELPER_ROLL_KIND,
    HELPER_ROLL_DIE,
    HELPER_ROLL_SERVED /* players */
};
enum choose_good_words { CHOOSE_GOOD_KINDS /* that may be taken, a bit each */ };
enum reactivate_words {
    REACTIVATE_LEFT,  /* helpers that may still be chosen */
    REACTIVATE_LOWEST /* kind: a set is picked in order */
};
enum sale_words { SALE_GOOD, SALE_LEVEL };

enum ceremony_words { CEREMONY_PURCHASES, CEREMONY_SERVED /* players */ };
enum rewards_words { REWARDS_SERVED /* places of the order */ };
enum raising_words {
    RAISING_TURNS, /* players that had theirs in this circuit */
    RAISING_TILES  /* there were when it began */
};

/* pc, the third word and ASKER_GOOD belong to the effect. */
enum perform_words {
    PERFORM_RITUAL,
    PERFORM_OWNER,
    PERFORM_DONE,                  /* rituals performed, players that had their choice */
    PERFORM_KIND = PERFORM_DONE,   /* of goods, chosen */
    PERFORM_VICTIM = PERFORM_DONE, /* or VK_NONE */
    PERFORM_COST = PERFORM_DONE    /* the highest that can be struck */
};
enum draw_rituals_words { DRAW_RITUALS_KEEP /* cards */, DRAW_RITUALS_DECK };
enum priest_track_words { PRIEST_TRACK_FREE /* priests that cost nothing */ };
enum auction_words { AUCTION_STATUE, AUCTION_ROW };
enum complete_words {
    COMPLETE_TILE,
    COMPLETE_LEFT, /* masks or rituals still to be paid */
    COMPLETE_LAST  /* mask paid, or VK_NONE */
};

#endif
