/*
 * policy.c - what bots are told of Konane: which jumps look good, who is likely to win. Both count
 * mobility: who has more jumps left when the board thins out makes the last one.
 */
#include "state.h"
#include "vaka/exp.h"

#define WORTH_OF_OWN   0.3f /* of a jump of one's own against one of the enemy's, in weigh */
#define SHARPNESS      0.9f
#define WORTH_OF_LEAD  0.30f
#define WORTH_OF_TEMPO 0.5f

void konane_weigh(const void *state, int seat, const struct vk_actions *list, float *w)
{
    const struct konane_state *s = state;
    float best = -1000;
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        struct konane_state after = *s;
        if (vk_verb_of(a) == V_jump)
            konane_jump(&after, seat, (int)vk_arg(a, 0), (int)vk_arg(a, 1));
        int enemy = konane_mobility(&after, !seat);
        w[i] = WORTH_OF_OWN * (float)konane_mobility(&after, seat) - (float)enemy;
        if (!enemy)
            w[i] += 100; /* wins at once */
        if (w[i] > best)
            best = w[i];
    }
    for (int i = 0; i < list->n; i++)
        w[i] = vk_exp(SHARPNESS * (w[i] - best));
}

/* Log-odds of Black from the jumps of both and from who is to move. */
void konane_estimate(const void *state, float value[VK_SEATS_MAX])
{
    const struct konane_state *s = state;
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        value[seat] = 0.0f;
    if (s->winner != VK_NONE) {
        value[s->winner] = 1.0f;
        return;
    }
    int due = s->h.depth ? vk_top_of(&s->h)->seat : VK_NONE;
    float lead = (float)(konane_mobility(s, BLACK) - konane_mobility(s, WHITE));
    float odds = WORTH_OF_LEAD * lead + (due == BLACK ? WORTH_OF_TEMPO : -WORTH_OF_TEMPO);
    float behind = vk_exp(odds < 0 ? odds : -odds), share = behind / (1 + behind);
    value[BLACK] = odds < 0 ? share : 1 - share;
    value[WHITE] = 1 - value[BLACK];
}
