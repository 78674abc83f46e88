/* fields_konane.c - what an observation of Konane shows. */
#include "games/konane/state.h"
#include "lib/fields.h"

typedef struct konane_state S;

static const struct lib_field fields[] = {
    BY_SEAT(stones, stones[0][0], BITS, SIDE_MAX),
    FIELD(side, side, NUMBER, 0),
    FIELD(last_from, last_from, ONE_OF, N_PLACES),
    FIELD(last_to, last_to, ONE_OF, N_PLACES),
    FIELD(winner, winner, SEAT, 0),
};

const struct lib_fields lib_fields_konane = { "konane", fields, sizeof fields / sizeof *fields, 1 };
