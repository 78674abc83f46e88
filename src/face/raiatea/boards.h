/* boards.h - what the files that draw the board of Raiatea share: things on it, and its parts. */
#ifndef VAKA_FACE_RAIATEA_BOARDS_H
#define VAKA_FACE_RAIATEA_BOARDS_H

#include "face.h"
#include "face/pen.h"

/* Things that actions point at. */
enum thing {
    THING_NONE,
    THING_LOCATION,
    THING_STALL,  /* good * 8 + level */
    THING_GOOD,   /* in the market */
    THING_HELPER, /* in the market */
    THING_MASK,   /* in the market */
    THING_FACE,   /* in the forest display */
    THING_TILE,
    THING_TATTOO, /* of a seat, on the track */
    THING_PRIEST,
    THING_REWARD,
    THING_ROW, /* place in the row of act 5 */
    THING_ORDER,
    THING_BAG,
    THING_DECK
};

static inline const struct raia_state *raia_of(const struct pen *pen)
{
    return pen->state;
}

/* boards.c, statue.c: the parts of the board, each into its own rectangle. */
void raia_draw_track(struct pen *pen, int x, int y);
void raia_draw_location(struct pen *pen, int l, int x, int y, int w, bool is_tall);
void raia_draw_stalls(struct pen *pen, int x, int y, int cell);
void raia_draw_tattoos(struct pen *pen, int x, int y, int cell);
void raia_draw_priests(struct pen *pen, int x, int y, int cell);
void raia_draw_order(struct pen *pen, int x, int y, int w);
void raia_draw_row(struct pen *pen, int x, int y, int w, int h);
/* Is there room for signs only in a statue of this width (inside its frame)? */
bool raia_statue_has_signs(const struct pen *pen, int w);
void raia_draw_statue(struct pen *pen, int statue, int x, int y, int w, bool has_box);
void raia_draw_forest(struct pen *pen, int x, int y, int w, int h);
void raia_draw_helpers(struct pen *pen, int x, int y, int w, int h);
void raia_draw_masks(struct pen *pen, int x, int y, int w, int h);
void raia_draw_decks(struct pen *pen, int x, int y, int w);

#endif
