/* bot_event.c - weights of Random Events, cards outside Battles, turn order, the Victory Step. */
#include "games/conquest/bot.h"

/* What a group means to its owner. */
static float group_worth(const struct conq_state *s, int hex)
{
    return 1.0f + 1.5f * (float)s->villages[hex];
}

/* Aim harm at the strongest rival, favours at oneself. */
static float aim_weight(const struct conq_state *s, int seat, int hex, bool is_harm)
{
    int owner = conq_owner(s, hex);
    if (owner == VK_NONE)
        return is_harm ? 0.5f : 0.3f;
    if (owner == seat)
        return is_harm ? 0.01f : group_worth(s, hex);
    float lead = owner == conq_leader_but(s, seat) ? 2.0f : 1.0f;
    return is_harm ? lead * group_worth(s, hex) : 0.01f;
}

static bool is_harmful(int event)
{
    switch (event) {
    case RE_WEEDS:
    case RE_EROSION:
    case RE_DROUGHT:
    case RE_TYPHOON:
    case RE_TSUNAMI:
    case RE_PELE:
    case RE_TANIWHA:
    case RE_BLIGHT:
    case RE_SICKNESS:
    case RE_FEUD:
    case RE_SPIES: return true;
    default: return false;
    }
}

/* A hex that is no group: the sea of a storm, an atoll. */
static float sea_weight(const struct conq_state *s, int seat, int hex, bool is_harm)
{
    float x = 0.3f;
    for (int side = 0; side < s->sides; side++) {
        int n = conq_total(s, side, hex) + 2 * hs_has(s->chain[side], hex);
        x += side == seat ? (is_harm ? -0.3f : 1.0f) * (float)n
                          : (is_harm ? 1.0f : -0.3f) * (float)n;
    }
    return x > 0.01f ? x : 0.01f;
}

/* The event that is being carried out, from the frame of its program. */
static int event_of(const struct conq_state *s)
{
    for (int i = s->h.depth - 1; i >= 0; i--)
        if (s->h.frame[i].point == P_event)
            return s->h.frame[i].v[EVENT_WHICH];
    return VK_NONE;
}

/* Is the event above aimed at this seat? */
static bool hurts_me(const struct conq_state *s, int seat)
{
    for (int i = s->h.depth - 1; i >= 0; i--)
        if (s->h.frame[i].point == P_event) {
            int hex = s->h.frame[i].v[EVENT_AIM];
            if (!is_harmful(s->h.frame[i].v[EVENT_WHICH]) || hex < 0 || hex >= CONQ_HEXES)
                return false;
            return conq_owner(s, hex) == seat || conq_total(s, seat, hex) > 1;
        }
    return false;
}

static float event_weight(const struct conq_state *s, int seat, int point, vk_action a)
{
    int event = event_of(s), arg = (int)vk_arg(a, 0);
    switch (point) {
    case P_event_hex: {
        bool is_harm = is_harmful(event);
        if (conq_is_group(s, arg))
            return aim_weight(s, seat, arg, is_harm);
        return sea_weight(s, seat, arg, is_harm);
    }
    case P_event_seat: return arg == conq_leader_but(s, seat) ? 3.0f : 1.0f;
    case P_event_place:
    case P_ariki_place: return vk_verb_of(a) == V_none ? 0.05f : group_worth(s, arg);
    case P_deforest_hex: return aim_weight(s, seat, arg, true);
    case P_event_loss:
        return vk_verb_of(a) == V_village ? 1.0f : vk_verb_of(a) == V_tc ? 3.0f : 2.0f;
    case P_event_mark: return vk_verb_of(a) == V_mark ? 2.0f : 1.0f;
    case P_rp_event: return vk_verb_of(a) == V_pass ? 1.0f : hurts_me(s, seat) ? 6.0f : 0.05f;
    case P_rp_draw: return vk_verb_of(a) == V_pass ? 1.0f : 1.5f;
    case P_choose_new_home: return group_worth(s, arg);
    case P_choose_order_or_event: return vk_verb_of(a) == V_order ? 1.0f : 1.2f;
    default: return 1.0f;
    }
}

/* First while there is land to race for, last when the end is near and blows will fall. */
static float order_weight(const struct conq_state *s, int seat, vk_action a)
{
    bool is_late = s->track[conq_leader_but(s, seat)] >= 2 * s->game_end - 10;
    int first = (int)vk_arg(a, 0), step = vk_arg(a, 1) == CLOCKWISE ? 1 : s->h.seats - 1;
    int place = 0;
    for (int at = first; at != seat; at = (at + step) % s->h.seats)
        place++;
    return is_late ? 1.0f + (float)place : (float)(1 + s->h.seats - place);
}

/* Declaring, showing, and the blow that stops a declaration. */
static float victory_weight(int point, vk_action a)
{
    switch (vk_verb_of(a)) {
    case V_declare: return 100.0f;
    case V_pass: return 1.0f;
    case V_use_card: return point == P_rp_declare ? 50.0f : 2.0f; /* Deforestation */
    case V_show_card: return point == P_rp_declare ? 2.0f : 0.05f;
    default: return 0.02f;
    }
}

void conq_weigh_event(const struct conq_state *s, int seat, const struct vk_actions *list, float *w)
{
    int point = vk_top_of(&s->h)->point;
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        if (point == P_choose_turn_order)
            w[i] = order_weight(s, seat, a);
        else if (point == P_victory_action || point == P_rp_declare)
            w[i] = victory_weight(point, a);
        else
            w[i] = event_weight(s, seat, point, a);
    }
}
