/*
 * pen.h - a pen that draws the board of Raiatea, or, without a picture, walks over it to find
 * the place of one thing. So a thing is found where it was drawn, whatever the size.
 */
#ifndef VAKA_FACE_RAIATEA_PEN_H
#define VAKA_FACE_RAIATEA_PEN_H

#include "face.h"

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

struct pen {
    const struct raia_state *s;
    const struct vk_words *words;
    struct vk_picture *p; /* NULL: only look */
    int w, h;
    enum thing wanted;
    int number;
    struct vk_spot at;
    bool is_found;
};

/* Here is a thing. */
void pen_thing(struct pen *pen, enum thing thing, int number, int x, int y);
/* At most n columns; these return the column behind. */
int pen_text(struct pen *pen, int x, int y, const char *text, int n, int ink);
int pen_number(struct pen *pen, int x, int y, int number, int ink);
int pen_letter(struct pen *pen, int x, int y, int seat); /* the Spirit is * */
/* A frame with a title. */
void pen_box(struct pen *pen, int x, int y, int w, int h, const char *title);
/* A value for people, as arg_text writes it. */
int pen_value(struct pen *pen, int x, int y, unsigned kind, int value, int n, int ink);
int pen_ink(int seat);

/* A list that breaks into lines between two columns. */
struct flow {
    int left, right, x, y, last; /* last line */
};
/* Room for a word of this width: moves on to the next line if needed; false: nothing is left. */
bool flow_room(struct flow *f, int width);

/* boards.c: the parts of the board, each into its own rectangle. */
void block_track(struct pen *pen, int x, int y);
void block_location(struct pen *pen, int l, int x, int y, int w, bool is_tall);
void block_stalls(struct pen *pen, int x, int y, int cell);
void block_tattoos(struct pen *pen, int x, int y, int cell);
void block_priests(struct pen *pen, int x, int y, int cell);
void block_order(struct pen *pen, int x, int y, int w);
void block_row(struct pen *pen, int x, int y, int w, int h);
/* Is there room for signs only in a statue of this width (inside its frame)? */
bool statue_has_signs(const struct pen *pen, int w);
void block_statue(struct pen *pen, int statue, int x, int y, int w, bool has_box);
void block_forest(struct pen *pen, int x, int y, int w, int h);
void block_helpers(struct pen *pen, int x, int y, int w, int h);
void block_masks(struct pen *pen, int x, int y, int w, int h);
void block_decks(struct pen *pen, int x, int y, int w);

#endif
