/* why.c - reasons for a move of Konane: jumps are counted, yours and the rival's; and why a jump is not possible. */
#include "face.h"

static void say(const char *msgid, int who, int a, int b, const struct vk_words *w,
                struct vk_out *out)
{
    if (out->len)
        vk_put_char(out, ' ');
    face_fill(&konane_face, msgid,
              &(struct face_blanks){ .who = who, .n = 2, .value = { (int16_t)a, (int16_t)b } }, w,
              out);
}

/* The fewest jumps that the seat has left after any answer of its rival. */
static int least_left(const struct konane_state *s, int seat)
{
    struct vk_actions list;
    int least = konane_mobility(s, seat);
    vk_legal(&konane_game, s, !seat, &list);
    for (int i = 0; i < list.n; i++) {
        struct konane_state after = *s;
        if (vk_verb_of(list.act[i]) != V_jump)
            continue;
        konane_jump(&after, !seat, (int)vk_arg(list.act[i], 0), (int)vk_arg(list.act[i], 1));
        int left = konane_mobility(&after, seat);
        least = left < least ? left : least;
    }
    return least;
}

void konane_why(const void *before, const void *after, int seat, vk_action a,
                const struct vk_words *w, struct vk_out *out)
{
    const struct konane_state *was = before, *is = after;
    if (vk_verb_of(a) != V_jump || is->h.over)
        return;
    int had = konane_mobility(was, !seat), has = konane_mobility(is, !seat);
    if (has < had)
        say("It takes {0} {0|jump|jumps} from {who}.", !seat, had - has, 0, w, out);
    else if (has > had)
        say("It gives {who} {0} {0|jump|jumps} more.", !seat, has - had, 0, w, out);
    int left = least_left(is, seat);
    if (left == 0)
        say("Careful: {who} has an answer that leaves you no jump.", !seat, 0, 0, w, out);
    else
        say("Whatever the answer, you have at least {0} {0|jump|jumps} next.", seat, left, 0, w,
            out);
}

/* ---- What is not possible ---------------------------------------------------------------------- */

struct closing {
    const struct konane_state *s;
    int seat, n;
    struct vk_closed *list;
};

static void shut(struct closing *c, vk_action a, const char *why)
{
    if (c->n < VK_CLOSED_MAX)
        c->list[c->n++] = (struct vk_closed){ .act = a, .why = why };
}

/* Where a stone would land that jumps once this way; VK_NONE: off the board. */
static int landing(const struct konane_state *s, int from, enum direction d)
{
    int to = konane_place_beyond(from, d, 1);
    bool is_on = to >= 0 && row_of(to) < s->side && column_of(to) < s->side &&
                 (row_of(to) == row_of(from) || column_of(to) == column_of(from));
    return is_on ? to : VK_NONE;
}

/* A rival stands beside the stone, but the place behind it is taken; or there is no rival beside it at all. */
static void close_jumps(struct closing *c, int from)
{
    int way = VK_NONE, n_rivals = 0;
    for (int d = 0; d < N_DIRECTIONS; d++) {
        int to = landing(c->s, from, (enum direction)d);
        if (to == VK_NONE)
            continue;
        way = to;
        if (!has_stone(c->s, !c->seat, (from + to) / 2))
            continue;
        n_rivals++;
        if (has_stone(c->s, BLACK, to) || has_stone(c->s, WHITE, to))
            shut(c, vk_act(V_jump, (unsigned)from, (unsigned)to, 0),
                 "The place behind the stone is taken.");
    }
    if (!n_rivals)
        shut(c, vk_act(V_jump, (unsigned)from, (unsigned)way, 0),
             "There is no stone of your rival to jump over.");
}

int konane_closed(const void *state, int seat, struct vk_closed list[VK_CLOSED_MAX])
{
    static const char *const removals[N_POINTS] = {
        [P_opening] = "The first stone comes from the middle or a corner of the board.",
        [P_reply] = "The second stone is one beside the gap.",
    };
    struct closing c = { state, seat, 0, list };
    struct vk_actions legal;
    int point = vk_due(&konane_game, state).point;
    vk_legal(&konane_game, state, seat, &legal);
    for (int place = 0; place < N_PLACES; place++) {
        vk_action remove = vk_act(V_remove, (unsigned)place, 0, 0);
        if (!has_stone(c.s, seat, place))
            continue;
        if (point == P_turn)
            close_jumps(&c, place);
        else if (vk_find(&legal, remove) < 0)
            shut(&c, remove, removals[point]);
    }
    return c.n;
}

/* ---- Places that are no choice ------------------------------------------------------------------- */

static void refuse(struct vk_json *j, const char *why, const struct vk_words *w)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "why", vk_tr(w, why));
}

/* The rival's stones; while a stone is lifted, all other places; else those without a stone. What keeps a stone of
 * one's own is told by konane_closed. */
void konane_refusals(const void *state, int seat, const struct vk_words *w, struct vk_json *j)
{
    const struct konane_state *s = state;
    bool is_turn = vk_due(&konane_game, s).point == P_turn;
    vk_json_array(j, "refusals");
    refuse(j, "That stone is your rival's.", w);
    vk_json_array(j, "places");
    for (int place = 0; place < N_PLACES; place++)
        if (has_stone(s, !seat, place))
            konane_write_place(j, NULL, place);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
    if (is_turn) {
        refuse(j, "The stone cannot land there.", w);
        vk_json_bool(j, "lifted", true);
        vk_json_end(j, '}');
    }
    refuse(j,
           is_turn ? "Choose one of your stones first, then where it lands."
                   : "There is no stone to remove there.",
           w);
    vk_json_end(j, '}');
    vk_json_end(j, ']');
}
