/* policy.c - what bots are told of Reef. `weigh` uses only what the seat itself may know. */
#include "reef.h"
#include "state.h"

static float weight_of(const struct reef_state *s, int seat, vk_action a, bool is_alone)
{
    unsigned arg = vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_lay: /* rare shells are worth more, and are seldom met */
        return 0.2f + (float)reef_worth[arg] * (1.0f - (float)reef_copies[arg] / 24.0f);
    case V_done: return is_alone ? 1.0f : 0.3f;
    case V_gather: return 0.5f + 0.5f * (float)reef_worth[s->place[arg]];
    case V_scout: return s->h.round < s->rounds ? 0.8f : 0.1f;
    case V_raid: return s->h.round < s->rounds ? 0.2f * (float)s->held[arg] : 0.1f;
    case V_rest: return 1.0f + (s->h.round == s->rounds) + 0.2f * (s->held[seat] >= DEAL);
    case V_guard: return 3.0f;
    default: return 1.0f;
    }
}

void reef_weigh(const void *state, int seat, const struct vk_actions *list, float *w)
{
    for (int i = 0; i < list->n; i++)
        w[i] = weight_of(state, seat, list->act[i], list->n == 1);
}

/* At the end the winners share; before, the share grows with the cube of what one has. */
void reef_estimate(const void *state, float value[VK_SEATS_MAX])
{
    const struct reef_state *s = state;
    struct vk_score score;
    float sum = 0;
    reef_game.score(state, &score);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++) {
        float strength = 1.0f + (float)score.total[seat];
        for (int k = 0; k < N_SHELLS && s->h.round < s->rounds; k++)
            strength += 0.3f * (float)(s->hand[seat][k] * reef_worth[k]);
        if (s->h.over)
            strength = score.winners >> seat & 1 ? 1.0f : 0.0f;
        value[seat] = seat < s->h.seats ? strength * strength * strength : 0.0f;
        sum += value[seat];
    }
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        value[seat] /= sum;
}
