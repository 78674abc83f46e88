/* view.c - the position as JSON, and what an action does, for the page and for programs. */
#include "face.h"

void konane_write_place(struct vk_json *j, const char *key, int place)
{
    char buf[4];
    struct vk_out text = vk_out_to(buf, sizeof buf);
    if (place == VK_NONE) {
        vk_json_null(j, key);
        return;
    }
    vk_arg_write(&konane_game, A_PLACE, place, &text);
    vk_json_text(j, key, buf);
}

/* The places that a jump goes over; none for a removal. How many. */
static int write_over(struct vk_json *j, int from, int to)
{
    int n = 0, step = (row_of(from) == row_of(to) ? 1 : SIDE_MAX) * (from < to ? 1 : -1);
    vk_json_array(j, "over");
    for (int over = from + step; from != to && over != to + step; over += 2 * step, n++)
        konane_write_place(j, NULL, over);
    vk_json_end(j, ']');
    return n;
}

/* Rows from the first one up, a letter a place: b, w or a dot. */
static void rows(const struct konane_state *s, struct vk_json *j)
{
    vk_json_array(j, "rows");
    for (int row = 0; row < s->side; row++) {
        char text[SIDE_MAX + 1] = { 0 };
        for (int column = 0; column < s->side; column++) {
            int at = place_of(column, row);
            text[column] = has_stone(s, BLACK, at) ? 'b' : has_stone(s, WHITE, at) ? 'w' : '.';
        }
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
}

/* What a player is called who has no name: Black, White. */
static void colour_title(int seat, const struct vk_words *w, struct vk_json *j)
{
    char buf[64];
    struct vk_out text = vk_out_to(buf, sizeof buf);
    face_plain_name(vk_tr(w, konane_face.seat_colour[seat]), &text);
    vk_json_text(j, "colour_title", buf);
}

void konane_view(const void *state, VK_UNUSED int viewer, const struct vk_words *w,
                 struct vk_json *j)
{
    const struct konane_state *s = state;
    vk_json_int(j, "side", s->side);
    rows(s, j);
    vk_json_object(j, "last");
    konane_write_place(j, "from", s->last_from);
    konane_write_place(j, "to", s->last_to);
    write_over(j, s->last_from, s->last_to);
    vk_json_end(j, '}');
    vk_json_array(j, "players");
    for (int seat = 0; seat < N_SIDES; seat++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", seat);
        colour_title(seat, w, j);
        vk_json_int(j, "stones", konane_stones(s, seat));
        vk_json_int(j, "jumps", konane_mobility(s, seat));
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

void konane_place(vk_action a, struct vk_json *j)
{
    konane_write_place(j, "from", (int)vk_arg(a, 0));
    if (vk_verb_of(a) == V_jump)
        konane_write_place(j, "to", (int)vk_arg(a, 1));
}

/* What a button says once the stone is lifted. */
static void write_short(int to, int taken, const struct vk_words *w, struct vk_json *j)
{
    char buf[64];
    struct vk_out text = vk_out_to(buf, sizeof buf);
    face_fill(
        &konane_face, "To {0}, take {1}",
        &(struct face_blanks){
            .who = VK_NONE, .n = 2, .kind = { A_PLACE }, .value = { (int16_t)to, (int16_t)taken } },
        w, &text);
    vk_json_text(j, "short", buf);
}

void konane_terms(VK_UNUSED const void *state, VK_UNUSED int seat, vk_action a,
                  const struct vk_words *w, struct vk_json *j)
{
    int from = (int)vk_arg(a, 0), to = (int)vk_arg(a, 1);
    konane_place(a, j);
    if (vk_verb_of(a) == V_jump)
        write_short(to, write_over(j, from, to), w, j);
}
