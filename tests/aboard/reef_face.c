/*
 * reef_face.c - a face of Reef with gaps: it has the position as lists and no picture, and leaves all
 * sentences to the names in the tables.
 */
#include "reef/reef.h"
#include "reef/state.h"
#include "vaka/face.h"

extern const struct vk_face reef_face;

static void write_shells(struct vk_json *j, const char *key, const uint8_t *count)
{
    vk_json_object(j, key);
    for (unsigned k = 0; k < N_SHELLS; k++) {
        char name[32];
        struct vk_out out = vk_out_to(name, sizeof name);
        vk_arg_write(&reef_game, A_SHELL, (int)k, &out);
        if (count[k] && count[k] != VK_NONE)
            vk_json_int(j, name, count[k]);
    }
    vk_json_end(j, '}');
}

static void view(const void *state, int viewer, VK_UNUSED const struct vk_words *w,
                 struct vk_json *j)
{
    const struct reef_state *s = state;
    vk_json_int(j, "bag", reef_bag_size(s));
    vk_json_array(j, "players");
    for (int seat = 0; seat < s->h.seats; seat++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", seat);
        vk_json_int(j, "shells", s->held[seat]);
        vk_json_int(j, "pearls", s->pearls[seat]);
        if (seat == viewer || viewer == VK_REFEREE)
            write_shells(j, "hand", s->hand[seat]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_array(j, "places");
    for (int at = 0; at < PLACES; at++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "place", at + 1);
        if (s->place[at] != VK_NONE) {
            char name[32];
            struct vk_out out = vk_out_to(name, sizeof name);
            vk_arg_write(&reef_game, A_SHELL, s->place[at], &out);
            vk_json_text(j, "shell", name);
        }
        vk_json_bool(j, "scouted", s->scouts[at] != 0);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

const struct vk_face reef_face = { .game = &reef_game, .view = view };
