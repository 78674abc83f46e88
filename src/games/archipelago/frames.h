/*
 * frames.h - what the words of a frame hold (v of struct vk_frame), point by point: f->v[TRADE_LEFT].
 * Points that are not here use none.
 */
#ifndef VAKA_GAMES_ARCHIPELAGO_FRAMES_H
#define VAKA_GAMES_ARCHIPELAGO_FRAMES_H

/* ---- set-up, turn zero ---- */
enum game_words { GAME_COUNT /* done in this stage: places drawn, slots filled, cards dealt */ };
enum turn_zero_words {
    TURN_ZERO_DONE, /* players */
    TURN_ZERO_TO_DEAL,
    TURN_ZERO_SUBJECT, /* the face chosen, then the region */
    TURN_ZERO_IS_GUEST
};
enum discovery_words { DISCOVERY_REGION, DISCOVERY_PUT /* resource on the market, or -1 */ };

/* ---- a turn ---- */
enum order_words { ORDER_TIED /* the seats that bid again */ };
enum choose_order_words { CHOOSE_ORDER_SET /* places that are set */ };
/* domestic_crisis, export_crisis */
enum crisis_words {
    CRISIS_RES,
    CRISIS_NUMBER, /* citizens that a cube makes stand; cubes demanded */
    CRISIS_PLACE,  /* in the order */
    CRISIS_GIVEN   /* cubes, of an export crisis */
};
enum crisis_help_words { HELP_PLACE /* in the order, of who is asked next */ };
enum crisis_stand_words {
    STAND_LEFT,  /* citizens who must still stand up */
    STAND_LOWEST /* number that can be picked */
};
enum evictions_words {
    EVICTIONS_PLACE, /* in the order */
    EVICTIONS_REGION,
    EVICTIONS_IS_MARKET /* is next, not the port */
};
enum evict_rebel_words { EVICT_REGION, EVICT_BUILDING, EVICT_UNIT /* the rebel */ };

/* ---- rounds ---- */
enum rounds_words { ROUNDS_PLACE /* in the order, whose round comes next */ };
enum service_unit_words { SERVICE_REGION, SERVICE_BUILDING };
enum harvest_words { HARVEST_RES, HARVEST_DEPLOYED /* units */ };
enum transaction_words {
    TRADE_BOARDS,
    TRADE_DISCOUNT,
    TRADE_BUY_ONLY,
    TRADE_LEFT /* transactions */
};
enum exploration_words { EXPLORATION_HEX /* taken */, EXPLORATION_REGION /* the new one */ };
enum reproduce_words {
    REPRODUCE_LOW, /* bits of the regions that were eligible when it began and were not passed over */
    REPRODUCE_HIGH,
    REPRODUCE_LEFT /* how many may grow */
};
enum recruit_words {
    RECRUIT_LEFT, /* how many more he may hire */
    RECRUIT_IS_PAID,
    RECRUIT_REB, /* what the end adds to REB */
    RECRUIT_HIRED
};
enum migrate_pick_words { MIGRATE_HOW /* enum arch_migration */, MIGRATE_MOVES /* made */ };
enum migrate_to_words { MIGRATE_UNIT };
enum build_site_words { SITE_WHAT, SITE_PRICE /* in florins alone (the shipwright's), or 0 */ };
enum terms_price_words { TERMS_REGION };
enum wishes_words { WISHES_BEHIND /* the active player, in the order: who is asked next */ };

/* ---- cards, wonders, evolution ---- */
/* search, reveal_buy */
enum search_words { SEARCH_BY /* the card that searches */, SEARCH_SHOWN /* cards turned up */ };
enum card_draw_words { CARD_DRAW_SLOT /* of the track, or VK_NONE */ };
enum heal_words { HEAL_LEFT /* how many may stand up */, HEAL_LOWEST /* unit */, HEAL_END };
enum pirate_ransom_words { RANSOM_PIRATE };
enum theft_words { THEFT_VICTIM };
enum wonder_citizen_words { WONDER_CARD };
enum lighthouse_words {
    LIGHTHOUSE_UNIT,  /* the citizen who will settle */
    LIGHTHOUSE_PLACE, /* in the order */
    LIGHTHOUSE_FROM   /* regions below it have their answer; 0 if this player has not been asked */
};
enum lighthouse_ship_words { LAUNCH_FROM /* the lowest region */ };
enum evolution_words { EVOLUTION_PLACE /* in the order */ };
enum evolve_words { EVOLVE_LOWEST /* slot of the second step */ };

#endif
