/* spoken.c - Konane in lines: the panels, the board for those who do not see it, and what a move does. */
#include "face.h"

const char *const konane_count_ids[] = { "stones", "jumps" };
const char *const konane_counts[] = { "{0} {0|stone|stones}", "{0} {0|jump|jumps}" };
#define NONE VK_IN("stones", "none")
const char *const konane_empty_ids[] = { "places", "none" };
const char *const konane_empty[] = { "Empty: {0}.", NONE };
const char *const konane_places_ids[] = { "0", "1" };
const char *const konane_places[] = { "Black has {0} {0|stone|stones}: {1}.",
                                      "White has {0} {0|stone|stones}: {1}." };

static void say(const char *msgid, int who, int a, int b, const struct vk_words *w,
                struct vk_out *out)
{
    face_fill(&konane_face, msgid,
              &(struct face_blanks){ .who = who, .n = 2, .value = { (int16_t)a, (int16_t)b } }, w,
              out);
}

static void say_place(const char *msgid, int place, const struct vk_words *w, struct vk_out *out)
{
    face_fill(&konane_face, msgid,
              &(struct face_blanks){
                  .who = VK_NONE, .n = 1, .kind = { A_PLACE }, .value = { (int16_t)place } },
              w, out);
}

void konane_player_text(const void *state, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct konane_state *s = state;
    vk_put_char(out, konane_face.seat_letter[seat]);
    say(seat == BLACK ? " {who} \xE2\x97\x8F" : " {who} \xE2\x97\x8B", seat, 0, 0, w, out);
    vk_put(out, "\n");
    vk_put_char(out, ' ');
    say(konane_counts[COUNT_STONES], seat, konane_stones(s, seat), 0, w, out);
    vk_put(out, ", ");
    say("{0} {0|jump|jumps} to choose from", seat, konane_mobility(s, seat), 0, w, out);
    vk_put(out, "\n");
}

void konane_part_text(const void *state, VK_UNUSED int part, int seat, const struct vk_words *w,
                      struct vk_out *out)
{
    if (seat != VK_NONE)
        say(konane_counts[COUNT_STONES], seat, konane_stones(state, seat), 0, w, out);
}

void konane_table_text(const void *state, const struct vk_words *w, struct vk_out *out)
{
    const struct konane_state *s = state;
    say("Black \xE2\x97\x8F jumps first, then White \xE2\x97\x8B.", VK_NONE, 0, 0, w, out);
    vk_put(out, "\n");
    say("Board {0} by {0}, turn {1}.", VK_NONE, s->side, s->h.round, w, out);
    if (s->last_to == VK_NONE)
        return;
    vk_put(out, "\n");
    if (s->last_from == s->last_to) {
        say_place("Last move: {0} removed.", s->last_to, w, out);
        return;
    }
    say_place("Last move: {0} to ", s->last_from, w, out);
    say_place("{0}.", s->last_to, w, out);
}

/* Which places have a stone of this seat; of VK_NONE: none. */
static bool is_of(const struct konane_state *s, int seat, int place)
{
    if (seat != VK_NONE)
        return has_stone(s, seat, place);
    return !has_stone(s, BLACK, place) && !has_stone(s, WHITE, place);
}

static void say_places(const struct konane_state *s, int seat, const struct vk_words *w,
                       struct vk_out *out)
{
    const char *between = "";
    for (int row = 0; row < s->side; row++)
        for (int column = 0; column < s->side; column++) {
            int place = place_of(column, row);
            if (!is_of(s, seat, place))
                continue;
            vk_put(out, between);
            vk_arg_text(&konane_face, A_PLACE, place, w, out);
            between = ", ";
        }
    if (!*between)
        vk_put(out, vk_tr(w, NONE));
}

enum { LIST = N_PLACES * sizeof "a10, " };

static void say_empty(const struct konane_state *s, const struct vk_words *w, struct vk_out *out)
{
    char text[LIST];
    struct vk_out list = vk_out_to(text, sizeof text);
    say_places(s, VK_NONE, w, &list);
    face_fill(&konane_face, konane_empty[0],
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .text = { text } }, w, out);
}

static void say_stones(const struct konane_state *s, int seat, const struct vk_words *w,
                       struct vk_out *out)
{
    char text[LIST];
    struct vk_out list = vk_out_to(text, sizeof text);
    struct face_blanks b = {
        .who = seat, .n = 2, .value = { (int16_t)konane_stones(s, seat) }, .text = { NULL, text }
    };
    say_places(s, seat, w, &list);
    face_fill(&konane_face, konane_places[seat], &b, w, out);
}

void konane_board_text(const void *state, const struct vk_words *w, struct vk_out *out)
{
    const struct konane_state *s = state;
    say("{0} columns from a, {0} rows from 1 at the bottom; a1 is a place for black.", VK_NONE,
        s->side, 0, w, out);
    vk_put(out, "\n");
    say_empty(s, w, out);
    for (int seat = 0; seat < N_SIDES; seat++) {
        vk_put(out, "\n");
        say_stones(s, seat, w, out);
    }
}

bool konane_ending(const void *state, const struct vk_words *w, struct vk_out *out)
{
    const struct konane_state *s = state;
    say(s->winner == BLACK ? "White had no jump left in turn {0}."
                           : "Black had no jump left in turn {0}.",
        VK_NONE, s->h.round, 0, w, out);
    return false;
}

void konane_explain(const void *state, int seat, vk_action a, const struct vk_words *w,
                    struct vk_out *out)
{
    struct konane_state after = *(const struct konane_state *)state;
    if (vk_verb_of(a) == V_remove) {
        say(vk_top_of(&after.h)->point == P_opening
                ? "{who} then removes a stone beside this gap."
                : "{who} then makes the first jump, into one of the two gaps.",
            !seat, 0, 0, w, out);
        return;
    }
    int n = konane_jump(&after, seat, (int)vk_arg(a, 0), (int)vk_arg(a, 1));
    int own = konane_mobility(&after, seat), enemy = konane_mobility(&after, !seat);
    say("Takes {0} {0|stone|stones}.", seat, n, 0, w, out);
    vk_put(out, " ");
    if (!enemy)
        say("{who} then has no jump left: you win.", !seat, 0, 0, w, out);
    else
        say("{who} then has {0} {0|jump|jumps} to choose from, you have {1}.", !seat, enemy, own, w,
            out);
}
