/* fields_polynesia.c - what an observation of Polynesia shows. Islands and routes go by their own side of the map. */
#include "games/polynesia/state.h"
#include "lib/fields.h"

typedef struct poly_state S;

static const struct lib_field fields[] = {
    FIELD(side, side, ONE_OF, 2),
    FIELD(first, first, SEAT, 0),
    FIELD(step, step, ONE_OF, N_STEPS),
    FIELD(turn_index, turn_index, NUMBER, 0),
    BY_SEAT(boats, boats[0], SET, POLY_ROUTES),
    FIELD(marker, marker[0], BITS, POLY_ROUTES),
    BY_SEAT(occupied, occupied[0], SET, POLY_ISLANDS),
    BY_SEAT(goods, goods[0][0], NUMBER, 0),
    BY_SEAT(pieces, pieces[0][0], NUMBER, 0),
    BY_SEAT(home, home[0], NUMBER, 0),
    BY_SEAT(boats_left, boats_left[0], NUMBER, 0),
    BY_SEAT(masks, masks[0], NUMBER, 0),
    BY_SEAT(turtle_tokens, turtle_tokens[0], NUMBER, 0),
    BY_SEAT(island_turtles, island_turtles[0], NUMBER, 0),
    BY_SEAT(goods_tokens, goods_tokens[0][0], NUMBER, 0),
    FIELD(token, token[0], ONE_OF, N_FACES),
    FIELD(heap, heap[0][0], NUMBER, 0),
    FIELD(card, card[0], ONE_OF, N_CARDS),
    FIELD(bag, bag[0], NUMBER, 0),
    FIELD(lagoon, lagoon, BITS, POLY_ARCHIPELAGOS),
    FIELD(turtle_supply, turtle_supply, NUMBER, 0),
    FIELD(fixed_first, fixed_first, SEAT, 0),
    FIELD(spare, spare[0], LEFT, 0),
};

const struct lib_fields lib_fields_polynesia = { "polynesia", fields,
                                                 sizeof fields / sizeof *fields, 1 };
