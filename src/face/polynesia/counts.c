/* counts.c - so many of something, in words: what a player has, and what a card still gives. */
#include "face.h"

const char *const poly_count_ids[POLY_COUNTS] = {
    [COUNT_FISH] = "fish",   [COUNT_SHELL] = "shell",
    [COUNT_MASK] = "mask",   [COUNT_TURTLE] = "turtle",
    [COUNT_BOAT] = "boat",   [COUNT_HOME] = "at_home",
    [COUNT_SAVED] = "saved", [COUNT_SINKING] = "sinking",
    [COUNT_POINT] = "point", [COUNT_TURTLES_LEFT] = "turtles_left",
    [COUNT_STEPS] = "steps",
};
const char *const poly_counts[POLY_COUNTS] = {
    [COUNT_FISH] = "{0} fish",
    [COUNT_SHELL] = "{0} {0|shell|shells}",
    [COUNT_MASK] = "{0} {0|mask|masks}",
    [COUNT_TURTLE] = "{0} {0|turtle|turtles}",
    [COUNT_BOAT] = "{0} {0|boat|boats}",
    [COUNT_HOME] = "{0} at home",
    [COUNT_SAVED] = "{0} saved",
    [COUNT_SINKING] = "{0} on {0|a sinking island|sinking islands}",
    [COUNT_TURTLES_LEFT] = "{0} {0|turtle|turtles} left",
    [COUNT_POINT] = "{0} {0|point|points}",
    [COUNT_STEPS] = "{0} of {1} steps left",
};

/* On a tag or a button: nothing is to be paid; who goes there does not stay. */
const char *const poly_tag_ids[POLY_TAGS] = { "no_price", "sinks" };
const char *const poly_tags[POLY_TAGS] = { VK_IN("price", "free"), "sinks" };

void poly_count_text(enum count count, int n, const struct vk_words *w, struct vk_out *out)
{
    face_fill(&polynesia_face, poly_counts[count],
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
}
