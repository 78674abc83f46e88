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

/* An enemy stands beside a stone of yours, but the place behind it is taken. */
int konane_closed(const void *state, int seat, struct vk_closed list[VK_CLOSED_MAX])
{
    const struct konane_state *s = state;
    int n = 0;
    if (vk_due(&konane_game, s).point != P_turn)
        return 0;
    for (int row = 0; row < s->side; row++)
        for (int column = 0; column < s->side; column++) {
            int from = place_of(column, row);
            for (int d = 0; d < N_DIRECTIONS && has_stone(s, seat, from); d++) {
                int to = konane_place_beyond(from, (enum direction)d, 1), over = (from + to) / 2;
                bool is_on = to >= 0 && row_of(to) < s->side && column_of(to) < s->side &&
                             (row_of(to) == row || column_of(to) == column);
                if (!is_on || !has_stone(s, !seat, over) || n == VK_CLOSED_MAX ||
                    (!has_stone(s, seat, to) && !has_stone(s, !seat, to)))
                    continue;
                list[n++] =
                    (struct vk_closed){ .act = vk_act(V_jump, (unsigned)from, (unsigned)to, 0),
                                        .why = "The place behind the stone is taken." };
            }
        }
    return n;
}
