/*
 * ground.c - a hex of Conquest in words, without its name: what lies there for good, and whose it is. For the board in
 * words, and for the page, which gets what hangs on the position with each hex, the rest once.
 */
#include "face.h"

const char *const conq_ground_ids[N_GROUNDS] = { "unexplored", "ocean", "hidden", "atoll",
                                                 "group" };
const char *const conq_grounds[PLAIN_GROUNDS] = { "nobody has been here", "open ocean",
                                                  "an island that only its finders know" };

const char *const conq_held_ids[CONQ_HELD] = { "of",    "of_you",  "home_of", "your_home",
                                               "found", "malaria", "no_wc",   "no_one" };
const char *const conq_held[CONQ_HELD] = { "held by {0}",
                                           "yours",
                                           "Home of {0}",
                                           "your Home",
                                           "known to {0}",
                                           "Malaria strikes on a die of {0}",
                                           "no War Canoe among them",
                                           "nobody" };

enum conq_ground conq_ground_of(const struct conq_state *s, int hex)
{
    if (hs_has(s->unexplored, hex))
        return UNEXPLORED_GROUND;
    if (hs_has(s->face_down, hex))
        return HIDDEN_GROUND;
    if (hs_has(s->ocean, hex))
        return OCEAN_GROUND;
    return conq_is_group(s, hex) ? GROUP_GROUND : ATOLL_GROUND;
}

/* `2 green boxes, 1 brown box`: an island as it is printed. */
void conq_boxes_text(const struct conq_boxes *b, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks blanks = { .who = VK_NONE, .n = 2, .value = { b->green, b->brown } };
    if (b->green + b->brown == 0)
        vk_put(out, vk_tr(w, "an atoll: half a point in your chain"));
    else
        face_fill(&conquest_face, "{0} {0|green box|green boxes}{1?|, {1} brown {1|box|boxes}}",
                  &blanks, w, out);
}

static void put_group(const struct conq_state *s, int hex, const struct vk_words *w,
                      struct vk_out *out)
{
    int villages = s->villages[hex];
    struct face_blanks blanks = {
        .who = VK_NONE,
        .n = 5,
        .value = { (int16_t)villages, (int16_t)(conq_usable(s, hex) - villages),
                   (int16_t)conq_brown(s, hex), (int16_t)conq_local_warriors(s, hex),
                   hs_has(s->independent, hex) }
    };
    face_fill(&conquest_face,
              "{0} {0|Village|Villages}, {1} free {1|box|boxes}"
              "{2?|, {2} brown {2|box that needs|boxes that need} Agriculture}"
              "{3?|, {4?|independent, }{3} Local {3|Warrior|Warriors}}",
              &blanks, w, out);
}

bool conq_ground_text(const struct conq_state *s, int hex, const struct vk_words *w,
                      struct vk_out *out)
{
    char known[100];
    struct vk_out inner = vk_out_to(known, sizeof known);
    struct face_blanks blanks = { .who = VK_NONE, .n = 1, .text = { known } };
    switch (conq_ground_of(s, hex)) {
    case GROUP_GROUND: put_group(s, hex, w, out); return true;
    case HIDDEN_GROUND:
        if (s->tile[hex] >= N_TILES)
            return false;
        conq_boxes_text(&conq_tiles[s->tile[hex]].boxes, w, &inner);
        face_fill(&conquest_face, "face down; you know it: {0}", &blanks, w, out);
        return true;
    case ATOLL_GROUND:
        conq_arg_text(A_HALVES, conq_atoll_worth(s, hex), w, &inner);
        face_fill(&conquest_face, "an atoll: {0} in a chain", &blanks, w, out);
        return true;
    default: return false;
    }
}
