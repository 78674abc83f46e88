/*
 * bot_battle.c - weights in Battle and after it: losses, cards, Villages to save, where to retreat;
 * and the reactions to a declaration of victory.
 */
#include "games/conquest/battle.h"
#include "games/conquest/bot.h"

static int row_sum(const uint8_t row[N_ROWS])
{
    return row[ROW_WC] + row[ROW_WB] + row[ROW_LW] + row[ROW_LEADER];
}

static enum battle_part part_of(const struct conq_state *s, int seat)
{
    return s->battle.attacker == seat ? ATTACKING : DEFENDING;
}

static bool is_hit(int die, enum battle_part part)
{
    return conq_part_hit(die) == part;
}

static float loss_weight(const struct conq_state *s, int seat, int kind)
{
    bool is_removed = conq_die_removes(s->battle.die);
    if (s->battle.chooser == seat) /* Mana: the enemy's best */
        return kind == WC ? 4.0f : kind == WB ? 3.0f : kind == LEADER ? 2.0f : 1.0f;
    switch (kind) {
    case LW: return 20.0f;
    case LEADER: return 10.0f;
    case WB: return is_removed ? 4.0f : 2.0f;
    default: return is_removed ? 1.0f : 3.0f; /* panic: keep what can pay for Villages cheaply */
    }
}

static float roll_card_weight(const struct conq_state *s, int seat, int card)
{
    enum battle_part part = part_of(s, seat);
    bool hurts = is_hit(s->battle.die, part);
    switch (card) {
    case C_HAKA:
        return !hurts ? 0.2f : is_hit(conq_shifted(s->battle.die, part), part) ? 0.8f : 8.0f;
    case C_WAR_CLUBS: return hurts ? 4.0f : 0.05f;
    case C_TATTOO: return 6.0f;
    case C_MANA: return 1.5f;
    default: return 0.5f;
    }
}

static float start_weight(const struct conq_state *s, int seat, vk_action a)
{
    enum battle_part part = part_of(s, seat);
    int own = row_sum(s->battle.front[part]), other = row_sum(s->battle.front[!part]);
    float lose = part == 0 ? 1.0f - conq_bot_odds(own, other) : conq_bot_odds(other, own);
    if (vk_verb_of(a) == V_use_card) /* Arioi */
        return lose > 0.45f ? 6.0f * lose : 0.1f;
    return lose > 0.3f && lose < 0.8f ? 2.0f : 0.2f; /* War Leader */
}

static float save_weight(const struct conq_state *s, int seat, vk_action a)
{
    int canoes = (int)vk_arg(a, 0), bands = (int)vk_arg(a, 1), k = canoes + bands;
    struct hexset home = { { 0, 0 } };
    if (s->home[seat] != VK_NONE)
        home = conq_component(s, seat, s->home[seat]);
    bool can_join = hs_any(hs_and(conq_near[s->battle.hex], home));
    float worth = 2.2f * (float)k + (k ? can_join ? 1.5f : 0.7f : 0.0f);
    float price = 1.6f * (float)canoes + 0.9f * (float)bands;
    float x = worth - price;
    return x <= 0 ? 0.2f : 0.2f + x * x;
}

void conq_weigh_battle(const struct conq_state *s, int seat, const struct vk_actions *list,
                       float *w)
{
    const struct vk_frame *f = vk_top_of(&s->h);
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        bool is_card = vk_verb_of(a) == V_use_card;
        switch (f->point) {
        case P_choose_battle: w[i] = 0.2f + conq_prize(s, seat, (int)vk_arg(a, 0)); break;
        case P_battle_choose_loss: w[i] = loss_weight(s, seat, (int)vk_arg(a, 0)); break;
        case P_rp_battle_start:
            w[i] = vk_verb_of(a) == V_pass ? 1.0f : start_weight(s, seat, a);
            break;
        case P_rp_battle_roll:
            if (vk_verb_of(a) == V_pass)
                w[i] = 1.0f;
            else if (is_card)
                w[i] = roll_card_weight(s, seat, (int)vk_arg(a, 0));
            else
                w[i] = is_hit(s->battle.die, part_of(s, seat)) ? 3.0f : 0.05f; /* Omens */
            break;
        case P_save_villages: w[i] = save_weight(s, seat, a); break;
        case P_retreat_destination: w[i] = 1.0f; break;
        case P_retreat_load: w[i] = 1.0f + (float)vk_arg(a, 0); break;
        case P_regroup_chain: w[i] = vk_verb_of(a) == V_up ? 2.0f : 1.0f; break;
        default: w[i] = 1.0f; break;
        }
    }
}
